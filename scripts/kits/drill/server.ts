import { mintToken } from '../../../src/auth/tokens.ts'
import { commandOf } from '../../command.ts'
import { isReady } from '../../server.ts'
import type { Receiver } from './receiver.ts'
import { freePort } from '../../../src/lib/free-port.ts'
import { type Stage, type Started, until } from './stage.ts'

export interface Api extends Started {
  readonly port: number
  readonly origin: string
}

/** Settings that all processes of an installation share. */
export interface Installation {
  readonly token: string
  readonly settings: Readonly<Record<string, string>>
}

/** An installation on a database, with the token of its owner once the first process has started. */
export function installationOn(
  stage: Stage,
  database: Readonly<Record<string, string>>,
  receiver?: Receiver,
  token = mintToken(),
): Installation {
  return {
    token,
    settings: {
      ...database,
      ...(receiver && { WEBHOOK_ALLOW: receiver.allow }),
      BOOTSTRAP_TOKEN: token,
      DATA_DIR: stage.folder,
      SECRET_KEY: 'the key of a drill has 32 characters or more',
      RATE_LIMIT: '1000000',
      MAX_IN_FLIGHT_PER_TOKEN: '1000',
    },
  }
}

/** Starts an API process, and resolves once it is ready. */
export async function startApi(
  stage: Stage,
  { settings }: Installation,
  own: Readonly<Record<string, string>> = {},
  port?: number,
): Promise<Api> {
  const chosen = port ?? (await freePort())
  const program = commandOf('start')
  const env = { WORKER: 'off', ...settings, ...own, PORT: String(chosen) }
  const started = stage.start('api', process.execPath, program, { env })
  const origin = `http://127.0.0.1:${chosen}`
  await until('the API', async () => {
    if (started.child.exitCode !== null) throw new Error(`The API ended:\n${started.log()}`)
    return isReady(origin)
  })
  return { ...started, port: chosen, origin }
}

/** Starts a process of background work. */
export async function startWorker(stage: Stage, { settings: env }: Installation): Promise<Started> {
  const program = commandOf('worker')
  const started = stage.start('worker', process.execPath, program, { env })
  await until('the worker', () => {
    if (started.child.exitCode !== null) throw new Error(`The worker ended:\n${started.log()}`)
    return started.log().includes('background work started')
  })
  return started
}

/** Asks processes to end, and resolves once they have. */
export async function endAll(processes: readonly Started[]): Promise<void> {
  for (const { child } of processes) child.kill('SIGTERM')
  await Promise.all(processes.map(({ ended }) => ended))
}
