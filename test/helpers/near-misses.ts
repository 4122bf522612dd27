import fc from 'fast-check'
import { type Json, resolve } from './client.ts'
import { isValid } from './document-validity.ts'
import { valuesWith } from './values.ts'

/** A value in which one member is changed so that it may just miss its schema. */
export interface NearMiss {
  /** The JSON Pointer of the schema's member. */
  readonly member: string
  readonly value: unknown
  /** Whether the member is an empty text. */
  readonly isEmpty: boolean
}

const valuesOf = valuesWith()

/**
 * Yields values that differ from `example` in one member, for every member that a schema declares at any depth. They
 * are not checked: some of them may be valid.
 */
export function* nearMisses(
  node: Json,
  example: unknown,
  seed: number,
  member = '',
  above: readonly Json[] = [],
): Generator<NearMiss> {
  const schema = resolve(node)
  if (above.includes(schema)) return
  const below = [...above, schema]
  for (const value of missesOf(schema, example)) yield { member, value, isEmpty: value === '' }

  for (const branch of [
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
  ]) {
    yield* nearMisses(branch, isValid(branch, example) ? example : undefined, seed, member, below)
  }
  if (schema.items) {
    const [element = soundValue(schema.items, seed)] = Array.isArray(example) ? example : []
    for (const miss of nearMisses(schema.items, element, seed, `${member}/0`, below)) {
      yield { ...miss, value: [miss.value] }
    }
  }
  const properties = Object.entries<Json>(schema.properties ?? {})
  if (properties.length === 0) return
  const base = {
    ...(isObject(example) ? example : soundValue({ ...schema, type: 'object' }, seed)),
  } as Record<string, unknown>
  for (const [name, child] of properties) {
    const value = Object.hasOwn(base, name) ? base[name] : undefined
    for (const miss of nearMisses(child, value, seed, `${member}/${name}`, below)) {
      yield { ...miss, value: { ...base, [name]: miss.value } }
    }
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a value that is valid by a schema where one is found soon. */
function soundValue(schema: Json, seed: number): Json {
  const samples = fc.sample(valuesOf(schema), { seed, numRuns: 20 })
  return samples.find((value) => isValid(schema, value)) ?? samples[0]
}

/** Yields values that narrowly violate a schema; its members are not changed. */
function* missesOf(schema: Json, example: unknown): Generator<unknown> {
  const types: string[] = [schema.type ?? []].flat()
  yield null
  for (const wrong of ['', true, 0, [], {}]) yield wrong
  if (types.includes('string')) yield* textMisses(schema, example)
  if (types.includes('integer') || types.includes('number')) {
    const { minimum = 0, maximum = 0 } = schema
    yield* [minimum - 1, maximum + 1, minimum + 0.5, String(minimum)]
  }
  if (types.includes('boolean')) yield* ['true', 1]
  if (types.includes('array')) {
    const elements = Array.isArray(example) ? example : []
    yield Array.from({ length: (schema.maxItems ?? 0) + 1 }, () => elements[0] ?? null)
    yield elements.slice(0, Math.max(0, (schema.minItems ?? 0) - 1))
    yield [...elements, ...elements]
  }
  if (types.includes('object') && isObject(example)) {
    yield { ...example, surplus: 1 }
    for (const name of Object.keys(example)) {
      yield Object.fromEntries(Object.entries(example).filter(([key]) => key !== name))
    }
  }
}

function* textMisses(schema: Json, example: unknown): Generator<string> {
  const { enum: values, format, maxLength, minLength = 0 } = schema
  const [first] = values ?? []
  const sound = typeof example === 'string' ? example : (first ?? 'x')
  yield* [' ', ` ${sound}`, `${sound} `, `${sound}\n`, sound.toUpperCase(), sound.slice(1)]
  yield* ['x'.repeat(Math.max(0, minLength - 1)), '\u200b']
  if (maxLength !== undefined) {
    yield* [
      'x'.repeat(maxLength + 1),
      `${'x'.repeat(maxLength)} `,
      '\u{1f680}'.repeat(maxLength + 1),
    ]
    // A long address or pattern of the right form
    yield sound + 'x'.repeat(maxLength + 1 - Math.min(sound.length, maxLength))
  }
  yield* formatMisses[format] ?? ['#12345', 'de', '+0', 'x:', '1.', '-']
}

const formatMisses: Readonly<Record<string, readonly string[]>> = {
  uuid: [
    '019a0000-0000-7000-8000-00000000000',
    '{019a0000-0000-7000-8000-0000000000d1}',
    'urn:uuid:019a0000-0000-7000-8000-0000000000d1',
    '019a00000000700080000000000000d1',
  ],
  'date-time': [
    '2026-11-20',
    '2026-11-20 09:30:00Z',
    '2026-11-20T09:30:00',
    '2026-02-30T09:30:00Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20T09:30Z',
    '1763631000',
  ],
  date: ['2026-02-30', '2026-1-1', '20261120', '2026-11-20T00:00:00Z'],
  'idn-email': [
    'a@',
    '@b.example',
    'a b@c.example',
    'a@b@c.example',
    'a@b..example',
    'Mira <a@b.example>',
  ],
  uri: ['lindqvist.example', '//lindqvist.example', 'javascript:alert(1)', 'http://', 'https:// a'],
  'time-zone': ['Europe/Nowhere', 'utc+1', 'GMT+25', 'CET/'],
}
