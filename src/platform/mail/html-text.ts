/** Returns the text of HTML without its marks, for clients that show text alone. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(style|script)\b[^<>]*>[^<]*<\/\1>/gi, '')
    .replace(/<(br|\/p|\/div|\/tr|\/li|\/h\d)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .trim()
}
