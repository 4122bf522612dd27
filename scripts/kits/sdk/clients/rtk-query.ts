import { configureStore } from '@reduxjs/toolkit'
import type { Client, Connection, Problem } from '../client.ts'
import { enhancedApi } from '../generated/rtk-query/client'
import { api, connection } from './rtk-query-api'

export function connect({ baseUrl, token }: Connection): Client {
  Object.assign(connection, { baseUrl, token })
  const { dispatch } = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    // It warns of files in actions
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware),
  })
  const { endpoints } = enhancedApi
  const once = { subscribe: false, forceRefetch: true }
  return {
    async createContact(contactCreate) {
      return (await dispatch(endpoints.createContact.initiate({ contactCreate })).unwrap()).data
    },
    async createTicket(ticketCreate) {
      return (await dispatch(endpoints.createTicket.initiate({ ticketCreate })).unwrap()).data
    },
    async updateTicket(id, ticketUpdate, ifMatch) {
      const change = { id, ticketUpdate, ...(ifMatch !== undefined && { 'If-Match': ifMatch }) }
      return (await dispatch(endpoints.updateTicket.initiate(change)).unwrap()).data
    },
    async listTickets(query) {
      return dispatch(endpoints.listTickets.initiate(query, once)).unwrap()
    },
    async createMediaFile(file, tags) {
      const upload = { mediaFileUpload: { file, tags } }
      return (await dispatch(endpoints.createMediaFile.initiate(upload)).unwrap()).data
    },
    async getMediaFileContent(id) {
      const content = await dispatch(endpoints.getMediaFileContent.initiate({ id }, once)).unwrap()
      return content.arrayBuffer()
    },
    async createChannel(name) {
      const channelCreate = { type: 'api', name } as const
      return (await dispatch(endpoints.createChannel.initiate({ channelCreate })).unwrap()).data
    },
    async sendMessage(contactId, channelId, message) {
      const messageSend = { contactId, channelId, messageType: 'text', message } as const
      return (await dispatch(endpoints.sendMessage.initiate({ messageSend })).unwrap()).data
    },
    async createTag(name) {
      const write = { tagCreate: { name } }
      return (await dispatch(endpoints.createTag.initiate(write)).unwrap()).data
    },
    async failCreateTag(name) {
      return problemOf(await dispatch(endpoints.createTag.initiate({ tagCreate: { name } })))
    },
    async failCreateTicket(ticketCreate) {
      return problemOf(await dispatch(endpoints.createTicket.initiate({ ticketCreate })))
    },
    async failUpdateTicket(id, ticketUpdate, ifMatch) {
      const change = { id, ticketUpdate, 'If-Match': ifMatch }
      return problemOf(await dispatch(endpoints.updateTicket.initiate(change)))
    },
  }
}

/** The body of an error has no type of its own. */
function problemOf({ error }: { error?: unknown }): Problem {
  return (error as { data: Problem }).data
}
