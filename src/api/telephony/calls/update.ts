import { insufficientScope, notFound } from '../../../errors.ts'
import type { Context } from '../../../http/context.ts'
import { isOwnOnly } from '../../../http/own.ts'
import type { Call } from './facts.ts'
import { cdr } from '../cdr.ts'
import { update } from '../reports/ingest.ts'
import { mergeReport } from '../reports/merge-report.ts'
import { loadReferences } from '../reports/references.ts'
import { isSame, storedCall } from './stored-call.ts'

/** Changes what people record about a call. Throws 404, 412, 422. */
export async function updateCall(
  ctx: Context,
  id: string,
  reported: Readonly<Partial<Call>>,
): Promise<void> {
  const unnamed = { provider: '', externalCallId: '', reported }
  const references = await loadReferences(ctx, [unnamed], [])
  const kept = storedCall(await cdr.lock(ctx, id))
  const { provider, externalCallId } = kept
  const next = mergeReport(kept, { provider, externalCallId, reported }, references, ctx.now)
  if (!isSame(kept, next)) await update(ctx, [{ before: kept, after: next }])
}

const ownMembers: ReadonlySet<string> = new Set(['disposition', 'note'])

/** Throws 404 or 403 if the scopes of a token allow no change, or not this one, of a call. */
export async function requireWritable(
  ctx: Context,
  id: string,
  changes: Readonly<Partial<Call>>,
): Promise<void> {
  const { actor } = ctx
  if (!isOwnOnly(actor, 'cdr:write')) return
  if (!actor.can('cdr:read')) throw notFound('cdr', id)
  const { agentId, legs } = await cdr.require(ctx, id)
  const isOwn = agentId === actor.userId || legs.some(({ userId }) => userId === actor.userId)
  if (!isOwn || Object.keys(changes).some((member) => !ownMembers.has(member))) {
    throw insufficientScope(['cdr:write'], actor.scopes)
  }
}
