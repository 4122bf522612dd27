import type { Language, Name, Text } from './read.ts'
import { textOfComment } from './texts.ts'

/**
 * Returns the names and comments of SQL. Every word outside of comments and literals counts as a name, the bodies of
 * functions included. A comment documents a declaration when `create` follows it.
 */
export function readSql(sql: string): Language {
  const names: Name[] = []
  const texts: Text[] = []
  const pattern =
    /(?<comment>(?:--[^\n]*(?:\n\s*(?=--))?)+|\/\*[^]*?\*\/)|'(?:[^']|'')*'|(?<name>[a-z_]\w*)/gi
  let line = 1
  let end = 0
  for (const match of sql.matchAll(pattern)) {
    line += breaksIn(sql.slice(end, match.index))
    end = match.index
    const { comment, name } = match.groups!
    if (comment !== undefined) {
      const rest = sql.slice(match.index + comment.length, match.index + comment.length + 20)
      const documents = /^\s*create\b/i.test(rest) ? ('other' as const) : undefined
      texts.push({ text: textOfComment(comment), line, documents })
    } else if (name !== undefined) {
      const isFunction = /function\s+$/i.test(sql.slice(Math.max(0, end - 20), end))
      names.push({ name, kind: isFunction ? 'function' : 'other', line })
    }
  }
  return { names, texts }
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1
}
