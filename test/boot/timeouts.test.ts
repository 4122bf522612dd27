import t from 'tap'
import { timeouts } from '../../src/timeouts.ts'

t.test('every deadline ends before the one around it', async (t) => {
  const nested: ReadonlyArray<
    readonly [inner: keyof typeof timeouts, outer: keyof typeof timeouts]
  > = [
    ['statementMs', 'longWaitMs'],
    ['lockMs', 'statementMs'],
    ['statementMs', 'leaseMs'],
    ['databaseConnectMs', 'leaseMs'],
    ['leaseMs', 'idleInTransactionMs'],
    ['leaseMs', 'handlerMs'],
    ['headersMs', 'requestMs'],
    ['bodyMs', 'requestMs'],
    ['finishMs', 'stopMs'],
  ]
  for (const [inner, outer] of nested)
    t.ok(timeouts[inner] < timeouts[outer], `${inner} < ${outer}`)
  t.ok(timeouts.shortWaitMs + timeouts.leaseMs < timeouts.handlerMs, 'waiting and working')
  const longRead = timeouts.longWaitMs + timeouts.statementMs
  t.ok(longRead < timeouts.handlerMs, 'waiting for a long read, and reading')
  t.ok(timeouts.admitMs + timeouts.handlerMs < timeouts.socketMs, 'nobody is cut off unanswered')
})
