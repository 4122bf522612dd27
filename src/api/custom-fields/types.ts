import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { Schema } from '../../../generated/operations.ts'
import type { FieldOption, FieldValidation } from '../../db/schema/custom-fields.ts'
import { isCurrency } from '../../lib/codes.ts'
import { emailOf } from '../../lib/email.ts'
import { idOf, isUuid } from '../../lib/ids.ts'
import { e164Of, phoneOf } from '../../lib/phone.ts'
import { blockOf, lineOf } from '../../lib/text.ts'
import { instantOf, isDay } from '../../lib/time.ts'
import { lengthOf, matchFault } from './patterns.ts'
import { anyOf, counted } from '../../lib/words.ts'

type FieldType = Schema<'CustomFieldType'>

/** The part of a definition that decides whether a value is valid. */
export interface Definition {
  readonly type: string
  readonly options: readonly FieldOption[]
  readonly validation: FieldValidation
}

interface TypeRules {
  /** The value in the form in which it is kept; undefined when it is not of the type. */
  readonly read: (value: unknown, definition: Definition) => unknown
  /** The requirement of a value, as the rest of a sentence after 'must be'. */
  readonly must: string
  /** The value that a text in a query stands for. */
  readonly parse: (text: string) => unknown
  /** The SQL/JSON path of the part of a stored value that a query can bound; absent if it cannot. */
  readonly ranged?: string
  readonly mayBeUnique?: boolean
  readonly hasOptions?: boolean
  readonly mayHaveCommas?: boolean
  /** Characters of the longest text; only types that have it take a pattern. */
  readonly longest?: number
  /** The limits that values are compared with, besides the pattern. */
  readonly limits?: readonly (keyof FieldValidation)[]
}

/** Characters of the longest list of options that an error shows. */
const mostChoice = 300

const lengths = ['minLength', 'maxLength'] as const
const amounts = ['min', 'max'] as const

const asText = (text: string): unknown => text
const asNumber = (text: string): unknown =>
  /^-?\d{1,16}(\.\d{1,6})?$/.test(text) ? Number(text) : text
const text = (
  maxLength: number,
  stored: (value: string, maxLength: number) => string,
): TypeRules => ({
  read: (value) => {
    const kept = typeof value === 'string' ? stored(value, maxLength) : ''
    return kept.length > 0 && lengthOf(kept) <= maxLength ? kept : undefined
  },
  must: `a text of 1 to ${maxLength} characters with at least one visible character`,
  parse: asText,
  mayHaveCommas: true,
  longest: maxLength,
  limits: lengths,
})
/** A type whose values have one form each, in which they are stored, compared and unique. */
const canonical = (
  formOf: (value: string) => string | undefined,
  must: string,
): Pick<TypeRules, 'read' | 'must' | 'parse'> => ({
  read: (value) => {
    const form = typeof value === 'string' && value.length <= 2048 ? formOf(value) : undefined
    return form !== undefined && form.length <= 2048 ? form : undefined
  },
  must,
  parse: asText,
})
const number = (fits: (value: number) => boolean, must: string): TypeRules => ({
  read: (value) => (typeof value === 'number' && fits(value) ? value : undefined),
  must,
  parse: asNumber,
  ranged: '',
  limits: amounts,
})
const sixDigits = 'a number with at most six digits after the decimal point'
const reference = (resource: string): TypeRules => ({
  read: (value) => (typeof value === 'string' && isUuid(value) ? idOf(value) : undefined),
  must: `the identifier of a ${resource}`,
  parse: asText,
})

export const types: Readonly<Record<FieldType, TypeRules>> = {
  text: { ...text(255, lineOf), mayBeUnique: true },
  textarea: text(65_535, blockOf),
  regex: { ...text(255, lineOf), mayBeUnique: true },
  integer: { ...number(Number.isSafeInteger, 'a whole number'), mayBeUnique: true },
  decimal: { ...number(hasSixDecimals, sixDigits), mayBeUnique: true },
  percent: number(hasSixDecimals, sixDigits),
  currency: {
    read: (value) => (isMoney(value) ? value : undefined),
    must: 'an object with "amount" and the code of a "currency", such as "EUR"',
    parse: asNumber,
    ranged: '.amount.double()',
    limits: amounts,
  },
  boolean: {
    read: (value) => (typeof value === 'boolean' ? value : undefined),
    must: 'true or false',
    parse: (given) => (given === 'true' ? true : given === 'false' ? false : given),
  },
  date: {
    ...canonical(
      (value) => (value.length === 10 && isDay(value) ? value : undefined),
      'a valid day, such as 2026-11-22',
    ),
    ranged: '',
  },
  datetime: {
    read: (value) =>
      typeof value === 'string' && value.length <= 40 ? instantOf(value) : undefined,
    must: 'a date-time of RFC 3339, such as 2026-11-22T09:30:00Z',
    parse: asText,
    ranged: '',
  },
  select: {
    read: (value, { options }) => chosenOf(options, value),
    must: 'one of the options of the field',
    parse: asText,
    hasOptions: true,
  },
  multi_select: {
    read: (value, { options }) => {
      if (!Array.isArray(value) || value.length === 0) return undefined
      const chosen = new Set(value.map((one) => chosenOf(options, one)))
      return chosen.has(undefined) ? undefined : [...chosen]
    },
    must: 'a list of options of the field',
    parse: (given) => [given],
    hasOptions: true,
  },
  tree_select: {
    read: (value, { options }) => {
      const chosen = chosenOf(options, value)
      return options.some(({ parentValue }) => parentValue === chosen) ? undefined : chosen
    },
    must: 'an option of the field without options below it',
    parse: asText,
    hasOptions: true,
  },
  url: {
    ...canonical(urlOf, 'a URL that begins with https:// or http://'),
    mayHaveCommas: true,
    mayBeUnique: true,
    limits: lengths,
  },
  email: {
    ...canonical(
      (value) => (value.length <= 254 ? emailOf(value)?.toLowerCase() : undefined),
      'an e-mail address',
    ),
    mayBeUnique: true,
    limits: lengths,
  },
  phone: {
    ...canonical(
      (value) => e164Of(phoneOf(value), undefined),
      'a phone number with + and the country code, such as +4512345678',
    ),
    mayBeUnique: true,
    limits: lengths,
  },
  user: reference('user'),
  contact: reference('contact'),
}

/** The rules of a type as the database names it. */
export function rulesOf(type: string): TypeRules {
  const rules = types[type as FieldType] as TypeRules | undefined
  if (!rules) throw new Error(`custom-field type ${type} is unknown`)
  return rules
}

/** The value in the form in which it is kept, or what is wrong with it. */
export function readValue(
  definition: Definition,
  value: unknown,
): { value: unknown } | { fault: string } {
  const rules = rulesOf(definition.type)
  const read = rules.read(value, definition)
  if (read === undefined) return { fault: `must be ${rules.must}${choice(definition)}` }
  const fault = boundFault(definition, read)
  return fault === undefined ? { value: read } : { fault }
}

/** Returns the values that can be chosen as the end of a sentence; nothing if they are many or there are none. */
function choice({ type, options }: Definition): string {
  const isParent = (value: string) =>
    type === 'tree_select' && options.some(({ parentValue }) => parentValue === value)
  const values = options
    .filter(({ value, isArchived }) => !isArchived && !isParent(value))
    .map(({ value }) => value)
  const list = anyOf(values)
  return values.length === 0 || list.length > mostChoice ? '' : `: ${list}`
}

/** No choice at all is no value, and neither is a text without a visible character. */
export function isNothing(value: unknown): boolean {
  if (typeof value === 'string') return blockOf(value) === ''
  return value === null || (Array.isArray(value) && value.length === 0)
}

function boundFault({ type, validation }: Definition, value: unknown): string | undefined {
  const { minLength, maxLength, min, max, pattern } = validation
  if (typeof value === 'string') {
    const length = lengthOf(value)
    if (minLength != null && length < minLength)
      return `must have at least ${counted(minLength, 'character')}`
    if (maxLength != null && length > maxLength)
      return `must have at most ${counted(maxLength, 'character')}`
    if (pattern != null) return matchFault(pattern, value)
  }
  const amount =
    type === 'currency' ? Number((value as Schema<'Currency'>).amount) : (value as number)
  if (typeof amount === 'number') {
    if (min != null && amount < min) return `must be at least ${min}`
    if (max != null && amount > max) return `must be at most ${max}`
  }
  return undefined
}

/** Returns the value of an option as definitions keep it, in whatever form of Unicode it is written. */
export function optionOf(text: string): string {
  return lineOf(text, 255)
}

/** Returns the option that a value chooses; undefined for no option and for an archived one. */
function chosenOf(options: readonly FieldOption[], value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const chosen = optionOf(value)
  return options.find((option) => option.value === chosen && !option.isArchived)?.value
}

/** The contract has checked the members of an object. */
function isMoney(value: unknown): value is Schema<'Currency'> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && isCurrency((value as Schema<'Currency'>).currency)
}

/** Whether a text is of the format `uri`, as the contract's validators check it. */
const isUri = fullFormats.uri as (text: string) => boolean

/** Returns a URL with its scheme and host in lower case, without the default port and a slash alone. */
function urlOf(value: string): string | undefined {
  if (!/^https?:\/\/\S+$/i.test(value) || !URL.canParse(value)) return undefined
  const { href, pathname, search, hash } = new URL(value)
  if (!isUri(href)) return undefined
  return pathname === '/' && search === '' && hash === '' ? href.slice(0, -1) : href
}

function hasSixDecimals(value: number): boolean {
  return Number.isFinite(value) && Number(value.toFixed(6)) === value
}
