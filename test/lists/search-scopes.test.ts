import t from 'tap'
import { type Route, routes } from '../../generated/routes.ts'
import { call, type LooseOptions } from '../helpers/client.ts'
import { makeContact, makeConversation, makeGroup, makeTicket } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { parametersOf } from '../helpers/requests.ts'
import { startEmpty, type Workspace } from '../helpers/start.ts'

const searches = routes.filter(
  (route) =>
    route.method === 'GET' && parametersOf(route, 'query').some(({ name }) => name === 'q'),
)

/** Searched texts, each of which is in one kind of text. */
const words = {
  comment: 'zugzwang',
  message: 'quokka',
  address: 'walrus@',
  phone: '+459998887',
  contact: 'narwhal',
  notes: 'ocelot',
  group: 'wombat',
  ticket: 'axolotl',
  user: 'ada@switch',
} as const

/** Members that are not part of what is found unless a request asks for them. */
const expanded: Readonly<Record<string, string>> = { listConversations: 'contact' }

t.test('a search finds nothing by what the token may not read', async (t) => {
  const workspace = await withWords()
  let found = 0
  for (const route of searches) {
    const token = await workspace.tokenWith(...route.scopes)
    for (const [kind, word] of Object.entries(words)) {
      const { total, data } = await search(workspace, token, route, word)
      t.equal(total, data.length, `${route.id} ${kind}`)
      for (const row of data) {
        const text = JSON.stringify(row).toLowerCase()
        t.ok(text.includes(word), `${route.id} ${kind} shows by what it was found`)
        found += 1
      }
    }
  }
  t.ok(searches.length > 15 && found >= 10, `${found} found by ${searches.length} searches`)
})

t.test('each scope lets a search look at one kind of text', async (t) => {
  const workspace = await withWords()
  const kinds = [
    ['listTickets', 'comments:read', ['comment']],
    ['listTickets', 'messages:read', ['message']],
    ['listTickets', 'contacts:read', ['address', 'phone']],
    ['listConversations', 'messages:read', ['message']],
    ['listConversations', 'groups:read', ['group']],
  ] as const
  for (const [id, scope, reads] of kinds) {
    const route = routes.find((one) => one.id === id) as Route
    const [without, reader] = [
      await workspace.tokenWith(...route.scopes),
      await workspace.tokenWith(...route.scopes, scope),
    ]
    for (const kind of reads) {
      const hidden = await search(workspace, without, route, words[kind])
      const seen = await search(workspace, reader, route, words[kind])
      t.match([hidden.total, seen.total], only(0, 1), `${id} finds by ${kind} with ${scope} alone`)
    }
  }

  const query = `q=${words.comment}`
  const body = { filters: [{ name: 'all', query }] }
  const counts = async (token: string) => {
    const reply = await workspace.api.countTickets({ token, body })
    return reply.body.data.counts[0]?.total
  }
  t.equal(await counts(await workspace.tokenWith('tickets:read')), 0, 'counts reveal nothing')
  t.equal(await counts(await workspace.tokenWith('tickets:read', 'comments:write')), 1)
})

/** Sends a search, and returns its rows with their total, which the list of groups lacks. */
async function search({ origin }: Workspace, token: string, route: Route, q: string) {
  const expand = expanded[route.id]
  const options: LooseOptions = { query: { q, ...(expand && { expand }) } }
  const { body } = await call(origin, token, route, options)
  const { data, total = data.length } = body as unknown as { data: unknown[]; total?: number }
  return { total, data }
}

/** A workspace whose ticket, with all that belongs to it, has each of the words once. */
async function withWords(): Promise<Workspace> {
  const workspace = await startEmpty()
  const { api } = workspace
  const contactId = await makeContact(workspace, {
    name: `The ${words.contact}`,
    notes: `An ${words.notes}`,
    contactEmails: [{ email: `${words.address}ice.example` }],
    contactPhones: [{ phone: `${words.phone}7` }],
  })
  const ticketId = await makeTicket(workspace, { contactId, description: `An ${words.ticket}` })
  await api.createTicketComment({ params: { id: ticketId }, body: { text: `In ${words.comment}` } })
  const conversationId = await makeConversation(workspace, { contactId })
  const about = { params: { id: conversationId }, body: { ticketIds: [ticketId] } }
  await api.updateConversation(about)
  await api.sendMessage({
    body: { conversationId, messageType: 'text', message: `A ${words.message}` },
  })
  await makeGroup(workspace, { name: `The ${words.group}`, contacts: [contactId] })
  return workspace
}
