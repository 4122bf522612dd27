// Angular compiles its own packages at run time where no build has done so
import '@angular/compiler'
import { HttpClient, HttpErrorResponse, type HttpRequest, HttpResponse } from '@angular/common/http'
import { firstValueFrom, from, type Observable } from 'rxjs'
import type { Client, Connection, Problem } from '../client.ts'
import { failureOf } from '../outcomes.ts'
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
} from '../generated/ng-openapi-gen/functions'

export function connect({ baseUrl, token }: Connection): Client {
  // The clients of Angular that browsers use need its injector
  const http = new HttpClient({ handle: (request) => from(send(request, token)) })
  type Operation<P, R> = (http: HttpClient, url: string, params: P) => Observable<{ body: R }>
  const call = async <P, R>(operation: Operation<P, R>, params: P) =>
    (await firstValueFrom(operation(http, baseUrl, params))).body
  return {
    async createContact(body) {
      return (await call(createContact, { body })).data
    },
    async createTicket(body) {
      return (await call(createTicket, { body })).data
    },
    async updateTicket(id, body, ifMatch) {
      const condition = ifMatch === undefined ? {} : { 'If-Match': ifMatch }
      return (await call(updateTicket, { id, body, ...condition })).data
    },
    listTickets: (query) => call(listTickets, query),
    async createMediaFile(file, tags) {
      return (await call(createMediaFile, { body: { file, tags } })).data
    },
    async getMediaFileContent(id) {
      return (await call(getMediaFileContent, { id })).arrayBuffer()
    },
    async createChannel(name) {
      return (await call(createChannel, { body: { type: 'api', name } })).data
    },
    async sendMessage(contactId, channelId, message) {
      const body = { contactId, channelId, messageType: 'text', message } as const
      return (await call(sendMessage, { body })).data
    },
    async createTag(name) {
      return (await call(createTag, { body: { name } })).data
    },
    failCreateTag: (name) => problemOf(call(createTag, { body: { name } })),
    failCreateTicket: (body) => problemOf(call(createTicket, { body })),
    failUpdateTicket: (id, body, ifMatch) =>
      problemOf(call(updateTicket, { id, body, 'If-Match': ifMatch })),
  }
}

/** Sends a request of Angular by `fetch`. */
async function send(request: HttpRequest<unknown>, token: string): Promise<HttpResponse<unknown>> {
  const headers = new Headers({ authorization: `Bearer ${token}` })
  for (const name of request.headers.keys()) headers.set(name, request.headers.get(name) ?? '')
  const type = request.detectContentTypeHeader()
  if (type !== null && !headers.has('content-type')) headers.set('content-type', type)
  const body = request.serializeBody() as BodyInit | null
  const { method, urlWithParams: url, responseType } = request
  const response = await fetch(url, { method, headers, body })
  const { status } = response
  if (!response.ok) throw new HttpErrorResponse({ status, error: await response.json() })
  const content = await (responseType === 'blob' ? response.blob() : response.json())
  return new HttpResponse<unknown>({ status, body: content })
}

/** The body of an error has no type of its own. */
async function problemOf(answer: Promise<unknown>): Promise<Problem> {
  const thrown = await failureOf(answer)
  if (thrown instanceof HttpErrorResponse) return thrown.error as Problem
  throw thrown
}
