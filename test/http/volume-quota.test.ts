import t from 'tap'
import { routes } from '../../generated/routes.ts'
import { recordVolumes, volumes } from '../../src/db/query/volume.ts'
import { call } from '../helpers/client.ts'
import { makeTicket } from '../helpers/make.ts'
import { soundRequest } from '../helpers/requests.ts'
import { startServer, workspaceOn } from '../helpers/start.ts'

const dailyVolumeBytes = 300_000

t.test('what changes leave in a day is bounded, for every operation that changes', async (t) => {
  const server = await startServer(t, { dailyVolumeBytes })
  const [workspace, other] = [await workspaceOn(server), await workspaceOn(server)]
  const { api, origin, token, database, pool, workspaceId } = workspace
  const params = { id: await makeTicket(workspace) }
  const inOther = { id: await makeTicket(other) }
  const write = (n: number) =>
    api.updateTicket({ params, body: { description: `${n} ${'x'.repeat(30_000)}` } })

  let n = 0
  let last = await write(n)
  while (last.status === 200 && n < 50) last = await write((n += 1))
  t.ok(n > 2 && n < 20, `${n} changes were possible`)
  t.match(last, {
    status: 429,
    body: {
      code: 'rate_limited',
      policy: `"volume";q=${dailyVolumeBytes};w=86400;qu="content-bytes"`,
      retryAfterSeconds: Number,
    },
  })

  for (const route of routes.filter(({ isPublic }) => !isPublic)) {
    const { status } = await call(origin, token, route, soundRequest(route))
    t.equal(status === 429, route.method !== 'GET', `${route.id} ${status}`)
  }
  t.equal((await other.api.updateTicket({ params: inOther, body: { title: 'Other' } })).status, 200)

  // All processes know what one has noted
  await recordVolumes(pool)
  const [row] = await database.admin`
    select bytes::int as bytes, day = (now() at time zone 'utc')::date as "isToday"
    from workspace_volumes where workspace_id = ${workspaceId}`
  t.ok(row?.['bytes'] >= dailyVolumeBytes, `${row?.['bytes']} bytes are noted`)
  t.equal(row?.['isToday'], true)
  t.equal((await write(0)).status, 429, 'after they are noted, too')
})

t.test('the log and kept replies count', async (t) => {
  const { api } = await workspaceOn(await startServer(t))
  const before = { ...volumes }
  const headers = { 'idempotency-key': 'counted' }
  await api.createTag({ body: { name: 'Counted' }, headers })
  const log = volumes.log - before.log
  const keys = volumes.idempotency_keys - before.idempotency_keys
  t.ok(log > 200 && keys > 200, `${log} bytes of the log, ${keys} of keys`)
})
