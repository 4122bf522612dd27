import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../src/db/schema/index.ts'

const tables = Object.values(schema as Record<string, unknown>)
  .filter((value): value is PgTable => is(value, PgTable))
  .filter((table) => 'workspaceId' in getTableColumns(table))
  .map((table) => getTableName(table))

/** Statements that cross workspaces on purpose, each with its reason. */
const exceptions: ReadonlyArray<readonly [pattern: RegExp, reason: string]> = [
  [/"api_tokens"\."hash" = \$1/, 'the token decides the workspace'],
  [/from sign_in_links l .* where l\.hash = \$1/s, 'the token of the link decides the workspace'],
]

/** Why a statement may touch rows of another workspace, or undefined when it cannot. */
export function unscoped(text: string): string | undefined {
  if (exceptions.some(([pattern]) => pattern.test(text))) return undefined
  const mentioned = new RegExp(
    `\\b(?:from|join|update|into)\\s+"?(${tables.join('|')})\\b"?(?:\\s+(?:as\\s+)?"?(\\w+)"?)?`,
    'gi',
  )
  for (const [, table = '', alias = ''] of text.matchAll(mentioned)) {
    const names = [table, alias].filter((name) => name !== '').join('|')
    const bound = new RegExp(
      `(?:"?(?:${names})"?\\."?workspace_id"?|(?<![.\\w"])"?workspace_id"?)`,
      'i',
    )
    if (!bound.test(text)) return `${table} without its workspace_id`
  }
  return undefined
}
