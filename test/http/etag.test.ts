import t from 'tap'
import { routes } from '../../generated/routes.ts'
import { call } from '../helpers/client.ts'
import { soundRequest } from '../helpers/requests.ts'
import { start, startFor } from '../helpers/start.ts'
import { untilLinksHold } from '../helpers/until.ts'

/** Updates that set a whole list or report finished work, which counts as a change. */
const setting = new Set(
  'updateContactTags updateConversation updateCxLog updateTicket updateTicketTags'.split(' '),
)

t.test('every get answers 304 while its ETag holds', async (t) => {
  for (const route of routes.filter(({ ifNoneMatch }) => ifNoneMatch)) {
    const { origin, token } = await startFor(route)
    const send = (headers: Record<string, string>) =>
      call(origin, token, route, { ...soundRequest(route), headers })
    await untilLinksHold()
    // The first use of a token shows in its representation
    await send({})
    const etag = String((await send({})).headers['etag'])

    const same = await send({ 'if-none-match': `"0-00000000", W/${etag}` })
    const other = await send({ 'if-none-match': '"0-00000000"' })

    t.match(same, { status: 304, text: '', headers: { etag } }, route.id)
    t.equal(other.status, 200, route.id)
  }
})

t.test(
  'every change is refused on another version than If-Match asks for, and made on it',
  async (t) => {
    for (const route of routes.filter(({ ifMatch }) => ifMatch)) {
      const { origin, token } = await start()
      const sound = soundRequest(route)
      const reads = routes.filter(({ method, ifNoneMatch }) => method === 'GET' && ifNoneMatch)
      const get =
        reads.find(({ path }) => path === route.path) ??
        reads.find(({ path }) => path === /^.*?\}/.exec(route.path)?.[0])
      if (!get) throw new Error(`${route.id}: nothing gets what it changes`)
      await untilLinksHold()
      const read = await call(origin, token, get, { params: sound.params ?? {} })
      const etag = String(read.headers['etag'])
      const send = (tag: string) =>
        call(origin, token, route, { ...sound, headers: { 'if-match': tag } })

      const stale = await send('"99-00000000"')
      const weak = await send('W/"99-00000000"')
      const malformed = await send('7-00000000')
      const unchanged = await call(origin, token, get, { params: sound.params ?? {} })
      // A proxy that compresses makes the tag weak
      const current = await send(`"99-00000000", W/${etag}`)

      t.match(
        stale,
        { status: 412, body: { code: 'precondition_failed', currentEtag: etag } },
        route.id,
      )
      t.equal(weak.status, 412, `${route.id} weak`)
      t.equal(malformed.status, 400, `${route.id} malformed`)
      t.match(unchanged, { status: 200, headers: { etag } }, `${route.id} changed nothing`)
      t.ok(current.status < 300, `${route.id} ${current.text}`)
      if (route.method !== 'PATCH' || setting.has(route.id)) continue
      const again = await call(origin, token, route, sound)
      t.ok(again.status < 300, `${route.id} again`)
      t.equal(again.headers['etag'], current.headers['etag'], `${route.id} again changes nothing`)
    }
  },
)

t.test('the ETag of a reply to a change is the one its get answers', async (t) => {
  const { api } = await start()
  const created = await api.createGroup({ body: { name: 'Quay works' } })
  const updated = await api.updateGroup({
    params: { id: created.body.id },
    body: { name: 'Quays' },
  })

  const read = await api.getGroup({ params: { id: created.body.id } })

  t.not(created.headers['etag'], updated.headers['etag'])
  t.equal(read.headers['etag'], updated.headers['etag'])
})

t.test('of 50 changes at once on one version one is made', async (t) => {
  const { api } = await start()
  const { body, headers } = await api.createTag({ body: { name: 'Contended' } })
  const etag = String(headers['etag'])

  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      api.updateTag({
        params: { id: body.data.id },
        body: { description: `Change ${index}` },
        headers: { 'if-match': etag },
      }),
    ),
  )

  t.equal(replies.filter(({ status }) => status === 200).length, 1)
  t.equal(replies.filter(({ status }) => status === 412).length, 49)
})

t.test('an empty update changes nothing', async (t) => {
  const { api } = await start()
  const { body, headers } = await api.createTag({ body: { name: 'Quiet' } })

  const reply = await api.updateTag({ params: { id: body.data.id }, body: {} })

  t.equal(reply.status, 200)
  t.equal(reply.headers['etag'], headers['etag'])
})

t.test('an ETag counts also with the coding that a compressing proxy has added', async (t) => {
  const { api } = await start()
  const { body, headers } = await api.createTag({ body: { name: 'Compressed' } })
  const params = { id: body.data.id }
  for (const suffix of ['-gzip', ';gzip', '-br', '-zstd']) {
    const etag = String(headers['etag']).replace(/"$/, `${suffix}"`)

    const read = await api.getTag({ params, headers: { 'if-none-match': etag } })
    const updated = await api.updateTag({ params, body: {}, headers: { 'if-match': etag } })

    t.equal(read.status, 304, suffix)
    t.equal(updated.status, 200, suffix)
  }
})
