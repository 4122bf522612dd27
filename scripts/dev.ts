import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../src/lib/root.ts'
import { readable } from './dev-log.ts'

// Runs the server from its sources, again after each change of them, with a log for people. It ends after the server,
// which stops its PostgreSQL first
const folders = ['src', 'generated'] as const
/** The level of the log that the settings name. Without one the lines of requests are complete, and other details left out. */
const level = process.env['LOG_LEVEL']
const program = ['--import=tsx', join(root, 'src', 'cli', 'main.ts'), 'start']

let server = start()
let isEnding = false
let isRestarting = false
let timer: NodeJS.Timeout | undefined

for (const folder of folders) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => void restart(), 200)
  })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isEnding = true
    void stop().then(() => process.exit(server.exitCode ?? 1))
  })
}

function start(): ChildProcess {
  const child = spawn(process.execPath, program, {
    env: { ...process.env, LOG_LEVEL: level ?? 'debug' },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  createInterface(child.stderr).on('line', (line) => {
    if (level === undefined && line.startsWith('{"level":20,')) return
    console.error(readable(line, process.stderr.isTTY))
  })
  child.once('exit', () => {
    if (!isEnding && !isRestarting) console.error('The server has ended. A change starts it again.')
  })
  return child
}

async function restart(): Promise<void> {
  if (isEnding || isRestarting) return
  isRestarting = true
  console.error('The sources have changed.')
  await stop()
  isRestarting = false
  if (!isEnding) server = start()
}

/** Resolves when the server has ended. SIGINT ends it without the delay for load balancers. */
async function stop(): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGINT')
  await once(server, 'exit')
}
