import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { partitions } from '../../src/db/schema/partitions.ts'
import * as tables from '../../src/db/schema/index.ts'
import { root } from '../../src/lib/root.ts'
import {
  type Definition,
  definitionOf,
  keyOf,
  type Kind,
  readSource,
  statementsOf,
} from './source.ts'

type Snapshot = ReturnType<typeof generateDrizzleJson>
type Table = Snapshot['tables'][string]

interface Journal {
  version: string
  dialect: string
  entries: Array<{ idx: number; version: string; when: number; tag: string; breakpoints: boolean }>
}

const folder = join(root, 'drizzle')
const journalFile = join(folder, 'meta', '_journal.json')
const snapshotFile = join(folder, 'meta', 'snapshot.json')
const breakpoint = '--> statement-breakpoint'

/** The definitions of statements, by their keys. */
type Definitions = ReadonlyMap<string, Definition>

/** Returns the differences between the declarations of the code and the migrations, one line for each. */
export function pending(): string[] {
  const lines: string[] = []
  const [before, after] = [migrated().tables, declared().tables]
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    lines.push(...tableDifferences(name.replace(/^public\./, ''), before[name], after[name]))
  }
  const [made, source] = [recorded(), readSource()]
  for (const [key, { file, text }] of source) {
    const old = made.get(key)
    if (!old) lines.push(`The ${key} of ${file} is in no migration.`)
    else if (old.text !== text) lines.push(`The ${key} of ${file} differs from the migrations.`)
  }
  for (const key of made.keys()) {
    if (!source.has(key)) lines.push(`The ${key} of the migrations is no longer in the SQL source.`)
  }
  return lines
}

/** Writes a migration with everything that is pending; returns its name, or undefined when nothing is. */
export async function writeMigration(name: string): Promise<string | undefined> {
  const before = migrated()
  const after = declared(before.id)
  const changes = (await generateMigration(before, after)).map(partitioned)
  const statements = ordered(changes, recorded(), readSource())
  if (statements.length === 0) return undefined

  const journal = readJournal()
  const idx = journal.entries.length
  const number = String(idx).padStart(4, '0')
  const tag = `${number}_${name}`
  const last = journal.entries.at(-1)?.when ?? 0
  const when = Math.max(Date.now(), last + 1)
  journal.entries.push({ idx, version: '7', when, tag, breakpoints: true })
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const text = statements.map((statement) => `${statement.trim().replace(/;$/, '')};`)
  writeFileSync(join(folder, `${tag}.sql`), text.join(`\n${breakpoint}\n`) + '\n')
  writeFileSync(snapshotFile, JSON.stringify(after, null, 2) + '\n')
  writeFileSync(journalFile, JSON.stringify(journal, null, 2) + '\n')
  return tag
}

/**
 * The statements of a migration in an order that works: functions that tables and views need before these, all
 * others after them, and a trigger out of the way of what changes its columns.
 */
function ordered(changes: readonly string[], before: Definitions, after: Definitions): string[] {
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, definition]) => definition)
  const changed = [...after]
    .filter(([key, { text }]) => before.get(key)?.text !== text)
    .map(([, definition]) => definition)
  const of = (kind: Kind, some: typeof changed) => some.filter((one) => one.kind === kind)
  const drops = (some: typeof changed) => some.flatMap(dropping)
  const old = (some: typeof changed) => some.flatMap((one) => before.get(keyOf(one)) ?? [])

  const tablesText = changes.join('\n')
  const functions = byUse(of('function', changed))
  const views = of('view', changed)
  const viewsText = views.map(({ text }) => text).join('\n')
  const first = needed(functions, tablesText + viewsText)
  const create = (some: typeof functions) =>
    some.flatMap((one) => {
      const former = before.get(keyOf(one))
      const isAnother = former !== undefined && signature(former.text) !== signature(one.text)
      return isAnother ? [...dropping(one), one.text] : [one.text]
    })
  return [
    ...drops(of('trigger', gone)),
    ...(changes.length > 0 ? drops(old(of('trigger', changed))) : []),
    ...drops(of('view', gone)),
    ...drops(of('constraint', gone)),
    ...drops(old(of('constraint', changed))),
    ...of('extension', changed).map(({ text }) => text),
    ...of('schema', changed).map(({ text }) => text),
    ...create(functions.filter((one) => first.has(one))),
    ...changes,
    ...drops(of('partition', gone)),
    ...of('partition', changed).map(({ text }) => text),
    ...drops(of('settings', gone)),
    ...of('settings', changed).map(({ text }) => text),
    ...of('constraint', changed).map(({ text }) => text),
    ...drops(of('statistics', gone)),
    ...drops(old(of('statistics', changed))),
    ...of('statistics', changed).map(({ text }) => text),
    ...views.map(({ text }) => text),
    ...create(functions.filter((one) => !first.has(one))),
    ...of('trigger', changed).map(({ text }) => text),
    ...of('rows', changed).map(({ text }) => text),
    ...drops(of('rows', gone)),
    ...drops(of('function', gone)),
    ...drops(of('schema', gone)),
    ...drops(of('extension', gone)),
  ]
}

function dropping({ kind, name, table, text }: Definition): string[] {
  switch (kind) {
    case 'trigger':
      return [`DROP TRIGGER IF EXISTS ${name} ON ${table}`]
    case 'constraint':
      return [`ALTER TABLE ${table} DROP CONSTRAINT ${name}`]
    case 'settings': {
      // The storage that all types have here; the word DEFAULT is younger than PostgreSQL 15
      if (name !== '') {
        const initial = text.includes(' SET STORAGE ') ? 'STORAGE EXTENDED' : 'COMPRESSION DEFAULT'
        return [`ALTER TABLE ${table} ALTER COLUMN ${name} SET ${initial}`]
      }
      const names = [...text.matchAll(/(\w+)\s*=/g)].map(([, setting]) => setting)
      const target = text.startsWith('ALTER INDEX') ? 'INDEX' : 'TABLE'
      return [`ALTER ${target} ${table} RESET (${names.join(', ')})`]
    }
    case 'partition':
      return [`DROP TABLE ${name}`]
    case 'rows':
      return [`DELETE FROM ${table}`]
    default:
      return [`DROP ${kind.toUpperCase()} ${name}`]
  }
}

/** Returns the objects that the statements of the migrations have made. */
function recorded(): Definitions {
  const made = new Map<string, Definition>()
  for (const { tag } of readJournal().entries) {
    const migration = readFileSync(join(folder, `${tag}.sql`), 'utf8')
    for (const part of migration.split(breakpoint)) {
      for (const { text } of statementsOf(part)) replay(text, made)
    }
  }
  return made
}

function replay(text: string, made: Map<string, Definition>): void {
  const definition = definitionOf(text)
  if (definition && / SET (COMPRESSION DEFAULT|STORAGE EXTENDED)$/.test(text))
    made.delete(keyOf(definition))
  else if (definition) made.set(keyOf(definition), definition)
  const dropped =
    /^DROP (?<kind>EXTENSION|SCHEMA|FUNCTION|VIEW|TRIGGER|STATISTICS) (?:IF EXISTS )?(?<name>\w+)(?: ON (?<table>\w+))?/.exec(
      text,
    ) ?? /^ALTER TABLE (?<table>\w+) DROP (?<kind>CONSTRAINT) (?<name>\w+)/.exec(text)
  if (dropped?.groups) {
    const { kind = '', name = '', table } = dropped.groups
    made.delete(keyOf({ kind: kind.toLowerCase() as Kind, name, ...(table ? { table } : {}) }))
  }
  const reset = /^ALTER (?:TABLE|INDEX) (\w+) RESET \(/.exec(text)?.[1]
  if (reset) made.delete(keyOf({ kind: 'settings', name: '', table: reset }))
  const emptied = /^DELETE FROM (\w+)$/.exec(text)?.[1]
  if (emptied) made.delete(keyOf({ kind: 'rows', name: '', table: emptied }))
  const lost = /^DROP TABLE (?:IF EXISTS )?"?(\w+)"?/.exec(text)?.[1]
  if (lost) {
    for (const [key, { kind, name, table }] of made) {
      if (table === lost || (kind === 'partition' && name === lost)) made.delete(key)
    }
  }
}

/** Functions after those that they use, since PostgreSQL looks for these in a body in SQL. */
function byUse<T extends { name: string; text: string }>(functions: readonly T[]): T[] {
  const sorted = new Set<T>()
  const open = new Set<T>()
  const visit = (one: T) => {
    if (sorted.has(one) || open.has(one)) return
    open.add(one)
    for (const other of functions) if (other !== one && uses(one.text, other)) visit(other)
    sorted.add(one)
  }
  functions.forEach(visit)
  return [...sorted]
}

/** The functions that some statements use, and those that these use. */
function needed<T extends { name: string; text: string }>(
  functions: readonly T[],
  text: string,
  found = new Set<T>(),
): Set<T> {
  for (const one of functions) {
    if (found.has(one) || !uses(text, one)) continue
    found.add(one)
    needed(functions, one.text, found)
  }
  return found
}

function uses(text: string, { name }: { name: string }): boolean {
  return text.includes(`${name}(`) && new RegExp(`\\b${name}\\(`).test(text)
}

/** The arguments and the result, which CREATE OR REPLACE cannot change. */
function signature(text: string): string {
  return (/^[^]*?(?=\bLANGUAGE\b)/.exec(text)?.[0] ?? text).replace(/\s+/g, ' ')
}

function partitioned(statement: string): string {
  const name = /^CREATE TABLE "(\w+)"/.exec(statement)?.[1] ?? ''
  const by = partitions[name]
  return by === undefined ? statement : `${statement.trim().replace(/;$/, '')} PARTITION BY ${by};`
}

/** Returns the differences between a table as the migrations make it and as the code declares it. */
function tableDifferences(
  name: string,
  before: Table | undefined,
  after: Table | undefined,
): string[] {
  if (isDeepStrictEqual(before, after)) return []
  if (!before) return [`The table ${name} is in no migration.`]
  if (!after) return [`The table ${name} of the migrations is declared no longer.`]
  const names = new Set([...Object.keys(before.columns), ...Object.keys(after.columns)])
  const columns = [...names].filter(
    (column) => !isDeepStrictEqual(before.columns[column], after.columns[column]),
  )
  return columns.length > 0
    ? columns.map((column) => `The column ${column} of ${name} differs from the migrations.`)
    : [`The constraints or indexes of ${name} differ from the migrations.`]
}

/** The tables as src/db/schema declares them, in the form in which they were read from JSON. */
function declared(previousId?: string): Snapshot {
  return JSON.parse(JSON.stringify(generateDrizzleJson(tables, previousId))) as Snapshot
}

/** The tables as all migrations together make them; none without a migration. */
function migrated(): Snapshot {
  return existsSync(snapshotFile)
    ? (JSON.parse(readFileSync(snapshotFile, 'utf8')) as Snapshot)
    : generateDrizzleJson({})
}

function readJournal(): Journal {
  if (!existsSync(journalFile)) return { version: '7', dialect: 'postgresql', entries: [] }
  return JSON.parse(readFileSync(journalFile, 'utf8')) as Journal
}
