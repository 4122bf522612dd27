import type { EventShape } from '../../generated/event-shapes.ts'
import type { Possible } from '../lib/condition-faults.ts'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- JSON Schema of the contract
type Node = any

/**
 * Returns the values that the member at a path such as `tags.id` of the data of events can have, through the elements of
 * lists. Returns undefined for a path that no event has.
 */
export function memberOf({ schema }: EventShape, path: string): Possible | undefined {
  const root = schema as Node
  let nodes: Node[] = branchesOf(root, root.properties?.data)
  for (const name of path.split('.')) {
    nodes = nodes.flatMap((node) => {
      const { properties } = node
      // A name such as `constructor` is a member of every object of JavaScript
      if (properties && Object.hasOwn(properties, name)) return branchesOf(root, properties[name])
      const { additionalProperties: others } = node
      if (others === undefined || others === false) return []
      return branchesOf(root, others === true ? {} : others)
    })
  }
  if (nodes.length === 0) return undefined
  const values = nodes.map(
    (node) => node.enum ?? (node.const === undefined ? undefined : [node.const]),
  )
  return {
    types: nodes.some((node) => node.type === undefined)
      ? []
      : [...new Set(nodes.flatMap((node) => node.type))],
    isId: nodes.every((node) => node.format === 'uuid'),
    isTime: nodes.every((node) => node.format === 'date-time' || node.format === 'date'),
    values: values.includes(undefined) ? undefined : values.flat(),
  }
}

/** Returns the schemas of a node: those that it refers to, of its alternatives, and of the elements of a list. */
function branchesOf(root: Node, node: Node): Node[] {
  if (node === undefined) return []
  if (node.$ref !== undefined) {
    const target = String(node.$ref).slice('#/$defs/'.length)
    return branchesOf(root, root.$defs[target])
  }
  const choices: Node[] | undefined = node.oneOf ?? node.anyOf
  if (choices) return choices.flatMap((choice) => branchesOf(root, choice))
  if (node.type === 'null') return []
  return node.items === undefined ? [node] : branchesOf(root, node.items)
}
