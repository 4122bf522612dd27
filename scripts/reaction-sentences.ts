import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../src/lib/root.ts'

const areas = join(root, 'src', 'api')

/** Returns the doc comment of each reaction, an empty one where it has none, by the name of the reaction. */
export function sentencesOf(): Map<string, string> {
  const sentences = new Map<string, string>()
  for (const area of readdirSync(areas)) {
    const path = join(areas, area, 'reactions.ts')
    if (!ts.sys.fileExists(path)) continue
    const source = ts.createSourceFile(
      path,
      readFileSync(path, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    )
    source.forEachChild((node) => {
      if (!ts.isFunctionDeclaration(node) || !node.name) return
      if (!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return
      const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment
      const text = ts.getTextOfJSDocComment(comment)?.replace(/\s+/g, ' ').trim()
      sentences.set(node.name.text, text ?? '')
    })
  }
  return sentences
}
