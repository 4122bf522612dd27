import { createClient, createConfig } from './hey-api/client'
import {
  createContact,
  createGroup,
  createTicket,
  getTicket,
  listTickets,
  updateTicket,
} from './hey-api/index'
import { origin, report, token, unknownId } from './outcome.ts'

const client = createClient(createConfig({ baseUrl: `${origin}/api/v1`, auth: token }))

const contact = await createContact({
  client,
  body: { username: 'sdk-hey', name: 'Harbour Office' },
  throwOnError: true,
})
const { id, username } = contact.data.data

const group = await createGroup({
  client,
  body: { name: 'SDK', contacts: [id] },
  throwOnError: true,
})
const ticket = await createTicket({
  client,
  body: { title: 'Crane stuck', contact_id: id },
  throwOnError: true,
})
const path = { id: ticket.data.data.id }
const patched = await updateTicket({
  client,
  path,
  body: { priority: 'urgent' },
  throwOnError: true,
})

let pages = 0
let listed = false
for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
  const { data } = await listTickets({ client, query: { page, pageSize: 1 }, throwOnError: true })
  lastPage = data.lastPage
  pages += 1
  listed ||= data.data.some((row) => row.id === path.id)
}

const missing = await getTicket({ client, path: { id: unknownId } })
const refused = await createTicket({ client, body: { title: 'Nobody', contact_id: unknownId } })
if (!missing.error || !refused.error) throw new Error('errors are expected')

report({
  username,
  members: group.data.contacts.map((member) => member.username),
  title: patched.data.data.title,
  priority: patched.data.data.priority,
  pages,
  listed,
  notFound: { code: missing.error.code, resource: missing.error.resource },
  unprocessable: { code: refused.error.code, pointer: refused.error.pointer },
})
