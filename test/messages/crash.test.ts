import { setTimeout as pace } from 'node:timers/promises'
import t from 'tap'
import { connect } from '../../src/db/pool/pool.ts'
import { createDemo } from '../../src/workspaces/demo.ts'
import { again } from '../helpers/again.ts'
import { clientOf } from '../helpers/client.ts'
import { cloneDatabase } from '../helpers/database.ts'
import { makeChannel, makeContact } from '../helpers/make.ts'
import { outsideWith, work } from '../helpers/outside.ts'
import { temporaryStore } from '../helpers/media.ts'
import { run } from '../helpers/program.ts'
import { startReceiver } from '../helpers/receiver.ts'
import { startSmtp } from '../helpers/smtp.ts'
import { start } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

// More by hand: MESSAGES=2000 KILLS=20 GROUP_RACES=500 npm test -- messages/crash
const count = Number(process.env['MESSAGES'] ?? 100)
const rounds = Number(process.env['GROUP_RACES'] ?? 30)
const kills = Number(process.env['KILLS'] ?? 4)
t.setTimeout(60_000 + count * 100 + rounds * 500)

t.test(`${count} messages go out although the worker is killed ${kills} times`, async (t) => {
  const smtp = await startSmtp(t)
  const posted: string[] = []
  const { host: gateway } = await startReceiver(t, (response, { headers, body }) => {
    if (!body.includes('"ping"')) posted.push(String(headers['webhook-id']))
    response.writeHead(204).end()
  })
  const database = await cloneDatabase()
  const pool = connect({ url: database.url, size: 2 })
  const demo = await pool.transaction((db) =>
    createDemo(db, { store: temporaryStore(t) }, 'crash', new Date().toISOString()),
  )
  await pool.close()
  const settings = {
    DATABASE_URL: database.url,
    DRAIN_DELAY_MS: '0',
    RATE_LIMIT: '10000000',
    MAX_IN_FLIGHT_PER_TOKEN: '1000',
    WEBHOOK_ALLOW: `127.0.0.1:${smtp.port},${gateway}`,
  }
  const program = run(t, { ...settings, WORKER: 'off' })
  const api = clientOf(await program.origin, demo.token)
  const startWorker = () => run(t, settings, 'worker')

  const mail = await api.createChannel({
    body: {
      type: 'email',
      name: 'Desk',
      address: 'desk@harbour.example',
      config: { smtpHost: '127.0.0.1', smtpPort: smtp.port, smtpSecurity: 'none' },
    },
  })
  const custom = await api.createChannel({
    body: {
      type: 'custom',
      name: 'Gateway',
      config: {
        outboundUrl: `http://${gateway}/`,
        secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
        identityType: 'email',
      },
    },
  })
  const channelIds = [mail.body.data.id, custom.body.data.id]
  const contactIds: string[] = []
  for (let n = 0; n < 20; n++) {
    const contactEmails = [{ email: `contact${n}@harbour.example` }]
    const contact = await api.createContact({ body: { name: `Contact ${n}`, contactEmails } })
    contactIds.push(contact.body.data.id)
  }
  let worker = startWorker()
  const gone = () => smtp.received.length + posted.length
  let killed = 0
  const killing = (async () => {
    while (killed < kills) {
      while (gone() < (killed * count) / kills) await pace(5)
      await worker.end('SIGKILL')
      worker = startWorker()
      killed += 1
    }
  })()
  smtp.reject(554, 554)
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const reply = await again(() =>
      api.sendMessage({
        body: {
          contactId: contactIds[n % contactIds.length] ?? '',
          channelId: channelIds[n % 2] ?? '',
          messageType: 'text',
          message: `Message ${n}`,
        },
      }),
    )
    ids.push(reply.body.data.id)
  }
  await killing
  const waiting = { status: ['queued' as const, 'sending' as const] }
  await until(async () => (await api.listMessages({ query: waiting })).body.total === 0)

  const rows = await database.admin<Array<{ id: string; status: string; channelId: string }>>`
    select id, status, channel_id as "channelId" from messages where id in ${database.admin(ids)}`
  const mailed = smtp.received.map(({ mail: { messageId } }) => messageId?.slice(1, 37) ?? '')
  const got = new Set([...mailed, ...posted])
  const failed = rows.filter(({ status }) => status === 'failed')
  t.equal(rows.length, count)
  t.same(
    rows.filter(({ status }) => status !== 'sent' && status !== 'failed'),
    [],
    'none left',
  )
  t.ok(failed.length <= 2, `${failed.length} failed`)
  t.same(
    rows.filter(({ id, status }) => status === 'sent' && !got.has(id)),
    [],
    'none lost',
  )
  t.same(
    [...got].filter((id) => !ids.includes(id)),
    [],
    'nothing else was sent',
  )
  const duplicates = gone() - got.size
  t.ok(duplicates <= kills * 20, `${duplicates} duplicates, each under the id of its message`)
  t.comment(`${duplicates} duplicates of ${count}`)
  await Promise.all([worker.end('SIGTERM'), program.end('SIGTERM')])
  await database.drop()
})

t.test(`${rounds} groups are deleted while messages are sent to them`, async (t) => {
  const workspace = await start()
  const { api, pool, database, workspaceId } = workspace
  const [contactId, channelId] = [await makeContact(workspace), await makeChannel(workspace)]
  work(t, pool, outsideWith())
  const seen = new Set<number>()
  const conversations: string[] = []

  const round = async () => {
    const made = await again(() =>
      api.createGroup({ body: { name: 'Short-lived', contacts: [{ id: contactId }] } }),
    )
    const { id, conversation_id: conversationId } = made.body
    conversations.push(conversationId)
    const text = { messageType: 'text', message: 'Still there?' } as const
    const send = (target: object) => again(() => api.sendMessage({ body: { ...target, ...text } }))
    const replies = await Promise.all([
      send({ groupId: id }),
      send({ groupId: id, channelId }),
      again(() => api.deleteGroup({ params: { id } })),
      send({ conversationId }),
      send({ conversationId, channelId }),
      again(() =>
        api.createRoomComment({ params: { roomId: conversationId }, body: { text: 'Here' } }),
      ),
    ])
    for (const { status } of replies) seen.add(status)
  }
  for (let n = 0; n < rounds; n += 3) await Promise.all([round(), round(), round()])

  t.same(
    [...seen].filter((status) => ![201, 204, 404, 422].includes(status)),
    [],
  )
  const all = database.admin(conversations)
  const left = await database.admin`
    select 'conversation' as what from conversations where workspace_id = ${workspaceId} and id in ${all}
    union all select 'message' from messages
      where workspace_id = ${workspaceId} and conversation_id in ${all}
    union all select 'comment' from comments where workspace_id = ${workspaceId} and room_id in ${all}`
  t.same([...left], [])
})
