import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../src/lib/root.ts'

/** Files that copy members between the contract and the database, or make rows of their own. */
const copying = /\/wire\.ts$|^src\/(db\/schema|workspaces)\//

/** The files of src that do something with a member besides copying it, by the name of the member. */
export function memberReads(): ReadonlyMap<string, ReadonlySet<string>> {
  const reads = new Map<string, Set<string>>()
  for (const name of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    const file = `src/${name}`
    if (!/\.(ts|sql)$/.test(file) || copying.test(file)) continue
    const text = readFileSync(join(root, file), 'utf8')
    for (const member of file.endsWith('.sql') ? columnsIn(text) : readsIn(text, file)) {
      reads.set(member, (reads.get(member) ?? new Set()).add(file))
    }
  }
  return reads
}

/** Returns the words of SQL as members are called. */
function columnsIn(sql: string): string[] {
  return [...sql.matchAll(/[a-z_]+/g)].map(([word]) => camel(word))
}

/** Returns the name of a column, or of a member of groups, in the form of the other members. */
export function camel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function readsIn(text: string, file: string): Set<string> {
  const found = new Set<string>()
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      if (!isCopied(node, node.name.text)) found.add(node.name.text)
    } else if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
      found.add(node.argumentExpression.text)
    } else if (ts.isBindingElement(node) && !node.dotDotDotToken && ts.isIdentifier(node.name)) {
      const name = (node.propertyName ?? node.name).getText()
      if (isUsed(node, node.name.text)) found.add(name)
    } else if (ts.isTemplateLiteralToken(node)) {
      for (const [, word] of node.text.matchAll(/(?:\.|->>? '|\b(?=\w*_))(\w+)/g))
        found.add(camel(word!))
    }
    node.forEachChild(look)
  }
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return found
}

/** Whether a value becomes a member of the same name as it is. */
function isCopied(node: ts.Expression, name: string): boolean {
  let { parent } = node
  while (
    ts.isNonNullExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    (ts.isBinaryExpression(parent) &&
      parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
  ) {
    parent = parent.parent
  }
  return ts.isPropertyAssignment(parent) && parent.name.getText() === name
}

/** Whether a function does more with a variable than passing it on under its name. */
function isUsed(binding: ts.BindingElement, name: string): boolean {
  const scope = ts.findAncestor(binding, (node) => ts.isFunctionLike(node) || ts.isSourceFile(node))
  const isUse = (node: ts.Node): boolean => {
    if (!ts.isIdentifier(node) || node.text !== name) return node.getChildren().some(isUse)
    const { parent } = node
    return !(
      ts.isBindingElement(parent) ||
      ts.isShorthandPropertyAssignment(parent) ||
      (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
      (ts.isPropertyAssignment(parent) && (parent.name === node || isCopied(node, name)))
    )
  }
  return scope?.getChildren().some(isUse) ?? false
}
