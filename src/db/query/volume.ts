import { sql } from 'drizzle-orm'
import type { Db } from '../pool/client.ts'
import { arrayParameter, statement } from './statement.ts'
import { setNewest } from '../../lib/set-newest.ts'

/** The bytes that this process has written since its start, by the kinds of data that are stored besides objects. */
export const volumes = { log: 0, attempts: 0, idempotency_keys: 0 }

interface Day {
  /** By the monotonic clock, which cannot be set. */
  readonly ends: number
  readonly bytes: number
}

/** Bytes of this process that the database does not count yet, by workspace. */
const uncounted = new Map<string, number>()
/** The last call that adds bytes to the database. */
let recording: Promise<void> = Promise.resolve()
/** Workspaces that this process has counted for, with what all processes have counted today. */
const counted = new Map<string, Day>()
const mostCounted = 10_000

/** Counts bytes that were written for a workspace. */
export function countVolume(workspaceId: string, kind: keyof typeof volumes, bytes: number): void {
  volumes[kind] += bytes
  uncounted.set(workspaceId, (uncounted.get(workspaceId) ?? 0) + bytes)
}

/** Returns the bytes that were written for a workspace today, as far as this process knows, and the seconds left of the day. */
export function volumeToday(workspaceId: string): { bytes: number; secondsLeft: number } {
  const day = counted.get(workspaceId)
  const secondsLeft = day ? Math.ceil((day.ends - performance.now()) / 1000) : 0
  const bytes = day && secondsLeft > 0 ? day.bytes : 0
  return { bytes: bytes + (uncounted.get(workspaceId) ?? 0), secondsLeft: Math.max(1, secondsLeft) }
}

interface Counted {
  readonly workspaceId: string
  readonly bytes: number
  readonly secondsLeft: number
}

const today = sql`(now() at time zone 'utc')::date`

// Of those that the process has written for, which may have been deleted
const existing = statement<{ ids: string[] }, { id: string }>(
  (_, $) => sql`select id from workspaces where id = any(${arrayParameter($.ids)}::uuid[])`,
)

const addVolumes = statement<{ volumes: string }, Counted>(
  (_, $) => sql`
    with given as (
      select g.* from json_to_recordset(${$.volumes}::json) as g (workspace_id uuid, bytes bigint)
      order by g.workspace_id),
    ended as (
      delete from workspace_volumes v using given
      where v.workspace_id = given.workspace_id and v.day < ${today})
    insert into workspace_volumes as v (workspace_id, day, bytes)
    select workspace_id, ${today}, bytes from given
    on conflict (workspace_id, day) do update set bytes = v.bytes + excluded.bytes
    returning workspace_id as "workspaceId", bytes::float8 as bytes,
      extract(epoch from (day + 1)::timestamp at time zone 'utc' - now())::float8 as "secondsLeft"`,
)

/**
 * Adds the bytes that this process has counted since the last call to the sums of today in the database, once earlier
 * calls have done so. They count in the process until then.
 */
export function recordVolumes(db: Db): Promise<void> {
  const recorded = recording.then(() => record(db))
  // Who called before learns of its error
  recording = recorded.catch(() => {})
  return recorded
}

async function record(db: Db): Promise<void> {
  const taken = new Map(uncounted)
  if (taken.size === 0) return
  const found = await existing(db, { ids: [...taken.keys()] })
  const given = found.map(({ id }) => ({ workspace_id: id, bytes: taken.get(id) }))
  const rows = await addVolumes(db, { volumes: JSON.stringify(given) })
  for (const { workspaceId, bytes, secondsLeft } of rows) {
    const day = { bytes, ends: performance.now() + secondsLeft * 1000 }
    setNewest(counted, workspaceId, day, mostCounted)
  }
  for (const [workspaceId, bytes] of taken) {
    const left = (uncounted.get(workspaceId) ?? 0) - bytes
    if (left > 0) uncounted.set(workspaceId, left)
    else uncounted.delete(workspaceId)
  }
}
