import { validationOf } from '../../scripts/contract/validation.ts'
import { document, type Json } from './client.ts'

// The document alone, without anything that the server knows besides
const { validatorOf } = validationOf(document)

/** Whether a value is valid by a schema of the document. */
export function isValid(node: Json, value: unknown): boolean {
  return validatorOf(node)(value) === true
}
