import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'
import { ApiError } from '../../errors.ts'
import { get, OutboundFailure } from '../../platform/net/outbound.ts'
import type { Targets } from '../../platform/net/target.ts'
import { timeouts } from '../../timeouts.ts'
import { setNewest } from '../../lib/set-newest.ts'

/** Signatures by a key pair. `none`, and secrets that both sides have, are not among them. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512']
const skewSeconds = 60
const mostAgeSeconds = 600
/** Keys are read again after this time, and sooner for a token of an unknown key. */
const keysForMs = 300_000
const keysForUnknownMs = 1000
/** Providers whose keys are kept by this process. */
const mostProviders = 1000

interface Keys {
  readonly find: ReturnType<typeof createLocalJWKSet>
  readonly readAt: number
}

export interface Client {
  readonly issuer: string
  readonly clientId: string
}

const kept = new Map<string, Promise<Keys>>()

/**
 * Returns the claims of an ID token that the provider has signed for the client a short time ago (OpenID Connect Core,
 * section 3.1.3.7), or undefined for another one. Throws 503 if the provider cannot be reached.
 */
export async function verifiedClaims(
  targets: Targets,
  client: Client,
  { idToken, nonce }: { readonly idToken: string; readonly nonce: string },
): Promise<JWTPayload | undefined> {
  const verify = async (keys: Keys) =>
    jwtVerify(idToken, keys.find, {
      algorithms,
      issuer: client.issuer,
      audience: client.clientId,
      clockTolerance: skewSeconds,
      maxTokenAge: mostAgeSeconds,
      requiredClaims: ['sub', 'exp', 'nonce'],
    })
  const keys = await keysOf(targets, client.issuer, keysForMs)
  try {
    const { payload } = await verify(keys).catch(async (error: unknown) => {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      return verify(await keysOf(targets, client.issuer, keysForUnknownMs))
    })
    const { aud, azp } = payload
    // A token for several must say which of them asked for it (OpenID Connect Core 1.0, section 3.1.3.7)
    const isOwn = azp === undefined ? [aud].flat().length === 1 : azp === client.clientId
    return payload['nonce'] === nonce && isOwn ? payload : undefined
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
    throw error
  }
}

/** Returns the keys of a provider, read within the last `ms`. Throws 503. */
async function keysOf(targets: Targets, issuer: string, ms: number): Promise<Keys> {
  const known = await kept.get(issuer)
  if (known && performance.now() - known.readAt < ms) return known
  const reading = readKeys(targets, issuer).catch((error: unknown) => {
    kept.delete(issuer)
    throw new ApiError('unavailable', 'The OpenID provider could not be asked for its keys.', {
      headers: { 'retry-after': '5' },
      cause: error,
    })
  })
  setNewest(kept, issuer, reading, mostProviders)
  return reading
}

/** Reads the discovery document of a provider, and its keys. Throws OutboundFailure. */
export async function readKeys(targets: Targets, issuer: string): Promise<Keys> {
  const base = issuer.replace(/\/$/, '')
  const document = await readJson(targets, `${base}/.well-known/openid-configuration`)
  const { issuer: named, jwks_uri: address } = document
  if (named !== issuer || typeof address !== 'string') {
    throw new OutboundFailure('The discovery document names another issuer, or no keys.')
  }
  const keys = await readJson(targets, address)
  if (!Array.isArray(keys['keys'])) throw new OutboundFailure('The provider has no list of keys.')
  return { find: createLocalJWKSet(keys as unknown as JSONWebKeySet), readAt: performance.now() }
}

async function readJson(targets: Targets, url: string): Promise<Record<string, unknown>> {
  const headers = { accept: 'application/json' }
  const { status, body } = await get(targets, { url, headers, timeoutMs: timeouts.providerMs })
  if (status !== 200) throw new OutboundFailure(`The provider answered ${status}.`)
  try {
    const value: unknown = JSON.parse(body)
    if (value !== null && typeof value === 'object') return value as Record<string, unknown>
  } catch {
    // The answer to anything but an object is below
  }
  throw new OutboundFailure('The provider answered no JSON object.')
}
