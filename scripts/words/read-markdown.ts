import type { Language, Text } from './read.ts'
import { withoutCode } from './texts.ts'

/** Returns the paragraphs, list items and table rows of a page in Markdown. */
export function readMarkdown(page: string): Language {
  const texts: Text[] = []
  let lines: string[] = []
  let fence: string | undefined
  const finish = (end: number) => {
    const text = withoutCode(lines.join('\n'))
    if (text.trim() !== '') texts.push({ text, line: end - lines.length + 1 })
    lines = []
  }
  for (const [index, line] of page.split('\n').entries()) {
    const mark = /^\s*(```|~~~)/.exec(line)?.[1]
    if (mark !== undefined && (fence === undefined || fence === mark)) {
      finish(index)
      fence = fence === undefined ? mark : undefined
    } else if (fence !== undefined) {
      continue
    } else {
      if (/^\s*$|^\s*([-*|#]|\d+\.)/.test(line)) finish(index)
      lines.push(line)
    }
  }
  finish(page.split('\n').length)
  return { names: [], texts, isDocument: true }
}
