import {
  createContact,
  createGroup,
  createTicket,
  getTicket,
  listTickets,
  updateTicket,
} from './orval/client'
import { report, token, unknownId } from './outcome.ts'

const options = { headers: { authorization: `Bearer ${token}` } }

const contact = await createContact({ username: 'sdk-orval', name: 'Harbour Office' }, options)
if (contact.status !== 201) throw new Error(String(contact.status))
const { id, username } = contact.data.data

const group = await createGroup({ name: 'SDK', contacts: [id] }, options)
if (group.status !== 201) throw new Error(String(group.status))

const ticket = await createTicket({ title: 'Crane stuck', contact_id: id }, options)
if (ticket.status !== 201) throw new Error(String(ticket.status))
const ticketId = ticket.data.data.id

const patched = await updateTicket(ticketId, { priority: 'urgent' }, options)
if (patched.status !== 200) throw new Error(String(patched.status))

let pages = 0
let listed = false
for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
  const { status, data } = await listTickets({ page, pageSize: 1 }, options)
  if (status !== 200) throw new Error(String(status))
  lastPage = data.lastPage
  pages += 1
  listed ||= data.data.some((row) => row.id === ticketId)
}

const missing = await getTicket(unknownId, {}, options)
const refused = await createTicket({ title: 'Nobody', contact_id: unknownId }, options)
if (missing.status !== 404 || refused.status !== 422) throw new Error('errors are expected')

report({
  username,
  members: group.data.contacts.map((member) => member.username),
  title: patched.data.data.title,
  priority: patched.data.data.priority,
  pages,
  listed,
  notFound: { code: missing.data.code, resource: missing.data.resource },
  unprocessable: { code: refused.data.code, pointer: refused.data.pointer },
})
