import type { Schema } from '../../../generated/operations.ts'
import { sessionHours } from '../../auth/authenticate.ts'
import { scopesOfRoles } from '../../auth/roles.ts'
import { hashToken, mintToken, previewToken } from '../../auth/tokens.ts'
import { insertRow } from '../../db/query/insert.ts'
import { lockRow } from '../../db/query/lock-row.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import type { UserKey } from '../../db/query/rows.ts'
import { apiTokens, users } from '../../db/schema/users.ts'
import { ApiError } from '../../errors.ts'
import { emit } from '../../events/log/emit.ts'
import type { Context } from '../../http/context.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { newId } from '../../lib/ids.ts'
import { addHours } from '../../lib/time.ts'
import { lockAgents } from '../../routing/agent-locks.ts'
import { tokenById } from '../api-tokens/queries.ts'
import { toApiToken } from '../api-tokens/wire.ts'
import { currentWorkspace } from '../settings/queries.ts'
import { userById } from '../users/queries.ts'
import { emitRevoked } from '../users/service-tokens.ts'
import { toCurrentUser, toUser } from '../users/wire.ts'
import { activateUser, deleteEndedSessions, endSessions } from './queries.ts'

/** The most sessions that a user has at once. */
export const mostSessions = 50
const mostDeviceLength = 200

/** Returns the 401 of every sign-in that fails, whatever the reason. */
export function credentialsInvalid(cause?: Error): ApiError {
  return new ApiError(
    'credentials_invalid',
    'The sign-in was refused. Check the name of the workspace, the e-mail address and the password.',
    { headers: { 'www-authenticate': 'Bearer' }, cause },
  )
}

/** Returns the context of a change that a user makes who has no token yet. */
export function asUser(ctx: Context, { workspaceId, userId }: UserKey): Context {
  const can = () => false
  const nothing = { scopes: [], can, supervises: false, isSession: false }
  return { ...ctx, actor: { workspaceId, tokenId: userId, userId, id: userId, ...nothing } }
}

/** Activates an invited user, whose row is locked and who acts, and renames the user unless `name` is null. */
export async function activate(acting: Context, key: UserKey, name: string | null): Promise<void> {
  const { db, now } = acting
  const { workspaceId, userId: id } = key
  const [, [before], , [after]] = await pipeline(db, [
    () => lockAgents(db, { workspaceId, userIds: [id] }),
    () => userById(db, { workspaceId, id }),
    () => activateUser(db, { ...key, name, now }),
    () => userById(db, { workspaceId, id }),
  ])
  if (before && after) emit(acting, ['user.updated', toUser(after), toUser(before)])
}

interface Beginning {
  /** Runs when the user is locked. */
  readonly isStillProven?: () => Promise<boolean>
  /** The context of a caller that begins the session for the user. */
  readonly actor?: Context
}

/**
 * Begins a session of a user who has proven to be the one, and replies with its token. Throws 401 for a user who is not
 * active any more.
 */
export async function beginSession(
  ctx: Context,
  key: UserKey,
  { isStillProven, actor }: Beginning = {},
): Promise<Schema<'SessionSecretReply'>> {
  const { workspaceId, userId } = key
  const [, [user]] = await pipeline(ctx.db, [
    () => lockRow(ctx.db, users, { workspaceId, id: userId }),
    () => userById(ctx.db, { workspaceId, id: userId }),
  ])
  const isProven = isStillProven === undefined || (await isStillProven())
  if (!user || user.status !== 'active' || !isProven) throw credentialsInvalid()

  const acting = actor ?? asUser(ctx, key)
  await emitRevoked(
    acting,
    await endSessions(ctx.db, { ...key, most: mostSessions - 1, exceptId: null }),
  )
  await deleteEndedSessions(ctx.db, key)
  const { id, token, expiresAt } = await insertSession(acting, userId)
  const [workspace] = await currentWorkspace(ctx.db, { workspaceId })
  if (!workspace) throw credentialsInvalid()
  const current = toCurrentUser(user, scopesOfRoles(user.roles), workspace)
  return dataReply({ id, token, expiresAt, user: current })
}

async function insertSession(ctx: Context, userId: string) {
  const { workspaceId } = ctx.actor
  const { ip, userAgent } = ctx.client
  const id = newId()
  const token = mintToken()
  const expiresAt = addHours(ctx.now, sessionHours)
  await insertRow(ctx, apiTokens, {
    id,
    name: ctx.actor.userId === userId ? 'Session' : 'Impersonation',
    kind: 'session',
    userId,
    creatorId: ctx.actor.userId,
    hash: hashToken(token),
    preview: previewToken(token),
    scopes: ['*'],
    expiresAt,
    lastUsedAt: ctx.now,
    lastUsedIp: ip,
    device: userAgent?.slice(0, mostDeviceLength) ?? null,
  })
  const [row] = await tokenById(ctx.db, { workspaceId, id })
  if (!row) throw new Error('the session that was just inserted is missing')
  emit(ctx, ['token.created', toApiToken(row)])
  return { id, token, expiresAt }
}
