/** Where the present comes from; tests bring their own. */
export type Clock = () => Date

/**
 * PostgreSQL's text of a UTC instant as RFC 3339 with milliseconds, which the database driver makes of every instant. `now()`
 * has microseconds, which are rounded as columns round them, so that a program counts from the instant that is stored.
 */
export function iso(text: string): string {
  const fraction = text[19] === '.' ? text.slice(20, text.indexOf('+', 19)) : ''
  const second = `${text.slice(0, 10)}T${text.slice(11, 19)}`
  if (fraction.length <= 3) return `${second}.${fraction.padEnd(3, '0')}Z`
  const ms = Math.round(Number(fraction.padEnd(6, '0')) / 1000)
  return new Date(Date.parse(`${second}Z`) + ms).toISOString()
}

/** An RFC 3339 instant as whole Unix seconds. */
export function unix(text: string): number {
  return Math.floor(Date.parse(text) / 1000)
}

export function unixOrNull(text: string | null): number | null {
  return text === null ? null : unix(text)
}

/** Unix seconds as RFC 3339 text in UTC; an instant of that form, null and undefined pass through. */
export function fromUnix<T extends null | undefined>(value: number | string | T): string | T {
  return typeof value === 'number' ? new Date(value * 1000).toISOString() : value
}

const rfc3339 =
  /^(\d{4}-\d\d-\d\d)[Tt]([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(\.\d+)?(?:[Zz]|([+-])([01]\d|2[0-3]):([0-5]\d))$/

/**
 * Returns an RFC 3339 date-time as UTC text with milliseconds, which is how instants are stored; finer digits are cut
 * off. Undefined if the text is no date-time, or lies outside the years 1 to 9999 in UTC. A leap second is the first
 * second of the next minute, as in PostgreSQL and in POSIX time.
 */
export function instantOf(text: string): string | undefined {
  const [, day = '', hour, minute, second, fraction = '', sign, offsetHour = 0, offsetMinute = 0] =
    rfc3339.exec(text) ?? []
  if (!isDay(day)) return undefined
  const offset = (sign === '-' ? -1 : 1) * (Number(offsetHour) * 60 + Number(offsetMinute))
  const minuteMs = Date.parse(`${day}T${hour}:${minute}:00Z`) - offset * 60_000
  // Leap seconds are inserted only at the end of a day in UTC
  if (second === '60' && (minuteMs + 60_000) % 86_400_000 !== 0) return undefined

  const ms = minuteMs + Number(second) * 1000 + Number(fraction.slice(1, 4).padEnd(3, '0'))
  return ms >= firstMs && ms < endMs ? new Date(ms).toISOString() : undefined
}

/** Whether a text is a date-time of RFC 3339, which may lie outside the years that can be stored. */
export function isDateTime(text: string): boolean {
  // Years with 365 days that are far enough from the first and the last one that can be stored
  const [, day = ''] = rfc3339.exec(text) ?? []
  return instantOf(`${day.startsWith('0000') ? '2000' : '1999'}${text.slice(4)}`) !== undefined
}

const firstMs = Date.parse('0001-01-01T00:00:00Z')
const endMs = 253_402_300_800_000

/** Whether an RFC 3339 instant can be expressed in Unix seconds of the years 1970 to 9999. */
export function hasUnixTime(instant: string): boolean {
  const ms = Date.parse(instant)
  return ms >= 0 && ms < endMs
}

/** `seconds` after an instant, as RFC 3339; the first or last instant of the years 1 to 9999 beyond them. */
export function addSeconds(instant: string, seconds: number): string {
  const ms = Date.parse(instant) + seconds * 1000
  return new Date(Math.min(endMs - 1, Math.max(firstMs, ms))).toISOString()
}

/** `days` times 24 hours after an instant, likewise. */
export function addDays(instant: string, days: number): string {
  return addSeconds(instant, days * 86_400)
}

/** `hours` after an instant, likewise. */
export function addHours(instant: string, hours: number): string {
  return addSeconds(instant, hours * 3600)
}

/** Whether a text as `YYYY-MM-DD` is a day of the calendar. */
export function isDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(`${text}T`)
}

/** How many days after one day of the calendar another comes. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000
}

/** Whether one instant comes after another. */
export function isAfter(instant: string, other: string): boolean {
  return Date.parse(instant) > Date.parse(other)
}

/** The earliest of some RFC 3339 instants; null when there is none. */
export function earliestInstant(instants: ReadonlyArray<string | null>): string | null {
  return instants.reduce(
    (first, one) => (one !== null && (first === null || isAfter(first, one)) ? one : first),
    null,
  )
}

/** The latest of some RFC 3339 instants; null when there is none. */
export function latestInstant(instants: ReadonlyArray<string | null>): string | null {
  return instants.reduce(
    (last, one) => (one !== null && (last === null || isAfter(one, last)) ? one : last),
    null,
  )
}

/** The seconds from one instant to another, between whole seconds as `whole_seconds()` counts them. */
export function secondsBetween(from: string | null, to: string | null): number | null {
  if (from === null || to === null) return null
  return Math.floor(Date.parse(to) / 1000) - Math.floor(Date.parse(from) / 1000)
}

/**
 * Names by which Node.js knows zones (ICU) and the IANA time zone database does not. PostgreSQL refuses some of them and
 * reads others as other zones: `IST` is Israel's, not India's.
 */
const otherNames = new Set(
  (
    'ACT AET AGT ART AST BET BST CAT CNT CST CTT EAT ECT IET IST JST MIT NET NST PLT PNT PRT PST SST VST ' +
    'US/PACIFIC-NEW CANADA/EAST-SASKATCHEWAN'
  ).split(' '),
)

/** Whether a name belongs to a zone of the IANA time zone database. */
export function isTimeZone(name: string): boolean {
  const upper = name.toUpperCase()
  if (otherNames.has(upper) || upper.startsWith('SYSTEMV/')) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
