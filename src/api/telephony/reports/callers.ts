import { SerializationFailure, sqlState } from '../../../db/pool/errors.ts'
import { lockValues } from '../../../db/query/lock-values.ts'
import type { Context } from '../../../http/context.ts'
import { e164Of } from '../../../lib/phone.ts'
import { createIdentified } from '../../contacts/identify.ts'
import { type Parts, partsOf } from '../../contacts/parts.ts'
import { outerNumber } from '../calls/call.ts'
import type { StoredCall } from '../calls/stored-call.ts'
import { keyOf, mergeReport, orProblem } from './merge-report.ts'
import { lockPhoneOwners, type References } from './references.ts'
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
    const outcome = orProblem(() => mergeReport(kept, report, references, ctx.now))
    if (!('problem' in outcome)) merged.set(key, outcome)
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
  const numbers = [...names.keys()]
  if (numbers.length === 0) return
  await lockValues(ctx.db, { workspaceId: ctx.actor.workspaceId, values: numbers })
  for (const number of numbers) phoneOwners.delete(number)
  await lockPhoneOwners(ctx, phoneOwners, numbers)
  const unknown = numbers.filter((number) => phoneOwners.get(number) === null)
  const callers: Array<{ name: string; parts: Parts }> = []
  for (const phone of unknown) {
    const parts = await partsOf(ctx, { contactPhones: [{ phone }] })
    callers.push({ name: names.get(phone) ?? phone, parts })
  }
  const ids = await createIdentified(ctx, 'phone', callers).catch((error: unknown) => {
    if (sqlState(error) !== '23505') throw error
    throw new SerializationFailure('a contact with the number of a caller was created meanwhile')
  })
  for (const [index, id] of ids.entries()) phoneOwners.set(unknown[index] as string, id)
}
