import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import ts from 'typescript'
import { isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'
import { root } from '../../src/lib/root.ts'

/** A regular expression with every location where it is written, as `file:line`. */
export interface Pattern {
  readonly source: string
  readonly flags: string
  readonly locations: string[]
}

export interface Collection {
  readonly patterns: readonly Pattern[]
  /** Locations of expressions that only exist at run time, so that they cannot be checked. */
  readonly unreadable: readonly string[]
}

interface Found {
  readonly location: string
  /** Undefined when the expression is put together at run time. */
  readonly source: string | undefined
  readonly flags: string
}

const ownFolders = ['src', 'generated', 'scripts/generate']
const formatsFile = join(root, 'node_modules', 'ajv-formats', 'dist', 'formats.js')
/** Methods of strings that make a regular expression of a text. */
const compilingMethods = new Set(['match', 'matchAll', 'search'])

/** The files of the project that hold regular expressions. */
export function projectFiles(): string[] {
  const sources = ownFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(root, folder, name)),
  )
  return [join(root, 'openapi.yaml'), ...sources.sort(), join(root, 'scripts', 'generate.ts')]
}

/** The regular expressions of files, and those of the formats of JSON Schema that they use. */
export function collectPatterns(files: readonly string[]): Collection {
  const formats = new Set<string>()
  const found = files.flatMap((file) =>
    extname(file) === '.yaml' ? inContract(file) : inSource(file, formats),
  )
  if (formats.size > 0) found.push(...inFormats(formats))

  const patterns = new Map<string, Pattern>()
  for (const { location, source, flags } of found) {
    if (source === undefined) continue
    const key = `${flags}/${source}`
    const known = patterns.get(key)
    if (!known) patterns.set(key, { source, flags, locations: [location] })
    else if (!known.locations.includes(location)) known.locations.push(location)
  }
  return {
    patterns: [...patterns.values()],
    unreadable: found.flatMap(({ location, source }) => (source === undefined ? location : [])),
  }
}

/** Each `pattern`, which Ajv compiles with the flag `u`. */
function inContract(file: string): Found[] {
  const found: Found[] = []
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines })
  const add = (node: Node, source: unknown) => {
    const { line } = lines.linePos(node.range?.[0] ?? 0)
    found.push({ location: `${relative(root, file)}:${line}`, source: String(source), flags: 'u' })
  }
  visit(document, {
    Pair(_, { key, value }) {
      const name = isScalar(key) ? key.value : undefined
      // Patterns there belong to values, not to the contract
      if (name === 'example' || name === 'examples') return visit.SKIP
      if (name === 'pattern' && isScalar(value) && typeof value.value === 'string') {
        add(value, value.value)
      }
      return undefined
    },
  })
  return found
}

/** Literals and constructors of a module; adds the names of the formats that it uses to `formats`. */
function inSource(file: string, formats: Set<string>): Found[] {
  return inTree(file, (node) => {
    if (!isFormat(node)) return undefined
    const name = nameOf(node)
    if (name !== undefined) formats.add(name)
    return name === undefined ? 'unreadable' : undefined
  })
}

/** Returns the expressions that the formats in use can reach in their package: their own and shared ones. */
function inFormats(used: ReadonlySet<string>): Found[] {
  return inTree(formatsFile, (node) => {
    const isTable =
      ts.isBinaryExpression(node) && /^exports\.(full|fast)Formats$/.test(node.left.getText())
    if (isTable) return node.left.getText() === 'exports.fullFormats' ? undefined : 'skip'
    // A schema's author may write a pattern there, which is one that only exists at run time
    if (ts.isFunctionDeclaration(node) && node.name?.text === 'regex' && !used.has('regex')) {
      return 'skip'
    }
    const isUnused =
      ts.isPropertyAssignment(node) &&
      ts.isObjectLiteralExpression(node.parent) &&
      ts.isBinaryExpression(node.parent.parent) &&
      !used.has(ts.isStringLiteral(node.name) ? node.name.text : node.name.getText())
    return isUnused ? 'skip' : undefined
  })
}

function inTree(
  file: string,
  inspect: (node: ts.Node) => 'skip' | 'unreadable' | undefined,
): Found[] {
  const found: Found[] = []
  const text = readFileSync(file, 'utf8')
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

  const look = (node: ts.Node): void => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
    const location = `${relative(root, file)}:${line + 1}`
    const result = inspect(node)
    if (result === 'skip') return
    if (result === 'unreadable') found.push({ location, source: undefined, flags: '' })
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ location, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    } else {
      const made = constructed(node)
      if (made) found.push({ location, ...made })
    }
    ts.forEachChild(node, look)
  }
  look(tree)
  return found
}

/** Returns the arguments of `RegExp(…)`, `new RegExp(…)` and the methods of strings that compile a text. */
function constructed(node: ts.Node): Pick<Found, 'source' | 'flags'> | undefined {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined
  const { expression, arguments: given = [] } = node
  const [first, second] = given
  if (ts.isIdentifier(expression) && expression.text === 'RegExp') {
    const source = first && textOf(first)
    const flags = second === undefined ? '' : textOf(second)
    // As RegExp understands it, which writes line breaks and slashes in its own way
    return source === undefined || flags === undefined
      ? { source: undefined, flags: '' }
      : { source: new RegExp(source, flags).source, flags }
  }
  const isCompiling =
    ts.isPropertyAccessExpression(expression) && compilingMethods.has(expression.name.text)
  const text = isCompiling && first ? textOf(first) : undefined
  return text === undefined ? undefined : { source: text, flags: '' }
}

function textOf(node: ts.Expression): string | undefined {
  return ts.isStringLiteralLike(node) ? node.text : undefined
}

type Access = ts.PropertyAccessExpression | ts.ElementAccessExpression

/** Whether a node is a member of `fullFormats`. */
function isFormat(node: ts.Node): node is Access {
  if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return false
  const { expression } = node
  return ts.isIdentifier(expression)
    ? expression.text === 'fullFormats'
    : ts.isPropertyAccessExpression(expression) && expression.name.text === 'fullFormats'
}

function nameOf(node: Access): string | undefined {
  return ts.isPropertyAccessExpression(node) ? node.name.text : textOf(node.argumentExpression)
}
