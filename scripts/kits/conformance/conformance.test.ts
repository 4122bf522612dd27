import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { conformance } from './command.ts'
import { contractOf } from './contract.ts'
import { type Law, laws } from './findings.ts'
import { type Options, judge, type Report } from './run.ts'
import { connect } from '../../../src/db/pool/pool.ts'
import { createDemo } from '../../../src/workspaces/demo.ts'
import { root } from '../../../src/lib/root.ts'
import { diskStore } from '../../../src/platform/storage/disk.ts'
import { createToken, createWorkspace } from '../../../src/workspaces/workspaces.ts'
import { type Client, clientOf, document, type Json } from '../../../test/helpers/client.ts'
import { cloneDatabase } from '../../../test/helpers/database.ts'
import { only } from '../../../test/helpers/only.ts'
import { run as startServer } from '../../../test/helpers/program.ts'
import { type Bug, type Passing, spoiled } from '../../../test/helpers/spoiler.ts'
import { start, type Workspace } from '../../../test/helpers/start.ts'
import { until } from '../../../test/helpers/until.ts'

async function judged(workspace: Workspace, options: Partial<Options> = {}): Promise<Report> {
  const { api, origin, token } = workspace
  const { body } = await api.getCurrentApiToken()
  const { name } = body.data.workspace
  return judge({ base: origin, token, document, workspace: name, ...options })
}

/**
 * Boundaries of each operation: other tests try those of our own server in full. More by hand:
 * CONFORMANCE_SAMPLE=100 npm test -- conformance
 */
const sample = Number(process.env['CONFORMANCE_SAMPLE'] ?? 1)

t.test('our own program keeps every law, and has no more than before', async (t) => {
  const { origin, token, logOf } = await startProgram(t)
  const api = clientOf(origin, token)
  const before = await totals(api)
  const file = join(t.testdir(), 'report.json')
  const args = await argumentsFor(
    { api, origin, token },
    ...['--sample', String(sample), '--json', file],
  )

  const { code, stdout } = await run(args).ended
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))

  t.comment(`${report.requests} requests in ${report.seconds.toFixed(1)} s`)
  t.same(report.violations, [])
  for (const { requestId } of report.violations) t.comment(logOf(requestId))
  t.same(removable(report), [])
  const after = await totals(api)
  const kept = (resource: string) =>
    report.leftBehind.filter((line) => line.startsWith(`${resource} `)).length
  t.same(after, {
    ...before,
    files: (before['files'] ?? 0) + kept('media_file'),
    fields: (before['fields'] ?? 0) + kept('custom_field'),
    // Those that the settings of OpenID Connect name now
    roles: (before['roles'] ?? 0) + kept('role'),
  })
  t.match({ code, report }, { code: 0, report: { isWhole: true, wrote: true } })
  const tags = new Set(report.trials.map(({ tag }) => tag))
  t.same([...tags].sort(), document.tags.map(({ name }: { name: string }) => name).sort())
  for (const tag of tags) t.match(stdout, new RegExp(`^${tag} +\\d`, 'm'), `${tag} has its row`)
  t.match(stdout, /Not tried, because\n/)
  const read = (id: string) =>
    report.untried.filter(({ law, operation }) => law === 'examples' && operation === id)
  for (const id of ['getEvent', 'getAuditLog', 'getContact', 'getCdr']) {
    t.same(read(id), [], `${id} was answered 200`)
  }
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
      -- The audit log records who downloads the recording of a call
      (select count(*) from changes where action is distinct from 'file.recording_downloaded') as changes,
      (select sum(version) from tickets) as tickets, (select count(*) from api_tokens) as tokens,
      (select sum(version) from contacts) as contacts, (select sum(version) from tags) as tags`
  const before = await written()

  const { origin: base, token } = workspace
  const report = await judge({ base, token, document, sample })

  t.same(report.violations, [])
  t.same(await written(), before)
  t.match(report, { wrote: false, leftBehind: only() })
  t.ok(report.untried.some(({ operation }) => operation === 'createTag'))
  t.same(
    report.untried.filter(({ reason }) => reason === ''),
    [],
  )
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

t.test('it waits as long as the server demands', async (t) => {
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

interface Drift extends Bug {
  /** The operation that no longer does what the contract says. */
  readonly operation: string
  readonly law: Law
  readonly message: RegExp
}

/** Ways in which a server can differ from its contract, each of another operation. */
const drifts: Readonly<Record<string, Drift>> = {
  'a wrong status': {
    operation: 'deleteTag',
    answer: (passing) => {
      if (passing.status === 204) passing.status = 200
    },
    law: 'replies',
    message: /^answers 200, which is not documented/,
  },
  'a missing header': {
    operation: 'getMediaFolder',
    answer: ({ replyHeaders }) => delete replyHeaders['etag'],
    law: 'replies',
    message: /^200 lacks the header ETag/,
  },
  'an undeclared header': {
    operation: 'listMediaFolders',
    answer: ({ replyHeaders }) => (replyHeaders['x-debug'] = '1'),
    law: 'replies',
    message: /^200 has the header x-debug, which is not declared/,
  },
  'a wrong ETag': {
    operation: 'updateTag',
    answer: ({ status, replyHeaders }) => {
      if (status === 200) replyHeaders['etag'] = '"7-00000000"'
    },
    law: 'etags',
    message: /^the ETag of its reply is not that of the get/,
  },
  'a missing member': {
    operation: 'getCategory',
    answer: ({ reply }) => delete reply?.data?.sortOrder,
    law: 'replies',
    message: /^200 breaks its schema at \/data\/sortOrder: must have required property/,
  },
  'an additional member': {
    operation: 'getRole',
    answer: ({ reply }) => reply?.data && (reply.data.workspaceId = 1),
    law: 'replies',
    message: /^200 breaks its schema at \/data\/workspaceId/,
  },
  'a wrong type': {
    operation: 'listRoles',
    answer: ({ reply }) =>
      reply?.data?.forEach?.((role: Json) => (role.userCount = String(role.userCount))),
    law: 'replies',
    message: /^200 breaks its schema at \/data\/\*\/userCount: must be integer/,
  },
  'a value outside its enumeration': {
    operation: 'getCustomField',
    answer: ({ reply }) => reply?.data && (reply.data.type = 'riddle'),
    law: 'replies',
    message: /^200 breaks its schema at \/data\/type: must be equal to one of/,
  },
  'an identifier in upper case': {
    operation: 'mergeTag',
    answer: ({ reply }) => reply?.data && (reply.data.id = reply.data.id.toUpperCase()),
    law: 'replies',
    message: /^200 has upper-case letters in the identifier id/,
  },
  'a list in another order': {
    operation: 'listTags',
    answer: ({ url, reply }) => {
      if (url.searchParams.has('sort')) reply?.data?.reverse?.()
    },
    law: 'pages',
    message: /^sort=-?createdAt is not in that order/,
  },
  'a wrong total': {
    operation: 'listPermissions',
    answer: ({ url, reply }) => {
      if (url.searchParams.get('page') === '2') reply.total += 1
    },
    law: 'pages',
    message: /^the total is \d+ on page 2, \d+ before/,
  },
  'a wrong Link': {
    operation: 'listCategories',
    answer: ({ replyHeaders }) => {
      const { link } = replyHeaders
      if (link) replyHeaders['link'] = link.replace(/([?&]page=)\d+([^>]*>; rel="last")/, '$199$2')
    },
    law: 'pages',
    message: /^the Link last of page 1 of \d+ leads to 99/,
  },
  'a wrong media type': {
    operation: 'getGroup',
    answer: ({ replyHeaders }) => (replyHeaders['content-type'] = 'text/plain'),
    law: 'replies',
    message: /^200 is text\/plain/,
  },
  'a problem without its code': {
    operation: 'deleteCustomField',
    answer: ({ status, reply }) => status >= 400 && delete reply.code,
    law: 'problems',
    message: /^the problem of a 4\d\d has no code/,
  },
  '200 for an unknown identifier': {
    operation: 'updateCustomField',
    answer: (passing) => {
      if (passing.status !== 404) return
      passing.status = 200
      passing.replyHeaders['content-type'] = 'application/json'
      passing.reply = { success: true, data: {} }
    },
    law: 'auth',
    message: /^an unknown id is answered 200/,
  },
  'an If-Match that is ignored': {
    operation: 'updateCategory',
    ask: ({ headers }) => delete headers['if-match'],
    law: 'etags',
    message: /^If-Match of another version is answered 200/,
  },
  'a filter that is ignored': {
    operation: 'listCustomFields',
    ask: ({ url }) => url.searchParams.delete('entity'),
    law: 'filters',
    message: /^the filter entity selects rows with other values/,
  },
  'a page size that is ignored': {
    operation: 'listMediaFiles',
    ask: ({ url }) => url.searchParams.has('pageSize') && url.searchParams.set('pageSize', '20'),
    law: 'pages',
    message: /^a pageSize of \d+ is called 20/,
  },
  'a value that is not kept': {
    operation: 'updateMediaFolder',
    ask: ({ body }) => typeof body?.name === 'string' && delete body.name,
    law: 'echoes',
    message: /^the member name is answered with another value than was written/,
  },
  'a value that is not read back': {
    operation: 'createCategory',
    answer: ({ status, reply }) => status === 201 && (reply.data.value = 'Another'),
    law: 'echoes',
    message: /^the member value is answered with another value than was written$/,
  },
  'an identifier of no version': {
    operation: 'updateRole',
    answer: ({ reply }) => reply?.data && (reply.data.id = '019a0000-0000-0000-8000-000000000001'),
    law: 'replies',
    message: /^200 has no UUID of a version and variant of RFC 9562 as the identifier id/,
  },
  'a time in another format': {
    operation: 'getMediaFile',
    answer: ({ reply }) =>
      reply?.data && (reply.data.createdAt = reply.data.createdAt.replace('T', ' ')),
    law: 'replies',
    message: /^200 has the time createdAt in another form/,
  },
  'a missing Location': {
    operation: 'createMediaFolder',
    answer: ({ replyHeaders }) => delete replyHeaders['location'],
    law: 'replies',
    message: /^201 lacks the header Location/,
  },
  'a walk that ends too early': {
    operation: 'listGroups',
    answer: ({ url, reply }) => {
      if (url.searchParams.has('starting_after')) reply.has_more = false
    },
    law: 'pages',
    message: /^the walk by starting_after is not the whole list/,
  },
  'a replay without its header': {
    operation: 'createRole',
    answer: ({ replyHeaders }) => delete replyHeaders['idempotency-replayed'],
    law: 'idempotency',
    message: /^a repetition is answered without Idempotency-Replayed: true/,
  },
  'a key that is ignored': {
    operation: 'createTag',
    ask: ({ headers }) => delete headers['idempotency-key'],
    law: 'idempotency',
    message: /^a key of another body is answered 201/,
  },
  'a problem with another request': {
    operation: 'deleteRole',
    answer: ({ status, reply }) => status >= 400 && (reply.requestId = 'another'),
    law: 'problems',
    message: /^the requestId of \w+ is not the X-Request-Id/,
  },
  'a 500 for a 400': {
    operation: 'getTag',
    answer: (passing) => {
      if (passing.status !== 400) return
      passing.status = 500
      Object.assign(passing.reply, { status: 500, code: 'internal_error' })
    },
    law: 'negatives',
    message: /^an unknown query parameter is answered 500 internal_error, not 400/,
  },
  'an error page': {
    operation: 'deleteCategory',
    answer: (passing) => {
      if (passing.status !== 404) return
      passing.replyHeaders['content-type'] = 'text/html'
      passing.reply = '<h1>Not found</h1>'
    },
    law: 'problems',
    message: /^404 is no application\/problem\+json/,
  },
  'an unknown member that is accepted': {
    operation: 'updateGroup',
    ask: ({ body }) => delete body?.surplus,
    law: 'bounds',
    message: /^body \/surplus \(an unknown member\) is unsound and taken/,
  },
  'a bound that is one too wide': {
    operation: 'createGroup',
    ask: ({ body }) => {
      if (body?.name?.length === 256) body.name = 'x'.repeat(255)
    },
    law: 'bounds',
    message: /^body \/name \(256 characters\) is unsound and taken/,
  },
}

/** The drifts, as a proxy commits them in front of a server. */
const drifting: Bug = {
  ask: (passing) => driftOf(passing)?.ask?.(passing),
  answer: (passing) => driftOf(passing)?.answer?.(passing),
}

const byOperation = new Map(Object.values(drifts).map((drift) => [drift.operation, drift]))
const { operations, basePath } = contractOf(document)

function driftOf({ method, url }: Passing): Drift | undefined {
  const isAt = (path: string) =>
    new RegExp(`^${basePath}${path.replace(/\{\w+\}/g, '[0-9a-f-]{36}')}$`).test(url.pathname)
  const found = operations.find((each) => each.method === method && isAt(each.path))
  return found && byOperation.get(found.id)
}

t.test('every drift that a proxy plants is noticed', async (t) => {
  const workspace = await start()
  const base = await spoiled(t, workspace.origin, drifting)
  const tagsOf = (...judging: Law[]) => {
    const planted = Object.values(drifts).filter(({ law }) => judging.includes(law))
    return planted.map(({ operation }) => operations.find(({ id }) => id === operation)?.tag ?? '')
  }

  // Each in a workspace of its own, since a drift is looked at several times, with pauses. Every law notices wrong
  // replies, and `auth` makes problems
  const reports = await Promise.all(
    [
      [...tagsOf(...laws), 'examples', 'echoes', 'pages'],
      [...tagsOf('filters'), 'filters'],
      [...tagsOf('etags'), 'etags'],
      [...tagsOf('idempotency'), 'idempotency'],
      [...tagsOf('auth', 'problems'), 'auth'],
      [...tagsOf('negatives'), 'negatives'],
      [...tagsOf('bounds'), 'bounds'],
    ].map(async (only) => judged(await start(), { base, only: [...new Set(only)] })),
  )

  t.comment(reports.map(({ requests }) => `${requests} requests`).join(', '))
  t.equal(byOperation.size, Object.keys(drifts).length, 'each is of another operation')
  const violations = reports.flatMap((report) => report.violations)
  for (const [name, { operation, law, message }] of Object.entries(drifts)) {
    const found = violations.filter((each) => each.law === law && each.operation === operation)
    const said = found.map((each) => each.message)
    t.ok(
      said.some((text) => message.test(text)),
      `${name}: ${said.join('; ')}`,
    )
  }
})

t.test('two runs at once in one workspace do not disturb each other', async (t) => {
  const workspace = await start()
  const only = ['tags', 'categories', 'custom-fields', 'settings']

  const reports = await Promise.all(
    [1, 1].map((seed) => judged(workspace, { only, seed, sample: 3 })),
  )

  for (const report of reports) {
    t.same(report.violations, [])
    t.same(removable(report), [])
  }
})

t.test('a server without some operations is tried without them', async (t) => {
  const workspace = await start()
  const asked = new Set<string>()
  const base = await spoiled(t, workspace.origin, {
    ask: ({ method, url }) => asked.add(`${method} ${url.pathname}`),
    answer: (passing) => {
      if (!/\/(api-tokens\/current|tags\/[0-9a-f-]{36}\/merge)$/.test(passing.url.pathname)) return
      passing.status = 501
      passing.reply = { error: 'not implemented' }
    },
  })
  const workspaceName = 'not asked for'
  const only = ['tags', 'examples', 'negatives']
  const skip = ['getCurrentApiToken', 'mergeTag']

  const report = await judged(workspace, { base, only, skip, workspace: workspaceName })

  t.same(report.violations, [])
  t.same(removable(report), [])
  t.ok(asked.size > 5, 'the run asks for more than its own preparation')
  t.notOk([...asked].some((line) => /current|merge/.test(line)))
  t.notOk(report.trials.some(({ operation }) => operation === 'mergeTag'))
})

t.test('a connection that closes without a reply is a violation', async (t) => {
  const workspace = await start()
  const base = await spoiled(t, workspace.origin, {
    answer: ({ method, url }) => {
      if (method === 'GET' && url.pathname.endsWith('/tags')) throw new Error('gone')
    },
  })

  const { violations, isWhole } = await judged(workspace, { base, only: ['tags', 'examples'] })

  t.ok(isWhole)
  t.ok(violations.some(({ message }) => /^closes the connection without a reply/.test(message)))
})

t.test(
  'lists in queries are sent as lists, of which one element too many is refused',
  async (t) => {
    const workspace = await start()
    const asked: string[] = []
    const base = await spoiled(t, workspace.origin, {
      ask: ({ url }) => void asked.push(url.search),
    })

    const report = await judged(workspace, { base, only: ['media-manager', 'bounds'] })

    t.same(report.violations, [])
    t.ok(asked.some((search) => /[?&]tag=x(,x){20}$/.test(search)))
  },
)

t.test('a token that is let in past its scopes is named', async (t) => {
  const workspace = await start()
  const base = await spoiled(t, workspace.origin, {
    ask: ({ headers }) => {
      if (headers['authorization']) headers['authorization'] = `Bearer ${workspace.token}`
    },
  })

  const { violations } = await judged(workspace, { base, only: ['tags', 'auth'] })

  t.same([...new Set(violations.map(({ law }) => law))], ['auth'])
  const messages = violations.map(({ operation, message }) => `${operation}: ${message}`)
  t.ok(messages.some((text) => /^listTags: a token without tags:read is answered 200/.test(text)))
  t.ok(messages.some((text) => /^listTags: an unknown token is answered 200/.test(text)))
})

t.test('the exit code of the command says what it found', async (t) => {
  const { api, origin, token } = await start()
  const { body } = await api.getCurrentApiToken()
  const { name } = body.data.workspace
  const json = join(t.testdir(), 'report.json')
  const common = ['--base', origin, '--token', token]
  const broken = await spoiled(t, origin, {
    answer: ({ replyHeaders }) => delete replyHeaders['x-request-id'],
  })
  const within = ['--only', 'tags,negatives']

  const sound = await command(...common, '--workspace', name, ...within, '--json', json)
  const elsewhere = await command(...common, '--workspace', 'another')
  const nothing = await command(...common, '--only', 'tgas')
  const misspelt = await command(...common, '--skip', 'listTgas,listTags')
  const unknown = await command('--base', origin, '--token', 'swb_none')
  const gone = await command('--base', 'http://127.0.0.1:9', '--token', token)
  const bad = await command('--base', broken, '--token', token, ...within)
  const without = await command('--base', origin)
  const strange = await command('--bsae', origin)
  const help = await command('--help')

  t.match(sound, { code: 0, stdout: /0 violations/ })
  t.match(JSON.parse(readFileSync(json, 'utf8')), {
    violations: only(),
    wrote: true,
    workspace: name,
  })
  t.match(elsewhere, { code: 2, stderr: /The token's workspace is 'test / })
  t.match(nothing, { code: 2, stderr: /Neither a tag nor a law: tgas/ })
  t.match(misspelt, { code: 2, stderr: /No operation is called listTgas\./ })
  t.match(unknown, { code: 2, stderr: /The token is refused: token_invalid/ })
  t.match(gone, { code: 2, stderr: /Cannot run/ })
  t.match(bad, { code: 1, stdout: /listTags 400 lacks the header X-Request-Id/ })
  t.match(bad, { stdout: /read only/ })
  t.match(without, { code: 2, stderr: /^Usage/ })
  t.match(strange, { code: 2, stderr: /--bsae[^]*Usage/ })
  t.match(help, { code: 0, stdout: /^Usage[^]*--skip[^]*--json/, stderr: '' })
})

/** Returns the objects that remain although an operation could remove them. */
function removable({ leftBehind }: Report): string[] {
  return leftBehind.filter((line) => !/which nothing removes$|: kept by a [a-z_]+$/.test(line))
}

/** How many there are of what the demo and the kit make. Throws if a list is refused. */
async function totals(api: Client): Promise<Record<string, number>> {
  const lists = {
    tags: api.listTags(),
    contacts: api.listContacts(),
    tickets: api.listTickets(),
    categories: api.listCategories({ query: { flat: true } }),
    folders: api.listMediaFolders(),
    files: api.listMediaFiles(),
    queues: api.listAutomationQueues(),
    users: api.listUsers(),
    roles: api.listRoles(),
    fields: api.listCustomFields(),
  }
  const counted = Object.entries(lists).map(async ([name, sent]) => {
    const { status, body, text } = await sent
    if (status !== 200) throw new Error(`${name}: ${text}`)
    return [name, (body as { total: number }).total] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}

/** Starts the program of `npm start` with the demo workspace. */
async function startProgram(
  t: Test,
): Promise<{ origin: string; token: string; logOf: (requestId: string | undefined) => string }> {
  const database = await cloneDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'switchboard-data-'))
  t.teardown(async () => {
    await database.drop()
    rmSync(dataDir, { recursive: true })
  })
  const pool = connect({ url: database.url, size: 1 })
  const store = diskStore(join(dataDir, 'media'))
  const now = new Date().toISOString()
  const { token } = await pool.transaction((db) => createDemo(db, { store }, 'demo', now))
  await pool.close(1000)
  const program = startServer(t, {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    RATE_LIMIT: '1000000',
    MAX_IN_FLIGHT_PER_TOKEN: '1000',
    DRAIN_DELAY_MS: '0',
  })
  const logOf = (requestId: string | undefined) =>
    program
      .stderr()
      .split('\n')
      .filter((line) => requestId !== undefined && line.includes(requestId))
      .join('\n')
  return { origin: await program.origin, token, logOf }
}

/** Returns the arguments with which the command judges a workspace and writes in it. */
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
  const script = join(root, 'scripts', 'kits', 'conformance', 'main.ts')
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

/** Runs the command in this process. */
async function command(...args: string[]): Promise<Ended> {
  let [stdout, stderr] = ['', '']
  const code = await conformance(args, {
    print: (text) => (stdout += `${text}\n`),
    printError: (text) => (stderr += `${text}\n`),
    env: {},
    signal: new AbortController().signal,
    isTerminal: false,
  })
  return { code, stdout, stderr }
}
