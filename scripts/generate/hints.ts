import { operationsOf, labelOf, type Json } from '../contract/document.ts'

/** Verbs of operations that remove or replace something that exists. */
const destructive =
  /^(delete|remove|merge|redact|erase|replace|revoke|rotate|reorder|cancel|upsert|bulkChange)[A-Z]/
/** Verbs of operations that send something to other systems. */
const sending = /^(send|retry|test|redeliver|replay|validate|receive)[A-Z]/
/** Problems of operations that send a message, or an event to a webhook, among other things. */
const sendingProblems = ['contact_unreachable', 'channel_disabled', 'webhook_disabled']

/**
 * Every operation that writes says whether it removes or replaces what exists (`x-destructive`), and one that makes other systems
 * receive something says so (`x-open-world`). Agents ask people before they call such operations.
 */
export function checkHints(document: Json, breaches: string[]): void {
  for (const [path, method, operation] of operationsOf(document)) {
    const breach = (text: string) => breaches.push(`${labelOf(['paths', path, method])}: ${text}`)
    const {
      operationId: id = '',
      'x-destructive': isDestructive,
      'x-open-world': isOpenWorld,
      'x-problems': problems = [],
    } = operation
    if (method === 'get') {
      if (isDestructive !== undefined) breach('it reads, so it has no x-destructive')
      continue
    }
    const removes = method !== 'post' || destructive.test(id)
    if (removes && isDestructive !== true) {
      breach('it removes or replaces what exists, so it needs x-destructive: true')
    } else if (typeof isDestructive !== 'boolean') {
      breach('needs x-destructive: true if it removes or replaces what exists, or else false')
    }
    const mayReach =
      sending.test(id) || sendingProblems.some((code) => (problems as string[]).includes(code))
    if (mayReach && typeof isOpenWorld !== 'boolean') {
      breach('needs x-open-world: true if other systems receive something of it, or else false')
    }
  }
}
