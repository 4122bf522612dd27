import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/lib/root.ts'

/** Returns the TypeScript files of src, committed or not, by their paths from the root of the repository. */
export function sourceFiles(): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('src', name))
}

/** Returns the test files of the project, and of the tools in scripts, by their paths from the root of the repository. */
export function testFiles(): string[] {
  return ['test', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
        .map((name) => join(folder, name)),
    )
    .sort()
}
