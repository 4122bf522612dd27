import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import postgres from 'postgres'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { root } from '../src/lib/root.ts'
import { keepFolded } from '../test/helpers/lists.ts'
import { missingProblems, missingReactions, missingStatuses } from './coverage.ts'

const usage = `Usage: npm test [-- FILE ...]

Runs the tests (all, or those whose file name contains FILE) against a throw-away PostgreSQL, or
the server of TEST_DATABASE_SERVER=postgres://… whose user may create databases.`

/** Files that fill the machine and say how long something may take: nothing runs beside them. */
const alone = ['routing-load', 'hostile']

if (process.argv.includes('--help')) {
  console.log(usage)
} else {
  process.exitCode = await main(process.argv.slice(2))
}

/** Prepares the template, runs tap, counts, and checks the ledger; returns the exit code. */
async function main(names: readonly string[]): Promise<number> {
  // By their sources: dist/ may still hold what a removed one was compiled to
  const files = readdirSync(join(root, 'test'))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => file.replace(/\.ts$/, '.js'))
    .filter((file) => names.length === 0 || names.some((name) => file.includes(name)))
    .map((file) => join('dist', 'test', file))
  if (files.length === 0) throw new Error(`no test file matches ${names.join(' or ')}`)

  const given = process.env['TEST_DATABASE_SERVER']
  const embedded = given ? undefined : await startEmbedded({ ephemeral: true })
  const server = given ?? embedded?.url ?? ''
  const template = `switchboard_template_${process.pid}`
  const ledger = mkdtempSync(join(tmpdir(), 'switchboard-ledger-'))
  try {
    await createTemplate(server, template)
    const env = {
      TEST_DATABASE_SERVER: server,
      TEST_TEMPLATE: template,
      LEDGER_DIR: ledger,
    }
    const counted = { passed: 0, failed: 0, failures: [] as string[] }
    let exitCode = 0
    const isAlone = (file: string) => alone.includes(basename(file, '.test.js'))
    for (const [some, jobs] of [
      [files.filter((file) => !isAlone(file)), 2],
      [files.filter(isAlone), 1],
    ] as const) {
      if (some.length === 0) continue
      // Both groups run, also when one fails
      exitCode = (await runTap(some, jobs, env)) || exitCode
      const { passed, failed, failures } = countResults(some)
      counted.passed += passed
      counted.failed += failed
      counted.failures.push(...failures)
    }
    for (const failure of counted.failures) console.log(failure)
    const missing =
      names.length === 0
        ? [...missingStatuses(ledger), ...missingProblems(ledger), ...missingReactions(ledger)]
        : []
    for (const line of missing) console.log(`not ok - no test produced ${line}`)
    if (names.length === 0) {
      counted[missing.length === 0 ? 'passed' : 'failed'] += Math.max(1, missing.length)
    }
    // A file that died counts, whatever it had passed before
    if (exitCode !== 0 && counted.failed === 0) counted.failed = 1
    console.log(`${counted.passed} passed, ${counted.failed} failed`)
    return counted.failed === 0 ? 0 : 1
  } finally {
    await dropTemplate(server, template)
    await embedded?.stop()
    rmSync(ledger, { recursive: true, force: true })
  }
}

async function createTemplate(server: string, name: string): Promise<void> {
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  await migrate(url.href)
  const inside = postgres(url.href, { max: 1, onnotice: () => {} })
  await inside.unsafe(keepFolded)
  await inside.end()
  await admin.unsafe(`alter database ${name} allow_connections false`)
  await admin.end()
}

async function dropTemplate(server: string, name: string): Promise<void> {
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  await admin.unsafe(`drop database if exists ${name} with (force)`)
  await admin.end()
}

/** Runs tap over compiled files; its reporter is for people on a terminal, plain TAP elsewhere. */
async function runTap(
  files: readonly string[],
  jobs: number,
  env: Record<string, string>,
): Promise<number> {
  const reporter = process.stdout.isTTY ? 'terse' : 'tap'
  const tap = spawn(
    process.execPath,
    [
      join(root, 'node_modules', 'tap', 'dist', 'esm', 'run.mjs'),
      'run',
      '--disable-coverage',
      `--jobs=${jobs}`,
      '--timeout=240',
      `--reporter=${reporter}`,
      ...files,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } },
  )
  const forward = (signal: NodeJS.Signals) => tap.kill(signal)
  process.once('SIGINT', forward).once('SIGTERM', forward)
  return new Promise((resolve, reject) => {
    tap.once('error', reject).once('exit', (code) => resolve(code ?? 1))
  })
}

/** Counts the assertions that tap noted for each file; failures are repeated, so that they end the output. */
function countResults(files: readonly string[]): {
  passed: number
  failed: number
  failures: string[]
} {
  const counted = { passed: 0, failed: 0, failures: [] as string[] }
  for (const file of files) {
    const result = join(root, '.tap', 'test-results', `${file}.tap`)
    if (!existsSync(result)) {
      counted.failed += 1
      counted.failures.push(`# ${file} left no result`)
      continue
    }
    const text = readFileSync(result, 'utf8')
    counted.passed += text.match(/^\s*ok \d/gm)?.length ?? 0
    // With the block of details that follows
    const failures = text.match(/^ *not ok \d.*(\n *---\n(?:.*\n)*? *\.\.\.$)?/gm) ?? []
    counted.failed += failures.length
    if (failures.length > 0) counted.failures.push(`# ${file} failed:`, ...failures)
  }
  return counted
}
