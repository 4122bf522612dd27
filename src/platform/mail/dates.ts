import { addDays, isAfter, instantOf } from '../../lib/time.ts'

/**
 * Returns the time of a mail: now, so that neither clocks nor delays order it before the mail that it answers, except
 * for a mail of an archive, which is older than a day. `date` is the value of its `Date` field.
 */
export function timeOf(date: string | undefined, now: string): string {
  // Comments such as the name of a zone may follow
  const ms = Date.parse(date?.replace(/\([^()]*\)/g, '') ?? '')
  const sent = Number.isNaN(ms) ? undefined : instantOf(new Date(ms).toISOString())
  return sent !== undefined && isAfter(addDays(now, -1), sent) ? sent : now
}
