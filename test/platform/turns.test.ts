import t from 'tap'
import { DatabaseUnavailable } from '../../src/db/pool/errors.ts'
import { nilId } from '../../src/lib/ids.ts'
import { mostDue } from '../../src/platform/jobs/due.ts'
import {
  addDue,
  newLanes,
  nextTurn,
  recordDone,
  recordFailure,
  takeSlot,
  turnsIn,
} from '../../src/platform/jobs/turns.ts'

const found = (...ids: readonly string[]) => ids.map((workspaceId) => ({ workspaceId }))
const job = { size: 1000 }

t.test('a workspace has half of the slots at most', async (t) => {
  const { short } = newLanes()
  const jobs = [turnsIn(short), turnsIn(short), turnsIn(short), turnsIn(short), turnsIn(short)]
  const taken = jobs.map((turns) => {
    addDue(turns, found('busy', 'other'))
    const next = nextTurn(turns)
    if (next !== undefined) takeSlot(turns, next)
    return next
  })
  t.same(taken, ['busy', 'busy', 'other', 'other', undefined])
})

t.test('workspaces that were slow share a slot', async (t) => {
  const turns = turnsIn(newLanes().short)
  for (const id of ['slow', 'slower']) {
    recordDone(turns, id, job, { size: 100, done: 0, ms: 501 })
  }
  addDue(turns, found('slow', 'slower', 'quick'))
  const taken = [1, 2, 3].map(() => {
    const next = nextTurn(turns)
    return next === undefined ? undefined : { next, leave: takeSlot(turns, next) }
  })
  t.same(
    taken.map((one) => one?.next),
    ['slow', 'quick', undefined],
  )
  taken[0]?.leave()
  t.equal(nextTurn(turns), 'slower')
})

t.test('a look continues where the one before it found too many', async (t) => {
  const turns = turnsIn(newLanes().short)
  addDue(turns, found(...Array.from({ length: mostDue }, (_, n) => `workspace ${n}`)))
  t.equal(turns.after, `workspace ${mostDue - 1}`)
  addDue(turns, found('the last'))
  t.equal(turns.after, nilId)
})

t.test('what fails is tried with half the batch, and then after pauses that double', async (t) => {
  const turns = turnsIn(newLanes().short)
  const health = () => turns.health.get('bad')
  const fail = (error: unknown) => {
    const pause = recordFailure(turns, 'bad', health()?.size ?? 8, error)
    // It has begun when it is read
    return [health()?.size, Math.ceil(pause / 250) * 250]
  }
  const steps = Array.from({ length: 12 }, () => fail(new Error('a row that cannot be')))
  t.same(steps, [
    ...[4, 2, 1].map((size) => [size, 250]),
    ...[500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000].map((pause) => [1, pause]),
  ])
  addDue(turns, found('bad', 'good'))
  t.same(turns.waiting, ['good'], 'the pause is not over')

  const failures = health()?.failures
  t.same(fail(new DatabaseUnavailable('READ_ONLY', 'it takes no writes')), [1, 1000])
  t.equal(health()?.failures, failures, 'an outage is no fault of a workspace')
})

t.test('a batch grows while it is quick, and is as large as the job allows', async (t) => {
  const turns = turnsIn(newLanes().short)
  let size = 300
  const run = (ms: number) => {
    recordDone(turns, 'one', job, { size, done: size, ms })
    size = turns.health.get('one')?.size ?? 0
    return size
  }
  t.same([run(99), run(99), run(100), run(500), run(501)], [600, 1000, 1000, 1000, 500])
  recordDone(turns, 'one', job, { size, done: size - 1, ms: 1 })
  t.equal(turns.health.size, 0, 'nothing is left to do')
})
