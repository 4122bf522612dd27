import type { Operation } from './contract.ts'

/** The laws in the order of the report. */
export const laws = [
  'replies',
  'problems',
  'examples',
  'echoes',
  'pages',
  'filters',
  'etags',
  'idempotency',
  'auth',
  'negatives',
  'bounds',
] as const

export type Law = (typeof laws)[number]

export interface Violation {
  readonly law: Law
  readonly tag: string
  readonly operation: string
  readonly message: string
  /** The first request that showed it. */
  readonly request: string
  readonly requestId: string | undefined
  count: number
}

export interface Untried {
  readonly law: Law
  readonly tag: string
  readonly operation: string
  readonly reason: string
}

/** Thrown where an operation cannot be tried; says why. */
export class NotTried extends Error {}

/** How often a law was tried on an operation. */
export interface Tally {
  readonly law: Law
  readonly tag: string
  readonly operation: string
  checks: number
}

export interface Findings {
  readonly trials: readonly Tally[]
  readonly violations: readonly Violation[]
  readonly untried: readonly Untried[]
  /** Counts a check, and notes what it found. */
  check(law: Law, operation: Operation, asked: Asked, faults: readonly string[]): void
  skip(law: Law, operation: Operation, reason: string): void
}

/** A request by its first line, and the id it got. */
export interface Asked {
  readonly line: string
  readonly requestId: string | undefined
}

export function createFindings(): Findings {
  const trials = new Map<string, Tally>()
  const tallyOf = (law: Law, { id, tag }: Operation): Tally => {
    const key = `${law} ${id}`
    const tally = trials.get(key) ?? { law, tag, operation: id, checks: 0 }
    trials.set(key, tally)
    return tally
  }
  const violations = new Map<string, Violation>()
  const untried = new Map<string, Untried>()
  return {
    get trials() {
      return [...trials.values()]
    },
    get violations() {
      return [...violations.values()]
    },
    get untried() {
      return [...untried.values()]
    },
    check(law, operation, { line, requestId }, faults) {
      const { id, tag } = operation
      tallyOf(law, operation).checks += 1
      for (const message of faults) {
        const key = `${law} ${id} ${message}`
        const known = violations.get(key)
        if (known) known.count += 1
        else {
          const found = { law, tag, operation: id, message, request: line, requestId, count: 1 }
          violations.set(key, found)
        }
      }
    },
    skip(law, operation, reason) {
      const { id, tag } = operation
      tallyOf(law, operation)
      untried.set(`${law} ${id} ${reason}`, { law, tag, operation: id, reason })
    },
  }
}
