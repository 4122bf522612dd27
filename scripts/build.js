// Compiles when something has changed since the last time; looking takes a twentieth of compiling.
// What `npm start` runs is also put into one file, with what V8 makes of it, and the documentation's pages
// are written.
import { buildSync } from 'esbuild'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'dist', 'stamp')

const hash = createHash('sha256')
for (const name of [
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/build.js',
  'scripts/start.cjs',
])
  hash.update(readFileSync(join(root, name)))
const read = ['src', 'generated', 'scripts', 'test'].flatMap((name) => sources(join(root, name)))
const shown = ['openapi.yaml', 'docs/guide.md', ...assets()].map((name) => join(root, name))
for (const path of [...read.sort(), ...shown]) {
  const { mtimeMs, size } = statSync(path)
  hash.update(`${path} ${size} ${mtimeMs}\n`)
}
const digest = hash.digest('hex')

if (stampOf() !== digest) {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const { status } = spawnSync(process.execPath, [tsc], { cwd: root, stdio: 'inherit' })
  process.exitCode = status ?? 1
  if (status === 0) {
    bundle()
    process.exitCode = writeCode() || writeDocs()
    if (process.exitCode === 0) writeFileSync(stamp, digest)
  }
}

/** The compiled server with the packages that have no files of their own to read. */
function bundle() {
  buildSync({
    entryPoints: [join(root, 'dist', 'src', 'serve.js')],
    outfile: join(root, 'dist', 'server.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    sourcemap: 'linked',
    // A smaller text is read faster and held in less memory, of one byte a character without the comments;
    // names stay for stack traces
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    external: [
      '@aws-sdk/client-s3',
      '@fastify/busboy',
      'file-type',
      'image-size',
      'libphonenumber-js',
      'nodemailer',
      'piscina',
      'prom-client',
      're2js',
    ],
    define: { 'import.meta.url': 'url' },
    // By require: code that V8 has compiled before cannot import
    supported: { 'dynamic-import': false },
    // A function, for scripts/start.cjs to call
    banner: {
      js: "(function (require, module, __filename) {const url = require('node:url').pathToFileURL(__filename).href;",
    },
    footer: { js: '})' },
    logLevel: 'warning',
  })
}

/** What V8 compiles of the bundle until it is loaded, for the flags of `npm start`. */
function writeCode() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const flags = scripts.start.match(/--\S+/g) ?? []
  const script = join(root, 'scripts', 'start.cjs')
  const { status } = spawnSync(process.execPath, [...flags, script, 'compile'], {
    stdio: 'inherit',
  })
  return status ?? 1
}

/** The pages that the server has at /docs. */
function writeDocs() {
  const script = join(root, 'dist', 'scripts', 'docs.js')
  const { status } = spawnSync(
    process.execPath,
    [script, '--served', '--out', join(root, 'dist', 'docs')],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return status ?? 1
}

function assets() {
  const folder = 'scripts/docs/assets'
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
}

/** The TypeScript below a folder, without what has packages of its own. */
function sources(folder) {
  const files = readdirSync(folder, { withFileTypes: true })
  if (files.some(({ name }) => name === 'package.json')) return []
  return files.flatMap((file) => {
    const path = join(folder, file.name)
    if (file.isDirectory()) return sources(path)
    return path.endsWith('.ts') ? [path] : []
  })
}

function stampOf() {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}
