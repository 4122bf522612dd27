import { statusOfTicket } from '../../../src/api/cx-logs/case-state.ts'
import { caseChannelTypes } from '../../../src/api/cx-logs/open.ts'
import postgres from 'postgres'
import { connect } from '../../../src/db/pool/pool.ts'
import { createToken, createWorkspace } from '../../../src/workspaces/workspaces.ts'
import type { Progress } from './progress.ts'

/** How much there is in a database: `workspaces` alike, each with as many tickets. */
export interface Size {
  readonly name: string
  readonly workspaces: number
  readonly tickets: number
}

/** A workspace with its tokens, and rows of it to ask for. */
export interface Tenant {
  readonly workspaceId: string
  /** The first of the tokens. */
  readonly token: string
  /** As many as clients write at once in one workspace; one where there are many workspaces. */
  readonly tokens: readonly string[]
  readonly ticketIds: readonly string[]
  readonly openTicketIds: readonly string[]
  readonly contactIds: readonly string[]
  readonly groupIds: readonly string[]
  /** Users who have no ticket at first. */
  readonly agentIds: readonly string[]
  readonly tagIds: readonly string[]
  /** Values of filters that hold for one ticket in twenty or so. */
  readonly common: {
    readonly assigneeId: string
    readonly contactId: string
    readonly tagId: string
  }
  /** Tickets by filter, `all` for none. */
  readonly totals: Readonly<Record<string, number>>
}

type Sql = postgres.Sql

/** Agents' screens and programs that use a workspace at once. */
export const tokensOfOne = 32

const chunk = 50_000
/** From this number on rows are inserted faster without indexes and foreign keys, which are made again afterwards. */
const large = 100_000
/** Tickets that are looked at for being asked for, over all workspaces and of each. */
const sampled = { overall: 4000, each: 40 }

const statuses = shares({ open: 6, in_progress: 3, pending: 1, on_hold: 1, resolved: 3, closed: 6 })
const priorities = shares({ low: 5, medium: 10, high: 4, urgent: 1 })
const types = ['question', 'question', 'incident', 'problem', 'task', 'request']
const channels = ['email', 'email', 'phone', 'web_chat', 'whatsapp', 'api']
const things = 'crane berth gate invoice container pump radio licence delivery fender'.split(' ')
const faults = 'reports a fault|is late|needs a permit|was charged twice|is blocked'.split('|')
const words =
  'since this morning operator sees about once hour asks visit soon captain waits quay seven tide'.split(
    ' ',
  )

/** Words with which the filter `q` is measured: one ticket in a thousand, and one in ten. */
export const rareWord = 'typhoon'
export const commonWord = 'crane'

/** Made by the number of a row alone, so that every run measures the same data. */
const functions = [
  `create schema bench`,
  `create function bench.pick(n bigint, salt int, size int) returns int
   language sql immutable parallel safe as $$
     select 1 + ((hashint8extended(n, salt) & 9223372036854775807) % size)::int $$`,
  `create function bench.id(salt int, nth bigint, n bigint) returns uuid
   language sql immutable parallel safe as $$
     select (lpad(to_hex(1735689600000 + n), 12, '0') || '7' || substr(hex, 1, 3) || '8'
       || substr(hex, 4) || lpad(to_hex(salt), 2, '0'))::uuid
     from (select lpad(to_hex(hashint8extended(nth * 100000000 + n, salt)), 16, '0') as hex) x $$`,
]
const salts = { user: 1, contact: 2, tag: 3, ticket: 4, group: 5, conversation: 6, other: 7 }

/** Makes new workspaces in a migrated database that has never been filled, and returns them. */
export async function fill(url: string, size: Size, progress: Progress): Promise<Tenant[]> {
  const sql = postgres(url, {
    max: 2,
    onnotice: () => {},
    connection: { synchronous_commit: false },
  })
  try {
    const made = await workspacesOf(url, size.workspaces)
    for (const text of functions) await sql.unsafe(text)
    const counts = countsOf(size)
    const ids = made.map(({ workspaceId }) => workspaceId)
    await insertCatalogues(sql, ids, counts)
    await insertTickets(sql, ids, counts, progress)
    await sql`vacuum analyze`
    return await sample(sql, made, counts)
  } finally {
    await sql.end()
  }
}

type Counts = ReturnType<typeof countsOf>

function countsOf({ tickets, workspaces }: Size) {
  const isSmall = workspaces > 1
  return {
    tickets,
    contacts: Math.min(10_000, Math.max(10, Math.floor(tickets / 100))),
    users: isSmall ? 5 : 20,
    agents: isSmall ? 5 : 2000,
    tags: isSmall ? 10 : 40,
    groups: isSmall ? 10 : 1000,
  }
}

interface Made {
  readonly workspaceId: string
  readonly tokens: readonly string[]
}

async function workspacesOf(url: string, count: number): Promise<Made[]> {
  const pool = connect({ url, size: 1 })
  const now = new Date().toISOString()
  const made: Made[] = []
  // Each in a transaction of its own, which holds a lock for each of its sequences
  for (let n = 1; n <= count; n++) {
    made.push(
      await pool.transaction(async (db) => {
        const workspaceId = await createWorkspace(db, `bench ${n}`, now)
        const options = { name: 'Bench', scopes: ['*'], days: 1 }
        const tokens: string[] = []
        while (tokens.length < (count > 1 ? 1 : tokensOfOne)) {
          tokens.push(await createToken(db, workspaceId, options, now))
        }
        return { workspaceId, tokens }
      }),
    )
  }
  await pool.close(1000)
  return made
}

async function insertCatalogues(sql: Sql, ids: string[], counts: Counts): Promise<void> {
  const workspaces = sql`unnest(${ids}::uuid[]) with ordinality as w (id, nth)`
  const { user, contact, tag, group, conversation, other } = salts
  // The first ones are the assignees of the tickets that are filled in, hundreds of them each
  await sql`
    insert into users (workspace_id, id, position, name, email, capacity, created_at, updated_at)
    select w.id, bench.id(${user}, w.nth, n), n, 'User ' || n, 'user' || n || '@bench.example',
      '{"voice": 1, "chat": 5, "email": 20, "task": 200}', now(), now()
    from ${workspaces}, generate_series(1, ${counts.users + counts.agents}) n`
  await sql`
    insert into contacts (workspace_id, id, position, username, name, first_name, last_name, channel,
      external_id, custom_fields, addresses, created_at, updated_at)
    select w.id, bench.id(${contact}, w.nth, n), n, 'contact.' || n, 'Contact ' || n, 'Contact', n::text,
      'email', 'crm-' || n, '{}', E'\\ncontact.' || n || E'@mail.example\\n+4520' || lpad(n::text, 7, '0'),
      now(), now()
    from ${workspaces}, generate_series(1, ${counts.contacts}) n`
  await sql`
    insert into contact_emails (workspace_id, id, contact_id, email, is_primary, is_verified, sort_order)
    select workspace_id, bench.id(${other}, 1, position), id, username || '@mail.example', true, false, 0
    from contacts where workspace_id = any(${ids}::uuid[])`
  await sql`
    insert into contact_phones (workspace_id, id, contact_id, phone, is_primary, type, sort_order)
    select workspace_id, bench.id(${other}, 2, position), id, '+4520' || lpad(position::text, 7, '0'), true,
      'mobile', 0
    from contacts where workspace_id = any(${ids}::uuid[])`
  await sql`
    insert into tags (workspace_id, id, position, name, sort_order, created_at, updated_at)
    select w.id, bench.id(${tag}, w.nth, n), n, 'Tag ' || n, n, now(), now()
    from ${workspaces}, generate_series(1, ${counts.tags}) n`
  await sql`
    insert into custom_fields (workspace_id, id, entity, system_name, display_name, type, options,
      sort_order, created_at, updated_at)
    select w.id, bench.id(${other}, w.nth, f.nth), 'ticket', f.system_name, f.name, f.type, '[]', f.nth,
      now(), now()
    from ${workspaces}, (values (11, 'cf_order_number', 'Order number', 'text'),
      (12, 'cf_severity', 'Severity', 'integer')) f (nth, system_name, name, type)`
  await sql`
    insert into conversations (workspace_id, id, position, kind, created_at, updated_at)
    select w.id, bench.id(${conversation}, w.nth, n), n, 'group', now(), now()
    from ${workspaces}, generate_series(1, ${counts.groups}) n`
  await sql`
    insert into groups (workspace_id, id, position, name, conversation_id, created_at, updated_at)
    select w.id, bench.id(${group}, w.nth, n), n, 'Group ' || n, bench.id(${conversation}, w.nth, n),
      now(), now()
    from ${workspaces}, generate_series(1, ${counts.groups}) n`
  await sql`
    insert into group_members (workspace_id, group_id, contact_id, added_at, sort_order)
    select w.id, bench.id(${group}, w.nth, n), bench.id(${contact}, w.nth,
      bench.pick(n * 4 + k, 20, ${counts.contacts})), now(), k
    from ${workspaces}, generate_series(1, ${counts.groups}) n, generate_series(1, 4) k
    on conflict do nothing`
  const { agents, ...listed } = counts
  const users = counts.users + agents
  const lasts = Object.entries({ ...listed, users, conversations: counts.groups })
  await sql`
    select continue_behind(w.id, l.list, l.last)
    from ${workspaces}, unnest(${lasts.map(([list]) => list)}::text[],
      ${lasts.map(([, last]) => last)}::bigint[]) l (list, last)`
}

async function insertTickets(
  sql: Sql,
  ids: string[],
  counts: Counts,
  progress: Progress,
): Promise<void> {
  const total = ids.length * counts.tickets
  const isLarge = total >= large
  // Indexes take about as long as the rows
  progress.start(`filling ${total.toLocaleString('en')} tickets`, isLarge ? total * 2 : total)

  const perWorkspace = Math.max(1, Math.floor(chunk / ids.length))
  const starts: number[] = []
  for (let from = 1; from <= counts.tickets; from += perWorkspace) starts.push(from)
  const insertRows = () =>
    eachOfTwo(starts, async (from) => {
      const to = Math.min(counts.tickets, from + perWorkspace - 1)
      await insertChunk(sql, ids, counts, from, to)
      progress.advance((to - from + 1) * ids.length)
    })
  const restored = (share: number) => progress.advance(total * share)
  if (isLarge) await restoring(sql, ['tickets', 'ticket_tags'], insertRows, restored)
  else await insertRows()
  await eachOfTwo(starts, (from) => insertCases(sql, from, from + perWorkspace - 1))
  await sql`
    select continue_behind(workspace_id, 'cx_logs', max(position)) from cx_logs group by workspace_id`
  progress.stop()
}

async function insertChunk(
  sql: Sql,
  ids: string[],
  counts: Counts,
  from: number,
  to: number,
): Promise<void> {
  const { user, contact, tag, ticket } = salts
  const rows = sql`unnest(${ids}::uuid[]) with ordinality as w (id, nth),
    generate_series(${from}::int, ${to}::int) n`
  // No timer finds anything to do, which would be measured beside the requests: resolved tickets stay so for four days
  // before one closes them, and the overdue ones have been reported
  await sql`
    insert into tickets (workspace_id, id, position, title, description, type, channel, priority, status,
      contact_id, creator_id, assignee_id, reason_to_assign, external_id, custom_fields, due_at, overdue_for,
      first_response_at, resolved_at, closed_at, created_at, updated_at)
    select w.id, bench.id(${ticket}, w.nth, n), n,
      'The ' || (${things}::text[])[bench.pick(n, 1, ${things.length})] || ' '
        || (${faults}::text[])[bench.pick(n, 2, ${faults.length})],
      (select string_agg((${words}::text[])[bench.pick(n * 8 + k, 3, ${words.length})], ' ')
        from generate_series(1, 8) k) || case when n % 1000 = 7 then ${' ' + rareWord} else '' end,
      (${types}::text[])[bench.pick(n, 4, ${types.length})],
      (${channels}::text[])[bench.pick(n, 5, ${channels.length})],
      (${priorities}::text[])[bench.pick(n, 6, ${priorities.length})],
      s.status,
      bench.id(${contact}, w.nth, case when bench.pick(n, 7, 20) = 1 then 1
        else bench.pick(n, 8, ${counts.contacts}) end),
      bench.id(${user}, w.nth, 1),
      case when s.is_assigned then bench.id(${user}, w.nth, bench.pick(n, 9, ${counts.users})) end,
      case when s.is_assigned then 'Next in turn' end,
      case when n % 10 = 0 then 'erp-' || n end,
      case when n % 2 = 0 then jsonb_build_object('cf_order_number', 'A-' || n, 'cf_severity', n % 5)
        else '{}' end,
      d.due, case when d.due < now() and s.status not in ('resolved', 'closed') then d.due end,
      case when s.status <> 'open' then s.created + interval '1 hour' end,
      case s.status when 'resolved' then s.recently when 'closed' then s.created + interval '1 day' end,
      case s.status when 'closed' then s.created + interval '5 days' end,
      s.created,
      case s.status when 'resolved' then s.recently when 'closed' then s.created + interval '5 days'
        else s.created + interval '1 hour' end
    from ${rows}, lateral (
      select (${statuses}::text[])[bench.pick(n, 10, ${statuses.length})] as status,
        bench.pick(n, 11, 10) <= 7 as is_assigned,
        now() - interval '600 days' + n * (interval '590 days' / ${counts.tickets}::int) as created,
        now() - n % 86400 * interval '1 second' as recently
      offset 0) s, lateral (
      select case when n % 3 = 0 then s.created + interval '3 days' end as due
      offset 0) d
    order by w.nth, n`
  await sql`
    insert into ticket_tags (workspace_id, ticket_id, tag_id, position)
    select distinct w.id, bench.id(${ticket}, w.nth, n),
      bench.id(${tag}, w.nth, bench.pick(n * 4 + k, 12, ${counts.tags})), n
    from ${rows}, lateral generate_series(1, bench.pick(n, 13, 4) - 1) k
    order by 1, 2`
}

/** The cases that the tickets would have from the API, without their timelines; those of a demo have them. */
async function insertCases(sql: Sql, from: number, to: number): Promise<void> {
  const [channels, statuses] = [caseChannelTypes, statusOfTicket].map((map) => JSON.stringify(map))
  await sql`
    insert into cx_logs (workspace_id, id, position, kind, contact_id, channel_type, direction,
      status, first_assignee_id, agent_id, started_at, assigned_at, first_replied_at, closed_at,
      state_since, created_at, updated_at)
    select workspace_id, case_id(id), position, 'ticket', contact_id,
      coalesce(${channels ?? ''}::text::json ->> channel, 'chat'), 'inbound', now.status, assignee_id,
      assignee_id, created_at, case when assignee_id is not null then created_at end,
      first_response_at, case when now.status = 'closed' then resolved_at end, created_at, created_at, created_at
    from tickets cross join lateral (select ${statuses ?? ''}::text::json ->> tickets.status as status) now
    where position between ${from}::int and ${to}::int
    on conflict do nothing`
}

interface Derived {
  readonly isIndex: boolean
  readonly definition: string
}

/** Drops the foreign keys of the big tables and the indexes that no key needs; stops their triggers. */
async function dropDerived(sql: Sql, tables: readonly string[]): Promise<Derived[]> {
  const keys = await sql<Array<{ name: string; on: string; definition: string }>>`
    select conname as name, conrelid::regclass::text as on, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conrelid::regclass::text = any(${tables as string[]}::text[])`
  const indexes = await sql<Array<{ name: string; definition: string }>>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    where i.indrelid::regclass::text = any(${tables as string[]}::text[])
      and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`
  // Counts are built from the rows when they are asked for
  for (const table of tables) await sql.unsafe(`alter table ${table} disable trigger user`)
  for (const { name, on } of keys) await sql.unsafe(`alter table ${on} drop constraint ${name}`)
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  return [
    ...indexes.map(({ definition }) => ({ isIndex: true, definition })),
    ...keys.map(({ name, on, definition }) => ({
      isIndex: false,
      definition: `alter table ${on} add constraint ${name} ${definition}`,
    })),
  ]
}

/**
 * Fills tables without their indexes, foreign keys and triggers, which are made again afterwards. After each, `restored` is
 * called with its share of them.
 */
export async function restoring(
  sql: Sql,
  tables: readonly string[],
  work: () => Promise<void>,
  restored: (share: number) => void = () => {},
): Promise<void> {
  const dropped = await dropDerived(sql, tables)
  await work()
  const restore = async ({ definition }: Derived) => {
    await sql.unsafe(definition)
    restored(1 / dropped.length)
  }
  await eachOfTwo(
    dropped.filter(({ isIndex }) => isIndex),
    restore,
  )
  // One after the other: each locks the tables on both of its sides
  for (const key of dropped.filter(({ isIndex }) => !isIndex)) await restore(key)
  for (const table of tables) await sql.unsafe(`alter table ${table} enable trigger user`)
}

/** Rows of each workspace, spread evenly over it. */
async function sample(sql: Sql, made: readonly Made[], counts: Counts): Promise<Tenant[]> {
  const spread = Math.max(sampled.each, Math.ceil(sampled.overall / made.length))
  const step = Math.max(1, Math.floor(counts.tickets / spread))
  const positions = Array.from({ length: Math.min(spread, counts.tickets) }, (_, n) => 1 + n * step)
  const rows = await sql<Array<{ workspace: string; id: string; status: string }>>`
    select workspace_id as workspace, id, status from tickets
    where workspace_id = any(${made.map(({ workspaceId }) => workspaceId)}::uuid[])
      and position = any(${positions}::bigint[]) order by position`
  const inTurn = await sql<Array<{ list: string; workspace: string; ids: string[] }>>`
    select 'contacts' as list, workspace_id as workspace, array_agg(id order by position) as ids
    from contacts group by 2 union all
    select 'groups', workspace_id, array_agg(id order by position) from groups group by 2 union all
    select 'users', workspace_id, array_agg(id order by position) from users group by 2 union all
    select 'tags', workspace_id, array_agg(id order by position) from tags group by 2`
  // One workspace stands for all: they are alike
  const first = made[0]?.workspaceId ?? ''
  const lists = new Map(inTurn.map(({ list, workspace, ids }) => [`${workspace} ${list}`, ids]))
  const idsOf = (list: string, workspace: string) => lists.get(`${workspace} ${list}`) ?? []
  const commonOf = (workspace: string) => ({
    assigneeId: idsOf('users', workspace)[1] ?? '',
    contactId: idsOf('contacts', workspace)[0] ?? '',
    tagId: idsOf('tags', workspace)[2] ?? '',
  })
  const common = commonOf(first)
  const [totals = {}] = await sql<Array<Record<string, number>>>`
    select count(*)::int as all, count(*) filter (where status = 'pending')::int as status,
      count(*) filter (where priority = 'urgent')::int as priority,
      count(*) filter (where assignee_id = ${common.assigneeId})::int as "assigneeId",
      count(*) filter (where contact_id = ${common.contactId})::int as "contactId",
      (select count(*)::int from ticket_tags where workspace_id = ${first} and tag_id = ${common.tagId})
        as "tagId"
    from tickets where workspace_id = ${first}`
  const byWorkspace = new Map(
    made.map(({ workspaceId }) => [workspaceId, [] as (typeof rows)[number][]]),
  )
  for (const row of rows) byWorkspace.get(row.workspace)?.push(row)
  return made.map(({ workspaceId, tokens }) => {
    const own = byWorkspace.get(workspaceId) ?? []
    return {
      workspaceId,
      token: tokens[0] ?? '',
      tokens,
      ticketIds: own.map(({ id }) => id),
      openTicketIds: own.filter(({ status }) => status === 'open').map(({ id }) => id),
      contactIds: idsOf('contacts', workspaceId),
      groupIds: idsOf('groups', workspaceId),
      agentIds: idsOf('users', workspaceId).slice(counts.users),
      tagIds: idsOf('tags', workspaceId),
      common: commonOf(workspaceId),
      totals,
    }
  })
}

async function eachOfTwo<T>(list: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
  const left = [...list]
  const turn = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await run(one)
  }
  await Promise.all([turn(), turn()])
}

/** A list in which each name stands as often as its share says. */
function shares(parts: Readonly<Record<string, number>>): string[] {
  return Object.entries(parts).flatMap(([name, share]) => Array.from({ length: share }, () => name))
}
