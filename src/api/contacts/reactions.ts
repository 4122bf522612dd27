import type { DomainEvent } from '../../events/emit.ts'
import { emit } from '../../events/emit.ts'
import type { EventsOf, ReactionContext } from '../../events/reactions.ts'
import { contactsByIds, setBouncing } from './queries.ts'
import { toContact } from './wire.ts'

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

/** An address that a mail arrives from is no longer marked as bouncing. */
export async function clearBouncingAddresses(
  ctx: ReactionContext,
  events: EventsOf<'message.received'>,
): Promise<void> {
  const from = events.flatMap(({ data }) => data.from ?? [])
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
