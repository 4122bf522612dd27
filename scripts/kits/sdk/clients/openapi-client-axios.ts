import { isAxiosError } from 'axios'
import { OpenAPIClientAxios } from 'openapi-client-axios'
import type { Client, Connection, Problem, TicketChange } from '../client.ts'
import { failureOf } from '../outcomes.ts'
import type { Client as Api, Components } from '../generated/openapi-client-axios/client'

export function connect({ baseUrl, token }: Connection): Client {
  const loading = new OpenAPIClientAxios({
    // It reads the contract from the server
    definition: `${baseUrl}/openapi.json`,
    withServer: { url: baseUrl },
    axiosConfigDefaults: {
      headers: { authorization: `Bearer ${token}` },
      // Lists are repeated parameters; by default their names end with []
      paramsSerializer: { indexes: null },
    },
  }).init<Api>()
  const update = async (id: string, body: TicketChange, ifMatch?: string) => {
    const header = { name: 'If-Match', value: ifMatch ?? '', in: 'header' } as const
    const parameters = ifMatch === undefined ? path(id) : [...path(id), header]
    return (await loading).updateTicket(parameters, body)
  }
  return {
    async createContact(body) {
      return (await (await loading).createContact(null, body)).data.data
    },
    async createTicket(body) {
      return ticketOf((await (await loading).createTicket(null, body)).data.data)
    },
    async updateTicket(id, body, ifMatch) {
      return ticketOf((await update(id, body, ifMatch)).data.data)
    },
    async listTickets(query) {
      const parameters = query as unknown as Parameters<Api['listTickets']>[0]
      const { data } = await (await loading).listTickets(parameters)
      return { ...data, data: present(data.data).map(ticketOf) }
    },
    async createMediaFile(file, tags) {
      const form = new FormData()
      form.append('file', file)
      for (const tag of tags) form.append('tags', tag)
      // Its types have a text for the bytes of a file
      const body = form as unknown as Components.Schemas.MediaFileUpload
      const { data } = (await (await loading).createMediaFile(null, body)).data
      return { ...data, tags: present(data.tags) }
    },
    async getMediaFileContent(id) {
      const options = { responseType: 'arraybuffer' } as const
      const { data } = await (await loading).getMediaFileContent(path(id), undefined, options)
      return new Blob([data]).arrayBuffer()
    },
    async createChannel(name) {
      return (await (await loading).createChannel(null, { type: 'api', name })).data.data
    },
    async sendMessage(contactId, channelId, message) {
      const body = { contactId, channelId, messageType: 'text', message } as const
      return (await (await loading).sendMessage(null, body)).data.data
    },
    async createTag(name) {
      return (await (await loading).createTag(null, { name })).data.data
    },
    failCreateTag: async (name) => problemOf((await loading).createTag(null, { name })),
    failCreateTicket: async (body) => problemOf((await loading).createTicket(null, body)),
    failUpdateTicket: (id, body, ifMatch) => problemOf(update(id, body, ifMatch)),
  }
}

/** The identifier of a path, which its types lack. */
function path(id: string) {
  return [{ name: 'id', value: id, in: 'path' } as const]
}

/** The elements of an array, whose type may lack any: its types write `maxItems` as a tuple. */
function present<T>(elements: ReadonlyArray<T | undefined>): T[] {
  return elements.filter((element) => element !== undefined)
}

function ticketOf({ customFields, ...ticket }: Components.Schemas.Ticket) {
  return { ...ticket, customFields: present(customFields) }
}

/** The body of an error of axios. */
async function problemOf(answer: Promise<unknown>): Promise<Problem> {
  const thrown = await failureOf(answer)
  if (isAxiosError(thrown)) return thrown.response?.data as Problem
  throw thrown
}
