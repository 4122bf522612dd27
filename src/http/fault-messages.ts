import type { Fault } from '../errors.ts'
import { eventPattern } from '../../generated/events.ts'
import { anyOf, counted, nameOf, nearest } from '../lib/words.ts'

/** An error of a validator that the generator made. */
export interface Violation {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Record<string, unknown>
}

const mostListed = 20

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
  email: 'an e-mail address, such as ada@example.com',
  uri: 'an absolute URL, such as https://example.com/',
}

const phone = 'must be a phone number, such as +45 12 34 56 78'

/** What the patterns of the contract ask for. */
export const patternTexts: Readonly<Record<string, string>> = {
  '\\S': 'must contain a visible character',
  '^ *([*]|(W/)?"[!#-~]*"( *, *(W/)?"[!#-~]*")*) *$':
    'must be * or a list of entity tags separated by commas, such as "7-1f0c9a2e"',
  '^#[0-9A-Fa-f]{6}$': 'must be a color of the form #RRGGBB, such as #1A7F37',
  '^(me|[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12})$':
    'must be me or an identifier (a UUID)',
  '^(me|none|[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12})$':
    'must be me, none or an identifier (a UUID)',
  '^(none|[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12})$':
    'must be none or an identifier (a UUID)',
  [eventPattern]:
    'must be an event type, such as ticket.created, a pattern, such as ticket.*, or *',
  '^-?[0-9]{1,15}(\\.[0-9]{1,4})?$': 'must be a decimal number in a text, such as "12.50"',
  '^[ -~]+$': 'must contain printable ASCII characters only',
  '^[!-9;-~]+$': 'must contain printable ASCII characters only, without spaces and colons',
  '^[!-~]( *[!-~])*$':
    'must contain printable ASCII characters only, and must not begin or end with a space',
  '^[!-~]+$': 'must contain printable ASCII characters only, without spaces',
  '^([0-9]{1,16}|latest)$': 'must be the "nextCursor" of an earlier page, or latest',
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2}$':
    'must be two days, such as 2026-11-01-2026-11-07',
  '^[A-Z]{2}$': 'must be a country code of ISO 3166-1 with two capital letters, such as DK',
  '^[A-Z]{3}$': 'must be a currency code of ISO 4217 with three capital letters, such as EUR',
  '^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$': 'must be a media type, such as image/png',
  '^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$':
    'must be base64 with padding (RFC 4648, section 4)',
  '^[A-Za-z0-9-]+$': 'must contain letters, digits and hyphens only',
  '^[A-Za-z0-9.:-]+$': 'must be a host name, such as smtp.example.com',
  '^[A-Za-z0-9_+/-]*$': 'must be a time zone of the IANA database, such as Europe/Copenhagen',
  '^[A-Za-z0-9_-]+$': 'must contain letters, digits, hyphens and underscores only',
  '^[A-Za-z0-9_.:-]+$': 'must contain letters, digits and the characters _ . : - only',
  '^[A-Za-z0-9_.]+$': 'must be a path of members, such as contact.id',
  '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$': 'must be a language tag of BCP 47, such as en or pt-BR',
  '^ *[^/\\\\\\s][^/\\\\]*$':
    'must have a visible character, and must not contain a slash or a backslash',
  '^[a-z0-9._-]{2,64}$':
    'must have 2 to 64 characters, which are lower-case letters, digits and the characters . _ -',
  '^[a-z][a-z0-9_]{0,49}$':
    'must begin with a lower-case letter and have at most 50 lower-case letters, digits and underscores',
  '^\\+?[0-9 ()./-]{3,40}$': phone,
  '^[+ ]?[0-9 ()./-]{3,40}$': phone,
  '^\\+[1-9][0-9]{4,14}$': phone,
  '^(contact\\.)?cf_[a-z0-9_]{1,60}$':
    'must be the system name of a custom field, such as cf_severity, or that of a contact, such as contact.cf_region',
  '^cf_[a-z0-9_]{1,60}$':
    'must begin with cf_, followed by 1 to 60 lower-case letters, digits and underscores',
  '^https?://': 'must begin with https:// or http://',
  '^whsec_[A-Za-z0-9+/]+=*$': 'must be whsec_ followed by base64',
}

/** What is wrong with a part of a request and what would be right, in one or two sentences. */
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
      return `${name} ${oneOf(allowed.map(String))}.${suggested(given, allowed)}`
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
  const name = typeof value === 'string' ? nearest(value, names) : undefined
  return name === undefined ? '' : ` Did you mean "${name}"?`
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
      return (
        patternTexts[String(params['pattern'])] ??
        `must match the pattern ${String(params['pattern'])}`
      )
    case 'oneOf':
    case 'anyOf':
      return 'must have exactly one of the forms that the contract describes'
  }
  if (params['rule'] === 'visible') return 'must contain a visible character'
  if (params['rule'] === 'years') return 'must be in the years 1 to 9999 of UTC'
  const format = formats[String(params['format'])]
  return format === undefined ? 'does not fit the contract' : `must be ${format}`
}

/** RFC 6901, section 3. */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
