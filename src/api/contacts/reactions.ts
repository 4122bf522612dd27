import { emit } from '../../events/log/emit.ts'
import { type DomainEvent } from '../../events/event-types.ts'
import {
  type EventOf,
  type EventsOf,
  emitsNothing,
  type ReactionContext,
} from '../../events/reactions.ts'
import { saidMessageOf, type SayingType } from '../../events/said-message.ts'
import { contactsByIds, setBouncing, touchContacts } from './queries.ts'
import { toContact } from './wire.ts'

interface Noted {
  readonly id: string
  readonly seenAt: string | null
  readonly contactedAt: string | null
}

/** A contact shows when it last wrote, and when somebody last wrote to it. */
export async function touchContactTimes(
  ctx: ReactionContext,
  events: EventsOf<SayingType>,
): Promise<void> {
  const noted = events.flatMap((event) => notedOf(ctx, event))
  if (noted.length === 0) return
  const { workspaceId } = ctx.actor
  const ids = [...new Set(noted.map(({ id }) => id))]
  ctx.db.sendWithCommit(touchContacts(ctx.db, { workspaceId, ids, talks: JSON.stringify(noted) }))
}
touchContactTimes.emits = emitsNothing

function notedOf(ctx: ReactionContext, event: EventOf<SayingType>): Noted[] {
  const said = saidMessageOf(ctx, event)
  // One to a group has no contact
  if (!said || said.contactId === null || said.isAutomatic) return []
  const { contactId: id, direction, at } = said
  return direction === 'inbound'
    ? [{ id, seenAt: at, contactedAt: null }]
    : [{ id, seenAt: null, contactedAt: at }]
}

/** An address whose mail was returned as undeliverable is marked as bouncing. */
export async function markBouncingAddresses(
  ctx: ReactionContext,
  events: EventsOf<'message.bounced'>,
): Promise<void> {
  await mark(
    ctx,
    events.flatMap(({ data }) => data.addresses),
    true,
  )
}
markBouncingAddresses.emits = ['contact.updated'] as const

/** An address that a mail arrives from is no longer marked as bouncing, unless its domain has not sent the mail. */
export async function clearBouncingAddresses(
  ctx: ReactionContext,
  events: EventsOf<'message.received'>,
): Promise<void> {
  const from = events.flatMap(({ data }) =>
    data.senderVerified === 'fail' ? [] : (data.from ?? []),
  )
  if (from.length > 0)
    await mark(
      ctx,
      from.map((address) => address.toLowerCase()),
      false,
    )
}
clearBouncingAddresses.emits = ['contact.updated'] as const

async function mark(ctx: ReactionContext, addresses: string[], isBouncing: boolean): Promise<void> {
  const { workspaceId } = ctx.actor
  const marked = await setBouncing(ctx.db, { workspaceId, addresses, isBouncing, now: ctx.now })
  if (marked.length === 0) return
  const changed = new Set(marked.map(({ emailId }) => emailId))
  const ids = [...new Set(marked.map(({ contactId }) => contactId))]
  const rows = await contactsByIds(ctx.db, { workspaceId, ids })
  const changes = rows.map((row): DomainEvent => {
    const emails = row.emails.map((one) =>
      changed.has(one.id) ? { ...one, isBouncing: !isBouncing } : one,
    )
    return ['contact.updated', toContact(row), toContact({ ...row, emails })]
  })
  emit(ctx, ...changes)
}
