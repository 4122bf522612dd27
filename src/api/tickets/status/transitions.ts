import { sql, type SQL } from 'drizzle-orm'
import type { Schema } from '../../../../generated/operations.ts'
import { tickets } from '../../../db/schema/tickets.ts'
import { ApiError, illegalMove, insufficientScope } from '../../../errors.ts'
import type { Context } from '../../../http/context.ts'
import { missingToResolve } from '../queries.ts'

type Status = Schema<'TicketStatus'>

const moves: Readonly<Record<Status, readonly Status[]>> = {
  open: ['in_progress', 'pending', 'on_hold', 'resolved', 'closed'],
  in_progress: ['open', 'pending', 'on_hold', 'resolved', 'closed'],
  pending: ['open', 'in_progress', 'on_hold', 'resolved', 'closed'],
  on_hold: ['open', 'in_progress', 'pending', 'resolved', 'closed'],
  resolved: ['open', 'in_progress', 'closed'],
  closed: [],
}
/** The scope that reopening a closed ticket requires. */
export const reopening = 'tickets:reopen'
const first: readonly Status[] = ['open', 'in_progress', 'pending', 'on_hold']

/** The statuses a ticket may go to from `from`; `null` for one that is being made. */
export function movesFrom(from: Status | null, mayReopen: boolean): readonly Status[] {
  if (from === null) return first
  return from === 'closed' && mayReopen ? ['open'] : moves[from]
}

/** Throws 409 with what would have been allowed, unless `to` follows `from`; 403 where only a scope is missing. */
export function requireMove({ actor }: Context, from: Status | null, to: Status): void {
  const allowed = movesFrom(from, actor.can(reopening))
  if (allowed.includes(to)) return
  if (movesFrom(from, true).includes(to)) throw insufficientScope([reopening], actor.scopes)
  throw illegalMove('ticket', from, to, allowed)
}

export function isReopening(from: Status, to: Status): boolean {
  return isEnd(from) && !isEnd(to)
}

/**
 * Whether a move requires the fields with `isRequiredToResolve`: one that ends an open ticket. A resolved ticket is
 * closed without asking again.
 */
export function requiresFields(from: Status, to: Status): to is 'resolved' | 'closed' {
  return !isEnd(from) && isEnd(to)
}

export function isEnd(status: Status): status is 'resolved' | 'closed' {
  return status === 'resolved' || status === 'closed'
}

const reopenings = sql`${tickets.reopenCount}
  + case when ${tickets.status} in ('resolved', 'closed') then 1 else 0 end`

/** Returns the other columns that a move to a status changes. */
export function effectsOf(
  to: Status,
  now: string,
): {
  resolvedAt: string | null | undefined
  closedAt: string | null
  snoozedUntil: null
  reopenCount: SQL | undefined
  resolutionCode: null | undefined
  resolutionNote: null | undefined
} {
  const isEnded = isEnd(to)
  const cleared = isEnded ? undefined : null
  return {
    resolvedAt: to === 'resolved' ? now : cleared,
    closedAt: to === 'closed' ? now : null,
    snoozedUntil: null,
    reopenCount: isEnded ? undefined : reopenings,
    resolutionCode: cleared,
    resolutionNote: cleared,
  }
}

/** Throws 422 if a ticket that has just been moved lacks a field that this move requires. */
export async function requireFieldsFor(
  { db, actor }: Context,
  id: string,
  from: Status,
  to: Status,
): Promise<void> {
  if (!requiresFields(from, to)) return
  const [missing] = await missingToResolve(db, { workspaceId: actor.workspaceId, id })
  const fields = missing?.fields ?? []
  if (fields.length === 0) return
  throw new ApiError(
    'fields_required_to_resolve',
    `The ticket cannot be ${to} without a value for ${fields.join(', ')}.`,
    { members: { fields } },
  )
}
