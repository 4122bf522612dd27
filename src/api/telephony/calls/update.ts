import type { Context } from '../../../http/context.ts'
import type { Call } from './call.ts'
import { cdr } from '../cdr.ts'
import { merged, surroundingsOf, type Telling, update } from '../reports/ingest.ts'
import { isSame, type KeptCall, keptCall } from './stored-call.ts'

/**
 * Changes one call by its id; `refers` is what may refer to something that is not there. Throws 404, 412, 422.
 */
export async function change(
  ctx: Context,
  id: string,
  toldOf: (kept: KeptCall) => Readonly<Partial<Call>>,
  refers: Readonly<Partial<Call>>,
): Promise<void> {
  const about = { provider: '', externalCallId: '', told: {}, refers }
  const surroundings = await surroundingsOf(ctx, [about], [])
  const kept = keptCall(await cdr.lock(ctx, id))
  const { provider, externalCallId } = kept
  const telling: Telling = { provider, externalCallId, told: toldOf(kept), refers }
  const next = merged(kept, telling, surroundings, ctx.now)
  if (!isSame(kept, next)) await update(ctx, [next])
}
