import { sql } from 'drizzle-orm'
import { builtInStatuses, usualPresence } from '../api/agent-activities/built-in.ts'
import { type BuiltInRole, builtInRoles } from '../auth/roles.ts'
import { hashToken, mintToken, previewToken } from '../auth/tokens.ts'
import type { Db } from '../db/pool/client.ts'
import { insertRow } from '../db/query/insert.ts'
import { settings } from '../db/schema/settings.ts'
import { apiTokens, roles, userRoles, users } from '../db/schema/users.ts'
import { workspaces } from '../db/schema/workspaces.ts'
import { pipeline } from '../db/query/pipeline.ts'
import { statement, type Values } from '../db/query/statement.ts'
import { newId } from '../lib/ids.ts'
import { addDays } from '../lib/time.ts'

const insertWorkspace = statement((db, $: Values<{ id: string; name: string; now: string }>) =>
  db.insert(workspaces).values({ id: $.id, name: $.name, createdAt: $.now }),
)

const insertUserRole = statement(
  (db, $: Values<{ workspaceId: string; userId: string; systemName: string }>) =>
    db.insert(userRoles).values({
      workspaceId: $.workspaceId,
      userId: $.userId,
      roleId: sql`(select r.id from roles r
        where r.workspace_id = ${$.workspaceId} and r.system_name = ${$.systemName})`,
    }),
)

const insertPresenceStatuses = statement<
  { workspaceId: string; statuses: string; now: string },
  never
>(
  (_, $) => sql`
    insert into presence_statuses (workspace_id, id, system_name, display_name, emoji, category,
      routable, is_system, is_default, sort_order, created_at, updated_at)
    select ${$.workspaceId}::uuid, s.id, s."systemName", s."displayName", s.emoji, s.category,
      s.routable, true, s."systemName" = ${usualPresence}, s."sortOrder", ${$.now}::timestamptz,
      ${$.now}::timestamptz
    from jsonb_to_recordset(${$.statuses}::jsonb) s (id uuid, "systemName" text,
      "displayName" text, emoji text, category text, routable jsonb, "sortOrder" int)`,
)

const workspaceByName = statement<{ name: string }, { id: string }>(
  (_, $) => sql`select id from workspaces where name = ${$.name}`,
)

const anyWorkspace = statement<Record<string, never>, { id: string }>(
  () => sql`select id from workspaces limit 1`,
)

const userByEmail = statement<{ workspaceId: string; email: string }, { id: string }>(
  (_, $) => sql`select id from users where workspace_id = ${$.workspaceId}
    and lower(email) = lower(${$.email}) and deleted_at is null`,
)

const anyUser = statement<{ workspaceId: string }, { id: string }>(
  (_, $) => sql`select id from users where workspace_id = ${$.workspaceId} limit 1`,
)

/** Makes the ids of a workspace's built-in rows, each kind counted from 0. */
interface BuiltInIds {
  readonly role: (n: number) => string
  readonly presenceStatus: (n: number) => string
}

/** A new workspace with its settings, built-in roles and presence statuses; returns its id. The name must be free. */
export async function createWorkspace(
  db: Db,
  name: string,
  now: string,
  ids: BuiltInIds = { role: newId, presenceStatus: newId },
): Promise<string> {
  const id = newId()
  const ctx = { db, actor: { workspaceId: id }, now }
  const statuses = builtInStatuses.map((status, n) => ({
    ...status,
    id: ids.presenceStatus(n),
    sortOrder: n + 1,
  }))
  await pipeline(db, [
    () => insertWorkspace(db, { id, name, now }),
    () => insertRow(ctx, settings, { id }),
    ...(Object.keys(builtInRoles) as BuiltInRole[]).map((systemName, n) => {
      const row = { id: ids.role(n), name: builtInRoles[systemName], systemName, permissions: [] }
      return () => insertRow(ctx, roles, row)
    }),
    () => insertPresenceStatuses(db, { workspaceId: id, statuses: JSON.stringify(statuses), now }),
  ])
  return id
}

/** A new active user with a built-in role. */
export async function createUser(
  db: Db,
  workspaceId: string,
  user: { readonly id: string; readonly name: string; readonly email: string },
  role: BuiltInRole,
  now: string,
): Promise<void> {
  await insertRow({ db, actor: { workspaceId }, now }, users, user)
  await insertUserRole(db, { workspaceId, userId: user.id, systemName: role })
}

/** A new token; returns its secret, which is kept nowhere. `userId` makes it a personal one. */
export async function createToken(
  db: Db,
  workspaceId: string,
  token: {
    readonly name: string
    readonly scopes: readonly string[]
    readonly userId?: string | undefined
    readonly secret?: string | undefined
    readonly days: number
  },
  now: string,
): Promise<string> {
  const secret = token.secret ?? mintToken()
  await insertRow({ db, actor: { workspaceId }, now }, apiTokens, {
    id: newId(),
    name: token.name,
    kind: token.userId === undefined ? 'service' : 'personal',
    userId: token.userId,
    hash: hashToken(secret),
    preview: previewToken(secret),
    scopes: token.scopes,
    expiresAt: addDays(now, token.days),
  })
  return secret
}

export async function findWorkspace(db: Db, name: string): Promise<string | undefined> {
  return (await workspaceByName(db, { name }))[0]?.id
}

/** Suspends a workspace, whose tokens are refused and whose background work pauses, or resumes it. */
export const setSuspended = statement<{ workspaceId: string; isSuspended: boolean }, never>(
  (_, $) => sql`
    update workspaces
    set suspended_at = case when ${$.isSuspended}::boolean then coalesce(suspended_at, now()) end
    where id = ${$.workspaceId}`,
)

export async function hasWorkspace(db: Db): Promise<boolean> {
  return (await anyWorkspace(db, {})).length > 0
}

/** The id of the live user with this address, or undefined. */
export async function findUser(
  db: Db,
  workspaceId: string,
  email: string,
): Promise<string | undefined> {
  return (await userByEmail(db, { workspaceId, email }))[0]?.id
}

export async function hasUser(db: Db, workspaceId: string): Promise<boolean> {
  return (await anyUser(db, { workspaceId })).length > 0
}
