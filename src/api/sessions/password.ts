import type { Operations } from '../../../generated/operations.ts'
import { attempting } from '../../auth/attempts.ts'
import { deleteLinks } from '../../auth/links.ts'
import { hashPassword, isCommonPassword, verifyPassword } from '../../auth/passwords.ts'
import { lockRow } from '../../db/query/lock-row.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import type { UserKey } from '../../db/query/rows.ts'
import { users } from '../../db/schema/users.ts'
import { forbidden, memberRefused } from '../../errors.ts'
import { audit } from '../../events/log/emit.ts'
import type { Context, UnmanagedContext } from '../../http/context.ts'
import { networkOf } from '../../http/limits/network.ts'
import type { Answer } from '../../http/reply/answer.ts'
import { callingUser, userless } from '../../http/request/self-references.ts'
import { scopesOfRoles } from '../../auth/roles.ts'
import { userById } from '../users/queries.ts'
import { emitRevoked } from '../users/service-tokens.ts'
import {
  accountByEmail,
  endSessions,
  passwordOf,
  putPassword,
  workspaceToEnter,
} from './queries.ts'
import { beginSession, credentialsInvalid } from './session.ts'

type SignIn = Operations['createSession']
type Credentials = Extract<SignIn['body'], { method: 'password' }>
type Change = Operations['setPassword']

/** Signs a user in by a password. Throws 401 and 429. */
export async function signInByPassword(
  ctx: UnmanagedContext<SignIn['reply']>,
  { workspace, email, password }: Credentials,
): Promise<Answer> {
  const { db } = ctx
  const network = networkOf(ctx.client.ip)
  const attempt = { network, account: { workspace, user: email } }
  const { key, hash } = await attempting(db, attempt, async () => {
    const workspaceId = await workspaceToEnter(db, workspace)
    const [account] = await accountByEmail(db, { workspaceId, email })
    const stored = account?.passwordHash ?? undefined
    const isRight = await verifyPassword(stored, password, network)
    if (!account || !isRight) throw credentialsInvalid()
    return { key: { workspaceId, userId: account.userId }, hash: stored }
  })

  return ctx.transaction((inner) =>
    beginSession(inner, key, {
      isStillProven: async () => (await passwordOf(inner.db, key))[0]?.hash === hash,
    }),
  )
}

/** Sets the password of the calling user. Throws 403, 404, 422 and 429. */
export async function changePassword(
  ctx: UnmanagedContext<Change['reply']>,
  { currentPassword, password }: Change['body'],
): Promise<Answer> {
  const { db, actor } = ctx
  const key = callingUser(actor)
  const { workspaceId, userId } = key
  const [[user], [before]] = await pipeline(db, [
    () => userById(db, { workspaceId, id: userId }),
    () => passwordOf(db, key),
  ])
  if (!user) throw userless()
  if (before) await requireCurrent(ctx, key, before.hash, currentPassword)
  else if (scopesOfRoles(user.roles).some((scope) => !actor.can(scope))) {
    throw forbidden(
      'A first password can be set only with a token that may do everything that the user may.',
    )
  }
  await requireUncommon(password)

  const hash = await hashPassword(password, workspaceId)
  return ctx.transaction(async (inner) => {
    await lockRow(inner.db, users, { workspaceId, id: userId })
    const [current] = await passwordOf(inner.db, key)
    if (current?.hash !== before?.hash) throw wrongPassword()
    await replacePassword(inner, key, hash, actor.tokenId)
  })
}

/** Stores the hash of a new password and ends the links and sessions of the user but `exceptId`. The user must be locked. */
export async function replacePassword(
  ctx: Context,
  key: UserKey,
  hash: string,
  exceptId: string | null,
): Promise<void> {
  await putPassword(ctx.db, { ...key, hash, now: ctx.now })
  await deleteLinks(ctx.db, key)
  audit(ctx, 'user.password_changed', key.userId)
  await emitRevoked(ctx, await endSessions(ctx.db, { ...key, most: 0, exceptId }))
}

/** Throws 422 for a password that is among the commonest ones. */
export async function requireUncommon(password: string): Promise<void> {
  if (await isCommonPassword(password)) {
    throw memberRefused('/password', 'is among the commonest passwords. Choose another.')
  }
}

async function requireCurrent(
  ctx: Pick<UnmanagedContext<unknown>, 'db' | 'client'>,
  { workspaceId, userId }: UserKey,
  hash: string,
  given: string | undefined,
): Promise<void> {
  if (given === undefined) {
    throw memberRefused('/currentPassword', 'is required, because there is one.')
  }
  const network = networkOf(ctx.client.ip)
  const attempt = { network, account: { workspace: workspaceId, user: userId } }
  await attempting(ctx.db, attempt, async () => {
    if (!(await verifyPassword(hash, given, workspaceId))) throw wrongPassword()
  })
}

function wrongPassword() {
  return memberRefused('/currentPassword', 'is not the present password.')
}
