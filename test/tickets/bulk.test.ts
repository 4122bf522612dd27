import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import type { ProblemCode } from '../../src/errors.ts'
import { newId } from '../../src/lib/ids.ts'
import { makeAgents } from '../helpers/agents.ts'
import { deadlocksOf, untilWaiting, whileOpen } from '../helpers/locks.ts'
import { makeChannel, makeTag, makeTicket, ticketBody } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { startEmpty } from '../helpers/start.ts'

t.test('bulkChangeTickets does each operation by itself', async (t) => {
  const workspace = await startEmpty()
  const { api, ownerId } = workspace
  const id = await makeTicket(workspace, { tags: [await makeTag(workspace)] })
  const ticket = await ticketBody(workspace)
  const field = { entity: 'ticket', displayName: 'Visit on', type: 'date' } as const
  await api.createCustomField({ body: { ...field, systemName: 'cf_visit_on' } })
  const etag = String((await api.getTicket({ params: { id } })).headers['etag'])
  const operations: Array<Schema<'TicketBulkOperation'>> = [
    { op: 'create', data: { ...ticket, externalId: 'bulk-1' } },
    { op: 'create', data: { ...ticket, externalId: 'bulk-1' } },
    { op: 'update', id, ifMatch: etag, data: { priority: 'low', tags: [] } },
    { op: 'update', id, ifMatch: etag, data: { title: 'Too late' } },
    { op: 'status', id, data: { status: 'resolved' } },
    { op: 'status', id, data: { status: 'pending' } },
    { op: 'assign', id, data: { assigneeId: ownerId } },
    { op: 'update', id, data: { customFields: { cf_visit_on: 'tomorrow' } } },
    { op: 'delete', id },
    { op: 'update', id, data: { title: 'Gone' } },
    { op: 'restore', id },
    { op: 'assign', id: newId(), data: { assigneeId: null } },
    { op: 'create', data: { ...ticket, contactId: newId() } },
  ]

  const { status, body } = await api.bulkChangeTickets({ body: { operations } })

  t.equal(status, 200)
  t.same(
    body.data.results.map(({ index, status: one, problem }) => [index, one, problem?.code]),
    [
      [0, 201, undefined],
      [1, 409, 'duplicate_resource'],
      [2, 200, undefined],
      [3, 412, 'precondition_failed'],
      [4, 200, undefined],
      [5, 409, 'illegal_status_transition'],
      [6, 200, undefined],
      [7, 422, 'invalid_custom_field'],
      [8, 204, undefined],
      [9, 404, 'not_found'],
      [10, 200, undefined],
      [11, 404, 'not_found'],
      [12, 422, 'unknown_reference'],
    ],
  )
  const made = body.data.results[0]?.data
  t.match(made, { status: 'open', priority: 'medium', channel: 'api', type: 'question' })
  t.equal(body.data.results[1]?.problem?.existing?.id, made?.id)
  t.match(body.data.results[10]?.data, {
    priority: 'low',
    status: 'resolved',
    assigneeId: ownerId,
    tags: only(),
  })
  const { body: after } = await api.getTicket({ params: { id } })
  t.same(after.data, body.data.results[10]?.data)
})

t.test(
  'bulkChangeTickets with atomic has the problem of its first operation that fails',
  async (t) => {
    const workspace = await startEmpty()
    const { api } = workspace
    const id = await makeTicket(workspace)
    const ticket = await ticketBody(workspace)
    const [busy = ''] = await makeAgents(workspace, { capacity: 0 })
    await api.createTicket({ body: { ...ticket, externalId: 'ERP-1' } })
    const resolvedId = (await api.createTicket({ body: ticket })).body.data.id
    await api.setTicketStatus({ params: { id: resolvedId }, body: { status: 'resolved' } })
    await api.createCustomField({
      body: {
        entity: 'ticket',
        systemName: 'cf_cause',
        displayName: 'Cause',
        type: 'text',
        isRequiredToResolve: true,
      },
    })
    type Operation = Schema<'TicketBulkOperation'>
    const cases: ReadonlyArray<readonly [number, ProblemCode, Operation]> = [
      [409, 'duplicate_resource', { op: 'create', data: { ...ticket, externalId: 'ERP-1' } }],
      [
        409,
        'illegal_status_transition',
        { op: 'status', id: resolvedId, data: { status: 'pending' } },
      ],
      [422, 'unknown_reference', { op: 'update', id, data: { queueId: newId() } }],
      [422, 'invalid_custom_field', { op: 'update', id, data: { customFields: { cf_none: 'x' } } }],
      [422, 'fields_required_to_resolve', { op: 'status', id, data: { status: 'resolved' } }],
      [422, 'agent_at_capacity', { op: 'assign', id, data: { assigneeId: busy } }],
    ]
    for (const [status, code, operation] of cases) {
      const reply = await api.bulkChangeTickets({ body: { atomic: true, operations: [operation] } })
      t.match(reply, { status, body: { code, index: 0 } }, code)
    }
  },
)

t.test('a problem names the member of the body, or of the data of its operation', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const id = await makeTicket(workspace)
  const update = { op: 'update', id, data: { queueId: newId() } } as const
  const comment = { text: 'Sent to nobody', send: true }
  const status = { op: 'status', id, data: { status: 'pending', comment } } as const
  const refusalOf = async (operation: Schema<'TicketBulkOperation'>, atomic: boolean) => {
    const tag = { op: 'update', id, data: {} } as const
    const { body } = await api.bulkChangeTickets({ body: { atomic, operations: [tag, operation] } })
    const { pointer, detail } = atomic ? body : (body.data.results[1]?.problem ?? {})
    return [pointer, detail?.split(' ')[0]]
  }

  const single = await api.setTicketStatus({ params: { id }, body: status.data })

  t.same(await refusalOf(update, false), ['/queueId', '"queueId"'])
  t.same(await refusalOf(update, true), [
    '/operations/1/data/queueId',
    '"operations[1].data.queueId"',
  ])
  t.match(single, { status: 422, body: { pointer: '/comment/send', detail: /^"comment.send"/ } })
  t.same(await refusalOf(status, false), ['/comment/send', '"comment.send"'])
  t.same(await refusalOf(status, true), [
    '/operations/1/data/comment/send',
    '"operations[1].data.comment.send"',
  ])
})

t.test('a public comment of many that cannot be sent names its ticket', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  await makeChannel(workspace)
  const [reachableId, id] = [await makeTicket(workspace), await makeTicket(workspace)]
  const contactId = (await api.getTicket({ params: { id } })).body.data.contactId ?? ''
  await api.blockContact({ params: { id: contactId }, body: {} })
  const comment = { text: 'The crane works again.', visibility: 'public' } as const
  const operations = [reachableId, id].map(
    (one) => ({ op: 'status', id: one, data: { status: 'pending', comment } }) as const,
  )

  const refused = await api.bulkChangeTickets({ body: { operations } })
  const alone = await api.createTicketComment({ params: { id }, body: comment })

  const problem = { code: 'contact_blocked', resource: 'ticket', id, pointer: undefined }
  t.match(refused, { status: 422, body: problem })
  t.match(alone, { status: 422, body: problem })
  const { body } = await api.getTicket({ params: { id: reachableId } })
  t.equal(body.data.status, 'open')
})

t.test('bulkChangeTickets with atomic does all or nothing', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const id = await makeTicket(workspace)
  const ticket = await ticketBody(workspace)
  const { body: before } = await api.listTickets()

  const refused = await api.bulkChangeTickets({
    body: {
      atomic: true,
      operations: [
        { op: 'create', data: ticket },
        { op: 'update', id, data: { title: 'Half done' } },
        { op: 'delete', id: newId() },
      ],
    },
  })
  const { body: after } = await api.listTickets()
  const done = await api.bulkChangeTickets({
    body: {
      atomic: true,
      operations: [
        { op: 'delete', id },
        { op: 'restore', id },
      ],
    },
  })

  const stale = await api.bulkChangeTickets({
    body: {
      atomic: true,
      operations: [{ op: 'update', id, ifMatch: '"99-00000000"', data: { title: 'Late' } }],
    },
  })

  t.match(refused, { status: 404, body: { code: 'not_found', index: 2 } })
  t.match(stale, { status: 412, body: { code: 'precondition_failed', index: 0 } })
  t.same(after, before)
  t.match(done.body.data.results, only({ status: 204 }, { status: 200, data: { id } }))
})

t.test('bulk assignments and changes of their assignee do not deadlock', async (t) => {
  const workspace = await startEmpty()
  const { api, database, ownerId: assigneeId, workspaceId } = workspace
  const id = await makeTicket(workspace)
  const ticket = await ticketBody(workspace)
  const { body: other } = await api.createTicket({ body: ticket })
  const last = { op: 'update', id: other.data.id, data: { priority: 'low' } } as const
  const assigning: Array<Schema<'TicketBulkOperation'>> = [
    { op: 'assign', id, data: { assigneeId } },
    { op: 'assign', id, data: { assigneeId, force: true } },
    { op: 'update', id, data: { assigneeId } },
    { op: 'create', data: { ...ticket, assigneeId } },
  ]
  const free = { params: { id }, body: { assigneeId: null } }
  const changes = [
    async (name: string) =>
      api.updateUser({ params: { id: assigneeId }, body: { skills: [{ name, level: 1 }] } }),
    async () => api.assignTicket({ params: { id }, body: { assigneeId } }),
  ]
  const before = await deadlocksOf(database)

  for (const operation of assigning) {
    for (const change of changes) {
      await api.assignTicket(free)
      const replies: Array<Promise<{ status: number; text: string }>> = []
      await whileOpen(database, async (holder) => {
        await holder`select from tickets where workspace_id = ${workspaceId}
          and id in ${holder([id, other.data.id])} for no key update`
        replies.push(api.bulkChangeTickets({ body: { operations: [operation, last] } }))
        await untilWaiting(database, 1)
        const changed = change(operation.op)
        replies.push(changed)
        await Promise.race([changed, untilWaiting(database, 2)])
      })
      for (const { status, text } of await Promise.all(replies)) t.equal(status, 200, text)
    }
  }

  t.equal(await deadlocksOf(database), before)
})

t.test('bulkChangeTickets deletes with the scope for it only', async (t) => {
  const workspace = await startEmpty()
  const { api, tokenWith } = workspace
  const id = await makeTicket(workspace)
  const token = await tokenWith('tickets:write')
  const operations: Array<Schema<'TicketBulkOperation'>> = [
    { op: 'delete', id },
    { op: 'restore', id },
    { op: 'assign', id, data: { assigneeId: null } },
  ]

  const { body } = await api.bulkChangeTickets({ body: { operations }, token })
  const atomic = await api.bulkChangeTickets({ body: { atomic: true, operations }, token })

  t.match(
    body.data.results,
    only(
      { status: 403, problem: { requiredScopes: only('tickets:delete') } },
      { status: 403 },
      { status: 200 },
    ),
  )
  t.match(atomic, { status: 403, body: { index: 0 } })
})

t.test('bulkChangeTickets refuses what breaks the contract as a whole', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const id = await makeTicket(workspace)
  const send = (operation: unknown) =>
    api.bulkChangeTickets({ body: { operations: [operation as never] } })

  t.match(await send({ op: 'merge', id }), {
    status: 400,
    body: { errors: only({ pointer: '/operations/0' }) },
  })
  t.match(await send({ op: 'update', id, data: { colour: 'red' } }), {
    status: 400,
    body: { errors: only({ pointer: '/operations/0/data/colour' }) },
  })
  t.match(await send({ op: 'update', id, data: {}, ifMatch: 'yesterday' }), {
    status: 400,
    body: { errors: only({ location: 'body', pointer: '/operations/0/ifMatch' }) },
  })
  const many = Array.from({ length: 101 }, () => ({ op: 'delete' as const, id }))
  t.equal((await api.bulkChangeTickets({ body: { operations: many } })).status, 400)
})

t.test('bulkChangeTickets cannot reach another workspace', async (t) => {
  const mine = await startEmpty()
  const theirs = await startEmpty()
  const ticket = await ticketBody(mine)
  const { body: foreign } = await theirs.api.createTicket({ body: await ticketBody(theirs) })
  const contact = await theirs.api.createContact({ body: { name: 'Foreign' } })

  const { body } = await mine.api.bulkChangeTickets({
    body: {
      operations: [
        { op: 'update', id: foreign.data.id, data: { title: 'Mine now' } },
        { op: 'delete', id: foreign.data.id },
        { op: 'restore', id: foreign.data.id },
        { op: 'status', id: foreign.data.id, data: { status: 'closed' } },
        { op: 'create', data: { ...ticket, contactId: contact.body.data.id } },
      ],
    },
  })

  t.same(
    body.data.results.map(({ status }) => status),
    [404, 404, 404, 404, 422],
  )
  const { body: after } = await theirs.api.getTicket({ params: { id: foreign.data.id } })
  t.same(after.data, foreign.data)
})
