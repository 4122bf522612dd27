import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/lib/root.ts'

/** The kind of object that a statement of the SQL source defines. */
export type Kind =
  | 'extension'
  | 'schema'
  | 'function'
  | 'view'
  | 'partition'
  | 'settings'
  | 'constraint'
  | 'statistics'
  | 'trigger'
  | 'rows'

export interface Definition {
  readonly kind: Kind
  readonly name: string
  /** The table of a trigger, constraint, partition, settings or rows; the index of settings of an index. */
  readonly table?: string
  /** The statement without the comment before it and without its semicolon. */
  readonly text: string
}

/** A definition as a file of the SQL source has it. */
export interface SourceDefinition extends Definition {
  /** The comment before it, as one line. */
  readonly comment: string
  /** The file, from the project's folder. */
  readonly file: string
}

const patterns: ReadonlyArray<readonly [Kind, RegExp]> = [
  ['extension', /^CREATE EXTENSION IF NOT EXISTS (?<name>\w+)$/],
  ['schema', /^CREATE SCHEMA IF NOT EXISTS (?<name>\w+)$/],
  ['function', /^CREATE OR REPLACE FUNCTION (?<name>\w+)\s*\(/],
  ['view', /^CREATE OR REPLACE VIEW (?<name>\w+)\s/],
  ['partition', /^CREATE TABLE IF NOT EXISTS (?<name>\w+) PARTITION OF (?<table>\w+)\s/],
  ['settings', /^ALTER (?:TABLE|INDEX) (?<table>\w+) SET \(/],
  [
    'settings',
    /^ALTER TABLE (?<table>\w+) ALTER COLUMN (?<name>\w+) SET (?:COMPRESSION|STORAGE) \w+$/,
  ],
  ['constraint', /^ALTER TABLE (?<table>\w+)\s+ADD CONSTRAINT (?<name>\w+)\s/],
  ['statistics', /^CREATE STATISTICS IF NOT EXISTS (?<name>\w+)\s/],
  ['trigger', /^CREATE OR REPLACE TRIGGER (?<name>\w+)\s[\s\S]*? ON (?<table>\w+)\s/],
  ['rows', /^(?:WITH\s[\s\S]*?\s)?INSERT INTO (?<table>\w+)\s/],
]

/** Returns the key that identifies a definition: no two definitions share one. */
export function keyOf({ kind, name, table }: Pick<Definition, 'kind' | 'name' | 'table'>): string {
  return [kind, name, table && `of ${table}`].filter((part) => part).join(' ')
}

/** The folders with SQL that is written by hand. */
const folders = ['src/db/sql', 'src/lists/sql']

/** Every definition of these folders and of generated/lists.sql, by its key. */
export function readSource(
  lists = readFileSync(join(root, 'generated', 'lists.sql'), 'utf8'),
): Map<string, SourceDefinition> {
  const files = folders
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  return definitionsOf([...files, { file: 'generated/lists.sql', text: lists }])
}

/** The definitions of some files; throws when one is unknown to the project's rules, or defined twice. */
export function definitionsOf(
  files: ReadonlyArray<{ file: string; text: string }>,
): Map<string, SourceDefinition> {
  const definitions = new Map<string, SourceDefinition>()
  for (const { file, text } of files) {
    for (const statement of statementsOf(text)) {
      const definition = definitionOf(statement.text)
      const start = statement.text.split('\n')[0]
      if (!definition) {
        throw new Error(
          `${file}: "${start}" is none of the statements that stand here. Write CREATE OR REPLACE FUNCTION, VIEW or ` +
            'TRIGGER, CREATE EXTENSION, SCHEMA or STATISTICS IF NOT EXISTS, CREATE TABLE IF NOT EXISTS … PARTITION OF, ALTER TABLE or INDEX … SET (…), ADD CONSTRAINT or ALTER COLUMN … SET COMPRESSION or STORAGE, or INSERT INTO.',
        )
      }
      const key = keyOf(definition)
      const other = definitions.get(key)
      if (other) throw new Error(`${file}: the ${key} is defined in ${other.file} already.`)
      if (/EXECUTE\s[^]*CREATE\s+(OR\s+REPLACE\s+)?(FUNCTION|VIEW)/i.test(definition.text)) {
        throw new Error(
          `${file}: the ${key} creates functions. Write them out, each under its name.`,
        )
      }
      if (statement.comment === '') {
        throw new Error(`${file}: the ${key} has no comment. Say before it what it does.`)
      }
      definitions.set(key, { ...definition, comment: statement.comment, file })
    }
  }
  return definitions
}

/** Returns the definition that a statement makes; undefined if its kind does not occur in the source. */
export function definitionOf(text: string): Definition | undefined {
  for (const [kind, pattern] of patterns) {
    const groups = pattern.exec(text)?.groups
    if (!groups) continue
    const { name = '', table } = groups
    return { kind, name, text, ...(table === undefined ? {} : { table }) }
  }
  return undefined
}

/** The statements of a file, each with the comment before it. */
export function statementsOf(sql: string): Array<{ text: string; comment: string }> {
  const found: Array<{ text: string; comment: string }> = []
  const start = () => ({ text: '', comment: '' })
  let { text, comment } = start()
  // A semicolon ends a statement unless it is part of a comment, a quoted text or the body of a function
  const tokens = /--[^\n]*|\n[ \t]*\n|'[^']*'|"[^"]*"|(\$\w*\$)[^]*?\1|[^]/g
  for (const [token] of `${sql};`.matchAll(tokens)) {
    if (token === ';') {
      if (text.trim() !== '') found.push({ text: text.trim(), comment: comment.trim() })
      ;({ text, comment } = start())
    } else if (text.trim() !== '') {
      text += token
    } else if (token.startsWith('--')) {
      comment += `${token.replace(/^-- ?/, '').trim()} `
    } else if (/\n[ \t]*\n/.test(token)) {
      // A comment with an empty line behind it is about the file
      comment = ''
    } else {
      text += token
    }
  }
  return found
}

/** The tables that migrations fill. */
export function seededTables(): Set<string> {
  const definitions = [...readSource().values()]
  return new Set(definitions.flatMap(({ kind, table }) => (kind === 'rows' && table) || []))
}
