import { signatureDelimiter } from './quotations.ts'

/** The text of links is looked for at the end of a line, which would take longer with each of them. */
const mostTail = 4096
/** White space of HTML, which counts as one space. */
export const space = /[ \t\r\n\f]+/g

export type TextLines = ReturnType<typeof emptyLines>

/** Lines of text while they are written, piece by piece. */
export function emptyLines() {
  return {
    ended: [] as string[],
    /** The beginnings of a long line. */
    heads: [] as string[],
    /** The end of the line. */
    line: '',
    last: ' ',
    /** Characters so far that are no white space. */
    written: 0,
    /** The number of them in lines that have ended. */
    writtenBefore: 0,
    /** The quotations around the line. */
    quotes: 0,
    /** The elements around the line in which white space counts. */
    preformatted: 0,
  }
}

/** Writes text, with its line breaks where white space counts, and else with single spaces. */
export function write(lines: TextLines, text: string): void {
  if (lines.preformatted > 0) {
    const [first = '', ...others] = text.split(/\r?\n/)
    append(lines, first)
    for (const other of others) {
      endLine(lines, true)
      append(lines, other)
    }
    return
  }
  const collapsed = text.replace(space, ' ')
  append(lines, lines.last === ' ' || lines.last === '\t' ? collapsed.trimStart() : collapsed)
}

/** Appends text as it is to the line. */
export function append(lines: TextLines, text: string): void {
  if (text === '') return
  lines.line += text
  lines.last = text.at(-1) ?? lines.last
  lines.written += text.trim().length
  if (lines.line.length > mostTail) {
    lines.heads.push(lines.line)
    lines.line = ''
  }
}

/** Ends the line, also one without a text if that is meant. */
export function endLine(lines: TextLines, isMeant = false): void {
  const whole = lines.heads.join('') + lines.line
  const isEmpty = lines.written === lines.writtenBefore
  lines.heads.length = 0
  lines.line = ''
  lines.last = ' '
  lines.writtenBefore = lines.written
  if (isEmpty && !isMeant) return
  lines.ended.push(quotationSigns(lines) + (lines.preformatted > 0 ? whole : trimmed(whole)))
}

/** Returns a line without white space around it. The line above a signature keeps the space at its end. */
function trimmed(line: string): string {
  const text = line.trim()
  return text === signatureDelimiter.trimEnd() && /\s$/.test(line) ? signatureDelimiter : text
}

/** Ends the line, and leaves an empty one behind it. */
export function endParagraph(lines: TextLines): void {
  endLine(lines)
  if (lines.ended.length > 0 && lines.ended.at(-1)?.replace(/[> ]/g, '') !== '') {
    lines.ended.push(quotationSigns(lines))
  }
}

function quotationSigns({ quotes }: TextLines): string {
  return '> '.repeat(Math.min(quotes, 10))
}

/** Returns the lines that have ended, without invisible characters and without more than one empty line in a row. */
export function textOfLines({ ended }: TextLines): string {
  return ended
    .map((line) => line.replace(/\u00a0/g, ' ').replace(/[\u200b\ufeff\u00ad]/g, ''))
    .map((line) => (line.startsWith(signatureDelimiter) ? trimmed(line) : line.trimEnd()))
    .map((line) => (/[^\s\u200c]/.test(line.replaceAll('\u034f', '')) ? line : ''))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
