import { ApiError, notFound } from '../../errors.ts'
import { audit, emit } from '../../events/log/emit.ts'
import type { Context } from '../../http/context.ts'
import { asking, type HandlersFor, unmanaged } from '../../http/handler.ts'
import { page, pageOf } from '../../http/reply/paging.ts'
import { endToken, lockToken, tokenById } from '../api-tokens/queries.ts'
import { requireChangeable } from '../api-tokens/rights.ts'
import { toApiToken } from '../api-tokens/wire.ts'
import { acceptLink, invite, queueReset } from './links.ts'
import { getProvider, putProvider, requireProvider, signInByProvider } from './oidc.ts'
import { changePassword, signInByPassword } from './password.ts'
import { sessionsOf, sessionToEnd } from './queries.ts'
import { userById } from '../users/queries.ts'
import { beginSession } from './session.ts'
import { toSession } from './wire.ts'

export const sessionHandlers: HandlersFor<'sessions'> = {
  async listSessions({ db, actor }, { query }) {
    const { workspaceId, userId, tokenId } = actor
    const rows = userId === null ? [] : await sessionsOf(db, { workspaceId, userId })
    return page(query, pageOf(query, rows), (row) => toSession(row, tokenId))
  },

  createSession: unmanaged((ctx, { body }) =>
    body.method === 'oidc' ? signInByProvider(ctx, body) : signInByPassword(ctx, body),
  ),

  async endCurrentSession(ctx) {
    await end(ctx, ctx.actor.tokenId)
  },

  async endSession(ctx, { params }) {
    await end(ctx, params.id)
  },

  async createUserSession(ctx, { params }) {
    return impersonate(ctx, params.id)
  },

  async getOidcSettings(ctx) {
    return getProvider(ctx)
  },

  setOidcSettings: asking(
    ({ targets }, { body }) => requireProvider(targets, body),
    (ctx, { body }) => putProvider(ctx, body),
  ),

  setPassword: unmanaged((ctx, { body }) => changePassword(ctx, body)),

  async createInvitation(ctx, { params }) {
    return invite(ctx, params.id)
  },

  acceptInvitation: unmanaged((ctx, { body }) => acceptLink(ctx, body)),

  async createPasswordReset(ctx, { body }) {
    await queueReset(ctx, body)
  },

  completePasswordReset: unmanaged((ctx, { body }) => acceptLink(ctx, body)),
}

/** Ends a session of the calling user. Throws 404, and 403 for one with more rights than the caller. */
async function end(ctx: Context, id: string): Promise<void> {
  const { workspaceId, userId } = ctx.actor
  const key = { workspaceId, id }
  const [before] = await lockToken(ctx.db, key)
  const [open] = userId === null ? [] : await sessionToEnd(ctx.db, { ...key, userId })
  if (!before || !open) throw notFound('session', id)
  requireChangeable(ctx, before)

  await endToken(ctx.db, { ...key, overlapSeconds: 0 })
  const [after] = await tokenById(ctx.db, key)
  if (after) emit(ctx, ['token.revoked', toApiToken(after), toApiToken(before)])
}

/** Begins a session of a user for the calling program. Throws 404, and 409 for a user who is not active. */
async function impersonate(ctx: Context, userId: string) {
  const [user] = await userById(ctx.db, { workspaceId: ctx.actor.workspaceId, id: userId })
  if (!user) throw notFound('user', userId)
  if (user.status !== 'active') {
    throw new ApiError(
      'user_not_active',
      `The user is ${user.status}. Only an active user can sign in.`,
    )
  }
  audit(ctx, 'user.impersonated', userId)
  return beginSession(ctx, { workspaceId: ctx.actor.workspaceId, userId }, { actor: ctx })
}
