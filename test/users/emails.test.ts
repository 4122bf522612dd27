import t from 'tap'
import { type Route, routes, type Scope, scopes } from '../../generated/routes.ts'
import { holds } from '../../src/auth/scopes.ts'
import { call, resolve } from '../helpers/client.ts'
import { makeTicket } from '../helpers/make.ts'
import { addMembers, setUp } from '../helpers/queues.ts'
import { parametersOf, preparedRequest } from '../helpers/requests.ts'
import { deletingLast, start, startFor, type Workspace } from '../helpers/start.ts'

const emails = /(ada|noor)@switchboard\.example/

/** Every scope but those by which a token may read users. */
const others = scopes.filter((scope) => !holds([scope], 'users:read')) as Scope[]

t.test('no reply shows the e-mail address of a user without users:read', async (t) => {
  const showing: string[] = []
  // Who may write users sees the users that they write, and who begins a session whose it is
  for (const route of deletingLast(routes).filter(
    ({ tag, isBinary }) => !['users', 'sessions'].includes(tag) && !isBinary,
  )) {
    const workspace = await startFor(route)
    const limited = await workspace.tokenWith(...others)
    // Its samples are those of the contract
    if (route.id === 'listWebhookEventTypes') continue
    t.notMatch(await textOf(route, workspace, limited), emails, route.id)
    if (route.method !== 'GET') continue
    if (emails.test(await textOf(route, workspace, workspace.token))) showing.push(route.id)
  }
  const wanted = ['getComment', 'getTicket', 'getMediaFile', 'listQueueMembers']
  for (const id of wanted) t.ok(showing.includes(id), `${id} shows it with users:read`)
})

t.test('events show e-mail addresses of users only with users:read', async (t) => {
  const workspace = await start()
  const { api, ownerId } = workspace
  const params = { id: await makeTicket(workspace) }
  await api.assignTicket({ params, body: { assigneeId: ownerId } })
  await api.createTicketComment({ params, body: { text: 'Done' } })
  await api.createMediaFolder({ body: { name: 'New' } })
  await api.setUserPresence({ params: { id: ownerId }, body: { systemName: 'offline' } })
  const { id: queueId } = await setUp(workspace, {})
  await addMembers(api, queueId, [ownerId])

  const query = { limit: 500 }
  const token = await workspace.tokenWith(...others)
  const whole = await api.listEvents({ query })
  const { text, body } = await api.listEvents({ query, token })
  t.ok(body.data.length > 4, `${body.data.length} events`)
  t.notMatch(text, emails)
  const last = whole.body.data.findLast(({ type }) => type === 'ticket.assigned')
  const { body: ticket } = await api.getTicket({ params })
  t.same(last?.data['assignee'], ticket.data.assignee, 'what the ticket shows to its reader')
  const audit = await api.listAuditLogs({ token })
  t.notMatch(audit.text, emails)
})

/** The reply to the example of an operation, with everything that can be expanded. */
async function textOf(route: Route, { origin, api }: Workspace, token: string): Promise<string> {
  const sound = await preparedRequest(route, api)
  const expand = parametersOf(route, 'query').find(({ name }) => name === 'expand')
  const all: string[] | undefined = expand && resolve(resolve(expand.schema).items).enum
  const query = { ...sound.query, ...(all && { expand: all.join() }) }
  const { status, text } = await call(origin, token, route, { ...sound, query })
  // The members that were sent are no reply
  if (status >= 400 && status !== 403) return ''
  return text
}
