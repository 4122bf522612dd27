import t from 'tap'
import { mintToken } from '../../src/auth/tokens.ts'
import { hostsOf } from '../../src/db/pool/hosts.ts'
import { clientOf } from '../helpers/client.ts'
import { ownServer, withTls } from '../helpers/cluster.ts'
import { run } from '../helpers/program.ts'
import { send } from '../helpers/raw.ts'
import { switchboard } from '../helpers/script.ts'
import { until } from '../helpers/until.ts'

// A wide bound for a busy machine; the figure is in the comment
const soonMs = 20_000

t.test('a URL names several hosts as libpq reads them', async (t) => {
  const several = hostsOf('postgres://me:p%40ss@a:1,b,[::1]:3/db?sslmode=require')
  t.same(several.addresses, [
    { host: 'a', port: 1 },
    { host: 'b', port: 5432 },
    { host: '::1', port: 3 },
  ])
  t.equal(several.wanted, 'read-write')
  t.equal(several.url, 'postgres://me:p%40ss@a:1/db?sslmode=require')
  const one = hostsOf('postgres://a/db?target_session_attrs=primary&sslmode=require')
  t.equal(one.wanted, 'primary')
  t.equal(one.url, 'postgres://a/db?sslmode=require')
  t.equal(hostsOf('postgres://a/db').wanted, 'any')
  t.same(hostsOf('postgres://%2Frun%2Fpostgresql:6000/db').addresses, [
    { path: '/run/postgresql/.s.PGSQL.6000' },
  ])
  t.same(hostsOf('postgres://me@%2Fcloudsql%2Fa%3Ab%3Ac/db').addresses, [
    { path: '/cloudsql/a:b:c/.s.PGSQL.5432' },
  ])
  for (const url of ['postgres://me:pw@/db?host=/run/postgresql', 'postgres:///db?port=6000']) {
    t.throws(() => hostsOf(url), /%2Frun%2Fpostgresql/)
  }
  t.throws(() => hostsOf('mysql://a/db'), /postgres:\/\//)
  t.throws(() => hostsOf('postgres://a:1,b:99999/db'), /name:port/)
  for (const password of ['S3cret/word', 'S3cret?word', 'S3cret#word', '100%S3cret']) {
    const url = `postgres://app:${password}@a:5432/db`
    t.throws(() => hostsOf(url), /%25/)
    t.throws(() => hostsOf(url), { message: /^(?!.*S3cret)/ })
  }
  t.throws(() => hostsOf('postgres://a/db?target_session_attrs=standby'), /standby/)
  t.throws(() => hostsOf('postgres://a/db?sslmode=verify_full'), /"verify_full".* verify-full$/)
})

t.test('a process follows the server that takes writes', async (t) => {
  const first = await ownServer(t, withTls(t))
  const distrusted = await switchboard(
    { DATABASE_URL: `${first.url}?sslmode=verify-full` },
    'migrate',
  )
  const reason =
    /^The database of DATABASE_URL cannot be reached: .*self-signed certificate(?:; if the root CA is installed locally, try running Node\.js with --use-system-ca)?\.$/m
  t.match(distrusted, { code: 1, stderr: reason })
  const second = await first.standby()
  const token = mintToken()
  const hosts = `127.0.0.1:${second.port},127.0.0.1:${first.port}`
  const program = run(t, {
    DATABASE_URL: `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write&sslmode=require`,
    BOOTSTRAP_TOKEN: token,
    DRAIN_DELAY_MS: '0',
  })
  const origin = await program.origin
  const api = clientOf(origin, token)
  const ready = async () => (await send(origin, { target: '/readyz' })).body
  await until(async () => (await ready()) === '{"status":"ok"}')
  const secured = `select bool_and(s.ssl) as ssl from pg_stat_ssl s join pg_stat_activity a using (pid)
    where a.application_name like 'switchboard%'`
  t.same(await first.query(secured), [{ ssl: true }])
  let made = 0
  const create = async () => (await api.createTag({ body: { name: `Tag ${++made}` } })).status
  t.equal(await create(), 201, 'although a standby is named first')

  await t.test('that loses its role without losing its connections', async (t) => {
    await first.query('alter system set default_transaction_read_only = on')
    await first.query('select pg_reload_conf()')
    await until(async () => (await ready()) === '{"status":"read_only"}')
    t.equal(await create(), 503)
    await second.query('select pg_promote()')
    const promotedAt = performance.now()
    await until(async () => (await create()) === 201)
    const tookMs = Math.round(performance.now() - promotedAt)
    t.comment(`writes succeeded ${tookMs} ms after the promotion`)
    t.ok(tookMs < soonMs, `${tookMs} ms`)
    t.equal(await ready(), '{"status":"ok"}')
    const list = await api.listTags()
    t.equal(list.body.data.at(0)?.name !== undefined, true)
    const [row] = await second.query<{ n: number }>('select count(*)::int as n from tags')
    t.equal(list.body.total, row?.n, 'reads come from there, too')
    const left = await first.query(
      `select application_name, state, query from pg_stat_activity where application_name like 'switchboard%'
         and application_name <> 'switchboard-worker'`,
    )
    t.same(left, [], 'no request reads from the server that was left')
  })

  await t.test('that ends', async (t) => {
    // A standby of the new leader takes the place of the old one
    await first.stop('immediate')
    t.equal(await create(), 201)
    t.equal(await ready(), '{"status":"ok"}')
  })
  t.equal(await program.end('SIGTERM'), 0)
})
