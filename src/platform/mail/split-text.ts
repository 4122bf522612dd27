import { isQuoted, plainLine, signatureDelimiter, type Start, startAt } from './quotations.ts'

/** The text of a mail in two: what its sender wrote now, and what the mail repeats or ends with. */
export interface SplitText {
  readonly message: string
  /** Quoted mails and the signature; null if there are none. */
  readonly quotedText: string | null
}

interface Block {
  readonly kind: Start['kind'] | 'written'
  readonly lines: string[]
}

/**
 * Splits off what the sender of a mail did not write for it. A mail that answers nothing quotes nothing, so that only a
 * signature below its delimiter is split off; in an answer it is quoted mails as well. A text of nothing else is left
 * whole.
 */
export function splitText(text: string, isAnswer: boolean, subject: string | null): SplitText {
  const lines = text.trim().split(/\r?\n/)
  return isAnswer ? splitAnswer(lines, subject) : splitSignature(lines)
}

/** Splits at the last delimiter, since one in the midst belongs to a text that was copied. */
function splitSignature(lines: readonly string[]): SplitText {
  const at = lines.map(plainLine).lastIndexOf(signatureDelimiter)
  if (at < 1) return { message: joined(lines), quotedText: null }
  return { message: joined(lines.slice(0, at)), quotedText: joined(lines.slice(at)) }
}

/** Splits off what stands before or after everything else; between the lines of an answer it belongs to the answer. */
function splitAnswer(lines: readonly string[], subject: string | null): SplitText {
  const whole = { message: joined(lines), quotedText: null }
  const blocks = blocksOf(lines, subject)
  const first = blocks.findIndex(({ kind }) => kind === 'written')
  if (first < 0) return whole
  const last = blocks.findLastIndex(({ kind }) => kind === 'written')
  const quoted = [...blocks.slice(0, first), ...blocks.slice(last + 1)]
  if (quoted.length === 0) return whole
  return { message: textOf(blocks.slice(first, last + 1)), quotedText: textOf(quoted) }
}

function blocksOf(lines: readonly string[], subject: string | null): Block[] {
  const blocks: Block[] = []
  const plain = lines.map(plainLine)
  let at = 0
  while (at < lines.length) {
    const block = blocks.at(-1)
    const start = startAt(plain, at, subject)
    const kind = start?.kind ?? kindAfter(block, plain[at] ?? '')
    const end = kind === 'repeated' ? lines.length : at + (start?.length ?? 1)
    if (block?.kind === kind) block.lines.push(...lines.slice(at, end))
    else blocks.push({ kind, lines: lines.slice(at, end) })
    at = end
  }
  return blocks
}

/** The kind of a line that starts nothing. Quotations end with their last `>`, signatures with the next quotation. */
function kindAfter(block: Block | undefined, line: string): Block['kind'] {
  if (block === undefined) return 'written'
  return block.kind === 'quoted' && line.trim() !== '' && !isQuoted(line) ? 'written' : block.kind
}

function textOf(blocks: readonly Block[]): string {
  return blocks.map(({ lines }) => joined(lines)).join('\n\n')
}

function joined(lines: readonly string[]): string {
  return lines.join('\n').trim()
}
