import type { Contract, Operation } from './contract.ts'
import { eachSchema, type Json, schemaRef } from '../contract/document.ts'

/** The pattern of every text that needs a visible character, which the server words by itself. */
const visible = '\\S'

/**
 * Returns what each pattern of a request asks for, as `x-message` beside the pattern says. Adds a breach for a pattern
 * without one, and for one that has two.
 */
export function patternMessages(
  document: Json,
  operations: readonly Operation[],
  breaches: string[],
): Map<string, string> {
  const messages = new Map<string, string>()
  const record = ({ pattern, 'x-message': message }: Json, where: string) => {
    if (pattern === undefined || pattern === visible) {
      if (message !== undefined)
        breaches.push(`${where}: x-message words a pattern, and there is none`)
      return
    }
    const known = messages.get(pattern)
    if (message === undefined) {
      breaches.push(
        `${where}: a pattern of a request needs x-message: what the text must be, as in "must be …"`,
      )
    } else if (known !== undefined && known !== message) {
      breaches.push(`${where}: the pattern ${pattern} has another x-message elsewhere`)
    } else messages.set(pattern, message)
  }
  for (const { id, parameters, bodies } of operations) {
    for (const { name, schema } of parameters) eachSchema(document, schema, `${id} ${name}`, record)
    for (const { schema } of bodies) {
      eachSchema(document, schemaRef(schema), schema, record)
    }
  }
  return messages
}

/** Returns the module with these messages by pattern. */
export function patternMessagesModule({ document, operations }: Contract): string {
  const messages = [...patternMessages(document, operations, [])].sort()
  return `/** What a text must be by each pattern of the contract, as \`x-message\` beside it says. */
export const patternMessages: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(messages), null, 2)}
`
}
