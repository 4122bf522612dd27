import { setTimeout as pace } from 'node:timers/promises'
import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { newId } from '../../src/lib/ids.ts'
import { only } from '../helpers/only.ts'
import { repairAll } from '../helpers/repair.ts'
import { start } from '../helpers/start.ts'

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
      'statusReason',
      'resolution',
      'categoryId',
      'queueId',
      'externalId',
      'dueAt',
      'snoozedUntil',
      'firstResponseAt',
      'resolvedAt',
      'closedAt',
      'reopenCount',
      'followUpOfId',
      'deliveryFailedAt',
      'currentCxLogId',
      'conversationIds',
      'attachments',
      'version',
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
      tags: only({ id: demoIds.otherTag, name: 'Key account' }),
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
    tags: only(),
    customFields: only(),
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
  t.match(both, { status: 422, body: { code: 'rule_violated', pointer: '/contactId' } })
  const detail = 'One of "contact_id" or "contactId" is required.'
  t.match(neither, { status: 400, body: { detail, errors: only({ pointer: '' }) } })
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
  const workspace = await start()
  const { api, database, tokenWith } = workspace
  const token = await tokenWith('tickets:write')
  for (const from of statuses) {
    for (const to of statuses) {
      const { body } = await api.createTicket({ body: ticket })
      const at = { id: body.data.id }
      await database.admin`update tickets set status = ${from} where id = ${at.id}`

      const reply = await api.updateTicket({ params: at, body: { status: to }, token })

      if (from === to || allowed[from].includes(to)) {
        t.match(reply, { status: 200, body: { data: { status: to } } }, `${from} to ${to}`)
      } else if (from === 'closed' && to === 'open') {
        t.match(reply, { status: 403, body: { code: 'insufficient_scope' } }, 'closed to open')
      } else {
        const problem = { code: 'illegal_status_transition', from, to, allowed: allowed[from] }
        t.match(reply, { status: 409, body: problem }, `${from} to ${to}`)
      }
    }
  }
  await repairAll(workspace)
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
  const other = await tokenWith('tickets:write')

  const lacking = await api.updateTicket({ params, body: { status: 'open' }, token: other })
  const alsoLacking = await api.setTicketStatus({ params, body: { status: 'open' }, token: other })
  const refused = await api.updateTicket({ params, body: { status: 'pending' }, token })
  const reopened = await api.updateTicket({ params, body: { status: 'open' }, token })

  const denied = { code: 'insufficient_scope', requiredScopes: ['tickets:reopen'] }
  t.match(lacking, { status: 403, body: denied })
  t.match(alsoLacking, { status: 403, body: denied })
  t.match(refused, { status: 409, body: { allowed: only('open') } })
  t.match(reopened, { status: 200, body: { data: { status: 'open' } } })
})

// More by hand: TICKETS_AT_ONCE=1000 npm test -- tickets/tickets
const atOnce = Number(process.env['TICKETS_AT_ONCE'] ?? 400)

t.test(`${atOnce} tickets created at once have ${atOnce} numbers`, async (t) => {
  const { api } = await start()
  // More requests at once than the server accepts: after a 503 a retry is safe
  const create = async (): Promise<number> => {
    for (;;) {
      const { status, body, headers } = await api.createTicket({ body: ticket })
      if (status === 201) return body.data.ticketNumber
      if (status !== 503) throw new Error(`answered ${status}`)
      await pace(Number(headers['retry-after']) * 1000 * Math.random())
    }
  }

  const numbers = await Promise.all(Array.from({ length: atOnce }, create))

  t.equal(new Set(numbers).size, atOnce)
  const { body } = await api.listTickets()
  t.equal(body.total, atOnce + 1)
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
  const deep = await api.listTickets({ query: { page: 100_001, pageSize: 10 } })

  t.equal(new Set(walked).size, 25)
  t.match(past.body, { total: 25, page: 9, lastPage: 3, data: only() })
  t.equal(
    second.headers['link'],
    [
      '</api/v1/tickets?page=1&pageSize=7&status=open>; rel="first"',
      '</api/v1/tickets?page=1&pageSize=7&status=open>; rel="prev"',
      '</api/v1/tickets?page=3&pageSize=7&status=open>; rel="next"',
      '</api/v1/tickets?page=4&pageSize=7&status=open>; rel="last"',
    ].join(', '),
  )
  t.match(deep, { status: 400, body: { errors: only({ location: 'query', pointer: '/page' }) } })
})

t.test('listTickets filters by what else a ticket has', async (t) => {
  const { api, tokenWith } = await start()
  const make = async (body: Partial<Schema<'TicketCreate'>>, token?: string) =>
    (await api.createTicket({ body: { ...ticket, ...body }, ...(token && { token }) })).body.data
  const service = await tokenWith('tickets:write', 'contacts:read')
  const external = await make({ externalId: 'crm-77', dueAt: '2030-01-01T12:00:00+02:00' })
  const categorised = await make({ categoryId: demoIds.category, dueAt: '2030-02-01T00:00:00Z' })
  const made = await make({}, service)
  const gone = await make({ externalId: 'crm-78' })
  await api.deleteTicket({ params: { id: gone.id } })
  const ids = async (query: Record<string, string>) => {
    const { body } = await api.listTickets({ query: query as never })
    t.equal(body.total, body.data.length, JSON.stringify(query))
    return body.data.map(({ id }) => id)
  }

  t.equal(external.dueAt, '2030-01-01T10:00:00.000Z')
  t.same(await ids({ externalId: 'crm-77,crm-78' }), [external.id])
  t.same(await ids({ categoryId: demoIds.category }), [categorised.id])
  t.same(await ids({ categoryId: 'none' }), [made.id, external.id])
  t.same(await ids({ categoryId: `none,${demoIds.otherCategory}` }), [
    made.id,
    external.id,
    demoIds.ticket,
  ])
  t.same(await ids({ creatorId: made.creatorId }), [made.id])
  t.same(await ids({ creatorId: 'me', externalId: 'crm-77' }), [external.id])
  t.same(await ids({ dueFrom: '2030-01-01T10:00:00Z', dueTo: '2030-02-01T00:00:00Z' }), [
    external.id,
  ])
  t.same(await ids({ tag: 'CRANE,none of these' }), [demoIds.ticket])
  t.same(await ids({ status: 'open', externalId: 'crm-77' }), [external.id])
  t.same(await ids({ deleted: 'true' }), [gone.id])
  t.same(await ids({ sort: 'dueAt', creatorId: 'me' }), [
    external.id,
    categorised.id,
    demoIds.ticket,
  ])
  t.same((await ids({ sort: '-priority,createdAt' }))[0], demoIds.ticket)
  t.same(await ids({ sort: 'status,priority,-ticketNumber' }), [
    made.id,
    categorised.id,
    external.id,
    demoIds.ticket,
  ])
})

t.test('listTickets finds words by q as soon as they are written', async (t) => {
  const { api } = await start()
  const make = async (body: Partial<Schema<'TicketCreate'>>) =>
    (await api.createTicket({ body: { ...ticket, ...body } })).body.data.id
  const winch = await make({ title: 'Winch jams', description: 'Only the northern winch.' })
  const field = await make({ title: 'Invoice', customFields: { cf_order_number: 'Jam-4711' } })
  const ids = async (q: string) =>
    (await api.listTickets({ query: { q } })).body.data.map(({ id }) => id)

  t.same(await ids('jam'), [field, winch])
  t.same(await ids('NORTH winch'), [winch])
  t.same(await ids('winch invoice'), [])
  t.same(await ids('inch'), [], 'words are found by their start')
  t.same(await ids('4711'), [field], 'a part of a number')
  t.same(await ids('jam-4711'), [field])
  t.same(await ids('1'), [demoIds.ticket], 'the ticket number')
  t.same(await ids(`'; drop table tickets; -- \\`), [])
  t.same(await ids('...'), [])
  await api.updateTicket({ params: { id: winch }, body: { title: 'Rope frays' } })
  t.same(await ids('rope'), [winch])
  t.same(await ids('jams'), [])
})

t.test('listTickets filters by what happened to a ticket', async (t) => {
  const { api, database } = await start()
  const make = async (body: Partial<Schema<'TicketCreate'>> = {}) =>
    (await api.createTicket({ body: { ...ticket, ...body } })).body.data.id
  const follower = await make({ followUpOfId: demoIds.ticket })
  const [answered, resolved, closed, snoozed] = [
    await make(),
    await make({ categoryId: demoIds.category }),
    await make(),
    await make(),
  ]
  const all = [snoozed, closed, resolved, answered, follower, demoIds.ticket]
  const answeredAt = '2026-03-01T10:00:00Z'
  await database.admin`
    update tickets set first_response_at = ${answeredAt}::timestamptz where id = ${answered}`
  const set = (id: string, body: Schema<'TicketStatusChange'>) =>
    api.setTicketStatus({ params: { id }, body })
  const resolvedAt = (await set(resolved, { status: 'resolved' })).body.data.resolvedAt ?? ''
  const closedAt = (await set(closed, { status: 'closed' })).body.data.closedAt ?? ''
  await set(snoozed, { status: 'pending', snoozedUntil: '2999-01-01T00:00:00Z' })
  const without = (...ids: string[]) => all.filter((id) => !ids.includes(id))

  const cases: Array<[Record<string, string>, string[]]> = [
    [{ resolvedFrom: resolvedAt, closedTo: '2100-01-01T00:00:00Z' }, []],
    [{ resolvedFrom: resolvedAt, status: 'resolved' }, [resolved]],
    [{ resolvedTo: resolvedAt }, []],
    [{ closedFrom: closedAt }, [closed]],
    [{ closedTo: closedAt }, []],
    [{ firstResponseFrom: answeredAt, firstResponseTo: '2026-03-01T10:00:01Z' }, [answered]],
    [{ firstResponseTo: answeredAt }, []],
    [{ hasFirstResponse: 'true' }, [answered]],
    [{ hasFirstResponse: 'false' }, without(answered)],
    [{ isSnoozed: 'true' }, [snoozed]],
    [{ snoozedUntilFrom: '2999-01-01T00:00:00Z' }, [snoozed]],
    [{ snoozedUntilTo: '2999-01-01T00:00:00Z' }, []],
    [{ snoozedUntilTo: '2999-01-01T00:00:00.001Z' }, [snoozed]],
    [{ isSnoozed: 'false' }, without(snoozed)],
    [{ followUpOfId: demoIds.ticket }, [follower]],
    [{ categoryWithin: demoIds.category }, [resolved, demoIds.ticket]],
    [
      { categoryWithin: `${demoIds.category},${demoIds.otherCategory}` },
      [resolved, demoIds.ticket],
    ],
    [{ categoryWithin: demoIds.otherCategory, sort: '-priority' }, [demoIds.ticket]],
  ]
  for (const [query, ids] of cases) {
    const { body } = await api.listTickets({ query: query as never })
    t.same(
      body.data.map(({ id }) => id),
      ids,
      JSON.stringify(query),
    )
    t.equal(body.total, ids.length)
  }
  // The case of the ticket has no such response
  await database.admin`update tickets set first_response_at = null where id = ${answered}`
})

t.test('getTicket and listTickets expand creator and category', async (t) => {
  const { api, tokenWith } = await start()
  const token = await tokenWith('tickets:write')
  const { body } = await api.createTicket({ body: ticket, token })
  const creator = { type: 'user', id: demoIds.owner, name: 'Ada Park' }

  const one = await api.getTicket({ params, query: { expand: ['creator', 'category'] } })
  const list = await api.listTickets({ query: { expand: ['creator'] } })
  const plain = await api.getTicket({ params })
  const numbered = await api.listTickets({
    query: { ticketNumber: [body.data.ticketNumber], expand: ['category'] },
  })

  t.match(one.body.data, {
    creator,
    category: { id: demoIds.otherCategory, value: 'Sensors', path: 'Cranes / Sensors' },
  })
  t.match(list.body.data[0]?.creator, { type: 'token', name: 'Test', email: null })
  t.match(list.body.data[1], { creator })
  t.notOk('category' in (list.body.data[0] ?? {}))
  t.notOk('creator' in plain.body.data)
  t.match(numbered.body, { total: 1, data: only({ id: body.data.id, category: null }) })
})

t.test('createTicket keeps everything it is given', async (t) => {
  const { api } = await start()

  const { body } = await api.createTicket({
    body: {
      ...ticket,
      assigneeId: demoIds.agent,
      reasonToAssign: 'On duty',
      categoryId: demoIds.category,
      externalId: 'crm-1',
      dueAt: '2030-01-01T00:00:00Z',
      followUpOfId: demoIds.ticket,
    },
  })
  const again = await api.createTicket({ body: { ...ticket, externalId: 'crm-1' } })

  t.match(body.data, {
    assigneeId: demoIds.agent,
    reasonToAssign: 'On duty',
    categoryId: demoIds.category,
    externalId: 'crm-1',
    dueAt: '2030-01-01T00:00:00.000Z',
    followUpOfId: demoIds.ticket,
    reopenCount: 0,
    version: 1,
  })
  t.match(again, {
    status: 409,
    body: { code: 'duplicate_resource', existing: { id: body.data.id, matchedOn: 'externalId' } },
  })
})

t.test('assignTicket assigns with a reason and takes it away', async (t) => {
  const { api } = await start()

  const given = await api.assignTicket({
    params,
    body: { assigneeId: demoIds.owner, reasonToAssign: 'Asked for it' },
  })
  const taken = await api.assignTicket({ params, body: { assigneeId: null } })
  const unknown = await api.assignTicket({ params, body: { assigneeId: newId() } })

  t.match(given.body.data, { assignee: { id: demoIds.owner }, reasonToAssign: 'Asked for it' })
  t.match(taken.body.data, { assignee: null, assigneeId: null, reasonToAssign: null })
  t.match(unknown, { status: 422, body: { code: 'unknown_reference', pointer: '/assigneeId' } })
})

t.test('work is assigned to active users only, and stays with whom it has', async (t) => {
  const { api } = await start()
  const invitation = { name: 'New', email: 'new@agents.example', roleIds: [demoIds.role] }
  const invited = (await api.inviteUser({ body: invitation })).body.data.id
  const params = { id: demoIds.ticket }
  const conversation = { id: demoIds.directConversation }
  const { agent, contact, otherChannel } = demoIds
  await api.updateUser({ params: { id: agent }, body: { status: 'suspended' } })
  for (const assigneeId of [invited, agent]) {
    const given = { assigneeId, force: true }
    const ticket = { title: 'Crane', contact_id: contact, ...given }
    const opened = { contactId: demoIds.otherContact, channelId: otherChannel, ...given }
    const replies = [
      await api.createTicket({ body: ticket }),
      await api.createConversation({ body: opened }),
      ...(assigneeId === agent
        ? []
        : [
            await api.assignTicket({ params, body: given }),
            await api.updateTicket({ params, body: given }),
            await api.assignConversation({ params: conversation, body: given }),
            await api.transferConversation({ params: conversation, body: given }),
          ]),
    ]
    for (const reply of replies) {
      const refused = { code: 'rule_violated', pointer: '/assigneeId', detail: /active user/ }
      t.match(reply, { status: 422, body: refused })
    }
  }
  t.equal((await api.updateTicket({ params, body: { assigneeId: agent } })).status, 200)
  const kept = await api.assignConversation({ params: conversation, body: { assigneeId: agent } })
  t.match(kept, { status: 200, body: { data: { assigneeId: agent } } })
  const deleted = await api.deleteUser({ params: { id: agent }, query: { reassignTo: invited } })
  t.match(deleted, { status: 422, body: { code: 'rule_violated', pointer: '/reassignTo' } })
})

t.test('deleteTicket hides a ticket until restoreTicket', async (t) => {
  const { api } = await start()
  await api.updateTicket({ params, body: { externalId: 'crm-9' } })

  t.equal((await api.deleteTicket({ params })).status, 204)
  t.equal((await api.getTicket({ params })).status, 404)
  t.equal((await api.listTickets({ query: { ticketNumber: [1] } })).body.total, 0)
  t.equal((await api.deleteTicket({ params })).status, 404)
  t.equal((await api.updateTicketTags({ params, body: mergeTags('Crane') })).status, 404)
  t.equal((await api.listTicketHistory({ params })).status, 404)
  t.equal((await api.listTicketComments({ params })).status, 404)
  const other = await api.createTicket({ body: { ...ticket, externalId: 'crm-9' } })
  t.equal(other.status, 201, 'its external id is free')
  t.match(await api.restoreTicket({ params }), {
    status: 409,
    body: { existing: { id: other.body.data.id, matchedOn: 'externalId' } },
  })
  await api.updateTicket({ params: { id: other.body.data.id }, body: { externalId: null } })
  const restored = await api.restoreTicket({ params })
  t.match(restored, { status: 200, body: { data: { deletedAt: null, externalId: 'crm-9' } } })
  const twice = await api.restoreTicket({ params })
  t.equal(twice.body.data.version, restored.body.data.version, 'restoring again changes nothing')
})

const mergeTags = (...tags: string[]): Schema<'TagsChange'> => ({ actionType: 'MERGE', tags })

t.test('updateTicketTags merges, removes and replaces by id or name', async (t) => {
  const { api } = await start()
  const changeTags = async (actionType: Schema<'TagsChange'>['actionType'], tags: string[]) => {
    const reply = await api.updateTicketTags({ params, body: { actionType, tags } })
    return reply.status === 200 ? reply.body.data.tags.map(({ name }) => name) : reply.body.pointer
  }

  t.same(await changeTags('MERGE', ['key ACCOUNT']), ['Crane', 'Key account'])
  t.same(await changeTags('REMOVE', [demoIds.tag]), ['Key account'])
  t.same(await changeTags('REPLACE', ['Crane']), ['Crane'])
  t.same(await changeTags('REPLACE', []), [])
  t.same(await changeTags('REMOVE', ['Crane']), [])
  t.same(await changeTags('MERGE', ['Crane', 'Nobody knows']), '/tags/1')
})

t.test('listTicketHistory tells who changed what', async (t) => {
  const { api, tokenWith } = await start()
  const token = await tokenWith('tickets:write', 'contacts:read')
  const { body: made } = await api.createTicket({ body: ticket, token })
  const own = { id: made.data.id }
  await api.updateTicket({
    params: own,
    body: {
      title: 'Crane 5 squeaks',
      priority: 'medium',
      dueAt: '2030-01-01T01:00:00+01:00',
      customFields: { cf_order_number: 'A-1' },
    },
    headers: { 'x-request-id': 'my-request' },
  })
  await api.updateTicketTags({ params: own, body: mergeTags('Crane') })
  await api.updateTicketTags({ params: own, body: mergeTags('Crane') })
  await api.updateTicket({ params: own, body: { tags: [demoIds.otherTag] } })
  await api.setTicketStatus({ params: own, body: { status: 'pending', reason: 'Waiting' } })
  await api.deleteTicket({ params: own })
  await api.restoreTicket({ params: own })

  const { body } = await api.listTicketHistory({ params: own, query: { pageSize: 50 } })
  const some = await api.listTicketHistory({
    params: own,
    query: { field: ['title', 'cf_order_number'] },
  })

  t.same(
    body.data.map(({ field, from, to }) => [field, from, to]).reverse(),
    [
      ['status', null, 'open'],
      ['title', 'Crane 4 squeaks', 'Crane 5 squeaks'],
      ['dueAt', null, '2030-01-01T00:00:00.000Z'],
      ['cf_order_number', null, 'A-1'],
      ['tags', [], [demoIds.tag]],
      ['tags', [demoIds.tag], [demoIds.otherTag]],
      ['status', 'open', 'pending'],
      ['statusReason', null, 'Waiting'],
      ['deletedAt', null, body.data[1]?.to],
      ['deletedAt', body.data[1]?.to, null],
    ],
    'a value that stays is no change',
  )
  t.match(body.data.at(-1)?.actor, { type: 'token', name: 'Test', email: null })
  t.match(body.data[0]?.actor, { type: 'user', id: demoIds.owner, name: 'Ada Park' })
  t.same(
    some.body.data.map(({ field, requestId }) => [field, requestId]),
    [
      ['cf_order_number', 'my-request'],
      ['title', 'my-request'],
    ],
  )
})

t.test('listTicketHistory has each member that an update changes', async (t) => {
  const { api } = await start()
  const made = await api.createTicket({ body: ticket })
  const own = { id: made.body.data.id }
  // Of the others, one is another name, one is no member, and test/tickets/attachments.test.ts has files
  const body: Required<Omit<Schema<'TicketUpdate'>, 'contact_id' | 'force' | 'attachments'>> = {
    title: 'Crane 5 squeaks',
    description: 'It is loud.',
    status: 'pending',
    priority: 'urgent',
    contactId: demoIds.otherContact,
    channel: 'phone',
    tags: [demoIds.otherTag],
    customFields: { cf_order_number: 'A-1' },
    type: 'incident',
    assigneeId: demoIds.agent,
    reasonToAssign: 'Knows cranes',
    categoryId: demoIds.category,
    queueId: demoIds.queue,
    externalId: 'crane-5',
    dueAt: '2030-01-01T00:00:00.000Z',
  }
  const changed = await api.updateTicket({ params: own, body: { ...body, force: true } })
  t.equal(changed.status, 200)

  const { data } = (await api.listTicketHistory({ params: own, query: { pageSize: 50 } })).body
  const { customFields, ...members } = body
  // The oldest entry is the creation
  const shown = data.slice(0, -1).map(({ field, to }) => [field, to])
  t.same(Object.fromEntries(shown), { ...members, ...customFields })
  t.equal(shown.length, Object.keys(body).length)
})

t.test('50 updates with one If-Match: one wins', async (t) => {
  const { api } = await start()
  const etag = String((await api.getTicket({ params })).headers['etag'])

  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      api.updateTicket({ params, body: { title: `Title ${n}` }, headers: { 'if-match': etag } }),
    ),
  )

  const counts = new Map<number, number>()
  for (const { status } of replies) counts.set(status, (counts.get(status) ?? 0) + 1)
  t.same([...counts].sort(), [
    [200, 1],
    [412, 49],
  ])
  const { body } = await api.listTicketHistory({ params, query: { field: ['title'] } })
  t.equal(body.total, 1)
})

t.test('updateTicket refuses more custom fields than can be searched', async (t) => {
  const { api } = await start()
  for (const name of ['cf_one', 'cf_two', 'cf_three']) {
    await api.createCustomField({
      body: { entity: 'ticket', systemName: name, displayName: name, type: 'textarea' },
    })
  }
  const long = 'word '.repeat(12_000)

  const reply = await api.updateTicket({
    params,
    body: { customFields: { cf_one: long, cf_two: long, cf_three: long } },
  })

  t.match(reply, { status: 422, body: { code: 'rule_violated' } })
  t.equal((await api.updateTicket({ params, body: { description: long } })).status, 200)
})
