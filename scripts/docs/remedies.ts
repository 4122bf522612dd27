import type { ProblemCode } from '../../src/errors.ts'

/** What a caller does about each problem. */
export const remedies: Readonly<Record<ProblemCode, string>> = {
  malformed_request:
    'Send the request with an HTTP library: one `Host`, one `Authorization`, percent-encoded URLs, no body on a GET.',
  malformed_json: 'Send UTF-8 JSON of one value, without comments and trailing commas.',
  validation_failed:
    'Mend every entry of `errors`: `location` and `pointer` say where, `message` what. The operation’s schema has the rules.',
  invalid_cursor:
    'Take the cursor from the last answer of this very list; begin without one when it is lost.',
  token_missing: 'Add the header; it is the only way to send a token.',
  token_invalid: 'Copy the token again, or make another one.',
  token_expired: 'Make another token; rotate the next one before its `expiresAt`.',
  token_revoked: 'Create another token.',
  token_user_not_active:
    'Set the status of the user to `active`; the token then works again. A deleted user must be restored and needs a new token.',
  workspace_suspended:
    'Ask whoever runs the server; the tokens work again once the suspension ends.',
  insufficient_scope:
    'Use a token that has the scope, and whose user’s role has it. `PATCH` only takes scopes away from a token: make another one.',
  forbidden: 'Ask somebody who may, or have the role changed.',
  not_found:
    'Check the id, and that the token is of the right workspace. What is deleted is not found either; some of it can be restored.',
  not_a_member: 'List the members of the queue, or add the user first.',
  route_not_found: 'Compare the path with the contract: all of them begin with `/api/v1`.',
  method_not_allowed: 'Use one of the methods in `Allow`.',
  not_acceptable: 'Send `Accept: application/json`, `*/*` or nothing.',
  request_timeout: 'Send the body without pauses; send less of it over a slow line.',
  duplicate_resource:
    'Use or change the object at `existing.href`, or choose another value for what `existing.matchedOn` names.',
  duplicate_of_deleted:
    'POST to `restoreHref` to have the deleted one back, or choose another value.',
  illegal_status_transition: 'Move to one of `allowed` first, or leave it as it is.',
  ticket_closed: 'POST a new ticket to `followUpHref` with this one’s id as `followUpOfId`.',
  resource_in_use: 'Take it out of what `references` counts, then try again.',
  channel_disabled: 'Set the channel’s status to `active`, or send on another channel.',
  group_archived: 'Update the group with `archived_at` `null`, then send again.',
  user_has_open_work: 'Send the request again with `reassignTo`.',
  user_has_service_tokens:
    'Send the request again with `serviceTokens=revoke`, or with `keep` if other people or programs still need them.',
  last_owner: 'Make another user an owner first.',
  role_is_system: 'Create a role of your own with the permissions you want.',
  presence_status_is_system: 'Create a status of your own.',
  user_on_call: 'Wait until the call has ended.',
  user_not_active: 'Make the user active first.',
  token_not_active: 'Make another token.',
  queue_disabled: 'Enable the queue, or use another one.',
  reservation_not_pending: 'Nothing: go on with the next offer.',
  webhook_disabled: 'Set the webhook’s status to `enabled`, then replay what it missed.',
  idempotency_in_progress:
    'Wait for `Retry-After` seconds and send the same request again with the same key.',
  cursor_expired:
    'Go on from `oldestCursor`; what lies between is lost to the feed, so read the objects themselves anew.',
  merged: 'Use `mergedIntoId` from now on, and store it in place of the old id.',
  precondition_failed:
    'Get the object again, apply the change to what it is now, and send it with the new `ETag`.',
  folder_not_empty: 'Empty the folder first, or delete it with `recursive`.',
  payload_too_large: 'Send less at once; upload files as `multipart/form-data`.',
  unsupported_media_type:
    'Send one of the types in `supported`, without a content coding, and text as UTF-8.',
  range_not_satisfiable: 'Ask for a range within the length, or for the whole file.',
  unknown_reference: 'Check the id at `pointer`, and that the object is not deleted.',
  invalid_custom_field:
    'List the custom fields for their names, types and options, and mend the value at `pointer`.',
  fields_required_to_resolve: 'Give each of `fields` a value, in the same request or before it.',
  circular_parent: 'Choose a parent that is not below the object.',
  depth_exceeded: 'Choose a parent further up.',
  url_not_allowed:
    'Use an https URL on port 443 of a public host; whoever runs the server may allow others.',
  rule_violated: 'Read `detail`: it says which rule, and often what would fit.',
  mail_limit_exceeded:
    'Treat the mail as delivered: neither bounce nor retry it. A person can read the file `fileId`; delete it afterwards.',
  mail_unreadable:
    'Treat the mail as delivered: neither bounce nor retry it. A person can read the file `fileId`; delete it afterwards.',
  mail_too_costly:
    'Treat the mail as delivered: neither bounce nor retry it. Hand the file `fileId` over again with `receiveStoredMail` when the server has less to do.',
  agent_at_capacity: 'Give it to somebody else, raise the capacity, or wait until work is done.',
  channel_required: 'Send again with a `channelId` out of `candidates`.',
  channel_capability_missing: 'Leave out what `pointer` names, or use another channel.',
  message_window_closed: 'Wait until the contact writes, or reach them on another channel.',
  contact_unreachable: 'Add an identity on the channel to the contact, or use another channel.',
  contact_blocked: 'Unblock the contact first.',
  idempotency_key_reused: 'Make a new key for each new request; repeat an old one unchanged.',
  rate_limited:
    'Wait for `Retry-After` seconds. `RateLimit` on every answer tells what is left, so that you need not run into it.',
  expectation_failed: 'Leave the header out, or send `Expect: 100-continue`.',
  header_too_large: 'Send fewer or shorter headers; look for cookies of other programs.',
  internal_error:
    'Try again once. If it stays, tell whoever runs the server the `requestId`; with an `Idempotency-Key` a repetition does no harm.',
  not_implemented: 'Send the body with `Content-Length` or `Transfer-Encoding: chunked`.',
  unavailable:
    'Wait for `Retry-After` seconds, then try again, each time after twice as long. A POST needs its `Idempotency-Key` for that.',
  storage_quota_exceeded: 'Delete files, or have the quota raised.',
}
