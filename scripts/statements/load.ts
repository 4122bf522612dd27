import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { startRegistry } from '../../src/db/query/registry.ts'
import { root } from '../../src/lib/root.ts'

/** Modules that start something when they are loaded. */
const programs = /^cli.main\.ts$/

/** Loads every module of the service, and returns the statements and lists that they define. */
export async function loadStatements(): Promise<ReturnType<typeof startRegistry>> {
  // So that stacks name the lines of the TypeScript
  process.setSourceMapsEnabled(true)
  const registry = startRegistry()
  const self = fileURLToPath(import.meta.url)
  const extension = extname(self)
  const folder = join(self, '..', '..', '..', 'src')
  // By their sources: dist/ may still hold what a removed one was compiled to
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !programs.test(name),
  )
  for (const name of names.sort()) {
    await import(pathToFileURL(join(folder, name.replace(/\.ts$/, extension))).href)
  }
  return registry
}
