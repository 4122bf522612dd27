import { randomFillSync } from 'node:crypto'
import { nowMs } from './clock.ts'

/** A UUID in the form in which it is stored (RFC 9562, section 4): lower case. Any other text is returned as it is. */
export function idOf(text: string): string {
  return text.length === 36 ? text.toLowerCase() : text
}

/** The lowest UUID, which no object has (RFC 9562, section 5.9). */
export const nilId = '00000000-0000-0000-0000-000000000000'

/** Whether a text is a UUID, in any case of letters. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}

/**
 * The id of the case of a conversation, ticket or call, and the other way round. One follows from the
 * other, so that neither is looked up; `case_id()` does the same in the database.
 */
export function caseIdOf(id: string): string {
  const flipped = (15 - parseInt(id.charAt(24), 16)).toString(16)
  return id.slice(0, 24) + flipped + id.slice(25)
}

/** The id of a new change. Those of its events follow from it, by `eventIdOf()`. */
export function newChangeId(): string {
  return eventIdOf(newId(), 0)
}

/**
 * The id of the event of a change with a number, counted from 1: that number is its last four digits.
 * `id_within()` does the same in the database.
 */
export function eventIdOf(changeId: string, number: number): string {
  return changeId.slice(0, -4) + number.toString(16).padStart(4, '0')
}

const pool = Buffer.alloc(4096)
let used = pool.length
let lastMs = 0
let counter = 0

/**
 * A UUIDv7 (RFC 9562, section 5.7): ids of one process increase, by a 12-bit counter within a
 * millisecond (method 1 of section 6.2).
 */
export function newId(): string {
  const now = nowMs()
  if (used + 10 > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  // A clock that was corrected may go back
  if (now > lastMs || now < lastMs - 1000) {
    lastMs = now
    counter = pool.readUInt16BE(used) & 0x7ff
  } else if (++counter > 0xfff) {
    lastMs += 1
    counter = 0
  }
  const time = lastMs.toString(16).padStart(12, '0')
  const random = pool.toString('hex', used + 2, used + 10)
  used += 10
  const variant = ((parseInt(random.slice(0, 1), 16) & 0x3) | 0x8).toString(16)
  const count = counter.toString(16).padStart(3, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${variant}${random.slice(1, 4)}-${random.slice(4, 16)}`
}
