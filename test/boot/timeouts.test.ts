import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { root } from '../../src/lib/root.ts'
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

t.test('the contract and the documents state deadlines as they are', async (t) => {
  const secondsOf = (name: keyof typeof timeouts) => timeouts[name] / 1000
  const statements = {
    'openapi.yaml': [
      `A request that takes more than ${secondsOf('statementMs')} seconds fails (503)`,
      `a mail that takes longer than ${secondsOf('mailMs')} seconds`,
      `schema: { type: integer, minimum: 0, maximum: ${secondsOf('waitMs')}, default: 0 }`,
    ],
    'docs/guide.md': [
      `a long read ${secondsOf('longWaitMs')} seconds, everything else ${secondsOf('shortWaitMs')}`,
      `${secondsOf('bodyMs')} seconds; for a file ${secondsOf('uploadMs')} seconds`,
      `averaged after the first ${secondsOf('socketMs')} seconds`,
    ],
    'docs/operations/upgrades.md': [`the process ends within ${secondsOf('stopMs')} seconds`],
  }
  for (const [file, sentences] of Object.entries(statements)) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const sentence of sentences) t.ok(text.includes(sentence), `${file}: ${sentence}`)
  }
})
