import type postgres from 'postgres'
import { openDriver, type Row, runner } from './perform.ts'
import { namedBy, type Recipes } from './recipe.ts'
import { median } from './report.ts'
import type { Scenario } from './scenarios.ts'

const times = 60

/** The durations that EXPLAIN reports of a statement, in milliseconds. */
interface Explained {
  readonly 'Execution Time': number
  readonly Triggers: ReadonlyArray<{
    readonly 'Trigger Name': string
    readonly 'Constraint Name'?: string
    readonly Time: number
  }>
}

/**
 * Prints what each part of writes costs the database, without COMMIT: its statements, and of these the triggers and the
 * checks of foreign keys. They run one after the other in transactions that are rolled back.
 */
export async function printParts(
  url: string,
  recipes: Recipes,
  scenarios: readonly Scenario[],
): Promise<void> {
  const sql = openDriver(url, 1)
  let found = new Map<string, number[]>()
  const addTime = (part: string, ms: number) => found.set(part, [...(found.get(part) ?? []), ms])
  const explained = async (text: string, parameters: never[]): Promise<Row[]> => {
    await sql.unsafe('savepoint explained')
    const [row] = await sql.unsafe(`explain (analyze, format json) ${text}`, parameters)
    await sql.unsafe('rollback to explained')
    const [plan] = row!['QUERY PLAN'] as [Explained]
    const triggers = plan.Triggers.map((one) => ({ ...one, isKey: 'Constraint Name' in one }))
    const sumOf = (list: typeof triggers) => list.reduce((sum, { Time }) => sum + Time, 0)
    addTime(nameOf(text), plan['Execution Time'] - sumOf(triggers))
    for (const { 'Trigger Name': name, Time, isKey } of triggers) {
      if (!isKey) addTime(`${nameOf(text)}: trigger ${name}`, Time)
    }
    if (triggers.some(({ isKey }) => isKey)) {
      addTime(`${nameOf(text)}: foreign keys`, sumOf(triggers.filter(({ isKey }) => isKey)))
    }
    return sql.unsafe(text, parameters)
  }
  // One statement at a time, though those of a wave are asked for together
  let last: Promise<unknown> = Promise.resolve()
  const inTransaction = {
    unsafe: (text: string, parameters: never[] = []) =>
      (last = last.then(() => explained(text, parameters))),
  }
  const on = {
    unsafe: (text: string, parameters: never[] = []) => sql.unsafe(text, parameters),
    async begin(work: (on: unknown) => Promise<unknown>) {
      await sql.unsafe('begin')
      try {
        return await work(inTransaction)
      } finally {
        await sql.unsafe('rollback')
      }
    },
  }
  const run = runner(on as unknown as postgres.Sql, recipes)
  try {
    for (const { name, shot, samples } of scenarios) {
      const [, first] = samples
      // The first time looks the token up, and caches warm up
      for (let n = 0; n < times; n++) {
        if (n === times / 4) found = new Map()
        const asked = shot(first)
        const named = { ...namedBy(asked), now: new Date().toISOString(), requestId: `part ${n}` }
        await run(name, asked.headers['authorization'] ?? '', named)
      }
      const parts = [...found].map(([part, list]) => [part, median(list)] as const)
      const sum = parts.reduce((total, [, ms]) => total + ms, 0)
      console.log(`\n${name}: ${sum.toFixed(2)} ms in the database without COMMIT, of which`)
      for (const [part, ms] of parts) console.log(`${ms.toFixed(3).padStart(8)} ${part}`)
    }
  } finally {
    await sql.end()
  }
}

/** The first thing that a statement changes, or else reads outside of parentheses. */
function nameOf(text: string): string {
  const [, verb = 'select', table = ''] =
    /\b(insert into|delete from) "?(\w+)/i.exec(text) ??
    /(?<!\bfor |\bkey )\b(update) "?(\w+)/i.exec(text) ??
    /\b(from) "?(\w+)/i.exec(withoutParentheses(text)) ??
    []
  return `${verb.toLowerCase()} ${table}`
}

function withoutParentheses(text: string): string {
  const outer = text.replaceAll(/\([^()]*\)/g, '')
  return outer === text ? text : withoutParentheses(outer)
}
