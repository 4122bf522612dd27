import t, { type Test } from 'tap'
import { routes } from '../../generated/routes.ts'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import {
  type NamedKind,
  type RuleReference,
  ruleReferences,
} from '../../src/db/query/rule-references.ts'
import * as schema from '../../src/db/schema/index.ts'
import { camelCase } from '../../src/lib/words.ts'
import { newId } from '../../src/lib/ids.ts'
import { makeAgents } from '../helpers/agents.ts'
import { type Json, resolve } from '../helpers/client.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { only } from '../helpers/only.ts'
import { operationOf } from '../helpers/requests.ts'
import { start, type Workspace } from '../helpers/start.ts'

// Rules and defaults name only what exists: the table of references is gone over as a whole

/** Makes an object of each kind. Returns its id or, of a custom field, its name. */
const createOf: Record<NamedKind, (workspace: Workspace) => Promise<string>> = {
  automation_queue: async ({ api }) => (await newQueue(api, {})).body.data.id,
  category: async ({ api }) =>
    (await api.createCategory({ body: { value: `c ${newId()}` } })).body.data.id,
  channel: async ({ api }) =>
    (await api.createChannel({ body: { type: 'api', name: 'Named' } })).body.data.id,
  contact: async ({ api }) => (await api.createContact({ body: { name: 'Named' } })).body.data.id,
  custom_field: async ({ api }) => {
    const systemName = `cf_${newId().replaceAll('-', '')}`
    const body = { entity: 'ticket', systemName, displayName: 'Named', type: 'text' } as const
    await api.createCustomField({ body })
    return systemName
  },
  group: async ({ api }) => (await api.createGroup({ body: { name: 'Named' } })).body.id,
  role: async ({ api }) =>
    (await api.createRole({ body: { name: newId(), permissions: ['tags:read'] } })).body.data.id,
  tag: async ({ api }) => (await api.createTag({ body: { name: newId() } })).body.data.id,
  user: async (workspace) => (await makeAgents(workspace, {}))[0] ?? '',
}

const newQueue = async (api: Workspace['api'], body: object) =>
  api.createAutomationQueue({
    body: { name: `q ${newId()}`, strategy: 'manual', isEnabled: false, ...body },
  })

async function remove({ api }: Workspace, kind: NamedKind, id: string): Promise<Json> {
  const params = { id }
  switch (kind) {
    case 'automation_queue':
      return api.deleteAutomationQueue({ params })
    case 'category':
      return api.deleteCategory({ params })
    case 'channel':
      return api.deleteChannel({ params })
    case 'contact':
      return api.deleteContact({ params })
    case 'custom_field': {
      const { body } = await api.listCustomFields({ query: { q: id } })
      return api.deleteCustomField({ params: { id: body.data[0]?.id ?? '' } })
    }
    case 'group':
      return api.deleteGroup({ params })
    case 'role':
      return api.deleteRole({ params })
    case 'tag':
      return api.deleteTag({ params })
    case 'user':
      return api.deleteUser({ params, query: { reassignTo: 'none', serviceTokens: 'revoke' } })
  }
}

const fields: Partial<Record<NamedKind, string>> = {
  category: 'categoryId',
  channel: 'channelId',
  contact: 'contactId',
  tag: 'tags',
  user: 'creatorId',
}
const paths: Partial<Record<NamedKind, string>> = {
  automation_queue: 'queueId',
  category: 'categoryId',
  channel: 'channelId',
  contact: 'contactId',
  custom_field: 'customFields.attribute.systemName',
  group: 'id',
  tag: 'tags.id',
  user: 'assigneeId',
}

/** The body of the member of a reference, in which an object is named in a list or alone. */
function bodyOf({ member }: RuleReference, kind: NamedKind, id: string, isListed: boolean): Json {
  const value = isListed ? [id] : id
  switch (member) {
    case '/overflow/queueId':
      return { overflow: { action: 'queue', queueId: id } }
    case '/conditions': {
      const condition =
        kind === 'custom_field'
          ? { field: id, operator: 'is', value: 'x' }
          : { field: fields[kind], operator: isListed ? 'in' : 'is', value }
      return { conditions: isListed ? { any: [condition] } : { all: [condition] } }
    }
    case '/defaultQueueId':
      return { defaultQueueId: id }
    case '/ticketing/queueId':
      return { ticketing: { queueId: id } }
    case '/ticketing/categoryId':
      return { ticketing: { categoryId: id } }
    case '/ticketing/tags':
      return { ticketing: { tags: [id] } }
    case '/filter': {
      const condition = { field: paths[kind], operator: isListed ? 'in' : 'is', value }
      return { filter: isListed ? { any: [condition] } : { all: [condition] } }
    }
    case '/roleIds':
      return { roleIds: [id] }
    case '/roleMapping':
      return { roleMapping: [{ value: 'desk', roleId: id }] }
    default:
      throw new Error(`the test has no body for ${member}: add it`)
  }
}

/** Writes a body to a new object of the reference. */
async function write({ api }: Workspace, { resource }: RuleReference, body: Json): Promise<Json> {
  if (resource === 'automation_queue') return newQueue(api, body)
  if (resource === 'channel') {
    return api.createChannel({ body: { type: 'api', name: 'Holder', ...body } })
  }
  if (resource === 'settings') {
    const none = { issuer: null, clientId: null, domains: [], createsUsers: false, roleClaim: null }
    const provider = { ...none, roleIds: [], roleMapping: [], ...body }
    return api.setOidcSettings({ body: provider })
  }
  const url = 'https://example.com/hook'
  return api.createWebhook({ body: { name: 'Holder', url, events: ['*'], ...body } })
}

async function read({ api }: Workspace, { resource }: RuleReference, id: string): Promise<string> {
  const params = { id }
  if (resource === 'automation_queue') return (await api.getAutomationQueue({ params })).text
  if (resource === 'settings') return (await api.getOidcSettings()).text
  return (await (resource === 'channel' ? api.getChannel({ params }) : api.getWebhook({ params })))
    .text
}

const all = ruleReferences.flatMap((reference) =>
  reference.kinds.map((kind) => ({ reference, kind })),
)
const nameOf = ({ resource, member }: RuleReference, kind: NamedKind) =>
  `${resource}${member} ${kind}`

t.test('what does not exist is refused where it is named', async (t) => {
  const workspace = await start()
  for (const { reference, kind } of all) {
    // Filters compare names of custom fields and ids of groups as texts
    if (reference.resource === 'webhook' && (kind === 'group' || kind === 'custom_field')) continue
    const unknown = kind === 'custom_field' ? 'cf_unknown' : newId()
    const reply = await write(workspace, reference, bodyOf(reference, kind, unknown, false))
    const pointer = new RegExp(`^${reference.member}`)
    t.match(reply, { status: 422, body: { pointer } }, nameOf(reference, kind))
  }
})

t.test('what is named is not deleted, or removed where the reference says so', async (t) => {
  const workspace = await start()
  for (const { reference, kind } of all) {
    for (const isListed of [false, true]) {
      const id = await createOf[kind](workspace)
      const made = await write(workspace, reference, bodyOf(reference, kind, id, isListed))
      t.ok(made.status < 300, `${nameOf(reference, kind)} ${made.text}`)
      const isOfSettings = reference.resource === 'settings'
      const holderId = isOfSettings ? workspace.workspaceId : made.body.data.id
      const reply = await remove(workspace, kind, id)
      const text = await read(workspace, reference, holderId)
      if (reference.onDeletion === 'removed') {
        t.equal(reply.status, 204, nameOf(reference, kind))
        t.notOk(text.includes(id), 'and is named no more')
        continue
      }
      const { resource, member } = reference
      const references = [{ resource, count: 1, member, ids: [holderId] }]
      const refused = { status: 409, body: { code: 'resource_in_use', references } }
      t.match(reply, refused, nameOf(reference, kind))
      t.ok(text.includes(id), 'and is named as before')
    }
  }
})

async function expectReplaced(
  t: Test,
  workspace: Workspace,
  kind: NamedKind,
  replace: (fromId: string, toId: string) => Promise<{ status: number }>,
): Promise<void> {
  const [from, to] = [await createOf[kind](workspace), await createOf[kind](workspace)]
  const held = []
  for (const { reference } of all.filter((one) => one.kind === kind)) {
    for (const isListed of [false, true]) {
      const made = await write(workspace, reference, bodyOf(reference, kind, from, isListed))
      held.push({ reference, id: made.body.data.id, version: made.body.data.version })
    }
  }
  const { status } = await replace(from, to)
  t.ok(status < 300, `${kind} ${status}`)
  for (const { reference, id } of held) {
    const text = await read(workspace, reference, id)
    t.ok(
      text.includes(to) && !text.includes(from),
      `${nameOf(reference, kind)}: ${text.slice(0, 600)}`,
    )
  }
}

t.test('what is merged or moved is replaced wherever it is named', async (t) => {
  const workspace = await start()
  const { api } = workspace
  await expectReplaced(t, workspace, 'tag', (id, intoId) =>
    api.mergeTag({ params: { id }, body: { intoId } }),
  )
  await expectReplaced(t, workspace, 'contact', (id, targetId) =>
    api.mergeContacts({ body: { targetId, sourceIds: [id] } }),
  )
  await expectReplaced(t, workspace, 'category', (id, moveTo) =>
    api.deleteCategory({ params: { id }, query: { moveTo } }),
  )
  await expectReplaced(t, workspace, 'automation_queue', (id, moveTo) =>
    api.deleteAutomationQueue({ params: { id }, query: { moveTo } }),
  )
})

t.test('tags of a channel are each there once after a merge', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const [a, b] = [await createOf.tag(workspace), await createOf.tag(workspace)]
  const body = { type: 'api' as const, name: 'Both', ticketing: { tags: [a, b] } }
  const { id } = (await api.createChannel({ body })).body.data
  await api.mergeTag({ params: { id: a }, body: { intoId: b } })
  t.same((await api.getChannel({ params: { id } })).body.data.ticketing.tags, [b])
})

t.test('two merges at once are both replaced in one object', async (t) => {
  const workspace = await start()
  const { api, database, workspaceId } = workspace
  const url = 'https://example.com/hook'
  for (const kind of ['tag', 'contact'] as const) {
    const fromIds = [await createOf[kind](workspace), await createOf[kind](workspace)]
    const intoIds = [await createOf[kind](workspace), await createOf[kind](workspace)]
    const conditionOn = (field: string | undefined) => ({
      any: [{ field, operator: 'in', value: fromIds } as never],
    })
    const filter = conditionOn(paths[kind])
    const hook = await api.createWebhook({ body: { name: 'Both', url, events: ['*'], filter } })
    const queue = await newQueue(api, { conditions: conditionOn(fields[kind]) })
    const ticketing = { tags: kind === 'tag' ? fromIds : [] }
    const channel = await api.createChannel({ body: { type: 'api', name: 'Both', ticketing } })
    const merge = (index: number) => {
      const [id, intoId] = [fromIds[index] ?? '', intoIds[index] ?? '']
      return kind === 'tag'
        ? api.mergeTag({ params: { id }, body: { intoId } })
        : api.mergeContacts({ body: { targetId: intoId, sourceIds: [id] } })
    }
    let merging: Array<Promise<{ status: number }>> = []
    await whileOpen(database, async (open) => {
      for (const table of ['webhooks', 'automation_queues', 'channels'])
        await open`select from ${open(table)} where workspace_id = ${workspaceId} for update`
      merging = [merge(0), merge(1)]
      await untilWaiting(database, 2)
    })
    for (const { status } of await Promise.all(merging)) t.ok(status < 300, `${kind} ${status}`)
    const texts = [
      (await api.getWebhook({ params: { id: hook.body.data.id } })).text,
      (await api.getAutomationQueue({ params: { id: queue.body.data.id } })).text,
      ...(kind === 'tag'
        ? [(await api.getChannel({ params: { id: channel.body.data.id } })).text]
        : []),
    ]
    for (const text of texts) {
      t.ok(
        intoIds.every((id) => text.includes(id)) && !fromIds.some((id) => text.includes(id)),
        `${kind} ${text.slice(0, 600)}`,
      )
    }
  }
})

t.test('conditions on what cannot be are refused', async (t) => {
  const { api } = await start()
  const field = async (systemName: string, type: 'select' | 'integer' | 'date' | 'boolean') => {
    const options = type === 'select' ? [{ value: 'a', label: 'A' }] : undefined
    const body = {
      entity: 'ticket',
      systemName,
      displayName: 'F',
      type,
      ...(options && { options }),
    } as const
    t.equal((await api.createCustomField({ body })).status, 201)
  }
  await field('cf_choice', 'select')
  await field('cf_number', 'integer')
  await field('cf_day', 'date')
  await field('cf_flag', 'boolean')
  const refused: Array<[field: string, operator: string, value: unknown, member: string]> = [
    ['cf_nothing', 'is', 'x', 'field'],
    ['contact.cf_choice', 'is', 'a', 'field'],
    ['cf_choice', 'is', 'b', 'value'],
    ['cf_choice', 'in', ['a', 'b'], 'value'],
    ['cf_choice', 'gt', 'a', 'value'],
    ['cf_number', 'gt', 'many', 'value'],
    ['cf_day', 'lt', 'tomorrow', 'value'],
    ['cf_flag', 'is', 'maybe', 'value'],
    ['priority', 'is', 'super', 'value'],
    ['priority', 'gt', 'super', 'value'],
    ['status', 'in', ['open', 'opened'], 'value'],
    ['type', 'is_not', 'bug', 'value'],
    ['channel', 'is', 'pigeon', 'value'],
    ['entityType', 'is', 'tickets', 'value'],
    ['tags', 'contains', 'vip', 'value'],
    ['contact.tags', 'contains', newId(), 'value'],
    ['contactId', 'is', 7, 'value'],
    ['contact.companyId', 'is', newId(), 'value'],
    ['creatorId', 'is', newId(), 'value'],
    ['titel', 'is', 'x', 'field'],
    ['title', 'gt', 'x', 'value'],
    ['status', 'changed', true, 'operator'],
  ]
  for (const [field, operator, value, member] of refused) {
    const conditions = {
      any: [
        { field: 'title', operator: 'contains', value: 'x' },
        { field, operator, value },
      ],
    } as Json
    const pointer = `/conditions/any/1/${member}`
    const label = JSON.stringify([field, operator, value])
    t.match(await newQueue(api, { conditions }), { status: 422, body: { pointer } }, label)
  }
  const taken: Array<[string, string, unknown]> = [
    ['cf_choice', 'in', ['a']],
    ['cf_choice', 'exists', true],
    ['cf_number', 'gt', 5],
    ['cf_number', 'is', '5'],
    ['cf_day', 'lt', '2026-11-22'],
    ['cf_flag', 'is', true],
    ['priority', 'gt', 'medium'],
    ['channel', 'is', 'phone'],
    ['title', 'is', 'super'],
  ]
  for (const [field, operator, value] of taken) {
    const conditions = { all: [{ field, operator, value }] } as Json
    const label = JSON.stringify([field, operator, value])
    t.equal((await newQueue(api, { conditions })).status, 201, label)
  }
})

t.test('a value in a condition is compared as objects have it', async (t) => {
  const { api } = await start()
  const contactId = (await api.createContact({ body: { name: 'Ann' } })).body.data.id
  const cases = [
    ['email', 'Info@xn--mnchen-3ya.example', 'info@münchen.example'],
    ['phone', '+45 31 23\u00a045 67', '+4531234567'],
    ['url', 'HTTPS://Shop.example:443/a', 'https://shop.example/a'],
    ['text', 'E\u0301lan ', 'Élan'],
    ['decimal', '1.50', 1.5],
    ['datetime', '2026-11-22T10:30:00+01:00', '2026-11-22T09:30:00Z'],
  ] as const
  for (const [type, value, held] of cases) {
    const systemName = `cf_as_${type}`
    await api.createCustomField({
      body: { entity: 'ticket', systemName, displayName: 'F', type },
    })
    const conditions = { all: [{ field: systemName, operator: 'in' as const, value: [value] }] }
    const queue = await newQueue(api, { conditions, isEnabled: true })
    const body = { title: 'T', contactId, customFields: { [systemName]: held } }
    const queueId = queue.body.data.id
    t.match(await api.createTicket({ body }), { status: 201, body: { data: { queueId } } }, type)
  }
})

t.test(
  'the conditions of a queue can be written back after their field or option is gone',
  async (t) => {
    const { api } = await start()
    const options = ['gold', 'iron'].map((value) => ({ value, label: value }))
    const made = await api.createCustomField({
      body: { entity: 'ticket', systemName: 'cf_metal', displayName: 'F', type: 'select', options },
    })
    const params = { id: made.body.data.id }
    const gold = { field: 'cf_metal', operator: 'in' as const, value: ['gold'] }
    const queue = (await newQueue(api, { conditions: { all: [gold] } })).body.data
    const without = await api.updateCustomField({ params, body: { options: options.slice(1) } })
    t.match(without, {
      status: 409,
      body: {
        code: 'resource_in_use',
        references: only({
          resource: 'automation_queue',
          member: '/conditions',
          ids: only(queue.id),
        }),
      },
    })
    await api.updateCustomField({ params, body: { isArchived: true } })
    const write = (conditions: object) =>
      api.updateAutomationQueue({ params: { id: queue.id }, body: { conditions } })
    t.match(await write(queue.conditions), {
      status: 200,
      body: { data: { version: queue.version } },
    })
    const urgent = { field: 'priority', operator: 'is' as const, value: 'urgent' }
    t.equal((await write({ all: [gold, urgent] })).status, 200, 'with one more')
    t.equal((await write({ all: [{ ...gold, value: ['iron'] }] })).status, 422, 'a new one')
  },
)

t.test('filters on what cannot be are refused', async (t) => {
  const { api } = await start()
  const send = async (condition: object) =>
    api.createWebhook({
      body: {
        name: 'W',
        url: 'https://example.com/hook',
        events: ['ticket.*'],
        filter: { all: [condition as never] },
      },
    })
  const refused: Array<[object, string]> = [
    [{ field: 'titel', operator: 'is', value: 'x' }, 'field'],
    [{ field: 'conversationId', operator: 'exists', value: true }, 'field'],
    [{ field: 'tags.label', operator: 'changed', value: true }, 'field'],
    [{ field: 'priority', operator: 'is', value: 'super' }, 'value'],
    [{ field: 'status', operator: 'in', value: ['open', 'opened'] }, 'value'],
    [{ field: 'assigneeId', operator: 'is', value: 'ann' }, 'value'],
    [{ field: 'ticketNumber', operator: 'is', value: 'seven' }, 'value'],
    [{ field: 'contactId', operator: 'is_not', value: newId() }, 'value'],
    [{ field: 'title', operator: 'gt', value: 'x' }, 'value'],
    [{ field: 'createdAt', operator: 'lt', value: 'soon' }, 'value'],
    [{ field: 'ticketNumber', operator: 'contains', value: '7' }, 'value'],
  ]
  for (const [condition, member] of refused) {
    const pointer = new RegExp(`^/filter/all/0/${member}`)
    t.match(await send(condition), { status: 422, body: { pointer } }, JSON.stringify(condition))
  }
  const url = 'https://example.com/hook'
  const { id } = (await api.createWebhook({ body: { name: 'W', url, events: ['*'] } })).body.data
  t.match(
    await api.updateWebhook({
      params: { id },
      body: { filter: { all: [{ field: 'assigneeId', operator: 'is', value: newId() }] } },
    }),
    { status: 422, body: { code: 'unknown_reference', pointer: '/filter/all/0/value' } },
  )
  const taken = [
    { field: 'assigneeId', operator: 'exists', value: false },
    { field: 'ticketNumber', operator: 'gt', value: '7' },
    { field: 'createdAt', operator: 'lt', value: '2030-01-01' },
    { field: 'priority', operator: 'gt', value: 'low' },
    { field: 'title', operator: 'contains', value: 'crane' },
    { field: 'status', operator: 'changed', value: true },
    { field: 'customFields.value', operator: 'is', value: 7 },
    { field: 'customFields.attribute.systemName', operator: 'is', value: 'cf_x' },
    { field: 'priority', operator: 'in', value: ['high', 'urgent'] },
    { field: 'contact.name', operator: 'exists', value: true },
  ]
  for (const condition of taken) {
    const reply = await send(condition)
    t.ok(reply.status === 201 || condition.field === 'contact.name', JSON.stringify(condition))
  }
})

/**
 * References inside of JSON that record what was said or happened, and are kept when the user is deleted; and the order of
 * queues, which is stored as their numbers.
 */
const recorded = new Set(['/mentions/userId', '/legs/userId', '/legs/queueId', '/ids'])

t.test('every stored reference is a foreign key or a reference of the table', async (t) => {
  const tables = Object.values(schema).flatMap((table) =>
    is(table, PgTable) ? getTableConfig(table) : [],
  )
  const keys = new Set(
    tables.flatMap(({ foreignKeys }) =>
      foreignKeys.flatMap((key) => key.reference().columns.map(({ name }) => camelCase(name))),
    ),
  )
  const json = new Set(
    tables.flatMap(({ columns }) =>
      columns
        .filter((column) => column.getSQLType().startsWith('json'))
        .map(({ name }) => camelCase(name)),
    ),
  )
  const members = new Set(ruleReferences.map(({ member }) => member))
  const unplaced = new Set<string>()
  let found = 0
  for (const route of routes) {
    const body = operationOf(route).requestBody?.content['application/json']?.schema
    const isOfObject = /^\/[a-z-]+(\/[a-z-]+)?(\/\{id\})?$/.test(route.path)
    const isStored =
      route.location !== null || (isOfObject && ['PATCH', 'PUT'].includes(route.method))
    if (!body || !isStored) continue
    for (const path of referencesIn(body)) {
      found += 1
      const steps = path.filter((step) => step !== '*' && step !== 'id')
      const pointer = `/${steps.join('/')}`
      const name = steps.at(-1) ?? ''
      const isId = path.at(-1) === 'id' || name.endsWith('s')
      const one = camelCase(name).replace(/(Id)?s$/, '') + (isId ? 'Id' : '')
      const isKey = !json.has(steps[0] ?? '') && keys.has(one)
      if (!isKey && !members.has(pointer) && !recorded.has(pointer)) {
        unplaced.add(`${route.id} ${pointer}`)
      }
    }
  }
  t.ok(found > 30, `${found} references`)
  t.same([...unplaced].sort(), [], 'each is declared, so that it is checked and kept')
  for (const { member, columnName, path } of ruleReferences) {
    const [, top = '', last = ''] = member.split('/')
    const names = [camelCase(columnName), camelCase(columnName).toLowerCase()]
    const isWithin = path?.startsWith(`$.${top}`) ?? keys.has(camelCase(columnName))
    t.ok(isWithin || (path !== undefined && names.includes(top)), member)
    if (last !== '' && path !== undefined) t.match(path, last)
  }
})

/** The paths of members with `x-references`. */
function referencesIn(
  node: Json,
  path: readonly string[] = [],
  above: readonly Json[] = [],
): string[][] {
  const schema = resolve(node)
  if (above.includes(schema)) return []
  if (schema['x-references'] !== undefined) return [[...path]]
  const below = (child: Json, step: readonly string[]) =>
    referencesIn(child, [...path, ...step], [...above, schema])
  return [
    ...Object.entries<Json>(schema.properties ?? {}).flatMap(([name, child]) =>
      below(child, [name]),
    ),
    ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((child: Json) =>
      below(child, []),
    ),
    ...(schema.items ? below(schema.items, ['*']) : []),
  ]
}
