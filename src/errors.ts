import type { Schema } from '../generated/operations.ts'
import { counted, nameOf, nounOf } from './lib/words.ts'

export type Problem = Schema<'Problem'>
export type ProblemCode = Schema<'ProblemCode'>
export type Fault = Schema<'ProblemFault'>

/** The closed catalogue: every code with its status, its title and its meaning. */
// prettier-ignore
export const problems = {
  malformed_request: [400, 'Malformed request', 'The request, its URL or the form in its body cannot be read; `detail` says why.'],
  malformed_json: [400, 'Malformed JSON', 'The body is not valid JSON in UTF-8, or has a text that cannot be stored; `detail` names the place.'],
  validation_failed: [400, 'Request violates the contract', 'The body, a parameter or a header violates the contract; `errors` lists all faults.'],
  invalid_cursor: [422, 'Invalid cursor', 'The cursor does not belong to this list.'],
  search_too_broad: [422, 'Search too broad', 'A search, or the audit log, has more than 10,000 results, and the page is beyond the first 10,000.'],
  credentials_invalid: [401, 'Sign-in refused', 'The workspace, the address and the password, or the proof of another kind, do not belong to an active user.'],
  token_missing: [401, 'Token missing', 'The operation requires the header `Authorization: Bearer <token>`.'],
  token_invalid: [401, 'Token invalid', 'The token does not exist; check that it was copied completely.'],
  token_expired: [401, 'Token expired', 'The token is past its `expiresAt`.'],
  token_revoked: [401, 'Token revoked', 'The token was revoked and is never accepted again.'],
  token_user_not_active: [401, 'User of the token not active', 'The user of the personal token is invited, suspended or deleted.'],
  workspace_suspended: [401, 'Workspace suspended', 'The workspace is suspended, so that none of its tokens is accepted.'],
  insufficient_scope: [403, 'Scope missing', 'The token lacks one of `requiredScopes`; it holds `grantedScopes`.'],
  forbidden: [403, 'Forbidden', 'A rule forbids the request to this caller; `detail` names the rule.'],
  not_found: [404, 'Not found', 'The object does not exist in this workspace.'],
  not_a_member: [404, 'Not a member', 'The user is not a member of this queue.'],
  route_not_found: [404, 'No such path', 'The API has no operation at this path.'],
  method_not_allowed: [405, 'Method not allowed', 'The path does not support this method; the header `Allow` lists the supported ones.'],
  not_acceptable: [406, 'Not acceptable', 'Replies are JSON, which the header `Accept` excludes.'],
  request_timeout: [408, 'Request too slow', 'The body of the request did not arrive in time.'],
  duplicate_resource: [409, 'Already exists', 'Another object already has a value that must be unique; `existing` names the object.'],
  duplicate_of_deleted: [409, 'Exists but is deleted', 'A deleted object has the value; `existing` names the object and `restoreHref` restores it.'],
  illegal_status_transition: [409, 'Status change not allowed', 'The status cannot change from `from` to `to`; `allowed` lists the possible statuses.'],
  ticket_closed: [409, 'Ticket is closed', 'A closed ticket accepts only tags and internal comments; create a follow-up ticket at `followUpHref`.'],
  resource_in_use: [409, 'In use', 'Other objects refer to the object; `references` counts them.'],
  work_in_progress: [409, 'Work in progress', 'An earlier request still moves tickets or other objects to or from the object; repeat the request when they have been moved.'],
  channel_disabled: [409, 'Channel disabled', 'A disabled channel sends and receives no messages; set its status to active first.'],
  group_archived: [409, 'Group archived', 'An archived group accepts no messages; restore it first.'],
  user_has_open_work: [409, 'User has open work', 'The user has `openTickets` and `openConversations`; name their new assignee in `reassignTo`.'],
  user_has_service_tokens: [409, 'User created service tokens', 'The user created active service tokens, which `serviceTokens` lists; choose whether to keep or to revoke them.'],
  last_owner: [409, 'Last owner', 'A workspace must have at least one active owner.'],
  role_is_system: [409, 'Role is built in', 'Built-in roles cannot be changed or deleted.'],
  presence_status_is_system: [409, 'Presence status is built in', 'A built-in presence status cannot be deleted, and its meaning cannot be changed.'],
  user_on_call: [409, 'User is on a call', 'The presence of the user cannot be changed before the call has ended.'],
  user_not_active: [409, 'User not active', 'Only an active user can have a presence.'],
  token_not_active: [409, 'Token not active', 'A revoked or expired token cannot be changed.'],
  queue_disabled: [409, 'Queue is disabled', 'A disabled queue assigns no tickets; enable it first.'],
  reservation_not_pending: [409, 'Offer not pending', 'The offer was answered, has expired or was withdrawn; `detail` states which.'],
  webhook_disabled: [409, 'Webhook is disabled', 'A disabled webhook receives no deliveries; enable it first.'],
  idempotency_in_progress: [409, 'Request in progress', 'A request with this Idempotency-Key is still running; retry after `Retry-After`.'],
  kept_reply_gone: [409, 'Performed, but gone', 'The request was performed earlier under its Idempotency-Key, but the object of the reply was deleted or merged since.'],
  cursor_expired: [410, 'Cursor expired', 'Events after the cursor have been removed; `oldestCursor` is the oldest available cursor.'],
  merged: [410, 'Merged', 'The object was merged into `mergedIntoId`, which has taken over its data.'],
  precondition_failed: [412, 'Changed meanwhile', 'The object has another version than `If-Match` requires; `currentEtag` is the present one.'],
  folder_not_empty: [409, 'Folder is not empty', 'The folder contains files or folders, which `references` counts; `recursive` deletes them as well.'],
  payload_too_large: [413, 'Body too large', 'The body is larger than `limitBytes`.'],
  unsupported_media_type: [415, 'Unsupported media type', 'The media type, charset or encoding of the body is not accepted; `supported` lists the accepted types.'],
  range_not_satisfiable: [416, 'Range beyond the end', 'The range begins after the last byte; `Content-Range` contains the number of bytes.'],
  unknown_reference: [422, 'Unknown reference', 'The member at `pointer` refers to an object that does not exist in this workspace.'],
  invalid_custom_field: [422, 'Invalid custom field', 'The custom field at `pointer` does not exist, or its value does not fit the field. `errors` lists all such fields of a body.'],
  fields_required_to_resolve: [422, 'Required fields without a value', 'An open ticket can be resolved or closed only if all of `fields` have a value.'],
  circular_parent: [422, 'Circular hierarchy', 'An object cannot be moved below itself.'],
  depth_exceeded: [422, 'Too many levels', 'The tree would have more levels than are allowed.'],
  url_not_allowed: [422, 'URL not allowed', 'The URL or host at `pointer` is not allowed, because of its form, port or address; `detail` states the rule.'],
  rule_violated: [422, 'Rule violated', 'The request violates a rule of the resource; `detail` explains the rule.'],
  value_not_storable: [422, 'Value cannot be stored', 'A date-time lies outside the years 1 to 9999, or a required text has no visible character; `errors` lists all faults.'],
  agent_at_capacity: [422, 'Agent at capacity', 'The open work of the user has reached the capacity.'],
  mail_limit_exceeded: [422, 'Mail exceeds a limit', 'The mail has `found` of `limit`, which is more than `maximum`. It is stored as the file `fileId`.'],
  mail_unreadable: [422, 'Mail not readable', 'The body is not a mail or names no sender; `detail` states which. It is stored as the file `fileId`.'],
  mail_too_costly: [422, 'Mail too costly to read', 'Reading the mail took too much time or memory. It is stored as the file `fileId`.'],
  bounce_unmatched: [422, 'Delivery report about no message', 'The mail is a delivery report about a mail that the channel did not send. It is stored as the file `fileId`.'],
  channel_required: [422, 'Channel required', 'The contact can be reached on several channels; `channelId` must be one of `candidates`.'],
  channel_capability_missing: [422, 'Channel lacks a capability', 'The channel does not support the member at `pointer` or its value.'],
  message_window_closed: [422, 'Message window closed', 'The last message of the contact is too old, so that the window closed at `expiresAt`; the contact must write first.'],
  contact_unreachable: [422, 'Contact not reachable', 'The contact, or every member of the group, has no identity on the channel.'],
  contact_blocked: [422, 'Contact blocked', 'A blocked contact receives no messages; unblock the contact first.'],
  idempotency_key_reused: [422, 'Idempotency-Key reused', 'The key was used for another request within the last 24 hours.'],
  rate_limited: [429, 'Too many requests', 'A limit of the token, its workspace or the address is exhausted, which `policy` names; retry after `retryAfterSeconds` seconds.'],
  expectation_failed: [417, 'Expectation failed', 'The header `Expect` must be `100-continue`.'],
  header_too_large: [431, 'Headers too large', 'The headers of the request are larger than 16 KiB.'],
  internal_error: [500, 'Internal error', 'The server failed; `requestId` identifies the request in its log.'],
  not_implemented: [501, 'Not implemented', 'The server does not support the transfer coding of the request.'],
  unavailable: [503, 'Unavailable', 'The server is overloaded, shuts down or cannot reach its database; the request can be retried.'],
  kept_reply_corrupt: [503, 'Kept reply damaged', 'The request was performed earlier, but the reply that was kept for its Idempotency-Key is damaged; read the object.'],
  storage_quota_exceeded: [507, 'Storage is full', 'The file would exceed the quota of the workspace, which is `quotaBytes` and of which `usedBytes` are used.'],
} as const satisfies Record<ProblemCode, readonly [status: number, title: string, meaning: string]>

/** Members of a problem that only some codes carry. */
export type ProblemMembers = Partial<
  Omit<
    Problem,
    'type' | 'title' | 'status' | 'detail' | 'instance' | 'code' | 'requestId' | 'success'
  >
>

/** An error that is reported to the caller: `message` is public, `cause` is only logged. */
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

  with(members: ProblemMembers): ApiError {
    const { message, headers, cause } = this
    const all = { ...this.members, ...members }
    return new ApiError(this.code, message, { members: all, headers, cause })
  }

  /** Returns this error about a member of the body: its pointer and the name in its text lead into the member. */
  within(member: string): ApiError {
    const { code, message, members, headers, cause } = this
    const { pointer } = members
    if (typeof pointer !== 'string') return this
    const whole = member + pointer
    const detail = message.replace(nameOf('body', pointer), () => nameOf('body', whole))
    const errors = members.errors?.map((fault) => ({ ...fault, pointer: member + fault.pointer }))
    return new ApiError(code, detail, {
      members: { ...members, pointer: whole, ...(errors && { errors }) },
      headers,
      cause,
    })
  }
}

/** Does `work` on a member of the body, to which the pointer of an error and its name in the text then lead. */
export async function inMember<T>(member: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof ApiError ? error.within(member) : error
  }
}

/** 404 for a path that no operation has. */
export function routeNotFound(hint = ''): ApiError {
  return new ApiError('route_not_found', `The API has no operation at this path.${hint}`)
}

/** 404: no such object in this workspace. */
export function notFound(resource: string, id: string): ApiError {
  return new ApiError('not_found', `There is no ${nounOf(resource)} with this identifier.`, {
    members: { resource, id },
  })
}

/** 422: the body refers to an object that does not exist in this workspace. */
export function unknownReference(pointer: string, resource: string, id: string): ApiError {
  const name = pointer === '' ? 'The request' : nameOf('body', pointer)
  const detail = `${name} does not refer to an existing ${nounOf(resource)}.`
  return new ApiError('unknown_reference', detail, { members: { pointer, resource, id } })
}

/** Returns the first of some faults as text, and how many more `errors` has. */
export function detailOf([first, ...others]: readonly Fault[]): string {
  if (others.length === 0) return first?.message ?? ''
  const more = others.length === 1 ? 'another fault' : `${others.length} more faults`
  return `${first?.message} "errors" lists ${more}.`
}

/** 422: a rule of the resource fails. `pointer` leads to the member of the body, or names the parameter. */
export function ruleViolated(detail: string, pointer?: string): ApiError {
  return new ApiError('rule_violated', detail, {
    members: pointer === undefined ? {} : { pointer },
  })
}

/** 422: the member at `pointer` breaks a rule. `predicate` is the rest of the sentence that begins with its name. */
export function memberRefused(pointer: string, predicate: string): ApiError {
  return ruleViolated(`${nameOf('body', pointer)} ${predicate}`, pointer)
}

/** A member of a rule or default that names an object. */
export interface RuleUse {
  readonly resource: string
  /** The JSON pointer of the member. */
  readonly member: string
  readonly id: string
}

/**
 * 409: others refer to the object; `counts` by the kind of resource, those of none left out, and `rules` by the members
 * that name it. `remedy` says how it can be deleted nevertheless.
 */
export function inUse(
  resource: string,
  counts: Readonly<Record<string, number>>,
  rules: readonly RuleUse[] = [],
  remedy?: string,
): ApiError {
  const users = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ resource: kind, count }))
  const byMember = new Map<string, RuleUse[]>()
  for (const rule of rules) {
    const key = `${rule.resource} ${rule.member}`
    byMember.set(key, [...(byMember.get(key) ?? []), rule])
  }
  const named = [...byMember.values()].flatMap((uses) => {
    const [first] = uses
    const ids = uses.slice(0, 20).map(({ id }) => id)
    return first ? { resource: first.resource, count: uses.length, member: first.member, ids } : []
  })
  const words = [
    ...users.map((one) => counted(one.count, nounOf(one.resource))),
    ...named.map(
      (one) => `${nameOf('body', one.member)} of ${counted(one.count, nounOf(one.resource))}`,
    ),
  ]
  return new ApiError(
    'resource_in_use',
    [
      `The ${nounOf(resource)} cannot be deleted because it is ${words.length > 0 ? `used by ${words.join(' and ')}` : 'in use'}.`,
      ...(remedy === undefined ? [] : [remedy]),
    ].join(' '),
    { members: { references: [...users, ...named] } },
  )
}

/** 409: objects have an option of a custom field, which can be archived instead. */
export function optionInUse(option: string, entity: string, count: number): ApiError {
  return new ApiError(
    'resource_in_use',
    `The option "${option}" cannot be removed because it is the value of ${counted(count, nounOf(entity))}. Archive it instead.`,
    { members: { references: [{ resource: entity, count }] } },
  )
}

/** 429: the limit that `policy` describes is exhausted. */
export function tooMany(detail: string, retryAfterSeconds: number, policy: string): ApiError {
  return new ApiError('rate_limited', detail, {
    members: { retryAfterSeconds, policy },
    headers: { 'retry-after': String(retryAfterSeconds) },
  })
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
  return new ApiError(
    'insufficient_scope',
    required.length === 1
      ? `The token lacks the scope ${missing}, which the request requires.`
      : `The token lacks the scopes ${required.join(', ')}, which the request requires.`,
    {
      members: { requiredScopes: [...required], grantedScopes: [...granted] },
      headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${missing}"` },
    },
  )
}

/** 409: an object with the status `from`, null for a new one, cannot become `to`. */
export function illegalMove<Status extends string>(
  noun: string,
  from: Status | null,
  to: Status,
  allowed: readonly Status[],
): ApiError {
  const object = from === null ? `A new ${noun}` : `A ${noun} with the status ${from}`
  return new ApiError('illegal_status_transition', `${object} cannot become ${to}.`, {
    members: { from, to, allowed: [...allowed] },
  })
}

/** 413: the body is larger than this many bytes. */
export function payloadTooLarge(limitBytes: number): ApiError {
  const detail = `The body is larger than ${limitBytes / 1_048_576} MiB.`
  return new ApiError('payload_too_large', detail, { members: { limitBytes } })
}

/** Returns a 503, after which a retry is safe. */
export function unavailable(detail: string, cause?: unknown): ApiError {
  return new ApiError('unavailable', detail, { headers: { 'retry-after': '1' }, cause })
}
