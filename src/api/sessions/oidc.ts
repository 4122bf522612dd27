import type { JWTPayload } from 'jose'
import type { Operations, Schema } from '../../../generated/operations.ts'
import { attempting, isFirstUse } from '../../auth/attempts.ts'
import {
  bindUser,
  lockPerson,
  type Person,
  personOf,
  unbindUsers,
  userOfPerson,
} from '../../auth/identities.ts'
import { sqlState } from '../../db/pool/errors.ts'
import { savepoint } from '../../db/pool/savepoint.ts'
import { insertRow } from '../../db/query/insert.ts'
import { lockRow } from '../../db/query/lock-row.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import type { UserKey } from '../../db/query/rows.ts'
import { type OidcProvider, settings } from '../../db/schema/settings.ts'
import { users } from '../../db/schema/users.ts'
import { memberRefused } from '../../errors.ts'
import { audit, changesOf, emit } from '../../events/log/emit.ts'
import type { Context, UnmanagedContext } from '../../http/context.ts'
import { networkOf } from '../../http/limits/network.ts'
import type { Answer } from '../../http/reply/answer.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { emailOf } from '../../lib/email.ts'
import { newId } from '../../lib/ids.ts'
import { lineOf, oneLineOf } from '../../lib/text.ts'
import type { Targets } from '../../platform/net/target.ts'
import { rolesReferred, setRoles } from '../roles/queries.ts'
import { requireRoles } from '../roles/rights.ts'
import { userById } from '../users/queries.ts'
import { toUser } from '../users/wire.ts'
import { readKeys, tokenRefused, verifiedClaims } from './id-token.ts'
import { lockAddress, providerOf, putProviderOf, workspaceToEnter } from './queries.ts'
import { activate, asUser, beginSession, credentialsInvalid } from './session.ts'

type SignIn = Operations['createSession']
type Proof = Extract<SignIn['body'], { method: 'oidc' }>
type Write = Operations['setOidcSettings']['body']
type Reply = Schema<'OidcSettingsReply'>

const none: OidcProvider = {
  issuer: null,
  clientId: null,
  domains: [],
  createsUsers: false,
  roleIds: [],
  roleClaim: null,
  roleMapping: [],
  trustsAddresses: false,
}

export async function getProvider({ db, actor: { workspaceId } }: Context): Promise<Reply> {
  return dataReply(toProvider((await providerOf(db, { workspaceId }))[0]?.oidc ?? none))
}

/** Reads the discovery document of a provider that is to be set. Throws 422. */
export async function requireProvider(
  targets: Targets,
  { issuer, clientId }: Write,
): Promise<void> {
  if (issuer === null) return
  if (clientId === null) throw memberRefused('/clientId', 'is required with an issuer.')
  await targets.require(issuer, '/issuer')
  await readKeys(targets, issuer).catch((error: unknown) => {
    throw memberRefused(
      '/issuer',
      `is not the address of an OpenID provider: ${(error as Error).message}`,
    )
  })
}

/** Sets the OpenID provider of the workspace. Throws 403 and 422. */
export async function putProvider(ctx: Context, body: Write): Promise<Reply> {
  const { workspaceId } = ctx.actor
  await requireRoles(ctx, body.roleIds, (index) => `/roleIds/${index}`)
  const mapped = body.roleMapping.map(({ roleId }) => roleId)
  await requireRoles(ctx, mapped, (index) => `/roleMapping/${index}/roleId`)
  if (body.createsUsers && (body.domains.length === 0 || body.roleIds.length === 0)) {
    throw memberRefused('/createsUsers', 'requires "domains" and "roleIds".')
  }
  if (body.trustsAddresses && body.domains.length === 0) {
    throw memberRefused('/trustsAddresses', 'requires "domains".')
  }
  await lockRow(ctx.db, settings, { workspaceId, id: workspaceId })
  const before = (await providerOf(ctx.db, { workspaceId }))[0]?.oidc ?? none
  const after = toProvider(body)
  await putProviderOf(ctx.db, { workspaceId, oidc: JSON.stringify(after) })
  if (after.issuer === null) await unbindUsers(ctx.db, { workspaceId })
  const changes = changesOf(toProvider(before), after)
  if (changes.length > 0) audit(ctx, 'settings.oidc_changed', workspaceId, changes)
  return dataReply(after)
}

function toProvider(provider: OidcProvider): Schema<'OidcSettings'> {
  return {
    issuer: provider.issuer,
    clientId: provider.clientId,
    domains: [...provider.domains],
    createsUsers: provider.createsUsers,
    roleIds: [...provider.roleIds],
    roleClaim: provider.roleClaim,
    roleMapping: provider.roleMapping.map(({ value, roleId }) => ({ value, roleId })),
    trustsAddresses: provider.trustsAddresses ?? false,
  }
}

/** Signs a user in by an ID token of the workspace's provider. Throws 401, 429 and 503. */
export async function signInByProvider(
  ctx: UnmanagedContext<SignIn['reply']>,
  { workspace, idToken, nonce }: Proof,
): Promise<Answer> {
  const { db, targets } = ctx
  // The account is not known before the claims are
  const attempt = { network: networkOf(ctx.client.ip) }
  const proven = await attempting(db, attempt, async () => {
    const workspaceId = await workspaceToEnter(db, workspace)
    const provider = (await providerOf(db, { workspaceId }))[0]?.oidc ?? none
    const { issuer, clientId } = provider
    if (issuer === null || clientId === null) throw credentialsInvalid()
    const claims = await verifiedClaims(targets, { issuer, clientId }, { idToken, nonce })
    const email = addressIn(claims, provider)
    // By its claims, since the text of a token can be changed without its signature
    const proof = JSON.stringify([issuer, clientId, claims.sub, nonce])
    if (!(await isFirstUse(db, proof))) throw tokenRefused('was used before')
    return { workspaceId, issuer, clientId, claims, email }
  })
  const { workspaceId, issuer, clientId, claims, email } = proven

  return ctx.transaction(async (inner) => {
    // Whom somebody has trusted before may be trusted no more
    const now = (await providerOf(inner.db, { workspaceId }))[0]?.oidc ?? none
    const isSame = now.issuer === issuer && now.clientId === clientId
    if (!isSame || addressIn(claims, now) !== email) throw credentialsInvalid()
    const person = personOf(issuer, clientId, String(claims.sub))
    const key = await userOfClaims(inner, { workspaceId, email, provider: now, claims, person })
    return beginSession(inner, key)
  })
}

/** Returns the address in an ID token, which the provider answers for and which is of an allowed domain. Throws 401. */
function addressIn(claims: JWTPayload, { domains, trustsAddresses }: OidcProvider): string {
  const { email, email_verified: isVerified } = claims
  const address = typeof email === 'string' ? emailOf(email) : undefined
  if (!address) throw tokenRefused('has no e-mail address as "email"')
  // Some providers write the claim as a text
  const isTrusted = isVerified === undefined && trustsAddresses === true
  if (isVerified !== true && isVerified !== 'true' && !isTrusted) {
    throw tokenRefused('does not say that its address is verified')
  }
  const domain = address.split('@').at(-1)?.toLowerCase() ?? ''
  const isOf = (one: string) => emailOf(`x@${one}`)?.toLowerCase() === `x@${domain}`
  if (domains.length > 0 && !domains.some(isOf))
    throw tokenRefused('has an address of another domain')
  return address
}

interface Proven {
  readonly workspaceId: string
  readonly email: string
  readonly provider: OidcProvider
  readonly claims: JWTPayload
  readonly person: Person
}

/**
 * Returns the user who is bound to the person of an ID token, or else the one with its address, who is created, activated
 * and bound if need be. Throws 401.
 */
async function userOfClaims(ctx: Context, proven: Proven): Promise<UserKey> {
  const { workspaceId, email, person } = proven
  const asked = { workspaceId, email, ...person }
  const [, , [found]] = await pipeline(ctx.db, [
    () => lockAddress(ctx.db, asked),
    () => lockPerson(ctx.db, asked),
    () => userOfPerson(ctx.db, asked),
  ])
  if (!found) return createUser(ctx, proven)
  const id = { workspaceId, id: found.id }
  const key = { workspaceId, userId: found.id }
  const [, [user]] = await pipeline(ctx.db, [
    () => lockRow(ctx.db, users, id),
    () => userOfPerson(ctx.db, asked),
  ])
  // Meanwhile another user may have got the address
  if (user?.id !== found.id) throw credentialsInvalid()
  if (user.isOfAnother) throw tokenRefused('names another person than its address is bound to')
  if (!user.isBound) await bindUser(ctx.db, { ...key, ...person, now: ctx.now })
  if (user.status === 'invited') await activate(asUser(ctx, key), key, null)
  return key
}

async function createUser(ctx: Context, proven: Proven): Promise<UserKey> {
  const { workspaceId, email, provider, claims, person } = proven
  const given = [provider.roleClaim === null ? [] : claims[provider.roleClaim]].flat()
  const mapped = provider.roleMapping.filter(({ value }) => given.includes(value))
  const ids = [...provider.roleIds, ...mapped.map(({ roleId }) => roleId)]
  const roles = await rolesReferred(ctx.db, { workspaceId, ids })
  if (!provider.createsUsers || roles.length === 0)
    throw tokenRefused('has an address without a user')

  const key = { workspaceId, userId: newId() }
  const acting = asUser(ctx, key)
  const { name } = claims
  const fullName = typeof name === 'string' ? lineOf(oneLineOf(name, 255), 255) : ''
  const row = { id: key.userId, name: fullName || email, email, status: 'active' } as const
  try {
    await savepoint(ctx.db, (db) => insertRow({ ...acting, db }, users, row))
  } catch (error) {
    // Somebody has invited the person meanwhile
    if (sqlState(error) === '23505') return userOfClaims(ctx, proven)
    throw error
  }
  await setRoles(ctx.db, { ...key, roleIds: roles.map(({ id }) => id) })
  await bindUser(ctx.db, { ...key, ...person, now: ctx.now })
  const [user] = await userById(ctx.db, { workspaceId, id: key.userId })
  if (user) emit(acting, ['user.created', toUser(user)])
  return key
}
