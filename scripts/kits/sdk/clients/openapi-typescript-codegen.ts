import type { Client, Connection } from '../client.ts'
import { failureOf } from '../outcomes.ts'
import {
  ApiError,
  ChannelsService,
  ContactsService,
  MediaManagerService,
  MessagesService,
  OpenAPI,
  type Problem,
  TagsService,
  TicketsService,
} from '../generated/openapi-typescript-codegen'

export function connect({ baseUrl, token }: Connection): Client {
  Object.assign(OpenAPI, { BASE: baseUrl, TOKEN: token })
  return {
    async createContact(requestBody) {
      return (await ContactsService.createContact({ requestBody })).data
    },
    async createTicket(requestBody) {
      return (await TicketsService.createTicket({ requestBody })).data
    },
    async updateTicket(id, requestBody, ifMatch) {
      const change = { id, requestBody, ...(ifMatch !== undefined && { ifMatch }) }
      return (await TicketsService.updateTicket(change)).data
    },
    listTickets: (query) => TicketsService.listTickets(query),
    async createMediaFile(file, tags) {
      return (await MediaManagerService.createMediaFile({ formData: { file, tags } })).data
    },
    async getMediaFileContent(id) {
      return (await MediaManagerService.getMediaFileContent({ id })).arrayBuffer()
    },
    async createChannel(name) {
      return (await ChannelsService.createChannel({ requestBody: { type: 'api', name } })).data
    },
    async sendMessage(contactId, channelId, message) {
      const requestBody = { contactId, channelId, messageType: 'text', message } as const
      return (await MessagesService.sendMessage({ requestBody })).data
    },
    async createTag(name) {
      return (await TagsService.createTag({ requestBody: { name } })).data
    },
    failCreateTag: (name) => problemOf(TagsService.createTag({ requestBody: { name } })),
    failCreateTicket: (requestBody) => problemOf(TicketsService.createTicket({ requestBody })),
    failUpdateTicket: (id, requestBody, ifMatch) =>
      problemOf(TicketsService.updateTicket({ id, requestBody, ifMatch })),
  }
}

/** The body of an error has no type of its own. */
async function problemOf(answer: Promise<unknown>): Promise<Problem> {
  const thrown = await failureOf(answer)
  if (thrown instanceof ApiError) return thrown.body as Problem
  throw thrown
}
