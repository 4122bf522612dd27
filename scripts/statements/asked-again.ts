import { aliasOf, eachNode, type Node, type RangeVar } from './tree.ts'

/**
 * Returns the tables whose rows a statement gathers by a subquery that names nothing but the workspace of the query around
 * it. PostgreSQL before 17 runs such a subquery for each row, and one that compares the parameter once.
 */
export function askedAgain(tree: unknown): string[] {
  const found: string[] = []
  eachNode(tree, (node, name) => {
    const kind = node['subLinkType']
    if (name !== 'SubLink' || (kind !== 'ANY_SUBLINK' && kind !== 'ARRAY_SUBLINK')) return
    const { tables, aliases, columns } = namesIn(node['subselect'])
    const outer = columns.filter(([alias]) => !aliases.has(alias))
    if (outer.length > 0 && outer.every(([, column]) => column === 'workspace_id')) {
      found.push(tables.join())
    }
  })
  return found
}

interface Names {
  readonly tables: readonly string[]
  readonly aliases: ReadonlySet<string>
  readonly columns: ReadonlyArray<readonly [alias: string, column: string]>
}

/** Returns what a query reads, and the columns in it that name a table. */
function namesIn(query: unknown): Names {
  const tables: string[] = []
  const aliases = new Set<string>()
  const columns: Array<readonly [string, string]> = []
  eachNode(query, (node, name) => {
    if (name === 'RangeVar') {
      const table = node as unknown as RangeVar
      tables.push(table.relname)
      aliases.add(aliasOf(table))
    }
    const { aliasname } = node as { readonly aliasname?: string }
    if (aliasname !== undefined) aliases.add(aliasname)
    if (name !== 'ColumnRef') return
    const texts = (node['fields'] as readonly Node[]).map(textOf)
    if (texts.length > 1) columns.push([texts[0] ?? '', texts[1] ?? ''])
  })
  return { tables, aliases, columns }
}

/** Returns the name that a part of a column has; an empty text for an asterisk. */
function textOf({ String: name }: Node): string {
  return (name as { readonly sval: string } | undefined)?.sval ?? ''
}
