import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { diffContracts } from '../../scripts/kits/contract-diff/diff.ts'
import { formatContract } from '../../scripts/contract/format.ts'
import { modelOf } from '../../scripts/contract/model.ts'
import { referencePages } from '../../scripts/kits/docs-site/reference.ts'
import { readContract as checkedContract } from '../../scripts/generate/contract.ts'
import { mintToken } from '../../src/auth/tokens.ts'
import { root } from '../../src/lib/root.ts'
import { document, type Json } from '../helpers/client.ts'
import { changeIn, copyOfProject } from '../helpers/copy.ts'
import { databaseOf } from '../helpers/database.ts'
import { only } from '../helpers/only.ts'
import { send } from '../helpers/raw.ts'
import { until } from '../helpers/until.ts'

// No operation is deprecated at present, so that a copy of the project deprecates one

t.setTimeout(600_000)

const dates = `
      deprecated: true
      x-deprecated-at: '2026-11-01'
      x-sunset: '2027-05-01'
      x-replaced-by: listCategories`

const undated = '\n      deprecated: true'

/** Runs the generator in a copy; resolves with what it says, and whether it has succeeded. */
function generate(copy: string): Promise<{ isDone: boolean; output: string }> {
  const args = ['--import=tsx', join(copy, 'scripts', 'generate.ts')]
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: copy }, (error, stdout, stderr) => {
      resolve({ isDone: error === null, output: stdout + stderr })
    })
  })
}

/** Starts the server of a copy from its sources; resolves with its address. */
async function serve(t: Test, copy: string, settings: Record<string, string>): Promise<string> {
  const { PATH = '', HOME = '' } = process.env
  const args = ['--import=tsx', join(copy, 'src', 'cli', 'main.ts'), 'start']
  const child = spawn(process.execPath, args, {
    cwd: copy,
    env: { PATH, HOME, PORT: '0', WORKER: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.teardown(() => child.kill('SIGKILL'))
  let stdout = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  const addressOf = () => /Switchboard listens on (http:\S+:\d+),/.exec(stdout)?.[1]
  await until(() => addressOf() !== undefined || child.exitCode !== null)
  return addressOf() ?? ''
}

t.test('days that are missing, cannot be, or are for nothing, are refused', (t) => {
  const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8')
  const cases = [
    [
      'listTags',
      undated,
      "GET /tags: a deprecated operation needs x-deprecated-at: a day, such as '2027",
    ],
    ['listTags', undated, 'GET /tags: a deprecated operation needs x-sunset: a day'],
    [
      'getTag',
      dates.replace('2027-05-01', '2027-02-30'),
      'GET /tags/{id}: a deprecated operation needs x-sunset: a day',
    ],
    [
      'listGroups',
      dates.replace('2027-05-01', '2026-10-31'),
      'GET /groups: x-sunset must be later than x-deprecated-at',
    ],
    [
      'getGroup',
      dates.replace('listCategories', 'listNothing'),
      'GET /groups/{id}: x-replaced-by: there is no operation listNothing',
    ],
    [
      'listCategories',
      "\n      x-sunset: '2027-05-01'",
      'GET /categories: x-sunset is for deprecated operations',
    ],
  ] as const
  const lines = new Map(cases.map(([id, added]) => [id, added]))
  let changed = contract
  for (const [id, added] of lines)
    changed = changed.replace(`operationId: ${id}\n`, `operationId: ${id}${added}\n`)

  // As the generator reads it, which names all faults at once and then ends
  let said = ''
  try {
    checkedContract(formatContract(changed))
  } catch (error) {
    said = (error as Error).message
  }
  for (const [, , says] of cases) t.match(said, says)
  t.end()
})

t.test('every reply of a deprecated operation announces its end', async (t) => {
  const copy = copyOfProject(t)
  changeIn(copy, 'openapi.yaml', 'operationId: listTags', `operationId: listTags${dates}`)
  const { isDone, output } = await generate(copy)
  t.ok(isDone, output)
  t.match(output, /wrote generated\/routes\.ts/)
  const database = await databaseOf(t)
  const token = mintToken()
  const origin = await serve(t, copy, { DATABASE_URL: database.url, BOOTSTRAP_TOKEN: token })
  const get = (target: string, secret = token, method = 'GET') =>
    send(origin, { method, target, headers: [['authorization', `Bearer ${secret}`]] })
  await until(async () => (await get('/api/v1/api-tokens/current')).status === 200)

  const page = '</docs/operations/listTags>; rel="deprecation"; type="text/html"'
  for (const [status, reply] of [
    [200, await get('/api/v1/tags')],
    [200, await get('/api/v1/tags', token, 'HEAD')],
    [400, await get('/api/v1/tags?unknown=1')],
    [401, await get('/api/v1/tags', 'swb_unknown')],
  ] as const) {
    t.equal(reply.status, status)
    t.equal(reply.headers['deprecation'], '@1793491200', `${status}`)
    t.equal(reply.headers['sunset'], 'Sat, 01 May 2027 00:00:00 GMT')
    t.ok(String(reply.headers['link']).endsWith(page), `${status}: ${reply.headers['link']}`)
  }
  const list = await get('/api/v1/tags')
  t.match(list.headers['link'], /^<.*>; rel="first", .*rel="deprecation"/, 'after those of pages')

  const others = [await get('/api/v1/categories'), await get('/api/v1/nowhere')]
  for (const { headers } of others) {
    t.equal(headers['deprecation'], undefined)
    t.equal(headers['sunset'], undefined)
  }

  const after: Json = JSON.parse(readFileSync(join(copy, 'generated', 'openapi.json'), 'utf8'))
  t.match(after.paths['/tags'].get.responses['200'].headers, {
    Deprecation: { required: true, schema: { const: '@1793491200' } },
    Sunset: { required: true, schema: { const: 'Sat, 01 May 2027 00:00:00 GMT' } },
  })

  const changes = diffContracts(document, after)
  t.ok(changes.every(({ impact }) => impact === 'additive'))
  const texts = changes.map(({ text }) => text)
  for (const text of [
    'deprecated since 2026-11-01',
    'the day after which the operation may be missing is 2027-05-01',
    'to be replaced by `"listCategories"`',
  ]) {
    t.ok(texts.includes(text), text)
  }

  const model = modelOf(after, 'http://127.0.0.1:3000')
  const pages = referencePages(model, { canTry: false, reactions: new Set() })
  t.match(pages.get('operations/listTags.html'), /Deprecated<\/strong> since 2026-11-01/)
  t.match(pages.get('operations/listTags.html'), '<code>listCategories</code></a> instead')
  t.match(pages.get('operations.html'), '<span class="required">deprecated</span>')
})

t.test('an end that comes earlier than announced breaks clients', (t) => {
  const withEnd = (sunset: string) => {
    const changed = structuredClone(document)
    Object.assign(changed.paths['/tags'].get, {
      deprecated: true,
      'x-deprecated-at': '2026-11-01',
      'x-sunset': sunset,
    })
    return changed
  }
  const [near, far] = [withEnd('2027-05-01'), withEnd('2027-11-01')]
  const removed = structuredClone(near)
  delete removed.paths['/tags'].get

  t.match(
    diffContracts(far, near),
    only({ impact: 'breaking', text: /moved from 2027-11-01 to 2027-05-01/ }),
  )
  t.match(diffContracts(near, far), only({ impact: 'additive', text: /moved from 2027-05-01/ }))
  t.match(
    diffContracts(near, removed),
    only({
      impact: 'breaking',
      text: 'removed; deprecated since 2026-11-01, announced to end after 2027-05-01',
      where: only('GET /tags (listTags)'),
    }),
  )
  t.end()
})
