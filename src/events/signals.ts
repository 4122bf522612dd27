import { sql } from 'drizzle-orm'
import type { Schema } from '../../generated/operations.ts'
import { arrayParameter, statement } from '../db/query/statement.ts'
import { purge } from '../platform/jobs/purge.ts'

/** A signal of a user: typing in a conversation, or viewing a ticket. */
export interface SignalRow {
  readonly workspaceId: string
  readonly type: 'typing' | 'viewing'
  readonly resourceId: string
  readonly userId: string
  readonly userName: string
  readonly isActive: boolean
  readonly sentAt: string
}

type Signal = Pick<SignalRow, 'workspaceId' | 'type' | 'resourceId' | 'userId' | 'isActive'>

export const storeSignal = statement<Signal, { userId: string }>(
  (_, $) => sql`
    insert into signals (workspace_id, type, resource_id, user_id, is_active, sent_at)
    values (${$.workspaceId}, ${$.type}, ${$.resourceId}, ${$.userId}, ${$.isActive}::boolean, clock_timestamp())
    on conflict (workspace_id, type, resource_id, user_id) do update
      set is_active = excluded.is_active, sent_at = excluded.sent_at
    returning user_id as "userId"`,
)

const columns = sql`s.workspace_id as "workspaceId", s.type, s.resource_id as "resourceId", s.user_id as "userId",
  u.name as "userName", s.is_active as "isActive", s.sent_at as "sentAt"`
const withUsers = sql`join users u on u.workspace_id = s.workspace_id and u.id = s.user_id`

/** Returns the signals of some workspaces of the last five seconds. */
export const recentSignals = statement<{ ids: string[] }, SignalRow>(
  (_, $) => sql`
    select ${columns}
    from unnest(${arrayParameter($.ids)}::uuid[]) w (id)
    join signals s on s.workspace_id = w.id and s.sent_at > now() - interval '5 seconds' ${withUsers}
    order by s.sent_at`,
)

/** Returns what users still do: typing counts for 6 seconds, and viewing for 60. */
export const currentSignals = statement<{ workspaceId: string }, SignalRow>(
  (_, $) => sql`
    select ${columns}
    from signals s ${withUsers}
    where s.workspace_id = ${$.workspaceId} and s.is_active
      and s.sent_at > now() - case s.type when 'typing' then interval '6 seconds' else interval '60 seconds' end
    order by s.sent_at limit 1000`,
)

export function toSignal(row: SignalRow): Schema<'Signal'> {
  const { type, resourceId, userId, userName, isActive, sentAt } = row
  return {
    type,
    resourceId,
    user: { id: userId, name: userName },
    isActive,
    timestamp: sentAt,
  }
}

/** Removes signals that no longer count. */
export const signalPurge = purge({
  name: 'signals: purge',
  table: 'signals',
  key: ['type', 'resource_id', 'user_id'],
  since: 'sent_at',
  until: sql`now() - interval '1 minute'`,
})
