import t from 'tap'
import {
  handOver,
  mailOf,
  type Mailing,
  reportOf,
  sentMessage,
  startMailing,
  takeMail,
} from '../helpers/mails.ts'
import { makeContact, makeGroup } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { until } from '../helpers/until.ts'

const refused = { status: 422, body: { code: 'contact_unreachable', detail: /"force"/ } }

/** A mail of mira@x.example, and of what is known as a contact of the addresses in Cc. */
async function takeFrom(desk: Mailing, ...copies: string[]) {
  const message = await takeMail(desk, { Cc: copies.join(', ') || undefined })
  for (const email of copies) {
    await desk.api.createContact({ body: { name: email, contactEmails: [{ email }] } })
  }
  return message
}

/** Marks an address after every message so far was accepted, by the clock that these have, or as good again. */
const bounce = ({ database, workspaceId }: Mailing, address: string, isBouncing = true) =>
  database.admin`update contact_emails
    set bounced_at = case when ${isBouncing} then (select max(ingested_at) + interval '1 ms'
      from messages where workspace_id = ${workspaceId}) end
    where workspace_id = ${workspaceId} and email = ${address}`

t.test('a bouncing address is written to again only by force', async (t) => {
  const desk = await startMailing()
  const { api } = desk
  const { conversationId, contactId } = await takeFrom(desk, 'tom@x.example', 'ben@x.example')
  const send = (other: object = {}) =>
    api.sendMessage({ body: { conversationId, messageType: 'text', message: 'Hi', ...other } })

  await bounce(desk, 'tom@x.example')
  t.match((await send()).body.data, { to: only('mira@x.example'), cc: only('ben@x.example') })
  t.match((await send({ force: true })).body.data, { cc: only('tom@x.example', 'ben@x.example') })
  await bounce(desk, 'mira@x.example')
  const toContact = { conversationId: undefined, contactId, channelId: desk.channelId }
  for (const other of [
    {},
    { to: ['Tom@x.example'] },
    { cc: ['tom@x.example'], to: ['ben@x.example'] },
    toContact,
    { to: ['ben@x.example'], bcc: ['mira@x.example'] },
  ]) {
    t.match(await send(other), refused)
    t.equal((await send({ ...other, force: true })).status, 201)
  }
  await until(async () => {
    const { total } = (await api.listMessages({ query: { status: ['queued', 'sending'] } })).body
    return total === 0
  })
})

t.test('a participant without a contact gets no replies once a mail was returned', async (t) => {
  const desk = await startMailing()
  const { api, smtp, channelId } = desk
  const copied = mailOf({ Cc: 'gone@y.example, Full@y.example' })
  const { conversationId } = (await handOver(desk, channelId, copied)).body.data
  const body = { conversationId, messageType: 'text', message: 'Hi' } as const
  const reply = async (other: object = {}) => {
    const { data } = (await api.sendMessage({ body: { ...body, ...other } })).body
    return sentMessage(api, data.id)
  }

  smtp.rejectRecipients('gone@y.example')
  const first = await reply()
  t.match(first, { status: 'failed', cc: only('gone@y.example', 'full@y.example') })
  const { externalId } = await reply()
  const returned = { messageId: String(externalId), recipient: 'full@y.example' }
  t.equal((await handOver(desk, channelId, reportOf(returned))).status, 200)
  t.match(await reply(), { status: 'sent', to: only('mira@x.example'), cc: only() })
  t.match(await api.sendMessage({ body: { ...body, cc: ['gone@y.example'] } }), refused)
  t.match(await api.retryMessage({ params: { id: first.id }, query: {} }), refused)
  t.match(await reply({ force: true }), { cc: only('gone@y.example', 'full@y.example') })

  // The customer's program names all of them again, which says nothing about their mailboxes
  const answer = { 'In-Reply-To': String(externalId), Cc: 'gone@y.example' }
  t.match(await handOver(desk, channelId, mailOf(answer)), { body: { data: { conversationId } } })
  t.match(await reply(), { cc: only() })
  const back = { From: 'full@y.example', 'In-Reply-To': String(externalId) }
  t.match(await handOver(desk, channelId, mailOf(back)), { body: { data: { conversationId } } })
  t.match(await reply(), { status: 'sent', to: only('full@y.example'), cc: only('mira@x.example') })
})

t.test('a mail that failed is sent again to a bouncing address only by force', async (t) => {
  const desk = await startMailing()
  const { api, smtp } = desk
  const { conversationId } = await takeFrom(desk, 'tom@x.example')
  const fail = async (other: object = {}) => {
    smtp.reject(550)
    const { body } = await api.sendMessage({
      body: { conversationId, messageType: 'text', message: 'Hi', ...other },
    })
    t.match(await sentMessage(api, body.data.id), { status: 'failed' })
    return { id: body.data.id }
  }
  for (const [other, address] of [
    [{}, 'mira@x.example'],
    [{}, 'tom@x.example'],
    [{ to: ['MIRA@x.example'] }, 'mira@x.example'],
    [{ to: ['mira@x.example'], cc: ['tom@x.example'] }, 'tom@x.example'],
    [{ to: ['mira@x.example'], bcc: ['tom@x.example'] }, 'tom@x.example'],
  ] as const) {
    const params = await fail(other)
    await bounce(desk, address)
    t.match(await api.retryMessage({ params }), refused, address)
    t.match(await api.getMessage({ params }), { body: { data: { status: 'failed' } } })
    t.equal((await api.retryMessage({ params, query: { force: true } })).status, 200)
    t.match(await sentMessage(api, params.id), { status: 'sent' })
    const { to = [] } = smtp.received.at(-1) ?? {}
    t.ok(to.map((one) => one.toLowerCase()).includes(address), address)
    await bounce(desk, address, false)
  }
})

t.test('a public comment is sent to a bouncing address only by force', async (t) => {
  const desk = await startMailing()
  const { api } = desk
  await api.updateChannel({ params: { id: desk.channelId }, body: { ticketing: { mode: 'on' } } })
  const { conversationId } = await takeFrom(desk)
  const { data } = (await api.getConversation({ params: { id: conversationId } })).body
  const params = { id: data.ticketIds[0] ?? '' }
  await bounce(desk, 'mira@x.example')
  const body = { text: 'We have found it.', visibility: 'public' } as const
  t.match(await api.createTicketComment({ params, body }), refused)
  t.match(await api.createTicketComment({ params, body: { ...body, force: false } }), refused)
  const made = await api.createTicketComment({ params, body: { ...body, force: true } })
  t.equal(made.status, 201)
  t.match(await sentMessage(api, made.body.data.messageId ?? ''), { status: 'sent' })
  for (const internal of [{ visibility: 'internal' }, { send: false }] as const) {
    t.match(
      await api.createTicketComment({ params, body: { ...body, ...internal, force: true } }),
      { status: 422, body: { code: 'rule_violated', pointer: '/force' } },
    )
  }
})

t.test('a mail to a group leaves bouncing members out, also when it is sent again', async (t) => {
  const desk = await startMailing()
  const { api, smtp, channelId } = desk
  const contactOf = (email: string) =>
    makeContact(desk, { name: email, contactEmails: [{ email }] })
  const ids = await Promise.all(['ada@x.example', 'ben@x.example', 'cid@x.example'].map(contactOf))
  const groupId = await makeGroup(desk, { contacts: ids })
  const body = { groupId, channelId, messageType: 'text', message: 'Hi' } as const
  await contactOf('dan@x.example')
  await bounce(desk, 'dan@x.example')
  t.match(await api.sendMessage({ body: { ...body, cc: ['dan@x.example'] } }), refused)
  t.match(await api.sendMessage({ body: { ...body, bcc: ['Dan@x.example'] } }), refused)

  smtp.reject(550)
  const { id } = (await api.sendMessage({ body })).body.data
  t.match(await sentMessage(api, id), { status: 'failed' })
  await bounce(desk, 'ben@x.example')
  for (const force of [false, true]) {
    smtp.received.length = 0
    await desk.database.admin`update messages set status = 'failed' where id = ${id}`
    await desk.database.admin`update message_recipients set status = 'failed'
      where message_id = ${id}`
    t.equal((await api.retryMessage({ params: { id }, query: { force } })).status, 200)
    t.match(await sentMessage(api, id), { status: 'sent' })
    const others = ['ada@x.example', 'cid@x.example']
    t.same(
      smtp.received.flatMap(({ to }) => to).toSorted(),
      force ? [...others, 'ben@x.example'].toSorted() : others,
    )
    const { data } = (await api.listMessageRecipients({ params: { id } })).body
    t.match(
      data.find(({ address }) => address === 'ben@x.example'),
      { status: force ? 'sent' : 'failed' },
    )
  }
})

t.test('an address that bounces while a mail is scheduled is left out', async (t) => {
  const desk = await startMailing()
  const { api, smtp, database } = desk
  const { conversationId } = await takeFrom(desk, 'tom@x.example', 'ben@x.example')
  const schedule = async (other: object = {}) => {
    const { body } = await api.sendMessage({
      body: {
        ...{ conversationId, messageType: 'text', message: 'Hi' },
        ...{ scheduledAt: '2099-01-01T00:00:00Z', ...other },
      },
    })
    return body.data.id
  }
  const sendNow = async (id: string) => {
    await database.admin`update messages set due_at = now() where id = ${id}`
    return sentMessage(api, id)
  }
  const [whole, alone] = [await schedule(), await schedule({ to: ['tom@x.example'] })]
  await bounce(desk, 'tom@x.example')
  const forced = await schedule({ force: true })
  t.match(await sendNow(whole), { status: 'sent' })
  t.same(smtp.received.at(-1)?.to.toSorted(), ['ben@x.example', 'mira@x.example'])
  t.match(await sendNow(alone), { status: 'failed', errorCode: 'contact_unreachable' })
  t.match(await sendNow(forced), { status: 'sent' })
  t.ok(smtp.received.at(-1)?.to.includes('tom@x.example'), 'who forced it knew')
  t.equal((await api.retryMessage({ params: { id: alone }, query: { force: true } })).status, 200)
  t.match(await sentMessage(api, alone), { status: 'sent' })
  t.same(smtp.received.at(-1)?.to, ['tom@x.example'])
})

t.test('a participant without a contact who bounces meanwhile is left out', async (t) => {
  const desk = await startMailing()
  const { api, smtp, database, channelId } = desk
  const copied = mailOf({ Cc: 'gone@y.example, tom@y.example' })
  const { conversationId } = (await handOver(desk, channelId, copied)).body.data
  const body = { conversationId, messageType: 'text', message: 'Hi' } as const
  const scheduledAt = '2099-01-01T00:00:00Z'
  const scheduled = async (other: object = {}) =>
    (await api.sendMessage({ body: { ...body, scheduledAt, ...other } })).body.data.id
  const [whole, alone] = [await scheduled(), await scheduled({ to: ['gone@y.example'] })]

  smtp.rejectRecipients('gone@y.example')
  const { id } = (await api.sendMessage({ body })).body.data
  t.match(await sentMessage(api, id), { status: 'failed' })
  smtp.reset()
  await database.admin`update messages set due_at = now() where id = ${whole}`
  t.match(await sentMessage(api, whole), { status: 'sent' })
  t.same(smtp.received.at(-1)?.to.toSorted(), ['mira@x.example', 'tom@y.example'])
  await database.admin`update messages set due_at = now() where id = ${alone}`
  t.match(await sentMessage(api, alone), { status: 'failed', errorCode: 'contact_unreachable' })
})

t.test('a member who bounces before the next attempt gets no mail to the group', async (t) => {
  const desk = await startMailing()
  const { api, smtp, database, channelId } = desk
  const contacts = await Promise.all(
    ['ada@x.example', 'ben@x.example'].map((email) =>
      makeContact(desk, { name: email, contactEmails: [{ email }] }),
    ),
  )
  const groupId = await makeGroup(desk, { contacts })
  smtp.reject(451)
  const { id } = (
    await api.sendMessage({ body: { groupId, channelId, messageType: 'text', message: 'Hi' } })
  ).body.data
  const read = async () => (await api.getMessage({ params: { id } })).body.data
  await until(async () => (await read()).errorCode === 'smtp_451')
  await bounce(desk, 'ben@x.example')
  await database.admin`update messages set due_at = now() where id = ${id}`
  t.match(await sentMessage(api, id), { status: 'sent' })
  t.same(smtp.received.at(-1)?.to, ['ada@x.example'])
  const { data } = (await api.listMessageRecipients({ params: { id } })).body
  t.match(
    data.find(({ address }) => address === 'ben@x.example'),
    { status: 'failed', errorCode: 'contact_unreachable' },
  )
})
