import { readMigrationFiles } from 'drizzle-orm/migrator'
import { join } from 'node:path'
import postgres from 'postgres'
import t, { type Test } from 'tap'
import { mintToken } from '../../src/auth/tokens.ts'
import { migrate } from '../../src/db/server/migrate.ts'
import { root } from '../../src/lib/root.ts'
import { clientOf } from '../helpers/client.ts'
import { databaseOf } from '../helpers/database.ts'
import { only } from '../helpers/only.ts'
import { run } from '../helpers/program.ts'
import { send } from '../helpers/raw.ts'
import { until } from '../helpers/until.ts'
import { createDatabase } from '../../scripts/own-database.ts'
import { testServer } from '../setup/server.ts'

const lock = 7_741_002
const older = 'update drizzle.__drizzle_migrations set created_at = created_at - 1'
const newest = 'update drizzle.__drizzle_migrations set created_at = created_at + 1'

t.test('a process waits for another one that migrates, says so and gives up', async (t) => {
  const database = await databaseOf(t)
  const { admin } = database
  const [holder] = await admin`select pg_advisory_lock(${lock}), pg_backend_pid() as pid`
  const said: string[] = []
  const waits: boolean[] = []
  const options = {
    log: {
      info() {},
      warn: (details: object, text: string) => said.push(text + JSON.stringify(details)),
    },
    onWaiting: (isWaiting: boolean) => waits.push(isWaiting),
  }

  await migrate(database.url, { ...options, waitMs: 0 })
  t.same(said, [], 'nothing is waited for when nothing is pending')

  await admin.unsafe(older)
  await t.rejects(migrate(database.url, { ...options, waitMs: 0 }), {
    message: new RegExp(`held by server process ${holder?.['pid']} .*pg_terminate_backend`),
  })
  t.equal(waits.at(-1), false)

  const waiting = migrate(database.url, { ...options, waitMs: 60_000 })
  await until(() => said.length > 0)
  t.match(said[0], new RegExp(`waiting for another process.*"pid":${holder?.['pid']}`))
  t.equal(waits.at(-1), true)
  // The other one is done
  await admin.unsafe(newest)
  await waiting
  t.equal(waits.at(-1), false)
})

t.test('readiness says that a process waits, and background work begins afterwards', async (t) => {
  const database = await databaseOf(t)
  const { admin } = database
  await admin`select pg_advisory_lock(${lock})`
  await admin.unsafe(older)
  const settings = { DATABASE_URL: database.url, BOOTSTRAP_TOKEN: mintToken(), DRAIN_DELAY_MS: '0' }
  const program = run(t, settings)
  const origin = await program.origin
  const ready = async () => {
    const { status, body } = await send(origin, { target: '/readyz' })
    return `${status} ${body}`
  }

  await until(async () => (await ready()) === '503 {"status":"waiting_for_migration"}')
  await until(() => /"waiting for another process that migrates/.test(program.stderr()))
  await admin.unsafe(newest)
  await until(async () => (await ready()) === '200 {"status":"ok"}')
  const api = clientOf(origin, settings.BOOTSTRAP_TOKEN)
  t.equal((await api.createTag({ body: { name: 'Numbered' } })).status, 201)
  // Numbering is background work
  await until(async () => (await admin`select from event_batches`).length > 0)
  t.equal(await program.end('SIGTERM'), 0)
})

t.test('a migration gives way to whoever it would deadlock with', async (t) => {
  const { url, other } = await emptyDatabase(t)
  await other`begin`
  // What the migration has to wait for
  await other`create schema drizzle`
  const said: string[] = []
  const log = { info() {}, warn: (_: object, text: string) => said.push(text) }
  const migrating = migrate(url, { log })
  migrating.catch(() => {})
  await until(() => said.length > 0)
  t.match(said[0], /gave way to other work/)
  // What the migration holds while it waits
  const held = await other`select 1 as held from pg_advisory_xact_lock(${lock})`
  t.same([...held], [{ held: 1 }], 'the other transaction is not the victim')
  await other`rollback`

  await migrating
  const [row] = await other`select count(*)::int as n from drizzle.__drizzle_migrations`
  t.ok(row?.['n'] > 0)
})

t.test('a database of the first version is migrated with all of its rows', async (t) => {
  const { url, other } = await emptyDatabase(t)
  const migrations = readMigrationFiles({ migrationsFolder: join(root, 'drizzle') })
  const [first] = migrations
  for (const text of first?.sql ?? []) await other.unsafe(text)
  await other.unsafe(`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('${first?.hash}', ${first?.folderMillis});
    ${rowsOfFirst}`)
  const digests = () =>
    Promise.all(
      ['workspaces', 'contacts', 'tickets', 'comments', 'list_deltas'].map(async (table) => {
        const [row] = await other.unsafe(
          `select count(*)::int as rows, md5(string_agg(filled::text, ' ' order by filled::text)) as digest
            from ${table} x, jsonb_strip_nulls(to_jsonb(x)) filled`,
        )
        return { table, ...row }
      }),
    )
  const before = await digests()

  await migrate(url)

  t.same(await digests(), before)
  const [applied] = await other`select count(*)::int as count from drizzle.__drizzle_migrations`
  t.equal(applied?.['count'], migrations.length)
  const found = await other`
    select count(*)::int as count from comments where search @@ search_query('crane 77')`
  t.same([...found], [{ count: 1 }])
})

t.test('a version that is older than the schema says so', async (t) => {
  const { url, other } = await emptyDatabase(t)
  const lines: string[] = []
  const log = { info() {}, warn: (_: object, message: string) => void lines.push(message) }
  await migrate(url, { log })
  t.same(lines, [])
  await other`update drizzle.__drizzle_migrations set created_at = created_at + 1`

  await migrate(url, { log })

  t.match(lines, only(/^a newer version has migrated the database/))
  t.equal(lines.length, 1)
})

t.test(
  'a restored database that knows only the letters of ASCII goes on with a warning',
  async (t) => {
    const { url, other } = await emptyDatabase(
      t,
      `locale_provider libc lc_collate 'C' lc_ctype 'C' template template0`,
    )
    const lines: string[] = []
    const log = { info() {}, warn: (_: object, message: string) => void lines.push(message) }
    await t.rejects(migrate(url, { log }), /^The database has the locale C, /)
    await other.unsafe(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a restored one', 0)`)
    t.same(lines, [])

    await migrate(url, { log })
    await migrate(url, { log })

    t.match(lines, only(/^The database has the locale C, /, /Then restore a dump of it\.$/))
    t.equal(lines.length, 2)
  },
)

t.test('a database with the small letters of Turkish is refused while it is new', async (t) => {
  const { url, other } = await emptyDatabase(
    t,
    `locale_provider icu icu_locale 'tr-TR' lc_collate 'C' lc_ctype 'C' template template0`,
  )
  t.same(await other`select lower('I') as letter`, [{ letter: 'ı' }])
  const log = { info() {}, warn() {} }

  await t.rejects(
    migrate(url, { log }),
    /^The database has the locale tr-TR, in which I is no capital i: .*--locale=C\.UTF-8/,
  )
})

/** Rows as version 0.1.0 wrote them: a workspace with contacts, tickets and comments. */
const rowsOfFirst = `
  insert into workspaces (id, name, created_at) values (new_id(), 'Harbour', now());
  insert into contacts (workspace_id, id, position, username, name, channel, custom_fields, created_at, updated_at)
    select w.id, new_id(), next_position(w.id, 'contacts'), 'contact-' || n, 'Contact ' || n, 'api', '{}', now(), now()
    from workspaces w, generate_series(1, 10) n;
  insert into tickets (workspace_id, id, position, title, type, channel, priority, status, contact_id, creator_id,
      custom_fields, created_at, updated_at)
    select c.workspace_id, new_id(), next_position(c.workspace_id, 'tickets'), 'Gate ' || n, 'incident', 'phone', 'high',
      'open', c.id, new_id(), '{}', now(), now()
    from contacts c, generate_series(1, 10) n;
  insert into comments (workspace_id, id, ticket_id, text, mentions, type, visibility, author_type, author_id,
      created_at, updated_at)
    select workspace_id, new_id(), id, 'The crane of ticket ' || position || ' stands still', '[]', 'comment', 'internal',
      'token', new_id(), now(), now()
    from tickets`

/** An empty database, dropped when the test ends, and a connection to it. */
async function emptyDatabase(t: Test, options = ''): Promise<{ url: string; other: postgres.Sql }> {
  const { url, drop } = await createDatabase((await testServer()).server, 'test', options)
  const other = postgres(url, { max: 1, onnotice: () => {} })
  t.teardown(async () => {
    await other.end({ timeout: 1 })
    await drop()
  })
  return { url, other }
}
