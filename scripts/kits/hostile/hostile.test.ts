import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { only } from '../../../test/helpers/only.ts'
import { bounds } from './case.ts'
import { cases } from './cases.ts'
import { printed } from './print.ts'
import { runCases } from './run.ts'
import { build } from '../../../test/helpers/script.ts'
import { testServer } from '../../../test/setup/server.ts'

const { server } = await testServer()
build()

// Machines that run tests are up to twice as slow as those that the bound is for, which `npm run hostile` keeps to
const lagMs = 2 * bounds.lagMs

t.test(`what anybody may send leaves the loop free within ${lagMs} ms`, async (t) => {
  const quick = cases.filter(({ isLong }) => !isLong)

  // Most cases wait longer than they work
  const results = await runCases(server, quick, { servers: 2, lagMs })

  t.comment(printed(results))
  for (const { name, faults, outcome } of results) t.same(faults, [], `${name}: ${outcome}`)
})

t.test('each case has a name of its own', async (t) => {
  const names = cases.map(({ name }) => name)
  t.equal(new Set(names).size, names.length)
})

t.test('a server that does not answer, ends or answers wrongly is noticed', async (t) => {
  const results = await runCases(server, [
    {
      name: 'stopped for a while',
      run: async ({ pid }) => {
        process.kill(pid, 'SIGSTOP')
        // oxlint-disable-next-line house/timed-waits -- the time is what is wrong with this server
        await sleep(2 * bounds.lagMs)
        process.kill(pid, 'SIGCONT')
        return 'went on'
      },
    },
    {
      name: 'killed',
      run: async ({ pid }) => {
        process.kill(pid, 'SIGKILL')
        return 'gone'
      },
    },
    {
      name: 'another answer, from a server that was started anew',
      run: async ({ attacker: { api } }) => {
        const { status } = await api.getCurrentApiToken()
        throw new Error(`${status} instead of 422`)
      },
    },
  ])

  t.match(
    results,
    only(
      { outcome: 'went on', faults: only(/^\/healthz took \d+ ms$/) },
      // Its health may have been asked meanwhile
      { faults: { 0: /^the server ended with SIGKILL/ } },
      { outcome: '', faults: only('200 instead of 422') },
    ),
  )
})
