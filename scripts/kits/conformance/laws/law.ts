import type { Operation } from '../contract.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { type Asked, type Law, NotTried } from '../findings.ts'
import type { Stage } from '../stage.ts'

/** The test of a law on one operation. */
export interface Trial {
  readonly law: Law
  readonly operation: Operation
  run(): Promise<void>
}

/** Trials of the operations that a law is about. */
export type TrialsOf = (stage: Stage) => Trial[]

/** One trial for each operation that `concerns`. */
export function trialsOf(
  stage: Stage,
  law: Law,
  concerns: (operation: Operation) => boolean,
  run: (operation: Operation) => Promise<void>,
): Trial[] {
  return stage.contract.operations
    .filter(concerns)
    .map((operation) => ({ law, operation, run: () => run(operation) }))
}

/** Refuses to try what changes something where nothing may be changed. */
export function requireWrites(stage: Stage, operation: Operation): void {
  if (!stage.mayWrite && operation.method !== 'GET') {
    throw new NotTried('it changes something, and no --workspace is given')
  }
}

export function requireScopes({ may }: Pick<Stage, 'may'>, operation: Operation): void {
  if (!may(operation)) throw new NotTried(`the token lacks ${operation.scopes.join(', ')}`)
}

/** A request with what is wrong with its reply by a law. */
export interface Judged {
  readonly asked: Asked
  readonly faults: ReadonlyArray<string | false>
}

/**
 * Judges what others can change meanwhile. What is found must be found each time, so that somebody who
 * uses the same workspace, another run of the kit for instance, causes no violation.
 */
export async function judgeSteadily(
  { findings }: Stage,
  law: Law,
  operation: Operation,
  look: () => Promise<readonly Judged[]>,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    const judged = (await look()).map(({ asked, faults }) => ({
      asked,
      faults: faults.filter((fault) => fault !== false),
    }))
    if (tries === mostLooks || judged.every(({ faults }) => faults.length === 0)) {
      for (const { asked, faults } of judged) findings.check(law, operation, asked, faults)
      return
    }
    // Of random length, so that two runs that disturbed each other do not do so again at the same moment
    await pause(tries * pauseMs * (1 + Math.random()))
  }
}

const mostLooks = 5
const pauseMs = 100

/** Runs for each of a list, a few at once. Rejects once all that was begun has ended: what it made is known then. */
export async function eachOf<T>(
  list: readonly T[],
  run: (element: T) => Promise<void>,
): Promise<void> {
  const rest = [...list]
  const worker = async () => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) await run(next)
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

const atOnce = 4
