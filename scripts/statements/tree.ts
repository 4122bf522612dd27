/** A node of the tree that PostgreSQL's own parser makes of a statement: its members by name, nodes among them. */
export type Node = Readonly<Record<string, unknown>>

/** A table, or a part of WITH, where a statement names it. */
export interface RangeVar {
  readonly relname: string
  readonly alias?: { readonly aliasname: string }
}

/** Calls `visit` for every node below a value, the outer ones first, with the name that the node has in its parent. */
export function eachNode(
  value: unknown,
  visit: (node: Node, name: string) => void,
  name = '',
): void {
  if (Array.isArray(value)) {
    for (const one of value) eachNode(one, visit, name)
    return
  }
  if (typeof value !== 'object' || value === null) return
  visit(value as Node, name)
  for (const [member, below] of Object.entries(value)) eachNode(below, visit, member)
}

/** The name by which the rest of its query refers to a table. */
export function aliasOf({ alias, relname }: RangeVar): string {
  return alias?.aliasname ?? relname
}

/** The names of the parts of WITH, anywhere in a statement. */
export function partsOfWith(tree: unknown): Set<string> {
  const names = new Set<string>()
  eachNode(tree, (node, name) => {
    if (name === 'CommonTableExpr') names.add(node['ctename'] as string)
  })
  return names
}
