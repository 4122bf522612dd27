import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { startRegistry } from '../../src/db/registry.ts'

/** Modules that start something when they are loaded. */
const programs = /^(main|worker)\.[jt]s$/

/** Loads every module of the service, and returns the statements and lists that they define. */
export async function loadStatements(): Promise<ReturnType<typeof startRegistry>> {
  // So that stacks name the lines of the TypeScript
  process.setSourceMapsEnabled(true)
  const registry = startRegistry()
  const self = fileURLToPath(import.meta.url)
  const extension = extname(self)
  const folder = join(self, '..', '..', '..', 'src')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith(extension) && !programs.test(name),
  )
  for (const name of names.sort()) await import(pathToFileURL(join(folder, name)).href)
  return registry
}
