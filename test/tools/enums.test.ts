import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { Json } from '../../scripts/contract/document.ts'
import { parseYaml } from '../../scripts/contract/yaml.ts'
import { checkEnums } from '../../scripts/generate/enums.ts'
import { checkKeywords, checkTags } from '../../scripts/generate/keywords.ts'
import { checkComponentNames } from '../../scripts/generate/rules.ts'
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

t.test('a keyword that no tool knows is a breach, wherever it is', async (t) => {
  const document = read()
  t.same(breachesOf(checkKeywords, document), [])

  document.components.schemas.Tag.properties.name['call or ticket.'] = null
  document.components.parameters.TagId.schema.maxLenght = 36
  document.components.schemas.TicketCreate.then.required_ = []

  t.same(breachesOf(checkKeywords, document).sort(), [
    'Tag/name: "call or ticket." is no keyword of a schema',
    'TicketCreate/then: "required_" is no keyword of a schema',
    'components/parameters/TagId: "maxLenght" is no keyword of a schema',
  ])
})

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
