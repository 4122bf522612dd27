import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readFileSync } from 'node:fs'
import t from 'tap'
import { type Json, operationsOf } from '../../scripts/contract/document.ts'
import { memberRules } from '../../scripts/contract/member-rules.ts'
import { openApi30 } from '../../scripts/contract/openapi-30.ts'
import { readContract } from '../../scripts/contract/model.ts'
import { root } from '../../src/lib/root.ts'
import { only } from '../helpers/only.ts'

const contract = readContract()

t.test('the contract in OpenAPI 3.0 is valid', async (t) => {
  const folder = t.testdir({
    'redocly.yaml': 'rules: { struct: error, no-unresolved-refs: error, security-defined: error }',
  })
  const program = join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js')
  const lint = (file: string) =>
    promisify(execFile)(process.execPath, [
      ...[program, 'lint', file, '--config', join(folder, 'redocly.yaml')],
    ])

  const { stderr } = await lint(join(root, 'generated', 'openapi-3.0.json'))

  t.match(stderr, /Your API description is valid/)
})

t.test('the contract in OpenAPI 3.0 has every operation, and no keyword of 3.1', async (t) => {
  const served = JSON.parse(readFileSync(join(root, 'generated', 'openapi-3.0.json'), 'utf8'))
  const described = ([path, method, { operationId, responses, parameters, security }]: readonly [
    string,
    string,
    Json,
  ]) => [path, method, operationId, Object.keys(responses), parameters?.length, security.length]

  t.same(served, openApi30(contract))
  t.same(operationsOf(served).map(described), operationsOf(contract).map(described))
  t.same(Object.keys(served.components), Object.keys(contract.components))
  t.same(served.components.examples, contract.components.examples)
  const wrong: string[] = []
  for (const [name, schema] of Object.entries<Json>(served.components.schemas)) {
    eachNode(schema, (node) => {
      const lacks = ['const', 'if', 'then', 'else', 'propertyNames', 'contentMediaType', 'examples']
      if (lacks.some((key) => node[key] !== undefined && typeof node.type !== 'object')) {
        wrong.push(name)
      }
      if (Array.isArray(node.type) || node.type === 'null') wrong.push(name)
      if (node.$ref !== undefined && Object.keys(node).length > 1) wrong.push(name)
    })
  }
  t.same(wrong, [])
})

t.test('rules between members are sentences', async (t) => {
  const { schemas } = contract.components

  t.same(memberRules(schemas.TicketCreate), [
    'At least one of `contact_id`, `contactId` must be given.',
  ])
  t.match(
    memberRules(schemas.MessageSend),
    only(
      'Exactly one of `contactId`, `conversationId`, `groupId` must be given.',
      'If `messageType` is `text`, `message` must be given and `location` must not be given.',
      'If `messageType` is `location`, `location` must be given and `attachments` must be empty.',
      'If `messageType` is `image` or `video` or `audio` or `file`, `attachments` must be given and not be empty and `location` must not be given.',
    ),
  )
  t.match(openApi30(contract).components.schemas.TicketCreate.description, /At least one of/)
  for (const [name, schema] of Object.entries<Json>(schemas)) {
    if (schema.if === undefined) continue
    const rules = memberRules(schema).join(' ')
    for (const member of namedIn(schema)) t.match(rules, `\`${member}\``, `${name}: ${member}`)
  }
})

/** Calls a function for each schema below one, but not for maps of members. */
function eachNode(schema: Json, visit: (node: Json) => void): void {
  if (schema === null || typeof schema !== 'object') return
  visit(schema)
  for (const [key, child] of Object.entries<Json>(schema)) {
    if (key === 'properties') for (const one of Object.values(child as Json)) eachNode(one, visit)
    if (['allOf', 'anyOf', 'oneOf'].includes(key)) for (const one of child) eachNode(one, visit)
    if (['items', 'additionalProperties', 'not'].includes(key)) eachNode(child, visit)
  }
}

/** Returns the members that the conditions of a schema name. */
function namedIn({ if: condition, then, else: otherwise }: Json): string[] {
  const branches = [condition, then, otherwise].filter((one) => typeof one === 'object')
  return branches.flatMap((branch: Json) => [
    ...Object.keys(branch.properties ?? {}),
    ...(branch.required ?? []),
    ...[...(branch.anyOf ?? []), ...(branch.oneOf ?? [])].flatMap(({ required }) => required ?? []),
    ...namedIn(branch),
  ])
}
