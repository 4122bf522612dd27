import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandOf } from './command.ts'
import { residentMb } from './memory.ts'

/** The server under test, in a process of its own. */
export interface Server {
  readonly origin: string
  readonly pid: number
  /** Resident memory in MB. Linux alone says it; elsewhere 0. */
  memoryMb(): number
  /** Undefined while the process runs, then how it ended and the end of what it wrote. */
  ended(): string | undefined
  stop(): Promise<void>
}

const startMs = 60_000

/** Starts what `npm start` runs, and resolves when it is ready. */
export async function startServer(settings: Readonly<Record<string, string>>): Promise<Server> {
  const program = commandOf('start')
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, program, {
    env: { PATH, HOME, HOST: '127.0.0.1', PORT: '0', DRAIN_DELAY_MS: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let end: string | undefined
  const append = (text: string) => (output = (output + text).slice(-4000))
  const exited = new Promise<void>((resolve) => {
    child.once('close', (code, signal) => {
      end = `ended with ${code ?? signal}: ${output.slice(-1000)}`
      resolve()
    })
  })
  child.stderr.setEncoding('utf8').on('data', append)
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    void exited.then(() => reject(new Error(`the server ${end}`)))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      append(text)
      const address = /listens on (http:\S+:\d+)/.exec(output)?.[1]
      if (address !== undefined) resolve(address)
    })
  })
  const until = Date.now() + startMs
  while (!(await isReady(origin))) {
    if (end !== undefined || Date.now() > until)
      throw new Error(`the server is not ready: ${output}`)
    await sleep(50)
  }
  const pid = child.pid ?? 0
  return {
    origin,
    pid,
    memoryMb: () => residentMb(pid) ?? 0,
    ended: () => end,
    async stop() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Whether a process answers that it is ready. */
export async function isReady(origin: string): Promise<boolean> {
  const reply = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(
    () => undefined,
  )
  await reply?.body?.cancel()
  return reply?.status === 200
}
