import t from 'tap'
import { routes } from '../../generated/routes.ts'
import { call, type Json } from '../helpers/client.ts'
import { readConfig } from '../../src/config.ts'
import { secretContext } from '../../src/events/delivery/request.ts'
import { secretsUnder } from '../../src/lib/seal.ts'
import { showFirstToken } from '../../src/boot/serve.ts'
import { only } from '../helpers/only.ts'
import { start, startServer } from '../helpers/start.ts'

/** Lists of what only people and events leave, of which a new workspace has none. */
const empty = ['listAgentActivities', 'listNotifications', 'listSessions']

t.test('a new demo has something in each list, as lists are asked for by default', async (t) => {
  const { origin, token } = await start()
  const lists = routes.filter(
    ({ id, method, path, successes }) =>
      method === 'GET' &&
      !path.includes('{') &&
      id !== 'listAgentActivitySummaries' &&
      successes.some(({ schema }) => schema?.endsWith('List')),
  )
  t.ok(lists.length > 25, `${lists.length} lists`)
  const without: string[] = []
  for (const route of lists) {
    const { status, body }: { status: number; body: Json } = await call(origin, token, route, {})
    t.equal(status, 200, route.id)
    if (body.data.length === 0) without.push(route.id)
  }
  t.same(without.sort(), empty)
})

t.test('the calls and cases of a new demo are in the reports of the last days', async (t) => {
  const { api } = await start()
  const { body: cases } = await api.listCxLogs()
  t.same(cases.data.map(({ kind }) => kind).sort(), ['call', 'chat', 'external', 'ticket'])
  const { body: sums } = await api.listCxLogMetrics()
  t.match(sums.data, only({ openedCount: 4 }))
  const from = new Date(Date.now() - 2 * 86_400_000).toISOString()
  const { body: calls } = await api.listCdrs({ query: { from } })
  t.equal(calls.total, 1)
})

t.test('the secret of the webhook of a demo is sealed under SECRET_KEY', async (t) => {
  const { database, pool, storage } = await startServer(t)
  const key = 'a key that has 32 characters or more'
  await showFirstToken(pool, readConfig({ SECRET_KEY: key }), storage.store)
  const [kept] = await database.admin`select workspace_id, id, secret from webhooks`
  const context = secretContext({ workspaceId: kept?.['workspace_id'], id: kept?.['id'] })
  t.match(secretsUnder([key]).open(kept?.['secret'], context), /^whsec_/)
  t.throws(() => secretsUnder([]).open(kept?.['secret'], context), /not in SECRET_KEY/)
})
