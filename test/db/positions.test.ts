import postgres from 'postgres'
import t, { type Test } from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { newId } from '../../src/lib/ids.ts'
import { untilWaiting } from '../helpers/locks.ts'
import { ticketBody } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { startEmpty } from '../helpers/start.ts'

/** A transaction that stays open until `end`. */
async function openTransaction(
  t: Test,
  url: string,
  work: (sql: postgres.TransactionSql) => Promise<unknown>,
): Promise<{ end: () => Promise<void> }> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  t.teardown(() => sql.end({ timeout: 1 }))
  let end = () => {}
  const ending = new Promise<void>((resolve) => (end = resolve))
  let done: Promise<unknown> = Promise.resolve()
  await new Promise<void>((resolve, reject) => {
    done = sql.begin(async (tx) => {
      await work(tx)
      resolve()
      await ending
    })
    done.catch(reject)
  })
  return {
    end: async () => {
      end()
      await done
    },
  }
}

t.test('nothing waits for a transaction that has taken positions', async (t) => {
  const workspace = await startEmpty()
  const { api, database, workspaceId } = workspace
  const ticket = await ticketBody(workspace)
  const lists = await database.admin<Array<{ list: string }>>`select list from numbered_lists`
  const open = await openTransaction(
    t,
    database.url,
    (sql) => sql`select next_position(${workspaceId}, list) from numbered_lists`,
  )

  const made = [
    await api.createTicket({ body: ticket }),
    await api.createContact({ body: { name: 'Mira' } }),
    await api.createTag({ body: { name: newId() } }),
    await api.createMediaFolder({ body: { name: newId() } }),
    await api.upsertCdr({
      body: { provider: 'pbx', externalCallId: newId(), startedAt: '2026-11-02T08:00:00.000Z' },
    }),
    await api.createGroup({ body: { name: 'Berth 4' } }),
  ]
  await open.end()

  t.ok(lists.length >= 15, `${lists.length} numbered lists`)
  t.same(
    made.map(({ status }) => status),
    made.map(() => 201),
  )
})

t.test('tickets are numbered in order, and a duplicate uses no number up', async (t) => {
  const workspace = await startEmpty()
  const { api, database, workspaceId } = workspace
  const ticket = await ticketBody(workspace)
  const externalId = newId()
  const first = await api.createTicket({ body: { ...ticket, externalId } })
  const create = (data: Partial<typeof ticket> & { externalId?: string }) => ({
    op: 'create' as const,
    data: { ...ticket, ...data },
  })

  const repeated = await api.createTicket({ body: { ...ticket, externalId } })
  const bulk = await api.bulkChangeTickets({
    body: { operations: [create({ externalId }), create({}), create({ contactId: newId() })] },
  })
  const last = await api.createTicket({ body: ticket })
  const [row] = await database.admin<Array<{ tickets: number }>>`
    select last_position(${workspaceId}, 'tickets')::int as tickets`

  const number = first.body.data.ticketNumber
  t.match(repeated, {
    status: 409,
    body: {
      code: 'duplicate_resource',
      existing: { id: first.body.data.id, matchedOn: 'externalId' },
    },
  })
  t.match(
    bulk.body.data.results,
    only(
      { status: 409, problem: { existing: { id: first.body.data.id } } },
      { status: 201, data: { ticketNumber: number + 1 } },
      { status: 422 },
    ),
  )
  t.equal(last.body.data.ticketNumber, number + 2)
  t.equal(row?.tickets, number + 2)
})

t.test('a workspace has its sequences as long as it is there', async (t) => {
  const { database } = await startEmpty()
  const { admin } = database
  const id = newId()
  const count = async () => {
    const [row] = await admin<Array<{ count: number }>>`
      select count(*)::int as count from pg_sequences
      where schemaname = 'positions' and right(sequencename, 36) = ${id}`
    return row?.count
  }
  const [lists] = await admin<Array<{ count: number }>>`
    select count(*)::int as count from numbered_lists`

  await admin`insert into workspaces (id, name, created_at) values (${id}, ${id}, now())`
  const [untouched] = await admin<
    Array<{ last: string }>
  >`select last_position(${id}, 'tags') as last`
  const made = await count()
  await admin`select continue_behind(${id}, 'tags', 41)`
  const [next] = await admin<Array<{ next: string }>>`select next_position(${id}, 'tags') as next`
  await admin`delete from workspaces where id = ${id}`

  t.equal(made, lists?.count)
  t.equal(untouched?.last, '0')
  t.equal(next?.next, '42')
  t.equal(await count(), 0)
})

t.test('what a transaction refers to can be changed, but not deleted', async (t) => {
  const { api, database, workspaceId } = await startEmpty()
  const [contact, tag, category] = await Promise.all([
    api.createContact({ body: { name: 'Mira' } }),
    api.createTag({ body: { name: newId() } }),
    api.createCategory({ body: { value: newId() } }),
  ])
  const ids = [contact, tag, category].map(({ body }) => body.data.id)
  const [contactId = '', tagId = '', categoryId = ''] = ids
  const open = await openTransaction(t, database.url, async (sql) => {
    for (const [table, id] of Object.entries({
      contacts: contactId,
      tags: tagId,
      categories: categoryId,
    })) {
      await sql`select from ${sql(table)}
        where workspace_id = ${workspaceId} and id = ${id} for key share`
    }
  })

  const changed = await Promise.all([
    api.updateContact({ params: { id: contactId }, body: { jobTitle: 'Purchasing' } }),
    api.updateTag({ params: { id: tagId }, body: { name: newId() } }),
    api.updateCategory({ params: { id: categoryId }, body: { description: 'Cranes' } }),
  ])
  let isDeleted = false
  const deleting = api.deleteContact({ params: { id: contactId } }).then((reply) => {
    isDeleted = true
    return reply
  })
  await untilWaiting(database, 1)
  const wasDeleted = isDeleted
  await open.end()

  t.same(
    changed.map(({ status }) => status),
    [200, 200, 200],
  )
  t.equal(wasDeleted, false)
  t.equal((await deleting).status, 204)
})

t.test('bulk requests that touch the same tickets in any order follow one another', async (t) => {
  const workspace = await startEmpty()
  const { api, database, ownerId, tokenWith } = workspace
  const ticket = await ticketBody(workspace)
  const operations = Array.from({ length: 6 }, () => ({ op: 'create' as const, data: ticket }))
  const made = await api.bulkChangeTickets({ body: { operations } })
  const ids = made.body.data.results.map(({ data }) => data?.id ?? '')
  const deadlocks = async () => {
    const [row] = await database.admin<Array<{ count: number }>>`
      select deadlocks::int as count from pg_stat_database where datname = current_database()`
    return row?.count
  }
  const before = await deadlocks()
  const token = await tokenWith('*')
  const reorder = (order: readonly string[]) =>
    api.bulkChangeTickets({
      token,
      body: {
        operations: order.map((id, n): Schema<'TicketBulkOperation'> =>
          n % 2
            ? { op: 'assign', id, data: { assigneeId: n % 10 === 1 ? ownerId : null } }
            : { op: 'update', id, data: { title: newId() } },
        ),
      },
    })

  const replies = await Promise.all([ids, ids.toReversed()].map((order) => reorder(order)))
  for (const { status, body } of replies) {
    t.equal(status, 200)
    t.same(
      body.data.results.map((result) => result.status),
      ids.map(() => 200),
    )
  }
  t.equal(await deadlocks(), before)
})
