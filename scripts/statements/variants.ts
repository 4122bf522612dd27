import { getTableColumns, is } from 'drizzle-orm'
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { RegisteredList } from '../../src/db/query/registry.ts'
import type { Connection, Db } from '../../src/db/pool/client.ts'

const workspaceId = '00000000-0000-4000-8000-000000000000'
const id = '00000000-0000-4000-8000-000000000001'
const now = '2026-01-01T00:00:00.000Z'

interface Answer {
  /** Rows of a statement in SQL. */
  readonly rows?: Array<Record<string, unknown>>
  /** Rows of a statement that Drizzle builds. */
  readonly values?: unknown[][]
}

/** Answers every statement without running it. The rows are always the same, except those of a page of a list. */
function recorder(answer: Answer = {}, ofFinding = answer, texts: string[] = []): Db {
  const answerTo = (text: string) => {
    texts.push(text)
    return text.includes('list_find(') ? ofFinding : answer
  }
  const connection: Connection = {
    rows: async (text) => answerTo(text).rows ?? [],
    values: async (text) => answerTo(text).values ?? [],
  }
  return { run: (work) => work(connection), sendWithCommit() {}, beforeCommit() {}, atCommit() {} }
}

/**
 * Makes every variant of the statements that depend on a request: those of lists by every filter and every sort, the
 * others by the functions that make them.
 */
export async function makeVariants(lists: readonly RegisteredList[]): Promise<void> {
  for (const list of lists) await readList(list)
  await insertComputed()
  await changeTables()
  await callFunctions()
}

/** An uncounted list, so that all statements of it are made. */
function uncountedList(texts?: string[]): Db {
  const step = { left: null, common: '1010', positions: '{1}' }
  const uncounted = { total: null, pending: 0, wanted: '[["x"], [null]]', ...step }
  const found = [[JSON.stringify(uncounted), null]]
  return recorder({ rows: [uncounted] }, { rows: [uncounted], values: found }, texts)
}

/** Returns the statements that read lists without filters, each with the name of its order. */
export async function readsInOrder(
  lists: readonly RegisteredList[],
): Promise<Array<readonly [sort: string, text: string]>> {
  const reads: Array<readonly [string, string]> = []
  for (const { page, sorts } of lists) {
    for (const name of sorts) {
      const texts: string[] = []
      const query = { workspaceId, page: 2, pageSize: 10, sort: [name], timezone: 'UTC' }
      await page(uncountedList(texts), query)
      reads.push(...texts.map((text) => [name, text] as const))
    }
  }
  return reads
}

/** Every filter alone, on the first page, a later and a deep one, every sort in both directions, and deleted rows. */
async function readList({ page, filters, sorts, hasDeleted }: RegisteredList): Promise<void> {
  const db = uncountedList()
  const [sort = ''] = sorts
  const query = { workspaceId, pageSize: 10, sort: [`-${sort}`], timezone: 'UTC' }
  for (const number of [1, 2, 200]) {
    await page(db, { ...query, expand: ['contact'], page: number })
    for (const filter of filters) {
      await page(db, { ...query, page: number, [filter]: [id] })
      await page(db, { ...query, page: number, [filter]: [id, workspaceId] })
      if (filters.includes('q')) await page(db, { ...query, page: number, q: 'a', [filter]: [id] })
    }
    for (const name of sorts) {
      await page(db, { ...query, page: number, sort: [name] })
      await page(db, { ...query, page: number, sort: [`-${name}`] })
    }
  }
  if (hasDeleted) await page(db, { ...query, page: 1, deleted: true })
}

/** Columns that a change of a row never sets. */
const kept = ['workspaceId', 'id', 'version']

/** A row with an empty value in each column that is not generated. */
function fullRow(table: PgTable): never {
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(
    ([, { generated, generatedIdentity }]) => !generated && !generatedIdentity,
  )
  return Object.fromEntries(
    columns.map(([name, { dataType }]) => [name, dataType === 'array' ? [] : null]),
  ) as never
}

const creating = { db: recorder(), actor: { workspaceId }, now }

/** Makes the statements of `insertRow()` for the tables whose rows have computed columns. */
async function insertComputed(): Promise<void> {
  const { insertRow } = await import('../../src/db/query/insert.ts')
  const schema = await import('../../src/db/schema/index.ts')
  const { behindTheLast: tagOrder } = await import('../../src/api/tags/queries.ts')
  const { behindTheLast: queueOrder } = await import('../../src/api/automation-queues/queries.ts')
  const { newField } = await import('../../src/api/custom-fields/queries.ts')
  const { lowered } = await import('../../src/api/contacts/queries.ts')
  const { newest } = await import('../../src/api/webhooks/queries.ts')
  const { insertMessage } = await import('../../src/api/messages/queries.ts')
  const computed = [
    [schema.tags, { sortOrder: tagOrder }],
    [schema.automationQueues, { sortOrder: queueOrder }],
    [schema.customFields, newField],
    [schema.contacts, { addresses: lowered }],
    [schema.webhooks, { fromPosition: newest }],
  ] as const
  for (const [table, columns] of computed) {
    await insertRow(creating, table, fullRow(table), { computed: columns as never })
  }
  await insertMessage(creating as never, fullRow(schema.messages))
}

/** Makes the statements of `insertRow()`, `lockRow()` and `lockRows()` for every table and of `patch()` for every column. */
async function changeTables(): Promise<void> {
  const [{ insertRow }, { lockRow, lockRows }, { patch }, schema] = await Promise.all([
    import('../../src/db/query/insert.ts'),
    import('../../src/db/query/lock-row.ts'),
    import('../../src/db/query/patch.ts'),
    import('../../src/db/schema/index.ts'),
  ])
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue
    const columns: Record<string, PgColumn> = getTableColumns(table as PgTable)
    if (![...kept, 'updatedAt'].every((name) => name in columns)) continue
    const key = { workspaceId, id }
    for (const [name, { dataType, generated, generatedIdentity }] of Object.entries(columns)) {
      if (kept.includes(name) || generated || generatedIdentity) continue
      const value = dataType === 'array' ? [] : null
      const changes = { updatedAt: now, [name]: value }
      await patch(recorder(), table as never, key, changes)
      await patch(recorder(), table as never, key, changes, { only: { version: [1] } })
    }
    await patch(recorder(), table as never, key, { updatedAt: now })
    if ('createdAt' in columns) await insertRow(creating, table as never, fullRow(table))
    await lockRow(recorder(), table as never, key)
    await lockRow(recorder(), table as never, key, 'update')
    const keys = { workspaceId, ids: [id] }
    await lockRows(recorder(), table as never, keys)
    await lockRows(recorder(), table as never, keys, 'update')
  }
}

/** The functions that make a statement for each kind of object that they are called for. */
async function callFunctions(): Promise<void> {
  const db = recorder()
  const actor = { workspaceId, id, can: () => false }
  const key = { workspaceId, id }

  const { setAttachments, requireReadableFiles } =
    await import('../../src/api/media-manager/attachments.ts')
  const links = await import('../../src/db/schema/attachments.ts')
  for (const own of [links.ticketAttachments.ticketId, links.commentAttachments.commentId]) {
    await setAttachments(db, own, { ...key, fileIds: [id] })
    const privateFile = [id, 'text/plain', 1, 'private']
    const reader = { db: recorder({ values: [privateFile] }), actor } as never
    await refused(requireReadableFiles(reader, [{ pointer: '', id }], { own, id }))
  }

  const { groupsFrom } = await import('../../src/api/groups/queries.ts')
  for (const archived of [undefined, true, false]) {
    for (const direction of ['older', 'newer'] as const) {
      await groupsFrom(db, archived, direction, { workspaceId, limit: 1 })
      const cursor = { workspaceId, limit: 1, cursor: id, contactId: id }
      await groupsFrom(db, archived, direction, cursor)
    }
  }

  const { metricsBy } = await import('../../src/api/cx-logs/metrics.ts')
  const { metricFilters } = await import('../../src/api/cx-logs/queries.ts')
  const { conditionsOf } = await import('../../src/lists/parameters.ts')
  const span = { workspaceId, timezone: 'UTC', offset: 0, limit: 1 }
  const days = { now, fromDay: '2025-01-01', toDay: '2026-01-01' }
  const groups = ['queue', 'agent', 'channel', 'tag', 'category', 'hour', 'day', 'week'] as const
  for (const groupBy of [
    [],
    ...groups.map((one) => [one]),
    ['month', 'queue'] as const,
    ['queue', 'agent'] as const,
  ]) {
    await metricsBy(db, groupBy, span as never)
    await metricsBy(db, groupBy, { ...span, ...days } as never)
  }
  await metricsBy(db, [], { ...span, now, from: '2025-01-01T00:00:00.000Z', to: now } as never)
  for (const name of Object.keys(conditionsOf(metricFilters))) {
    const filter = { [name]: name === 'from' ? now : [id] }
    await metricsBy(db, [], { ...span, now, ...filter } as never)
    await metricsBy(db, [], { ...span, ...days, ...filter } as never)
  }

  const { summaryBy } = await import('../../src/api/agent-activities/summary.ts')
  const users = { ...span, from: now, to: now, userId: null, queueId: null }
  for (const groupBy of [[], ['user'], ['day'], ['queue'], ['user', 'day', 'queue']]) {
    await summaryBy(db, groupBy, users)
  }

  const { listConversationTimeline, listTicketTimeline } =
    await import('../../src/api/timelines/handlers.ts')
  const reader = { db, actor: { ...actor, can: () => true } } as never
  for (const sort of ['createdAt', '-createdAt'] as const) {
    const query = { page: 1, pageSize: 1, sort: [sort] }
    await refused(listConversationTimeline(reader, { params: { id }, query, body: undefined }))
    await refused(listTicketTimeline(reader, { params: { id }, query, body: undefined }))
  }

  const { requireReferences } = await import('../../src/db/query/references.ts')
  await refused(requireReferences({ db, actor }, ['', 'ticket', id]))
  await refused(requireReferences({ db, actor }, ['', 'ticket', [id, id]]))

  const { createDemo } = await import('../../src/workspaces/demo.ts')
  const store = { put: async () => {} } as never
  await createDemo(db, { store }, 'Demo', now)
}

/** Waits for a function that makes its statements first, and does not find there what it needs. */
async function refused(work: Promise<unknown>): Promise<void> {
  await work.catch(() => {})
}
