import type { Client, Connection, Problem } from '../client.ts'
import { failureOf } from '../outcomes.ts'
import {
  createChannel,
  createContact,
  createMediaFile,
  createTag,
  createTicket,
  getMediaFileContent,
  listTickets,
  sendMessage,
  updateTicket,
} from '../generated/kubb'
import type { CreateTag409, CreateTicket422, UpdateTicket412 } from '../generated/kubb'
import { connection } from './kubb-fetch'

export function connect({ baseUrl, token }: Connection): Client {
  Object.assign(connection, { baseUrl, token })
  return {
    async createContact(body) {
      return (await createContact(body)).data
    },
    async createTicket(body) {
      return (await createTicket(body)).data
    },
    async updateTicket(id, body, ifMatch) {
      return (await updateTicket(id, body, conditional(ifMatch))).data
    },
    listTickets: (query) => listTickets({ ...query }),
    async createMediaFile(file, tags) {
      return (await createMediaFile({ file, tags })).data
    },
    async getMediaFileContent(id) {
      return (await getMediaFileContent(id)).arrayBuffer()
    },
    async createChannel(name) {
      return (await createChannel({ type: 'api', name })).data
    },
    async sendMessage(contactId, channelId, message) {
      return (await sendMessage({ contactId, channelId, messageType: 'text', message })).data
    },
    async createTag(name) {
      return (await createTag({ name })).data
    },
    failCreateTag: (name) => problemOf<CreateTag409>(createTag({ name })),
    failCreateTicket: (body) => problemOf<CreateTicket422>(createTicket(body)),
    failUpdateTicket: (id, body, ifMatch) =>
      problemOf<UpdateTicket412>(updateTicket(id, body, conditional(ifMatch))),
  }
}

function conditional(ifMatch: string | undefined) {
  return ifMatch === undefined ? {} : { 'If-Match': ifMatch }
}

/** The client throws the body of a refusal. */
async function problemOf<P extends Problem>(answer: Promise<unknown>): Promise<P> {
  return (await failureOf(answer)) as P
}
