import type { DomainEvent } from '../events/log/emit.ts'
import type { ActorContext } from '../auth/actor.ts'
import type { Entity } from './work.ts'

type EntryStep = Extract<DomainEvent[0], `queue.entry_${string}`>
type ReservationStep = Extract<DomainEvent[0], `reservation.${string}`>

/** What a step of routing does to what. */
export interface Steps {
  /** Tickets and conversations that may change, locked. */
  readonly work?: readonly Entity[]
  /** Entries; one that does not wait causes no `queue.entry_waiting`. */
  readonly entries?: ReadonlyArray<{ readonly id: string; readonly type: EntryStep }>
  readonly reservations?: ReadonlyArray<{ readonly id: string; readonly type: ReservationStep }>
}

/** Makes a change and emits the events of the objects that it changes, as the API shows them. */
export type EmitSteps = (
  ctx: ActorContext,
  steps: Steps,
  change?: () => Promise<unknown>,
) => Promise<void>

let emitter: EmitSteps | undefined

/** Sets what emits the events of routing, which is done once, before anything is routed. */
export function useSteps(emit: EmitSteps): void {
  emitter = emit
}

/** Takes steps of routing and emits their events. */
export const emitSteps: EmitSteps = async (ctx, steps, change) => {
  if (!emitter) throw new Error('something is routed before useSteps() was called')
  return emitter(ctx, steps, change)
}
