import { Api, type HttpResponse, type Problem } from './swagger-typescript-api/client'
import { origin, report, token, unknownId } from './outcome.ts'

const api = new Api({
  baseUrl: `${origin}/api/v1`,
  baseApiParams: { headers: { authorization: `Bearer ${token}` } },
})

const contact = await api.contacts.createContact({
  username: 'sdk-swagger',
  name: 'Harbour Office',
})
const { id, username } = contact.data.data
const group = await api.groups.createGroup({ name: 'SDK', contacts: [id] })
const ticket = await api.tickets.createTicket({ title: 'Crane stuck', contact_id: id })
const ticketId = ticket.data.data.id
const patched = await api.tickets.updateTicket(ticketId, { priority: 'urgent' })

let pages = 0
let listed = false
for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
  const { data } = await api.tickets.listTickets({ page, pageSize: 1 })
  lastPage = data.lastPage
  pages += 1
  listed ||= data.data.some((row) => row.id === ticketId)
}

/** This client throws its responses. */
async function problemOf(answer: Promise<unknown>): Promise<Problem> {
  try {
    await answer
  } catch (thrown) {
    return (thrown as HttpResponse<unknown, Problem>).error
  }
  throw new Error('an error is expected')
}
const missing = await problemOf(api.tickets.getTicket(unknownId, {}))
const refused = await problemOf(
  api.tickets.createTicket({ title: 'Nobody', contact_id: unknownId }),
)

report({
  username,
  members: group.data.contacts.map((member) => member.username),
  title: patched.data.data.title,
  priority: patched.data.data.priority,
  pages,
  listed,
  notFound: { code: missing.code, resource: missing.resource },
  unprocessable: { code: refused.code, pointer: refused.pointer },
})
