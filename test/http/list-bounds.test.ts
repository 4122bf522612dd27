import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { eventTypes } from '../../generated/events.ts'
import { listedItems, listedText, routes } from '../../generated/routes.ts'
import { readContract } from '../../scripts/generate/contract.ts'
import {
  mostBytes,
  mostReplyBytes,
  pageArrayOf,
  replySizes,
  sizeBreaches,
  whole,
} from '../../scripts/generate/sizes.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { serialize } from '../../src/http/reply/serialize.ts'
import { root } from '../../src/lib/root.ts'
import { document, type Json, resolve } from '../helpers/client.ts'
import { operationOf } from '../helpers/requests.ts'
import { swellEvents } from '../helpers/log.ts'
import { start } from '../helpers/start.ts'

const text = readFileSync(join(root, 'openapi.yaml'), 'utf8')
const contract = readContract(text)
// Six bytes of JSON for one character
const control = '\u0001'

t.test('no reply that the contract allows is larger than 8 MiB', async (t) => {
  const sizes = replySizes(contract)
  t.ok(sizes.length > 150, `${sizes.length} replies`)
  for (const { id, schema, bytes } of sizes)
    t.ok(bytes <= mostReplyBytes, `${id} ${schema} ${bytes}`)
})

t.test('the generator refuses a reply without a bound, and a list that is too large', async (t) => {
  const changed = (change: (schemas: Json) => void) => {
    const copy = structuredClone(contract.document)
    change(copy.components.schemas)
    return sizeBreaches(copy, contract.operations).join('\n')
  }
  t.match(
    changed((schemas) => (schemas.Message.properties.html.maxLength = 2_000_000)),
    /getMessage: MessageReply may take \d+ bytes, more than 8388608/,
  )
  t.match(
    changed((schemas) => delete schemas.Message.properties.metadata.maxProperties),
    /getMessage: MessageReply may take Infinity bytes/,
  )
  t.match(
    changed((schemas) => delete schemas.Ticket.properties.isTruncated),
    /listTickets: elements of TicketList need isTruncated/,
  )
  const address = { type: 'string', format: 'uri', maxLength: 100_000 }
  t.match(
    changed((schemas) => (schemas.Contact.properties.avatarUrl = address)),
    /listContacts: shortened elements may take \d+ of 83786 bytes/,
  )
})

t.test('events hold the largest objects', async (t) => {
  const { data } = document.components.schemas.Event.properties
  for (const { type } of eventTypes) {
    const webhook = contract.document.webhooks[type]
    const body = resolve(resolve(webhook.post.requestBody).content['application/json'].schema)
    const schema = resolve(body.properties.data)
    // Events of categories are without the ones below them, and those of messages without `sanitizedHtml`
    const { childCategoryList: _, sanitizedHtml: __, ...properties } = schema.properties ?? {}
    const alone = schema.properties ? { ...schema, properties } : schema
    const most = mostBytes(contract.document, alone, whole)
    t.ok(most <= data['x-max-bytes'], `${type} ${most}`)
  }
})

t.test('what the contract states of sizes holds of what never changes', async (t) => {
  const { api } = await start()
  const types = await api.listWebhookEventTypes({ query: { pageSize: 100 } })
  const { schema, sample } = document.components.schemas.WebhookEventType.properties
  for (const one of types.body.data) {
    t.ok(Buffer.byteLength(JSON.stringify(one.schema)) <= schema['x-max-bytes'], one.type)
    t.ok(Buffer.byteLength(JSON.stringify(one.sample)) <= sample['x-max-bytes'], one.type)
  }
  const { data, childCategoryList, ...category } = {
    data: document.components.schemas.CategoryList.properties.data,
    ...document.components.schemas.Category.properties,
  }
  t.equal(data['x-max-bytes'], childCategoryList['x-max-bytes'])
  const flat = mostBytes(contract.document, { type: 'object', properties: category }, whole)
  // No character that a request may bring takes more than four bytes
  t.ok((flat * 4) / 6 + 30 < data['x-max-bytes'] / 1000, `${flat}`)
})

t.test('every list keeps to its share, whatever its objects hold', async (t) => {
  const names = new Set(routes.flatMap(({ successes }) => successes.map(({ schema }) => schema)))
  let pages = 0
  let cut = 0
  for (const name of names) {
    const page = name === null ? undefined : pageArrayOf(contract.document, name)
    if (!page || name === null) continue
    pages += 1
    const route = routes.find(({ successes }) => successes.some(({ schema }) => schema === name))
    const success = route?.successes.find(({ schema }) => schema === name)
    if (!route || !success) throw new Error(`no operation answers ${name}`)
    const media = resolve(operationOf(route).responses[String(success.status)]).content
    const examples = media['application/json'].examples
    const example = resolve(Object.values<Json>(examples)[0]).value
    const element = largerThan(page.shareBytes * 2, page.schema.items)
    const elements = Array(page.schema.maxItems).fill(element)
    const body = Array.isArray(example.data)
      ? { ...example, data: elements }
      : { ...example, data: { ...example.data, results: elements } }

    const written = serialize(name, body)

    t.ok(Buffer.byteLength(written) <= mostReplyBytes, `${name} ${Buffer.byteLength(written)}`)
    const { data } = JSON.parse(written)
    const first = (Array.isArray(data) ? data : data.results)[0]
    cut += Number(first.isTruncated ?? first.is_truncated ?? false)
  }
  t.ok(pages >= 15 && cut >= 12, `${pages} lists, of which ${cut} say that they are cut`)
})

const ascii = new Set(['uuid', 'date', 'date-time', 'uri', 'email'])

/** A value with arrays that are as long as it takes, up to 20 elements: what is far too large is as well cut, but takes long. */
function largerThan(bytes: number, schema: Json): Json {
  const values = [3, 6, 20].map((items) => swollen(schema, items))
  return values.find((value) => JSON.stringify(value).length > bytes) ?? values.at(-1)
}

/** A value of a schema with long texts and long arrays, but not without end. */
function swollen(given: Json, items: number, depth = 0): Json {
  const schema = resolve(given)
  const branch = (schema.oneOf ?? schema.anyOf)?.find((one: Json) => resolve(one).type !== 'null')
  if (branch) return swollen(branch, items, depth)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const type = [schema.type].flat()[0]
  switch (type) {
    case 'string':
      // What the database or the validator checks the form of holds no control character
      return (ascii.has(schema.format) || schema['x-ascii'] ? 'x' : control).repeat(
        Math.min(schema.maxLength, 5000),
      )
    case 'integer':
    case 'number':
      return schema.maximum
    case 'boolean':
      return true
    case 'array':
      return Array(Math.min(schema.maxItems, depth > 1 ? 3 : items)).fill(
        swollen(schema.items, items, depth + 1),
      )
    case 'object':
      return schema.properties
        ? Object.fromEntries(
            Object.entries<Json>(schema.properties)
              .filter(([name]) => !/^is_?truncated$/i.test(name))
              .map(([name, child]) => [name, swollen(child, items, depth + 1)]),
          )
        : { key: control.repeat(5000) }
    default:
      return control.repeat(5000)
  }
}

t.test('a text in a list is cut, by its id it is whole', async (t) => {
  const { api, database, workspaceId } = await start()
  const long = '😀'.repeat(10_000)
  const cut = `${'😀'.repeat(listedText - 1)}…`
  await database.admin`
    update tickets set description = ${long}
    where workspace_id = ${workspaceId} and id = ${demoIds.ticket}`
  await database.admin`
    update messages set message = ${long}, html = ${'<p>Hello</p>'}
    where workspace_id = ${workspaceId} and id = ${demoIds.message}`
  await database.admin`
    update comments set text = ${long}
    where workspace_id = ${workspaceId} and id = ${demoIds.comment}`
  await database.admin`
    update contacts set notes = ${long}
    where workspace_id = ${workspaceId} and id = ${demoIds.contact}`
  const found = <T extends { id: string }>(list: { data: T[] }, id: string): T | undefined =>
    list.data.find((one) => one.id === id)
  const query = { pageSize: 100 }

  const ticket = found((await api.listTickets({ query })).body, demoIds.ticket)
  t.match(ticket, { description: cut, isTruncated: true })
  const message = found((await api.listMessages({ query })).body, demoIds.message)
  t.match(message, { message: cut, html: null, isTruncated: true })
  const contact = found((await api.listContacts({ query })).body, demoIds.contact)
  t.match(contact, { notes: cut, isTruncated: true })
  const params = { id: demoIds.ticket }
  const comment = found((await api.listTicketComments({ params, query })).body, demoIds.comment)
  t.match(comment, { text: cut, isTruncated: true })

  const one = await api.getTicket({ params })
  t.equal(one.body.data.description, long)
  t.equal(one.body.data.isTruncated, undefined)
  const whole = await api.getMessage({ params: { id: demoIds.message } })
  t.match(whole.body.data, { message: long, html: '<p>Hello</p>' })
  const other = found((await api.listContacts({ query })).body, demoIds.otherContact)
  t.notOk(other && 'isTruncated' in other, 'an object that is whole')
})

t.test('an array in a list has its first elements', async (t) => {
  const { api, database, workspaceId } = await start()
  await database.admin`
    with made as (
      insert into contacts (workspace_id, id, position, username, name, channel, custom_fields,
        created_at, updated_at)
      select workspace_id, new_id(), 1000 + n, 'member' || n, 'M', channel, '{}', now(), now()
      from contacts, generate_series(1, 600) n
      where workspace_id = ${workspaceId} and id = ${demoIds.contact} returning id, position)
    insert into group_members (workspace_id, group_id, contact_id, added_at, sort_order)
    select ${workspaceId}, ${demoIds.group}, id, now(), position from made`

  const list = await api.listGroups()
  const one = await api.getGroup({ params: { id: demoIds.group } })

  const group = list.body.data.find(({ id }) => id === demoIds.group)
  const size = one.body.contacts.length
  t.ok(size > 600, `${size}`)
  t.ok(group?.is_truncated)
  const shown = group?.contacts ?? []
  t.ok(shown.length <= listedItems)
  t.same(shown, one.body.contacts.slice(0, shown.length))
})

t.test('listEvents answers fewer events when they are large, and one at least', async (t) => {
  const { api, database, workspaceId } = await start()
  for (let n = 0; n < 5; n++) await api.createTag({ body: { name: `Large ${n}` } })
  const before = await api.listEvents({ query: { types: ['tag.created'], limit: 500 } })
  const all = before.body.data.map(({ id }) => id)
  await swellEvents(database.admin, workspaceId, 'tag.created', 3_000_000)

  const seen: string[] = []
  let after = '0'
  for (let hasMore = true; hasMore && seen.length < 100;) {
    const { body, text } = await api.listEvents({
      query: { types: ['tag.created'], limit: 500, after },
    })
    t.ok(Buffer.byteLength(text) <= mostReplyBytes, `${Buffer.byteLength(text)}`)
    t.ok(body.data.length <= 2)
    seen.push(...body.data.map(({ id }) => id))
    t.ok(body.nextCursor > after || !body.hasMore, 'makes progress')
    ;({ nextCursor: after, hasMore } = body)
  }
  t.same(seen, all)
})

t.test('conditions and filters have their bytes', async (t) => {
  const { api } = await start()
  const value = Array.from({ length: 100 }, (_, n) => String(n).padEnd(200, 'x'))
  const condition = { field: 'data.name', operator: 'in', value } as const
  const filter = { all: [condition, condition, condition, condition], any: [] }
  const webhook = await api.updateWebhook({ params: { id: demoIds.webhook }, body: { filter } })
  t.match(webhook, { status: 422, body: { code: 'rule_violated', pointer: '/filter' } })

  const is = { field: 'title', operator: 'in', value } as const
  const conditions = { all: [is, is, is, is], any: [] }
  const queue = await api.updateAutomationQueue({
    params: { id: demoIds.queue },
    body: { conditions },
  })
  t.match(queue, { status: 422, body: { code: 'rule_violated', pointer: '/conditions' } })
})
