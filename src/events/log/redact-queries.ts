import { sql } from 'drizzle-orm'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { type Content, contentOf } from './queries.ts'
import type { Recorded } from './redaction.ts'

interface LoggedRow extends Recorded {
  readonly id: string
  readonly at: string
  readonly retention: string
  readonly position: number
  readonly transaction: number
  /** Null, like `content`, for a change whose events are kept no longer, or that has none. */
  readonly events: number | null
  readonly content: Content | null
}

type Wanted = { workspaceId: string; resourceIds: string[]; after: number; most: number }

/** The next changes of some objects behind a position, with what their events have. */
export const changesAfter = statement<Wanted, LoggedRow>(
  (_, $) => sql`
    select c.id, c.occurred_at as at, c.retention, c.position::float8 as position, c.action,
      c.transaction::float8 as transaction, c.differences, c.object, d.events,
      case when d.id is not null then ${contentOf(sql`d`)} end as content
    from (
      select * from changes
      where workspace_id = ${$.workspaceId}
        and resource_id = any(${arrayParameter($.resourceIds)}::uuid[])
        and position > ${$.after}::bigint
      order by position limit ${$.most}::int) c
    left join change_data d on d.workspace_id = c.workspace_id and d.transaction = c.transaction
      and d.position = c.position and d.occurred_at = c.occurred_at
    order by c.position`,
)

export const allowRedaction = statement<{ value: string }, never>(
  (_, $) => sql`select set_config('switchboard.redaction', ${$.value}::text, true)`,
)

type Replacing = { workspaceId: string; rows: string }

/** Replaces what events have. */
export const replaceContents = statement<Replacing, never>(
  (_, $) => sql`
    update change_data d set size = octet_length(n.content::text), content = n.content
    from json_to_recordset(${$.rows}::json)
      as n (transaction bigint, position bigint, at timestamptz, content json)
    where d.workspace_id = ${$.workspaceId} and d.transaction = n.transaction
      and d.position = n.position and d.occurred_at = n.at`,
)

/** Replaces what the audit log and the history of tickets have. */
export const replaceRecorded = statement<Replacing, never>(
  (_, $) => sql`
    update changes c set differences = n.differences, object = null
    from json_to_recordset(${$.rows}::json)
      as n (id uuid, at timestamptz, retention text, differences json)
    where c.workspace_id = ${$.workspaceId} and c.id = n.id and c.occurred_at = n.at
      and c.retention = n.retention`,
)

type Published = { workspaceId: string; eventIds: string[] }

/** Before what was recorded is blanked: an attempt is recorded either before that, or with this in its delivery. */
export const markDeliveries = statement<Published, never>(
  (_, $) => sql`
    update webhook_deliveries set erased_attempt = attempt
    where workspace_id = ${$.workspaceId} and event_id = any(${arrayParameter($.eventIds)}::uuid[])
      and status = 'pending'`,
)

/** With what endpoints answered, which may repeat what they got. */
export const blankAttempts = statement<Published, never>(
  (_, $) => sql`
    update webhook_attempts a set request_body = '', response_headers = null, response_body = null
    from webhook_deliveries d
    where d.workspace_id = ${$.workspaceId} and a.workspace_id = d.workspace_id
      and a.delivery_id = d.id and d.event_id = any(${arrayParameter($.eventIds)}::uuid[])`,
)

/**
 * Erases the replies about some objects that are stored for an `Idempotency-Key`. Repeated requests still change
 * nothing, and are answered with the current object.
 */
export const eraseReplies = statement<
  { workspaceId: string; ids: string[]; most: number },
  { key: string }
>(
  (_, $) => sql`
    update idempotency_keys set body = null, digest = null
    where workspace_id = ${$.workspaceId} and key = any(array(
      select key from idempotency_keys
      where workspace_id = ${$.workspaceId} and object_id = any(${arrayParameter($.ids)}::uuid[])
        and body is not null
      order by key limit ${$.most}::int for no key update))
    returning key`,
)
