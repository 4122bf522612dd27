import t from 'tap'
import { type SenderVerified, verifySender } from '../../src/platform/mail/authentication.ts'
import type { Schema } from '../../generated/operations.ts'
import {
  createMailbox,
  handOver,
  type Headers,
  mailOf,
  type Mailing,
  sentMessage,
  startAnswering,
  takeMail as take,
} from '../helpers/mails.ts'
import { only } from '../helpers/only.ts'

const trusted = 'mx.harbour.example'
const passes = { 'Authentication-Results': `${trusted}; dmarc=pass header.from=x.example` }
const fails = { 'Authentication-Results': `${trusted}; dmarc=fail header.from=x.example` }

const startDesk = () => startAnswering({}, { trustedAuthServers: [trusted.toUpperCase()] })

async function conversationOf({ api }: Mailing, { conversationId: id }: Schema<'Message'>) {
  return (await api.getConversation({ params: { id } })).body.data
}

t.test('only the results of trusted servers count', async (t) => {
  const cases: Array<[wanted: SenderVerified, ...values: string[]]> = [
    ['pass', `${trusted}; dmarc=pass`],
    ['pass', `${trusted} 1; spf=softfail; dmarc=pass (p=reject dis=none) header.from=x.example`],
    [
      'fail',
      `${trusted}; spf=pass smtp.mailfrom=evil.example; dkim=pass header.d=evil.example; dmarc=fail`,
    ],
    ['pass', `${trusted}; dkim=pass header.d=x.example`],
    ['pass', `${trusted}; dkim = pass header.i = @mail.x.example`],
    ['pass', `${trusted}; spf=pass smtp.mailfrom=bounce@x.example; dkim=fail header.d=x.example`],
    ['unknown', `${trusted}; dkim=pass header.d=evil.example; spf=pass smtp.mailfrom=evil.example`],
    ['unknown', `${trusted}; dkim=fail header.d=x.example`],
    ['unknown', `${trusted}; dkim=pass header.d=notx.example`],
    ['fail', `${trusted}; spf=fail smtp.mailfrom=x.example`],
    ['unknown', `${trusted}; spf=fail smtp.mailfrom=list.example`],
    ['unknown', `${trusted}; none`],
    ['unknown', `mx.evil.example; dmarc=pass`],
    ['unknown', `mx.evil.example; dmarc=fail`],
    ['unknown', `mx.evil.example; x="${trusted}; dmarc=pass"`],
    ['unknown', `mx.evil.example (${trusted}; dmarc=pass)`],
    ['unknown', `${trusted}; x=y reason="; dmarc=pass"`],
    ['unknown', `${trusted}.evil.example; dmarc=pass`],
    ['pass', 'mx.evil.example; dmarc=fail', `${trusted}; dmarc=pass`],
    ['fail', `${trusted}; dmarc=fail`, 'mx.evil.example; dmarc=pass'],
    ['unknown', `${trusted}; dmarc=pass header.from=y.example`],
    ['pass', `${trusted}; dmarc=pass header.from=X.example`],
    ['fail', `${trusted}; dmarc=fail header.from=y.example`],
    ['unknown', ';;; ((("'],
  ]
  for (const [wanted, ...values] of cases) {
    t.equal(verifySender(values, [trusted], 'mira@x.example'), wanted, values.join(' | '))
  }
  t.equal(verifySender([`${trusted}; dmarc=pass`], [], 'mira@x.example'), 'unknown')
})

t.test('a mail that its domain has not sent joins nothing and adds nobody', async (t) => {
  const desk = await startDesk()
  const { api } = desk
  const first = await take(desk, { 'Message-ID': '<1@x.example>', ...passes })
  t.equal(first.senderVerified, 'pass')
  const [ticketId = ''] = (await conversationOf(desk, first)).ticketIds
  const forged: Headers[] = [
    { References: '<1@x.example>' },
    {
      Subject: `Re: about #${(await api.getTicket({ params: { id: ticketId } })).body.data.ticketNumber}`,
    },
    {
      From: 'Desk <desk@harbour.example>',
      'Reply-To': 'mira@x.example',
      References: '<1@x.example>',
    },
  ]
  for (const headers of forged) {
    const mail = { Cc: 'eve@y.example', ...headers, ...fails }
    const message = await take(desk, mail)
    t.match(message, {
      senderVerified: 'fail',
      suppressAutoReply: true,
      headers: { replyTo: only() },
    })
    t.not(message.conversationId, first.conversationId, JSON.stringify(headers))
    const conversation = await conversationOf(desk, message)
    t.match(conversation, { participants: only(), relatedConversationId: null })
    t.notOk(conversation.ticketIds.includes(ticketId))
  }
  const thread = await conversationOf(desk, first)
  t.same(
    thread.participants.map(({ address }) => address),
    ['mira@x.example'],
  )
  const joined = await take(desk, { References: '<1@x.example>', Cc: 'tom@x.example', ...passes })
  t.equal(joined.conversationId, first.conversationId)
  const unknown = await take(desk, { References: '<1@x.example>' })
  t.match(unknown, { conversationId: first.conversationId, senderVerified: 'unknown' })

  const query = { limit: 500, types: ['message.received'] }
  const events = (await api.listEvents({ query })).body.data
  const verified = events.map(({ data }) => data['senderVerified'])
  t.same(verified, ['pass', 'fail', 'fail', 'fail', 'pass', 'unknown'])
})

t.test('a forged mail does not clear the mark of an address', async (t) => {
  const desk = await startDesk()
  const { api, database, workspaceId } = desk
  const { contactId } = await take(desk, {})
  await database.admin`update contact_emails set bounced_at = now()
    where workspace_id = ${workspaceId} and email = 'mira@x.example'`
  const isBouncing = async () =>
    (await api.getContact({ params: { id: String(contactId) } })).body.data.contactEmails[0]
      ?.isBouncing
  await take(desk, { ...fails, 'Message-ID': '<f@x.example>' })
  t.equal(await isBouncing(), true)
  await take(desk, { ...passes, 'Message-ID': '<p@x.example>' })
  t.equal(await isBouncing(), false)
})

t.test('Reply-To of another domain counts from a participant only', async (t) => {
  const desk = await startDesk()
  const { api } = desk
  const stray = { 'Reply-To': 'mira@evil.example' }
  const recipients = async ({ conversationId }: Schema<'Message'>) => {
    const body = { conversationId, messageType: 'text', message: 'Hello' } as const
    return (await api.sendMessage({ body })).body.data.to
  }
  const first = await take(desk, { 'Message-ID': '<1@x.example>', ...stray })
  t.same(first.headers?.replyTo, [])
  t.same(await recipients(first), ['mira@x.example'])
  const second = await take(desk, { References: '<1@x.example>', ...stray })
  t.same(await recipients(second), ['mira@evil.example'], 'a participant may say so')

  const others: Array<[wanted: string, headers: Headers]> = [
    ['ben@x.example', { From: 'ben@x.example', 'Reply-To': 'ben@evil.example' }],
    ['ben@mail.x.example', { From: 'ben@x.example', 'Reply-To': 'ben@mail.x.example' }],
    ['ben@x.example', { From: 'ben@x.example', 'Reply-To': 'ben@evilx.example' }],
    ['ben@old.example', { From: 'ben@x.example', 'Reply-To': 'ben@old.example', ...passes }],
    ['ben@x.example', { From: 'ben@x.example', 'Reply-To': 'ben@mail.x.example', ...fails }],
  ]
  for (const [wanted, headers] of others) {
    t.same(await recipients(await take(desk, headers)), [wanted], JSON.stringify(headers))
  }
})

t.test('our own address joins only as what we sent', async (t) => {
  const desk = await startDesk()
  const { api, smtp } = desk
  const first = await take(desk, { 'Message-ID': '<1@x.example>' })
  const forged: Headers[] = [
    { From: 'desk@harbour.example' },
    { From: 'DESK+1@harbour.example', Cc: 'eve@y.example' },
    { From: 'desk@harbour.example', 'Message-ID': `<${first.id}@harbour.example>` },
    { From: 'desk@harbour.example', 'Reply-To': 'eve@y.example' },
  ]
  for (const headers of forged) {
    const message = await take(desk, { References: '<1@x.example>', ...headers })
    t.not(message.conversationId, first.conversationId, JSON.stringify(headers))
  }
  t.equal((await conversationOf(desk, first)).participants.length, 1)

  // A mail of one desk to another one is what it sent
  const sales = await createMailbox(api, 'sales@harbour.example', smtp.port)
  const hand = async (mail: Headers) =>
    (await handOver(desk, sales, mailOf({ To: 'sales@harbour.example', ...mail }))).body.data
  const thread = await hand({ 'Message-ID': '<s@x.example>', Cc: 'desk@harbour.example' })
  const body = {
    conversationId: first.conversationId,
    messageType: 'text',
    message: 'Yes.',
  } as const
  const sent = await api.sendMessage({ body: { ...body, to: ['sales@harbour.example'] } })
  const { externalId } = await sentMessage(api, sent.body.data.id)
  const copy = { From: 'desk@harbour.example', References: '<s@x.example>' }
  const own = await hand({ ...copy, 'Message-ID': String(externalId) })
  t.match(own, { conversationId: thread.conversationId, sender: { type: 'system' } })
  const stranger = await take(desk, { From: 'eve@y.example' })
  const answer = await api.sendMessage({
    body: { ...body, conversationId: stranger.conversationId, message: 'No.' },
  })
  const { externalId: known } = await sentMessage(api, answer.body.data.id)
  const others = ['<other@harbour.example>', String(known), String(externalId)]
  for (const id of others) {
    const other = await hand({ ...copy, 'Message-ID': id, Cc: 'eve@y.example', Subject: 'Other' })
    t.not(other.conversationId, thread.conversationId, id)
  }
  const elsewhere = { 'Message-ID': String(known).replace(/@.*>/, '@y.example>') }
  const forgery = await take(desk, { ...forged[0], ...elsewhere, References: '<1@x.example>' })
  t.not(forgery.conversationId, first.conversationId, 'an id of ours in a Message-ID of others')
})

t.test('who only names a participant as the writer adds nobody', async (t) => {
  const desk = await startDesk()
  const first = await take(desk, { 'Message-ID': '<1@x.example>', ...passes })
  const claims: Headers[] = [
    { 'X-Original-From': 'mira@x.example' },
    { 'X-Original-From': 'mira@x.example', 'Reply-To': 'eve@y.example' },
    { From: 'no-reply@y.example', 'Reply-To': 'mira@x.example, eve@y.example' },
    { From: undefined, 'Reply-To': 'mira@x.example, eve@y.example' },
    { From: '"Mira <mira@x.example>"', 'Reply-To': 'eve@y.example' },
    { From: '=?utf-8?Q?Mira_=3Cmira@x.example=3E?=' },
  ]
  for (const claim of claims) {
    const mail = { From: 'eve@y.example', Cc: 'eve@y.example', References: '<1@x.example>' }
    const results = { 'Authentication-Results': `${trusted}; dmarc=pass header.from=y.example` }
    const message = await take(desk, { ...mail, ...results, ...claim })
    const text = JSON.stringify(claim)
    t.match(message, { conversationId: first.conversationId, from: 'mira@x.example' }, text)
    t.notOk(message.headers?.replyTo.includes('eve@y.example'), text)
  }
  const { conversationId } = first
  const body = { conversationId, messageType: 'text', message: 'Yes.' } as const
  const { to, cc } = (await desk.api.sendMessage({ body })).body.data
  t.same([to, cc], [['mira@x.example'], []])
})

t.test('a mail with more than one From is kept and refused', async (t) => {
  const desk = await startDesk()
  const mail = (...from: string[]) =>
    [...from.map((one) => `From: ${one}`), 'To: desk@harbour.example', '', 'Hello'].join('\r\n')
  for (const froms of [
    ['mira@x.example', 'eve@y.example'],
    ['mira@x.example', 'mira@x.example'],
    ['', 'eve@y.example'],
  ]) {
    const reply = await handOver(desk, desk.channelId, mail(...froms))
    t.match(reply, { status: 422, body: { code: 'mail_unreadable', fileId: /^[0-9a-f-]{36}$/ } })
  }
  const events = await desk.api.listEvents({ query: { types: ['message.rejected'] } })
  t.equal(events.body.data.length, 3)
  const two = await handOver(desk, desk.channelId, mail('mira@x.example, tom@x.example'))
  t.match(two, { status: 201, body: { data: { from: 'mira@x.example' } } })
})
