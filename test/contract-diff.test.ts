import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { describeChanges, diffContracts } from '../scripts/contract/diff.ts'
import { objections } from '../scripts/contract/released.ts'
import { root } from '../src/lib/root.ts'
import type { Json } from './helpers/client.ts'

const text = readFileSync(join(root, 'openapi.yaml'), 'utf8')
const json = JSON.stringify(
  excerpt(JSON.parse(readFileSync(join(root, 'generated', 'openapi.json'), 'utf8'))),
)
const schemas = 'schemas'

/** The contract with the paths and events that are changed here alone, which is read in a tenth of the time. */
function excerpt({ paths, webhooks, ...others }: Json): Json {
  const some = (named: Json, pattern: RegExp) =>
    Object.fromEntries(Object.entries(named).filter(([name]) => pattern.test(name)))
  return {
    ...others,
    paths: some(paths, /^\/(tags|roles|permissions|tickets)(\/\{id\})?$/),
    webhooks: some(webhooks, /^(tag|ticket)\.created$/),
  }
}

/** The contract with something changed. */
function changed(change: (document: Json) => void): string {
  const document = JSON.parse(json) as Json
  change(document)
  return JSON.stringify(document)
}

const of = (document: Json, name: string): Json => document.components[schemas][name]
const listTags = (document: Json): Json => document.paths['/tags'].get
const remove = (list: Json[], value: Json) => list.splice(list.indexOf(value), 1)

const breaking: Readonly<Record<string, [change: (document: Json) => void, told: RegExp]>> = {
  'a removed operation': [(d) => delete d.paths['/roles/{id}'].delete, /api removed/],
  'a removed path': [(d) => delete d.paths['/permissions'], /path removed/],
  'a removed member of replies': [
    (d) => {
      delete of(d, 'Tag').properties.usageCount
      remove(of(d, 'Tag').required, 'usageCount')
    },
    /removed the required property `data\/(items\/)?usageCount`/,
  ],
  'a removed member of requests': [
    (d) => delete of(d, 'TagCreate').properties.color,
    /removed the request property `color`/,
  ],
  'a narrowed enum': [(d) => of(d, 'TicketPriority').enum.pop(), /removed the enum value `urgent`/],
  'a new required member of requests': [
    (d) => of(d, 'TagCreate').required.push('color'),
    /`color` became required/,
  ],
  'a new required parameter': [
    (d) =>
      listTags(d).parameters.push({
        name: 'must',
        in: 'query',
        required: true,
        schema: { type: 'string', maxLength: 5 },
      }),
    /new required `query` request parameter `must`/,
  ],
  'a removed parameter': [
    (d) => {
      const { parameters } = d.paths['/roles'].get
      remove(
        parameters,
        parameters.find((one: Json) => one.name === 'q'),
      )
    },
    /deleted the `query` request parameter `q`/,
  ],
  'a changed type': [
    (d) => (of(d, 'Tag').properties.position = { type: 'string', maxLength: 10 }),
    /type\/format changed from `integer`/,
  ],
  'a changed status': [
    (d) => {
      const { responses } = d.paths['/tags'].post
      responses['200'] = responses['201']
      delete responses['201']
    },
    /success response with the status `201`/,
  ],
  'a removed scope': [
    (d) => remove(of(d, 'Scope').enum, 'tags:write'),
    /removed the enum value `tags:write`/,
  ],
  'another scope': [
    (d) => (listTags(d).security = [{ bearer: ['tags:write'] }]),
    /security scope `tags:write`/,
  ],
  'a shorter text': [
    (d) => (of(d, 'TagCreate').properties.name.maxLength = 50),
    /maxLength was decreased to `50`/,
  ],
  'a member that may be null': [
    (d) => (of(d, 'Tag').properties.name.type = ['string', 'null']),
    /became nullable/,
  ],
  'another operationId': [(d) => (listTags(d).operationId = 'listLabels'), /`listTags` removed/],
}

const additive: Readonly<Record<string, (document: Json) => void>> = {
  'a new operation': (d) => {
    const get = structuredClone(listTags(d))
    d.paths['/labels'] = { get: { ...get, operationId: 'listLabels' } }
  },
  'a new member of replies': (d) => {
    of(d, 'Tag').properties.icon = { type: 'string', maxLength: 8 }
    of(d, 'Tag').required.push('icon')
  },
  'a new optional member of requests': (d) =>
    (of(d, 'TagCreate').properties.icon = { type: 'string', maxLength: 8 }),
  'a new optional parameter': (d) =>
    listTags(d).parameters.push({
      name: 'icon',
      in: 'query',
      schema: { type: 'string', maxLength: 8 },
    }),
  'a wider enum': (d) => of(d, 'TicketPriority').enum.push('critical'),
  'a new scope': (d) => of(d, 'Scope').enum.push('labels:read'),
  'a longer text': (d) => (of(d, 'TagCreate').properties.name.maxLength = 200),
  'a member that no longer has to be given': (d) => remove(of(d, 'TicketCreate').required, 'title'),
  'a new problem code': (d) => of(d, 'ProblemCode').enum.push('out_of_ink'),
  'another description': (d) => (listTags(d).description = 'All of them.'),
  'a new example': (d) => (d.components.examples.Other = { value: {} }),
}

t.test('every kind of breaking change is named', (t) => {
  for (const [name, [change, told]] of Object.entries(breaking)) {
    const changes = diffContracts(json, changed(change))

    const [first] = changes
    t.equal(first?.isBreaking, true, name)
    t.ok(
      changes.some((one) => one.isBreaking && told.test(one.text)),
      `${name}: ${changes.map((one) => one.text).join('; ')}`,
    )
  }
  t.end()
})

t.test('additive changes pass', (t) => {
  for (const [name, change] of Object.entries(additive)) {
    const changes = diffContracts(json, changed(change))

    t.same(
      changes.filter(({ isBreaking }) => isBreaking),
      [],
      name,
    )
  }
  t.end()
})

t.test('what changes in many places is told once', (t) => {
  const changes = diffContracts(
    json,
    changed((d) => {
      of(d, 'ProblemCode').enum.push('out_of_ink')
      of(d, 'TagCreate').required.push('color')
    }),
  )

  const markdown = describeChanges(changes, 'markdown')
  const plain = describeChanges(changes, 'text')

  t.match(markdown, /^## Contract: 1 breaking, \d additive\n\n### Breaking\n\n- /)
  t.match(markdown, '`POST /tags (createTag)`')
  t.match(
    markdown,
    /### Additive\n\n- added the new `out_of_ink`.*\n( {2}- .*\n){4} {2}- and \d+ more/,
  )
  t.match(plain, /^breaking {2}.*\n {12}POST \/tags \(createTag\)\n/)
  t.match(plain, /1 breaking, \d additive$/)
  t.equal(describeChanges([], 'text'), '0 breaking, 0 additive')
  t.throws(() => diffContracts(text, 'title: no contract'), { message: /no OpenAPI document/ })
  t.end()
})

t.test('a breaking change needs a version and an entry that say so', (t) => {
  const change = { isBreaking: true, kind: 'x', text: 'gone', where: [] }
  const log = (version: string, line: string) =>
    `# Changelog\n\n## ${version}\n\n### Contract\n\n- ${line}\n\n### Behaviour\n\n- **Breaking** x\n\n## 0.1.0\n`
  const judge = (before: string, after: string, line: string, changes = [change]) =>
    objections(changes, { before, after }, log(after, line)).length

  t.equal(judge('1.2.0', '2.0.0', '**Breaking**: gone'), 0)
  t.equal(judge('0.1.0', '0.2.0', '**Breaking**: gone'), 0)
  t.equal(judge('1.2.0', '1.3.0', '**Breaking**: gone'), 1, 'the version')
  t.equal(judge('1.2.0', '2.0.0', 'gone'), 1, 'the entry')
  t.equal(judge('1.2.0', '1.2.0', 'gone'), 2)
  t.equal(judge('1.2.0', '1.2.0', 'gone', [{ ...change, isBreaking: false }]), 0)
  t.end()
})
