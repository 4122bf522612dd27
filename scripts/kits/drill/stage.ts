import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerUser } from '../../../src/db/server/binaries.ts'
import { serverUser } from '../../../src/db/server/embedded.ts'

export interface Started {
  readonly child: ChildProcess
  /** Resolves once the process has ended. */
  readonly ended: Promise<void>
  /** Returns the output so far. */
  log(): string
}

/** The folder and the processes of one drill. Everything that it started ends with it. */
export interface Stage {
  readonly folder: string
  /** The user that runs PostgreSQL, which refuses to run as root; undefined for the user of the drill. */
  readonly databaseUser: ServerUser | undefined
  start(
    name: string,
    command: string,
    args: readonly string[],
    options?: {
      env?: Record<string, string>
      user?: ServerUser | undefined
      cwd?: string
      /** Whether it leads a group of processes, which it and its descendants belong to. */
      detached?: boolean
    },
  ): Started
  /** Called at the end, the last one first. */
  defer(work: () => void | Promise<void>): void
  close(): Promise<void>
}

/** Why a drill cannot run on this machine. */
export class Skip extends Error {}

export function openStage(): Stage {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-drill-'))
  chmodSync(folder, 0o755)
  const deferred: Array<() => void | Promise<void>> = [
    () => rmSync(folder, { recursive: true, force: true }),
  ]
  let count = 0
  return {
    folder,
    databaseUser: serverUser(),
    start(name, command, args, { env = {}, user, cwd = '/', detached = false } = {}) {
      const path = join(folder, `${name}-${++count}.log`)
      const file = openSync(path, 'a')
      const child = spawn(command, args, {
        cwd,
        detached,
        env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', ...env },
        stdio: ['ignore', file, file],
        ...user,
      })
      closeSync(file)
      const ended = new Promise<void>((resolve) => {
        child.once('exit', () => resolve()).once('error', () => resolve())
      })
      deferred.push(async () => {
        if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
        if (detached && hasGroup(child.pid)) process.kill(-(child.pid ?? 0), 'SIGKILL')
        await ended
      })
      return { child, ended, log: () => readFileSync(path, 'utf8') }
    },
    defer(work) {
      deferred.push(work)
    },
    async close() {
      for (const work of deferred.toReversed()) await work()
    },
  }
}

/** Whether any process of the group that a process leads is there. */
export function hasGroup(pid: number | undefined): boolean {
  if (pid === undefined) return false
  try {
    return process.kill(-pid, 0)
  } catch {
    return false
  }
}

/** Asks every 50 ms until the answer is yes. Throws when that takes longer than the limit. */
export async function until(
  what: string | (() => string),
  isDone: () => boolean | Promise<boolean>,
  limitMs = 60_000,
): Promise<void> {
  const limit = Date.now() + limitMs
  while (!(await isDone())) {
    if (Date.now() > limit)
      throw new Error(`${typeof what === 'string' ? what : what()}: not within ${limitMs / 1000} s`)
    await sleep(50)
  }
}
