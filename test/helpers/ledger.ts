import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where `npm test` reads what all tests have covered; it sets the folder when it runs all of them. */
const folder = process.env['TEST_LEDGER']
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
  if (folder === undefined || seen.has(line)) return
  seen.add(line)
  appendFileSync(join(folder, `${process.pid}.txt`), `${line}\n`)
}
