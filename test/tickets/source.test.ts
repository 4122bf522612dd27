import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { newId } from '../../src/lib/ids.ts'
import { createDesk } from '../helpers/desk.ts'
import { only } from '../helpers/only.ts'
import { start, type Workspace } from '../helpers/start.ts'

// A ticket has the text and the files of the message that it was made of

const ticketing = { mode: 'on' } as const

async function fileOf({ api }: Workspace, name: string): Promise<string> {
  const { body } = await api.createMediaFileFromBase64({ body: { name, data: btoa(newId()) } })
  return body.data.id
}

async function ticketsOf({ api }: Workspace, conversationId: string) {
  const query = { conversationId: [conversationId], sort: ['createdAt' as const] }
  const { body } = await api.listTickets({ query })
  const tickets: Array<Schema<'Ticket'>> = []
  for (const { id } of body.data) tickets.push((await api.getTicket({ params: { id } })).body.data)
  return tickets
}

t.test('a ticket that a message creates has its text and files', async (t) => {
  const workspace = await start()
  const { write } = await createDesk(workspace.api, { ticketing })
  const fileIds = [await fileOf(workspace, 'a.txt'), await fileOf(workspace, 'b.txt')]
  const text = `It fails.\n${'More about it. '.repeat(20)}`
  const attachments = fileIds.map((fileId) => ({ fileId }))
  const first = await write(text, { subject: 'Crane 3', attachments })
  const [ticket] = await ticketsOf(workspace, first.conversationId)
  t.match(ticket, { title: 'Crane 3', description: text })
  t.same(
    ticket?.attachments.map(({ fileId }) => fileId),
    fileIds,
  )

  await workspace.api.setTicketStatus({
    params: { id: ticket?.id ?? '' },
    body: { status: 'closed' },
  })
  await write('Another matter.')
  const [, followUp] = await ticketsOf(workspace, first.conversationId)
  t.match(followUp, { title: 'Crane 3', description: 'Another matter.', attachments: only() })
})

t.test('a ticket without a text has no description', async (t) => {
  const workspace = await start()
  const { write } = await createDesk(workspace.api, { ticketing })
  const location = { latitude: 55.6, longitude: 12.5 }
  const { conversationId } = await write(null, { messageType: 'location', location })
  t.match(
    await ticketsOf(workspace, conversationId),
    only({ description: null, attachments: only() }),
  )
})

t.test('what a ticket has of a message is erased with it', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const { write } = await createDesk(api, { ticketing })
  const [secret, own] = [await fileOf(workspace, 'secret.txt'), await fileOf(workspace, 'own.txt')]
  const message = await write('My number is 4711.', { attachments: [{ fileId: secret }] })
  const [{ id = '' } = {}] = await ticketsOf(workspace, message.conversationId)
  const params = { id }
  const attachments = [{ fileId: secret }, { fileId: own }]
  await api.updateTicket({ params, body: { attachments } })

  await api.deleteMessage({ params: { id: message.id } })
  const [ticket] = await ticketsOf(workspace, message.conversationId)
  t.match(ticket, { title: 'Message of the type text', description: null })
  t.match(ticket?.attachments, only({ fileId: own }))
  const { body } = await api.listEvents({ query: { resourceId: id, limit: 100 } })
  const audited = await api.listAuditLogs({ query: { resourceId: id } })
  const history = await api.listTicketHistory({ params })
  for (const shown of [JSON.stringify(body.data), audited.text, history.text]) {
    t.notMatch(shown, '4711')
    t.notMatch(shown, 'secret.txt')
  }
  t.match(JSON.stringify(body.data), 'own.txt')
})

t.test('a description that a person wrote since stays', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const { write } = await createDesk(api, { ticketing })
  const message = await write('My number is 4711.')
  const [{ id = '' } = {}] = await ticketsOf(workspace, message.conversationId)
  await api.updateTicket({ params: { id }, body: { description: 'Broken since Monday' } })
  await api.deleteMessage({ params: { id: message.id } })
  t.match(
    await ticketsOf(workspace, message.conversationId),
    only({ title: 'Message of the type text', description: 'Broken since Monday' }),
  )
  const { text } = await api.listEvents({ query: { resourceId: id } })
  t.notMatch(text, '4711')
})

t.test('a message that was unblocked is erased from the ticket that it created', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const contactId = (await api.createContact({ body: { name: 'Mira' } })).body.data.id
  await api.blockContact({ params: { id: contactId }, body: {} })
  const { write } = await createDesk(api, { ticketing })
  const message = await write('My number is 4711.', { contact: { id: contactId } })
  await api.unblockContact({ params: { id: contactId } })
  await api.unblockMessage({ params: { id: message.id } })
  t.match(
    await ticketsOf(workspace, message.conversationId),
    only({ description: 'My number is 4711.' }),
  )
  await api.deleteMessage({ params: { id: message.id } })
  t.match(
    await ticketsOf(workspace, message.conversationId),
    only({ title: 'Message of the type text', description: null }),
  )
})
