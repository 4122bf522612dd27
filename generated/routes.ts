// Made by `npm run generate` from openapi.yaml. Do not edit.
import type { OperationId, Tag } from './operations.ts'

/** How the text of a parameter or form value becomes JSON before it is validated. */
export type Kind = 'string' | 'integer' | 'boolean' | 'string[]' | 'integer[]' | 'json'

export interface Route {
  readonly id: OperationId
  readonly tag: Tag
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As in the contract, below the server's path. */
  readonly path: string
  readonly scopes: readonly Scope[]
  readonly successes: ReadonlyArray<{ readonly status: number; readonly schema: string | null }>
  readonly bodyTypes: readonly string[]
  readonly bodyRequired: boolean
  readonly queryKinds: Readonly<Record<string, Kind>>
  readonly formKinds: Readonly<Record<string, Kind>>
  readonly etag: boolean
  readonly ifNoneMatch: boolean
  readonly ifMatch: boolean
  readonly idempotent: boolean
  readonly link: boolean
  /** Where a new object can be got: the path of its get, and where in the body its id is. */
  readonly location: { readonly path: string; readonly idPath: readonly string[] } | null
  /** The reply holds a secret that is shown once. */
  readonly secret: boolean
}

export const basePath = "/api/v1"

/** The most elements that any array of the contract may have. */
export const mostItems = 1000

export const scopes = ["*","contacts:read","contacts:write","contacts:delete","groups:read","groups:write","groups:delete","tags:read","tags:write","tickets:read","tickets:write","tickets:reopen","tokens:read","tokens:write"] as const
export type Scope = (typeof scopes)[number]

export const routes: readonly Route[] = [
  {"id":"addGroupContacts","tag":"groups","method":"POST","path":"/groups/{id}/contacts","scopes":["groups:write"],"successes":[{"status":200,"schema":"Group"}],"bodyTypes":["application/json"],"bodyRequired":true,"queryKinds":{},"formKinds":{},"etag":true,"ifNoneMatch":false,"ifMatch":true,"idempotent":true,"link":false,"location":null,"secret":false},
  {"id":"createApiToken","tag":"api-tokens","method":"POST","path":"/api-tokens","scopes":["tokens:write"],"successes":[{"status":201,"schema":"ApiTokenSecretReply"}],"bodyTypes":["application/json"],"bodyRequired":true,"queryKinds":{},"formKinds":{},"etag":true,"ifNoneMatch":false,"ifMatch":false,"idempotent":true,"link":false,"location":{"path":"/api-tokens/{id}","idPath":["data","id"]},"secret":true},
  {"id":"createContact","tag":"contacts","method":"POST","path":"/contacts","scopes":["contacts:write"],"successes":[{"status":201,"schema":"ContactReply"}],"bodyTypes":["application/json"],"bodyRequired":true,"queryKinds":{},"formKinds":{},"etag":true,"ifNoneMatch":false,"ifMatch":false,"idempotent":true,"link":false,"location":{"path":"/contacts/{id}","idPath":["data","id"]},"secret":false},
  {"id":"createGroup","tag":"groups","method":"POST","path":"/groups","scopes":["groups:write"],"successes":[{"status":201,"schema":"Group"}],"bodyTypes":["application/json","application/x-www-form-urlencoded"],"bodyRequired":true,"queryKinds":{},"formKinds":{"contacts":"json"},"etag":true,"ifNoneMatch":false,"ifMatch":false,"idempotent":true,"link":false,"location":{"path":"/groups/{id}","idPath":["id"]},"secret":false},
  {"id":"createTag","tag":"tags","method":"POST","path":"/tags","scopes":["tags:write"],"successes":[{"status":201,"schema":"TagReply"}],"bodyTypes":["application/json"],"bodyRequired":true,"queryKinds":{},"formKinds":{},"etag":true,"ifNoneMatch":false,"ifMatch":false,"idempotent":true,"link":false,"location":{"path":"/tags/{id}","idPath":["data","id"]},"secret":false},
  {"id":"createTicket","tag":"tickets","method":"POST","path":"/tickets","scopes":["tickets:write"],"successes":[{"status":201,"schema":"TicketReply"}],"bodyTypes":["application/json"],"bodyRequired":true,"queryKinds":{},"formKinds":{},"etag":true,"ifNoneMatch":false,"ifMatch":false,"idempotent":true,"link":false,"location":{"path":"/tickets/{id}","idPath":["data","id"]},"secret":false},
  {"id":"deleteContact","tag":"contacts","method":"DELETE","path":"/contacts/{id}","scopes":["contacts:delete"],"successes":[{"status":204,"schema":null}],"bodyTypes":[],"bodyRequired":false,"queryKinds":{},"formKinds":{},"etag":false,"ifNoneMatch":false,"ifMatch":true,"idempotent":false,"link":false,"location":null,"secret":false},
  {"id":"deleteGroup","tag":"groups","method":"DELETE","path":"/groups/{id}","scopes":["groups:delete"],"successes":[{"status":204,"schema":null}],"bodyTypes":[],"bodyRequired":false,"queryKinds":{},"formKinds":{},"etag":false,"ifNoneMatch":false,"ifMatch":true,"idempotent":false,"link":false,"location":null,"secret":false},
  {"id":"deleteTag","tag":"tags","method":"DELETE","path":"/tags/{id}","scopes":["tags:write"],"successes":[{"status":204,"schema":null}],"bodyTypes":[],"bodyRequired":false,"queryKinds":{},"formKinds":{},"etag":false,"ifNoneMatch":false,"ifMatch":true,"idempotent":false,"link":false,"location":null,"secret":false},
  {"id":"getApiToken","tag":"api-tokens","method":"GET","path":"/api-tokens/{id}","scopes":["tokens:read"],"successes":[{"status":200,"schema":"ApiTokenReply"}],"bodyTypes":[],"bodyRequired":false,"queryKinds":{},"formKinds":{},"etag":true,"ifNoneMatch":true,"ifMatch":false,"idempotent":false,"link":false,"location":null,"secret":false},
  {"id":"getContact","tag":"contacts","method":"GET","path":"/contacts/{id}","scopes":["contacts:read"],"successes":[{"status":200,"schema":"ContactReply"}],"bodyTypes":[],"bodyRequired":false,"queryKinds":{},"formKinds":{},"etag":true,"ifNoneMatch":true,"ifMatch":false,"idempotent":false,"link":false,"location":null,"secret":false},
  {"id":"getCurrentApiToken","tag":"api-tokens","method":"GET","path":"/api-tokens/current","scopes":[],"successes":[{"status":200,"schema":"ApiTokenReply"}],"bodyTypes":[],"bodyRequired":false,"queryKinds":{},"formKinds":{},"etag":true,"ifNoneMatch":true,"ifMatch":false,"idempotent":false,"link":false,"location":null,"secret":false},
  {"id":"getGroup","tag":"groups","method":"GET","path":"/groups/{id}","scopes":["groups:read"],"successes":[{"status":200,"schema":"Group"}],"bodyTypes":[],"bodyRequired":false,"queryKinds":{},"formKinds":{},"etag":true,"ifNoneMatch":true,"ifMatch":false,"idempotent":false,"link":false,"location":null,"secret":false},
  {"id":"getTag","tag":"tags","method":"GET","path":"/tags/{id}","scopes":["tags:read"],"successes":[{"status":200,"schema":"TagReply"}],"bodyTypes":[],"bodyRequired":false,"queryKinds":{},"formKinds":{},"etag":true,"ifNoneMatch":true,"ifMatch":false,"idempotent":false,"link":false,"location":null,"secret":false},
  {"id":"getTicket","tag":"tickets","method":"GET","path":"/tickets/{id}","scopes":["tickets:read"],"successes":[{"status":200,"schema":"TicketReply"}],"bodyTypes":[],"bodyRequired":false,"queryKinds":{},"formKinds":{},"etag":true,"ifNoneMatch":true,"ifMatch":false,"idempotent":false,"link":false,"location":null,"secret":false},
  {"id":"listApiTokens","tag":"api-tokens","method":"GET","path":"/api-tokens","scopes":["tokens:read"],"successes":[{"status":200,"schema":"ApiTokenList"}],"bodyTypes":[],"bodyRequired":false,"queryKinds":{"page":"integer","pageSize":"integer"},"formKinds":{},"etag":false,"ifNoneMatch":false,"ifMatch":false,"idempotent":false,"link":true,"location":null,"secret":false},
  {"id":"listContacts","tag":"contacts","method":"GET","path":"/contacts","scopes":["contacts:read"],"successes":[{"status":200,"schema":"ContactList"}],"bodyTypes":[],"bodyRequired":false,"queryKinds":{"page":"integer","pageSize":"integer","sort":"string","email":"string[]","phone":"string[]","username":"string[]","externalId":"string[]","tagId":"string[]","createdFrom":"string","createdTo":"string","updatedFrom":"string","updatedTo":"string"},"formKinds":{},"etag":false,"ifNoneMatch":false,"ifMatch":false,"idempotent":false,"link":true,"location":null,"secret":false},
  {"id":"listGroups","tag":"groups","method":"GET","path":"/groups","scopes":["groups:read"],"successes":[{"status":200,"schema":"GroupList"}],"bodyTypes":[],"bodyRequired":false,"queryKinds":{"limit":"integer","archived":"boolean","starting_after":"string","ending_before":"string"},"formKinds":{},"etag":false,"ifNoneMatch":false,"ifMatch":false,"idempotent":false,"link":false,"location":null,"secret":false},
  {"id":"listTags","tag":"tags","method":"GET","path":"/tags","scopes":["tags:read"],"successes":[{"status":200,"schema":"TagList"}],"bodyTypes":[],"bodyRequired":false,"queryKinds":{"page":"integer","pageSize":"integer","sort":"string","q":"string"},"formKinds":{},"etag":false,"ifNoneMatch":false,"ifMatch":false,"idempotent":false,"link":true,"location":null,"secret":false},
  {"id":"listTickets","tag":"tickets","method":"GET","path":"/tickets","scopes":["tickets:read"],"successes":[{"status":200,"schema":"TicketList"}],"bodyTypes":[],"bodyRequired":false,"queryKinds":{"page":"integer","pageSize":"integer","sort":"string","status":"string[]","priority":"string[]","type":"string[]","channel":"string[]","contactId":"string[]","assigneeId":"string[]","ticketNumber":"integer[]","tagId":"string[]","createdFrom":"string","createdTo":"string","updatedFrom":"string","updatedTo":"string"},"formKinds":{},"etag":false,"ifNoneMatch":false,"ifMatch":false,"idempotent":false,"link":true,"location":null,"secret":false},
  {"id":"mergeTag","tag":"tags","method":"POST","path":"/tags/{id}/merge","scopes":["tags:write"],"successes":[{"status":200,"schema":"TagReply"}],"bodyTypes":["application/json"],"bodyRequired":true,"queryKinds":{},"formKinds":{},"etag":true,"ifNoneMatch":false,"ifMatch":true,"idempotent":true,"link":false,"location":null,"secret":false},
  {"id":"removeGroupContact","tag":"groups","method":"DELETE","path":"/groups/{id}/contacts/{contact_id}","scopes":["groups:write"],"successes":[{"status":204,"schema":null}],"bodyTypes":[],"bodyRequired":false,"queryKinds":{},"formKinds":{},"etag":false,"ifNoneMatch":false,"ifMatch":true,"idempotent":false,"link":false,"location":null,"secret":false},
  {"id":"restoreContact","tag":"contacts","method":"POST","path":"/contacts/{id}/restore","scopes":["contacts:delete"],"successes":[{"status":200,"schema":"ContactReply"}],"bodyTypes":[],"bodyRequired":false,"queryKinds":{},"formKinds":{},"etag":true,"ifNoneMatch":false,"ifMatch":false,"idempotent":true,"link":false,"location":null,"secret":false},
  {"id":"revokeApiToken","tag":"api-tokens","method":"DELETE","path":"/api-tokens/{id}","scopes":["tokens:write"],"successes":[{"status":204,"schema":null}],"bodyTypes":[],"bodyRequired":false,"queryKinds":{},"formKinds":{},"etag":false,"ifNoneMatch":false,"ifMatch":true,"idempotent":false,"link":false,"location":null,"secret":false},
  {"id":"rotateApiToken","tag":"api-tokens","method":"POST","path":"/api-tokens/{id}/rotate","scopes":["tokens:write"],"successes":[{"status":201,"schema":"ApiTokenSecretReply"}],"bodyTypes":["application/json"],"bodyRequired":true,"queryKinds":{},"formKinds":{},"etag":true,"ifNoneMatch":false,"ifMatch":true,"idempotent":true,"link":false,"location":{"path":"/api-tokens/{id}","idPath":["data","id"]},"secret":true},
  {"id":"updateApiToken","tag":"api-tokens","method":"PATCH","path":"/api-tokens/{id}","scopes":["tokens:write"],"successes":[{"status":200,"schema":"ApiTokenReply"}],"bodyTypes":["application/json"],"bodyRequired":true,"queryKinds":{},"formKinds":{},"etag":true,"ifNoneMatch":false,"ifMatch":true,"idempotent":false,"link":false,"location":null,"secret":false},
  {"id":"updateContact","tag":"contacts","method":"PATCH","path":"/contacts/{id}","scopes":["contacts:write"],"successes":[{"status":200,"schema":"ContactReply"}],"bodyTypes":["application/json"],"bodyRequired":true,"queryKinds":{},"formKinds":{},"etag":true,"ifNoneMatch":false,"ifMatch":true,"idempotent":false,"link":false,"location":null,"secret":false},
  {"id":"updateGroup","tag":"groups","method":"PUT","path":"/groups/{id}","scopes":["groups:write"],"successes":[{"status":200,"schema":"Group"}],"bodyTypes":["application/json","application/x-www-form-urlencoded"],"bodyRequired":true,"queryKinds":{},"formKinds":{"contacts":"json","archived_at":"integer"},"etag":true,"ifNoneMatch":false,"ifMatch":true,"idempotent":false,"link":false,"location":null,"secret":false},
  {"id":"updateTag","tag":"tags","method":"PATCH","path":"/tags/{id}","scopes":["tags:write"],"successes":[{"status":200,"schema":"TagReply"}],"bodyTypes":["application/json"],"bodyRequired":true,"queryKinds":{},"formKinds":{},"etag":true,"ifNoneMatch":false,"ifMatch":true,"idempotent":false,"link":false,"location":null,"secret":false},
  {"id":"updateTicket","tag":"tickets","method":"PATCH","path":"/tickets/{id}","scopes":["tickets:write"],"successes":[{"status":200,"schema":"TicketReply"}],"bodyTypes":["application/json"],"bodyRequired":true,"queryKinds":{},"formKinds":{},"etag":true,"ifNoneMatch":false,"ifMatch":true,"idempotent":false,"link":false,"location":null,"secret":false},
]
