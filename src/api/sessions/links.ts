import type { Operations, Schema } from '../../../generated/operations.ts'
import type { Scope } from '../../../generated/routes.ts'
import { countAttempt } from '../../auth/attempts.ts'
import {
  consumeLink,
  insertLink,
  linkByHash,
  mintLinkToken,
  queueLinkMail,
} from '../../auth/links.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { type GivenRole, scopesOfRoles } from '../../auth/roles.ts'
import { hashToken } from '../../auth/tokens.ts'
import { lockRow } from '../../db/query/lock-row.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { users } from '../../db/schema/users.ts'
import { ApiError, forbidden, memberRefused, notFound } from '../../errors.ts'
import { audit } from '../../events/log/emit.ts'
import type { Context, UnmanagedContext } from '../../http/context.ts'
import { networkOf } from '../../http/limits/network.ts'
import type { Answer } from '../../http/reply/answer.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { newId } from '../../lib/ids.ts'
import { requireRights } from '../roles/rights.ts'
import { userById } from '../users/queries.ts'
import { replacePassword, requireUncommon } from './password.ts'
import { workspaceToEnter } from './queries.ts'
import { activate, asUser, beginSession } from './session.ts'

/** Creates a one-time token of a user, and sends a mail with another one. Throws 403, 404 and 409. */
export async function invite(ctx: Context, userId: string): Promise<Schema<'InvitationReply'>> {
  const { workspaceId } = ctx.actor
  const key = { workspaceId, id: userId }
  const [user] = await userById(ctx.db, key)
  if (!user) throw notFound('user', userId)
  if (user.status === 'invited') requireRights(ctx, user.roles)
  else if (!ctx.actor.can('*')) {
    throw forbidden('Only a caller with the scope * can create a link of a user who is active.')
  }
  const token = mintLinkToken()
  const [link] = await insertLink(ctx.db, {
    workspaceId,
    id: newId(),
    userId,
    hash: hashToken(token),
    rights: user.status === 'invited' ? scopesOfRoles(user.roles) : null,
  })
  if (!link) {
    throw new ApiError('user_not_active', 'The user is suspended, so that no link is created.')
  }
  await queueLinkMail(ctx.db, { workspaceId, id: newId(), email: user.email })
  audit(ctx, 'user.link_created', userId)
  return dataReply({ token, expiresAt: link.expiresAt })
}

/** Sends a one-time token to a user, if there is one, and does not reveal that. Throws 429. */
export async function queueReset(
  ctx: UnmanagedContext<unknown> | Context,
  { workspace, email }: Operations['createPasswordReset']['body'],
): Promise<void> {
  const network = networkOf(ctx.client.ip)
  await countAttempt(ctx.db, { network, account: { workspace, user: `reset ${email}` } })
  const workspaceId = await workspaceToEnter(ctx.db, workspace)
  await queueLinkMail(ctx.db, { workspaceId, id: newId(), email })
}

/** Sets the password of the user whom a one-time token belongs to, and signs the user in. Throws 422. */
export async function acceptLink(
  ctx: UnmanagedContext<Schema<'SessionSecretReply'>>,
  { token, password, name }: Operations['acceptInvitation']['body'],
): Promise<Answer> {
  const hash = hashToken(token)
  const [key] = await linkByHash(ctx.db, { hash })
  if (!key) throw linkInvalid()
  await requireUncommon(password)
  const passwordHash = await hashPassword(password, key.workspaceId)

  return ctx.transaction(async (inner) => {
    const { workspaceId, userId } = key
    const id = { workspaceId, id: userId }
    const [, [user], [link]] = await pipeline(inner.db, [
      () => lockRow(inner.db, users, id),
      () => userById(inner.db, id),
      () => consumeLink(inner.db, { ...key, hash }),
    ])
    const isSame = link?.email.toLowerCase() === user?.email.toLowerCase()
    if (!link || !user || user.status === 'suspended' || !isSame) throw linkInvalid()
    if (link.rights !== null && hasOutgrown(user, link.rights)) throw linkInvalid()

    const acting = asUser(inner, key)
    if (user.status === 'invited' || name !== undefined) {
      await activate(acting, key, name ?? null)
    }
    await replacePassword(acting, key, passwordHash, null)
    return beginSession(inner, key)
  })
}

/** Whether an invited user has become active or has other rights than a link was created for. */
function hasOutgrown(
  { status, roles }: { readonly status: string; readonly roles: readonly GivenRole[] },
  rights: readonly Scope[],
): boolean {
  return status !== 'invited' || scopesOfRoles(roles).some((scope) => !rights.includes(scope))
}

function linkInvalid(): ApiError {
  return memberRefused('/token', 'is unknown, was used or has expired. Ask for another link.')
}
