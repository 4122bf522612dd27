import fastJsonStringify from 'fast-json-stringify'
import type { Contract } from './contract.ts'
import { documentId, registered } from './schemas.ts'

/** Standalone fast-json-stringify serializers of every success body, by schema name. */
export function serializersModule({ document, operations }: Contract): string {
  const names = new Set(
    operations.flatMap(({ successes }) => successes.map(({ schema }) => schema)),
  )
  const parts = [...names]
    .filter((name) => name !== undefined)
    .sort()
    .map((name) => {
      const options = {
        schema: { [documentId]: registered(document) },
        mode: 'standalone',
        inlineValidators: true,
      }
      const code = fastJsonStringify(
        { $ref: `${documentId}#/$defs/${name}` },
        options as unknown as Parameters<typeof fastJsonStringify>[1],
      ) as unknown as string
      // the standalone code is a CommonJS module
      return `serializers[${JSON.stringify(name)}] = (() => {\nconst module = {}\n${code}\nreturn module.exports\n})()\n`
    })

  return `// @ts-nocheck
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Value to JSON text, by the name of its schema. */
export const serializers: Readonly<Record<string, (value: unknown) => string>> = {}
${parts.join('')}`
}
