import t from 'tap'
import { seed } from '../../src/workspaces/seed/seed.ts'
import { start } from '../helpers/start.ts'

const counts = { contacts: 300, tickets: 1000, groups: 50, tags: 10, users: 5 }

t.test('seeding fills a workspace, and the API goes on from there', async (t) => {
  const { api, database, workspaceId } = await start()
  let rows = 0

  await seed(database.url, workspaceId, counts, 7, (more) => (rows += more))
  const tickets = await api.listTickets({ query: { pageSize: 100 } })
  const contacts = await api.listContacts()
  const created = await api.createTicket({
    body: { title: 'Next', contactId: contacts.body.data[0]?.id ?? '' },
  })

  t.equal(tickets.body.total, 1001)
  t.equal(contacts.body.total, 302)
  t.equal(created.body.data.ticketNumber, 1003)
  t.ok(rows > 3000)
})

t.test('the same random seed makes the same data', async (t) => {
  const made = []
  for (let run = 0; run < 2; run++) {
    const { api, database, workspaceId } = await start()
    // Ids are unique in a workspace only, so both fit into one database
    await seed(database.url, workspaceId, counts, 7)
    const { body } = await api.listTickets({ query: { pageSize: 50, sort: ['createdAt'] } })
    made.push(body.data.slice(1).map(({ id, title, tags }) => [id, title, tags]))
  }

  t.same(made[0], made[1])
})
