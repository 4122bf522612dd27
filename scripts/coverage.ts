import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reactions } from '../src/api/reactions.ts'
import { type Json, operationsOf } from './contract/document.ts'
import { readContract } from './contract/model.ts'
import { declaredProblems } from './contract/problems.ts'

/** Documented statuses and codes that no test has to produce, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  '408':
    'takes a body as long as its timeout; test/http/http.test.ts produces it, not for every operation',
  '500': 'needs a fault of the program; the renderer of unexpected errors has a test of its own',
  '503':
    'needs a failing database or overload; test/db/pool.test.ts produces it, not for every operation',
  mail_too_costly:
    'test/messages/rejected.test.ts produces it, unless the machine is too busy to read the mail',
}

/**
 * Returns what the contract documents and no test has produced, by the lines that tests have written into the folder:
 * `operationId status`, `operationId code` for the codes of `x-problems`, and `reaction EVENT NAME`.
 */
export function missingIn(ledger: string): string[] {
  const seen = new Set(
    readdirSync(ledger).flatMap((file) => readFileSync(join(ledger, file), 'utf8').split('\n')),
  )
  const isMissing = (line: string) => !seen.has(line)
  return [
    ...documented(({ responses }) => Object.keys(responses)).filter(isMissing),
    ...documented(declaredProblems).filter(isMissing),
    ...Object.entries(reactions)
      .flatMap(([type, some]) => some.map(({ name }) => `reaction ${type} ${name}`))
      .filter(isMissing),
  ]
}

/** The lines of all operations, in the order of their names, without the exceptions. */
function documented(outcomesOf: (operation: Json) => readonly string[]): string[] {
  return operationsOf(readContract())
    .flatMap(([, , operation]) =>
      outcomesOf(operation)
        .filter((outcome) => !exceptions[outcome])
        .map((outcome) => `${operation.operationId} ${outcome}`),
    )
    .sort()
}
