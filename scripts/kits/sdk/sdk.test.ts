import { join } from 'node:path'
import t from 'tap'
import { basePath } from '../../../generated/routes.ts'
import { type Generator, generators } from './generators.ts'
import { judge } from './judge.ts'
import { scenarios } from './scenarios.ts'
import { isSound, tableOf } from './table.ts'
import { script } from '../../../test/helpers/script.ts'
import { start } from '../../../test/helpers/start.ts'

// `npm run sdk` has all generators; this one is there without installing more
const name = 'openapi-fetch'
const generator = generators[name] as Generator

t.test('a generated client type-checks and works against a server', async (t) => {
  const { origin, token } = await start()

  const judgement = await judge(name, generator, { baseUrl: origin + basePath, token })

  t.ok(isSound(judgement), tableOf([judgement]))
  t.equal(judgement.files, 1)
})

t.test('errors of types, scenarios and generators are found', async (t) => {
  const { origin } = await start()
  const connection = { baseUrl: origin + basePath, token: 'unknown' }
  // A contract that lacks what the client asks for; it takes no time, as the whole one does
  const lacking = {
    openapi: '3.1.0',
    info: { title: 'Lacking', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    paths: {},
    components: { schemas: { Contact: { type: 'object' } } },
  }
  const folder = t.testdir({ 'lacking.json': JSON.stringify(lacking) })
  const careless: Generator = {
    ...generator,
    args: (_, output) => generator.args(join(folder, 'lacking.json'), output),
  }
  const failing: Generator = { ...generator, args: () => ['no-such-contract.yaml', '-o', 'x'] }

  const wrong = await judge(name, careless, connection)
  const none = await judge(name, failing, connection)

  t.match(wrong.typeErrors[0], /clients\/openapi-fetch\.ts.*error TS\d+/)
  t.same(Object.keys(wrong.results), Object.keys(scenarios))
  t.match(wrong.results['create'], /token/)
  t.match(none.fault, /no-such-contract/)
  t.same([wrong, none].map(isSound), [false, false])
  const [header = '', , row = ''] = tableOf([wrong]).split('\n')
  t.equal(row.split('|').length, header.split('|').length)
  t.match(row, /openapi-fetch .*failed/)
})

t.test('npm run sdk refuses a generator that it does not know', async (t) => {
  const { code, stderr } = await script('kits/sdk/main', 'openapi-fetsch')

  t.equal(code, 2)
  t.match(stderr, 'Unknown generators: openapi-fetsch.')
})
