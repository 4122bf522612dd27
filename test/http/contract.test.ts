import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { request } from 'undici'
import { routes } from '../../generated/routes.ts'
import * as validators from '../../generated/validators.ts'
import { readContract } from '../../scripts/generate/contract.ts'
import { problems } from '../../src/errors.ts'
import { multipartType } from '../../src/http/request/upload.ts'
import { root } from '../../src/lib/root.ts'
import {
  call,
  checked,
  document,
  type Json,
  pathOf,
  resolve,
  validatorOf,
} from '../helpers/client.ts'
import { bodyExamples, operationOf, preparedRequest, soundRequest } from '../helpers/requests.ts'
import { deletingLast, inUsed, start, startFor, type Workspace } from '../helpers/start.ts'

const text = readFileSync(join(root, 'openapi.yaml'), 'utf8')

t.test('every request example is sent and accepted', async (t) => {
  for (const route of deletingLast(routes)) {
    const bodies = bodyExamples(route, 'application/json')
    for (const body of bodies.length > 0 ? bodies : [undefined]) {
      const send = async (workspace: Workspace) => {
        const prepared = await preparedRequest(route, workspace.api)
        const example = bodies.length > 1 ? { ...prepared, body } : prepared
        return call(workspace.origin, workspace.token, route, example)
      }

      const reply =
        route.method === 'GET'
          ? await send(await startFor(route))
          : await inUsed(send, ({ status }) => status < 400)

      t.ok(
        reply.status < 400,
        `${route.id}: ${reply.status} ${reply.status < 400 ? '' : reply.text}`,
      )
    }
  }
})

t.test('every form example is sent and accepted', async (t) => {
  let sent = 0
  for (const route of routes) {
    for (const example of bodyExamples(route, 'application/x-www-form-urlencoded')) {
      for (const pairs of [formPairs(example), prescribedPairs(example)]) {
        const { origin, token } = await start()

        const response = await request(origin + pathOf(route, soundRequest(route)), {
          method: route.method as 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams(pairs).toString(),
        })
        const answer = await response.body.text()

        t.ok(checked(route, response.statusCode, response.headers, answer).status < 300, answer)
        sent += 1
      }
    }
  }
  t.equal(sent, 4)
})

t.test('every example of a reply or a problem fits its schema', async (t) => {
  for (const route of routes) {
    for (const [status, node] of Object.entries<Json>(operationOf(route).responses)) {
      for (const media of Object.values<Json>(resolve(node).content ?? {})) {
        for (const example of Object.values<Json>(media.examples ?? {})) {
          const validate = validatorOf(media.schema)
          const fits = validate(resolve(example).value)
          t.ok(fits, `${route.id} ${status} ${JSON.stringify(validate.errors ?? '')}`)
        }
      }
    }
  }
})

t.test(
  'the examples of a get are what a demo workspace answers, times and hashes apart',
  async (t) => {
    for (const route of routes.filter(
      ({ method, ifNoneMatch, isBinary }) => method === 'GET' && ifNoneMatch && !isBinary,
    )) {
      if (route.id === 'getCurrentApiToken') continue
      const { origin, token } = await startFor(route)
      const media = operationOf(route).responses['200'].content['application/json']
      const [example] = Object.values<Json>(media.examples).map((node) => resolve(node).value)

      const reply = await call(origin, token, route, soundRequest(route))

      if (route.id === 'getCurrentUser') {
        // The workspace is of the test, and the example shortens the scopes of an owner
        const { scopes, workspace } = example.data
        const { data } = reply.body as { data: Json }
        t.strictSame(Object.keys(data.workspace), Object.keys(workspace))
        t.ok(scopes.every((scope: string) => data.scopes.includes(scope)))
        Object.assign(data, { scopes, workspace })
      }
      t.same(timeless(reply.body), timeless(example), route.id)
    }
  },
)

t.test('every default of a body is what the server does', async (t) => {
  const { api } = await start()
  const contact = await api.createContact({ body: { name: 'Defaults' } })
  const ticket = await api.createTicket({
    body: { title: 'Defaults', contactId: contact.body.data.id },
  })

  for (const [member, schema] of Object.entries<Json>(
    document.components.schemas.TicketCreate.properties,
  )) {
    if (schema.default === undefined) continue
    t.equal((ticket.body.data as unknown as Json)[member], schema.default, member)
  }
})

t.test('the catalogue of problems is the one of the contract', async (t) => {
  t.same(Object.keys(problems).sort(), [...document.components.schemas.ProblemCode.enum].sort())
})

t.test('every operation has its validators', async (t) => {
  for (const { id, bodyTypes } of routes) {
    const ofBody = bodyTypes.map((type) => (type === multipartType ? 'parts' : 'body'))
    for (const part of ['params', 'query', 'headers', ...ofBody]) {
      t.type((validators as Record<string, unknown>)[`${id}_${part}`], 'function', `${id} ${part}`)
    }
  }
})

t.test('the generator refuses what breaks the house rules', async (t) => {
  const planted: ReadonlyArray<readonly [change: (text: string) => string, says: RegExp]> = [
    [
      (c) => c.replace("      security: [{ bearer: ['tags:read'] }]\n", ''),
      /needs security with scopes/,
    ],
    [
      (c) => c.replace('required: [file]', 'required: []'),
      /multipart\/form-data needs the required member file/,
    ],
    [
      (c) =>
        c.replace(
          "content:\n            '*/*':",
          "content:\n            text/plain: { example: x }\n            '*/*':",
        ),
      /leaves nothing to be said of others/,
    ],
    [(c) => c.replace("'tags:read'", "'tags:raed'"), /scope tags:raed is not in the Scope schema/],
    [(c) => c.replace('      operationId: listTags\n', ''), /is not a known verb and a noun/],
    [
      (c) => c.replace('operationId: listTags', 'operationId: fetchTags'),
      /'fetchTags' is not .* The known verbs are end list /,
    ],
    [(c) => c.replace('operationId: listTags', 'operationId: listtags'), /'listtags' is not/],
    [(c) => c.replace(/\n {10}links: \{ getTag:.*/, ''), /201 needs links/],
    [
      (c) =>
        c.replace(
          'links: { getTag: { operationId: getTag,',
          'links: { getTag: { operationId: getTab,',
        ),
      /createTag links to getTab, which there is not/,
    ],
    [
      (c) =>
        c.replace(
          'operationId: getTag, parameters: { id:',
          'operationId: getTag, parameters: { tag:',
        ),
      /createTag links with tag unknown there/,
    ],
    [(c) => c.replace('tags: [tags]', 'tags: [labels]'), /exactly one tag/],
    [(c) => c.replace('summary: List tags', 'summary: ' + 'List '.repeat(7)), /six words/],
    [
      (c) => c.replace(/ {12}examples: \{ example: \{ value: \{ name: Invoice, .*\n/, ''),
      /needs an example/,
    ],
    [
      (c) =>
        c.replace(
          /( {4}TagCreate:\n {6}type: object\n.*\n) {6}additionalProperties: false\n/,
          '$1',
        ),
      /TagCreate: a request object needs additionalProperties: false/,
    ],
    [
      (c) => c.replace(/( {4}TagUpdate:[\s\S]*?maxLength: 100)/, '$1, default: Untitled'),
      /is an update, a default/,
    ],
    [
      (c) => c.replace(/( {4}TagName:[\s\S]*?type: string), maxLength: 100/, '$1'),
      /TagName\/name: a string needs maxLength/,
    ],
    [
      (c) => c.replace(", x-message: 'must be a color of the form #RRGGBB, such as #1A7F37'", ''),
      /a pattern of a request needs x-message/,
    ],
    [
      (c) => c.replace(/( {4}TagUpdate:[\s\S]*?maxLength: 100)/, '$1, x-message: must be short'),
      /TagUpdate\/name: x-message words a pattern/,
    ],
    [
      (c) => c.replace('must be a color of the form #RRGGBB', 'must be red'),
      /the pattern \^#\[0-9A-Fa-f\]\{6\}\$ has another x-message elsewhere/,
    ],
    [
      (c) =>
        c.replace('mentions: { type: array, maxItems: 50, items', 'mentions: { type: array, items'),
      /an array needs maxItems/,
    ],
    [
      (c) =>
        c.replace(
          /(operationId: createTag\n[\s\S]*?) {6}parameters:\n {8}- \$ref: '#\/components\/parameters\/IdempotencyKey'\n/,
          '$1',
        ),
      /a post takes the IdempotencyKey parameter/,
    ],
    [
      (c) => c.replace(/(operationId: createTag\n[\s\S]*?x-problems: \[)/, '$1out_of_ink, '),
      /POST \/tags: x-problems names out_of_ink, which is no code: add it to ProblemCode, .*remedies\.ts/,
    ],
    [
      (c) => c.replace(/(operationId: createTag\n[\s\S]*?x-problems: \[)/, '$1not_acceptable, '),
      /x-problems need not name not_acceptable, which a rule implies/,
    ],
    [
      (c) =>
        c.replace(
          /(operationId: getTag\n[\s\S]*?)( {8}'404')/,
          "$1        '409': { $ref: '#/components/responses/Conflict' }\n$2",
        ),
      /GET \/tags\/\{id\}: no rule implies the response 409: name its code in x-problems/,
    ],
    [
      (c) => c.replace(/(operationId: getTag\n[\s\S]*?) {10}headers: .*\n/, '$1'),
      /GET \/tags\/\{id\}: the headers of the response 200 must be: ETag/,
    ],
    [
      (c) =>
        c.replace(/(operationId: updateTag\n[\s\S]*?) {6}parameters:\n {8}- .*IfMatch'\n/, '$1'),
      /PATCH \/tags\/\{id\}: it changes an object that has an ETag, so it takes the parameter IfMatch/,
    ],
    [
      (c) => c.replace('schemas/TagMerge', 'schemas/TagMarge'),
      /POST \/tags\/\{id\}\/merge: #\/components\/schemas\/TagMarge points nowhere/,
    ],
    [
      (c) => c.replace(/( {2}tag.created:\n[\s\S]*?) {6}x-scope: .*\n/, '$1'),
      /webhooks tag.created: needs an x-scope/,
    ],
    [
      (c) => c.replace(/( {2}tag.created:\n[\s\S]*? x-scope: )'tags:read'/, "$1'users:read'"),
      /webhooks tag.deleted: its x-scope is tags:read, but users:read reads its object/,
    ],
    [
      (c) => c.replace(/(operationId: createTag\n[\s\S]*?)tags:write/, '$1tags:read'),
      /POST \/tags: it changes objects, so it needs another scope than tags:read/,
    ],
    [
      (c) => c.replace(/( {4}TagMerge:[\s\S]*?), x-references: tag/, '$1'),
      /TagMerge\/intoId: the id of another object needs x-references/,
    ],
    [
      (c) => c.replaceAll('ContactUsername', 'Username'),
      /schemas: Username and UserName differ only in upper and lower case/,
    ],
    [
      (c) => c.replace(/( {4}ContactMergeFields:[\s\S]*?)properties:/, '$1patternProperties:'),
      /schemas\/ContactMergeFields: patternProperties is not used: write propertyNames/,
    ],
    [
      (c) =>
        c.replace(
          /( {4}ContactMergeFields:[\s\S]*?)additionalProperties: false/,
          '$1additionalProperties: { type: string, maxLength: 36 }',
        ),
      /schemas\/ContactMergeFields: named members and those of a map need an object each/,
    ],
    [
      (c) => c.replace('enum: [custom],', 'const: custom,'),
      /CustomChannel: type needs an enum of one value/,
    ],
    [
      (c) => c.replace('x-max-bytes: 26214400', 'maxLength: 26214400'),
      /content in bytes needs x-max-bytes instead of maxLength/,
    ],
    [
      (c) => c.replace('enum: [owner, admin,', 'enum: [null, owner, admin,'),
      /RoleSystemName: an enum does not list null: name the enum X, and write oneOf/,
    ],
    [
      (c) => c.replace("'tags:read'", "'tags:raed'").replace('summary: Create a tag\n', '\n'),
      /tags:raed is not in the Scope schema[\s\S]*POST \/tags: needs a summary/,
    ],
    [
      (c) => c.replace(/( {4}TagCreate:[\s\S]*?), x-text: line/, '$1'),
      /TagCreate\/name: a text of a request needs x-text: line, block/,
    ],
    [
      (c) => c.replace(/( {4}TagCreate:[\s\S]*?position: \{ type: integer), minimum: 0/, '$1'),
      /TagCreate\/position: a number needs minimum and maximum/,
    ],
    [
      (c) => c.replace(/(operationId: mergeTag\n[\s\S]*?x-problems: \[)/, '$1rule_violated, '),
      /POST \/tags\/\{id\}\/merge: x-problems names rule_violated twice/,
    ],
    [
      (c) =>
        c.replace(/(operationId: updateTag\n[\s\S]*?x-problems: \[)/, '$1merged, cursor_expired, '),
      /PATCH \/tags\/\{id\}: x-problems need both Gone and CursorExpired for 410/,
    ],
    [
      (c) => c.replace(/(operationId: mergeTag\n[\s\S]*?)application\/json:/, '$1text/json:'),
      /POST \/tags\/\{id\}\/merge: body type text\/json is unknown/,
    ],
    [
      (c) => c.replace("schema: { $ref: '#/components/schemas/TagMerge' }", 'schema: {}'),
      /\/merge: the body of application\/json must be a \$ref to a named schema/,
    ],
    [
      (c) => c.replace("schema: { $ref: '#/components/schemas/TagReply' }", 'schema: {}'),
      /\/tags.*: response 20. needs application\/json with a \$ref to a named schema/,
    ],
    [
      (c) => c.replace(/(operationId: deletePresenceStatus\n[\s\S]*?)'204'/, "$1'304'"),
      /DELETE \/presence-statuses\/\{id\}: needs a success response/,
    ],
    [
      (c) => c.replace(/contentSchema: \{ oneOf: .* \}\n/, 'contentSchema: {}\n'),
      /needs a contentSchema, which is a oneOf of schemas/,
    ],
    [
      (c) => c.replace(/( {2}group.created:\n[\s\S]*?) {6}requestBody: .*\n/, '$1'),
      /webhooks group.created: needs a request body/,
    ],
    [
      (c) =>
        c.replace(
          /( {4}CategoryEvent: .*? data: \{) \$ref: '#\/components\/schemas\/Category',/,
          '$1',
        ),
      /webhooks category.created: CategoryEvent needs a named schema for its data/,
    ],
    [
      (c) =>
        c.replace(
          'enum: [tag.created, tag.deleted, tag.updated]',
          'enum: [tag.created, tag.updated]',
        ),
      /webhooks tag.deleted: TagEvent is written by hand and lacks the type/,
    ],
    [
      (c) => c.replace(/( {2}message.rejected:\n[\s\S]*?) {6}x-resource: .*\n/, '$1'),
      /webhooks message.rejected: needs an x-resource, a required member .*: it has no id/,
    ],
    // Sizes of replies, which are looked at where nothing else is wrong
    [
      (c) => c.replace(/( {4}Tag:\n {6}type: object\n[\s\S]*?maxLength: )1000/, '$1100000000'),
      /getTag: TagReply may take \d+ bytes, more than \d+/,
    ],
    [
      (c) => c.replace(/ {8}isTruncated: .*\n/, ''),
      /listAgentActivitySummaries: elements of AgentActivitySummaryList need isTruncated/,
    ],
    // Hints for agents
    [
      hint('deleteTag', 'x-destructive'),
      /DELETE \/tags\/\{id\}: it removes or replaces what exists/,
    ],
    [hint('updateTag', 'x-destructive', false), /PATCH \/tags\/\{id\}: it removes or replaces/],
    [
      hint('updateGroup', 'x-destructive'),
      /PUT \/groups\/\{id\}: it removes or replaces what exists/,
    ],
    [hint('mergeTag', 'x-destructive'), /POST \/tags\/\{id\}\/merge: it removes or replaces/],
    [
      hint('rotateApiToken', 'x-destructive', false),
      /\/rotate: it removes or replaces what exists/,
    ],
    [
      hint('createTag', 'x-destructive'),
      /POST \/tags: needs x-destructive: true if .* or else false/,
    ],
    [
      (c) => c.replace('operationId: listTags\n', '$&      x-destructive: true\n'),
      /GET \/tags: it reads, so it has no x-destructive/,
    ],
    [hint('sendMessage', 'x-open-world'), /POST \/messages\/send: needs x-open-world/],
    [hint('testWebhook', 'x-open-world'), /POST \/webhooks\/\{id\}\/test: needs x-open-world/],
    [
      hint('createTicketComment', 'x-open-world'),
      /\/tickets\/\{id\}\/comments: needs x-open-world/,
    ],
  ]
  for (const [change, says] of planted) t.not(change(text), text, `${says} is planted`)
  // The generator names all faults at once, unless one keeps it from going on: as many are planted together as can be
  let left = [...planted]
  while (left.length > 0) {
    let changed = text
    const together = left.filter(([change]) => {
      const next = change(changed)
      if (next === changed) return false
      changed = next
      return true
    })
    const message = messageOf(() => readContract(changed))
    const named = together.filter(([, says]) => says.test(message))
    for (const [, says] of named) t.match(message, says)
    if (named.length === 0) {
      for (const [, says] of together) t.fail(String(says), { found: message })
      break
    }
    left = left.filter((one) => !named.includes(one))
  }
  t.ok(readContract(text).operations.length > 0, 'the contract itself has no fault')
})

t.test(
  'the generator names a fault of a schema once, not for each one that refers to it',
  async (t) => {
    const changed = text.replace(/( {4}Actor:[\s\S]*?name: \{ type: string), maxLength: 255/, '$1')
    t.not(changed, text)
    const lines = messageOf(() => readContract(changed)).split('\n')
    t.same(
      lines.filter((line) => line.includes('needs maxLength')),
      ['  Actor/name: a string needs maxLength'],
    )
  },
)

/** Returns the message of the error that is thrown. */
function messageOf(work: () => unknown): string {
  try {
    work()
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

/** A form as OpenAPI prescribes it without `encoding`: each element of a list is a pair, an object as JSON. */
function prescribedPairs(example: Json): Array<[string, string]> {
  return Object.entries<Json>(example).flatMap(([name, value]) =>
    [value ?? '']
      .flat()
      .map((one): [string, string] => [
        name,
        typeof one === 'object' ? JSON.stringify(one) : String(one),
      ]),
  )
}

/** Name and value pairs of a form for a JSON value: `contacts[0][username]=…`, null is empty. */
function formPairs(value: Json, name = ''): Array<[string, string]> {
  if (value === null || typeof value !== 'object') return [[name, String(value ?? '')]]
  return Object.entries(value).flatMap(([key, child]) =>
    formPairs(child, name === '' ? key : `${name}[${key}]`),
  )
}

/** A body with its times, versions of hashes and derived ids made equal. */
function timeless(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body)
      .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"TIME"')
      .replaceAll(/"\d{4}-\d\d-\d\d"/g, '"DAY"')
      .replaceAll(/"(created_at|added_at)":\d+/g, '"$1":0')
      .replaceAll(/"workspaceId":"[^"]+"/g, '"workspaceId":"ID"')
      .replaceAll(/\?expires=\d+&signature=[\w-]+/g, '')
      .replaceAll(/\{"id":"[0-9a-f-]{36}","textValue"/g, '{"id":"ID","textValue"'),
  )
}

/** Removes a hint for agents from an operation, or sets it to another value. */
function hint(id: string, name: string, value?: boolean): (contract: string) => string {
  const pattern = new RegExp(`(operationId: ${id}\\n(?:.*\\n)*?) {6}${name}: \\w+\\n`)
  const line = value === undefined ? '' : `      ${name}: ${value}\n`
  return (contract) => contract.replace(pattern, (_, before: string) => before + line)
}
