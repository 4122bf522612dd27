import type { ProblemCode } from '../../../src/errors.ts'

/** The action that a caller can take for each problem. */
export const remedies: Readonly<Record<ProblemCode, string>> = {
  malformed_request:
    'Send the request with an HTTP library: one `Host`, one `Authorization`, percent-encoded URLs and forms, no body on a GET.',
  malformed_json:
    'Send UTF-8 JSON of one value, without comments and trailing commas. Remove control characters other than tab, line feed and carriage return, and lone surrogates, from texts; `pointer` names the member.',
  validation_failed:
    'Correct every entry of `errors`: `location` and `pointer` name the place, and `message` says what would be right.',
  invalid_cursor: 'Use the cursor of the last reply of the same list, or begin without one.',
  search_too_broad:
    'Narrow the request by more words or filters, such as `createdFrom` and `createdTo`, or `from` and `to`.',
  credentials_invalid:
    'Check what was entered. Somebody who does not know the password asks for another one by `createPasswordReset`.',
  token_missing: 'Add the header; it is the only way to send a token.',
  token_invalid: 'Copy the token again, or create another one.',
  token_expired: 'Create another token, and rotate it before its `expiresAt`.',
  token_revoked: 'Create another token.',
  token_user_not_active:
    'Set the status of the user to `active`; the token is then accepted again. A deleted user must be restored and needs a new token.',
  workspace_suspended:
    'Ask the administrator of the server; the tokens are accepted again when the suspension ends.',
  insufficient_scope:
    'Use a token that has the scope, and whose user has a role with it. `PATCH` can only remove scopes from a token, so create another one.',
  forbidden: 'Ask a user with the permission, or have the role changed.',
  not_found:
    'Check the identifier and the workspace of the token. Deleted objects are not found either; some can be restored.',
  not_a_member: 'List the members of the queue, or add the user first.',
  route_not_found: 'Compare the path with the contract; all paths begin with `/api/v1`.',
  method_not_allowed: 'Use one of the methods in `Allow`.',
  not_acceptable: 'Send `Accept: application/json` or `*/*`, or omit the header.',
  request_timeout: 'Send the body without pauses, or a smaller body over a slow connection.',
  duplicate_resource:
    'Use or change the object at `existing.href`, or choose another value for the member that `existing.matchedOn` names.',
  duplicate_of_deleted:
    'Restore the deleted object by a POST to `restoreHref`, or choose another value.',
  illegal_status_transition: 'Change to one of `allowed` first, or keep the present status.',
  ticket_closed:
    'Create a ticket by a POST to `followUpHref`, with the identifier of this one as `followUpOfId`.',
  resource_in_use: 'Remove the references that `references` counts, then repeat the request.',
  work_in_progress: 'Repeat the request after some seconds, when the objects have been moved.',
  channel_disabled: 'Set the channel’s status to `active`, or send on another channel.',
  group_archived: 'Update the group with `archived_at` `null`, then repeat the request.',
  user_has_open_work: 'Repeat the request with `reassignTo`.',
  user_has_service_tokens:
    'Repeat the request with `serviceTokens=revoke`, or with `keep` if other people or programs still need the tokens.',
  last_owner: 'Make another user an owner first.',
  role_is_system: 'Create another role with the permissions that you need.',
  presence_status_is_system: 'Create another presence status.',
  user_on_call:
    'Wait until the call has ended. If the phone system will not report its end any more, set `endedAt` of the call by `upsertCdr`.',
  user_not_active: 'Set the status of the user to `active` first.',
  token_not_active: 'Create another token.',
  queue_disabled: 'Enable the queue, or use another one.',
  reservation_not_pending: 'Continue with the next offer.',
  webhook_disabled:
    'Set the status of the webhook to `enabled`, then replay the events that it missed.',
  idempotency_in_progress:
    'Wait for `Retry-After` seconds and repeat the same request with the same key.',
  kept_reply_gone: 'Do not repeat the request, which was performed.',
  cursor_expired:
    'Continue from `oldestCursor`. The events in between are no longer available, so read the objects again.',
  merged: 'Use `mergedIntoId` from now on, and store it instead of the old identifier.',
  precondition_failed:
    'Read the object again, apply the change to its present state, and send it with the new `ETag`.',
  folder_not_empty: 'Empty the folder first, or delete it with `recursive`.',
  payload_too_large:
    'Divide the data into several requests, or upload files as `multipart/form-data`.',
  unsupported_media_type:
    'Send one of the types in `supported`, without a content coding, and text as UTF-8.',
  range_not_satisfiable: 'Request a range within the length, or the whole file.',
  unknown_reference: 'Check the identifier at `pointer`, and that the object is not deleted.',
  invalid_custom_field:
    'List the custom fields for their names, types and options, and correct the value at `pointer`.',
  fields_required_to_resolve: 'Set a value for each of `fields`, in the same request or before it.',
  circular_parent: 'Choose a parent that is not below the object.',
  depth_exceeded: 'Choose a parent on a higher level.',
  url_not_allowed:
    'Use an https URL on port 443 of a public host, without a user name and fragment; the administrator of the server can allow other hosts and ports.',
  rule_violated: 'Read `detail`, which explains the rule and what would be right.',
  value_not_storable:
    'Correct every entry of `errors`: send a date-time in the years 1 to 9999, and a text with a visible character.',
  mail_limit_exceeded:
    'Treat the mail as delivered: neither bounce nor retry it. A person can read the file `fileId`; delete it afterwards.',
  mail_unreadable:
    'Treat the mail as delivered: neither bounce nor retry it. A person can read the file `fileId`; delete it afterwards.',
  bounce_unmatched:
    'Treat the mail as delivered: neither bounce nor retry it. Hand the file `fileId` over with `receiveStoredMail` on the channel that sent the mail, or delete it.',
  mail_too_costly:
    'Treat the mail as delivered: neither bounce nor retry it. Hand the file `fileId` over again with `receiveStoredMail` when the server has less load.',
  agent_at_capacity:
    'Assign the ticket to another user, raise the capacity, or wait until work is completed.',
  channel_required: 'Repeat the request with a `channelId` of `candidates`.',
  channel_capability_missing: 'Omit the member that `pointer` names, or use another channel.',
  message_window_closed: 'Wait until the contact writes, or send the message on another channel.',
  contact_unreachable: 'Add an identity on the channel to the contact, or use another channel.',
  contact_blocked: 'Unblock the contact first.',
  idempotency_key_reused:
    'Use a new key for each new request, and repeat an earlier request unchanged.',
  rate_limited:
    'Wait for `Retry-After` seconds. The header `RateLimit` of every reply shows how many requests are left.',
  expectation_failed: 'Omit the header, or send `Expect: 100-continue`.',
  header_too_large: 'Send fewer or shorter headers; look for cookies of other programs.',
  internal_error:
    'Retry once. If the error persists, report the `requestId` to the administrator of the server. With an `Idempotency-Key` a retry is harmless.',
  not_implemented: 'Send the body with `Content-Length` or `Transfer-Encoding: chunked`.',
  unavailable:
    'Wait for `Retry-After` seconds, then retry, each time after twice as long. A POST needs an `Idempotency-Key` for that.',
  kept_reply_corrupt:
    'Do not repeat the request, which was performed. Read the object, and report the `requestId` to the administrator of the server.',
  storage_quota_exceeded: 'Have the quota raised, or delete files, which count for 30 days more.',
}
