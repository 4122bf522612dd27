import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { getTableName } from 'drizzle-orm'
import t from 'tap'
import { isToken } from '../../src/auth/tokens.ts'
import { root } from '../../src/lib/root.ts'
import { countedLists } from '../../src/lists/counted-lists.ts'
import { clientOf } from '../helpers/client.ts'
import { fullDisk, ofLinux } from '../helpers/full-disk.ts'
import { endWaiting, untilWaiting, whileOpen } from '../helpers/locks.ts'
import { only } from '../helpers/only.ts'
import { run } from '../helpers/program.ts'
import { build, switchboard } from '../helpers/script.ts'
import { type Server, startServer } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const asRoot = { skip: process.getuid?.() === 0 ? false : 'Only root starts programs as others' }

let shared: Promise<Server> | undefined

/** The server of the tests that have a workspace each. */
const serving = () => (shared ??= startServer(t))

t.test('the token command makes, lists and revokes tokens', async (t) => {
  const { database, origin } = await serving()
  const command = (...args: string[]) => token(database.url, ...args)

  const unknown = await command('create', '--workspace', 'acme')
  const made = await command('create', '--workspace', 'acme', '--create-workspace')
  const narrow = await command('create', '--workspace', 'acme', '--scopes', 'tags:read')
  const wrong = await command('create', '--workspace', 'acme', '--scopes', 'tags:read, tags:paint')
  const api = clientOf(origin, made.stdout.trim())
  const created = await api.createTag({ body: { name: 'By command' } })
  const refused = await api.createTag({ body: { name: 'No' }, token: narrow.stdout.trim() })
  const listed = await command('list', '--workspace', 'acme')
  const [headings = '', second = '', first = ''] = listed.stdout.split('\n')
  const id = first.split('  ')[0] ?? ''
  const revoked = await command('revoke', id, '--workspace', 'acme')
  const strange = await command('revoke', 'a'.repeat(36), '--workspace', 'acme')

  t.match(unknown, { code: 1, stderr: /--create-workspace/ })
  t.ok(isToken(made.stdout.trim()), 'the token alone')
  t.equal(made.stderr, '', 'no word about settings that it does not need')
  t.match(wrong, { code: 1, stderr: /Unknown scopes: tags:paint/ })
  t.equal(created.status, 201)
  t.equal(refused.status, 403)
  const names = ['ID', 'TOKEN', 'STATUS', 'CREATED', 'LAST USED', 'EXPIRES', 'NAME', 'SCOPES']
  t.same(headings.split(/ {2,}/), names)
  t.same(second.split(/ {2,}/).slice(-2), ['Command line', 'tags:read'])
  for (const heading of names.slice(1)) {
    const at = headings.indexOf(heading)
    for (const row of [first, second]) t.match(row.slice(at - 2, at + 1), /^ {2}\S$/, heading)
  }
  t.equal(listed.stdout.trim().split('\n').length, 3)
  t.notOk(listed.stdout.includes(made.stdout.trim()))
  t.match(revoked, { code: 0, stdout: /^Revoked swb_/ })
  t.match(strange, { code: 1, stderr: /^There is no token "a{36}" in the workspace "acme"\./ })
  t.match(await api.listTags(), { status: 401, body: { code: 'token_revoked' } })
})

t.test('the token command invites the first user, who chooses a password', async (t) => {
  const { database, origin } = await serving()
  const invite = (...args: string[]) =>
    token(database.url, 'invite', '--workspace', 'quay', '--create-workspace', ...args)

  const unnamed = await invite()
  const made = await invite('--user', 'ada@quay.example')
  const api = clientOf(origin, '')
  const password = 'nine quiet harbours'
  const accepted = await api.acceptInvitation({ body: { token: made.stdout.trim(), password } })
  const again = await api.acceptInvitation({ body: { token: made.stdout.trim(), password } })
  const signedIn = await api.createSession({
    body: { method: 'password', workspace: 'quay', email: 'ada@quay.example', password },
  })

  t.match(unnamed, { code: 1, stdout: '', stderr: /Name the user: --user EMAIL/ })
  t.match(accepted, { status: 201, body: { data: { user: { email: 'ada@quay.example' } } } })
  t.match(again, { status: 422, body: { pointer: '/token' } })
  t.equal(signedIn.status, 201)
})

t.test('the token command creates the first user of a workspace, and no further one', async (t) => {
  const { database, origin } = await serving()
  const create = (email: string) =>
    token(database.url, 'create', '--workspace', 'birch', '--create-workspace', '--user', email)

  const wrong = await create('mira')
  const first = await create('mira@acme.example')
  const again = await create('MIRA@acme.example')
  const other = await create('noor@acme.example')

  t.match(wrong, { code: 1, stderr: /"mira" is not an e-mail address/ })
  for (const { stdout } of [first, again]) {
    const { status, body } = await clientOf(origin, stdout.trim()).getCurrentUser()
    t.match({ status, email: body.data.email }, { status: 200, email: 'mira@acme.example' })
  }
  const { body } = await clientOf(origin, first.stdout.trim()).listUsers()
  t.equal(body.total, 1)
  t.match(
    body.data.map(({ roles }) => roles.map(({ name }) => name)),
    only(only('Owner')),
  )
  t.match(other, { code: 1, stdout: '', stderr: /There is no user "noor@acme.example"/ })
})

t.test(
  'names of the command line keep the rules of the API, and terminals are left alone',
  async (t) => {
    const { database } = await serving()
    const create = (...args: string[]) =>
      token(database.url, 'create', '--create-workspace', ...args)
    const hidden = '\u200b'
    const refused = [
      ...[hidden, 'x'.repeat(256), 'red\u001b[31m'].map((name) => ['--workspace', name]),
      ...['', 'x'.repeat(101), 'red\u009b31m'].map((name) => [
        ...['--workspace', 'delta', '--name', name],
      ]),
    ]
    for (const args of refused) {
      const { code, stdout, stderr } = await create(...args)
      t.match({ code, stdout }, { code: 1, stdout: '' })
      t.match(stderr, /^(--\w+ must have 1 to (100|255) characters)/m)
      t.notMatch(stderr, /\u001b|\u009b/)
    }
    const unknown = await token(database.url, 'list', '--workspace', 'red\u001b[31m')
    t.match(unknown, { code: 1, stderr: /^There is no workspace "red\\u001b\[31m"/m })
    for (const name of [' e\u0301lan ', '\u00e9lan']) {
      t.equal((await create('--workspace', name)).code, 0)
    }
    const made = await database.admin`select name from workspaces where name like '%lan%'`
    t.same(made, [{ name: '\u00e9lan' }], 'one, in the form in which names are kept')
  },
)

t.test(
  'a token of the command line lasts a whole number of days, and a year at most',
  async (t) => {
    const { database } = await serving()
    const create = (days: string) =>
      token(
        database.url,
        ...['create', '--workspace', 'delta', '--create-workspace'],
        `--expires-in=${days}`,
      )
    for (const days of ['0', '366', '366d', '-1', '1.5', '1e2', '0x10', ' 7', '']) {
      t.match(await create(days), {
        ...{ code: 1, stdout: '' },
        stderr: /^--expires-in must be a whole number of days from 1 to 365\.\n/,
      })
    }
    for (const days of ['1', '365']) t.match(await create(days), { code: 0, stderr: '' })
    const lasting = await database.admin<Array<{ days: number }>>`
    select extract(day from expires_at - created_at)::int as days from api_tokens a
    where workspace_id = (select id from workspaces where name = 'delta') order by days`
    t.same(
      lasting.map(({ days }) => days),
      [1, 365],
    )
  },
)

t.test('commands that find nothing wrong end with 0 and say what they did', async (t) => {
  const { database } = await serving()
  await token(database.url, 'create', '--workspace', 'elm', '--create-workspace')
  const settings = { DATABASE_URL: database.url, DATA_DIR: t.testdir() }
  for (const more of [{}, { DATABASE_URL_DIRECT: database.url }]) {
    t.same(await switchboard({ ...settings, ...more }, 'migrate'), {
      ...{ code: 0, stdout: 'The database is up to date.\n', stderr: '' },
    })
  }
  for (const [args, says] of [
    [['lists', 'check'], /^0 counts checked, 0 wrong$/m],
    [['lists', 'rebuild'], /^0 counts rebuilt$/m],
    [['repair', '--check'], /^1 workspace checked, 0 rows wrong$/m],
    [['repair'], /^1 workspace checked, 0 rows repaired$/m],
    [['token', 'list'], /^ID .*\n.* Command line /],
  ] as const) {
    t.match(await switchboard(settings, ...args, '--workspace', 'elm'), { code: 0, stdout: says })
  }
})

t.test('a command whose output cannot be written says so', ofLinux, async (t) => {
  const { database } = await serving()
  const settings = { DATABASE_URL: database.url, MAX_STREAM: '1' }
  for (const args of [['--help'], ['token', 'mint'], ['migrate'], createToken]) {
    t.match(await writingTo({ stdout: 'full', settings }, ...args), {
      code: 1,
      stderr: /^The output could not be written: ENOSPC: .*\.$/m,
    })
    t.match(
      await writingTo({ stdout: 'unread', settings }, ...args),
      { code: 0, stderr: /^({.*\n)?$/ },
      'a reader that wants no more',
    )
    // Lines of the log wait until the end of a command
    t.match(await writingTo({ stderr: 'full', settings }, ...args), { code: 0, stderr: '' })
  }
})

t.test('the token command suspends a workspace and resumes it', async (t) => {
  const { database, origin } = await serving()
  const made = await token(database.url, 'create', '--workspace', 'cedar', '--create-workspace')
  const api = clientOf(origin, made.stdout.trim())

  t.match(await token(database.url, 'suspend', '--workspace', 'cedar'), {
    ...{ code: 0, stdout: 'Suspended cedar.\n' },
  })
  t.equal((await api.listTags()).status, 401)
  t.match(await token(database.url, 'resume', '--workspace', 'cedar'), {
    ...{ code: 0, stdout: 'Resumed cedar.\n' },
  })
  t.equal((await api.listTags()).status, 200)
  t.match(await token(database.url, 'suspend', '--workspace', 'nobody'), { code: 1 })
})

t.test('a database without TLS is refused at once where its URL asks for TLS', async (t) => {
  const { database } = await serving()
  for (const mode of ['require', 'verify-full']) {
    for (const args of [['token', 'list', '--workspace', 'acme'], ['migrate']]) {
      const refused = await switchboard(
        { DATABASE_URL: `${database.url}?sslmode=${mode}` },
        ...args,
      )
      t.match(refused, { code: 1, stderr: /127\.0\.0\.1:\d+ does not speak TLS/ })
      t.notMatch(refused.stderr, /\n\s+at /)
    }
  }
  const preferred = { DATABASE_URL: `${database.url}?sslmode=prefer` }
  t.match(await switchboard(preferred, 'migrate'), { code: 0 })
})

t.test('a database that refuses is named once, before anything listens', async (t) => {
  const { database } = await serving()
  const wrong = Object.assign(new URL(database.url), { password: 'S3cret' }).href
  const refusal =
    /^The database of (\w+) refuses: password authentication failed for user "\w+"\. Correct the .* in \1\.\n$/
  const settings = { PORT: '0', LOG_LEVEL: 'error' }
  for (const [command, more, name] of [
    ['start', { DATABASE_URL: wrong }, 'DATABASE_URL'],
    ['start', { DATABASE_URL: wrong, WEB_CONCURRENCY: '2' }, 'DATABASE_URL'],
    ['worker', { DATABASE_URL: database.url, DATABASE_URL_DIRECT: wrong }, 'DATABASE_URL_DIRECT'],
  ] as const) {
    const { code, stdout, stderr } = await switchboard({ ...settings, ...more }, command)
    t.match({ code, stdout }, { code: 1, stdout: '' })
    t.equal(refusal.exec(stderr)?.[1], name, stderr)
  }
})

t.test('tables that were made in another database are missed in one line', async (t) => {
  const { database } = await serving()
  const other = Object.assign(new URL(database.url), { pathname: '/postgres' }).href
  const settings = { DATABASE_URL: other, DATABASE_URL_DIRECT: database.url, PORT: '0' }
  for (const args of [['token', 'list', '--workspace', 'acme'], ['start']]) {
    const { code, stderr } = await switchboard({ ...settings, LOG_LEVEL: 'error' }, ...args)
    t.equal(code, 1)
    t.match(stderr, /^The database of DATABASE_URL refuses: relation "\w+" does not exist\. .*\n$/)
    t.match(stderr, 'DATABASE_URL_DIRECT, where they are applied, must name the same database')
  }
})

t.test('a seed that was interrupted is completed by a repeat', async (t) => {
  const { database } = await serving()
  const settings = { DATABASE_URL: database.url }
  const counts = ['--contacts', '10', '--tickets', '20', '--groups', '2']
  const seed = () =>
    switchboard(settings, 'seed', '--workspace', 'fern', '--create-workspace', ...counts)

  // Before its rows are there, and after that
  for (const table of ['tickets', 'cx_logs']) {
    await whileOpen(database, async (sql) => {
      await sql`lock table ${sql(table)} in exclusive mode`
      const interrupted = seed()
      await endWaiting(database)
      t.equal((await interrupted).code, 1)
    })
  }
  t.match(await seed(), { code: 0, stdout: /^The data of this random seed is there/ })
  t.match(await switchboard(settings, 'repair', '--check', '--workspace', 'fern'), { code: 0 })
  t.match(await seed(), { code: 1, stderr: /^The workspace has data of this random seed/m })
})

t.test('two seeds at once add the data of both', async (t) => {
  const { database } = await serving()
  const settings = { DATABASE_URL: database.url }
  const seed = (randomSeed: number) =>
    switchboard(
      settings,
      ...['seed', '--workspace', 'birch', '--random-seed', String(randomSeed)],
      ...['--create-workspace', '--contacts', '10', '--tickets', '20', '--groups', '2'],
    )
  t.match(await seed(1), { code: 0 })
  const both: Array<ReturnType<typeof seed>> = []
  await whileOpen(database, async (sql) => {
    await sql`lock table tickets in exclusive mode`
    both.push(seed(2), seed(3))
    await untilWaiting(database, 2)
  })
  for (const { code, stdout, stderr } of await Promise.all(both)) t.equal(code, 0, stdout + stderr)
  const [counted] = await database.admin`
    select count(*)::int as tickets from tickets t join workspaces w on w.id = t.workspace_id
    where w.name = 'birch'`
  t.match(counted, { tickets: 60 })
  t.match(await switchboard(settings, 'repair', '--check', '--workspace', 'birch'), { code: 0 })
})

t.test('commands use the embedded database, whether its server runs or not', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-command-'))
  // PostgreSQL may run as another user, who must be able to reach the folder
  chmodSync(folder, 0o755)
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const settings = { DATA_DIR: folder }
  const create = ['token', 'create', '--workspace', 'acme', '--create-workspace']

  for (const args of [
    ['lists', 'check'],
    ['repair', '--check'],
    ['token', 'list', '--workspace', 'acme'],
  ]) {
    const absent = await switchboard({ DATA_DIR: join(folder, 'absent') }, ...args)
    t.match(absent, {
      code: 1,
      stdout: '',
      stderr: /^There is no database in .*absent \(DATA_DIR\)/m,
    })
  }
  t.same(readdirSync(folder), [], 'no database is made to be checked')
  writeFileSync(join(folder, 'postgres'), '')
  t.match(await switchboard(settings, 'lists', 'check'), {
    ...{ code: 1, stdout: '' },
    stderr: new RegExp(`^DATA_DIR ${folder} cannot be used: ENOTDIR.*postmaster.pid'$`, 'm'),
  })
  rmSync(join(folder, 'postgres'))
  t.match(await switchboard(settings, 'migrate'), { code: 0 })
  t.match(await switchboard(settings, 'lists', 'check'), {
    ...{ code: 1, stdout: '', stderr: /^There is no workspace in the database\.$/m },
  })
  const before = await switchboard(settings, ...create)
  const server = run(t, settings)
  // In the middle of the start at the earliest
  await until(() => server.stdout() !== '')
  const during = await switchboard(settings, ...create)
  const origin = await server.origin
  const others = [
    await switchboard(settings, 'migrate'),
    await switchboard(
      settings,
      'seed',
      '--workspace',
      'acme',
      '--contacts',
      '20',
      '--tickets',
      '20',
    ),
    await switchboard(settings, 'lists', 'check'),
    await switchboard(settings, 'repair', '--check', '--workspace', 'acme'),
  ]
  for (const [args, says] of [
    [
      ['seed', '--workspace', 'acme', '--tickets', '5'],
      /^The workspace has data of this random seed/m,
    ],
    [['lists', 'check', '--workspace', 'acne'], /^There is no workspace "acne"/m],
    [['repair', '--workspace', 'acne'], /^There is no workspace "acne"/m],
    [['token', 'create', '--workspace', 'acme', '--name', ' '], /^--name must have 1 to 100/m],
  ] as const) {
    const { code, stderr } = await switchboard(settings, ...args)
    t.equal(code, 1)
    t.match(stderr, says)
    t.notMatch(stderr, /\n\s+at /)
  }
  for (const args of [['migrate'], ['token', 'list', '--workspace', 'acme']]) {
    const gone = await switchboard({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' }, ...args)
    t.match(gone, { code: 1, stderr: /^The database of DATABASE_URL cannot be reached: connect/m })
    t.notMatch(gone.stderr, /\n\s+at /)
  }

  for (const { code, stdout, stderr } of [before, during]) {
    t.equal(code, 0, stderr)
    t.equal((await clientOf(origin, stdout.trim()).listTags()).status, 200)
  }
  for (const { code, stdout, stderr } of others) t.equal(code, 0, stdout + stderr)
  const api = clientOf(origin, during.stdout.trim())
  t.equal((await api.listTickets()).body.total, 20, 'the server has what seed has written')
  t.equal(await server.end('SIGTERM'), 0)
})

t.test('every command explains itself', async (t) => {
  const overview = await switchboard({}, '--help')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  t.match(await switchboard({}, '--version'), { code: 0, stdout: `${version}\n` })
  t.same(await switchboard({}, 'help'), overview)
  const commands = Array.from(
    overview.stdout.matchAll(/^ {2}([a-z]+) {2,}\w/gm),
    ([, name = '']) => name,
  )
  t.ok(commands.length > 8, `${commands.length} commands`)
  const page = readFileSync(join(root, 'docs', 'commands.md'), 'utf8')
  const missing = commands.filter((name) => !page.includes(`\`${name}\``))
  t.same(missing, [], 'docs/commands.md names every command')
  t.same(await switchboard({}, 'help', 'seed'), await switchboard({}, 'seed', '--help'))
  const used = await Promise.all(commands.map((name) => switchboard({}, name, '--help')))
  const scripts = [
    'test',
    'generate',
    'kits/contract-diff/main',
    'contract-format',
    'patterns',
    'kits/docs-site/main',
    'kits/mcp/main',
    'kits/sdk/main',
  ].map((name) => pathToFileURL(join(root, 'scripts', `${name}.ts`)).href)
  // One process runs them all, since most of what they load is the same
  const folder = t.testdir({
    'all.mjs': scripts.map((url) => `console.log('---')\nawait import('${url}')\n`).join(''),
  })
  const args = ['--import=tsx', join(folder, 'all.mjs'), '--help']
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const [, ...explained] = stdout.split('---\n')

  for (const [n, name] of commands.entries()) {
    t.match(used[n], { code: 0, stdout: new RegExp(`^Usage: npx switchboard ${name}\\b`) })
  }
  const lists = used[commands.indexOf('lists')]?.stdout ?? ''
  const named = /all lists \(([^)]+)\)/.exec(lists)?.[1]?.split(', ') ?? []
  t.same(
    named,
    countedLists.map(({ table }) => getTableName(table)),
  )
  t.equal(explained.length, scripts.length)
  for (const text of explained) t.match(text, /^Usage: npm /)
})

t.test('a Node.js that is too old is named before it reads anything else', async (t) => {
  const scripts = ['build.js', 'node-version.js', 'switchboard.js']
  const folder = t.testdir({
    'package.json': JSON.stringify({ type: 'module', engines: { node: '>=99.1' } }),
    scripts: Object.fromEntries(
      scripts.map((name) => [name, readFileSync(join(root, 'scripts', name), 'utf8')]),
    ),
  })
  for (const name of ['build.js', 'switchboard.js']) {
    const started = promisify(execFile)(process.execPath, [join(folder, 'scripts', name)])
    await t.rejects(started, {
      code: 1,
      stderr: /^Switchboard needs Node\.js 99\.1 or newer, and \S+ is \d+\.\d+\.\d+\. .*\n$/,
    })
  }
})

t.test('a user without a home folder needs none', asRoot, async (t) => {
  build()
  const args = [join(root, 'scripts', 'switchboard.js'), 'lists', 'check']
  // No user has this number, and the environment has no HOME
  const env = { PATH: process.env['PATH'], DATABASE_URL: 'x' }
  const read = promisify(execFile)(process.execPath, args, { uid: 54_321, gid: 54_321, env })
  await t.rejects(read, { code: 1, stderr: /^DATABASE_URL must be a URL / })
})

t.test('a mistake in a command line is explained without a stack', async (t) => {
  for (const [args, says] of [
    [['paint'], /^There is no command "paint"\.\n/],
    [['tokens'], /^There is no command "tokens"\. Did you mean "token"\?\n/],
    [['start', '--port', '80'], /^There is no option "--port"\.\n/],
    [
      ['token', 'list', '--wrkspace', 'x'],
      /^There is no option "--wrkspace"\. .*"--workspace"\?\n/,
    ],
    [['token'], /^Name what to do: create/],
    [['seed', '--workspace', 'acme', '--tickets', 'ten'], /^"ten" is not a count/],
    [
      ['seed', '--workspace', 'acme', '--tickets', '-1'],
      /^--tickets needs a value\. .*--tickets=-1\.\n/,
    ],
    [['seed', '--workspace'], /^--workspace needs a value\./],
    [['repair', '--check=yes'], /^--check takes no value\.\n/],
    [['lists', 'count'], /^Name what to do: check or rebuild/],
    [['lists', 'check', '--list', 'tickts'], /^There is no list "tickts". The lists are cdrs, /],
    [['token', 'revoke', 'one', 'two', '--workspace', 'acme'], /^Unexpected argument "two"/],
    [['token', 'mint', 'now'], /^Unexpected argument "now"/],
    [['migrate', 'now'], /^Unexpected argument "now"\.\n/],
    [['lists', 'check', 'now'], /^Name what to do: check or rebuild\./],
    [['mail', 'reparse', 'now'], /^Name what to do: reparse\./],
    ...['2026-02-30', '2026-11-31T08:00Z', '2026-11-01T24:00Z', '2026-11-01T08:00'].map(
      (time) => [['mail', 'reparse', '--from', time], /^--from must be a day or a time/] as const,
    ),
    [['repair', 'hearts'], /^Unknown repair "hearts"\. Use contacts, .+ or queues\.\n/],
  ] as const) {
    const { code, stdout, stderr } = await switchboard({}, ...args)
    t.equal(code, 1)
    t.equal(stdout, '')
    t.match(stderr, says)
    t.notMatch(stderr, /\n\s+at /)
  }
})

const createToken = ['token', 'create', '--workspace', 'fir', '--create-workspace']

interface Outputs {
  readonly stdout?: 'full' | 'unread'
  readonly stderr?: 'full'
  readonly settings: Readonly<Record<string, string>>
}

/** Runs a command whose outputs go to a full disk, or to a pipe without a reader; resolves with its exit code. */
async function writingTo({ stdout, stderr, settings }: Outputs, ...args: readonly string[]) {
  build()
  const { PATH = '', HOME = '' } = process.env
  const full = openSync(fullDisk, 'w')
  const child = spawn(process.execPath, [join(root, 'scripts', 'switchboard.js'), ...args], {
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', stdout === 'full' ? full : 'pipe', stderr === 'full' ? full : 'pipe'],
  })
  closeSync(full)
  if (stdout === 'unread') child.stdout?.destroy()
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, stderr: said }
}

async function token(url: string, ...args: string[]) {
  return switchboard({ DATABASE_URL: url }, 'token', ...args)
}
