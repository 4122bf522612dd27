/**
 * What the generated serializers are made of: each writes the JSON text (RFC 8259) of a value of one
 * type, and throws for any other value, naming `at` where in the contract it stands.
 */

// Of a longer text, what the engine writes itself is ready sooner than the search through it
const longText = 5000
const needsEscape = /["\\\u0000-\u001f\ud800-\udfff]/

/** A string. */
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

/** One of these strings. */
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

/** The fault of a reply that is not as the contract says; it does not tell the value. */
export function unfit(value: unknown, at: string, expected: string): TypeError {
  const given = value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value
  return new TypeError(`the reply does not fit the contract: ${at} is ${given}, not ${expected}`)
}
