import type { Operation } from '../contract.ts'
import { type Law, NotTried } from '../findings.ts'
import type { Stage } from '../stage.ts'

/** What a law asks of one operation. */
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

export function requireScopes(stage: Stage, operation: Operation): void {
  if (!stage.may(operation)) throw new NotTried(`the token lacks ${operation.scopes.join(', ')}`)
}

/** Runs for each of a list, a few at once. */
export async function eachOf<T>(
  list: readonly T[],
  run: (element: T) => Promise<void>,
): Promise<void> {
  const rest = [...list]
  const worker = async () => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) await run(next)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

const atOnce = 4
