import { setImmediate } from 'node:timers/promises'

/** Steps of one request, about half a second of work. */
const mostSteps = 10_000_000
/** Steps between which other requests get their turn. */
const mostAtOnce = 250_000

/** Work on a caller's own text and patterns, counted in steps before it is done. */
export interface StepBudget {
  /** Counts steps, and lets other requests run when many were taken. False: the request asks for too much. */
  spend(steps: number): Promise<boolean>
}

/** Returns the budget of one request. */
export function createStepBudget(): StepBudget {
  let total = 0
  let atOnce = 0
  return {
    async spend(steps) {
      total += steps
      if (total > mostSteps) return false
      atOnce += steps
      if (atOnce > mostAtOnce) {
        atOnce = steps
        await setImmediate()
      }
      return true
    },
  }
}
