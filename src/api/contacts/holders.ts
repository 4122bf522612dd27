import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/pool/client.ts'
import { columns } from './queries.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { mine } from '../../db/query/scope.ts'
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

/** The live contacts that have one of some values, with what they were matched on. */
export const liveHolders = statement<MatchValues, { id: string; matchedOn: string }>((_, $) =>
  holders($, sql`deleted_at is null`, sql`is_live`),
)

/** One live contact that has one of some values. */
export const contactHolding = statement((db, $: Values<MatchValues>) =>
  db
    .select(columns)
    .from(contacts)
    .where(
      and(
        mine(contacts, $.workspaceId),
        sql`${contacts.deletedAt} is null`,
        sql`${contacts.id} = any(array(
          select h.id from (${holders($, sql`deleted_at is null`, sql`is_live`)}) h))`,
      ),
    )
    .limit(1),
)

/** Locks contacts against changes until the transaction ends. */
export const lockHolders = statement<{ workspaceId: string; ids: string[] }, never>(
  (_, $) => sql`
    select id from contacts
    where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])
    order by id for no key update`,
)

/** The deleted ones, but for those that were merged. */
export const deletedHolders = statement<MatchValues, { id: string; matchedOn: string }>((_, $) =>
  holders($, sql`deleted_at is not null`, sql`not is_live`),
)

function holders(
  $: Values<MatchValues>,
  contact: SQL,
  part: SQL,
): SQL<{ id: string; matchedOn: string }> {
  return sql`
    select found.id, found.matched_on as "matchedOn" from (
      select id, 'externalId' as matched_on from contacts
      where workspace_id = ${$.workspaceId} and ${contact}
        and external_id = any(${arrayParameter($.externalIds)}::text[])
      union all select id, 'username' from contacts
      where workspace_id = ${$.workspaceId} and ${contact}
        and username = any(${arrayParameter($.usernames)}::text[])
      union all select contact_id, 'email' from contact_emails
      where workspace_id = ${$.workspaceId} and ${part}
        and lower(email) = any(${arrayParameter($.emails)}::text[])
      union all select contact_id, 'phone' from contact_phones
      where workspace_id = ${$.workspaceId} and ${part}
        and phone = any(${arrayParameter($.phones)}::text[])
      union all select contact_id, 'platform' from contact_identities
      where workspace_id = ${$.workspaceId} and ${part}
        and type || ' ' || platform_id = any(${arrayParameter($.platforms)}::text[])) found
    where not exists (select 1 from contacts c
      where c.workspace_id = ${$.workspaceId} and c.id = found.id and c.merged_into_id is not null)`
}

export type Holder = { id: string; matchedOn: string }

/** The contacts that have the values, locked: a deletion or a merge may have been under way. */
export async function lockedHolders(db: Db, matchValues: MatchValues): Promise<Holder[]> {
  let found = await liveHolders(db, matchValues)
  for (;;) {
    const ids = idsOf(found)
    if (ids.length === 0) return []
    const [, still] = await pipeline(db, [
      () => lockHolders(db, { workspaceId: matchValues.workspaceId, ids }),
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
