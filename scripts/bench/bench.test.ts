import t from 'tap'
import { buildServers } from './build.ts'
import { capture } from './capture.ts'
import { difference } from './check.ts'
import { fill } from './data.ts'
import { openRows } from './rows.ts'
import { scenarioNames, scenariosOf } from './scenarios.ts'
import { startHand } from './servers.ts'
import { start } from '../../test/helpers/start.ts'

const silent = { start: () => {}, advance: () => {}, stop: () => {} }

t.test('the hand-written server answers and writes as the product does', async (t) => {
  const { database, origin } = await start()
  await buildServers()
  const size = { name: 'few', workspaces: 1, tickets: 300 }
  const all = scenariosOf(await fill(database.url, size, silent), size)
  const scenarios = all.filter(({ isPlainOnly }) => !isPlainOnly)

  const { recipes, refused } = await capture(database.url, scenarios)
  const hand = await startHand(recipes)
  t.teardown(() => hand.stop())
  const ours = { port: Number(new URL(origin).port) }
  const rows = openRows(database.url)
  t.teardown(() => rows.close())

  t.same(
    all.map(({ name }) => name),
    scenarioNames,
  )
  t.same([...refused], [])
  for (const scenario of scenarios) {
    const compared = scenario.isUntold ? {} : { rows }
    t.equal(await difference(ours, hand, scenario, compared), undefined, scenario.name)
  }
})
