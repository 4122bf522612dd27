import { createHash, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { request } from 'undici'
import { basePath } from '../../generated/routes.ts'
import { residentMb } from '../../scripts/memory.ts'
import {
  findStrays,
  deletedFilePurge,
  staleUploadRemoval,
} from '../../src/api/media-manager/uploads/sweep.ts'
import { runDue } from '../helpers/run-due.ts'
import { mintToken } from '../../src/auth/tokens.ts'
import { newId } from '../../src/lib/ids.ts'
import { clientOf } from '../helpers/client.ts'
import { cloneDatabase } from '../helpers/database.ts'
import { mediaFaults, stored, upload } from '../helpers/media.ts'
import { run } from '../helpers/program.ts'
import { start, startBehindProxy } from '../helpers/start.ts'
import { startStorage } from '../helpers/storage.ts'
import { until } from '../helpers/until.ts'

// More by hand: MEDIA_KILLS=6 npm test -- media-manager/crash
const kills = Number(process.env['MEDIA_KILLS'] ?? 3)

t.test(`no upload is lost or left over by ${kills} kills`, async (t) => {
  const { settings, token, database, store } = await installation(t)
  const kept = new Map<string, string>()
  let attempts = 0

  for (let round = 0; round < kills; round++) {
    const program = run(t, { ...settings, WORKER: 'off' })
    const origin = await program.origin
    await until(async () => (await request(`${origin}/readyz`)).statusCode === 200)
    await untilToken(origin, token)
    const posting = Array.from({ length: 8 }, async () => {
      for (;;) {
        attempts += 1
        const value = randomBytes(200_000)
        const part = { name: 'file', filename: 'a.bin', value }
        const reply = await upload({ origin, token }, [part]).catch(() => undefined)
        if (reply?.status !== 201) return
        kept.set(reply.body.data.id, createHash('sha256').update(value).digest('hex'))
      }
    })
    const before = kept.size
    await until(() => kept.size > before + round)
    await program.end('SIGKILL')
    await Promise.all(posting)
  }
  // Sessions of killed processes may still write or hold uploads, which are then left for the next look a minute later
  await until(async () => {
    const [row] = await database.admin<Array<{ sessions: number }>>`
      select count(*)::int as sessions from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    return row?.sessions === 0
  })
  const left = await stored(database.admin, store)
  const age = () =>
    database.admin`update media_uploads set created_at = created_at - interval '2 hours'
      where created_at > now() - interval '1 hour'`
  await age()
  const worker = run(t, settings, 'worker')
  await until(async () => {
    // The search for strays notes bytes that a killed process was about to remove, and may meet some that are just being
    // removed: then the next look removes them
    await age()
    const { uploads } = await stored(database.admin, store)
    return uploads === 0 && (await mediaFaults(database.admin, store)).length === 0
  }, 150_000)
  await worker.end('SIGTERM')

  t.comment(`${attempts} uploads, ${kept.size} answered, ${left.uploads} left to be removed`)
  t.same(await mediaFaults(database.admin, store), [])
  const rows = await database.admin<Array<{ id: string; sha256: string }>>`
    select id, sha256 from media_files`
  const sums = new Map(rows.map(({ id, sha256 }) => [id, sha256]))
  t.same(
    [...kept].filter(([id, sha256]) => sums.get(id) !== sha256),
    [],
  )
  const program = run(t, settings)
  const api = clientOf(await program.origin, token)
  await untilToken(await program.origin, token)
  for (const [id, sha256] of [...kept].slice(-5)) {
    t.equal((await api.getMediaFileContent({ params: { id } })).headers['etag'], `"${sha256}"`)
  }
})

t.test(
  'four times 25 MiB go up and down at once in less memory than one half of them',
  async (t) => {
    const { settings, token } = await installation(t)
    const program = run(t, { ...settings, WORKER: 'off' })
    const origin = await program.origin
    await untilToken(origin, token)
    const bytes = randomBytes(26_214_400)
    const whole = [1, 2, 3, 4].map((first) => Buffer.concat([Buffer.of(first), bytes.subarray(1)]))
    const transfer = async (value: Buffer) => {
      const post = () => upload({ origin, token }, [{ name: 'file', filename: 'a.bin', value }])
      let { status, body, text } = await post()
      // A bucket on a busy machine may be too slow for a moment, and this is the answer then
      for (let tries = 1; status === 503 && tries < 5; tries++)
        ({ status, body, text } = await post())
      if (status !== 201) throw new Error(text)
      const response = await request(
        `${origin}${basePath}/media-manager/files/${body.data.id}/content`,
        { headers: { authorization: `Bearer ${token}` } },
      )
      const hash = createHash('sha256')
      for await (const chunk of response.body) hash.update(chunk as Buffer)
      return hash.digest('hex')
    }
    // Without a figure the comparison below fails
    const memory = () => residentMb(program.child.pid) ?? NaN
    // As much in small ones loads what uploads need, and has the heap grow to where it stays
    for (let n = 0; n < 25; n++) await transfer(bytes.subarray(n * 1_000_000, (n + 1) * 1_000_000))
    const before = memory()
    let most = before
    const watch = setInterval(() => (most = Math.max(most, memory())), 50)

    const back = await Promise.all(whole.map(transfer)).finally(() => clearInterval(watch))

    t.same(
      back,
      whole.map((value) => createHash('sha256').update(value).digest('hex')),
    )
    const grownMb = Math.max(most, memory()) - before
    t.comment(`memory grew by ${grownMb.toFixed(1)} MB`)
    t.ok(grownMb < 50, `grew by ${grownMb.toFixed(1)} MB`)
  },
)

t.test('the worker removes what has no file for an hour, and nothing else', async (t) => {
  const workspace = await start()
  const { pool, storage, workspaceId, database } = workspace
  const { admin } = database
  const { store } = storage
  const put = async (id: string) => {
    await store.put({ workspaceId, id }, one(Buffer.from(id)))
    return id
  }
  const sweep = () => runDue(pool, staleUploadRemoval(store))
  const stray = await put(newId())
  const [{ id: taken } = { id: '' }] = await admin<Array<{ id: string }>>`
    select upload_id as id from media_files where workspace_id = ${workspaceId}`

  t.equal(await findStrays(pool, store), 1)
  t.equal(await findStrays(pool, store), 0)
  t.equal(await sweep(), 0, 'it has its hour')
  t.match(await stored(admin, store, workspaceId), { uploads: 1, bytes: 3 })
  // A file's bytes stay even if they are noted down as an upload
  await admin`insert into media_uploads values (${workspaceId}, ${taken}, now())`
  await admin`update media_uploads set created_at = created_at - interval '61 minutes'`
  const locked = await admin.begin(async (sql) => {
    await sql`select 1 from media_uploads where id = ${stray} for update`
    return sweep()
  })
  t.equal(locked, 2, 'one of them is somebody else’s at the moment')
  t.match(await stored(admin, store, workspaceId), { uploads: 1, bytes: 3 })
  t.equal(await sweep(), 1)
  t.match(await stored(admin, store, workspaceId), { uploads: 0, files: 2, bytes: 2 })
})

t.test('what others leave in the folder of the files is none of them', async (t) => {
  const { store, settings, remove } = await startStorage()
  t.teardown(remove)
  const key = { workspaceId: newId(), id: newId() }
  await store.put(key, one(Buffer.from('x')))
  const { DATA_DIR: folder } = settings
  // As a Mac leaves it wherever somebody looks in
  if (folder) writeFileSync(join(folder, 'media', key.workspaceId, '.DS_Store'), '')

  const keys = []
  for await (const some of store.keys()) keys.push(...some)
  t.same(
    keys.filter(({ workspaceId }) => workspaceId === key.workspaceId),
    [key],
  )
})

t.test('a file deleted 30 days ago goes for good, unless something refers to it', async (t) => {
  const workspace = await start()
  const { api, pool, storage, workspaceId, database } = workspace
  const { admin } = database
  const post = async (name: string) =>
    (await upload(workspace, [{ name: 'file', filename: name, value: name }])).body.data.id
  const ids = [await post('fresh'), await post('old'), await post('referred')]
  const [fresh = '', old = '', referred = ''] = ids
  for (const id of ids) await api.deleteMediaFile({ params: { id } })
  await admin`insert into media_references values (${workspaceId}, ${referred}, 'note', ${newId()})`
  await admin`update media_files set deleted_at = deleted_at - interval '29 days 23 hours'
    where id in ${admin(ids)}`
  t.equal(await runDue(pool, deletedFilePurge), 0, 'an hour too early')
  await admin`update media_files set deleted_at = deleted_at - interval '2 hours'
    where id in (${old}, ${referred})`

  const purged = await runDue(pool, deletedFilePurge)
  await runDue(pool, staleUploadRemoval(storage.store))

  t.equal(purged, 1)
  t.equal((await api.restoreMediaFile({ params: { id: old } })).status, 404)
  t.equal((await api.restoreMediaFile({ params: { id: referred } })).status, 200)
  t.equal((await api.restoreMediaFile({ params: { id: fresh } })).status, 200)
  t.match(await stored(admin, storage.store, workspaceId), { uploads: 0, files: 4, bytes: 4 })
})

t.test('an upload that was given up meanwhile makes no file', async (t) => {
  const workspace = await start()
  const { database } = workspace
  await database.admin`create function forget() returns trigger language plpgsql as $$
    begin delete from media_uploads where id = new.upload_id; return new; end $$`
  await database.admin`create trigger forget before insert on media_files
    for each row when (new.name = 'late.bin') execute function forget()`

  const reply = await upload(workspace, [{ name: 'file', filename: 'late.bin', value: 'x' }])
  await findStrays(workspace.pool, workspace.storage.store)

  t.match(reply, { status: 503, body: { code: 'unavailable' } })
})

t.test('an upload whose commit was answered to nobody keeps its bytes', async (t) => {
  const { api, database, proxy, storage, workspaceId } = await startBehindProxy(t, { poolSize: 4 })
  const data = Buffer.from('found').toString('base64')
  const post = () =>
    api.createMediaFileFromBase64({
      body: { name: 'lost.txt', data },
      headers: { 'idempotency-key': 'lost' },
    })

  proxy.loseAnswerTo(/commit\0/i)
  const lost = await post()
  const found = await post()

  t.match(lost, { status: 503 })
  t.match(found, { status: 201, headers: { 'idempotency-replayed': 'true' } })
  const content = await api.getMediaFileContent({ params: { id: found.body.data.id } })
  t.equal(content.text, 'found')
  t.match(await stored(database.admin, storage.store, workspaceId), {
    uploads: 0,
    files: 3,
    bytes: 3,
  })
})

/** A database, a folder and a token of an installation of its own. */
async function installation(t: Test) {
  const database = await cloneDatabase()
  const files = await startStorage()
  t.teardown(async () => {
    await database.drop()
    files.remove()
  })
  const token = mintToken()
  const settings = {
    DATABASE_URL: database.url,
    ...files.settings,
    BOOTSTRAP_TOKEN: token,
    DRAIN_DELAY_MS: '0',
    RATE_LIMIT: '10000000',
    MAX_IN_FLIGHT_PER_TOKEN: '1000',
  }
  return { settings, token, database, store: files.store }
}

/** The first token is made after the server listens. */
async function untilToken(origin: string, token: string): Promise<void> {
  await until(async () => (await clientOf(origin, token).listTags()).status === 200)
}

async function* one(bytes: Buffer) {
  yield bytes
}
