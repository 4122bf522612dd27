import * as Oazapfts from '@oazapfts/runtime'
import type { Client, Connection } from '../client.ts'
import { replyOf } from '../outcomes.ts'
import * as api from '../generated/oazapfts/client'

export function connect({ baseUrl, token }: Connection): Client {
  Object.assign(api.defaults, { baseUrl, headers: { authorization: `Bearer ${token}` } })
  return {
    async createContact(body) {
      return replyOf(await api.createContact(body), 201).data
    },
    async createTicket(body) {
      return replyOf(await api.createTicket(body), 201).data
    },
    async updateTicket(id, body, ifMatch) {
      return replyOf(
        await api.updateTicket(id, body, ifMatch === undefined ? {} : { ifMatch }),
        200,
      ).data
    },
    async listTickets(query) {
      return replyOf(await api.listTickets(query), 200)
    },
    async createMediaFile(file, tags) {
      return replyOf(await api.createMediaFile({ file, tags }), 201).data
    },
    async getMediaFileContent(id) {
      // The generated function reads bytes as text
      const { fetchBlob } = Oazapfts.runtime(api.defaults)
      const reply = await fetchBlob<{ status: 200; data: Blob }>(
        `/media-manager/files/${id}/content`,
      )
      return replyOf(reply, 200).arrayBuffer()
    },
    async createChannel(name) {
      return replyOf(await api.createChannel({ type: 'api', name }), 201).data
    },
    async sendMessage(contactId, channelId, message) {
      const body = { contactId, channelId, messageType: 'text', message } as const
      return replyOf(await api.sendMessage(body), 201).data
    },
    async createTag(name) {
      return replyOf(await api.createTag({ name }), 201).data
    },
    async failCreateTag(name) {
      return replyOf(await api.createTag({ name }), 409)
    },
    async failCreateTicket(body) {
      return replyOf(await api.createTicket(body), 422)
    },
    async failUpdateTicket(id, body, ifMatch) {
      return replyOf(await api.updateTicket(id, body, { ifMatch }), 412)
    },
  }
}
