import type { Schema } from '../../../generated/operations.ts'
import { rightsOf } from '../../auth/roles.ts'
import { holds, requireScope } from '../../auth/scopes.ts'
import { hashToken, mintToken, previewToken } from '../../auth/tokens.ts'
import { insertRow, type NewRow } from '../../db/query/insert.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { liveIdsOf, requireReferences } from '../../db/query/references.ts'
import { apiTokens, users } from '../../db/schema/users.ts'
import { ApiError, forbidden, memberRefused, notFound, ruleViolated } from '../../errors.ts'
import { audit, changesOf, emit } from '../../events/log/emit.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { isOwnOnly, ownUsers } from '../../http/own.ts'
import { page } from '../../http/reply/paging.ts'
import { resource } from '../../http/resource.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { newId } from '../../lib/ids.ts'
import { addDays, isAfter } from '../../lib/time.ts'
import {
  countUsable,
  endToken,
  holderById,
  shareTokensLock,
  lockToken,
  lockTokens,
  tokenById,
  tokenPage,
} from './queries.ts'
import { currentWorkspace } from '../settings/queries.ts'
import { handOn } from '../webhooks/queries.ts'
import { requireChangeable, requireRightsOver } from './rights.ts'
import { toApiToken, toApiTokenSecret, toCurrentApiToken } from './wire.ts'

type Scope = Schema<'Scope'>
type Scopes = Scope[]

const apiToken = resource({
  name: 'api_token',
  reply: 'ApiTokenReply',
  table: apiTokens,
  load: tokenById,
  lock: lockToken,
  toWire: toApiToken,
})

const defaultDays = 90
const mostTokens = 500
const mostDays = 365

export const apiTokenHandlers: HandlersFor<'api-tokens'> = {
  async listApiTokens({ db, actor }, { query }) {
    const found = await tokenPage(db, {
      workspaceId: actor.workspaceId,
      ...query,
      userId: ownUsers(actor, 'tokens:read', query.userId),
    })

    return page(query, found, toApiToken)
  },

  async createApiToken(ctx, { body }) {
    const { creatorId, can } = await requireCreator(ctx)
    requireScope({ scopes: ctx.actor.scopes, can }, ...body.scopes)
    await requireUser(ctx, body.kind, body.userId, can)
    const expiresAt = body.expiresAt ?? addDays(ctx.now, defaultDays)
    requireSoon(ctx, expiresAt)

    return issue(ctx, { ...body, creatorId, expiresAt })
  },

  async getCurrentApiToken(ctx) {
    const { workspaceId, tokenId } = ctx.actor
    const [[row], [workspace]] = await pipeline(ctx.db, [
      () => tokenById(ctx.db, { workspaceId, id: tokenId }),
      () => currentWorkspace(ctx.db, { workspaceId }),
    ])
    if (!row || !workspace) throw notFound('api_token', tokenId)
    ctx.setVersion(row.version)
    return dataReply(toCurrentApiToken(row, workspace))
  },

  async getApiToken(ctx, { params }) {
    await requireReachable(ctx, params.id, 'tokens:read')
    return apiToken.reply(ctx, params.id)
  },

  async updateApiToken(ctx, { params, body }) {
    await requireReachable(ctx, params.id, 'tokens:write')
    const token = await lockActive(ctx, params.id)
    requireChangeable(ctx, token)
    const { scopes, expiresAt } = body
    if (token.kind === 'session' && (scopes ?? expiresAt) !== undefined) {
      throw ruleViolated('The token is a session, of which only "name" can be changed.')
    }
    if (scopes?.some((scope) => !holds(token.scopes as Scopes, scope))) {
      throw memberRefused(
        '/scopes',
        'must contain only scopes that the token already holds. Create another token to add scopes.',
      )
    }
    if (expiresAt !== undefined && token.expiresAt && isAfter(expiresAt, token.expiresAt)) {
      throw memberRefused(
        '/expiresAt',
        'must not be later than the present expiry. Create another token to extend it.',
      )
    }
    if (expiresAt !== undefined) requireSoon(ctx, expiresAt)

    const reply = await apiToken.update(ctx, params.id, body)
    const changes = changesOf(toApiToken(token), reply.data)
    if (changes.length > 0) audit(ctx, 'token.updated', params.id, changes)
    return reply
  },

  async revokeApiToken(ctx, { params }) {
    await requireReachable(ctx, params.id, 'tokens:write')
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const [token] = await lockToken(ctx.db, key)
    if (!token) throw notFound('api_token', params.id)
    requireChangeable(ctx, token)
    await apiToken.requireVersion(ctx, params.id, token.version)
    if (token.revokedAt !== null) return

    await endToken(ctx.db, { ...key, overlapSeconds: 0 })
    await apiToken.reply(ctx, params.id, 'token.revoked', token)
  },

  async rotateApiToken(ctx, { params, body }) {
    await requireReachable(ctx, params.id, 'tokens:write')
    // The creator comes first: a revocation of the tokens of a user locks in this order too
    const { creatorId, can } = await requireCreator(ctx)
    const token = await lockActive(ctx, params.id)
    // The new secret could otherwise do more than the token that asks for it, even one of the same user
    if (token.id !== ctx.actor.tokenId) requireRightsOver(ctx, token)
    await requireUser(ctx, token.kind, token.userId ?? undefined, can)

    if (token.kind === 'session') {
      throw ruleViolated('The token is a session, which cannot be rotated. Sign in again instead.')
    }
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const { overlapSeconds, expiresAt = token.expiresAt } = body
    if (body.expiresAt !== undefined) requireSoon(ctx, body.expiresAt)
    // A token that leaked could otherwise live for ever
    const mayExtend = ctx.actor.isSession || !isOwnOnly(ctx.actor, 'tokens:write')
    if (!mayExtend && isLater(expiresAt, token.expiresAt)) {
      throw memberRefused(
        '/expiresAt',
        'must not be later than the present expiry without a session or the scope tokens:write.',
      )
    }
    const ended = await apiToken.loadAfter(ctx, params.id, () =>
      endToken(ctx.db, { ...key, overlapSeconds }),
    )

    const { name, kind, userId, scopes } = token
    const reply = await issue(ctx, { name, kind, userId, scopes, creatorId, expiresAt })
    await handOn(ctx.db, { workspaceId: key.workspaceId, fromId: params.id, toId: reply.data.id })
    const [was, is] = [toApiToken(token), toApiToken(ended)]
    if (overlapSeconds === 0) emit(ctx, ['token.revoked', is, was])
    else audit(ctx, 'token.rotated', params.id, changesOf(was, is))
    return reply
  },
}

/** Throws 404 for a token of others if the request is limited to the tokens of its user. */
async function requireReachable({ db, actor }: Context, id: string, scope: Scope): Promise<void> {
  if (!isOwnOnly(actor, scope)) return
  const [token] = await tokenById(db, { workspaceId: actor.workspaceId, id })
  if (token?.userId !== actor.userId) throw notFound('api_token', id)
}

/** Whether an expiry is later than another one, where null is never. */
function isLater(expiresAt: string | null, present: string | null): boolean {
  if (present === null) return false
  return expiresAt === null || isAfter(expiresAt, present)
}

async function issue(
  ctx: Context,
  token: Omit<NewRow<typeof apiTokens>, 'id' | 'hash' | 'preview'>,
): Promise<Schema<'ApiTokenSecretReply'>> {
  const { workspaceId } = ctx.actor
  const id = newId()
  const secret = mintToken()
  const [, [counted]] = await pipeline(ctx.db, [
    () => lockTokens(ctx.db, { workspaceId }),
    () => countUsable(ctx.db, { workspaceId }),
  ])
  if ((counted?.count ?? 0) >= mostTokens) {
    throw ruleViolated(
      `A workspace can have at most ${mostTokens} tokens that are neither revoked nor expired.`,
    )
  }
  const hidden = { hash: hashToken(secret), preview: previewToken(secret) }
  await insertRow(ctx, apiTokens, { ...token, id, ...hidden })

  const row = await apiToken.require(ctx, id)
  emit(ctx, ['token.created', toApiToken(row)])
  ctx.setVersion(row.version)
  return dataReply(toApiTokenSecret(row, secret))
}

/**
 * The user behind the caller, of its personal token or who created its service token, and what the caller may do.
 * A deletion, suspension or demotion of the user at the same time either waits and finds the new token, or is found
 * here: the calling token may have ended (403) or lost rights since the request began.
 */
async function requireCreator({ db, actor }: Context): Promise<{
  creatorId: string | null
  can: (scope: Scope) => boolean
}> {
  const { workspaceId, userId, tokenId } = actor
  const key = { workspaceId, id: tokenId }
  const [own] = userId === null ? await tokenById(db, key) : []
  const creatorId = userId ?? own?.creatorId ?? null
  if (creatorId !== null) {
    await liveIdsOf(db, users, workspaceId, [creatorId])
    await shareTokensLock(db, { workspaceId, userId: creatorId })
  }
  const [caller] = await holderById(db, key)
  if (caller?.status !== 'active') throw forbidden('The calling token is not active any more.')
  return { creatorId, can: rightsOf(caller.scopes as Scopes, caller.roles) }
}

/** A token that is neither revoked nor expired, locked for a change; 404, 409 or 412 otherwise. */
async function lockActive(ctx: Context, id: string) {
  const token = await apiToken.lock(ctx, id)
  if (token.status === 'revoked' || token.status === 'expired') {
    throw new ApiError('token_not_active', `The token is ${token.status} and cannot be changed.`)
  }
  return token
}

/** A personal token is for oneself, or made by somebody who may do everything. */
async function requireUser(
  { db, actor }: Context,
  kind: Schema<'ApiTokenKind'>,
  userId: string | undefined,
  can: (scope: Scope) => boolean,
): Promise<void> {
  if (kind === 'service') {
    if (userId !== undefined) throw memberRefused('/userId', 'must be absent for a service token.')
    return
  }
  if (userId === undefined) throw memberRefused('/userId', 'is required for a personal token.')
  await requireReferences({ db, actor }, ['/userId', 'user', userId])
  if (userId !== actor.userId && !can('*')) {
    throw forbidden('Only a caller with the scope * can create a token for another user.')
  }
}

function requireSoon(ctx: Context, expiresAt: string): void {
  if (!isAfter(expiresAt, ctx.now) || isAfter(expiresAt, addDays(ctx.now, mostDays))) {
    throw memberRefused('/expiresAt', `must be in the future and within ${mostDays} days.`)
  }
}
