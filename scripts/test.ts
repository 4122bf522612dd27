import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../src/lib/root.ts'
import { bundleTests } from './bundle-tests.ts'
import { missingIn } from './coverage.ts'
import { installPackages } from './packages.ts'
import { testFiles } from './source-files.ts'
import { isRunning } from '../test/helpers/processes.ts'
import { thorough } from './thorough.ts'

const usage = `Usage: npm test [-- [--thorough] [FILE ...]]

Runs tap on the tests and prints how many assertions passed and failed. These are all tests, or those whose path
contains FILE, such as tags or tickets/. They use a throw-away PostgreSQL, or the server of
TEST_DATABASE_SERVER=postgres://…, whose user may create databases. \`npx tap test/FILE.test.ts\` runs one file
without the count.

  --thorough  more random requests, rows and kills, as scripts/thorough.ts says; takes a third longer`

/** Files whose tests need the packages of test/packages. */
const needsPackages = /media-manager[/\\]s3\S*\.test\.ts$/
const packages = join(root, 'test', 'packages')

const results = join(root, '.tap', 'test-results')

/** Has the number of the process that runs the tests of this checkout. */
const runFile = join(root, '.tap', 'run')

if (process.argv.includes('--help')) {
  console.log(usage)
} else {
  const isThorough = process.argv.includes('--thorough')
  process.exitCode = await main(
    process.argv.slice(2).filter((argument) => argument !== '--thorough'),
    isThorough,
  )
}

/** Runs tap, counts and resolves with the exit code. */
async function main(names: readonly string[], isThorough: boolean): Promise<number> {
  const all = testFiles()
  const isNamed = (file: string, name: string) => file.replaceAll('\\', '/').includes(name)
  const unknown = names.filter((name) => !all.some((file) => isNamed(file, name)))
  if (unknown.length > 0) throw new Error(`No test file matches ${unknown.join(' or ')}.`)
  const isChosen = (file: string) => names.some((name) => isNamed(file, name))
  const files = names.length === 0 ? all : all.filter(isChosen)

  requireNoOtherRun()
  rmSync(results, { recursive: true, force: true })
  const isWhole = names.length === 0
  const [bundled] = await Promise.all([
    bundleTests(files, isWhole),
    buildProgram(),
    // The network is what it waits for
    files.some((file) => needsPackages.test(file)) ? installPackages(packages) : undefined,
  ])
  const ledger = isWhole ? mkdtempSync(join(tmpdir(), 'switchboard-ledger-')) : undefined
  const exitCode = await runTap(bundled, {
    ...(isThorough && thorough),
    ...process.env,
    TEST_LEDGER: ledger,
  })
  const counted = countResults(bundled)
  if (ledger !== undefined) {
    addMissing(counted, missingIn(ledger))
    rmSync(ledger, { recursive: true, force: true })
  }
  const { passed, failed, failures } = counted
  for (const failure of failures) console.log(failure)
  // A file that died counts, whatever it had passed before
  const total = exitCode !== 0 && failed === 0 ? 1 : failed
  console.log(`${passed} passed, ${total} failed`)
  return total === 0 ? 0 : 1
}

/** Throws while another process runs tests of this checkout: this one would write over its bundles and its results. */
function requireNoOtherRun(): void {
  const other = existsSync(runFile) ? Number(readFileSync(runFile, 'utf8')) : 0
  if (other > 0 && isRunning(other)) {
    throw new Error(
      `The process ${other} runs tests of this checkout. Wait for it, or delete ${runFile} if it is another program.`,
    )
  }
  mkdirSync(join(root, '.tap'), { recursive: true })
  writeFileSync(runFile, String(process.pid))
  process.once('exit', () => rmSync(runFile, { force: true }))
}

/** Builds the program, of which bundled tests run the threads. */
async function buildProgram(): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'scripts', 'build.js')], {
    stdio: ['ignore', 2, 'inherit'],
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error('The program could not be built.')
}

/** Runs tap as .taprc says; its reporter is for people on a terminal, plain TAP elsewhere. */
async function runTap(files: readonly string[], env: Readonly<NodeJS.ProcessEnv>): Promise<number> {
  const program = join(root, 'node_modules', 'tap', 'dist', 'esm', 'run.mjs')
  const reporter = process.stdout.isTTY ? 'terse' : 'tap'
  // Of those of .taprc without tsx, which would read the bundles for a fifth of the processor time of a test
  const option = '--node-arg=--import=./test/setup/plain-children.js'
  const args = [program, 'run', `--reporter=${reporter}`, option, ...files]
  const tap = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    // The program was built above: no file needs to compare its sources with the build again
    env: { ...env, TEST_PROGRAM: 'built' },
  })
  const forward = (signal: NodeJS.Signals) => tap.kill(signal)
  process.once('SIGINT', forward).once('SIGTERM', forward)
  const [code] = (await once(tap, 'exit')) as [number | null]
  return code ?? 1
}

interface Counted {
  passed: number
  failed: number
  /** The failures, which are repeated at the end of the output. */
  readonly failures: string[]
}

/** Counts the assertions that tap noted for each file. */
function countResults(files: readonly string[]): Counted {
  const counted: Counted = { passed: 0, failed: 0, failures: [] }
  for (const file of files) {
    const result = join(results, `${file}.tap`)
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

/** Counts what no test has covered: each line as a failure, or all together as one assertion that passed. */
function addMissing(counted: Counted, missing: readonly string[]): void {
  if (missing.length === 0) counted.passed += 1
  counted.failed += missing.length
  counted.failures.push(...missing.map((line) => `not ok - no test produced ${line}`))
}
