import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { Language, Text } from './read.ts'
import { withoutCode } from './texts.ts'

const described = new Set(['description', 'summary', 'x-message', 'title'])

/** Returns the descriptions of the contract. */
export function readYaml(contract: string): Language {
  const texts: Text[] = []
  const lines = new LineCounter()
  visit(parseDocument(contract, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      const name = isScalar(key) ? key.value : undefined
      if (name === 'example' || name === 'examples') return visit.SKIP
      if (described.has(String(name)) && isScalar(value) && typeof value.value === 'string') {
        const { line } = lines.linePos(value.range?.[0] ?? 0)
        texts.push({ text: withoutCode(value.value), line })
      }
      return undefined
    },
  })
  return { names: [], texts }
}
