import { ApiError, detailOf } from '../../errors.ts'

/** A fault of a custom field: its name is unknown, or its value does not fit. */
export interface FieldFault {
  readonly systemName: string
  /** Completes the sentence that begins with the name, such as `must be a number`. */
  readonly predicate: string
  /** A sentence more, after a space; or an empty text. */
  readonly hint?: string
}

/** 422: custom fields are unknown or their values do not fit. `faults` are one at least, as the caller sent the fields. */
export function invalidCustomFields(faults: readonly FieldFault[]): ApiError {
  const errors = faults.map(({ systemName, predicate, hint = '' }) => ({
    location: 'body' as const,
    pointer: `/customFields/${systemName}`,
    code: 'rule',
    message: `"${systemName}" ${predicate}.${hint}`,
    params: {},
  }))
  return new ApiError('invalid_custom_field', detailOf(errors), {
    members: { pointer: errors[0]?.pointer ?? '', errors },
  })
}
