import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import t from 'tap'
import { mintToken } from '../../src/auth/tokens.ts'
import { readConfig } from '../../src/config.ts'
import { storageOf } from '../../src/boot/storage.ts'
import { type Client, clientOf } from '../helpers/client.ts'
import { databaseOf, type TestDatabase } from '../helpers/database.ts'
import { only } from '../helpers/only.ts'
import { isRunning } from '../helpers/processes.ts'
import { run } from '../helpers/program.ts'
import { listening, proxyTo } from '../helpers/proxy.ts'
import { exchange, send } from '../helpers/raw.ts'
import { switchboard } from '../helpers/script.ts'
import { until } from '../helpers/until.ts'

t.test('a start whose files cannot be kept says where', async (t) => {
  const database = await databaseOf(t)
  const program = run(t, {
    DATABASE_URL: database.url,
    DATA_DIR: t.testdir({ media: 'no folder' }),
  })

  t.equal(await program.end(), 1)
  t.match(program.stderr(), /^Files cannot be kept in .*media \(DATA_DIR\): .+\.$/m)
})

t.test('every wrong setting is named at once and nothing is started', async (t) => {
  const wrong = {
    PORT: '70000',
    DATABASE_URL: 'mysql://127.0.0.1/switchboard',
    DATABASE_URL_DIRECT: 'postgres://a:1,b:2/switchboard?target_session_attrs=standby',
    DATABASE_PREPARE: 'yes',
    DATABASE_POOL: '0',
    BOOTSTRAP_TOKEN: 'swb_secretcanary',
    WORKER: 'maybe',
    METRICS_PORT: '-1',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'ftp://switchboard.example',
    RATE_LIMIT: 'many',
    TRUSTED_PROXIES: '10.0.0.0/8,proxy.example',
    CORS_ORIGINS: 'https://desk.example/',
    DRAIN_DELAY_MS: '1e3',
    WEB_CONCURRENCY: '0',
    REDIS_URL: 'http://127.0.0.1:6379',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
  }
  const program = run(t, wrong)

  const code = await program.end()

  t.equal(code, 1)
  t.equal(program.stdout(), '')
  const lines = program.stderr().trimEnd().split('\n')
  t.same(lines.map((line) => line.split(' ')[0]).sort(), Object.keys(wrong).sort())
  t.notMatch(program.stderr(), /secretcanary/)
})

t.test('PUBLIC_URL is a prefix of paths', async (t) => {
  for (const url of ['https://a.example', 'http://a.example:8080/support/']) {
    t.equal(readConfig({ PUBLIC_URL: url }).publicUrl, url.replace(/\/$/, ''))
  }
  for (const rest of ['?', '/?a=1', '#', '/#top']) {
    t.throws(() => readConfig({ PUBLIC_URL: `https://a.example${rest}` }), {
      message: /^PUBLIC_URL must have no user, password, query or fragment/,
    })
  }
  t.throws(() => readConfig({ PUBLIC_URL: 'https://me:S3cret@a.example' }), {
    message: /^(?!.*S3cret)PUBLIC_URL must have no user/,
  })
})

t.test(
  'TRUSTED_PROXIES that fit are ones that the server can use, and do not cover the internet',
  async (t) => {
    const fits = [
      '10.0.0.7',
      '10.0.0.0/8',
      '2001:db8::/32',
      '::1',
      '::ffff:10.0.0.0/104',
      '10.0.0.1/32',
    ]
    t.same(readConfig({ TRUSTED_PROXIES: fits.join(', ') }).trustedProxies, fits)
    t.doesNotThrow(() => Fastify({ trustProxy: fits }))
    const wrong = ['0.0.0.0/0', '::/0', '128.0.0.0/1', '10.0.0.0/7', '2001::/16', '::ffff:0:0/96']
    for (const entry of [
      ...wrong,
      '0:0:0:0:0:ffff:0:0/96',
      '10.0.0.1/33',
      '10.0.0.1/',
      'fe80::1%eth0',
    ]) {
      t.throws(() => readConfig({ TRUSTED_PROXIES: `10.0.0.7,${entry}` }), {
        message: /^TRUSTED_PROXIES must be the addresses of your proxies/,
      })
    }
  },
)

t.test('the SDK of the object storage does not ask for a newer Node.js', async (t) => {
  const warnings: string[] = []
  const listen = ({ message }: Error) => warnings.push(message)
  process.on('warning', listen)
  const config = readConfig({ STORAGE_URL: 's3://key:secret@127.0.0.1:1/media?tls=off' })
  t.ok(config.bucket)
  await storageOf(config)
  // Warnings are emitted in the next turn
  await new Promise(setImmediate)
  process.off('warning', listen)
  t.same(warnings, [])
})

t.test('a setting that turns out not to fit ends the program with a word about it', async (t) => {
  const { url } = await databaseOf(t)
  const taken = createServer()
  const port = String(await listening(taken))
  t.teardown(() => taken.close())
  const file = join(t.testdir({ file: '' }), 'file')
  const started = { DATABASE_URL: url }
  const cases: Array<readonly [settings: Record<string, string>, says: RegExp]> = [
    [{ ...started, PORT: port }, new RegExp(`^PORT cannot .* EADDRINUSE.*${port}\\. Stop .*\n$`)],
    [{ ...started, METRICS_PORT: port }, /^METRICS_PORT cannot be listened on: .* EADDRINUSE.*\n$/],
    [{ ...started, HOST: '203.0.113.9' }, /^HOST cannot be listened on: .* EADDRNOTAVAIL.*\n$/],
    [
      { ...started, HOST: '203.0.113.9', WEB_CONCURRENCY: '2' },
      /^HOST cannot be listened on: .* EADDRNOTAVAIL.*\n$/,
    ],
    [{ PORT: '4000', METRICS_PORT: '4000' }, /^METRICS_PORT must be another port than PORT\n$/],
    [
      { DATA_DIR: file, LOG_LEVEL: 'error' },
      /^DATA_DIR .*\/file cannot be used: it is no folder\n$/,
    ],
    // Of the kind that Node.js would try to make for ever
    [{ ...started, DATA_DIR: '/proc/nothing' }, /^DATA_DIR \/proc\/nothing cannot be used: .*\n$/],
  ]
  await Promise.all(
    cases.map(async ([settings, says]) => {
      const program = run(t, { LOG_LEVEL: 'error', ...settings })
      t.equal(await program.end(), 1)
      t.match(program.stderr(), says)
      t.equal(program.stdout(), '')
    }),
  )
})

t.test('a program', async (t) => {
  const database = await databaseOf(t)
  const proxy = await proxyTo(t, database.url)
  const token = mintToken()
  await proxy.cut()
  const program = run(t, {
    DATABASE_URL: proxy.url,
    BOOTSTRAP_TOKEN: token,
    // Long enough to be seen on a busy machine, and well below the lock timeout of the last request
    DRAIN_DELAY_MS: '600',
  })
  const origin = await program.origin
  const api = clientOf(origin, token)

  await t.test('waits without its database, answers 503 and recovers by itself', async (t) => {
    const health = async () => {
      const [live, ready] = await Promise.all([
        send(origin, { target: '/healthz' }),
        send(origin, { target: '/readyz' }),
      ])
      return [live.status, ready.status, ready.body]
    }

    const down = '{"status":"database_down"}'
    t.same(await health(), [200, 503, down])
    const refused = await api.listTags()
    t.match(refused, {
      status: 503,
      body: { code: 'unavailable' },
      headers: { 'retry-after': '1' },
    })

    await proxy.open()
    await until(async () => (await api.listTags()).status === 200)
    t.same(await health(), [200, 200, '{"status":"ok"}'])

    await proxy.cut()
    t.equal((await api.listTags()).status, 503)
    t.same(await health(), [200, 503, down])

    await proxy.open()
    await until(async () => (await api.listTags()).status === 200)
    t.equal((await api.createTag({ body: { name: 'Back' } })).status, 201)
    t.equal(program.child.exitCode, null, 'it has been the same process all along')
  })

  await t.test('lets everything that was let in finish at SIGTERM', async (t) => {
    const readiness = async () => (await send(origin, { target: '/readyz' })).status
    const statuses = new Set<number>()
    const acknowledged: string[] = []
    let isDraining = false
    const write = async (writer: number) => {
      for (let round = 0; !isDraining; round++) {
        const reply = await api.createGroup({ body: { name: `Group ${writer}.${round}` } })
        statuses.add(reply.status)
        acknowledged.push(reply.body.id)
      }
    }

    await until(async () => (await readiness()) === 200)
    const writers = Array.from({ length: 10 }, (_, writer) => write(writer))
    await until(() => acknowledged.length > 50)
    const startedAt = Date.now()
    program.child.kill('SIGTERM')
    await until(async () => (await readiness()) === 503)
    isDraining = true
    await Promise.all(writers)
    const late = await database.admin.begin(async (sql) => {
      await sql`lock table groups in exclusive mode`
      const reply = api.createGroup({ body: { name: 'Let in while draining' } })
      await until(async () => !(await isListening(origin)))
      return { reply }
    })
    const last = await late.reply
    const code = await program.end()

    t.same([...statuses], [201])
    t.match(last, { status: 201, headers: { connection: 'close' } })
    t.equal(code, 0)
    t.ok(Date.now() - startedAt < 25_000)
    const rows = await database.admin<Array<{ id: string }>>`select id from groups`
    const present = new Set(rows.map(({ id }) => id))
    t.same(
      [...acknowledged, last.body.id].filter((id) => !present.has(id)),
      [],
    )
    t.match(program.stderr().trimEnd().split('\n').at(-1), /"msg":"stopped"/)
  })
})

t.test('a start without any workspace names the command that makes one', async (t) => {
  const { url } = await databaseOf(t)
  const settings = { DATABASE_URL: url, DRAIN_DELAY_MS: '0', WORKER: 'off' }
  const first = run(t, settings)
  await until(() => first.stdout().includes('--user EMAIL'))
  t.equal(await first.end('SIGTERM'), 0)
  const [, command = ''] =
    /^There is no workspace yet\..*\n\n {2}npx switchboard (.+)\n$/m.exec(first.stdout()) ?? []
  const args = command.replace('NAME', 'acme').replace('EMAIL', 'you@acme.example').split(' ')
  t.match(await switchboard({ DATABASE_URL: url }, ...args), { code: 0, stdout: /^swb_\w+\n$/ })

  const second = run(t, settings)
  const origin = await second.origin
  await until(async () => (await send(origin, { target: '/readyz' })).status === 200)
  t.notMatch(second.stdout(), 'npx')
})

t.test('BOOTSTRAP_TOKEN opens an empty database, once, and is in no log', async (t) => {
  const database = await databaseOf(t)
  const [token, other] = [mintToken(), mintToken()]
  const program = run(t, {
    DATABASE_URL: database.url,
    BOOTSTRAP_TOKEN: token,
    DRAIN_DELAY_MS: '0',
  })
  const origin = await program.origin
  const api = clientOf(origin, token)
  await until(async () => (await api.getCurrentApiToken()).status === 200)
  const { body } = await api.getCurrentApiToken()
  t.match(body.data, { name: 'Bootstrap', kind: 'personal', scopes: only('*'), status: 'active' })
  t.equal((await api.createTag({ body: { name: 'Berth' } })).status, 201)

  const statuses = await provoke(api, origin, database)
  t.equal(await program.end('SIGTERM'), 0)
  const second = run(t, { DATABASE_URL: database.url, BOOTSTRAP_TOKEN: other })
  const origin2 = await second.origin
  const status = async (secret: string) =>
    (await clientOf(origin2, secret).getCurrentApiToken()).status
  await until(async () => (await send(origin2, { target: '/readyz' })).status === 200)
  t.equal(await status(token), 200)
  t.equal(await status(other), 401)
  t.notMatch(second.stdout(), token)

  // One JSON object a line, and nothing of anybody in it
  t.same(statuses, [201, 201, 409, 400, 400, 400, 404, 401, 422, 500, 400])
  const text = program.stderr()
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const [workspace] = await database.admin`select id from workspaces`
  const [caller] = await database.admin`select id from api_tokens`
  for (const [requestId, line] of Object.entries({
    'log-1': { operationId: 'createContact', status: 201, workspace: workspace?.['id'] },
    'log-3': { operationId: 'createContact', status: 409, workspace: workspace?.['id'] },
    'log-4': { operationId: 'createContact', status: 400, workspace: workspace?.['id'] },
    'log-7': { operationId: 'getContact', status: 404, workspace: workspace?.['id'] },
    'log-8': { operationId: 'getContact', status: 401 },
    'log-10': { operationId: 'listTags', status: 500, workspace: workspace?.['id'] },
  })) {
    const found = lines.find((logged) => logged['requestId'] === requestId && 'ms' in logged)
    t.match(found, { ...line, ms: Number, level: 30, time: Number }, requestId)
    const isKnown = found?.['workspace'] !== undefined
    t.equal(
      found?.['token'],
      isKnown ? caller?.['id'] : undefined,
      `the token's id in ${requestId}`,
    )
    t.equal(found?.['traceId'], 'b'.repeat(32), `the trace of ${requestId}`)
  }
  const [fault] = lines.filter((line) => line['level'] === 50)
  t.match(fault, { requestId: 'log-10', code: 'internal_error', error: { code: '42P01' } })
  for (const secret of [token, token.slice(4, 20), 'canary', 'swb_']) {
    t.notOk(text.includes(secret), `${JSON.stringify(secret)} is not in the log`)
    t.notOk(program.stdout().includes(secret), `${JSON.stringify(secret)} is not printed`)
  }
})

/** Requests with the word canary wherever people's data may stand, one of each outcome. */
async function provoke(api: Client, origin: string, database: TestDatabase): Promise<number[]> {
  const canary = 'canary\r\n{"level":60}'
  const contact = {
    name: canary,
    username: 'canary.office',
    contactEmails: [{ email: 'canary@harbour.example' }],
    contactPhones: [{ phone: '+4531234567' }],
    notes: canary,
  }
  let sent = 0
  const headers = () => ({
    'x-request-id': `log-${++sent}`,
    'user-agent': 'canary',
    referer: 'http://canary.example',
    cookie: 'canary=1',
    'x-forwarded-for': 'canary',
    traceparent: `00-${'b'.repeat(32)}-${'c'.repeat(16)}-01`,
  })
  const bad = { ...contact, contactEmails: [{ email: 'canary' }] }
  const missing = '019a0000-0000-7000-8000-0000000000ff'
  const statuses = [
    (await api.createContact({ body: contact, headers: headers() })).status,
    (
      await api.createContact({
        body: { name: 'Keyed' },
        headers: { ...headers(), 'idempotency-key': 'canary' },
      })
    ).status,
    (await api.createContact({ body: contact, headers: headers() })).status,
    (await api.createContact({ body: bad, headers: headers() })).status,
    (await api.listContacts({ query: { canary: 'canary' }, headers: headers() })).status,
    (await api.getContact({ params: { id: 'canary' }, headers: headers() })).status,
    (await api.getContact({ params: { id: missing }, headers: headers() })).status,
    (await api.getContact({ params: { id: missing }, headers: headers(), token: 'swb_canary' }))
      .status,
    (
      await api.createTicket({
        body: { title: canary, contact_id: missing },
        headers: headers(),
      })
    ).status,
  ]
  await database.admin`alter table tags rename to canary`
  statuses.push((await api.listTags({ query: { q: 'canary' }, headers: headers() })).status)
  await database.admin`alter table canary rename to tags`
  const broken = await exchange(origin, [Buffer.from('GET /canary HTTP/1.1\r\ncanary\r\n\r\n')])
  return [...statuses, broken.status]
}

t.test('with the embedded database nothing acknowledged is lost', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-process-'))
  // The server may run as another user, who has to get there
  chmodSync(folder, 0o755)
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const settings = { DATA_DIR: folder }

  const first = run(t, settings)
  const origin = await first.origin
  await until(() => /swb_\w{36}/.test(first.stdout()))
  t.match(first.stdout(), /^The demo is ready, in the workspace "demo"\. /m)
  const token = /swb_\w{36}/.exec(first.stdout())?.[0] ?? ''
  const made = await clientOf(origin, token).createTag({ body: { name: 'Before the restart' } })
  const serverPid = postmasterOf(folder)
  t.match(made, { status: 201 })
  t.equal(await first.end('SIGINT'), 0)
  await until(() => !isRunning(serverPid))

  const second = run(t, settings)
  const api = clientOf(await second.origin, token)
  t.equal((await api.getTag({ params: { id: made.body.data.id } })).status, 200)
  t.equal((await api.listContacts()).body.total, 2, 'the demo is there once')
  const acknowledged: string[] = []
  const write = async () => {
    for (let round = 0; ; round++) {
      const reply = await api
        .createGroup({ body: { name: `Group ${round}` } })
        .catch(() => undefined)
      if (!reply) return
      if (reply.status === 201) acknowledged.push(reply.body.id)
    }
  }
  const writers = [write(), write(), write(), write()]
  await until(() => acknowledged.length > 40)
  const orphanPid = postmasterOf(folder)
  t.equal(await second.end('SIGKILL'), 'SIGKILL')
  await Promise.all(writers)
  await until(() => !isRunning(orphanPid))

  const third = run(t, settings)
  const again = clientOf(await third.origin, token)
  for (const id of acknowledged) {
    const { status } = await again.getGroup({ params: { id } })
    if (status !== 200) t.fail(`${id} was acknowledged and is gone`)
  }
  t.notMatch(second.stdout() + third.stdout(), /swb_/, 'the token is shown once')
  t.equal(await third.end('SIGTERM'), 0)
})

async function isListening(origin: string): Promise<boolean> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** The process id of the embedded server, as PostgreSQL notes it in its folder. */
function postmasterOf(folder: string): number {
  const notes = readFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8')
  return Number(notes.split('\n')[0])
}
