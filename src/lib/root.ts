import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, found from here upwards whether the code runs from src/ or dist/. */
export const root = findRoot(dirname(fileURLToPath(import.meta.url)))

/**
 * The file of a module below src/ for a thread to run: its source under `npm run dev`, else what was
 * compiled of it, also for the server in one file.
 */
export function threadFile(module: string): string {
  return import.meta.url.endsWith('.ts')
    ? join(root, 'src', `${module}.ts`)
    : join(root, 'dist', 'src', `${module}.js`)
}

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'openapi.yaml'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('openapi.yaml not found above the program')
  return findRoot(parent)
}
