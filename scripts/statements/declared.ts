import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { root } from '../../src/lib/root.ts'
import { sourceFiles } from '../source-files.ts'

/** The kind of value that a member is declared to have; undefined if the type does not say. */
export type Kind = 'string' | 'number' | 'boolean' | 'Buffer' | 'array' | 'object'

/** The members of a declared type by name, each with its kinds. */
export type Members = ReadonlyMap<string, Member>

export interface Member {
  /** As TypeScript writes it. */
  readonly type: string
  /** Undefined where anything is allowed. */
  readonly kinds: ReadonlySet<Kind> | undefined
  /** The kinds of the elements of an array. */
  readonly elements: ReadonlySet<Kind> | undefined
}

/** A call of `statement()` or `statements()` with its declared types. */
export interface Declared {
  /** `file:line` */
  readonly location: string
  /** The name of the variable that it is assigned to. */
  readonly name: string
  /** Undefined if the type does not say, as in a generic function. */
  readonly values: Members | undefined
  /** Undefined if the rows are not read. */
  readonly row: Members | undefined
}

export interface Source {
  /** Every call of `statement()` and `statements()`. */
  readonly locations: readonly string[]
  /** Returns the members of `locations` that a stack leads to. */
  locationsOf(stack: string): string[]
  /** Returns the call that a stack leads to. Throws if there is none. */
  declaredAt(stack: string): Declared
}

const statementFunctions = new Set(['statement', 'statements'])

/** The TypeScript of some files, which are those of `src` if none are given. */
export function readSource(
  files: readonly string[] = sourceFiles().map((file) => join(root, file)),
): Source {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    root,
  )
  const program = ts.createProgram(files, { ...options, noEmit: true })
  const checker = program.getTypeChecker()
  const calls = new Map<string, ts.CallExpression>()
  const statementCalls: string[] = []
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`${file} cannot be read`)
    eachCall(source, (call) => {
      const location = locationOf(call.expression)
      // Of calls in one line the first one is the outermost
      if (!calls.has(location)) calls.set(location, call)
      if (!isStatementCall(call)) return
      calls.set(location, call)
      if (relative(root, file) !== join('src', 'db', 'query', 'statement.ts'))
        statementCalls.push(location)
    })
  }
  return {
    locations: statementCalls,
    locationsOf: (stack) =>
      locationsIn(stack).filter((location) => statementCalls.includes(location)),
    declaredAt(stack) {
      const found = locationsIn(stack).flatMap((location) => calls.get(location) ?? [])
      const [call, ...outer] = found
      if (!call) throw new Error(`no call of a statement was found by the stack ${stack}`)
      return declaredBy(checker, call, outer)
    },
  }
}

function eachCall(node: ts.Node, visit: (call: ts.CallExpression) => void): void {
  if (ts.isCallExpression(node)) visit(node)
  ts.forEachChild(node, (child) => eachCall(child, visit))
}

function isStatementCall({ expression }: ts.CallExpression): boolean {
  return ts.isIdentifier(expression) && statementFunctions.has(expression.text)
}

function locationOf(node: ts.Node): string {
  const source = node.getSourceFile()
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
  return `${relative(root, source.fileName)}:${line + 1}`
}

/** The locations in the project that a stack names, the innermost one first. */
function locationsIn(stack: string): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, path = '', number] = /((?:file:\/\/)?\/.*\.ts):(\d+):\d+\)?$/.exec(line) ?? []
      const file = path.startsWith('file:') ? fileURLToPath(path) : path
      return number === undefined ? [] : [`${relative(root, file)}:${number}`]
    })
    .filter(
      (location) => !/^(\.\.|node_modules|src\/db\/query\/(statement|registry)\.ts)/.test(location),
    )
}

function declaredBy(
  checker: ts.TypeChecker,
  call: ts.CallExpression,
  outer: readonly ts.CallExpression[],
): Declared {
  const run = runOf(checker, call)
  const row = rowTypeOf(checker, run)
  // A list is made by a generic function: its rows are those of the page that its definition returns
  const isGeneric = row !== undefined && (row.flags & ts.TypeFlags.TypeParameter) !== 0
  const definition = isGeneric
    ? outer.find((one) => pageRowTypeOf(checker, one) !== undefined)
    : undefined
  const rows = isGeneric ? definition && pageRowTypeOf(checker, definition) : row
  const named = definition ?? call
  const values = run && checker.getTypeOfSymbolAtLocation(run.parameters[1] as ts.Symbol, call)
  return {
    location: locationOf(named.expression),
    name: nameOf(named),
    values: values && membersOf(checker, values, call),
    row: rows && membersOf(checker, rows, call),
  }
}

/** Returns the signature `(db, values) => Promise<Row[]>` that a call returns, at once or for each variant. */
function runOf(checker: ts.TypeChecker, call: ts.CallExpression): ts.Signature | undefined {
  const [first] = checker.getTypeAtLocation(call).getCallSignatures()
  if (!first || (call.expression as ts.Identifier).text === 'statement') return first
  return first.getReturnType().getCallSignatures()[0]
}

/** Returns the type `Row` of a function that returns `Promise<Row[]>`. */
function rowTypeOf(checker: ts.TypeChecker, run: ts.Signature | undefined): ts.Type | undefined {
  const rows = run && checker.getAwaitedType(run.getReturnType())
  return rows && checker.getTypeArguments(rows as ts.TypeReference)[0]
}

/** Returns the type `Row` of a function that returns `Promise<{ total: number; rows: Row[] }>`. */
function pageRowTypeOf(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type | undefined {
  const [page] = checker.getTypeAtLocation(call).getCallSignatures()
  const found = page && checker.getAwaitedType(page.getReturnType())
  const rows = found?.getProperty('rows')
  const type = rows && checker.getTypeOfSymbolAtLocation(rows, call)
  return type && checker.getTypeArguments(type as ts.TypeReference)[0]
}

function nameOf(call: ts.Node): string {
  let node = call
  while (!ts.isVariableDeclaration(node) && !ts.isPropertyAssignment(node)) {
    if (!node.parent || ts.isSourceFile(node.parent)) return 'statement'
    node = node.parent
  }
  return node.name.getText()
}

/** The members of a type; undefined when it is `never` or has none of its own. */
function membersOf(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): Members | undefined {
  if (type.flags & (ts.TypeFlags.Never | ts.TypeFlags.TypeParameter)) return undefined
  if (checker.getIndexInfosOfType(type).length > 0) return undefined
  return new Map(
    checker.getPropertiesOfType(type).map((property) => {
      const member = checker.getTypeOfSymbolAtLocation(property, at)
      return [property.name, memberOf(checker, member)]
    }),
  )
}

function memberOf(checker: ts.TypeChecker, type: ts.Type): Member {
  const parts = partsOf(type)
  const kinds = parts.map((part) => kindOf(checker, part))
  const elements = parts
    .filter((part) => checker.isArrayLikeType(part))
    .flatMap((part) => checker.getTypeArguments(part as ts.TypeReference))
    .flatMap((element) => partsOf(element).map((part) => kindOf(checker, part)))
  return {
    type: checker.typeToString(type),
    kinds: allOf(kinds),
    elements: elements.length > 0 ? allOf(elements) : undefined,
  }
}

/** The members of a union, without null and undefined. */
function partsOf(type: ts.Type): ts.Type[] {
  const parts = type.isUnion() ? type.types : [type]
  return parts.filter((part) => !(part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)))
}

function allOf(kinds: ReadonlyArray<Kind | undefined>): ReadonlySet<Kind> | undefined {
  const known = kinds.filter((kind) => kind !== undefined)
  return known.length === kinds.length ? new Set(known) : undefined
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): Kind | undefined {
  if (type.flags & ts.TypeFlags.StringLike) return 'string'
  if (type.flags & ts.TypeFlags.NumberLike) return 'number'
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean'
  if (checker.isArrayLikeType(type)) return 'array'
  if (type.symbol?.name === 'Buffer') return 'Buffer'
  return type.flags & ts.TypeFlags.Object ? 'object' : undefined
}
