import addressparser from 'nodemailer/lib/addressparser'
import { type Headers, stored, valueOf } from './headers.ts'
import type { Mailbox } from './mail.ts'
import { decodeWords } from './words.ts'

/** Returns the mailboxes with an address of the first field with a name, members of groups too, each once. */
export function mailboxesIn(headers: Headers, name: string): Mailbox[] {
  const found = new Map<string, Mailbox>()
  const given = addressparser(valueOf(headers, name) ?? '', { flatten: true })
  for (const { name: words, address } of given) {
    if (!/^[^\s@]{1,64}@[^\s@]{1,255}$/.test(address)) continue
    const key = address.toLowerCase()
    if (!found.has(key)) found.set(key, { address, name: stored(decodeWords(words), 200) ?? '' })
  }
  return [...found.values()]
}
