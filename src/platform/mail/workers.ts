import { once } from 'node:events'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { Schema } from '../../../generated/operations.ts'
import { ApiError, unavailable } from '../../errors.ts'
import { fairQueue } from '../../lib/fair-queue.ts'
import { threadOf } from '../../lib/root.ts'
import { timeouts } from '../../timeouts.ts'
import { limitExceeded } from './limits.ts'
import type { GivenMail, MailResult, ReadMail } from './mail.ts'

/** The task of a thread that reads a mail. */
export interface MailTask extends GivenMail {
  /** Gets a message when a thread begins with the mail. */
  readonly started: MessagePort
}

/** HTML that a thread makes safe. */
export interface HtmlTask {
  readonly html: string
  readonly started: MessagePort
}

type RefusalCode = Schema<'RejectedMailReason'>

/** A mail that is refused for what it is, not for the state of a channel or of the server. */
export interface MailRefusal extends ApiError {
  readonly code: RefusalCode
}

const refusalCodes: ReadonlySet<string> = new Set<RefusalCode>([
  'mail_limit_exceeded',
  'mail_unreadable',
  'mail_too_costly',
  'bounce_unmatched',
])

const threads = 2
const heapMb = 128
const idleMs = 10_000

// A workspace never has every thread, so that its slow mails do not delay the mails of others
const turns = fairQueue({
  slots: threads,
  slotsPerParty: threads - 1,
  mostWaiting: 50,
  waitMs: timeouts.mailWaitMs,
})

let pool: Piscina | undefined

/** Threads start with the first mail and end when there has been none for a while. */
function mailThreads(): Piscina {
  if (!pool) {
    pool = new Piscina({
      ...threadOf('platform/mail/worker'),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    })
    // The caller that waits for a thread that cannot start listens as well; without a listener the process would end
    pool.on('error', () => {})
  }
  return pool
}

/**
 * Reads a mail (RFC 5322, MIME) in a thread of its own. Throws 422 for one that is refused, and 503 when
 * the workspace hands over more mails than are read in time.
 */
export async function readMail(
  raw: Buffer,
  sha256: string,
  workspaceId: string,
  now: string,
): Promise<ReadMail> {
  const task = { raw, sha256, now }
  const result = await turns.run(
    workspaceId,
    () => runInThread<MailResult>('parseMail', task),
    tooMany,
  )
  if ('exceeded' in result) throw limitExceeded(result.exceeded)
  if ('unreadable' in result) throw new ApiError('mail_unreadable', result.unreadable)
  return result
}

/** HTML that is safe to show, made in a thread; null if that would take too much. Throws 503 as `readMail` does. */
export async function sanitize(html: string, workspaceId: string): Promise<string | null> {
  const run = () => runInThread<string | null>('sanitizeText', { html })
  return turns.run(workspaceId, run, tooMany).catch((error: unknown) => {
    if (isMailRefusal(error)) return null
    throw error
  })
}

/** Whether an error refuses a mail for what it is. */
export function isMailRefusal(error: unknown): error is MailRefusal {
  return error instanceof ApiError && refusalCodes.has(error.code)
}

async function runInThread<Result>(name: string, task: object): Promise<Result> {
  const { port1: begins, port2: started } = new MessageChannel()
  const [stopping, ended] = [new AbortController(), new AbortController()]
  const stop = () => stopping.abort()
  let timer = setTimeout(stop, timeouts.mailStartMs)
  let cpuBefore: NodeJS.CpuUsage | undefined
  begins.once('message', () => {
    clearTimeout(timer)
    cpuBefore = process.cpuUsage()
    timer = setTimeout(stop, timeouts.mailMs)
  })
  try {
    const running = mailThreads()
    const options = { name, signal: stopping.signal, transferList: [started] }
    return await Promise.race([
      running.run({ ...task, started }, options) as Promise<Result>,
      once(running, 'error', { signal: ended.signal }).then(([error]) => Promise.reject(error)),
    ])
  } catch (error) {
    if (stopping.signal.aborted) throw tooLate(cpuBefore, error)
    if ((error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY') {
      throw tooCostly(`took more than ${heapMb} MiB of memory`, error)
    }
    throw error
  } finally {
    clearTimeout(timer)
    begins.close()
    ended.abort()
  }
}

/**
 * Returns the error of a mail that took too long. A machine that had no time for this process is no fault of the mail.
 */
function tooLate(cpuBefore: NodeJS.CpuUsage | undefined, cause: unknown): ApiError {
  const { user, system } = cpuBefore ? process.cpuUsage(cpuBefore) : { user: 0, system: 0 }
  const usedMs = (user + system) / 1000
  if (usedMs < timeouts.mailMs / 2) {
    return unavailable(
      'The server had too little processor time to read the mail. Retry the request later.',
      cause,
    )
  }
  return tooCostly(`took longer than ${timeouts.mailMs / 1000} seconds`, cause)
}

function tooCostly(what: string, cause: unknown): ApiError {
  return new ApiError('mail_too_costly', `Reading the mail ${what}.`, { cause })
}

/** 422: a delivery report is about no message of the channel. */
export function unmatched(detail: string): ApiError {
  return new ApiError('bounce_unmatched', detail)
}

function tooMany(): ApiError {
  return unavailable(
    'The workspace hands over more mails than can be read in time. Retry the request later.',
  )
}
