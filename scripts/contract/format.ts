import { parseYaml } from './yaml.ts'
import { labelOf } from './document.ts'
import { writeGenerated } from './generated.ts'
import { orderContract } from './order.ts'

/** The contract with all that follows from the rest of it, in its one order. */
export function formatContract(text: string): string {
  return orderContract(writeGenerated(text))
}

/** Returns the changes that formatting makes to the meaning of the contract, one line for each location. */
export function formatFaults(text: string): string[] {
  const formatted = formatContract(text)
  if (formatted === text) return []
  const [before, after] = [text, formatted].map((one) => parseYaml(one) as Node)
  const faults = differences(before, after, [])
  if (faults.length > 0) return faults
  const lines = text.split('\n')
  const line = formatted.split('\n').findIndex((other, index) => other !== lines[index])
  return [`openapi.yaml is not in its order, from line ${line + 1} on`]
}

type Node = unknown

function differences(before: Node, after: Node, path: readonly string[]): string[] {
  if (!isMap(before) || !isMap(after)) {
    return JSON.stringify(before) === JSON.stringify(after)
      ? []
      : [`${labelOf(path)} is out of date`]
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const inner = [...path, key]
    if (!(key in before)) return [`${labelOf(inner)} is missing`]
    if (!(key in after)) return [`${labelOf(inner)} does not follow from the contract`]
    return differences(before[key], after[key], inner)
  })
}

function isMap(node: Node): node is Record<string, Node> {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}
