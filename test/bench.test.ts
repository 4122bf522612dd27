import t from 'tap'
import { capture } from '../scripts/bench/capture.ts'
import { difference } from '../scripts/bench/check.ts'
import { fill } from '../scripts/bench/data.ts'
import { scenarioNames, scenariosOf } from '../scripts/bench/scenarios.ts'
import { startHand } from '../scripts/bench/servers.ts'
import { start } from './helpers/start.ts'

const silent = { start: () => {}, advance: () => {}, stop: () => {} }

t.test('the hand-written server of the benchmarks answers as the product does', async (t) => {
  const { database, origin } = await start()
  const size = { name: 'few', workspaces: 1, tickets: 300 }
  const scenarios = scenariosOf(await fill(database.url, size, silent), size)

  const { recipes, refused } = await capture(database.url, scenarios)
  const hand = await startHand(recipes)
  t.teardown(() => hand.stop())
  const ours = { port: Number(new URL(origin).port) }

  t.same(
    scenarios.map(({ name }) => name),
    scenarioNames,
  )
  t.same([...refused], [])
  for (const scenario of scenarios) {
    t.equal(await difference(ours, hand, scenario), undefined, scenario.name)
  }
})
