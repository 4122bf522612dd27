import { and, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/pool/client.ts'
import { columns } from './queries.ts'
import { survivorsWith } from '../../db/query/merged-contacts.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { lockRows } from '../../db/query/lock-row.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { inWorkspace } from '../../db/query/scope.ts'
import { arrayParameter, statement, type Values } from '../../db/query/statement.ts'

export type MatchValues = {
  workspaceId: string
  externalIds: string[]
  usernames: string[]
  /** In lower case. */
  emails: string[]
  phones: string[]
  /** `type platformId`. */
  platforms: string[]
}

export interface Holder {
  readonly id: string
  readonly matchedOn: string
  /** Whether the value is a key of a contact that was merged into this one. */
  readonly isMerged: boolean
}

/** The live contacts that have one of some values, with what they were matched on. */
const liveHolders = statement<MatchValues, Holder>((_, $) => holders($, true))

/** One live contact that has one of some values. */
export const contactHolding = statement((db, $: Values<MatchValues>) =>
  db
    .select(columns)
    .from(contacts)
    .where(
      and(
        inWorkspace(contacts, $.workspaceId),
        sql`${contacts.deletedAt} is null`,
        sql`${contacts.id} = any(array(
          select h.id from (${holders($, true)}) h))`,
      ),
    )
    .limit(1),
)

/** The deleted contacts that have one of some values. A merged one counts as the contact that it was merged into. */
export const deletedHolders = statement<MatchValues, Holder>((_, $) => holders($, false))

function holders($: Values<MatchValues>, isLive: boolean): SQL<Holder> {
  const state = isLive ? sql`is null` : sql`is not null`
  const part = isLive ? sql`is_live` : sql`not is_live`
  return sql`
    select found.id, found.matched_on as "matchedOn", found.is_merged as "isMerged" from (
      ${keyHolders($, 'external_id', 'externalId', $.externalIds, state)}
      union all ${keyHolders($, 'username', 'username', $.usernames, state)}
      union all select contact_id, 'email', false from contact_emails
      where workspace_id = ${$.workspaceId} and ${part}
        and lower(email) = any(${arrayParameter($.emails)}::text[])
      union all select contact_id, 'phone', false from contact_phones
      where workspace_id = ${$.workspaceId} and ${part}
        and phone = any(${arrayParameter($.phones)}::text[])
      union all select contact_id, 'platform', false from contact_identities
      where workspace_id = ${$.workspaceId} and ${part}
        and type || ' ' || platform_id = any(${arrayParameter($.platforms)}::text[])) found
    where exists (select 1 from contacts c
      where c.workspace_id = ${$.workspaceId} and c.id = found.id and c.deleted_at ${state}
        and c.merged_into_id is null offset 0)`
}

/** Returns the contacts with one of some values of a unique column, which they or a contact merged into them have. */
function keyHolders(
  $: Values<MatchValues>,
  columnName: 'external_id' | 'username',
  matchedOn: string,
  values: Placeholder,
  state: SQL,
): SQL {
  const column = sql.identifier(columnName)
  return sql`select id, ${matchedOn}::text as matched_on, false as is_merged from contacts
      where workspace_id = ${$.workspaceId} and deleted_at ${state}
        and ${column} = any(${arrayParameter(values)}::text[])
      union all select survivor.id, ${matchedOn}::text, true
      from (${survivorsWith($.workspaceId, columnName, values)}) survivor`
}

/** The contacts that have the values, locked: a deletion or a merge may have been under way. */
export async function lockedHolders(db: Db, matchValues: MatchValues): Promise<Holder[]> {
  let found = await liveHolders(db, matchValues)
  for (;;) {
    const ids = idsOf(found)
    if (ids.length === 0) return []
    const [, still] = await pipeline(db, [
      () => lockRows(db, contacts, { workspaceId: matchValues.workspaceId, ids }),
      () => liveHolders(db, matchValues),
    ])
    if (idsOf(still).every((id) => ids.includes(id))) return still
    found = still
  }
}

/** Each once. */
export function idsOf(found: readonly Holder[]): string[] {
  return [...new Set(found.map(({ id }) => id))]
}
