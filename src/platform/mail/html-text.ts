import { Parser } from 'htmlparser2'

/** Elements whose text is for programs. Elements in a head that was not closed need no more than this. */
const hidden =
  /^(?:title|style|script|template|xml|w:worddocument|w:latentstyles|o:officedocumentsettings|o:shapedefaults|o:shapelayout|m:mathpr)$/
const paragraphs = /^(?:p|h[1-6]|blockquote|ul|ol|dl|pre|table|hr|fieldset|figure)$/
const blocks =
  /^(?:address|article|aside|body|caption|center|dd|details|div|dt|figcaption|footer|form|header|legend|li|main|nav|option|section|summary|tbody|tfoot|thead|tr)$/
/** Declarations of a style that change what is shown as text. */
const undisplayed = /(?:^|;)\s{0,9}display\s{0,9}:\s{0,9}none\b/i
const withLineBreaks = /(?:^|;)\s{0,9}white-space\s{0,9}:\s{0,9}(?:pre|break-spaces)/i
const space = /[ \t\r\n\f]+/g
/** The parser compares each closing tag with every open one. */
const mostTags = 60_000
const mostHtml = 4_000_000
const mostText = 1_000_000
const mostTail = 4096
const mostStyle = 2000
export const truncationSign = '[…]'

interface Link {
  readonly href: string
  /** The number of characters before it. */
  readonly start: number
}

/**
 * Returns the text of HTML as a client shows it that shows text alone: blocks and cells are apart, quotations have
 * a `>` before each line, links keep their address, and alternative texts stand for pictures.
 */
export function textOfHtml(html: string): string {
  const lines: string[] = []
  const links: Link[] = []
  const lists: Array<number | undefined> = []
  const heads: string[] = []
  let line = ''
  /** The last character of the line. */
  let last = ' '
  /** Characters so far that are no white space. */
  let written = 0
  let writtenBefore = 0
  let quotes = 0
  let preformatted = 0
  /** Whether line breaks count in each open element. */
  const lineBreaks: boolean[] = []
  let hiddenIn: string | undefined
  let hiddenDepth = 0
  let tags = 0

  const parser = new Parser(
    { ontext: write, onopentag: open, onclosetag: close },
    { decodeEntities: true, lowerCaseTags: true },
  )
  for (let at = 0; at < Math.min(html.length, mostHtml) && !isFull(); at += 16_384) {
    parser.write(html.slice(at, at + 16_384))
  }
  if (!isFull()) parser.end()
  endLine()
  if (isFull() || html.length > mostHtml) lines.push(truncationSign)
  return lines
    .map((one) =>
      one
        .replace(/\u00a0/g, ' ')
        .replace(/[\u200b\ufeff\u00ad]/g, '')
        .trimEnd(),
    )
    .map((one) => (/[^\s\u200c]/.test(one.replaceAll('\u034f', '')) ? one : ''))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

  function isFull(): boolean {
    return tags > mostTags || written > mostText
  }

  function write(text: string): void {
    if (hiddenIn !== undefined) return
    if (preformatted > 0) {
      const [first = '', ...others] = text.split(/\r?\n/)
      append(first)
      for (const other of others) {
        endLine(true)
        append(other)
      }
      return
    }
    const collapsed = text.replace(space, ' ')
    append(last === ' ' || last === '\t' ? collapsed.trimStart() : collapsed)
  }

  function append(text: string): void {
    if (text === '') return
    line += text
    last = text.at(-1) ?? last
    written += text.trim().length
    // The text of links is looked for at the end of a line, which would take longer with each of them
    if (line.length > mostTail) {
      heads.push(line)
      line = ''
    }
  }

  /** Ends the line, also one without a text if that is meant. */
  function endLine(isMeant = false): void {
    const whole = heads.join('') + line
    const isEmpty = written === writtenBefore
    heads.length = 0
    line = ''
    last = ' '
    writtenBefore = written
    if (isEmpty && !isMeant) return
    lines.push(`${'> '.repeat(Math.min(quotes, 10))}${preformatted > 0 ? whole : whole.trim()}`)
  }

  function endParagraph(): void {
    endLine()
    if (lines.length > 0 && lines.at(-1)?.replace(/[> ]/g, '') !== '') {
      lines.push('> '.repeat(Math.min(quotes, 10)))
    }
  }

  function open(name: string, attributes: Record<string, string>): void {
    tags += 1
    if (hiddenIn !== undefined) {
      if (name === hiddenIn) hiddenDepth += 1
      return
    }
    const style = attributes['style']?.slice(0, mostStyle) ?? ''
    if (hidden.test(name) || undisplayed.test(style) || 'hidden' in attributes) {
      hiddenIn = name
      hiddenDepth = 1
      return
    }
    if (name === 'br') endLine(true)
    else if (name === 'img' || name === 'area') append(attributes['alt']?.replace(space, ' ') ?? '')
    else if (name === 'a') links.push({ href: attributes['href']?.trim() ?? '', start: written })
    else if (paragraphs.test(name)) endParagraph()
    else if (blocks.test(name)) endLine()
    else if ((name === 'td' || name === 'th') && written > writtenBefore)
      line = `${line.trimEnd()}\t`
    if (name === 'ul') lists.push(undefined)
    if (name === 'ol') lists.push(Number.parseInt(attributes['start'] ?? '1', 10) || 1)
    if (name === 'li') openItem()
    if (name === 'blockquote') quotes += 1
    const isPreformatted = name === 'pre' || withLineBreaks.test(style)
    lineBreaks.push(isPreformatted)
    if (isPreformatted) preformatted += 1
  }

  function openItem(): void {
    const number = lists.at(-1)
    line = number === undefined ? '' : `${number}. `
    last = ' '
    if (number !== undefined) lists[lists.length - 1] = number + 1
  }

  function close(name: string): void {
    if (hiddenIn !== undefined) {
      if (name === hiddenIn && (hiddenDepth -= 1) === 0) hiddenIn = undefined
      return
    }
    if (name === 'a') closeLink(links.pop())
    if (name === 'ul' || name === 'ol') lists.pop()
    if (blocks.test(name) || paragraphs.test(name)) endLine()
    if (name === 'blockquote') quotes = Math.max(0, quotes - 1)
    if (name !== 'p' && paragraphs.test(name)) endParagraph()
    if (lineBreaks.pop()) preformatted -= 1
  }

  function closeLink(link: Link | undefined): void {
    if (!link || !/^(?:https?:|mailto:|tel:|ftp:)/i.test(link.href)) return
    const shown = written === link.start ? '' : line.trim()
    const bare = link.href.replace(/^(?:mailto:|tel:|https?:\/\/)/i, '').replace(/\/$/, '')
    const address = bare.split('?')[0] ?? bare
    if (
      shown !== '' &&
      (shown.includes(bare) || (/^mailto:/i.test(link.href) && shown.includes(address)))
    )
      return
    append(`${last === ' ' ? '' : ' '}<${link.href.replace(space, '')}>`)
  }
}
