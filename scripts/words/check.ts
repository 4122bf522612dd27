import type { Language } from './read.ts'
import { beginning, type Rule } from './rules.ts'

/** A breach of the language. */
export interface Breach {
  readonly line: number
  readonly word: string
  readonly message: string
}

/** Returns the breaches of rules in the names and texts of a file. */
export function breachesOf(
  { names, texts, isDocument }: Language,
  rules: readonly Rule[],
): Breach[] {
  const found: Breach[] = []
  for (const { name, kind, line } of names) {
    const words = name
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
      .replace(/[-_.]+/g, ' ')
      .toLowerCase()
    for (const { inNames, isOfFunctions, word, write } of rules) {
      if (isOfFunctions && kind === 'other') continue
      if (inNames?.test(words)) {
        found.push({ line, word, message: `the name "${name}" has "${word}". Write: ${write}` })
      }
    }
  }
  for (const { text, line, documents } of texts) {
    for (const { inTexts, isOfDocuments, word, write } of rules) {
      if (isOfDocuments && !isDocument) continue
      for (const match of inTexts ? text.matchAll(inTexts) : []) {
        const at = line + text.slice(0, match.index).split('\n').length - 1
        found.push({ line: at, word, message: `"${around(text, match)}". Write: ${write}` })
      }
    }
    const first = documents && beginning.exec(text)?.[1]
    if (first && !(documents === 'boolean' && first === 'Whether')) {
      const advice = 'Begin with a verb, or with a noun that is the subject'
      found.push({ line, word: first, message: `a doc comment begins with "${first}". ${advice}` })
    }
  }
  return found.sort((a, b) => a.line - b.line)
}

/** Returns a match with some of the text around it. */
function around(text: string, match: RegExpExecArray): string {
  const end = match.index + match[0].length
  const before = text.slice(Math.max(0, match.index - 30), match.index)
  return `${before}${match[0]}${text.slice(end, end + 20)}`.replace(/\s+/g, ' ').trim()
}
