import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { root } from '../../../src/lib/root.ts'
import { commandOf } from '../../command.ts'
import { residentMb } from '../../memory.ts'
import type { Recipes } from './recipe.ts'

/** A server in a process of its own. */
export interface Server {
  readonly port: number
  /** Memory of the process in MB; NaN if the system does not report it. */
  rssMb(): number
  /** Processor time of the process in milliseconds; undefined if the system does not report it. */
  cpuMs(): number | undefined
  /** The beginning of what it has written to its standard error, where that is read. */
  complaint(): string
  stop(): Promise<void>
}

const built = join(root, 'dist', 'bench')

/** Which checkout to start, this one unless given, and settings of its own. */
interface Start {
  readonly folder?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Its log is read only if it is of errors alone (`LOG_LEVEL`): else it has a line for each request. */
export function startOurs(url: string, { folder, env }: Start = {}): Promise<Server> {
  return start(commandOf('start', folder), {
    env: {
      DATABASE_URL: url,
      PORT: '0',
      RATE_LIMIT: '100000000',
      MAX_IN_FLIGHT_PER_TOKEN: '100000',
      DRAIN_DELAY_MS: '0',
      WORKER: 'off',
      ...env,
    },
    stderr: env?.['LOG_LEVEL'] === 'error' ? 'pipe' : 'ignore',
  })
}

/**
 * Starts the background work for the changes of all contestants in a process of its own. It runs in every round, so
 * that no contestant pays for the work that another one has left.
 */
export async function startWorker(
  url: string,
  { folder, env }: Start = {},
): Promise<Pick<Server, 'stop'>> {
  const child = spawn(process.execPath, commandOf('worker', folder), {
    env: { ...process.env, DATABASE_URL: url, ...env },
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject))
  return {
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

export function startHand(recipes: Recipes): Promise<Server> {
  return start([join(built, 'hand.js')], { input: JSON.stringify(recipes) })
}

export function startPlain(url: string): Promise<Server> {
  return start([join(built, 'plain.js')], { input: JSON.stringify({ url }) })
}

/** Starts a server that reads its input and prints its port as the last number of its first line. */
export async function start(
  program: readonly string[],
  {
    env = {},
    input = '',
    stderr = 'pipe',
  }: {
    readonly env?: Readonly<Record<string, string>>
    readonly input?: string
    readonly stderr?: 'pipe' | 'ignore'
  },
): Promise<Server> {
  const child = spawn(process.execPath, program, {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', stderr],
  }) as ChildProcessByStdio<Writable, Readable, Readable | null>
  child.stdin.end(input)
  // Read to the end, so that a program that complains a lot is not held up
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (complaint.length < 2000) complaint += text
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const lines = createInterface({ input: child.stdout })
  const line = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve)
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new Error(`${program.join(' ')} ended with ${code}\n${complaint}`)),
    )
  })
  const port = Number(/(\d+)(?:\D|$)/.exec(line.replace(/127\.0\.0\.1:/, ''))?.[1])
  return {
    port,
    rssMb: () => Math.round(residentMb(child.pid) ?? NaN),
    cpuMs: () => cpuMs(child),
    complaint: () => complaint,
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function cpuMs({ pid }: ChildProcess): number | undefined {
  try {
    // proc(5): the program's name may hold spaces; user and system time are the 14th and 15th field
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    // Only Linux reports it this way
    return undefined
  }
}
