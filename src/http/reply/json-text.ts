/**
 * The parts of generated serializers. Each writes the JSON text (RFC 8259) of a value of one type, and throws for any
 * other value, naming `at` where in the contract it stands.
 */

// Of a longer text, what the engine writes itself is ready sooner than the search through it
const longText = 5000
const needsEscape = /["\\\u0000-\u001f\ud800-\udfff]/

export function text(value: unknown, at: string): string {
  if (typeof value !== 'string') throw unfit(value, at, 'a string')
  if (value.length > longText || needsEscape.test(value)) return JSON.stringify(value)
  return `"${value}"`
}

/** A whole number that JavaScript holds exactly. */
export function integer(value: unknown, at: string): string {
  if (!Number.isSafeInteger(value)) throw unfit(value, at, 'an integer')
  return String(value)
}

/** A number; JSON has no infinite ones. */
export function number(value: unknown, at: string): string {
  if (!Number.isFinite(value)) throw unfit(value, at, 'a number')
  return String(value)
}

export function boolean(value: unknown, at: string): string {
  if (value === true) return 'true'
  if (value === false) return 'false'
  throw unfit(value, at, 'a boolean')
}

/** Anything that JSON can hold. */
export function json(value: unknown, at: string): string {
  const written = JSON.stringify(value) as string | undefined
  if (written === undefined) throw unfit(value, at, 'a value')
  return written
}

export function oneOf(values: readonly string[]): (value: unknown, at: string) => string {
  const texts = new Map<unknown, string>(values.map((value) => [value, JSON.stringify(value)]))
  return (value, at) => {
    const written = texts.get(value)
    if (written === undefined) throw unfit(value, at, `one of ${values.join(', ')}`)
    return written
  }
}

/** The value itself, when it is an array. */
export function array(value: unknown, at: string): readonly unknown[] {
  if (!Array.isArray(value)) throw unfit(value, at, 'an array')
  return value
}

/** The value itself, when it is an object. */
export function objectOf(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw unfit(value, at, 'an object')
  }
  return value as Readonly<Record<string, unknown>>
}

/** The fault of a reply that violates the contract. It does not contain the value. */
export function unfit(value: unknown, at: string, expected: string): TypeError {
  const given = value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value
  return new TypeError(`the reply does not fit the contract: ${at} is ${given}, not ${expected}`)
}

// Whether a text or an array of the list's element that is being written had to be cut
let isCut = false

/**
 * An element of a list, cut to its share of the page: written by `listed`, and where that takes more than
 * `shareBytes`, by `shortened`. What was cut says so by the member `marker`.
 */
export function listItem(
  value: unknown,
  at: string,
  listed: (value: unknown, at: string) => string,
  shortened: (value: unknown, at: string) => string,
  shareBytes: number,
  marker: string,
): string {
  isCut = false
  let written = listed(value, at)
  const bytesAtMost = written.length * 3
  const markerBytes = marker.length + 8
  if (bytesAtMost > shareBytes - markerBytes) {
    if (Buffer.byteLength(written) > shareBytes - markerBytes) {
      written = shortened(value, at)
      isCut = true
    }
  }
  return isCut ? `${written.slice(0, -1)},"${marker}":true}` : written
}

/** Returns a writer of a string that is truncated to a number of characters, the last of which is then an ellipsis. */
export function textUpTo(characters: number): (value: unknown, at: string) => string {
  return (value, at) => {
    if (typeof value !== 'string' || value.length <= characters) return text(value, at)
    const kept = cutText(value, characters)
    if (kept.length !== value.length) isCut = true
    return text(kept, at)
  }
}

/** Any JSON value; a text, or the JSON of what else takes more characters, is cut like a text. */
export function jsonUpTo(characters: number): (value: unknown, at: string) => string {
  const cut = textUpTo(characters)
  return (value, at) => {
    if (typeof value === 'string') return cut(value, at)
    const written = json(value, at)
    return written.length <= characters ? written : cut(written, at)
  }
}

/** An object with members of any name; without all of them where they take more characters. */
export function objectUpTo(characters: number, value: unknown, at: string): string {
  const written = json(objectOf(value, at), at)
  if (written.length <= characters) return written
  isCut = true
  return '{}'
}

let mayRead: (scope: string) => boolean = () => false

/** Writes a reply for a reader with the scopes that `can` allows: members that require others are null. */
export function forReader(can: typeof mayRead, write: () => string): string {
  const before = mayRead
  mayRead = can
  try {
    return write()
  } finally {
    mayRead = before
  }
}

/** Whether the reader has the scope that a member requires. */
export function may(scope: string): boolean {
  return mayRead(scope)
}

/** Null for a value that lists leave out. */
export function omittedText(value: unknown): string {
  if (value !== null) isCut = true
  return 'null'
}

export function firstOf(most: number, value: unknown, at: string): readonly unknown[] {
  const items = array(value, at)
  if (items.length <= most) return items
  isCut = true
  return items.slice(0, most)
}

function cutText(value: string, characters: number): string {
  // A character outside the basic plane is two units of a string
  let units = 0
  let end = 0
  for (let count = 0; units < value.length; count += 1) {
    if (count === characters) return `${value.slice(0, end)}…`
    if (count === characters - 1) end = units
    units += (value.codePointAt(units) as number) > 0xffff ? 2 : 1
  }
  return value
}
