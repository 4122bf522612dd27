import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { emailOf } from '../../src/lib/email.ts'
import { isTimeZone } from '../../src/lib/time.ts'
import { document, type Json } from './client.ts'

// The document alone, without anything that the server knows besides
const ajv = new Ajv2020({
  strict: false,
  allowUnionTypes: true,
  // As in test/helpers/client.ts: neither is worth its time here
  validateSchema: false,
  code: { optimize: false },
})
formats.default(ajv)
ajv.addFormat('time-zone', isTimeZone)
ajv.addFormat('idn-email', (text: string) => emailOf(text) !== undefined)
ajv.addSchema({ $id: 'https://contract.invalid/own', ...document })

/** Whether a value is valid by a schema of the document. */
export function isValid(node: Json, value: unknown): boolean {
  return validatorOf(node)(value)
}

const validators = new Map<Json, (value: unknown) => boolean>()

function validatorOf(node: Json): (value: unknown) => boolean {
  const known = validators.get(node)
  if (known) return known
  const text = JSON.stringify(node).replaceAll('"#/', '"https://contract.invalid/own#/')
  const own = validators.get(text) ?? newValidator(text)
  // By its text, since parts of the document are alike
  for (const key of [node, text]) validators.set(key, own)
  return own
}

function newValidator(text: string): (value: unknown) => boolean {
  const validate = ajv.compile(JSON.parse(text))
  return (value) => validate(value) === true
}
