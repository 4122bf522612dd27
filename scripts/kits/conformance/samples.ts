import { randomUUID } from 'node:crypto'
import type { Json } from '../../contract/document.ts'
import type { Contract } from './contract.ts'

const ofFormat: Readonly<Record<string, () => string>> = {
  date: () => '2026-11-20',
  'date-time': () => '2026-11-20T09:30:00Z',
  'idn-email': () => 'conformance@example.com',
  time: () => '09:30:00Z',
  uri: () => 'https://example.com/',
  uuid: () => randomUUID(),
}
const deepest = 4

/** A small value of a schema; undefined where its words alone do not make one. */
export function sampleOf(contract: Contract, schema: Json, depth = 0): Json {
  const node = contract.resolve(schema) ?? {}
  if (depth > deepest) return undefined
  if (node.const !== undefined) return node.const
  if (node.enum) return node.enum[0]
  const branches: Json[] | undefined = node.oneOf ?? node.anyOf
  if (branches && !node.properties) {
    return branches
      .map((branch) => sampleOf(contract, branch, depth + 1))
      .find((sample) => sample !== undefined && sample !== null)
  }
  const value = ofType(contract, node, [node.type].flat()[0], depth)
  return value !== undefined && contract.faultsOf(schema, value).length === 0 ? value : undefined
}

function ofType(contract: Contract, node: Json, type: string | undefined, depth: number): Json {
  switch (type) {
    case 'string':
      return node.format ? ofFormat[node.format]?.() : 'x'.repeat(Math.max(1, node.minLength ?? 1))
    case 'integer':
    case 'number':
      return node.minimum ?? 0
    case 'boolean':
      return true
    case 'array': {
      const element = sampleOf(contract, node.items ?? {}, depth + 1)
      return element === undefined ? [] : [element]
    }
    case 'object':
      return Object.fromEntries(
        Object.entries<Json>(node.properties ?? {})
          .filter(([name]) => node.required?.includes(name))
          .map(([name, member]) => [name, sampleOf(contract, member, depth + 1)]),
      )
    default:
      return undefined
  }
}
