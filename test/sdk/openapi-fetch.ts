import createClient from 'openapi-fetch'
import type { paths } from './openapi-typescript/schema.ts'
import { origin, report, token, unknownId } from './outcome.ts'

const api = createClient<paths>({
  baseUrl: `${origin}/api/v1`,
  headers: { authorization: `Bearer ${token}` },
})

const contact = await api.POST('/contacts', {
  body: { username: 'sdk-fetch', name: 'Harbour Office' },
})
if (!contact.data) throw new Error(contact.error.detail)
const { id, username } = contact.data.data

const group = await api.POST('/groups', { body: { name: 'SDK', contacts: [id] } })
if (!group.data) throw new Error(group.error.detail)

const ticket = await api.POST('/tickets', { body: { title: 'Crane stuck', contact_id: id } })
if (!ticket.data) throw new Error(ticket.error.detail)
const path = { id: ticket.data.data.id }

const patched = await api.PATCH('/tickets/{id}', { params: { path }, body: { priority: 'urgent' } })
if (!patched.data) throw new Error(patched.error.detail)

let pages = 0
let listed = false
for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
  const { data, error } = await api.GET('/tickets', { params: { query: { page, pageSize: 1 } } })
  if (!data) throw new Error(error.detail)
  lastPage = data.lastPage
  pages += 1
  listed ||= data.data.some((row) => row.id === path.id)
}

const missing = await api.GET('/tickets/{id}', { params: { path: { id: unknownId } } })
const refused = await api.POST('/tickets', { body: { title: 'Nobody', contact_id: unknownId } })
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
