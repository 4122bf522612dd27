import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import t, { type Test } from 'tap'
import { startEmbedded } from '../src/db/embedded.ts'

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

t.test('a folder in use is refused in words', async (t) => {
  const dataDir = await folder(t)
  const first = await startEmbedded({ dataDir })
  t.teardown(() => first.stop())

  await t.rejects(startEmbedded({ dataDir }), /Another process runs on .*set DATA_DIR/)

  t.same([...(await query(first.url, 'select 1 as one'))], [{ one: 1 }], 'the first one lives on')
})

t.test('a first start that was cut off is begun again', async (t) => {
  const dataDir = await folder(t)
  await mkdir(join(dataDir, 'postgres', 'data.new', 'base'), { recursive: true })
  await writeFile(join(dataDir, 'postgres', 'data.new', 'PG_VERSION'), '18\n')

  const server = await startEmbedded({ dataDir })
  const rows = await query(server.url, 'select 1 as one')
  await server.stop()

  t.same([...rows], [{ one: 1 }])
})

t.test('data of another major version is left alone', async (t) => {
  const dataDir = await folder(t)
  const version = join(dataDir, 'postgres', 'data', 'PG_VERSION')
  await mkdir(join(dataDir, 'postgres', 'data'), { recursive: true })
  await writeFile(version, '14\n')

  await t.rejects(startEmbedded({ dataDir }), /made by PostgreSQL 14, this program brings 18/)

  t.equal(await readFile(version, 'utf8'), '14\n')
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

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return (await client.unsafe(text)) as unknown as Row[]
  } finally {
    await client.end()
  }
}
