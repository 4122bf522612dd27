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
  return migrationFiles()
    .filter((name) => !released.includes(name))
    .flatMap((name) => incompatibilities(name, read(name), used))
}

/** Returns a sentence for each statement of a migration that the version before cannot run beside. */
export function incompatibilities(name: string, text: string, used: Used): string[] {
  const removes = /^\d{4}_remove-/.test(name)
  return text.split('--> statement-breakpoint').flatMap((part) =>
    statementsOf(part).flatMap((statement) => {
      const fault = faultOf(statement.text.replaceAll('"', ''), used, removes)
      return fault === undefined ? [] : [`drizzle/${name} ${fault}`]
    }),
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
