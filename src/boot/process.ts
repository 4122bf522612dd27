import cluster from 'node:cluster'
import pino from 'pino'
import { type Config, ConfigError, misspeltSettings, readConfig } from '../config.ts'
import { logDestination } from './log-destination.ts'
import { startupErrorOf } from './startup-errors.ts'

export type Log = pino.Logger

export interface LoadedProcess {
  readonly config: Config
  readonly log: Log
}

let logOfProcess: Log | undefined

/** The settings and the log of a process. Throws ConfigError with every mistake of the environment. */
export function loadProcess(): LoadedProcess {
  const config = readConfig(process.env)
  // Standard output is for what people started the program to see
  const log: Log = pino(
    { level: config.logLevel, base: cluster.isWorker ? { pid: process.pid } : null },
    logDestination(2, (lines) =>
      log.warn({ lines }, 'lines are missing here: the log could not be written'),
    ),
  )
  logOfProcess = log
  if (!cluster.isWorker) for (const warning of misspeltSettings(process.env)) log.warn(warning)
  return { config, log }
}

/** Loads the settings of a process that serves or works, and that uses secrets. */
export function loadService(): LoadedProcess {
  const { config, log } = loadProcess()
  if (config.secretKeys.length === 0 && !cluster.isWorker) {
    log.warn(
      'SECRET_KEY is not set: the secrets of webhooks and channels are stored in the database as plain text, ' +
        'so whoever reads the database or a copy of it can use them.',
    )
  }
  return { config, log }
}

/** Ends the process with the message of what could not be started. */
export async function orExit<T>(starting: Promise<T>): Promise<T> {
  try {
    return await starting
  } catch (error) {
    const reason = startupErrorOf(error)
    return exitWith(reason instanceof Error ? reason.message : reason)
  }
}

/** Ends the process with a message, after its log. */
export async function exitWith(message: unknown): Promise<never> {
  console.error(message)
  if (logOfProcess) await written(logOfProcess)
  process.exit(1)
}

/** Resolves when everything logged so far is written, or could not be. */
export async function written(log: Log): Promise<void> {
  await new Promise<void>((resolve) => log.flush(() => resolve()))
}

/** Throws ConfigError that names the setting for what cannot be listened on. */
export async function withSettingName<T>(
  listening: Promise<T>,
  prefix: '' | 'METRICS_' = '',
): Promise<T> {
  return listening.catch((error: NodeJS.ErrnoException) => {
    const { code = '', message } = error
    const [port, host] = [`${prefix}PORT`, `${prefix}HOST`]
    const says = /^(EADDRINUSE|EACCES|EPERM)$/.test(code)
      ? `${port} cannot be listened on: ${message}. ` +
        (code === 'EADDRINUSE'
          ? `Stop the program that listens there, or set ${port} to another one.`
          : `Set ${port} to 1024 or more, which needs no privilege.`)
      : `${host} cannot be listened on: ${message}. ` +
        'It must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them.'
    throw new ConfigError(says, { cause: error })
  })
}

/** Resolves when a start has ended or was stopped; ends the process with a message when it failed. */
export async function unlessStopped(starting: Promise<void>, stopping: AbortSignal): Promise<void> {
  await orExit(
    starting.catch((error: unknown) => {
      if (!stopping.aborted) throw error
    }),
  )
}
