import { lockValues } from '../../../db/query/lock-values.ts'
import type { Context } from '../../../http/context.ts'
import { e164Of } from '../../../lib/phone.ts'
import { contactOf } from '../../contacts/identify.ts'
import { outerNumber } from '../calls/call.ts'
import type { StoredCall } from '../calls/stored-call.ts'
import { keyOf, mergedOrProblem, mergeReport } from './merge-report.ts'
import type { References } from './references.ts'
import type { CallReport } from './report.ts'

/**
 * Creates contacts for the callers of inbound calls whose numbers no contact has, and adds them to the owners of numbers. A
 * withheld number or an extension is no E.164 number, and creates none. `known` are the calls that exist, by their keys.
 */
export async function createCallers(
  ctx: Context,
  reports: readonly CallReport[],
  known: ReadonlyMap<string, StoredCall>,
  references: References,
): Promise<void> {
  const { phoneOwners } = references
  if (![...phoneOwners.values()].includes(null)) return
  const merged = new Map<string, StoredCall>()
  for (const report of reports) {
    const key = keyOf(report)
    const kept = merged.get(key) ?? known.get(key)
    const outcome = mergedOrProblem(() => mergeReport(kept, report, references, ctx.now))
    if ('call' in outcome) merged.set(key, outcome.call)
  }

  const names = new Map<string, string | null>()
  for (const [key, { call, reported }] of merged) {
    const number = outerNumber(call)
    const before = known.get(key)
    const isNew = number !== null && !(before && outerNumber(before.call) === number)
    if (!isNew || call.direction !== 'inbound' || reported.contactId !== undefined) continue
    if (phoneOwners.get(number) === null && e164Of(number, undefined) === number) {
      names.set(number, names.get(number) ?? call.callFromName)
    }
  }
  // In one order, so that no two transactions wait for each other's numbers
  const numbers = [...names.keys()].sort()
  if (numbers.length === 0) return
  await lockValues(ctx.db, { workspaceId: ctx.actor.workspaceId, values: numbers })
  for (const phone of numbers) {
    const caller = { type: 'phone', phone, name: names.get(phone) ?? undefined } as const
    phoneOwners.set(phone, await contactOf(ctx, caller, 'phone'))
  }
}
