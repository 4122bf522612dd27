import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/lib/root.ts'
import { reactions } from '../src/reactions/index.ts'

/** Documented statuses and codes that no test has to produce, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  '408':
    'takes a body as long as its timeout; http.test.ts produces it, not for every operation',
  '500': 'needs a fault of the program; the renderer of unexpected errors has a test of its own',
  '503':
    'needs a failing database or overload; faults.test.ts produces it, not for every operation',
  mail_too_costly:
    'messages-rejected.test.ts produces it, unless the machine is too busy to read the mail',
}

/** The reactions that no test has caused, as `reaction EVENT NAME`. */
export function missingReactions(ledger: string): string[] {
  const seen = seenIn(ledger)
  return Object.entries(reactions)
    .flatMap(([type, some]) => some.map(({ name }) => `reaction ${type} ${name}`))
    .filter((line) => !seen.has(line))
}

/** The lines that tests have written. */
function seenIn(ledger: string): ReadonlySet<string> {
  return new Set(
    readdirSync(ledger).flatMap((file) => readFileSync(join(ledger, file), 'utf8').split('\n')),
  )
}

/** The statuses that the contract documents and no test produced, as `operationId status`. */
export function missingStatuses(ledger: string): string[] {
  return missing(ledger, ({ responses }) => Object.keys(responses ?? {}))
}

/** The codes that operations name in `x-problems` and no test received, as `operationId code`. */
export function missingProblems(ledger: string): string[] {
  return missing(ledger, (operation) => operation['x-problems'] ?? [])
}

interface Operation {
  readonly operationId?: string
  readonly responses?: object
  readonly 'x-problems'?: readonly string[]
}

function missing(ledger: string, expected: (operation: Operation) => readonly string[]): string[] {
  const seen = seenIn(ledger)
  const document = JSON.parse(readFileSync(join(root, 'generated', 'openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, Operation>>
  }
  return Object.values(document.paths)
    .flatMap((pathItem) => Object.values(pathItem))
    .flatMap((operation) => {
      const { operationId } = operation
      return operationId === undefined
        ? []
        : expected(operation).map((status) => `${operationId} ${status}`)
    })
    .filter((line) => !seen.has(line) && !exceptions[line.split(' ')[1] ?? ''])
    .sort()
}
