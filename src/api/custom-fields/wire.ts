import type { Schema } from '../../../generated/operations.ts'
import type { FieldOption } from '../../db/schema/tickets.ts'

export interface FieldRow {
  id: string
  value: unknown
  fieldId: string
  systemName: string
  displayName: string
  type: string
  options: FieldOption[]
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

function textOf({ type, value, options }: FieldRow): string {
  const label = (key: unknown) =>
    options.find((option) => option.value === key)?.label ?? String(key)
  switch (type) {
    case 'select':
      return label(value)
    case 'multi_select':
      return (value as string[]).map(label).join(', ')
    case 'currency': {
      const { amount, currency } = value as Schema<'Currency'>
      return `${amount} ${currency}`
    }
    default:
      return String(value)
  }
}
