import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { Schema } from '../../../generated/operations.ts'
import type { Db } from '../../db/client.ts'
import type { FieldOption } from '../../db/schema/tickets.ts'
import { invalidCustomField } from '../../errors.ts'
import { definitionsOf } from './queries.ts'

interface Definition {
  readonly type: string
  readonly options: FieldOption[]
}

/**
 * Checks custom-field values against their definitions. `null` values pass: they clear.
 * Throws 422 `invalid_custom_field` for an unknown field or a value not of its type.
 */
export async function checkFieldValues(
  db: Db,
  workspaceId: string,
  entity: 'ticket' | 'contact',
  values: Schema<'CustomFieldValues'> | undefined,
): Promise<void> {
  const systemNames = Object.keys(values ?? {})
  if (values === undefined || systemNames.length === 0) return
  const found = await definitionsOf(db, { workspaceId, entity, systemNames })
  const definitions = new Map(found.map((definition) => [definition.systemName, definition]))

  for (const [systemName, value] of Object.entries(values)) {
    const definition = definitions.get(systemName)
    if (!definition) throw invalidCustomField(systemName, 'is no custom field here')
    const fault = value === null ? undefined : faultOf(definition, value)
    if (fault !== undefined) throw invalidCustomField(systemName, fault)
  }
}

/** The values that are there: on a new row `null` has nothing to clear. */
export function presentValues(
  values: Schema<'CustomFieldValues'> | undefined,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== null))
}

function faultOf({ type, options }: Definition, value: unknown): string | undefined {
  const check = checks[type]
  if (!check) throw new Error(`custom-field type ${type} is unknown`)
  return check.fits(value, options) ? undefined : check.must
}

interface Check {
  readonly fits: (value: unknown, options: FieldOption[]) => boolean
  readonly must: string
}

const text = (maxLength: number): Check => ({
  fits: (value) => typeof value === 'string' && value.length > 0 && value.length <= maxLength,
  must: `must be text of 1 to ${maxLength} characters`,
})
const formatted = (format: keyof typeof fullFormats, must: string): Check => ({
  fits: (value) => typeof value === 'string' && value.length <= 2048 && hasFormat(format, value),
  must,
})
const number = (fits: (value: number) => boolean, must: string): Check => ({
  fits: (value) => typeof value === 'number' && fits(value),
  must,
})

const checks: Readonly<Record<string, Check>> = {
  text: text(255),
  textarea: text(65_535),
  integer: number(Number.isSafeInteger, 'must be a whole number'),
  decimal: number(hasSixDecimals, 'must be a number with at most six digits after the point'),
  percent: number(hasSixDecimals, 'must be a number with at most six digits after the point'),
  currency: {
    fits: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    must: 'must be an object of amount and currency',
  },
  boolean: { fits: (value) => typeof value === 'boolean', must: 'must be true or false' },
  date: formatted('date', 'must be a day of the calendar, YYYY-MM-DD'),
  datetime: formatted('date-time', 'must be an RFC 3339 instant'),
  select: {
    fits: (value, options) => options.some((option) => option.value === value),
    must: 'must be one of its options',
  },
  multi_select: {
    fits: (value, options) =>
      Array.isArray(value) &&
      value.every((element) => options.some((option) => option.value === element)),
    must: 'must be an array of its options',
  },
  url: {
    fits: (value) =>
      typeof value === 'string' &&
      value.length <= 2048 &&
      /^https?:\/\//.test(value) &&
      hasFormat('uri', value),
    must: 'must be an http or https URL',
  },
  email: formatted('email', 'must be an e-mail address'),
  phone: {
    fits: (value) => typeof value === 'string' && /^\+[1-9][0-9]{5,14}$/.test(value),
    must: 'must be an E.164 number',
  },
}

function hasSixDecimals(value: number): boolean {
  return Number.isFinite(value) && Number(value.toFixed(6)) === value
}

/** The formats of JSON Schema, as the contract's validators check them. */
function hasFormat(name: keyof typeof fullFormats, value: string): boolean {
  const format = fullFormats[name]
  if (format instanceof RegExp) return format.test(value)
  const validate = typeof format === 'object' && 'validate' in format ? format.validate : format
  if (validate instanceof RegExp) return validate.test(value)
  return (validate as (text: string) => boolean)(value)
}
