import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { only } from '../../../test/helpers/only.ts'
import { type Change, diffContracts, readContract } from './diff.ts'
import { describeChanges } from './describe.ts'
import { missingInStoredEvents, objections } from './released.ts'
import { createRandom } from '../../../src/workspaces/seed/random.ts'
import { root } from '../../../src/lib/root.ts'
import type { Json } from '../../../test/helpers/client.ts'

const contract: Json = readContract(readFileSync(join(root, 'openapi.yaml'), 'utf8'))

/** Returns the changes that a changed contract has against the contract. */
function changesBy(change: (document: Json) => void): Change[] {
  const document = structuredClone(contract)
  change(document)
  return diffContracts(contract, document)
}

const of = (document: Json, name: string): Json => document.components.schemas[name]
const remove = (list: Json[], value: Json) => list.splice(list.indexOf(value), 1)
const operation = (document: Json, id: string): Json =>
  Object.values<Json>(document.paths)
    .flatMap((pathItem) => Object.values<Json>(pathItem))
    .find(({ operationId }) => operationId === id)
const parameter = (document: Json, id: string, name: string): Json =>
  operation(document, id).parameters.find((one: Json) => one.name === name)
const rename = (document: Json, name: string, other: string) => {
  const text = JSON.stringify(document).replaceAll(
    `"#/components/schemas/${name}"`,
    `"#/components/schemas/${other}"`,
  )
  Object.assign(document, JSON.parse(text))
  document.components.schemas[other] = document.components.schemas[name]
  delete document.components.schemas[name]
}
/** The data of the events of tags, which replies have nothing to do with afterwards. */
const eventOfTags = (document: Json) => {
  document.components.schemas.TagOfEvents = structuredClone(of(document, 'Tag'))
  of(document, 'TagEvent').properties.data = { $ref: '#/components/schemas/TagOfEvents' }
  return of(document, 'TagOfEvents')
}

/** A change, one of the operations or events that it is about, and what is said of it. */
type Planted = readonly [change: (document: Json) => void, where: string, text: RegExp]

const breaking: Readonly<Record<string, Planted>> = {
  'an operation removed': [
    (d) => delete d.paths['/roles/{id}'].delete,
    'DELETE /roles/{id} (deleteRole)',
    /^removed$/,
  ],
  'a path removed': [
    (d) => delete d.paths['/permissions'],
    'GET /permissions (listPermissions)',
    /^removed$/,
  ],
  'an event removed': [(d) => delete d.webhooks['tag.created'], 'event tag.created', /^removed$/],
  'a member of replies removed': [
    (d) => {
      delete of(d, 'Tag').properties.usageCount
      remove(of(d, 'Tag').required, 'usageCount')
    },
    'GET /tags (listTags)',
    /`Tag.usageCount` in replies was removed/,
  ],
  'a member of events removed': [
    (d) => delete eventOfTags(d).properties.usageCount,
    'event tag.updated',
    /`TagEvent.data.usageCount` in replies was removed/,
  ],
  'a type in events changed': [
    (d) => (eventOfTags(d).properties.position = { type: 'string', maxLength: 10 }),
    'event tag.deleted',
    /`TagEvent.data.position` in replies: `type` changed from `"integer"` to `"string"`/,
  ],
  'a member of requests removed': [
    (d) => delete of(d, 'TagCreate').properties.color,
    'POST /tags (createTag)',
    /`TagCreate.color` in requests was removed/,
  ],
  'a value of requests removed': [
    (d) => of(d, 'TicketPriority').enum.pop(),
    'POST /tickets (createTicket)',
    /`TicketPriority` in requests: value `"urgent"` was removed/,
  ],
  'a constant of replies changed': [
    (d) => (of(d, 'EmailChannel').properties.type.enum = ['mail']),
    'GET /channels/{id} (getChannel)',
    /`EmailChannel.type` in replies: values `"email"` were replaced by `"mail"`/,
  ],
  'a member of requests required': [
    (d) => of(d, 'TagCreate').required.push('color'),
    'POST /tags (createTag)',
    /`TagCreate.color` in requests became required/,
  ],
  'a member of replies optional': [
    (d) => remove(of(d, 'Tag').required, 'color'),
    'event tag.created',
    /`Tag.color` in replies became optional/,
  ],
  'a required parameter added': [
    (d) =>
      operation(d, 'listTags').parameters.push({
        name: 'must',
        in: 'query',
        required: true,
        schema: { type: 'string', maxLength: 5 },
      }),
    'GET /tags (listTags)',
    /query parameter `must` was added as required/,
  ],
  'a parameter removed': [
    (d) => {
      const { parameters } = operation(d, 'listRoles')
      remove(parameters, parameter(d, 'listRoles', 'q'))
    },
    'GET /roles (listRoles)',
    /query parameter `q` was removed/,
  ],
  'a parameter of a path renamed': [
    (d) => {
      const { '/tags/{id}': tag, ...paths } = d.paths
      const text = JSON.stringify(tag).replace('"#/components/parameters/Id"', '"#/x"')
      const renamed = JSON.parse(text)
      renamed.parameters = [
        { name: 'tagId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
      ]
      d.paths = { ...paths, '/tags/{tagId}': renamed }
    },
    'PATCH /tags/{tagId} (updateTag)',
    /path parameter `tagId` was called `"id"`/,
  ],
  'explode changed': [
    (d) =>
      (parameter(d, 'listTags', 'sort').explode =
        parameter(d, 'listTags', 'sort').explode === false),
    'GET /tags (listTags)',
    /query parameter `sort`: `explode` changed from/,
  ],
  'style changed': [
    (d) => (parameter(d, 'listTickets', 'priority').style = 'pipeDelimited'),
    'GET /tickets (listTickets)',
    /query parameter `priority`: `style` changed from `"form"` to `"pipeDelimited"`/,
  ],
  'another status of a success': [
    (d) => {
      const { responses } = operation(d, 'createTag')
      responses['200'] = responses['201']
      delete responses['201']
    },
    'POST /tags (createTag)',
    /the reply 201 was removed/,
  ],
  'another scope': [
    (d) => (operation(d, 'listTags').security = [{ bearer: ['tags:write'] }]),
    'GET /tags (listTags)',
    /security changed from .*tags:read.* to .*tags:write/,
  ],
  'a shorter text': [
    (d) => (of(d, 'TagCreate').properties.name.maxLength = 50),
    'POST /tags (createTag)',
    /`TagCreate.name` in requests: `maxLength` changed from `100` to `50`/,
  ],
  'a longer text in replies': [
    (d) => (of(d, 'Tag').properties.name.maxLength = 5000),
    'event tag.updated',
    /`Tag.name` in replies: `maxLength` changed from `100` to `5000`/,
  ],
  'null in replies': [
    (d) => (of(d, 'Tag').properties.name.type = ['string', 'null']),
    'GET /tags/{id} (getTag)',
    /`Tag.name` in replies may be null/,
  ],
  'another operationId': [
    (d) => (operation(d, 'listTags').operationId = 'listLabels'),
    'GET /tags (listLabels)',
    /operationId `"listTags"` became `"listLabels"`/,
  ],
  'unique elements': [
    (d) => (of(d, 'TagIds').uniqueItems = true),
    'POST /tickets (createTicket)',
    /`TagIds` in requests: `uniqueItems` was added/,
  ],
  'another path of the server': [
    (d) => (d.servers[0].url = '/api/v2'),
    'the whole API',
    /the server `"\/api\/v1"` was removed/,
  ],
  'another way to send the token': [
    (d) => {
      d.components.securitySchemes.bearer = { type: 'apiKey', in: 'header', name: 'X-Api-Key' }
    },
    'GET /tags (listTags)',
    /security scheme `bearer`: .*http.*apiKey/,
  ],
  'another pattern of names': [
    (d) => {
      const fields = of(d, 'CustomFieldValues')
      fields.propertyNames.pattern = fields.propertyNames.pattern.replace('cf_', 'field_')
    },
    'PATCH /tickets/{id} (updateTicket)',
    /`CustomFieldValues\[names\]` in requests: `pattern` changed from/,
  ],
  'another format in replies': [
    (d) => (of(d, 'Timestamp').format = 'date'),
    'event ticket.created',
    /`Timestamp` in replies: `format` changed from `"date-time"` to `"date"`/,
  ],
  'another default': [
    (d) => (of(d, 'TicketCreate').properties.priority.default = 'low'),
    'POST /tickets (createTicket)',
    /`TicketCreate.priority` in requests: `default` changed from `"medium"` to `"low"`/,
  ],
  'a media type removed': [
    (d) => {
      const { content } = operation(d, 'createGroup').requestBody
      delete content['application/x-www-form-urlencoded']
    },
    'POST /groups (createGroup)',
    /the body as `application\/x-www-form-urlencoded` was removed/,
  ],
  'a header of replies removed': [
    (d) => delete operation(d, 'createTag').responses['201'].headers.Location,
    'POST /tags (createTag)',
    /header `Location` of the reply 201 was removed/,
  ],
}

const additive: Readonly<Record<string, Planted>> = {
  'an operation added': [
    (d) => {
      const get = structuredClone(operation(d, 'listTags'))
      d.paths['/labels'] = { get: { ...get, operationId: 'listLabels' } }
    },
    'GET /labels (listLabels)',
    /^added$/,
  ],
  'an event added': [
    (d) => (d.webhooks['tag.merged'] = structuredClone(d.webhooks['tag.updated'])),
    'event tag.merged',
    /^added$/,
  ],
  'a member of replies added': [
    (d) => {
      of(d, 'Tag').properties.icon = { type: 'string', maxLength: 8 }
      of(d, 'Tag').required.push('icon')
    },
    'GET /tags (listTags)',
    /`Tag.icon` in replies was added as required/,
  ],
  'a member of events added': [
    (d) => (eventOfTags(d).properties.icon = { type: 'string', maxLength: 8 }),
    'event tag.created',
    /`TagEvent.data.icon` in replies was added/,
  ],
  'an optional member of requests added': [
    (d) => (of(d, 'TagCreate').properties.icon = { type: 'string', maxLength: 8 }),
    'POST /tags (createTag)',
    /`TagCreate.icon` in requests was added/,
  ],
  'an optional parameter added': [
    (d) =>
      operation(d, 'listTags').parameters.push({
        name: 'icon',
        in: 'query',
        schema: { type: 'string', maxLength: 8 },
      }),
    'GET /tags (listTags)',
    /query parameter `icon` was added/,
  ],
  'a value added': [
    (d) => of(d, 'TicketPriority').enum.push('critical'),
    'GET /tickets/{id} (getTicket)',
    /`TicketPriority` in replies: value `"critical"` was added/,
  ],
  'a scope added': [
    (d) => of(d, 'Scope').enum.push('labels:read'),
    'POST /api-tokens (createApiToken)',
    /`Scope` in requests: value `"labels:read"` was added/,
  ],
  'a value of replies removed': [
    (d) => of(d, 'ProblemCode').enum.pop(),
    'GET /tags (listTags)',
    /`ProblemCode` in replies: value `.*` was removed/,
  ],
  'a longer text': [
    (d) => (of(d, 'TagCreate').properties.name.maxLength = 200),
    'POST /tags (createTag)',
    /`TagCreate.name` in requests: `maxLength` changed from `100` to `200`/,
  ],
  'a shorter text in replies': [
    (d) => (of(d, 'Tag').properties.name.maxLength = 50),
    'event tag.created',
    /`Tag.name` in replies: `maxLength` changed from `100` to `50`/,
  ],
  'a member of requests optional': [
    (d) => remove(of(d, 'TicketCreate').required, 'title'),
    'POST /tickets (createTicket)',
    /`TicketCreate.title` in requests became optional/,
  ],
  'a member of replies required': [
    (d) => of(d, 'Ticket').required.push('creator'),
    'GET /tickets/{id} (getTicket)',
    /`Ticket.creator` in replies became required/,
  ],
  'a code of problems added': [
    (d) => of(d, 'ProblemCode').enum.push('out_of_ink'),
    'GET /tags (listTags)',
    /`ProblemCode` in replies: value `"out_of_ink"` was added/,
  ],
  'a code of an operation added': [
    (d) => operation(d, 'createTag')['x-problems'].push('ticket_closed'),
    'POST /tags (createTag)',
    /problem `"ticket_closed"` was added/,
  ],
  'another description': [
    (d) => (operation(d, 'listTags').description = 'Lists all of them.'),
    'GET /tags (listTags)',
    /descriptions or examples changed/,
  ],
  'another description of a member': [
    (d) => (of(d, 'Tag').properties.name.description = 'Name.'),
    'event tag.deleted',
    /descriptions or examples changed/,
  ],
  'an example that nothing uses': [
    (d) => (d.components.examples.Other = { value: {} }),
    'the whole API',
    /`#\/components\/examples\/Other`, which nothing uses, was added/,
  ],
  'a schema renamed': [
    (d) => rename(d, 'Tag', 'Label'),
    'the whole API',
    /the schema `Tag` is now called `Label`/,
  ],
  'a schema of requests renamed': [
    (d) => rename(d, 'TicketPriority', 'Priority'),
    'the whole API',
    /the schema `TicketPriority` is now called `Priority`/,
  ],
  'null in requests': [
    (d) => (of(d, 'TagCreate').properties.position.type = ['integer', 'null']),
    'POST /tags (createTag)',
    /`TagCreate.position` in requests may be null/,
  ],
  'no null in replies': [
    (d) => (of(d, 'Tag').properties.color.type = 'string'),
    'GET /tags (listTags)',
    /`Tag.color` in replies can no longer be null/,
  ],
  'a pattern less': [
    (d) => delete of(d, 'TagCreate').properties.color.pattern,
    'POST /tags (createTag)',
    /`TagCreate.color` in requests: `pattern` .* was removed/,
  ],
  'a format of replies': [
    (d) => (of(d, 'Tag').properties.name.format = 'hostname'),
    'GET /tags (listTags)',
    /`Tag.name` in replies: `format` `"hostname"` was added/,
  ],
  'elements that need not be unique': [
    (d) => delete of(d, 'RoleCreate').properties.permissions.uniqueItems,
    'POST /roles (createRole)',
    /`RoleCreate.permissions` in requests: `uniqueItems` was removed/,
  ],
  'a pattern of names added': [
    (d) => (of(d, 'TagCreate').patternProperties = { '^x_': { type: 'string' } }),
    'POST /tags (createTag)',
    /`TagCreate.\^x_` in requests: the pattern was added/,
  ],
  'a scope that more tokens have': [
    (d) => (operation(d, 'createTag').security = [{ bearer: ['tags:read'] }]),
    'POST /tags (createTag)',
    /security changed from .*tags:write.* to .*tags:read/,
  ],
  'a second server': [
    (d) => d.servers.push({ url: 'https://switchboard.example/api/v1' }),
    'the whole API',
    /the server `"https:\/\/switchboard.example\/api\/v1"` was added/,
  ],
  'a header of replies added': [
    (d) =>
      (operation(d, 'listTags').responses['200'].headers.Age = { schema: { type: 'integer' } }),
    'GET /tags (listTags)',
    /header `Age` of the reply 200 was added/,
  ],
  'an operation deprecated': [
    (d) => (operation(d, 'listTags').deprecated = true),
    'GET /tags (listTags)',
    /^deprecated$/,
  ],
}

for (const [impact, planted] of Object.entries({ breaking, additive })) {
  t.test(`${Object.keys(planted).length} ${impact} changes are named with where they are`, (t) => {
    for (const [name, [change, where, text]] of Object.entries(planted)) {
      const changes = changesBy(change)

      const named = changes.filter((one) => one.impact === impact && text.test(one.text))
      const locations = named.flatMap((one) => one.where)
      t.ok(locations.includes(where), `${name}: ${describeChanges(changes)}`)
      const worse = changes.filter((one) => one.impact !== 'additive')
      if (impact === 'additive') t.same(worse, [], name)
    }
    t.end()
  })
}

t.test('there are 30 planted changes of each kind', (t) => {
  t.equal(Object.keys(breaking).length, 30)
  t.equal(Object.keys(additive).length, 30)
  t.end()
})

t.test('the same contract said otherwise has no changes', (t) => {
  const same: Readonly<Record<string, (document: Json) => void>> = {
    nothing: () => {},
    'null as an alternative': (d) => {
      const { properties } = of(d, 'Tag')
      const { description, ...color } = properties.color
      properties.color = { description, oneOf: [{ ...color, type: 'string' }, { type: 'null' }] }
    },
    'a schema in place of its reference': (d) => {
      of(d, 'TicketCreate').properties.tags = {
        ...of(d, 'TagIds'),
        description: of(d, 'TicketCreate').properties.tags.description,
      }
    },
    'a body in place of its reference': (d) => {
      const { post } = d.webhooks['tag.created']
      post.requestBody = d.components.requestBodies.TagEvent
    },
    'the style that parameters have by themselves': (d) => {
      Object.assign(parameter(d, 'listTags', 'q'), { style: 'form', explode: true })
    },
    'another order of members': (d) => {
      const { properties } = of(d, 'Tag')
      of(d, 'Tag').properties = Object.fromEntries(Object.entries(properties).reverse())
      of(d, 'Tag').required.reverse()
    },
  }
  for (const [name, change] of Object.entries(same)) t.same(changesBy(change), [], name)
  t.end()
})

t.test('a change that no rule judges is listed', (t) => {
  const changes = changesBy((d) => {
    of(d, 'TagCreate').properties.name['x-text'] = 'exact'
    of(d, 'TagUpdate').not = { required: ['name', 'color'] }
    d.webhooks['tag.created'].post['x-resource'] = 'tagId'
    d.paths['/tags']['x-internal'] = true
  })

  t.same(
    changes.map(({ impact, text, where }) => `${impact}: ${text}, ${where.join()}`),
    [
      'unjudged: `TagUpdate` in requests: `not` `{"required":["name","color"]}` was added, PATCH /tags/{id} (updateTag)',
      'unjudged: the path: `x-internal` `true` was added, /tags',
      'unjudged: the event: `x-resource` `"tagId"` was added, event tag.created',
      'unjudged: `TagCreate.name` in requests: `x-text` changed from `"line"` to `"exact"`, POST /tags (createTag)',
    ],
  )
  t.match(describeChanges(changes), /^not judged {2}/)
  t.match(describeChanges(changes), /\n0 breaking, 4 not judged, 0 additive$/)
  t.end()
})

t.test('no difference is overlooked, wherever it is', (t) => {
  const random = createRandom(20)
  const document = structuredClone(contract)
  const leaves: Array<[parent: Json, key: string, where: string]> = []
  const visit = (node: Json, where: string) => {
    for (const [key, value] of Object.entries<Json>(node)) {
      const at = `${where}/${key}`
      if (value !== null && typeof value === 'object') visit(value, at)
      else if (value !== null && !String(value).startsWith('#/')) leaves.push([node, key, at])
    }
  }
  visit(document, '')
  for (let tries = 0; tries < 25; tries++) {
    const [parent, key, where] = random.pick(leaves)
    const value = parent[key]
    parent[key] =
      typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : `${value}x`
    t.ok(diffContracts(contract, document).length > 0, where)
    parent[key] = value
  }
  t.same(diffContracts(contract, document), [])
  t.end()
})

t.test('what changes in many places is listed once, by operations', (t) => {
  const changes = changesBy((d) => {
    of(d, 'ProblemCode').enum.push('out_of_ink')
    of(d, 'TagCreate').required.push('color')
  })

  const text = describeChanges(changes)

  t.match(text, /^breaking {4}.*\n {14}POST \/tags \(createTag\)\n/)
  t.match(
    text,
    /\nadditive {4}`ProblemCode` in replies: value `"out_of_ink"`.*\n( {14}.*\n){4} {14}and \d+ more\n/,
  )
  t.notMatch(text, /\bline \d|\.yaml|\/components\//)
  t.match(text, /1 breaking, 0 not judged, 1 additive$/)
  t.equal(describeChanges([]), '0 breaking, 0 not judged, 0 additive')
  t.throws(() => readContract('title: no contract'), { message: /no OpenAPI document/ })
  t.end()
})

t.test('a breaking change needs a version and an entry that say so', (t) => {
  const change = { impact: 'breaking' } as const
  const log = (version: string, line: string) =>
    `# Changelog\n\n## ${version}\n\n### Contract\n\n- ${line}\n\n### Behaviour\n\n- **Breaking** x\n\n## 0.1.0\n`
  const judge = (
    before: string,
    after: string,
    line: string,
    changes: ReadonlyArray<Pick<Change, 'impact'>> = [change],
  ) => objections(changes, { before, after }, log(after, line)).length

  t.equal(judge('1.2.0', '2.0.0', '**Breaking**: gone'), 0)
  t.equal(judge('0.1.0', '0.2.0', '**Breaking**: gone'), 0)
  t.equal(judge('1.2.0', '1.3.0', '**Breaking**: gone'), 1, 'the version')
  t.equal(judge('1.2.0', '2.0.0', 'gone'), 1, 'the entry')
  t.equal(judge('1.2.0', '1.2.0', 'gone'), 2)
  t.equal(judge('1.2.0', '1.2.0', 'gone', [{ impact: 'additive' }]), 0)
  t.end()
})

t.test('a new member of an object of events is one that stored events can be shown with', (t) => {
  const document = structuredClone(contract)
  const { properties, required } = of(document, 'Tag')
  Object.assign(properties, {
    label: { type: 'string' },
    usage: { $ref: '#/components/schemas/TagUsage' },
    note: { type: ['string', 'null'] },
    owner: { oneOf: [{ type: 'object' }, { type: 'null' }] },
    names: { type: 'array' },
    isPinned: { type: 'boolean' },
    optional: { type: 'string' },
  })
  required.push('label', 'usage', 'note', 'owner', 'names', 'isPinned')
  const said = missingInStoredEvents(contract, document)
  t.match(
    said,
    only(/^Tag requires the new member label, which/, /^Tag requires the new member usage,/),
  )
  t.equal(said.length, 2)
  t.same(missingInStoredEvents(contract, contract), [])
  t.end()
})
