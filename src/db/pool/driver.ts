import type postgres from 'postgres'
import { timeouts } from '../../timeouts.ts'
import type { LeaseOptions } from './lease-connection.ts'

/** Asks a new connection where it leads. */
export const aboutServer = `select pg_backend_pid() as pid, pg_is_in_recovery() as "isStandby",
  current_setting('transaction_read_only') = 'on' as "isReadOnly",
  extract(epoch from clock_timestamp())::float8 * 1000 as "clockMs"`

/** Returns the settings for every statement of a connection without a pooler. */
export function settingsOf({
  isBackground,
  statementTimeoutMs,
  lockTimeoutMs,
}: LeaseOptions): Record<string, string | number> {
  return {
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
    tcp_user_timeout: timeouts.tcpUserMs,
    plan_cache_mode: 'force_generic_plan',
    // A generic plan looks dearer than it is, and compiling it takes longer than running it
    jit: 'off',
    // Percentiles of a million cases are sorted in memory: a third less time than on disk
    work_mem: '32MB',
    // One statement of one caller takes one processor at most
    ...(!isBackground && { max_parallel_workers_per_gather: 0 }),
  }
}

/** The elements of a text array in the form that PostgreSQL writes (manual, section 8.15.6). */
function textArrayOf(literal: string): string[] {
  if (literal === '{}') return []
  const elements = literal.matchAll(/"((?:[^"\\]|\\.)*)"|[^,{}"]+/gs)
  return Array.from(elements, ([bare, quoted]) => quoted?.replace(/\\(.)/gs, '$1') ?? bare)
}

// Times stay the text that PostgreSQL sends, and JSON is encoded by the caller
const asText = { serialize: (value: unknown) => value, parse: (value: string) => value }
export const textTypes = {
  date: { to: 1184, from: [1082, 1083, 1114, 1184, 1266], ...asText },
  json: {
    to: 114,
    from: [114, 3802],
    serialize: asText.serialize,
    parse: (value: string) => JSON.parse(value) as unknown,
  },
  // Drizzle drops every backslash of an element when it parses the text of an array itself
  textArray: { to: 1009, from: [1009], serialize: asText.serialize, parse: textArrayOf },
} as unknown as Record<string, postgres.PostgresType>
