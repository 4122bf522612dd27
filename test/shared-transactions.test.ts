import t from 'tap'
import { DatabaseUnavailable } from '../src/db/errors.ts'
import { type Member, type Runs, sharing } from '../src/db/shared.ts'
import { demoIds } from '../src/demo.ts'
import { newId } from '../src/lib/ids.ts'
import { makeAgents } from './helpers/agents.ts'
import type { Client } from './helpers/client.ts'
import { untilWaiting, whileOpen } from './helpers/locks.ts'
import { start, type Workspace } from './helpers/start.ts'

const count = 40
const newTicket = { title: 'Crane 4 squeaks', contact_id: demoIds.contact }

/** So many calls at once. */
function atOnce<T>(call: (n: number) => Promise<T>, calls = count): Promise<T[]> {
  return Promise.all(Array.from({ length: calls }, (_, n) => call(n)))
}

async function ticketsOf(api: Client, calls = count): Promise<string[]> {
  const operations = Array.from(
    { length: calls },
    () => ({ op: 'create', data: newTicket }) as const,
  )
  const { body } = await api.bulkChangeTickets({ body: { operations } })
  return body.data.results.map((one) => one.data?.id ?? '')
}

/** The changes of some objects as the log has them, in the order of the events. */
async function changesOf({ database }: Workspace, ids: readonly string[], action: string) {
  return database.admin<Array<{ id: string; transaction: string; requestId: string }>>`
    select resource_id as id, transaction::text, request_id as "requestId" from changes
    where resource_id in ${database.admin([...ids])} and action = ${action} order by position`
}

t.test(
  'requests that arrive together share transactions, and each has its own result',
  async (t) => {
    const server = await start()
    const { api } = server
    const ids = await ticketsOf(api)

    const replies = await atOnce((n) =>
      api.updateTicket({
        params: { id: ids[n] ?? '' },
        body: { title: `Crane ${n} creaks`, priority: 'high' },
        headers: { 'x-request-id': `request-${n}` },
      }),
    )

    for (const [n, { status, body }] of replies.entries()) {
      t.equal(status, 200)
      t.match(body.data, { id: ids[n], title: `Crane ${n} creaks`, priority: 'high' })
    }
    const changes = await changesOf(server, ids, 'ticket.updated')
    t.same(
      changes.map(({ id, requestId }) => [id, requestId]).sort(),
      ids.map((id, n) => [id, `request-${n}`]).sort(),
    )
    const transactions = new Set(changes.map(({ transaction }) => transaction)).size
    t.ok(transactions < count, `${transactions} transactions`)
    for (const [n, id] of ids.entries()) {
      const { body } = await api.listTicketHistory({ params: { id } })
      t.match(body.data[0], { requestId: `request-${n}` })
    }
  },
)

t.test('requests about the same ticket are done one after the other', async (t) => {
  const server = await start()
  const { api } = server
  const [id = ''] = await ticketsOf(api, 1)
  const etag = String((await api.getTicket({ params: { id } })).headers['etag'])

  const guarded = await atOnce((n) =>
    api.updateTicket({
      params: { id: n % 2 ? id : id.toUpperCase() },
      body: { title: `Crane ${n} creaks` },
      headers: { 'if-match': etag },
    }),
  )
  const unguarded = await atOnce((n) =>
    api.updateTicket({ params: { id }, body: { description: `It squeaks at ${n}.` } }),
  )

  t.same(guarded.map(({ status }) => status).sort(), [200, ...Array(count - 1).fill(412)])
  t.ok(unguarded.every(({ status }) => status === 200))
  const { body } = await api.listTicketHistory({ params: { id }, query: { pageSize: 100 } })
  const steps = body.data.filter(({ field }) => field === 'description').reverse()
  t.equal(steps.length, count)
  for (const [n, step] of steps.entries()) t.equal(step.from, n === 0 ? null : steps[n - 1]?.to)
})

t.test('a request that is refused undoes nothing of the others', async (t) => {
  const server = await start()
  const { api } = server
  const ids = await ticketsOf(api)
  const refused = (n: number) => n % 5 === 2

  const replies = await atOnce((n) =>
    api.updateTicket({
      params: { id: refused(n) ? newId() : (ids[n] ?? '') },
      body: { title: `Crane ${n} creaks` },
    }),
  )
  const made = await atOnce((n) =>
    api.createTicket({
      body: { ...newTicket, title: `Winch ${n}`, externalId: `winch-${n % 8}` },
    }),
  )

  t.same(
    replies.map(({ status }) => status),
    ids.map((_, n) => (refused(n) ? 404 : 200)),
  )
  const changed = ids.filter((_, n) => !refused(n))
  const changes = await changesOf(server, ids, 'ticket.updated')
  t.same(changes.map(({ id }) => id).sort(), changed.sort())
  t.same(made.map(({ status }) => status).sort(), [
    ...Array(8).fill(201),
    ...Array(count - 8).fill(409),
  ])
  const { body } = await api.listTickets({ query: { q: 'winch', pageSize: 100 } })
  t.equal(body.total, 8)
})

t.test('a ticket that somebody holds keeps nobody waiting but its own request', async (t) => {
  const server = await start()
  const { api, database } = server
  const ids = await ticketsOf(api)
  const [held = ''] = ids
  const change = (id: string) =>
    api.updateTicket({ params: { id }, body: { priority: 'urgent' } }).then(({ status }) => status)
  const waiting: Array<Promise<number>> = []

  await whileOpen(database, async (holder) => {
    await holder`select from tickets where id = ${held} for no key update`
    waiting.push(change(held))
    await untilWaiting(database, 1)
    const [again, ...others] = await Promise.all([
      change(ids[1] ?? ''),
      ...ids.slice(2).map(change),
    ])
    t.equal(again, 200)
    t.ok(others.every((status) => status === 200))
  })

  t.same(await Promise.all(waiting), [200])
})

t.test('requests that wait behind others of an agent keep nothing busy meanwhile', async (t) => {
  const server = await start()
  const { api, database } = server
  const ids = await ticketsOf(api)
  const [held = '', forced = '', ...others] = ids
  const [agent = '', other = ''] = await makeAgents(server, { capacity: 500 }, { capacity: 500 })
  const assign = (id: string, assigneeId: string, force = false) =>
    api
      .assignTicket({ params: { id }, body: { assigneeId, force } })
      .then(({ status, text }) => (status === 200 ? status : text))
  const waiting: Array<Promise<number | string>> = []

  await whileOpen(database, async (holder) => {
    await holder`select from tickets where id = ${held} for no key update`
    waiting.push(assign(held, other))
    await untilWaiting(database, 1)
    // The first waits for the ticket, and so do those of the same agent behind it
    waiting.push(assign(held, agent), ...others.map((id) => assign(id, agent)))
    // By force no load is asked for
    t.equal(await assign(forced, agent, true), 200)
  })

  const statuses = await Promise.all(waiting)
  t.same(statuses, Array(count).fill(200))
})

t.test(
  'an idempotency key is used once, and a token that is revoked changes nothing',
  async (t) => {
    const server = await start()
    const { api, tokenWith } = server
    const headers = { 'idempotency-key': 'crane' }

    const made = await atOnce(() => api.createTicket({ body: newTicket, headers }))
    const again = await api.createTicket({ body: newTicket, headers })
    // The same key may stand in quotes; the first request has these wait for each other
    const [, plain, quoted] = await atOnce(
      (n) =>
        api.createTicket({
          body: newTicket,
          headers: n === 0 ? {} : { 'idempotency-key': n === 1 ? 'winch' : '"winch"' },
        }),
      3,
    )

    t.equal(again.status, 201)
    t.equal(quoted?.body.data.id, plain?.body.data.id)
    for (const { status, body } of made) {
      if (status === 201) t.equal(body.data.id, again.body.data.id)
      else t.match([status, body.code], [409, 'idempotency_in_progress'])
    }
    const before = await api.listTickets()
    const token = await tokenWith('tickets:write')
    const ids = await ticketsOf(api)
    const { body: tokens } = await api.listApiTokens({ query: { pageSize: 100 } })
    t.equal((await api.createTicket({ body: newTicket, token })).status, 201)
    const revoked = tokens.data.filter(({ preview }) => preview.endsWith(token.slice(-4)))
    for (const { id } of revoked) await api.revokeApiToken({ params: { id } })

    const refused = await atOnce((n) =>
      api.updateTicket({ params: { id: ids[n] ?? '' }, body: { title: 'Mine' }, token }),
    )

    t.equal(revoked.length, 1)
    t.ok(refused.every(({ body }) => body.code === 'token_revoked'))
    t.same(await changesOf(server, ids, 'ticket.updated'), [])
    t.equal((await api.listTickets()).body.total, before.body.total + 1 + count)
  },
)

t.test(
  'messages of several contacts share transactions; those that cause more do not',
  async (t) => {
    const server = await start()
    const { api, database, workspaceId } = server
    const contacts = await atOnce(async (n) => {
      const email = `mira${n}@harbour.example`
      const { body } = await api.createContact({
        body: { name: 'Mira', contactEmails: [{ email }] },
      })
      return { id: body.data.id, email }
    }, 20)
    const channel = await api.createChannel({
      body: {
        type: 'custom',
        name: 'Gateway',
        config: {
          outboundUrl: 'https://gateway.example/messages',
          secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
          identityType: 'email',
        },
        ticketing: { mode: 'on' },
      },
    })
    const { id } = channel.body.data
    const say = (n: number, contact: { id: string } | { email: string }, by = server.token) =>
      api.receiveMessage({
        token: by,
        params: { id },
        body: {
          externalId: `gateway-${n}`,
          contact,
          messageType: 'text',
          message: `It squeaks at ${n}.`,
        },
      })

    // The first of each opens a conversation and a ticket; some name the same contact in two ways
    const first = await atOnce((n) => {
      const contact = contacts[n % 20] as { id: string; email: string }
      return say(n, n < 20 ? { id: contact.id } : { email: contact.email })
    })
    // Requests of the first token are done alone for a while, after what they caused
    const token = await server.tokenWith('messages:import')
    t.equal((await say(0, { id: contacts[0]?.id ?? '' }, token)).status, 200)
    const second = await atOnce((n) => say(count + n, { id: contacts[n % 20]?.id ?? '' }, token))
    const repeated = await atOnce((n) => say(count + n, { id: contacts[n % 20]?.id ?? '' }, token))

    for (const { status, text } of [...first, ...second]) t.equal(status, 201, text)
    t.ok(repeated.every(({ status }, n) => status === 200 && second[n]?.status === 201))
    t.same(
      repeated.map(({ body }) => body.data.id),
      second.map(({ body }) => body.data.id),
    )
    const [found] = await database.admin`
    select count(distinct v.id)::int as conversations, count(distinct m.id)::int as messages,
      (select count(*)::int from tickets t where t.contact_id in ${database.admin(contacts.map((one) => one.id))}) as tickets,
      (select count(*)::int from cx_logs c where c.id in (
        select c.cx_log_id from cx_log_events c join messages n on c.detail ->> 'messageId' = n.id::text
        where n.channel_id = ${id})) as cases
    from conversations v join messages m on m.workspace_id = v.workspace_id and m.conversation_id = v.id
    where v.workspace_id = ${workspaceId} and v.channel_id = ${id}`
    t.match(found, { conversations: 20, messages: 2 * count, tickets: 20, cases: 20 })
    const ids = second.map(({ body }) => body.data.id)
    const [shared] = await database.admin`
    select count(distinct transaction)::int as count from changes where resource_id in ${database.admin(ids)}`
    t.ok(Number(shared?.['count']) < count, `${shared?.['count']} transactions`)
  },
)

t.test('an agent never gets more than fits, however many assign at once', async (t) => {
  const server = await start()
  const { api } = server
  const [assigneeId = '', other = ''] = await makeAgents(server, { capacity: 5 }, { capacity: 50 })

  const made = await atOnce((n) =>
    api.createTicket({ body: { ...newTicket, assigneeId: n % 2 ? assigneeId : other } }),
  )

  const statusesOf = (odd: number) => made.flatMap(({ status }, n) => (n % 2 === odd ? status : []))
  t.same(statusesOf(0), Array(count / 2).fill(201))
  t.same(statusesOf(1).sort(), [...Array(5).fill(201), ...Array(count / 2 - 5).fill(422)])
})

t.test('a queue with a limit takes in no more, and what ends leaves it', async (t) => {
  const server = await start()
  const { api, database, workspaceId } = server
  const title = { field: 'title', operator: 'contains', value: 'winch' } as const
  const make = async (body: object) => {
    const { status, body: made } = await api.createAutomationQueue({
      body: { name: `Queue ${newId()}`, strategy: 'round_robin', ...body },
    })
    t.equal(status, 201)
    return made.data.id
  }
  const next = await make({})
  const overflow = { action: 'queue', queueId: next } as const
  const first = await make({ maxLength: 5, overflow, conditions: { all: [title], any: [] } })
  const waiting = async () => {
    const rows = await database.admin<Array<{ queueId: string; count: number }>>`
      select queue_id as "queueId", count(*)::int as count from queue_entries
      where workspace_id = ${workspaceId} and status = 'waiting'
        and queue_id in ${database.admin([first, next])} group by 1`
    return new Map(rows.map(({ queueId, count }) => [queueId, count]))
  }

  const made = await atOnce((n) =>
    api.createTicket({ body: { ...newTicket, title: `The winch of crane ${n}` } }),
  )
  const entered = await waiting()
  const closed = await atOnce((n) =>
    api.setTicketStatus({
      params: { id: made[n]?.body.data.id ?? '' },
      body: { status: 'resolved' },
    }),
  )

  t.ok(made.every(({ status }) => status === 201))
  t.same(
    entered,
    new Map([
      [first, 5],
      [next, count - 5],
    ]),
  )
  for (const { status, text } of closed) t.equal(status, 200, text)
  t.equal((await waiting()).size, 0)
})

t.test('comments on tickets share transactions', async (t) => {
  const server = await start()
  const { api, database } = server
  const ids = await ticketsOf(api)

  const made = await atOnce((n) =>
    api.createTicketComment({
      params: { id: ids[n % 20] ?? '' },
      body: { text: `It squeaks at ${n}.` },
    }),
  )

  t.ok(made.every(({ status }) => status === 201))
  const comments = made.map(({ body }) => body.data.id)
  const [shared] = await database.admin`
    select count(distinct transaction)::int as count from changes
    where resource_id in ${database.admin(comments)}`
  t.ok(Number(shared?.['count']) < count, `${shared?.['count']} transactions`)
  for (const id of ids.slice(0, 20)) {
    const { body } = await api.listTicketComments({ params: { id } })
    t.equal(body.total, 2)
  }
})

/** A request that nobody asks the database for. */
function memberOf(touches: readonly string[], work = async () => 'done'): Member {
  return {
    caller: { workspaceId: 'w', tokenId: 't', isGone: () => false },
    share: { kind: 'updateTicket', touches, now: '2026-01-01T00:00:00.000Z' },
    opening: { name: 'opening', text: '', parameters: [], check: () => {} } as never,
    work,
  }
}

const runHere: Parameters<Parameters<Runs['lend']>[1]>[0] = async (work) => work({} as never)
const alone: Runs['alone'] = ({ work }) => work({} as never)

t.test(
  'a request that asks for another connection does so until its own caller is gone',
  async (t) => {
    let isGone: (() => boolean) | undefined
    const share = sharing({
      alone,
      async lend(caller, work) {
        isGone = caller.isGone
        await work(runHere)
      },
    })

    t.equal(await share(memberOf(['ticket 1'], async () => String(isGone?.()))), 'false')
  },
)

t.test('who came while others waited for a connection in vain waits for another one', async (t) => {
  const full = new DatabaseUnavailable('POOL_TIMEOUT', 'no connection free')
  let refuse: (() => void) | undefined
  const share = sharing({
    alone,
    async lend(_, work) {
      if (refuse) return work(runHere)
      await new Promise<void>((_, reject) => (refuse = () => reject(full)))
    },
  })

  const early = share(memberOf(['ticket 1']))
  const late = share(memberOf(['ticket 2']))
  refuse?.()

  await t.rejects(early, full)
  t.equal(await late, 'done')
})

t.test(
  'nothing is done again when the answer to COMMIT is lost, whatever the socket says',
  async (t) => {
    let done = 0
    const work = async () => String((done += 1))
    const lost = Object.assign(new Error('bad record mac'), { code: 'ERR_SSL_BAD_RECORD_MAC' })
    let endFirst = () => {}
    const share = sharing({
      alone,
      lend: (_, run) =>
        run(async (inner, { ending }) => {
          if (!ending) return new Promise<void>((resolve) => (endFirst = resolve))
          await inner({} as never)
          ending.isBegun = true
          throw lost
        }),
    })

    const members = [1, 2, 3].map((n) => share(memberOf([`ticket ${n}`], work)))
    endFirst()
    const outcomes = await Promise.allSettled(members)

    t.same(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected', 'rejected'],
    )
    t.equal(done, 2)
  },
)
