import type postgres from 'postgres'

/** Rows of each table. To read all of them costs more than to find a hundred by an index. */
const size = 20_000

/** The tables that grow as long as a workspace is used, but for the log, whose indexes are those of its partitions. */
const growing = [
  ...['agent_activities', 'call_events', 'cdrs', 'comment_attachments', 'comments'],
  ...['contact_emails', 'contact_identities', 'contact_merges', 'contact_phones', 'contact_tags'],
  ...['contacts', 'conversation_participants', 'conversation_tickets', 'conversations'],
  ...['cx_log_events', 'cx_logs', 'group_members', 'idempotency_keys', 'media_files'],
  ...['media_references', 'message_attachments', 'message_originals', 'message_recipients'],
  ...['messages', 'notifications', 'queue_entries', 'reservations', 'routing_decisions'],
  ...['thread_references', 'ticket_attachments', 'ticket_tags', 'tickets', 'webhook_attempts'],
  'webhook_deliveries',
]

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Plan[]
}

/** Finds out what a statement does with whole tables of some workspace, whatever its parameters are. */
export interface WholeReads {
  /** Returns the tables that it reads as a whole: by no index, or by one of which it compares only the workspace. */
  tables(text: string): Promise<string[]>
  /** Returns the tables of which it sorts all rows, as no index has them in its order. */
  sorted(text: string): Promise<string[]>
}

/** Fills the tables of a migrated database that nothing else uses, and returns what reads the plans of statements there. */
export async function wholeReadsOn(sql: postgres.Sql): Promise<WholeReads> {
  // The rows need not fit together, nor belong to a workspace
  await sql`set session_replication_role = replica`
  // What a prepared statement has after a few runs
  await sql`set plan_cache_mode = force_generic_plan`
  for (const table of growing) await fill(sql, table)
  await sql`analyze`
  // One with a WHERE may have few rows
  const indexes = await sql<Array<{ name: string; table: string }>>`
    select i.relname as name, t.relname as table from pg_index x
    join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where t.relname = any(${growing}) and i.reltuples > ${size / 2}`
  const tableOf = new Map(indexes.map(({ name, table }) => [name, table]))
  const wholeAt = (plan: Plan): string[] => {
    const table =
      plan['Node Type'] === 'Seq Scan' ? plan['Relation Name'] : tableOf.get(indexReadWhole(plan))
    return table !== undefined && growing.includes(table) ? [table] : []
  }
  const wholeIn = (plan: Plan): string[] => [
    ...wholeAt(plan),
    ...(plan.Plans ?? []).flatMap(wholeIn),
  ]
  const sortedIn = (plan: Plan): string[] => {
    const [part] = plan.Plans ?? []
    const rows = part?.['Node Type'] === 'Bitmap Heap Scan' ? part.Plans?.[0] : part
    return [
      ...(plan['Node Type'] === 'Sort' && rows ? wholeAt(rows) : []),
      ...(plan.Plans ?? []).flatMap(sortedIn),
    ]
  }
  const foundIn = async (text: string, find: (plan: Plan) => string[]) => {
    const plans = await plansOf(sql, text)
    return [...new Set(plans.flatMap(find))]
  }
  return {
    tables: (text) => foundIn(text, wholeIn),
    async sorted(text) {
      // Where a page may be a deep one, PostgreSQL sorts although an index has the order
      await sql`set enable_sort = off`
      const found = await foundIn(text, sortedIn)
      await sql`reset enable_sort`
      return found
    },
  }
}

/** Returns the plans of a statement that is prepared; none of others, such as ANALYZE. */
async function plansOf(sql: postgres.Sql, text: string): Promise<Plan[]> {
  if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) return []
  const numbers = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number))
  const values = Array.from({ length: Math.max(0, ...numbers) }, () => 'null')
  await sql.unsafe(`prepare asked as ${text}`)
  const rows = await sql.unsafe<Array<{ 'QUERY PLAN': Array<{ Plan: Plan }> }>>(
    `explain (format json) execute asked${values.length > 0 ? `(${values.join()})` : ''}`,
  )
  await sql`deallocate asked`
  return rows.flatMap((row) => row['QUERY PLAN']).map(({ Plan: plan }) => plan)
}

/** Returns the index that a node of a plan reads by the workspace alone; an empty text if it does not. */
function indexReadWhole(plan: Plan): string {
  const condition = plan['Index Cond'] ?? ''
  const isWhole = /^\(?workspace_id = [^()]+\)?$/.test(condition)
  return isWhole ? (plan['Index Name'] ?? '') : ''
}

/** Inserts rows whose ids are different ones, and of which a few name the same other object. */
async function fill(sql: postgres.Sql, table: string): Promise<void> {
  const checks = await sql<Array<{ name: string }>>`
    select conname as name from pg_constraint
    where conrelid = ${table}::regclass and contype = 'c' order by conname`
  for (const { name } of checks) await sql`alter table ${sql(table)} drop constraint ${sql(name)}`
  const columns = await sql<Array<{ name: string; type: string; isKey: boolean }>>`
    select a.attname as name, format_type(a.atttypid, null) as type, exists (select from pg_index i
      where i.indrelid = a.attrelid and i.indisunique and a.attnum = any(i.indkey)) as "isKey"
    from pg_attribute a
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.attidentity = '' and not a.atthasdef
      and (a.attnotnull or a.atttypid = 'uuid'::regtype)
    order by a.attnum`
  const values = columns.map(({ name, type, isKey }) => {
    if (name === 'workspace_id') return sql`${'019a0000-0000-7000-8000-000000000000'}::uuid`
    if (type === 'uuid') return sql`md5(${name} || n % ${isKey ? size : size / 5})::uuid`
    if (type === 'text') return sql`'text ' || n`
    if (type === 'boolean') return sql`false`
    if (type === 'bytea') return sql`sha256(n::text::bytea)`
    if (type.startsWith('timestamp')) return sql`now() - n * interval '1 minute'`
    if (/^json|\[\]$/.test(type)) return sql`'{}'`
    return isKey ? sql`n` : sql`1`
  })
  await sql`
    insert into ${sql(table)} (${sql.unsafe(columns.map(({ name }) => `"${name}"`).join())})
    select ${values.flatMap((value, n) => (n === 0 ? [value] : [sql`, `, value]))}
    from generate_series(1, ${size}) as n on conflict do nothing`
}
