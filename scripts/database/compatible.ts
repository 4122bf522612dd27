import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/lib/root.ts'
import { sourceFiles } from '../source-files.ts'
import { migrationFiles, releasedMigrations } from './released.ts'
import { statementsOf } from './source.ts'

/** The parts of a database that the version before uses: it goes on running while the migrations of the next one are applied. */
export interface Used {
  readonly tables: ReadonlySet<string>
  readonly functions: ReadonlySet<string>
}

/** Returns a sentence for each statement of an unreleased migration that the version before cannot run beside. */
export function incompatibleMigrations(): string[] {
  const released = releasedMigrations()
  const used = usedBy(released.map(read).join('\n'))
  const unreleased = migrationFiles().filter((name) => !released.includes(name))
  const added = columnsAddedBy(unreleased.map(read).join('\n'))
  return unreleased.flatMap((name) => incompatibilities(name, read(name), used, added))
}

/**
 * Returns a sentence for each statement of a migration that the version before cannot run beside. `added` are the columns that
 * it does not know, as `table.column`.
 */
export function incompatibilities(
  name: string,
  text: string,
  used: Used,
  added = columnsAddedBy(text),
): string[] {
  const removes = /^\d{4}_remove-/.test(name)
  const requires = /^\d{4}_require-/.test(name)
  const statements = text
    .split('--> statement-breakpoint')
    .flatMap((part) => statementsOf(part).map((statement) => statement.text.replaceAll('"', '')))
  const dropped = new Set(statements.map((one) => droppedConstraint.exec(one)?.[1]))
  return statements.flatMap((statement) => {
    const fault =
      faultOf(statement, used, removes) ??
      (requires ? undefined : newRuleOf(statement, used, added, dropped))
    return fault === undefined ? [] : [`drizzle/${name} ${fault}`]
  })
}

const droppedConstraint = /^(?:ALTER TABLE \w+ DROP CONSTRAINT|DROP INDEX) (?:IF EXISTS )?(\w+)/

/** Returns the columns that statements add to tables that exist, as `table.column`. */
function columnsAddedBy(text: string): ReadonlySet<string> {
  const additions = /^ALTER TABLE "?(\w+)"? ADD COLUMN "?(\w+)/gm
  return new Set([...text.matchAll(additions)].map(([, table, column]) => `${table}.${column}`))
}

/**
 * Returns the fault of a new constraint or unique index over columns that the version before writes. One that is made again
 * is taken for a wider one, as of an enum with a further value.
 */
function newRuleOf(
  text: string,
  used: Used,
  added: ReadonlySet<string>,
  dropped: ReadonlySet<string | undefined>,
): string | undefined {
  const rule =
    /^ALTER TABLE (?<table>\w+)\s+ADD CONSTRAINT (?<name>\w+) (?<columns>[^]*)$/.exec(text) ??
    /^CREATE UNIQUE INDEX (?:IF NOT EXISTS )?(?<name>\w+) ON (?<table>\w+) (?<columns>[^]*)$/.exec(
      text,
    )
  const { table = '', name = '', columns = '' } = rule?.groups ?? {}
  const namesNew = columns.match(/\w+/g)?.some((column) => added.has(`${table}.${column}`))
  if (!used.tables.has(table) || dropped.has(name) || namesNew) return undefined
  return (
    `adds the constraint ${name} to ${table}, which the version before may violate while it still runs. Let the program of this ` +
    'release write what fits. Once every released version does, add the constraint by a migration that is named require-….'
  )
}

function faultOf(text: string, used: Used, removes: boolean): string | undefined {
  const [, table = '', change = ''] = /^ALTER TABLE (\w+) ([^]*)$/.exec(text) ?? []
  const required =
    /^ADD COLUMN (\w+) (?=[^]*\bNOT NULL\b)(?![^]*\b(?:DEFAULT|GENERATED)\b)/.exec(change) ??
    /^ALTER COLUMN (\w+) SET NOT NULL$/.exec(change)
  if (used.tables.has(table) && required) {
    return (
      `requires the column ${required[1]} of ${table}, which the version before does not write while it still runs. Give the ` +
      'column a default, or let it be null.'
    )
  }
  if (removes) return undefined
  const isGone = /^(?:DROP COLUMN|RENAME|ALTER COLUMN \w+ (?:SET DATA TYPE|DROP DEFAULT))\b/.test(
    change,
  )
  const [, kind = '', name = ''] =
    /^DROP (TABLE|FUNCTION|VIEW) (?:IF EXISTS )?(\w+)/.exec(text) ?? []
  const isUsed = kind === 'FUNCTION' ? used.functions.has(name) : used.tables.has(name)
  if (!(used.tables.has(table) && isGone) && !isUsed) return undefined
  return (
    `removes or alters what the version before uses while it still runs (${text.split('\n')[0]?.slice(0, 80)}). Add the new ` +
    'one under another name in this release. Once no released version uses the old one, remove it by a migration that is ' +
    'named remove-….'
  )
}

/** Returns the tables and views that statements create, and the functions among them that statements of the program call. */
function usedBy(text: string): Used {
  const code = sourceFiles()
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const names = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name.replaceAll('"', ''))
  const functions = names(/^CREATE OR REPLACE FUNCTION (\w+)/gm)
  return {
    tables: new Set(names(/^CREATE (?:TABLE (?:IF NOT EXISTS )?|OR REPLACE VIEW )("?\w+"?)/gm)),
    functions: new Set(functions.filter((name) => code.includes(`${name}(`))),
  }
}

function read(name: string): string {
  return readFileSync(join(root, 'drizzle', name), 'utf8')
}
