import { type ProblemCode, problems } from '../../../src/errors.ts'
import { type Json, resolve } from '../../contract/document.ts'
import type { Model, Operation } from '../../contract/model.ts'
import { remedies } from './remedies.ts'
import { type Entry, type Index, newIndex } from './search.ts'
import type { Text } from './texts.ts'

/** Everything of the documentation that can be found. */
export function indexOf(model: Model, texts: readonly Text[]): Index {
  return newIndex(
    [
      ...areaEntries(model),
      ...model.operations.map((operation) => operationEntry(model, operation)),
      ...eventEntries(model),
      ...schemaEntries(model),
      ...errorEntries(),
      ...toolEntries(),
      ...texts.filter(({ file }) => file !== 'changelog.html').flatMap(sectionEntries),
    ].map((entry, id) => ({ id, ...entry })),
  )
}

type Written = Omit<Entry, 'id'>

function areaEntries({ areas }: Model): Written[] {
  return areas.map(({ name, title, description }) => ({
    kind: 'Area',
    title,
    note: description,
    url: `areas/${name}.html`,
    key: name,
    name,
    words: '',
    text: description,
  }))
}

function operationEntry({ contract }: Model, operation: Operation): Written {
  const { id, area, method, path, summary, description, parameters, scopes } = operation
  const bodies = Object.values<Json>(operation.body?.content ?? {}).map(({ schema }) => schema)
  return {
    kind: 'Operation',
    title: summary,
    note: `${method} ${path}`,
    url: `operations/${id}.html`,
    key: id,
    name: `${id} ${path}`,
    words: [
      area,
      ...scopes,
      ...operation.ownProblems,
      ...parameters.filter((one) => one.in !== 'header').map(({ name }) => name),
      ...bodies.flatMap((schema) => namesOf(contract, schema)),
    ].join(' '),
    text: [
      description,
      ...parameters.filter((one) => one.in === 'query').map((one) => one.description),
    ].join(' '),
  }
}

function eventEntries({ contract, events }: Model): Written[] {
  return events.map(({ type, area, summary, description, scope, schema }) => ({
    kind: 'Event',
    title: summary,
    note: type,
    url: `events/${type}.html`,
    key: type,
    name: type,
    words: [
      area,
      scope,
      'event webhook',
      ...namesOf(contract, resolve(contract, schema).properties?.data),
    ].join(' '),
    text: description,
  }))
}

function schemaEntries({ contract, schemas }: Model): Written[] {
  return schemas
    .filter(({ isWrapper }) => !isWrapper)
    .map(({ name, schema, summary }) => ({
      kind: 'Schema',
      title: name,
      note: summary,
      url: `schemas/${name}.html`,
      key: name,
      name: '',
      words: namesOf(contract, schema).join(' '),
      text: String(schema.description ?? ''),
    }))
}

function errorEntries(): Written[] {
  return (Object.keys(problems) as ProblemCode[]).map((code) => {
    const [status, title, meaning] = problems[code]
    return {
      kind: 'Error',
      title,
      note: `${status} ${code}`,
      url: `errors.html#${code}`,
      key: code,
      name: `${code} ${status}`,
      words: 'error',
      text: `${meaning} ${remedies[code]}`,
    }
  })
}

const tools = [
  [
    'Postman collection',
    'postman.json',
    'Every operation as a collection of Postman, Insomnia or Bruno.',
  ],
  [
    'OpenAPI 3.1 document',
    'openapi.yaml',
    'The contract in YAML, for generators of clients, Swagger and Redoc.',
  ],
  [
    'OpenAPI 3.0 document',
    'openapi-3.0.json',
    'The contract for generators that do not read OpenAPI 3.1.',
  ],
  ['Console', 'console.html', 'Sends requests from the browser: a playground to try operations.'],
  [
    'Reactions',
    'reactions.html',
    'What follows from an event, such as why a ticket is reopened or a case is closed.',
  ],
] as const

function toolEntries(): Written[] {
  return tools.map(([title, url, text]) => {
    return { kind: 'Guide', title, note: text, url, key: '', name: '', words: '', text }
  })
}

/** A section of a guide each. */
function sectionEntries({ file, title, written }: Text): Written[] {
  const parts = written.html.split(/(?=<h[23] id=")/)
  return parts.flatMap((part) => {
    const [, id, heading] = /^<h[23] id="([^"]+)">(.*?)<\/h[23]>/s.exec(part) ?? []
    if (id === undefined && title === 'Guide') return []
    const text = textOf(part)
    return {
      kind: 'Guide' as const,
      title: heading === undefined ? title : textOf(heading),
      note: title,
      url: id === undefined ? file : `${file}#${id}`,
      key: '',
      name: '',
      words: '',
      text,
    }
  })
}

const characters = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" } as const

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|amp|quot|#39);/g, (_, name: keyof typeof characters) => characters[name])
    .replace(/\s+/g, ' ')
    .trim()
}

/** Names and allowed values of the members of a schema, one level of objects included. */
function namesOf(contract: Json, node: Json, depth = 0): string[] {
  if (node === undefined) return []
  const schema = resolve(contract, node)
  const inner: Json[] = [
    ...(schema.items ? [schema.items] : []),
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
  ]
  return [
    ...(schema.enum ?? []).map(String),
    ...Object.entries<Json>(schema.properties ?? {}).flatMap(([name, member]) => [
      name,
      ...(depth < 1 ? namesOf(contract, member, depth + 1) : []),
    ]),
    ...inner.flatMap((part) => namesOf(contract, part, depth)),
  ]
}
