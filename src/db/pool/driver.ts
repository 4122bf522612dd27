import type postgres from 'postgres'
import { iso } from '../../lib/time.ts'
import { timeouts } from '../../timeouts.ts'
import type { LeaseOptions } from './lease-connection.ts'

/** Asks a new connection where it leads. */
export const aboutServer = `select pg_backend_pid() as pid, pg_is_in_recovery() as "isStandby",
  current_setting('transaction_read_only') = 'on' as "isReadOnly",
  extract(epoch from clock_timestamp())::float8 * 1000 as "clockMs"`

/** Settings of every connection, by which texts mean the same. PgBouncer keeps them for each of its clients. */
export const settingsThroughPoolers = {
  TimeZone: 'UTC',
  DateStyle: 'ISO',
  standard_conforming_strings: 'on',
}

/** Ends the limit of a long transaction that a user may have since PostgreSQL 17. */
export const withoutTransactionTimeout = `select set_config('transaction_timeout', '0', true)
  where current_setting('transaction_timeout', true) <> '0'`

/** Returns the settings for every statement of a connection without a pooler. */
export function settingsOf({
  isBackground,
  statementTimeoutMs,
  lockTimeoutMs,
}: LeaseOptions): Record<string, string> {
  const settings = {
    // Fewer digits than a number has would be another number
    extra_float_digits: 1,
    default_transaction_isolation: 'read committed',
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
    // A pool keeps its connections
    idle_session_timeout: 0,
    tcp_user_timeout: timeouts.tcpUserMs,
    plan_cache_mode: 'force_generic_plan',
    // A generic plan looks dearer than it is, and compiling it takes longer than running it
    jit: 'off',
    // Percentiles of a million cases are sorted in memory: a third less time than on disk
    work_mem: '32MB',
    // One statement of one caller takes one processor at most
    ...(!isBackground && { max_parallel_workers_per_gather: 0 }),
  }
  // As texts, since the driver leaves out the number 0
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]))
}

/** The elements of a text array in the form that PostgreSQL writes (manual, section 8.15.6). */
function textArrayOf(literal: string): string[] {
  if (literal === '{}') return []
  const elements = literal.matchAll(/"((?:[^"\\]|\\.)*)"|[^,{}"]+/gs)
  return Array.from(elements, ([bare, quoted]) => quoted?.replace(/\\(.)/gs, '$1') ?? bare)
}

/** The bytes of a text in either form of `bytea_output`: hexadecimal, or ASCII with escapes (manual, section 8.4). */
function bytesOf(text: string): Buffer {
  if (text.startsWith('\\x')) return Buffer.from(text.slice(2), 'hex')
  const bytes = text.replace(/\\(?:\\|([0-7]{3}))/g, (_, octal?: string) =>
    octal === undefined ? '\\' : String.fromCharCode(Number.parseInt(octal, 8)),
  )
  return Buffer.from(bytes, 'latin1')
}

// Other times than instants stay the text that PostgreSQL sends, and JSON is encoded by the caller
const asText = { serialize: (value: unknown) => value, parse: (value: string) => value }
export const textTypes = {
  bytea: {
    to: 17,
    from: [17],
    serialize: (value: Uint8Array) => `\\x${Buffer.from(value).toString('hex')}`,
    parse: bytesOf,
  },
  date: { to: 1082, from: [1082, 1083, 1114, 1266], ...asText },
  instant: { to: 1184, from: [1184], serialize: asText.serialize, parse: iso },
  json: {
    to: 114,
    from: [114, 3802],
    serialize: asText.serialize,
    parse: (value: string) => JSON.parse(value) as unknown,
  },
  // Drizzle drops every backslash of an element when it parses the text of an array itself
  textArray: { to: 1009, from: [1009], serialize: asText.serialize, parse: textArrayOf },
} as unknown as Record<string, postgres.PostgresType>
