import { createServer } from 'node:http'
import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { type JWK, type JWTPayload, SignJWT } from 'jose'
import type { Test } from 'tap'
import { listeningFor } from './proxy.ts'

export const clientId = 'screen'

/** A provider that signs whatever a test asks for, as one that has been taken over would. */
export interface Provider {
  readonly issuer: string
  readonly host: string
  /** Replaces the key, which is all that the provider publishes. */
  rotate(): void
  /** Publishes these keys as well from now on. */
  publish(...keys: JWK[]): void
  /** Answers with this status instead of keys and documents, until it is undefined. */
  fail(status: number | undefined): void
  /** Answers nothing until the returned function is called. */
  delay(): () => void
  /** Number of requests that it was sent. */
  reads(): number
  sign(claims: JWTPayload, options?: Signing): Promise<string>
}

interface Signing {
  readonly kid?: string
  readonly key?: KeyObject
  readonly issuedAt?: number
  readonly expiresAt?: number
  readonly issuer?: string
  readonly audience?: string | string[]
}

export async function startProvider(t: Test): Promise<Provider> {
  let key = newKey()
  let more: readonly JWK[] = []
  let status: number | undefined
  let reads = 0
  let held = Promise.resolve()
  const server = createServer((request, response) => {
    reads += 1
    void held.then(() => {
      const document = request.url === '/keys' ? { keys: [...more, published(key)] } : discovery()
      response.writeHead(status ?? 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(document))
    })
  })
  const host = `127.0.0.1:${await listeningFor(t, server)}`
  const issuer = `http://${host}`
  const discovery = () => ({ issuer, jwks_uri: `${issuer}/keys` })

  return {
    issuer,
    host,
    rotate: () => void (key = newKey()),
    publish: (...keys) => void (more = keys),
    fail: (next) => void (status = next),
    delay() {
      let release = () => {}
      held = new Promise((resolve) => (release = resolve))
      return release
    },
    reads: () => reads,
    async sign(claims, options = {}) {
      const now = Math.trunc(Date.now() / 1000)
      // Each address is of a person of its own, unless a test says otherwise
      const sub = String(claims['email'] ?? 'ada').toLowerCase()
      return new SignJWT({ sub, email_verified: true, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: options.kid ?? key.kid })
        .setIssuer(options.issuer ?? issuer)
        .setAudience(options.audience ?? clientId)
        .setIssuedAt(options.issuedAt ?? now)
        .setExpirationTime(options.expiresAt ?? now + 300)
        .sign(options.key ?? key.privateKey)
    },
  }
}

interface Key {
  readonly kid: string
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

export function newKey(): Key {
  return { kid: randomUUID(), ...generateKeyPairSync('ec', { namedCurve: 'P-256' }) }
}

function published({ kid, publicKey }: Key) {
  return { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'ES256' }
}
