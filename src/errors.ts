import type { Schema } from '../generated/operations.ts'

export type Problem = Schema<'Problem'>
export type ProblemCode = Schema<'ProblemCode'>
export type Fault = Schema<'ProblemFault'>

/** The closed catalogue: every code with its status, its title and when it is given. */
export const problems = {
  malformed_request: [
    400,
    'Malformed request',
    'The request is not sound HTTP, or its URL is not.',
  ],
  malformed_json: [400, 'Malformed body', 'The body cannot be parsed; `detail` says where.'],
  validation_failed: [
    400,
    'Request breaks the contract',
    'A body, parameter or header does not fit the contract; `errors` lists every fault.',
  ],
  invalid_cursor: [400, 'Invalid cursor', 'The cursor names nothing in this list.'],
  token_missing: [401, 'Token missing', 'The operation needs `Authorization: Bearer <token>`.'],
  token_invalid: [401, 'Token invalid', 'There is no such token; check that it was copied whole.'],
  token_expired: [401, 'Token expired', 'The token is past its `expiresAt`.'],
  token_revoked: [401, 'Token revoked', 'The token was revoked and never works again.'],
  token_user_not_active: [
    401,
    'User of the token not active',
    'The user of the personal token is invited, suspended or deleted.',
  ],
  workspace_suspended: [
    401,
    'Workspace suspended',
    'The workspace is suspended, and with it every token of it.',
  ],
  insufficient_scope: [
    403,
    'Scope missing',
    'The token lacks a scope of `requiredScopes`; it holds `grantedScopes`.',
  ],
  forbidden: [403, 'Forbidden', 'A rule forbids this to this caller; `detail` says which.'],
  not_found: [404, 'Not found', 'There is no such object in this workspace.'],
  not_a_member: [404, 'Not a member', 'The user is no member of this queue.'],
  route_not_found: [404, 'No such path', 'The API has no operation at this path.'],
  method_not_allowed: [405, 'Method not allowed', '`Allow` lists the methods of this path.'],
  not_acceptable: [406, 'Not acceptable', 'Answers are JSON, and `Accept` rules that out.'],
  request_timeout: [408, 'Request too slow', 'The body did not arrive in time.'],
  duplicate_resource: [
    409,
    'Already exists',
    'Another object has a value that must be unique; `existing` names it.',
  ],
  duplicate_of_deleted: [
    409,
    'Exists but is deleted',
    'A deleted object has the value; `existing` names it and `restoreHref` brings it back.',
  ],
  illegal_status_transition: [
    409,
    'Status does not follow',
    'The status `from` does not lead to `to`; `allowed` lists those it leads to.',
  ],
  ticket_closed: [
    409,
    'Ticket is closed',
    'A closed ticket takes only tags and internal comments; follow it up at `followUpHref`.',
  ],
  resource_in_use: [409, 'In use', 'Other objects refer to it; `references` counts them.'],
  channel_disabled: [
    409,
    'Channel disabled',
    'Nothing is sent on the channel before it is active again.',
  ],
  group_archived: [409, 'Group archived', 'An archived group takes no messages; restore it first.'],
  user_has_open_work: [
    409,
    'User has open work',
    'The user has `openTickets` and `openConversations`; `reassignTo` says who gets them.',
  ],
  user_has_service_tokens: [
    409,
    'User created service tokens',
    '`serviceTokens` lists active tokens that the user created; say whether to keep or to revoke them.',
  ],
  last_owner: [409, 'Last owner', 'A workspace keeps at least one active owner.'],
  role_is_system: [409, 'Role is built in', 'Built-in roles cannot be changed or deleted.'],
  presence_status_is_system: [
    409,
    'Presence status is built in',
    'A built-in status cannot be deleted, nor mean something else.',
  ],
  user_on_call: [409, 'User is on a call', 'The call that the user is on must end first.'],
  user_not_active: [409, 'User not active', 'Only an active user has a presence.'],
  token_not_active: [409, 'Token not active', 'A revoked or expired token cannot be changed.'],
  queue_disabled: [
    409,
    'Queue is disabled',
    'Nothing is given out of a queue that is not enabled.',
  ],
  reservation_not_pending: [
    409,
    'Reservation not pending',
    'The offer was answered, ran out or was withdrawn; `detail` says which.',
  ],
  webhook_disabled: [
    409,
    'Webhook is disabled',
    'Nothing is sent to a disabled webhook; enable it first.',
  ],
  idempotency_in_progress: [
    409,
    'Still running',
    'A request with this Idempotency-Key is still running; try again after `Retry-After`.',
  ],
  cursor_expired: [
    410,
    'Cursor expired',
    'What follows the cursor is no longer kept; `oldestCursor` begins with the oldest.',
  ],
  merged: [
    410,
    'Merged',
    'The object was merged into `mergedIntoId`, which has everything it had.',
  ],
  precondition_failed: [
    412,
    'Changed meanwhile',
    'The object has another version than `If-Match` asks for; `currentEtag` is what it has.',
  ],
  folder_not_empty: [
    409,
    'Folder is not empty',
    'The folder has files or folders in it; `references` counts them, `recursive` deletes them too.',
  ],
  payload_too_large: [413, 'Body too large', 'The body is larger than `limitBytes`.'],
  unsupported_media_type: [
    415,
    'Unsupported media type',
    'The body is of a type, charset or encoding that is not taken; `supported` lists the types.',
  ],
  range_not_satisfiable: [
    416,
    'Range beyond the end',
    'The range begins behind the last byte; `Content-Range` tells how many there are.',
  ],
  unknown_reference: [
    422,
    'Unknown reference',
    'The body refers at `pointer` to an object that this workspace does not have.',
  ],
  invalid_custom_field: [
    422,
    'Custom field does not fit',
    'There is no such custom field, or the value at `pointer` is not of its type.',
  ],
  fields_required_to_resolve: [
    422,
    'Fields lack a value',
    'The ticket cannot be resolved before each of `fields` has a value.',
  ],
  circular_parent: [422, 'Circular', 'An object would end up below itself.'],
  depth_exceeded: [422, 'Too deep', 'The tree would have more levels than are allowed.'],
  url_not_allowed: [
    422,
    'URL not allowed',
    'The URL at `pointer` is not https, or its host is private or unknown.',
  ],
  rule_violated: [422, 'Rule violated', 'A rule of the resource fails; `detail` says which.'],
  agent_at_capacity: [
    422,
    'Agent at capacity',
    'The user has as much open work as the capacity for it allows.',
  ],
  mail_limit_exceeded: [
    422,
    'Mail exceeds a limit',
    'The mail has `found` of `limit`, more than `maximum`. It is kept as the file `fileId`.',
  ],
  mail_unreadable: [
    422,
    'Mail not readable',
    'It is not a mail, or it names no sender; `detail` says which. It is kept as the file `fileId`.',
  ],
  mail_too_costly: [
    422,
    'Mail too costly to read',
    'Reading the mail took too much time or memory. It is kept as the file `fileId`.',
  ],
  channel_required: [
    422,
    'Channel not clear',
    'The contact can be reached on several channels; `channelId` must name one of `candidates`.',
  ],
  channel_capability_missing: [
    422,
    'Channel cannot do this',
    'The channel has no such messages, or no member at `pointer`.',
  ],
  message_window_closed: [
    422,
    'Message window closed',
    'The contact wrote too long ago, the window closed at `expiresAt`; they must write first.',
  ],
  contact_unreachable: [
    422,
    'Contact not reachable',
    'The contact, or each member of the group, has no identity on the channel.',
  ],
  contact_blocked: [422, 'Contact blocked', 'Nothing is sent to a blocked contact.'],
  idempotency_key_reused: [
    422,
    'Idempotency-Key reused',
    'The key was used for another request within the last 24 hours.',
  ],
  rate_limited: [429, 'Too many requests', 'The limit is used up; wait `retryAfterSeconds`.'],
  expectation_failed: [
    417,
    'Expectation failed',
    'The header `Expect` can only be `100-continue`.',
  ],
  header_too_large: [431, 'Headers too large', 'The headers are larger than 16 KiB.'],
  internal_error: [
    500,
    'Internal error',
    'A fault of the server; `requestId` finds it in the log.',
  ],
  not_implemented: [501, 'Not implemented', 'A transfer coding that the server does not know.'],
  unavailable: [
    503,
    'Unavailable',
    'Overloaded, draining or without its database for the moment; safe to try again.',
  ],
  storage_quota_exceeded: [
    507,
    'Storage is full',
    'With this file the workspace would have more than `quotaBytes`; it has `usedBytes`.',
  ],
} as const satisfies Record<ProblemCode, readonly [status: number, title: string, meaning: string]>

/** Members of a problem that only some codes carry. */
export type ProblemMembers = Partial<
  Omit<
    Problem,
    'type' | 'title' | 'status' | 'detail' | 'instance' | 'code' | 'requestId' | 'success'
  >
>

/** An error that the caller is told about: `message` is public, `cause` is only logged. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ProblemCode
  readonly members: ProblemMembers
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ProblemCode,
    detail: string,
    options: { members?: ProblemMembers; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(detail, { cause: options.cause })
    this.code = code
    this.members = options.members ?? {}
    this.headers = options.headers ?? {}
  }

  get status(): number {
    return problems[this.code][0]
  }

  /** The same error with more members. */
  with(members: ProblemMembers): ApiError {
    const { message, headers, cause } = this
    return new ApiError(this.code, message, {
      members: { ...this.members, ...members },
      headers,
      cause,
    })
  }
}

/** 404 for a path that no operation has. */
export function routeNotFound(): ApiError {
  return new ApiError('route_not_found', 'There is nothing at this path.')
}

/** 404: no such object in this workspace. */
export function notFound(resource: string, id: string): ApiError {
  return new ApiError('not_found', `There is no such ${resource}.`, { members: { resource, id } })
}

/** 400 for what the schema cannot say; `pointer` is a JSON Pointer below `location`. */
export function invalid(location: Fault['location'], pointer: string, message: string): ApiError {
  const fault: Fault = { location, pointer, code: 'rule', message, params: {} }
  return new ApiError('validation_failed', `${location} ${pointer} ${message}`, {
    members: { errors: [fault] },
  })
}

/** 422: the body refers to something this workspace does not have. */
export function unknownReference(pointer: string, resource: string, id: string): ApiError {
  return new ApiError('unknown_reference', `There is no such ${resource}.`, {
    members: { pointer, resource, id },
  })
}

/** 422: a custom field is unknown or its value does not fit. */
export function invalidCustomField(systemName: string, message: string): ApiError {
  return new ApiError('invalid_custom_field', `${systemName} ${message}`, {
    members: { pointer: `/customFields/${systemName}` },
  })
}

/** 422: a rule of the resource fails. */
export function ruleViolated(detail: string, pointer?: string): ApiError {
  return new ApiError('rule_violated', detail, {
    members: pointer === undefined ? {} : { pointer },
  })
}

/** 409: others refer to the object; `counts` by the kind of resource, those of none left out. */
export function inUse(resource: string, counts: Readonly<Record<string, number>>): ApiError {
  const references = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ resource: kind, count }))
  return new ApiError('resource_in_use', `The ${resource} is in use.`, { members: { references } })
}

/** 403: a rule forbids it, whatever the scopes. */
export function forbidden(detail: string): ApiError {
  return new ApiError('forbidden', detail)
}

/** 403 with the challenge of RFC 6750, section 3.1. */
export function insufficientScope(
  required: readonly string[],
  granted: readonly string[],
): ApiError {
  const missing = required.join(' ')
  return new ApiError('insufficient_scope', `The token lacks the scope ${missing}.`, {
    members: { requiredScopes: [...required], grantedScopes: [...granted] },
    headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${missing}"` },
  })
}

/** 413: the body is larger than this many bytes. */
export function payloadTooLarge(limitBytes: number): ApiError {
  return new ApiError(
    'payload_too_large',
    `The body is larger than ${limitBytes / 1_048_576} MiB.`,
    { members: { limitBytes }, headers: { connection: 'close' } },
  )
}

/** 503, safe to try again. */
export function unavailable(detail: string, cause?: unknown): ApiError {
  return new ApiError('unavailable', detail, { headers: { 'retry-after': '1' }, cause })
}
