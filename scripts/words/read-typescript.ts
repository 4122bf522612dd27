import ts from 'typescript'
import type { Language, Name, Text } from './read.ts'
import { textOfComment } from './texts.ts'

/** Returns the names that a module declares, and its comments. Names of other packages are not among them. */
export function readTypeScript(code: string, file: string): Language {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const names: Name[] = []
  const texts: Text[] = []
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1
  let pending: ts.CommentRange[] = []
  const finish = (next: ts.Node) => {
    for (const { pos, end } of pending) {
      const comment = code.slice(pos, end)
      const documents = !comment.startsWith('/**')
        ? undefined
        : isBoolean(declarationAt(next, tree))
          ? ('boolean' as const)
          : ('other' as const)
      texts.push({ text: textOfComment(comment), line: lineAt(pos), documents })
    }
    pending = []
  }
  const look = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return
    const children = node.getChildren(tree)
    if (children.length > 0) {
      children.forEach(look)
      return
    }
    // An empty list of statements or arguments is no token: the next token has the comments before it
    if (node.kind === ts.SyntaxKind.SyntaxList) return
    pending = joined(code, [...pending, ...(ts.getLeadingCommentRanges(code, node.pos) ?? [])])
    if (node.end > node.pos) finish(node)
    pending.push(...(ts.getTrailingCommentRanges(code, node.end) ?? []))
    if (ts.isIdentifier(node) && isDeclared(node)) {
      const kind = isFunction(node.parent) ? 'function' : 'other'
      names.push({ name: node.text, kind, line: lineAt(node.getStart(tree)) })
    }
  }
  look(tree)
  finish(tree.endOfFileToken)
  return { names, texts }
}

/** Joins comments that begin with slashes and follow each other line by line: they are one text. */
function joined(code: string, comments: readonly ts.CommentRange[]): ts.CommentRange[] {
  const result: ts.CommentRange[] = []
  for (const comment of comments) {
    const last = result.at(-1)
    const isNext =
      last?.kind === ts.SyntaxKind.SingleLineCommentTrivia &&
      comment.kind === last.kind &&
      /^\n[ \t]*$/.test(code.slice(last.end, comment.pos))
    if (isNext) result[result.length - 1] = { ...last, end: comment.end }
    else result.push(comment)
  }
  return result
}

/** Whether an identifier names what its parent declares. Keys of objects and imports have the names of others. */
function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node
  return (
    !ts.isPropertyAssignment(parent) &&
    !ts.isShorthandPropertyAssignment(parent) &&
    !ts.isPropertyAccessExpression(parent) &&
    !(ts.isImportSpecifier(parent) && parent.propertyName === undefined) &&
    'name' in parent &&
    parent.name === node
  )
}

function isFunction(node: ts.Node): boolean {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node) ||
    (ts.isVariableDeclaration(node) &&
      node.initializer !== undefined &&
      ts.isArrowFunction(node.initializer))
  )
}

/** Returns the outermost node that begins with a token. */
function declarationAt(token: ts.Node, tree: ts.SourceFile): ts.Node {
  let node = token
  while (!ts.isSourceFile(node.parent) && node.parent.getStart(tree) === token.getStart(tree)) {
    node = node.parent
  }
  return node.kind === ts.SyntaxKind.SyntaxList ? (node.getChildren(tree)[0] ?? node) : node
}

/** Whether a declaration is a boolean, or a function that returns one. Without a type its name decides. */
function isBoolean(node: ts.Node): boolean {
  const declaration = ts.isVariableStatement(node) ? node.declarationList.declarations[0]! : node
  const { type, name, initializer } = declaration as Partial<ts.VariableDeclaration>
  const inner = initializer && ts.isArrowFunction(initializer) ? initializer.type : undefined
  const declared = type ?? inner
  if (declared)
    return ts.isTypePredicateNode(declared) || /\bboolean\b|^(true|false)$/.test(declared.getText())
  return /^(is|has|can|may|must|should|needs|allows|was|are)[A-Z]/.test(name?.getText() ?? '')
}
