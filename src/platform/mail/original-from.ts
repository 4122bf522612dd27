import { isAddress, mailboxesOf } from './addresses.ts'
import { isFromList, isOfList } from './automatic.ts'
import type { Headers } from './headers.ts'
import type { Mailbox } from './mail.ts'

/**
 * Returns the writer of a mail whose From a list has replaced because of DMARC: X-Original-From, else the address within
 * the new one (`ben=x.example@lists.example`), else the copy to whom the new name names ("Ben via Crew"), else
 * X-Original-Sender of Google Groups.
 */
export function originalFromOf(headers: Headers, from: Mailbox): Mailbox | null {
  const [named] = mailboxesOf(headers, 'x-original-from')
  if (named || !isOfList(headers)) return named ?? null
  const [before = ''] = from.name.split(' via ')
  const name = before.replace(/^'|'$/g, '')
  const address = addressWithin(from.address)
  if (isAddress(address)) return { address, name }
  if (name === '' || before === from.name || !isFromList(headers, from)) return null
  const [first] = mailboxesOf(headers, 'x-original-sender')
  const sender = first && { ...first, name }
  return mailboxesOf(headers, 'cc').find((one) => one.name === name) ?? sender ?? null
}

/** Returns the address in a local part, where `=` or `=40` stands for its sign; empty if there is none. */
function addressWithin(address: string): string {
  const local = address.slice(0, address.lastIndexOf('@'))
  const equals = local.lastIndexOf('=')
  const host = local.slice(equals + 1).replace(/^40/, '')
  return equals > 0 && host.includes('.') ? `${local.slice(0, equals)}@${host}` : ''
}
