import { type Json, resolve } from './client.ts'

/** Date-times of RFC 3339, or nearly so, that a clock, a calendar or a database may stumble over. */
export const instants: readonly string[] = [
  '2026-01-01T00:00:00+23:59',
  '2026-01-01T00:00:00-23:59',
  '2026-01-01T00:00:00+16:00',
  '2026-01-01T00:00:00-00:00',
  '2026-11-22t09:30:00z',
  '2026-11-22T09:30:00.1Z',
  '2026-11-22T09:30:00.123456789Z',
  '2016-12-31T23:59:60Z',
  '2017-01-01T05:29:60.5+05:30',
  '9999-12-31T23:59:60Z',
  '1582-10-10T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '9999-12-31T23:59:59-23:59',
]

const days = [
  '2026-11-22',
  '0001-01-01',
  '9999-12-31',
  '0000-01-01',
  '0000-00-00',
  '2026-02-29',
  '2024-02-29',
]

const zones = [
  'UTC',
  'utc',
  'Z',
  'GMT+0',
  'UTC+24',
  'Etc/GMT+12',
  'Etc/Unknown',
  'EST5EDT',
  'Pacific/Kiritimati',
  'europe/paris',
  'US/Pacific-New',
  'Factory',
  'posixrules',
  'localtime',
  'posix/UTC',
  'America/Coyhaique',
]

const numerals = ['0', '9'.repeat(16), '9007199254740993', '-0', '1e400', 'NaN', 'Infinity']

const texts = [
  '%',
  '\\',
  '_',
  "'",
  '"',
  '$1',
  '*',
  ',',
  ':*',
  '{}',
  '[]',
  'null',
  '-infinity',
  'epoch',
  '\u2028',
  '\u202e',
  '\ufffe',
  '\u00a0',
  '\u3000',
  '\u200b',
  'e\u0301',
  '\u0130',
  '\u{10ffff}',
  ' x ',
]

/** The subset of values for members that lie deep in a body, because there are many of them. */
const few = {
  instants: [0, 6, 7, 12, 15].map((at) => instants[at] as string),
  texts: ['', '\\', '\u3000'],
}
const deep = 2

/** Texts that fit some pattern of the contract. */
const patterned = [
  ...days.flatMap((from) => days.map((to) => `${from}-${to}`)),
  ...zones,
  ...numerals,
  '999999999999999.9999',
  '-999999999999999.9999',
  '-0.0000',
  '+999999999999999',
  'none',
  'me',
  'XX',
  'XXX',
  'und',
  'i-klingon',
]

/**
 * Sound and nearly sound values at the bounds of a schema: each one is an example with one of its
 * members at a bound.
 */
export function boundariesOf(node: Json, example: Json, depth = 0): unknown[] {
  const schema = resolve(node)
  if (schema.const !== undefined) return []
  if (schema.enum) return depth > deep ? schema.enum.slice(-1) : schema.enum
  const branches: Json[] | undefined = schema.oneOf ?? schema.anyOf
  if (branches) return branches.flatMap((branch) => boundariesOf(branch, example, depth))
  return [schema.type]
    .flat()
    .flatMap((type: string) => boundariesOfType(type, schema, example, depth))
}

function boundariesOfType(type: string, schema: Json, example: Json, depth: number): unknown[] {
  switch (type) {
    case 'null':
      return [null]
    case 'boolean':
      return [true, false]
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = 0 } = schema
      const finest = type === 'number' ? [5e-324, 1e-300, 0.1 + 0.2] : []
      return [minimum, maximum, minimum - 1, maximum + 1, 0, -0, 2 ** 31, 2 ** 53 - 1, ...finest]
    }
    case 'array': {
      const first = Array.isArray(example) ? example[0] : undefined
      const most = Array.from({ length: Math.min(schema.maxItems ?? 1, 1000) }, () => first)
      return [
        [],
        ...(first === undefined ? [] : [most]),
        ...boundariesOf(schema.items, first, depth + 1).map((value) => [value]),
      ]
    }
    case 'object':
      return boundariesOfObject(schema, example, depth)
    default:
      return boundariesOfText(schema, depth)
  }
}

function boundariesOfObject(schema: Json, example: Json, depth: number): unknown[] {
  const base = typeof example === 'object' && example !== null ? example : {}
  const values = schema.additionalProperties
  if (typeof values !== 'object') {
    return Object.entries<Json>(schema.properties ?? {}).flatMap(([name, child]) =>
      boundariesOf(child, base[name], depth + 1).map((value) => ({ ...base, [name]: value })),
    )
  }
  const given = [...boundariesOf(values, undefined, deep + 1), ...few.instants, ...days]
  return (depth > deep ? ['cf_visit_on'] : fieldNames).flatMap((name) =>
    given.map((value) => ({ [name]: value })),
  )
}

const fieldNames = ['cf_order_number', 'cf_visit_on', 'cf_value', 'cf_berths', 'cf_plan', 'cf_none']

function boundariesOfText(schema: Json, depth: number): unknown[] {
  const { format, pattern, maxLength = 40 } = schema
  if (format === 'date-time') return depth > deep ? few.instants : [...instants]
  if (format === 'uuid' || schema['x-references'] !== undefined) {
    return ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']
  }
  if (pattern !== undefined && pattern !== '\\S') {
    const expression = new RegExp(pattern, 'u')
    return ['', ...patterned.filter((text) => expression.test(text))]
  }
  const longest = '\u{1f680}'.repeat(Math.min(maxLength, 4000))
  if (depth > 1) return [...few.texts, longest]
  return ['', ...texts, ...numerals, longest, 'x'.repeat(Math.min(maxLength, 4000))]
}
