import type { Schema } from '../../generated/operations.ts'
import type { DomainEvent } from '../events/event-types.ts'
import type { ActorContext } from '../auth/actor.ts'
import type { Entity } from './work.ts'

type EntryStep = Extract<DomainEvent[0], `queue.entry_${string}`>
type ReservationStep = Extract<DomainEvent[0], `reservation.${string}`>

interface Step<T, Shown> {
  readonly id: string
  readonly type: T
  /** The earlier values of an object that was changed before `emitSteps` is called. */
  readonly was?: Partial<Shown>
}

/** The objects that routing changes, with the types of the events that follow. */
export interface RoutingEvents {
  /** Locked tickets and conversations that may change. */
  readonly work?: readonly Entity[]
  /** Entries. The event `queue.entry_waiting` is left out for an entry that does not wait. */
  readonly entries?: ReadonlyArray<Step<EntryStep, Schema<'QueueEntry'>>>
  readonly reservations?: ReadonlyArray<Step<ReservationStep, Schema<'Reservation'>>>
}

/** Makes a change and emits the events of the objects that it changes, as the API shows them. */
export type EmitSteps = (
  ctx: ActorContext,
  steps: RoutingEvents,
  change?: () => Promise<unknown>,
) => Promise<void>

let emitter: EmitSteps | undefined

/** Sets the function that emits the events of routing. It is called once, at the start of the process. */
export function setRoutingEmitter(emit: EmitSteps): void {
  emitter = emit
}

export const emitSteps: EmitSteps = async (ctx, steps, change) => {
  if (!emitter) throw new Error('something is routed before setRoutingEmitter() was called')
  return emitter(ctx, steps, change)
}
