import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/lib/root.ts'

/** Returns the TypeScript files of src, committed or not, by their paths from the root of the repository. */
export function sourceFiles(): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('src', name))
}
