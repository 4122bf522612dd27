import t from 'tap'
import { newId } from '../../src/lib/ids.ts'
import { makeAgents } from '../helpers/agents.ts'
import type { Client } from '../helpers/client.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { makeContact, makeTag, ticketBody } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { makeQueue } from '../helpers/queues.ts'
import { startEmpty, type Workspace } from '../helpers/start.ts'

const count = 40
const texts = [
  `It's "quoted", \\ and \\n`,
  'a\nb\tc \u2028 \u007f',
  '🏗️ 起重机 кран {0} $1 %s',
  '{"not": ["json"]}',
  'NULL',
  'x'.repeat(200),
]
/** Makes `calls` calls at once. */
function atOnce<T>(call: (n: number) => Promise<T>, calls = count): Promise<T[]> {
  return Promise.all(Array.from({ length: calls }, (_, n) => call(n)))
}

async function ticketsOf(api: Client, calls = count): Promise<string[]> {
  const data = await ticketBody({ api })
  const operations = Array.from({ length: calls }, () => ({ op: 'create', data }) as const)
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
  'requests that arrive together have each its own result and its own entry in the log',
  async (t) => {
    const server = await startEmpty()
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
    t.equal(new Set(changes.map(({ transaction }) => transaction)).size, count)
    for (const [n, id] of ids.entries()) {
      const { body } = await api.listTicketHistory({ params: { id } })
      t.match(body.data[0], { requestId: `request-${n}` })
    }
  },
)

t.test('requests about the same ticket are done one after the other', async (t) => {
  const server = await startEmpty()
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
  const server = await startEmpty()
  const { api } = server
  const newTicket = await ticketBody(server)
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
  const server = await startEmpty()
  const { api, database } = server
  const ids = await ticketsOf(api, 8)
  const [held = ''] = ids
  const changeTags = (id: string) =>
    api.updateTicket({ params: { id }, body: { priority: 'urgent' } }).then(({ status }) => status)
  const waiting: Array<Promise<number>> = []

  await whileOpen(database, async (holder) => {
    await holder`select from tickets where id = ${held} for no key update`
    waiting.push(changeTags(held))
    await untilWaiting(database, 1)
    const [again, ...others] = await Promise.all([
      changeTags(ids[1] ?? ''),
      ...ids.slice(2).map(changeTags),
    ])
    t.equal(again, 200)
    t.ok(others.every((status) => status === 200))
  })

  t.same(await Promise.all(waiting), [200])
})

t.test(
  'an idempotency key is used once, and a token that is revoked changes nothing',
  async (t) => {
    const server = await startEmpty()
    const { api, tokenWith } = server
    const newTicket = await ticketBody(server)
    const headers = { 'idempotency-key': 'crane' }

    const made = await atOnce(() => api.createTicket({ body: newTicket, headers }))
    const again = await api.createTicket({ body: newTicket, headers })
    // The same key may stand in quotes
    const [plain, quoted] = [
      await api.createTicket({ body: newTicket, headers: { 'idempotency-key': 'winch' } }),
      await api.createTicket({ body: newTicket, headers: { 'idempotency-key': '"winch"' } }),
    ]

    t.equal(again.status, 201)
    t.equal(quoted.body.data.id, plain.body.data.id)
    for (const { status, body } of made) {
      if (status === 201) t.equal(body.data.id, again.body.data.id)
      else t.match([status, body.code], only(409, 'idempotency_in_progress'))
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
  'messages of several contacts that arrive together open one conversation, ticket and case each',
  async (t) => {
    const server = await startEmpty()
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
    const say = (n: number, contact: { id: string } | { email: string }) =>
      api.receiveMessage({
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
    const second = await atOnce((n) => say(count + n, { id: contacts[n % 20]?.id ?? '' }))
    const repeated = await atOnce((n) => say(count + n, { id: contacts[n % 20]?.id ?? '' }))

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
  },
)

t.test('an agent never gets more than fits, however many assign at once', async (t) => {
  const server = await startEmpty()
  const { api } = server
  const newTicket = await ticketBody(server)
  const [assigneeId = '', other = ''] = await makeAgents(server, { capacity: 5 }, { capacity: 50 })

  const made = await atOnce((n) =>
    api.createTicket({ body: { ...newTicket, assigneeId: n % 2 ? assigneeId : other } }),
  )

  const statusesOf = (odd: number) => made.flatMap(({ status }, n) => (n % 2 === odd ? status : []))
  t.same(statusesOf(0), Array(count / 2).fill(201))
  t.same(statusesOf(1).sort(), [...Array(5).fill(201), ...Array(count / 2 - 5).fill(422)])
})

t.test('a queue with a limit takes in no more, and what ends leaves it', async (t) => {
  const server = await startEmpty()
  const { api, database, workspaceId } = server
  const newTicket = await ticketBody(server)
  const title = { field: 'title', operator: 'contains', value: 'winch' } as const
  const next = await makeQueue(server)
  const overflow = { action: 'queue', queueId: next } as const
  const limited = { maxLength: 5, overflow, conditions: { all: [title], any: [] } }
  const first = await makeQueue(server, limited)
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

function textOf(n: number): string {
  return `${texts[n % texts.length]} ${n}`
}

/** As a title is stored: line breaks are spaces in it. */
function titleOf(n: number): string {
  return textOf(n).replaceAll(/[\n\u2028]+/g, ' ')
}

t.test('what requests write at once is what each of them wrote', async (t) => {
  const workspace = await startEmpty()
  const { api, ownerId } = workspace
  const users = [ownerId, ...(await makeAgents(workspace, {}))]
  const [contactId, tagId] = [await makeContact(workspace), await makeTag(workspace)]
  const bodyOf = (n: number) => ({
    title: titleOf(n),
    contactId,
    ...(n % 3 !== 0 && { description: textOf(n + 1) }),
    dueAt: n % 4 === 0 ? null : `2027-01-0${1 + (n % 9)}T00:00:00.${100 + n}Z`,
    priority: n % 2 ? ('urgent' as const) : ('low' as const),
    ...(n % 5 === 0 && { tags: [tagId] }),
    ...(n % 5 === 1 && { assigneeId: users[n % 2] as string, force: true }),
    ...(n % 5 === 2 && { externalId: `external ${textOf(n)}`.slice(0, 40) }),
  })

  const made = await atOnce((n) => api.createTicket({ body: bodyOf(n) }))

  const ids = made.map(({ body }) => body.data.id)
  for (const [n, { status, body, headers }] of made.entries()) {
    const { title, description, dueAt, priority, tags, assigneeId } = bodyOf(n)
    t.equal(status, 201)
    t.match(headers['etag'], /^"1-/)
    t.match(body.data, { title, description: description ?? null, dueAt, priority })
    t.same(
      body.data.tags.map(({ id }) => id),
      tags ?? [],
    )
    t.equal(body.data.assigneeId, assigneeId ?? null)
    t.same((await api.getTicket({ params: { id: ids[n] ?? '' } })).body.data, body.data)
  }
  t.equal(new Set(made.map(({ body }) => body.data.ticketNumber)).size, count)

  const patches = [
    (n: number) => ({ title: titleOf(n + 2), description: textOf(n + 3) }),
    (n: number) => ({ title: titleOf(n + 2), description: null }),
    () => ({ priority: 'high' as const, dueAt: null }),
    (n: number) => ({ assigneeId: users[n % 2] as string, force: true }),
  ]
  const changed = await atOnce((n) => {
    const body = patches[n % patches.length]?.(n) ?? {}
    const id = ids[n] ?? ''
    const headers = n % 3 === 0 ? { 'if-match': String(made[n]?.headers['etag']) } : {}
    return api.updateTicket({ params: { id: n % 2 ? id : id.toUpperCase() }, body, headers })
  })
  for (const [n, { status, body, headers }] of changed.entries()) {
    const { force: _, ...expected } = { force: true, ...patches[n % patches.length]?.(n) }
    t.equal(status, 200)
    t.match(body.data, { id: ids[n], ...expected })
    const isChange = Object.entries(expected).some(
      ([name, value]) => made[n]?.body.data[name as 'title'] !== value,
    )
    t.match(headers['etag'], isChange ? /^"2-/ : /^"1-/)
  }

  const comments = await atOnce((n) =>
    api.createTicketComment({
      params: { id: ids[n] ?? '' },
      body: { text: textOf(n), visibility: 'internal' },
    }),
  )
  for (const [n, { status, body }] of comments.entries()) {
    t.equal(status, 201)
    t.match(body.data, { ticketId: ids[n], text: textOf(n), author: { id: ownerId } })
  }
})

t.test('one of many who has another version, or nothing to change, is refused alone', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const newTicket = await ticketBody(workspace)
  const made = await atOnce(() => api.createTicket({ body: newTicket }))
  const ids = made.map(({ body }) => body.data.id)

  const guarded = await atOnce((n) =>
    api.updateTicket({
      params: { id: n === 7 ? newId() : (ids[n] ?? '') },
      body: { title: `Crane ${n}` },
      headers: {
        'if-match': String(made[n === 3 ? 4 : n]?.headers['etag']).replace(
          /1/,
          n === 3 ? '9' : '1',
        ),
      },
    }),
  )

  const statusOf = (n: number) => (n === 3 ? 412 : n === 7 ? 404 : 200)
  t.same(
    guarded.map(({ status }) => status),
    ids.map((_, n) => statusOf(n)),
  )
  const { body } = await api.getTicket({ params: { id: ids[3] ?? '' } })
  t.match(body.data, { title: 'Crane' })
})
