import { bufferOf } from './characters.ts'
import { isField } from './headers.ts'
import type { MailLimit } from './limits.ts'

/** The counts of a mail that have a limit and are known once its lines have been read. */
export type Counts = Record<Exclude<MailLimit, 'lines'>, number>

/** The header whose lines are being read. */
export interface HeaderLines {
  /** Whether it is the header of the mail itself, not of a part. */
  isOfMail: boolean
  hasFields: boolean
  /** The first line that cannot be a field. It begins the body if no empty line follows. */
  strayAt: number | undefined
  /** Whether the line belongs to a field of addresses, which are counted. */
  isAddress: boolean
  /** Whether a quoted string is open in such a field. */
  isQuoted: boolean
}

const space = 0x20
const tab = 0x09
/** As much of a line is read as names a field. */
const fieldBytes = 220
const addressField = /^(?:from|sender|reply-to|to|cc|bcc)[ \t]*:/i

/** Counts the fields and addresses that a line of a header begins. Returns false if the line shows that there is no header. */
export function readHeaderLine(
  raw: Uint8Array,
  from: number,
  to: number,
  header: HeaderLines,
  counts: Counts,
): boolean {
  if (raw[from] !== space && raw[from] !== tab) {
    const start = latin1(raw, from, Math.min(to, from + fieldBytes))
    if (isField(start)) {
      header.hasFields = true
      counts.headerFields += 1
    } else if (header.hasFields) header.strayAt ??= from
    else if (!header.isOfMail) return false
    header.isAddress = header.isOfMail && addressField.test(start)
    header.isQuoted = false
    if (header.isAddress) counts.addresses += 1
  }
  if (header.isAddress) countSeparators(raw, from, to, header, counts)
  return true
}

/** Counts the ends of addresses and groups: a comma or a semicolon that is not quoted. */
function countSeparators(
  raw: Uint8Array,
  from: number,
  to: number,
  header: HeaderLines,
  counts: Counts,
): void {
  for (let index = from; index < to; index += 1) {
    const byte = raw[index]
    if (byte === 0x5c) index += 1
    else if (byte === 0x22) header.isQuoted = !header.isQuoted
    else if (!header.isQuoted && (byte === 0x2c || byte === 0x3b)) counts.addresses += 1
  }
}

export function latin1(raw: Uint8Array, from: number, to: number): string {
  return bufferOf(raw.subarray(from, to)).toString('latin1')
}
