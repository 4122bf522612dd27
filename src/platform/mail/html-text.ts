import { Parser } from 'htmlparser2'
import {
  append,
  emptyLines,
  endLine,
  endParagraph,
  space,
  type TextLines,
  textOfLines,
  write,
} from './text-lines.ts'

/** Elements whose text is for programs. Elements in a head that was not closed need no more than this. */
const hidden =
  /^(?:title|style|script|template|xml|w:worddocument|w:latentstyles|o:officedocumentsettings|o:shapedefaults|o:shapelayout|m:mathpr)$/
const paragraphs = /^(?:p|h[1-6]|blockquote|ul|ol|dl|pre|table|hr|fieldset|figure)$/
const blocks =
  /^(?:address|article|aside|body|caption|center|dd|details|div|dt|figcaption|footer|form|header|legend|li|main|nav|option|section|summary|tbody|tfoot|thead|tr)$/
/** Declarations of a style that change what is shown as text. */
const undisplayed = /(?:^|;)\s{0,9}display\s{0,9}:\s{0,9}none\b/i
const withLineBreaks = /(?:^|;)\s{0,9}white-space\s{0,9}:\s{0,9}(?:pre|break-spaces)/i
const mostTags = 60_000
/** The parser moves all elements that are open for each opening tag, and compares each closing tag with them. */
const mostOpen = 5000
const mostHtml = 4_000_000
const mostText = 1_000_000
const mostStyle = 2000
export const truncationSign = '[…]'

interface Link {
  readonly href: string
  /** The number of characters before it. */
  readonly start: number
}

/** The elements of HTML that are open where it is being read. */
interface OpenElements {
  readonly links: Link[]
  /** The next number of each list; undefined of one without numbers. */
  readonly lists: Array<number | undefined>
  /** Whether line breaks count in each element. */
  readonly lineBreaks: boolean[]
  /** The name of the outermost hidden element. */
  hiddenIn: string | undefined
  /** The elements of that name, from the hidden one inwards. */
  hiddenDepth: number
  /** Elements that were opened so far, and those of them that are open. */
  tags: number
  open: number
}

/**
 * Returns the text of HTML as a client shows it that shows text alone: blocks and cells are apart, quotations have
 * a `>` before each line, links keep their address, and alternative texts stand for pictures.
 */
export function textOfHtml(html: string): string {
  const lines = emptyLines()
  const elements: OpenElements = {
    links: [],
    lists: [],
    lineBreaks: [],
    hiddenIn: undefined,
    hiddenDepth: 0,
    tags: 0,
    open: 0,
  }
  const isFull = () =>
    elements.tags > mostTags || elements.open > mostOpen || lines.written > mostText
  const parser = new Parser(
    {
      ontext: (text) => {
        if (elements.hiddenIn === undefined) write(lines, text)
      },
      onopentag: (name, attributes) => open(elements, lines, name, attributes),
      onclosetag: (name) => close(elements, lines, name),
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  for (let at = 0; at < Math.min(html.length, mostHtml) && !isFull(); at += 16_384) {
    parser.write(html.slice(at, at + 16_384))
  }
  if (!isFull()) parser.end()
  endLine(lines)
  if (isFull() || html.length > mostHtml) lines.ended.push(truncationSign)
  return textOfLines(lines)
}

function open(
  elements: OpenElements,
  lines: TextLines,
  name: string,
  attributes: Record<string, string>,
): void {
  elements.tags += 1
  elements.open += 1
  if (elements.hiddenIn !== undefined) {
    if (name === elements.hiddenIn) elements.hiddenDepth += 1
    return
  }
  const style = attributes['style']?.slice(0, mostStyle) ?? ''
  if (hidden.test(name) || undisplayed.test(style) || 'hidden' in attributes) {
    elements.hiddenIn = name
    elements.hiddenDepth = 1
    return
  }
  if (name === 'br') endLine(lines, true)
  else if (name === 'img' || name === 'area') {
    append(lines, attributes['alt']?.replace(space, ' ') ?? '')
  } else if (name === 'a') {
    elements.links.push({ href: attributes['href']?.trim() ?? '', start: lines.written })
  } else if (paragraphs.test(name)) endParagraph(lines)
  else if (blocks.test(name)) endLine(lines)
  else if ((name === 'td' || name === 'th') && lines.written > lines.writtenBefore) {
    lines.line = `${lines.line.trimEnd()}\t`
  }
  if (name === 'ul') elements.lists.push(undefined)
  if (name === 'ol') elements.lists.push(Number.parseInt(attributes['start'] ?? '1', 10) || 1)
  if (name === 'li') openItem(elements, lines)
  if (name === 'blockquote') lines.quotes += 1
  const isPreformatted = name === 'pre' || withLineBreaks.test(style)
  elements.lineBreaks.push(isPreformatted)
  if (isPreformatted) lines.preformatted += 1
}

function openItem({ lists }: OpenElements, lines: TextLines): void {
  const number = lists.at(-1)
  lines.line = number === undefined ? '' : `${number}. `
  lines.last = ' '
  if (number !== undefined) lists[lists.length - 1] = number + 1
}

function close(elements: OpenElements, lines: TextLines, name: string): void {
  elements.open -= 1
  if (elements.hiddenIn !== undefined) {
    if (name === elements.hiddenIn && (elements.hiddenDepth -= 1) === 0) {
      elements.hiddenIn = undefined
    }
    return
  }
  if (name === 'a') closeLink(elements.links.pop(), lines)
  if (name === 'ul' || name === 'ol') elements.lists.pop()
  if (blocks.test(name) || paragraphs.test(name)) endLine(lines)
  if (name === 'blockquote') lines.quotes = Math.max(0, lines.quotes - 1)
  if (name !== 'p' && paragraphs.test(name)) endParagraph(lines)
  if (elements.lineBreaks.pop()) lines.preformatted -= 1
}

/** Writes the address of a link unless its text shows it. */
function closeLink(link: Link | undefined, lines: TextLines): void {
  if (!link || !/^(?:https?:|mailto:|tel:|ftp:)/i.test(link.href)) return
  const shown = lines.written === link.start ? '' : lines.line.trim()
  const bare = link.href.replace(/^(?:mailto:|tel:|https?:\/\/)/i, '').replace(/\/$/, '')
  const address = bare.split('?')[0] ?? bare
  if (
    shown !== '' &&
    (shown.includes(bare) || (/^mailto:/i.test(link.href) && shown.includes(address)))
  )
    return
  append(lines, `${lines.last === ' ' ? '' : ' '}<${link.href.replace(space, '')}>`)
}
