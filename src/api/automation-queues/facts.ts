import { sql } from 'drizzle-orm'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { identityType } from '../../platform/adapters/identity.ts'
import type { Facts } from '../../routing/conditions.ts'
import type { EntityType } from '../../db/schema/routing.ts'
import type { Keys } from '../../db/query/rows.ts'

interface FactRow {
  readonly id: string
  readonly facts: Record<string, unknown>
  readonly contactFields: Record<string, unknown> | null
}

/** The facts about the contact `k` of a conversation or call, without custom fields. */
const contactFacts = sql`
  'contactId', k.id, 'contact', json_build_object(
    'language', k.language, 'companyId', k.company_id,
    'tags', (select json_agg(x.tag_id) from contact_tags x
      where x.workspace_id = k.workspace_id and x.contact_id = k.id))`

/** Returns the facts about conversations, with the last inbound message. Custom fields of the contact are beside them. */
const conversationFacts = statement<Keys, FactRow>(
  (_, $) => sql`
    select c.id, k.custom_fields as "contactFields", json_build_object(
      'entityType', 'conversation', 'channelId', c.channel_id, 'subject', c.subject,
      'channel', ${identityType},
      'message', (select m.message from messages m
        where m.workspace_id = c.workspace_id and m.conversation_id = c.id
          and m.direction = 'inbound' and not m.is_blocked
        order by m.created_at desc, m.id desc limit 1),
      ${contactFacts}) as facts
    from conversations c
    join channels n on n.workspace_id = c.workspace_id and n.id = c.channel_id
    left join contacts k on k.workspace_id = c.workspace_id and k.id = c.contact_id
    where c.workspace_id = ${$.workspaceId} and c.id = any(${arrayParameter($.ids)}::uuid[])`,
)

/** Returns the facts about calls, whose channel is the phone. */
const callFacts = statement<Keys, FactRow>(
  (_, $) => sql`
    select d.id, k.custom_fields as "contactFields", json_build_object(
      'entityType', 'call', 'channel', 'phone', 'callFrom', d.call_from, 'callTo', d.call_to,
      'did', d.did, 'trunk', d.trunk, 'extension', d.extension, ${contactFacts}) as facts
    from cdrs d
    left join contacts k on k.workspace_id = d.workspace_id and k.id = d.contact_id
    where d.workspace_id = ${$.workspaceId} and d.id = any(${arrayParameter($.ids)}::uuid[])`,
)

const ticketFacts = statement<Keys, FactRow & { customFields: Record<string, unknown> }>(
  (_, $) => sql`
    select t.id, null::jsonb as "contactFields", t.custom_fields as "customFields", json_build_object(
      'entityType', 'ticket', 'title', t.title, 'description', t.description, 'type', t.type,
      'channel', t.channel, 'priority', t.priority, 'status', t.status, 'contactId', t.contact_id,
      'creatorId', t.creator_id, 'categoryId', t.category_id, 'externalId', t.external_id,
      'tags', (select json_agg(x.tag_id) from ticket_tags x
        where x.workspace_id = t.workspace_id and x.ticket_id = t.id)) as facts
    from tickets t
    where t.workspace_id = ${$.workspaceId} and t.id = any(${arrayParameter($.ids)}::uuid[])
      and t.deleted_at is null`,
)

/** Returns the facts that the conditions of queues compare, by the ids of tickets, conversations or calls. */
export async function factsOf(
  db: Parameters<typeof callFacts>[0],
  entityType: EntityType,
  asked: Keys,
): Promise<Map<string, Facts>> {
  if (entityType === 'ticket') {
    const rows = await ticketFacts(db, asked)
    return new Map(rows.map(({ id, facts, customFields }) => [id, { ...facts, ...customFields }]))
  }
  const rows = await (entityType === 'call' ? callFacts : conversationFacts)(db, asked)
  return new Map(rows.map((row) => [row.id, withFields(row)]))
}

type Future = {
  workspaceId: string
  channelId: string | null
  contactId: string | null
  /** Number of a caller, who is the contact if none is named. */
  number: string | null
}

const futureFacts = statement<Future, Omit<FactRow, 'id'>>(
  (_, $) => sql`
    select k.custom_fields as "contactFields", json_build_object(
      'channel', ${identityType}, ${contactFacts}) as facts
    from (select) one
    left join channels n on n.workspace_id = ${$.workspaceId} and n.id = ${$.channelId}::uuid
    left join contacts k on k.workspace_id = ${$.workspaceId}
      and k.id = coalesce(${$.contactId}::uuid, (
        select p.contact_id from contact_phones p
        where p.workspace_id = ${$.workspaceId} and p.is_live and p.phone = ${$.number}::text))`,
)

/** Returns the facts about the contact and channel of a conversation or call that does not exist. */
export async function futureFactsOf(
  db: Parameters<typeof callFacts>[0],
  future: Future,
): Promise<Facts> {
  const [row] = await futureFacts(db, future)
  return row ? withFields(row) : {}
}

function withFields({ facts, contactFields }: Omit<FactRow, 'id'>): Facts {
  return { ...facts, contact: { ...(facts['contact'] as object), ...contactFields } }
}
