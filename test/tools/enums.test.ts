import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { Json } from '../../scripts/contract/document.ts'
import { parseYaml } from '../../scripts/contract/yaml.ts'
import { checkEnums } from '../../scripts/generate/enums.ts'
import {
  checkComponentNames,
  checkExamples,
  checkReferences,
  checkTags,
} from '../../scripts/generate/rules.ts'
import { root } from '../../src/lib/root.ts'

const read = () => parseYaml(readFileSync(join(root, 'openapi.yaml'), 'utf8')) as Json

function breachesOf(check: (document: Json, breaches: string[]) => void, document: Json) {
  const breaches: string[] = []
  check(document, breaches)
  return breaches
}

t.test('each value of an enum says what it means', async (t) => {
  const document = read()
  const { schemas } = document.components
  t.same(breachesOf(checkEnums, document), [])

  schemas.CallEndReason.enum.push('vanished')
  schemas.RoutingReason['x-enumDescriptions'].asleep = 'The user sleeps.'
  delete schemas.RouteResult.properties.outcome['x-enumDescriptions'].closed
  schemas.Tag.properties.name.items = { enum: ['a', 'b'] }

  t.same(breachesOf(checkEnums, document).sort(), [
    'CallEndReason: x-enumDescriptions needs a sentence that says what vanished means',
    'RouteResult/outcome: x-enumDescriptions needs a sentence that says what closed means',
    'RoutingReason: x-enumDescriptions explains asleep, which is no value',
    'Tag/name: x-enumDescriptions needs a sentence that says what a means',
    'Tag/name: x-enumDescriptions needs a sentence that says what b means',
  ])
})

t.test('examples are members of examples, wherever they are', async (t) => {
  const document = read()
  t.same(breachesOf(checkExamples, document), [])

  document.paths['/tags'].post.requestBody.content['application/json'].example = {
    name: 'Invoices',
  }
  document.components.schemas.Tag.properties.name.example = 'Invoices'

  t.same(breachesOf(checkExamples, document), [
    'POST /tags, requestBody/content/application/json: write examples, which all tools read, and no example',
    'components/schemas/Tag/properties/name: write examples, which all tools read, and no example',
  ])
})

t.test(
  'a member may be called as what holds an example, and its reference leads somewhere',
  async (t) => {
    const document = read()
    t.same(breachesOf(checkReferences, document), [])

    document.components.schemas.Category.properties.value = { $ref: '#/components/schemas/Valeu' }
    document.components.schemas.Tag.properties.example = { $ref: '#/components/schemas/Exampel' }

    t.same(breachesOf(checkReferences, document), [
      'components/schemas/Category: #/components/schemas/Valeu points nowhere',
      'components/schemas/Tag: #/components/schemas/Exampel points nowhere',
    ])
  },
)

t.test('a tag needs a name for people', async (t) => {
  const document = read()
  t.same(breachesOf(checkTags, document), [])

  delete document.tags[0]['x-displayName']

  t.same(breachesOf(checkTags, document), [
    'the tag agent-activities needs an x-displayName, its name for people',
  ])
})

t.test('generators can tell the names of components apart', async (t) => {
  const document = read()
  t.same(breachesOf(checkComponentNames, document), [])

  document.components.schemas.TAG = {}
  document.components.parameters.Tag = {}

  t.same(breachesOf(checkComponentNames, document), [
    'schemas: Tag and TAG differ only in upper and lower case',
    'parameters: Tag is the name of a schema, too',
  ])
})
