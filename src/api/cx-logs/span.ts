import type { Operations } from '../../../generated/operations.ts'
import { memberRefused } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import { addDays, daysBetween, isAfter, isDay } from '../../lib/time.ts'

const usualDays = 7
const longestDays = 366

type Query = Pick<Operations['listCxLogMetrics']['query'], 'selectedDate' | 'from' | 'to'>

/** A span of time as filters; days are those of `timezone`, and `toDay` is the first one after it. */
export interface Span {
  readonly timezone: string
  readonly from?: string
  readonly to?: string
  readonly fromDay?: string
  readonly toDay?: string
}

/** The span that a query asks for; `isUsual` false: all time when it asks for none. Throws 422. */
export function spanOf(
  { now }: Pick<Context, 'now'>,
  { selectedDate, from, to, timezone }: Query & Pick<Span, 'timezone'>,
  isUsual = true,
): Span {
  if (selectedDate !== undefined) {
    if (from !== undefined || to !== undefined) {
      throw memberRefused('/selectedDate', 'cannot be combined with "from" and "to".')
    }
    return { timezone, ...daysOf(selectedDate) }
  }
  if (from === undefined && to === undefined && !isUsual) return { timezone }

  const until = to ?? now
  const since = from ?? addDays(until, -usualDays)
  if (from !== undefined && to !== undefined && !isAfter(to, from)) {
    throw memberRefused('/to', 'must be after "from".')
  }
  if (isAfter(until, addDays(since, longestDays))) {
    throw memberRefused('/from', `must be at most ${longestDays} days before "to".`)
  }
  return { timezone, from: since, to: until }
}

function daysOf(selectedDate: string): { fromDay: string; toDay: string } {
  const fromDay = selectedDate.slice(0, 10)
  const lastDay = selectedDate.slice(11)
  for (const day of [fromDay, lastDay]) {
    // Zones lie within a day of UTC, and the database's calendar ends with the year 9999
    if (!isDay(day) || day < '0001-01-02' || day > '9999-12-30') {
      throw memberRefused('/selectedDate', `must contain valid days, which ${day} is not.`)
    }
  }
  const days = daysBetween(fromDay, lastDay)
  if (days < 0) throw memberRefused('/selectedDate', 'must not end before it begins.')
  if (days >= longestDays) {
    throw memberRefused('/selectedDate', `must span at most ${longestDays} days.`)
  }
  return { fromDay, toDay: addDays(`${lastDay}T00:00:00Z`, 1).slice(0, 10) }
}
