import type { Schema } from '../../../generated/operations.ts'
import { ApiError } from '../../errors.ts'

export type MailLimit = Schema<'MailLimit'>

/** The most that a mail may have, as the contract says of `receiveMessage`. */
export const mailLimits: Readonly<Record<MailLimit, number>> = {
  // 25 MiB of base64 in lines of 76 characters are 336,000 lines
  lines: 500_000,
  // 1,000 by RFC 5321, section 4.5.3.1.6; programs that do not wrap base64 write longer ones
  lineBytes: 1_048_576,
  headerBytes: 524_288,
  headerFields: 5000,
  addresses: 2000,
  parts: 1000,
  nesting: 20,
}

/** Characters of the HTML of a message that is shown: longer ones are left out. */
export const longestSafeHtml = 300_000

const nouns: Readonly<Record<MailLimit, string>> = {
  lines: 'lines',
  lineBytes: 'bytes in one line',
  headerBytes: 'bytes of headers',
  headerFields: 'header fields',
  addresses: 'addresses',
  parts: 'parts',
  nesting: 'levels of nested multiparts',
}

export interface Exceeded {
  readonly limit: MailLimit
  readonly found: number
}

/** Returns the first limit that counts exceed. */
export function exceededIn(counts: Partial<Record<MailLimit, number>>): Exceeded | undefined {
  for (const limit of Object.keys(counts) as MailLimit[]) {
    const found = counts[limit] ?? 0
    if (found > mailLimits[limit]) return { limit, found }
  }
  return undefined
}

/** 422: a mail has more of something than is accepted. */
export function limitExceeded({ limit, found }: Exceeded): ApiError {
  const maximum = mailLimits[limit]
  return new ApiError(
    'mail_limit_exceeded',
    `The mail has ${found} ${nouns[limit]}. At most ${maximum} are accepted.`,
    { members: { limit, maximum, found } },
  )
}
