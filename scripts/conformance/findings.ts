import type { Operation } from './contract.ts'

/** What is judged, in the order of the report. */
export const laws = [
  'replies',
  'problems',
  'examples',
  'pages',
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

export interface Findings {
  readonly checks: ReadonlyMap<string, number>
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
  const checks = new Map<string, number>()
  const violations = new Map<string, Violation>()
  const untried = new Map<string, Untried>()
  return {
    checks,
    get violations() {
      return [...violations.values()]
    },
    get untried() {
      return [...untried.values()]
    },
    check(law, { id, tag }, { line, requestId }, faults) {
      const cell = cellOf(law, tag)
      checks.set(cell, (checks.get(cell) ?? 0) + 1)
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
    skip(law, { id, tag }, reason) {
      untried.set(`${law} ${id} ${reason}`, { law, tag, operation: id, reason })
    },
  }
}

export function cellOf(law: Law, tag: string): string {
  return `${law} ${tag}`
}
