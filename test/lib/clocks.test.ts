import { Webhook } from 'standardwebhooks'
import t, { type Test } from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { basePath } from '../../generated/routes.ts'
import { mintToken } from '../../src/auth/tokens.ts'
import { nowMs, setClock } from '../../src/lib/clock.ts'
import { clientOf } from '../helpers/client.ts'
import { databaseOf } from '../helpers/database.ts'
import { createMailbox, handOver, mailOf } from '../helpers/mails.ts'
import { makeContact } from '../helpers/make.ts'
import { run } from '../helpers/program.ts'
import { clientId, startProvider } from '../helpers/provider.ts'
import { send } from '../helpers/raw.ts'
import { startReceiver } from '../helpers/receiver.ts'
import { until } from '../helpers/until.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Returns code that Node.js runs first, so that the clock of the machine is wrong by `ms` until SIGCONT. */
const clockWrongBy = (ms: number) => {
  const source = `const Real = Date
let wrong = ${ms}
process.on('SIGCONT', () => { wrong = 0 })
globalThis.Date = class Date extends Real {
  constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + wrong) }
  static now() { return Real.now() + wrong }
}`
  return `--import=data:text/javascript,${encodeURIComponent(source)}`
}

/** Starts the program with some settings and a receiver of its webhooks; resolves once it is ready. */
async function startProgram(t: Test, settings: Readonly<Record<string, string>>) {
  const database = await databaseOf(t)
  const receiver = await startReceiver(t)
  const provider = await startProvider(t)
  const token = mintToken()
  const program = run(t, {
    DATABASE_URL: database.url,
    BOOTSTRAP_TOKEN: token,
    WEBHOOK_ALLOW: `${receiver.host},${provider.host}`,
    DRAIN_DELAY_MS: '0',
    ...settings,
  })
  const origin = await program.origin
  await until(async () => (await send(origin, { target: '/readyz' })).status === 200)
  return { database, receiver, provider, token, program, origin, api: clientOf(origin, token) }
}

for (const [name, differenceMs] of [
  ['ten minutes ahead', 10 * minute],
  ['forty days behind', -40 * day],
] as const) {
  t.test(`a program whose clock is ${name} goes by the clock of the database`, async (t) => {
    const started = await startProgram(t, { NODE_OPTIONS: clockWrongBy(differenceMs) })
    const { database, receiver, provider, token, program, origin, api } = started
    const ready = async () => send(origin, { target: '/readyz' })
    const { clockDifferenceSeconds } = JSON.parse((await ready()).body) as Record<string, number>
    t.ok(Math.abs(Number(clockDifferenceSeconds) - differenceMs / 1000) <= 2, 'it is shown')
    await until(() =>
      program.stderr().includes('clocks of this machine and of the database differ'),
    )

    const isNow = (instant: string) => Math.abs(Date.parse(instant) - Date.now()) < minute
    const contact = (await api.createContact({ body: { name: 'Mira', username: 'mira' } })).body
      .data
    const ticket = (await api.createTicket({ body: { title: 'Crane 3', contactId: contact.id } }))
      .body.data
    t.ok(isNow(ticket.createdAt), ticket.createdAt)
    t.ok(
      isNow(new Date(parseInt(ticket.id.slice(0, 8) + ticket.id.slice(9, 13), 16)).toISOString()),
    )

    const params = { id: ticket.id }
    const snooze = async (ms: number) =>
      api.setTicketStatus({
        params,
        body: { status: 'pending', snoozedUntil: new Date(Date.now() + ms).toISOString() },
      })
    t.equal((await snooze(5 * minute)).status, 200, 'within the ten minutes')
    t.equal((await snooze(-5 * minute)).status, 422)

    const { email, workspace } = (await api.getCurrentUser()).body.data
    const { data } = (await api.getOidcSettings()).body
    const { issuer } = provider
    t.equal((await api.setOidcSettings({ body: { ...data, issuer, clientId } })).status, 200)
    const nonce = 'said once by one who signs in'
    const idToken = await provider.sign({ email, nonce })
    const signedIn = await api.createSession({
      body: { method: 'oidc', workspace: workspace.name, idToken, nonce },
      token: null,
    })
    t.equal(signedIn.status, 201, 'the times of a token are those of its provider')

    const made = await api.createWebhook({
      body: { name: 'Mine', url: receiver.url, events: ['ticket.*'] },
    })
    await api.testWebhook({ params: { id: made.body.data.id }, body: { type: 'ticket.created' } })
    await until(() => receiver.received.length > 0)
    const [delivery] = receiver.received
    t.doesNotThrow(
      () =>
        new Webhook(String(made.body.data.secret)).verify(
          delivery?.body ?? '',
          delivery?.headers ?? {},
        ),
      'a receiver accepts the signature',
    )

    // The worker drops partitions that are past their retention: an acknowledged change would be lost with its events
    const [log] = await database.admin<Array<{ wrong: number; right: number }>>`
      select count(*) filter (where abs(extract(epoch from occurred_at - now())) > 60)::int as wrong,
        count(*) filter (where abs(extract(epoch from occurred_at - now())) <= 60)::int as right
      from changes`
    t.equal(log?.wrong, 0)
    t.ok(Number(log?.right) > 2)
    await until(async () => {
      const { data } = (await api.listEvents({ query: { limit: 50 } })).body
      return data.some(({ type, data: { id } }) => type === 'ticket.created' && id === ticket.id)
    })

    program.child.kill('SIGCONT')
    await until(async () => (await ready()).body === '{"status":"ok"}')
    const target = `${basePath}/tickets/${ticket.id}`
    const { headers } = await send(origin, {
      target,
      headers: [['Authorization', `Bearer ${token}`]],
    })
    const [, seconds] = /t=(\d+)$/.exec(String(headers['ratelimit'])) ?? []
    t.ok(Number(seconds) <= 60, 'a minute of the limits remains one when the clock is set')
    t.equal(await program.end('SIGTERM'), 0)
  })
}

t.test('a time without a zone is of UTC in every zone of the machine', async (t) => {
  const started = await startProgram(t, { TZ: 'Asia/Kathmandu' })
  const { receiver, token, program, origin, api } = started

  const channelId = await createMailbox(api, undefined, Number(new URL(receiver.url).port))
  const headers = { 'Message-ID': '<1@x.example>', Date: 'Thu, 5 Nov 2020 10:00:00' }
  const { body } = await handOver({ origin, token }, channelId, mailOf(headers))
  t.equal(body.data.createdAt, '2020-11-05T10:00:00.000Z', 'of a mail')

  const noon = { field: 'dueAt', operator: 'lt', value: '2031-05-01T12:00:00' } as const
  await api.createWebhook({
    body: { name: 'Mine', url: receiver.url, events: ['ticket.created'], filter: { all: [noon] } },
  })
  const contactId = await makeContact({ api })
  for (const title of ['12:01', '11:59']) {
    await api.createTicket({ body: { title, contactId, dueAt: `2031-05-01T${title}:00Z` } })
  }
  await until(() => receiver.received.length > 0)
  t.same(
    receiver.received.map((one) => (JSON.parse(one.body) as { data: Schema<'Ticket'> }).data.title),
    ['11:59'],
    'of a condition',
  )
  t.equal(await program.end('SIGTERM'), 0)
})

t.test('the clock keeps what an answer permits, and takes what contradicts it', async (t) => {
  t.ok(
    Math.abs(nowMs() - Date.now()) <= 1000,
    'that of this machine, which the database of the tests shares',
  )
  const before = nowMs()
  const asked = performance.now()
  setClock(before + 400, asked - 500, asked + 500)
  t.ok(nowMs() - before < 300, 'the database may have read its clock within that second')
  setClock(before + minute, asked - 20, asked + 20)
  t.ok(Math.abs(nowMs() - before - minute) < 300)
  setClock(before, asked - 20, asked + 20)
  t.ok(Math.abs(nowMs() - before) < 300, 'also backwards')
})
