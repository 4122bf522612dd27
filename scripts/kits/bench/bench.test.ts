import postgres from 'postgres'
import t from 'tap'
import type { Schema } from '../../../generated/operations.ts'
import { buildServers } from './build.ts'
import { capture } from './capture.ts'
import { difference } from './check.ts'
import { fill, type Tenant } from './data.ts'
import { send, shotOf } from './load.ts'
import { toTicket, type TicketColumns } from './peer/ticket.ts'
import { openRows } from './rows.ts'
import { scenarioNames, scenariosOf } from './scenarios.ts'
import { startHand } from './servers.ts'
import { start } from '../../../test/helpers/start.ts'

const silent = { start: () => {}, advance: () => {}, stop: () => {} }

t.test('the servers of the benchmarks answer and write as the product does', async (t) => {
  const { database, origin } = await start()
  await buildServers()
  const size = { name: 'few', workspaces: 1, tickets: 300 }
  const tenants = await fill(database.url, size, silent)
  const all = scenariosOf(tenants, size)
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
    t.equal(await difference(ours, hand, scenario, { rows }), undefined, scenario.name)
  }

  // The peer has packages of its own, but what it makes of a ticket's columns needs none
  const fromColumns = { transform: { column: { from: postgres.toCamel } } }
  const sql = postgres(database.url, { max: 1, ...fromColumns })
  t.teardown(() => sql.end())
  const [{ token, ticketIds }] = tenants as [Tenant]
  for (const id of ticketIds.slice(0, 4)) {
    const { text } = await send(ours.port, shotOf(token, 'GET', `/tickets/${id}`))
    const { data } = JSON.parse(text) as { data: Schema<'Ticket'> }
    const [columns] = await sql<[TicketColumns]>`select * from tickets where id = ${id}`
    const fields = data.customFields.map(({ attribute }) => attribute)
    t.same(toTicket(columns, { ...data, fields }), data, 'the peer answers the same ticket')
  }
})
