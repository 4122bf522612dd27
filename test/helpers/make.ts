import type { Operations } from '../../generated/operations.ts'
import { newId } from '../../src/lib/ids.ts'
import type { Workspace } from './start.ts'

type Input<Id extends keyof Operations> = Partial<Operations[Id]['input']>
type On = Pick<Workspace, 'api'>

/** Makes a contact; returns its id. */
export async function makeContact({ api }: On, body: Input<'createContact'> = {}): Promise<string> {
  return idIn(await api.createContact({ body: { name: 'Harbour Office', ...body } }))
}

/** Makes a ticket, of a contact of its own unless one is given; returns its id. */
export async function makeTicket(on: On, body: Input<'createTicket'> = {}): Promise<string> {
  const contactId = body.contactId ?? (await makeContact(on))
  return idIn(await on.api.createTicket({ body: { title: 'Crane 4 squeaks', contactId, ...body } }))
}

/** Makes a channel that sends and receives through the API; returns its id. */
export async function makeChannel({ api }: On): Promise<string> {
  return idIn(await api.createChannel({ body: { type: 'api', name: `Channel ${newId()}` } }))
}

/** Makes a conversation of a new contact on a new channel; returns its id. */
export async function makeConversation(on: On): Promise<string> {
  const [contactId, channelId] = [await makeContact(on), await makeChannel(on)]
  return idIn(await on.api.createConversation({ body: { contactId, channelId } }))
}

function idIn({ status, text, body }: { status: number; text: string; body: unknown }): string {
  if (status !== 201) throw new Error(`${status} ${text}`)
  return (body as { data: { id: string } }).data.id
}
