import { mergeHeaders, requestFn, urlSerializer } from '@openapi-qraft/react'
import type { Client, Connection } from '../client.ts'
import { createAPIClient } from '../generated/qraft'

export function connect({ baseUrl, token }: Connection): Client {
  const authorization = `Bearer ${token}`
  const api = createAPIClient({
    baseUrl,
    requestFn: (schema, info) =>
      requestFn(schema, { ...info, headers: mergeHeaders(info.headers, { authorization }) }),
  })
  return {
    async createContact(body) {
      return dataOf(await api.contacts.createContact({ body })).data
    },
    async createTicket(body) {
      return dataOf(await api.tickets.createTicket({ body })).data
    },
    async updateTicket(id, body, ifMatch) {
      const header = ifMatch === undefined ? {} : { 'If-Match': ifMatch }
      return dataOf(await api.tickets.updateTicket({ parameters: { path: { id }, header }, body }))
        .data
    },
    async listTickets(query) {
      return dataOf(await api.tickets.listTickets({ parameters: { query } }))
    },
    async createMediaFile(file, tags) {
      // The generated type of bytes is a text
      const body = { file: file as unknown as string, tags }
      return dataOf(await api.mediaManager.createMediaFile({ body })).data
    },
    async getMediaFileContent(id) {
      // Its own function reads bytes as text
      const { schema } = api.mediaManager.getMediaFileContent
      const url = urlSerializer(schema, { baseUrl, parameters: { path: { id } } })
      return (await fetch(url, { headers: { authorization } })).arrayBuffer()
    },
    async createChannel(name) {
      return dataOf(await api.channels.createChannel({ body: { type: 'api', name } })).data
    },
    async sendMessage(contactId, channelId, message) {
      const body = { contactId, channelId, messageType: 'text', message } as const
      return dataOf(await api.messages.sendMessage({ body })).data
    },
    async createTag(name) {
      return dataOf(await api.tags.createTag({ body: { name } })).data
    },
    async failCreateTag(name) {
      return problemOf(await api.tags.createTag({ body: { name } }))
    },
    async failCreateTicket(body) {
      return problemOf(await api.tickets.createTicket({ body }))
    },
    async failUpdateTicket(id, body, ifMatch) {
      const parameters = { path: { id }, header: { 'If-Match': ifMatch } }
      return problemOf(await api.tickets.updateTicket({ parameters, body }))
    },
  }
}

function dataOf<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw error
  return data
}

function problemOf<E>({ error }: { error?: E | Error }): E {
  if (error === undefined || error instanceof Error)
    throw error ?? new Error('An error is expected.')
  return error
}
