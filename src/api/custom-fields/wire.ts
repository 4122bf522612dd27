import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import type { FieldOption, FieldValidation } from '../../db/schema/custom-fields.ts'
import { shortenedTo } from '../../lib/text.ts'
import type { fieldById, FieldRow } from './queries.ts'

/** Characters of several labels. */
const mostLabels = 1000

type DefinitionRow = RowFrom<typeof fieldById>

export function toCustomField(row: DefinitionRow): Schema<'CustomField'> {
  return {
    id: row.id,
    entity: row.entity as Schema<'CustomFieldEntity'>,
    systemName: row.systemName,
    displayName: row.displayName,
    description: row.description,
    type: row.type as Schema<'CustomFieldType'>,
    options: row.options.map(toOption),
    defaultValue: row.defaultValue as Schema<'CustomField'>['defaultValue'],
    isRequired: row.isRequired,
    isRequiredToResolve: row.isRequiredToResolve,
    isUnique: row.isUnique,
    isReadOnly: row.isReadOnly,
    isArchived: row.isArchived,
    validation: toValidation(row.validation),
    sortOrder: row.sortOrder,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
  }
}

/** The part of a definition that forms show. */
export type FieldOfForm = Omit<
  DefinitionRow,
  'entity' | 'defaultValue' | 'createdAt' | 'updatedAt' | 'version'
>

export function toFormField(row: FieldOfForm, isDefault = false): Schema<'FormField'> {
  return {
    id: row.id,
    systemName: row.systemName,
    displayName: row.displayName,
    description: row.description,
    type: row.type as Schema<'FormFieldType'>,
    isDefault,
    isRequired: row.isRequired,
    isRequiredToResolve: row.isRequiredToResolve,
    isUnique: row.isUnique,
    isReadOnly: row.isReadOnly,
    isArchived: row.isArchived,
    options: row.options.map(toOption),
    validation: toValidation(row.validation),
    sortOrder: row.sortOrder,
  }
}

function toOption(option: FieldOption): Schema<'CustomFieldOption'> {
  return {
    value: option.value,
    label: option.label,
    isDefault: option.isDefault ?? false,
    isArchived: option.isArchived ?? false,
    parentValue: option.parentValue ?? null,
  }
}

function toValidation(validation: FieldValidation): Schema<'CustomFieldValidation'> {
  return {
    minLength: validation.minLength ?? null,
    maxLength: validation.maxLength ?? null,
    min: validation.min ?? null,
    max: validation.max ?? null,
    pattern: validation.pattern ?? null,
  }
}

export function toCustomFieldValue(row: FieldRow): Schema<'CustomFieldValue'> {
  return {
    id: row.id,
    textValue: textOf(row),
    value: row.value as Schema<'CustomFieldTypedValue'>,
    attribute: {
      id: row.fieldId,
      systemName: row.systemName,
      displayName: row.displayName,
      type: row.type as Schema<'CustomFieldType'>,
    },
  }
}

function textOf({ type, value, name, options }: FieldRow): string {
  const option = (key: unknown) => options.find((candidate) => candidate.value === key)
  const label = (key: unknown) => option(key)?.label ?? String(key)
  switch (type) {
    case 'select':
      return label(value)
    case 'multi_select':
      return joined((value as string[]).map(label), ', ')
    case 'tree_select': {
      const labels: string[] = []
      for (let key: unknown = value; key != null; key = option(key)?.parentValue) {
        labels.unshift(label(key))
      }
      return joined(labels, ' / ')
    }
    case 'currency': {
      const { amount, currency } = value as Schema<'Currency'>
      return `${amount} ${currency}`
    }
    case 'user':
    case 'contact':
      return name ?? String(value)
    default:
      return plain(value)
  }
}

function joined(labels: readonly string[], separator: string): string {
  return shortenedTo(labels.join(separator), mostLabels)
}

/** Numbers without an exponent. */
function plain(value: unknown): string {
  if (typeof value !== 'number' || !/e/.test(String(value))) return String(value)
  return value.toFixed(6).replace(/\.?0{1,6}$/, '')
}
