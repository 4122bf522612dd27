import type { Scope } from '../../../generated/routes.ts'
import type { BuiltInRole } from '../../auth/roles.ts'
import { and, eq, sql } from 'drizzle-orm'
import { columnsBut, type Key, rowById } from '../../db/query/rows.ts'
import { roles } from '../../db/schema/users.ts'
import { workspaceLock } from '../../db/query/lock-workspace.ts'
import { isFound } from '../../db/query/search.ts'
import { anyOf, arrayParameter, statement, type Values } from '../../db/query/statement.ts'

const columns = {
  ...columnsBut(roles, 'workspaceId', 'deletedAt'),
  systemName: sql<BuiltInRole | null>`${roles.systemName}`.as('system_name'),
  permissions: sql<Scope[]>`to_json(${roles.permissions})`.as('permissions'),
  userCount: sql<number>`(select count(*) from user_roles x
    join users u on u.workspace_id = x.workspace_id and u.id = x.user_id
    where x.workspace_id = roles.workspace_id and x.role_id = roles.id
      and u.deleted_at is null)`
    .mapWith(Number)
    .as('user_count'),
}

const isLive = sql`${roles.deletedAt} is null`

/** The roles of a workspace, or those that a text finds by name: the built-in ones first, then by name. */
export const rolesOf = statement((db, $: Values<{ workspaceId: string; q: string | null }>) =>
  db
    .select(columns)
    .from(roles)
    .where(and(eq(roles.workspaceId, $.workspaceId), isLive, isFound(roles.name, $.q)))
    .orderBy(sql`system_name is null`, sql`lower(name)`),
)

export const roleById = rowById(roles, columns)

/** Roles that stay as they are until the transaction ends. */
export const rolesReferred = statement(
  (db, $: Values<{ workspaceId: string; ids: readonly string[] }>) =>
    db
      .select({ id: roles.id, systemName: columns.systemName, permissions: columns.permissions })
      .from(roles)
      .where(and(eq(roles.workspaceId, $.workspaceId), anyOf(roles.id, $.ids), isLive))
      .orderBy(roles.id)
      .for('share'),
)

/** One maker of roles at a time, so that they can be counted. */
export const lockRoles = workspaceLock('roles')

/** Makes every change of who owns a workspace wait for this one. */
export const lockOwners = statement<{ workspaceId: string }, { id: string }>(
  (_, $) => sql`
    select id from roles where workspace_id = ${$.workspaceId} and system_name = 'owner'
    for no key update`,
)

/** A user that keeps the workspace owned, if there is one. */
export const anyOwner = statement<{ workspaceId: string }, { id: string }>(
  (_, $) => sql`
    select u.id from users u
    join user_roles x on x.workspace_id = u.workspace_id and x.user_id = u.id
    join roles r on r.workspace_id = x.workspace_id and r.id = x.role_id
    where u.workspace_id = ${$.workspaceId} and r.system_name = 'owner' and u.status = 'active'
      and u.deleted_at is null
    limit 1`,
)

/**
 * Deletes a role whose users receive another one. From then on it permits no more than that one does, so that no user
 * has a right for longer because of the batches.
 */
export const endRole = statement<Key & { permissions: string[]; now: string }, never>(
  (_, $) => sql`
    update roles set deleted_at = ${$.now}::timestamptz, updated_at = ${$.now}::timestamptz,
      permissions = ${arrayParameter($.permissions)}::text[]
    where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)

type Replacement = { workspaceId: string; ids: string[]; userIds: string[]; toId: string | null }

export const replaceRole = statement<Replacement, never>(
  (_, $) => sql`
    with gone as (
      delete from user_roles where workspace_id = ${$.workspaceId}
        and role_id = any(${arrayParameter($.ids)}::uuid[])
        and user_id = any(${arrayParameter($.userIds)}::uuid[])
      returning user_id)
    insert into user_roles (workspace_id, user_id, role_id)
    select ${$.workspaceId}::uuid, user_id, ${$.toId}::uuid from gone
    where ${$.toId}::uuid is not null
    on conflict do nothing`,
)

/** Sets the roles of a user to exactly these. */
export const setRoles = statement<
  { workspaceId: string; userId: string; roleIds: readonly string[] },
  never
>(
  (_, $) => sql`
    with taken as (
      delete from user_roles where workspace_id = ${$.workspaceId} and user_id = ${$.userId}
        and role_id <> all(${arrayParameter($.roleIds)}::uuid[]))
    insert into user_roles (workspace_id, user_id, role_id)
    select ${$.workspaceId}::uuid, ${$.userId}::uuid, unnest(${arrayParameter($.roleIds)}::uuid[])
    on conflict do nothing`,
)
