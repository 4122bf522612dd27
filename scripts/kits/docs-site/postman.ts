import { formType, jsonType, multipartType, type Json } from '../../contract/document.ts'
import { exampleOf, type Model, type Operation, type Parameter } from '../../contract/model.ts'

/** The operations as a collection of Postman (format 2.1): a folder for each area, a token and a URL as variables. */
export function postmanOf(model: Model): Json {
  const { info } = model.contract
  return {
    info: {
      name: info.title,
      description: info.description,
      version: info.version,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: model.url, type: 'string' },
      { key: 'token', value: '', type: 'string' },
    ],
    item: model.areas.map(({ title, description, operations }) => ({
      name: title,
      description,
      // A folder that is run as a whole needs its objects until then
      item: operations
        .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))
        .map((operation) => itemOf(model, operation)),
    })),
  }
}

function itemOf(model: Model, operation: Operation): Json {
  const { id, method, path, summary, description, parameters, isPublic } = operation
  const inPath = parameters.filter((one) => one.in === 'path')
  const query = parameters.filter((one) => one.in === 'query').map(queryOf)
  const segments = path
    .slice(1)
    .replace(/\{(\w+)\}/g, ':$1')
    .split('/')
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`)
  const body = bodyOf(model, operation)
  const mediaType = Object.keys(operation.body?.content ?? {})[0]
  return {
    name: summary,
    request: {
      method,
      description: `${description}\n\nOperation \`${id}\`.`,
      ...(isPublic && { auth: { type: 'noauth' } }),
      header:
        mediaType === undefined || mediaType === multipartType
          ? []
          : [{ key: 'Content-Type', value: mediaType }],
      url: {
        raw: `{{baseUrl}}/${segments.join('/')}${sent.length > 0 ? `?${sent.join('&')}` : ''}`,
        host: ['{{baseUrl}}'],
        path: segments,
        query,
        variable: inPath.map(({ name, description, example }) => {
          return { key: name, value: String(example), description }
        }),
      },
      ...(body && { body }),
    },
    response: [],
  }
}

/** A parameter of the query; only those that are required are sent. */
function queryOf({ name, isRequired, description, example }: Parameter): Json {
  const value = [example ?? ''].flat().join(',')
  return { key: name, value, description, disabled: !isRequired }
}

function bodyOf({ contract }: Model, { body }: Operation): Json {
  const [type, media] = Object.entries<Json>(body?.content ?? {})[0] ?? []
  if (type === undefined) return undefined
  const example = exampleOf(contract, media)
  if (type === jsonType) {
    const raw = JSON.stringify(example, null, 2)
    return { mode: 'raw', raw, options: { raw: { language: 'json' } } }
  }
  if (type !== multipartType && type !== formType) return { mode: 'file', file: {} }
  const fields = Object.entries<Json>(example ?? {}).flatMap(([key, value]) =>
    [value].flat().map((one: Json) =>
      key === 'file'
        ? { key, type: 'file', src: [] }
        : {
            key,
            type: 'text',
            value: typeof one === 'object' ? JSON.stringify(one) : String(one),
          },
    ),
  )
  return type === formType
    ? { mode: 'urlencoded', urlencoded: fields }
    : { mode: 'formdata', formdata: fields }
}
