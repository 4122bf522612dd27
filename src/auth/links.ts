import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Scope } from '../../generated/routes.ts'
import type { Key, UserKey } from '../db/query/rows.ts'
import { arrayParameter, statement } from '../db/query/statement.ts'

/** Hours that a link is valid: of somebody who has not worked here yet, and of anybody else. */
const invitationHours = 168
const resetHours = 1
/** Minutes in which a user gets one mail at most. */
const minutesBetweenMails = 5

const lifetime = sql`case u.status when 'invited' then make_interval(hours => ${invitationHours})
  else make_interval(hours => ${resetHours}) end`

/** Returns a new token of a link: 32 random bytes. */
export function mintLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

type NewLink = Key & { userId: string; hash: Buffer; rights: readonly Scope[] | null }

/** Creates a link of a user who is not suspended, and deletes those that have expired. */
export const insertLink = statement<NewLink, { expiresAt: string }>(
  (_, $) => sql`
    with expired as (
      delete from sign_in_links where workspace_id = ${$.workspaceId}
        and user_id = ${$.userId} and expires_at < now())
    insert into sign_in_links (workspace_id, id, user_id, email, hash, rights, expires_at, created_at)
    select u.workspace_id, ${$.id}, u.id, u.email, ${$.hash},
      ${arrayParameter($.rights)}::text[], now() + ${lifetime}, now()
    from users u where u.workspace_id = ${$.workspaceId} and u.id = ${$.userId}
      and u.status <> 'suspended' and u.deleted_at is null
    returning expires_at as "expiresAt"`,
)

/**
 * Creates a link whose token the worker makes and sends, of the user with an e-mail address. It creates nothing without
 * such a user, without a channel that can send it, and soon after another one.
 */
export const queueLinkMail = statement<Key & { email: string }, never>(
  (_, $) => sql`
    insert into sign_in_links (workspace_id, id, user_id, email, expires_at, mail_due_at, created_at)
    select u.workspace_id, ${$.id}, u.id, u.email, now() + ${lifetime}, now(), now()
    from users u where u.workspace_id = ${$.workspaceId} and lower(u.email) = lower(${$.email}::text)
      and u.status <> 'suspended' and u.deleted_at is null
      and exists (select from channels n where n.workspace_id = u.workspace_id
        and n.type = 'email' and n.status = 'active' and n.deleted_at is null)
      and not exists (select from sign_in_links l where l.workspace_id = u.workspace_id
        and l.user_id = u.id and l.mail_attempts + (l.mail_due_at is not null)::int > 0
        and l.created_at > now() - make_interval(mins => ${minutesBetweenMails})
        and l.created_at < now() + make_interval(mins => ${minutesBetweenMails}))`,
)

/** Returns the user of a link that is valid. */
export const linkByHash = statement<{ hash: Buffer }, UserKey>(
  (_, $) => sql`
    select l.workspace_id as "workspaceId", l.user_id as "userId" from sign_in_links l
    join workspaces w on w.id = l.workspace_id
    where l.hash = ${$.hash} and l.expires_at > now() and w.suspended_at is null`,
)

/** Deletes a link that is valid, so that it is used once. */
export const consumeLink = statement<
  UserKey & { hash: Buffer },
  { email: string; rights: Scope[] | null }
>(
  (_, $) => sql`
    delete from sign_in_links where workspace_id = ${$.workspaceId} and user_id = ${$.userId}
      and hash = ${$.hash} and expires_at > now()
    returning email, to_json(rights) as rights`,
)

export const deleteLinks = statement<UserKey, never>(
  (_, $) => sql`
    delete from sign_in_links where workspace_id = ${$.workspaceId} and user_id = ${$.userId}`,
)
