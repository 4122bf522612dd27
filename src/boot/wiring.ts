import { emitSteps } from '../api/automation-queues/emit-steps.ts'
import { type Reactions, useReactions } from '../events/reactions.ts'
import { reactions } from '../api/reactions.ts'
import { setRoutingEmitter } from '../routing/steps.ts'

/** Connects the engines with the areas of the API, which they do not import. Every program does it first. */
export function connectAreas(table: Reactions = reactions): void {
  useReactions(table)
  setRoutingEmitter(emitSteps)
}
