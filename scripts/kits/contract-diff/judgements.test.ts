import t from 'tap'
import type { Json } from '../../contract/document.ts'
import { diffContracts } from './diff.ts'
import type { Impact } from './findings.ts'

/** The worst that is said of a change, or `none` where nothing is found. */
type Judgement = Impact | 'none'

const ranks: readonly Judgement[] = ['none', 'additive', 'unjudged', 'breaking']
const schemas: Json = {
  Short: { type: 'string', maxLength: 10 },
  Size: { enum: ['s', 'm'] },
  Box: { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
  Email: variant('email'),
  Sms: variant('sms'),
}
const ref = (name: string, beside: Json = {}) => ({
  $ref: `#/components/schemas/${name}`,
  ...beside,
})

function variant(kind: string): Json {
  return {
    type: 'object',
    required: ['kind'],
    properties: { kind: { const: kind }, to: { type: 'string' } },
    additionalProperties: false,
  }
}

/** Returns a contract of one operation and one event, which a change can be made to. */
function documentOf(body: Json = {}, reply: Json = {}): Json {
  const content = (schema: Json) => ({ 'application/json': { schema } })
  return structuredClone({
    openapi: '3.1.0',
    info: { title: 'One', version: '1.0.0' },
    paths: {
      '/one/{id}': {
        post: {
          operationId: 'one',
          tags: ['ones'],
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
            { name: 'sort', in: 'query', schema: { enum: ['a', 'b'] } },
          ],
          requestBody: { required: true, content: content(body) },
          responses: { '200': { description: 'Done.', content: content(reply) } },
        },
      },
    },
    webhooks: {
      'one.done': {
        post: {
          operationId: 'oneDone',
          requestBody: { content: content(ref('Box')) },
          responses: { '200': { description: 'Taken.' } },
        },
      },
    },
    components: { schemas },
  })
}

function worstOf(before: Json, after: Json): Judgement {
  const impacts = diffContracts(before, after).map(({ impact }): Judgement => impact)
  return impacts.toSorted((a, b) => ranks.indexOf(b) - ranks.indexOf(a))[0] ?? 'none'
}

/** Two schemas with the judgement where the server reads them, and where the client does. */
const pairs: Readonly<Record<string, readonly [Json, Json, Judgement, Judgement]>> = {
  'a limit behind allOf with one schema, with the same keyword beside': [
    { maxLength: 20, allOf: [ref('Short')] },
    { maxLength: 20, allOf: [{ type: 'string', maxLength: 5 }] },
    'breaking',
    'additive',
  ],
  'a wider limit beside a stricter one': [
    { maxLength: 5, allOf: [ref('Short')] },
    { maxLength: 8, allOf: [ref('Short')] },
    'additive',
    'breaking',
  ],
  'a limit beside a reference that its target has already': [
    ref('Short', { maxLength: 30 }),
    ref('Short', { maxLength: 40 }),
    'none',
    'none',
  ],
  'a stricter limit beside a reference': [
    ref('Short'),
    ref('Short', { maxLength: 4 }),
    'breaking',
    'additive',
  ],
  'a wider limit beside a reference says nothing': [
    ref('Short'),
    ref('Short', { maxLength: 99 }),
    'none',
    'none',
  ],
  'a pattern beside allOf with another pattern': [
    { pattern: '^a', allOf: [{ type: 'string', pattern: 'b$' }] },
    { pattern: '^a', allOf: [{ type: 'string', pattern: 'c$' }] },
    'breaking',
    'breaking',
  ],
  'members required beside allOf': [
    { allOf: [{ type: 'object', required: ['a'] }] },
    { required: ['b'], allOf: [{ type: 'object', required: ['a'] }] },
    'breaking',
    'additive',
  ],
  'an enumeration beside a reference to one': [
    ref('Size', { enum: ['s', 'm', 'l'] }),
    ref('Size', { enum: ['s', 'l'] }),
    'breaking',
    'additive',
  ],
  'a type beside allOf with a wider one': [
    { allOf: [{ type: ['string', 'integer'] }] },
    { type: 'string', allOf: [{ type: ['string', 'integer'] }] },
    'breaking',
    'additive',
  ],
  'a title': [{ type: 'string' }, { type: 'string', title: 'Text' }, 'additive', 'additive'],
  'a comment': [{ type: 'string' }, { type: 'string', $comment: 'why' }, 'additive', 'additive'],
  'deprecated: false': [
    { type: 'string' },
    { type: 'string', deprecated: false },
    'additive',
    'additive',
  ],
  deprecated: [{ type: 'string' }, { type: 'string', deprecated: true }, 'additive', 'additive'],
  'a reference in place of what it points to': [
    ref('Short'),
    { type: 'string', maxLength: 10 },
    'none',
    'none',
  ],
  'a value more': [ref('Size'), { enum: ['s', 'm', 'l'] }, 'additive', 'additive'],
  'a value less': [ref('Size'), { enum: ['s'] }, 'breaking', 'additive'],
  'a value replaced': [ref('Size'), { enum: ['s', 'x'] }, 'breaking', 'breaking'],
  'a constant in place of its enumeration': [{ enum: ['s'] }, { const: 's' }, 'none', 'none'],
  'an alternative more that a constant tells apart': [
    { oneOf: [ref('Email'), ref('Sms')] },
    { oneOf: [ref('Email'), ref('Sms'), variant('call')] },
    'additive',
    'additive',
  ],
  'an alternative less that a constant tells apart': [
    { oneOf: [ref('Email'), ref('Sms')] },
    { oneOf: [ref('Email')] },
    'breaking',
    'additive',
  ],
  'an alternative of another type': [
    { oneOf: [{ type: 'string' }, { type: 'boolean' }] },
    { oneOf: [{ type: 'string' }, { type: 'boolean' }, { type: 'array' }] },
    'additive',
    'breaking',
  ],
  'an alternative of oneOf that overlaps': [
    { oneOf: [{ type: 'string', maxLength: 3 }, { type: 'boolean' }] },
    { oneOf: [{ type: 'string', maxLength: 3 }, { type: 'boolean' }, { type: 'string' }] },
    'unjudged',
    'breaking',
  ],
  'an alternative of anyOf that overlaps': [
    { anyOf: [{ type: 'string', maxLength: 3 }, { type: 'boolean' }] },
    { anyOf: [{ type: 'string', maxLength: 3 }, { type: 'boolean' }, { type: 'string' }] },
    'additive',
    'breaking',
  ],
  'anyOf in place of oneOf': [
    { oneOf: [{ type: 'string' }, { type: 'boolean' }] },
    { anyOf: [{ type: 'string' }, { type: 'boolean' }] },
    'additive',
    'breaking',
  ],
  'a schema more of allOf': [
    { allOf: [ref('Short'), { pattern: '^a' }] },
    { allOf: [ref('Short'), { pattern: '^a' }, { pattern: 'z$' }] },
    'breaking',
    'additive',
  ],
  'an optional member of a closed object': [
    ref('Box'),
    { ...schemas.Box, properties: { a: { type: 'string' }, b: { type: 'string' } } },
    'additive',
    'additive',
  ],
  'an optional member of an open object': [
    { type: 'object', properties: {} },
    { type: 'object', properties: { b: { type: 'string' } } },
    'unjudged',
    'additive',
  ],
  'a member that is required at once': [
    ref('Box'),
    { ...schemas.Box, properties: { a: { type: 'string' }, b: {} }, required: ['b'] },
    'breaking',
    'additive',
  ],
  'a member less': [ref('Box'), { ...schemas.Box, properties: {} }, 'breaking', 'breaking'],
  'an object that is closed': [
    { type: 'object', properties: { a: {} } },
    { type: 'object', properties: { a: {} }, additionalProperties: false },
    'breaking',
    'additive',
  ],
  'a pattern of members in a closed object': [
    ref('Box'),
    { ...schemas.Box, patternProperties: { '^x_': {} } },
    'additive',
    'additive',
  ],
  'a pattern that constrains a listed member': [
    ref('Box'),
    { ...schemas.Box, patternProperties: { '^a': { maxLength: 3 } } },
    'unjudged',
    'additive',
  ],
  'null as a further type': [
    { type: 'string' },
    { type: ['string', 'null'] },
    'additive',
    'breaking',
  ],
  'null said otherwise': [
    { type: ['string', 'null'] },
    { oneOf: [{ type: 'string' }, { type: 'null' }] },
    'none',
    'none',
  ],
  'null that allOf takes away': [
    { type: ['string', 'null'] },
    { type: ['string', 'null'], allOf: [{ type: 'string' }] },
    'breaking',
    'additive',
  ],
  'integers in place of numbers': [{ type: 'number' }, { type: 'integer' }, 'breaking', 'additive'],
  'multiples of a multiple': [
    { type: 'integer', multipleOf: 2 },
    { type: 'integer', multipleOf: 4 },
    'breaking',
    'additive',
  ],
  'any element in place of one kind': [
    { type: 'array', items: { type: 'string' } },
    { type: 'array' },
    'additive',
    'breaking',
  ],
  'a schema that permits nothing': [
    { type: 'object', properties: { a: {} } },
    { type: 'object', properties: { a: false } },
    'breaking',
    'additive',
  ],
  'a keyword without a rule': [
    { type: 'object' },
    { type: 'object', dependentRequired: { a: ['b'] } },
    'unjudged',
    'unjudged',
  ],
}

const operationOf = (document: Json): Json => document.paths['/one/{id}'].post
const eventOf = (document: Json): Json => document.webhooks['one.done']

/** A change of the document, with its judgement and what is said of it. */
const changes: Readonly<Record<string, readonly [(d: Json) => void, Judgement, RegExp?]>> = {
  'a header that an event gets': [
    (d) => (eventOf(d).post.parameters = [{ name: 'X-A', in: 'header', schema: {} }]),
    'additive',
    /header parameter `X-A` was added/,
  ],
  'a required header that an event gets': [
    (d) =>
      (eventOf(d).post.parameters = [{ name: 'X-A', in: 'header', required: true, schema: {} }]),
    'additive',
    /header parameter `X-A` was added as required/,
  ],
  'another method of an event': [
    (d) => {
      const item = eventOf(d)
      item.put = item.post
      delete item.post
    },
    'breaking',
    /POST requests were removed/,
  ],
  'a further method of an event': [
    (d) => (eventOf(d).put = eventOf(d).post),
    'additive',
    /PUT requests were added/,
  ],
  'a parameter with content in place of a schema': [
    (d) => {
      const [, sort] = operationOf(d).parameters
      sort.content = { 'application/json': { schema: sort.schema } }
      delete sort.schema
    },
    'breaking',
    /query parameter `sort`: `schema` became `content`/,
  ],
  'a path item among the components': [
    (d) => {
      d.components.pathItems = { One: d.paths['/one/{id}'] }
      d.paths['/one/{id}'] = { $ref: '#/components/pathItems/One' }
    },
    'none',
  ],
  'an event among the components': [
    (d) => {
      d.components.pathItems = { Done: eventOf(d) }
      d.webhooks['one.done'] = { $ref: '#/components/pathItems/Done' }
    },
    'none',
  ],
  'parameters of the path': [
    (d) => {
      const item = d.paths['/one/{id}']
      item.parameters = [item.post.parameters.shift()]
    },
    'none',
  ],
  'a second tag': [
    (d) => operationOf(d).tags.push('twos'),
    'additive',
    /`tags` changed from `\["ones"\]` to `\["ones","twos"\]`/,
  ],
  'another first tag': [
    (d) => operationOf(d).tags.unshift('twos'),
    'breaking',
    /moved from the tag `"ones"` to `"twos"`/,
  ],
  'deprecated: false of an operation': [
    (d) => (operationOf(d).deprecated = false),
    'additive',
    /`deprecated` `false` was added/,
  ],
  'a summary': [(d) => (operationOf(d).summary = 'Does one.'), 'additive', /descriptions or ex/],
  'a body that need not be': [
    (d) => (operationOf(d).requestBody.required = false),
    'additive',
    /the body became optional/,
  ],
  'another type of the body': [
    (d) => (operationOf(d).requestBody.content['text/plain'] = {}),
    'additive',
    /the body as `text\/plain` was added/,
  ],
  'a parameter that must be': [
    (d) => (operationOf(d).parameters[1].required = true),
    'breaking',
    /query parameter `sort` became required/,
  ],
  'a parameter that is renamed': [
    (d) => (operationOf(d).parameters[1].name = 'order'),
    'breaking',
    /query parameter `sort` was removed/,
  ],
  'a parameter of the path that is renamed': [
    (d) => {
      const item = d.paths['/one/{id}']
      delete d.paths['/one/{id}']
      item.post.parameters[0].name = 'key'
      d.paths['/one/{key}'] = item
    },
    'breaking',
    /path parameter `key` was called `"id"`/,
  ],
  'a success that became another one': [
    (d) => (operationOf(d).responses['202'] = { description: 'Accepted.' }),
    'breaking',
    /the reply 202 was added/,
  ],
  'a refusal more': [
    (d) => (operationOf(d).responses['409'] = { description: 'In use.' }),
    'additive',
    /the reply 409 was added/,
  ],
  'a header of the reply': [
    (d) => (operationOf(d).responses['200'].headers = { Age: { schema: { type: 'integer' } } }),
    'additive',
    /header `Age` of the reply 200 was added/,
  ],
  'no security in place of none': [(d) => (operationOf(d).security = []), 'none'],
  'a server': [
    (d) => (d.servers = [{ url: 'https://one.example' }]),
    'additive',
    /server `"https:\/\/one.example"` was added/,
  ],
  'an operation': [
    (d) => (d.paths['/two'] = { get: { operationId: 'two', responses: {} } }),
    'additive',
    /^added$/,
  ],
  'another operationId': [
    (d) => (operationOf(d).operationId = 'first'),
    'breaking',
    /operationId `"one"` became `"first"`/,
  ],
  'a version': [(d) => (d.info.version = '1.0.1'), 'additive'],
  'a component that nothing uses': [
    (d) => (d.components.schemas.Unused = { type: 'string' }),
    'additive',
    /`#\/components\/schemas\/Unused`, which nothing uses, was added/,
  ],
  'an extension': [(d) => (d['x-owner'] = 'us'), 'unjudged', /`x-owner` `"us"` was added/],
  'what an event sends': [
    (d) => (d.components.schemas.Box.properties.a = { type: 'integer' }),
    'breaking',
    /`Box.a` in replies: `type` changed/,
  ],
}

t.test('80 judgements of schemas, for those who write and those who read them', (t) => {
  t.equal(Object.keys(pairs).length, 40)
  for (const [name, [before, after, whenWritten, whenRead]] of Object.entries(pairs)) {
    t.equal(worstOf(documentOf(before), documentOf(after)), whenWritten, `${name}, in requests`)
    t.equal(worstOf(documentOf({}, before), documentOf({}, after)), whenRead, `${name}, in replies`)
  }
  t.end()
})

t.test('28 judgements of operations, events and documents', (t) => {
  t.equal(Object.keys(changes).length, 28)
  for (const [name, [change, judgement, text = /./]] of Object.entries(changes)) {
    const before = documentOf()
    const after = documentOf()
    change(after)
    t.equal(worstOf(before, after), judgement, name)
    if (judgement === 'none') continue
    const texts = diffContracts(before, after)
      .filter(({ impact }) => impact === judgement)
      .map((one) => one.text)
    t.ok(
      texts.some((one) => text.test(one)),
      `${name}: ${texts.join('; ')}`,
    )
  }
  t.end()
})
