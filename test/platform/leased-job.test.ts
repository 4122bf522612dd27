import { pino } from 'pino'
import t from 'tap'
import { newId } from '../../src/lib/ids.ts'
import { leaseRenewal } from '../../src/platform/jobs/lease-renewal.ts'
import { type Leased, leasedJob } from '../../src/platform/jobs/leased-job.ts'
import { whileOpen } from '../helpers/locks.ts'
import { startEmpty } from '../helpers/start.ts'

const log = pino({ level: 'silent' })
function gate() {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => (open = resolve))
  return { isOpen, open }
}
const some = (workspaceId: string, count: number): Leased[] =>
  Array.from({ length: count }, () => ({ workspaceId, id: newId(), attempt: 1 }))

t.test('claims that are made at the same time take no more slots than there are', async (t) => {
  const { pool } = await startEmpty()
  const claims = gate()
  const attempts = gate()
  const running: Leased[] = []
  const job = leasedJob<Leased>(log, {
    name: 'test',
    everyMs: 1000,
    due: async () => [],
    slots: 10,
    claim: async (_, { workspaceId, batch }) => {
      await claims.isOpen
      // There is more to do than fits, but for one of them
      return some(workspaceId, workspaceId === 'idle' ? 0 : batch)
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
  const [begun, released]: [Leased[], Leased[]] = [[], []]
  const job = leasedJob<Leased>(log, {
    name: 'test',
    everyMs: 1000,
    due: async () => [],
    slots: 10,
    claim: async (_, { workspaceId }) => {
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

t.test('a lease is extended for the attempt that has it, and not once it has ended', async (t) => {
  const { database, pool, workspaceId, ownerId } = await startEmpty()
  const renew = leaseRenewal({
    table: 'sign_in_links',
    until: 'mail_due_at',
    attempt: 'mail_attempts',
  })
  const insert = async (dueAt: string | null) => {
    const id = newId()
    await database.admin`
      insert into sign_in_links (workspace_id, id, user_id, email, expires_at, mail_due_at,
        mail_attempts, created_at)
      values (${workspaceId}, ${id}, ${ownerId}, 'a@harbour.example', now(), ${dueAt}, 2, now())`
    return id
  }
  const soon = new Date().toISOString()
  const ids = [await insert(soon), await insert(soon), await insert(soon), await insert(null)]
  const [held = '', lost = '', locked = '', ended = ''] = ids

  await whileOpen(database, async (sql) => {
    await sql`select from sign_in_links where id = ${locked} for update`
    await renew(pool, [
      { workspaceId, id: held, attempt: 2 },
      { workspaceId, id: lost, attempt: 1 },
      { workspaceId, id: locked, attempt: 2 },
      { workspaceId, id: ended, attempt: 2 },
      { workspaceId: newId(), id: lost, attempt: 2 },
    ])
  })

  const rows = await database.admin`
    select id, mail_due_at > ${soon}::timestamptz as "isLonger" from sign_in_links
    where workspace_id = ${workspaceId}`
  const isLonger = new Map(rows.map((row) => [row['id'], row['isLonger']]))
  t.same(
    [held, lost, locked, ended].map((id) => isLonger.get(id)),
    [true, false, false, null],
  )
})
