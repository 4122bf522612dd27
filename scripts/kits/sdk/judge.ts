import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../../src/lib/root.ts'
import type { Connection } from './client.ts'
import type { Generator } from './generators.ts'
import { folder, packageOf } from './packages.ts'

const execute = promisify(execFile)
const contract = join(root, 'openapi.yaml')
const mostMs = 300_000

/** The result of a generator. */
export interface Judgement {
  readonly name: string
  readonly version: string
  /** Number of files that it wrote. */
  readonly files: number
  /** Errors of `tsc --strict` in what it wrote and in the client that uses it. */
  readonly typeErrors: readonly string[]
  /** The result of each scenario that was run: an error, or null. */
  readonly results: Readonly<Record<string, string | null>>
  /** Why nothing could be generated or run. */
  readonly fault?: string
}

/** Generates a client, checks its types, and runs the scenarios through it. */
export async function judge(
  name: string,
  generator: Generator,
  connection: Connection,
): Promise<Judgement> {
  const { version } = packageOf(generator.package)
  const output = join(folder, 'generated', name)
  rmSync(output, { recursive: true, force: true })
  mkdirSync(output, { recursive: true })
  const judgement = { name, version, files: 0, typeErrors: [], results: {} }
  try {
    await generate(generator, output)
    const files = readdirSync(output, { recursive: true }).filter((file) => /\.ts$/.test(`${file}`))
    const typeErrors = await typeErrorsOf(name, output)
    const results = await resultsOf(name, connection)
    return { ...judgement, files: files.length, typeErrors, results }
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    return { ...judgement, fault: `${String(error)}\n${stdout}${stderr}`.slice(0, 4000) }
  }
}

async function generate(generator: Generator, output: string): Promise<void> {
  if (generator.after) await generate(generator.after, output)
  const program = packageOf(generator.package).programOf(generator.program)
  const printed = await run([program, ...generator.args(contract, output)])
  if (generator.prints !== undefined) writeFileSync(join(output, generator.prints), printed)
}

async function typeErrorsOf(name: string, output: string): Promise<string[]> {
  const config = join(output, 'tsconfig.json')
  const include = ['.', `../../clients/${name}.ts`]
  writeFileSync(config, JSON.stringify({ extends: '../../tsconfig.clients.json', include }))
  const compiler = packageOf('typescript').programOf('tsc')
  try {
    await run([compiler, '--project', config])
    return []
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string }
    const lines = stdout.split('\n').filter((line) => /error TS\d+/.test(line))
    if (lines.length === 0) throw error
    return lines
  }
}

async function resultsOf(
  name: string,
  { baseUrl, token }: Connection,
): Promise<Judgement['results']> {
  const program = join(folder, 'run-client.ts')
  const stdout = await run(['--import=tsx', program, name], {
    SDK_BASE_URL: baseUrl,
    SDK_TOKEN: token,
  })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Judgement['results']
}

/** Runs Node.js in this folder, and resolves with what it printed. */
async function run(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { stdout } = await execute(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
    timeout: mostMs,
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
}
