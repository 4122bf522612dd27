import type { Scope } from '../../../generated/routes.ts'
import { serializers } from '../../../generated/serializers.ts'
import { forReader } from './json-text.ts'

/**
 * The JSON text of a body; members that its schema does not declare cannot get out. Throws a TypeError
 * for what does not fit the schema. A member that requires a scope which its reader lacks is null.
 */
export function serialize(
  schema: string,
  body: unknown,
  can: (scope: Scope) => boolean = () => false,
): string {
  const write = serializers[schema]
  if (!write) throw new Error(`no serializer for ${schema}: run npm run generate`)
  return forReader(can as (scope: string) => boolean, () => write(body, schema))
}

/** The envelope of a single camelCase object. */
export function dataReply<T>(data: T): { success: true; data: T } {
  return { success: true, data }
}
