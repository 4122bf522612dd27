import type { Client, Connection } from '../client.ts'
import { replyOf } from '../outcomes.ts'
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
} from '../generated/orval/client'
import { connection } from './orval-fetch'

export function connect({ baseUrl, token }: Connection): Client {
  Object.assign(connection, { baseUrl, token })
  return {
    async createContact(body) {
      return replyOf(await createContact(body), 201).data
    },
    async createTicket(body) {
      return replyOf(await createTicket(body), 201).data
    },
    async updateTicket(id, body, ifMatch) {
      return replyOf(await updateTicket(id, body, conditional(ifMatch)), 200).data
    },
    async listTickets(query) {
      return replyOf(await listTickets(query), 200)
    },
    async createMediaFile(file, tags) {
      return replyOf(await createMediaFile({ file, tags }), 201).data
    },
    async getMediaFileContent(id) {
      return replyOf(await getMediaFileContent(id), 200).arrayBuffer()
    },
    async createChannel(name) {
      return replyOf(await createChannel({ type: 'api', name }), 201).data
    },
    async sendMessage(contactId, channelId, message) {
      const body = { contactId, channelId, messageType: 'text', message } as const
      return replyOf(await sendMessage(body), 201).data
    },
    async createTag(name) {
      return replyOf(await createTag({ name }), 201).data
    },
    async failCreateTag(name) {
      return replyOf(await createTag({ name }), 409)
    },
    async failCreateTicket(body) {
      return replyOf(await createTicket(body), 422)
    },
    async failUpdateTicket(id, body, ifMatch) {
      return replyOf(await updateTicket(id, body, conditional(ifMatch)), 412)
    },
  }
}

/** Headers of an operation are no parameters of its function. */
function conditional(ifMatch: string | undefined): RequestInit {
  return ifMatch === undefined ? {} : { headers: { 'If-Match': ifMatch } }
}
