import createClient from 'openapi-fetch'
import type { Client, Connection } from '../client.ts'
import type { components, paths } from '../generated/openapi-fetch/schema.ts'

export function connect({ baseUrl, token }: Connection): Client {
  const api = createClient<paths>({
    baseUrl,
    headers: { authorization: `Bearer ${token}` },
    // Members of an object, such as customFields, are parameters of their own
    querySerializer: {
      array: { style: 'form', explode: false },
      object: { style: 'form', explode: true },
    },
  })
  return {
    async createContact(body) {
      return dataOf(await api.POST('/contacts', { body })).data
    },
    async createTicket(body) {
      return dataOf(await api.POST('/tickets', { body })).data
    },
    async updateTicket(id, body, ifMatch) {
      const header = ifMatch === undefined ? {} : { 'If-Match': ifMatch }
      const params = { path: { id }, header }
      return dataOf(await api.PATCH('/tickets/{id}', { params, body })).data
    },
    async listTickets(query) {
      return dataOf(await api.GET('/tickets', { params: { query } }))
    },
    async createMediaFile(file, tags) {
      const form = new FormData()
      form.append('file', file)
      for (const tag of tags) form.append('tags', tag)
      const body = { file: '', tags }
      const upload = { body, bodySerializer: () => form }
      return dataOf(await api.POST('/media-manager/files', upload)).data
    },
    async getMediaFileContent(id) {
      const options = { params: { path: { id } }, parseAs: 'arrayBuffer' } as const
      return dataOf(await api.GET('/media-manager/files/{id}/content', options))
    },
    async createChannel(name) {
      return dataOf(await api.POST('/channels', { body: { type: 'api', name } })).data
    },
    async sendMessage(contactId, channelId, message) {
      const body = { contactId, channelId, messageType: 'text', message } as const
      return dataOf(await api.POST('/messages/send', { body })).data
    },
    async createTag(name) {
      return dataOf(await api.POST('/tags', { body: { name } })).data
    },
    async *streamEvents(query) {
      const options = { params: { query }, parseAs: 'stream' } as const
      const stream = dataOf(await api.GET('/events/stream', options))
      if (!stream) return
      let rest = ''
      for await (const text of stream.pipeThrough(new TextDecoderStream())) {
        const blocks = (rest + text).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) {
          const data = /^data: (.*)$/m.exec(block)?.[1]
          if (data) yield JSON.parse(data) as components['schemas']['Event']
        }
      }
    },
    async failCreateTag(name) {
      return problemOf((await api.POST('/tags', { body: { name } })).error)
    },
    async failCreateTicket(body) {
      return problemOf((await api.POST('/tickets', { body })).error)
    },
    async failUpdateTicket(id, body, ifMatch) {
      const params = { path: { id }, header: { 'If-Match': ifMatch } }
      return problemOf((await api.PATCH('/tickets/{id}', { params, body })).error)
    },
  }
}

function dataOf<T>({ data, error }: { data?: T; error?: { detail: string } }): T {
  if (data === undefined) throw new Error(error?.detail)
  return data
}

function problemOf<T>(error: T | undefined): T {
  if (error === undefined) throw new Error('An error is expected.')
  return error
}
