import t from 'tap'
import type { Operations } from '../../generated/operations.ts'
import { seed } from '../../src/workspaces/seed/seed.ts'
import { makeContact, makeTicket } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { start, startEmpty } from '../helpers/start.ts'

type Sort = NonNullable<Operations['listTickets']['queryInput']['sort']>

// More by hand: LISTS_TICKETS=10000 npm test -- lists/lists. Blocks of 1024 positions are counted
const tickets = Number(process.env['LISTS_TICKETS'] ?? 1100)
const sorts: Sort[] = [
  ['createdAt'],
  ['-createdAt'],
  ['updatedAt'],
  ['-updatedAt'],
  ['priority'],
  ['-priority'],
  ['status'],
  ['-status'],
  ['dueAt'],
  ['-dueAt'],
  ['ticketNumber'],
  ['-ticketNumber'],
  ['-priority', 'status', '-updatedAt'],
]

t.test(`listTickets walks ${tickets} tickets in every sort, each once`, async (t) => {
  const workspace = await startEmpty()
  const { api, database, workspaceId } = workspace
  const contactId = await makeContact(workspace)
  await seed(database.url, workspaceId, { contacts: 50, tickets, groups: 0, tags: 5, users: 3 }, 1)
  const lastPage = tickets / 100
  for (const sort of sorts) {
    const seen = new Set<string>()
    let isRight = true
    for (let page = 1; page <= lastPage; page++) {
      const { body } = await api.listTickets({ query: { page, pageSize: 100, sort } })
      isRight &&= body.total === tickets && body.lastPage === lastPage && body.data.length === 100
      for (const { id } of body.data) seen.add(id)
    }
    const past = await api.listTickets({ query: { page: lastPage + 1, pageSize: 100, sort } })

    t.equal(seen.size, tickets, `${sort}: each once`)
    t.ok(isRight, `${sort}: total and lastPage on every page`)
    t.match(past.body, { total: tickets, lastPage, data: only() }, `${sort}: past the end`)
  }

  t.test('under concurrent inserts the default order misses none that was there', async (t) => {
    const before = new Set<string>()
    for (let page = 1; page <= lastPage; page++) {
      const { body } = await api.listTickets({ query: { page, pageSize: 100 } })
      for (const { id } of body.data) before.add(id)
    }
    let walking = true
    const insert = async (): Promise<number> => {
      let made = 0
      while (walking) {
        const body = { title: 'In between', contactId }
        const { status } = await api.createTicket({ body })
        t.equal(status, 201)
        made += 1
      }
      return made
    }
    const inserting = [insert(), insert()]

    const seen = new Set<string>()
    for (let page = 1; ; page++) {
      const { body } = await api.listTickets({ query: { page, pageSize: 100 } })
      for (const { id } of body.data) seen.add(id)
      if (body.data.length < 100) break
    }
    walking = false
    const made = (await Promise.all(inserting)).reduce((sum, count) => sum + count)

    t.ok(made > 0, `${made} were inserted meanwhile`)
    t.same(
      [...before].filter((id) => !seen.has(id)),
      [],
    )
  })
})

t.test('sorts order by meaning, not by letters', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const never = await makeTicket(workspace, { priority: 'high' })
  const make = (priority: 'low' | 'urgent' | 'medium', dueAt?: string) =>
    makeTicket(workspace, { priority, ...(dueAt && { dueAt }) })
  const low = await make('low', '2031-01-01T00:00:00Z')
  const urgent = await make('urgent', '2030-01-01T00:00:00Z')
  const medium = await make('medium')
  const ids = async (sort: Sort) =>
    (await api.listTickets({ query: { sort } })).body.data.map(({ id }) => id)

  t.same(await ids(['priority']), [low, medium, never, urgent])
  t.same(await ids(['-priority']), [urgent, never, medium, low])
  t.same(await ids(['dueAt']), [urgent, low, never, medium])
  t.same(await ids(['-dueAt']), [medium, never, low, urgent])
})

t.test('a sort that is not offered, repeated or too long is refused', async (t) => {
  const { api } = await startEmpty()
  for (const sort of ['title', 'createdAt,createdAt', 'createdAt,priority,status,dueAt', '']) {
    const reply = await api.listTickets({ query: { sort: sort as never } })

    t.match(reply, { status: 400, body: { code: 'validation_failed' } }, sort)
  }
})

t.test('a list that takes the database too long says so', async (t) => {
  const { api, database } = await start()
  const [own] = await database.admin`
    select pg_get_functiondef('search_query(text)'::regprocedure) as text`
  t.teardown(() => database.admin.unsafe(String(own?.['text'])))
  await database.admin.unsafe(`
    create or replace function search_query(q text) returns tsquery language sql stable as
    $$ select to_tsquery('simple', 'a') from pg_sleep(10) $$`)

  const reply = await api.listTickets({ query: { q: 'crane' } })

  t.match(reply, {
    status: 503,
    headers: { 'retry-after': '1' },
    body: { code: 'unavailable', detail: /more than 3 s\. Narrow it down/ },
  })
})
