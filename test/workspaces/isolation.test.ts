import t from 'tap'
import { type Route, routes } from '../../generated/routes.ts'
import { newId } from '../../src/lib/ids.ts'
import type { OperationId } from '../../generated/operations.ts'
import { ownerSession } from '../helpers/sessions.ts'
import { call, type LooseOptions, type Reply, resolve } from '../helpers/client.ts'
import { bodyReferences, parametersOf, soundRequest } from '../helpers/requests.ts'
import { start, type Workspace } from '../helpers/start.ts'

t.test("another workspace's id in a path answers like an unknown one", async (t) => {
  const mine = await start()
  const foreign = await foreignObjects(await start())
  for (const route of routes) {
    for (const { name, schema } of parametersOf(route, 'path')) {
      const resource = resolve(schema)['x-references']
      if (resolve(schema).type === 'integer') continue
      const id = foreign[resource]
      if (id === undefined) throw new Error(`${route.id}: no foreign ${resource} to try`)
      const sound = soundRequest(route)
      const send = (value: string) =>
        call(mine.origin, mine.token, route, {
          ...sound,
          params: { ...sound.params, [name]: value },
        })

      const unknownId = newId()
      const [unknown, other] = [await send(unknownId), await send(id)]

      t.equal(unknown.status, 404, `${route.id} ${name}`)
      t.same(masked(other, id), masked(unknown, unknownId), `${route.id} ${name}`)
    }
  }
})

t.test("another workspace's id in a body or filter answers like an unknown one", async (t) => {
  const mine = await start()
  const foreign = await foreignObjects(await start())
  let tried = 0
  for (const route of routes) {
    const sound = soundRequest(route)
    const compare = async (label: string, id: string, options: (id: string) => LooseOptions) => {
      const unknownId = newId()
      const unknown = await call(mine.origin, mine.token, route, {
        ...sound,
        ...options(unknownId),
      })
      const other = await call(mine.origin, mine.token, route, { ...sound, ...options(id) })
      t.same(masked(other, id), masked(unknown, unknownId), `${route.id} ${label}`)
      tried += 1
      return other
    }

    for (const { resource, member, body, valueFor } of bodyReferences(route)) {
      const others = without(body, member)
      const reply = await compare(member, foreign[resource] ?? '', (id) => ({
        body: { ...others, ...extras(route, member), [member]: valueFor(id) },
      }))
      t.equal(reply.status, 422, `${route.id} ${member}`)
    }
    for (const { name, schema } of parametersOf(route, 'query')) {
      const node = resolve(schema)
      const resource = node['x-references'] ?? resolve(node.items ?? {})['x-references']
      if (resource === undefined) continue
      await compare(name, foreign[resource] ?? '', (id) => ({ query: { [name]: id } }))
    }
  }
  t.ok(tried >= 15, `${tried} references tried`)
})

/** One object of each kind in a workspace, by the names of `x-references`. */
async function foreignObjects(workspace: Workspace): Promise<Record<string, string>> {
  const { api, database, workspaceId } = workspace
  const contact = await api.createContact({ body: { name: 'Foreign contact' } })
  const group = await api.createGroup({ body: { name: 'Foreign group' } })
  const tag = await api.createTag({ body: { name: 'Foreign tag' } })
  const ticket = await api.createTicket({
    body: { title: 'Foreign ticket', contact_id: contact.body.data.id },
  })
  const identity = await api.addContactIdentity({
    params: { id: contact.body.data.id },
    body: { type: 'line', platformId: 'foreign' },
  })
  const category = await api.createCategory({ body: { value: 'Foreign category' } })
  const field = await api.createCustomField({
    body: { entity: 'ticket', systemName: 'cf_foreign', displayName: 'Foreign', type: 'text' },
  })
  const comment = await api.createTicketComment({
    params: { id: ticket.body.data.id },
    body: { text: 'Foreign comment' },
  })
  const token = await api.createApiToken({ body: { name: 'Foreign', scopes: ['tags:read'] } })
  const role = await api.createRole({ body: { name: 'Foreign role', permissions: [] } })
  const status = await api.createPresenceStatus({
    body: { systemName: 'foreign', displayName: 'Foreign', category: 'away' },
  })
  const roleIds = [role.body.data.id]
  const user = await api.inviteUser({
    body: { name: 'Foreign', email: 'foreign@example.com', roleIds },
  })
  const queue = await api.createAutomationQueue({
    body: { name: 'Foreign queue', strategy: 'round_robin' },
  })
  const queueId = queue.body.data.id
  const waiting = await api.createTicket({
    body: { title: 'Foreign waiting', contact_id: contact.body.data.id },
  })
  const entry = await api.addQueueEntry({
    params: { id: queueId },
    body: { entityType: 'ticket', entityId: waiting.body.data.id },
  })
  const reservation = newId()
  await database.admin`insert into reservations
    (workspace_id, id, queue_id, entry_id, entity_type, entity_id, kind, user_id, status, offered_at, ended_at)
    values (${workspaceId}, ${reservation}, ${queueId}, ${entry.body.data.id},
      'ticket', ${waiting.body.data.id}, 'task', ${user.body.data.id}, 'timeout', now(), now())`
  const folder = await api.createMediaFolder({ body: { name: 'Foreign folder' } })
  const file = await api.createMediaFileFromBase64({
    body: { name: 'foreign.txt', data: 'Zm9yZWlnbg==' },
  })
  const webhook = await api.createWebhook({
    body: { name: 'Foreign', url: 'https://example.com/', events: ['*'] },
  })
  const { id: webhookId } = webhook.body.data
  const delivery = await api.testWebhook({
    params: { id: webhookId },
    body: { type: 'tag.created' },
  })
  const events = await api.listEvents()
  const acts = await api.listAuditLogs()
  const channel = await api.createChannel({ body: { type: 'api', name: 'Foreign' } })
  const conversation = await api.createConversation({
    body: { contactId: contact.body.data.id, channelId: channel.body.data.id },
  })
  const message = await api.sendMessage({
    body: { conversationId: conversation.body.data.id, messageType: 'text', message: 'Foreign' },
  })
  const cxLog = await api.createCxLog({ body: {} })
  const session = await ownerSession(api)
  const cdr = await api.upsertCdr({ body: { provider: 'foreign', externalCallId: '1' } })
  await api.setCdrTranscript({
    params: { id: cdr.body.data.id },
    body: { segments: [{ speaker: 'agent', startMs: 0, endMs: 1, text: 'Foreign' }] },
  })
  return {
    cdr: cdr.body.data.id,
    cx_log: cxLog.body.data.id,
    automation_queue: queueId,
    queue_entry: entry.body.data.id,
    reservation,
    audit_log: acts.body.data[0]?.id ?? '',
    event: events.body.data.at(-1)?.id ?? '',
    webhook: webhookId,
    webhook_delivery: delivery.body.data.id,
    message: message.body.data.id,
    conversation: conversation.body.data.id,
    channel: channel.body.data.id,
    category: category.body.data.id,
    comment: comment.body.data.id,
    contact: contact.body.data.id,
    contact_identity: identity.body.data.id,
    custom_field: field.body.data.id,
    group: group.body.id,
    media_file: file.body.data.id,
    media_folder: folder.body.data.id,
    tag: tag.body.data.id,
    ticket: ticket.body.data.id,
    presence_status: status.body.data.id,
    role: role.body.data.id,
    session: session.id,
    api_token: token.body.data.id,
    user: user.body.data.id,
  }
}

/** A reply without what must differ: the id asked for and the request's own. */
function masked({ status, text, body }: Reply<OperationId>, id: string): unknown {
  const { requestId = '' } = body as { requestId?: string }
  return { status, text: text.replaceAll(id, 'ID').replaceAll(requestId || 'none', 'REQUEST') }
}

/** The alias of `contact_id` is given instead of it; a personal token is what takes a user. */
function extras(route: Route, member: string): Record<string, unknown> {
  return route.id === 'createApiToken' && member === 'userId' ? { kind: 'personal' } : {}
}

function without(body: unknown, member: string): Record<string, unknown> {
  const { [member]: _, ...others } = (body ?? {}) as Record<string, unknown>
  if (member === 'contactId') delete others['contact_id']
  if (member === 'presenceStatusId') delete others['systemName']
  // A message goes to one of them
  const targets = ['contactId', 'conversationId', 'groupId']
  if (targets.includes(member)) for (const target of targets) delete others[target]
  return others
}
