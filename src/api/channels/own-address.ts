import { type SQL, sql } from 'drizzle-orm'

/**
 * True if an address belongs to an e-mail channel of the workspace, or to the one with an id: its address or an alias,
 * with a tag or without (`desk+orders@x.example` is `desk@x.example`, RFC 5233).
 */
export function isOwnAddress(workspaceId: unknown, address: SQL, channelId?: SQL): SQL {
  const names = sql`array[lower(${address}), regexp_replace(lower(${address}), '\\+[^@]*@', '@')]`
  return sql`exists (
    select from channels n
    where n.workspace_id = ${workspaceId} and n.type = 'email' and n.deleted_at is null
      ${channelId ? sql`and n.id = ${channelId}` : sql``}
      and (lower(n.address) = any(${names}) or n.config -> 'aliases' ?| ${names}))`
}
