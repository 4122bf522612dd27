import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import type { Law } from './findings.ts'
import { type Options, judge, type Report } from './run.ts'
import { connect } from '../../src/db/pool.ts'
import { createDemo } from '../../src/demo.ts'
import { root } from '../../src/lib/root.ts'
import { diskStore } from '../../src/storage/disk.ts'
import { createToken, createWorkspace } from '../../src/workspaces.ts'
import { type Client, clientOf, document } from '../../test/helpers/client.ts'
import { cloneDatabase } from '../../test/helpers/database.ts'
import { run as startServer } from '../../test/helpers/program.ts'
import { type Bug, spoiled } from '../../test/helpers/spoiler.ts'
import { start, type Workspace } from '../../test/helpers/start.ts'
import { until } from '../../test/helpers/until.ts'

async function judged(workspace: Workspace, options: Partial<Options> = {}): Promise<Report> {
  const { api, origin, token } = workspace
  const { body } = await api.getCurrentApiToken()
  const { name } = body.data.workspace
  return judge({ base: origin, token, document, workspace: name, ...options })
}

t.test('our own program keeps every law, and has no more than before', async (t) => {
  const { origin, token } = await startProgram(t)
  const api = clientOf(origin, token)
  const before = await totals(api)
  const json = join(t.testdir(), 'report.json')
  const args = await argumentsFor({ api, origin, token }, '--json', json)

  const { code, stdout } = await run(args).ended
  const report: Report = JSON.parse(readFileSync(json, 'utf8'))

  t.comment(`${report.requests} requests in ${report.seconds.toFixed(1)} s`)
  t.same(report.violations, [])
  t.same(removable(report), [])
  const after = await totals(api)
  const kept = (resource: string) =>
    report.leftBehind.filter((line) => line.startsWith(`${resource} `)).length
  t.same(after, {
    ...before,
    files: (before['files'] ?? 0) + kept('media_file'),
    fields: (before['fields'] ?? 0) + kept('custom_field'),
  })
  t.match({ code, report }, { code: 0, report: { isWhole: true, wrote: true } })
  const tags = new Set(Object.keys(report.checks).map((cell) => cell.split(' ')[1]))
  t.same([...tags].sort(), document.tags.map(({ name }: { name: string }) => name).sort())
  for (const tag of tags) t.match(stdout, new RegExp(`^${tag} +\\d`, 'm'), `${tag} has its row`)
  t.match(stdout, /Not tried, because\n/)
})

t.test('a workspace in which there is nothing is enough', async (t) => {
  const workspace = await start()
  const { pool, origin } = workspace
  const now = new Date().toISOString()
  const token = await pool.transaction(async (db) => {
    const id = await createWorkspace(db, 'bare', now)
    return createToken(db, id, { name: 'Bare', scopes: ['*'], days: 1 }, now)
  })

  const report = await judge({
    base: origin,
    token,
    document,
    workspace: 'bare',
    only: ['tickets', 'media-manager', 'users', 'examples', 'idempotency', 'pages'],
  })

  t.same(report.violations, [])
  t.same(removable(report), [])
})

t.test('without a workspace nothing is written', async (t) => {
  const workspace = await start()
  const { admin } = workspace.database
  const written = async () =>
    admin`select pg_stat_clear_snapshot(), (select count(*) from idempotency_keys) as keys,
      (select sum(version) from tickets) as tickets, (select count(*) from api_tokens) as tokens,
      (select sum(version) from contacts) as contacts, (select sum(version) from tags) as tags`
  const before = await written()

  const report = await judge({ base: workspace.origin, token: workspace.token, document })

  t.same(report.violations, [])
  t.same(await written(), before)
  t.match(report, { wrote: false, leftBehind: [] })
  t.ok(report.untried.some(({ operation }) => operation === 'createTag'))
  t.ok(report.untried.every(({ reason }) => reason.length > 0))
})

t.test('what was made is removed when it is stopped in the middle', async (t) => {
  const workspace = await start()
  const before = await totals(workspace.api)
  const { child, ended } = run(await argumentsFor(workspace, '--only', 'bounds,tags,categories'))

  await until(async () => (await totals(workspace.api))['tags'] !== before['tags'])
  child.kill('SIGINT')
  const { code, stdout, stderr } = await ended

  t.equal(code, 130)
  t.match(stderr, /what was made is removed first/)
  t.match(stdout, /stopped before the end/)
  t.notMatch(stdout, /Left behind/)
  t.same(await totals(workspace.api), before)
})

t.test('it waits as long as it is told to', async (t) => {
  const workspace = await start()
  const sent: number[] = []
  let refused = 0
  const base = await spoiled(t, workspace.origin, {
    answer(passing) {
      sent.push(performance.now())
      if (sent.length === 3) passing.replyHeaders['ratelimit'] = '"default";r=1;t=1'
      // What was carried out may not be sent again
      if (refused > 0 || sent.length < 5 || passing.method !== 'GET') return
      refused = sent.length
      passing.status = 429
      passing.replyHeaders['retry-after'] = '1'
    },
  })

  const report = await judged(workspace, { base, only: ['tags', 'etags'] })

  t.same(report.violations, [])
  const pauses = sent.slice(1).map((at, index) => at - (sent[index] ?? 0))
  t.ok((pauses[2] ?? 0) > 950, `${pauses[2]} ms after the last but one of a window`)
  const afterRefusal = pauses[refused - 1] ?? 0
  t.ok(afterRefusal > 950, `${afterRefusal} ms after a 429`)
})

const isTag = ({ url }: { url: URL }) => /^\/api\/v1\/tags\/[^/]+$/.test(url.pathname)
const isTags = ({ url }: { url: URL }) => url.pathname === '/api/v1/tags'

interface Planted extends Bug {
  readonly law: Law
  readonly only: readonly string[]
  readonly message: RegExp
}

const bugs: Record<string, Planted> = {
  'a wrong status': {
    answer(passing) {
      if (isTags(passing) && passing.status === 201) passing.status = 200
    },
    only: ['tags', 'examples'],
    law: 'replies',
    message: /answers 200, which is not documented/,
  },
  'a member too many': {
    answer(passing) {
      if (isTag(passing) && passing.reply?.data) passing.reply.data.workspaceId = 1
    },
    only: ['tags', 'examples'],
    law: 'replies',
    message: /200 breaks its schema at \/data\/workspaceId/,
  },
  'a member too few': {
    answer(passing) {
      if (isTags(passing))
        passing.reply?.data?.forEach?.((tag: { color?: string }) => delete tag.color)
    },
    only: ['tags', 'examples'],
    law: 'replies',
    message: /200 breaks its schema at \/data\/\*\/color: must have required property/,
  },
  'a wrong total': {
    answer(passing) {
      if (isTags(passing) && passing.url.searchParams.get('page') === '2') passing.reply.total += 1
    },
    only: ['tags', 'pages'],
    law: 'pages',
    message: /the total is \d+ on page 2, \d+ before/,
  },
  'a page that comes twice': {
    ask(passing) {
      if (isTags(passing) && passing.url.searchParams.get('page') === '2') {
        passing.url.searchParams.set('page', '1')
      }
    },
    answer(passing) {
      if (isTags(passing) && passing.reply?.page === 1) {
        passing.reply.page = Number(passing.url.searchParams.get('page'))
      }
    },
    only: ['tags', 'pages'],
    law: 'pages',
    message: /a row is on two pages/,
  },
  'a walk that ends too early': {
    answer(passing) {
      if (passing.url.searchParams.has('starting_after')) passing.reply.has_more = false
    },
    only: ['groups', 'pages'],
    law: 'pages',
    message: /the walk by starting_after is not the whole list/,
  },
  'a lost ETag': {
    answer(passing) {
      if (isTag(passing)) delete passing.replyHeaders['etag']
    },
    only: ['tags', 'etags'],
    law: 'replies',
    message: /200 lacks the header ETag/,
  },
  'an If-Match that is ignored': {
    ask(passing) {
      delete passing.headers['if-match']
    },
    only: ['tags', 'etags'],
    law: 'etags',
    message: /If-Match of another version is answered 200/,
  },
  'a replay that does not say so': {
    answer(passing) {
      delete passing.replyHeaders['idempotency-replayed']
    },
    only: ['tags', 'idempotency'],
    law: 'idempotency',
    message: /answered without Idempotency-Replayed: true/,
  },
  'a key that is ignored': {
    ask(passing) {
      delete passing.headers['idempotency-key']
    },
    only: ['tags', 'idempotency'],
    law: 'idempotency',
    message: /a key of another body is answered 201/,
  },
  'a problem without its code': {
    answer(passing) {
      if (passing.status >= 400) delete passing.reply.code
    },
    only: ['tags', 'negatives'],
    law: 'problems',
    message: /the problem of a 400 has no code/,
  },
  'a problem with another request id': {
    answer(passing) {
      if (passing.status >= 400) passing.reply.requestId = 'another'
    },
    only: ['tags', 'negatives'],
    law: 'problems',
    message: /requestId of validation_failed is not the X-Request-Id/,
  },
  'an unknown member that is taken': {
    ask(passing) {
      delete passing.body?.surplus
    },
    only: ['tags', 'bounds'],
    law: 'bounds',
    message: /body \/surplus \(an unknown member\) is unsound and taken/,
  },
  'a bound that is one too wide': {
    ask(passing) {
      if (passing.body?.name?.length === 101) passing.body.name = 'x'.repeat(100)
    },
    only: ['tags', 'bounds'],
    law: 'bounds',
    message: /body \/name \(101 characters\) is unsound and taken/,
  },
  'a 500 for a 400': {
    answer(passing) {
      if (passing.status !== 400) return
      passing.status = 500
      Object.assign(passing.reply, { status: 500, code: 'internal_error' })
    },
    only: ['tags', 'negatives'],
    law: 'negatives',
    message: /an unknown query parameter is answered 500 internal_error, not 400/,
  },
  'an error page': {
    answer(passing) {
      if (passing.status !== 404) return
      passing.replyHeaders['content-type'] = 'text/html'
      passing.reply = '<h1>Not found</h1>'
    },
    only: ['tags', 'auth'],
    law: 'problems',
    message: /404 is no application\/problem\+json/,
  },
}

t.test('each planted bug is named', async (t) => {
  for (const [name, { only, law, message, ...bug }] of Object.entries(bugs)) {
    const workspace = await start()
    const base = await spoiled(t, workspace.origin, bug)

    const { violations } = await judged(workspace, { base, only })

    const named = violations.filter((found) => found.law === law && message.test(found.message))
    t.ok(named.length > 0, `${name}: ${violations.map((found) => found.message).join('; ')}`)
  }
})

t.test('a token that is let in past its scopes is named', async (t) => {
  const workspace = await start()
  const base = await spoiled(t, workspace.origin, {
    ask: ({ headers }) => {
      if (headers['authorization']) headers['authorization'] = `Bearer ${workspace.token}`
    },
  })

  const { violations } = await judged(workspace, { base, only: ['tags', 'auth'] })

  t.match(violations, [{ law: 'auth' }])
  const messages = violations.map(({ operation, message }) => `${operation}: ${message}`)
  t.ok(messages.some((text) => /^listTags: a token without tags:read is answered 200/.test(text)))
  t.ok(messages.some((text) => /^listTags: a token of nobody is answered 200/.test(text)))
})

t.test('the command tells by its exit code', async (t) => {
  const { api, origin, token } = await start()
  const { body } = await api.getCurrentApiToken()
  const { name } = body.data.workspace
  const json = join(t.testdir(), 'report.json')
  const common = ['--base', origin, '--token', token]
  const broken = await spoiled(t, origin, {
    answer: ({ replyHeaders }) => delete replyHeaders['x-request-id'],
  })

  const sound = await command(
    ...common,
    '--workspace',
    name,
    '--only',
    'tags,negatives',
    '--json',
    json,
  )
  const elsewhere = await command(...common, '--workspace', 'another')
  const nothing = await command(...common, '--only', 'tgas')
  const unknown = await command('--base', origin, '--token', 'swb_none')
  const gone = await command('--base', 'http://127.0.0.1:9', '--token', token)
  const bad = await command('--base', broken, '--token', token, '--only', 'tags,negatives')
  const without = await command('--base', origin)

  t.match(sound, { code: 0, stdout: /0 violations/ })
  t.match(JSON.parse(readFileSync(json, 'utf8')), { violations: [], wrote: true, workspace: name })
  t.match(elsewhere, { code: 2, stderr: /The token's workspace is 'test / })
  t.match(nothing, { code: 2, stderr: /Neither a tag nor a law: tgas/ })
  t.match(unknown, { code: 2, stderr: /The token is refused: token_invalid/ })
  t.match(gone, { code: 2, stderr: /Cannot run/ })
  t.match(bad, { code: 1, stdout: /listTags 400 lacks the header X-Request-Id/ })
  t.match(bad, { stdout: /read only/ })
  t.match(without, { code: 2, stderr: /^Usage/ })
})

/** What stays though something would remove it. */
function removable({ leftBehind }: Report): string[] {
  return leftBehind.filter((line) => !/which nothing removes$|: kept by a [a-z_]+$/.test(line))
}

/** How many there are of what the demo and the kit make. */
async function totals(api: Client): Promise<Record<string, number | undefined>> {
  const [tags, contacts, tickets, categories, folders, files, queues, users, roles, fields] =
    await Promise.all([
      api.listTags(),
      api.listContacts(),
      api.listTickets(),
      api.listCategories({ query: { flat: true } }),
      api.listMediaFolders(),
      api.listMediaFiles(),
      api.listAutomationQueues(),
      api.listUsers(),
      api.listRoles(),
      api.listCustomFields(),
    ])
  return Object.fromEntries(
    Object.entries({
      tags,
      contacts,
      tickets,
      categories,
      folders,
      files,
      queues,
      users,
      roles,
      fields,
    }).map(([name, reply]) => [name, (reply.body as { total?: number }).total]),
  )
}

/** What `npm start` runs, with the demo workspace. */
async function startProgram(t: Test): Promise<{ origin: string; token: string }> {
  const database = await cloneDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'switchboard-data-'))
  t.teardown(async () => {
    await database.drop()
    rmSync(dataDir, { recursive: true })
  })
  const pool = connect({ url: database.url, size: 1 })
  const store = diskStore(join(dataDir, 'media'))
  const now = new Date().toISOString()
  const { token } = await pool.transaction((db) => createDemo(db, store, 'demo', now))
  await pool.close(1000)
  const program = startServer(t, {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    RATE_LIMIT: '1000000',
    MAX_IN_FLIGHT_PER_TOKEN: '1000',
    DRAIN_DELAY_MS: '0',
  })
  return { origin: await program.origin, token }
}

/** What makes the command judge a workspace, and write in it. */
async function argumentsFor(
  { api, origin, token }: Pick<Workspace, 'api' | 'origin' | 'token'>,
  ...others: string[]
) {
  const { body } = await api.getCurrentApiToken()
  return ['--base', origin, '--token', token, '--workspace', body.data.workspace.name, ...others]
}

interface Ended {
  readonly code: number | string | null
  readonly stdout: string
  readonly stderr: string
}

function run(args: readonly string[]): { child: ChildProcess; ended: Promise<Ended> } {
  const script = join(root, 'scripts', 'conformance', 'main.ts')
  const child = spawn(process.execPath, ['--import=tsx', script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code: code ?? signal, stdout, stderr }))
  })
  return { child, ended }
}

const command = async (...args: string[]) => run(args).ended
