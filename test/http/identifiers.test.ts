import t from 'tap'
import { type Route, routes } from '../../generated/routes.ts'
import { multipartType } from '../../src/http/request/upload.ts'
import { again } from '../helpers/again.ts'
import { call, type LooseOptions } from '../helpers/client.ts'
import { makeContact, makeTag, makeTicket } from '../helpers/make.ts'
import { preparedRequest } from '../helpers/requests.ts'
import { deletingLast, inUsed, startEmpty, startFor, type Workspace } from '../helpers/start.ts'

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/** A request with each identifier of its path, query and body in upper case. */
function inUpperCase(options: LooseOptions): LooseOptions {
  return JSON.parse(JSON.stringify(options).replace(uuid, (id) => id.toUpperCase())) as LooseOptions
}

/** Returns a reply without the parts that differ from one request to the next, as lengths that count up to now. */
function lasting(text: string): string {
  return text.replace(
    /"(requestId|instance|url|urlExpiresAt|since|\w*seconds|from|to)":("[^"]*"|\d+)/gi,
    '',
  )
}

const isRepeatable = ({ idempotent, method }: Route) => idempotent || method === 'GET'

t.test(
  'an identifier in upper case is the same one in the path, the query and the body',
  async (t) => {
    // A form is no JSON; its identifier is read as the JSON operation reads its own
    const ofJson = routes.filter(({ bodyTypes }) => !bodyTypes.includes(multipartType))
    const replayed: boolean[] = []
    for (const route of deletingLast(ofJson)) {
      const headers = route.idempotent ? { 'idempotency-key': `a key of ${route.id}` } : {}
      const ask = async ({ api, origin, token }: Workspace) => {
        const sound = await preparedRequest(route, api)
        const send = (options: LooseOptions) =>
          again(() => call(origin, token, route, { ...options, headers }))
        return { sound, send, upper: await send(inUpperCase(sound)) }
      }

      const { sound, send, upper } =
        route.method === 'GET'
          ? await ask(await startFor(route))
          : await inUsed(ask, (asked) => asked.upper.status < 300)

      t.not(upper.status, 400, `${route.id}: ${upper.text}`)
      if (upper.status < 300 && !route.isBinary) {
        const returned = upper.text.match(uuid) ?? []
        t.same(
          returned.filter((id) => id !== id.toLowerCase()),
          [],
          route.id,
        )
      }
      if (!isRepeatable(route)) continue
      const lower = await send(sound)
      t.equal(lower.status, upper.status, route.id)
      if (route.isBinary) continue
      t.equal(lasting(lower.text), lasting(upper.text), route.id)
      // A different request with the same key would be refused. Nothing is kept of one that changed nothing
      if (route.idempotent && upper.status < 300) {
        replayed.push(lower.headers['idempotency-replayed'] === 'true')
      }
    }
    const count = replayed.filter(Boolean).length
    t.ok(count > 50, `${count} of ${replayed.length} were the same request`)
  },
)

t.test('identifiers in upper case are stored and filtered by in lower case', async (t) => {
  const workspace = await startEmpty()
  const { api, database, ownerId } = workspace
  const [contact, tag] = [await makeContact(workspace), await makeTag(workspace)]
  await makeTicket(workspace, { contactId: contact, tags: [tag] })
  const contactId = contact.toUpperCase()
  const assigneeId = ownerId.toUpperCase()
  const tagId = tag.toUpperCase()

  const created = await api.createTicket({ body: { title: 'Crane 3', contactId, assigneeId } })
  const filters = { contactId: [contactId], assigneeId: ['none', assigneeId] }
  const found = await api.listTickets({ query: filters })
  const tagged = await api.listTickets({ query: { tagId: [tagId] } })
  const expected = await api.listTickets({ query: { tagId: [tag] } })
  const itself = await api.mergeContacts({
    body: { targetId: contact, sourceIds: [contactId] },
  })
  const [row] =
    await database.admin`select contact_id from tickets where id = ${created.body.data.id}`

  t.match(created, { status: 201, body: { data: { contactId: contact } } })
  t.equal(row?.['contact_id'], contact)
  t.ok(found.body.data.some(({ id }) => id === created.body.data.id))
  t.equal(tagged.body.total, 1)
  t.equal(tagged.text, expected.text)
  t.match(itself, { status: 422, body: { code: 'rule_violated' } })
})
