import { eventTypes } from '../../../generated/events.ts'
import type { Scope } from '../../../generated/routes.ts'
import { holds, requireScope } from '../../auth/scopes.ts'
import type { webhooks } from '../../db/schema/webhooks.ts'
import { matchesType } from '../../events/event-types.ts'
import type { Context } from '../../http/context.ts'

/** A webhook with its creator: the token that created it or took it over, with its scopes at that time. */
type HeldWebhook = Readonly<
  Pick<typeof webhooks.$inferSelect, 'events' | 'makerTokenId' | 'makerScopes'>
>

/**
 * Throws 403 unless the webhook is the calling token's own, or the caller may read every type that it delivers: who
 * has its secret can sign such events, and who takes it over decides where they are delivered.
 */
export function requireRightsOverWebhook({ actor }: Context, webhook: HeldWebhook): void {
  if (webhook.makerTokenId === actor.tokenId) return
  const held = eventTypes
    .filter(({ type }) => matchesType(type, webhook.events))
    .map(({ scope }) => scope)
    .filter((scope) => holds(webhook.makerScopes as Scope[], scope))
  requireScope(actor, ...new Set(held))
}
