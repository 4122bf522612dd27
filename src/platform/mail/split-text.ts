import { type Start, startAt } from './quotations.ts'

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
 * Splits quoted mails and the signature off, where they stand before or after everything else; between the lines of
 * an answer they belong to it. A text of nothing else is left whole.
 */
export function splitText(text: string): SplitText {
  const whole = { message: text, quotedText: null }
  const blocks = blocksOf(text.trim().split(/\r?\n/))
  const first = blocks.findIndex(({ kind }) => kind === 'written')
  if (first < 0) return whole
  const last = blocks.findLastIndex(({ kind }) => kind === 'written')
  const quoted = [...blocks.slice(0, first), ...blocks.slice(last + 1)]
  if (quoted.length === 0) return whole
  return { message: textOf(blocks.slice(first, last + 1)), quotedText: textOf(quoted) }
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const block = blocks.at(-1)
    const start = startAt(lines, at)
    const kind = start?.kind ?? kindAfter(block, lines[at] ?? '')
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
  return block.kind === 'quoted' && line.trim() !== '' ? 'written' : block.kind
}

function textOf(blocks: readonly Block[]): string {
  return blocks.map(({ lines }) => lines.join('\n').trim()).join('\n\n')
}
