import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pace } from 'node:timers/promises'
import postgres from 'postgres'
import t, { type Test } from 'tap'
import { startEmbedded } from '../../src/db/server/embedded.ts'
import { root } from '../../src/lib/root.ts'
import { run } from '../helpers/program.ts'
import { until } from '../helpers/until.ts'

const inUse = /Another process runs on .*set DATA_DIR/
/** Well below the time that a stale lock is waited for, also on a machine with much else to do. */
const quickMs = 5_000

t.test('a server keeps its rows from one start to the next, for its owner alone', async (t) => {
  const dataDir = await folder(t)

  const first = await startEmbedded({ dataDir })
  await query(first.url, 'create table marks (n int)')
  await query(first.url, 'insert into marks values (7)')
  await first.stop()
  const second = await startEmbedded({ dataDir })
  const rows = await query(second.url, 'select n from marks')
  const settings = await query(second.url, 'show fsync')
  await second.stop()

  t.same([...rows], [{ n: 7 }])
  t.same([...settings], [{ fsync: 'on' }])
  t.equal((await stat(join(second.dataDir, 'password'))).mode & 0o777, 0o600)
  t.match(new URL(second.url).hostname, '127.0.0.1')
})

t.test('a folder in use is refused in words and without delay', async (t) => {
  const dataDir = await folder(t)
  const first = await startEmbedded({ dataDir })
  t.teardown(() => first.stop())

  const began = Date.now()
  await t.rejects(startEmbedded({ dataDir }), inUse)
  t.ok(Date.now() - began < quickMs, `after ${Date.now() - began} ms`)

  t.same([...(await query(first.url, 'select 1 as one'))], [{ one: 1 }], 'the first one lives on')
})

for (const gapMs of [0, 50]) {
  t.test(`of two first starts ${gapMs} ms apart one serves`, async (t) => {
    const dataDir = await folder(t)
    const one = startElsewhere(t, dataDir)
    await pace(gapMs)
    const other = startElsewhere(t, dataDir)

    const first = await Promise.any([one, other].map(async (start) => (await start.url, start)))
    const served = Date.now()
    const second = first === one ? other : one
    await t.rejects(second.url, inUse)
    t.ok(Date.now() - served < quickMs, `after ${Date.now() - served} ms`)
    await query(await first.url, 'create table marks as select 7 as n')
    await first.stop()

    const later = await startEmbedded({ dataDir })
    const rows = await query(later.url, 'select n from marks')
    await later.stop()
    t.same([...rows], [{ n: 7 }])
    t.same((await readdir(later.dataDir)).sort(), ['data', 'password'])
  })
}

t.test('the server of a killed process is waited for while it shuts down', async (t) => {
  const dataDir = await folder(t)
  const killed = startElsewhere(t, dataDir)
  const client = postgres(await killed.url, { max: 1 })
  const [{ pid } = { pid: 0 }] = await client<[{ pid: number }]>`select pg_backend_pid() as pid`
  // The server cannot end before this part of it has
  process.kill(pid, 'SIGSTOP')
  killed.child.kill('SIGKILL')

  let refusals = 0
  const starting = startEmbedded({ dataDir }, (line) => {
    if (/lock file .* already exists/.test(line)) refusals++
  })
  // At 300 ms each they take longer than it takes to refuse a folder in use
  await Promise.race([starting, until(() => refusals >= 6)]).finally(() =>
    process.kill(pid, 'SIGCONT'),
  )
  const server = await starting
  const rows = await query(server.url, 'select 1 as one')
  await server.stop()
  await client.end({ timeout: 0 })

  t.same([...rows], [{ one: 1 }])
})

t.test('a first start that was cut off is begun again', async (t) => {
  const dataDir = await folder(t)
  const unfinished = join(dataDir, 'postgres', 'data.new.a1b2c3', 'data')
  await mkdir(join(unfinished, 'base'), { recursive: true })
  await writeFile(join(unfinished, 'PG_VERSION'), '18\n')

  const server = await startEmbedded({ dataDir })
  const rows = await query(server.url, 'select 1 as one')
  await server.stop()

  t.same([...rows], [{ one: 1 }])
  t.same((await readdir(server.dataDir)).sort(), ['data', 'password'])
})

t.test('data of another major version is left alone', async (t) => {
  const dataDir = await folder(t)
  const version = join(dataDir, 'postgres', 'data', 'PG_VERSION')
  await mkdir(join(dataDir, 'postgres', 'data'), { recursive: true })
  await writeFile(version, '14\n')

  await t.rejects(startEmbedded({ dataDir }), /made by PostgreSQL 14, this program brings 18/)

  t.equal(await readFile(version, 'utf8'), '14\n')
})

t.test('a server that ends or does not start says why', async (t) => {
  const dataDir = await folder(t)
  const unusable = /could not (open|create) file/
  let onEnd: (message: string) => void = () => {}
  const end = new Promise<string>((resolve) => (onEnd = resolve))
  const server = await startEmbedded({ dataDir }, undefined, onEnd)
  await query(server.url, 'create table marks as select 7 as n')
  const [found] = await query<{ path: string; pid: number }>(
    server.url,
    `select pg_relation_filepath('marks') as path, pid from pg_stat_activity where backend_type = 'checkpointer'`,
  )
  const { path, pid } = found ?? { path: '', pid: 0 }
  const file = join(server.dataDir, 'data', path)
  // Recovery needs it
  await chmod(file, 0)
  // A part of the server that dies has the others recover
  process.kill(pid, 'SIGKILL')

  t.match(await end, /has ended \(1: could not (open|create) file .*\)/)
  await t.rejects(startEmbedded({ dataDir }), unusable)
  const again = await startEmbedded({ dataDir }).catch((error: Error) => error.message)
  t.match(again, unusable)
  // It would have somebody restore a backup who needs to make room on a disk
  t.notMatch(again, /corrupted/)

  await chmod(file, 0o600)
  const whole = await startEmbedded({ dataDir })
  const rows = await query(whole.url, 'select n from marks')
  await whole.stop()
  t.same([...rows], [{ n: 7 }])
})

t.test('a server that recovers is stopped as well', async (t) => {
  const dataDir = await folder(t)
  let isRecovering = false
  const server = await startEmbedded({ dataDir }, (line) => {
    isRecovering ||= line.includes('reinitializing')
  })
  await query(server.url, 'create table marks as select 7 as n')
  const client = postgres(server.url, { max: 1 })
  const [{ pid } = { pid: 0 }] = await client<[{ pid: number }]>`select pg_backend_pid() as pid`
  process.kill(pid, 'SIGKILL')
  await until(() => isRecovering)

  await server.stop()

  await client.end({ timeout: 0 })
  const again = await startEmbedded({ dataDir })
  const rows = await query(again.url, 'select n from marks')
  await again.stop()
  t.same([...rows], [{ n: 7 }])
})

t.test('the program ends with its database, and says so', async (t) => {
  const dataDir = await folder(t)
  const program = run(t, { DATA_DIR: dataDir })
  await program.origin
  const notes = await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')

  process.kill(Number(notes.split('\n')[0]), 'SIGKILL')

  t.equal(await program.end(), 1)
  t.match(program.stderr(), /The embedded PostgreSQL in .* has ended \(137\)\. .* start it again/)
})

const asRoot = {
  skip: process.getuid?.() === 0 ? false : 'only root has another user run PostgreSQL',
}

t.test('root is told why no user for PostgreSQL is found', asRoot, async (t) => {
  const program = run(t, { DATA_DIR: await folder(t), PATH: '/nowhere' })
  t.equal(await program.end(), 1)
  t.match(
    program.stderr(),
    /^PostgreSQL does not run as root, and other users are not found: spawnSync id ENOENT\. Set DATABASE_URL\.$/m,
  )
})

const proc = { skip: existsSync('/proc/self/environ') ? false : 'there is no /proc' }

t.test('PostgreSQL inherits no setting of the program', proc, async (t) => {
  process.env['SECRET_KEY'] = 'canary-of-the-secret-key-32-characters'
  t.teardown(() => delete process.env['SECRET_KEY'])
  const server = await startEmbedded({ dataDir: await folder(t) })
  t.teardown(() => server.stop())
  const notes = await readFile(join(server.dataDir, 'data', 'postmaster.pid'), 'utf8')
  const pid = Number(notes.split('\n')[0])

  const names = (await readFile(`/proc/${pid}/environ`, 'utf8'))
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => line.split('=')[0])

  // PostgreSQL adds names that begin with PG or LC_, and the shell PWD and its like
  const allowed = /^(PATH|TZ|PWD|OLDPWD|SHLVL|_|(PG|LC_)\w*)$/
  t.same(
    names.filter((name) => !allowed.test(name ?? '')),
    [],
  )
  t.ok(names.includes('PATH'))
})

t.test('an ephemeral server leaves nothing behind', async (t) => {
  const server = await startEmbedded({ ephemeral: true })
  const [{ isFast } = { isFast: false }] = await query<{ isFast: boolean }>(
    server.url,
    `select setting = 'off' as "isFast" from pg_settings where name = 'fsync'`,
  )

  await server.stop()

  t.equal(isFast, true)
  t.notOk(existsSync(server.dataDir))
})

/** A folder that PostgreSQL's user can reach, removed afterwards. */
async function folder(t: Test): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'switchboard-embedded-'))
  await chmod(path, 0o755)
  t.teardown(() => rm(path, { recursive: true, force: true }))
  return path
}

interface Elsewhere {
  readonly child: ChildProcess
  /** Resolves once it serves; fails with what a process says that ends before. */
  readonly url: Promise<string>
  stop(): Promise<void>
}

/** Starts a server from another process, which ends with the test at the latest. */
function startElsewhere(t: Test, dataDir: string): Elsewhere {
  const program = join(root, 'test', 'helpers', 'embedded.ts')
  const child = spawn(process.execPath, ['--import=tsx', program, dataDir], { stdio: 'pipe' })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()))
    void ended.then(() => reject(new Error(said)))
  })
  url.catch(() => {})
  const stop = async () => {
    child.stdin.end()
    await ended
  }
  t.teardown(stop)
  return { child, url, stop }
}

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return (await client.unsafe(text)) as unknown as Row[]
  } finally {
    await client.end()
  }
}
