import { sql } from 'drizzle-orm'
import { statement } from '../../db/query/statement.ts'
import type { ActorContext } from '../../auth/actor.ts'
import type { Envelope } from '../conversations/participants.ts'
import { unreachable } from './destination.ts'

type ThreadParameters = {
  workspaceId: string
  conversationId: string
  contactId: string | null
  replyToMessageId: string | null
}

interface Known {
  /** The mailbox of the contact, if it has an address. */
  readonly contact: Mailbox | null
  /** The recipient of a reply: the sender of the message that it answers. */
  readonly writer: Mailbox | null
  /** All participants but the writer. */
  readonly others: Mailbox[]
}
type Mailbox = Envelope['to'][number]

// Written to are neither blocked contacts nor mailboxes of the workspace
const knownOf = statement<ThreadParameters, Known>(
  (_, $) => sql`
    with refused as (
      select lower(n.address) as address from channels n
      where n.workspace_id = ${$.workspaceId} and n.type = 'email' and n.deleted_at is null
      union
      select p.address from conversation_participants p
      join contact_emails e on e.workspace_id = p.workspace_id and lower(e.email) = p.address
        and e.is_live
      join contacts c on c.workspace_id = e.workspace_id and c.id = e.contact_id and c.is_blocked
      where p.workspace_id = ${$.workspaceId} and p.conversation_id = ${$.conversationId}::uuid),
    answered as (
      select m.from_address, coalesce(
        (select m.headers ->> 'replyTo'
          where lower(m.headers ->> 'replyTo') not in (select address from refused)),
        m.from_address) as address
      from messages m
      where m.workspace_id = ${$.workspaceId} and m.conversation_id = ${$.conversationId}::uuid
        and m.direction = 'inbound' and m.from_address is not null
        and (m.contact_id is null or lower(m.from_address) not in (select address from refused))
      order by m.id is not distinct from ${$.replyToMessageId}::uuid desc, m.is_automatic,
        m.position desc limit 1)
    select
      (select json_build_object('name', c.name, 'address', e.email) from contacts c
        join contact_emails e on e.workspace_id = c.workspace_id and e.contact_id = c.id
          and e.is_primary
        where c.workspace_id = ${$.workspaceId} and c.id = ${$.contactId}::uuid limit 1) as contact,
      (select json_build_object('address', a.address, 'name', coalesce(
          (select p.name from conversation_participants p
            where p.workspace_id = ${$.workspaceId}
              and p.conversation_id = ${$.conversationId}::uuid
              and p.address = lower(a.from_address)), '')) from answered a) as writer,
      (select coalesce(json_agg(json_build_object('address', p.address, 'name', p.name)
          order by p.sort_order), '[]'::json)
        from conversation_participants p
        where p.workspace_id = ${$.workspaceId} and p.conversation_id = ${$.conversationId}::uuid
          and p.address not in (select address from refused)
          and not exists (select 1 from answered a
            where p.address in (lower(a.from_address), lower(a.address)))) as others`,
)

interface Given {
  readonly to?: readonly string[] | undefined
  readonly cc?: readonly string[] | undefined
  readonly isAutomatic?: boolean | undefined
  readonly replyToMessageId?: string | null | undefined
}

/**
 * Returns the recipients of a mail in a thread. A reply goes to all participants unless the sender names others or a
 * program wrote it by itself; a mail to the contact goes to the contact alone.
 */
export async function recipientsOf(
  { db, actor: { workspaceId } }: ActorContext,
  thread: { conversationId: string; contactId: string | null; isReply: boolean },
  { to, cc, isAutomatic = false, replyToMessageId = null }: Given,
): Promise<{ to: readonly Mailbox[]; cc: readonly Mailbox[] }> {
  const { conversationId, contactId, isReply } = thread
  const parameters = { workspaceId, conversationId, contactId, replyToMessageId }
  const [known] = await knownOf(db, parameters)
  const { contact, writer, others } = known as Known
  const names = new Map(
    [...others, ...(writer ? [writer] : []), ...(contact ? [contact] : [])].map((one) => [
      one.address.toLowerCase(),
      one.name,
    ]),
  )
  const named = (addresses: readonly string[]) =>
    addresses.map((address) => ({ address, name: names.get(address.toLowerCase()) ?? '' }))
  const receiver = (isReply && writer) || contact
  const isToAll = isReply && !isAutomatic && to === undefined && cc === undefined
  if (to === undefined && !receiver) {
    throw unreachable('The contact has no e-mail address. Set "to" to the addresses to write to.')
  }
  const first = to ? named(to) : [receiver as Mailbox]
  const isFirst = ({ address }: Mailbox) =>
    first.some((one) => one.address.toLowerCase() === address.toLowerCase())
  return {
    to: first,
    cc: isToAll ? others.filter((one) => !isFirst(one)) : named(cc ?? []),
  }
}
