import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { missingProblems, missingReactions, missingStatuses } from '../../scripts/coverage.ts'
import { root } from '../../src/lib/root.ts'
import { isRunning } from '../helpers/processes.ts'
import { until } from '../helpers/until.ts'
import { currentRun, forgetRun } from './run.ts'

// After the last test: what no test has covered, if all have run, and then everything that `before` has made goes
const { server, template, ledger, holder } = currentRun()
if (process.env['TEST_LEDGER'] === 'check') {
  const missing = [
    ...missingStatuses(ledger),
    ...missingProblems(ledger),
    ...missingReactions(ledger),
  ]
  const lines =
    missing.length === 0
      ? ['ok 1 - every documented status and every reaction has a test']
      : missing.map((line, n) => `not ok ${n + 1} - no test produced ${line}`)
  const folder = join(root, '.tap', 'test-results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'ledger.tap'), `${lines.join('\n')}\n1..${lines.length}\n`)
  if (missing.length > 0) process.exitCode = 1
}
forgetRun()
rmSync(ledger, { recursive: true, force: true })
if (holder === undefined) {
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  await admin.unsafe(`drop database if exists ${template} with (force)`)
  await admin.end()
} else {
  process.kill(holder, 'SIGTERM')
  await until(() => !isRunning(holder))
}
