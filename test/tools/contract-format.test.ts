import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { formatContract, formatFaults } from '../../scripts/contract/format.ts'
import { mark } from '../../scripts/contract/generated.ts'
import { root } from '../../src/lib/root.ts'

const text = readFileSync(join(root, 'openapi.yaml'), 'utf8')
const lines = text.split('\n')

t.test('the contract is in its order, and any other order leads back to it', (t) => {
  t.equal(formatContract(text), text)
  const paths = /^paths:\n([\s\S]*?)^webhooks:\n/m.exec(text)?.[1] ?? ''
  const operations = paths.split(/^(?= {2}\/)/m)
  const turned = [operations[0], ...operations.slice(1).reverse()].join('')
  t.equal(formatContract(text.replace(paths, () => `${turned.trimEnd()}\n\n`)), text)
  t.end()
})

t.test('generated lines are written again when they are missing', async (t) => {
  const own = lines.filter((line) => !line.endsWith(mark))
  t.ok(lines.length - own.length > 1500)
  t.equal(formatContract(own.join('\n')), text)
})

t.test('lines that say the same without the mark are replaced', async (t) => {
  t.equal(formatContract(text.replaceAll(mark, '')), text)
})

t.test('an envelope that says something else stays', async (t) => {
  const envelope = lines.find((line) => line.startsWith('    TagList: { type'))
  if (envelope === undefined) throw new Error('the contract has no TagList')
  const own = envelope.replace(mark, '').replace('maxItems: 100', 'maxItems: 7')

  const formatted = formatContract(text.replace(envelope, () => own))

  t.equal(
    formatted,
    text.replace(envelope, () => own),
  )
})

t.test('what is missing is named, all at once', async (t) => {
  const without = lines.filter(
    (line) => !line.startsWith('    TagList: { type') && line !== `        - tag.created${mark}`,
  )
  t.same(formatFaults(text), [])
  t.same(formatFaults(without.join('\n')), [
    'components/schemas/EventType/enum is out of date',
    'components/schemas/TagList is missing',
  ])
})

t.test('a new operation receives its responses, headers and envelopes', async (t) => {
  const operation = `  /tags/{id}/restore:
    parameters:
      - $ref: '#/components/parameters/TagId'
    post:
      operationId: restoreTag
      tags: [tags]
      summary: Restore a tag
      security: [{ bearer: ['tags:write'] }]
      x-problems: [merged]
      parameters:
        - $ref: '#/components/parameters/IdempotencyKey'
      responses:
        '200':
          description: The restored tag.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/TagReply' }
`
  const formatted = formatContract(text.replace('  /telephony/cdrs:\n', (next) => operation + next))

  const [, written = ''] = formatted.split('operationId: restoreTag\n')
  const [own = ''] = written.split(/^ {2}\S/m)
  t.match(own, "headers: { ETag: { $ref: '#/components/headers/ETag' }, X-Request-Id: {")
  t.match(own, "'410': { $ref: '#/components/responses/Gone' } # generated")
  t.same(
    [...own.matchAll(/^ {8}'(\d+)'/gm)].map(([, status]) => status).join(' '),
    '200 400 401 403 404 406 409 410 422 429 500 503',
  )
})
