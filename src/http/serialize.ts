import { serializers } from '../../generated/serializers.ts'

/**
 * The JSON text of a body; members that its schema does not declare cannot get out. Throws a TypeError
 * for what does not fit the schema.
 */
export function serialize(schema: string, body: unknown): string {
  const write = serializers[schema]
  if (!write) throw new Error(`no serializer for ${schema}: run npm run generate`)
  return write(body, schema)
}

/** The envelope of a single camelCase object. */
export function single<T>(data: T): { success: true; data: T } {
  return { success: true, data }
}
