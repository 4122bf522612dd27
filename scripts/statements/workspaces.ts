import { aliasOf, eachNode, type Node, partsOfWith, type RangeVar } from './tree.ts'

/**
 * Returns the faults of a statement that touches rows of a table with a workspace without comparing the workspace.
 * `tables` are the names of the tables and views that have one. A table compares it if its query requires that its
 * workspace equals a parameter, or the workspace of another table that compares it, in the query or in a query around
 * it. An inserted row sets it.
 */
export function openTablesOf(tree: unknown, tables: ReadonlySet<string>): string[] {
  const parts = partsOfWith(tree)
  const open: string[] = []
  eachNode(tree, (node, name) => {
    const query = queryOf(node, name)
    if (query) open.push(...openTablesIn(query, (table) => tables.has(table) && !parts.has(table)))
    if (name === 'InsertStmt') {
      const { relname } = node['relation'] as RangeVar
      const columns = (node['cols'] ?? []) as Array<{ ResTarget: { name: string } }>
      if (tables.has(relname) && !columns.some((one) => one.ResTarget.name === column)) {
        open.push(`${relname} is inserted without its workspace`)
      }
    }
  })
  return [...new Set(open)]
}

/** The column that names the workspace of a row. */
const column = 'workspace_id'

/** One level of a statement: what it reads or changes, and what it requires of that. */
interface Query {
  readonly from: readonly unknown[]
  readonly conditions: readonly unknown[]
}

function queryOf(node: Node, name: string): Query | undefined {
  const conditions = [node['whereClause']]
  const target = { RangeVar: node['relation'] }
  // The two sides of a UNION have no name of their own
  const isSide = 'limitOption' in node && (name === 'larg' || name === 'rarg')
  if (name === 'SelectStmt' || isSide) return { from: list(node['fromClause']), conditions }
  if (name === 'UpdateStmt') return { from: [target, ...list(node['fromClause'])], conditions }
  if (name === 'DeleteStmt') return { from: [target, ...list(node['usingClause'])], conditions }
  if (name !== 'MergeStmt') return undefined
  return { from: [target, node['sourceRelation']], conditions: [node['joinCondition']] }
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Stands for a known workspace: a parameter, or one that another query has compared. */
const known = ''

function openTablesIn(query: Query, hasWorkspace: (table: string) => boolean): string[] {
  const sources = new Map<string, string>()
  const conditions = [...query.conditions]
  const using: Array<readonly [string[], string[]]> = []
  for (const source of query.from) readSource(source, sources, conditions, using)
  const named = [...sources].filter(([, table]) => hasWorkspace(table))
  const scope = { sources, aliases: named.map(([alias]) => alias) }
  const equal = conditions.flatMap((condition) => equalIn(condition, scope))
  // Of two joined sources, one without such a table is a query that has compared its own
  for (const sides of using) {
    const [one = known, other = known] = sides.map((side) =>
      side.find((alias) => scope.aliases.includes(alias)),
    )
    equal.push([one, other])
  }

  const closed = new Set([known])
  for (let size = 0; size < closed.size;) {
    size = closed.size
    for (const [one, other] of equal) {
      if (closed.has(one)) closed.add(other)
      if (closed.has(other)) closed.add(one)
    }
  }
  return named.flatMap(([alias, table]) =>
    closed.has(alias) ? [] : [`${table} is touched without comparing its workspace`],
  )
}

/** Two aliases, or an alias and `known`, whose workspaces are required to be equal. */
type Equal = readonly [string, string]

/** The tables of a query by their aliases, and the aliases of those with a workspace. */
interface Scope {
  readonly sources: ReadonlyMap<string, string>
  readonly aliases: readonly string[]
}

/** Notes the tables of a part of FROM by their aliases, what its joins require, and both sides of those USING the workspace. */
function readSource(
  source: unknown,
  sources: Map<string, string>,
  conditions: unknown[],
  using: Array<readonly [string[], string[]]>,
): void {
  const { RangeVar: table, JoinExpr: join } = (source ?? {}) as Record<string, Node | undefined>
  if (table) {
    const range = table as unknown as RangeVar
    sources.set(aliasOf(range), range.relname)
  }
  if (!join) return
  const sides = ['larg', 'rarg'].map((side) => {
    const joined = new Map<string, string>()
    readSource(join[side], joined, conditions, using)
    for (const [alias, name] of joined) sources.set(alias, name)
    return [...joined.keys()]
  })
  conditions.push(join['quals'])
  const columns = list(join['usingClause']).map((one) => (one as StringNode).String.sval)
  if (columns.includes(column)) using.push(sides as [string[], string[]])
}

interface StringNode {
  readonly String: { readonly sval: string }
}

/**
 * Returns the pairs that a condition requires to be equal: those of each part of AND, and those that all parts of OR
 * require.
 */
function equalIn(condition: unknown, scope: Scope): Equal[] {
  const {
    BoolExpr: bool,
    A_Expr: expression,
    SubLink: link,
  } = (condition ?? {}) as Record<string, Node | undefined>
  if (bool) {
    const parts = list(bool['args']).map((one) => equalIn(one, scope))
    if (bool['boolop'] === 'AND_EXPR') return parts.flat()
    if (bool['boolop'] !== 'OR_EXPR') return []
    const [first = [], ...others] = parts
    return first.filter((pair) => others.every((one) => one.some((other) => isSame(pair, other))))
  }
  if (link && link['subLinkType'] === 'ANY_SUBLINK') {
    return operandsOf(link['testexpr']).flatMap((operand): Equal[] => {
      const alias = workspaceOf(operand, scope)
      return alias === undefined ? [] : [[alias, known]]
    })
  }
  if (!expression || !isEquality(expression)) return []
  const right = operandsOf(expression['rexpr'])
  return operandsOf(expression['lexpr']).flatMap((operand, index): Equal[] => {
    const one = workspaceOf(operand, scope)
    const other = workspaceOf(right[index], scope)
    return one === undefined || other === undefined ? [] : [[one, other]]
  })
}

function isSame([a, b]: Equal, [c, d]: Equal): boolean {
  return (a === c && b === d) || (a === d && b === c)
}

function isEquality(expression: Node): boolean {
  const kinds = ['AEXPR_OP', 'AEXPR_OP_ANY', 'AEXPR_IN', 'AEXPR_NOT_DISTINCT']
  const operator = list(expression['name']).map((one) => (one as StringNode).String.sval)
  return kinds.includes(expression['kind'] as string) && operator.at(-1) === '='
}

/** The elements of a row, or the one operand. */
function operandsOf(operand: unknown): readonly unknown[] {
  const { RowExpr: row } = (operand ?? {}) as Record<string, Node | undefined>
  return row ? list(row['args']) : [operand]
}

/**
 * The alias whose workspace an operand is; `known` for a parameter, or for one of a query around or within; undefined for
 * another column of a table of this query.
 */
function workspaceOf(operand: unknown, { sources, aliases }: Scope): string | undefined {
  let hasColumn = false
  eachNode(operand, (_, name) => (hasColumn ||= name === 'ColumnRef'))
  const expression = (operand ?? {}) as Record<string, Node | undefined>
  const { ColumnRef: reference, TypeCast: cast, SubLink: query } = expression
  if (!hasColumn || query) return known
  if (cast) return workspaceOf(cast['arg'], { sources, aliases })
  const names = list(reference?.['fields']).map((one) => (one as Partial<StringNode>).String?.sval)
  const name = names.at(-1)
  if (names.length < 2) return name === column ? (aliases[0] ?? known) : undefined
  const alias = String(names.at(-2))
  if (name === column) return aliases.includes(alias) ? alias : known
  const table = sources.get(alias)
  if (table === undefined) return known
  return table === 'workspaces' && name === 'id' ? alias : undefined
}
