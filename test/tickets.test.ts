import t from 'tap'
import type { Schema } from '../generated/operations.ts'
import { demoIds } from '../src/demo.ts'
import { newId } from '../src/lib/ids.ts'
import { start, type Workspace } from './helpers/start.ts'

type Status = Schema<'TicketStatus'>
const statuses: Status[] = ['open', 'in_progress', 'pending', 'on_hold', 'resolved', 'closed']
const params = { id: demoIds.ticket }
const ticket = { title: 'Crane 4 squeaks', contact_id: demoIds.contact }

t.test(
  'updateTicket takes the eight fields and answers exactly the members of a ticket',
  async (t) => {
    const { api } = await start()

    const { status, body } = await api.updateTicket({
      params,
      body: {
        title: 'Crane 3 stands still',
        description: 'It does not move at all.',
        status: 'in_progress',
        priority: 'urgent',
        contact_id: demoIds.otherContact,
        channel: 'phone',
        tags: [demoIds.otherTag],
        customFields: { cf_visit_on: '2026-12-03', cf_order_number: 'A-7' },
      },
    })

    t.equal(status, 200)
    t.same(Object.keys(body), ['success', 'data'])
    t.same(Object.keys(body.data), [
      'id',
      'createdAt',
      'updatedAt',
      'deletedAt',
      'title',
      'description',
      'type',
      'channel',
      'priority',
      'status',
      'contactId',
      'creatorId',
      'assigneeId',
      'reasonToAssign',
      'ticketNumber',
      'assignee',
      'contact',
      'tags',
      'customFields',
    ])
    t.match(body.data, {
      id: demoIds.ticket,
      createdAt: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
      deletedAt: null,
      title: 'Crane 3 stands still',
      description: 'It does not move at all.',
      status: 'in_progress',
      priority: 'urgent',
      channel: 'phone',
      contactId: demoIds.otherContact,
      contact: { id: demoIds.otherContact, name: 'Crane Service' },
      assignee: { id: demoIds.agent, name: 'Noor Haddad', email: 'noor@switchboard.example' },
      tags: [{ id: demoIds.otherTag, name: 'Key account' }],
    })
    t.same(
      body.data.customFields.map(({ textValue, value, attribute }) => [
        attribute.systemName,
        attribute.displayName,
        attribute.type,
        textValue,
        value,
      ]),
      [
        ['cf_order_number', 'Order number', 'text', 'A-7', 'A-7'],
        ['cf_visit_on', 'Visit on', 'date', '2026-12-03', '2026-12-03'],
      ],
    )
  },
)

t.test('updateTicket leaves what is absent, clears null, and replaces tags', async (t) => {
  const { api } = await start()

  const { body } = await api.updateTicket({
    params,
    body: { description: null, assigneeId: null, tags: [], customFields: { cf_visit_on: null } },
  })

  t.match(body.data, {
    title: 'Crane 3 reports a sensor fault',
    description: null,
    assigneeId: null,
    assignee: null,
    reasonToAssign: 'Knows the cranes',
    tags: [],
    customFields: [],
  })
})

t.test('updateTicket keeps concurrent changes of different fields', async (t) => {
  const { api } = await start()

  await Promise.all([
    ...Array.from({ length: 5 }, () =>
      api.updateTicket({
        params,
        body: { title: 'By one', customFields: { cf_order_number: '1' } },
      }),
    ),
    ...Array.from({ length: 5 }, () =>
      api.updateTicket({
        params,
        body: { priority: 'low', customFields: { cf_berths: ['4'] } },
      }),
    ),
  ])

  const { body } = await api.getTicket({ params })
  t.match(body.data, { title: 'By one', priority: 'low' })
  t.equal(body.data.customFields.length, 3)
})

t.test('contact_id has an alias that must agree, and one of them is needed', async (t) => {
  const { api } = await start()
  const alias = await api.createTicket({ body: { title: 'Alias', contactId: demoIds.contact } })
  const both = await api.createTicket({ body: { ...ticket, contactId: demoIds.otherContact } })
  const neither = await api.createTicket({ body: { title: 'Nobody' } })

  t.equal(alias.status, 201)
  t.match(both, { status: 400, body: { errors: [{ pointer: '/contactId' }] } })
  t.match(neither, { status: 400, body: { errors: [{ pointer: '/contact_id' }] } })
})

t.test('createTicket names the references it does not know', async (t) => {
  const { api } = await start()
  const unknown = newId()
  const cases: Array<[Partial<Schema<'TicketCreate'>>, string]> = [
    [{ contact_id: unknown }, '/contact_id'],
    [{ assigneeId: unknown }, '/assigneeId'],
    [{ tags: [demoIds.tag, unknown] }, '/tags/1'],
  ]
  for (const [change, pointer] of cases) {
    const reply = await api.createTicket({ body: { ...ticket, ...change } })
    t.match(reply, { status: 422, body: { code: 'unknown_reference', pointer, id: unknown } })
  }
  await api.deleteContact({ params: { id: demoIds.contact } })
  t.match(await api.createTicket({ body: ticket }), { status: 422 }, 'a deleted contact')
})

t.test('the status machine: every move and every start', async (t) => {
  const allowed: Record<Status, Status[]> = {
    open: ['in_progress', 'pending', 'on_hold', 'resolved', 'closed'],
    in_progress: ['open', 'pending', 'on_hold', 'resolved', 'closed'],
    pending: ['open', 'in_progress', 'on_hold', 'resolved', 'closed'],
    on_hold: ['open', 'in_progress', 'pending', 'resolved', 'closed'],
    resolved: ['open', 'in_progress', 'closed'],
    closed: [],
  }
  const { api, database, tokenWith } = await start()
  const token = await tokenWith('tickets:write')
  for (const from of statuses) {
    for (const to of statuses) {
      const { body } = await api.createTicket({ body: ticket })
      const at = { id: body.data.id }
      await database.admin`update tickets set status = ${from} where id = ${at.id}`

      const reply = await api.updateTicket({ params: at, body: { status: to }, token })

      if (from === to || allowed[from].includes(to)) {
        t.match(reply, { status: 200, body: { data: { status: to } } }, `${from} to ${to}`)
      } else {
        const problem = { code: 'illegal_status_transition', from, to, allowed: allowed[from] }
        t.match(reply, { status: 409, body: problem }, `${from} to ${to}`)
      }
    }
  }
  for (const status of statuses) {
    const reply = await api.createTicket({ body: { ...ticket, status } })
    const starts = !['resolved', 'closed'].includes(status)
    t.equal(reply.status, starts ? 201 : 409, `created ${status}`)
    if (!starts) t.match(reply.body, { from: null, to: status, allowed: statuses.slice(0, 4) })
  }
})

t.test('a closed ticket is reopened with tickets:reopen only', async (t) => {
  const { api, tokenWith } = await start()
  await api.updateTicket({ params, body: { status: 'closed' } })
  const token = await tokenWith('tickets:write', 'tickets:reopen')

  const refused = await api.updateTicket({ params, body: { status: 'pending' }, token })
  const reopened = await api.updateTicket({ params, body: { status: 'open' }, token })

  t.match(refused, { status: 409, body: { allowed: ['open'] } })
  t.match(reopened, { status: 200, body: { data: { status: 'open' } } })
})

t.test('custom fields of every type: valid, invalid, cleared, and as text', async (t) => {
  const workspace = await start()
  const { api } = workspace
  await defineFields(workspace)
  const cases: ReadonlyArray<
    readonly [type: string, valid: unknown, text: string, invalid: unknown[]]
  > = [
    ['text', 'Berth 4', 'Berth 4', ['', 'x'.repeat(256), 4, true]],
    ['textarea', 'Two\nlines', 'Two\nlines', ['', 5]],
    ['integer', 42, '42', [4.5, '42']],
    ['decimal', 12.345678, '12.345678', [0.1234567, '1.5']],
    ['percent', 7.5, '7.5', ['7.5']],
    ['currency', { amount: '12.50', currency: 'EUR' }, '12.50 EUR', [12.5, '12.50 EUR']],
    ['boolean', false, 'false', ['false', 0]],
    ['date', '2024-02-29', '2024-02-29', ['2023-02-30', '2023-2-3', '03.02.2023', 5]],
    ['datetime', '2026-12-01T10:00:00Z', '2026-12-01T10:00:00Z', ['2026-12-01', '25:00']],
    ['select', 'a', 'Label A', ['Label A', 'c', ['a']]],
    ['multi_select', ['b', 'a'], 'Label B, Label A', ['a', ['c']]],
    ['url', 'https://example.com/a', 'https://example.com/a', ['ftp://example.com', 'example']],
    ['email', 'a@example.com', 'a@example.com', ['a@', 'example.com']],
    ['phone', '+4531234567', '+4531234567', ['31234567', '+0123456']],
  ]
  for (const [type, valid, text, invalid] of cases) {
    const name = `cf_of_${type}`
    const send = (value: unknown) =>
      api.updateTicket({ params, body: { customFields: { [name]: value as null } } })
    const field = async () =>
      (await api.getTicket({ params })).body.data.customFields.find(
        ({ attribute }) => attribute.systemName === name,
      )

    const set = await send(valid)
    t.equal(set.status, 200, `${type} ${set.text}`)
    t.match(await field(), { value: valid, textValue: text, attribute: { type } }, type)
    for (const value of invalid) {
      const reply = await send(value)
      t.match(
        reply,
        { status: 422, body: { code: 'invalid_custom_field', pointer: `/customFields/${name}` } },
        `${type} ${JSON.stringify(value)}`,
      )
    }
    t.equal((await send(null)).status, 200)
    t.equal(await field(), undefined, `${type} cleared`)
  }
  t.match(await api.updateTicket({ params, body: { customFields: { cf_unknown: 1 } } }), {
    status: 422,
    body: { code: 'invalid_custom_field' },
  })
})

t.test('ticket numbers have no duplicate under concurrency', async (t) => {
  const { api } = await start()

  const replies = await Promise.all(
    Array.from({ length: 200 }, () => api.createTicket({ body: ticket })),
  )

  const numbers = replies.map(({ body }) => body.data.ticketNumber).sort((a, b) => a - b)
  t.same(
    numbers,
    Array.from({ length: 200 }, (_, index) => index + 3),
  )
})

t.test('listTickets filters, a comma meaning or and parameters meaning and', async (t) => {
  const { api } = await start()
  const make = async (body: Partial<Schema<'TicketCreate'>>) =>
    (await api.createTicket({ body: { ...ticket, ...body } })).body.data
  const pending = await make({ status: 'pending', priority: 'low', type: 'task', channel: 'sms' })
  const mine = await make({ assigneeId: demoIds.owner, contact_id: demoIds.otherContact })
  const tagged = await make({ tags: [demoIds.otherTag] })
  const all = [tagged.id, mine.id, pending.id, demoIds.ticket]
  const ids = async (query: Record<string, string>) => {
    const { body } = await api.listTickets({ query: query as never })
    t.equal(body.total, body.data.length, JSON.stringify(query))
    return body.data.map(({ id }) => id)
  }

  t.same(await ids({}), all)
  t.same(await ids({ sort: 'createdAt' }), [...all].reverse())
  t.same(await ids({ status: 'pending' }), [pending.id])
  t.same(await ids({ status: 'pending,open' }), all)
  t.same(await ids({ priority: 'low,high' }), [pending.id, demoIds.ticket])
  t.same(await ids({ type: 'task' }), [pending.id])
  t.same(await ids({ channel: 'sms' }), [pending.id])
  t.same(await ids({ contactId: demoIds.otherContact }), [mine.id])
  t.same(await ids({ assigneeId: 'me' }), [mine.id])
  t.same(await ids({ assigneeId: 'none' }), [tagged.id, pending.id])
  t.same(await ids({ assigneeId: `none,${demoIds.agent}` }), [
    tagged.id,
    pending.id,
    demoIds.ticket,
  ])
  t.same(await ids({ ticketNumber: `1,${mine.ticketNumber}` }), [mine.id, demoIds.ticket])
  t.same(await ids({ tagId: `${demoIds.tag},${demoIds.otherTag}` }), [tagged.id, demoIds.ticket])
  t.same(await ids({ tagId: demoIds.tag, status: 'pending' }), [])
  t.same(await ids({ createdFrom: mine.createdAt, createdTo: tagged.createdAt }), [mine.id])
  await api.updateTicket({ params, body: { title: 'Newest change' } })
  t.equal((await ids({ sort: '-updatedAt' }))[0], demoIds.ticket)
  t.same(await ids({ updatedTo: pending.createdAt }), [])
})

t.test('listTickets pages with the true total, also past the end', async (t) => {
  const { api } = await start()
  for (let i = 0; i < 24; i++) await api.createTicket({ body: ticket })

  const walked: string[] = []
  for (let page = 1; page <= 3; page++) {
    const { body } = await api.listTickets({ query: { page } })
    t.match(body, { total: 25, page, pageSize: 10, lastPage: 3 })
    walked.push(...body.data.map(({ id }) => id))
  }
  const second = await api.listTickets({ query: { page: 2, pageSize: 7, status: ['open'] } })
  const past = await api.listTickets({ query: { page: 9 } })
  const deep = await api.listTickets({ query: { page: 1_000_000, pageSize: 100 } })

  t.equal(new Set(walked).size, 25)
  t.match(past.body, { total: 25, page: 9, lastPage: 3, data: [] })
  t.equal(
    second.headers['link'],
    [
      '</api/v1/tickets?page=1&pageSize=7&status=open>; rel="first"',
      '</api/v1/tickets?page=1&pageSize=7&status=open>; rel="prev"',
      '</api/v1/tickets?page=3&pageSize=7&status=open>; rel="next"',
      '</api/v1/tickets?page=4&pageSize=7&status=open>; rel="last"',
    ].join(', '),
  )
  t.match(deep, { status: 400, body: { errors: [{ location: 'query', pointer: '/page' }] } })
})

/** A custom field of each type, `cf_of_<type>`, on the workspace's tickets. */
async function defineFields({ database, workspaceId }: Workspace): Promise<void> {
  const types =
    'text textarea integer decimal percent currency boolean date datetime select multi_select url email phone'
  const options = JSON.stringify([
    { value: 'a', label: 'Label A' },
    { value: 'b', label: 'Label B' },
  ])
  for (const [index, type] of types.split(' ').entries()) {
    await database.admin`insert into custom_fields (workspace_id, id, entity, system_name,
      display_name, type, options, sort_order, created_at, updated_at)
      values (${workspaceId}, gen_random_uuid(), 'ticket', ${`cf_of_${type}`}, ${type}, ${type},
        ${options}::text::jsonb, ${100 + index}, now(), now())`
  }
}
