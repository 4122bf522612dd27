import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { commandOf } from '../scripts/command.ts'
import { cloneDatabase } from './helpers/database.ts'
import { build } from './helpers/script.ts'
import { until } from './helpers/until.ts'

t.test('a process whose log nobody reads ends by a signal', async (t) => {
  build()
  const database = await cloneDatabase()
  t.teardown(() => database.drop())
  const pipe = join(t.testdir(), 'log')
  execFileSync('mkfifo', [pipe])
  const log = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK)
  t.teardown(() => closeSync(log))
  const { flags, program } = commandOf('worker')
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [...flags, ...program], {
    env: { PATH, HOME, DATABASE_URL: database.url },
    stdio: ['ignore', 'ignore', openSync(pipe, constants.O_WRONLY)],
  })
  t.teardown(() => child.kill('SIGKILL'))

  let text = ''
  await until(() => (text += readable(log)).includes('background work started'))
  fill(log)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  t.strictSame(await ended, [null, 'SIGKILL'])
})

/** Reads what there is in a pipe. */
function readable(pipe: number): string {
  const buffer = Buffer.alloc(65_536)
  return unlessItWaits(() => buffer.toString('utf8', 0, readSync(pipe, buffer))) ?? ''
}

/** Writes until the pipe takes no more. */
function fill(pipe: number): void {
  while (unlessItWaits(() => writeSync(pipe, '.'.repeat(4096))) !== undefined);
}

function unlessItWaits<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
    return undefined
  }
}
