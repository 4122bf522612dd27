import t from 'tap'
import { timeouts } from '../src/timeouts.ts'

t.test('every deadline ends before the one around it', async (t) => {
  const nested: ReadonlyArray<
    readonly [inner: keyof typeof timeouts, outer: keyof typeof timeouts]
  > = [
    ['quickListMs', 'quickReadMs'],
    ['quickReadMs', 'statementMs'],
    ['statementMs', 'longWaitMs'],
    ['lockMs', 'statementMs'],
    ['statementMs', 'leaseMs'],
    ['databaseConnectMs', 'leaseMs'],
    ['leaseMs', 'idleInTransactionMs'],
    ['leaseMs', 'handlerMs'],
    ['leaseWaitMs', 'admitMs'],
    ['headersMs', 'requestMs'],
    ['bodyMs', 'requestMs'],
    ['finishMs', 'stopMs'],
  ]
  for (const [inner, outer] of nested)
    t.ok(timeouts[inner] < timeouts[outer], `${inner} < ${outer}`)
  t.ok(timeouts.leaseWaitMs + timeouts.leaseMs < timeouts.handlerMs, 'waiting and working')
  t.ok(timeouts.transactionWaitMs + timeouts.leaseMs < timeouts.handlerMs, 'and in a transaction')
  const longRead = timeouts.quickListMs + timeouts.longWaitMs + timeouts.statementMs
  t.ok(longRead < timeouts.handlerMs, 'waiting for a long read, and reading')
  t.ok(timeouts.admitMs + timeouts.handlerMs < timeouts.socketMs, 'nobody is cut off unanswered')
})
