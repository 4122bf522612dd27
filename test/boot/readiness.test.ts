import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pace } from 'node:timers/promises'
import postgres from 'postgres'
import t, { type Test } from 'tap'
import { mintToken } from '../../src/auth/tokens.ts'
import { type Client, clientOf } from '../helpers/client.ts'
import { ownServer } from '../helpers/cluster.ts'
import { databaseOf } from '../helpers/database.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { type Program, run } from '../helpers/program.ts'
import { listeningFor, proxyTo } from '../helpers/proxy.ts'
import { send } from '../helpers/raw.ts'
import { switchboard } from '../helpers/script.ts'
import { until } from '../helpers/until.ts'

interface Running {
  readonly program: Program
  readonly api: Client
  ready(): Promise<string>
}

const token = mintToken()

async function started(t: Test, settings: Record<string, string>): Promise<Running> {
  const program = run(t, { BOOTSTRAP_TOKEN: token, DRAIN_DELAY_MS: '0', ...settings })
  const origin = await program.origin
  return {
    program,
    api: clientOf(origin, token),
    async ready() {
      const { status, body } = await send(origin, { target: '/readyz' })
      return `${status} ${body}`
    },
  }
}

const ok = '200 {"status":"ok"}'

/** How much longer each try has the database than the one before. More by hand: CUT_STEP_MS=100 npm test -- boot/readiness. */
const cutStepMs = Number(process.env['CUT_STEP_MS'] ?? 200)

const server = await ownServer(t, ['max_connections=30'])

/** The address of a copy of what the first test has migrated. */
async function copyOf(name: string, where = ''): Promise<string> {
  await server.query(`create database ${name} template postgres ${where}`)
  return Object.assign(new URL(server.url), { pathname: `/${name}` }).href
}

t.test('a start outlives the loss of the database at any moment', async (t) => {
  const proxy = await proxyTo(t, server.url)
  await proxy.cut()
  const { program, api, ready } = await started(t, { DATABASE_URL: proxy.url, WORKER: 'off' })
  // From the first connection to the end of the migration and what follows it
  for (let openMs = 100; openMs <= 2000 && (await ready()) !== ok; openMs += cutStepMs) {
    await proxy.open()
    await pace(openMs)
    await proxy.cut()
  }
  await proxy.open()

  await until(async () => (await ready()) === ok)
  t.equal((await api.createTag({ body: { name: 'There' } })).status, 201)
  t.match(program.stderr(), /the database of DATABASE_URL is not available yet/)
  t.equal(await program.end('SIGTERM'), 0)
})

t.test('a start that is stopped while it waits for a lock ends without a word', async (t) => {
  const url = await copyOf('stopped')
  // The connections are closed while a collector is waited for that does not answer
  const collector = `http://127.0.0.1:${await listeningFor(
    t,
    createServer(() => {}),
  )}`
  const admin = postgres(url, { max: 1, onnotice: () => {} })
  t.teardown(() => admin.end({ timeout: 1 }))
  await whileOpen({ url }, async (open) => {
    await open`lock table workspaces in access exclusive mode`
    const { program, api } = await started(t, {
      DATABASE_URL: url,
      WORKER: 'off',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    })
    await api.getCurrentUser()
    await untilWaiting({ admin }, 1)
    t.equal(await program.end('SIGTERM'), 0)
    t.notMatch(program.stderr(), /cannot be reached/)
  })
})

t.test('a process that has its connections is ready although there are no more', async (t) => {
  const { program, api, ready } = await started(t, {
    DATABASE_URL: await copyOf('crowded'),
    WORKER: 'off',
  })
  await until(async () => (await ready()) === ok)
  t.equal((await api.createTag({ body: { name: 'First' } })).status, 201)
  const taken: postgres.Sql[] = []
  const take = async (): Promise<boolean> => {
    const client = postgres(server.url, { max: 1, onnotice: () => {}, fetch_types: false })
    taken.push(client)
    return client`select 1`.then(
      () => true,
      () => false,
    )
  }
  t.teardown(() => Promise.all(taken.map((client) => client.end({ timeout: 1 }))))
  const first = postgres(server.url, { max: 1, onnotice: () => {}, fetch_types: false })
  taken.push(first)
  await first`select 1`
  while (await take());
  await first`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where application_name = 'switchboard-ready'`
  while (await take());

  t.equal(await ready(), ok)
  t.equal((await api.createTag({ body: { name: 'Second' } })).status, 201)

  // The other way around: the probe has one, and requests have none
  await taken[1]?.end()
  await until(async () => {
    t.equal(await ready(), ok)
    const probes = await first`
      select 1 from pg_stat_activity where application_name = 'switchboard-ready'`
    return probes.length === 1
  })
  await first`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where application_name = 'switchboard'`
  while (await take());
  await until(async () => (await api.listTags()).status === 503)
  t.equal(await ready(), '503 {"status":"database_down"}')
  t.equal(await program.end('SIGTERM'), 0)
})

t.test('a database in another encoding than UTF8 is refused by name', async (t) => {
  await server.query(`create database ascii encoding 'SQL_ASCII' locale_provider libc lc_collate 'C' lc_ctype 'C'
    template template0`)
  const url = Object.assign(new URL(server.url), { pathname: '/ascii' }).href
  const program = run(t, { BOOTSTRAP_TOKEN: token, DATABASE_URL: url, WORKER: 'off' })

  t.equal(await program.end(), 1)
  t.match(program.stderr(), /^The database has the encoding SQL_ASCII, and needs UTF8/m)
  t.equal(program.stdout(), '', 'before anybody is invited')
  const command = await switchboard({ DATABASE_URL: url }, 'migrate')
  t.match(command, { code: 1, stderr: /^The database has the encoding SQL_ASCII, .*\n$/ })
})

t.test(
  'a new database whose locale has no letters but those of ASCII is refused by name',
  async (t) => {
    await server.query(`create database letters encoding 'UTF8' locale_provider libc lc_collate 'C' lc_ctype 'C'
    template template0`)
    const url = Object.assign(new URL(server.url), { pathname: '/letters' }).href
    const command = await switchboard({ DATABASE_URL: url }, 'migrate')
    t.match(command, {
      code: 1,
      stderr: /^The database has the locale C, .*--locale=C\.UTF-8.*\n$/,
    })
  },
)

t.test('a database of another program is refused by name', async (t) => {
  await server.query('create database other')
  const url = Object.assign(new URL(server.url), { pathname: '/other' }).href
  const client = postgres(url, { max: 1 })
  await client`create table tickets (id int)`
  await client.end()
  const says =
    /^The database is not empty, .*: relation "tickets" already exists\. Use an empty .*\n$/
  const command = await switchboard({ DATABASE_URL: url, LOG_LEVEL: 'error' }, 'migrate')
  t.match(command, { code: 1, stderr: says })
  const program = run(t, { DATABASE_URL: url, WORKER: 'off', LOG_LEVEL: 'error' })
  t.equal(await program.end(), 1)
  t.match(program.stderr(), says)
})

t.test('an old PostgreSQL is refused by name', async (t) => {
  await server.query('create database old')
  const url = Object.assign(new URL(server.url), { pathname: '/old' }).href
  // The version that the program reads is the one of the first schema
  const client = postgres(url, { max: 1, onnotice: () => {}, fetch_types: false })
  await client`create function public.current_setting(text) returns text language sql
    as $$ select '140022' $$`
  await client`alter database old set search_path = public, pg_catalog`
  await client.end()
  const { code, stderr } = await switchboard({ DATABASE_URL: url }, 'migrate')
  const says = 'The database is of PostgreSQL 14, which is too old. Use PostgreSQL 15 or newer.\n'
  t.same({ code, stderr }, { code: 1, stderr: says })
})

t.test(
  'a user who may only read is waited for without noise, and refused to a command',
  async (t) => {
    await server.query('create database reading')
    await server.query('alter database reading set default_transaction_read_only = on')
    const url = Object.assign(new URL(server.url), { pathname: '/reading' }).href
    t.match(await switchboard({ DATABASE_URL: url }, 'migrate'), {
      code: 1,
      stderr:
        /^The database of DATABASE_URL refuses: it takes no writes\. DATABASE_URL must name .*\n$/,
    })
    const { program, ready } = await started(t, { DATABASE_URL: url, WORKER: 'off' })
    await until(async () => program.stderr().includes('not available yet'))
    await server.query('alter database reading reset default_transaction_read_only')
    await until(async () => (await ready()) === ok)
    t.equal(program.stderr().split('"migrating the database"').length, 2, 'said once')
    t.equal(await program.end('SIGTERM'), 0)
  },
)

const mounted = mount()

t.test(
  'a full disk of the database ends readiness until there is room',
  { skip: mounted === undefined && 'this machine lets nobody mount a small file system' },
  async (t) => {
    const folder = mounted ?? ''
    t.teardown(async () => {
      await server.query('drop database if exists full_soon with (force)')
      await server.query('drop tablespace if exists small')
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    })
    execFileSync('chown', ['postgres', folder])
    await server.query(`create tablespace small location '${folder}'`)
    const url = await copyOf('full_soon', 'tablespace small')
    const settings = { DATABASE_URL: url, WORKER: 'off', RATE_LIMIT: '100000' }
    const { program, api, ready } = await started(t, settings)
    await until(async () => (await ready()) === ok)
    const readers: string[] = []
    for (let n = 0; n < 100; n++) {
      const body = { name: `Reader ${n}`, scopes: ['tags:read' as const] }
      readers.push((await api.createApiToken({ body })).body.data.token)
    }
    // A list of more than 1000 asks for a count
    for (let n = 0; n <= 1000; n++) await api.createTag({ body: { name: `Early tag ${n}` } })
    const client = postgres(url, { max: 1, onnotice: () => {}, fetch_types: false })
    t.teardown(() => client.end({ timeout: 1 }))
    await client`create table filling (text text)`
    await t.rejects(
      async () => {
        for (;;)
          await client`insert into filling select repeat('x', 1000) from generate_series(1, 1000)`
      },
      { code: '53100' },
    )
    // The rest of what the failed statement had taken
    await client`insert into filling select 'x' from generate_series(1, 10)`.catch(() => {})

    let refused = 0
    for (let n = 0; refused === 0 && n < 2000; n++) {
      const { status } = await api.createTag({ body: { name: `Tag ${n}` } })
      if (status === 503) refused += 1
    }
    t.equal(refused, 1, 'a write is refused')
    t.equal(await ready(), '503 {"status":"disk_full"}')
    t.equal((await api.listTags()).status, 200, 'reads are served')
    const statuses = new Set<number>()
    for (const reader of readers) statuses.add((await api.listTags({ token: reader })).status)
    t.same(statuses, new Set([200]), 'also to tokens whose use cannot be written down')
    await client`drop table filling`
    await client`checkpoint`
    await until(async () => (await ready()) === ok)
    t.equal((await api.createTag({ body: { name: 'Room again' } })).status, 201)
    t.equal(await program.end('SIGTERM'), 0)
  },
)

/** A file system of 64 MB, where this process may make one. */
function mount(size = 64): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-small-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=700`, 'tmpfs', folder], {
      stdio: 'pipe',
    })
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
}

/** Makes a folder on a file system of `size` MB, which the user of PostgreSQL may enter, until the test ends. */
function smallFolder(t: Test, size: number): string {
  const folder = mount(size) ?? ''
  t.teardown(() => {
    execFileSync('umount', [folder])
    rmSync(folder, { recursive: true })
  })
  execFileSync('chmod', ['a+x', folder])
  return folder
}

t.test(
  'a disk that is full at the first start is named in one line',
  { skip: mounted === undefined && 'this machine lets nobody mount a small file system' },
  async (t) => {
    const folder = smallFolder(t, 20)
    const says = async () => {
      const program = run(t, { DATA_DIR: folder, LOG_LEVEL: 'error' })
      t.equal(await program.end(), 1)
      return program.stderr()
    }
    t.match(await says(), /^PostgreSQL cannot make a database in [^\n]* Check free disk space\.\n$/)
    t.throws(() => writeFileSync(join(folder, 'filling'), Buffer.alloc(2 ** 25)), {
      code: 'ENOSPC',
    })
    t.match(await says(), new RegExp(`^DATA_DIR ${folder} cannot be used: ENOSPC[^\n]*\n$`))
  },
)

t.test(
  'a disk that is full before the first migration has ended is named in one line',
  { skip: mounted === undefined && 'this machine lets nobody mount a small file system' },
  async (t) => {
    const folder = smallFolder(t, 60)
    const program = run(t, { DATA_DIR: folder, LOG_LEVEL: 'error' })
    t.equal(await program.end(), 1)
    const line = `^The embedded PostgreSQL in ${folder}/postgres has failed: [^\n]*No space left on device\n$`
    t.match(program.stderr(), new RegExp(line))
    // Its server recovers from the failure before it ends, and holds the folder until then
    await until(() => !existsSync(join(folder, 'postgres/data/postmaster.pid')))
  },
)

t.test('a process whose files are kept elsewhere ends and says so', async (t) => {
  const database = await databaseOf(t)
  const folders = ['a', 'b'].map((name) =>
    mkdtempSync(join(tmpdir(), `switchboard-files-${name}-`)),
  ) as [string, string]
  t.teardown(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))
  const settings = (folder: string) => ({ DATABASE_URL: database.url, DATA_DIR: folder })
  const first = await started(t, settings(folders[0]))
  await until(async () => (await first.ready()) === ok)

  const worker = run(t, settings(folders[1]), 'worker')
  t.equal(await worker.end(), 1)
  t.match(worker.stderr(), new RegExp(`not kept in ${folders[1]}/media .*same DATA_DIR`))
  const second = run(t, settings(folders[1]))
  t.equal(await second.end(), 1)
  t.match(second.stderr(), /not kept in/)
  const same = await started(t, settings(folders[0]))
  await until(async () => (await same.ready()) === ok)

  await database.admin`delete from file_storage`
  const moved = await started(t, settings(folders[1]))
  await until(async () => (await moved.ready()) === ok)
  // Such as the console of a storage instead of the storage
  const pages = createServer((_, reply) => reply.end('<!doctype html>'.repeat(4)))
  const port = await listeningFor(t, pages)
  const url = `s3://key:secret@127.0.0.1:${port}/media?tls=off`
  const wrong = await started(t, { DATABASE_URL: database.url, STORAGE_URL: url })
  await until(() => wrong.program.stderr().includes('the file storage is not available yet'))
  t.not(await wrong.ready(), ok)
  for (const { program } of [first, same, moved, wrong]) {
    t.equal(await program.end('SIGTERM'), 0)
  }
})
