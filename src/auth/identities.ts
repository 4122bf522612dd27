import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { UserKey } from '../db/query/rows.ts'
import { statement } from '../db/query/statement.ts'

/** A person at an OpenID provider, by SHA-256, since a `sub` may be long and have any characters. */
export type Person = {
  /**
   * The issuer and the client. A provider may name a person to each of its clients differently (OpenID Connect Core 1.0,
   * section 8.1).
   */
  readonly provider: Buffer
  /** The provider and the `sub` there. */
  readonly person: Buffer
}

/** Returns the person whom an ID token names. */
export function personOf(issuer: string, clientId: string, sub: string): Person {
  const hashOf = (...parts: string[]) => hash('sha256', JSON.stringify(parts), 'buffer')
  return { provider: hashOf(issuer, clientId), person: hashOf(issuer, clientId, sub) }
}

type PersonKey = { workspaceId: string } & Person

/** Locks a person, so that two sign-ins at once bind one user. The address of the ID token is locked before. */
export const lockPerson = statement<Pick<PersonKey, 'workspaceId' | 'person'>, never>(
  (_, $) => sql`select pg_advisory_xact_lock(hashtextextended(
    'person ' || ${$.workspaceId}::text || ' ' || encode(${$.person}::bytea, 'hex'), 0))`,
)

export interface UserOfPerson {
  readonly id: string
  readonly status: string
  /** Whether the user is bound to the person. */
  readonly isBound: boolean
  /** Whether the user is bound to another person at the provider. */
  readonly isOfAnother: boolean
}

/** Returns the user who is bound to a person, or else the one with an e-mail address. */
export const userOfPerson = statement<PersonKey & { email: string }, UserOfPerson>(
  (_, $) => sql`
    select u.id, u.status, coalesce(i.person = ${$.person}, false) as "isBound",
      coalesce(i.person <> ${$.person}, false) as "isOfAnother"
    from users u
    left join user_identities i on i.workspace_id = u.workspace_id and i.user_id = u.id
      and i.provider = ${$.provider}
    where u.workspace_id = ${$.workspaceId} and u.deleted_at is null and u.id in (
      select b.user_id from user_identities b
      where b.workspace_id = ${$.workspaceId} and b.person = ${$.person}
      union all
      select a.id from users a where a.workspace_id = ${$.workspaceId}
        and lower(a.email) = lower(${$.email}::text) and a.deleted_at is null)
    order by "isBound" desc limit 1`,
)

/** Binds a user to a person, in place of one at another provider. */
export const bindUser = statement<UserKey & Person & { now: string }, never>(
  (_, $) => sql`
    insert into user_identities (workspace_id, user_id, provider, person, bound_at)
    values (${$.workspaceId}, ${$.userId}, ${$.provider}, ${$.person}, ${$.now})
    on conflict (workspace_id, user_id) do update
      set provider = excluded.provider, person = excluded.person, bound_at = excluded.bound_at`,
)

/** Ends the binding of a user, so that the next person who signs in with the user's address is bound. */
export const unbindUser = statement<UserKey, never>(
  (_, $) => sql`
    delete from user_identities where workspace_id = ${$.workspaceId} and user_id = ${$.userId}`,
)

/** Ends the bindings of all users. */
export const unbindUsers = statement<{ workspaceId: string }, never>(
  (_, $) => sql`delete from user_identities where workspace_id = ${$.workspaceId}`,
)
