import type postgres from 'postgres'

/** A node of a plan in the output of EXPLAIN (ANALYZE, FORMAT JSON). */
export interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Filter?: string
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/**
 * The nodes of the generic plan of a statement, as it runs with some parameters. One that writes is not run, and its
 * nodes have no actual rows.
 */
export async function explain(
  admin: postgres.Sql,
  text: string,
  parameters: readonly unknown[],
  { isRun = true }: { isRun?: boolean } = {},
): Promise<Plan[]> {
  const session = await admin.reserve()
  try {
    await session`set plan_cache_mode = force_generic_plan`
    await session.unsafe(`prepare asked as ${text}`)
    const values = parameters.map((value) => literal(value)).join(', ')
    const execute = `explain (analyze ${isRun}, format json) execute asked${values && `(${values})`}`
    const [row] = await session.unsafe(execute)
    const [top] = Object.values(row ?? {}) as [string | Array<{ Plan: Plan }>]
    const [explained] = typeof top === 'string' ? (JSON.parse(top) as [{ Plan: Plan }]) : top
    if (!explained) throw new Error('EXPLAIN told nothing')
    return nodesOf(explained.Plan)
  } finally {
    await session.unsafe('deallocate all')
    session.release()
  }
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

/** A parameter as it was sent, as SQL text of no type. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return `'${text.replaceAll("'", "''")}'`
}
