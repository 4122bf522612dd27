import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'
import { ApiError } from '../../errors.ts'
import { get, OutboundFailure } from '../../platform/net/outbound.ts'
import type { Targets } from '../../platform/net/target.ts'
import { timeouts } from '../../timeouts.ts'
import { now } from '../../lib/clock.ts'
import { setNewest } from '../../lib/set-newest.ts'
import { credentialsInvalid } from './session.ts'

/** Signatures by a key pair. `none`, and secrets that both sides have, are not among them. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512']
const skewSeconds = 60
const mostAgeSeconds = 600
/** Keys are read again after this time, and sooner for a token of an unknown key. */
const keysForMs = 300_000
/** Time between two reads, also after one that failed, since strangers send tokens of unknown keys. */
const pauseMs = 1000
/** Providers whose keys are kept by this process. */
const mostProviders = 1000
/** Most characters of the keys of a provider: of thirty RSA keys with 2048 bits. */
const mostKeyCharacters = 16_384
const keyMembers: ReadonlySet<string> = new Set('kty kid use alg crv x y n e'.split(' '))

interface Keys {
  /** As JSON, which takes no more memory than its length says. */
  readonly json: string
  readonly readAt: number
}

/** A provider as far as this process has asked it. */
interface Asked {
  /** The last keys that it answered. */
  keys?: Keys
  /** The last read, which may have failed. */
  reading: Promise<Keys>
  /** When the last read ended; undefined before. */
  endedAt: number | undefined
}

export interface Client {
  readonly issuer: string
  readonly clientId: string
}

const asked = new Map<string, Asked>()

/**
 * Returns the claims of an ID token that the provider has signed for the client a short time ago (OpenID Connect Core,
 * section 3.1.3.7). Throws 401 for another one, and 503 if the provider cannot be reached.
 */
export async function verifiedClaims(
  targets: Targets,
  client: Client,
  { idToken, nonce }: { readonly idToken: string; readonly nonce: string },
): Promise<JWTPayload> {
  const verify = async (keys: Keys) =>
    jwtVerify(idToken, createLocalJWKSet(JSON.parse(keys.json) as JSONWebKeySet), {
      algorithms,
      issuer: client.issuer,
      audience: client.clientId,
      clockTolerance: skewSeconds,
      maxTokenAge: mostAgeSeconds,
      currentDate: now(),
      requiredClaims: ['sub', 'exp', 'nonce'],
    })
  const keys = await keysOf(targets, client.issuer, keysForMs)
  const { payload } = await verify(keys)
    .catch(async (error: unknown) => {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      return verify(await keysOf(targets, client.issuer, 0))
    })
    .catch((error: unknown) => {
      // A key that cannot verify anything, as it is too short or no key, is one of the other two
      const isOfToken =
        error instanceof errors.JOSEError ||
        error instanceof TypeError ||
        error instanceof DOMException
      throw isOfToken ? credentialsInvalid(error) : error
    })
  const { aud, azp, sub } = payload
  if (payload['nonce'] !== nonce) throw tokenRefused('has another nonce')
  // A token for several must say which of them asked for it (OpenID Connect Core 1.0, section 3.1.3.7)
  const isOwn = azp === undefined ? [aud].flat().length === 1 : azp === client.clientId
  if (!isOwn) throw tokenRefused('was made for another client')
  if (typeof sub !== 'string' || sub === '') throw tokenRefused('has no subject')
  return payload
}

/** Returns the refusal of an ID token, whose reason the log names and the caller does not learn. */
export function tokenRefused(why: string): Error {
  return credentialsInvalid(new Error(`The ID token ${why}.`))
}

/**
 * Returns the keys of a provider, read within the last `ms`, or else read now unless a read goes on or has just ended. A read
 * that fails or takes long takes no known keys away. Throws 503.
 */
async function keysOf(targets: Targets, issuer: string, ms: number): Promise<Keys> {
  const at = performance.now()
  const known = asked.get(issuer)
  if (known?.keys && at - known.keys.readAt < ms) return known.keys
  if (known && at - (known.endedAt ?? at) < pauseMs) return known.reading

  const reading = readKeys(targets, issuer).catch((error: unknown) => {
    throw new ApiError('unavailable', 'The OpenID provider could not be asked for its keys.', {
      headers: { 'retry-after': '5' },
      cause: error,
    })
  })
  const asking: Asked = { ...known, reading, endedAt: undefined }
  setNewest(asked, issuer, asking, mostProviders)
  try {
    return (asking.keys = await reading)
  } finally {
    asking.endedAt = performance.now()
  }
}

/** Reads the discovery document of a provider, and its keys. Throws OutboundFailure. */
export async function readKeys(targets: Targets, issuer: string): Promise<Keys> {
  const base = issuer.replace(/\/$/, '')
  const document = await readJson(targets, `${base}/.well-known/openid-configuration`)
  const { issuer: named, jwks_uri: address } = document
  if (named !== issuer) {
    throw new OutboundFailure('The discovery document names another issuer, if only by a slash.')
  }
  if (typeof address !== 'string') {
    throw new OutboundFailure('The discovery document has no "jwks_uri".')
  }
  const { keys } = await readJson(targets, address)
  const usable = Array.isArray(keys) ? keys.flatMap(usablePart) : []
  if (usable.length === 0) throw new OutboundFailure('The provider has no RSA or EC key.')
  const json = JSON.stringify({ keys: usable })
  if (json.length > mostKeyCharacters) throw new OutboundFailure('The provider has too many keys.')
  return { json, readAt: performance.now() }
}

/** Returns what a signature is verified by of a key that can do that. Others are ignored (RFC 7517, section 5). */
function usablePart(key: unknown): ReadonlyArray<Record<string, unknown>> {
  const given = (key ?? {}) as Record<string, unknown>
  const { kty, key_ops: uses } = given
  if ((kty !== 'RSA' && kty !== 'EC') || (Array.isArray(uses) && !uses.includes('verify')))
    return []
  const isKept = ([name, value]: [string, unknown]) =>
    keyMembers.has(name) && typeof value === 'string'
  return [Object.fromEntries(Object.entries(given).filter(isKept))]
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
  throw new OutboundFailure('The provider answered no JSON object of at most 128 KiB.')
}
