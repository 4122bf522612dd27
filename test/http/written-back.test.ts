import t, { type Test } from 'tap'
import { type Route, routes } from '../../generated/routes.ts'
import { makeAgents } from '../helpers/agents.ts'
import { call, type Json, resolve } from '../helpers/client.ts'
import { isValid } from '../helpers/document-validity.ts'
import { demoReferences, operationOf, parametersOf } from '../helpers/requests.ts'
import { makeChannel } from '../helpers/make.ts'
import { start, type Workspace } from '../helpers/start.ts'

// What was read of an object can be written to it, also after what it names was deleted

/** The operations that change the object of a path, each with the one that reads it. */
const pairs = routes.flatMap((write) => {
  const isChange = write.method === 'PATCH' || write.method === 'PUT'
  const read = routes.find(({ method, path }) => method === 'GET' && path === write.path)
  return isChange && read && /Reply$|^Group$/.test(read.successes[0]?.schema ?? '')
    ? [{ read, write }]
    : []
})

/** Members that are written in another form than they are read. */
const forms: Readonly<Record<string, (value: Json, data: Json) => unknown>> = {
  tags: (tags: Json[]) => tags.map((tag) => (typeof tag === 'string' ? tag : tag.id)),
  customFields: (fields: Json[]) =>
    Object.fromEntries(fields.map(({ attribute, value }) => [attribute.systemName, value])),
  attachments: (files: Json[]) => files.map(({ fileId, id }) => ({ fileId: fileId ?? id })),
  company: (company: Json) => company && { name: company.name },
  roleIds: (ids, { roles }) => roles?.map(({ id }: Json) => id) ?? ids,
  mentions: (mentions: Json[]) =>
    mentions.map(({ index, userId, user }) => ({ index, userId: userId ?? user.id })),
  // Secrets are not shown
  config: (config: Json) =>
    Object.fromEntries(
      Object.entries<Json>(config).filter(([, value]) => value?.isSet === undefined),
    ),
  segments: (segments: Json[]) =>
    segments.map((segment) =>
      Object.fromEntries(Object.entries<Json>(segment).filter(([, value]) => value !== null)),
    ),
}

/** Members that a request may have and that no reply shows. */
const unread = new Set(['force', 'credentials', 'contact_id'])

async function readBack(
  { origin, token }: Workspace,
  { read, write }: { read: Route; write: Route },
  id: string | undefined,
): Promise<{ id: string; data: Json; body: Json; faults: string[] }> {
  const [parameter] = parametersOf(read, 'path')
  const named = parameter && (id ?? demoReferences[resolve(parameter.schema)['x-references']] ?? '')
  const params = parameter ? { [parameter.name]: named } : {}
  const reply = await call(origin, token, read, { params })
  if (reply.status !== 200) throw new Error(`${read.id} ${reply.status} ${reply.text}`)
  const data: Json = (reply.body as Json).data ?? reply.body
  const schema = resolve(operationOf(write).requestBody.content['application/json'].schema)
  const body: Json = {}
  const faults: string[] = []
  for (const [name, node] of Object.entries<Json>(schema.properties)) {
    if (unread.has(name)) continue
    const value =
      name in forms && (name in data || name === 'roleIds')
        ? forms[name]?.(data[name], data)
        : data[name]
    if (value === undefined) faults.push(`${name} is not shown`)
    else if (isValid(node, value)) body[name] = value
    else faults.push(`${name} ${JSON.stringify(value).slice(0, 200)} is not valid`)
  }
  return { id: named ?? '', data, body, faults }
}

async function writeBack(workspace: Workspace, pair: { read: Route; write: Route }, id?: string) {
  const { origin, token } = workspace
  const { write } = pair
  const { data, body, faults, ...found } = await readBack(workspace, pair, id)
  const [parameter] = parametersOf(write, 'path')
  const params = parameter ? { [parameter.name]: found.id } : {}
  const reply = await call(origin, token, write, { params, body })
  const after: Json = (reply.body as Json)?.data ?? reply.body
  const changed = Object.keys(data).filter(
    (name) => JSON.stringify(data[name]) !== JSON.stringify(after?.[name]),
  )
  return { status: reply.status, text: reply.text, faults, changed }
}

/** Fails the test unless the object can be written back, and is then as it was. */
async function expectSame(
  t: Test,
  workspace: Workspace,
  write: string,
  id?: string,
): Promise<void> {
  const pair = pairs.find((one) => one.write.id === write)
  if (!pair) throw new Error(`${write} is no operation that changes what can be read`)
  const { status, text, faults, changed } = await writeBack(workspace, pair, id)
  t.equal(status, 200, `${write} ${status === 200 ? '' : text}`)
  t.same(faults, [], `${write}: members that cannot be written as they are read`)
  const other = changed.filter((name) => !['updatedAt', 'version', 'editedAt'].includes(name))
  t.same(other, [], `${write}: members that are others afterwards`)
  // A value that had never been set may be stored by the first request
  const again = await writeBack(workspace, pair, id)
  t.same(again.changed, [], `${write}: not even the version changes by the same values again`)
}

t.test('every object that can be changed can be written back as it was read', async (t) => {
  const workspace = await start()
  t.ok(pairs.length >= 18, `${pairs.length} objects`)
  for (const { write } of pairs) await expectSame(t, workspace, write.id)
})

t.test('what an object names may be deleted, archived or merged meanwhile', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const [agent = '', owner = ''] = await makeAgents(workspace, {}, {})
  const make = async (name: string, body = {}) => {
    const made = await api.createContact({ body: { name, ...body } })
    return made.body.data.id
  }
  const [customer, referrer, source] = [await make('A'), await make('B'), await make('C')]
  for (const [systemName, type] of [
    ['cf_referrer', 'contact'],
    ['cf_seller', 'user'],
  ] as const) {
    for (const entity of ['ticket', 'contact'] as const) {
      await api.createCustomField({ body: { entity, systemName, displayName: systemName, type } })
    }
  }
  const options = ['red', 'blue'].map((value) => ({ value, label: value }))
  const select = { entity: 'ticket', systemName: 'cf_colour', displayName: 'Colour' } as const
  const field = await api.createCustomField({ body: { ...select, type: 'select', options } })
  const values = { cf_referrer: referrer, cf_seller: agent }

  const ticket = await api.createTicket({
    body: {
      title: 'Berth',
      contact_id: customer,
      assigneeId: agent,
      customFields: { ...values, cf_colour: 'red' },
    },
  })
  const ticketId = ticket.body.data.id
  const owned = await make('Owned', {
    ownerId: owner,
    customFields: values,
    contactEmails: [{ email: 'a@owned.example' }, { email: 'b@owned.example', isPrimary: true }],
    contactPhones: [{ phone: '+4530123456', type: 'work' }],
    platformContacts: [{ type: 'telegram', platformId: '77' }],
  })
  const target = await make('Target')
  const about = await api.createTicket({ body: { title: 'Merged', contact_id: source } })
  const group = await api.createGroup({ body: { name: 'Crew', contacts: [customer, source] } })
  const mentions = [{ index: 1, userId: agent }]
  const comment = await api.createTicketComment({
    params: { id: ticketId },
    body: { text: 'Ask {1}', mentions, visibility: 'internal' },
  })
  const cdr = await api.upsertCdr({
    body: {
      provider: 'pbx',
      externalCallId: 'c-1',
      startedAt: '2026-11-20T10:00:00Z',
      agentId: agent,
      contactId: customer,
      ticketId,
    },
  })
  const conversation = await api.createConversation({
    body: { contactId: customer, channelId: await makeChannel(workspace) },
  })
  const conversationId = conversation.body.data.id
  const linked = await api.updateConversation({
    params: { id: conversationId },
    body: { ticketIds: [ticketId] },
  })
  t.equal(linked.status, 200, 'linked')
  await api.setTicketStatus({ params: { id: ticketId }, body: { status: 'resolved' } })

  const archived = options.map((option) => ({ ...option, isArchived: option.value === 'red' }))
  const replies = [
    await api.updateCustomField({
      params: { id: field.body.data.id },
      body: { options: archived },
    }),
    await api.mergeContacts({ body: { targetId: target, sourceIds: [source] } }),
  ]
  for (const id of [customer, referrer])
    replies.push((await api.deleteContact({ params: { id } })) as never)
  for (const id of [agent, owner]) {
    const query = { reassignTo: 'none', serviceTokens: 'revoke' } as const
    replies.push((await api.deleteUser({ params: { id }, query })) as never)
  }
  t.same(
    replies.map(({ status }) => status),
    [200, 200, 204, 204, 204, 204],
  )

  await expectSame(t, workspace, 'updateTicket', ticketId)
  await expectSame(t, workspace, 'updateTicket', about.body.data.id)
  await expectSame(t, workspace, 'updateContact', owned)
  await expectSame(t, workspace, 'updateContact', target)
  await expectSame(t, workspace, 'updateGroup', group.body.id)
  await expectSame(t, workspace, 'updateComment', comment.body.data.id)
  await expectSame(t, workspace, 'updateCdr', cdr.body.data.id)
  await expectSame(t, workspace, 'updateCustomField', field.body.data.id)
  await expectSame(t, workspace, 'updateConversation', conversationId)

  const others: Array<[string, object]> = [
    ['assigneeId', { assigneeId: owner }],
    ['contact_id', { contact_id: referrer }],
  ]
  for (const [name, body] of others) {
    const reply = await api.updateTicket({ params: { id: ticketId }, body })
    t.match(reply, { status: 422, body: { code: 'unknown_reference', pointer: `/${name}` } })
  }
  await api.deleteTicket({ params: { id: ticketId } })
  await expectSame(t, workspace, 'updateConversation', conversationId)
  await expectSame(t, workspace, 'updateCdr', cdr.body.data.id)
})
