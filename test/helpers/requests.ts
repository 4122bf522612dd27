import { FormData } from 'undici'
import type { OperationId } from '../../generated/operations.ts'
import type { Route } from '../../generated/routes.ts'
import { parametersOf as parametersIn } from '../../scripts/contract/document.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { multipartType } from '../../src/http/request/upload.ts'
import { newId } from '../../src/lib/ids.ts'
import { ownerCredentials, ownerPassword, ownerSession } from './sessions.ts'
import { makeChannel, makeFile } from './make.ts'
import { type Client, document, type Json, type LooseOptions, resolve } from './client.ts'

/** The demo object that a parameter or member with `x-references` may name. */
export const demoReferences: Readonly<Record<string, string>> = {
  api_token: demoIds.apiToken,
  audit_log: demoIds.auditLog,
  automation_queue: demoIds.queue,
  category: demoIds.category,
  channel: demoIds.channel,
  cdr: demoIds.cdr,
  comment: demoIds.comment,
  contact: demoIds.contact,
  contact_identity: demoIds.identity,
  conversation: demoIds.directConversation,
  custom_field: demoIds.customField,
  cx_log: demoIds.cxLog,
  event: demoIds.event,
  group: demoIds.group,
  media_file: demoIds.mediaFile,
  media_folder: demoIds.mediaFolder,
  presence_status: demoIds.presenceStatus,
  message: demoIds.message,
  role: demoIds.role,
  // The demo has no session
  session: demoIds.apiToken,
  queue_entry: demoIds.queueEntry,
  reservation: demoIds.reservation,
  tag: demoIds.tag,
  ticket: demoIds.ticket,
  user: demoIds.agent,
  webhook: demoIds.webhook,
  webhook_delivery: demoIds.delivery,
}

/** A request of an operation that is sound: the contract's example, with the demo's ids in its path. */
export function soundRequest(route: Route): LooseOptions {
  const params = Object.fromEntries(
    parametersOf(route, 'path').map(({ name, schema, example }) => [
      name,
      // A number in a path is the demo ticket's
      example ?? demoReferences[resolve(schema)['x-references']] ?? '1',
    ]),
  )
  const query = Object.fromEntries(
    parametersOf(route, 'query')
      // Who tries every operation does not wait for what happens next
      .filter(({ name, example }) => example !== undefined && name !== 'wait')
      .map(({ name, example }) => [name, example]),
  )
  const [example] = bodyExamples(route, 'application/json')
  const [form] = bodyExamples(route, multipartType)
  const body = example ?? (form && formOf(form))
  return { params, query, ...(body !== undefined && { body }) }
}

/** A form that brings a file, with each element of an array as a part. */
function formOf({ file, ...fields }: Json): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries<Json>(fields)) {
    for (const one of [value].flat()) form.append(name, one)
  }
  form.append('file', new Blob([file]), 'example.txt')
  return form
}

/** A sound request of an operation, for which objects that the demo lacks are created first. */
export async function preparedRequest(route: Route, api: Client): Promise<LooseOptions> {
  const more = await preparations[route.id]?.(api)
  return { ...soundRequest(route), ...more }
}

const preparations: Partial<Record<OperationId, (api: Client) => Promise<LooseOptions>>> = {
  receiveStoredMail: storedMail,
  createSession: async (api) => ({ body: await ownerCredentials(api) }),
  endSession: async (api) => ({ params: { id: (await ownerSession(api)).id } }),
  acceptInvitation: async (api) => ({ body: await choice(api) }),
  completePasswordReset: async (api) => ({ body: await choice(api) }),
  endCurrentSession: async (api) => ({ token: (await ownerSession(api)).token }),
  setPassword: async (api) => {
    await ownerCredentials(api)
    return { body: { currentPassword: ownerPassword, password: ownerPassword } }
  },
  unblockMessage: async (api) => ({ params: { id: await blockedMessage(api) } }),
}

/** A one-time token of the client's user, with a password. */
async function choice(api: Client): Promise<{ token: string; password: string }> {
  const { body } = await api.getCurrentUser()
  const link = await api.createInvitation({ params: { id: body.data.id } })
  return { token: link.body.data.token, password: ownerPassword }
}

/** A message of a contact who was blocked when it came. */
async function blockedMessage(api: Client): Promise<string> {
  const contact = { email: `${newId()}@spam.example` }
  const params = { id: await makeChannel({ api }) }
  const write = () =>
    api.receiveMessage({
      params,
      body: { externalId: newId(), contact, messageType: 'text', message: 'Buy this.' },
    })
  const contactId = (await write()).body.data.contactId ?? ''
  await api.blockContact({ params: { id: contactId }, body: { reason: 'Spam' } })
  const { id } = (await write()).body.data
  await api.unblockContact({ params: { id: contactId } })
  return id
}

async function storedMail(api: Client): Promise<LooseOptions> {
  const config = { smtpHost: 'smtp.harbour.example' }
  const address = 'desk@harbour.example'
  const mail = Buffer.from('From: mira@lindqvist.example\r\n\r\nThe crane stops.')
  const channel = await api.createChannel({
    body: { type: 'email', name: 'Desk', address, config },
  })
  const fileId = await makeFile({ api }, { name: 'Crane.eml', data: mail.toString('base64') })
  return { params: { id: channel.body.data.id }, body: { fileId } }
}

/** The examples of an operation's body in a media type. */
export function bodyExamples(route: Route, mediaType: string): Json[] {
  const media = operationOf(route).requestBody?.content?.[mediaType]
  if (media === undefined) return []
  return Object.values<Json>(media.examples ?? {}).map((example) => resolve(example).value)
}

/** The contract's description of an operation. */
export function operationOf(route: Route): Json {
  return document.paths[route.path][route.method.toLowerCase()]
}

/** The parameters of an operation in one place. */
export function parametersOf(
  { path, method }: Route,
  location: 'path' | 'query' | 'header',
): Json[] {
  return parametersIn(document, path, method.toLowerCase())
    .filter((parameter) => parameter.in === location)
    .map((parameter) => {
      const [first] = Object.values<Json>(parameter.examples ?? {})
      return { ...parameter, example: first?.value }
    })
}

/**
 * Returns every way to put a foreign id into an operation's body: the resource, the location, and the value there,
 * which is the example's with another id.
 */
export function bodyReferences(
  route: Route,
): Array<{ resource: string; member: string; body: Json; valueFor: (id: string) => unknown }> {
  const media = operationOf(route).requestBody?.content?.['application/json']
  if (media === undefined) return []
  const examples = bodyExamples(route, 'application/json')
  return Object.entries<Json>(resolve(media.schema).properties ?? {}).flatMap(([member, node]) => {
    const body = examples.find((example) => member in example) ?? examples[0]
    return referencesIn(node, body?.[member]).map(({ resource, wrap }) => ({
      resource,
      member,
      body,
      valueFor: wrap,
    }))
  })
}

function referencesIn(
  node: Json,
  example: Json,
): Array<{ resource: string; wrap: (id: string) => unknown }> {
  const schema = resolve(node)
  if (schema['x-references']) return [{ resource: schema['x-references'], wrap: (id) => id }]
  // Many operations in one, each with an answer of its own: test/tickets/bulk.test.ts tries those
  if (schema.discriminator || schema['x-judged-alone']) return []
  if (schema.items) {
    return referencesIn(schema.items, example?.[0]).map(({ resource, wrap }) => ({
      resource,
      wrap: (id) => [wrap(id)],
    }))
  }
  const branches = schema.oneOf ?? schema.anyOf
  if (branches) return branches.flatMap((branch: Json) => referencesIn(branch, example))
  const properties = schema.properties ?? {}
  const others = Object.fromEntries(
    Object.entries<Json>(example ?? {}).filter(([name]) => name in properties),
  )
  return Object.entries<Json>(properties).flatMap(([name, child]) =>
    referencesIn(child, example?.[name]).map(({ resource, wrap }) => ({
      resource,
      wrap: (id: string) => ({ ...others, [name]: wrap(id) }),
    })),
  )
}
