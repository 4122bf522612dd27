import type { Operations, Schema } from '../../generated/operations.ts'
import { newId } from '../../src/lib/ids.ts'
import type { Workspace } from './start.ts'

type Input<Id extends keyof Operations> = Partial<Operations[Id]['input']>
type On = Pick<Workspace, 'api'>

/** Members of a contact by each of which it can be found. */
export const everyKey = {
  username: 'harbour.office',
  externalId: 'crm-1001',
  contactEmails: [{ email: 'office@harbour.example' }],
  contactPhones: [{ phone: '+4531234567' }],
  platformContacts: [{ type: 'whatsapp', platformId: '4531234567' }],
} satisfies Input<'createContact'>

/** Makes a contact; returns its id. */
export async function makeContact({ api }: On, body: Input<'createContact'> = {}): Promise<string> {
  return idIn(await api.createContact({ body: { name: 'Harbour Office', ...body } }))
}

/** Makes a ticket, of a contact of its own unless one is given; returns its id. */
export async function makeTicket(on: On, body: Input<'createTicket'> = {}): Promise<string> {
  const contactId = body.contactId ?? (await makeContact(on))
  return idIn(await on.api.createTicket({ body: { title: 'Crane 4 squeaks', contactId, ...body } }))
}

/** Makes a contact; returns the body of a request that creates a ticket of it. */
export async function ticketBody(on: On): Promise<{ title: string; contactId: string }> {
  return { title: 'Crane 4 squeaks', contactId: await makeContact(on) }
}

/** Makes an internal comment on a ticket, a new one unless one is given; returns its id. */
export async function makeComment(on: On, ticketId?: string): Promise<string> {
  const id = ticketId ?? (await makeTicket(on))
  return idIn(await on.api.createTicketComment({ params: { id }, body: { text: 'Noted' } }))
}

/** Makes a tag; returns its id. */
export async function makeTag({ api }: On, body: Input<'createTag'> = {}): Promise<string> {
  return idIn(await api.createTag({ body: { name: `Tag ${newId()}`, ...body } }))
}

/** Makes a category; returns its id. */
export async function makeCategory(
  { api }: On,
  body: Input<'createCategory'> = {},
): Promise<string> {
  return idIn(await api.createCategory({ body: { value: `Category ${newId()}`, ...body } }))
}

/** Makes a channel that sends and receives through the API; returns its id. */
export async function makeChannel(
  { api }: On,
  body: Omit<Schema<'ApiChannelCreate'>, 'type' | 'name'> = {},
): Promise<string> {
  const named = { type: 'api', name: `Channel ${newId()}` } as const
  return idIn(await api.createChannel({ body: { ...named, ...body } }))
}

/** Makes a conversation, of a new contact on a new channel unless they are given; returns its id. */
export async function makeConversation(
  on: On,
  body: Input<'createConversation'> = {},
): Promise<string> {
  const contactId = body.contactId ?? (await makeContact(on))
  const channelId = body.channelId ?? (await makeChannel(on))
  return idIn(await on.api.createConversation({ body: { ...body, contactId, channelId } }))
}

/** Makes a message of a new conversation that is to be sent in 2099; returns its id. */
export async function makeMessage(on: On): Promise<string> {
  const target = { conversationId: await makeConversation(on) }
  const text = { messageType: 'text', message: 'We shall look at it.' } as const
  const scheduledAt = '2099-01-01T08:00:00Z'
  return idIn(await on.api.sendMessage({ body: { ...target, ...text, scheduledAt } }))
}

/** Makes a group; returns its id. */
export async function makeGroup({ api }: On, body: Input<'createGroup'> = {}): Promise<string> {
  const { status, text, body: group } = await api.createGroup({ body: { name: 'Crew', ...body } })
  return idIn({ status, text, body: { data: group } })
}

/** Makes a folder of files; returns its id. */
export async function makeFolder({ api }: On): Promise<string> {
  return idIn(await api.createMediaFolder({ body: { name: `Folder ${newId()}` } }))
}

/** Makes a private text file, unlike any other; returns its id. */
export async function makeFile(
  { api }: On,
  body: Input<'createMediaFileFromBase64'> = {},
): Promise<string> {
  const data = Buffer.from(newId()).toString('base64')
  return idIn(await api.createMediaFileFromBase64({ body: { name: 'Plan.txt', data, ...body } }))
}

function idIn({ status, text, body }: { status: number; text: string; body: unknown }): string {
  if (status !== 201) throw new Error(`${status} ${text}`)
  return (body as { data: { id: string } }).data.id
}
