import { randomInt } from 'node:crypto'
import t, { type Test } from 'tap'
import { routes } from '../../generated/routes.ts'
import { contactPage } from '../../src/api/contacts/queries.ts'
import { conversationPage } from '../../src/api/conversations/queries.ts'
import { cxLogPage } from '../../src/api/cx-logs/queries.ts'
import { messagePage } from '../../src/api/messages/queries.ts'
import { cdrPage } from '../../src/api/telephony/queries.ts'
import { ticketPage } from '../../src/api/tickets/queries.ts'
import { runDue } from '../helpers/run-due.ts'
import { listBuilding } from '../../src/lists/build.ts'
import { applyDeltas } from '../../src/lists/apply.ts'
import { createRandom, type Random } from '../../src/workspaces/seed/random.ts'
import { seed } from '../../src/workspaces/seed/seed.ts'
import { listFaults } from '../helpers/lists.ts'
import { makeCategory } from '../helpers/make.ts'
import { repairAll } from '../helpers/repair.ts'
import { parametersOf } from '../helpers/requests.ts'
import { start } from '../helpers/start.ts'

// More by hand: LIST_QUERIES=20000 npm test -- lists/combinations
const queries = Number(process.env['LIST_QUERIES'] ?? 26)
// The same again: LIST_SEED=… with the seed that a run printed
const firstSeed = Number(process.env['LIST_SEED'] ?? randomInt(1_000_000))
t.comment(`LIST_SEED=${firstSeed}`)
const workspace = await start()
const { api, database, pool, workspaceId } = workspace
/** A condition of SQL, since other files share the database. */
const own = `workspace_id = '${workspaceId}'`
const categoryId = await makeCategory(workspace)
const childId = await makeCategory(workspace, { parentId: categoryId })

/** Parameters of a list, and the SQL condition and order that are equal to them. */
interface Choice {
  readonly query: Record<string, unknown>
  readonly where: string
}

const instants = [
  '2024-02-03T04:05:06.789Z',
  '2025-06-07T08:09:10+02:00',
  '2025-06-07T12:00:00Z',
  '2026-01-01T00:00:00Z',
]
const half = "(array['2023-01-01T00:00:00Z'::timestamptz, '2026-06-01T00:00:00Z'])"

t.before(async () => {
  const counts = { contacts: 1000, tickets: 2000, groups: 2, tags: 6, users: 5 }
  await seed(database.url, workspaceId, counts, 1)
  // Blocks far apart, and an order of creation that positions do not follow
  await database.admin`select continue_behind(${workspaceId}, list, 40000) from numbered_lists`
  await seed(database.url, workspaceId, counts, 2)
  for (const list of ['tickets', 'contacts', 'conversations']) {
    await database.admin.unsafe(`
      update ${list} set created_at = (${half})[1]
        + (((${half})[2] - (${half})[1]) / 45000) * (position + 3000 * random())
      where ${own}`)
    // As if they had been created so
    await database.admin.unsafe(`
      insert into list_spans (workspace_id, list, strip, first, last)
      select '${workspaceId}', '${list}', s.* from spans_of_${list}('${workspaceId}') s
      on conflict (workspace_id, list, strip) do update set first = excluded.first, last = excluded.last`)
    await database.admin.unsafe(
      `update list_deltas set created_at = null where ${own} and list = '${list}'`,
    )
  }
  // On days all over the years, and many on one day
  const instant = `case when random() < 0.8 then '2025-06-07'::timestamptz + random() * interval '1 day'
    else (${half})[1] + ((${half})[2] - (${half})[1]) * random() end`
  await database.admin.unsafe(`
    update tickets set updated_at = ${instant}, due_at = case when random() < 0.7 then ${instant} end
    where ${own};
    update contacts set updated_at = ${instant}, last_seen_at = case when random() < 0.5 then ${instant} end
    where ${own};
    update conversations set last_message_at = case when random() < 0.5 then ${instant} end
    where ${own};
    update cdrs set updated_at = ${instant} where ${own};
    update cx_logs set updated_at = ${instant} where ${own};
    update messages set created_at = ${instant} where ${own};
    update cx_logs set assigned_at = null, first_replied_at = null, wrap_up_ended_at = null,
      closed_at = case when status = 'closed' then '2026-12-31'::timestamptz end,
      started_at = case when position % 5 > 0 then '2025-06-07'::timestamptz + random() * interval '1 day'
        else '2025-01-01'::timestamptz + random() * interval '500 days' end
    where ${own}`)
  const random = createRandom(3)
  for (let batch = 0; batch < 15; batch += 1) {
    const cdrs = Array.from({ length: 100 }, (_, n) => {
      const daysLater = random.below(5) > 0 ? 0 : random.below(500) - 200
      const startedMs = Date.parse('2025-06-07') + daysLater * 86_400_000 + random.below(86_400_000)
      return {
        provider: 'pbx',
        externalCallId: `${batch}-${n}`,
        direction: random.pick(['inbound', 'outbound'] as const),
        status: random.pick(['answered', 'no_answer', 'failed'] as const),
        startedAt: new Date(startedMs).toISOString(),
      }
    })
    t.match(await api.upsertCdrs({ body: { cdrs } }), { status: 200 })
  }
  await database.admin.unsafe(`
    update tickets set category_id = '${categoryId}'
    where ${own} and position % 4 = 0;
    update tickets set deleted_at = now() where ${own} and position % 37 = 0;
    update tickets set custom_fields = custom_fields || jsonb_build_object(
      'cf_order_number', 'A-' || position % 3, 'cf_berths', case when position % 2 = 0 then '["4", "6"]'::jsonb else '["5"]' end)
    where ${own} and position % 5 <> 0;
    update contacts set custom_fields = '{"cf_plan": "silver"}'
    where ${own} and position % 3 = 0;
    insert into ticket_tags (workspace_id, ticket_id, tag_id)
    select t.workspace_id, t.id, g.id from tickets t join tags g on g.workspace_id = t.workspace_id
    where (t.position + g.position) % 3 = 0 on conflict do nothing`)
})

async function idsOf(table: string): Promise<string[]> {
  const rows = await database.admin<Array<{ id: string }>>`
    select id from ${database.admin(table)} where workspace_id = ${workspaceId} order by id limit 7`
  return rows.map(({ id }) => id)
}

async function namesOfTags(): Promise<string[]> {
  const rows = await database.admin<Array<{ name: string }>>`
    select name from tags where workspace_id = ${workspaceId} and name !~ '[,'']' order by position limit 7`
  return rows.map(({ name }) => name)
}

function quoted(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(', ')
}

function some<T>(random: Random, values: readonly T[]): T[] {
  const first = random.below(values.length)
  return [...values.slice(first), ...values.slice(0, first)].slice(0, 1 + random.below(2))
}

/** A filter by a column, which may be empty if `none` is given. */
function byColumn(name: string, column: string, values: readonly string[], none = false) {
  return (random: Random): Choice => {
    const chosen = some(random, none ? [...values, 'none'] : values)
    const ids = chosen.filter((value) => value !== 'none')
    const parts = [
      ...(ids.length > 0 ? [`t.${column}::text in (${quoted(ids)})`] : []),
      ...(chosen.includes('none') ? [`t.${column} is null`] : []),
    ]
    return { query: { [name]: chosen.join(',') }, where: `(${parts.join(' or ')})` }
  }
}

/** A filter by categories and those below them, which are roots and their children here. */
function byCategoryWithin(categories: readonly string[]) {
  return (random: Random): Choice => {
    const chosen = some(random, categories)
    return {
      query: { categoryWithin: chosen.join(',') },
      where: `t.category_id in (select c.id from categories c
        where c.workspace_id = t.workspace_id
          and (c.id in (${quoted(chosen)}) or c.parent_id in (${quoted(chosen)})))`,
    }
  }
}

function byTag(table: string, own: string, tags: readonly string[]) {
  return (random: Random): Choice => {
    const chosen = some(random, tags)
    return {
      query: { tagId: chosen.join(',') },
      where: `exists (select from ${table} x
        where x.workspace_id = t.workspace_id and x.${own} = t.id and x.tag_id in (${quoted(chosen)}))`,
    }
  }
}

function byNameOfTag(table: string, own: string, names: readonly string[]) {
  return (random: Random): Choice => {
    const chosen = some(random, names)
    return {
      query: { tag: chosen.join(',') },
      where: `exists (select from ${table} x join tags g on g.workspace_id = x.workspace_id and g.id = x.tag_id
        where x.workspace_id = t.workspace_id and x.${own} = t.id and g.name in (${quoted(chosen)}))`,
    }
  }
}

function byGroup(groups: readonly string[]) {
  return (random: Random): Choice => {
    const chosen = some(random, groups)
    return {
      query: { groupId: chosen.join(',') },
      where: `exists (select from group_members x
        where x.workspace_id = t.workspace_id and x.contact_id = t.id and x.group_id in (${quoted(chosen)}))`,
    }
  }
}

/** A filter by a custom field, of which `none` is not counted. */
function byField(name: string, values: readonly string[]) {
  return (random: Random): Choice => {
    const chosen = some(random, values)
    const parts = chosen.map((value) =>
      value === 'none'
        ? `not t.custom_fields ? '${name}'`
        : `coalesce(t.custom_fields -> '${name}' ? '${value}', false)`,
    )
    return { query: { [name]: chosen.join(',') }, where: `(${parts.join(' or ')})` }
  }
}

function byInstant(name: string, column: string) {
  const [fromName, toName] = name === '' ? ['from', 'to'] : [`${name}From`, `${name}To`]
  return (random: Random): Choice => {
    const [from, to] = [random.pick(instants), random.pick(instants)]
    const [after, before] = [`t.${column} >= '${from}'`, `t.${column} < '${to}'`]
    return random.pick([
      { query: { [fromName]: from }, where: after },
      { query: { [toName]: to }, where: before },
      { query: { [fromName]: from, [toName]: to }, where: `${after} and ${before}` },
    ])
  }
}

/** The period of a list that always has one. */
function byPeriod(random: Random): Choice {
  const [from, to, days] = random.pick([
    ['2025-01-01T00:00:00Z', '2026-01-01T00:00:00Z', '2025-01-01-2025-12-31'],
    ['2025-06-07T00:00:00Z', '2025-06-08T00:00:00Z', '2025-06-07-2025-06-07'],
    ['2025-06-07T11:11:11.111Z', '2026-06-01T12:00:00+02:00', undefined],
    ['2025-03-01T12:00:00Z', '2025-06-07T08:09:10Z', undefined],
  ] as const)
  const query = days && random.below(2) === 0 ? { selectedDate: days } : { from, to }
  return { query, where: `t.started_at >= '${from}' and t.started_at < '${to}'` }
}

/** A text whose words begin words; `parts` are the columns of which it may be any part. */
function byText(texts: readonly string[], parts: readonly string[] = []) {
  return (random: Random): Choice => {
    const q = random.pick(texts)
    const words = q.split(' ').map((word) => `${word}:*`)
    const held = parts.map((part) => ` or ${part.replace('?', `'%${q}%'`)}`)
    return {
      query: { q },
      where: `(t.search @@ to_tsquery('simple', '${words.join(' & ')}')${held.join('')})`,
    }
  }
}

/** A text that finds a ticket by itself, its comments, the messages of its conversations and its contact. */
function byTicketText(texts: readonly string[]) {
  return (random: Random): Choice => {
    const q = random.pick(texts)
    const query = `to_tsquery('simple', '${q
      .split(' ')
      .map((word) => `${word}:*`)
      .join(' & ')}')`
    // Fewer than three letters or digits find beginnings
    const [ofName, ofAddresses] = q.length < 3 ? [`${q}%`, `%\n${q}%`] : [`%${q}%`, `%${q}%`]
    return {
      query: { q },
      where: `(t.search @@ ${query}
        or exists (select from comments c where c.workspace_id = t.workspace_id
          and c.ticket_id = t.id and c.deleted_at is null and c.search @@ ${query})
        or exists (select from conversation_tickets x join messages m
          on m.workspace_id = x.workspace_id and m.conversation_id = x.conversation_id
          where x.workspace_id = t.workspace_id and x.ticket_id = t.id and m.search @@ ${query})
        or exists (select from contacts k where k.workspace_id = t.workspace_id
          and k.id = t.contact_id
          and (lower(k.name) like '${ofName}' or k.addresses like '${ofAddresses}')))`,
    }
  }
}

const priorityRank = `array_position('{low,medium,high,urgent}'::text[], t.priority)`
const statusRank = `array_position('{open,in_progress,pending,on_hold,resolved,closed}'::text[], t.status)`
const byPosition: Array<[string, string]> = [
  ['createdAt', 't.position'],
  ['-createdAt', 't.position desc'],
]
const byInstants = (name: string, value: string): Array<[string, string]> => [
  [name, `${value}, t.position`],
  [`-${name}`, `${value} desc, t.position desc`],
  [`-${name},createdAt`, `${value} desc, t.position`],
]
const ticketSorts: Array<[string, string]> = [
  ...byPosition,
  ['priority', `${priorityRank}, t.position`],
  ['-priority', `${priorityRank} desc, t.position desc`],
  ['-priority,createdAt', `${priorityRank} desc, t.position`],
  ['status,-createdAt', `${statusRank}, t.position desc`],
  ['createdAt,-priority', 't.position'],
  ...byInstants('updatedAt', 't.updated_at'),
  ...byInstants('dueAt', 't.due_at'),
]
const contactSorts: Array<[string, string]> = [
  ...byPosition,
  ['name', 't.name collate "C", t.position'],
  ['-name,createdAt', 't.name collate "C" desc, t.position'],
  ...byInstants('updatedAt', 't.updated_at'),
  ...byInstants('lastSeenAt', 't.last_seen_at'),
]

async function choicesOfLists() {
  const lists = ['users', 'tags', 'contacts', 'groups', 'conversations', 'channels'] as const
  const [users = [], tags = [], contacts = [], groups = [], conversations = [], channels = []] =
    await Promise.all(lists.map(idsOf))
  return {
    listTickets: {
      table: 'tickets',
      live: 't.deleted_at is null',
      sorts: ticketSorts,
      filters: [
        byColumn('status', 'status', ['open', 'pending', 'closed', 'on_hold']),
        byColumn('priority', 'priority', ['low', 'high', 'urgent']),
        byColumn('type', 'type', ['question', 'problem', 'task']),
        byColumn('channel', 'channel', ['email', 'phone', 'web_form']),
        byColumn('assigneeId', 'assignee_id', users, true),
        byColumn('categoryId', 'category_id', [categoryId], true),
        byCategoryWithin([categoryId, childId]),
        byColumn('contactId', 'contact_id', contacts),
        byColumn('creatorId', 'creator_id', users),
        byColumn('queueId', 'queue_id', [], true),
        byTag('ticket_tags', 'ticket_id', tags),
        byNameOfTag('ticket_tags', 'ticket_id', await namesOfTags()),
        byField('cf_order_number', ['A-0', 'A-1', 'A-2', 'A-7']),
        byField('cf_berths', ['4', '5', '6', 'none']),
        byInstant('created', 'created_at'),
        byInstant('updated', 'updated_at'),
        byInstant('due', 'due_at'),
        byTicketText(['crane', 'the', 'gate late', '12', 'nothing']),
      ],
    },
    listContacts: {
      table: 'contacts',
      live: 't.deleted_at is null',
      sorts: contactSorts,
      filters: [
        byColumn('channel', 'channel', ['email', 'phone', 'web_form']),
        byColumn('isBlocked', 'is_blocked', ['false']),
        byTag('contact_tags', 'contact_id', tags),
        byNameOfTag('contact_tags', 'contact_id', await namesOfTags()),
        byGroup(groups),
        byField('cf_plan', ['gold', 'silver']),
        byInstant('created', 'created_at'),
        byInstant('updated', 'updated_at'),
        byText(
          ['mira', 'ind', 'example', 'nothing'],
          [
            't.name ilike ?',
            `exists (select from contact_emails e where e.workspace_id = t.workspace_id
            and e.contact_id = t.id and e.email ilike ?)`,
          ],
        ),
      ],
    },
    listConversations: {
      table: 'conversations',
      live: 'true',
      sorts: [
        ...byPosition,
        ...byInstants('lastMessageAt', 'coalesce(t.last_message_at, t.created_at)'),
      ],
      filters: [
        byColumn('status', 'status', ['open', 'closed']),
        byColumn('kind', 'kind', ['direct', 'email', 'group']),
        byColumn('channelId', 'channel_id', channels),
        byColumn('contactId', 'contact_id', contacts),
        byColumn('assigneeId', 'assignee_id', users, true),
        byColumn('queueId', 'queue_id', [], true),
        byInstant('created', 'created_at'),
      ],
    },
    listMessages: {
      table: 'messages',
      live: 'true',
      sorts: [
        ['createdAt', 't.created_at, t.position'],
        ['-createdAt', 't.created_at desc, t.position desc'],
      ] as Array<[string, string]>,
      filters: [
        byColumn('status', 'status', ['received', 'sent', 'delivered']),
        byColumn('direction', 'direction', ['inbound', 'outbound']),
        byColumn('messageType', 'message_type', ['text', 'image', 'file']),
        byColumn('conversationId', 'conversation_id', conversations),
        byColumn('channelId', 'channel_id', channels),
        byColumn('contactId', 'contact_id', contacts),
        byInstant('created', 'created_at'),
      ],
    },
    listCxLogs: {
      table: 'cx_logs',
      live: 'true',
      sorts: [
        ['startedDate', 't.started_at, t.position'],
        ['-startedDate', 't.started_at desc, t.position desc'],
        ...byInstants('updatedAt', 't.updated_at').slice(0, 2),
      ] as Array<[string, string]>,
      always: [byPeriod],
      filters: [
        byColumn('kind', 'kind', ['ticket', 'chat', 'call', 'external']),
        byColumn('channelType', 'channel_type', ['email', 'chat', 'voice', 'other']),
        byColumn('direction', 'direction', ['inbound', 'outbound']),
        byColumn('status', 'status', ['open', 'hold', 'closed']),
        byColumn('queueId', 'queue_id', [], true),
        byColumn('agentId', 'agent_id', users, true),
        byColumn('firstAssigneeId', 'first_assignee_id', users, true),
        byColumn('contactId', 'contact_id', contacts, true),
        byInstant('updated', 'updated_at'),
      ],
    },
    listCdrs: {
      table: 'cdrs',
      live: 'true',
      sorts: [
        ['startedAt', 't.started_at, t.position'],
        ['-startedAt', 't.started_at desc, t.position desc'],
        ...byInstants('updatedAt', 't.updated_at').slice(0, 2),
      ] as Array<[string, string]>,
      filters: [
        byColumn('direction', 'direction', ['inbound', 'outbound']),
        byColumn('status', 'status', ['answered', 'no_answer']),
        byColumn('agentId', 'agent_id', users, true),
        byColumn('contactId', 'contact_id', contacts, true),
        byColumn('queueId', 'queue_id', [], true),
        byInstant('', 'started_at'),
        byInstant('updated', 'updated_at'),
      ],
    },
  } as const
}

/** The share of each list in thirteen queries. */
const asked = [
  ...Array<'listTickets'>(6).fill('listTickets'),
  ...Array<'listContacts'>(2).fill('listContacts'),
  'listConversations',
  'listMessages',
  'listCxLogs',
  'listCxLogs',
  'listCdrs',
] as const

interface List {
  readonly table: string
  readonly live: string
  readonly sorts: ReadonlyArray<[string, string]>
  readonly filters: ReadonlyArray<(random: Random) => Choice>
  /** Parameters of every query. */
  readonly always?: ReadonlyArray<(random: Random) => Choice>
}

type Lists = Awaited<ReturnType<typeof choicesOfLists>>

/** Asks for random combinations, each for some pages, and compares them with what SQL says. */
async function ask(t: Test, lists: Lists, seedOfRound: number): Promise<unknown> {
  const random = createRandom(seedOfRound)
  for (let n = 0; n < queries; n += 1) {
    const operation = asked[n % asked.length] ?? 'listTickets'
    const { table, live, sorts, filters, always = [] }: List = lists[operation]
    const chosen = [
      ...always,
      ...[...filters].sort(() => random.below(2) - 0.5).slice(0, random.below(6)),
    ].map((choose) => choose(random))
    const [sort, order] = random.pick(sorts)
    const where = ['true', ...chosen.map((one) => one.where)].join(' and ')
    const rows = await database.admin.unsafe<Array<{ id: string }>>(`
      select t.id from ${table} t where t.workspace_id = '${workspaceId}' and ${live}
        and ${where} order by ${order}`)
    const pageSize = random.pick([1, 10, 25, 100])
    const last = Math.max(1, Math.ceil(rows.length / pageSize))
    const query = Object.assign({ sort, pageSize }, ...chosen.map((one) => one.query))
    for (const page of [1, 1 + random.below(last), last, last + 1]) {
      const { status, body } = await api[operation]({ query: { ...query, page } as never })
      const name = `LIST_SEED=${firstSeed} ${JSON.stringify({ ...query, page })}`
      if (status !== 200) return t.fail(`${name}: ${JSON.stringify(body)}`)
      const expected = rows.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id)
      const found = { total: body.total, ids: body.data.map(({ id }: { id: string }) => id) }
      t.strictSame(found, { total: rows.length, ids: expected }, name)
      if (!t.passing()) return undefined
    }
  }
  return undefined
}

const pages = {
  listTickets: ticketPage,
  listContacts: contactPage,
  listConversations: conversationPage,
  listMessages: messagePage,
  listCxLogs: cxLogPage,
  listCdrs: cdrPage,
}

t.test('every counted filter is among those that are combined', async (t) => {
  const random = createRandom(firstSeed)
  for (const [operation, { filters }] of Object.entries(await choicesOfLists()) as Array<
    [keyof Lists, List]
  >) {
    const combined = new Set(
      // An interval has one of its ends or both
      filters.flatMap((choose) =>
        Array.from({ length: 50 }, () => Object.keys(choose(random).query)).flat(),
      ),
    )
    const isCounted = (name: string) => {
      const query = { workspaceId, page: 1, pageSize: 1, sort: [], [name]: ['value'] }
      const plan = pages[operation].plan(query)
      const { filters = [], members, intervals = [], since, before } = plan.bitmaps ?? {}
      const ends = intervals.flatMap((one) => [one.since, one.before])
      const names = [...filters.map((one) => one.name), members?.name, since, before, ...ends]
      return names.includes(name) || (plan.path !== 'search' && plan.single?.name === name)
    }
    const route = routes.find(({ id }) => id === operation)
    const declared = route ? parametersOf(route, 'query').map(({ name }) => name) : []
    const missing = declared.filter((name) => isCounted(name) && !combined.has(name))
    t.same(missing, [], `choicesOfLists() has every counted filter of ${operation}`)
  }
})

t.test('every page of any combination is the one that SQL makes', async (t) => {
  const lists = await choicesOfLists()
  await t.test('while nothing is built', (t) => ask(t, lists, firstSeed + 1))

  const buildAll = async () => {
    while ((await runDue(pool, listBuilding)) > 0);
  }
  await buildAll()
  const built = await database.admin`select from list_keys where built_at is not null`
  t.ok(built.length > 20, `${built.length} bitmaps are built`)
  await t.test('with changes that are not applied', (t) => ask(t, lists, firstSeed + 2))

  // Days, which are wanted once their periods are built
  await buildAll()
  while ((await applyDeltas(pool, workspaceId, 10_000)) > 0);
  await t.test('with applied changes', (t) => ask(t, lists, firstSeed + 3))

  await database.admin.unsafe(`
    update tickets set status = 'closed', priority = 'urgent' where ${own} and position % 11 = 0;
    update tickets set status = 'open' where ${own} and position % 22 = 0;
    update tickets set deleted_at = now() where ${own} and position % 41 = 0;
    update tickets set updated_at = now(), due_at = due_at + interval '40 days' where ${own} and position % 13 = 0;
    update tickets set due_at = null where ${own} and position % 29 = 0;
    update conversations set last_message_at = now() where ${own} and position % 7 = 0;
    update cx_logs set started_at = started_at - interval '3 days', direction = 'outbound' where ${own} and position % 7 = 0;
    update cdrs set started_at = started_at + interval '33 days' where ${own} and position % 7 = 0;
    delete from cx_logs where ${own} and position % 31 = 0;
    update tickets set custom_fields = custom_fields || '{"cf_berths": ["6", "5"]}' where ${own} and position % 9 = 0;
    update tickets set custom_fields = '{}' where ${own} and position % 17 = 0;
    update tickets set deleted_at = null where ${own} and position % 74 = 0;
    delete from ticket_tags x using tickets t where t.id = x.ticket_id
      and x.${own} and t.position % 5 = 0`)
  await t.test('after changes, some of them undone', (t) => ask(t, lists, firstSeed + 4))

  while ((await applyDeltas(pool, workspaceId, 7)) > 0);
  await t.test('applied in small steps', (t) => ask(t, lists, firstSeed + 5))
  t.same(await listFaults(database.admin), [])
  // The rows were changed without their cases
  await repairAll(workspace)
})
