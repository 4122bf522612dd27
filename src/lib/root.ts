import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, found from here upwards whether the code runs from src/ or dist/. */
export const root = findRoot(dirname(fileURLToPath(import.meta.url)))

/**
 * How a thread runs a module below src/ that scripts/build.js names: its source where the program runs from its
 * sources, else the bundle. Either way without the options of the process, and without its environment, which holds
 * secrets.
 */
export function threadOf(module: string): {
  filename: string
  execArgv: string[]
  env: Record<string, string>
} {
  const env: Record<string, string> = {}
  return import.meta.url.endsWith('.ts')
    ? { filename: join(root, 'src', `${module}.ts`), execArgv: typeScriptOptions(), env }
    : { filename: join(root, 'dist', 'server', `${module}.js`), execArgv: [], env }
}

/** Options of Node.js for a thread that runs TypeScript: `--import=tsx` has no effect in the threads of Node.js 20. */
export function typeScriptOptions(): string[] {
  const api = JSON.stringify(import.meta.resolve('tsx/esm/api'))
  const register = `import { register } from ${api}; register()`
  return [`--import=data:text/javascript,${encodeURIComponent(register)}`]
}

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'openapi.yaml'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('openapi.yaml not found above the program')
  return findRoot(parent)
}
