import { deflateRawSync, inflateRawSync } from 'node:zlib'

// PostgreSQL compresses no row under 2 kB, whatever its toast_tuple_target, and that is what nearly all
// of these are. A dictionary makes a quarter of them

/** Texts from here to there are compressed: longer ones take too long at once, and PostgreSQL compresses them. */
const shortest = 120
const longest = 16_384

/** The first byte of what is packed. */
const plain = 0
const deflated = 1

/**
 * What objects of the API are made of, the most frequent last. Rows are packed with it, so it is never changed:
 * another one gets another number.
 */
const dictionary = Buffer.from(
  [
    '"waitSeconds":null,"queuedAt":null,"enteredAt":null,"reservationId":null,"entryId":null,"offerCount":0,',
    '"direction":"outbound","direction":"inbound","messageType":"text","message":"","html":null,"subject":null,',
    '"cc":[],"bcc":[],"droppedAttachments":[],"location":null,"metadata":{},"externalMessageId":null,',
    '"conversationId":"","senderType":"contact","senderId":"","senderName":"","errorCode":null,"errorMessage":null,',
    '"scheduledAt":null,"sentAt":null,"deliveredAt":null,"readAt":null,"failedAt":null,"redactedAt":null,',
    '"lastMessagePreview":null,"lastMessageAt":null,"unreadCount":0,"disposition":null,"kind":"email",',
    '"username":null,"firstName":null,"lastName":null,"avatarUrl":null,"emails":[],"phones":[],"address":null,',
    '"company":null,"jobTitle":null,"notes":null,"language":null,"timezone":null,"country":null,"identities":[],',
    '"socialProfileUrl":null,"marketingConsent":{"email":"unknown","sms":"unknown","phone":"unknown"},',
    '"lastSeenAt":null,"lastContactedAt":null,"isBlocked":false,"ownerId":null,"groups":[],',
    '"mimeType":"application/pdf","size":0,"visibility":"internal","visibility":"public","url":null,"fileId":"",',
    '"mentions":[],"parentId":null,"author":{"type":"token","id":"","name":"","email":null},"text":"","roomId":null,',
    '"ticketId":"","reactions":[],"isEdited":false,"systemName":"","displayName":"","fieldId":"","value":null,',
    '"name":"","email":"","options":[],"isArchived":false,"sortOrder":0,"role":"member","members":[],',
    '{"data":{"id":"","createdAt":"2026-","updatedAt":"2026-","deletedAt":null,"title":"","description":null,',
    '"description":"","type":"question","type":"incident","type":"problem","type":"task","channel":"email",',
    '"channel":"phone","channel":"chat","priority":"low","priority":"urgent","priority":"high","priority":"medium",',
    '"status":"in_progress","status":"pending","status":"on_hold","status":"resolved","status":"closed",',
    '"status":"open","contactId":"","creatorId":"","assigneeId":null,"reasonToAssign":null,"ticketNumber":1,',
    '"assignee":null,"assignee":{"id":"","name":"","email":""},"contact":{"id":"","name":""},"tags":[],',
    '"customFields":[],"statusCategory":"open","statusReason":null,"resolution":null,"categoryId":null,',
    '"queueId":null,"externalId":null,"dueAt":null,"snoozedUntil":null,"firstResponseAt":null,"resolvedAt":null,',
    '"closedAt":null,"reopenCount":0,"followUpOfId":null,"attachments":[],"version":1},"previous":null}',
    '[["/id",null,"0"],["/createdAt",null,"2026-',
  ].join(''),
)

/** JSON text as the log keeps it. */
export function pack(text: string): Buffer {
  const bytes = Buffer.from(text)
  if (bytes.length < shortest || bytes.length > longest) {
    return Buffer.concat([Buffer.of(plain), bytes])
  }
  return Buffer.concat([Buffer.of(deflated), deflateRawSync(bytes, { level: 1, dictionary })])
}

/** The value of JSON text that was packed. */
export function unpack(packed: Buffer): unknown {
  const bytes = packed.subarray(1)
  const text = packed[0] === deflated ? inflateRawSync(bytes, { dictionary }) : bytes
  return JSON.parse(text.toString()) as unknown
}
