import type { Mail } from '../../src/platform/mail/mail.ts'
import { readMail } from '../../src/platform/mail/read.ts'

const end = Buffer.from('\r\n')

/** Reads a mail of lines, of which texts are in ISO 8859-1. Throws for what is no mail. */
export function readLines(lines: ReadonlyArray<string | Buffer>): Mail {
  const bytes = lines.flatMap((line) => [
    typeof line === 'string' ? Buffer.from(line, 'latin1') : line,
    end,
  ])
  const raw = Buffer.concat(bytes)
  const result = readMail({ raw, sha256: 'a'.repeat(64), now: '2026-11-20T10:00:00.000Z' })
  if (!('mail' in result)) throw new Error(JSON.stringify(result))
  return result.mail
}
