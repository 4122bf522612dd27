import type { Context } from '../../../http/context.ts'
import type { Call } from './facts.ts'
import { cdr } from '../cdr.ts'
import { mergeReport, update } from '../reports/ingest.ts'
import type { CallReport } from '../reports/report.ts'
import { loadReferences } from '../reports/references.ts'
import { isSame, type StoredCall, storedCall } from './stored-call.ts'

/**
 * Changes one call by its id; `refers` is what may refer to something that is not there. Throws 404, 412, 422.
 */
export async function updateCall(
  ctx: Context,
  id: string,
  reportedOf: (kept: StoredCall) => Readonly<Partial<Call>>,
  refers: Readonly<Partial<Call>>,
): Promise<void> {
  const about = { provider: '', externalCallId: '', reported: {}, refers }
  const references = await loadReferences(ctx, [about], [])
  const kept = storedCall(await cdr.lock(ctx, id))
  const { provider, externalCallId } = kept
  const report: CallReport = { provider, externalCallId, reported: reportedOf(kept), refers }
  const next = mergeReport(kept, report, references, ctx.now)
  if (!isSame(kept, next)) await update(ctx, [next])
}
