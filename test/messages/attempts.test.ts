import { pino } from 'pino'
import t, { type Test } from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { sendingJob } from '../../src/api/messages/send-job.ts'
import type { WorkspaceJob } from '../../src/platform/jobs/scheduler.ts'
import { noMeters } from '../../src/platform/telemetry/meters.ts'
import { handOver, type Mailing, mailOf, reportOf, startApart } from '../helpers/mails.ts'
import { makeChannel, makeContact } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { outsideWith } from '../helpers/outside.ts'
import type { MailServer } from '../helpers/smtp.ts'
import type { Workspace } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

interface Desk extends Mailing {
  /** A contact with an address. */
  readonly contactId: string
  /** Begins what is due as a process does; `end` of the job waits for it. */
  begin(): Promise<WorkspaceJob>
  /** Sends once what is due. */
  sendDue(): Promise<void>
}

t.test('mails of a conversation are sent one after the other', async (t) => {
  const desk = await startDesk(t)
  const { smtp } = desk
  const ids: string[] = []
  for (const text of ['first', 'second', 'third']) ids.push(await write(desk, text))

  const first = smtp.delay()
  const sending = await desk.begin()
  await first.arrival
  const statuses = async () => Promise.all(ids.map(async (id) => (await read(desk, id)).status))
  t.same(await statuses(), ['sending', 'queued', 'queued'], 'one is begun of those that are due')
  await desk.sendDue()
  t.same(await statuses(), ['sending', 'queued', 'queued'], 'the others wait until it has ended')
  first.answer()
  await sending.end?.()
  await desk.sendDue()
  await desk.sendDue()
  t.same(textsOf(smtp), ['first', 'second', 'third'])
  for (const id of ids) t.match(await read(desk, id), { status: 'sent' })
})

t.test('a mail that is tried again later lets the next one pass', async (t) => {
  const desk = await startDesk(t)
  await write(desk, 'first')
  await write(desk, 'second')
  desk.smtp.reject(451)
  await desk.sendDue()
  await desk.sendDue()
  t.same(textsOf(desk.smtp), ['second'])
})

t.test('an attempt that another one has superseded changes nothing when it ends', async (t) => {
  const desk = await startDesk(t)
  const { admin } = desk.database
  for (const [name, code] of [
    ['taken', undefined],
    ['refused for now', 451],
    ['refused for good', 554],
  ] as const) {
    const id = await write(desk, name)
    const [first, second] = [desk.smtp.delay(), desk.smtp.delay()]
    const superseded = await desk.begin()
    await first.arrival
    // Its lease may be renewed in between, which a process that is gone does not do
    const others: WorkspaceJob[] = []
    await until(async () => {
      await admin`update messages set due_at = now() where id = ${id} and attempt = 1`
      others.push(await desk.begin())
      return (await attemptOf(desk, id)) === 2
    })
    await second.arrival

    first.answer(code)
    await superseded.end?.()
    t.match(await read(desk, id), { status: 'sending', errorCode: null, sentAt: null }, name)
    second.answer()
    for (const other of others) await other.end?.()
    t.match(await read(desk, id), { status: 'sent', errorCode: null, sentAt: /Z$/ }, name)
  }
})

// Seconds, as documented of retries: some 16 hours in all
const pauses = [5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800]

t.test('a retry begins a new series of attempts', async (t) => {
  const desk = await startDesk(t)
  const id = await write(desk, 'Hello')
  const pauseAfter = async () => {
    const { admin } = desk.database
    desk.smtp.reject(451)
    await admin`update messages set due_at = now() where id = ${id}`
    await desk.sendDue()
    const [row] = await admin`
      select extract(epoch from due_at - updated_at)::float8 as seconds from messages where id = ${id}`
    return row?.['seconds'] as number | null
  }
  const checkSeries = async (series: string) => {
    for (const pause of pauses) {
      const seconds = await pauseAfter()
      const isIt = seconds !== null && seconds >= pause * 0.8 && seconds <= pause * 1.2
      t.ok(isIt, `${series}: ${seconds} s for ${pause} s`)
    }
    t.equal(await pauseAfter(), null)
    t.match(await read(desk, id), { status: 'failed', errorCode: 'smtp_451' }, series)
  }

  await checkSeries('first')
  await desk.api.retryMessage({ params: { id } })
  await checkSeries('after a retry')
  await desk.api.retryMessage({ params: { id } })
  t.match(await read(desk, id), { status: 'queued', errorCode: null, failedAt: null })
  await desk.sendDue()
  t.match(await read(desk, id), { status: 'sent' })
})

/** Begins a message to mira@x.example with others in copy, in a thread. */
async function writeToAll(desk: Desk, ...copies: string[]): Promise<string> {
  const mail = mailOf({ To: ['desk@harbour.example', ...copies].join(', ') })
  const { conversationId } = (await handOver(desk, desk.channelId, mail)).body.data
  return write(desk, 'We come.', { conversationId })
}

/** Sends once, without the pause before the next attempt. */
async function sendNow(desk: Desk, id: string): Promise<void> {
  await desk.database
    .admin`update messages set due_at = now() where id = ${id} and status = 'queued'`
  await desk.sendDue()
}

const recipientsOf = async ({ api }: Desk, id: string) => {
  const { data } = (await api.listMessageRecipients({ params: { id } })).body
  return data.map(({ address, status, errorCode }) => [address, status, errorCode])
}

const eventsOf = async ({ api }: Desk, resourceId: string) =>
  (await api.listEvents({ query: { resourceId } })).body.data.map(({ type }) => type)

t.test('a recipient who is refused for now is tried again alone', async (t) => {
  const desk = await startDesk(t)
  const { smtp } = desk
  const id = await writeToAll(desk, 'tom@x.example', 'jo@müller.example', 'gone@x.example')
  smtp.deferRecipients('tom@x.example', 'jo@müller.example')
  smtp.rejectRecipients('gone@x.example')
  await desk.sendDue()
  t.match(await read(desk, id), {
    ...{ status: 'queued', errorCode: 'smtp_451', sentAt: null },
    errorMessage: /^tom@x\.example was not reached: 451/,
  })
  t.same(await recipientsOf(desk, id), [
    ['mira@x.example', 'sent', null],
    ['tom@x.example', 'queued', 'smtp_451'],
    ['jo@müller.example', 'queued', 'smtp_451'],
    ['gone@x.example', 'failed', 'smtp_550'],
  ])

  smtp.admitRecipients('jo@müller.example', 'gone@x.example')
  await sendNow(desk, id)
  t.match(await read(desk, id), { status: 'queued' })
  smtp.admitRecipients('tom@x.example')
  await sendNow(desk, id)
  t.same(
    smtp.received.map(({ to }) => to),
    [['mira@x.example'], ['jo@müller.example'], ['tom@x.example']],
    'nobody gets it twice',
  )
  const [first, , last] = smtp.received.map(({ mail }) => mail)
  t.equal(last?.messageId, first?.messageId)
  t.match(last?.to, only({ address: 'mira@x.example' }), 'everybody sees who else has it')
  t.match(
    await read(desk, id),
    { status: 'failed', errorCode: 'smtp_550', errorMessage: /^gone@x\.example/, sentAt: /Z$/ },
    'the one who was refused for good is named at last',
  )
  t.same(await eventsOf(desk, id), ['message.queued', 'message.sent', 'message.failed'])

  await desk.api.retryMessage({ params: { id }, query: { force: true } })
  await desk.sendDue()
  t.same(smtp.received[3]?.to, ['gone@x.example'], 'a retry goes to those alone who lack it')
  t.match(await read(desk, id), { status: 'sent', errorCode: null })
})

t.test('a recipient who is refused for now until the end fails', async (t) => {
  const desk = await startDesk(t)
  const { smtp } = desk
  const [id, other] = [await writeToAll(desk, 'tom@x.example'), await write(desk, 'Hello')]
  smtp.deferRecipients('tom@x.example', 'office@x.example')
  for (let n = 0; n < 10; n += 1) {
    await sendNow(desk, id)
    await sendNow(desk, other)
  }
  t.match(await read(desk, id), {
    ...{ status: 'failed', errorCode: 'smtp_451', sentAt: /Z$/ },
    errorMessage: /^tom@x\.example was not reached/,
  })
  t.same(
    smtp.received.map(({ to }) => to),
    [['mira@x.example']],
  )
  t.same(await recipientsOf(desk, id), [
    ['mira@x.example', 'sent', null],
    ['tom@x.example', 'failed', 'smtp_451'],
  ])
  t.match(await read(desk, other), { status: 'failed', sentAt: null }, 'nobody has it')
})

t.test('a mail that comes back while others are tried again ends nothing', async (t) => {
  const desk = await startDesk(t)
  const { smtp } = desk
  const id = await writeToAll(desk, 'tom@x.example')
  smtp.deferRecipients('tom@x.example')
  await desk.sendDue()
  const { externalId } = await read(desk, id)
  const report = reportOf({ messageId: String(externalId), recipient: 'mira@x.example' })
  t.equal((await handOver(desk, desk.channelId, report)).status, 200)
  t.match(await read(desk, id), { status: 'queued' })
  smtp.reset()
  await sendNow(desk, id)
  t.same(smtp.received[0]?.to, ['tom@x.example'])
  t.match(await read(desk, id), { status: 'failed', errorCode: 'bounced' })
  t.match((await read(desk, id)).errorMessage, /^mira@x\.example was not reached/)
  await desk.api.retryMessage({ params: { id }, query: { force: true } })
  await desk.sendDue()
  t.same(smtp.received[1]?.to, ['mira@x.example'])
})

t.test('a returned mail is sent again to its recipient alone', async (t) => {
  const desk = await startDesk(t)
  const { smtp } = desk
  const id = await writeToAll(desk, 'tom@x.example')
  await desk.sendDue()
  const { externalId } = await read(desk, id)
  const report = reportOf({ messageId: String(externalId), recipient: 'tom@x.example' })
  t.equal((await handOver(desk, desk.channelId, report)).status, 200)
  t.same(await recipientsOf(desk, id), [
    ['mira@x.example', 'sent', null],
    ['tom@x.example', 'failed', 'bounced'],
  ])
  await desk.api.retryMessage({ params: { id }, query: { force: true } })
  await desk.sendDue()
  t.same(smtp.received[1]?.to, ['tom@x.example'])
})

t.test('a mail that waits for some is canceled and redacted for them', async (t) => {
  const desk = await startDesk(t)
  const { api, smtp, database } = desk
  const params = { id: await writeToAll(desk, 'tom@x.example') }
  smtp.deferRecipients('tom@x.example')
  await desk.sendDue()
  t.match((await api.cancelMessage({ params })).body.data, { status: 'canceled' })
  const recipients = await recipientsOf(desk, params.id)
  t.same(
    recipients.map(([address, status]) => [address, status]),
    [
      ['mira@x.example', 'sent'],
      ['tom@x.example', 'canceled'],
    ],
  )
  t.equal((await api.deleteMessage({ params })).status, 204)
  const [row] = await database.admin`select settled from messages where id = ${params.id}`
  t.same(row?.['settled'], [], 'no address stays')
})

t.test('of a group, members and copies who are refused for now are tried again', async (t) => {
  const desk = await startDesk(t)
  const { api, smtp } = desk
  const members = ['ada@x.example', 'ben@x.example', 'cid@x.example']
  const contacts = await Promise.all(members.map(async (one) => (await contactOf(desk, one)).id))
  const group = await api.createGroup({ body: { name: 'Crew', contacts } })
  const cc = ['eve@x.example', 'fay@x.example']
  const id = await write(desk, 'At noon.', { groupId: String(group.body.id), cc })
  smtp.deferRecipients('ben@x.example', 'fay@x.example')
  smtp.rejectRecipients('cid@x.example')
  await desk.sendDue()
  t.match(await read(desk, id), { status: 'queued', errorCode: 'smtp_451' })
  t.same(
    new Set(await recipientsOf(desk, id)),
    new Set([
      ['ada@x.example', 'sent', null],
      ['ben@x.example', 'queued', null],
      ['cid@x.example', 'failed', 'smtp_550'],
    ]),
  )
  smtp.admitRecipients('ben@x.example')
  await sendNow(desk, id)
  smtp.admitRecipients('fay@x.example', 'cid@x.example')
  await sendNow(desk, id)
  t.same(
    smtp.received.map(({ to }) => to),
    [['ada@x.example', 'eve@x.example'], ['ben@x.example'], ['fay@x.example']],
  )
  t.match(await read(desk, id), { status: 'sent', errorCode: null })
})

const leave = {
  blocked: ({ api }: Workspace, id: string) => api.blockContact({ params: { id }, body: {} }),
  deleted: ({ api }: Workspace, id: string) => api.deleteContact({ params: { id } }),
}

for (const [how, leaves] of Object.entries(leave)) {
  t.test(`a contact who is ${how} after a message was queued does not get it`, async (t) => {
    const desk = await startDesk(t)
    const { api, smtp } = desk
    const unreached = { status: 'failed', errorCode: 'contact_unreachable' }

    const { id: contactId } = await contactOf(desk, 'mira@x.example')
    const mail = await write(desk, 'A mail', { contactId })
    t.equal((await leaves(desk, contactId)).status < 300, true)
    await desk.sendDue()
    t.match(await read(desk, mail), unreached, 'by mail')

    const received = await api.receiveMessage({
      params: { id: await makeChannel(desk) },
      body: {
        externalId: how,
        contact: { platformId: how },
        messageType: 'text',
        message: 'Is anybody there?',
      },
    })
    const { conversationId, contactId: writer } = received.body.data
    const sent = await api.sendMessage({
      body: { conversationId, messageType: 'text', message: 'Yes' },
    })
    await leaves(desk, String(writer))
    await desk.sendDue()
    t.match(await read(desk, sent.body.data.id), unreached, 'by an API channel')
    t.same(smtp.received, [])

    const members = await Promise.all(
      ['stays@x.example', 'goes@x.example', 'later@x.example'].map((email) =>
        contactOf(desk, email),
      ),
    )
    const [stays = '', goes = '', later = ''] = members.map(({ id }) => id)
    const group = await api.createGroup({ body: { name: 'Crew', contacts: [stays, goes, later] } })
    const toGroup = await write(desk, 'Meet at noon.', { groupId: String(group.body.id) })
    await leaves(desk, goes)
    smtp.reject(451)
    await desk.sendDue()
    await leaves(desk, later)
    await desk.database.admin`update messages set due_at = now() where id = ${toGroup}`
    await desk.sendDue()
    t.match(await read(desk, toGroup), { status: 'sent' })
    t.same(
      smtp.received.map(({ to }) => to),
      [['stays@x.example']],
      'of a group the others get it',
    )
    const { body } = await api.listMessageRecipients({ params: { id: toGroup } })
    const shown = body.data.map(({ contactId: id, status, errorCode }) => [id, status, errorCode])
    t.same(
      new Map(shown.map((one) => [one[0], one])),
      new Map([
        [stays, [stays, 'sent', null]],
        [later, [later, 'failed', 'contact_unreachable']],
      ]),
      'and the others alone are said to have got it',
    )
  })
}

t.test('a participant of a thread who is blocked meanwhile does not get the mail', async (t) => {
  const desk = await startDesk(t)
  const tom = await contactOf(desk, 'tom@x.example')
  const to = 'desk@harbour.example, tom@x.example'
  const mail = mailOf({ 'Message-ID': '<1@x.example>', To: to })
  const { conversationId } = (await handOver(desk, desk.channelId, mail)).body.data
  const id = await write(desk, 'We come.', { conversationId })
  t.match(await read(desk, id), { to: only('mira@x.example'), cc: only('tom@x.example') })
  await leave.blocked(desk, tom.id)
  await desk.sendDue()
  t.match(await read(desk, id), { status: 'sent' })
  t.same(desk.smtp.received[0]?.to, ['mira@x.example'])

  const other = await write(desk, 'We come.', { conversationId, bcc: ['eve@x.example'] })
  await leave.blocked(desk, (await contactOf(desk, 'eve@x.example')).id)
  await desk.sendDue()
  t.match(await read(desk, other), { status: 'sent' })
  t.same(desk.smtp.received[1]?.to, ['mira@x.example'], 'nor a hidden recipient')
})

t.test('a job that ends waits for the attempts under way', async (t) => {
  const desk = await startDesk(t)
  const id = await write(desk, 'Hello')
  const mail = desk.smtp.delay()
  const job = await desk.begin()
  await mail.arrival
  let hasEnded = false
  const ending = job.end?.().then(() => (hasEnded = true))
  t.match(await read(desk, id), { status: 'sending' })
  t.equal(hasEnded, false)
  mail.answer()
  await ending
  t.match(await read(desk, id), { status: 'sent' })
})

async function startDesk(t: Test): Promise<Desk> {
  const workspace = await startApart(t, false)
  const { pool, workspaceId, smtp, storage } = workspace
  const contactId = await makeContact(workspace, { contactEmails: [{ email: 'office@x.example' }] })
  const sending = {
    ...outsideWith([`127.0.0.1:${smtp.port}`]),
    store: storage.store,
    publicUrl: 'https://desk.example',
    meters: noMeters,
  }
  const begin = async () => {
    const job = sendingJob(pino({ level: 'silent' }), sending)
    await job.run(pool, workspaceId, job.size)
    return job
  }
  const sendDue = async () => (await begin()).end?.()
  return { ...workspace, contactId, begin, sendDue }
}

async function write(
  { api, channelId, contactId }: Desk,
  message: string,
  other: Partial<Schema<'MessageSend'>> = { contactId },
): Promise<string> {
  const target = other.conversationId === undefined ? { channelId } : {}
  const { status, body, text } = await api.sendMessage({
    body: { ...target, messageType: 'text', message, ...other },
  })
  if (status !== 201) throw new Error(text)
  return body.data.id
}

async function read({ api }: Desk, id: string): Promise<Schema<'Message'>> {
  return (await api.getMessage({ params: { id } })).body.data
}

async function attemptOf({ database: { admin } }: Desk, id: string): Promise<number> {
  const [row] = await admin`select attempt from messages where id = ${id}`
  return Number(row?.['attempt'])
}

async function contactOf({ api }: Desk, email: string): Promise<Schema<'Contact'>> {
  return (await api.createContact({ body: { name: email, contactEmails: [{ email }] } })).body.data
}

function textsOf({ received }: MailServer): string[] {
  return received.map(({ mail }) => mail.text?.trim() ?? '')
}
