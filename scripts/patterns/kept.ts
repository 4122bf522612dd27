import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/lib/root.ts'
import type { Pattern } from './collect.ts'

const folder = join(root, 'node_modules', '.cache')
const file = join(folder, 'patterns.json')

/** Regular expressions that an earlier run found safe, which they stay as long as the checker does. */
export interface Kept {
  has(pattern: Pattern): boolean
  /** Stores these in place of all earlier ones. */
  store(safe: readonly Pattern[]): void
}

/** Returns the expressions that the same `checker` found safe. Its text names the checker and its settings. */
export function keptBy(checker: string): Kept {
  const safe = new Set(read(checker))
  const nameOf = ({ source, flags }: Pattern) => `/${source}/${flags}`
  return {
    has: (pattern) => safe.has(nameOf(pattern)),
    store(patterns) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, JSON.stringify({ checker, safe: patterns.map(nameOf) }))
    },
  }
}

function read(checker: string): string[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  const kept = JSON.parse(text) as { checker: string; safe: string[] }
  return kept.checker === checker ? kept.safe : []
}
