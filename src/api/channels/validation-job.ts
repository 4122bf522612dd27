import { sql } from 'drizzle-orm'
import { channelEvents } from './channel.ts'
import { channelById } from './queries.ts'
import { toChannel } from './wire.ts'
import type { Pool } from '../../db/pool/client.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { statement } from '../../db/query/statement.ts'
import { system } from '../../auth/actor.ts'
import { emit } from '../../events/log/emit.ts'
import { leaseRenewal } from '../../platform/jobs/lease-renewal.ts'
import { type Leased, leasedJob, leaseTime, type Persist } from '../../platform/jobs/leased-job.ts'
import type { Batch } from '../../platform/jobs/batch.ts'
import { dueByTime } from '../../platform/jobs/due.ts'
import type { Log, WorkspaceJob } from '../../platform/jobs/scheduler.ts'
import {
  type AdapterChannel,
  type Outside,
  toSendFailure,
} from '../../platform/adapters/adapter.ts'
import { adapters } from '../../platform/adapters/adapters.ts'

type Due = AdapterChannel & Leased

const claimDue = statement<Batch, Due>(
  (_, $) => sql`
    with due as (
      select workspace_id, id from channels
      where workspace_id = ${$.workspaceId} and validate_at <= now()
      order by validate_at limit ${$.batch}::int for update skip locked)
    update channels set validate_at = now() + ${leaseTime}
    from due where channels.workspace_id = due.workspace_id and channels.id = due.id
    returning channels.workspace_id as "workspaceId", channels.id, channels.version as attempt, channels.type,
      channels.name, channels.address, channels.config, channels.secrets`,
)

// A channel that was changed meanwhile is due again
const renewLeases = leaseRenewal({
  table: 'channels',
  until: 'validate_at',
  attempt: 'version',
})

/** Not of a channel that was changed meanwhile: it is due again. */
const conclude = statement<
  { workspaceId: string; id: string; version: number; status: string; reason: string | null },
  { id: string }
>(
  (_, $) => sql`
    update channels set status = ${$.status}, status_reason = ${$.reason}, validate_at = null,
      version = version + 1, updated_at = now()
    where workspace_id = ${$.workspaceId} and id = ${$.id} and version = ${$.version}
    returning id`,
)

export function validation(log: Log, outside: Outside): WorkspaceJob {
  return leasedJob<Due>(log, {
    name: 'channels: validate',
    everyMs: 1000,
    due: dueByTime('channels', 'validate_at'),
    slots: 20,
    claim: claimDue,
    renew: renewLeases,
    run: (pool, channel, persist) => validate(pool, outside, channel, persist),
  })
}

async function validate(
  pool: Pool,
  outside: Outside,
  channel: Due,
  persist: Persist,
): Promise<void> {
  const { workspaceId, id, attempt: version } = channel
  const reason = await adapters[channel.type].check(outside, channel).then(
    () => null,
    (error: unknown) => toSendFailure(error).message,
  )
  const status = reason === null ? 'active' : 'error'
  await persist(() =>
    pool.transaction(async (db) => {
      const key = { workspaceId, id }
      const [[before], concluded, [after]] = await pipeline(db, [
        () => channelById(db, key),
        () => conclude(db, { ...key, version, status, reason }),
        () => channelById(db, key),
      ])
      if (concluded.length === 0 || !before || !after) return
      const ctx = system(db, workspaceId, after.updatedAt)
      emit(ctx, ...channelEvents(toChannel(after), toChannel(before)))
    }),
  )
}
