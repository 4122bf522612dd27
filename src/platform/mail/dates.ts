import { addDays, instantOf, isAfter } from '../../lib/time.ts'
import { type Headers, valuesOf } from './headers.ts'

/**
 * Returns the time of a mail: now, so that neither clocks nor delays order it before the mail that it answers, except
 * for a mail of an archive, which is older than a day. `date` is the value of its `Date` field, which a device with a
 * wrong clock wrote if it is more than a day from the newest `Received`: then the server's time counts.
 */
export function timeOf(headers: Headers, date: string | undefined, now: string): string {
  const written = instantIn(date ?? '')
  const received = receivedAt(headers)
  const isNear =
    written !== undefined &&
    (received === undefined ||
      !(isAfter(written, addDays(received, 1)) || isAfter(addDays(received, -1), written)))
  const sent = isNear ? written : received
  return sent !== undefined && isAfter(addDays(now, -1), sent) ? sent : now
}

/** Whether a `Received` is of a program that fetches mails out of a mailbox, which writes the time at which it did. */
export function isOfFetcher(received: string): boolean {
  return /\swith (?:IMAP|POP)/i.test(received)
}

/** Returns the time in the newest `Received`, which each server adds on top of the others (RFC 5321, section 4.4). */
function receivedAt(headers: Headers): string | undefined {
  const newest = valuesOf(headers, 'received').find((one) => !isOfFetcher(one)) ?? ''
  const semicolon = newest.lastIndexOf(';')
  return semicolon === -1 ? undefined : instantIn(newest.slice(semicolon + 1))
}

/** Returns the time in a value, which comments may follow. A zone that is unknown is UTC (RFC 5322, section 4.3). */
function instantIn(value: string): string | undefined {
  // Old programs count the years from 1900 (RFC 5322, section 4.3)
  const plain = value
    .replace(/\([^()]*\)/g, '')
    .replace(
      /([a-z] )(\d{3})(?= )/i,
      (_, before: string, year: string) => before + (1900 + Number(year)),
    )
    .trim()
  const known = Date.parse(plain)
  const ms = Number.isNaN(known) ? Date.parse(plain.replace(/ [A-Za-z]{1,5}$/, ' +0000')) : known
  return Number.isNaN(ms) ? undefined : instantOf(new Date(ms).toISOString())
}
