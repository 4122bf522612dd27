import { type ChildProcess, spawn } from 'node:child_process'
import type { Test } from 'tap'
import { commandOf } from '../../scripts/command.ts'
import { build } from './script.ts'

export interface Program {
  readonly child: ChildProcess
  /** Resolves with the address once the API listens. */
  readonly origin: Promise<string>
  readonly stdout: () => string
  readonly stderr: () => string
  /** Sends the signal, if any, and resolves with the exit code, or the signal that ended it. */
  end(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals | null>
}

/** Runs `npm start` or `npm run worker` with these settings alone; killed when the test ends. */
export function run(
  t: Test,
  settings: Record<string, string>,
  command: 'start' | 'worker' = 'start',
): Program {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env
  build()
  const program = commandOf(command)
  const child = spawn(process.execPath, program, {
    env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  t.teardown(() => child.kill('SIGKILL'))
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  const origin = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /Switchboard listens on (http:\S+:\d+),/.exec(stdout)?.[1]
      if (address !== undefined) resolve(address)
    })
    void ended.then((code) => reject(new Error(`ended with ${code}: ${stderr}`)))
  })
  origin.catch(() => {})
  return {
    child,
    origin,
    stdout: () => stdout,
    stderr: () => stderr,
    async end(signal) {
      if (signal) child.kill(signal)
      return ended
    },
  }
}
