import { type SQL, sql } from 'drizzle-orm'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import type { ActorContext } from '../../auth/actor.ts'
import type { ApiError } from '../../errors.ts'
import { isOwnAddress } from '../channels/own-address.ts'
import type { Mailbox } from '../../platform/mail/mail.ts'
import { unreachable } from './destination.ts'

type ThreadParameters = {
  workspaceId: string
  conversationId: string
  contactId: string | null
  replyToMessageId: string | null
  /** Addresses that the sender names. */
  named: string[]
}

interface Known {
  /** The mailbox of the contact, if it has an address. */
  readonly contact: Mailbox | null
  /** The recipients of a reply: whom the message that it answers asks to write to. */
  readonly writers: Mailbox[]
  /** All participants but the writers. */
  readonly others: Mailbox[]
  /** All of these addresses and the named ones whose last mail was returned, in lower case. */
  readonly bouncing: string[]
}

/** True for an address that is not written to by itself: of a blocked contact, or of the workspace. */
const isRefused = (workspaceId: unknown, address: SQL) => sql`(
  ${isOwnAddress(workspaceId, address)}
  or exists (select from contact_emails e
    join contacts c on c.workspace_id = e.workspace_id and c.id = e.contact_id and c.is_blocked
    where e.workspace_id = ${workspaceId} and lower(e.email) = lower(${address}) and e.is_live
    offset 0))`

/**
 * True for an address whose last mail was returned. One without a contact is known as a participant of a conversation.
 */
const isBouncing = (workspaceId: unknown, conversationId: unknown, address: SQL) => sql`coalesce((
  select e.bounced_at is not null from contact_emails e
  where e.workspace_id = ${workspaceId} and lower(e.email) = lower(${address}) and e.is_live
  limit 1),
  exists (select from conversation_participants p
    where p.workspace_id = ${workspaceId} and p.conversation_id = ${conversationId}::uuid
      and p.address = lower(${address}) and p.bounced_at is not null))`

const knownOf = statement<ThreadParameters, Known>(
  (_, $) => sql`
    with answered as (
      select m.from_address, case when asked.addresses = '{}' then array[m.from_address]
        else asked.addresses end as addresses
      from messages m
      cross join lateral (select array(
        select r.address
        from jsonb_array_elements_text(coalesce(m.headers -> 'replyTo', '[]'))
          with ordinality as r (address, nth)
        where not ${isRefused($.workspaceId, sql`r.address`)}
        order by r.nth) as addresses) asked
      where m.workspace_id = ${$.workspaceId} and m.conversation_id = ${$.conversationId}::uuid
        and m.direction = 'inbound' and m.from_address is not null
        and (m.contact_id is null or not ${isRefused($.workspaceId, sql`m.from_address`)})
      order by m.id is not distinct from ${$.replyToMessageId}::uuid desc, m.is_automatic,
        m.position desc limit 1),
    writers as (
      select w.address, w.nth, coalesce((
        select p.name from conversation_participants p
        where p.workspace_id = ${$.workspaceId} and p.conversation_id = ${$.conversationId}::uuid
          and p.address in (lower(w.address), case when w.nth = 1 then lower(a.from_address) end)
        order by p.address = lower(w.address) desc limit 1), '') as name
      from answered a cross join lateral unnest(a.addresses) with ordinality as w (address, nth)),
    others as (
      select p.address, p.name, p.sort_order from conversation_participants p
      where p.workspace_id = ${$.workspaceId} and p.conversation_id = ${$.conversationId}::uuid
        and not ${isRefused($.workspaceId, sql`p.address`)}
        and not exists (select from answered a where p.address = lower(a.from_address))
        and not exists (select from writers w where p.address = lower(w.address))),
    contact as (
      select c.name, e.email as address from contacts c
      join contact_emails e on e.workspace_id = c.workspace_id and e.contact_id = c.id
        and e.is_primary
      where c.workspace_id = ${$.workspaceId} and c.id = ${$.contactId}::uuid limit 1)
    select
      (select json_build_object('name', c.name, 'address', c.address) from contact c) as contact,
      (select coalesce(json_agg(json_build_object('address', w.address, 'name', w.name)
        order by w.nth), '[]'::json) from writers w) as writers,
      (select coalesce(json_agg(json_build_object('address', o.address, 'name', o.name)
        order by o.sort_order), '[]'::json) from others o) as others,
      (select coalesce(json_agg(a.address), '[]'::json) from (
        select lower(n) from unnest(${arrayParameter($.named)}::text[]) n
        union select lower(address) from writers
        union select address from others
        union select lower(address) from contact) a (address)
        where ${isBouncing($.workspaceId, $.conversationId, sql`a.address`)}) as bouncing`,
)

interface Given {
  readonly to?: readonly string[] | undefined
  readonly cc?: readonly string[] | undefined
  readonly bcc?: readonly string[] | undefined
  readonly isAutomatic?: boolean | undefined
  readonly replyToMessageId?: string | null | undefined
  /** Whether to write to addresses whose last mail was returned, too. */
  readonly force?: boolean | undefined
}

/**
 * Returns the recipients of a mail in a thread. A reply goes to all participants unless the sender names others or a
 * program wrote it by itself; a mail to the contact goes to the contact alone. Throws 422 for a recipient whose last mail
 * was returned; participants with such an address are left out.
 */
export async function recipientsOf(
  { db, actor: { workspaceId } }: ActorContext,
  thread: { conversationId: string; contactId: string | null; isReply: boolean },
  { to, cc, bcc, isAutomatic = false, replyToMessageId = null, force = false }: Given,
): Promise<{ to: readonly Mailbox[]; cc: readonly Mailbox[] }> {
  const { conversationId, contactId, isReply } = thread
  const named = [...(to ?? []), ...(cc ?? []), ...(bcc ?? [])]
  const parameters = { workspaceId, conversationId, contactId, replyToMessageId, named }
  const [known] = await knownOf(db, parameters)
  const { contact, writers, others, bouncing } = known as Known
  const names = new Map(
    [...others, ...writers, ...(contact ? [contact] : [])].map((one) => [
      one.address.toLowerCase(),
      one.name,
    ]),
  )
  const withNames = (addresses: readonly string[]) =>
    addresses.map((address) => ({ address, name: names.get(address.toLowerCase()) ?? '' }))
  const isBouncing = ({ address }: Pick<Mailbox, 'address'>) =>
    !force && bouncing.includes(address.toLowerCase())
  const answered = isReply && writers.length > 0 ? writers : contact ? [contact] : []
  if (to === undefined && answered.length === 0) {
    throw unreachable('The contact has no e-mail address. Set "to" to the addresses to write to.')
  }
  const reachable = answered.filter((one) => !isBouncing(one))
  const first = to ? withNames(to) : reachable.length > 0 ? reachable : answered
  const returned = [...first, ...withNames([...(cc ?? []), ...(bcc ?? [])])].find(isBouncing)
  if (returned) throw undeliverable(returned.address)
  const isFirst = ({ address }: Mailbox) =>
    first.some((one) => one.address.toLowerCase() === address.toLowerCase())
  const isToAll = isReply && !isAutomatic && to === undefined && cc === undefined
  return {
    to: first,
    cc: isToAll ? others.filter((one) => !isFirst(one) && !isBouncing(one)) : withNames(cc ?? []),
  }
}

type Named = { workspaceId: string; addresses: string[]; conversationId: string | null }

const firstBouncing = statement<Named, { address: string }>(
  (_, $) => sql`
    select a.address from unnest(${arrayParameter($.addresses)}::text[]) with ordinality a (address, nth)
    where ${isBouncing($.workspaceId, $.conversationId, sql`a.address`)}
    order by a.nth limit 1`,
)

/**
 * Throws 422 for the first of the addresses of a mail whose last mail was returned, unless `force` is true. One without a
 * contact is known as a participant of the conversation.
 */
export async function requireDeliverable(
  { db, actor: { workspaceId } }: ActorContext,
  addresses: string[],
  force = false,
  conversationId: string | null = null,
): Promise<void> {
  if (force || addresses.length === 0) return
  const [returned] = await firstBouncing(db, { workspaceId, addresses, conversationId })
  if (returned) throw undeliverable(returned.address)
}

function undeliverable(address: string): ApiError {
  return unreachable(
    `The last mail to ${address} was returned as undeliverable. Set "force" to true to write to it again.`,
  )
}
