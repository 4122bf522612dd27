import type { Test } from 'tap'
import { mintToken } from '../../src/auth/tokens.ts'
import { type Client, clientOf } from './client.ts'
import { type Program, run } from './program.ts'
import { until } from './until.ts'

export interface Served {
  readonly program: Program
  readonly origin: string
  /** The token of the owner, whom the program creates in an empty database. */
  readonly token: string
  readonly api: Client
}

/** Runs `npm start` with these settings, which name a database, and resolves once it takes requests. */
export async function runServed(t: Test, settings: Record<string, string>): Promise<Served> {
  const token = mintToken()
  const program = run(t, { BOOTSTRAP_TOKEN: token, DRAIN_DELAY_MS: '0', ...settings })
  const origin = await program.origin
  const api = clientOf(origin, token)
  // The first token is made after the server listens
  await until(async () => (await api.getCurrentApiToken()).status === 200)
  return { program, origin, token, api }
}
