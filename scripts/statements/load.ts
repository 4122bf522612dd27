import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startRegistry } from '../../src/db/query/registry.ts'
import { root } from '../../src/lib/root.ts'
import { sourceFiles } from '../source-files.ts'

/** The module that starts something when it is loaded. */
const program = join('src', 'cli', 'main.ts')

/** Loads every module of the service, and returns the statements and lists that they define. */
export async function loadStatements(): Promise<ReturnType<typeof startRegistry>> {
  // So that stacks name the lines of the TypeScript
  process.setSourceMapsEnabled(true)
  const registry = startRegistry()
  for (const file of sourceFiles().sort()) {
    if (file !== program) await import(pathToFileURL(join(root, file)).href)
  }
  return registry
}
