import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { freePort } from '../../lib/free-port.ts'
import { unlessMissing } from '../../lib/unless-missing.ts'
import { type Binaries, serverEnvironment, type ServerUser } from './binaries.ts'

export const readyTimeoutMs = 60_000
/** A killed predecessor holds its lock until the system has cleared it away. */
const staleLockMs = 10_000
/** Less than a successor waits for the lock. */
const shutdownSeconds = 8
/** By then, a server whose process was killed has noticed and says that it is stopping. */
const heldLockMs = 1_000

interface Launched {
  readonly child: ChildProcess
  readonly port: number
  /** Why the server has shut down by itself, or undefined where it does not say. */
  readonly endReason: () => string | undefined
  /** Why a process of the server has ended all connections, or undefined where none has. */
  readonly panicReason: () => string | undefined
}

export async function launch(
  binaries: Binaries,
  cluster: string,
  password: string,
  settings: readonly string[],
  user: ServerUser | undefined,
  onLog: (line: string) => void,
  wipe: string,
): Promise<Launched> {
  const began = performance.now()
  for (;;) {
    const port = await freePort()
    const recent: string[] = []
    const flags = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'lc_messages=C',
      ...settings,
    ].flatMap((setting) => ['-c', setting])
    const child = supervise(binaries.postgres, ['-D', cluster, ...flags], user, wipe)
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      recent.push(text)
      if (recent.length > 50) recent.shift()
      onLog(text.trimEnd())
    })

    if (await isReady(child, port, password)) {
      return {
        child,
        port,
        endReason: () => endReasonIn(recent.join('')),
        panicReason: () => failuresIn(recent.join(''), /PANIC: +(.+)/).at(-1),
      }
    }
    closePipe(child)
    const said = recent.join('')
    const waited = performance.now() - began
    const isLocked = /lock file "[^"]*" already exists/.test(said)
    // Another one that is just starting has not filled its lock file yet
    const isPassing = /lock file "[^"]*" is empty/.test(said) && waited < staleLockMs
    if (!isLocked && !isPassing && !/pre-existing shared memory/.test(said)) {
      throw new Error(`PostgreSQL did not start in ${cluster}: ${reasonIn(said)}`)
    }
    // Without a status the lock is gone: its holder has ended since the attempt
    const { status = 'stopping' } = await lockNotes(cluster)
    const isHeld = isLocked && status !== 'stopping'
    if (waited > (isHeld ? heldLockMs : staleLockMs)) {
      throw new Error(
        `Another process runs on ${cluster}: stop it, or set DATA_DIR to another folder.`,
      )
    }
    await sleep(300)
  }
}

/** The first failure that PostgreSQL or one of its tools has printed, with its hint; all of it if there is none. */
export function reasonIn(printed: string): string {
  const [failure] = failuresIn(printed, /(?:FATAL|PANIC|ERROR|error): +(.+)/)
  return failure ?? printed.trim()
}

/** The last failure before a shutdown: one of a statement ends nothing, and quotes values. */
function endReasonIn(printed: string): string | undefined {
  if (!/shut down\s*$/.test(printed)) return undefined
  return failuresIn(printed, /(?:FATAL|PANIC): +(?!terminating )(.+)/).at(-1)
}

/**
 * Failures with their own hints, without refused connections. Another message, which is no failure, may have a hint as
 * well, such as that an interrupted recovery may mean damaged data.
 */
function failuresIn(printed: string, failure: RegExp): string[] {
  const messages = printed.split(/\n(?!.*(?:DETAIL|HINT|CONTEXT): )/)
  return messages.flatMap((message) => {
    const [, text] = failure.exec(message) ?? []
    const [, hint] = /HINT: +(.+)/.exec(message) ?? []
    if (text === undefined || text.startsWith('the database system is ')) return []
    return [text, hint].filter(Boolean).join('. ')
  })
}

/** Where the server that runs on the cluster listens and what it does, as its lock file says; no status without one. */
export async function lockNotes(
  cluster: string,
): Promise<{ port: number; status: string | undefined }> {
  const notes = await unlessMissing(readFile(join(cluster, 'postmaster.pid'), 'utf8'), '')
  const lines = notes.split('\n')
  return { port: Number(lines[3]), status: lines[7]?.trim() }
}

export function urlOf(port: number, password: string, database: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
}

/**
 * A shell stands between, holding the other end of a pipe from this process: when this process ends,
 * however it does, the pipe closes and PostgreSQL is shut down. Detached, so that Ctrl-C at a terminal
 * reaches the program first and its database only when the program says so. A server that is asked to shut down while
 * it recovers from the end of one of its processes waits forever, as PostgreSQL 18.4 does: it is then ended without a
 * checkpoint, by which nothing is lost.
 */
function supervise(
  postgresPath: string,
  args: readonly string[],
  user: ServerUser | undefined,
  wipe: string,
): ChildProcess {
  if (process.platform === 'win32') {
    return spawn(postgresPath, args, {
      env: serverEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    })
  }
  const script = `
    wipe="$1"; shift
    "$0" "$@" </dev/null 3<&- & server=$!
    trap 'kill -INT $server' TERM INT
    (cat >/dev/null; kill -INT $server; trap 'kill $!; exit' TERM
      sleep ${shutdownSeconds} & wait; kill -QUIT $server) <&3 2>/dev/null & watcher=$!
    wait $server; status=$?
    kill $watcher 2>/dev/null
    [ -n "$wipe" ] && rm -rf "$wipe"
    exit $status`
  const child = spawn('/bin/sh', ['-c', script, postgresPath, wipe, ...args], {
    env: serverEnvironment,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
    ...user,
  })
  // What waits on it would keep this process from ending
  child.once('exit', () => closePipe(child))
  return child
}

/** Whether the server answers; false when it ends before it does. */
async function isReady(child: ChildProcess, port: number, password: string): Promise<boolean> {
  const until = performance.now() + readyTimeoutMs
  let ended = false
  child.once('exit', () => (ended = true))
  while (!ended && performance.now() < until) {
    try {
      await query(port, password, 'select 1')
      return true
    } catch {
      await sleep(20)
    }
  }
  return false
}

export async function ensureDatabase(port: number, password: string, name: string): Promise<void> {
  const found = await query(port, password, `select from pg_database where datname = '${name}'`)
  if (found.length === 0) await query(port, password, `create database ${name}`)
}

export async function query(
  port: number,
  password: string,
  text: string,
  database = 'postgres',
): Promise<unknown[]> {
  const client = postgres({
    host: '127.0.0.1',
    port,
    username: 'postgres',
    password,
    database,
    max: 1,
    connect_timeout: 2,
    backoff: false,
    fetch_types: false,
    onnotice: () => {},
  })
  try {
    return await client.unsafe(text)
  } finally {
    await client.end({ timeout: 1 })
  }
}

export async function stop(child: ChildProcess, wipe: string | undefined): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolveEnd) => child.once('exit', resolveEnd))
    // On Windows there is no supervisor to wait for the pipe
    if (process.platform === 'win32') child.kill()
    closePipe(child)
    await ended
  }
  if (wipe !== undefined) await rm(wipe, { recursive: true, force: true })
}

/** Lets go of the pipe that the supervisor, and what it has started, waits on. */
function closePipe(child: ChildProcess): void {
  const pipe = child.stdio[3] as { destroy(): void } | null | undefined
  pipe?.destroy()
}
