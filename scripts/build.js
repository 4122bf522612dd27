// Compiles src/ and generated/ to dist/, and writes the documentation's pages, when one of their sources has changed
// since the last build. Comparing takes a twentieth of the time of compiling. Types are checked by `npm run types`.
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
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')

if (existsSync(tsc)) {
  const digest = digestOf()
  if (textOf(stamp) !== digest) await alone(() => build(digest))
} else if (textOf(stamp) === undefined) {
  console.error(
    'There is no build, and no compiler. Run `npm ci && npm run build` first, then `npm prune --omit=dev`.',
  )
  process.exitCode = 1
}

/** Compiles, unless another process has meanwhile done so. */
function build(digest) {
  if (textOf(stamp) === digest) return
  const docs = join(root, 'scripts', 'docs.ts')
  const steps = [
    [tsc, '--project', 'tsconfig.build.json'],
    ['--import', 'tsx', docs, '--served', '--out', join(root, 'dist', 'docs')],
  ]
  for (const args of steps) {
    // Standard output belongs to the command that follows
    const { status } = spawnSync(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', args[0] === tsc ? 2 : 'ignore', 'inherit'],
    })
    if (status !== 0) {
      process.exitCode = status ?? 1
      return
    }
  }
  writeFileSync(stamp, digest)
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
    work()
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
  for (const name of [
    'tsconfig.json',
    'tsconfig.build.json',
    'package-lock.json',
    'scripts/build.js',
  ])
    hash.update(readFileSync(join(root, name)))
  const folders = ['src', 'generated', 'scripts/docs'].flatMap((name) =>
    filesBelow(join(root, name)),
  )
  const files = ['openapi.yaml', 'docs/guide.md', 'scripts/docs.ts'].map((name) => join(root, name))
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
