import type { Client, Connection } from '../client.ts'
import { createClient, createConfig } from '../generated/hey-api/client'
import {
  createChannel,
  createContact,
  createMediaFile,
  createTag,
  createTicket,
  getMediaFileContent,
  listTickets,
  sendMessage,
  streamEvents,
  updateTicket,
} from '../generated/hey-api/index'
import type { Event } from '../generated/hey-api/types.gen'

const throwOnError = true

export function connect({ baseUrl, token }: Connection): Client {
  const client = createClient(createConfig({ baseUrl, auth: token }))
  return {
    async createContact(body) {
      return (await createContact({ client, body, throwOnError })).data.data
    },
    async createTicket(body) {
      return (await createTicket({ client, body, throwOnError })).data.data
    },
    async updateTicket(id, body, ifMatch) {
      const headers = { 'If-Match': ifMatch }
      return (await updateTicket({ client, path: { id }, headers, body, throwOnError })).data.data
    },
    async listTickets(query) {
      return (await listTickets({ client, query, throwOnError })).data
    },
    async createMediaFile(file, tags) {
      return (await createMediaFile({ client, body: { file, tags }, throwOnError })).data.data
    },
    async getMediaFileContent(id) {
      const path = { id }
      const { data } = await getMediaFileContent({ client, path, parseAs: 'blob', throwOnError })
      return data.arrayBuffer()
    },
    async createChannel(name) {
      const body = { type: 'api', name } as const
      return (await createChannel({ client, body, throwOnError })).data.data
    },
    async sendMessage(contactId, channelId, message) {
      const body = { contactId, channelId, messageType: 'text', message } as const
      return (await sendMessage({ client, body, throwOnError })).data.data
    },
    async createTag(name) {
      return (await createTag({ client, body: { name }, throwOnError })).data.data
    },
    async *streamEvents(query) {
      const stop = new AbortController()
      // It would retry after an error, and does not close what is no longer read
      const options = { sseMaxRetryAttempts: 1, signal: stop.signal }
      try {
        const { stream } = await streamEvents({ client, query, ...options })
        // The type is the text of the stream, but it reads the events
        for await (const event of stream) yield event as unknown as Event
      } finally {
        stop.abort()
      }
    },
    async failCreateTag(name) {
      return problemOf((await createTag({ client, body: { name } })).error)
    },
    async failCreateTicket(body) {
      return problemOf((await createTicket({ client, body })).error)
    },
    async failUpdateTicket(id, body, ifMatch) {
      const headers = { 'If-Match': ifMatch }
      return problemOf((await updateTicket({ client, path: { id }, headers, body })).error)
    },
  }
}

function problemOf<T>(error: T | undefined): T {
  if (error === undefined) throw new Error('An error is expected.')
  return error
}
