import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { commandOf } from '../../scripts/command.ts'
import { databaseOf } from '../helpers/database.ts'
import { fullDisk, ofLinux } from '../helpers/full-disk.ts'
import { createMailbox } from '../helpers/mails.ts'
import { run } from '../helpers/program.ts'
import { build } from '../helpers/script.ts'
import { runServed } from '../helpers/served.ts'
import { startSmtp } from '../helpers/smtp.ts'
import { until } from '../helpers/until.ts'

t.test('a process whose log nobody reads ends by a signal', async (t) => {
  build()
  const database = await databaseOf(t)
  const pipe = join(t.testdir(), 'log')
  execFileSync('mkfifo', [pipe])
  const log = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK)
  t.teardown(() => closeSync(log))
  const program = commandOf('worker')
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, program, {
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

t.test('a server whose log is on a full disk answers, and ends by a signal', ofLinux, async (t) => {
  build()
  const database = await databaseOf(t)
  const dataDir = t.testdir()
  for (const processes of ['1', '2']) {
    const full = openSync(fullDisk, 'w')
    const { PATH = '', HOME = '' } = process.env
    const child = spawn(process.execPath, commandOf('start'), {
      env: {
        ...{ PATH, HOME, DATABASE_URL: database.url, PORT: '0', DRAIN_DELAY_MS: '0' },
        ...{ LOG_LEVEL: 'trace', WEB_CONCURRENCY: processes, DATA_DIR: dataDir },
      },
      stdio: ['ignore', 'pipe', full],
    })
    closeSync(full)
    t.teardown(() => child.kill('SIGKILL'))
    let stdout = ''
    child.stdout!.setEncoding('utf8').on('data', (text: string) => (stdout += text))
    const origin = async () => {
      await until(() => / on http:\S+,/.test(stdout))
      return / on (http:\S+),/.exec(stdout)![1]!
    }
    const ready = `${await origin()}/readyz`
    await until(async () => (await fetch(ready)).status === 200)
    // More lines than are written together
    const unknown = `${await origin()}/api/v1/${'x'.repeat(400)}`
    for (let n = 0; n < 20; n++) t.equal((await fetch(unknown)).status, 404)
    t.equal((await fetch(ready)).status, 200)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    t.strictSame(await ended, [0, null], `${processes} processes`)
  }
})

t.test(
  'a process that cannot start ends although its log is on a full disk',
  ofLinux,
  async (t) => {
    build()
    const full = openSync(fullDisk, 'w')
    const { PATH = '', HOME = '' } = process.env
    for (const settings of [
      {},
      { DATABASE_URL: 'postgres://localhost/none', DATA_DIR: '/dev/null' },
    ]) {
      // A warning that the secrets have no key waits to be written by then
      const child = spawn(process.execPath, commandOf('worker'), {
        env: { PATH, HOME, ...settings },
        stdio: ['ignore', 'ignore', full],
      })
      t.teardown(() => child.kill('SIGKILL'))
      t.strictSame(await once(child, 'exit'), [1, null])
    }
    closeSync(full)
  },
)

t.test('a repeated signal is one with the first, a later one ends the process', async (t) => {
  const database = await databaseOf(t)
  const started = async (drainDelayMs: number) => {
    const program = run(t, { DATABASE_URL: database.url, DRAIN_DELAY_MS: String(drainDelayMs) })
    const origin = await program.origin
    await until(async () => (await fetch(`${origin}/readyz`)).status === 200)
    return program
  }

  // As npm does with one that the process group got
  const patient = await started(500)
  for (let n = 0; n < 3; n++) patient.child.kill('SIGTERM')
  t.equal(await patient.end(), 0)
  t.match(patient.stderr(), /"stopped"/)

  const slow = await started(20_000)
  const ended = slow.end('SIGTERM')
  const again = setInterval(() => slow.child.kill('SIGTERM'), 1100)
  t.equal(await ended, 'SIGKILL')
  clearInterval(again)
})

t.test('a process waits for the message that it is sending before it ends', async (t) => {
  const database = await databaseOf(t)
  const smtp = await startSmtp(t)
  const { api, program } = await runServed(t, {
    DATABASE_URL: database.url,
    WEBHOOK_ALLOW: `127.0.0.1:${smtp.port}`,
  })
  const channelId = await createMailbox(api, 'desk@harbour.example', smtp.port)
  const contact = await api.createContact({
    body: { name: 'Mira', contactEmails: [{ email: 'mira@x.example' }] },
  })
  const mail = smtp.delay()
  const sent = await api.sendMessage({
    body: { contactId: contact.body.data.id, channelId, messageType: 'text', message: 'Hello' },
  })
  t.equal(sent.status, 201, sent.text)
  await mail.arrival

  const ended = program.end('SIGTERM')
  // Nothing of it listens any more, so what is left is the background work
  await until(async () => {
    return !(await api.listTags().then(
      () => true,
      () => false,
    ))
  })
  mail.answer()
  t.equal(await ended, 0)
  const [row] = await database.admin`select status, attempt from messages`
  t.same(row, { status: 'sent', attempt: 1 })
  t.equal(smtp.received.length, 1)
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
