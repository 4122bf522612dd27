import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Test } from 'tap'
import { clientId } from './provider.ts'
import { listeningFor } from './proxy.ts'

const redirectUri = 'https://inbox.example/signed-in'

/** The part of `oidc-provider`, which comes without types, that this file uses. */
interface Provider {
  callback(): (request: IncomingMessage, response: ServerResponse) => void
  interactionFinished(
    request: IncomingMessage,
    response: ServerResponse,
    result: object,
    options: object,
  ): Promise<void>
  readonly Grant: new (of: object) => { addOIDCScope(scope: string): void; save(): Promise<string> }
}
type NewProvider = new (issuer: string, configuration: object) => Provider

export interface RealProvider {
  readonly issuer: string
  readonly host: string
  /** Returns the ID token that the authorization code flow with PKCE ends with. */
  signIn(nonce: string): Promise<string>
}

/** Starts an OpenID provider at which the person with an e-mail address signs in without being asked. */
export async function startRealProvider(t: Test, email: string): Promise<RealProvider> {
  let handle = (_: IncomingMessage, response: ServerResponse): void => void response.end()
  const server = createServer((request, response) => handle(request, response))
  const host = `127.0.0.1:${await listeningFor(t, server)}`
  const issuer = `http://${host}`
  const name: string = 'oidc-provider'
  const { default: Provider } = (await import(name)) as { default: NewProvider }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'none',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, email, email_verified: true }),
    }),
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  })
  const callback = provider.callback()
  const finish = async (request: IncomingMessage, response: ServerResponse) => {
    const grant = new provider.Grant({ accountId: 'ada', clientId })
    grant.addOIDCScope('openid email')
    const result = { login: { accountId: 'ada' }, consent: { grantId: await grant.save() } }
    await provider.interactionFinished(request, response, result, {
      mergeWithLastSubmission: false,
    })
  }
  handle = (request, response) => {
    if (request.url?.startsWith('/interaction/')) void finish(request, response)
    else callback(request, response)
  }
  return { issuer, host, signIn: (nonce) => codeFlow(issuer, nonce) }
}

/** Runs the authorization code flow as a browser does. */
async function codeFlow(issuer: string, nonce: string): Promise<string> {
  const verifier = randomBytes(32).toString('base64url')
  const asked = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    scope: 'openid email',
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    nonce,
  })
  const cookies = new Map<string, string>()
  let url = new URL(`${issuer}/auth?${asked}`)
  while (url.origin === issuer) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`${url.pathname}: ${response.status} without a redirect`)
    url = new URL(location, url)
  }
  const response = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: url.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      client_id: clientId,
      code_verifier: verifier,
    }),
  })
  const { id_token: idToken } = (await response.json()) as { id_token: string }
  return idToken
}
