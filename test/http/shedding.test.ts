import t from 'tap'
import { sheddingLimits, startShedding } from '../../src/http/limits/shedding.ts'
import { until } from '../helpers/until.ts'

t.test('reads are refused before changes, and what has ended makes room', (t) => {
  const shedding = startShedding({ ...sheddingLimits, reads: 2, requests: 3 })
  t.teardown(() => shedding.stop())
  const isRefused = (method: string) => {
    try {
      shedding.enter(method)
      return false
    } catch {
      return true
    }
  }
  t.same(['GET', 'HEAD', 'GET', 'POST', 'PUT'].map(isRefused), [false, false, true, false, true])
  shedding.leave()
  t.same(['GET', 'PATCH', 'DELETE'].map(isRefused), [true, false, true])
  t.equal(shedding.inFlight, 3)
  t.end()
})

t.test('nothing is taken while the event loop is late, and everything after it', async (t) => {
  const shedding = startShedding({ ...sheddingLimits, loopDelayMs: 100 })
  t.teardown(() => shedding.stop())
  const outcome = () => {
    try {
      shedding.enter('POST')
      shedding.leave()
      return 'taken'
    } catch (error) {
      return (error as { code: string }).code
    }
  }
  t.equal(outcome(), 'taken')
  await until(() => {
    const began = performance.now()
    while (performance.now() - began < 200);
    return outcome() === 'unavailable'
  }, 30_000)
  await until(() => outcome() === 'taken', 30_000)
})
