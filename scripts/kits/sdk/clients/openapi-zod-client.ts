import { isErrorFromAlias, type ZodiosPlugin } from '@zodios/core'
import type { Client, Connection } from '../client.ts'
import { failureOf } from '../outcomes.ts'
import { api, createApiClient } from '../generated/openapi-zod-client/client'

/** Replaces the plugin of the same name, which writes a list into one field. */
const formPlugin: ZodiosPlugin = {
  name: 'form-data',
  request: async (_, config) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(config.data as Record<string, unknown>)) {
      for (const one of [value].flat()) form.append(name, one instanceof Blob ? one : String(one))
    }
    return { ...config, data: form }
  },
}

export function connect({ baseUrl, token }: Connection): Client {
  const axiosConfig = {
    headers: { authorization: `Bearer ${token}` },
    // Lists are repeated parameters; by default their names end with []
    paramsSerializer: { indexes: null },
  }
  const client = createApiClient(baseUrl, { axiosConfig })
  client.use('createMediaFile', formPlugin)
  // Bytes are no JSON value that a schema of Zod could check
  const files = createApiClient(baseUrl, { axiosConfig, validate: 'request' })
  return {
    async createContact(body) {
      return (await client.createContact(body)).data
    },
    async createTicket(body) {
      return (await client.createTicket(body)).data
    },
    async updateTicket(id, body, ifMatch) {
      const options = { params: { id }, ...conditional(ifMatch) }
      return (await client.updateTicket(body, options)).data
    },
    listTickets: (queries) => client.listTickets({ queries }),
    async createMediaFile(file, tags) {
      return (await client.createMediaFile({ file, tags })).data
    },
    async getMediaFileContent(id) {
      const params = { id }
      const content = await files.getMediaFileContent({ params, responseType: 'arraybuffer' })
      return new Blob([content]).arrayBuffer()
    },
    async createChannel(name) {
      return (await client.createChannel({ type: 'api', name })).data
    },
    async sendMessage(contactId, channelId, message) {
      const body = { contactId, channelId, messageType: 'text', message } as const
      return (await client.sendMessage(body)).data
    },
    async createTag(name) {
      return (await client.createTag({ name })).data
    },
    async failCreateTag(name) {
      const thrown = await failureOf(client.createTag({ name }))
      if (!isErrorFromAlias(api.api, 'createTag', thrown)) throw thrown
      return thrown.response.data
    },
    async failCreateTicket(body) {
      const thrown = await failureOf(client.createTicket(body))
      if (!isErrorFromAlias(api.api, 'createTicket', thrown)) throw thrown
      return thrown.response.data
    },
    async failUpdateTicket(id, body, ifMatch) {
      const options = { params: { id }, ...conditional(ifMatch) }
      const thrown = await failureOf(client.updateTicket(body, options))
      if (!isErrorFromAlias(api.api, 'updateTicket', thrown)) throw thrown
      return thrown.response.data
    },
  }
}

function conditional(ifMatch: string | undefined) {
  return ifMatch === undefined ? {} : { headers: { 'If-Match': ifMatch } }
}
