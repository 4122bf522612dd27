import t from 'tap'
import { modelOf, readContract } from '../../contract/model.ts'
import { linkerOf } from './reference.ts'
import { absentFor, absents } from './absent.ts'
import { indexOf } from './search-index.ts'
import { find, openIndex } from './search.ts'
import { siteFiles } from './site.ts'
import { snippetOf } from './snippet.ts'
import { textsOf } from './texts.ts'

/** Searches of people, and an entry that answers each. */
const table: ReadonlyArray<readonly [phrase: string, url: string]> = [
  ['update ticket', 'operations/updateTicket.html'],
  ['attach', 'operations/createMediaFile.html'],
  ['phone number', 'schemas/ContactPhone.html'],
  ['signature', 'guide.html#webhooks'],
  ['rate limit', 'guide.html#limits'],
  ['429', 'errors.html#rate_limited'],
  ['how do I log in', 'guide.html#authentication-and-scopes'],
  ['who am I', 'operations/getCurrentUser.html'],
  ['create an API key', 'operations/createApiToken.html'],
  ['send an email', 'operations/sendMessage.html'],
  ['receive SMS', 'operations/receiveMessage.html'],
  ['upload a picture', 'operations/createMediaFile.html'],
  ['download attachment', 'operations/getMediaFileContent.html'],
  ['merge duplicate customers', 'operations/mergeContacts.html'],
  ['find a customer by email', 'operations/lookupContact.html'],
  ['block a spammer', 'operations/blockContact.html'],
  ['assign ticket to agent', 'operations/assignTicket.html'],
  ['snooze a ticket', 'operations/setTicketStatus.html'],
  ['bulk update tickets', 'operations/bulkChangeTickets.html'],
  ['internal note', 'operations/createTicketComment.html'],
  ['set agent away', 'operations/setUserPresence.html'],
  ['next page', 'guide.html#pages-and-totals'],
  ['optimistic locking', 'guide.html#changing-without-overwriting'],
  ['missed call', 'events/call.missed.html'],
  ['call recording', 'events/call.recording_available.html'],
  ['webhook retries', 'webhooks.html'],
  ['round robin', 'schemas/QueueStrategy.html'],
  ['audit trail', 'operations/listAuditLogs.html'],
  ['events from now on', 'operations/listEvents.html'],
  ['storage full', 'errors.html#storage_quota_exceeded'],
  ['invite a colleague', 'operations/inviteUser.html'],
  ['get back a deleted contact', 'operations/restoreContact.html'],
  ['reply to customer', 'operations/sendMessage.html'],
  ['reports', 'reports.html'],
  ['polling', 'operations/listEvents.html'],
  ['postman', 'postman.json'],
  ['who is online', 'operations/listCurrentAgentActivities.html'],
  ['bounce', 'schemas/RejectedMailReason.html'],
  ['close a chat', 'operations/closeConversation.html'],
  ['reopen conversation', 'operations/reopenConversation.html'],
  ['put a call on hold', 'operations/sendCallEvent.html'],
  ['forward chat to another team', 'operations/transferConversation.html'],
  ['unread messages', 'operations/markConversationUnread.html'],
  ['mark as read', 'operations/markConversationRead.html'],
  ['cancel scheduled message', 'operations/cancelMessage.html'],
  ['resend failed message', 'operations/retryMessage.html'],
  ['delivery receipt', 'operations/updateMessageStatus.html'],
  ['raw source of a mail', 'operations/getMessageOriginal.html'],
  ['erase a message', 'operations/deleteMessage.html'],
  ['delete a user', 'operations/deleteUser.html'],
  ['change my password', 'operations/setPassword.html'],
  ['forgot password', 'operations/createPasswordReset.html'],
  ['single sign on', 'operations/setOidcSettings.html'],
  ['log out', 'operations/endCurrentSession.html'],
  ['sign in with password', 'operations/createSession.html'],
  ['sign in', 'operations/createSession.html'],
  ['login', 'operations/createSession.html'],
  ['logging in', 'operations/createSession.html'],
  ['forgot password', 'operations/createPasswordReset.html'],
  ['list my permissions', 'operations/listPermissions.html'],
  ['custom role', 'operations/createRole.html'],
  ['which scope do I need', 'guide.html#authentication-and-scopes'],
  ['expired token', 'errors.html#token_expired'],
  ['rotate key', 'operations/rotateApiToken.html'],
  ['idempotency', 'guide.html#retrying-safely'],
  ['etag', 'guide.html#changing-without-overwriting'],
  ['filter list', 'guide.html#filters-sorting-search'],
  ['sort', 'guide.html#filters-sorting-search'],
  ['error codes', 'guide.html#errors'],
  ['server sent events', 'operations/streamEvents.html'],
  ['SSE', 'operations/streamEvents.html'],
  ['CORS', 'guide.html#calling-from-a-browser'],
  ['generate client', 'guide.html#generated-clients'],
  ['openapi 3.0', 'openapi-3.0.json'],
  ['try it out', 'console.html'],
  ['verify webhook signature', 'guide.html#webhooks'],
  ['resend webhook', 'operations/redeliverWebhookDelivery.html'],
  ['replay events', 'operations/replayWebhook.html'],
  ['test my webhook', 'operations/testWebhook.html'],
  ['connect a mailbox', 'mailbox.html'],
  ['connect a provider of sms', 'provider.html'],
  ['forward mail into the system', 'mailbox.html'],
  ['add a channel', 'operations/createChannel.html'],
  ['auto reply', 'schemas/ChannelAutoReply.html'],
  ['create a queue', 'operations/createAutomationQueue.html'],
  ['why did nobody get the chat', 'operations/listConversationRoutingDecisions.html'],
  ['skills', 'schemas/UserSkill.html'],
  ['accept offer', 'operations/acceptReservation.html'],
  ['waiting time in queue', 'operations/getQueueStats.html'],
  ['overflow', 'schemas/QueueOverflowAction.html'],
  ['take next ticket from queue', 'operations/pullQueueEntry.html'],
  ['agent statistics', 'operations/listAgentActivitySummaries.html'],
  ['average handling time', 'operations/listCxLogMetrics.html'],
  ['first response time', 'operations/listCxLogMetrics.html'],
  ['break reason', 'operations/createPresenceStatus.html'],
  ['ticket history', 'operations/listTicketHistory.html'],
  ['ticket number', 'operations/listTickets.html'],
  ['priority', 'schemas/TicketPriority.html'],
  ['follow up ticket', 'operations/createTicket.html'],
  ['tag contact', 'operations/updateContactTags.html'],
  ['merge tags', 'operations/mergeTag.html'],
  ['custom fields', 'operations/listCustomFields.html'],
  ['whatsapp', 'operations/sendMessage.html'],
  ['transcript', 'operations/getCdrTranscript.html'],
  ['import call records', 'operations/upsertCdrs.html'],
  ['company of a contact', 'operations/createContact.html'],
  ['create or update customer', 'operations/upsertContact.html'],
  ['backup', 'operating/backup.html'],
  ['upgrade', 'operating/upgrades.html'],
  ['metrics prometheus', 'operating/metrics.html'],
  ['docker', 'operating/containers.html#the-image'],
  ['why did my ticket reopen', 'events/ticket.reopened.html'],
  ['group chat', 'operations/createGroup.html'],
  ['unsupported media type', 'errors.html#unsupported_media_type'],
]

/** Searches for what does not exist. */
const missing = [
  ...[
    'websocket',
    'cors per workspace',
    'canned responses',
    'saved replies',
    'macros',
    'email template',
  ],
  ...['sla policies', 'business hours', 'csat survey', 'customer satisfaction', 'knowledge base'],
  ...['graphql', 'two-factor authentication', 'saml', 'scim provisioning', 'merge two tickets'],
  ...['chatbot', 'click to call', 'newsletter', 'invoice a customer', 'calendar', 'time tracking'],
  ...['translate a message', 'export to csv', 'import contacts', 'holidays'],
]

const model = modelOf(readContract(), 'https://api.example.com')
const texts = textsOf(linkerOf(model))

t.test('a phrase finds what a person means among the first three', async (t) => {
  // As browsers read it
  const index = await openIndex(JSON.stringify(indexOf(model, texts)))

  for (const [phrase, url] of table) {
    const found = find(index, phrase, 3).map((entry) => entry.url)
    t.ok(found.includes(url), `${phrase}: ${found.join(', ')}`)
    t.equal(absentFor(phrase), undefined, `${phrase} exists`)
  }
  for (const phrase of ['conversati', 'conversaton']) {
    const titles = find(index, phrase, 5).map(({ title }) => title)
    t.equal(titles.length, 5, phrase)
    t.ok(
      titles.every((title) => /conversation/i.test(title)),
      `${phrase}: ${titles.join(', ')}`,
    )
  }
})

t.test('every operation, event, error and schema is found by its own name', async (t) => {
  const index = indexOf(model, texts)
  const inLowerCase = model.operations.map(
    ({ id }) => [id.toLowerCase(), `operations/${id}.html`] as const,
  )
  const named = [
    ...inLowerCase,
    ...model.operations.map(({ id }) => [id, `operations/${id}.html`] as const),
    ...model.events.map(({ type }) => [type, `events/${type}.html`] as const),
    ...['ticket_closed', 'rate_limited', 'merged'].map(
      (code) => [code, `errors.html#${code}`] as const,
    ),
    ...['Ticket', 'ContactPhone', 'WebhookSecret'].map(
      (name) => [name, `schemas/${name}.html`] as const,
    ),
  ]

  const missed = named.filter(
    ([name, url]) => !find(index, name, 10).some((entry) => entry.url === url),
  )
  t.same(missed, [])
})

t.test('what is nowhere finds nothing, and hostile phrases take no time', async (t) => {
  const index = indexOf(model, texts)

  for (const phrase of ['', '   ', '???', 'xqzzkw', '\u0000', 'the of in']) {
    t.same(find(index, phrase), [], JSON.stringify(phrase))
  }
  t.ok(find(index, 'ticket '.repeat(100_000)).length <= 20)
  t.ok(find(index, 'a'.repeat(1_000_000)).length <= 20)
})

t.test('what does not exist is named, with the nearest page', async (t) => {
  const files = new Set(siteFiles({ server: undefined, isServed: false }).keys())

  for (const phrase of missing) t.ok(absentFor(phrase), phrase)
  for (const { url, title } of absents) {
    const [file = '', id] = url.split('#')
    t.ok(files.has(file), `${title}: ${file}`)
    const text = texts.find((one) => one.file === file)
    if (id !== undefined) t.ok(text?.written.html.includes(`id="${id}"`), url)
  }
})

t.test('a result shows the sentence that has most of the words', async (t) => {
  const index = indexOf(model, texts)

  const [found] = find(index, 'snooze a ticket', 1)

  t.match(found?.snippet, /snooze/i)
  t.ok((found?.snippet ?? '').length <= 142)
  const snippets = find(index, 'webhook-id header', 20).map(({ snippet }) => snippet)
  t.match(snippets.join('\n'), /"|'/, 'quotation marks are there')
  t.notMatch(snippets.join('\n'), /&\S+;|&#?\d/, 'characters are no references')
  t.equal(snippetOf('Nothing of it is here. Not here either.', ['ticket']), '')
})
