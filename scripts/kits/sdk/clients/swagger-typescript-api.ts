import type { Client, Connection } from '../client.ts'
import { failureOf } from '../outcomes.ts'
import { isAxiosError } from 'axios'
import { Api, type Problem } from '../generated/swagger-typescript-api/client'

export function connect({ baseUrl, token }: Connection): Client {
  const api = new Api({
    baseURL: baseUrl,
    headers: { authorization: `Bearer ${token}` },
    // Lists are repeated parameters; by default their names end with []
    paramsSerializer: { indexes: null },
  })
  return {
    async createContact(body) {
      return (await api.contacts.createContact(body)).data.data
    },
    async createTicket(body) {
      return (await api.tickets.createTicket(body)).data.data
    },
    async updateTicket(id, body, ifMatch) {
      return (await api.tickets.updateTicket(id, body, conditional(ifMatch))).data.data
    },
    async listTickets(query) {
      return (await api.tickets.listTickets(query)).data
    },
    async createMediaFile(file, tags) {
      return (await api.mediaManager.createMediaFile({ file, tags })).data.data
    },
    async getMediaFileContent(id) {
      // A reply of any media type is read as text unless its format is named
      const params = { format: 'arraybuffer' } as const
      const { data } = await api.mediaManager.getMediaFileContent(id, {}, params)
      return new Blob([data]).arrayBuffer()
    },
    async createChannel(name) {
      return (await api.channels.createChannel({ type: 'api', name })).data.data
    },
    async sendMessage(contactId, channelId, message) {
      const body = { contactId, channelId, messageType: 'text', message } as const
      return (await api.messages.sendMessage(body)).data.data
    },
    async createTag(name) {
      return (await api.tags.createTag({ name })).data.data
    },
    failCreateTag: (name) => problemOf(api.tags.createTag({ name })),
    failCreateTicket: (body) => problemOf(api.tickets.createTicket(body)),
    failUpdateTicket: (id, body, ifMatch) =>
      problemOf(api.tickets.updateTicket(id, body, conditional(ifMatch))),
  }
}

/** Headers of an operation are no parameters of its function. */
function conditional(ifMatch: string | undefined) {
  return ifMatch === undefined ? {} : { headers: { 'If-Match': ifMatch } }
}

/** The body of an error of axios. */
async function problemOf(answer: Promise<unknown>): Promise<Problem> {
  const thrown = await failureOf(answer)
  if (isAxiosError<Problem>(thrown) && thrown.response) return thrown.response.data
  throw thrown
}
