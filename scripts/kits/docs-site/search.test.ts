import t from 'tap'
import { modelOf, readContract } from '../../contract/model.ts'
import { linkerOf } from './reference.ts'
import { indexOf } from './search-index.ts'
import { find, openIndex } from './search.ts'
import { textsOf } from './texts.ts'

/** Searches of people, and an entry that answers each. */
const table: ReadonlyArray<readonly [phrase: string, url: string]> = [
  ['update ticket', 'operations/updateTicket.html'],
  ['attach', 'operations/createMediaFile.html'],
  ['phone number', 'schemas/ContactPhone.html'],
  ['signature', 'guide.html#webhooks'],
  ['sla', 'operations/listCxLogMetrics.html'],
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
]

const model = modelOf(readContract(), 'https://api.example.com')
const texts = textsOf(linkerOf(model))

t.test('a phrase finds what a person means among the first five', async (t) => {
  // As browsers read it
  const index = await openIndex(JSON.stringify(indexOf(model, texts)))

  for (const [phrase, url] of table) {
    const found = find(index, phrase, 5).map((entry) => entry.url)
    t.ok(found.includes(url), `${phrase}: ${found.join(', ')}`)
  }
  for (const phrase of ['conversati', 'conversaton']) {
    const titles = find(index, phrase, 5).map(({ title }) => title)
    t.ok(
      titles.every((title) => /conversation/i.test(title)),
      `${phrase}: ${titles.join(', ')}`,
    )
  }
})

t.test('every operation, event, error and schema is found by its own name', async (t) => {
  const index = indexOf(model, texts)
  const named = [
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
