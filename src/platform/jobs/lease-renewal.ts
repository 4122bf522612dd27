import { type SQL, sql } from 'drizzle-orm'
import type { Pool } from '../../db/pool/client.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { type Leased, leaseTime } from './leased-job.ts'

/** Where the leases of a job are stored. */
interface Leases {
  readonly table: string
  /** The column with the time until which a row is leased; null if it is not. */
  readonly until: string
  /** The column with the number of the attempt that holds the lease. */
  readonly attempt: string
  /** A further condition of the rows `x` that are leased. */
  readonly where?: SQL
}

type Renewal = { workspaces: string[]; ids: string[]; attempts: number[] }

/**
 * Returns a function that extends leases to `leaseTime` from now, but for those of which another attempt has begun
 * since. A row that is locked is left out: it belongs to an attempt that is ending, or to a new claim.
 */
export function leaseRenewal({
  table,
  until,
  attempt,
  where = sql`true`,
}: Leases): (pool: Pool, held: readonly Leased[]) => Promise<unknown> {
  const [rows, end, number] = [table, until, attempt].map((name) => sql.identifier(name))
  const renew = statement<Renewal, never>(
    (_, $) => sql`
      with held as materialized (
        select x.workspace_id, x.id from ${rows} x
        join unnest(${arrayParameter($.workspaces)}::uuid[], ${arrayParameter($.ids)}::uuid[],
          ${arrayParameter($.attempts)}::int[]) as h (workspace_id, id, attempt)
          on h.workspace_id = x.workspace_id and h.id = x.id and h.attempt = x.${number}
        where ${where} and x.${end} is not null
        for update of x skip locked)
      update ${rows} x set ${end} = now() + ${leaseTime}
      from held where x.workspace_id = held.workspace_id and x.id = held.id`,
  )
  return (pool, held) =>
    renew(pool, {
      workspaces: held.map(({ workspaceId }) => workspaceId),
      ids: held.map(({ id }) => id),
      attempts: held.map((one) => one.attempt),
    })
}
