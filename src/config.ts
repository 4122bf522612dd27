import { isIP } from 'node:net'
import {
  bare,
  checked,
  choice,
  database,
  type Environment,
  integer,
  list,
  path,
  prefix,
  url,
} from './boot/environment.ts'
import { defaultDataDir } from './db/server/embedded.ts'
import { nearest } from './lib/words.ts'
import { isToken } from './auth/tokens.ts'
import { bucketOf } from './platform/storage/bucket.ts'

// A time without a zone, as in mails of old programs and in conditions, is of UTC whatever the zone of the machine
process.env['TZ'] = 'UTC'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Thrown with every mistake of the environment at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads the settings from the environment.
 * Throws ConfigError, one line for each variable that does not fit.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given: Environment = { variables: env, mistakes: [] }
  const storageUrl = checked(
    given,
    'STORAGE_URL',
    (value) => bucketOf(value) !== undefined,
    'must be s3://key:secret@host/bucket, with ?region=… and &tls=off if need be: a bucket has 2 to 63 characters of a-z, ' +
      '0-9, . and -, a key has its secret, both are percent-encoded, and there is no other parameter',
  )
  const quotaMib = integer(given, 'STORAGE_QUOTA_MIB', 1, 100_000_000)
  const databaseUrl = database(given, 'DATABASE_URL')
  const config = {
    host: bare(given, 'HOST', 'an address') ?? '127.0.0.1',
    port: integer(given, 'PORT', 0, 65_535) ?? 3000,
    /** Undefined: the embedded PostgreSQL. */
    databaseUrl,
    /** Without a pooler between; for migrations. */
    databaseUrlDirect: database(given, 'DATABASE_URL_DIRECT') ?? databaseUrl,
    databasePrepare: choice(given, 'DATABASE_PREPARE', 'true', 'false') ?? true,
    databasePool: integer(given, 'DATABASE_POOL', 1, 100) ?? 10,
    dataDir: path(given, 'DATA_DIR') ?? defaultDataDir(),
    bootstrapToken: checked(
      given,
      'BOOTSTRAP_TOKEN',
      isToken,
      'is not a token. Print one with `npx switchboard token mint`',
    ),
    /** Background work in this process. */
    worker: choice(given, 'WORKER', 'on', 'off') ?? true,
    /** Where Prometheus reads metrics; without a port there are none. */
    metricsHost: bare(given, 'METRICS_HOST', 'an address') ?? '127.0.0.1',
    metricsPort: integer(given, 'METRICS_PORT', 0, 65_535),
    /** Processes that serve the API behind one port. */
    webConcurrency: integer(given, 'WEB_CONCURRENCY', 1, 128) ?? 1,
    /** Where traces are sent (OTLP over HTTP); undefined: nowhere. */
    otlpEndpoint: url(given, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
    logLevel:
      checked(
        given,
        'LOG_LEVEL',
        (v) => logLevels.includes(v),
        `must be one of ${logLevels.join(', ')}`,
      ) ?? 'info',
    /** Undefined: links are relative to the host. */
    publicUrl: withoutSlash(prefix(given, 'PUBLIC_URL')),
    /** Addresses and networks of proxies whose `X-Forwarded-For` is believed. */
    trustedProxies: list(
      given,
      'TRUSTED_PROXIES',
      isAddressOrNetwork,
      'must be the addresses of your proxies, separated by commas, or networks such as 10.0.7.0/28 of at most a /8 ' +
        '(IPv6: /32), because whoever connects from there may claim any address',
    ),
    /** Origins whose pages may call the API from a browser; `*` stands for all of them. */
    corsOrigins: list(
      given,
      'CORS_ORIGINS',
      isOrigin,
      'must be * or origins as browsers send them, such as https://desk.example.com, separated by commas',
    ),
    /** Requests per token and minute. */
    rateLimit: integer(given, 'RATE_LIMIT', 1, 100_000_000) ?? 600,
    /** Redis through which processes share their rate limits; undefined if each counts for itself. */
    redisUrl: url(given, 'REDIS_URL', ['redis:', 'rediss:']),
    /** Requests of a token, or without one of an address, at the same time. */
    maxInFlightPerToken: integer(given, 'MAX_IN_FLIGHT_PER_TOKEN', 1, 100_000) ?? 20,
    /** Streams of events that the process has open, and of them those of a user or service token. */
    streams: {
      most: integer(given, 'MAX_STREAMS', 1, 3000) ?? 2000,
      mostPerUser: integer(given, 'MAX_STREAMS_PER_USER', 1, 3000) ?? 20,
    },
    /** Without a heartbeat for so long a user is offline. */
    presenceStaleSeconds: integer(given, 'PRESENCE_STALE_SECONDS', 10, 86_400) ?? 120,
    /** Where files are kept; undefined: below `dataDir`. */
    bucket: storageUrl === undefined ? undefined : bucketOf(storageUrl),
    /** Most bytes of all files of a workspace; undefined for no bound. */
    storageQuotaBytes: quotaMib === undefined ? undefined : quotaMib * 1_048_576,
    /** Most bytes that a workspace may add a day to its log, delivery attempts and stored replies. */
    dailyVolumeBytes: (integer(given, 'DAILY_VOLUME_MIB', 1, 100_000_000) ?? 10_240) * 1_048_576,
    /** Between readiness turning 503 and the listener closing. */
    drainDelayMs: integer(given, 'DRAIN_DELAY_MS', 0, 20_000) ?? (databaseUrl ? 5000 : 0),
    /** `host:port` that workspaces may have called although private. */
    webhookAllow: list(
      given,
      'WEBHOOK_ALLOW',
      isHostAndPort,
      'must be host:port, separated by commas',
    ),
    /** Keys of stored secrets: the first one seals, all of them open. */
    secretKeys: list(
      given,
      'SECRET_KEY',
      (key) => key.length >= 32,
      'must be 32 characters at least; several between commas',
    ),
  }
  if (given.mistakes.length > 0) throw new ConfigError(given.mistakes.join('\n'))
  return Object.freeze(config)
}

export type Config = ReturnType<typeof readConfig>

/** Returns a sentence for each variable that is no setting, but has almost the name of one that is not set. */
export function misspeltSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const settings: string[] = []
  readConfig(new Proxy({}, { get: (_, name) => void settings.push(String(name)) }))
  // Short names are too close to those of other programs
  const long = settings.filter((name) => name.length > 7)
  return Object.keys(env).flatMap((name) => {
    const meant = settings.includes(name) ? undefined : nearest(name, long, 1)
    return meant === undefined || env[meant]
      ? []
      : [`${name} is no setting. Did you mean ${meant}?`]
  })
}

const samplers = ['always_on', 'always_off', 'traceidratio'] as const

/**
 * Returns the sampler that OpenTelemetry's own variables name, the share of traces that it records, and a sentence for each of
 * them that is not understood, which counts as not set (OpenTelemetry, Environment Variable Specification).
 */
export function traceSampling(env: Readonly<Record<string, string | undefined>> = process.env): {
  readonly sampler: (typeof samplers)[number]
  readonly ratio: number
  readonly mistakes: readonly string[]
} {
  const { OTEL_TRACES_SAMPLER: name = '', OTEL_TRACES_SAMPLER_ARG: share = '' } = env
  const sampler = samplers.find((one) => one === name.replace(/^parentbased_/, ''))
  const ratio = share.trim() === '' ? 1 : Number(share)
  const isRatio = ratio >= 0 && ratio <= 1
  const mistakes = [
    ...(name === '' || sampler
      ? []
      : [
          `OTEL_TRACES_SAMPLER must be one of ${samplers.join(', ')}, or one of them after parentbased_`,
        ]),
    ...(isRatio ? [] : ['OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1']),
  ]
  return { sampler: sampler ?? 'always_on', ratio: isRatio ? ratio : 1, mistakes }
}

/** Whether `npx` runs the program, which says so in the environment. */
export function isRunByNpx(): boolean {
  return process.env['npm_command'] === 'exec'
}

/**
 * Keeps the SDK of AWS, by the variable that it has for this, from printing at each start which Node.js its later releases
 * will require: its release is the one of package-lock.json.
 */
export function silenceStorageSdk(): void {
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'
}

/** Throws ConfigError where the metrics would take the port of the API. */
export function requireOtherMetricsPort({ host, port, metricsHost, metricsPort }: Config): void {
  const isEverywhere = [host, metricsHost].some((name) => name === '0.0.0.0' || name === '::')
  if (port === 0 || port !== metricsPort || (host !== metricsHost && !isEverywhere)) return
  throw new ConfigError('METRICS_PORT must be another port than PORT')
}

export type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_URL_DIRECT'

/** Returns the name of the database for messages to the operator. */
export function databaseOf(setting: DatabaseSetting = 'DATABASE_URL'): string {
  // Without it, the program has started the database itself
  return process.env[setting] ? `the database of ${setting}` : 'the embedded database'
}

function withoutSlash(url: string | undefined): string | undefined {
  return url?.endsWith('/') ? withoutSlash(url.slice(0, -1)) : url
}

function isAddressOrNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || address.includes('%') || rest.length > 0) return false
  // IPv6 can write each address of IPv4
  const least = /^(?:::|(?:0{1,4}:){5})ffff:/i.test(address) ? 104 : family === 4 ? 8 : 32
  if (bits === undefined) return true
  return (
    /^\d{1,3}$/.test(bits) && Number(bits) >= least && Number(bits) <= (family === 4 ? 32 : 128)
  )
}

/** Whether a text is an origin as a browser writes it: without a path, and without the port that is usual. */
function isOrigin(entry: string): boolean {
  return (
    entry === '*' ||
    (/^https?:/.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry)
  )
}

function isHostAndPort(entry: string): boolean {
  return /^(\[[0-9a-f:]+\]|[a-z0-9.-]+):\d{1,5}$/i.test(entry) && URL.canParse(`http://${entry}`)
}
