import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../src/db/schema/index.ts'

const tables = Object.values(schema as Record<string, unknown>)
  .filter((value): value is PgTable => is(value, PgTable))
  .map((table) => getTableName(table))
  .filter((name) => name !== 'workspaces' && name !== 'numbered_lists')

/** Statements that cross workspaces on purpose, each with its reason. */
const exceptions: ReadonlyArray<readonly [pattern: RegExp, reason: string]> = [
  [/"api_tokens"\."hash" = \$1/, 'the token decides the workspace'],
  [/delete from idempotency_keys where \(workspace_id, key\) in/, 'background work for all'],
  [/distinct workspace_id as "workspaceId" from events where sequence is null/, 'the numbering'],
  [/(from event_cursors seen|from event_cursors where numbered > dispatched)/, 'the dispatcher'],
  [/delete from (events|webhook_deliveries|audit_logs) where \(workspace_id, id\) in/, 'retention'],
  [/update channels set validate_at = now\(\)/, 'background work for all'],
  [/update messages set status = '(sending|sent)'/, 'background work for all'],
  [/from due where tickets\.workspace_id = due\.workspace_id/, 'timers of all workspaces'],
]

/** Why a statement may touch rows of another workspace, or undefined when it cannot. */
export function unscoped(text: string): string | undefined {
  if (exceptions.some(([pattern]) => pattern.test(text))) return undefined
  const mentioned = new RegExp(
    `\\b(?:from|join|update|into)\\s+"?(${tables.join('|')})"?(?:\\s+(?:as\\s+)?"?(\\w+)"?)?`,
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
