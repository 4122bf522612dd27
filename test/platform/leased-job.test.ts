import { pino } from 'pino'
import t from 'tap'
import { newId } from '../../src/lib/ids.ts'
import { leasedJob } from '../../src/platform/jobs/leased-job.ts'
import { startEmpty } from '../helpers/start.ts'

const log = pino({ level: 'silent' })
interface One {
  readonly workspaceId: string
  readonly id: string
}
function gate() {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => (open = resolve))
  return { isOpen, open }
}
const some = (workspaceId: string, count: number): One[] =>
  Array.from({ length: count }, () => ({ workspaceId, id: newId() }))

t.test('claims that are made at the same time take no more slots than there are', async (t) => {
  const { pool } = await startEmpty()
  const claims = gate()
  const attempts = gate()
  const running: One[] = []
  const job = leasedJob<One>(log, {
    name: 'test',
    everyMs: 1000,
    due: async () => [],
    slots: 10,
    claim: async (_, workspaceId, room) => {
      await claims.isOpen
      // There is more to do than fits, but for one of them
      return some(workspaceId, workspaceId === 'idle' ? 0 : room)
    },
    renew: async () => {},
    run: async (_, one) => {
      running.push(one)
      await attempts.isOpen
    },
  })
  const runs = ['idle', 'one', 'two', 'three'].map(async (id) => job.run(pool, id, 10))
  claims.open()
  await Promise.all(runs)
  t.ok(running.length <= 10, `${running.length} attempts`)

  // What the idle one has not used is free again
  for (let left = 10; left > 0; left -= 1) await job.run(pool, `later ${left}`, 10)
  t.equal(running.length, 10)
  attempts.open()
  await job.end?.()
})

t.test('what is claimed while a process stops is left to others', async (t) => {
  const { pool } = await startEmpty()
  const claim = gate()
  const [begun, released]: [One[], One[]] = [[], []]
  const job = leasedJob<One>(log, {
    name: 'test',
    everyMs: 1000,
    due: async () => [],
    slots: 10,
    claim: async (_, workspaceId) => {
      await claim.isOpen
      return some(workspaceId, 2)
    },
    renew: async () => {},
    run: async (_, one) => void begun.push(one),
    releaseLease: async (_, one) => released.push(one),
  })
  const run = job.run(pool, 'one', 10)
  await job.end?.()
  claim.open()
  await run
  t.equal(begun.length, 0)
  t.equal(released.length, 2)
})
