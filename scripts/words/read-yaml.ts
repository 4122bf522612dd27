import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { Language, Text } from './read.ts'
import { withoutCode } from './texts.ts'

const described = new Set(['description', 'summary', 'x-displayName', 'x-message', 'title'])

/** Returns the titles and descriptions of the contract. */
export function readYaml(contract: string): Language {
  const texts: Text[] = []
  const lines = new LineCounter()
  visit(parseDocument(contract, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      const name = isScalar(key) ? key.value : undefined
      if (name === 'example' || name === 'examples') return visit.SKIP
      const meanings = name === 'x-enumDescriptions' && isMap(value) ? value.items : []
      const own = described.has(String(name)) ? [value] : meanings.map((item) => item.value)
      for (const text of own) {
        if (!isScalar(text) || typeof text.value !== 'string') continue
        const { line } = lines.linePos(text.range?.[0] ?? 0)
        texts.push({ text: withoutCode(text.value), line })
      }
      return undefined
    },
  })
  return { names: [], texts, isDocument: true }
}
