import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { parseYaml } from '../../scripts/contract/yaml.ts'
import type { Json } from '../../scripts/contract/document.ts'
import { isSentence, undescribed } from '../../scripts/generate/descriptions.ts'
import { root } from '../../src/lib/root.ts'

const read = () => parseYaml(readFileSync(join(root, 'openapi.yaml'), 'utf8')) as Json

t.test('everything in the contract has a description in full sentences', async (t) => {
  t.same(undescribed(read()), [])
})

t.test('each part that lacks a description is listed by its pointer', async (t) => {
  const document = read()
  delete document.components.schemas.Tag.properties.name.description
  delete document.components.schemas.Tag.properties.id.description
  delete document.paths['/tags/{id}'].patch.description
  document.components.parameters.TagId.description = 'Of the tag.'
  document.components.schemas.UserWorkload.properties.byStatus.properties.open.description = 'Open.'

  t.strictSame(undescribed(document).sort(), [
    '/components/parameters/TagId: "Of the tag."',
    '/components/schemas/Tag/properties/id',
    '/components/schemas/Tag/properties/name',
    '/components/schemas/UserWorkload/properties/byStatus/properties/open: "Open."',
    '/paths/~1tags~1{id}/patch',
  ])
})

t.test('a description is no fragment', async (t) => {
  t.ok(isSentence('Size of the file in bytes.'))
  t.ok(isSentence('Number of seconds, or null if it is unknown.'))
  for (const text of [
    undefined,
    '',
    'In bytes, as stored.',
    'Of the same conversation.',
    'size of the file in bytes.',
    'Size of the file in bytes',
    'Null while open.'.slice(0, 10),
    'E.164.',
  ]) {
    t.notOk(isSentence(text), String(text))
  }
})
