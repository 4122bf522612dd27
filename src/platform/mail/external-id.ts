import { createHash } from 'node:crypto'
import { isOfFetcher } from './dates.ts'
import { idsIn, valueOf } from './headers.ts'
import type { Part } from './parts.ts'

/**
 * Returns the Message-ID of a mail or, where it has none, a name by its bytes, whose SHA-256 is given. What a program that
 * fetches mails adds with its own time is no part of them, so that a mail which is fetched twice is one.
 */
export function externalIdOf({ headers, body }: Part, sha256: string): string {
  const [messageId] = idsIn(valueOf(headers, 'message-id'))
  if (messageId !== undefined) return messageId
  const own = headers.filter(({ name, value }) => name !== 'received' || !isOfFetcher(value))
  if (own.length === headers.length) return `sha256:${sha256}`
  return `sha256:${createHash('sha256').update(JSON.stringify(own)).update(body).digest('hex')}`
}
