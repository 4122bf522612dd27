import postgres from 'postgres'
import t from 'tap'
import { rows } from '../../src/db/pool/command.ts'
import { mintToken } from '../../src/auth/tokens.ts'
import { connect } from '../../src/db/pool/pool.ts'
import { clientOf } from '../helpers/client.ts'
import { ownServer } from '../helpers/cluster.ts'
import { pgbouncerTo, pgbouncerVersion } from '../helpers/pgbouncer.ts'
import { run } from '../helpers/program.ts'
import { send } from '../helpers/raw.ts'
import { switchboard } from '../helpers/script.ts'
import { until } from '../helpers/until.ts'

// What an operator or a provider may have set for every program that uses the server
const server = await ownServer(t, [
  'DateStyle=German, DMY',
  'IntervalStyle=sql_standard',
  'TimeZone=Asia/Kathmandu',
  'bytea_output=escape',
  'extra_float_digits=-15',
  'standard_conforming_strings=off',
  'array_nulls=off',
  'transform_null_equals=on',
  'quote_all_identifiers=on',
  'default_transaction_isolation=serializable',
  'idle_session_timeout=1s',
  'transaction_timeout=1min',
])

t.test('requests are answered alike whatever is set for the database', async (t) => {
  const token = mintToken()
  const program = run(t, { DATABASE_URL: server.url, BOOTSTRAP_TOKEN: token, DRAIN_DELAY_MS: '0' })
  const origin = await program.origin
  const api = clientOf(origin, token)
  const ready = async () => (await send(origin, { target: '/readyz' })).body
  // No word of a clock that differs
  await until(async () => (await ready()) === '{"status":"ok"}')

  // The fingerprint of the first request is read as bytes
  const headers = { 'Idempotency-Key': 'once' }
  const first = await api.createTag({ headers, body: { name: 'a\\b' } })
  t.equal(first.status, 201, first.text)
  t.match(first.body.data.createdAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  const second = await api.createTag({ headers, body: { name: 'a\\b' } })
  t.same([second.status, second.body], [201, first.body])
  t.equal(await program.end('SIGTERM'), 0)
  t.equal((await switchboard({ DATABASE_URL: server.url }, 'lists', 'check')).code, 0)
})

t.test('a transaction sees what others commit, whatever is the default', async (t) => {
  const isolation = `select current_setting('transaction_isolation') as level`
  const skipped = pgbouncerVersion() === undefined
  for (const url of [server.url, ...(skipped ? [] : [await pgbouncerTo(t, server.url)])]) {
    const pool = connect({ url, size: 1 })
    t.teardown(() => pool.close())
    t.same(await pool.transaction((db) => rows(db, isolation)), [{ level: 'read committed' }])
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
    const values = await pool.run((c) =>
      c.values(
        `select $1::bytea, timestamptz '2026-03-02 01:00+00', E'\\\\x' = '\\x'`,
        [bytes],
        false,
      ),
    )
    t.same(values, [[bytes, '2026-03-02T01:00:00.000Z', true]])
  }
})

t.test('a connection has the settings of the program', async (t) => {
  const pool = connect({ url: server.url, size: 1 })
  t.teardown(() => pool.close())
  const names = ['idle_session_timeout', 'max_parallel_workers_per_gather', 'extra_float_digits']
  const settings = names.map((name) => `current_setting('${name}')`).join(', ')
  t.same(await pool.run((c) => c.values(`select ${settings}`, [], false)), [['0', '0', '1']])
  const limits = `select current_setting('statement_timeout'), current_setting('transaction_timeout')`
  const long = pool.transaction((db) => db.run((c) => c.values(limits, [], false)), {
    longMs: 120_000,
  })
  t.same(await long, [['2min', '0']])
})

t.test('a database is refused by name', async (t) => {
  const migrating = async (name: string, settings: string, begin = '') => {
    await server.query(`create database ${name}`)
    await server.query(`alter database ${name} set ${settings}`)
    const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href
    if (begin !== '') {
      const client = postgres(url, { max: 1, fetch_types: false })
      await client.unsafe(begin)
      await client.end()
    }
    return switchboard({ DATABASE_URL: url }, 'migrate')
  }

  t.match(await migrating('replica', 'session_replication_role = replica'), {
    code: 1,
    stderr: /^Triggers, .* do not run: .* ALTER DATABASE or ALTER ROLE\.\n$/,
  })
  t.match(await migrating('nowhere', "search_path = ''"), {
    code: 1,
    stderr: /^All tables .* begins with no schema that exists\. .* search_path = public\n$/,
  })
  t.match(await migrating('elsewhere', 'search_path = app, public', 'create schema app'), {
    code: 1,
    stderr: /^All tables .* begins with app\. Set it, such as by: alter role "postgres" set .*\n$/,
  })
  const extension = 'create schema extensions; create extension pg_trgm schema extensions'
  t.match(await migrating('unseen', 'lock_timeout = 100', extension), {
    code: 1,
    stderr: /operator class "gin_trgm_ops" .* add the schema of the extension to the search_path/,
  })
})

t.test('a database may have any name', async (t) => {
  await server.query('create database "Help desk, 100%"')
  const url = Object.assign(new URL(server.url), { pathname: '/Help%20desk,%20100%25' }).href
  t.match(await switchboard({ DATABASE_URL: url }, 'migrate'), { code: 0 })
})
