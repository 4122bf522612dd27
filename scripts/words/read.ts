import { readFileSync } from 'node:fs'
import { basename, extname, relative } from 'node:path'
import { root } from '../../src/lib/root.ts'
import { readMarkdown } from './read-markdown.ts'
import { readSql } from './read-sql.ts'
import { readTypeScript } from './read-typescript.ts'
import { readYaml } from './read-yaml.ts'

/** A name that a file declares, or the name of the file. */
export interface Name {
  readonly name: string
  readonly kind: 'file' | 'function' | 'other'
  readonly line: number
}

/** A comment of code, or a text of a document. Its code in backticks has been removed. */
export interface Text {
  readonly text: string
  readonly line: number
  /** The documented declaration; undefined for a text that documents none. */
  readonly documents?: 'boolean' | 'other' | undefined
}

/** The names and texts of a file. */
export interface Language {
  readonly names: readonly Name[]
  readonly texts: readonly Text[]
  /** Whether the texts are those of the contract or of a document. */
  readonly isDocument?: true
}

const readers: Readonly<Record<string, (text: string, file: string) => Language>> = {
  '.ts': readTypeScript,
  '.js': readTypeScript,
  '.mjs': readTypeScript,
  '.cjs': readTypeScript,
  '.sql': readSql,
  '.md': readMarkdown,
  '.yaml': readYaml,
}

/** The endings of the files that `readLanguage()` reads. */
export const endings: readonly string[] = Object.keys(readers)

/** Returns the names and texts of a file. */
export function readLanguage(file: string): Language {
  const language = readers[extname(file)]!(readFileSync(file, 'utf8'), relative(root, file))
  const name = basename(file).replace(/\..*$/, '')
  return { ...language, names: [{ name, kind: 'file', line: 1 }, ...language.names] }
}
