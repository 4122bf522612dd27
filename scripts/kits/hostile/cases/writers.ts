import type { Schema } from '../../../../generated/operations.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoIds } from '../../../../src/workspaces/demo.ts'
import { newId } from '../../../../src/lib/ids.ts'
import type { HostileCase, Stage } from '../case.ts'

type Operation = Schema<'TicketBulkOperation'>

/** Longest that 99 of 100 single creates may take beside bulk requests, on two cores that no other program uses. */
const p99Ms = 300
const sampleEveryMs = 20

/** Clients of one workspace that write at the same time, where one could make the others wait. */
export const cases: readonly HostileCase[] = [
  {
    name: 'writers: bulks of 100 new tickets, bulks of 10 existing externalIds, and single creates',
    run: (stage) => writeAtOnce(stage, (bulks) => bulks < 3),
  },
  {
    name: 'writers: the same for 60 seconds',
    isLong: true,
    run: (stage) => {
      const until = Date.now() + 60_000
      return writeAtOnce(stage, () => Date.now() < until, p99Ms)
    },
  },
  {
    name: 'writers: two bulks that change 50 tickets in opposite order',
    run: async (stage) => {
      const { api } = stage.attacker
      const made = await api.bulkChangeTickets({ body: { operations: newTickets(50) } })
      const ids = made.body.data.results.map(({ data }) => data?.id ?? '')
      const update = (id: string): Operation => ({ op: 'update', id, data: { title: newId() } })
      const before = await deadlocks(stage)
      for (let round = 0; round < 3; round++) {
        const replies = await Promise.all(
          [ids, ids.toReversed()].map((order) =>
            api.bulkChangeTickets({ body: { operations: order.map(update) } }),
          ),
        )
        expectStatuses(replies, 200)
        for (const { body } of replies) expectStatuses(body.data.results, 200)
      }
      const found = (await deadlocks(stage)) - before
      expect(found === 0, `${found} deadlocks`)
      return '200, no deadlock'
    },
  },
  {
    name: 'writers: two bulks that create the same externalIds in opposite order',
    run: async (stage) => {
      const { api } = stage.attacker
      const before = await deadlocks(stage)
      const operations = newTickets(30, () => newId())
      const replies = await Promise.all(
        [operations, operations.toReversed()].map((order) =>
          api.bulkChangeTickets({ body: { operations: order } }),
        ),
      )
      expectStatuses(replies, 200)
      const results = replies.flatMap(({ body }) => body.data.results)
      expectCounts(results, { 201: 30, 409: 30 })
      const found = (await deadlocks(stage)) - before
      expect(found === 0, `${found} deadlocks`)
      return '30 of 201, 30 of 409, no deadlock'
    },
  },
  {
    name: 'writers: changes of a contact, an agent and a category that a bulk of 100 refers to',
    run: async (stage) => {
      const { api } = stage.attacker
      const operations = newTickets(100).map((one) => ({
        ...one,
        data: { ...one.data, assigneeId: demoIds.agent, force: true, categoryId: demoIds.category },
      }))
      const waits = await waitsDuring(stage, async () => {
        const bulk = api.bulkChangeTickets({ body: { operations } })
        await beside(bulk, async () => {
          const replies = await Promise.all([
            api.updateContact({ params: { id: demoIds.contact }, body: { jobTitle: newId() } }),
            api.updateUser({ params: { id: demoIds.agent }, body: { name: newId() } }),
            api.updateCategory({
              params: { id: demoIds.category },
              body: { description: newId() },
            }),
          ])
          expectStatuses(replies, 200)
        })
        expectStatuses([await bulk], 200)
      })
      expectNoWait(waits)
      return '200, no waiting for a row'
    },
  },
  {
    name: 'writers: 20 creates at once, five times',
    run: async ({ attacker: { api } }) => {
      const { total: before } = (await api.listTickets()).body
      const numbers = new Set<number>()
      for (let round = 0; round < 5; round++) {
        const replies = await atOnce(20, () => api.createTicket({ body: newTicket() }))
        expectStatuses(replies, 201)
        for (const { body } of replies) numbers.add(body.data.ticketNumber)
      }
      const { total } = (await api.listTickets()).body
      expect(numbers.size === 100, `${numbers.size} different numbers of 100 tickets`)
      expect(total === before + 100, `the list counts ${total - before} of 100 tickets`)
      return '201, 100 numbers, 100 counted'
    },
  },
  {
    name: 'writers: batches of the same 200 calls in opposite order, and calls of the same agent and caller',
    run: async (stage) => {
      const { api } = stage.attacker
      const keys = Array.from({ length: 200 }, () => newId())
      const cdr = (externalCallId: string) => ({
        provider: 'pbx',
        externalCallId,
        direction: 'inbound' as const,
        callFrom: '+4531234567',
        agentId: demoIds.agent,
        startedAt: '2026-11-02T08:00:00.000Z',
        answeredAt: '2026-11-02T08:00:05.000Z',
        endedAt: '2026-11-02T08:01:00.000Z',
        note: newId(),
      })
      const send = (order: readonly string[]) => api.upsertCdrs({ body: { cdrs: order.map(cdr) } })
      const batches = await Promise.all([send(keys), send(keys.toReversed())])
      expectStatuses(batches, 200)
      const results = batches.flatMap(({ body }) => body.data.results)
      expectCounts(results, { 200: 200, 201: 200 })

      const waits = await waitsDuring(stage, async () => {
        const third = send(keys)
        await beside(third, async () => {
          expectStatuses([await api.upsertCdr({ body: cdr(newId()) })], 201)
          const params = { id: demoIds.contact }
          expectStatuses([await api.updateContact({ params, body: { jobTitle: newId() } })], 200)
        })
        expectStatuses([await third], 200)
      })
      expectNoWait(waits)
      return '200 of 201, 200 of 200, no waiting for a row'
    },
  },
  {
    name: 'writers: 10 upserts of one contact beside upserts of 10 others',
    run: async ({ attacker: { api } }) => {
      const upsert = (externalId: string) =>
        api.upsertContact({
          body: { matchOn: ['externalId'], contact: { name: 'Mira', externalId } },
        })
      const one = newId()
      const [same, others] = await Promise.all([
        atOnce(10, () => upsert(one)),
        atOnce(10, () => upsert(newId())),
      ])
      expectStatuses(others, 201)
      expectCounts(same, { 200: 9, 201: 1 })
      return '1 of 201, 9 of 200; the others 201'
    },
  },
  {
    name: 'writers: merges of contacts beside changes of both',
    run: async ({ attacker: { api } }) => {
      for (let round = 0; round < 5; round++) {
        const made = await atOnce(2, () => api.createContact({ body: { name: 'Merged' } }))
        const [targetId = '', sourceId = ''] = made.map(({ body }) => body.data.id)
        const [merge, changes, tickets] = await Promise.all([
          api.mergeContacts({ body: { targetId, sourceIds: [sourceId] } }),
          atOnce(8, async (n) => {
            const params = { id: n % 2 ? targetId : sourceId }
            return api.updateContact({ params, body: { jobTitle: newId() } })
          }),
          atOnce(4, () => api.createTicket({ body: { title: 'New', contact_id: sourceId } })),
        ])
        expectStatuses([merge], 200)
        expectStatuses(tickets, 201)
        // Behind the merge the source leads to the target
        for (const { status } of changes) {
          expect(status === 200 || status === 410, `${status} beside a merge`)
        }
        // A filter that names the merged contact finds the tickets of the target
        const { data } = (await api.listTickets({ query: { contactId: [sourceId] } })).body
        const left = data.filter((ticket) => ticket.contactId !== targetId)
        expect(data.length === 4, `${data.length} of 4 tickets are found by the merged contact`)
        expect(left.length === 0, `${left.length} tickets are left with a merged contact`)
      }
      return '200, changes 200 or 410'
    },
  },
  {
    name: 'writers: 20 uploads at once, half of them of the same bytes',
    run: async ({ attacker: { api } }) => {
      const same = newId()
      const replies = await atOnce(20, (n) =>
        api.createMediaFileFromBase64({
          body: {
            name: `${n}.txt`,
            data: Buffer.from(n % 2 ? same : newId()).toString('base64'),
          },
        }),
      )
      expectCounts(replies, { 201: 11, 409: 9 })
      return '11 of 201, 9 of 409'
    },
  },
  {
    name: 'writers: 4 posts at once under each of 5 idempotency keys',
    run: async ({ attacker: { api } }) => {
      const externalIds = Array.from({ length: 5 }, () => newId())
      const replies = await atOnce(20, (n) => {
        const externalId = externalIds[n % 5] ?? ''
        return api.createTicket({
          body: { ...newTicket(), externalId },
          headers: { 'idempotency-key': externalId },
        })
      })
      for (const { status, body } of replies) {
        const isLate = status === 409 && body.code === 'idempotency_in_progress'
        expect(status === 201 || isLate, `${status} ${body.code}`)
      }
      const { total } = (await api.listTickets({ query: { externalId: externalIds } })).body
      expect(total === 5, `${total} tickets of 5 keys`)
      return '201 or 409 idempotency_in_progress, 5 tickets'
    },
  },
  {
    name: 'writers: a group of 1,000 members replaced in a loop beside changes of members',
    isLong: true,
    run: async (stage) => {
      const { api } = stage.attacker
      const ids = await insertContacts(stage, 2000)
      const { body: group } = await api.createGroup({ body: { name: 'Large' } })
      const until = Date.now() + 5000
      const replacing = async () => {
        for (let round = 0; Date.now() < until; round++) {
          const contacts = round % 2 ? ids.slice(1000) : ids.slice(0, 1000)
          const body = { contacts }
          expectStatuses([await api.updateGroup({ params: { id: group.id }, body })], 200)
        }
      }
      await beside(
        replacing(),
        async () => {
          const params = { id: ids[Math.floor(Math.random() * ids.length)] ?? '' }
          const body = { jobTitle: newId() }
          expectStatuses([await api.updateContact({ params, body })], 200)
        },
        async () => expectStatuses([await api.createGroup({ body: { name: 'Small' } })], 201),
      )
      return '200 and 201'
    },
  },
]

/**
 * Three clients for as long as `goesOn`, given the bulks that are done: none of them may be refused or wait for a
 * row of another one.
 */
async function writeAtOnce(
  stage: Stage,
  goesOn: (bulks: number) => boolean,
  mostMs = Infinity,
): Promise<string> {
  const { api } = stage.attacker
  const bulk = async (operations: Operation[], wanted: number) => {
    const { status, body } = await api.bulkChangeTickets({ body: { operations } })
    expectStatuses([{ status }], 200)
    expectStatuses(body.data.results, wanted)
  }
  const existing = newTickets(10, () => newId())
  await bulk(existing, 201)
  let bulks = 0
  const creating = async () => {
    for (; goesOn(bulks); bulks++) await bulk(newTickets(100), 201)
  }
  const times: number[] = []
  const waits = await waitsDuring(stage, () =>
    beside(
      creating(),
      () => bulk(existing, 409),
      async () => {
        const began = performance.now()
        expectStatuses([await api.createTicket({ body: newTicket() })], 201)
        times.push(performance.now() - began)
      },
    ),
  )
  expectNoWait(waits)
  times.sort((a, b) => a - b)
  const p99 = Math.round(times[Math.floor(times.length * 0.99)] ?? 0)
  expect(p99 <= mostMs, `99 of 100 single creates took up to ${p99} ms instead of ${mostMs}`)
  return `no 503, ${bulks} bulks, ${times.length} creates, p99 ${p99} ms`
}

/** Sends each of some requests again and again, until `work` is done. */
async function beside(
  work: Promise<unknown>,
  ...requests: ReadonlyArray<() => Promise<void>>
): Promise<void> {
  let isDone = false
  await Promise.all([
    work.finally(() => (isDone = true)),
    ...requests.map(async (send) => {
      while (!isDone) await send()
    }),
  ])
}

/** The statements that waited for a lock of another transaction while `work` ran, as far as samples show. */
async function waitsDuring({ sql }: Stage, work: () => Promise<void>): Promise<string[]> {
  const found = new Set<string>()
  let isDone = false
  const sampling = async () => {
    while (!isDone) {
      const rows = await sql<Array<{ query: string }>>`
        select query from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
          and application_name <> 'switchboard-worker'
          and wait_event in ('transactionid', 'tuple', 'advisory')`
      for (const { query } of rows) found.add(query.slice(0, 100))
      await sleep(sampleEveryMs)
    }
  }
  await Promise.all([work().finally(() => (isDone = true)), sampling()])
  return [...found]
}

async function deadlocks({ sql }: Stage): Promise<number> {
  const [row] = await sql<Array<{ count: number }>>`
    select deadlocks::int as count from pg_stat_database where datname = current_database()`
  return row?.count ?? 0
}

async function insertContacts({ sql, attacker }: Stage, count: number): Promise<string[]> {
  const { workspaceId } = attacker
  const rows = await sql<Array<{ id: string }>>`
    insert into contacts (workspace_id, id, position, username, name, channel, custom_fields,
      created_at, updated_at)
    select ${workspaceId}::uuid, gen_random_uuid(), next_position(${workspaceId}::uuid, 'contacts'),
      'member.' || n, 'Member ' || n, 'email', '{}', now(), now()
    from generate_series(1, ${count}::int) n returning id`
  return rows.map(({ id }) => id)
}

function newTicket() {
  return { title: 'Crane 4 squeaks', contact_id: demoIds.contact }
}

function newTickets(count: number, externalId?: () => string) {
  return Array.from({ length: count }, () => ({
    op: 'create' as const,
    data: { ...newTicket(), ...(externalId && { externalId: externalId() }) },
  }))
}

function atOnce<T>(count: number, send: (n: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => send(n)))
}

function expectStatuses(replies: ReadonlyArray<{ status: number }>, wanted: number): void {
  for (const { status } of replies) expect(status === wanted, `${status} instead of ${wanted}`)
}

function expectCounts(
  replies: ReadonlyArray<{ status: number }>,
  wanted: Readonly<Record<number, number>>,
): void {
  const found: Record<number, number> = {}
  for (const { status } of replies) found[status] = (found[status] ?? 0) + 1
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)]
  expect(is === should, `${is} instead of ${should}`)
}

function expectNoWait(waits: readonly string[]): void {
  expect(waits.length === 0, `statements waited for another transaction: ${waits.join('; ')}`)
}

function expect(isTrue: boolean, otherwise: string): asserts isTrue {
  if (!isTrue) throw new Error(otherwise)
}
