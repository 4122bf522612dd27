import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import t from 'tap'
import { ConfigError, misspeltSettings, readConfig } from '../../src/config.ts'
import { root } from '../../src/lib/root.ts'
import { only } from '../helpers/only.ts'

/** Every setting that is a whole number, with the least and the greatest value that it may have. */
const bounds: Readonly<Record<string, readonly [least: number, greatest: number]>> = {
  PORT: [0, 65_535],
  DATABASE_POOL: [1, 100],
  METRICS_PORT: [0, 65_535],
  WEB_CONCURRENCY: [1, 128],
  STORAGE_QUOTA_MIB: [1, 100_000_000],
  DAILY_VOLUME_MIB: [1, 100_000_000],
  RATE_LIMIT: [1, 100_000_000],
  MAX_IN_FLIGHT_PER_TOKEN: [1, 100_000],
  MAX_STREAMS: [1, 3000],
  MAX_STREAMS_PER_USER: [1, 3000],
  PRESENCE_STALE_SECONDS: [10, 86_400],
  DRAIN_DELAY_MS: [0, 20_000],
}

/** Settings that may be any text. */
const texts = ['DATA_DIR', 'HOST', 'METRICS_HOST']

/** The names of all settings that the program reads. */
function settings(): string[] {
  const names = new Set<string>()
  readConfig(new Proxy({}, { get: (_, name) => void names.add(String(name)) }))
  return [...names].sort()
}

function mistakesOf(env: Readonly<Record<string, string>>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n')
  }
}

t.test('.env.example names every setting with its default, and no other', async (t) => {
  const lines = readFileSync(join(root, '.env.example'), 'utf8').split('\n')
  const named = lines.flatMap((line) => /^#?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? [])
  t.same(named.sort(), settings())
  const set = lines.flatMap((line) => {
    const [, name, value] = /^([A-Z][A-Z0-9_]+)=(.*)$/.exec(line) ?? []
    return name === undefined ? [] : [[name, value] as const]
  })
  t.ok(set.length > 10, `${set.length} settings have a default`)
  t.same(readConfig(Object.fromEntries(set)), readConfig({}))
})

t.test('every whole number has the bounds that its message names', async (t) => {
  const found = settings().filter((name) =>
    / whole number /.test(mistakesOf({ [name]: '-1' })[0] ?? ''),
  )
  t.same(found, Object.keys(bounds).sort())
  for (const [name, [least, greatest]] of Object.entries(bounds)) {
    const mistake = `${name} must be a whole number from ${least} to ${greatest}`
    for (const value of [least, greatest]) t.same(mistakesOf({ [name]: String(value) }), [], name)
    for (const value of [least - 1, greatest + 1, `${least}.5`, '1e2', '0x10']) {
      t.same(mistakesOf({ [name]: String(value) }), [mistake], `${name}=${value}`)
    }
    const spaced = `${mistake}, without the space or line end around it`
    t.same(mistakesOf({ [name]: ` ${greatest}` }), [spaced], name)
  }
})

t.test('a whole number is read as it was set', async (t) => {
  const env = Object.fromEntries(
    Object.entries(bounds).map(([name, [least]], n) => [name, String(least + n)]),
  )
  const config = readConfig(env)
  const value = (name: string) => Number(env[name])
  t.match(config, {
    port: value('PORT'),
    databasePool: value('DATABASE_POOL'),
    metricsPort: value('METRICS_PORT'),
    webConcurrency: value('WEB_CONCURRENCY'),
    storageQuotaBytes: value('STORAGE_QUOTA_MIB') * 1_048_576,
    dailyVolumeBytes: value('DAILY_VOLUME_MIB') * 1_048_576,
    rateLimit: value('RATE_LIMIT'),
    maxInFlightPerToken: value('MAX_IN_FLIGHT_PER_TOKEN'),
    streams: { most: value('MAX_STREAMS'), mostPerUser: value('MAX_STREAMS_PER_USER') },
    presenceStaleSeconds: value('PRESENCE_STALE_SECONDS'),
    drainDelayMs: value('DRAIN_DELAY_MS'),
  })
})

t.test('what a file of settings leaves around a value is named', async (t) => {
  const surrounded = [
    ['"%"', 'quotation marks'],
    ["'%'", 'quotation marks'],
    ['%\r', 'space or line end'],
    [' %', 'space or line end'],
  ] as const
  const values = { PORT: '3000', WORKER: 'on', DATABASE_URL: 'postgres://a/b', DATA_DIR: '/data' }
  for (const [name, value] of Object.entries({ ...values, HOST: '::', METRICS_HOST: '::' })) {
    t.same(mistakesOf({ [name]: value }), [])
    for (const [form, what] of surrounded) {
      const given = form.replace('%', value)
      // Parsers of URLs ignore what cannot be seen
      if (name === 'DATABASE_URL' && given.trim() === value) continue
      const [mistake = ''] = mistakesOf({ [name]: given })
      t.match(mistake, new RegExp(`^${name} must be .*, without the ${what} around it$`), given)
    }
  }
})

t.test('what is not set follows from what is', (t) => {
  const url = 'postgres://a/b'
  t.match(readConfig({}), { databaseUrl: undefined, databaseUrlDirect: undefined, drainDelayMs: 0 })
  t.match(readConfig({ DATABASE_URL: url }), { databaseUrlDirect: url, drainDelayMs: 5000 })
  const direct = 'postgres://a:5433/b'
  const env = { DATABASE_URL: url, DATABASE_URL_DIRECT: direct, DRAIN_DELAY_MS: '0' }
  t.match(readConfig(env), { databaseUrl: url, databaseUrlDirect: direct, drainDelayMs: 0 })
  t.end()
})

t.test('what workspaces may have called is a host with a port', (t) => {
  const fits = ['localhost:4000', '10.0.0.7:65535', '[::1]:4000']
  t.same(readConfig({ WEBHOOK_ALLOW: fits.join(', ') }).webhookAllow, fits)
  for (const wrong of [
    'localhost',
    'localhost:70000',
    'http://localhost:4000',
    '::1:4000',
    '*:80',
  ]) {
    t.match(mistakesOf({ WEBHOOK_ALLOW: wrong }), only(/^WEBHOOK_ALLOW must be host:port/), wrong)
  }
  t.end()
})

t.test('Redis is called with or without TLS', (t) => {
  for (const url of ['redis://:password@host:6379/0', 'rediss://host']) {
    t.equal(readConfig({ REDIS_URL: url }).redisUrl, url)
  }
  t.end()
})

t.test('a path is read from the root on, and without a shell', (t) => {
  t.equal(readConfig({ DATA_DIR: 'data' }).dataDir, resolve('data'))
  t.match(mistakesOf({ DATA_DIR: '~/data' }), only(/^DATA_DIR must be a path without ~, /))
  t.end()
})

t.test('a variable that is almost a setting is named', async (t) => {
  const env = {
    DATABSE_URL: 'x',
    WEBHOOKS_ALLOW: 'x',
    SECRETKEY: 'x',
    HOSTS: 'x',
    DATABASE_PORT: 'x',
  }
  t.same(misspeltSettings(env), [
    'DATABSE_URL is no setting. Did you mean DATABASE_URL?',
    'WEBHOOKS_ALLOW is no setting. Did you mean WEBHOOK_ALLOW?',
    'SECRETKEY is no setting. Did you mean SECRET_KEY?',
  ])
  const both = { DATABASE_URI: 'of another program', DATABASE_URL: 'postgres://a/b' }
  t.same(misspeltSettings(both), [])
  t.same(misspeltSettings(Object.fromEntries(settings().map((name) => [name, 'x']))), [])
})

t.test('each key of SECRET_KEY has 32 characters at least', async (t) => {
  const [long, other, short] = ['k'.repeat(32), 'o'.repeat(32), 's'.repeat(31)]
  t.same(readConfig({ SECRET_KEY: long }).secretKeys, [long])
  t.same(
    readConfig({ SECRET_KEY: `${other}, ${long}` }).secretKeys,
    [other, long],
    'in their order',
  )
  t.same(readConfig({ SECRET_KEY: '' }).secretKeys, [])
  for (const keys of [short, `${long},${short}`, `${short},${long}`, `${long},`, ` ${short} `]) {
    t.match(mistakesOf({ SECRET_KEY: keys }), only(/^SECRET_KEY must be 32 characters/), keys)
  }
})

t.test('every mistake is named at once', async (t) => {
  const checked = settings().filter((name) => !texts.includes(name))
  const wrong = Object.fromEntries(checked.map((name) => [name, 'no such value']))
  const mistakes = mistakesOf(wrong)
  t.same(mistakes.map((line) => line.split(' ', 1)[0]).sort(), checked)
  for (const name of checked) {
    t.same(
      mistakesOf({ [name]: 'no such value' }),
      mistakes.filter((line) => line.startsWith(`${name} `)),
    )
  }
})
