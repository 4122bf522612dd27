import type { Schema } from '../../../../generated/operations.ts'
import type { ActorContext } from '../../../auth/actor.ts'
import { pipeline } from '../../../db/query/pipeline.ts'
import { emit } from '../../../events/log/emit.ts'
import { type DomainEvent } from '../../../events/event-types.ts'
import { cdrsByIds } from '../queries.ts'
import { toCdr } from '../wire.ts'
import { isFinal } from './facts.ts'

type Cdr = Schema<'Cdr'>

/**
 * Creates calls, or changes some that are locked, and emits their events. `change` sends all of its
 * statements at once, so that they travel together with those that read.
 */
export async function emitCallChanges<T>(
  ctx: ActorContext,
  ids: readonly string[],
  change: () => Promise<T>,
): Promise<T> {
  const asked = { workspaceId: ctx.actor.workspaceId, ids }
  const [before, result, after] = await pipeline(ctx.db, [
    () => cdrsByIds(ctx.db, asked),
    () => change(),
    () => cdrsByIds(ctx.db, asked),
  ])
  const beforeById = new Map(before.map((row) => [row.id, row]))
  const afterById = new Map(after.map((row) => [row.id, row]))
  emit(
    ctx,
    ...ids.flatMap((id) => {
      const [earlier, later] = [beforeById.get(id), afterById.get(id)]
      return later ? callEvents(toCdr(later), earlier && toCdr(earlier)) : []
    }),
  )
  return result
}

/** Returns the events of a change of a call; a new call has the events of all of its values. */
function callEvents(call: Cdr, before: Cdr | undefined): DomainEvent[] {
  const hasBecome = (matches: (one: Cdr) => boolean) =>
    matches(call) && !(before && matches(before))
  const hasRecording = ({ recording: { status, fileId } }: Cdr) =>
    status === 'available' && fileId === call.recording.fileId
  const types: Array<Extract<DomainEvent[0], `call.${string}` | `cdr.${string}`>> = [
    before ? 'cdr.updated' : 'cdr.created',
  ]
  if (hasBecome(({ status }) => status === 'ringing')) types.push('call.ringing')
  if (hasBecome(({ status }) => status === 'in_progress')) types.push('call.answered')
  if (hasBecome(({ status }) => isFinal(status))) types.push('call.ended')
  if (hasBecome(isMissed)) types.push('call.missed')
  if (hasBecome(({ status }) => status === 'voicemail')) types.push('call.voicemail')
  if (hasBecome(hasRecording)) types.push('call.recording_available')
  return types.map((type) => [type, call, before])
}

const unanswered: ReadonlySet<Cdr['status']> = new Set([
  'no_answer',
  'busy',
  'canceled',
  'abandoned',
])

function isMissed({ direction, status }: Cdr): boolean {
  return direction !== 'outbound' && unanswered.has(status)
}
