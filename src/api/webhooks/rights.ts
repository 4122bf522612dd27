import { eventTypes } from '../../../generated/events.ts'
import type { Scope } from '../../../generated/routes.ts'
import { holds } from '../../auth/scopes.ts'
import type { webhooks } from '../../db/schema/webhooks.ts'
import { insufficientScope } from '../../errors.ts'
import { eventTypeOf, matchesType } from '../../events/event-types.ts'
import type { Context } from '../../http/context.ts'

/** A webhook with its creator: the token that created it or took it over, with its scopes at that time. */
type HeldWebhook = Readonly<
  Pick<typeof webhooks.$inferSelect, 'events' | 'makerTokenId' | 'makerScopes'>
>

/** Throws 403 for a named type that the caller may not read. A pattern selects what the caller may read. */
export function requireTypes({ actor }: Context, events: readonly string[]): void {
  for (const event of events) {
    const scope = eventTypeOf(event)?.scope
    if (scope && !actor.can(scope)) throw insufficientScope([scope], actor.scopes)
  }
}

/**
 * Throws 403 unless the webhook is the calling token's own, or the caller may read every type that it delivers: who
 * has its secret can sign such events, and who takes it over decides where they are delivered.
 */
export function requireRightsOverWebhook({ actor }: Context, webhook: HeldWebhook): void {
  if (webhook.makerTokenId === actor.tokenId) return
  const lacking = eventTypes
    .filter(({ type }) => matchesType(type, webhook.events))
    .map(({ scope }) => scope)
    .filter((scope) => holds(webhook.makerScopes as Scope[], scope) && !actor.can(scope))
  if (lacking.length > 0) throw insufficientScope([...new Set(lacking)], actor.scopes)
}
