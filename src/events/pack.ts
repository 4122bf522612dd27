import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { logFormat } from '../db/log-format.ts'

// PostgreSQL compresses no row under 2 kB, whatever its toast_tuple_target, and that is what nearly all
// of these are. A dictionary makes a quarter of them

/** Texts from here to there are compressed: longer ones take too long at once, and PostgreSQL compresses them. */
const shortest = 120
const longest = 16_384

/**
 * What is packed has a few hundred bytes: zlib would take 270 kB for each text, and 16 kB for what comes out, which stay
 * until they are collected.
 */
const packing = { level: 3, windowBits: 13, memLevel: 5, chunkSize: 1024 }
const unpacking = { chunkSize: 4096 }

/** The first byte of what is packed: plain, or the number of the dictionary that it is deflated with. */
const plain = 0

/**
 * What objects of the API are made of, the most frequent last. Rows are packed with them, so none is ever changed:
 * another one gets another number, and is written only where no older version reads (`logFormat`).
 */
const dictionaries: readonly Buffer[] = [
  dictionaryOf([
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
  ]),
  // Whole objects, with their members in the order of the replies. Those that change most only, because zlib reads
  // all of it for each text
  dictionaryOf([
    '{"data":{"id":"","username":"contact-","name":"","firstName":null,"lastName":null,"avatarUrl":null,',
    '"contactEmails":[{"id":"","email":"","isPrimary":true,"isVerified":false,"isBouncing":false}],',
    '"contactEmails":[],"contactPhones":[{"id":"","phone":"+","isPrimary":true,"type":"mobile"}],',
    '"contactPhones":[],"address":null,"jobTitle":null,"channel":"api","notes":null,"language":null,',
    '"timezone":null,"country":null,"externalId":null,"socialProfileUrl":null,"tags":[],"customFields":[],',
    '"marketingConsent":{"email":"unknown","sms":"unknown","whatsapp":"unknown"},"ownerId":null,"company":null,',
    '"platformContacts":[{"id":"","type":"whatsapp","platformId":"","displayName":null}],"platformContacts":[],',
    '"isBlocked":false,"blockedReason":null,"lastSeenAt":null,"lastContactedAt":null,"createdAt":"20",',
    '"updatedAt":"20","deletedAt":null,"version":1},"previous":{"lastSeenAt":null,"lastContactedAt":null}}',
    '{"data":{"id":"","kind":"email","kind":"direct","status":"closed","status":"open","channelId":"",',
    '"channel":"whatsapp","channel":"email","contactId":"","groupId":null,"subject":null,"participants":[],',
    '"relatedConversationId":null,"assigneeId":null,"queueId":null,"disposition":null,"lastMessageAt":"20",',
    '"lastMessageAt":null,"lastInboundAt":null,"lastMessagePreview":null,"unreadCount":0,',
    '"messageWindowExpiresAt":null,"isPinned":false,"isMuted":false,"currentCxLogId":"","ticketIds":[],',
    '"createdAt":"20","updatedAt":"20","closedAt":null,"version":1},"previous":{"status":"open",',
    '"assigneeId":null,"closedAt":null}}',
    '[["/id",null,""],["/conversationId",null,""],["/contactId",null,""],["/channelId",null,""],["/channel",null,',
    '"email"],["/direction",null,"inbound"],["/messageType",null,"text"],["/attachments",null,[]],',
    '["/droppedAttachments",null,[]],["/sender",null,{"type":"contact","id":"","name":""}],["/status",null,',
    '"received"],["/externalId",null,"<"],["/isAutomatic",null,false],["/createdAt",null,"20"],["/ingestedAt",',
    'null,"20"]]',
    '{"data":{"id":"","conversationId":"","contactId":"","groupId":null,"channelId":"","channel":"whatsapp",',
    '"channel":"email","direction":"outbound","direction":"inbound","messageType":"text","message":"",',
    '"quotedText":null,"html":null,"sanitizedHtml":null,"subject":null,"from":null,"to":[],"cc":[],"bcc":[],',
    '"attachments":[],"droppedAttachments":[],"location":null,"sender":{"type":"contact","id":"","name":""},',
    '"status":"delivered","status":"sending","status":"queued","status":"sent","status":"received",',
    '"errorCode":null,"errorMessage":null,"externalId":null,"clientRequestId":null,"replyToMessageId":null,',
    '"commentId":null,"scheduledAt":null,"sentAt":null,"deliveredAt":null,"readAt":null,"failedAt":null,',
    '"isAutomatic":false,"headers":null,"metadata":{},"createdAt":"20","ingestedAt":"20","updatedAt":"20",',
    '"deletedAt":null,"version":1},"previous":{"status":"sending","sentAt":null}}',
    '[["/id",null,""],["/roomId",null,""],["/ticketId",null,""],["/text",null,""],["/mentions",null,[]],',
    '["/attachments",null,[]],["/type",null,"comment"],["/visibility",null,"public"],["/author",null,',
    '{"type":"user","id":"","name":"","email":""}],["/messageId",null,""],["/createdAt",null,"20"]]',
    '{"data":{"id":"","roomId":"","ticketId":null,"text":"","mentions":[],"attachments":[],"type":"comment",',
    '"visibility":"public","author":{"type":"user","id":"","name":"","email":"',
    '{"data":{"id":"","roomId":null,"ticketId":"","text":"","mentions":[],"attachments":[],"type":"comment",',
    '"visibility":"internal","author":{"type":"token","id":"","name":"","email":null},"parentId":null,',
    '"messageId":null,"delivery":null,"editedAt":null,"createdAt":"20","updatedAt":"20","deletedAt":null},',
    '"previous":null}',
    '"type":"question","type":"problem","type":"task","channel":"email","channel":"chat","channel":"api",',
    '"priority":"low","priority":"urgent","priority":"medium","status":"in_progress","status":"pending",',
    '"status":"on_hold","status":"resolved","status":"closed","assignee":{"id":"","name":"","email":""},',
    '"statusCategory":"closed","resolution":{"code":"',
    '{"data":{"id":"","createdAt":"20","updatedAt":"20","deletedAt":null,"title":"","description":null,',
    '"description":"","type":"incident","channel":"phone","priority":"high","status":"open","contactId":"",',
    '"creatorId":"","assigneeId":null,"reasonToAssign":null,"ticketNumber":1,"assignee":null,"contact":{"id":"",',
    '"name":""},"tags":[],"customFields":[],"statusCategory":"open","statusReason":null,"resolution":null,',
    '"categoryId":null,"queueId":null,"externalId":null,"dueAt":null,"snoozedUntil":null,"firstResponseAt":null,',
    '"resolvedAt":null,"closedAt":null,"reopenCount":0,"followUpOfId":null,"deliveryFailedAt":null,',
    '"currentCxLogId":"","conversationIds":[],"attachments":[],"version":1},"previous":null}',
  ]),
]

function dictionaryOf(pieces: readonly string[]): Buffer {
  return Buffer.from(pieces.join(''))
}

/** JSON text as the log keeps it. */
export function pack(text: string): Buffer {
  const bytes = Buffer.from(text)
  if (bytes.length < shortest || bytes.length > longest) {
    return Buffer.concat([Buffer.of(plain), bytes])
  }
  const number = logFormat.written
  const dictionary = dictionaries[number - 1]
  return Buffer.concat([Buffer.of(number), deflateRawSync(bytes, { ...packing, dictionary })])
}

/** The value of JSON text that was packed. */
export function unpack(packed: Buffer): unknown {
  const bytes = packed.subarray(1)
  const dictionary = dictionaries[(packed[0] ?? plain) - 1]
  const text = dictionary ? inflateRawSync(bytes, { ...unpacking, dictionary }) : bytes
  return JSON.parse(text.toString()) as unknown
}
