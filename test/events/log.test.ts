import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { rows } from '../../src/db/pool/command.ts'
import { auditDays } from '../../src/api/audit-logs/queries.ts'
import { migrate } from '../../src/db/server/migrate.ts'
import { asContact, system } from '../../src/auth/actor.ts'
import { savepoint } from '../../src/db/pool/savepoint.ts'
import { emit } from '../../src/events/log/emit.ts'
import { eventDays } from '../../src/events/log/queries.ts'
import { redact } from '../../src/events/log/redact.ts'
import { newId } from '../../src/lib/ids.ts'
import { root } from '../../src/lib/root.ts'
import type { Schema } from '../../generated/operations.ts'
import { startWork } from '../helpers/jobs.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { rewriteLog } from '../helpers/log.ts'
import { only } from '../helpers/only.ts'
import { makeTag } from '../helpers/make.ts'
import { start, startServer, type Workspace, workspaceOn } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const now = new Date().toISOString()

const tag = (id: string): Schema<'Tag'> => ({
  id,
  name: `Tag ${id}`,
  color: '#0F766E',
  description: null,
  position: 1,
  usageCount: { tickets: 0, contacts: 0 },
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
})

const idOf = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`

async function partitionsOf({ database }: Workspace, year: string): Promise<string[]> {
  const rows = await database.admin<Array<{ name: string }>>`
    select relname as name from pg_class where relkind = 'r' and relname like ${`%\\_${year}\\_%`}
    order by 1`
  return rows.map(({ name }) => name)
}

async function resourcesOf({ api }: Workspace): Promise<unknown[]> {
  const { body } = await api.listEvents({ query: { types: ['tag.created'], limit: 100 } })
  const sequences = body.data.map(({ sequence }) => sequence)
  if (sequences.some((sequence, n) => n > 0 && sequence <= (sequences[n - 1] ?? 0))) {
    throw new Error(`not in order: ${sequences.join()}`)
  }
  return body.data.map(({ data }) => data['id'])
}

/** Returns the entries of the feed and of the audit log about an object. */
async function shownOf({ api }: Workspace, resourceId: string) {
  const { body: feed } = await api.listEvents({ query: { resourceId } })
  const { body: log } = await api.listAuditLogs({ query: { resourceId } })
  return {
    events: feed.data.map(({ data, previous }) => ({ data, previous })),
    entries: log.data.map(({ action, changes }) => ({ action, changes })),
  }
}

t.test(
  'one statement writes the changes of a transaction, each with its own actor and instant',
  async (t) => {
    const { database, pool, workspaceId } = await start()
    const later = new Date(Date.parse(now) + 1000).toISOString()
    const contactId = idOf(9)
    await pool.transaction(async (db) => {
      const ctx = system(db, workspaceId, now)
      emit(ctx, ['tag.created', tag(idOf(1))])
      emit(asContact({ ...ctx, now: later }, contactId), ['tag.created', tag(idOf(2))])
      const undone = savepoint(db, async (inner) => {
        emit({ ...ctx, db: inner }, ['tag.created', tag(idOf(3))])
        throw new Error('undone')
      })
      await t.rejects(undone, { message: 'undone' })
      emit(ctx, ['tag.created', tag(idOf(4))])
    })

    // Each statement of a transaction counts the commands before it in cmin
    const rows = await database.admin`
    select cmin::text, resource_id, actor_type, actor_id, occurred_at from changes
    where workspace_id = ${workspaceId} and action = 'tag.created' order by position`
    t.equal(new Set(rows.map(({ cmin }) => String(cmin))).size, 1)
    const bySystem = { actor_type: 'system', actor_id: null, occurred_at: new Date(now) }
    t.match(
      rows,
      only(
        { resource_id: idOf(1), ...bySystem },
        {
          resource_id: idOf(2),
          actor_type: 'contact',
          actor_id: contactId,
          occurred_at: new Date(later),
        },
        { resource_id: idOf(4), ...bySystem },
      ),
    )
  },
)

t.test('an event has the members that the version that wrote it did not know', async (t) => {
  const on = await start()
  const { api, database, workspaceId } = on
  const { body } = await api.createCategory({ body: { value: 'Docks' } })
  await rewriteLog(
    database.admin,
    (sql) => sql`
      update changes set object = (object::jsonb - 'isArchived')::json
      where workspace_id = ${workspaceId} and resource_id = ${body.data.id}`,
  )
  const { events } = await shownOf(on, body.data.id)
  t.match(events, only({ data: { value: 'Docks', isArchived: false, childCategoryList: only() } }))
})

t.test('the log is read in SQL as it was written', async (t) => {
  const workspace = await start()
  const { database, pool, workspaceId } = workspace
  const long = 'x'.repeat(5000)
  await pool.transaction(async (db) => {
    const ctx = system(db, workspaceId, now)
    emit(ctx, ['tag.created', tag(idOf(1))])
    emit(ctx, ['tag.updated', { ...tag(idOf(1)), description: long }, tag(idOf(1))])
  })

  const rows = await database.admin`
    select c.event_types as types, coalesce(c.object ->> 'name', d.content #>> '{data,name}') as name,
      c.differences -> 0 ->> 0 as path, length(c.differences -> 0 ->> 2) as length,
      d.size = octet_length(coalesce(d.content, c.object)::text) as "isSize"
    from changes c join change_data d on d.workspace_id = c.workspace_id and d.id = c.id
    where c.workspace_id = ${workspaceId} and c.resource_id = ${idOf(1)} order by c.position`
  t.match(
    [...rows],
    only(
      { types: 'tag.created', name: `Tag ${idOf(1)}`, path: null, isSize: true },
      {
        types: 'tag.updated',
        name: `Tag ${idOf(1)}`,
        path: '/description',
        length: 4000,
        isSize: true,
      },
    ),
  )
  const { events, entries } = await shownOf(workspace, idOf(1))
  t.same(events[0], { data: tag(idOf(1)), previous: null })
  t.equal(Object.keys(events[0]?.data ?? {}).join(), Object.keys(tag(idOf(1))).join())
  t.equal(events[1]?.data['description'], long)
  t.same(entries.at(-1)?.changes[0], { path: '/id', old: null, new: idOf(1) })
})

t.test(
  'what is redacted of a new object its event and its entry in the audit log lose',
  async (t) => {
    const workspace = await start()
    const { pool, workspaceId } = workspace
    await pool.transaction(async (db) => {
      emit(
        system(db, workspaceId, now),
        ['tag.created', tag(idOf(1))],
        ['tag.created', tag(idOf(2))],
      )
    })
    const [before, other] = [await shownOf(workspace, idOf(1)), await shownOf(workspace, idOf(2))]

    const name = { member: 'name', values: [`Tag ${idOf(1)}`, 'Another'], by: 'Redacted' }
    await pool.transaction((db) => redact(db, workspaceId, [idOf(1)], [name]))

    const after = await shownOf(workspace, idOf(1))
    t.same(after.events, [{ data: { ...tag(idOf(1)), name: 'Redacted' }, previous: null }])
    t.same(
      after.entries[0]?.changes,
      before.entries[0]?.changes.map((change) =>
        change.path === '/name' ? { ...change, new: 'Redacted' } : change,
      ),
    )
    t.same(await shownOf(workspace, idOf(2)), other)
  },
)

t.test('a change for whose instant there is no partition makes it', async (t) => {
  const workspace = await start()
  const { pool, workspaceId, api } = workspace
  t.same(await partitionsOf(workspace, '2001'), [])

  let runs = 0
  await pool.transaction(async (db) => {
    runs += 1
    emit(system(db, workspaceId, '2001-02-03T04:05:06.000Z'), ['tag.created', tag(idOf(1))])
  })

  t.equal(runs, 2)
  t.same(await partitionsOf(workspace, '2001'), [
    'change_data_2001_01_29',
    'changes_audit_2001_02_01',
    'changes_event_2001_01_29',
    'changes_history_2001_01_01',
    'event_batches_2001_01_29',
  ])
  const { body } = await api.listAuditLogs({ query: { resourceId: idOf(1) } })
  t.equal(body.total, 0, 'older than 400 days')
})

t.test('whoever waits until another has made a partition goes on with it', async (t) => {
  const workspace = await start()
  const { database, pool, workspaceId } = workspace
  const instant = '2002-02-03T04:05:06.000Z'
  let runs = 0
  const write = async () =>
    pool.transaction(async (db) => {
      runs += 1
      emit(system(db, workspaceId, instant), ['tag.created', tag(idOf(1))])
    })

  let written = Promise.resolve()
  await whileOpen(database, async (other) => {
    await other`select make_log_partitions(${instant}::text::timestamptz)`
    written = write()
    written.catch(() => {})
    await untilWaiting(database, 1)
  })
  await written
  t.equal(runs, 2)
  const [stored] = await database.admin`
    select count(*)::int as count from changes
    where workspace_id = ${workspaceId} and occurred_at = ${instant}`
  t.equal(stored?.['count'], 1)
})

t.test('events are read where there is no partition for their numbers', async (t) => {
  const workspace = await workspaceOn(await startServer(t))
  const { api, database } = workspace
  const tagId = await makeTag(workspace)
  await database.admin`
    do $$ declare part regclass; begin
      for part in select inhrelid::regclass from pg_inherits where inhparent = 'event_batches'::regclass loop
        execute format('drop table %s', part);
      end loop;
    end $$`

  const { status, body } = await api.listEvents({ query: { resourceId: tagId } })

  t.equal(status, 200)
  t.match(body.data, only({ type: 'tag.created' }))
})

t.test('what is read, kept and said of retention is of the same days', async (t) => {
  const { database } = await start()
  const kept = await database.admin`
    select name, extract(day from kept)::int as days from log_tables order by name`
  t.same(
    kept.map(({ name, days }) => [name, days]),
    [
      ['change_data', eventDays],
      ['changes_audit', auditDays],
      ['changes_event', eventDays],
      ['changes_history', null],
      ['event_batches', eventDays],
    ],
  )
  const said = {
    'openapi.yaml': [
      `Events are kept for ${eventDays} days`,
      `Deliveries are kept for ${eventDays} days`,
      `the event, which is available for ${eventDays} days`,
      `They are kept for ${eventDays} days`,
      `cannot be changed or deleted and are kept for ${auditDays} days`,
    ],
    'docs/guide.md': [`Events are kept for ${eventDays} days`],
    'docs/operations/sizing.md': [`kept for ${eventDays} days and the audit log for ${auditDays}`],
    'docs/decisions/log-of-changes.md': [`nothing is left after ${eventDays + 7} days`],
  }
  for (const [file, sentences] of Object.entries(said)) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const sentence of sentences) t.ok(text.includes(sentence), `${file}: ${sentence}`)
  }
})

t.test('partitions past their retention are dropped, history is not', async (t) => {
  const workspace = await start()
  const { database, pool } = workspace
  await database.admin`select make_log_partitions('2019-05-06T00:00:00Z')`
  t.equal((await partitionsOf(workspace, '2019')).length, 5)
  // As by a process that ended in between
  await database.admin.unsafe('alter table event_batches detach partition event_batches_2019_05_06')

  const jobs = startWork(pool)
  await until(async () => (await partitionsOf(workspace, '2019')).length === 1)
  await jobs.stop()

  t.same(await partitionsOf(workspace, '2019'), ['changes_history_2019_01_01'])
  const year = String(new Date().getUTCFullYear())
  t.ok((await partitionsOf(workspace, year)).length >= 5, `the partitions of ${year} are there`)
})

/** Begins a transaction that has its number and emits the creation of a tag. Returns what commits it. */
async function openTransaction({ pool, workspaceId }: Workspace, id: string) {
  let end: () => void = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  let isSent: () => void = () => {}
  const sent = new Promise<void>((resolve) => (isSent = resolve))
  const slow = pool.transaction(async (db) => {
    emit(system(db, workspaceId, now), ['tag.created', tag(id)])
    await rows(db, 'select transaction_number()')
    isSent()
    await ended
  })
  await sent
  return async () => {
    end()
    await slow
  }
}

/** Compares the feed while a transaction stays open, and after it, where all and where a few changes are numbered at once. */
async function checkOpenTransactions(t: Test, workspace: Workspace, [one, two]: [string, string]) {
  const { api, database, workspaceId } = workspace
  const create = async () => (await api.createTag({ body: { name: newId() } })).body.data.id
  const seen = await resourcesOf(workspace)
  const expect = async (...ids: string[]) => {
    seen.push(...ids)
    t.same(await resourcesOf(workspace), seen)
  }
  const endFirst = await openTransaction(workspace, one)
  await expect(await create())
  await expect(await create())
  await endFirst()
  await expect(one)

  const made = [await create(), await create()]
  const endSecond = await openTransaction(workspace, two)
  made.push(await create())
  const [numbered] = await database.admin<Array<{ count: number }>>`
    select number_events(${workspaceId}, 1) as count`
  t.equal(numbered?.count, 2, 'the changes before the transaction')
  await endSecond()
  await expect(...made, two)
}

t.test('a transaction that stays open delays no events but its own', async (t) => {
  const workspace = await start()
  const { api } = workspace
  await checkOpenTransactions(t, workspace, [idOf(2), idOf(1)])
  const { body } = await api.listEvents({ query: { types: ['tag.created'], limit: 100 } })
  const last = body.data.at(-1)
  t.match(await api.getEvent({ params: { id: last?.id ?? '' } }), {
    status: 200,
    body: { data: { sequence: last?.sequence, data: { id: idOf(1) } } },
  })
})

t.test('events continue after a dump was restored in a cluster with lower ids', async (t) => {
  const workspace = await start()
  const { api, database, workspaceId } = workspace
  const create = async (name: string) => (await api.createTag({ body: { name } })).body.data.id
  const demo = await resourcesOf(workspace)
  const first = await create('First')
  t.same(await resourcesOf(workspace), [...demo, first])
  const unnumbered = await create('Unnumbered')
  // As if all of it had been written by a cluster that was a billion transactions ahead
  await rewriteLog(database.admin, async (sql) => {
    await sql`update changes set transaction = transaction + 1000000000
      where workspace_id = ${workspaceId} and transaction > 0`
    await sql`update change_data set transaction = transaction + 1000000000
      where workspace_id = ${workspaceId} and transaction > 0`
    await sql`update event_cursors set next_transaction = next_transaction + 1000000000
      where workspace_id = ${workspaceId}`
    await sql`update transaction_shift set system_identifier = 'another'`
  })

  // A transaction of the cluster that is open meanwhile
  const other = await database.admin.reserve()
  await other`begin`
  await other`select pg_current_xact_id()`

  await migrate(database.url)

  const second = await create('Second')
  t.same(await resourcesOf(workspace), [...demo, first, unnumbered, second])
  await other`rollback`
  other.release()
  await migrate(database.url)
  const third = await create('Third')
  t.same(await resourcesOf(workspace), [...demo, first, unnumbered, second, third])
  await checkOpenTransactions(t, workspace, [idOf(3), idOf(4)])
})
