import { execFile, execFileSync } from 'node:child_process'
import { accessSync, constants, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import type { Round } from './load.ts'
import { openDriver, parametersOf, runner } from './perform.ts'
import { namedBy, type Recipe, type Recipes, type Statement } from './recipe.ts'
import type { Scenario } from './scenarios.ts'

/** Our reading statements by PostgreSQL's own load generator, over as many connections. */
export interface Pgbench {
  turn(scenario: Scenario, seconds: number): Promise<Round>
  close(): void
}

/** Different requests among which it picks by chance. */
const variants = 16

/** Where pgbench is: on the PATH, beside pg_config, or where Debian puts it. */
export function findPgbench(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  try {
    folders.push(execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim())
  } catch {
    // There is no pg_config
  }
  const debian = '/usr/lib/postgresql'
  try {
    folders.push(...readdirSync(debian).map((version) => join(debian, version, 'bin')))
  } catch {
    // This is no Debian
  }
  const name = process.platform === 'win32' ? 'pgbench.exe' : 'pgbench'
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether its scripts can say it: those of writes could not make a change of their own each time. */
export function isReading(recipe: Recipe | undefined): boolean {
  return recipe?.inTransaction === false
}

export function openPgbench(program: string, recipes: Recipes, connections: number): Pgbench {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-pgbench-'))
  const prepared = new Map<string, Promise<string[]>>()
  const argumentsOf = (scenario: Scenario) => {
    const known = prepared.get(scenario.name) ?? scripts(folder, recipes, scenario)
    prepared.set(scenario.name, known)
    return known
  }
  return {
    async turn(scenario, seconds) {
      const length = Math.max(1, Math.round(seconds))
      const args = ['-n', '-M', 'prepared', '-c', `${connections}`, '-j', '2', '-T', `${length}`]
      const options = '-c plan_cache_mode=force_generic_plan -c jit=off'
      try {
        const { stdout } = await promisify(execFile)(
          program,
          [...args, ...(await argumentsOf(scenario)), recipes.url],
          { env: { ...process.env, PGOPTIONS: options } },
        )
        const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1])
        return {
          requestsPerSecond: figure(/^tps = ([\d.]+)/m),
          p50Ms: figure(/^latency average = ([\d.]+) ms/m),
          p95Ms: NaN,
          p99Ms: NaN,
          failed: 0,
        }
      } catch (error) {
        const failure = String((error as { stderr?: string }).stderr ?? error).slice(0, 500)
        return { requestsPerSecond: NaN, p50Ms: NaN, p95Ms: NaN, p99Ms: NaN, failed: 1, failure }
      }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Writes a script for each variant of a request; returns the arguments that name them. */
async function scripts(
  folder: string,
  recipes: Recipes,
  { name, shot, samples }: Scenario,
): Promise<string[]> {
  const recipe = recipes.byScenario[name]
  if (!recipe) throw new Error(`there are no statements of ${name}`)
  const sql = openDriver(recipes.url, 1)
  const run = runner(sql, recipes)
  const { authentication } = recipe
  const aboutToken =
    authentication === 'looked up'
      ? [recipes.lookUpToken]
      : authentication === 'recalled'
        ? []
        : [authentication.confirm]
  const statements = [...aboutToken, ...recipe.waves.flat()]
  const args: string[] = []
  try {
    for (let variant = 0; variant < variants; variant++) {
      const request = shot(samples[1] + 1 + variant)
      const named = namedBy(request)
      named['now'] = new Date().toISOString()
      named['requestId'] = 'bench'
      // For the token's row, and what later statements take from earlier rows
      await run(name, request.headers['authorization'] ?? '', named)
      const texts = statements.map((statement, n) =>
        scripted(statement, parametersOf(statement)(named, []), `v${variant}s${n}`, args),
      )
      const file = join(folder, `${name.replaceAll('/', '-')}-${variant}.sql`)
      writeFileSync(file, `${texts.join(';\n')};\n`)
      args.push('-f', file)
    }
  } finally {
    await sql.end()
  }
  return args
}

/** The text with a variable of pgbench, named after `prefix`, for each parameter. */
function scripted(
  { text }: Statement,
  values: readonly unknown[],
  prefix: string,
  args: string[],
): string {
  const isNull = values.map((value) => value === null || value === undefined)
  for (const [n, value] of values.entries()) {
    if (isNull[n]) continue
    const shown = value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value
    args.push('-D', `${prefix}p${n + 1}=${String(shown)}`)
  }
  // In quotes a colon would begin a variable, too
  return text
    .replace(/'(?:[^']|'')*'/g, (quoted) =>
      /:\w/.test(quoted) && !quoted.includes('\\') ? `E${quoted.replaceAll(':', '\\072')}` : quoted,
    )
    .replace(/\$(\d+)/g, (_, n: string) => (isNull[Number(n) - 1] ? 'null' : `:${prefix}p${n}`))
}
