import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentRun } from '../setup/run.ts'

const seen = new Set<string>()

/** Notes that an operation answered with a status; read by scripts/coverage.ts. */
export function recordStatus(operationId: string, status: number): void {
  record(`${operationId} ${status}`)
}

/** Notes that an operation answered with a problem of a code, likewise. */
export function recordProblem(operationId: string, code: string): void {
  record(`${operationId} ${code}`)
}

/** Notes that a reaction has run for a type of event, likewise. */
export function recordReaction(type: string, name: string): void {
  record(`reaction ${type} ${name}`)
}

function record(line: string): void {
  // Outside of tap, as in `npm run hostile`, nobody reads it
  if (process.env['TAP'] !== '1' || seen.has(line)) return
  seen.add(line)
  appendFileSync(join(currentRun().ledger, `${process.pid}.txt`), `${line}\n`)
}
