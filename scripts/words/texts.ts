/** Returns a text without code in backticks, targets of links and addresses. Its line breaks stay. */
export function withoutCode(text: string): string {
  return text
    .replace(/``[^]*?``|`[^`]*`/g, onlyBreaks)
    .replace(/\]\([^)]*\)/g, onlyBreaks)
    .replace(/\bhttps?:\/\/\S+/g, ' ')
}

/** Returns the text of a comment without its marks. Its line breaks stay. */
export function textOfComment(comment: string): string {
  return withoutCode(
    comment
      .replace(/^\/\*+|\*+\/$/g, '')
      .split('\n')
      .map((line) => line.replace(/^\s*(\*(?!\/)|\/\/|--)?\s?/, ''))
      .join('\n'),
  )
}

function onlyBreaks(code: string): string {
  return `…${code.replace(/[^\n]/g, '')}`
}
