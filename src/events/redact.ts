import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { arrayParameter, statement } from '../db/statement.ts'
import { eventIdOf } from '../lib/ids.ts'
import type { Content } from './content.ts'
import { contentOf } from './queries.ts'

type Asked = { workspaceId: string; resourceIds: string[]; after: number; most: number }

interface Row {
  readonly id: string
  readonly position: number
  readonly transaction: number
  readonly occurredAt: string
  readonly events: number
  readonly content: Content
}

// The trigger that keeps the log as it is lets these updates pass
const contentsOf = statement<Asked, Row>(
  (_, $) => sql`
    select d.id, d.position::float8 as position, d.transaction::float8 as transaction,
      d.occurred_at as "occurredAt", d.events, ${contentOf(sql`d`)} as content
    from changes c join change_data d on d.workspace_id = c.workspace_id
      and d.transaction = c.transaction and d.position = c.position and d.occurred_at = c.occurred_at
    where c.workspace_id = ${$.workspaceId} and c.resource_id = any(${arrayParameter($.resourceIds)}::uuid[])
      and c.position > ${$.after}::bigint
    order by c.position limit ${$.most}::int`,
)

export const allowRedaction = statement<{ value: string }, never>(
  (_, $) => sql`select set_config('switchboard.redaction', ${$.value}::text, true)`,
)

const replace = statement<{ workspaceId: string; contents: string }, never>(
  (_, $) => sql`
    update change_data d set size = octet_length(n.content::text), content = n.content
    from json_to_recordset(${$.contents}::json)
      as n (transaction bigint, position bigint, at timestamptz, content json)
    where d.workspace_id = ${$.workspaceId} and d.transaction = n.transaction
      and d.position = n.position and d.occurred_at = n.at`,
)

/** Before what was recorded is blanked: an attempt is recorded either before that, or with this in its delivery. */
const markDeliveries = statement<{ workspaceId: string; eventIds: string[] }, never>(
  (_, $) => sql`
    update webhook_deliveries set erased_attempt = attempt
    where workspace_id = ${$.workspaceId} and event_id = any(${arrayParameter($.eventIds)}::uuid[])
      and status = 'pending'`,
)

/** With what endpoints answered, which may repeat what they got. */
const blankAttempts = statement<{ workspaceId: string; eventIds: string[] }, never>(
  (_, $) => sql`
    update webhook_attempts a set request_body = '', response_headers = null, response_body = null
    from webhook_deliveries d
    where d.workspace_id = ${$.workspaceId} and a.workspace_id = d.workspace_id
      and a.delivery_id = d.id and d.event_id = any(${arrayParameter($.eventIds)}::uuid[])`,
)

/** Returns what the members of an object become without something, or undefined where nothing of it is in them. */
export type Redact = (members: Content['data']) => Content['data'] | undefined

/** Read and rewritten at once: what bounds the memory that it takes. */
const atOnce = 100

/**
 * Takes something out of all events of some objects, and so out of deliveries that wait, and out of what was
 * delivered, as it is kept.
 */
export async function redactEvents(
  db: Db,
  workspaceId: string,
  resourceIds: string[],
  redact: Redact,
): Promise<void> {
  for (let after = 0; ;) {
    const rows = await contentsOf(db, { workspaceId, resourceIds, after, most: atOnce })
    const redacted = rows.flatMap((row) => {
      const { data, previous } = row.content
      const [newData, newPrevious] = [
        redact(data),
        previous === null ? undefined : redact(previous),
      ]
      if (!newData && !newPrevious) return []
      return [{ row, content: { data: newData ?? data, previous: newPrevious ?? previous } }]
    })
    if (redacted.length > 0) {
      const eventIds = redacted.flatMap(({ row }) => eventIdsOf(row))
      await Promise.all([
        allowRedaction(db, { value: 'on' }),
        replace(db, {
          workspaceId,
          contents: JSON.stringify(
            redacted.map(({ row, content }) => ({
              transaction: row.transaction,
              position: row.position,
              at: row.occurredAt,
              content,
            })),
          ),
        }),
        allowRedaction(db, { value: 'off' }),
        markDeliveries(db, { workspaceId, eventIds }),
        blankAttempts(db, { workspaceId, eventIds }),
      ])
    }
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = last.position
  }
}

function eventIdsOf({ id, events }: Row): string[] {
  return Array.from({ length: events }, (_, index) => eventIdOf(id, index + 1))
}
