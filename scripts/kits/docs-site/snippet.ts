import { stemmer } from 'stemmer'
import { wordsOf } from './words.ts'

const most = 140

/** Returns the sentence of a text that has the most of some stems, cut to a line; an empty text if none has any. */
export function snippetOf(text: string, stems: readonly string[]): string {
  const wanted = new Set(stems)
  let best = ''
  let bestCount = 0
  for (const sentence of text.replace(/[`*#|]/g, '').split(/(?<=[.:]) |\n\n/)) {
    const found = new Set(
      wordsOf(sentence)
        .map((word) => stemmer(word))
        .filter((stem) => wanted.has(stem)),
    )
    if (found.size > bestCount) [best, bestCount] = [sentence, found.size]
  }
  const plain = best.replace(/\s+/g, ' ').trim()
  return plain.length <= most ? plain : `${plain.slice(0, most).replace(/\s\S*$/, '')} …`
}
