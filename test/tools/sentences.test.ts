import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { type Json, lookup, operationsOf } from '../../scripts/contract/document.ts'
import { problemsOf } from '../../scripts/contract/problems.ts'
import { parseYaml } from '../../scripts/contract/yaml.ts'
import { root } from '../../src/lib/root.ts'

const document = parseYaml(readFileSync(join(root, 'openapi.yaml'), 'utf8')) as Json

t.test('a status or code that an operation describes is among its replies', async (t) => {
  let named = 0
  for (const [path, method, operation] of operationsOf(document)) {
    const { operationId, description, parameters = [], responses } = operation
    const own = parameters.map((parameter: Json) => parameter.description ?? '')
    const declared: readonly string[] = problemsOf(document, path, method)
    for (const [, status, code] of [description, ...own]
      .join(' ')
      .matchAll(/\((\d{3})(?: `([a-z_]+)`)?/g)) {
      named += 1
      const isDeclared =
        status !== undefined &&
        status in responses &&
        (code === undefined || declared.includes(code))
      t.ok(isDeclared, `${operationId}: ${status} ${code ?? ''}`)
    }
  }
  t.ok(named > 200, `${named} statuses`)
})

t.test('a name in a description is one of the contract', async (t) => {
  const names = new Set<string>(['camelCase', 'operationId'])
  const texts: string[] = []
  visit(document, (node) => {
    for (const name of [...Object.keys(node.properties ?? {}), ...(node.enum ?? [])])
      names.add(name)
    if (node.operationId) names.add(node.operationId)
    if (node.in) names.add(node.name)
    if (typeof node.description === 'string') texts.push(node.description)
  })
  for (const name of Object.keys(document.components.schemas)) names.add(name)
  const mentioned = texts.flatMap((text) =>
    [...text.matchAll(/`([a-z]+(?:[A-Z][a-z]*)+)`/g)].map(([, name = '']) => name),
  )
  t.ok(mentioned.length > 300, `${mentioned.length} names`)
  t.same(
    mentioned.filter((name) => !names.has(name)),
    [],
  )
})

t.test('a list says where objects without the value come that it is sorted by', async (t) => {
  const without: string[] = []
  for (const [, , { operationId, parameters = [], responses }] of operationsOf(document)) {
    const sort = parameters
      .map((parameter: Json) => lookup(document, parameter))
      .find((parameter: Json) => parameter?.name === 'sort')
    const list = lookup(document, responses['200']?.content?.['application/json']?.schema ?? {})
    const item = lookup(document, list?.properties?.data?.items ?? {})
    if (!sort || !item?.properties) continue
    for (const key of sort.schema.items.enum.filter((one: string) => !one.startsWith('-'))) {
      if (!isNullable(item.properties[key])) continue
      without.push(`${operationId} ${key}`)
      t.match(sort.description, /\b[Ww]ithout\b/, `${operationId} ${key}`)
    }
  }
  t.ok(without.length >= 7, without.join(', '))
})

function isNullable(schema: Json | undefined): boolean {
  if (!schema) return false
  const whole = { ...lookup(document, schema), ...schema }
  return JSON.stringify(whole.type ?? whole.oneOf ?? whole.anyOf ?? '').includes('null')
}

function visit(node: Json, see: (node: Json) => void): void {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) see(node)
  for (const value of Object.values<Json>(node)) visit(value, see)
}
