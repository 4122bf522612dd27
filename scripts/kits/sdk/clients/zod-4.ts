import type { ZodType } from 'zod/v4'
import * as validators from '../generated/zod-4/zod.gen'

const byName: Readonly<Record<string, ZodType | undefined>> = validators

/** Throws unless the validator of an operation's replies accepts a reply. */
export function accept(operationId: string, reply: unknown): void {
  const name = `z${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Response`
  const validator = byName[name]
  if (validator === undefined) throw new Error(`There is no ${name}.`)
  validator.parse(reply)
}
