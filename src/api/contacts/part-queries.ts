import { type SQL, sql } from 'drizzle-orm'
import { arrayParameter, statement, type Values } from '../../db/query/statement.ts'

/** The value of the column `addresses` for the contact `x`. */
export const derivedAddresses = sql`(
  coalesce((select string_agg(E'\\n' || lower(e.email), '' order by e.sort_order, e.id)
    from contact_emails e where e.workspace_id = x.workspace_id and e.contact_id = x.id), '')
  || coalesce((select string_agg(E'\\n' || p.phone, '' order by p.sort_order, p.id)
    from contact_phones p where p.workspace_id = x.workspace_id and p.contact_id = x.id), ''))`

/** Derives `addresses` of contacts whose e-mail addresses or phone numbers were changed. */
export const setAddresses = statement<{ workspaceId: string; ids: string[] }, never>(
  (_, $) => sql`
    update contacts c set addresses = derived.addresses
    from (select x.id, ${derivedAddresses} as addresses from contacts x
      where x.workspace_id = ${$.workspaceId} and x.id = any(${arrayParameter($.ids)}::uuid[])) derived
    where c.workspace_id = ${$.workspaceId} and c.id = derived.id
      and c.id = any(${arrayParameter($.ids)}::uuid[]) and c.addresses <> derived.addresses`,
)

type GivenRows = { workspaceId: string; contactId: string; given: string; isAdding: boolean }

/** A kind of what a contact has several of. */
interface Part {
  readonly table: string
  /** The columns of `given` and their types. */
  readonly given: SQL
  /** The condition under which a row `x` of `given` names the row `p` of the table. */
  readonly isSame: SQL
  /** The values that a new row has besides its keys and its place, by column. */
  readonly inserted: ($: Values<GivenRows>) => Readonly<Record<string, SQL>>
  /** The assignments for a row that is given again. */
  readonly updated: ($: Values<GivenRows>) => SQL
  /** Orders new rows, so that two requests take their unique values in the same order. */
  readonly inOrder: SQL
}

/**
 * The statements that write one kind of parts. `given` is a JSON array of rows by column name; nulls keep what is, but for
 * a display name that `is_named`. With `isAdding` new rows come after those that the contact has, and never before its
 * primary one.
 */
function statementsOf({ table: name, given, isSame, inserted, updated, inOrder }: Part) {
  const table = sql.identifier(name)
  const rows = ($: Values<GivenRows>, id = sql``) =>
    sql`jsonb_to_recordset(${$.given}::jsonb) as x(${id} ${given}, sort_order int)`
  const isOwn = ($: Values<GivenRows>) =>
    sql`p.workspace_id = ${$.workspaceId} and p.contact_id = ${$.contactId}`
  return {
    removeOthers: statement<GivenRows, never>(
      (_, $) => sql`
        delete from ${table} p
        where ${isOwn($)} and not exists (select 1 from ${rows($)} where ${isSame})`,
    ),
    update: statement<GivenRows, never>(
      (_, $) => sql`
        update ${table} p set ${updated($)} from ${rows($)} where ${isOwn($)} and ${isSame}`,
    ),
    insert: statement<GivenRows, never>((_, $) => {
      const columns = inserted($)
      const names = Object.keys(columns).map((column) => sql.identifier(column))
      return sql`
        insert into ${table} (workspace_id, id, contact_id, ${sql.join(names, sql`, `)}, sort_order)
        select ${$.workspaceId}::uuid, x.id, ${$.contactId}::uuid,
          ${sql.join(Object.values(columns), sql`, `)},
          x.sort_order + present.next * ${$.isAdding}::int
        from ${rows($, sql`id uuid,`)},
          (select count(*), coalesce(max(p.sort_order) + 1, 0) as next from ${table} p
            where ${isOwn($)}) present
        where not exists (select 1 from ${table} p where ${isOwn($)} and ${isSame})
        order by ${inOrder}`
    }),
  }
}

const isPrimary = ($: Values<GivenRows>) =>
  sql`x.is_primary and (not ${$.isAdding}::boolean or present.count = 0)`

export const emailParts = statementsOf({
  table: 'contact_emails',
  given: sql`email text, is_primary boolean, is_verified boolean`,
  isSame: sql`lower(x.email) = lower(p.email)`,
  inserted: ($) => ({
    email: sql`x.email`,
    is_primary: isPrimary($),
    is_verified: sql`coalesce(x.is_verified, false)`,
  }),
  updated: () => sql`email = x.email, is_primary = x.is_primary,
    is_verified = coalesce(x.is_verified, p.is_verified), sort_order = x.sort_order`,
  inOrder: sql`lower(x.email)`,
})

export const phoneParts = statementsOf({
  table: 'contact_phones',
  given: sql`phone text, is_primary boolean, type text`,
  isSame: sql`x.phone = p.phone`,
  inserted: ($) => ({
    phone: sql`x.phone`,
    is_primary: isPrimary($),
    type: sql`coalesce(x.type, 'other')`,
  }),
  updated: () => sql`is_primary = x.is_primary, type = coalesce(x.type, p.type),
    sort_order = x.sort_order`,
  inOrder: sql`x.phone`,
})

export const identityParts = statementsOf({
  table: 'contact_identities',
  given: sql`type text, platform_id text, display_name text, is_named boolean`,
  isSame: sql`x.type = p.type and x.platform_id = p.platform_id`,
  inserted: () => ({
    type: sql`x.type`,
    platform_id: sql`x.platform_id`,
    display_name: sql`x.display_name`,
  }),
  updated: ($) => sql`
    display_name = case when x.is_named then x.display_name else p.display_name end,
    sort_order = case when ${$.isAdding}::boolean then p.sort_order else x.sort_order end`,
  inOrder: sql`x.type, x.platform_id`,
})

type IdentityKey = { workspaceId: string; contactId: string; id: string }

export const removeIdentity = statement<IdentityKey, never>(
  (_, $) => sql`
    delete from contact_identities
    where workspace_id = ${$.workspaceId} and contact_id = ${$.contactId} and id = ${$.id}`,
)
