import { pino } from 'pino'
import t from 'tap'
import { DatabaseUnavailable } from '../../src/db/pool/errors.ts'
import { startScheduler, type WorkspaceJob } from '../../src/platform/jobs/scheduler.ts'
import { outage } from '../../src/platform/storage/store.ts'
import { start } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

t.test('what becomes due during a run of its workspace is done after it', async (t) => {
  const { pool, workspaceId } = await start()
  let due = 1
  let runs = 0
  let looks = 0
  let begin = () => {}
  let finish = () => {}
  const job: WorkspaceJob = {
    name: 'test',
    everyMs: 86_400_000,
    size: 100,
    begin: (given) => (begin = given),
    due: async () => {
      looks += 1
      return due > 0 ? [{ workspaceId }] : []
    },
    async run() {
      const taken = due
      due = 0
      runs += 1
      if (runs === 1) await new Promise<void>((resolve) => (finish = resolve))
      return taken
    },
  }
  const scheduler = startScheduler(pool, pino({ level: 'silent' }), [job])
  t.teardown(() => scheduler.stop())

  await until(() => runs === 1)
  due = 1
  begin()
  await until(() => looks === 2)
  finish()
  await until(() => runs === 2)
  t.equal(due, 0)
})

t.test('while the database is away the log says so once, not for each job', async (t) => {
  const { pool } = await start()
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  let looks = 0
  const jobs = ['one', 'other'].map((name): WorkspaceJob => ({
    name,
    everyMs: 10,
    size: 100,
    due: async () => {
      looks += 1
      throw new DatabaseUnavailable('CONNECTION_LOST', 'the connection is gone')
    },
    run: async () => 0,
  }))
  const scheduler = startScheduler(pool, log, jobs)
  t.teardown(() => scheduler.stop())

  await until(() => looks > 20)
  t.equal(lines.length, 1)
  t.match(
    lines[0],
    '"error":"the connection is gone","msg":"background work waits for the database"',
  )
})

t.test('the log says what the file storage answered to background work', async (t) => {
  const { pool } = await start()
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const sweep = {
    name: 'sweep',
    everyMs: 86_400_000,
    run: async () => {
      throw outage(new Error('The bucket answered 403 with AccessDenied: Denied.'))
    },
  }
  const scheduler = startScheduler(pool, log, [], [sweep])
  t.teardown(() => scheduler.stop())

  await until(() => lines.length > 0)
  t.match(lines[0], '"error":"The bucket answered 403 with AccessDenied: Denied."')
})
