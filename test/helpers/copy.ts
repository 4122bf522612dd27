import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Test } from 'tap'
import { root } from '../../src/lib/root.ts'

const sources = [
  'docs/database.md',
  'drizzle',
  'generated',
  'openapi.yaml',
  'package.json',
  'redocly.yaml',
  'scripts',
  'src',
  'test/events/events.test.ts',
  'tsconfig.json',
]

/** A copy of the project in a temporary folder, in which a test may change files. */
export function copyOfProject(test: Test): string {
  const copy = test.testdir()
  for (const path of sources) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (source) => !source.includes('node_modules'),
    })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Replaces a text in a file of the copy. Throws when the file does not contain it. */
export function changeIn(copy: string, path: string, find: string | RegExp, replacement: string) {
  const file = join(copy, path)
  const before = readFileSync(file, 'utf8')
  const after = before.replace(find, replacement)
  if (after === before) throw new Error(`${path} does not contain ${find}`)
  writeFileSync(file, after)
}
