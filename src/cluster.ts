import cluster, { type Address, type Worker } from 'node:cluster'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './process.ts'
import { timeouts } from './timeouts.ts'

/** Processes that one primary process starts, and starts again when they end. */
export interface Processes {
  /** Starts one: `start` serves the API, `worker` works in the background. */
  add(command: 'start' | 'worker', environment: Readonly<Record<string, string>>): void
  /** Resolves with the address that the first API process listens on. */
  readonly listening: Promise<Address>
  /** Sends the signal to all and resolves when they have ended; those that have not by the limit are killed. */
  stop(signal: NodeJS.Signals): Promise<void>
}

/** Pauses before a process is started again. They double while it keeps ending soon. */
const shortestPauseMs = 100
const longestPauseMs = 30_000
/** A process that has run for so long had begun well. */
const steadyMs = 60_000
/** What is left of the whole stop for the primary process itself. */
const reserveMs = 2000

interface Member {
  readonly command: 'start' | 'worker'
  readonly environment: Readonly<Record<string, string>>
  /** How often in a row it has ended soon. */
  failures: number
  startedAt: number
  child: Worker | undefined
}

/** The port itself, or a free one in place of 0. Throws where it cannot be listened on, which each process would say. */
export async function definitePort(port: number, host: string): Promise<number> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  const { port: free } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return free
}

/**
 * Runs processes of this program. The API processes share one listener, whose connections go to them in turn. One that
 * ends is logged and started again after a pause. When the first ones end before any of them listens, `onFailedStart`
 * gets the exit code: nothing is started again then, as the reason is likely to stay.
 */
export function superviseProcesses(log: Log, onFailedStart: (code: number) => void): Processes {
  const members = new Map<number, Member>()
  let isStopping = false
  let hasListened = false
  let announce: (address: Address) => void = () => {}
  const listening = new Promise<Address>((resolve) => (announce = resolve))

  const start = (member: Member): void => {
    if (isStopping) return
    cluster.setupPrimary({ args: [member.command] })
    member.child = cluster.fork({ ...member.environment, WEB_CONCURRENCY: '1' })
    closeWhatIsNotTaken(member.child)
    member.startedAt = performance.now()
    members.set(member.child.id, member)
  }

  cluster.on('listening', (_, address) => {
    hasListened = true
    announce(address)
  })
  cluster.on('exit', (child, code: number | null, signal: string | null) => {
    const member = members.get(child.id)
    members.delete(child.id)
    if (!member || isStopping) return
    if (!hasListened) {
      isStopping = true
      onFailedStart(code ?? 1)
      return
    }
    if (performance.now() - member.startedAt >= steadyMs) member.failures = 0
    const pauseMs = Math.min(longestPauseMs, shortestPauseMs * 2 ** member.failures)
    member.failures += 1
    log.error(
      { process: member.command, pid: child.process.pid, code, signal, restartInMs: pauseMs },
      'a process ended and is started again',
    )
    setTimeout(() => start(member), pauseMs)
  })

  return {
    add(command, environment) {
      start({ command, environment, failures: 0, startedAt: 0, child: undefined })
    },
    listening,
    async stop(signal) {
      isStopping = true
      const children = [...members.values()].map(({ child }) => child)
      const ended = children.map(async (child) => {
        if (!child || child.isDead()) return
        const exit = new Promise((resolve) => child.once('exit', resolve))
        child.process.kill(signal)
        await exit
      })
      await Promise.race([
        Promise.all(ended),
        sleep(timeouts.stopMs - reserveMs, undefined, { ref: false }),
      ])
      for (const child of children) {
        if (!child || child.isDead()) continue
        log.error({ pid: child.process.pid }, 'a process did not end in time and is killed')
        child.process.kill('SIGKILL')
      }
    },
  }
}

/** A message of node:cluster: of a connection that is handed to a process, or of what was taken. */
interface Handing {
  readonly cmd?: string
  readonly act?: string
  readonly seq?: number
  readonly ack?: number
}

/**
 * Closes the connections that were handed to a process and that it had not taken when it ended. node:cluster waits for
 * that for ever, so that their clients would, too.
 */
function closeWhatIsNotTaken({ process: child }: Worker): void {
  const handed = new Map<number, { close(): void }>()
  const send = child.send.bind(child) as (...given: unknown[]) => boolean
  child.send = (message: Handing, handle?: unknown, ...rest: unknown[]) => {
    if (message.act === 'newconn' && message.seq !== undefined) {
      handed.set(message.seq, handle as { close(): void })
    }
    return send(message, handle, ...rest)
  }
  child.on('internalMessage', ({ ack }: Handing) => {
    if (ack !== undefined) handed.delete(ack)
  })
  child.once('exit', () => {
    for (const handle of handed.values()) handle.close()
    handed.clear()
  })
}
