import { mailboxesIn } from './addresses.ts'
import type { Forwarded } from './mail.ts'
import { headAt } from './quotation-head.ts'
import { plainLine } from './quotations.ts'
import { beginningOf } from '../../lib/text.ts'

/**
 * Returns the mail that is forwarded in a text: what follows the first head that names an address. Apple Mail writes `> `
 * before each of its lines.
 */
export function forwardedIn(text: string): Forwarded | undefined {
  const lines = text.split(/\r?\n/).map(plainLine)
  return headIn(lines) ?? headIn(lines.map((line) => line.replace(/^> ?/, '')))
}

function headIn(lines: readonly string[]): Forwarded | undefined {
  for (let at = 0; at < lines.length; at += 1) {
    const head = headAt(lines, at, null)
    const [from] = mailboxesIn((head?.from ?? '').replace(/[[(]?mailto:|\]/gi, ' '))
    if (!head || !from) continue
    const end = at + head.length
    const body = lines.slice(end).join('\n').trim()
    return {
      from,
      subject: beginningOf(head.subject ?? '', 500).trim() || null,
      message: body === '' ? null : body,
      note: lines.slice(0, end).join('\n').trim(),
    }
  }
  return undefined
}
