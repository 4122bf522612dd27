/**
 * Returns the text of `format=flowed` (RFC 3676) with its paragraphs joined: a line that ends with a space goes on in
 * the next one. `delSp` removes that space, as in languages that write without spaces.
 */
export function unflowed(text: string, delSp: boolean): string {
  const lines: string[] = []
  let isOpen = false
  let openDepth = 0
  for (const line of text.split(/\r?\n/)) {
    const quotes = /^>*/.exec(line)?.[0].length ?? 0
    const unquoted = line.slice(quotes)
    const content = unquoted.startsWith(' ') ? unquoted.slice(1) : unquoted
    const isSignature = content === '-- '
    const prefix = quotes > 0 ? `${'>'.repeat(quotes)} ` : ''
    const isFlowed = content.endsWith(' ') && !isSignature
    const kept = isFlowed && delSp ? content.slice(0, -1) : content
    if (isOpen && quotes === openDepth && !isSignature) {
      lines.push(`${lines.pop() ?? ''}${kept}`)
    } else lines.push(`${prefix}${kept}`)
    isOpen = isFlowed
    openDepth = quotes
  }
  return lines.join('\n')
}
