import type { Fault } from '../../errors.ts'
import { eventPattern, eventTypes } from '../../../generated/events.ts'
import { patternMessages } from '../../../generated/pattern-messages.ts'
import { escapePointer } from '../../lib/json-pointer.ts'
import { anyOf, counted, nameOf, suggestion } from '../../lib/words.ts'

/** An error of a validator that the generator made. */
export interface Violation {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Record<string, unknown>
}

const mostListed = 20
const eventNames = eventTypes.map(({ type }) => type)

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'a UUID, such as 019a0000-0000-7000-8000-000000000001',
  date: 'a day, such as 2026-11-22',
  'date-time': 'a date-time of RFC 3339, such as 2026-11-22T09:30:00Z',
  'time-zone': 'a time zone of the IANA database, such as Europe/Copenhagen',
  'idn-email': 'an e-mail address, such as ada@example.com',
  uri: 'an absolute URL, such as https://example.com/',
}

/** Returns what is wrong with a part of a request and what would be right, in one or two sentences. */
export function messageOf(
  { keyword, instancePath, params }: Violation,
  location: Fault['location'],
  value: unknown,
): string {
  const at = (name: unknown) => `${instancePath}/${escapePointer(String(name))}`
  switch (keyword) {
    case 'required':
      return `${nameOf(location, at(params['missingProperty']))} is required.`
    case 'oneOf':
    case 'anyOf': {
      const alternatives = params['alternatives'] as string[] | undefined
      if (!alternatives) break
      const names = anyOf(alternatives.map((name) => nameOf(location, at(name))))
      return params['isNone'] === true
        ? `One of ${names} is required.`
        : `Only one of ${names} is allowed.`
    }
    case 'additionalProperties':
      return unknownMember(location, instancePath, params)
    case 'enum':
    case 'discriminator':
    case 'const': {
      const isTag = keyword === 'discriminator'
      const name = nameOf(location, isTag ? at(params['tag']) : instancePath)
      const allowed = (
        isTag ? params['known'] : (params['allowedValues'] ?? [params['allowedValue']])
      ) as unknown[]
      const given = isTag ? params['tagValue'] : value
      if (isTag && given === undefined) {
        return `${name} is required. It ${oneOf(allowed.map(String))}.`
      }
      return `${name} ${oneOf(allowed.map(String))}.${suggested(given, allowed)}`
    }
    case 'pattern': {
      const text = `${nameOf(location, instancePath)} ${predicateOf(keyword, params)}.`
      return params['pattern'] === eventPattern ? text + suggested(value, eventNames) : text
    }
  }
  return `${nameOf(location, instancePath)} ${predicateOf(keyword, params)}.`
}

function unknownMember(
  location: Fault['location'],
  instancePath: string,
  { additionalProperty, known }: Record<string, unknown>,
): string {
  const name = String(additionalProperty)
  const names = known as string[]
  const what = location === 'body' ? 'member' : 'parameter'
  const full = nameOf(location, `${instancePath}/${escapePointer(name)}`)
  const [, list = ''] = location === 'query' ? (/^(\w+)(?:\[\d*\])+$/.exec(name) ?? []) : []
  if (names.includes(list)) {
    return `Unknown parameter ${full}. Repeat the parameter "${list}", or separate its values with commas.`
  }
  if (names.length === 0 && instancePath !== '') {
    return `${nameOf(location, instancePath)} must not have a member named "${name.slice(0, 100)}".`
  }
  return `Unknown ${what} ${full}.${suggested(name, names)}`
}

function oneOf(values: readonly string[]): string {
  if (values.length === 1) return `must be ${values[0]}`
  if (values.length > mostListed) return `must be one of ${values.length} known values`
  return `must be one of ${anyOf(values)}`
}

function suggested(value: unknown, known: readonly unknown[]): string {
  const names = known.filter((name) => typeof name === 'string')
  return typeof value === 'string' ? suggestion(value, names) : ''
}

function predicateOf(keyword: string, params: Record<string, unknown>): string {
  const limit = Number(params['limit'])
  switch (keyword) {
    case 'type':
      return `must be ${anyOf([params['type']].flat().map((type) => types[String(type)] ?? String(type)))}`
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must have at least ${counted(limit, 'character')}`
    case 'maxLength':
      return `must have at most ${counted(limit, 'character')}`
    case 'minItems':
      return `must have at least ${counted(limit, 'element')}`
    case 'false schema':
      return 'is not allowed in combination with the other members'
    case 'maxItems':
      if (limit === 0) return 'must be empty in combination with the other members'
      return `must have at most ${counted(limit, 'element')}`
    case 'maxProperties':
      return `must have at most ${counted(limit, 'member')}`
    case 'minimum':
      return `must be at least ${limit}`
    case 'maximum':
      return `must be at most ${limit}`
    case 'uniqueItems':
      return `must not contain the same element twice, as it does at ${String(params['j'])} and ${String(params['i'])}`
    case 'pattern':
      return patternMessages[String(params['pattern'])] ?? 'must contain a visible character'
    case 'oneOf':
    case 'anyOf':
      return 'must have exactly one of the forms that the contract describes'
  }
  if (params['rule'] === 'visible') return 'must contain a visible character'
  if (params['rule'] === 'years') return 'must be in the years 1 to 9999 of UTC'
  const format = formats[String(params['format'])]
  return format === undefined ? 'does not fit the contract' : `must be ${format}`
}
