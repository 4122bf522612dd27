import { sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import type { Db } from '../../db/pool/client.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import type { Mailbox } from '../../platform/mail/mail.ts'
import { isOwnAddress } from '../channels/own-address.ts'

/** The addresses of a mail. */
export interface Envelope {
  readonly from: Mailbox | null
  readonly to: readonly Mailbox[]
  readonly cc: readonly Mailbox[]
}

type Role = Schema<'ConversationParticipantRole'>
/** The participants of a conversation `conversations`, as JSON. */
export const participants = sql<Array<Schema<'ConversationParticipant'>>>`array_to_json(array(
  select json_build_object('contactId', e.contact_id, 'address', p.address,
    'name', p.name, 'role', p.role)
  from conversation_participants p
  left join contact_emails e on e.workspace_id = p.workspace_id and lower(e.email) = p.address
    and e.is_live
  where p.workspace_id = conversations.workspace_id and p.conversation_id = conversations.id
  order by p.sort_order, p.address))`

// Of those who would be too many the first ones stay
const add = statement<{ workspaceId: string; id: string; people: string }, never>(
  (_, $) => sql`
    with given as (
      select g.nth, g.address, g.name, g.role, p.address is not null as is_known
      from json_to_recordset(${$.people}::json) as g (nth int, address text, name text, role text)
      left join conversation_participants p on p.workspace_id = ${$.workspaceId}
        and p.conversation_id = ${$.id}::uuid and p.address = g.address
      where not ${isOwnAddress($.workspaceId, sql`g.address`)}),
    present as (
      select count(*) as count, coalesce(max(sort_order), 0) as last
      from conversation_participants
      where workspace_id = ${$.workspaceId} and conversation_id = ${$.id}::uuid),
    counted as (
      select given.*, count(*) filter (where not is_known) over (order by nth) as new_ones
      from given)
    insert into conversation_participants
      (workspace_id, conversation_id, address, name, role, sort_order)
    select ${$.workspaceId}::uuid, ${$.id}::uuid, c.address, c.name, c.role, present.last + c.nth
    from counted c, present
    where c.is_known or present.count + c.new_ones <= 100
    on conflict (workspace_id, conversation_id, address) do update set
      name = case conversation_participants.name when '' then excluded.name
        else conversation_participants.name end,
      role = case when 'from' in (conversation_participants.role, excluded.role) then 'from'
        when 'to' in (conversation_participants.role, excluded.role) then 'to' else 'cc' end,
      bounced_at = case when excluded.role <> 'from' then conversation_participants.bounced_at end`,
)

type Bounced = { workspaceId: string; id: string; addresses: string[]; now: string }

/** Marks participants of a conversation by addresses, in lower case, that a mail was returned from. */
export const setParticipantsBounced = statement<Bounced, never>(
  (_, $) => sql`
    update conversation_participants set bounced_at = ${$.now}::timestamptz
    where workspace_id = ${$.workspaceId} and conversation_id = ${$.id}::uuid
      and address = any(${arrayParameter($.addresses)}::text[])`,
)

/**
 * Adds the people in the header of a mail to the participants of its thread, which is locked, except for mailboxes of
 * the workspace.
 */
export async function addParticipants(
  db: Db,
  workspaceId: string,
  id: string,
  { from, to, cc }: Envelope,
): Promise<void> {
  const people = new Map<string, { nth: number; address: string; name: string; role: Role }>()
  const take = (mailboxes: readonly Mailbox[], role: Role) => {
    for (const { address, name } of mailboxes) {
      const key = address.toLowerCase()
      if (people.has(key)) continue
      people.set(key, { nth: people.size + 1, address: key, name, role })
    }
  }
  take(from ? [from] : [], 'from')
  take(to, 'to')
  take(cc, 'cc')
  if (people.size > 0) {
    await add(db, { workspaceId, id, people: JSON.stringify([...people.values()]) })
  }
}
