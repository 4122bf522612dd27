/** A key of the contract's text with the lines that belong to it. */
export interface Block {
  readonly key: string
  /** Blank lines and comments before it, and its own first line. */
  readonly head: readonly string[]
  readonly body: readonly string[]
}

/** The blocks that begin with a key at an indentation; comments and blank lines go with what follows. */
export function blocksOf(lines: readonly string[], indentation: number): Block[] {
  const blocks: Array<{ key: string; head: string[]; body: string[] }> = []
  let pending: string[] = []
  const begin = new RegExp(`^ {${indentation}}(?:- name: )?(['"]?)([^\\s#'"][^'"]*?)\\1(?::|$)`)
  const lead = new RegExp(`^ {0,${indentation}}#|^\\s*$`)
  for (const line of lines) {
    const key = begin.exec(line)?.[2]
    const block = blocks.at(-1)
    if (key !== undefined) {
      blocks.push({ key, head: [...pending, line], body: [] })
      pending = []
    } else if (lead.test(line) || !block) {
      pending.push(line)
    } else {
      block.body.push(...pending, line)
      pending = []
    }
  }
  blocks.at(-1)?.body.push(...pending)
  return blocks
}

/** The lines of blocks, one after the other. */
export function linesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ head, body }) => [...head, ...body])
}

export function trailingBlanks(lines: readonly string[]): string[] {
  let end = lines.length
  while (end > 0 && lines[end - 1]?.trim() === '') end -= 1
  return lines.slice(end)
}
