// Made by `npm run generate` from openapi.yaml. Do not edit.
import type { components, operations } from './types.ts'

/** A component schema of the contract. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** The validator fills defaults in, so these members are always there. */
type Defaulted<T, Keys extends keyof T> = Omit<T, Keys> & Required<Pick<T, Keys>>

export interface Operations {
  addGroupContacts: {
    params: NonNullable<operations['addGroupContacts']['parameters']['path']>
    query: {}
    body: components['schemas']['GroupContactsAdd']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['GroupContactsAdd']
    reply: components['schemas']['Group']
  }
  createApiToken: {
    params: {}
    query: {}
    body: Defaulted<components['schemas']['ApiTokenCreate'], 'kind'>
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ApiTokenCreate']
    reply: components['schemas']['ApiTokenSecretReply']
  }
  createContact: {
    params: {}
    query: {}
    body: Defaulted<components['schemas']['ContactCreate'], 'channel'>
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ContactCreate']
    reply: components['schemas']['ContactReply']
  }
  createGroup: {
    params: {}
    query: {}
    body: components['schemas']['GroupCreate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['GroupCreate']
    reply: components['schemas']['Group']
  }
  createTag: {
    params: {}
    query: {}
    body: components['schemas']['TagCreate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['TagCreate']
    reply: components['schemas']['TagReply']
  }
  createTicket: {
    params: {}
    query: {}
    body: Defaulted<components['schemas']['TicketCreate'], 'status' | 'priority' | 'channel' | 'type'>
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['TicketCreate']
    reply: components['schemas']['TicketReply']
  }
  deleteContact: {
    params: NonNullable<operations['deleteContact']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  deleteGroup: {
    params: NonNullable<operations['deleteGroup']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  deleteTag: {
    params: NonNullable<operations['deleteTag']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  getApiToken: {
    params: NonNullable<operations['getApiToken']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ApiTokenReply']
  }
  getContact: {
    params: NonNullable<operations['getContact']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ContactReply']
  }
  getCurrentApiToken: {
    params: {}
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ApiTokenReply']
  }
  getGroup: {
    params: NonNullable<operations['getGroup']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['Group']
  }
  getTag: {
    params: NonNullable<operations['getTag']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['TagReply']
  }
  getTicket: {
    params: NonNullable<operations['getTicket']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['TicketReply']
  }
  listApiTokens: {
    params: {}
    query: Defaulted<NonNullable<operations['listApiTokens']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listApiTokens']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ApiTokenList']
  }
  listContacts: {
    params: {}
    query: Defaulted<NonNullable<operations['listContacts']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listContacts']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ContactList']
  }
  listGroups: {
    params: {}
    query: Defaulted<NonNullable<operations['listGroups']['parameters']['query']>, 'limit'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listGroups']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['GroupList']
  }
  listTags: {
    params: {}
    query: Defaulted<NonNullable<operations['listTags']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listTags']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['TagList']
  }
  listTickets: {
    params: {}
    query: Defaulted<NonNullable<operations['listTickets']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listTickets']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['TicketList']
  }
  mergeTag: {
    params: NonNullable<operations['mergeTag']['parameters']['path']>
    query: {}
    body: components['schemas']['TagMerge']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['TagMerge']
    reply: components['schemas']['TagReply']
  }
  removeGroupContact: {
    params: NonNullable<operations['removeGroupContact']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  restoreContact: {
    params: NonNullable<operations['restoreContact']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ContactReply']
  }
  revokeApiToken: {
    params: NonNullable<operations['revokeApiToken']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  rotateApiToken: {
    params: NonNullable<operations['rotateApiToken']['parameters']['path']>
    query: {}
    body: Defaulted<components['schemas']['ApiTokenRotate'], 'overlapSeconds'>
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ApiTokenRotate']
    reply: components['schemas']['ApiTokenSecretReply']
  }
  updateApiToken: {
    params: NonNullable<operations['updateApiToken']['parameters']['path']>
    query: {}
    body: components['schemas']['ApiTokenUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ApiTokenUpdate']
    reply: components['schemas']['ApiTokenReply']
  }
  updateContact: {
    params: NonNullable<operations['updateContact']['parameters']['path']>
    query: {}
    body: components['schemas']['ContactUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ContactUpdate']
    reply: components['schemas']['ContactReply']
  }
  updateGroup: {
    params: NonNullable<operations['updateGroup']['parameters']['path']>
    query: {}
    body: components['schemas']['GroupUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['GroupUpdate']
    reply: components['schemas']['Group']
  }
  updateTag: {
    params: NonNullable<operations['updateTag']['parameters']['path']>
    query: {}
    body: components['schemas']['TagUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['TagUpdate']
    reply: components['schemas']['TagReply']
  }
  updateTicket: {
    params: NonNullable<operations['updateTicket']['parameters']['path']>
    query: {}
    body: components['schemas']['TicketUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['TicketUpdate']
    reply: components['schemas']['TicketReply']
  }
}
export type OperationId = keyof Operations

export interface OperationsByTag {
  'api-tokens': 'createApiToken' | 'getApiToken' | 'getCurrentApiToken' | 'listApiTokens' | 'revokeApiToken' | 'rotateApiToken' | 'updateApiToken'
  'contacts': 'createContact' | 'deleteContact' | 'getContact' | 'listContacts' | 'restoreContact' | 'updateContact'
  'groups': 'addGroupContacts' | 'createGroup' | 'deleteGroup' | 'getGroup' | 'listGroups' | 'removeGroupContact' | 'updateGroup'
  'tags': 'createTag' | 'deleteTag' | 'getTag' | 'listTags' | 'mergeTag' | 'updateTag'
  'tickets': 'createTicket' | 'getTicket' | 'listTickets' | 'updateTicket'
}
export type Tag = keyof OperationsByTag
