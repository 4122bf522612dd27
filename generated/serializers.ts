// Made by `npm run generate` from openapi.yaml. Do not edit.
import { array, boolean, firstOf, integer, json, jsonUpTo, listItem, may, number, objectOf, objectUpTo, omittedText, oneOf, text, textUpTo, unfit } from '../src/http/reply/json-text.ts'

function AgentActivityList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'AgentActivityList.total')
  out += ',"page":' + integer(object.page, 'AgentActivityList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'AgentActivityList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'AgentActivityList.lastPage')
  out += ',"data":' + ArrayOf_AgentActivity(object.data, 'AgentActivityList.data')
  return out + '}'
}

function AgentActivity(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'AgentActivity.id')
  out += ',"userId":' + text(object.userId, 'AgentActivity.userId')
  out += ',"user":' + UserName(object.user, 'AgentActivity.user')
  const m3 = object.previousPresenceStatus
  out += ',"previousPresenceStatus":' + (m3 === null ? 'null' : PresenceName(m3, 'AgentActivity.previousPresenceStatus'))
  out += ',"presenceStatus":' + PresenceName(object.presenceStatus, 'AgentActivity.presenceStatus')
  out += ',"category":' + PresenceCategory(object.category, 'AgentActivity.category')
  out += ',"source":' + AgentActivitySource(object.source, 'AgentActivity.source')
  const m7 = object.reason
  out += ',"reason":' + (m7 === null ? 'null' : text(m7, 'AgentActivity.reason'))
  out += ',"startedAt":' + text(object.startedAt, 'AgentActivity.startedAt')
  const m9 = object.endedAt
  out += ',"endedAt":' + (m9 === null ? 'null' : text(m9, 'AgentActivity.endedAt'))
  out += ',"durationSeconds":' + integer(object.durationSeconds, 'AgentActivity.durationSeconds')
  out += ',"createdAt":' + text(object.createdAt, 'AgentActivity.createdAt')
  return out + '}'
}

function UserName(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'UserName.id')
  out += ',"name":' + text(object.name, 'UserName.name')
  const m2 = object.email
  out += ',"email":' + (may('users:read') ? (m2 === null ? 'null' : text(m2, 'UserName.email')) : 'null')
  return out + '}'
}

function PresenceName(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'PresenceName.id')
  out += ',"systemName":' + text(object.systemName, 'PresenceName.systemName')
  out += ',"displayName":' + text(object.displayName, 'PresenceName.displayName')
  const m3 = object.emoji
  out += ',"emoji":' + (m3 === null ? 'null' : text(m3, 'PresenceName.emoji'))
  return out + '}'
}

const PresenceCategory = oneOf(["available","busy","away","offline"])

const AgentActivitySource = oneOf(["user","api","supervisor","telephony","heartbeat","schedule"])

function ArrayOf_AgentActivity(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + AgentActivity(items[i], at)
  return out + ']'
}

function AgentActivitySummaryList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'AgentActivitySummaryList.total')
  out += ',"page":' + integer(object.page, 'AgentActivitySummaryList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'AgentActivitySummaryList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'AgentActivitySummaryList.lastPage')
  out += ',"data":' + PageOf_AgentActivitySummary_83786(object.data, 'AgentActivitySummaryList.data')
  return out + '}'
}

function PageOf_AgentActivitySummary_83786(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, AgentActivitySummaryListed, AgentActivitySummaryShortened, 83786, 'isTruncated')
  }
  return out + ']'
}

function AgentActivitySummaryListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  const m0 = object.userId
  out += '{"userId":' + (m0 === null ? 'null' : text(m0, 'AgentActivitySummaryListed.userId'))
  const m1 = object.user
  out += ',"user":' + (m1 === null ? 'null' : UserName(m1, 'AgentActivitySummaryListed.user'))
  const m2 = object.queueId
  out += ',"queueId":' + (m2 === null ? 'null' : text(m2, 'AgentActivitySummaryListed.queueId'))
  const m3 = object.queue
  out += ',"queue":' + (m3 === null ? 'null' : AutomationQueueName(m3, 'AgentActivitySummaryListed.queue'))
  const m4 = object.day
  out += ',"day":' + (m4 === null ? 'null' : text(m4, 'AgentActivitySummaryListed.day'))
  out += ',"totalSeconds":' + integer(object.totalSeconds, 'AgentActivitySummaryListed.totalSeconds')
  out += ',"availableSeconds":' + integer(object.availableSeconds, 'AgentActivitySummaryListed.availableSeconds')
  out += ',"busySeconds":' + integer(object.busySeconds, 'AgentActivitySummaryListed.busySeconds')
  out += ',"awaySeconds":' + integer(object.awaySeconds, 'AgentActivitySummaryListed.awaySeconds')
  out += ',"offlineSeconds":' + integer(object.offlineSeconds, 'AgentActivitySummaryListed.offlineSeconds')
  out += ',"statuses":' + ArrayOf_AgentActivityTimeListed(object.statuses, 'AgentActivitySummaryListed.statuses')
  const m11 = object.isTruncated
  if (m11 !== undefined) out += ',"isTruncated":' + boolean(m11, 'AgentActivitySummaryListed.isTruncated')
  return out + '}'
}

function AutomationQueueName(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'AutomationQueueName.id')
  out += ',"name":' + text(object.name, 'AutomationQueueName.name')
  return out + '}'
}

function AgentActivityTime(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"presenceStatus":' + PresenceName(object.presenceStatus, 'AgentActivityTime.presenceStatus')
  out += ',"seconds":' + integer(object.seconds, 'AgentActivityTime.seconds')
  return out + '}'
}

function ArrayOf_AgentActivityTimeListed(value: unknown, at: string): string {
  const items = firstOf(500, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + AgentActivityTime(items[i], at)
  return out + ']'
}

function AgentActivitySummaryShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  const m0 = object.userId
  out += '{"userId":' + (m0 === null ? 'null' : text(m0, 'AgentActivitySummaryShortened.userId'))
  const m1 = object.user
  out += ',"user":' + (m1 === null ? 'null' : UserNameShortened(m1, 'AgentActivitySummaryShortened.user'))
  const m2 = object.queueId
  out += ',"queueId":' + (m2 === null ? 'null' : text(m2, 'AgentActivitySummaryShortened.queueId'))
  const m3 = object.queue
  out += ',"queue":' + (m3 === null ? 'null' : AutomationQueueNameShortened(m3, 'AgentActivitySummaryShortened.queue'))
  const m4 = object.day
  out += ',"day":' + (m4 === null ? 'null' : text(m4, 'AgentActivitySummaryShortened.day'))
  out += ',"totalSeconds":' + integer(object.totalSeconds, 'AgentActivitySummaryShortened.totalSeconds')
  out += ',"availableSeconds":' + integer(object.availableSeconds, 'AgentActivitySummaryShortened.availableSeconds')
  out += ',"busySeconds":' + integer(object.busySeconds, 'AgentActivitySummaryShortened.busySeconds')
  out += ',"awaySeconds":' + integer(object.awaySeconds, 'AgentActivitySummaryShortened.awaySeconds')
  out += ',"offlineSeconds":' + integer(object.offlineSeconds, 'AgentActivitySummaryShortened.offlineSeconds')
  out += ',"statuses":' + ArrayOf_AgentActivityTimeShortenedShortened(object.statuses, 'AgentActivitySummaryShortened.statuses')
  const m11 = object.isTruncated
  if (m11 !== undefined) out += ',"isTruncated":' + boolean(m11, 'AgentActivitySummaryShortened.isTruncated')
  return out + '}'
}

function UserNameShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'UserNameShortened.id')
  out += ',"name":' + textShortened(object.name, 'UserNameShortened.name')
  const m2 = object.email
  out += ',"email":' + (may('users:read') ? (m2 === null ? 'null' : textShortened(m2, 'UserNameShortened.email')) : 'null')
  return out + '}'
}

const textShortened = textUpTo(50)

function AutomationQueueNameShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'AutomationQueueNameShortened.id')
  out += ',"name":' + textShortened(object.name, 'AutomationQueueNameShortened.name')
  return out + '}'
}

function AgentActivityTimeShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"presenceStatus":' + PresenceNameShortened(object.presenceStatus, 'AgentActivityTimeShortened.presenceStatus')
  out += ',"seconds":' + integer(object.seconds, 'AgentActivityTimeShortened.seconds')
  return out + '}'
}

function PresenceNameShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'PresenceNameShortened.id')
  out += ',"systemName":' + text(object.systemName, 'PresenceNameShortened.systemName')
  out += ',"displayName":' + textShortened(object.displayName, 'PresenceNameShortened.displayName')
  const m3 = object.emoji
  out += ',"emoji":' + (m3 === null ? 'null' : text(m3, 'PresenceNameShortened.emoji'))
  return out + '}'
}

function ArrayOf_AgentActivityTimeShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + AgentActivityTimeShortened(items[i], at)
  return out + ']'
}

function AgentPresenceList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'AgentPresenceList.total')
  out += ',"page":' + integer(object.page, 'AgentPresenceList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'AgentPresenceList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'AgentPresenceList.lastPage')
  out += ',"data":' + ArrayOf_AgentPresence(object.data, 'AgentPresenceList.data')
  return out + '}'
}

function AgentPresence(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"userId":' + text(object.userId, 'AgentPresence.userId')
  out += ',"user":' + UserName(object.user, 'AgentPresence.user')
  out += ',"presenceStatus":' + PresenceName(object.presenceStatus, 'AgentPresence.presenceStatus')
  out += ',"category":' + PresenceCategory(object.category, 'AgentPresence.category')
  const m4 = object.reason
  out += ',"reason":' + (m4 === null ? 'null' : text(m4, 'AgentPresence.reason'))
  const m5 = object.since
  out += ',"since":' + (m5 === null ? 'null' : text(m5, 'AgentPresence.since'))
  const m6 = object.until
  out += ',"until":' + (m6 === null ? 'null' : text(m6, 'AgentPresence.until'))
  const m7 = object.heartbeatAt
  out += ',"heartbeatAt":' + (m7 === null ? 'null' : text(m7, 'AgentPresence.heartbeatAt'))
  const m8 = object.durationSeconds
  out += ',"durationSeconds":' + (m8 === null ? 'null' : integer(m8, 'AgentPresence.durationSeconds'))
  return out + '}'
}

function ArrayOf_AgentPresence(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + AgentPresence(items[i], at)
  return out + ']'
}

function ApiTokenList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'ApiTokenList.total')
  const m1 = object.totalIsCapped
  if (m1 !== undefined) out += ',"totalIsCapped":' + 'true'
  out += ',"page":' + integer(object.page, 'ApiTokenList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'ApiTokenList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'ApiTokenList.lastPage')
  out += ',"data":' + ArrayOf_ApiToken(object.data, 'ApiTokenList.data')
  return out + '}'
}

function ApiToken(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'ApiToken.id')
  out += ',"name":' + text(object.name, 'ApiToken.name')
  out += ',"kind":' + ApiTokenKind(object.kind, 'ApiToken.kind')
  const m3 = object.userId
  out += ',"userId":' + (m3 === null ? 'null' : text(m3, 'ApiToken.userId'))
  const m4 = object.creatorId
  out += ',"creatorId":' + (m4 === null ? 'null' : text(m4, 'ApiToken.creatorId'))
  out += ',"preview":' + text(object.preview, 'ApiToken.preview')
  out += ',"scopes":' + ArrayOf_Scope(object.scopes, 'ApiToken.scopes')
  out += ',"status":' + ApiTokenStatus(object.status, 'ApiToken.status')
  const m8 = object.expiresAt
  out += ',"expiresAt":' + (m8 === null ? 'null' : text(m8, 'ApiToken.expiresAt'))
  const m9 = object.lastUsedAt
  out += ',"lastUsedAt":' + (m9 === null ? 'null' : text(m9, 'ApiToken.lastUsedAt'))
  const m10 = object.lastUsedIp
  out += ',"lastUsedIp":' + (m10 === null ? 'null' : text(m10, 'ApiToken.lastUsedIp'))
  const m11 = object.device
  out += ',"device":' + (m11 === null ? 'null' : text(m11, 'ApiToken.device'))
  out += ',"createdAt":' + text(object.createdAt, 'ApiToken.createdAt')
  const m13 = object.revokedAt
  out += ',"revokedAt":' + (m13 === null ? 'null' : text(m13, 'ApiToken.revokedAt'))
  return out + '}'
}

const ApiTokenKind = oneOf(["personal","service","session"])

const Scope = oneOf(["*","agent_activity:read","audit:read","categories:read","categories:write","cdr:read","cdr:write","channels:read","channels:write","comments:read","comments:write","contacts:read","contacts:write","contacts:delete","contacts:merge","conversations:read","conversations:write","custom_fields:read","custom_fields:write","cx_logs:read","cx_logs:write","events:read","groups:read","groups:write","groups:delete","media:read","media:write","media:delete","presence:read","presence:write","presence:manage","queues:read","queues:write","queues:members","queues:work","messages:read","messages:send","messages:redact","messages:import","recordings:read","roles:read","roles:write","settings:read","settings:write","tags:read","tags:write","tickets:read","tickets:write","tickets:delete","tickets:reopen","tokens:read","tokens:write","tokens:impersonate","users:read","users:write","users:delete","webhooks:read","webhooks:write"])

function ArrayOf_Scope(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Scope(items[i], at)
  return out + ']'
}

const ApiTokenStatus = oneOf(["active","expired","revoked","user_not_active"])

function ArrayOf_ApiToken(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ApiToken(items[i], at)
  return out + ']'
}

function ApiTokenReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + ApiToken(object.data, 'ApiTokenReply.data')
  return out + '}'
}

function ApiTokenSecretReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + ApiTokenSecret(object.data, 'ApiTokenSecretReply.data')
  return out + '}'
}

function ApiTokenSecret(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'ApiTokenSecret.id')
  out += ',"name":' + text(object.name, 'ApiTokenSecret.name')
  out += ',"kind":' + ApiTokenKind(object.kind, 'ApiTokenSecret.kind')
  const m3 = object.userId
  out += ',"userId":' + (m3 === null ? 'null' : text(m3, 'ApiTokenSecret.userId'))
  const m4 = object.creatorId
  out += ',"creatorId":' + (m4 === null ? 'null' : text(m4, 'ApiTokenSecret.creatorId'))
  out += ',"preview":' + text(object.preview, 'ApiTokenSecret.preview')
  out += ',"scopes":' + ArrayOf_Scope(object.scopes, 'ApiTokenSecret.scopes')
  out += ',"status":' + ApiTokenStatus(object.status, 'ApiTokenSecret.status')
  const m8 = object.expiresAt
  out += ',"expiresAt":' + (m8 === null ? 'null' : text(m8, 'ApiTokenSecret.expiresAt'))
  const m9 = object.lastUsedAt
  out += ',"lastUsedAt":' + (m9 === null ? 'null' : text(m9, 'ApiTokenSecret.lastUsedAt'))
  const m10 = object.lastUsedIp
  out += ',"lastUsedIp":' + (m10 === null ? 'null' : text(m10, 'ApiTokenSecret.lastUsedIp'))
  const m11 = object.device
  out += ',"device":' + (m11 === null ? 'null' : text(m11, 'ApiTokenSecret.device'))
  out += ',"createdAt":' + text(object.createdAt, 'ApiTokenSecret.createdAt')
  const m13 = object.revokedAt
  out += ',"revokedAt":' + (m13 === null ? 'null' : text(m13, 'ApiTokenSecret.revokedAt'))
  out += ',"token":' + text(object.token, 'ApiTokenSecret.token')
  return out + '}'
}

function AuditLogList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'AuditLogList.total')
  const m1 = object.totalIsCapped
  if (m1 !== undefined) out += ',"totalIsCapped":' + 'true'
  out += ',"page":' + integer(object.page, 'AuditLogList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'AuditLogList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'AuditLogList.lastPage')
  out += ',"data":' + PageOf_AuditLog_83786(object.data, 'AuditLogList.data')
  return out + '}'
}

function PageOf_AuditLog_83786(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, AuditLogListed, AuditLogShortened, 83786, 'isTruncated')
  }
  return out + ']'
}

function AuditLogListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'AuditLogListed.id')
  out += ',"occurredAt":' + text(object.occurredAt, 'AuditLogListed.occurredAt')
  out += ',"actor":' + Actor(object.actor, 'AuditLogListed.actor')
  out += ',"action":' + text(object.action, 'AuditLogListed.action')
  out += ',"resourceType":' + text(object.resourceType, 'AuditLogListed.resourceType')
  out += ',"resourceId":' + text(object.resourceId, 'AuditLogListed.resourceId')
  out += ',"changes":' + ArrayOf_AuditChangeListed(object.changes, 'AuditLogListed.changes')
  const m7 = object.requestId
  out += ',"requestId":' + (m7 === null ? 'null' : text(m7, 'AuditLogListed.requestId'))
  const m8 = object.ip
  out += ',"ip":' + (m8 === null ? 'null' : text(m8, 'AuditLogListed.ip'))
  const m9 = object.userAgent
  out += ',"userAgent":' + (m9 === null ? 'null' : text(m9, 'AuditLogListed.userAgent'))
  const m10 = object.tokenId
  out += ',"tokenId":' + (m10 === null ? 'null' : text(m10, 'AuditLogListed.tokenId'))
  const m11 = object.isTruncated
  if (m11 !== undefined) out += ',"isTruncated":' + boolean(m11, 'AuditLogListed.isTruncated')
  return out + '}'
}

function Actor(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"type":' + Actor_type(object.type, 'Actor.type')
  const m1 = object.id
  out += ',"id":' + (m1 === null ? 'null' : text(m1, 'Actor.id'))
  out += ',"name":' + text(object.name, 'Actor.name')
  const m3 = object.email
  out += ',"email":' + (may('users:read') ? (m3 === null ? 'null' : text(m3, 'Actor.email')) : 'null')
  return out + '}'
}

const Actor_type = oneOf(["user","token","contact","system"])

function AuditChangeListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"path":' + text(object.path, 'AuditChangeListed.path')
  out += ',"old":' + jsonListed(object.old, 'AuditChangeListed.old')
  out += ',"new":' + jsonListed(object.new, 'AuditChangeListed.new')
  return out + '}'
}

const jsonListed = jsonUpTo(4000)

function ArrayOf_AuditChangeListed(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + AuditChangeListed(items[i], at)
  return out + ']'
}

function AuditLogShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'AuditLogShortened.id')
  out += ',"occurredAt":' + text(object.occurredAt, 'AuditLogShortened.occurredAt')
  out += ',"actor":' + ActorShortened(object.actor, 'AuditLogShortened.actor')
  out += ',"action":' + textShortened(object.action, 'AuditLogShortened.action')
  out += ',"resourceType":' + textShortened(object.resourceType, 'AuditLogShortened.resourceType')
  out += ',"resourceId":' + text(object.resourceId, 'AuditLogShortened.resourceId')
  out += ',"changes":' + ArrayOf_AuditChangeShortenedShortened(object.changes, 'AuditLogShortened.changes')
  const m7 = object.requestId
  out += ',"requestId":' + (m7 === null ? 'null' : textShortened(m7, 'AuditLogShortened.requestId'))
  const m8 = object.ip
  out += ',"ip":' + (m8 === null ? 'null' : text(m8, 'AuditLogShortened.ip'))
  const m9 = object.userAgent
  out += ',"userAgent":' + (m9 === null ? 'null' : textShortened(m9, 'AuditLogShortened.userAgent'))
  const m10 = object.tokenId
  out += ',"tokenId":' + (m10 === null ? 'null' : text(m10, 'AuditLogShortened.tokenId'))
  const m11 = object.isTruncated
  if (m11 !== undefined) out += ',"isTruncated":' + boolean(m11, 'AuditLogShortened.isTruncated')
  return out + '}'
}

function ActorShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"type":' + ActorShortened_type(object.type, 'ActorShortened.type')
  const m1 = object.id
  out += ',"id":' + (m1 === null ? 'null' : text(m1, 'ActorShortened.id'))
  out += ',"name":' + textShortened(object.name, 'ActorShortened.name')
  const m3 = object.email
  out += ',"email":' + (may('users:read') ? (m3 === null ? 'null' : textShortened(m3, 'ActorShortened.email')) : 'null')
  return out + '}'
}

const ActorShortened_type = oneOf(["user","token","contact","system"])

function AuditChangeShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"path":' + textShortened(object.path, 'AuditChangeShortened.path')
  out += ',"old":' + jsonShortened(object.old, 'AuditChangeShortened.old')
  out += ',"new":' + jsonShortened(object.new, 'AuditChangeShortened.new')
  return out + '}'
}

const jsonShortened = jsonUpTo(50)

function ArrayOf_AuditChangeShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + AuditChangeShortened(items[i], at)
  return out + ']'
}

function AuditLogReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + AuditLog(object.data, 'AuditLogReply.data')
  return out + '}'
}

function AuditLog(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'AuditLog.id')
  out += ',"occurredAt":' + text(object.occurredAt, 'AuditLog.occurredAt')
  out += ',"actor":' + Actor(object.actor, 'AuditLog.actor')
  out += ',"action":' + text(object.action, 'AuditLog.action')
  out += ',"resourceType":' + text(object.resourceType, 'AuditLog.resourceType')
  out += ',"resourceId":' + text(object.resourceId, 'AuditLog.resourceId')
  out += ',"changes":' + ArrayOf_AuditChange(object.changes, 'AuditLog.changes')
  const m7 = object.requestId
  out += ',"requestId":' + (m7 === null ? 'null' : text(m7, 'AuditLog.requestId'))
  const m8 = object.ip
  out += ',"ip":' + (m8 === null ? 'null' : text(m8, 'AuditLog.ip'))
  const m9 = object.userAgent
  out += ',"userAgent":' + (m9 === null ? 'null' : text(m9, 'AuditLog.userAgent'))
  const m10 = object.tokenId
  out += ',"tokenId":' + (m10 === null ? 'null' : text(m10, 'AuditLog.tokenId'))
  const m11 = object.isTruncated
  if (m11 !== undefined) out += ',"isTruncated":' + boolean(m11, 'AuditLog.isTruncated')
  return out + '}'
}

function AuditChange(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"path":' + text(object.path, 'AuditChange.path')
  out += ',"old":' + json(object.old, 'AuditChange.old')
  out += ',"new":' + json(object.new, 'AuditChange.new')
  return out + '}'
}

function ArrayOf_AuditChange(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + AuditChange(items[i], at)
  return out + ']'
}

function AutomationQueueList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'AutomationQueueList.total')
  const m1 = object.totalIsCapped
  if (m1 !== undefined) out += ',"totalIsCapped":' + 'true'
  out += ',"page":' + integer(object.page, 'AutomationQueueList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'AutomationQueueList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'AutomationQueueList.lastPage')
  out += ',"data":' + PageOf_AutomationQueue_83786(object.data, 'AutomationQueueList.data')
  return out + '}'
}

function PageOf_AutomationQueue_83786(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, AutomationQueue, AutomationQueueShortened, 83786, 'isTruncated')
  }
  return out + ']'
}

function AutomationQueue(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'AutomationQueue.id')
  out += ',"name":' + text(object.name, 'AutomationQueue.name')
  const m2 = object.description
  out += ',"description":' + (m2 === null ? 'null' : text(m2, 'AutomationQueue.description'))
  out += ',"isEnabled":' + boolean(object.isEnabled, 'AutomationQueue.isEnabled')
  out += ',"order":' + integer(object.order, 'AutomationQueue.order')
  out += ',"priority":' + integer(object.priority, 'AutomationQueue.priority')
  out += ',"channels":' + ArrayOf_ChannelType(object.channels, 'AutomationQueue.channels')
  out += ',"conditions":' + Conditions(object.conditions, 'AutomationQueue.conditions')
  out += ',"strategy":' + QueueStrategy(object.strategy, 'AutomationQueue.strategy')
  out += ',"assignmentOrder":' + QueueAssignmentOrder(object.assignmentOrder, 'AutomationQueue.assignmentOrder')
  out += ',"requiredSkills":' + ArrayOf_RequiredSkill(object.requiredSkills, 'AutomationQueue.requiredSkills')
  const m11 = object.skillRelaxAfterSeconds
  out += ',"skillRelaxAfterSeconds":' + (m11 === null ? 'null' : integer(m11, 'AutomationQueue.skillRelaxAfterSeconds'))
  out += ',"offerTimeoutSeconds":' + integer(object.offerTimeoutSeconds, 'AutomationQueue.offerTimeoutSeconds')
  const m13 = object.maxOffers
  out += ',"maxOffers":' + (m13 === null ? 'null' : integer(m13, 'AutomationQueue.maxOffers'))
  out += ',"autoAccept":' + boolean(object.autoAccept, 'AutomationQueue.autoAccept')
  out += ',"stickyAssignment":' + QueueStickiness(object.stickyAssignment, 'AutomationQueue.stickyAssignment')
  const m16 = object.stickyMinutes
  out += ',"stickyMinutes":' + (m16 === null ? 'null' : integer(m16, 'AutomationQueue.stickyMinutes'))
  out += ',"wrapUpSeconds":' + integer(object.wrapUpSeconds, 'AutomationQueue.wrapUpSeconds')
  const m18 = object.maxWaitSeconds
  out += ',"maxWaitSeconds":' + (m18 === null ? 'null' : integer(m18, 'AutomationQueue.maxWaitSeconds'))
  const m19 = object.maxLength
  out += ',"maxLength":' + (m19 === null ? 'null' : integer(m19, 'AutomationQueue.maxLength'))
  const m20 = object.overflow
  out += ',"overflow":' + (m20 === null ? 'null' : QueueOverflow(m20, 'AutomationQueue.overflow'))
  out += ',"reassignOnOffline":' + boolean(object.reassignOnOffline, 'AutomationQueue.reassignOnOffline')
  out += ',"ticketOnMissedCall":' + boolean(object.ticketOnMissedCall, 'AutomationQueue.ticketOnMissedCall')
  out += ',"memberCount":' + integer(object.memberCount, 'AutomationQueue.memberCount')
  out += ',"waitingCount":' + integer(object.waitingCount, 'AutomationQueue.waitingCount')
  out += ',"createdAt":' + text(object.createdAt, 'AutomationQueue.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'AutomationQueue.updatedAt')
  const m27 = object.deletedAt
  out += ',"deletedAt":' + (m27 === null ? 'null' : text(m27, 'AutomationQueue.deletedAt'))
  out += ',"version":' + integer(object.version, 'AutomationQueue.version')
  const m29 = object.isTruncated
  if (m29 !== undefined) out += ',"isTruncated":' + boolean(m29, 'AutomationQueue.isTruncated')
  return out + '}'
}

const ChannelType = oneOf(["email","phone","sms","web_chat","web_form","whatsapp","messenger","instagram","line","telegram","viber","facebook_feed","api","custom"])

function ArrayOf_ChannelType(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ChannelType(items[i], at)
  return out + ']'
}

function Conditions(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  const m0 = object.all
  if (m0 !== undefined) out += ',"all":' + ArrayOf_Condition(m0, 'Conditions.all')
  const m1 = object.any
  if (m1 !== undefined) out += ',"any":' + ArrayOf_Condition(m1, 'Conditions.any')
  return '{' + out.slice(1) + '}'
}

function Condition(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"field":' + text(object.field, 'Condition.field')
  out += ',"operator":' + ConditionOperator(object.operator, 'Condition.operator')
  out += ',"value":' + Condition_value(object.value, 'Condition.value')
  return out + '}'
}

const ConditionOperator = oneOf(["is","is_not","in","not_in","contains","gt","lt","exists","changed"])

function Condition_value(value: unknown, at: string): string {
  if (Array.isArray(value)) return ArrayOf_Condition_value3Item(value, at)
  if (typeof value === 'string') return text(value, at)
  if (typeof value === 'number') return number(value, at)
  if (typeof value === 'boolean') return boolean(value, at)
  throw unfit(value, at, 'of a type that it can have')
}

function Condition_value3Item(value: unknown, at: string): string {
  if (typeof value === 'string') return text(value, at)
  if (typeof value === 'number') return number(value, at)
  throw unfit(value, at, 'of a type that it can have')
}

function ArrayOf_Condition_value3Item(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Condition_value3Item(items[i], at)
  return out + ']'
}

function ArrayOf_Condition(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Condition(items[i], at)
  return out + ']'
}

const QueueStrategy = oneOf(["round_robin","least_active","longest_idle","priority_order","skills_based","weighted","random","broadcast","manual"])

const QueueAssignmentOrder = oneOf(["fifo","lifo","priority"])

function RequiredSkill(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"name":' + text(object.name, 'RequiredSkill.name')
  out += ',"minLevel":' + integer(object.minLevel, 'RequiredSkill.minLevel')
  return out + '}'
}

function ArrayOf_RequiredSkill(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + RequiredSkill(items[i], at)
  return out + ']'
}

const QueueStickiness = oneOf(["none","last_agent","owner"])

function QueueOverflow(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"action":' + QueueOverflowAction(object.action, 'QueueOverflow.action')
  const m1 = object.queueId
  if (m1 !== undefined) out += ',"queueId":' + (m1 === null ? 'null' : text(m1, 'QueueOverflow.queueId'))
  return out + '}'
}

const QueueOverflowAction = oneOf(["queue","voicemail","ticket","close"])

function AutomationQueueShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'AutomationQueueShortened.id')
  out += ',"name":' + textShortened(object.name, 'AutomationQueueShortened.name')
  const m2 = object.description
  out += ',"description":' + (m2 === null ? 'null' : textShortened(m2, 'AutomationQueueShortened.description'))
  out += ',"isEnabled":' + boolean(object.isEnabled, 'AutomationQueueShortened.isEnabled')
  out += ',"order":' + integer(object.order, 'AutomationQueueShortened.order')
  out += ',"priority":' + integer(object.priority, 'AutomationQueueShortened.priority')
  out += ',"channels":' + ArrayOf_ChannelTypeShortened(object.channels, 'AutomationQueueShortened.channels')
  out += ',"conditions":' + ConditionsShortened(object.conditions, 'AutomationQueueShortened.conditions')
  out += ',"strategy":' + QueueStrategy(object.strategy, 'AutomationQueueShortened.strategy')
  out += ',"assignmentOrder":' + QueueAssignmentOrder(object.assignmentOrder, 'AutomationQueueShortened.assignmentOrder')
  out += ',"requiredSkills":' + ArrayOf_RequiredSkillShortenedShortened(object.requiredSkills, 'AutomationQueueShortened.requiredSkills')
  const m11 = object.skillRelaxAfterSeconds
  out += ',"skillRelaxAfterSeconds":' + (m11 === null ? 'null' : integer(m11, 'AutomationQueueShortened.skillRelaxAfterSeconds'))
  out += ',"offerTimeoutSeconds":' + integer(object.offerTimeoutSeconds, 'AutomationQueueShortened.offerTimeoutSeconds')
  const m13 = object.maxOffers
  out += ',"maxOffers":' + (m13 === null ? 'null' : integer(m13, 'AutomationQueueShortened.maxOffers'))
  out += ',"autoAccept":' + boolean(object.autoAccept, 'AutomationQueueShortened.autoAccept')
  out += ',"stickyAssignment":' + QueueStickiness(object.stickyAssignment, 'AutomationQueueShortened.stickyAssignment')
  const m16 = object.stickyMinutes
  out += ',"stickyMinutes":' + (m16 === null ? 'null' : integer(m16, 'AutomationQueueShortened.stickyMinutes'))
  out += ',"wrapUpSeconds":' + integer(object.wrapUpSeconds, 'AutomationQueueShortened.wrapUpSeconds')
  const m18 = object.maxWaitSeconds
  out += ',"maxWaitSeconds":' + (m18 === null ? 'null' : integer(m18, 'AutomationQueueShortened.maxWaitSeconds'))
  const m19 = object.maxLength
  out += ',"maxLength":' + (m19 === null ? 'null' : integer(m19, 'AutomationQueueShortened.maxLength'))
  const m20 = object.overflow
  out += ',"overflow":' + (m20 === null ? 'null' : QueueOverflow(m20, 'AutomationQueueShortened.overflow'))
  out += ',"reassignOnOffline":' + boolean(object.reassignOnOffline, 'AutomationQueueShortened.reassignOnOffline')
  out += ',"ticketOnMissedCall":' + boolean(object.ticketOnMissedCall, 'AutomationQueueShortened.ticketOnMissedCall')
  out += ',"memberCount":' + integer(object.memberCount, 'AutomationQueueShortened.memberCount')
  out += ',"waitingCount":' + integer(object.waitingCount, 'AutomationQueueShortened.waitingCount')
  out += ',"createdAt":' + text(object.createdAt, 'AutomationQueueShortened.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'AutomationQueueShortened.updatedAt')
  const m27 = object.deletedAt
  out += ',"deletedAt":' + (m27 === null ? 'null' : text(m27, 'AutomationQueueShortened.deletedAt'))
  out += ',"version":' + integer(object.version, 'AutomationQueueShortened.version')
  const m29 = object.isTruncated
  if (m29 !== undefined) out += ',"isTruncated":' + boolean(m29, 'AutomationQueueShortened.isTruncated')
  return out + '}'
}

function ArrayOf_ChannelTypeShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ChannelType(items[i], at)
  return out + ']'
}

function ConditionsShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  const m0 = object.all
  if (m0 !== undefined) out += ',"all":' + ArrayOf_ConditionShortenedShortened(m0, 'ConditionsShortened.all')
  const m1 = object.any
  if (m1 !== undefined) out += ',"any":' + ArrayOf_ConditionShortenedShortened(m1, 'ConditionsShortened.any')
  return '{' + out.slice(1) + '}'
}

function ConditionShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"field":' + textShortened(object.field, 'ConditionShortened.field')
  out += ',"operator":' + ConditionOperator(object.operator, 'ConditionShortened.operator')
  out += ',"value":' + ConditionShortened_valueShortened(object.value, 'ConditionShortened.value')
  return out + '}'
}

function ConditionShortened_valueShortened(value: unknown, at: string): string {
  if (Array.isArray(value)) return ArrayOf_ConditionShortened_valueShortened3ShortenedItemShortenedShortened(value, at)
  if (typeof value === 'string') return textShortened(value, at)
  if (typeof value === 'number') return number(value, at)
  if (typeof value === 'boolean') return boolean(value, at)
  throw unfit(value, at, 'of a type that it can have')
}

function ConditionShortened_valueShortened3ShortenedItemShortened(value: unknown, at: string): string {
  if (typeof value === 'string') return textShortened(value, at)
  if (typeof value === 'number') return number(value, at)
  throw unfit(value, at, 'of a type that it can have')
}

function ArrayOf_ConditionShortened_valueShortened3ShortenedItemShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ConditionShortened_valueShortened3ShortenedItemShortened(items[i], at)
  return out + ']'
}

function ArrayOf_ConditionShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ConditionShortened(items[i], at)
  return out + ']'
}

function RequiredSkillShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"name":' + textShortened(object.name, 'RequiredSkillShortened.name')
  out += ',"minLevel":' + integer(object.minLevel, 'RequiredSkillShortened.minLevel')
  return out + '}'
}

function ArrayOf_RequiredSkillShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + RequiredSkillShortened(items[i], at)
  return out + ']'
}

function AutomationQueueReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + AutomationQueue(object.data, 'AutomationQueueReply.data')
  return out + '}'
}

function AutomationQueuesReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + PageOf_AutomationQueue_8378(object.data, 'AutomationQueuesReply.data')
  return out + '}'
}

function PageOf_AutomationQueue_8378(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, AutomationQueue, AutomationQueueShortened, 8378, 'isTruncated')
  }
  return out + ']'
}

function CategoryList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'CategoryList.total')
  out += ',"page":' + integer(object.page, 'CategoryList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'CategoryList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'CategoryList.lastPage')
  out += ',"data":' + ArrayOf_Category(object.data, 'CategoryList.data')
  return out + '}'
}

function Category(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'Category.id')
  out += ',"value":' + text(object.value, 'Category.value')
  const m2 = object.description
  out += ',"description":' + (m2 === null ? 'null' : text(m2, 'Category.description'))
  const m3 = object.parentId
  out += ',"parentId":' + (m3 === null ? 'null' : text(m3, 'Category.parentId'))
  out += ',"level":' + integer(object.level, 'Category.level')
  out += ',"path":' + text(object.path, 'Category.path')
  out += ',"sortOrder":' + integer(object.sortOrder, 'Category.sortOrder')
  out += ',"isArchived":' + boolean(object.isArchived, 'Category.isArchived')
  out += ',"childCategoryList":' + ArrayOf_Category(object.childCategoryList, 'Category.childCategoryList')
  out += ',"createdAt":' + text(object.createdAt, 'Category.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'Category.updatedAt')
  const m11 = object.deletedAt
  out += ',"deletedAt":' + (m11 === null ? 'null' : text(m11, 'Category.deletedAt'))
  return out + '}'
}

function ArrayOf_Category(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Category(items[i], at)
  return out + ']'
}

function CategoryReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + Category(object.data, 'CategoryReply.data')
  return out + '}'
}

function CdrBatchReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + CdrBatchResults(object.data, 'CdrBatchReply.data')
  return out + '}'
}

function CdrBatchResults(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"results":' + PageOf_CdrBatchResult_16757(object.results, 'CdrBatchResults.results')
  return out + '}'
}

function PageOf_CdrBatchResult_16757(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, CdrBatchResultListed, CdrBatchResultShortened, 16757, 'isTruncated')
  }
  return out + ']'
}

function CdrBatchResultListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"index":' + integer(object.index, 'CdrBatchResultListed.index')
  out += ',"status":' + integer(object.status, 'CdrBatchResultListed.status')
  const m2 = object.id
  if (m2 !== undefined) out += ',"id":' + text(m2, 'CdrBatchResultListed.id')
  const m3 = object.problem
  if (m3 !== undefined) out += ',"problem":' + ProblemListed(m3, 'CdrBatchResultListed.problem')
  const m4 = object.isTruncated
  if (m4 !== undefined) out += ',"isTruncated":' + boolean(m4, 'CdrBatchResultListed.isTruncated')
  return out + '}'
}

function ProblemListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"type":' + text(object.type, 'ProblemListed.type')
  out += ',"title":' + text(object.title, 'ProblemListed.title')
  out += ',"status":' + integer(object.status, 'ProblemListed.status')
  out += ',"detail":' + textListed(object.detail, 'ProblemListed.detail')
  out += ',"instance":' + textListed(object.instance, 'ProblemListed.instance')
  out += ',"code":' + ProblemCode(object.code, 'ProblemListed.code')
  out += ',"requestId":' + text(object.requestId, 'ProblemListed.requestId')
  out += ',"success":' + 'false'
  const m8 = object.errors
  if (m8 !== undefined) out += ',"errors":' + ArrayOf_ProblemFaultListedListed(m8, 'ProblemListed.errors')
  const m9 = object.requiredScopes
  if (m9 !== undefined) out += ',"requiredScopes":' + ArrayOf_text(m9, 'ProblemListed.requiredScopes')
  const m10 = object.grantedScopes
  if (m10 !== undefined) out += ',"grantedScopes":' + ArrayOf_text(m10, 'ProblemListed.grantedScopes')
  const m11 = object.resource
  if (m11 !== undefined) out += ',"resource":' + text(m11, 'ProblemListed.resource')
  const m12 = object.id
  if (m12 !== undefined) out += ',"id":' + text(m12, 'ProblemListed.id')
  const m13 = object.pointer
  if (m13 !== undefined) out += ',"pointer":' + text(m13, 'ProblemListed.pointer')
  const m14 = object.existing
  if (m14 !== undefined) out += ',"existing":' + ProblemExisting(m14, 'ProblemListed.existing')
  const m15 = object.currentEtag
  if (m15 !== undefined) out += ',"currentEtag":' + text(m15, 'ProblemListed.currentEtag')
  const m16 = object.from
  if (m16 !== undefined) out += ',"from":' + (m16 === null ? 'null' : text(m16, 'ProblemListed.from'))
  const m17 = object.to
  if (m17 !== undefined) out += ',"to":' + text(m17, 'ProblemListed.to')
  const m18 = object.allowed
  if (m18 !== undefined) out += ',"allowed":' + ArrayOf_text(m18, 'ProblemListed.allowed')
  const m19 = object.limitBytes
  if (m19 !== undefined) out += ',"limitBytes":' + integer(m19, 'ProblemListed.limitBytes')
  const m20 = object.quotaBytes
  if (m20 !== undefined) out += ',"quotaBytes":' + integer(m20, 'ProblemListed.quotaBytes')
  const m21 = object.usedBytes
  if (m21 !== undefined) out += ',"usedBytes":' + integer(m21, 'ProblemListed.usedBytes')
  const m22 = object.supported
  if (m22 !== undefined) out += ',"supported":' + ArrayOf_text(m22, 'ProblemListed.supported')
  const m23 = object.retryAfterSeconds
  if (m23 !== undefined) out += ',"retryAfterSeconds":' + integer(m23, 'ProblemListed.retryAfterSeconds')
  const m24 = object.policy
  if (m24 !== undefined) out += ',"policy":' + text(m24, 'ProblemListed.policy')
  const m25 = object.conflicts
  if (m25 !== undefined) out += ',"conflicts":' + ArrayOf_ProblemConflict(m25, 'ProblemListed.conflicts')
  const m26 = object.restoreHref
  if (m26 !== undefined) out += ',"restoreHref":' + text(m26, 'ProblemListed.restoreHref')
  const m27 = object.followUpHref
  if (m27 !== undefined) out += ',"followUpHref":' + text(m27, 'ProblemListed.followUpHref')
  const m28 = object.references
  if (m28 !== undefined) out += ',"references":' + ArrayOf_ProblemReferences(m28, 'ProblemListed.references')
  const m29 = object.openTickets
  if (m29 !== undefined) out += ',"openTickets":' + integer(m29, 'ProblemListed.openTickets')
  const m30 = object.openConversations
  if (m30 !== undefined) out += ',"openConversations":' + integer(m30, 'ProblemListed.openConversations')
  const m31 = object.serviceTokens
  if (m31 !== undefined) out += ',"serviceTokens":' + ArrayOf_ProblemServiceToken(m31, 'ProblemListed.serviceTokens')
  const m32 = object.fields
  if (m32 !== undefined) out += ',"fields":' + ArrayOf_text(m32, 'ProblemListed.fields')
  const m33 = object.mergedIntoId
  if (m33 !== undefined) out += ',"mergedIntoId":' + text(m33, 'ProblemListed.mergedIntoId')
  const m34 = object.mergedIntoHref
  if (m34 !== undefined) out += ',"mergedIntoHref":' + text(m34, 'ProblemListed.mergedIntoHref')
  const m35 = object.mergedAt
  if (m35 !== undefined) out += ',"mergedAt":' + text(m35, 'ProblemListed.mergedAt')
  const m36 = object.oldestCursor
  if (m36 !== undefined) out += ',"oldestCursor":' + text(m36, 'ProblemListed.oldestCursor')
  const m37 = object.candidates
  if (m37 !== undefined) out += ',"candidates":' + ArrayOf_ProblemCandidate(m37, 'ProblemListed.candidates')
  const m38 = object.expiresAt
  if (m38 !== undefined) out += ',"expiresAt":' + text(m38, 'ProblemListed.expiresAt')
  const m39 = object.fileId
  if (m39 !== undefined) out += ',"fileId":' + text(m39, 'ProblemListed.fileId')
  const m40 = object.limit
  if (m40 !== undefined) out += ',"limit":' + MailLimit(m40, 'ProblemListed.limit')
  const m41 = object.maximum
  if (m41 !== undefined) out += ',"maximum":' + integer(m41, 'ProblemListed.maximum')
  const m42 = object.found
  if (m42 !== undefined) out += ',"found":' + integer(m42, 'ProblemListed.found')
  const m43 = object.index
  if (m43 !== undefined) out += ',"index":' + integer(m43, 'ProblemListed.index')
  return out + '}'
}

const textListed = textUpTo(4000)

const ProblemCode = oneOf(["malformed_request","malformed_json","validation_failed","invalid_cursor","search_too_broad","credentials_invalid","token_missing","token_invalid","token_expired","token_revoked","token_user_not_active","workspace_suspended","insufficient_scope","forbidden","not_found","not_a_member","route_not_found","method_not_allowed","not_acceptable","request_timeout","duplicate_resource","duplicate_of_deleted","illegal_status_transition","ticket_closed","resource_in_use","work_in_progress","channel_disabled","group_archived","user_has_open_work","user_has_service_tokens","last_owner","role_is_system","presence_status_is_system","user_not_active","user_on_call","token_not_active","queue_disabled","reservation_not_pending","idempotency_in_progress","webhook_disabled","cursor_expired","merged","folder_not_empty","precondition_failed","payload_too_large","unsupported_media_type","range_not_satisfiable","unknown_reference","invalid_custom_field","fields_required_to_resolve","circular_parent","depth_exceeded","url_not_allowed","rule_violated","value_not_storable","mail_limit_exceeded","mail_unreadable","mail_too_costly","bounce_unmatched","channel_required","channel_capability_missing","message_window_closed","contact_unreachable","contact_blocked","agent_at_capacity","idempotency_key_reused","rate_limited","expectation_failed","header_too_large","internal_error","not_implemented","unavailable","kept_reply_gone","kept_reply_corrupt","storage_quota_exceeded"])

function ProblemFaultListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"location":' + ProblemFaultListed_location(object.location, 'ProblemFaultListed.location')
  out += ',"pointer":' + text(object.pointer, 'ProblemFaultListed.pointer')
  out += ',"code":' + text(object.code, 'ProblemFaultListed.code')
  out += ',"message":' + text(object.message, 'ProblemFaultListed.message')
  out += ',"params":' + ProblemFaultListed_paramsListed(object.params, 'ProblemFaultListed.params')
  return out + '}'
}

const ProblemFaultListed_location = oneOf(["body","query","path","header"])

function ProblemFaultListed_paramsListed(value: unknown, at: string): string {
  return objectUpTo(4000, value, at)
}

function ArrayOf_ProblemFaultListedListed(value: unknown, at: string): string {
  const items = firstOf(500, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ProblemFaultListed(items[i], at)
  return out + ']'
}

function ArrayOf_text(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + text(items[i], at)
  return out + ']'
}

function ProblemExisting(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'ProblemExisting.id')
  out += ',"href":' + text(object.href, 'ProblemExisting.href')
  out += ',"matchedOn":' + text(object.matchedOn, 'ProblemExisting.matchedOn')
  return out + '}'
}

function ProblemConflict(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'ProblemConflict.id')
  out += ',"href":' + text(object.href, 'ProblemConflict.href')
  out += ',"matchedOn":' + ArrayOf_text(object.matchedOn, 'ProblemConflict.matchedOn')
  return out + '}'
}

function ArrayOf_ProblemConflict(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ProblemConflict(items[i], at)
  return out + ']'
}

function ProblemReferences(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"resource":' + text(object.resource, 'ProblemReferences.resource')
  out += ',"count":' + integer(object.count, 'ProblemReferences.count')
  const m2 = object.member
  if (m2 !== undefined) out += ',"member":' + text(m2, 'ProblemReferences.member')
  const m3 = object.ids
  if (m3 !== undefined) out += ',"ids":' + ArrayOf_text(m3, 'ProblemReferences.ids')
  return out + '}'
}

function ArrayOf_ProblemReferences(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ProblemReferences(items[i], at)
  return out + ']'
}

function ProblemServiceToken(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'ProblemServiceToken.id')
  out += ',"name":' + text(object.name, 'ProblemServiceToken.name')
  out += ',"preview":' + text(object.preview, 'ProblemServiceToken.preview')
  return out + '}'
}

function ArrayOf_ProblemServiceToken(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ProblemServiceToken(items[i], at)
  return out + ']'
}

function ProblemCandidate(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"channelId":' + text(object.channelId, 'ProblemCandidate.channelId')
  out += ',"type":' + AdapterType(object.type, 'ProblemCandidate.type')
  out += ',"name":' + text(object.name, 'ProblemCandidate.name')
  return out + '}'
}

const AdapterType = oneOf(["api","custom","email"])

function ArrayOf_ProblemCandidate(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ProblemCandidate(items[i], at)
  return out + ']'
}

const MailLimit = oneOf(["lines","lineBytes","headerBytes","headerFields","addresses","parts","nesting"])

function CdrBatchResultShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"index":' + integer(object.index, 'CdrBatchResultShortened.index')
  out += ',"status":' + integer(object.status, 'CdrBatchResultShortened.status')
  const m2 = object.id
  if (m2 !== undefined) out += ',"id":' + text(m2, 'CdrBatchResultShortened.id')
  const m3 = object.problem
  if (m3 !== undefined) out += ',"problem":' + ProblemShortened(m3, 'CdrBatchResultShortened.problem')
  const m4 = object.isTruncated
  if (m4 !== undefined) out += ',"isTruncated":' + boolean(m4, 'CdrBatchResultShortened.isTruncated')
  return out + '}'
}

function ProblemShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"type":' + textShortened(object.type, 'ProblemShortened.type')
  out += ',"title":' + textShortened(object.title, 'ProblemShortened.title')
  out += ',"status":' + integer(object.status, 'ProblemShortened.status')
  out += ',"detail":' + textShortened(object.detail, 'ProblemShortened.detail')
  out += ',"instance":' + textShortened(object.instance, 'ProblemShortened.instance')
  out += ',"code":' + ProblemCode(object.code, 'ProblemShortened.code')
  out += ',"requestId":' + textShortened(object.requestId, 'ProblemShortened.requestId')
  out += ',"success":' + 'false'
  const m8 = object.errors
  if (m8 !== undefined) out += ',"errors":' + ArrayOf_ProblemFaultShortenedShortened(m8, 'ProblemShortened.errors')
  const m9 = object.requiredScopes
  if (m9 !== undefined) out += ',"requiredScopes":' + ArrayOf_textShortenedShortened(m9, 'ProblemShortened.requiredScopes')
  const m10 = object.grantedScopes
  if (m10 !== undefined) out += ',"grantedScopes":' + ArrayOf_textShortenedShortened(m10, 'ProblemShortened.grantedScopes')
  const m11 = object.resource
  if (m11 !== undefined) out += ',"resource":' + textShortened(m11, 'ProblemShortened.resource')
  const m12 = object.id
  if (m12 !== undefined) out += ',"id":' + textShortened(m12, 'ProblemShortened.id')
  const m13 = object.pointer
  if (m13 !== undefined) out += ',"pointer":' + textShortened(m13, 'ProblemShortened.pointer')
  const m14 = object.existing
  if (m14 !== undefined) out += ',"existing":' + ProblemExistingShortened(m14, 'ProblemShortened.existing')
  const m15 = object.currentEtag
  if (m15 !== undefined) out += ',"currentEtag":' + text(m15, 'ProblemShortened.currentEtag')
  const m16 = object.from
  if (m16 !== undefined) out += ',"from":' + (m16 === null ? 'null' : textShortened(m16, 'ProblemShortened.from'))
  const m17 = object.to
  if (m17 !== undefined) out += ',"to":' + textShortened(m17, 'ProblemShortened.to')
  const m18 = object.allowed
  if (m18 !== undefined) out += ',"allowed":' + ArrayOf_textShortenedShortened(m18, 'ProblemShortened.allowed')
  const m19 = object.limitBytes
  if (m19 !== undefined) out += ',"limitBytes":' + integer(m19, 'ProblemShortened.limitBytes')
  const m20 = object.quotaBytes
  if (m20 !== undefined) out += ',"quotaBytes":' + integer(m20, 'ProblemShortened.quotaBytes')
  const m21 = object.usedBytes
  if (m21 !== undefined) out += ',"usedBytes":' + integer(m21, 'ProblemShortened.usedBytes')
  const m22 = object.supported
  if (m22 !== undefined) out += ',"supported":' + ArrayOf_textShortenedShortened(m22, 'ProblemShortened.supported')
  const m23 = object.retryAfterSeconds
  if (m23 !== undefined) out += ',"retryAfterSeconds":' + integer(m23, 'ProblemShortened.retryAfterSeconds')
  const m24 = object.policy
  if (m24 !== undefined) out += ',"policy":' + textShortened(m24, 'ProblemShortened.policy')
  const m25 = object.conflicts
  if (m25 !== undefined) out += ',"conflicts":' + ArrayOf_ProblemConflictShortenedShortened(m25, 'ProblemShortened.conflicts')
  const m26 = object.restoreHref
  if (m26 !== undefined) out += ',"restoreHref":' + textShortened(m26, 'ProblemShortened.restoreHref')
  const m27 = object.followUpHref
  if (m27 !== undefined) out += ',"followUpHref":' + textShortened(m27, 'ProblemShortened.followUpHref')
  const m28 = object.references
  if (m28 !== undefined) out += ',"references":' + ArrayOf_ProblemReferencesShortenedShortened(m28, 'ProblemShortened.references')
  const m29 = object.openTickets
  if (m29 !== undefined) out += ',"openTickets":' + integer(m29, 'ProblemShortened.openTickets')
  const m30 = object.openConversations
  if (m30 !== undefined) out += ',"openConversations":' + integer(m30, 'ProblemShortened.openConversations')
  const m31 = object.serviceTokens
  if (m31 !== undefined) out += ',"serviceTokens":' + ArrayOf_ProblemServiceTokenShortenedShortened(m31, 'ProblemShortened.serviceTokens')
  const m32 = object.fields
  if (m32 !== undefined) out += ',"fields":' + ArrayOf_textShortenedShortened(m32, 'ProblemShortened.fields')
  const m33 = object.mergedIntoId
  if (m33 !== undefined) out += ',"mergedIntoId":' + text(m33, 'ProblemShortened.mergedIntoId')
  const m34 = object.mergedIntoHref
  if (m34 !== undefined) out += ',"mergedIntoHref":' + textShortened(m34, 'ProblemShortened.mergedIntoHref')
  const m35 = object.mergedAt
  if (m35 !== undefined) out += ',"mergedAt":' + text(m35, 'ProblemShortened.mergedAt')
  const m36 = object.oldestCursor
  if (m36 !== undefined) out += ',"oldestCursor":' + text(m36, 'ProblemShortened.oldestCursor')
  const m37 = object.candidates
  if (m37 !== undefined) out += ',"candidates":' + ArrayOf_ProblemCandidateShortenedShortened(m37, 'ProblemShortened.candidates')
  const m38 = object.expiresAt
  if (m38 !== undefined) out += ',"expiresAt":' + text(m38, 'ProblemShortened.expiresAt')
  const m39 = object.fileId
  if (m39 !== undefined) out += ',"fileId":' + text(m39, 'ProblemShortened.fileId')
  const m40 = object.limit
  if (m40 !== undefined) out += ',"limit":' + MailLimit(m40, 'ProblemShortened.limit')
  const m41 = object.maximum
  if (m41 !== undefined) out += ',"maximum":' + integer(m41, 'ProblemShortened.maximum')
  const m42 = object.found
  if (m42 !== undefined) out += ',"found":' + integer(m42, 'ProblemShortened.found')
  const m43 = object.index
  if (m43 !== undefined) out += ',"index":' + integer(m43, 'ProblemShortened.index')
  return out + '}'
}

function ProblemFaultShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"location":' + ProblemFaultShortened_location(object.location, 'ProblemFaultShortened.location')
  out += ',"pointer":' + textShortened(object.pointer, 'ProblemFaultShortened.pointer')
  out += ',"code":' + textShortened(object.code, 'ProblemFaultShortened.code')
  out += ',"message":' + textShortened(object.message, 'ProblemFaultShortened.message')
  out += ',"params":' + ProblemFaultShortened_paramsShortened(object.params, 'ProblemFaultShortened.params')
  return out + '}'
}

const ProblemFaultShortened_location = oneOf(["body","query","path","header"])

function ProblemFaultShortened_paramsShortened(value: unknown, at: string): string {
  return objectUpTo(50, value, at)
}

function ArrayOf_ProblemFaultShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ProblemFaultShortened(items[i], at)
  return out + ']'
}

function ArrayOf_textShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + textShortened(items[i], at)
  return out + ']'
}

function ProblemExistingShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'ProblemExistingShortened.id')
  out += ',"href":' + textShortened(object.href, 'ProblemExistingShortened.href')
  out += ',"matchedOn":' + textShortened(object.matchedOn, 'ProblemExistingShortened.matchedOn')
  return out + '}'
}

function ProblemConflictShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'ProblemConflictShortened.id')
  out += ',"href":' + textShortened(object.href, 'ProblemConflictShortened.href')
  out += ',"matchedOn":' + ArrayOf_textShortenedShortened(object.matchedOn, 'ProblemConflictShortened.matchedOn')
  return out + '}'
}

function ArrayOf_ProblemConflictShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ProblemConflictShortened(items[i], at)
  return out + ']'
}

function ProblemReferencesShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"resource":' + textShortened(object.resource, 'ProblemReferencesShortened.resource')
  out += ',"count":' + integer(object.count, 'ProblemReferencesShortened.count')
  const m2 = object.member
  if (m2 !== undefined) out += ',"member":' + textShortened(m2, 'ProblemReferencesShortened.member')
  const m3 = object.ids
  if (m3 !== undefined) out += ',"ids":' + ArrayOf_textShortened(m3, 'ProblemReferencesShortened.ids')
  return out + '}'
}

function ArrayOf_textShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + text(items[i], at)
  return out + ']'
}

function ArrayOf_ProblemReferencesShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ProblemReferencesShortened(items[i], at)
  return out + ']'
}

function ProblemServiceTokenShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'ProblemServiceTokenShortened.id')
  out += ',"name":' + textShortened(object.name, 'ProblemServiceTokenShortened.name')
  out += ',"preview":' + text(object.preview, 'ProblemServiceTokenShortened.preview')
  return out + '}'
}

function ArrayOf_ProblemServiceTokenShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ProblemServiceTokenShortened(items[i], at)
  return out + ']'
}

function ProblemCandidateShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"channelId":' + text(object.channelId, 'ProblemCandidateShortened.channelId')
  out += ',"type":' + AdapterType(object.type, 'ProblemCandidateShortened.type')
  out += ',"name":' + textShortened(object.name, 'ProblemCandidateShortened.name')
  return out + '}'
}

function ArrayOf_ProblemCandidateShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ProblemCandidateShortened(items[i], at)
  return out + ']'
}

function CdrList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'CdrList.total')
  out += ',"page":' + integer(object.page, 'CdrList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'CdrList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'CdrList.lastPage')
  out += ',"data":' + PageOf_Cdr_83786(object.data, 'CdrList.data')
  return out + '}'
}

function PageOf_Cdr_83786(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, CdrListed, CdrShortened, 83786, 'isTruncated')
  }
  return out + ']'
}

function CdrListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CdrListed.id')
  out += ',"callId":' + text(object.callId, 'CdrListed.callId')
  out += ',"externalCallId":' + text(object.externalCallId, 'CdrListed.externalCallId')
  out += ',"provider":' + text(object.provider, 'CdrListed.provider')
  const m4 = object.parentCallId
  out += ',"parentCallId":' + (m4 === null ? 'null' : text(m4, 'CdrListed.parentCallId'))
  out += ',"direction":' + CallDirection(object.direction, 'CdrListed.direction')
  const m6 = object.callFrom
  out += ',"callFrom":' + (m6 === null ? 'null' : text(m6, 'CdrListed.callFrom'))
  const m7 = object.callFromName
  out += ',"callFromName":' + (m7 === null ? 'null' : text(m7, 'CdrListed.callFromName'))
  const m8 = object.rawFrom
  out += ',"rawFrom":' + (m8 === null ? 'null' : text(m8, 'CdrListed.rawFrom'))
  const m9 = object.callTo
  out += ',"callTo":' + (m9 === null ? 'null' : text(m9, 'CdrListed.callTo'))
  const m10 = object.callToName
  out += ',"callToName":' + (m10 === null ? 'null' : text(m10, 'CdrListed.callToName'))
  const m11 = object.rawTo
  out += ',"rawTo":' + (m11 === null ? 'null' : text(m11, 'CdrListed.rawTo'))
  const m12 = object.did
  out += ',"did":' + (m12 === null ? 'null' : text(m12, 'CdrListed.did'))
  const m13 = object.trunk
  out += ',"trunk":' + (m13 === null ? 'null' : text(m13, 'CdrListed.trunk'))
  const m14 = object.extension
  out += ',"extension":' + (m14 === null ? 'null' : text(m14, 'CdrListed.extension'))
  out += ',"status":' + CallStatus(object.status, 'CdrListed.status')
  const m16 = object.endReason
  out += ',"endReason":' + (m16 === null ? 'null' : CallEndReason(m16, 'CdrListed.endReason'))
  out += ',"startedAt":' + text(object.startedAt, 'CdrListed.startedAt')
  const m18 = object.ringingAt
  out += ',"ringingAt":' + (m18 === null ? 'null' : text(m18, 'CdrListed.ringingAt'))
  const m19 = object.queuedAt
  out += ',"queuedAt":' + (m19 === null ? 'null' : text(m19, 'CdrListed.queuedAt'))
  const m20 = object.answeredAt
  out += ',"answeredAt":' + (m20 === null ? 'null' : text(m20, 'CdrListed.answeredAt'))
  const m21 = object.endedAt
  out += ',"endedAt":' + (m21 === null ? 'null' : text(m21, 'CdrListed.endedAt'))
  const m22 = object.callDuration
  out += ',"callDuration":' + (m22 === null ? 'null' : integer(m22, 'CdrListed.callDuration'))
  const m23 = object.ringDuration
  out += ',"ringDuration":' + (m23 === null ? 'null' : integer(m23, 'CdrListed.ringDuration'))
  const m24 = object.queueDuration
  out += ',"queueDuration":' + (m24 === null ? 'null' : integer(m24, 'CdrListed.queueDuration'))
  const m25 = object.talkDuration
  out += ',"talkDuration":' + (m25 === null ? 'null' : integer(m25, 'CdrListed.talkDuration'))
  const m26 = object.holdDuration
  out += ',"holdDuration":' + (m26 === null ? 'null' : integer(m26, 'CdrListed.holdDuration'))
  const m27 = object.wrapUpDuration
  out += ',"wrapUpDuration":' + (m27 === null ? 'null' : integer(m27, 'CdrListed.wrapUpDuration'))
  const m28 = object.agentId
  out += ',"agentId":' + (m28 === null ? 'null' : text(m28, 'CdrListed.agentId'))
  const m29 = object.agent
  out += ',"agent":' + (m29 === null ? 'null' : CallAgent(m29, 'CdrListed.agent'))
  const m30 = object.queueId
  out += ',"queueId":' + (m30 === null ? 'null' : text(m30, 'CdrListed.queueId'))
  const m31 = object.queueName
  out += ',"queueName":' + (m31 === null ? 'null' : text(m31, 'CdrListed.queueName'))
  const m32 = object.contactId
  out += ',"contactId":' + (m32 === null ? 'null' : text(m32, 'CdrListed.contactId'))
  const m33 = object.contact
  out += ',"contact":' + (m33 === null ? 'null' : ContactName(m33, 'CdrListed.contact'))
  out += ',"cxLogId":' + text(object.cxLogId, 'CdrListed.cxLogId')
  const m35 = object.ticketId
  out += ',"ticketId":' + (m35 === null ? 'null' : text(m35, 'CdrListed.ticketId'))
  const m36 = object.legs
  if (m36 !== undefined) out += ',"legs":' + ArrayOf_CdrLeg(m36, 'CdrListed.legs')
  out += ',"transferType":' + CallTransferType(object.transferType, 'CdrListed.transferType')
  const m38 = object.transferredToId
  out += ',"transferredToId":' + (m38 === null ? 'null' : text(m38, 'CdrListed.transferredToId'))
  out += ',"recording":' + CallRecording(object.recording, 'CdrListed.recording')
  out += ',"isBlocked":' + boolean(object.isBlocked, 'CdrListed.isBlocked')
  const m41 = object.quality
  out += ',"quality":' + (m41 === null ? 'null' : CallQuality(m41, 'CdrListed.quality'))
  const m42 = object.cost
  out += ',"cost":' + (m42 === null ? 'null' : Currency(m42, 'CdrListed.cost'))
  const m43 = object.disposition
  out += ',"disposition":' + (m43 === null ? 'null' : text(m43, 'CdrListed.disposition'))
  const m44 = object.note
  out += ',"note":' + (m44 === null ? 'null' : textListed(m44, 'CdrListed.note'))
  out += ',"tags":' + ArrayOf_text(object.tags, 'CdrListed.tags')
  out += ',"createdAt":' + text(object.createdAt, 'CdrListed.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'CdrListed.updatedAt')
  out += ',"version":' + integer(object.version, 'CdrListed.version')
  const m49 = object.isTruncated
  if (m49 !== undefined) out += ',"isTruncated":' + boolean(m49, 'CdrListed.isTruncated')
  return out + '}'
}

const CallDirection = oneOf(["inbound","outbound","internal"])

const CallStatus = oneOf(["ringing","in_progress","answered","no_answer","busy","failed","voicemail","canceled","abandoned"])

const CallEndReason = oneOf(["normal_clearing","caller_hangup","callee_hangup","busy","cancel","no_answer","congestion","not_found","forwarded","rejected","error"])

function CallAgent(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CallAgent.id')
  out += ',"name":' + text(object.name, 'CallAgent.name')
  return out + '}'
}

function ContactName(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'ContactName.id')
  out += ',"name":' + text(object.name, 'ContactName.name')
  return out + '}'
}

function CdrLeg(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CdrLeg.id')
  out += ',"type":' + CallLegType(object.type, 'CdrLeg.type')
  const m2 = object.userId
  out += ',"userId":' + (m2 === null ? 'null' : text(m2, 'CdrLeg.userId'))
  const m3 = object.queueId
  out += ',"queueId":' + (m3 === null ? 'null' : text(m3, 'CdrLeg.queueId'))
  const m4 = object.startedAt
  out += ',"startedAt":' + (m4 === null ? 'null' : text(m4, 'CdrLeg.startedAt'))
  const m5 = object.answeredAt
  out += ',"answeredAt":' + (m5 === null ? 'null' : text(m5, 'CdrLeg.answeredAt'))
  const m6 = object.endedAt
  out += ',"endedAt":' + (m6 === null ? 'null' : text(m6, 'CdrLeg.endedAt'))
  const m7 = object.result
  out += ',"result":' + (m7 === null ? 'null' : text(m7, 'CdrLeg.result'))
  return out + '}'
}

const CallLegType = oneOf(["caller","ivr","queue","agent","transfer","voicemail"])

function ArrayOf_CdrLeg(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + CdrLeg(items[i], at)
  return out + ']'
}

const CallTransferType = oneOf(["none","blind","attended"])

function CallRecording(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"status":' + CallRecordingStatus(object.status, 'CallRecording.status')
  const m1 = object.fileId
  out += ',"fileId":' + (m1 === null ? 'null' : text(m1, 'CallRecording.fileId'))
  const m2 = object.durationSeconds
  out += ',"durationSeconds":' + (m2 === null ? 'null' : integer(m2, 'CallRecording.durationSeconds'))
  out += ',"consent":' + CallRecordingConsent(object.consent, 'CallRecording.consent')
  return out + '}'
}

const CallRecordingStatus = oneOf(["none","processing","available","deleted"])

const CallRecordingConsent = oneOf(["always","opt_in","opt_out","never","unknown"])

function CallQuality(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  const m0 = object.mos
  out += '{"mos":' + (m0 === null ? 'null' : number(m0, 'CallQuality.mos'))
  const m1 = object.jitterMs
  out += ',"jitterMs":' + (m1 === null ? 'null' : number(m1, 'CallQuality.jitterMs'))
  const m2 = object.packetLossPct
  out += ',"packetLossPct":' + (m2 === null ? 'null' : number(m2, 'CallQuality.packetLossPct'))
  return out + '}'
}

function Currency(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"amount":' + text(object.amount, 'Currency.amount')
  out += ',"currency":' + text(object.currency, 'Currency.currency')
  return out + '}'
}

function CdrShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CdrShortened.id')
  out += ',"callId":' + textShortened(object.callId, 'CdrShortened.callId')
  out += ',"externalCallId":' + textShortened(object.externalCallId, 'CdrShortened.externalCallId')
  out += ',"provider":' + textShortened(object.provider, 'CdrShortened.provider')
  const m4 = object.parentCallId
  out += ',"parentCallId":' + (m4 === null ? 'null' : textShortened(m4, 'CdrShortened.parentCallId'))
  out += ',"direction":' + CallDirection(object.direction, 'CdrShortened.direction')
  const m6 = object.callFrom
  out += ',"callFrom":' + (m6 === null ? 'null' : textShortened(m6, 'CdrShortened.callFrom'))
  const m7 = object.callFromName
  out += ',"callFromName":' + (m7 === null ? 'null' : textShortened(m7, 'CdrShortened.callFromName'))
  const m8 = object.rawFrom
  out += ',"rawFrom":' + (m8 === null ? 'null' : textShortened(m8, 'CdrShortened.rawFrom'))
  const m9 = object.callTo
  out += ',"callTo":' + (m9 === null ? 'null' : textShortened(m9, 'CdrShortened.callTo'))
  const m10 = object.callToName
  out += ',"callToName":' + (m10 === null ? 'null' : textShortened(m10, 'CdrShortened.callToName'))
  const m11 = object.rawTo
  out += ',"rawTo":' + (m11 === null ? 'null' : textShortened(m11, 'CdrShortened.rawTo'))
  const m12 = object.did
  out += ',"did":' + (m12 === null ? 'null' : textShortened(m12, 'CdrShortened.did'))
  const m13 = object.trunk
  out += ',"trunk":' + (m13 === null ? 'null' : textShortened(m13, 'CdrShortened.trunk'))
  const m14 = object.extension
  out += ',"extension":' + (m14 === null ? 'null' : textShortened(m14, 'CdrShortened.extension'))
  out += ',"status":' + CallStatus(object.status, 'CdrShortened.status')
  const m16 = object.endReason
  out += ',"endReason":' + (m16 === null ? 'null' : CallEndReason(m16, 'CdrShortened.endReason'))
  out += ',"startedAt":' + text(object.startedAt, 'CdrShortened.startedAt')
  const m18 = object.ringingAt
  out += ',"ringingAt":' + (m18 === null ? 'null' : text(m18, 'CdrShortened.ringingAt'))
  const m19 = object.queuedAt
  out += ',"queuedAt":' + (m19 === null ? 'null' : text(m19, 'CdrShortened.queuedAt'))
  const m20 = object.answeredAt
  out += ',"answeredAt":' + (m20 === null ? 'null' : text(m20, 'CdrShortened.answeredAt'))
  const m21 = object.endedAt
  out += ',"endedAt":' + (m21 === null ? 'null' : text(m21, 'CdrShortened.endedAt'))
  const m22 = object.callDuration
  out += ',"callDuration":' + (m22 === null ? 'null' : integer(m22, 'CdrShortened.callDuration'))
  const m23 = object.ringDuration
  out += ',"ringDuration":' + (m23 === null ? 'null' : integer(m23, 'CdrShortened.ringDuration'))
  const m24 = object.queueDuration
  out += ',"queueDuration":' + (m24 === null ? 'null' : integer(m24, 'CdrShortened.queueDuration'))
  const m25 = object.talkDuration
  out += ',"talkDuration":' + (m25 === null ? 'null' : integer(m25, 'CdrShortened.talkDuration'))
  const m26 = object.holdDuration
  out += ',"holdDuration":' + (m26 === null ? 'null' : integer(m26, 'CdrShortened.holdDuration'))
  const m27 = object.wrapUpDuration
  out += ',"wrapUpDuration":' + (m27 === null ? 'null' : integer(m27, 'CdrShortened.wrapUpDuration'))
  const m28 = object.agentId
  out += ',"agentId":' + (m28 === null ? 'null' : text(m28, 'CdrShortened.agentId'))
  const m29 = object.agent
  out += ',"agent":' + (m29 === null ? 'null' : CallAgentShortened(m29, 'CdrShortened.agent'))
  const m30 = object.queueId
  out += ',"queueId":' + (m30 === null ? 'null' : text(m30, 'CdrShortened.queueId'))
  const m31 = object.queueName
  out += ',"queueName":' + (m31 === null ? 'null' : textShortened(m31, 'CdrShortened.queueName'))
  const m32 = object.contactId
  out += ',"contactId":' + (m32 === null ? 'null' : text(m32, 'CdrShortened.contactId'))
  const m33 = object.contact
  out += ',"contact":' + (m33 === null ? 'null' : ContactNameShortened(m33, 'CdrShortened.contact'))
  out += ',"cxLogId":' + text(object.cxLogId, 'CdrShortened.cxLogId')
  const m35 = object.ticketId
  out += ',"ticketId":' + (m35 === null ? 'null' : text(m35, 'CdrShortened.ticketId'))
  const m36 = object.legs
  if (m36 !== undefined) out += ',"legs":' + ArrayOf_CdrLegShortenedShortened(m36, 'CdrShortened.legs')
  out += ',"transferType":' + CallTransferType(object.transferType, 'CdrShortened.transferType')
  const m38 = object.transferredToId
  out += ',"transferredToId":' + (m38 === null ? 'null' : text(m38, 'CdrShortened.transferredToId'))
  out += ',"recording":' + CallRecording(object.recording, 'CdrShortened.recording')
  out += ',"isBlocked":' + boolean(object.isBlocked, 'CdrShortened.isBlocked')
  const m41 = object.quality
  out += ',"quality":' + (m41 === null ? 'null' : CallQuality(m41, 'CdrShortened.quality'))
  const m42 = object.cost
  out += ',"cost":' + (m42 === null ? 'null' : Currency(m42, 'CdrShortened.cost'))
  const m43 = object.disposition
  out += ',"disposition":' + (m43 === null ? 'null' : textShortened(m43, 'CdrShortened.disposition'))
  const m44 = object.note
  out += ',"note":' + (m44 === null ? 'null' : textShortened(m44, 'CdrShortened.note'))
  out += ',"tags":' + ArrayOf_textShortenedShortened(object.tags, 'CdrShortened.tags')
  out += ',"createdAt":' + text(object.createdAt, 'CdrShortened.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'CdrShortened.updatedAt')
  out += ',"version":' + integer(object.version, 'CdrShortened.version')
  const m49 = object.isTruncated
  if (m49 !== undefined) out += ',"isTruncated":' + boolean(m49, 'CdrShortened.isTruncated')
  return out + '}'
}

function CallAgentShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CallAgentShortened.id')
  out += ',"name":' + textShortened(object.name, 'CallAgentShortened.name')
  return out + '}'
}

function ContactNameShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'ContactNameShortened.id')
  out += ',"name":' + textShortened(object.name, 'ContactNameShortened.name')
  return out + '}'
}

function CdrLegShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CdrLegShortened.id')
  out += ',"type":' + CallLegType(object.type, 'CdrLegShortened.type')
  const m2 = object.userId
  out += ',"userId":' + (m2 === null ? 'null' : text(m2, 'CdrLegShortened.userId'))
  const m3 = object.queueId
  out += ',"queueId":' + (m3 === null ? 'null' : text(m3, 'CdrLegShortened.queueId'))
  const m4 = object.startedAt
  out += ',"startedAt":' + (m4 === null ? 'null' : text(m4, 'CdrLegShortened.startedAt'))
  const m5 = object.answeredAt
  out += ',"answeredAt":' + (m5 === null ? 'null' : text(m5, 'CdrLegShortened.answeredAt'))
  const m6 = object.endedAt
  out += ',"endedAt":' + (m6 === null ? 'null' : text(m6, 'CdrLegShortened.endedAt'))
  const m7 = object.result
  out += ',"result":' + (m7 === null ? 'null' : textShortened(m7, 'CdrLegShortened.result'))
  return out + '}'
}

function ArrayOf_CdrLegShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + CdrLegShortened(items[i], at)
  return out + ']'
}

function CdrReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + Cdr(object.data, 'CdrReply.data')
  return out + '}'
}

function Cdr(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'Cdr.id')
  out += ',"callId":' + text(object.callId, 'Cdr.callId')
  out += ',"externalCallId":' + text(object.externalCallId, 'Cdr.externalCallId')
  out += ',"provider":' + text(object.provider, 'Cdr.provider')
  const m4 = object.parentCallId
  out += ',"parentCallId":' + (m4 === null ? 'null' : text(m4, 'Cdr.parentCallId'))
  out += ',"direction":' + CallDirection(object.direction, 'Cdr.direction')
  const m6 = object.callFrom
  out += ',"callFrom":' + (m6 === null ? 'null' : text(m6, 'Cdr.callFrom'))
  const m7 = object.callFromName
  out += ',"callFromName":' + (m7 === null ? 'null' : text(m7, 'Cdr.callFromName'))
  const m8 = object.rawFrom
  out += ',"rawFrom":' + (m8 === null ? 'null' : text(m8, 'Cdr.rawFrom'))
  const m9 = object.callTo
  out += ',"callTo":' + (m9 === null ? 'null' : text(m9, 'Cdr.callTo'))
  const m10 = object.callToName
  out += ',"callToName":' + (m10 === null ? 'null' : text(m10, 'Cdr.callToName'))
  const m11 = object.rawTo
  out += ',"rawTo":' + (m11 === null ? 'null' : text(m11, 'Cdr.rawTo'))
  const m12 = object.did
  out += ',"did":' + (m12 === null ? 'null' : text(m12, 'Cdr.did'))
  const m13 = object.trunk
  out += ',"trunk":' + (m13 === null ? 'null' : text(m13, 'Cdr.trunk'))
  const m14 = object.extension
  out += ',"extension":' + (m14 === null ? 'null' : text(m14, 'Cdr.extension'))
  out += ',"status":' + CallStatus(object.status, 'Cdr.status')
  const m16 = object.endReason
  out += ',"endReason":' + (m16 === null ? 'null' : CallEndReason(m16, 'Cdr.endReason'))
  out += ',"startedAt":' + text(object.startedAt, 'Cdr.startedAt')
  const m18 = object.ringingAt
  out += ',"ringingAt":' + (m18 === null ? 'null' : text(m18, 'Cdr.ringingAt'))
  const m19 = object.queuedAt
  out += ',"queuedAt":' + (m19 === null ? 'null' : text(m19, 'Cdr.queuedAt'))
  const m20 = object.answeredAt
  out += ',"answeredAt":' + (m20 === null ? 'null' : text(m20, 'Cdr.answeredAt'))
  const m21 = object.endedAt
  out += ',"endedAt":' + (m21 === null ? 'null' : text(m21, 'Cdr.endedAt'))
  const m22 = object.callDuration
  out += ',"callDuration":' + (m22 === null ? 'null' : integer(m22, 'Cdr.callDuration'))
  const m23 = object.ringDuration
  out += ',"ringDuration":' + (m23 === null ? 'null' : integer(m23, 'Cdr.ringDuration'))
  const m24 = object.queueDuration
  out += ',"queueDuration":' + (m24 === null ? 'null' : integer(m24, 'Cdr.queueDuration'))
  const m25 = object.talkDuration
  out += ',"talkDuration":' + (m25 === null ? 'null' : integer(m25, 'Cdr.talkDuration'))
  const m26 = object.holdDuration
  out += ',"holdDuration":' + (m26 === null ? 'null' : integer(m26, 'Cdr.holdDuration'))
  const m27 = object.wrapUpDuration
  out += ',"wrapUpDuration":' + (m27 === null ? 'null' : integer(m27, 'Cdr.wrapUpDuration'))
  const m28 = object.agentId
  out += ',"agentId":' + (m28 === null ? 'null' : text(m28, 'Cdr.agentId'))
  const m29 = object.agent
  out += ',"agent":' + (m29 === null ? 'null' : CallAgent(m29, 'Cdr.agent'))
  const m30 = object.queueId
  out += ',"queueId":' + (m30 === null ? 'null' : text(m30, 'Cdr.queueId'))
  const m31 = object.queueName
  out += ',"queueName":' + (m31 === null ? 'null' : text(m31, 'Cdr.queueName'))
  const m32 = object.contactId
  out += ',"contactId":' + (m32 === null ? 'null' : text(m32, 'Cdr.contactId'))
  const m33 = object.contact
  out += ',"contact":' + (m33 === null ? 'null' : ContactName(m33, 'Cdr.contact'))
  out += ',"cxLogId":' + text(object.cxLogId, 'Cdr.cxLogId')
  const m35 = object.ticketId
  out += ',"ticketId":' + (m35 === null ? 'null' : text(m35, 'Cdr.ticketId'))
  const m36 = object.legs
  if (m36 !== undefined) out += ',"legs":' + ArrayOf_CdrLeg(m36, 'Cdr.legs')
  out += ',"transferType":' + CallTransferType(object.transferType, 'Cdr.transferType')
  const m38 = object.transferredToId
  out += ',"transferredToId":' + (m38 === null ? 'null' : text(m38, 'Cdr.transferredToId'))
  out += ',"recording":' + CallRecording(object.recording, 'Cdr.recording')
  out += ',"isBlocked":' + boolean(object.isBlocked, 'Cdr.isBlocked')
  const m41 = object.quality
  out += ',"quality":' + (m41 === null ? 'null' : CallQuality(m41, 'Cdr.quality'))
  const m42 = object.cost
  out += ',"cost":' + (m42 === null ? 'null' : Currency(m42, 'Cdr.cost'))
  const m43 = object.disposition
  out += ',"disposition":' + (m43 === null ? 'null' : text(m43, 'Cdr.disposition'))
  const m44 = object.note
  out += ',"note":' + (m44 === null ? 'null' : text(m44, 'Cdr.note'))
  out += ',"tags":' + ArrayOf_text(object.tags, 'Cdr.tags')
  out += ',"createdAt":' + text(object.createdAt, 'Cdr.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'Cdr.updatedAt')
  out += ',"version":' + integer(object.version, 'Cdr.version')
  const m49 = object.isTruncated
  if (m49 !== undefined) out += ',"isTruncated":' + boolean(m49, 'Cdr.isTruncated')
  return out + '}'
}

function CdrTranscriptReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + CdrTranscript(object.data, 'CdrTranscriptReply.data')
  return out + '}'
}

function CdrTranscript(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"cdrId":' + text(object.cdrId, 'CdrTranscript.cdrId')
  const m1 = object.language
  out += ',"language":' + (m1 === null ? 'null' : text(m1, 'CdrTranscript.language'))
  out += ',"segments":' + ArrayOf_CdrTranscriptSegment(object.segments, 'CdrTranscript.segments')
  out += ',"createdAt":' + text(object.createdAt, 'CdrTranscript.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'CdrTranscript.updatedAt')
  out += ',"version":' + integer(object.version, 'CdrTranscript.version')
  return out + '}'
}

function CdrTranscriptSegment(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"speaker":' + text(object.speaker, 'CdrTranscriptSegment.speaker')
  out += ',"startMs":' + integer(object.startMs, 'CdrTranscriptSegment.startMs')
  out += ',"endMs":' + integer(object.endMs, 'CdrTranscriptSegment.endMs')
  out += ',"text":' + text(object.text, 'CdrTranscriptSegment.text')
  return out + '}'
}

function ArrayOf_CdrTranscriptSegment(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + CdrTranscriptSegment(items[i], at)
  return out + ']'
}

function ChannelList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'ChannelList.total')
  const m1 = object.totalIsCapped
  if (m1 !== undefined) out += ',"totalIsCapped":' + 'true'
  out += ',"page":' + integer(object.page, 'ChannelList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'ChannelList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'ChannelList.lastPage')
  out += ',"data":' + ArrayOf_Channel(object.data, 'ChannelList.data')
  return out + '}'
}

function Channel(value: unknown, at: string): string {
  switch (objectOf(value, at).type) {
    case 'api': return ApiChannel(value, at)
    case 'custom': return CustomChannel(value, at)
    case 'email': return EmailChannel(value, at)
    default: throw unfit(value, at, 'one with a known type')
  }
}

function ApiChannel(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'ApiChannel.id')
  out += ',"type":' + ApiChannel_type(object.type, 'ApiChannel.type')
  out += ',"name":' + text(object.name, 'ApiChannel.name')
  out += ',"status":' + ChannelStatus(object.status, 'ApiChannel.status')
  const m4 = object.statusReason
  out += ',"statusReason":' + (m4 === null ? 'null' : text(m4, 'ApiChannel.statusReason'))
  const m5 = object.address
  out += ',"address":' + (m5 === null ? 'null' : text(m5, 'ApiChannel.address'))
  out += ',"capabilities":' + ArrayOf_ChannelCapability(object.capabilities, 'ApiChannel.capabilities')
  const m7 = object.messageWindowHours
  out += ',"messageWindowHours":' + (m7 === null ? 'null' : integer(m7, 'ApiChannel.messageWindowHours'))
  const m8 = object.defaultQueueId
  out += ',"defaultQueueId":' + (m8 === null ? 'null' : text(m8, 'ApiChannel.defaultQueueId'))
  out += ',"ticketing":' + ChannelTicketing(object.ticketing, 'ApiChannel.ticketing')
  out += ',"autoReply":' + ChannelAutoReply(object.autoReply, 'ApiChannel.autoReply')
  const m11 = object.idleMinutes
  out += ',"idleMinutes":' + (m11 === null ? 'null' : integer(m11, 'ApiChannel.idleMinutes'))
  const m12 = object.idleText
  out += ',"idleText":' + (m12 === null ? 'null' : text(m12, 'ApiChannel.idleText'))
  out += ',"config":' + ApiChannelConfig(object.config, 'ApiChannel.config')
  out += ',"createdAt":' + text(object.createdAt, 'ApiChannel.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'ApiChannel.updatedAt')
  const m16 = object.deletedAt
  out += ',"deletedAt":' + (m16 === null ? 'null' : text(m16, 'ApiChannel.deletedAt'))
  out += ',"version":' + integer(object.version, 'ApiChannel.version')
  return out + '}'
}

const ApiChannel_type = oneOf(["api"])

const ChannelStatus = oneOf(["active","disabled","error","pending"])

const ChannelCapability = oneOf(["text","image","video","audio","file","location","delivery_receipt","read_receipt"])

function ArrayOf_ChannelCapability(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ChannelCapability(items[i], at)
  return out + ']'
}

function ChannelTicketing(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"mode":' + ChannelTicketingMode(object.mode, 'ChannelTicketing.mode')
  out += ',"type":' + TicketType(object.type, 'ChannelTicketing.type')
  out += ',"priority":' + TicketPriority(object.priority, 'ChannelTicketing.priority')
  const m3 = object.categoryId
  out += ',"categoryId":' + (m3 === null ? 'null' : text(m3, 'ChannelTicketing.categoryId'))
  const m4 = object.queueId
  out += ',"queueId":' + (m4 === null ? 'null' : text(m4, 'ChannelTicketing.queueId'))
  out += ',"tags":' + ArrayOf_text(object.tags, 'ChannelTicketing.tags')
  return out + '}'
}

const ChannelTicketingMode = oneOf(["off","on"])

const TicketType = oneOf(["question","incident","problem","task","request"])

const TicketPriority = oneOf(["low","medium","high","urgent"])

function ChannelAutoReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"enabled":' + boolean(object.enabled, 'ChannelAutoReply.enabled')
  const m1 = object.subject
  out += ',"subject":' + (m1 === null ? 'null' : text(m1, 'ChannelAutoReply.subject'))
  out += ',"maxPerHour":' + integer(object.maxPerHour, 'ChannelAutoReply.maxPerHour')
  const m3 = object.text
  out += ',"text":' + (m3 === null ? 'null' : text(m3, 'ChannelAutoReply.text'))
  return out + '}'
}

function ApiChannelConfig(value: unknown, at: string): string {
  objectOf(value, at)
  return '{}'
}

function CustomChannel(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CustomChannel.id')
  out += ',"type":' + CustomChannel_type(object.type, 'CustomChannel.type')
  out += ',"name":' + text(object.name, 'CustomChannel.name')
  out += ',"status":' + ChannelStatus(object.status, 'CustomChannel.status')
  const m4 = object.statusReason
  out += ',"statusReason":' + (m4 === null ? 'null' : text(m4, 'CustomChannel.statusReason'))
  const m5 = object.address
  out += ',"address":' + (m5 === null ? 'null' : text(m5, 'CustomChannel.address'))
  out += ',"capabilities":' + ArrayOf_ChannelCapability(object.capabilities, 'CustomChannel.capabilities')
  const m7 = object.messageWindowHours
  out += ',"messageWindowHours":' + (m7 === null ? 'null' : integer(m7, 'CustomChannel.messageWindowHours'))
  const m8 = object.defaultQueueId
  out += ',"defaultQueueId":' + (m8 === null ? 'null' : text(m8, 'CustomChannel.defaultQueueId'))
  out += ',"ticketing":' + ChannelTicketing(object.ticketing, 'CustomChannel.ticketing')
  out += ',"autoReply":' + ChannelAutoReply(object.autoReply, 'CustomChannel.autoReply')
  const m11 = object.idleMinutes
  out += ',"idleMinutes":' + (m11 === null ? 'null' : integer(m11, 'CustomChannel.idleMinutes'))
  const m12 = object.idleText
  out += ',"idleText":' + (m12 === null ? 'null' : text(m12, 'CustomChannel.idleText'))
  out += ',"config":' + CustomChannelConfig(object.config, 'CustomChannel.config')
  out += ',"createdAt":' + text(object.createdAt, 'CustomChannel.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'CustomChannel.updatedAt')
  const m16 = object.deletedAt
  out += ',"deletedAt":' + (m16 === null ? 'null' : text(m16, 'CustomChannel.deletedAt'))
  out += ',"version":' + integer(object.version, 'CustomChannel.version')
  return out + '}'
}

const CustomChannel_type = oneOf(["custom"])

function CustomChannelConfig(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"outboundUrl":' + text(object.outboundUrl, 'CustomChannelConfig.outboundUrl')
  out += ',"secret":' + SecretState(object.secret, 'CustomChannelConfig.secret')
  out += ',"identityType":' + ChannelType(object.identityType, 'CustomChannelConfig.identityType')
  return out + '}'
}

function SecretState(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"isSet":' + boolean(object.isSet, 'SecretState.isSet')
  const m1 = object.last4
  out += ',"last4":' + (m1 === null ? 'null' : text(m1, 'SecretState.last4'))
  return out + '}'
}

function EmailChannel(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'EmailChannel.id')
  out += ',"type":' + EmailChannel_type(object.type, 'EmailChannel.type')
  out += ',"name":' + text(object.name, 'EmailChannel.name')
  out += ',"status":' + ChannelStatus(object.status, 'EmailChannel.status')
  const m4 = object.statusReason
  out += ',"statusReason":' + (m4 === null ? 'null' : text(m4, 'EmailChannel.statusReason'))
  const m5 = object.address
  out += ',"address":' + (m5 === null ? 'null' : text(m5, 'EmailChannel.address'))
  out += ',"capabilities":' + ArrayOf_ChannelCapability(object.capabilities, 'EmailChannel.capabilities')
  const m7 = object.messageWindowHours
  out += ',"messageWindowHours":' + (m7 === null ? 'null' : integer(m7, 'EmailChannel.messageWindowHours'))
  const m8 = object.defaultQueueId
  out += ',"defaultQueueId":' + (m8 === null ? 'null' : text(m8, 'EmailChannel.defaultQueueId'))
  out += ',"ticketing":' + ChannelTicketing(object.ticketing, 'EmailChannel.ticketing')
  out += ',"autoReply":' + ChannelAutoReply(object.autoReply, 'EmailChannel.autoReply')
  const m11 = object.idleMinutes
  out += ',"idleMinutes":' + (m11 === null ? 'null' : integer(m11, 'EmailChannel.idleMinutes'))
  const m12 = object.idleText
  out += ',"idleText":' + (m12 === null ? 'null' : text(m12, 'EmailChannel.idleText'))
  out += ',"config":' + EmailChannelConfig(object.config, 'EmailChannel.config')
  out += ',"createdAt":' + text(object.createdAt, 'EmailChannel.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'EmailChannel.updatedAt')
  const m16 = object.deletedAt
  out += ',"deletedAt":' + (m16 === null ? 'null' : text(m16, 'EmailChannel.deletedAt'))
  out += ',"version":' + integer(object.version, 'EmailChannel.version')
  return out + '}'
}

const EmailChannel_type = oneOf(["email"])

function EmailChannelConfig(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"smtpHost":' + text(object.smtpHost, 'EmailChannelConfig.smtpHost')
  out += ',"smtpPort":' + integer(object.smtpPort, 'EmailChannelConfig.smtpPort')
  out += ',"smtpSecurity":' + EmailChannelConfig_smtpSecurity(object.smtpSecurity, 'EmailChannelConfig.smtpSecurity')
  const m3 = object.smtpUser
  out += ',"smtpUser":' + (m3 === null ? 'null' : text(m3, 'EmailChannelConfig.smtpUser'))
  out += ',"smtpPassword":' + SecretState(object.smtpPassword, 'EmailChannelConfig.smtpPassword')
  const m5 = object.fromName
  out += ',"fromName":' + (m5 === null ? 'null' : text(m5, 'EmailChannelConfig.fromName'))
  out += ',"aliases":' + ArrayOf_text(object.aliases, 'EmailChannelConfig.aliases')
  out += ',"trustedAuthServers":' + ArrayOf_text(object.trustedAuthServers, 'EmailChannelConfig.trustedAuthServers')
  return out + '}'
}

const EmailChannelConfig_smtpSecurity = oneOf(["starttls","tls","none"])

function ArrayOf_Channel(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Channel(items[i], at)
  return out + ']'
}

function ChannelReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + Channel(object.data, 'ChannelReply.data')
  return out + '}'
}

function CommentList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'CommentList.total')
  out += ',"page":' + integer(object.page, 'CommentList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'CommentList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'CommentList.lastPage')
  out += ',"data":' + PageOf_Comment_83786(object.data, 'CommentList.data')
  return out + '}'
}

function PageOf_Comment_83786(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, CommentListed, CommentShortened, 83786, 'isTruncated')
  }
  return out + ']'
}

function CommentListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CommentListed.id')
  const m1 = object.roomId
  out += ',"roomId":' + (m1 === null ? 'null' : text(m1, 'CommentListed.roomId'))
  const m2 = object.ticketId
  out += ',"ticketId":' + (m2 === null ? 'null' : text(m2, 'CommentListed.ticketId'))
  out += ',"text":' + textListed(object.text, 'CommentListed.text')
  out += ',"mentions":' + ArrayOf_CommentMention(object.mentions, 'CommentListed.mentions')
  out += ',"attachments":' + ArrayOf_Attachment(object.attachments, 'CommentListed.attachments')
  out += ',"type":' + CommentListed_type(object.type, 'CommentListed.type')
  out += ',"visibility":' + CommentVisibility(object.visibility, 'CommentListed.visibility')
  out += ',"author":' + Actor(object.author, 'CommentListed.author')
  const m9 = object.parentId
  out += ',"parentId":' + (m9 === null ? 'null' : text(m9, 'CommentListed.parentId'))
  const m10 = object.externalId
  out += ',"externalId":' + (m10 === null ? 'null' : text(m10, 'CommentListed.externalId'))
  const m11 = object.messageId
  out += ',"messageId":' + (m11 === null ? 'null' : text(m11, 'CommentListed.messageId'))
  const m12 = object.delivery
  out += ',"delivery":' + (m12 === null ? 'null' : CommentDelivery(m12, 'CommentListed.delivery'))
  const m13 = object.editedAt
  out += ',"editedAt":' + (m13 === null ? 'null' : text(m13, 'CommentListed.editedAt'))
  out += ',"createdAt":' + text(object.createdAt, 'CommentListed.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'CommentListed.updatedAt')
  const m16 = object.deletedAt
  out += ',"deletedAt":' + (m16 === null ? 'null' : text(m16, 'CommentListed.deletedAt'))
  const m17 = object.isTruncated
  if (m17 !== undefined) out += ',"isTruncated":' + boolean(m17, 'CommentListed.isTruncated')
  return out + '}'
}

function CommentMention(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"index":' + integer(object.index, 'CommentMention.index')
  out += ',"userId":' + text(object.userId, 'CommentMention.userId')
  out += ',"user":' + UserReference(object.user, 'CommentMention.user')
  return out + '}'
}

function UserReference(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'UserReference.id')
  out += ',"name":' + text(object.name, 'UserReference.name')
  return out + '}'
}

function ArrayOf_CommentMention(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + CommentMention(items[i], at)
  return out + ']'
}

function Attachment(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"fileId":' + text(object.fileId, 'Attachment.fileId')
  out += ',"name":' + text(object.name, 'Attachment.name')
  out += ',"mimeType":' + text(object.mimeType, 'Attachment.mimeType')
  out += ',"size":' + integer(object.size, 'Attachment.size')
  const m4 = object.contentId
  out += ',"contentId":' + (m4 === null ? 'null' : text(m4, 'Attachment.contentId'))
  out += ',"isInline":' + boolean(object.isInline, 'Attachment.isInline')
  const m6 = object.url
  out += ',"url":' + (m6 === null ? 'null' : text(m6, 'Attachment.url'))
  return out + '}'
}

function ArrayOf_Attachment(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Attachment(items[i], at)
  return out + ']'
}

const CommentListed_type = oneOf(["comment","system"])

const CommentVisibility = oneOf(["internal","public"])

function CommentDelivery(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"status":' + MessageStatus(object.status, 'CommentDelivery.status')
  const m1 = object.errorCode
  out += ',"errorCode":' + (m1 === null ? 'null' : text(m1, 'CommentDelivery.errorCode'))
  const m2 = object.errorMessage
  out += ',"errorMessage":' + (m2 === null ? 'null' : text(m2, 'CommentDelivery.errorMessage'))
  const m3 = object.sentAt
  out += ',"sentAt":' + (m3 === null ? 'null' : text(m3, 'CommentDelivery.sentAt'))
  const m4 = object.deliveredAt
  out += ',"deliveredAt":' + (m4 === null ? 'null' : text(m4, 'CommentDelivery.deliveredAt'))
  const m5 = object.readAt
  out += ',"readAt":' + (m5 === null ? 'null' : text(m5, 'CommentDelivery.readAt'))
  const m6 = object.failedAt
  out += ',"failedAt":' + (m6 === null ? 'null' : text(m6, 'CommentDelivery.failedAt'))
  return out + '}'
}

const MessageStatus = oneOf(["received","scheduled","queued","sending","sent","delivered","read","failed","canceled"])

function CommentShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CommentShortened.id')
  const m1 = object.roomId
  out += ',"roomId":' + (m1 === null ? 'null' : text(m1, 'CommentShortened.roomId'))
  const m2 = object.ticketId
  out += ',"ticketId":' + (m2 === null ? 'null' : text(m2, 'CommentShortened.ticketId'))
  out += ',"text":' + textShortened(object.text, 'CommentShortened.text')
  out += ',"mentions":' + ArrayOf_CommentMentionShortenedShortened(object.mentions, 'CommentShortened.mentions')
  out += ',"attachments":' + ArrayOf_AttachmentShortenedShortened(object.attachments, 'CommentShortened.attachments')
  out += ',"type":' + CommentShortened_type(object.type, 'CommentShortened.type')
  out += ',"visibility":' + CommentVisibility(object.visibility, 'CommentShortened.visibility')
  out += ',"author":' + ActorShortened(object.author, 'CommentShortened.author')
  const m9 = object.parentId
  out += ',"parentId":' + (m9 === null ? 'null' : text(m9, 'CommentShortened.parentId'))
  const m10 = object.externalId
  out += ',"externalId":' + (m10 === null ? 'null' : textShortened(m10, 'CommentShortened.externalId'))
  const m11 = object.messageId
  out += ',"messageId":' + (m11 === null ? 'null' : text(m11, 'CommentShortened.messageId'))
  const m12 = object.delivery
  out += ',"delivery":' + (m12 === null ? 'null' : CommentDeliveryShortened(m12, 'CommentShortened.delivery'))
  const m13 = object.editedAt
  out += ',"editedAt":' + (m13 === null ? 'null' : text(m13, 'CommentShortened.editedAt'))
  out += ',"createdAt":' + text(object.createdAt, 'CommentShortened.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'CommentShortened.updatedAt')
  const m16 = object.deletedAt
  out += ',"deletedAt":' + (m16 === null ? 'null' : text(m16, 'CommentShortened.deletedAt'))
  const m17 = object.isTruncated
  if (m17 !== undefined) out += ',"isTruncated":' + boolean(m17, 'CommentShortened.isTruncated')
  return out + '}'
}

function CommentMentionShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"index":' + integer(object.index, 'CommentMentionShortened.index')
  out += ',"userId":' + text(object.userId, 'CommentMentionShortened.userId')
  out += ',"user":' + UserReferenceShortened(object.user, 'CommentMentionShortened.user')
  return out + '}'
}

function UserReferenceShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'UserReferenceShortened.id')
  out += ',"name":' + textShortened(object.name, 'UserReferenceShortened.name')
  return out + '}'
}

function ArrayOf_CommentMentionShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + CommentMentionShortened(items[i], at)
  return out + ']'
}

function AttachmentShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"fileId":' + text(object.fileId, 'AttachmentShortened.fileId')
  out += ',"name":' + textShortened(object.name, 'AttachmentShortened.name')
  out += ',"mimeType":' + textShortened(object.mimeType, 'AttachmentShortened.mimeType')
  out += ',"size":' + integer(object.size, 'AttachmentShortened.size')
  const m4 = object.contentId
  out += ',"contentId":' + (m4 === null ? 'null' : textShortened(m4, 'AttachmentShortened.contentId'))
  out += ',"isInline":' + boolean(object.isInline, 'AttachmentShortened.isInline')
  const m6 = object.url
  out += ',"url":' + (m6 === null ? 'null' : textShortened(m6, 'AttachmentShortened.url'))
  return out + '}'
}

function ArrayOf_AttachmentShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + AttachmentShortened(items[i], at)
  return out + ']'
}

const CommentShortened_type = oneOf(["comment","system"])

function CommentDeliveryShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"status":' + MessageStatus(object.status, 'CommentDeliveryShortened.status')
  const m1 = object.errorCode
  out += ',"errorCode":' + (m1 === null ? 'null' : textShortened(m1, 'CommentDeliveryShortened.errorCode'))
  const m2 = object.errorMessage
  out += ',"errorMessage":' + (m2 === null ? 'null' : textShortened(m2, 'CommentDeliveryShortened.errorMessage'))
  const m3 = object.sentAt
  out += ',"sentAt":' + (m3 === null ? 'null' : text(m3, 'CommentDeliveryShortened.sentAt'))
  const m4 = object.deliveredAt
  out += ',"deliveredAt":' + (m4 === null ? 'null' : text(m4, 'CommentDeliveryShortened.deliveredAt'))
  const m5 = object.readAt
  out += ',"readAt":' + (m5 === null ? 'null' : text(m5, 'CommentDeliveryShortened.readAt'))
  const m6 = object.failedAt
  out += ',"failedAt":' + (m6 === null ? 'null' : text(m6, 'CommentDeliveryShortened.failedAt'))
  return out + '}'
}

function CommentReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + Comment(object.data, 'CommentReply.data')
  return out + '}'
}

function Comment(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'Comment.id')
  const m1 = object.roomId
  out += ',"roomId":' + (m1 === null ? 'null' : text(m1, 'Comment.roomId'))
  const m2 = object.ticketId
  out += ',"ticketId":' + (m2 === null ? 'null' : text(m2, 'Comment.ticketId'))
  out += ',"text":' + text(object.text, 'Comment.text')
  out += ',"mentions":' + ArrayOf_CommentMention(object.mentions, 'Comment.mentions')
  out += ',"attachments":' + ArrayOf_Attachment(object.attachments, 'Comment.attachments')
  out += ',"type":' + Comment_type(object.type, 'Comment.type')
  out += ',"visibility":' + CommentVisibility(object.visibility, 'Comment.visibility')
  out += ',"author":' + Actor(object.author, 'Comment.author')
  const m9 = object.parentId
  out += ',"parentId":' + (m9 === null ? 'null' : text(m9, 'Comment.parentId'))
  const m10 = object.externalId
  out += ',"externalId":' + (m10 === null ? 'null' : text(m10, 'Comment.externalId'))
  const m11 = object.messageId
  out += ',"messageId":' + (m11 === null ? 'null' : text(m11, 'Comment.messageId'))
  const m12 = object.delivery
  out += ',"delivery":' + (m12 === null ? 'null' : CommentDelivery(m12, 'Comment.delivery'))
  const m13 = object.editedAt
  out += ',"editedAt":' + (m13 === null ? 'null' : text(m13, 'Comment.editedAt'))
  out += ',"createdAt":' + text(object.createdAt, 'Comment.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'Comment.updatedAt')
  const m16 = object.deletedAt
  out += ',"deletedAt":' + (m16 === null ? 'null' : text(m16, 'Comment.deletedAt'))
  const m17 = object.isTruncated
  if (m17 !== undefined) out += ',"isTruncated":' + boolean(m17, 'Comment.isTruncated')
  return out + '}'
}

const Comment_type = oneOf(["comment","system"])

function ContactIdentityReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + ContactIdentity(object.data, 'ContactIdentityReply.data')
  return out + '}'
}

function ContactIdentity(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'ContactIdentity.id')
  out += ',"type":' + ChannelType(object.type, 'ContactIdentity.type')
  out += ',"platformId":' + text(object.platformId, 'ContactIdentity.platformId')
  const m3 = object.displayName
  out += ',"displayName":' + (m3 === null ? 'null' : text(m3, 'ContactIdentity.displayName'))
  return out + '}'
}

function ContactList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'ContactList.total')
  const m1 = object.totalIsCapped
  if (m1 !== undefined) out += ',"totalIsCapped":' + 'true'
  out += ',"page":' + integer(object.page, 'ContactList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'ContactList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'ContactList.lastPage')
  out += ',"data":' + PageOf_Contact_83786(object.data, 'ContactList.data')
  return out + '}'
}

function PageOf_Contact_83786(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, ContactListed, ContactShortened, 83786, 'isTruncated')
  }
  return out + ']'
}

function ContactListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'ContactListed.id')
  out += ',"username":' + text(object.username, 'ContactListed.username')
  out += ',"name":' + text(object.name, 'ContactListed.name')
  const m3 = object.firstName
  out += ',"firstName":' + (m3 === null ? 'null' : text(m3, 'ContactListed.firstName'))
  const m4 = object.lastName
  out += ',"lastName":' + (m4 === null ? 'null' : text(m4, 'ContactListed.lastName'))
  const m5 = object.avatarUrl
  out += ',"avatarUrl":' + (m5 === null ? 'null' : text(m5, 'ContactListed.avatarUrl'))
  out += ',"contactEmails":' + ArrayOf_ContactEmailListed(object.contactEmails, 'ContactListed.contactEmails')
  out += ',"contactPhones":' + ArrayOf_ContactPhoneListed(object.contactPhones, 'ContactListed.contactPhones')
  const m8 = object.address
  out += ',"address":' + (m8 === null ? 'null' : text(m8, 'ContactListed.address'))
  const m9 = object.jobTitle
  out += ',"jobTitle":' + (m9 === null ? 'null' : text(m9, 'ContactListed.jobTitle'))
  out += ',"channel":' + ChannelType(object.channel, 'ContactListed.channel')
  const m11 = object.notes
  out += ',"notes":' + (m11 === null ? 'null' : textListed(m11, 'ContactListed.notes'))
  const m12 = object.language
  out += ',"language":' + (m12 === null ? 'null' : text(m12, 'ContactListed.language'))
  const m13 = object.timezone
  out += ',"timezone":' + (m13 === null ? 'null' : text(m13, 'ContactListed.timezone'))
  const m14 = object.country
  out += ',"country":' + (m14 === null ? 'null' : text(m14, 'ContactListed.country'))
  const m15 = object.externalId
  out += ',"externalId":' + (m15 === null ? 'null' : text(m15, 'ContactListed.externalId'))
  const m16 = object.socialProfileUrl
  out += ',"socialProfileUrl":' + (m16 === null ? 'null' : text(m16, 'ContactListed.socialProfileUrl'))
  out += ',"tags":' + ArrayOf_TagNameListed(object.tags, 'ContactListed.tags')
  out += ',"customFields":' + ArrayOf_CustomFieldValueListed(object.customFields, 'ContactListed.customFields')
  const m19 = object.ownerId
  out += ',"ownerId":' + (m19 === null ? 'null' : text(m19, 'ContactListed.ownerId'))
  const m20 = object.company
  out += ',"company":' + (m20 === null ? 'null' : Company(m20, 'ContactListed.company'))
  out += ',"platformContacts":' + ArrayOf_ContactIdentityListed(object.platformContacts, 'ContactListed.platformContacts')
  out += ',"isBlocked":' + boolean(object.isBlocked, 'ContactListed.isBlocked')
  const m23 = object.blockedReason
  out += ',"blockedReason":' + (m23 === null ? 'null' : text(m23, 'ContactListed.blockedReason'))
  const m24 = object.lastSeenAt
  out += ',"lastSeenAt":' + (m24 === null ? 'null' : text(m24, 'ContactListed.lastSeenAt'))
  const m25 = object.lastContactedAt
  out += ',"lastContactedAt":' + (m25 === null ? 'null' : text(m25, 'ContactListed.lastContactedAt'))
  out += ',"createdAt":' + text(object.createdAt, 'ContactListed.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'ContactListed.updatedAt')
  const m28 = object.deletedAt
  out += ',"deletedAt":' + (m28 === null ? 'null' : text(m28, 'ContactListed.deletedAt'))
  out += ',"version":' + integer(object.version, 'ContactListed.version')
  const m30 = object.isTruncated
  if (m30 !== undefined) out += ',"isTruncated":' + boolean(m30, 'ContactListed.isTruncated')
  return out + '}'
}

function ContactEmail(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'ContactEmail.id')
  out += ',"email":' + text(object.email, 'ContactEmail.email')
  out += ',"isPrimary":' + boolean(object.isPrimary, 'ContactEmail.isPrimary')
  out += ',"isVerified":' + boolean(object.isVerified, 'ContactEmail.isVerified')
  out += ',"isBouncing":' + boolean(object.isBouncing, 'ContactEmail.isBouncing')
  return out + '}'
}

function ArrayOf_ContactEmailListed(value: unknown, at: string): string {
  const items = firstOf(500, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ContactEmail(items[i], at)
  return out + ']'
}

function ContactPhone(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'ContactPhone.id')
  out += ',"phone":' + text(object.phone, 'ContactPhone.phone')
  out += ',"isPrimary":' + boolean(object.isPrimary, 'ContactPhone.isPrimary')
  out += ',"type":' + PhoneType(object.type, 'ContactPhone.type')
  return out + '}'
}

const PhoneType = oneOf(["mobile","work","home","other"])

function ArrayOf_ContactPhoneListed(value: unknown, at: string): string {
  const items = firstOf(500, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ContactPhone(items[i], at)
  return out + ']'
}

function TagName(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'TagName.id')
  out += ',"name":' + text(object.name, 'TagName.name')
  return out + '}'
}

function ArrayOf_TagNameListed(value: unknown, at: string): string {
  const items = firstOf(500, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + TagName(items[i], at)
  return out + ']'
}

function CustomFieldValueListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CustomFieldValueListed.id')
  out += ',"textValue":' + textListed(object.textValue, 'CustomFieldValueListed.textValue')
  out += ',"value":' + CustomFieldTypedValueListed(object.value, 'CustomFieldValueListed.value')
  out += ',"attribute":' + CustomFieldAttribute(object.attribute, 'CustomFieldValueListed.attribute')
  return out + '}'
}

function CustomFieldTypedValueListed(value: unknown, at: string): string {
  if (Array.isArray(value)) return ArrayOf_text(value, at)
  if (typeof value === 'string') return textListed(value, at)
  if (typeof value === 'number') return number(value, at)
  if (typeof value === 'boolean') return boolean(value, at)
  if (typeof value === 'object') return Currency(value, at)
  throw unfit(value, at, 'of a type that it can have')
}

function CustomFieldAttribute(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CustomFieldAttribute.id')
  out += ',"systemName":' + text(object.systemName, 'CustomFieldAttribute.systemName')
  out += ',"displayName":' + text(object.displayName, 'CustomFieldAttribute.displayName')
  out += ',"type":' + CustomFieldType(object.type, 'CustomFieldAttribute.type')
  return out + '}'
}

const CustomFieldType = oneOf(["text","textarea","integer","decimal","percent","currency","boolean","date","datetime","select","multi_select","tree_select","url","email","phone","regex","user","contact"])

function ArrayOf_CustomFieldValueListed(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + CustomFieldValueListed(items[i], at)
  return out + ']'
}

function Company(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'Company.id')
  out += ',"name":' + text(object.name, 'Company.name')
  return out + '}'
}

function ArrayOf_ContactIdentityListed(value: unknown, at: string): string {
  const items = firstOf(500, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ContactIdentity(items[i], at)
  return out + ']'
}

function ContactShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'ContactShortened.id')
  out += ',"username":' + textShortened(object.username, 'ContactShortened.username')
  out += ',"name":' + textShortened(object.name, 'ContactShortened.name')
  const m3 = object.firstName
  out += ',"firstName":' + (m3 === null ? 'null' : textShortened(m3, 'ContactShortened.firstName'))
  const m4 = object.lastName
  out += ',"lastName":' + (m4 === null ? 'null' : textShortened(m4, 'ContactShortened.lastName'))
  const m5 = object.avatarUrl
  out += ',"avatarUrl":' + (m5 === null ? 'null' : text(m5, 'ContactShortened.avatarUrl'))
  out += ',"contactEmails":' + ArrayOf_ContactEmailShortened(object.contactEmails, 'ContactShortened.contactEmails')
  out += ',"contactPhones":' + ArrayOf_ContactPhoneShortened(object.contactPhones, 'ContactShortened.contactPhones')
  const m8 = object.address
  out += ',"address":' + (m8 === null ? 'null' : textShortened(m8, 'ContactShortened.address'))
  const m9 = object.jobTitle
  out += ',"jobTitle":' + (m9 === null ? 'null' : textShortened(m9, 'ContactShortened.jobTitle'))
  out += ',"channel":' + ChannelType(object.channel, 'ContactShortened.channel')
  const m11 = object.notes
  out += ',"notes":' + (m11 === null ? 'null' : textShortened(m11, 'ContactShortened.notes'))
  const m12 = object.language
  out += ',"language":' + (m12 === null ? 'null' : text(m12, 'ContactShortened.language'))
  const m13 = object.timezone
  out += ',"timezone":' + (m13 === null ? 'null' : textShortened(m13, 'ContactShortened.timezone'))
  const m14 = object.country
  out += ',"country":' + (m14 === null ? 'null' : text(m14, 'ContactShortened.country'))
  const m15 = object.externalId
  out += ',"externalId":' + (m15 === null ? 'null' : textShortened(m15, 'ContactShortened.externalId'))
  const m16 = object.socialProfileUrl
  out += ',"socialProfileUrl":' + (m16 === null ? 'null' : text(m16, 'ContactShortened.socialProfileUrl'))
  out += ',"tags":' + ArrayOf_TagNameShortenedShortened(object.tags, 'ContactShortened.tags')
  out += ',"customFields":' + ArrayOf_CustomFieldValueShortenedShortened(object.customFields, 'ContactShortened.customFields')
  const m19 = object.ownerId
  out += ',"ownerId":' + (m19 === null ? 'null' : text(m19, 'ContactShortened.ownerId'))
  const m20 = object.company
  out += ',"company":' + (m20 === null ? 'null' : CompanyShortened(m20, 'ContactShortened.company'))
  out += ',"platformContacts":' + ArrayOf_ContactIdentityShortenedShortened(object.platformContacts, 'ContactShortened.platformContacts')
  out += ',"isBlocked":' + boolean(object.isBlocked, 'ContactShortened.isBlocked')
  const m23 = object.blockedReason
  out += ',"blockedReason":' + (m23 === null ? 'null' : textShortened(m23, 'ContactShortened.blockedReason'))
  const m24 = object.lastSeenAt
  out += ',"lastSeenAt":' + (m24 === null ? 'null' : text(m24, 'ContactShortened.lastSeenAt'))
  const m25 = object.lastContactedAt
  out += ',"lastContactedAt":' + (m25 === null ? 'null' : text(m25, 'ContactShortened.lastContactedAt'))
  out += ',"createdAt":' + text(object.createdAt, 'ContactShortened.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'ContactShortened.updatedAt')
  const m28 = object.deletedAt
  out += ',"deletedAt":' + (m28 === null ? 'null' : text(m28, 'ContactShortened.deletedAt'))
  out += ',"version":' + integer(object.version, 'ContactShortened.version')
  const m30 = object.isTruncated
  if (m30 !== undefined) out += ',"isTruncated":' + boolean(m30, 'ContactShortened.isTruncated')
  return out + '}'
}

function ArrayOf_ContactEmailShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ContactEmail(items[i], at)
  return out + ']'
}

function ArrayOf_ContactPhoneShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ContactPhone(items[i], at)
  return out + ']'
}

function TagNameShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'TagNameShortened.id')
  out += ',"name":' + textShortened(object.name, 'TagNameShortened.name')
  return out + '}'
}

function ArrayOf_TagNameShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + TagNameShortened(items[i], at)
  return out + ']'
}

function CustomFieldValueShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CustomFieldValueShortened.id')
  out += ',"textValue":' + textShortened(object.textValue, 'CustomFieldValueShortened.textValue')
  out += ',"value":' + CustomFieldTypedValueShortened(object.value, 'CustomFieldValueShortened.value')
  out += ',"attribute":' + CustomFieldAttributeShortened(object.attribute, 'CustomFieldValueShortened.attribute')
  return out + '}'
}

function CustomFieldTypedValueShortened(value: unknown, at: string): string {
  if (Array.isArray(value)) return ArrayOf_textShortenedShortened(value, at)
  if (typeof value === 'string') return textShortened(value, at)
  if (typeof value === 'number') return number(value, at)
  if (typeof value === 'boolean') return boolean(value, at)
  if (typeof value === 'object') return Currency(value, at)
  throw unfit(value, at, 'of a type that it can have')
}

function CustomFieldAttributeShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CustomFieldAttributeShortened.id')
  out += ',"systemName":' + textShortened(object.systemName, 'CustomFieldAttributeShortened.systemName')
  out += ',"displayName":' + textShortened(object.displayName, 'CustomFieldAttributeShortened.displayName')
  out += ',"type":' + CustomFieldType(object.type, 'CustomFieldAttributeShortened.type')
  return out + '}'
}

function ArrayOf_CustomFieldValueShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + CustomFieldValueShortened(items[i], at)
  return out + ']'
}

function CompanyShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CompanyShortened.id')
  out += ',"name":' + textShortened(object.name, 'CompanyShortened.name')
  return out + '}'
}

function ContactIdentityShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'ContactIdentityShortened.id')
  out += ',"type":' + ChannelType(object.type, 'ContactIdentityShortened.type')
  out += ',"platformId":' + textShortened(object.platformId, 'ContactIdentityShortened.platformId')
  const m3 = object.displayName
  out += ',"displayName":' + (m3 === null ? 'null' : textShortened(m3, 'ContactIdentityShortened.displayName'))
  return out + '}'
}

function ArrayOf_ContactIdentityShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ContactIdentityShortened(items[i], at)
  return out + ']'
}

function ContactMergeList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'ContactMergeList.total')
  out += ',"page":' + integer(object.page, 'ContactMergeList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'ContactMergeList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'ContactMergeList.lastPage')
  out += ',"data":' + ArrayOf_ContactMergeEntry(object.data, 'ContactMergeList.data')
  return out + '}'
}

function ContactMergeEntry(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'ContactMergeEntry.id')
  out += ',"sourceId":' + text(object.sourceId, 'ContactMergeEntry.sourceId')
  out += ',"sourceName":' + text(object.sourceName, 'ContactMergeEntry.sourceName')
  out += ',"actor":' + Actor(object.actor, 'ContactMergeEntry.actor')
  out += ',"mergedAt":' + text(object.mergedAt, 'ContactMergeEntry.mergedAt')
  return out + '}'
}

function ArrayOf_ContactMergeEntry(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ContactMergeEntry(items[i], at)
  return out + ']'
}

function ContactReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + Contact(object.data, 'ContactReply.data')
  return out + '}'
}

function Contact(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'Contact.id')
  out += ',"username":' + text(object.username, 'Contact.username')
  out += ',"name":' + text(object.name, 'Contact.name')
  const m3 = object.firstName
  out += ',"firstName":' + (m3 === null ? 'null' : text(m3, 'Contact.firstName'))
  const m4 = object.lastName
  out += ',"lastName":' + (m4 === null ? 'null' : text(m4, 'Contact.lastName'))
  const m5 = object.avatarUrl
  out += ',"avatarUrl":' + (m5 === null ? 'null' : text(m5, 'Contact.avatarUrl'))
  out += ',"contactEmails":' + ArrayOf_ContactEmail(object.contactEmails, 'Contact.contactEmails')
  out += ',"contactPhones":' + ArrayOf_ContactPhone(object.contactPhones, 'Contact.contactPhones')
  const m8 = object.address
  out += ',"address":' + (m8 === null ? 'null' : text(m8, 'Contact.address'))
  const m9 = object.jobTitle
  out += ',"jobTitle":' + (m9 === null ? 'null' : text(m9, 'Contact.jobTitle'))
  out += ',"channel":' + ChannelType(object.channel, 'Contact.channel')
  const m11 = object.notes
  out += ',"notes":' + (m11 === null ? 'null' : text(m11, 'Contact.notes'))
  const m12 = object.language
  out += ',"language":' + (m12 === null ? 'null' : text(m12, 'Contact.language'))
  const m13 = object.timezone
  out += ',"timezone":' + (m13 === null ? 'null' : text(m13, 'Contact.timezone'))
  const m14 = object.country
  out += ',"country":' + (m14 === null ? 'null' : text(m14, 'Contact.country'))
  const m15 = object.externalId
  out += ',"externalId":' + (m15 === null ? 'null' : text(m15, 'Contact.externalId'))
  const m16 = object.socialProfileUrl
  out += ',"socialProfileUrl":' + (m16 === null ? 'null' : text(m16, 'Contact.socialProfileUrl'))
  out += ',"tags":' + ArrayOf_TagName(object.tags, 'Contact.tags')
  out += ',"customFields":' + ArrayOf_CustomFieldValue(object.customFields, 'Contact.customFields')
  const m19 = object.ownerId
  out += ',"ownerId":' + (m19 === null ? 'null' : text(m19, 'Contact.ownerId'))
  const m20 = object.company
  out += ',"company":' + (m20 === null ? 'null' : Company(m20, 'Contact.company'))
  out += ',"platformContacts":' + ArrayOf_ContactIdentity(object.platformContacts, 'Contact.platformContacts')
  out += ',"isBlocked":' + boolean(object.isBlocked, 'Contact.isBlocked')
  const m23 = object.blockedReason
  out += ',"blockedReason":' + (m23 === null ? 'null' : text(m23, 'Contact.blockedReason'))
  const m24 = object.lastSeenAt
  out += ',"lastSeenAt":' + (m24 === null ? 'null' : text(m24, 'Contact.lastSeenAt'))
  const m25 = object.lastContactedAt
  out += ',"lastContactedAt":' + (m25 === null ? 'null' : text(m25, 'Contact.lastContactedAt'))
  out += ',"createdAt":' + text(object.createdAt, 'Contact.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'Contact.updatedAt')
  const m28 = object.deletedAt
  out += ',"deletedAt":' + (m28 === null ? 'null' : text(m28, 'Contact.deletedAt'))
  out += ',"version":' + integer(object.version, 'Contact.version')
  const m30 = object.isTruncated
  if (m30 !== undefined) out += ',"isTruncated":' + boolean(m30, 'Contact.isTruncated')
  return out + '}'
}

function ArrayOf_ContactEmail(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ContactEmail(items[i], at)
  return out + ']'
}

function ArrayOf_ContactPhone(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ContactPhone(items[i], at)
  return out + ']'
}

function ArrayOf_TagName(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + TagName(items[i], at)
  return out + ']'
}

function CustomFieldValue(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CustomFieldValue.id')
  out += ',"textValue":' + text(object.textValue, 'CustomFieldValue.textValue')
  out += ',"value":' + CustomFieldTypedValue(object.value, 'CustomFieldValue.value')
  out += ',"attribute":' + CustomFieldAttribute(object.attribute, 'CustomFieldValue.attribute')
  return out + '}'
}

function CustomFieldTypedValue(value: unknown, at: string): string {
  if (Array.isArray(value)) return ArrayOf_text(value, at)
  if (typeof value === 'string') return text(value, at)
  if (typeof value === 'number') return number(value, at)
  if (typeof value === 'boolean') return boolean(value, at)
  if (typeof value === 'object') return Currency(value, at)
  throw unfit(value, at, 'of a type that it can have')
}

function ArrayOf_CustomFieldValue(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + CustomFieldValue(items[i], at)
  return out + ']'
}

function ArrayOf_ContactIdentity(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ContactIdentity(items[i], at)
  return out + ']'
}

function ConversationList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'ConversationList.total')
  const m1 = object.totalIsCapped
  if (m1 !== undefined) out += ',"totalIsCapped":' + 'true'
  out += ',"page":' + integer(object.page, 'ConversationList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'ConversationList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'ConversationList.lastPage')
  out += ',"data":' + PageOf_Conversation_83786(object.data, 'ConversationList.data')
  return out + '}'
}

function PageOf_Conversation_83786(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, Conversation, ConversationShortened, 83786, 'isTruncated')
  }
  return out + ']'
}

function Conversation(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'Conversation.id')
  out += ',"kind":' + ConversationKind(object.kind, 'Conversation.kind')
  out += ',"status":' + ConversationStatus(object.status, 'Conversation.status')
  const m3 = object.channelId
  out += ',"channelId":' + (m3 === null ? 'null' : text(m3, 'Conversation.channelId'))
  const m4 = object.channel
  out += ',"channel":' + (m4 === null ? 'null' : AdapterType(m4, 'Conversation.channel'))
  const m5 = object.contactId
  out += ',"contactId":' + (m5 === null ? 'null' : text(m5, 'Conversation.contactId'))
  const m6 = object.groupId
  out += ',"groupId":' + (m6 === null ? 'null' : text(m6, 'Conversation.groupId'))
  const m7 = object.subject
  out += ',"subject":' + (m7 === null ? 'null' : text(m7, 'Conversation.subject'))
  out += ',"participants":' + ArrayOf_ConversationParticipant(object.participants, 'Conversation.participants')
  const m9 = object.relatedConversationId
  out += ',"relatedConversationId":' + (m9 === null ? 'null' : text(m9, 'Conversation.relatedConversationId'))
  const m10 = object.assigneeId
  out += ',"assigneeId":' + (m10 === null ? 'null' : text(m10, 'Conversation.assigneeId'))
  const m11 = object.queueId
  out += ',"queueId":' + (m11 === null ? 'null' : text(m11, 'Conversation.queueId'))
  const m12 = object.disposition
  out += ',"disposition":' + (m12 === null ? 'null' : text(m12, 'Conversation.disposition'))
  const m13 = object.lastMessageAt
  out += ',"lastMessageAt":' + (m13 === null ? 'null' : text(m13, 'Conversation.lastMessageAt'))
  const m14 = object.lastInboundAt
  out += ',"lastInboundAt":' + (m14 === null ? 'null' : text(m14, 'Conversation.lastInboundAt'))
  const m15 = object.lastMessagePreview
  out += ',"lastMessagePreview":' + (m15 === null ? 'null' : text(m15, 'Conversation.lastMessagePreview'))
  out += ',"unreadCount":' + integer(object.unreadCount, 'Conversation.unreadCount')
  const m17 = object.messageWindowExpiresAt
  out += ',"messageWindowExpiresAt":' + (m17 === null ? 'null' : text(m17, 'Conversation.messageWindowExpiresAt'))
  const m18 = object.currentCxLogId
  out += ',"currentCxLogId":' + (m18 === null ? 'null' : text(m18, 'Conversation.currentCxLogId'))
  out += ',"ticketIds":' + ArrayOf_text(object.ticketIds, 'Conversation.ticketIds')
  out += ',"createdAt":' + text(object.createdAt, 'Conversation.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'Conversation.updatedAt')
  const m22 = object.closedAt
  out += ',"closedAt":' + (m22 === null ? 'null' : text(m22, 'Conversation.closedAt'))
  out += ',"version":' + integer(object.version, 'Conversation.version')
  const m24 = object.contact
  if (m24 !== undefined) out += ',"contact":' + (m24 === null ? 'null' : ContactName(m24, 'Conversation.contact'))
  const m25 = object.assignee
  if (m25 !== undefined) out += ',"assignee":' + (m25 === null ? 'null' : UserName(m25, 'Conversation.assignee'))
  const m26 = object.queue
  if (m26 !== undefined) out += ',"queue":' + (m26 === null ? 'null' : AutomationQueueName(m26, 'Conversation.queue'))
  const m27 = object.unresolvedTickets
  if (m27 !== undefined) out += ',"unresolvedTickets":' + ArrayOf_UnresolvedTicket(m27, 'Conversation.unresolvedTickets')
  const m28 = object.isTruncated
  if (m28 !== undefined) out += ',"isTruncated":' + boolean(m28, 'Conversation.isTruncated')
  return out + '}'
}

const ConversationKind = oneOf(["direct","email","group"])

const ConversationStatus = oneOf(["open","hold","closed"])

function ConversationParticipant(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  const m0 = object.contactId
  out += '{"contactId":' + (m0 === null ? 'null' : text(m0, 'ConversationParticipant.contactId'))
  out += ',"address":' + text(object.address, 'ConversationParticipant.address')
  out += ',"name":' + text(object.name, 'ConversationParticipant.name')
  out += ',"role":' + ConversationParticipantRole(object.role, 'ConversationParticipant.role')
  return out + '}'
}

const ConversationParticipantRole = oneOf(["from","to","cc"])

function ArrayOf_ConversationParticipant(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ConversationParticipant(items[i], at)
  return out + ']'
}

function UnresolvedTicket(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'UnresolvedTicket.id')
  out += ',"ticketNumber":' + integer(object.ticketNumber, 'UnresolvedTicket.ticketNumber')
  out += ',"fields":' + ArrayOf_text(object.fields, 'UnresolvedTicket.fields')
  return out + '}'
}

function ArrayOf_UnresolvedTicket(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + UnresolvedTicket(items[i], at)
  return out + ']'
}

function ConversationShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'ConversationShortened.id')
  out += ',"kind":' + ConversationKind(object.kind, 'ConversationShortened.kind')
  out += ',"status":' + ConversationStatus(object.status, 'ConversationShortened.status')
  const m3 = object.channelId
  out += ',"channelId":' + (m3 === null ? 'null' : text(m3, 'ConversationShortened.channelId'))
  const m4 = object.channel
  out += ',"channel":' + (m4 === null ? 'null' : AdapterType(m4, 'ConversationShortened.channel'))
  const m5 = object.contactId
  out += ',"contactId":' + (m5 === null ? 'null' : text(m5, 'ConversationShortened.contactId'))
  const m6 = object.groupId
  out += ',"groupId":' + (m6 === null ? 'null' : text(m6, 'ConversationShortened.groupId'))
  const m7 = object.subject
  out += ',"subject":' + (m7 === null ? 'null' : textShortened(m7, 'ConversationShortened.subject'))
  out += ',"participants":' + ArrayOf_ConversationParticipantShortenedShortened(object.participants, 'ConversationShortened.participants')
  const m9 = object.relatedConversationId
  out += ',"relatedConversationId":' + (m9 === null ? 'null' : text(m9, 'ConversationShortened.relatedConversationId'))
  const m10 = object.assigneeId
  out += ',"assigneeId":' + (m10 === null ? 'null' : text(m10, 'ConversationShortened.assigneeId'))
  const m11 = object.queueId
  out += ',"queueId":' + (m11 === null ? 'null' : text(m11, 'ConversationShortened.queueId'))
  const m12 = object.disposition
  out += ',"disposition":' + (m12 === null ? 'null' : textShortened(m12, 'ConversationShortened.disposition'))
  const m13 = object.lastMessageAt
  out += ',"lastMessageAt":' + (m13 === null ? 'null' : text(m13, 'ConversationShortened.lastMessageAt'))
  const m14 = object.lastInboundAt
  out += ',"lastInboundAt":' + (m14 === null ? 'null' : text(m14, 'ConversationShortened.lastInboundAt'))
  const m15 = object.lastMessagePreview
  out += ',"lastMessagePreview":' + (m15 === null ? 'null' : textShortened(m15, 'ConversationShortened.lastMessagePreview'))
  out += ',"unreadCount":' + integer(object.unreadCount, 'ConversationShortened.unreadCount')
  const m17 = object.messageWindowExpiresAt
  out += ',"messageWindowExpiresAt":' + (m17 === null ? 'null' : text(m17, 'ConversationShortened.messageWindowExpiresAt'))
  const m18 = object.currentCxLogId
  out += ',"currentCxLogId":' + (m18 === null ? 'null' : text(m18, 'ConversationShortened.currentCxLogId'))
  out += ',"ticketIds":' + ArrayOf_textShortened(object.ticketIds, 'ConversationShortened.ticketIds')
  out += ',"createdAt":' + text(object.createdAt, 'ConversationShortened.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'ConversationShortened.updatedAt')
  const m22 = object.closedAt
  out += ',"closedAt":' + (m22 === null ? 'null' : text(m22, 'ConversationShortened.closedAt'))
  out += ',"version":' + integer(object.version, 'ConversationShortened.version')
  const m24 = object.contact
  if (m24 !== undefined) out += ',"contact":' + (m24 === null ? 'null' : ContactNameShortened(m24, 'ConversationShortened.contact'))
  const m25 = object.assignee
  if (m25 !== undefined) out += ',"assignee":' + (m25 === null ? 'null' : UserNameShortened(m25, 'ConversationShortened.assignee'))
  const m26 = object.queue
  if (m26 !== undefined) out += ',"queue":' + (m26 === null ? 'null' : AutomationQueueNameShortened(m26, 'ConversationShortened.queue'))
  const m27 = object.unresolvedTickets
  if (m27 !== undefined) out += ',"unresolvedTickets":' + ArrayOf_UnresolvedTicketShortenedShortened(m27, 'ConversationShortened.unresolvedTickets')
  const m28 = object.isTruncated
  if (m28 !== undefined) out += ',"isTruncated":' + boolean(m28, 'ConversationShortened.isTruncated')
  return out + '}'
}

function ConversationParticipantShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  const m0 = object.contactId
  out += '{"contactId":' + (m0 === null ? 'null' : text(m0, 'ConversationParticipantShortened.contactId'))
  out += ',"address":' + textShortened(object.address, 'ConversationParticipantShortened.address')
  out += ',"name":' + textShortened(object.name, 'ConversationParticipantShortened.name')
  out += ',"role":' + ConversationParticipantRole(object.role, 'ConversationParticipantShortened.role')
  return out + '}'
}

function ArrayOf_ConversationParticipantShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ConversationParticipantShortened(items[i], at)
  return out + ']'
}

function UnresolvedTicketShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'UnresolvedTicketShortened.id')
  out += ',"ticketNumber":' + integer(object.ticketNumber, 'UnresolvedTicketShortened.ticketNumber')
  out += ',"fields":' + ArrayOf_textShortenedShortened(object.fields, 'UnresolvedTicketShortened.fields')
  return out + '}'
}

function ArrayOf_UnresolvedTicketShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + UnresolvedTicketShortened(items[i], at)
  return out + ']'
}

function ConversationReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + Conversation(object.data, 'ConversationReply.data')
  return out + '}'
}

function CurrentApiTokenReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + CurrentApiToken(object.data, 'CurrentApiTokenReply.data')
  return out + '}'
}

function CurrentApiToken(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CurrentApiToken.id')
  out += ',"name":' + text(object.name, 'CurrentApiToken.name')
  out += ',"kind":' + ApiTokenKind(object.kind, 'CurrentApiToken.kind')
  const m3 = object.userId
  out += ',"userId":' + (m3 === null ? 'null' : text(m3, 'CurrentApiToken.userId'))
  const m4 = object.creatorId
  out += ',"creatorId":' + (m4 === null ? 'null' : text(m4, 'CurrentApiToken.creatorId'))
  out += ',"preview":' + text(object.preview, 'CurrentApiToken.preview')
  out += ',"scopes":' + ArrayOf_Scope(object.scopes, 'CurrentApiToken.scopes')
  out += ',"status":' + ApiTokenStatus(object.status, 'CurrentApiToken.status')
  const m8 = object.expiresAt
  out += ',"expiresAt":' + (m8 === null ? 'null' : text(m8, 'CurrentApiToken.expiresAt'))
  const m9 = object.lastUsedAt
  out += ',"lastUsedAt":' + (m9 === null ? 'null' : text(m9, 'CurrentApiToken.lastUsedAt'))
  const m10 = object.lastUsedIp
  out += ',"lastUsedIp":' + (m10 === null ? 'null' : text(m10, 'CurrentApiToken.lastUsedIp'))
  const m11 = object.device
  out += ',"device":' + (m11 === null ? 'null' : text(m11, 'CurrentApiToken.device'))
  out += ',"createdAt":' + text(object.createdAt, 'CurrentApiToken.createdAt')
  const m13 = object.revokedAt
  out += ',"revokedAt":' + (m13 === null ? 'null' : text(m13, 'CurrentApiToken.revokedAt'))
  out += ',"workspace":' + Workspace(object.workspace, 'CurrentApiToken.workspace')
  return out + '}'
}

function Workspace(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'Workspace.id')
  out += ',"name":' + text(object.name, 'Workspace.name')
  return out + '}'
}

function CurrentUserReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + CurrentUser(object.data, 'CurrentUserReply.data')
  return out + '}'
}

function CurrentUser(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CurrentUser.id')
  out += ',"name":' + text(object.name, 'CurrentUser.name')
  out += ',"email":' + text(object.email, 'CurrentUser.email')
  const m3 = object.phone
  out += ',"phone":' + (m3 === null ? 'null' : text(m3, 'CurrentUser.phone'))
  const m4 = object.extension
  out += ',"extension":' + (m4 === null ? 'null' : text(m4, 'CurrentUser.extension'))
  const m5 = object.avatarUrl
  out += ',"avatarUrl":' + (m5 === null ? 'null' : text(m5, 'CurrentUser.avatarUrl'))
  out += ',"status":' + CurrentUser_status(object.status, 'CurrentUser.status')
  out += ',"roleIds":' + ArrayOf_text(object.roleIds, 'CurrentUser.roleIds')
  out += ',"roles":' + ArrayOf_UserRole(object.roles, 'CurrentUser.roles')
  out += ',"queueIds":' + ArrayOf_text(object.queueIds, 'CurrentUser.queueIds')
  out += ',"skills":' + ArrayOf_UserSkill(object.skills, 'CurrentUser.skills')
  out += ',"capacity":' + UserCapacity(object.capacity, 'CurrentUser.capacity')
  const m12 = object.language
  out += ',"language":' + (m12 === null ? 'null' : text(m12, 'CurrentUser.language'))
  const m13 = object.timezone
  out += ',"timezone":' + (m13 === null ? 'null' : text(m13, 'CurrentUser.timezone'))
  out += ',"presence":' + UserPresence(object.presence, 'CurrentUser.presence')
  const m15 = object.lastSeenAt
  out += ',"lastSeenAt":' + (m15 === null ? 'null' : text(m15, 'CurrentUser.lastSeenAt'))
  out += ',"createdAt":' + text(object.createdAt, 'CurrentUser.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'CurrentUser.updatedAt')
  const m18 = object.deletedAt
  out += ',"deletedAt":' + (m18 === null ? 'null' : text(m18, 'CurrentUser.deletedAt'))
  out += ',"version":' + integer(object.version, 'CurrentUser.version')
  out += ',"scopes":' + ArrayOf_Scope(object.scopes, 'CurrentUser.scopes')
  out += ',"workspace":' + CurrentWorkspace(object.workspace, 'CurrentUser.workspace')
  return out + '}'
}

const CurrentUser_status = oneOf(["invited","active","suspended","deleted"])

function UserRole(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'UserRole.id')
  out += ',"name":' + text(object.name, 'UserRole.name')
  return out + '}'
}

function ArrayOf_UserRole(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + UserRole(items[i], at)
  return out + ']'
}

function UserSkill(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"name":' + text(object.name, 'UserSkill.name')
  out += ',"level":' + integer(object.level, 'UserSkill.level')
  return out + '}'
}

function ArrayOf_UserSkill(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + UserSkill(items[i], at)
  return out + ']'
}

function UserCapacity(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"voice":' + integer(object.voice, 'UserCapacity.voice')
  out += ',"chat":' + integer(object.chat, 'UserCapacity.chat')
  out += ',"email":' + integer(object.email, 'UserCapacity.email')
  out += ',"task":' + integer(object.task, 'UserCapacity.task')
  return out + '}'
}

function UserPresence(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"presenceStatus":' + PresenceName(object.presenceStatus, 'UserPresence.presenceStatus')
  out += ',"category":' + PresenceCategory(object.category, 'UserPresence.category')
  const m2 = object.reason
  out += ',"reason":' + (m2 === null ? 'null' : text(m2, 'UserPresence.reason'))
  const m3 = object.since
  out += ',"since":' + (m3 === null ? 'null' : text(m3, 'UserPresence.since'))
  const m4 = object.until
  out += ',"until":' + (m4 === null ? 'null' : text(m4, 'UserPresence.until'))
  return out + '}'
}

function CurrentWorkspace(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CurrentWorkspace.id')
  out += ',"name":' + text(object.name, 'CurrentWorkspace.name')
  out += ',"timeZone":' + text(object.timeZone, 'CurrentWorkspace.timeZone')
  const m3 = object.defaultCountry
  out += ',"defaultCountry":' + (m3 === null ? 'null' : text(m3, 'CurrentWorkspace.defaultCountry'))
  return out + '}'
}

function CustomFieldList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'CustomFieldList.total')
  out += ',"page":' + integer(object.page, 'CustomFieldList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'CustomFieldList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'CustomFieldList.lastPage')
  out += ',"data":' + PageOf_CustomField_83786(object.data, 'CustomFieldList.data')
  return out + '}'
}

function PageOf_CustomField_83786(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, CustomFieldListed, CustomFieldShortened, 83786, 'isTruncated')
  }
  return out + ']'
}

function CustomFieldListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CustomFieldListed.id')
  out += ',"entity":' + CustomFieldEntity(object.entity, 'CustomFieldListed.entity')
  out += ',"systemName":' + text(object.systemName, 'CustomFieldListed.systemName')
  out += ',"displayName":' + text(object.displayName, 'CustomFieldListed.displayName')
  const m4 = object.description
  out += ',"description":' + (m4 === null ? 'null' : text(m4, 'CustomFieldListed.description'))
  out += ',"type":' + CustomFieldType(object.type, 'CustomFieldListed.type')
  out += ',"options":' + ArrayOf_CustomFieldOptionListed(object.options, 'CustomFieldListed.options')
  const m7 = object.defaultValue
  out += ',"defaultValue":' + (m7 === null ? 'null' : CustomFieldTypedValueListed(m7, 'CustomFieldListed.defaultValue'))
  out += ',"isRequired":' + boolean(object.isRequired, 'CustomFieldListed.isRequired')
  out += ',"isRequiredToResolve":' + boolean(object.isRequiredToResolve, 'CustomFieldListed.isRequiredToResolve')
  out += ',"isUnique":' + boolean(object.isUnique, 'CustomFieldListed.isUnique')
  out += ',"isReadOnly":' + boolean(object.isReadOnly, 'CustomFieldListed.isReadOnly')
  out += ',"isArchived":' + boolean(object.isArchived, 'CustomFieldListed.isArchived')
  out += ',"validation":' + CustomFieldValidation(object.validation, 'CustomFieldListed.validation')
  out += ',"sortOrder":' + integer(object.sortOrder, 'CustomFieldListed.sortOrder')
  out += ',"createdAt":' + text(object.createdAt, 'CustomFieldListed.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'CustomFieldListed.updatedAt')
  out += ',"version":' + integer(object.version, 'CustomFieldListed.version')
  const m18 = object.isTruncated
  if (m18 !== undefined) out += ',"isTruncated":' + boolean(m18, 'CustomFieldListed.isTruncated')
  return out + '}'
}

const CustomFieldEntity = oneOf(["ticket","contact"])

function CustomFieldOption(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"value":' + text(object.value, 'CustomFieldOption.value')
  out += ',"label":' + text(object.label, 'CustomFieldOption.label')
  out += ',"isDefault":' + boolean(object.isDefault, 'CustomFieldOption.isDefault')
  out += ',"isArchived":' + boolean(object.isArchived, 'CustomFieldOption.isArchived')
  const m4 = object.parentValue
  out += ',"parentValue":' + (m4 === null ? 'null' : text(m4, 'CustomFieldOption.parentValue'))
  return out + '}'
}

function ArrayOf_CustomFieldOptionListed(value: unknown, at: string): string {
  const items = firstOf(500, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + CustomFieldOption(items[i], at)
  return out + ']'
}

function CustomFieldValidation(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  const m0 = object.minLength
  out += '{"minLength":' + (m0 === null ? 'null' : integer(m0, 'CustomFieldValidation.minLength'))
  const m1 = object.maxLength
  out += ',"maxLength":' + (m1 === null ? 'null' : integer(m1, 'CustomFieldValidation.maxLength'))
  const m2 = object.min
  out += ',"min":' + (m2 === null ? 'null' : number(m2, 'CustomFieldValidation.min'))
  const m3 = object.max
  out += ',"max":' + (m3 === null ? 'null' : number(m3, 'CustomFieldValidation.max'))
  const m4 = object.pattern
  out += ',"pattern":' + (m4 === null ? 'null' : text(m4, 'CustomFieldValidation.pattern'))
  return out + '}'
}

function CustomFieldShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CustomFieldShortened.id')
  out += ',"entity":' + CustomFieldEntity(object.entity, 'CustomFieldShortened.entity')
  out += ',"systemName":' + textShortened(object.systemName, 'CustomFieldShortened.systemName')
  out += ',"displayName":' + textShortened(object.displayName, 'CustomFieldShortened.displayName')
  const m4 = object.description
  out += ',"description":' + (m4 === null ? 'null' : textShortened(m4, 'CustomFieldShortened.description'))
  out += ',"type":' + CustomFieldType(object.type, 'CustomFieldShortened.type')
  out += ',"options":' + ArrayOf_CustomFieldOptionShortenedShortened(object.options, 'CustomFieldShortened.options')
  const m7 = object.defaultValue
  out += ',"defaultValue":' + (m7 === null ? 'null' : CustomFieldTypedValueShortened(m7, 'CustomFieldShortened.defaultValue'))
  out += ',"isRequired":' + boolean(object.isRequired, 'CustomFieldShortened.isRequired')
  out += ',"isRequiredToResolve":' + boolean(object.isRequiredToResolve, 'CustomFieldShortened.isRequiredToResolve')
  out += ',"isUnique":' + boolean(object.isUnique, 'CustomFieldShortened.isUnique')
  out += ',"isReadOnly":' + boolean(object.isReadOnly, 'CustomFieldShortened.isReadOnly')
  out += ',"isArchived":' + boolean(object.isArchived, 'CustomFieldShortened.isArchived')
  out += ',"validation":' + CustomFieldValidationShortened(object.validation, 'CustomFieldShortened.validation')
  out += ',"sortOrder":' + integer(object.sortOrder, 'CustomFieldShortened.sortOrder')
  out += ',"createdAt":' + text(object.createdAt, 'CustomFieldShortened.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'CustomFieldShortened.updatedAt')
  out += ',"version":' + integer(object.version, 'CustomFieldShortened.version')
  const m18 = object.isTruncated
  if (m18 !== undefined) out += ',"isTruncated":' + boolean(m18, 'CustomFieldShortened.isTruncated')
  return out + '}'
}

function CustomFieldOptionShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"value":' + textShortened(object.value, 'CustomFieldOptionShortened.value')
  out += ',"label":' + textShortened(object.label, 'CustomFieldOptionShortened.label')
  out += ',"isDefault":' + boolean(object.isDefault, 'CustomFieldOptionShortened.isDefault')
  out += ',"isArchived":' + boolean(object.isArchived, 'CustomFieldOptionShortened.isArchived')
  const m4 = object.parentValue
  out += ',"parentValue":' + (m4 === null ? 'null' : textShortened(m4, 'CustomFieldOptionShortened.parentValue'))
  return out + '}'
}

function ArrayOf_CustomFieldOptionShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + CustomFieldOptionShortened(items[i], at)
  return out + ']'
}

function CustomFieldValidationShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  const m0 = object.minLength
  out += '{"minLength":' + (m0 === null ? 'null' : integer(m0, 'CustomFieldValidationShortened.minLength'))
  const m1 = object.maxLength
  out += ',"maxLength":' + (m1 === null ? 'null' : integer(m1, 'CustomFieldValidationShortened.maxLength'))
  const m2 = object.min
  out += ',"min":' + (m2 === null ? 'null' : number(m2, 'CustomFieldValidationShortened.min'))
  const m3 = object.max
  out += ',"max":' + (m3 === null ? 'null' : number(m3, 'CustomFieldValidationShortened.max'))
  const m4 = object.pattern
  out += ',"pattern":' + (m4 === null ? 'null' : textShortened(m4, 'CustomFieldValidationShortened.pattern'))
  return out + '}'
}

function CustomFieldReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + CustomField(object.data, 'CustomFieldReply.data')
  return out + '}'
}

function CustomField(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CustomField.id')
  out += ',"entity":' + CustomFieldEntity(object.entity, 'CustomField.entity')
  out += ',"systemName":' + text(object.systemName, 'CustomField.systemName')
  out += ',"displayName":' + text(object.displayName, 'CustomField.displayName')
  const m4 = object.description
  out += ',"description":' + (m4 === null ? 'null' : text(m4, 'CustomField.description'))
  out += ',"type":' + CustomFieldType(object.type, 'CustomField.type')
  out += ',"options":' + ArrayOf_CustomFieldOption(object.options, 'CustomField.options')
  const m7 = object.defaultValue
  out += ',"defaultValue":' + (m7 === null ? 'null' : CustomFieldTypedValue(m7, 'CustomField.defaultValue'))
  out += ',"isRequired":' + boolean(object.isRequired, 'CustomField.isRequired')
  out += ',"isRequiredToResolve":' + boolean(object.isRequiredToResolve, 'CustomField.isRequiredToResolve')
  out += ',"isUnique":' + boolean(object.isUnique, 'CustomField.isUnique')
  out += ',"isReadOnly":' + boolean(object.isReadOnly, 'CustomField.isReadOnly')
  out += ',"isArchived":' + boolean(object.isArchived, 'CustomField.isArchived')
  out += ',"validation":' + CustomFieldValidation(object.validation, 'CustomField.validation')
  out += ',"sortOrder":' + integer(object.sortOrder, 'CustomField.sortOrder')
  out += ',"createdAt":' + text(object.createdAt, 'CustomField.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'CustomField.updatedAt')
  out += ',"version":' + integer(object.version, 'CustomField.version')
  const m18 = object.isTruncated
  if (m18 !== undefined) out += ',"isTruncated":' + boolean(m18, 'CustomField.isTruncated')
  return out + '}'
}

function ArrayOf_CustomFieldOption(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + CustomFieldOption(items[i], at)
  return out + ']'
}

function CxLogList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'CxLogList.total')
  out += ',"page":' + integer(object.page, 'CxLogList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'CxLogList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'CxLogList.lastPage')
  out += ',"data":' + PageOf_CxLog_83786(object.data, 'CxLogList.data')
  return out + '}'
}

function PageOf_CxLog_83786(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, CxLogListed, CxLogShortened, 83786, 'isTruncated')
  }
  return out + ']'
}

function CxLogListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CxLogListed.id')
  out += ',"caseId":' + integer(object.caseId, 'CxLogListed.caseId')
  out += ',"kind":' + CxLogKind(object.kind, 'CxLogListed.kind')
  out += ',"entityName":' + CxLogListed_entityName(object.entityName, 'CxLogListed.entityName')
  const m4 = object.entityId
  out += ',"entityId":' + (m4 === null ? 'null' : text(m4, 'CxLogListed.entityId'))
  const m5 = object.contactId
  out += ',"contactId":' + (m5 === null ? 'null' : text(m5, 'CxLogListed.contactId'))
  const m6 = object.contact
  out += ',"contact":' + (m6 === null ? 'null' : ContactName(m6, 'CxLogListed.contact'))
  out += ',"contactLabel":' + ArrayOf_text(object.contactLabel, 'CxLogListed.contactLabel')
  const m8 = object.customerPhone
  out += ',"customerPhone":' + (m8 === null ? 'null' : text(m8, 'CxLogListed.customerPhone'))
  out += ',"channelType":' + CxLogChannelType(object.channelType, 'CxLogListed.channelType')
  const m10 = object.channelId
  out += ',"channelId":' + (m10 === null ? 'null' : text(m10, 'CxLogListed.channelId'))
  const m11 = object.channelName
  out += ',"channelName":' + (m11 === null ? 'null' : text(m11, 'CxLogListed.channelName'))
  out += ',"direction":' + CallDirection(object.direction, 'CxLogListed.direction')
  out += ',"status":' + CxLogStatus(object.status, 'CxLogListed.status')
  const m14 = object.queueId
  out += ',"queueId":' + (m14 === null ? 'null' : text(m14, 'CxLogListed.queueId'))
  const m15 = object.queueName
  out += ',"queueName":' + (m15 === null ? 'null' : text(m15, 'CxLogListed.queueName'))
  const m16 = object.firstAssigneeId
  out += ',"firstAssigneeId":' + (m16 === null ? 'null' : text(m16, 'CxLogListed.firstAssigneeId'))
  const m17 = object.firstAssignee
  out += ',"firstAssignee":' + (m17 === null ? 'null' : CallAgent(m17, 'CxLogListed.firstAssignee'))
  const m18 = object.agentId
  out += ',"agentId":' + (m18 === null ? 'null' : text(m18, 'CxLogListed.agentId'))
  const m19 = object.agent
  out += ',"agent":' + (m19 === null ? 'null' : CallAgent(m19, 'CxLogListed.agent'))
  const m20 = object.closedAssigneeId
  out += ',"closedAssigneeId":' + (m20 === null ? 'null' : text(m20, 'CxLogListed.closedAssigneeId'))
  const m21 = object.closedAssignee
  out += ',"closedAssignee":' + (m21 === null ? 'null' : CallAgent(m21, 'CxLogListed.closedAssignee'))
  out += ',"startedDate":' + text(object.startedDate, 'CxLogListed.startedDate')
  const m23 = object.assignedAt
  out += ',"assignedAt":' + (m23 === null ? 'null' : text(m23, 'CxLogListed.assignedAt'))
  const m24 = object.firstRepliedAt
  out += ',"firstRepliedAt":' + (m24 === null ? 'null' : text(m24, 'CxLogListed.firstRepliedAt'))
  const m25 = object.closedAt
  out += ',"closedAt":' + (m25 === null ? 'null' : text(m25, 'CxLogListed.closedAt'))
  const m26 = object.disposition
  out += ',"disposition":' + (m26 === null ? 'null' : text(m26, 'CxLogListed.disposition'))
  const m27 = object.note
  out += ',"note":' + (m27 === null ? 'null' : textListed(m27, 'CxLogListed.note'))
  out += ',"wrapUp":' + CxLogListed_wrapUp(object.wrapUp, 'CxLogListed.wrapUp')
  out += ',"transferCount":' + integer(object.transferCount, 'CxLogListed.transferCount')
  out += ',"reopenCount":' + integer(object.reopenCount, 'CxLogListed.reopenCount')
  out += ',"ticketIds":' + ArrayOf_text(object.ticketIds, 'CxLogListed.ticketIds')
  out += ',"messageCount":' + CxLogMessageCount(object.messageCount, 'CxLogListed.messageCount')
  const m33 = object.waitTime
  out += ',"waitTime":' + (m33 === null ? 'null' : integer(m33, 'CxLogListed.waitTime'))
  const m34 = object.firstResponseTime
  out += ',"firstResponseTime":' + (m34 === null ? 'null' : integer(m34, 'CxLogListed.firstResponseTime'))
  const m35 = object.handledTime
  out += ',"handledTime":' + (m35 === null ? 'null' : integer(m35, 'CxLogListed.handledTime'))
  const m36 = object.totalHoldDuration
  out += ',"totalHoldDuration":' + (m36 === null ? 'null' : integer(m36, 'CxLogListed.totalHoldDuration'))
  const m37 = object.fullHandledTime
  out += ',"fullHandledTime":' + (m37 === null ? 'null' : integer(m37, 'CxLogListed.fullHandledTime'))
  const m38 = object.wrapUpDuration
  out += ',"wrapUpDuration":' + (m38 === null ? 'null' : integer(m38, 'CxLogListed.wrapUpDuration'))
  const m39 = object.resolutionTime
  out += ',"resolutionTime":' + (m39 === null ? 'null' : integer(m39, 'CxLogListed.resolutionTime'))
  const m40 = object.fullResolutionTime
  out += ',"fullResolutionTime":' + (m40 === null ? 'null' : integer(m40, 'CxLogListed.fullResolutionTime'))
  out += ',"createdAt":' + text(object.createdAt, 'CxLogListed.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'CxLogListed.updatedAt')
  out += ',"version":' + integer(object.version, 'CxLogListed.version')
  const m44 = object.isTruncated
  if (m44 !== undefined) out += ',"isTruncated":' + boolean(m44, 'CxLogListed.isTruncated')
  return out + '}'
}

const CxLogKind = oneOf(["chat","email","call","ticket","external"])

const CxLogListed_entityName = oneOf(["room","mail_room","call","ticket","external"])

const CxLogChannelType = oneOf(["voice","chat","email","social","other"])

const CxLogStatus = oneOf(["open","hold","closed"])

function CxLogListed_wrapUp(value: unknown, at: string): string {
  let out = ''
  for (const [key, member] of Object.entries(objectOf(value, at)) as [string, unknown][]) {
    if (member !== undefined) out += ',' + JSON.stringify(key) + ':' + text(member, at)
  }
  return '{' + out.slice(1) + '}'
}

function CxLogMessageCount(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"inbound":' + integer(object.inbound, 'CxLogMessageCount.inbound')
  out += ',"outbound":' + integer(object.outbound, 'CxLogMessageCount.outbound')
  return out + '}'
}

function CxLogShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CxLogShortened.id')
  out += ',"caseId":' + integer(object.caseId, 'CxLogShortened.caseId')
  out += ',"kind":' + CxLogKind(object.kind, 'CxLogShortened.kind')
  out += ',"entityName":' + CxLogShortened_entityName(object.entityName, 'CxLogShortened.entityName')
  const m4 = object.entityId
  out += ',"entityId":' + (m4 === null ? 'null' : text(m4, 'CxLogShortened.entityId'))
  const m5 = object.contactId
  out += ',"contactId":' + (m5 === null ? 'null' : text(m5, 'CxLogShortened.contactId'))
  const m6 = object.contact
  out += ',"contact":' + (m6 === null ? 'null' : ContactNameShortened(m6, 'CxLogShortened.contact'))
  out += ',"contactLabel":' + ArrayOf_textShortenedShortened(object.contactLabel, 'CxLogShortened.contactLabel')
  const m8 = object.customerPhone
  out += ',"customerPhone":' + (m8 === null ? 'null' : textShortened(m8, 'CxLogShortened.customerPhone'))
  out += ',"channelType":' + CxLogChannelType(object.channelType, 'CxLogShortened.channelType')
  const m10 = object.channelId
  out += ',"channelId":' + (m10 === null ? 'null' : text(m10, 'CxLogShortened.channelId'))
  const m11 = object.channelName
  out += ',"channelName":' + (m11 === null ? 'null' : textShortened(m11, 'CxLogShortened.channelName'))
  out += ',"direction":' + CallDirection(object.direction, 'CxLogShortened.direction')
  out += ',"status":' + CxLogStatus(object.status, 'CxLogShortened.status')
  const m14 = object.queueId
  out += ',"queueId":' + (m14 === null ? 'null' : text(m14, 'CxLogShortened.queueId'))
  const m15 = object.queueName
  out += ',"queueName":' + (m15 === null ? 'null' : textShortened(m15, 'CxLogShortened.queueName'))
  const m16 = object.firstAssigneeId
  out += ',"firstAssigneeId":' + (m16 === null ? 'null' : text(m16, 'CxLogShortened.firstAssigneeId'))
  const m17 = object.firstAssignee
  out += ',"firstAssignee":' + (m17 === null ? 'null' : CallAgentShortened(m17, 'CxLogShortened.firstAssignee'))
  const m18 = object.agentId
  out += ',"agentId":' + (m18 === null ? 'null' : text(m18, 'CxLogShortened.agentId'))
  const m19 = object.agent
  out += ',"agent":' + (m19 === null ? 'null' : CallAgentShortened(m19, 'CxLogShortened.agent'))
  const m20 = object.closedAssigneeId
  out += ',"closedAssigneeId":' + (m20 === null ? 'null' : text(m20, 'CxLogShortened.closedAssigneeId'))
  const m21 = object.closedAssignee
  out += ',"closedAssignee":' + (m21 === null ? 'null' : CallAgentShortened(m21, 'CxLogShortened.closedAssignee'))
  out += ',"startedDate":' + text(object.startedDate, 'CxLogShortened.startedDate')
  const m23 = object.assignedAt
  out += ',"assignedAt":' + (m23 === null ? 'null' : text(m23, 'CxLogShortened.assignedAt'))
  const m24 = object.firstRepliedAt
  out += ',"firstRepliedAt":' + (m24 === null ? 'null' : text(m24, 'CxLogShortened.firstRepliedAt'))
  const m25 = object.closedAt
  out += ',"closedAt":' + (m25 === null ? 'null' : text(m25, 'CxLogShortened.closedAt'))
  const m26 = object.disposition
  out += ',"disposition":' + (m26 === null ? 'null' : textShortened(m26, 'CxLogShortened.disposition'))
  const m27 = object.note
  out += ',"note":' + (m27 === null ? 'null' : textShortened(m27, 'CxLogShortened.note'))
  out += ',"wrapUp":' + CxLogShortened_wrapUpShortened(object.wrapUp, 'CxLogShortened.wrapUp')
  out += ',"transferCount":' + integer(object.transferCount, 'CxLogShortened.transferCount')
  out += ',"reopenCount":' + integer(object.reopenCount, 'CxLogShortened.reopenCount')
  out += ',"ticketIds":' + ArrayOf_textShortened(object.ticketIds, 'CxLogShortened.ticketIds')
  out += ',"messageCount":' + CxLogMessageCount(object.messageCount, 'CxLogShortened.messageCount')
  const m33 = object.waitTime
  out += ',"waitTime":' + (m33 === null ? 'null' : integer(m33, 'CxLogShortened.waitTime'))
  const m34 = object.firstResponseTime
  out += ',"firstResponseTime":' + (m34 === null ? 'null' : integer(m34, 'CxLogShortened.firstResponseTime'))
  const m35 = object.handledTime
  out += ',"handledTime":' + (m35 === null ? 'null' : integer(m35, 'CxLogShortened.handledTime'))
  const m36 = object.totalHoldDuration
  out += ',"totalHoldDuration":' + (m36 === null ? 'null' : integer(m36, 'CxLogShortened.totalHoldDuration'))
  const m37 = object.fullHandledTime
  out += ',"fullHandledTime":' + (m37 === null ? 'null' : integer(m37, 'CxLogShortened.fullHandledTime'))
  const m38 = object.wrapUpDuration
  out += ',"wrapUpDuration":' + (m38 === null ? 'null' : integer(m38, 'CxLogShortened.wrapUpDuration'))
  const m39 = object.resolutionTime
  out += ',"resolutionTime":' + (m39 === null ? 'null' : integer(m39, 'CxLogShortened.resolutionTime'))
  const m40 = object.fullResolutionTime
  out += ',"fullResolutionTime":' + (m40 === null ? 'null' : integer(m40, 'CxLogShortened.fullResolutionTime'))
  out += ',"createdAt":' + text(object.createdAt, 'CxLogShortened.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'CxLogShortened.updatedAt')
  out += ',"version":' + integer(object.version, 'CxLogShortened.version')
  const m44 = object.isTruncated
  if (m44 !== undefined) out += ',"isTruncated":' + boolean(m44, 'CxLogShortened.isTruncated')
  return out + '}'
}

const CxLogShortened_entityName = oneOf(["room","mail_room","call","ticket","external"])

function CxLogShortened_wrapUpShortened(value: unknown, at: string): string {
  let out = ''
  for (const [key, member] of firstOf(2, Object.entries(objectOf(value, at)), at) as [string, unknown][]) {
    if (member !== undefined) out += ',' + JSON.stringify(key) + ':' + textShortened(member, at)
  }
  return '{' + out.slice(1) + '}'
}

function CxLogMetricsList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'CxLogMetricsList.total')
  out += ',"page":' + integer(object.page, 'CxLogMetricsList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'CxLogMetricsList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'CxLogMetricsList.lastPage')
  out += ',"data":' + ArrayOf_CxLogMetrics(object.data, 'CxLogMetricsList.data')
  return out + '}'
}

function CxLogMetrics(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  const m0 = object.queueId
  out += '{"queueId":' + (m0 === null ? 'null' : text(m0, 'CxLogMetrics.queueId'))
  const m1 = object.queueName
  out += ',"queueName":' + (m1 === null ? 'null' : text(m1, 'CxLogMetrics.queueName'))
  const m2 = object.agentId
  out += ',"agentId":' + (m2 === null ? 'null' : text(m2, 'CxLogMetrics.agentId'))
  const m3 = object.agent
  out += ',"agent":' + (m3 === null ? 'null' : CallAgent(m3, 'CxLogMetrics.agent'))
  const m4 = object.channelType
  out += ',"channelType":' + (m4 === null ? 'null' : CxLogChannelType(m4, 'CxLogMetrics.channelType'))
  const m5 = object.channelId
  out += ',"channelId":' + (m5 === null ? 'null' : text(m5, 'CxLogMetrics.channelId'))
  const m6 = object.channelName
  out += ',"channelName":' + (m6 === null ? 'null' : text(m6, 'CxLogMetrics.channelName'))
  const m7 = object.tagId
  out += ',"tagId":' + (m7 === null ? 'null' : text(m7, 'CxLogMetrics.tagId'))
  const m8 = object.tagName
  out += ',"tagName":' + (m8 === null ? 'null' : text(m8, 'CxLogMetrics.tagName'))
  const m9 = object.categoryId
  out += ',"categoryId":' + (m9 === null ? 'null' : text(m9, 'CxLogMetrics.categoryId'))
  const m10 = object.categoryName
  out += ',"categoryName":' + (m10 === null ? 'null' : text(m10, 'CxLogMetrics.categoryName'))
  const m11 = object.hour
  out += ',"hour":' + (m11 === null ? 'null' : text(m11, 'CxLogMetrics.hour'))
  const m12 = object.day
  out += ',"day":' + (m12 === null ? 'null' : text(m12, 'CxLogMetrics.day'))
  out += ',"openedCount":' + integer(object.openedCount, 'CxLogMetrics.openedCount')
  out += ',"closedCount":' + integer(object.closedCount, 'CxLogMetrics.closedCount')
  out += ',"inboundCount":' + integer(object.inboundCount, 'CxLogMetrics.inboundCount')
  out += ',"outboundCount":' + integer(object.outboundCount, 'CxLogMetrics.outboundCount')
  out += ',"internalCount":' + integer(object.internalCount, 'CxLogMetrics.internalCount')
  out += ',"waitTime":' + CxLogMetric(object.waitTime, 'CxLogMetrics.waitTime')
  out += ',"firstResponseTime":' + CxLogMetric(object.firstResponseTime, 'CxLogMetrics.firstResponseTime')
  out += ',"handledTime":' + CxLogMetric(object.handledTime, 'CxLogMetrics.handledTime')
  out += ',"totalHoldDuration":' + CxLogMetric(object.totalHoldDuration, 'CxLogMetrics.totalHoldDuration')
  out += ',"fullHandledTime":' + CxLogMetric(object.fullHandledTime, 'CxLogMetrics.fullHandledTime')
  out += ',"wrapUpDuration":' + CxLogMetric(object.wrapUpDuration, 'CxLogMetrics.wrapUpDuration')
  out += ',"resolutionTime":' + CxLogMetric(object.resolutionTime, 'CxLogMetrics.resolutionTime')
  out += ',"fullResolutionTime":' + CxLogMetric(object.fullResolutionTime, 'CxLogMetrics.fullResolutionTime')
  return out + '}'
}

function CxLogMetric(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"count":' + integer(object.count, 'CxLogMetric.count')
  const m1 = object.average
  out += ',"average":' + (m1 === null ? 'null' : number(m1, 'CxLogMetric.average'))
  const m2 = object.p50
  out += ',"p50":' + (m2 === null ? 'null' : integer(m2, 'CxLogMetric.p50'))
  const m3 = object.p90
  out += ',"p90":' + (m3 === null ? 'null' : integer(m3, 'CxLogMetric.p90'))
  return out + '}'
}

function ArrayOf_CxLogMetrics(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + CxLogMetrics(items[i], at)
  return out + ']'
}

function CxLogReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + CxLog(object.data, 'CxLogReply.data')
  return out + '}'
}

function CxLog(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CxLog.id')
  out += ',"caseId":' + integer(object.caseId, 'CxLog.caseId')
  out += ',"kind":' + CxLogKind(object.kind, 'CxLog.kind')
  out += ',"entityName":' + CxLog_entityName(object.entityName, 'CxLog.entityName')
  const m4 = object.entityId
  out += ',"entityId":' + (m4 === null ? 'null' : text(m4, 'CxLog.entityId'))
  const m5 = object.contactId
  out += ',"contactId":' + (m5 === null ? 'null' : text(m5, 'CxLog.contactId'))
  const m6 = object.contact
  out += ',"contact":' + (m6 === null ? 'null' : ContactName(m6, 'CxLog.contact'))
  out += ',"contactLabel":' + ArrayOf_text(object.contactLabel, 'CxLog.contactLabel')
  const m8 = object.customerPhone
  out += ',"customerPhone":' + (m8 === null ? 'null' : text(m8, 'CxLog.customerPhone'))
  out += ',"channelType":' + CxLogChannelType(object.channelType, 'CxLog.channelType')
  const m10 = object.channelId
  out += ',"channelId":' + (m10 === null ? 'null' : text(m10, 'CxLog.channelId'))
  const m11 = object.channelName
  out += ',"channelName":' + (m11 === null ? 'null' : text(m11, 'CxLog.channelName'))
  out += ',"direction":' + CallDirection(object.direction, 'CxLog.direction')
  out += ',"status":' + CxLogStatus(object.status, 'CxLog.status')
  const m14 = object.queueId
  out += ',"queueId":' + (m14 === null ? 'null' : text(m14, 'CxLog.queueId'))
  const m15 = object.queueName
  out += ',"queueName":' + (m15 === null ? 'null' : text(m15, 'CxLog.queueName'))
  const m16 = object.firstAssigneeId
  out += ',"firstAssigneeId":' + (m16 === null ? 'null' : text(m16, 'CxLog.firstAssigneeId'))
  const m17 = object.firstAssignee
  out += ',"firstAssignee":' + (m17 === null ? 'null' : CallAgent(m17, 'CxLog.firstAssignee'))
  const m18 = object.agentId
  out += ',"agentId":' + (m18 === null ? 'null' : text(m18, 'CxLog.agentId'))
  const m19 = object.agent
  out += ',"agent":' + (m19 === null ? 'null' : CallAgent(m19, 'CxLog.agent'))
  const m20 = object.closedAssigneeId
  out += ',"closedAssigneeId":' + (m20 === null ? 'null' : text(m20, 'CxLog.closedAssigneeId'))
  const m21 = object.closedAssignee
  out += ',"closedAssignee":' + (m21 === null ? 'null' : CallAgent(m21, 'CxLog.closedAssignee'))
  out += ',"startedDate":' + text(object.startedDate, 'CxLog.startedDate')
  const m23 = object.assignedAt
  out += ',"assignedAt":' + (m23 === null ? 'null' : text(m23, 'CxLog.assignedAt'))
  const m24 = object.firstRepliedAt
  out += ',"firstRepliedAt":' + (m24 === null ? 'null' : text(m24, 'CxLog.firstRepliedAt'))
  const m25 = object.closedAt
  out += ',"closedAt":' + (m25 === null ? 'null' : text(m25, 'CxLog.closedAt'))
  const m26 = object.disposition
  out += ',"disposition":' + (m26 === null ? 'null' : text(m26, 'CxLog.disposition'))
  const m27 = object.note
  out += ',"note":' + (m27 === null ? 'null' : text(m27, 'CxLog.note'))
  out += ',"wrapUp":' + CxLog_wrapUp(object.wrapUp, 'CxLog.wrapUp')
  out += ',"transferCount":' + integer(object.transferCount, 'CxLog.transferCount')
  out += ',"reopenCount":' + integer(object.reopenCount, 'CxLog.reopenCount')
  out += ',"ticketIds":' + ArrayOf_text(object.ticketIds, 'CxLog.ticketIds')
  out += ',"messageCount":' + CxLogMessageCount(object.messageCount, 'CxLog.messageCount')
  const m33 = object.waitTime
  out += ',"waitTime":' + (m33 === null ? 'null' : integer(m33, 'CxLog.waitTime'))
  const m34 = object.firstResponseTime
  out += ',"firstResponseTime":' + (m34 === null ? 'null' : integer(m34, 'CxLog.firstResponseTime'))
  const m35 = object.handledTime
  out += ',"handledTime":' + (m35 === null ? 'null' : integer(m35, 'CxLog.handledTime'))
  const m36 = object.totalHoldDuration
  out += ',"totalHoldDuration":' + (m36 === null ? 'null' : integer(m36, 'CxLog.totalHoldDuration'))
  const m37 = object.fullHandledTime
  out += ',"fullHandledTime":' + (m37 === null ? 'null' : integer(m37, 'CxLog.fullHandledTime'))
  const m38 = object.wrapUpDuration
  out += ',"wrapUpDuration":' + (m38 === null ? 'null' : integer(m38, 'CxLog.wrapUpDuration'))
  const m39 = object.resolutionTime
  out += ',"resolutionTime":' + (m39 === null ? 'null' : integer(m39, 'CxLog.resolutionTime'))
  const m40 = object.fullResolutionTime
  out += ',"fullResolutionTime":' + (m40 === null ? 'null' : integer(m40, 'CxLog.fullResolutionTime'))
  out += ',"createdAt":' + text(object.createdAt, 'CxLog.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'CxLog.updatedAt')
  out += ',"version":' + integer(object.version, 'CxLog.version')
  const m44 = object.isTruncated
  if (m44 !== undefined) out += ',"isTruncated":' + boolean(m44, 'CxLog.isTruncated')
  return out + '}'
}

const CxLog_entityName = oneOf(["room","mail_room","call","ticket","external"])

function CxLog_wrapUp(value: unknown, at: string): string {
  let out = ''
  for (const [key, member] of Object.entries(objectOf(value, at)) as [string, unknown][]) {
    if (member !== undefined) out += ',' + JSON.stringify(key) + ':' + text(member, at)
  }
  return '{' + out.slice(1) + '}'
}

function CxLogTimelineList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'CxLogTimelineList.total')
  out += ',"page":' + integer(object.page, 'CxLogTimelineList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'CxLogTimelineList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'CxLogTimelineList.lastPage')
  out += ',"data":' + ArrayOf_CxLogTimelineEntry(object.data, 'CxLogTimelineList.data')
  return out + '}'
}

function CxLogTimelineEntry(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CxLogTimelineEntry.id')
  out += ',"kind":' + CxLogTimelineKind(object.kind, 'CxLogTimelineEntry.kind')
  out += ',"at":' + text(object.at, 'CxLogTimelineEntry.at')
  out += ',"actor":' + CxLogActor(object.actor, 'CxLogTimelineEntry.actor')
  out += ',"detail":' + CxLogTimelineDetail(object.detail, 'CxLogTimelineEntry.detail')
  return out + '}'
}

const CxLogTimelineKind = oneOf(["created","ticket_linked","queue_entered","queue_left","offered","accepted","rejected","offer_timeout","assigned","transferred","unassigned","message_inbound","message_outbound","comment_added","replied","held","resumed","call_ringing","call_answered","call_ended","wrap_up_completed","disposition_set","closed","reopened"])

function CxLogActor(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"type":' + CxLogActor_type(object.type, 'CxLogActor.type')
  const m1 = object.id
  out += ',"id":' + (m1 === null ? 'null' : text(m1, 'CxLogActor.id'))
  out += ',"name":' + text(object.name, 'CxLogActor.name')
  return out + '}'
}

const CxLogActor_type = oneOf(["user","token","contact","system"])

function CxLogTimelineDetail(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  const m0 = object.agentId
  out += '{"agentId":' + (m0 === null ? 'null' : text(m0, 'CxLogTimelineDetail.agentId'))
  const m1 = object.previousAgentId
  out += ',"previousAgentId":' + (m1 === null ? 'null' : text(m1, 'CxLogTimelineDetail.previousAgentId'))
  const m2 = object.queueId
  out += ',"queueId":' + (m2 === null ? 'null' : text(m2, 'CxLogTimelineDetail.queueId'))
  const m3 = object.ticketId
  out += ',"ticketId":' + (m3 === null ? 'null' : text(m3, 'CxLogTimelineDetail.ticketId'))
  const m4 = object.messageId
  out += ',"messageId":' + (m4 === null ? 'null' : text(m4, 'CxLogTimelineDetail.messageId'))
  const m5 = object.commentId
  out += ',"commentId":' + (m5 === null ? 'null' : text(m5, 'CxLogTimelineDetail.commentId'))
  const m6 = object.visibility
  out += ',"visibility":' + (m6 === null ? 'null' : CommentVisibility(m6, 'CxLogTimelineDetail.visibility'))
  const m7 = object.disposition
  out += ',"disposition":' + (m7 === null ? 'null' : text(m7, 'CxLogTimelineDetail.disposition'))
  const m8 = object.holdSeconds
  out += ',"holdSeconds":' + (m8 === null ? 'null' : integer(m8, 'CxLogTimelineDetail.holdSeconds'))
  return out + '}'
}

function ArrayOf_CxLogTimelineEntry(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + CxLogTimelineEntry(items[i], at)
  return out + ']'
}

function Event(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'Event.id')
  out += ',"type":' + text(object.type, 'Event.type')
  out += ',"timestamp":' + text(object.timestamp, 'Event.timestamp')
  out += ',"apiVersion":' + ApiVersion(object.apiVersion, 'Event.apiVersion')
  out += ',"workspaceId":' + text(object.workspaceId, 'Event.workspaceId')
  out += ',"sequence":' + integer(object.sequence, 'Event.sequence')
  out += ',"test":' + boolean(object.test, 'Event.test')
  out += ',"actor":' + Actor(object.actor, 'Event.actor')
  const m8 = object.requestId
  out += ',"requestId":' + (m8 === null ? 'null' : text(m8, 'Event.requestId'))
  const m9 = object.causedBy
  out += ',"causedBy":' + (m9 === null ? 'null' : EventCause(m9, 'Event.causedBy'))
  out += ',"data":' + Event_data(object.data, 'Event.data')
  const m11 = object.previous
  out += ',"previous":' + (m11 === null ? 'null' : EventPrevious(m11, 'Event.previous'))
  return out + '}'
}

const ApiVersion = oneOf(["v1"])

function EventCause(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"type":' + text(object.type, 'EventCause.type')
  out += ',"id":' + text(object.id, 'EventCause.id')
  return out + '}'
}

function Event_data(value: unknown, at: string): string {
  let out = ''
  for (const [key, member] of Object.entries(objectOf(value, at)) as [string, unknown][]) {
    if (member !== undefined) out += ',' + JSON.stringify(key) + ':' + json(member, at)
  }
  return '{' + out.slice(1) + '}'
}

function EventPrevious(value: unknown, at: string): string {
  let out = ''
  for (const [key, member] of Object.entries(objectOf(value, at)) as [string, unknown][]) {
    if (member !== undefined) out += ',' + JSON.stringify(key) + ':' + json(member, at)
  }
  return '{' + out.slice(1) + '}'
}

function EventFeed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"data":' + ArrayOf_Event(object.data, 'EventFeed.data')
  out += ',"nextCursor":' + text(object.nextCursor, 'EventFeed.nextCursor')
  out += ',"hasMore":' + boolean(object.hasMore, 'EventFeed.hasMore')
  return out + '}'
}

function ArrayOf_Event(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Event(items[i], at)
  return out + ']'
}

function EventReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + Event(object.data, 'EventReply.data')
  return out + '}'
}

function FormFieldList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'FormFieldList.total')
  out += ',"page":' + integer(object.page, 'FormFieldList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'FormFieldList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'FormFieldList.lastPage')
  out += ',"data":' + PageOf_FormField_83786(object.data, 'FormFieldList.data')
  return out + '}'
}

function PageOf_FormField_83786(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, FormFieldListed, FormFieldShortened, 83786, 'isTruncated')
  }
  return out + ']'
}

function FormFieldListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'FormFieldListed.id')
  out += ',"systemName":' + text(object.systemName, 'FormFieldListed.systemName')
  out += ',"displayName":' + text(object.displayName, 'FormFieldListed.displayName')
  const m3 = object.description
  out += ',"description":' + (m3 === null ? 'null' : text(m3, 'FormFieldListed.description'))
  out += ',"type":' + FormFieldType(object.type, 'FormFieldListed.type')
  out += ',"isDefault":' + boolean(object.isDefault, 'FormFieldListed.isDefault')
  out += ',"isRequired":' + boolean(object.isRequired, 'FormFieldListed.isRequired')
  out += ',"isRequiredToResolve":' + boolean(object.isRequiredToResolve, 'FormFieldListed.isRequiredToResolve')
  out += ',"isUnique":' + boolean(object.isUnique, 'FormFieldListed.isUnique')
  out += ',"isReadOnly":' + boolean(object.isReadOnly, 'FormFieldListed.isReadOnly')
  out += ',"isArchived":' + boolean(object.isArchived, 'FormFieldListed.isArchived')
  out += ',"options":' + ArrayOf_CustomFieldOptionListed(object.options, 'FormFieldListed.options')
  out += ',"validation":' + CustomFieldValidation(object.validation, 'FormFieldListed.validation')
  out += ',"sortOrder":' + integer(object.sortOrder, 'FormFieldListed.sortOrder')
  const m14 = object.isTruncated
  if (m14 !== undefined) out += ',"isTruncated":' + boolean(m14, 'FormFieldListed.isTruncated')
  return out + '}'
}

const FormFieldType = oneOf(["text","textarea","integer","decimal","percent","currency","boolean","date","datetime","select","multi_select","tree_select","url","email","phone","regex","user","contact","ticket","category","tags","emails","phones","identities","company"])

function FormFieldShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'FormFieldShortened.id')
  out += ',"systemName":' + textShortened(object.systemName, 'FormFieldShortened.systemName')
  out += ',"displayName":' + textShortened(object.displayName, 'FormFieldShortened.displayName')
  const m3 = object.description
  out += ',"description":' + (m3 === null ? 'null' : textShortened(m3, 'FormFieldShortened.description'))
  out += ',"type":' + FormFieldType(object.type, 'FormFieldShortened.type')
  out += ',"isDefault":' + boolean(object.isDefault, 'FormFieldShortened.isDefault')
  out += ',"isRequired":' + boolean(object.isRequired, 'FormFieldShortened.isRequired')
  out += ',"isRequiredToResolve":' + boolean(object.isRequiredToResolve, 'FormFieldShortened.isRequiredToResolve')
  out += ',"isUnique":' + boolean(object.isUnique, 'FormFieldShortened.isUnique')
  out += ',"isReadOnly":' + boolean(object.isReadOnly, 'FormFieldShortened.isReadOnly')
  out += ',"isArchived":' + boolean(object.isArchived, 'FormFieldShortened.isArchived')
  out += ',"options":' + ArrayOf_CustomFieldOptionShortenedShortened(object.options, 'FormFieldShortened.options')
  out += ',"validation":' + CustomFieldValidationShortened(object.validation, 'FormFieldShortened.validation')
  out += ',"sortOrder":' + integer(object.sortOrder, 'FormFieldShortened.sortOrder')
  const m14 = object.isTruncated
  if (m14 !== undefined) out += ',"isTruncated":' + boolean(m14, 'FormFieldShortened.isTruncated')
  return out + '}'
}

function Group(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'Group.id')
  out += ',"name":' + text(object.name, 'Group.name')
  const m2 = object.description
  out += ',"description":' + (m2 === null ? 'null' : text(m2, 'Group.description'))
  const m3 = object.avatar_url
  out += ',"avatar_url":' + (m3 === null ? 'null' : text(m3, 'Group.avatar_url'))
  out += ',"conversation_id":' + text(object.conversation_id, 'Group.conversation_id')
  out += ',"contacts":' + ArrayOf_GroupContact(object.contacts, 'Group.contacts')
  out += ',"created_at":' + integer(object.created_at, 'Group.created_at')
  const m7 = object.archived_at
  out += ',"archived_at":' + (m7 === null ? 'null' : integer(m7, 'Group.archived_at'))
  const m8 = object.is_truncated
  if (m8 !== undefined) out += ',"is_truncated":' + boolean(m8, 'Group.is_truncated')
  return out + '}'
}

function GroupContact(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'GroupContact.id')
  out += ',"username":' + text(object.username, 'GroupContact.username')
  out += ',"display_name":' + text(object.display_name, 'GroupContact.display_name')
  const m3 = object.avatar_url
  out += ',"avatar_url":' + (m3 === null ? 'null' : text(m3, 'GroupContact.avatar_url'))
  const m4 = object.phone_number
  out += ',"phone_number":' + (m4 === null ? 'null' : text(m4, 'GroupContact.phone_number'))
  const m5 = object.email
  out += ',"email":' + (m5 === null ? 'null' : text(m5, 'GroupContact.email'))
  out += ',"added_at":' + integer(object.added_at, 'GroupContact.added_at')
  return out + '}'
}

function ArrayOf_GroupContact(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + GroupContact(items[i], at)
  return out + ']'
}

function GroupList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"has_more":' + boolean(object.has_more, 'GroupList.has_more')
  out += ',"data":' + PageOf_Group_83786(object.data, 'GroupList.data')
  return out + '}'
}

function PageOf_Group_83786(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, GroupListed, GroupShortened, 83786, 'is_truncated')
  }
  return out + ']'
}

function GroupListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'GroupListed.id')
  out += ',"name":' + text(object.name, 'GroupListed.name')
  const m2 = object.description
  out += ',"description":' + (m2 === null ? 'null' : text(m2, 'GroupListed.description'))
  const m3 = object.avatar_url
  out += ',"avatar_url":' + (m3 === null ? 'null' : text(m3, 'GroupListed.avatar_url'))
  out += ',"conversation_id":' + text(object.conversation_id, 'GroupListed.conversation_id')
  out += ',"contacts":' + ArrayOf_GroupContactListed(object.contacts, 'GroupListed.contacts')
  out += ',"created_at":' + integer(object.created_at, 'GroupListed.created_at')
  const m7 = object.archived_at
  out += ',"archived_at":' + (m7 === null ? 'null' : integer(m7, 'GroupListed.archived_at'))
  const m8 = object.is_truncated
  if (m8 !== undefined) out += ',"is_truncated":' + boolean(m8, 'GroupListed.is_truncated')
  return out + '}'
}

function ArrayOf_GroupContactListed(value: unknown, at: string): string {
  const items = firstOf(500, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + GroupContact(items[i], at)
  return out + ']'
}

function GroupShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'GroupShortened.id')
  out += ',"name":' + textShortened(object.name, 'GroupShortened.name')
  const m2 = object.description
  out += ',"description":' + (m2 === null ? 'null' : textShortened(m2, 'GroupShortened.description'))
  const m3 = object.avatar_url
  out += ',"avatar_url":' + (m3 === null ? 'null' : text(m3, 'GroupShortened.avatar_url'))
  out += ',"conversation_id":' + text(object.conversation_id, 'GroupShortened.conversation_id')
  out += ',"contacts":' + ArrayOf_GroupContactShortenedShortened(object.contacts, 'GroupShortened.contacts')
  out += ',"created_at":' + integer(object.created_at, 'GroupShortened.created_at')
  const m7 = object.archived_at
  out += ',"archived_at":' + (m7 === null ? 'null' : integer(m7, 'GroupShortened.archived_at'))
  const m8 = object.is_truncated
  if (m8 !== undefined) out += ',"is_truncated":' + boolean(m8, 'GroupShortened.is_truncated')
  return out + '}'
}

function GroupContactShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'GroupContactShortened.id')
  out += ',"username":' + textShortened(object.username, 'GroupContactShortened.username')
  out += ',"display_name":' + textShortened(object.display_name, 'GroupContactShortened.display_name')
  const m3 = object.avatar_url
  out += ',"avatar_url":' + (m3 === null ? 'null' : text(m3, 'GroupContactShortened.avatar_url'))
  const m4 = object.phone_number
  out += ',"phone_number":' + (m4 === null ? 'null' : text(m4, 'GroupContactShortened.phone_number'))
  const m5 = object.email
  out += ',"email":' + (m5 === null ? 'null' : textShortened(m5, 'GroupContactShortened.email'))
  out += ',"added_at":' + integer(object.added_at, 'GroupContactShortened.added_at')
  return out + '}'
}

function ArrayOf_GroupContactShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + GroupContactShortened(items[i], at)
  return out + ']'
}

function InvitationReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + Invitation(object.data, 'InvitationReply.data')
  return out + '}'
}

function Invitation(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"token":' + text(object.token, 'Invitation.token')
  out += ',"expiresAt":' + text(object.expiresAt, 'Invitation.expiresAt')
  return out + '}'
}

function ListCountsReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + ListCounts(object.data, 'ListCountsReply.data')
  return out + '}'
}

function ListCounts(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"counts":' + ArrayOf_ListCount(object.counts, 'ListCounts.counts')
  return out + '}'
}

function ListCount(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"name":' + text(object.name, 'ListCount.name')
  out += ',"total":' + integer(object.total, 'ListCount.total')
  const m2 = object.totalIsCapped
  if (m2 !== undefined) out += ',"totalIsCapped":' + 'true'
  return out + '}'
}

function ArrayOf_ListCount(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ListCount(items[i], at)
  return out + ']'
}

function MediaFileList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'MediaFileList.total')
  const m1 = object.totalIsCapped
  if (m1 !== undefined) out += ',"totalIsCapped":' + 'true'
  out += ',"page":' + integer(object.page, 'MediaFileList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'MediaFileList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'MediaFileList.lastPage')
  out += ',"data":' + ArrayOf_MediaFile(object.data, 'MediaFileList.data')
  return out + '}'
}

function MediaFile(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'MediaFile.id')
  const m1 = object.folderId
  out += ',"folderId":' + (m1 === null ? 'null' : text(m1, 'MediaFile.folderId'))
  out += ',"name":' + text(object.name, 'MediaFile.name')
  out += ',"originalName":' + text(object.originalName, 'MediaFile.originalName')
  out += ',"mimeType":' + text(object.mimeType, 'MediaFile.mimeType')
  const m5 = object.extension
  out += ',"extension":' + (m5 === null ? 'null' : text(m5, 'MediaFile.extension'))
  out += ',"size":' + integer(object.size, 'MediaFile.size')
  out += ',"sha256":' + text(object.sha256, 'MediaFile.sha256')
  const m8 = object.width
  out += ',"width":' + (m8 === null ? 'null' : integer(m8, 'MediaFile.width'))
  const m9 = object.height
  out += ',"height":' + (m9 === null ? 'null' : integer(m9, 'MediaFile.height'))
  const m10 = object.url
  out += ',"url":' + (m10 === null ? 'null' : text(m10, 'MediaFile.url'))
  const m11 = object.urlExpiresAt
  out += ',"urlExpiresAt":' + (m11 === null ? 'null' : text(m11, 'MediaFile.urlExpiresAt'))
  out += ',"visibility":' + MediaVisibility(object.visibility, 'MediaFile.visibility')
  const m13 = object.altText
  out += ',"altText":' + (m13 === null ? 'null' : text(m13, 'MediaFile.altText'))
  out += ',"tags":' + ArrayOf_text(object.tags, 'MediaFile.tags')
  out += ',"createdBy":' + Actor(object.createdBy, 'MediaFile.createdBy')
  out += ',"createdAt":' + text(object.createdAt, 'MediaFile.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'MediaFile.updatedAt')
  const m18 = object.deletedAt
  out += ',"deletedAt":' + (m18 === null ? 'null' : text(m18, 'MediaFile.deletedAt'))
  out += ',"version":' + integer(object.version, 'MediaFile.version')
  return out + '}'
}

const MediaVisibility = oneOf(["private","public"])

function ArrayOf_MediaFile(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + MediaFile(items[i], at)
  return out + ']'
}

function MediaFileReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + MediaFile(object.data, 'MediaFileReply.data')
  return out + '}'
}

function MediaFolderList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'MediaFolderList.total')
  const m1 = object.totalIsCapped
  if (m1 !== undefined) out += ',"totalIsCapped":' + 'true'
  out += ',"page":' + integer(object.page, 'MediaFolderList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'MediaFolderList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'MediaFolderList.lastPage')
  out += ',"data":' + ArrayOf_MediaFolder(object.data, 'MediaFolderList.data')
  return out + '}'
}

function MediaFolder(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'MediaFolder.id')
  out += ',"name":' + text(object.name, 'MediaFolder.name')
  const m2 = object.parentId
  out += ',"parentId":' + (m2 === null ? 'null' : text(m2, 'MediaFolder.parentId'))
  out += ',"path":' + text(object.path, 'MediaFolder.path')
  out += ',"depth":' + integer(object.depth, 'MediaFolder.depth')
  out += ',"folderCount":' + integer(object.folderCount, 'MediaFolder.folderCount')
  out += ',"fileCount":' + integer(object.fileCount, 'MediaFolder.fileCount')
  out += ',"totalSize":' + integer(object.totalSize, 'MediaFolder.totalSize')
  out += ',"createdBy":' + Actor(object.createdBy, 'MediaFolder.createdBy')
  out += ',"createdAt":' + text(object.createdAt, 'MediaFolder.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'MediaFolder.updatedAt')
  const m11 = object.deletedAt
  out += ',"deletedAt":' + (m11 === null ? 'null' : text(m11, 'MediaFolder.deletedAt'))
  out += ',"version":' + integer(object.version, 'MediaFolder.version')
  return out + '}'
}

function ArrayOf_MediaFolder(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + MediaFolder(items[i], at)
  return out + ']'
}

function MediaFolderReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + MediaFolder(object.data, 'MediaFolderReply.data')
  return out + '}'
}

function MediaReferenceList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'MediaReferenceList.total')
  out += ',"page":' + integer(object.page, 'MediaReferenceList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'MediaReferenceList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'MediaReferenceList.lastPage')
  out += ',"data":' + ArrayOf_MediaReference(object.data, 'MediaReferenceList.data')
  return out + '}'
}

function MediaReference(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"resource":' + text(object.resource, 'MediaReference.resource')
  out += ',"id":' + text(object.id, 'MediaReference.id')
  return out + '}'
}

function ArrayOf_MediaReference(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + MediaReference(items[i], at)
  return out + ']'
}

function MessageList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'MessageList.total')
  const m1 = object.totalIsCapped
  if (m1 !== undefined) out += ',"totalIsCapped":' + 'true'
  out += ',"page":' + integer(object.page, 'MessageList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'MessageList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'MessageList.lastPage')
  out += ',"data":' + PageOf_Message_83786(object.data, 'MessageList.data')
  return out + '}'
}

function PageOf_Message_83786(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, MessageListed, MessageShortened, 83786, 'isTruncated')
  }
  return out + ']'
}

function MessageListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'MessageListed.id')
  out += ',"conversationId":' + text(object.conversationId, 'MessageListed.conversationId')
  const m2 = object.contactId
  out += ',"contactId":' + (m2 === null ? 'null' : text(m2, 'MessageListed.contactId'))
  const m3 = object.groupId
  out += ',"groupId":' + (m3 === null ? 'null' : text(m3, 'MessageListed.groupId'))
  const m4 = object.channelId
  out += ',"channelId":' + (m4 === null ? 'null' : text(m4, 'MessageListed.channelId'))
  const m5 = object.channel
  out += ',"channel":' + (m5 === null ? 'null' : AdapterType(m5, 'MessageListed.channel'))
  out += ',"direction":' + MessageDirection(object.direction, 'MessageListed.direction')
  out += ',"messageType":' + MessageType(object.messageType, 'MessageListed.messageType')
  const m8 = object.message
  out += ',"message":' + (m8 === null ? 'null' : textListed(m8, 'MessageListed.message'))
  const m9 = object.quotedText
  out += ',"quotedText":' + (m9 === null ? 'null' : textListed(m9, 'MessageListed.quotedText'))
  const m10 = object.html
  out += ',"html":' + omittedText(m10)
  const m11 = object.sanitizedHtml
  out += ',"sanitizedHtml":' + omittedText(m11)
  const m12 = object.subject
  out += ',"subject":' + (m12 === null ? 'null' : text(m12, 'MessageListed.subject'))
  const m13 = object.from
  out += ',"from":' + (m13 === null ? 'null' : text(m13, 'MessageListed.from'))
  out += ',"to":' + ArrayOf_text(object.to, 'MessageListed.to')
  out += ',"cc":' + ArrayOf_text(object.cc, 'MessageListed.cc')
  out += ',"bcc":' + ArrayOf_text(object.bcc, 'MessageListed.bcc')
  out += ',"attachments":' + ArrayOf_Attachment(object.attachments, 'MessageListed.attachments')
  out += ',"droppedAttachments":' + ArrayOf_DroppedAttachment(object.droppedAttachments, 'MessageListed.droppedAttachments')
  out += ',"leftOut":' + ArrayOf_LeftOutMemberListed(object.leftOut, 'MessageListed.leftOut')
  const m20 = object.location
  out += ',"location":' + (m20 === null ? 'null' : MessageLocation(m20, 'MessageListed.location'))
  out += ',"sender":' + MessageSender(object.sender, 'MessageListed.sender')
  out += ',"status":' + MessageStatus(object.status, 'MessageListed.status')
  const m23 = object.errorCode
  out += ',"errorCode":' + (m23 === null ? 'null' : text(m23, 'MessageListed.errorCode'))
  const m24 = object.errorMessage
  out += ',"errorMessage":' + (m24 === null ? 'null' : text(m24, 'MessageListed.errorMessage'))
  const m25 = object.externalId
  out += ',"externalId":' + (m25 === null ? 'null' : text(m25, 'MessageListed.externalId'))
  const m26 = object.clientRequestId
  out += ',"clientRequestId":' + (m26 === null ? 'null' : text(m26, 'MessageListed.clientRequestId'))
  const m27 = object.replyToMessageId
  out += ',"replyToMessageId":' + (m27 === null ? 'null' : text(m27, 'MessageListed.replyToMessageId'))
  const m28 = object.commentId
  out += ',"commentId":' + (m28 === null ? 'null' : text(m28, 'MessageListed.commentId'))
  const m29 = object.scheduledAt
  out += ',"scheduledAt":' + (m29 === null ? 'null' : text(m29, 'MessageListed.scheduledAt'))
  const m30 = object.sentAt
  out += ',"sentAt":' + (m30 === null ? 'null' : text(m30, 'MessageListed.sentAt'))
  const m31 = object.deliveredAt
  out += ',"deliveredAt":' + (m31 === null ? 'null' : text(m31, 'MessageListed.deliveredAt'))
  const m32 = object.readAt
  out += ',"readAt":' + (m32 === null ? 'null' : text(m32, 'MessageListed.readAt'))
  const m33 = object.failedAt
  out += ',"failedAt":' + (m33 === null ? 'null' : text(m33, 'MessageListed.failedAt'))
  out += ',"isAutomatic":' + boolean(object.isAutomatic, 'MessageListed.isAutomatic')
  out += ',"isBlocked":' + boolean(object.isBlocked, 'MessageListed.isBlocked')
  out += ',"suppressAutoReply":' + boolean(object.suppressAutoReply, 'MessageListed.suppressAutoReply')
  const m37 = object.senderVerified
  out += ',"senderVerified":' + (m37 === null ? 'null' : SenderVerification(m37, 'MessageListed.senderVerified'))
  out += ',"hasOriginal":' + boolean(object.hasOriginal, 'MessageListed.hasOriginal')
  const m39 = object.headers
  out += ',"headers":' + (m39 === null ? 'null' : MessageHeaders(m39, 'MessageListed.headers'))
  out += ',"metadata":' + MessageListed_metadata(object.metadata, 'MessageListed.metadata')
  out += ',"createdAt":' + text(object.createdAt, 'MessageListed.createdAt')
  out += ',"ingestedAt":' + text(object.ingestedAt, 'MessageListed.ingestedAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'MessageListed.updatedAt')
  const m44 = object.deletedAt
  out += ',"deletedAt":' + (m44 === null ? 'null' : text(m44, 'MessageListed.deletedAt'))
  out += ',"version":' + integer(object.version, 'MessageListed.version')
  const m46 = object.isTruncated
  if (m46 !== undefined) out += ',"isTruncated":' + boolean(m46, 'MessageListed.isTruncated')
  return out + '}'
}

const MessageDirection = oneOf(["inbound","outbound"])

const MessageType = oneOf(["text","image","video","audio","file","location"])

function DroppedAttachment(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"name":' + text(object.name, 'DroppedAttachment.name')
  out += ',"mimeType":' + text(object.mimeType, 'DroppedAttachment.mimeType')
  out += ',"size":' + integer(object.size, 'DroppedAttachment.size')
  out += ',"reason":' + DroppedAttachment_reason(object.reason, 'DroppedAttachment.reason')
  return out + '}'
}

const DroppedAttachment_reason = oneOf(["storage_quota_exceeded","too_many"])

function ArrayOf_DroppedAttachment(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + DroppedAttachment(items[i], at)
  return out + ']'
}

function LeftOutMember(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"contactId":' + text(object.contactId, 'LeftOutMember.contactId')
  out += ',"reason":' + LeftOutMember_reason(object.reason, 'LeftOutMember.reason')
  return out + '}'
}

const LeftOutMember_reason = oneOf(["deleted","blocked","no_address","bounced"])

function ArrayOf_LeftOutMemberListed(value: unknown, at: string): string {
  const items = firstOf(500, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + LeftOutMember(items[i], at)
  return out + ']'
}

function MessageLocation(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"latitude":' + number(object.latitude, 'MessageLocation.latitude')
  out += ',"longitude":' + number(object.longitude, 'MessageLocation.longitude')
  const m2 = object.name
  if (m2 !== undefined) out += ',"name":' + (m2 === null ? 'null' : text(m2, 'MessageLocation.name'))
  const m3 = object.address
  if (m3 !== undefined) out += ',"address":' + (m3 === null ? 'null' : text(m3, 'MessageLocation.address'))
  return out + '}'
}

function MessageSender(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"type":' + MessageSender_type(object.type, 'MessageSender.type')
  const m1 = object.id
  out += ',"id":' + (m1 === null ? 'null' : text(m1, 'MessageSender.id'))
  out += ',"name":' + text(object.name, 'MessageSender.name')
  return out + '}'
}

const MessageSender_type = oneOf(["contact","user","token","system"])

const SenderVerification = oneOf(["pass","fail","unknown"])

function MessageHeaders(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  const m0 = object.autoSubmitted
  out += '{"autoSubmitted":' + (m0 === null ? 'null' : text(m0, 'MessageHeaders.autoSubmitted'))
  const m1 = object.listId
  out += ',"listId":' + (m1 === null ? 'null' : text(m1, 'MessageHeaders.listId'))
  const m2 = object.inReplyTo
  out += ',"inReplyTo":' + (m2 === null ? 'null' : text(m2, 'MessageHeaders.inReplyTo'))
  out += ',"replyTo":' + ArrayOf_text(object.replyTo, 'MessageHeaders.replyTo')
  return out + '}'
}

function MessageListed_metadata(value: unknown, at: string): string {
  let out = ''
  for (const [key, member] of Object.entries(objectOf(value, at)) as [string, unknown][]) {
    if (member !== undefined) out += ',' + JSON.stringify(key) + ':' + text(member, at)
  }
  return '{' + out.slice(1) + '}'
}

function MessageShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'MessageShortened.id')
  out += ',"conversationId":' + text(object.conversationId, 'MessageShortened.conversationId')
  const m2 = object.contactId
  out += ',"contactId":' + (m2 === null ? 'null' : text(m2, 'MessageShortened.contactId'))
  const m3 = object.groupId
  out += ',"groupId":' + (m3 === null ? 'null' : text(m3, 'MessageShortened.groupId'))
  const m4 = object.channelId
  out += ',"channelId":' + (m4 === null ? 'null' : text(m4, 'MessageShortened.channelId'))
  const m5 = object.channel
  out += ',"channel":' + (m5 === null ? 'null' : AdapterType(m5, 'MessageShortened.channel'))
  out += ',"direction":' + MessageDirection(object.direction, 'MessageShortened.direction')
  out += ',"messageType":' + MessageType(object.messageType, 'MessageShortened.messageType')
  const m8 = object.message
  out += ',"message":' + (m8 === null ? 'null' : textShortened(m8, 'MessageShortened.message'))
  const m9 = object.quotedText
  out += ',"quotedText":' + (m9 === null ? 'null' : textShortened(m9, 'MessageShortened.quotedText'))
  const m10 = object.html
  out += ',"html":' + omittedText(m10)
  const m11 = object.sanitizedHtml
  out += ',"sanitizedHtml":' + omittedText(m11)
  const m12 = object.subject
  out += ',"subject":' + (m12 === null ? 'null' : textShortened(m12, 'MessageShortened.subject'))
  const m13 = object.from
  out += ',"from":' + (m13 === null ? 'null' : textShortened(m13, 'MessageShortened.from'))
  out += ',"to":' + ArrayOf_textShortenedShortened(object.to, 'MessageShortened.to')
  out += ',"cc":' + ArrayOf_textShortenedShortened(object.cc, 'MessageShortened.cc')
  out += ',"bcc":' + ArrayOf_textShortenedShortened(object.bcc, 'MessageShortened.bcc')
  out += ',"attachments":' + ArrayOf_AttachmentShortenedShortened(object.attachments, 'MessageShortened.attachments')
  out += ',"droppedAttachments":' + ArrayOf_DroppedAttachmentShortenedShortened(object.droppedAttachments, 'MessageShortened.droppedAttachments')
  out += ',"leftOut":' + ArrayOf_LeftOutMemberShortened(object.leftOut, 'MessageShortened.leftOut')
  const m20 = object.location
  out += ',"location":' + (m20 === null ? 'null' : MessageLocationShortened(m20, 'MessageShortened.location'))
  out += ',"sender":' + MessageSenderShortened(object.sender, 'MessageShortened.sender')
  out += ',"status":' + MessageStatus(object.status, 'MessageShortened.status')
  const m23 = object.errorCode
  out += ',"errorCode":' + (m23 === null ? 'null' : textShortened(m23, 'MessageShortened.errorCode'))
  const m24 = object.errorMessage
  out += ',"errorMessage":' + (m24 === null ? 'null' : textShortened(m24, 'MessageShortened.errorMessage'))
  const m25 = object.externalId
  out += ',"externalId":' + (m25 === null ? 'null' : textShortened(m25, 'MessageShortened.externalId'))
  const m26 = object.clientRequestId
  out += ',"clientRequestId":' + (m26 === null ? 'null' : textShortened(m26, 'MessageShortened.clientRequestId'))
  const m27 = object.replyToMessageId
  out += ',"replyToMessageId":' + (m27 === null ? 'null' : text(m27, 'MessageShortened.replyToMessageId'))
  const m28 = object.commentId
  out += ',"commentId":' + (m28 === null ? 'null' : text(m28, 'MessageShortened.commentId'))
  const m29 = object.scheduledAt
  out += ',"scheduledAt":' + (m29 === null ? 'null' : text(m29, 'MessageShortened.scheduledAt'))
  const m30 = object.sentAt
  out += ',"sentAt":' + (m30 === null ? 'null' : text(m30, 'MessageShortened.sentAt'))
  const m31 = object.deliveredAt
  out += ',"deliveredAt":' + (m31 === null ? 'null' : text(m31, 'MessageShortened.deliveredAt'))
  const m32 = object.readAt
  out += ',"readAt":' + (m32 === null ? 'null' : text(m32, 'MessageShortened.readAt'))
  const m33 = object.failedAt
  out += ',"failedAt":' + (m33 === null ? 'null' : text(m33, 'MessageShortened.failedAt'))
  out += ',"isAutomatic":' + boolean(object.isAutomatic, 'MessageShortened.isAutomatic')
  out += ',"isBlocked":' + boolean(object.isBlocked, 'MessageShortened.isBlocked')
  out += ',"suppressAutoReply":' + boolean(object.suppressAutoReply, 'MessageShortened.suppressAutoReply')
  const m37 = object.senderVerified
  out += ',"senderVerified":' + (m37 === null ? 'null' : SenderVerification(m37, 'MessageShortened.senderVerified'))
  out += ',"hasOriginal":' + boolean(object.hasOriginal, 'MessageShortened.hasOriginal')
  const m39 = object.headers
  out += ',"headers":' + (m39 === null ? 'null' : MessageHeadersShortened(m39, 'MessageShortened.headers'))
  out += ',"metadata":' + MessageShortened_metadataShortened(object.metadata, 'MessageShortened.metadata')
  out += ',"createdAt":' + text(object.createdAt, 'MessageShortened.createdAt')
  out += ',"ingestedAt":' + text(object.ingestedAt, 'MessageShortened.ingestedAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'MessageShortened.updatedAt')
  const m44 = object.deletedAt
  out += ',"deletedAt":' + (m44 === null ? 'null' : text(m44, 'MessageShortened.deletedAt'))
  out += ',"version":' + integer(object.version, 'MessageShortened.version')
  const m46 = object.isTruncated
  if (m46 !== undefined) out += ',"isTruncated":' + boolean(m46, 'MessageShortened.isTruncated')
  return out + '}'
}

function DroppedAttachmentShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"name":' + textShortened(object.name, 'DroppedAttachmentShortened.name')
  out += ',"mimeType":' + textShortened(object.mimeType, 'DroppedAttachmentShortened.mimeType')
  out += ',"size":' + integer(object.size, 'DroppedAttachmentShortened.size')
  out += ',"reason":' + DroppedAttachmentShortened_reason(object.reason, 'DroppedAttachmentShortened.reason')
  return out + '}'
}

const DroppedAttachmentShortened_reason = oneOf(["storage_quota_exceeded","too_many"])

function ArrayOf_DroppedAttachmentShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + DroppedAttachmentShortened(items[i], at)
  return out + ']'
}

function ArrayOf_LeftOutMemberShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + LeftOutMember(items[i], at)
  return out + ']'
}

function MessageLocationShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"latitude":' + number(object.latitude, 'MessageLocationShortened.latitude')
  out += ',"longitude":' + number(object.longitude, 'MessageLocationShortened.longitude')
  const m2 = object.name
  if (m2 !== undefined) out += ',"name":' + (m2 === null ? 'null' : textShortened(m2, 'MessageLocationShortened.name'))
  const m3 = object.address
  if (m3 !== undefined) out += ',"address":' + (m3 === null ? 'null' : textShortened(m3, 'MessageLocationShortened.address'))
  return out + '}'
}

function MessageSenderShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"type":' + MessageSenderShortened_type(object.type, 'MessageSenderShortened.type')
  const m1 = object.id
  out += ',"id":' + (m1 === null ? 'null' : text(m1, 'MessageSenderShortened.id'))
  out += ',"name":' + textShortened(object.name, 'MessageSenderShortened.name')
  return out + '}'
}

const MessageSenderShortened_type = oneOf(["contact","user","token","system"])

function MessageHeadersShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  const m0 = object.autoSubmitted
  out += '{"autoSubmitted":' + (m0 === null ? 'null' : textShortened(m0, 'MessageHeadersShortened.autoSubmitted'))
  const m1 = object.listId
  out += ',"listId":' + (m1 === null ? 'null' : textShortened(m1, 'MessageHeadersShortened.listId'))
  const m2 = object.inReplyTo
  out += ',"inReplyTo":' + (m2 === null ? 'null' : textShortened(m2, 'MessageHeadersShortened.inReplyTo'))
  out += ',"replyTo":' + ArrayOf_textShortenedShortened(object.replyTo, 'MessageHeadersShortened.replyTo')
  return out + '}'
}

function MessageShortened_metadataShortened(value: unknown, at: string): string {
  let out = ''
  for (const [key, member] of firstOf(2, Object.entries(objectOf(value, at)), at) as [string, unknown][]) {
    if (member !== undefined) out += ',' + JSON.stringify(key) + ':' + textShortened(member, at)
  }
  return '{' + out.slice(1) + '}'
}

function MessageRecipientsReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + ArrayOf_MessageRecipient(object.data, 'MessageRecipientsReply.data')
  return out + '}'
}

function MessageRecipient(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  const m0 = object.contactId
  out += '{"contactId":' + (m0 === null ? 'null' : text(m0, 'MessageRecipient.contactId'))
  const m1 = object.address
  out += ',"address":' + (m1 === null ? 'null' : text(m1, 'MessageRecipient.address'))
  out += ',"status":' + MessageStatus(object.status, 'MessageRecipient.status')
  const m3 = object.errorCode
  out += ',"errorCode":' + (m3 === null ? 'null' : text(m3, 'MessageRecipient.errorCode'))
  const m4 = object.errorMessage
  out += ',"errorMessage":' + (m4 === null ? 'null' : text(m4, 'MessageRecipient.errorMessage'))
  const m5 = object.sentAt
  out += ',"sentAt":' + (m5 === null ? 'null' : text(m5, 'MessageRecipient.sentAt'))
  const m6 = object.failedAt
  out += ',"failedAt":' + (m6 === null ? 'null' : text(m6, 'MessageRecipient.failedAt'))
  return out + '}'
}

function ArrayOf_MessageRecipient(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + MessageRecipient(items[i], at)
  return out + ']'
}

function MessageReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + Message(object.data, 'MessageReply.data')
  return out + '}'
}

function Message(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'Message.id')
  out += ',"conversationId":' + text(object.conversationId, 'Message.conversationId')
  const m2 = object.contactId
  out += ',"contactId":' + (m2 === null ? 'null' : text(m2, 'Message.contactId'))
  const m3 = object.groupId
  out += ',"groupId":' + (m3 === null ? 'null' : text(m3, 'Message.groupId'))
  const m4 = object.channelId
  out += ',"channelId":' + (m4 === null ? 'null' : text(m4, 'Message.channelId'))
  const m5 = object.channel
  out += ',"channel":' + (m5 === null ? 'null' : AdapterType(m5, 'Message.channel'))
  out += ',"direction":' + MessageDirection(object.direction, 'Message.direction')
  out += ',"messageType":' + MessageType(object.messageType, 'Message.messageType')
  const m8 = object.message
  out += ',"message":' + (m8 === null ? 'null' : text(m8, 'Message.message'))
  const m9 = object.quotedText
  out += ',"quotedText":' + (m9 === null ? 'null' : text(m9, 'Message.quotedText'))
  const m10 = object.html
  out += ',"html":' + (m10 === null ? 'null' : text(m10, 'Message.html'))
  const m11 = object.sanitizedHtml
  out += ',"sanitizedHtml":' + (m11 === null ? 'null' : text(m11, 'Message.sanitizedHtml'))
  const m12 = object.subject
  out += ',"subject":' + (m12 === null ? 'null' : text(m12, 'Message.subject'))
  const m13 = object.from
  out += ',"from":' + (m13 === null ? 'null' : text(m13, 'Message.from'))
  out += ',"to":' + ArrayOf_text(object.to, 'Message.to')
  out += ',"cc":' + ArrayOf_text(object.cc, 'Message.cc')
  out += ',"bcc":' + ArrayOf_text(object.bcc, 'Message.bcc')
  out += ',"attachments":' + ArrayOf_Attachment(object.attachments, 'Message.attachments')
  out += ',"droppedAttachments":' + ArrayOf_DroppedAttachment(object.droppedAttachments, 'Message.droppedAttachments')
  out += ',"leftOut":' + ArrayOf_LeftOutMember(object.leftOut, 'Message.leftOut')
  const m20 = object.location
  out += ',"location":' + (m20 === null ? 'null' : MessageLocation(m20, 'Message.location'))
  out += ',"sender":' + MessageSender(object.sender, 'Message.sender')
  out += ',"status":' + MessageStatus(object.status, 'Message.status')
  const m23 = object.errorCode
  out += ',"errorCode":' + (m23 === null ? 'null' : text(m23, 'Message.errorCode'))
  const m24 = object.errorMessage
  out += ',"errorMessage":' + (m24 === null ? 'null' : text(m24, 'Message.errorMessage'))
  const m25 = object.externalId
  out += ',"externalId":' + (m25 === null ? 'null' : text(m25, 'Message.externalId'))
  const m26 = object.clientRequestId
  out += ',"clientRequestId":' + (m26 === null ? 'null' : text(m26, 'Message.clientRequestId'))
  const m27 = object.replyToMessageId
  out += ',"replyToMessageId":' + (m27 === null ? 'null' : text(m27, 'Message.replyToMessageId'))
  const m28 = object.commentId
  out += ',"commentId":' + (m28 === null ? 'null' : text(m28, 'Message.commentId'))
  const m29 = object.scheduledAt
  out += ',"scheduledAt":' + (m29 === null ? 'null' : text(m29, 'Message.scheduledAt'))
  const m30 = object.sentAt
  out += ',"sentAt":' + (m30 === null ? 'null' : text(m30, 'Message.sentAt'))
  const m31 = object.deliveredAt
  out += ',"deliveredAt":' + (m31 === null ? 'null' : text(m31, 'Message.deliveredAt'))
  const m32 = object.readAt
  out += ',"readAt":' + (m32 === null ? 'null' : text(m32, 'Message.readAt'))
  const m33 = object.failedAt
  out += ',"failedAt":' + (m33 === null ? 'null' : text(m33, 'Message.failedAt'))
  out += ',"isAutomatic":' + boolean(object.isAutomatic, 'Message.isAutomatic')
  out += ',"isBlocked":' + boolean(object.isBlocked, 'Message.isBlocked')
  out += ',"suppressAutoReply":' + boolean(object.suppressAutoReply, 'Message.suppressAutoReply')
  const m37 = object.senderVerified
  out += ',"senderVerified":' + (m37 === null ? 'null' : SenderVerification(m37, 'Message.senderVerified'))
  out += ',"hasOriginal":' + boolean(object.hasOriginal, 'Message.hasOriginal')
  const m39 = object.headers
  out += ',"headers":' + (m39 === null ? 'null' : MessageHeaders(m39, 'Message.headers'))
  out += ',"metadata":' + Message_metadata(object.metadata, 'Message.metadata')
  out += ',"createdAt":' + text(object.createdAt, 'Message.createdAt')
  out += ',"ingestedAt":' + text(object.ingestedAt, 'Message.ingestedAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'Message.updatedAt')
  const m44 = object.deletedAt
  out += ',"deletedAt":' + (m44 === null ? 'null' : text(m44, 'Message.deletedAt'))
  out += ',"version":' + integer(object.version, 'Message.version')
  const m46 = object.isTruncated
  if (m46 !== undefined) out += ',"isTruncated":' + boolean(m46, 'Message.isTruncated')
  return out + '}'
}

function ArrayOf_LeftOutMember(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + LeftOutMember(items[i], at)
  return out + ']'
}

function Message_metadata(value: unknown, at: string): string {
  let out = ''
  for (const [key, member] of Object.entries(objectOf(value, at)) as [string, unknown][]) {
    if (member !== undefined) out += ',' + JSON.stringify(key) + ':' + text(member, at)
  }
  return '{' + out.slice(1) + '}'
}

function NotificationList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'NotificationList.total')
  out += ',"page":' + integer(object.page, 'NotificationList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'NotificationList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'NotificationList.lastPage')
  out += ',"data":' + ArrayOf_Notification(object.data, 'NotificationList.data')
  return out + '}'
}

function Notification(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'Notification.id')
  out += ',"kind":' + NotificationKind(object.kind, 'Notification.kind')
  out += ',"eventId":' + text(object.eventId, 'Notification.eventId')
  out += ',"eventType":' + text(object.eventType, 'Notification.eventType')
  out += ',"resourceType":' + Notification_resourceType(object.resourceType, 'Notification.resourceType')
  out += ',"resourceId":' + text(object.resourceId, 'Notification.resourceId')
  out += ',"actor":' + Actor(object.actor, 'Notification.actor')
  out += ',"createdAt":' + text(object.createdAt, 'Notification.createdAt')
  const m8 = object.readAt
  out += ',"readAt":' + (m8 === null ? 'null' : text(m8, 'Notification.readAt'))
  return out + '}'
}

const NotificationKind = oneOf(["assigned","mentioned","overdue","replied"])

const Notification_resourceType = oneOf(["conversation","ticket"])

function ArrayOf_Notification(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Notification(items[i], at)
  return out + ']'
}

function OidcSettingsReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + OidcSettings(object.data, 'OidcSettingsReply.data')
  return out + '}'
}

function OidcSettings(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  const m0 = object.issuer
  out += '{"issuer":' + (m0 === null ? 'null' : text(m0, 'OidcSettings.issuer'))
  const m1 = object.clientId
  out += ',"clientId":' + (m1 === null ? 'null' : text(m1, 'OidcSettings.clientId'))
  out += ',"domains":' + ArrayOf_text(object.domains, 'OidcSettings.domains')
  out += ',"createsUsers":' + boolean(object.createsUsers, 'OidcSettings.createsUsers')
  out += ',"roleIds":' + ArrayOf_text(object.roleIds, 'OidcSettings.roleIds')
  const m5 = object.roleClaim
  out += ',"roleClaim":' + (m5 === null ? 'null' : text(m5, 'OidcSettings.roleClaim'))
  out += ',"roleMapping":' + ArrayOf_OidcRole(object.roleMapping, 'OidcSettings.roleMapping')
  out += ',"trustsAddresses":' + boolean(object.trustsAddresses, 'OidcSettings.trustsAddresses')
  return out + '}'
}

function OidcRole(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"value":' + text(object.value, 'OidcRole.value')
  out += ',"roleId":' + text(object.roleId, 'OidcRole.roleId')
  return out + '}'
}

function ArrayOf_OidcRole(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + OidcRole(items[i], at)
  return out + ']'
}

function PermissionList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'PermissionList.total')
  out += ',"page":' + integer(object.page, 'PermissionList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'PermissionList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'PermissionList.lastPage')
  out += ',"data":' + ArrayOf_Permission(object.data, 'PermissionList.data')
  return out + '}'
}

function Permission(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"scope":' + Scope(object.scope, 'Permission.scope')
  out += ',"description":' + text(object.description, 'Permission.description')
  out += ',"operations":' + ArrayOf_text(object.operations, 'Permission.operations')
  return out + '}'
}

function ArrayOf_Permission(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Permission(items[i], at)
  return out + ']'
}

function PresenceStatusList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'PresenceStatusList.total')
  out += ',"page":' + integer(object.page, 'PresenceStatusList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'PresenceStatusList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'PresenceStatusList.lastPage')
  out += ',"data":' + ArrayOf_PresenceStatus(object.data, 'PresenceStatusList.data')
  return out + '}'
}

function PresenceStatus(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'PresenceStatus.id')
  out += ',"systemName":' + text(object.systemName, 'PresenceStatus.systemName')
  out += ',"displayName":' + text(object.displayName, 'PresenceStatus.displayName')
  const m3 = object.emoji
  out += ',"emoji":' + (m3 === null ? 'null' : text(m3, 'PresenceStatus.emoji'))
  const m4 = object.color
  out += ',"color":' + (m4 === null ? 'null' : text(m4, 'PresenceStatus.color'))
  out += ',"category":' + PresenceCategory(object.category, 'PresenceStatus.category')
  out += ',"routable":' + PresenceRoutable(object.routable, 'PresenceStatus.routable')
  out += ',"requiresReason":' + boolean(object.requiresReason, 'PresenceStatus.requiresReason')
  const m8 = object.maxMinutes
  out += ',"maxMinutes":' + (m8 === null ? 'null' : integer(m8, 'PresenceStatus.maxMinutes'))
  out += ',"isSystem":' + boolean(object.isSystem, 'PresenceStatus.isSystem')
  out += ',"isDefault":' + boolean(object.isDefault, 'PresenceStatus.isDefault')
  out += ',"sortOrder":' + integer(object.sortOrder, 'PresenceStatus.sortOrder')
  out += ',"createdAt":' + text(object.createdAt, 'PresenceStatus.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'PresenceStatus.updatedAt')
  out += ',"version":' + integer(object.version, 'PresenceStatus.version')
  return out + '}'
}

function PresenceRoutable(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"voice":' + PresenceRouting(object.voice, 'PresenceRoutable.voice')
  out += ',"chat":' + PresenceRouting(object.chat, 'PresenceRoutable.chat')
  out += ',"email":' + PresenceRouting(object.email, 'PresenceRoutable.email')
  return out + '}'
}

const PresenceRouting = oneOf(["yes","transfers","no"])

function ArrayOf_PresenceStatus(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + PresenceStatus(items[i], at)
  return out + ']'
}

function PresenceStatusReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + PresenceStatus(object.data, 'PresenceStatusReply.data')
  return out + '}'
}

function QueueEntryList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'QueueEntryList.total')
  out += ',"page":' + integer(object.page, 'QueueEntryList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'QueueEntryList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'QueueEntryList.lastPage')
  out += ',"data":' + ArrayOf_QueueEntry(object.data, 'QueueEntryList.data')
  return out + '}'
}

function QueueEntry(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'QueueEntry.id')
  out += ',"queueId":' + text(object.queueId, 'QueueEntry.queueId')
  out += ',"entityType":' + RoutableType(object.entityType, 'QueueEntry.entityType')
  out += ',"entityId":' + text(object.entityId, 'QueueEntry.entityId')
  out += ',"kind":' + WorkKind(object.kind, 'QueueEntry.kind')
  out += ',"status":' + QueueEntryStatus(object.status, 'QueueEntry.status')
  out += ',"priority":' + integer(object.priority, 'QueueEntry.priority')
  out += ',"requiredSkills":' + ArrayOf_RequiredSkill(object.requiredSkills, 'QueueEntry.requiredSkills')
  const m8 = object.assigneeId
  out += ',"assigneeId":' + (m8 === null ? 'null' : text(m8, 'QueueEntry.assigneeId'))
  out += ',"offerCount":' + integer(object.offerCount, 'QueueEntry.offerCount')
  out += ',"enteredAt":' + text(object.enteredAt, 'QueueEntry.enteredAt')
  const m11 = object.assignedAt
  out += ',"assignedAt":' + (m11 === null ? 'null' : text(m11, 'QueueEntry.assignedAt'))
  const m12 = object.endedAt
  out += ',"endedAt":' + (m12 === null ? 'null' : text(m12, 'QueueEntry.endedAt'))
  const m13 = object.overflowAction
  out += ',"overflowAction":' + (m13 === null ? 'null' : QueueOverflowAction(m13, 'QueueEntry.overflowAction'))
  return out + '}'
}

const RoutableType = oneOf(["ticket","conversation","call"])

const WorkKind = oneOf(["voice","chat","email","task"])

const QueueEntryStatus = oneOf(["waiting","offered","assigned","completed","overflowed","abandoned","canceled"])

function ArrayOf_QueueEntry(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + QueueEntry(items[i], at)
  return out + ']'
}

function QueueEntryReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + QueueEntry(object.data, 'QueueEntryReply.data')
  return out + '}'
}

function QueueMemberList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'QueueMemberList.total')
  out += ',"page":' + integer(object.page, 'QueueMemberList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'QueueMemberList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'QueueMemberList.lastPage')
  out += ',"data":' + ArrayOf_QueueMember(object.data, 'QueueMemberList.data')
  return out + '}'
}

function QueueMember(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"queueId":' + text(object.queueId, 'QueueMember.queueId')
  out += ',"userId":' + text(object.userId, 'QueueMember.userId')
  out += ',"user":' + UserName(object.user, 'QueueMember.user')
  out += ',"role":' + QueueRole(object.role, 'QueueMember.role')
  out += ',"priority":' + integer(object.priority, 'QueueMember.priority')
  out += ',"weight":' + integer(object.weight, 'QueueMember.weight')
  out += ',"skills":' + ArrayOf_UserSkill(object.skills, 'QueueMember.skills')
  const m7 = object.capacity
  out += ',"capacity":' + (m7 === null ? 'null' : QueueMemberCapacity(m7, 'QueueMember.capacity'))
  out += ',"isPaused":' + boolean(object.isPaused, 'QueueMember.isPaused')
  const m9 = object.pauseReason
  out += ',"pauseReason":' + (m9 === null ? 'null' : text(m9, 'QueueMember.pauseReason'))
  out += ',"addedAt":' + text(object.addedAt, 'QueueMember.addedAt')
  const m11 = object.isTruncated
  if (m11 !== undefined) out += ',"isTruncated":' + boolean(m11, 'QueueMember.isTruncated')
  return out + '}'
}

const QueueRole = oneOf(["agent","manager","lead"])

function QueueMemberCapacity(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  const m0 = object.voice
  if (m0 !== undefined) out += ',"voice":' + integer(m0, 'QueueMemberCapacity.voice')
  const m1 = object.chat
  if (m1 !== undefined) out += ',"chat":' + integer(m1, 'QueueMemberCapacity.chat')
  const m2 = object.email
  if (m2 !== undefined) out += ',"email":' + integer(m2, 'QueueMemberCapacity.email')
  const m3 = object.task
  if (m3 !== undefined) out += ',"task":' + integer(m3, 'QueueMemberCapacity.task')
  return '{' + out.slice(1) + '}'
}

function ArrayOf_QueueMember(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + QueueMember(items[i], at)
  return out + ']'
}

function QueueMemberReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + QueueMember(object.data, 'QueueMemberReply.data')
  return out + '}'
}

function QueueMembersReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + PageOf_QueueMember_16757(object.data, 'QueueMembersReply.data')
  return out + '}'
}

function PageOf_QueueMember_16757(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, QueueMember, QueueMemberShortened, 16757, 'isTruncated')
  }
  return out + ']'
}

function QueueMemberShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"queueId":' + text(object.queueId, 'QueueMemberShortened.queueId')
  out += ',"userId":' + text(object.userId, 'QueueMemberShortened.userId')
  out += ',"user":' + UserNameShortened(object.user, 'QueueMemberShortened.user')
  out += ',"role":' + QueueRole(object.role, 'QueueMemberShortened.role')
  out += ',"priority":' + integer(object.priority, 'QueueMemberShortened.priority')
  out += ',"weight":' + integer(object.weight, 'QueueMemberShortened.weight')
  out += ',"skills":' + ArrayOf_UserSkillShortenedShortened(object.skills, 'QueueMemberShortened.skills')
  const m7 = object.capacity
  out += ',"capacity":' + (m7 === null ? 'null' : QueueMemberCapacity(m7, 'QueueMemberShortened.capacity'))
  out += ',"isPaused":' + boolean(object.isPaused, 'QueueMemberShortened.isPaused')
  const m9 = object.pauseReason
  out += ',"pauseReason":' + (m9 === null ? 'null' : textShortened(m9, 'QueueMemberShortened.pauseReason'))
  out += ',"addedAt":' + text(object.addedAt, 'QueueMemberShortened.addedAt')
  const m11 = object.isTruncated
  if (m11 !== undefined) out += ',"isTruncated":' + boolean(m11, 'QueueMemberShortened.isTruncated')
  return out + '}'
}

function UserSkillShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"name":' + textShortened(object.name, 'UserSkillShortened.name')
  out += ',"level":' + integer(object.level, 'UserSkillShortened.level')
  return out + '}'
}

function ArrayOf_UserSkillShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + UserSkillShortened(items[i], at)
  return out + ']'
}

function QueueStatsReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + QueueStats(object.data, 'QueueStatsReply.data')
  return out + '}'
}

function QueueStats(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"live":' + QueueLive(object.live, 'QueueStats.live')
  out += ',"history":' + QueueHistory(object.history, 'QueueStats.history')
  return out + '}'
}

function QueueLive(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"waitingCount":' + integer(object.waitingCount, 'QueueLive.waitingCount')
  out += ',"offeredCount":' + integer(object.offeredCount, 'QueueLive.offeredCount')
  out += ',"assignedCount":' + integer(object.assignedCount, 'QueueLive.assignedCount')
  const m3 = object.longestWaitSeconds
  out += ',"longestWaitSeconds":' + (m3 === null ? 'null' : integer(m3, 'QueueLive.longestWaitSeconds'))
  out += ',"memberCount":' + integer(object.memberCount, 'QueueLive.memberCount')
  out += ',"availableCount":' + integer(object.availableCount, 'QueueLive.availableCount')
  return out + '}'
}

function QueueHistory(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"from":' + text(object.from, 'QueueHistory.from')
  out += ',"to":' + text(object.to, 'QueueHistory.to')
  out += ',"enteredCount":' + integer(object.enteredCount, 'QueueHistory.enteredCount')
  out += ',"assignedCount":' + integer(object.assignedCount, 'QueueHistory.assignedCount')
  out += ',"completedCount":' + integer(object.completedCount, 'QueueHistory.completedCount')
  out += ',"overflowedCount":' + integer(object.overflowedCount, 'QueueHistory.overflowedCount')
  out += ',"abandonedCount":' + integer(object.abandonedCount, 'QueueHistory.abandonedCount')
  out += ',"canceledCount":' + integer(object.canceledCount, 'QueueHistory.canceledCount')
  out += ',"offeredCount":' + integer(object.offeredCount, 'QueueHistory.offeredCount')
  out += ',"rejectedCount":' + integer(object.rejectedCount, 'QueueHistory.rejectedCount')
  out += ',"timedOutCount":' + integer(object.timedOutCount, 'QueueHistory.timedOutCount')
  const m11 = object.averageWaitSeconds
  out += ',"averageWaitSeconds":' + (m11 === null ? 'null' : number(m11, 'QueueHistory.averageWaitSeconds'))
  const m12 = object.p90WaitSeconds
  out += ',"p90WaitSeconds":' + (m12 === null ? 'null' : number(m12, 'QueueHistory.p90WaitSeconds'))
  return out + '}'
}

function ReservationList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'ReservationList.total')
  out += ',"page":' + integer(object.page, 'ReservationList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'ReservationList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'ReservationList.lastPage')
  out += ',"data":' + ArrayOf_Reservation(object.data, 'ReservationList.data')
  return out + '}'
}

function Reservation(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'Reservation.id')
  out += ',"queueId":' + text(object.queueId, 'Reservation.queueId')
  out += ',"entryId":' + text(object.entryId, 'Reservation.entryId')
  out += ',"entityType":' + RoutableType(object.entityType, 'Reservation.entityType')
  out += ',"entityId":' + text(object.entityId, 'Reservation.entityId')
  out += ',"kind":' + WorkKind(object.kind, 'Reservation.kind')
  out += ',"userId":' + text(object.userId, 'Reservation.userId')
  out += ',"status":' + ReservationStatus(object.status, 'Reservation.status')
  const m8 = object.reason
  out += ',"reason":' + (m8 === null ? 'null' : text(m8, 'Reservation.reason'))
  out += ',"offeredAt":' + text(object.offeredAt, 'Reservation.offeredAt')
  const m10 = object.expiresAt
  out += ',"expiresAt":' + (m10 === null ? 'null' : text(m10, 'Reservation.expiresAt'))
  const m11 = object.acceptedAt
  out += ',"acceptedAt":' + (m11 === null ? 'null' : text(m11, 'Reservation.acceptedAt'))
  const m12 = object.wrapUpUntil
  out += ',"wrapUpUntil":' + (m12 === null ? 'null' : text(m12, 'Reservation.wrapUpUntil'))
  const m13 = object.endedAt
  out += ',"endedAt":' + (m13 === null ? 'null' : text(m13, 'Reservation.endedAt'))
  return out + '}'
}

const ReservationStatus = oneOf(["pending","accepted","wrapping","completed","rejected","timeout","rescinded","canceled"])

function ArrayOf_Reservation(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Reservation(items[i], at)
  return out + ']'
}

function ReservationReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + Reservation(object.data, 'ReservationReply.data')
  return out + '}'
}

function RoleList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'RoleList.total')
  out += ',"page":' + integer(object.page, 'RoleList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'RoleList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'RoleList.lastPage')
  out += ',"data":' + ArrayOf_Role(object.data, 'RoleList.data')
  return out + '}'
}

function Role(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'Role.id')
  out += ',"name":' + text(object.name, 'Role.name')
  const m2 = object.systemName
  out += ',"systemName":' + (m2 === null ? 'null' : RoleSystemName(m2, 'Role.systemName'))
  const m3 = object.description
  out += ',"description":' + (m3 === null ? 'null' : text(m3, 'Role.description'))
  out += ',"permissions":' + ArrayOf_Scope(object.permissions, 'Role.permissions')
  out += ',"isSystem":' + boolean(object.isSystem, 'Role.isSystem')
  out += ',"userCount":' + integer(object.userCount, 'Role.userCount')
  out += ',"createdAt":' + text(object.createdAt, 'Role.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'Role.updatedAt')
  out += ',"version":' + integer(object.version, 'Role.version')
  return out + '}'
}

const RoleSystemName = oneOf(["owner","admin","supervisor","agent","viewer"])

function ArrayOf_Role(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Role(items[i], at)
  return out + ']'
}

function RoleReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + Role(object.data, 'RoleReply.data')
  return out + '}'
}

function RouteResultReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + RouteResult(object.data, 'RouteResultReply.data')
  return out + '}'
}

function RouteResult(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"outcome":' + RouteResult_outcome(object.outcome, 'RouteResult.outcome')
  const m1 = object.entry
  out += ',"entry":' + (m1 === null ? 'null' : QueueEntry(m1, 'RouteResult.entry'))
  return out + '}'
}

const RouteResult_outcome = oneOf(["queued","assigned","closed","no_queue"])

function RoutingDecisionList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'RoutingDecisionList.total')
  out += ',"page":' + integer(object.page, 'RoutingDecisionList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'RoutingDecisionList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'RoutingDecisionList.lastPage')
  out += ',"data":' + ArrayOf_RoutingDecision(object.data, 'RoutingDecisionList.data')
  return out + '}'
}

function RoutingDecision(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'RoutingDecision.id')
  out += ',"entityType":' + RoutableType(object.entityType, 'RoutingDecision.entityType')
  out += ',"entityId":' + text(object.entityId, 'RoutingDecision.entityId')
  out += ',"queueId":' + text(object.queueId, 'RoutingDecision.queueId')
  out += ',"entryId":' + text(object.entryId, 'RoutingDecision.entryId')
  const m5 = object.reservationId
  out += ',"reservationId":' + (m5 === null ? 'null' : text(m5, 'RoutingDecision.reservationId'))
  out += ',"strategy":' + QueueStrategy(object.strategy, 'RoutingDecision.strategy')
  out += ',"outcome":' + RoutingDecision_outcome(object.outcome, 'RoutingDecision.outcome')
  const m8 = object.assigneeId
  out += ',"assigneeId":' + (m8 === null ? 'null' : text(m8, 'RoutingDecision.assigneeId'))
  out += ',"isSticky":' + boolean(object.isSticky, 'RoutingDecision.isSticky')
  out += ',"candidates":' + ArrayOf_RoutingCandidate(object.candidates, 'RoutingDecision.candidates')
  out += ',"decidedAt":' + text(object.decidedAt, 'RoutingDecision.decidedAt')
  return out + '}'
}

const RoutingDecision_outcome = oneOf(["offered","assigned","pulled","nobody"])

function RoutingCandidate(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"userId":' + text(object.userId, 'RoutingCandidate.userId')
  out += ',"eligible":' + boolean(object.eligible, 'RoutingCandidate.eligible')
  out += ',"reason":' + RoutingReason(object.reason, 'RoutingCandidate.reason')
  const m3 = object.score
  out += ',"score":' + (m3 === null ? 'null' : number(m3, 'RoutingCandidate.score'))
  return out + '}'
}

const RoutingReason = oneOf(["eligible","not_active","not_permitted","paused","offline","not_routable","current_assignee","declined","missing_skill","at_capacity"])

function ArrayOf_RoutingCandidate(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + RoutingCandidate(items[i], at)
  return out + ']'
}

function ArrayOf_RoutingDecision(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + RoutingDecision(items[i], at)
  return out + ']'
}

function RoutingSimulationReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + RoutingSimulation(object.data, 'RoutingSimulationReply.data')
  return out + '}'
}

function RoutingSimulation(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  const m0 = object.queue
  out += '{"queue":' + (m0 === null ? 'null' : AutomationQueueName(m0, 'RoutingSimulation.queue'))
  const m1 = object.strategy
  out += ',"strategy":' + (m1 === null ? 'null' : QueueStrategy(m1, 'RoutingSimulation.strategy'))
  const m2 = object.assigneeId
  out += ',"assigneeId":' + (m2 === null ? 'null' : text(m2, 'RoutingSimulation.assigneeId'))
  out += ',"isSticky":' + boolean(object.isSticky, 'RoutingSimulation.isSticky')
  out += ',"candidates":' + ArrayOf_RoutingCandidate(object.candidates, 'RoutingSimulation.candidates')
  out += ',"queues":' + ArrayOf_RoutingMatch(object.queues, 'RoutingSimulation.queues')
  return out + '}'
}

function RoutingMatch(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'RoutingMatch.id')
  out += ',"name":' + text(object.name, 'RoutingMatch.name')
  out += ',"isMatch":' + boolean(object.isMatch, 'RoutingMatch.isMatch')
  out += ',"reason":' + RoutingMatch_reason(object.reason, 'RoutingMatch.reason')
  return out + '}'
}

const RoutingMatch_reason = oneOf(["match","disabled","channel","conditions","no_conditions"])

function ArrayOf_RoutingMatch(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + RoutingMatch(items[i], at)
  return out + ']'
}

function SessionList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'SessionList.total')
  out += ',"page":' + integer(object.page, 'SessionList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'SessionList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'SessionList.lastPage')
  out += ',"data":' + ArrayOf_Session(object.data, 'SessionList.data')
  return out + '}'
}

function Session(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'Session.id')
  const m1 = object.device
  out += ',"device":' + (m1 === null ? 'null' : text(m1, 'Session.device'))
  const m2 = object.address
  out += ',"address":' + (m2 === null ? 'null' : text(m2, 'Session.address'))
  out += ',"isCurrent":' + boolean(object.isCurrent, 'Session.isCurrent')
  out += ',"createdAt":' + text(object.createdAt, 'Session.createdAt')
  const m5 = object.lastUsedAt
  out += ',"lastUsedAt":' + (m5 === null ? 'null' : text(m5, 'Session.lastUsedAt'))
  out += ',"expiresAt":' + text(object.expiresAt, 'Session.expiresAt')
  return out + '}'
}

function ArrayOf_Session(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Session(items[i], at)
  return out + ']'
}

function SessionSecretReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + SessionSecret(object.data, 'SessionSecretReply.data')
  return out + '}'
}

function SessionSecret(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'SessionSecret.id')
  out += ',"token":' + text(object.token, 'SessionSecret.token')
  out += ',"expiresAt":' + text(object.expiresAt, 'SessionSecret.expiresAt')
  out += ',"user":' + CurrentUser(object.user, 'SessionSecret.user')
  return out + '}'
}

function SettingsReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + Settings(object.data, 'SettingsReply.data')
  return out + '}'
}

function Settings(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"workspaceId":' + text(object.workspaceId, 'Settings.workspaceId')
  out += ',"timeZone":' + text(object.timeZone, 'Settings.timeZone')
  const m2 = object.defaultCountry
  out += ',"defaultCountry":' + (m2 === null ? 'null' : text(m2, 'Settings.defaultCountry'))
  out += ',"reopenWindowDays":' + integer(object.reopenWindowDays, 'Settings.reopenWindowDays')
  const m4 = object.autoCloseHours
  out += ',"autoCloseHours":' + (m4 === null ? 'null' : integer(m4, 'Settings.autoCloseHours'))
  const m5 = object.originalRetentionDays
  out += ',"originalRetentionDays":' + (m5 === null ? 'null' : integer(m5, 'Settings.originalRetentionDays'))
  out += ',"followUpOnClosed":' + boolean(object.followUpOnClosed, 'Settings.followUpOnClosed')
  const m7 = object.signInUrl
  out += ',"signInUrl":' + (m7 === null ? 'null' : text(m7, 'Settings.signInUrl'))
  out += ',"createdAt":' + text(object.createdAt, 'Settings.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'Settings.updatedAt')
  out += ',"version":' + integer(object.version, 'Settings.version')
  return out + '}'
}

function Signal(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"type":' + Signal_type(object.type, 'Signal.type')
  out += ',"resourceId":' + text(object.resourceId, 'Signal.resourceId')
  out += ',"user":' + SignalUser(object.user, 'Signal.user')
  out += ',"isActive":' + boolean(object.isActive, 'Signal.isActive')
  out += ',"timestamp":' + text(object.timestamp, 'Signal.timestamp')
  return out + '}'
}

const Signal_type = oneOf(["typing","viewing"])

function SignalUser(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'SignalUser.id')
  out += ',"name":' + text(object.name, 'SignalUser.name')
  return out + '}'
}

function TagList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'TagList.total')
  const m1 = object.totalIsCapped
  if (m1 !== undefined) out += ',"totalIsCapped":' + 'true'
  out += ',"page":' + integer(object.page, 'TagList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'TagList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'TagList.lastPage')
  out += ',"data":' + ArrayOf_Tag(object.data, 'TagList.data')
  return out + '}'
}

function Tag(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'Tag.id')
  out += ',"name":' + text(object.name, 'Tag.name')
  const m2 = object.color
  out += ',"color":' + (m2 === null ? 'null' : text(m2, 'Tag.color'))
  const m3 = object.description
  out += ',"description":' + (m3 === null ? 'null' : text(m3, 'Tag.description'))
  out += ',"position":' + integer(object.position, 'Tag.position')
  out += ',"usageCount":' + TagUsage(object.usageCount, 'Tag.usageCount')
  out += ',"createdAt":' + text(object.createdAt, 'Tag.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'Tag.updatedAt')
  const m8 = object.deletedAt
  out += ',"deletedAt":' + (m8 === null ? 'null' : text(m8, 'Tag.deletedAt'))
  return out + '}'
}

function TagUsage(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"tickets":' + integer(object.tickets, 'TagUsage.tickets')
  out += ',"contacts":' + integer(object.contacts, 'TagUsage.contacts')
  return out + '}'
}

function ArrayOf_Tag(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Tag(items[i], at)
  return out + ']'
}

function TagReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + Tag(object.data, 'TagReply.data')
  return out + '}'
}

function TicketBulkReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + TicketBulkResults(object.data, 'TicketBulkReply.data')
  return out + '}'
}

function TicketBulkResults(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"results":' + PageOf_TicketBulkResult_83786(object.results, 'TicketBulkResults.results')
  return out + '}'
}

function PageOf_TicketBulkResult_83786(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, TicketBulkResultListed, TicketBulkResultShortened, 83786, 'isTruncated')
  }
  return out + ']'
}

function TicketBulkResultListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"index":' + integer(object.index, 'TicketBulkResultListed.index')
  out += ',"status":' + integer(object.status, 'TicketBulkResultListed.status')
  const m2 = object.data
  if (m2 !== undefined) out += ',"data":' + TicketListed(m2, 'TicketBulkResultListed.data')
  const m3 = object.problem
  if (m3 !== undefined) out += ',"problem":' + ProblemListed(m3, 'TicketBulkResultListed.problem')
  const m4 = object.isTruncated
  if (m4 !== undefined) out += ',"isTruncated":' + boolean(m4, 'TicketBulkResultListed.isTruncated')
  return out + '}'
}

function TicketListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'TicketListed.id')
  out += ',"createdAt":' + text(object.createdAt, 'TicketListed.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'TicketListed.updatedAt')
  const m3 = object.deletedAt
  out += ',"deletedAt":' + (m3 === null ? 'null' : text(m3, 'TicketListed.deletedAt'))
  out += ',"title":' + text(object.title, 'TicketListed.title')
  const m5 = object.description
  out += ',"description":' + (m5 === null ? 'null' : textListed(m5, 'TicketListed.description'))
  out += ',"type":' + TicketType(object.type, 'TicketListed.type')
  out += ',"channel":' + ChannelType(object.channel, 'TicketListed.channel')
  out += ',"priority":' + TicketPriority(object.priority, 'TicketListed.priority')
  out += ',"status":' + TicketStatus(object.status, 'TicketListed.status')
  out += ',"contactId":' + text(object.contactId, 'TicketListed.contactId')
  out += ',"creatorId":' + text(object.creatorId, 'TicketListed.creatorId')
  const m12 = object.assigneeId
  out += ',"assigneeId":' + (m12 === null ? 'null' : text(m12, 'TicketListed.assigneeId'))
  const m13 = object.reasonToAssign
  out += ',"reasonToAssign":' + (m13 === null ? 'null' : text(m13, 'TicketListed.reasonToAssign'))
  out += ',"ticketNumber":' + integer(object.ticketNumber, 'TicketListed.ticketNumber')
  const m15 = object.assignee
  out += ',"assignee":' + (m15 === null ? 'null' : UserName(m15, 'TicketListed.assignee'))
  out += ',"contact":' + TicketContact(object.contact, 'TicketListed.contact')
  out += ',"tags":' + ArrayOf_TagNameListed(object.tags, 'TicketListed.tags')
  out += ',"customFields":' + ArrayOf_CustomFieldValueListed(object.customFields, 'TicketListed.customFields')
  const m19 = object.statusReason
  out += ',"statusReason":' + (m19 === null ? 'null' : text(m19, 'TicketListed.statusReason'))
  const m20 = object.resolution
  out += ',"resolution":' + (m20 === null ? 'null' : TicketResolution(m20, 'TicketListed.resolution'))
  const m21 = object.categoryId
  out += ',"categoryId":' + (m21 === null ? 'null' : text(m21, 'TicketListed.categoryId'))
  const m22 = object.queueId
  out += ',"queueId":' + (m22 === null ? 'null' : text(m22, 'TicketListed.queueId'))
  const m23 = object.externalId
  out += ',"externalId":' + (m23 === null ? 'null' : text(m23, 'TicketListed.externalId'))
  const m24 = object.dueAt
  out += ',"dueAt":' + (m24 === null ? 'null' : text(m24, 'TicketListed.dueAt'))
  const m25 = object.snoozedUntil
  out += ',"snoozedUntil":' + (m25 === null ? 'null' : text(m25, 'TicketListed.snoozedUntil'))
  const m26 = object.firstResponseAt
  out += ',"firstResponseAt":' + (m26 === null ? 'null' : text(m26, 'TicketListed.firstResponseAt'))
  const m27 = object.resolvedAt
  out += ',"resolvedAt":' + (m27 === null ? 'null' : text(m27, 'TicketListed.resolvedAt'))
  const m28 = object.closedAt
  out += ',"closedAt":' + (m28 === null ? 'null' : text(m28, 'TicketListed.closedAt'))
  out += ',"reopenCount":' + integer(object.reopenCount, 'TicketListed.reopenCount')
  const m30 = object.followUpOfId
  out += ',"followUpOfId":' + (m30 === null ? 'null' : text(m30, 'TicketListed.followUpOfId'))
  const m31 = object.deliveryFailedAt
  out += ',"deliveryFailedAt":' + (m31 === null ? 'null' : text(m31, 'TicketListed.deliveryFailedAt'))
  out += ',"currentCxLogId":' + text(object.currentCxLogId, 'TicketListed.currentCxLogId')
  out += ',"conversationIds":' + ArrayOf_text(object.conversationIds, 'TicketListed.conversationIds')
  out += ',"attachments":' + ArrayOf_Attachment(object.attachments, 'TicketListed.attachments')
  out += ',"version":' + integer(object.version, 'TicketListed.version')
  const m36 = object.creator
  if (m36 !== undefined) out += ',"creator":' + Actor(m36, 'TicketListed.creator')
  const m37 = object.category
  if (m37 !== undefined) out += ',"category":' + (m37 === null ? 'null' : CategoryName(m37, 'TicketListed.category'))
  const m38 = object.queue
  if (m38 !== undefined) out += ',"queue":' + (m38 === null ? 'null' : AutomationQueueName(m38, 'TicketListed.queue'))
  const m39 = object.conversations
  if (m39 !== undefined) out += ',"conversations":' + ArrayOf_TicketConversation(m39, 'TicketListed.conversations')
  const m40 = object.isTruncated
  if (m40 !== undefined) out += ',"isTruncated":' + boolean(m40, 'TicketListed.isTruncated')
  return out + '}'
}

const TicketStatus = oneOf(["open","in_progress","pending","on_hold","resolved","closed"])

function TicketContact(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'TicketContact.id')
  out += ',"name":' + text(object.name, 'TicketContact.name')
  const m2 = object.username
  if (m2 !== undefined) out += ',"username":' + text(m2, 'TicketContact.username')
  const m3 = object.externalId
  if (m3 !== undefined) out += ',"externalId":' + (m3 === null ? 'null' : text(m3, 'TicketContact.externalId'))
  const m4 = object.email
  if (m4 !== undefined) out += ',"email":' + (m4 === null ? 'null' : text(m4, 'TicketContact.email'))
  const m5 = object.phone
  if (m5 !== undefined) out += ',"phone":' + (m5 === null ? 'null' : text(m5, 'TicketContact.phone'))
  const m6 = object.language
  if (m6 !== undefined) out += ',"language":' + (m6 === null ? 'null' : text(m6, 'TicketContact.language'))
  const m7 = object.timezone
  if (m7 !== undefined) out += ',"timezone":' + (m7 === null ? 'null' : text(m7, 'TicketContact.timezone'))
  const m8 = object.country
  if (m8 !== undefined) out += ',"country":' + (m8 === null ? 'null' : text(m8, 'TicketContact.country'))
  const m9 = object.isBlocked
  if (m9 !== undefined) out += ',"isBlocked":' + boolean(m9, 'TicketContact.isBlocked')
  return out + '}'
}

function TicketResolution(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"code":' + TicketResolution_code(object.code, 'TicketResolution.code')
  const m1 = object.note
  if (m1 !== undefined) out += ',"note":' + (m1 === null ? 'null' : text(m1, 'TicketResolution.note'))
  return out + '}'
}

const TicketResolution_code = oneOf(["solved","workaround","duplicate","spam","no_response","cannot_reproduce","other"])

function CategoryName(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CategoryName.id')
  out += ',"value":' + text(object.value, 'CategoryName.value')
  out += ',"path":' + text(object.path, 'CategoryName.path')
  return out + '}'
}

function TicketConversation(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'TicketConversation.id')
  out += ',"kind":' + ConversationKind(object.kind, 'TicketConversation.kind')
  out += ',"status":' + ConversationStatus(object.status, 'TicketConversation.status')
  const m3 = object.channelId
  out += ',"channelId":' + (m3 === null ? 'null' : text(m3, 'TicketConversation.channelId'))
  const m4 = object.subject
  out += ',"subject":' + (m4 === null ? 'null' : text(m4, 'TicketConversation.subject'))
  const m5 = object.assigneeId
  out += ',"assigneeId":' + (m5 === null ? 'null' : text(m5, 'TicketConversation.assigneeId'))
  return out + '}'
}

function ArrayOf_TicketConversation(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + TicketConversation(items[i], at)
  return out + ']'
}

function TicketBulkResultShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"index":' + integer(object.index, 'TicketBulkResultShortened.index')
  out += ',"status":' + integer(object.status, 'TicketBulkResultShortened.status')
  const m2 = object.data
  if (m2 !== undefined) out += ',"data":' + TicketShortened(m2, 'TicketBulkResultShortened.data')
  const m3 = object.problem
  if (m3 !== undefined) out += ',"problem":' + ProblemShortened(m3, 'TicketBulkResultShortened.problem')
  const m4 = object.isTruncated
  if (m4 !== undefined) out += ',"isTruncated":' + boolean(m4, 'TicketBulkResultShortened.isTruncated')
  return out + '}'
}

function TicketShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'TicketShortened.id')
  out += ',"createdAt":' + text(object.createdAt, 'TicketShortened.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'TicketShortened.updatedAt')
  const m3 = object.deletedAt
  out += ',"deletedAt":' + (m3 === null ? 'null' : text(m3, 'TicketShortened.deletedAt'))
  out += ',"title":' + textShortened(object.title, 'TicketShortened.title')
  const m5 = object.description
  out += ',"description":' + (m5 === null ? 'null' : textShortened(m5, 'TicketShortened.description'))
  out += ',"type":' + TicketType(object.type, 'TicketShortened.type')
  out += ',"channel":' + ChannelType(object.channel, 'TicketShortened.channel')
  out += ',"priority":' + TicketPriority(object.priority, 'TicketShortened.priority')
  out += ',"status":' + TicketStatus(object.status, 'TicketShortened.status')
  out += ',"contactId":' + text(object.contactId, 'TicketShortened.contactId')
  out += ',"creatorId":' + text(object.creatorId, 'TicketShortened.creatorId')
  const m12 = object.assigneeId
  out += ',"assigneeId":' + (m12 === null ? 'null' : text(m12, 'TicketShortened.assigneeId'))
  const m13 = object.reasonToAssign
  out += ',"reasonToAssign":' + (m13 === null ? 'null' : textShortened(m13, 'TicketShortened.reasonToAssign'))
  out += ',"ticketNumber":' + integer(object.ticketNumber, 'TicketShortened.ticketNumber')
  const m15 = object.assignee
  out += ',"assignee":' + (m15 === null ? 'null' : UserNameShortened(m15, 'TicketShortened.assignee'))
  out += ',"contact":' + TicketContactShortened(object.contact, 'TicketShortened.contact')
  out += ',"tags":' + ArrayOf_TagNameShortenedShortened(object.tags, 'TicketShortened.tags')
  out += ',"customFields":' + ArrayOf_CustomFieldValueShortenedShortened(object.customFields, 'TicketShortened.customFields')
  const m19 = object.statusReason
  out += ',"statusReason":' + (m19 === null ? 'null' : textShortened(m19, 'TicketShortened.statusReason'))
  const m20 = object.resolution
  out += ',"resolution":' + (m20 === null ? 'null' : TicketResolutionShortened(m20, 'TicketShortened.resolution'))
  const m21 = object.categoryId
  out += ',"categoryId":' + (m21 === null ? 'null' : text(m21, 'TicketShortened.categoryId'))
  const m22 = object.queueId
  out += ',"queueId":' + (m22 === null ? 'null' : text(m22, 'TicketShortened.queueId'))
  const m23 = object.externalId
  out += ',"externalId":' + (m23 === null ? 'null' : textShortened(m23, 'TicketShortened.externalId'))
  const m24 = object.dueAt
  out += ',"dueAt":' + (m24 === null ? 'null' : text(m24, 'TicketShortened.dueAt'))
  const m25 = object.snoozedUntil
  out += ',"snoozedUntil":' + (m25 === null ? 'null' : text(m25, 'TicketShortened.snoozedUntil'))
  const m26 = object.firstResponseAt
  out += ',"firstResponseAt":' + (m26 === null ? 'null' : text(m26, 'TicketShortened.firstResponseAt'))
  const m27 = object.resolvedAt
  out += ',"resolvedAt":' + (m27 === null ? 'null' : text(m27, 'TicketShortened.resolvedAt'))
  const m28 = object.closedAt
  out += ',"closedAt":' + (m28 === null ? 'null' : text(m28, 'TicketShortened.closedAt'))
  out += ',"reopenCount":' + integer(object.reopenCount, 'TicketShortened.reopenCount')
  const m30 = object.followUpOfId
  out += ',"followUpOfId":' + (m30 === null ? 'null' : text(m30, 'TicketShortened.followUpOfId'))
  const m31 = object.deliveryFailedAt
  out += ',"deliveryFailedAt":' + (m31 === null ? 'null' : text(m31, 'TicketShortened.deliveryFailedAt'))
  out += ',"currentCxLogId":' + text(object.currentCxLogId, 'TicketShortened.currentCxLogId')
  out += ',"conversationIds":' + ArrayOf_textShortened(object.conversationIds, 'TicketShortened.conversationIds')
  out += ',"attachments":' + ArrayOf_AttachmentShortenedShortened(object.attachments, 'TicketShortened.attachments')
  out += ',"version":' + integer(object.version, 'TicketShortened.version')
  const m36 = object.creator
  if (m36 !== undefined) out += ',"creator":' + ActorShortened(m36, 'TicketShortened.creator')
  const m37 = object.category
  if (m37 !== undefined) out += ',"category":' + (m37 === null ? 'null' : CategoryNameShortened(m37, 'TicketShortened.category'))
  const m38 = object.queue
  if (m38 !== undefined) out += ',"queue":' + (m38 === null ? 'null' : AutomationQueueNameShortened(m38, 'TicketShortened.queue'))
  const m39 = object.conversations
  if (m39 !== undefined) out += ',"conversations":' + ArrayOf_TicketConversationShortenedShortened(m39, 'TicketShortened.conversations')
  const m40 = object.isTruncated
  if (m40 !== undefined) out += ',"isTruncated":' + boolean(m40, 'TicketShortened.isTruncated')
  return out + '}'
}

function TicketContactShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'TicketContactShortened.id')
  out += ',"name":' + textShortened(object.name, 'TicketContactShortened.name')
  const m2 = object.username
  if (m2 !== undefined) out += ',"username":' + textShortened(m2, 'TicketContactShortened.username')
  const m3 = object.externalId
  if (m3 !== undefined) out += ',"externalId":' + (m3 === null ? 'null' : textShortened(m3, 'TicketContactShortened.externalId'))
  const m4 = object.email
  if (m4 !== undefined) out += ',"email":' + (m4 === null ? 'null' : textShortened(m4, 'TicketContactShortened.email'))
  const m5 = object.phone
  if (m5 !== undefined) out += ',"phone":' + (m5 === null ? 'null' : text(m5, 'TicketContactShortened.phone'))
  const m6 = object.language
  if (m6 !== undefined) out += ',"language":' + (m6 === null ? 'null' : text(m6, 'TicketContactShortened.language'))
  const m7 = object.timezone
  if (m7 !== undefined) out += ',"timezone":' + (m7 === null ? 'null' : textShortened(m7, 'TicketContactShortened.timezone'))
  const m8 = object.country
  if (m8 !== undefined) out += ',"country":' + (m8 === null ? 'null' : text(m8, 'TicketContactShortened.country'))
  const m9 = object.isBlocked
  if (m9 !== undefined) out += ',"isBlocked":' + boolean(m9, 'TicketContactShortened.isBlocked')
  return out + '}'
}

function TicketResolutionShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"code":' + TicketResolutionShortened_code(object.code, 'TicketResolutionShortened.code')
  const m1 = object.note
  if (m1 !== undefined) out += ',"note":' + (m1 === null ? 'null' : textShortened(m1, 'TicketResolutionShortened.note'))
  return out + '}'
}

const TicketResolutionShortened_code = oneOf(["solved","workaround","duplicate","spam","no_response","cannot_reproduce","other"])

function CategoryNameShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CategoryNameShortened.id')
  out += ',"value":' + textShortened(object.value, 'CategoryNameShortened.value')
  out += ',"path":' + textShortened(object.path, 'CategoryNameShortened.path')
  return out + '}'
}

function TicketConversationShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'TicketConversationShortened.id')
  out += ',"kind":' + ConversationKind(object.kind, 'TicketConversationShortened.kind')
  out += ',"status":' + ConversationStatus(object.status, 'TicketConversationShortened.status')
  const m3 = object.channelId
  out += ',"channelId":' + (m3 === null ? 'null' : text(m3, 'TicketConversationShortened.channelId'))
  const m4 = object.subject
  out += ',"subject":' + (m4 === null ? 'null' : textShortened(m4, 'TicketConversationShortened.subject'))
  const m5 = object.assigneeId
  out += ',"assigneeId":' + (m5 === null ? 'null' : text(m5, 'TicketConversationShortened.assigneeId'))
  return out + '}'
}

function ArrayOf_TicketConversationShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + TicketConversationShortened(items[i], at)
  return out + ']'
}

function TicketHistoryList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'TicketHistoryList.total')
  out += ',"page":' + integer(object.page, 'TicketHistoryList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'TicketHistoryList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'TicketHistoryList.lastPage')
  out += ',"data":' + PageOf_TicketHistoryEntry_83786(object.data, 'TicketHistoryList.data')
  return out + '}'
}

function PageOf_TicketHistoryEntry_83786(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, TicketHistoryEntryListed, TicketHistoryEntryShortened, 83786, 'isTruncated')
  }
  return out + ']'
}

function TicketHistoryEntryListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'TicketHistoryEntryListed.id')
  out += ',"field":' + text(object.field, 'TicketHistoryEntryListed.field')
  const m2 = object.from
  out += ',"from":' + (m2 === null ? 'null' : TicketHistoryValueListed(m2, 'TicketHistoryEntryListed.from'))
  const m3 = object.to
  out += ',"to":' + (m3 === null ? 'null' : TicketHistoryValueListed(m3, 'TicketHistoryEntryListed.to'))
  out += ',"actor":' + Actor(object.actor, 'TicketHistoryEntryListed.actor')
  const m5 = object.requestId
  out += ',"requestId":' + (m5 === null ? 'null' : text(m5, 'TicketHistoryEntryListed.requestId'))
  const m6 = object.causedBy
  out += ',"causedBy":' + (m6 === null ? 'null' : EventCause(m6, 'TicketHistoryEntryListed.causedBy'))
  out += ',"occurredAt":' + text(object.occurredAt, 'TicketHistoryEntryListed.occurredAt')
  const m8 = object.isTruncated
  if (m8 !== undefined) out += ',"isTruncated":' + boolean(m8, 'TicketHistoryEntryListed.isTruncated')
  return out + '}'
}

function TicketHistoryValueListed(value: unknown, at: string): string {
  if (Array.isArray(value)) return ArrayOf_textListed(value, at)
  if (typeof value === 'string') return textListed(value, at)
  if (typeof value === 'number') return number(value, at)
  if (typeof value === 'boolean') return boolean(value, at)
  if (typeof value === 'object') return Currency(value, at)
  throw unfit(value, at, 'of a type that it can have')
}

function ArrayOf_textListed(value: unknown, at: string): string {
  const items = firstOf(500, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + text(items[i], at)
  return out + ']'
}

function TicketHistoryEntryShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'TicketHistoryEntryShortened.id')
  out += ',"field":' + textShortened(object.field, 'TicketHistoryEntryShortened.field')
  const m2 = object.from
  out += ',"from":' + (m2 === null ? 'null' : TicketHistoryValueShortened(m2, 'TicketHistoryEntryShortened.from'))
  const m3 = object.to
  out += ',"to":' + (m3 === null ? 'null' : TicketHistoryValueShortened(m3, 'TicketHistoryEntryShortened.to'))
  out += ',"actor":' + ActorShortened(object.actor, 'TicketHistoryEntryShortened.actor')
  const m5 = object.requestId
  out += ',"requestId":' + (m5 === null ? 'null' : textShortened(m5, 'TicketHistoryEntryShortened.requestId'))
  const m6 = object.causedBy
  out += ',"causedBy":' + (m6 === null ? 'null' : EventCauseShortened(m6, 'TicketHistoryEntryShortened.causedBy'))
  out += ',"occurredAt":' + text(object.occurredAt, 'TicketHistoryEntryShortened.occurredAt')
  const m8 = object.isTruncated
  if (m8 !== undefined) out += ',"isTruncated":' + boolean(m8, 'TicketHistoryEntryShortened.isTruncated')
  return out + '}'
}

function TicketHistoryValueShortened(value: unknown, at: string): string {
  if (Array.isArray(value)) return ArrayOf_textShortenedShortened(value, at)
  if (typeof value === 'string') return textShortened(value, at)
  if (typeof value === 'number') return number(value, at)
  if (typeof value === 'boolean') return boolean(value, at)
  if (typeof value === 'object') return Currency(value, at)
  throw unfit(value, at, 'of a type that it can have')
}

function EventCauseShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"type":' + textShortened(object.type, 'EventCauseShortened.type')
  out += ',"id":' + text(object.id, 'EventCauseShortened.id')
  return out + '}'
}

function TicketList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'TicketList.total')
  const m1 = object.totalIsCapped
  if (m1 !== undefined) out += ',"totalIsCapped":' + 'true'
  out += ',"page":' + integer(object.page, 'TicketList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'TicketList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'TicketList.lastPage')
  out += ',"data":' + PageOf_Ticket_83786(object.data, 'TicketList.data')
  return out + '}'
}

function PageOf_Ticket_83786(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, TicketListed, TicketShortened, 83786, 'isTruncated')
  }
  return out + ']'
}

function TicketReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + Ticket(object.data, 'TicketReply.data')
  return out + '}'
}

function Ticket(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'Ticket.id')
  out += ',"createdAt":' + text(object.createdAt, 'Ticket.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'Ticket.updatedAt')
  const m3 = object.deletedAt
  out += ',"deletedAt":' + (m3 === null ? 'null' : text(m3, 'Ticket.deletedAt'))
  out += ',"title":' + text(object.title, 'Ticket.title')
  const m5 = object.description
  out += ',"description":' + (m5 === null ? 'null' : text(m5, 'Ticket.description'))
  out += ',"type":' + TicketType(object.type, 'Ticket.type')
  out += ',"channel":' + ChannelType(object.channel, 'Ticket.channel')
  out += ',"priority":' + TicketPriority(object.priority, 'Ticket.priority')
  out += ',"status":' + TicketStatus(object.status, 'Ticket.status')
  out += ',"contactId":' + text(object.contactId, 'Ticket.contactId')
  out += ',"creatorId":' + text(object.creatorId, 'Ticket.creatorId')
  const m12 = object.assigneeId
  out += ',"assigneeId":' + (m12 === null ? 'null' : text(m12, 'Ticket.assigneeId'))
  const m13 = object.reasonToAssign
  out += ',"reasonToAssign":' + (m13 === null ? 'null' : text(m13, 'Ticket.reasonToAssign'))
  out += ',"ticketNumber":' + integer(object.ticketNumber, 'Ticket.ticketNumber')
  const m15 = object.assignee
  out += ',"assignee":' + (m15 === null ? 'null' : UserName(m15, 'Ticket.assignee'))
  out += ',"contact":' + TicketContact(object.contact, 'Ticket.contact')
  out += ',"tags":' + ArrayOf_TagName(object.tags, 'Ticket.tags')
  out += ',"customFields":' + ArrayOf_CustomFieldValue(object.customFields, 'Ticket.customFields')
  const m19 = object.statusReason
  out += ',"statusReason":' + (m19 === null ? 'null' : text(m19, 'Ticket.statusReason'))
  const m20 = object.resolution
  out += ',"resolution":' + (m20 === null ? 'null' : TicketResolution(m20, 'Ticket.resolution'))
  const m21 = object.categoryId
  out += ',"categoryId":' + (m21 === null ? 'null' : text(m21, 'Ticket.categoryId'))
  const m22 = object.queueId
  out += ',"queueId":' + (m22 === null ? 'null' : text(m22, 'Ticket.queueId'))
  const m23 = object.externalId
  out += ',"externalId":' + (m23 === null ? 'null' : text(m23, 'Ticket.externalId'))
  const m24 = object.dueAt
  out += ',"dueAt":' + (m24 === null ? 'null' : text(m24, 'Ticket.dueAt'))
  const m25 = object.snoozedUntil
  out += ',"snoozedUntil":' + (m25 === null ? 'null' : text(m25, 'Ticket.snoozedUntil'))
  const m26 = object.firstResponseAt
  out += ',"firstResponseAt":' + (m26 === null ? 'null' : text(m26, 'Ticket.firstResponseAt'))
  const m27 = object.resolvedAt
  out += ',"resolvedAt":' + (m27 === null ? 'null' : text(m27, 'Ticket.resolvedAt'))
  const m28 = object.closedAt
  out += ',"closedAt":' + (m28 === null ? 'null' : text(m28, 'Ticket.closedAt'))
  out += ',"reopenCount":' + integer(object.reopenCount, 'Ticket.reopenCount')
  const m30 = object.followUpOfId
  out += ',"followUpOfId":' + (m30 === null ? 'null' : text(m30, 'Ticket.followUpOfId'))
  const m31 = object.deliveryFailedAt
  out += ',"deliveryFailedAt":' + (m31 === null ? 'null' : text(m31, 'Ticket.deliveryFailedAt'))
  out += ',"currentCxLogId":' + text(object.currentCxLogId, 'Ticket.currentCxLogId')
  out += ',"conversationIds":' + ArrayOf_text(object.conversationIds, 'Ticket.conversationIds')
  out += ',"attachments":' + ArrayOf_Attachment(object.attachments, 'Ticket.attachments')
  out += ',"version":' + integer(object.version, 'Ticket.version')
  const m36 = object.creator
  if (m36 !== undefined) out += ',"creator":' + Actor(m36, 'Ticket.creator')
  const m37 = object.category
  if (m37 !== undefined) out += ',"category":' + (m37 === null ? 'null' : CategoryName(m37, 'Ticket.category'))
  const m38 = object.queue
  if (m38 !== undefined) out += ',"queue":' + (m38 === null ? 'null' : AutomationQueueName(m38, 'Ticket.queue'))
  const m39 = object.conversations
  if (m39 !== undefined) out += ',"conversations":' + ArrayOf_TicketConversation(m39, 'Ticket.conversations')
  const m40 = object.isTruncated
  if (m40 !== undefined) out += ',"isTruncated":' + boolean(m40, 'Ticket.isTruncated')
  return out + '}'
}

function TicketTimelineList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'TicketTimelineList.total')
  out += ',"page":' + integer(object.page, 'TicketTimelineList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'TicketTimelineList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'TicketTimelineList.lastPage')
  out += ',"data":' + PageOf_TicketTimelineEntry_83786(object.data, 'TicketTimelineList.data')
  return out + '}'
}

function PageOf_TicketTimelineEntry_83786(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, TicketTimelineEntryListed, TicketTimelineEntryShortened, 83786, 'isTruncated')
  }
  return out + ']'
}

function TicketTimelineEntryListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"type":' + TicketTimelineEntryListed_type(object.type, 'TicketTimelineEntryListed.type')
  out += ',"createdAt":' + text(object.createdAt, 'TicketTimelineEntryListed.createdAt')
  const m2 = object.message
  if (m2 !== undefined) out += ',"message":' + MessageListed(m2, 'TicketTimelineEntryListed.message')
  const m3 = object.comment
  if (m3 !== undefined) out += ',"comment":' + CommentListed(m3, 'TicketTimelineEntryListed.comment')
  const m4 = object.change
  if (m4 !== undefined) out += ',"change":' + TicketHistoryEntryListed(m4, 'TicketTimelineEntryListed.change')
  const m5 = object.call
  if (m5 !== undefined) out += ',"call":' + CdrListed(m5, 'TicketTimelineEntryListed.call')
  const m6 = object.isTruncated
  if (m6 !== undefined) out += ',"isTruncated":' + boolean(m6, 'TicketTimelineEntryListed.isTruncated')
  return out + '}'
}

const TicketTimelineEntryListed_type = oneOf(["message","comment","change","call"])

function TicketTimelineEntryShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"type":' + TicketTimelineEntryShortened_type(object.type, 'TicketTimelineEntryShortened.type')
  out += ',"createdAt":' + text(object.createdAt, 'TicketTimelineEntryShortened.createdAt')
  const m2 = object.message
  if (m2 !== undefined) out += ',"message":' + MessageShortened(m2, 'TicketTimelineEntryShortened.message')
  const m3 = object.comment
  if (m3 !== undefined) out += ',"comment":' + CommentShortened(m3, 'TicketTimelineEntryShortened.comment')
  const m4 = object.change
  if (m4 !== undefined) out += ',"change":' + TicketHistoryEntryShortened(m4, 'TicketTimelineEntryShortened.change')
  const m5 = object.call
  if (m5 !== undefined) out += ',"call":' + CdrShortened(m5, 'TicketTimelineEntryShortened.call')
  const m6 = object.isTruncated
  if (m6 !== undefined) out += ',"isTruncated":' + boolean(m6, 'TicketTimelineEntryShortened.isTruncated')
  return out + '}'
}

const TicketTimelineEntryShortened_type = oneOf(["message","comment","change","call"])

function TicketTransitionsReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + ArrayOf_TicketTransition(object.data, 'TicketTransitionsReply.data')
  return out + '}'
}

function TicketTransition(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"to":' + TicketStatus(object.to, 'TicketTransition.to')
  out += ',"category":' + TicketStatus(object.category, 'TicketTransition.category')
  out += ',"requires":' + ArrayOf_text(object.requires, 'TicketTransition.requires')
  return out + '}'
}

function ArrayOf_TicketTransition(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + TicketTransition(items[i], at)
  return out + ']'
}

function TimelineList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'TimelineList.total')
  out += ',"page":' + integer(object.page, 'TimelineList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'TimelineList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'TimelineList.lastPage')
  out += ',"data":' + PageOf_TimelineEntry_83786(object.data, 'TimelineList.data')
  return out + '}'
}

function PageOf_TimelineEntry_83786(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, TimelineEntryListed, TimelineEntryShortened, 83786, 'isTruncated')
  }
  return out + ']'
}

function TimelineEntryListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"type":' + TimelineEntryListed_type(object.type, 'TimelineEntryListed.type')
  out += ',"createdAt":' + text(object.createdAt, 'TimelineEntryListed.createdAt')
  const m2 = object.message
  if (m2 !== undefined) out += ',"message":' + MessageListed(m2, 'TimelineEntryListed.message')
  const m3 = object.comment
  if (m3 !== undefined) out += ',"comment":' + CommentListed(m3, 'TimelineEntryListed.comment')
  const m4 = object.isTruncated
  if (m4 !== undefined) out += ',"isTruncated":' + boolean(m4, 'TimelineEntryListed.isTruncated')
  return out + '}'
}

const TimelineEntryListed_type = oneOf(["message","comment"])

function TimelineEntryShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"type":' + TimelineEntryShortened_type(object.type, 'TimelineEntryShortened.type')
  out += ',"createdAt":' + text(object.createdAt, 'TimelineEntryShortened.createdAt')
  const m2 = object.message
  if (m2 !== undefined) out += ',"message":' + MessageShortened(m2, 'TimelineEntryShortened.message')
  const m3 = object.comment
  if (m3 !== undefined) out += ',"comment":' + CommentShortened(m3, 'TimelineEntryShortened.comment')
  const m4 = object.isTruncated
  if (m4 !== undefined) out += ',"isTruncated":' + boolean(m4, 'TimelineEntryShortened.isTruncated')
  return out + '}'
}

const TimelineEntryShortened_type = oneOf(["message","comment"])

function UserList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'UserList.total')
  const m1 = object.totalIsCapped
  if (m1 !== undefined) out += ',"totalIsCapped":' + 'true'
  out += ',"page":' + integer(object.page, 'UserList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'UserList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'UserList.lastPage')
  out += ',"data":' + PageOf_User_83786(object.data, 'UserList.data')
  return out + '}'
}

function PageOf_User_83786(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, UserListed, UserShortened, 83786, 'isTruncated')
  }
  return out + ']'
}

function UserListed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'UserListed.id')
  out += ',"name":' + text(object.name, 'UserListed.name')
  out += ',"email":' + text(object.email, 'UserListed.email')
  const m3 = object.phone
  out += ',"phone":' + (m3 === null ? 'null' : text(m3, 'UserListed.phone'))
  const m4 = object.extension
  out += ',"extension":' + (m4 === null ? 'null' : text(m4, 'UserListed.extension'))
  const m5 = object.avatarUrl
  out += ',"avatarUrl":' + (m5 === null ? 'null' : text(m5, 'UserListed.avatarUrl'))
  out += ',"status":' + UserListed_status(object.status, 'UserListed.status')
  out += ',"roleIds":' + ArrayOf_text(object.roleIds, 'UserListed.roleIds')
  out += ',"roles":' + ArrayOf_UserRole(object.roles, 'UserListed.roles')
  out += ',"queueIds":' + ArrayOf_textListed(object.queueIds, 'UserListed.queueIds')
  out += ',"skills":' + ArrayOf_UserSkill(object.skills, 'UserListed.skills')
  out += ',"capacity":' + UserCapacity(object.capacity, 'UserListed.capacity')
  const m12 = object.language
  out += ',"language":' + (m12 === null ? 'null' : text(m12, 'UserListed.language'))
  const m13 = object.timezone
  out += ',"timezone":' + (m13 === null ? 'null' : text(m13, 'UserListed.timezone'))
  out += ',"presence":' + UserPresence(object.presence, 'UserListed.presence')
  const m15 = object.lastSeenAt
  out += ',"lastSeenAt":' + (m15 === null ? 'null' : text(m15, 'UserListed.lastSeenAt'))
  out += ',"createdAt":' + text(object.createdAt, 'UserListed.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'UserListed.updatedAt')
  const m18 = object.deletedAt
  out += ',"deletedAt":' + (m18 === null ? 'null' : text(m18, 'UserListed.deletedAt'))
  out += ',"version":' + integer(object.version, 'UserListed.version')
  const m20 = object.isTruncated
  if (m20 !== undefined) out += ',"isTruncated":' + boolean(m20, 'UserListed.isTruncated')
  return out + '}'
}

const UserListed_status = oneOf(["invited","active","suspended","deleted"])

function UserShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'UserShortened.id')
  out += ',"name":' + textShortened(object.name, 'UserShortened.name')
  out += ',"email":' + textShortened(object.email, 'UserShortened.email')
  const m3 = object.phone
  out += ',"phone":' + (m3 === null ? 'null' : text(m3, 'UserShortened.phone'))
  const m4 = object.extension
  out += ',"extension":' + (m4 === null ? 'null' : text(m4, 'UserShortened.extension'))
  const m5 = object.avatarUrl
  out += ',"avatarUrl":' + (m5 === null ? 'null' : text(m5, 'UserShortened.avatarUrl'))
  out += ',"status":' + UserShortened_status(object.status, 'UserShortened.status')
  out += ',"roleIds":' + ArrayOf_textShortened(object.roleIds, 'UserShortened.roleIds')
  out += ',"roles":' + ArrayOf_UserRoleShortenedShortened(object.roles, 'UserShortened.roles')
  out += ',"queueIds":' + ArrayOf_textShortened(object.queueIds, 'UserShortened.queueIds')
  out += ',"skills":' + ArrayOf_UserSkillShortenedShortened(object.skills, 'UserShortened.skills')
  out += ',"capacity":' + UserCapacity(object.capacity, 'UserShortened.capacity')
  const m12 = object.language
  out += ',"language":' + (m12 === null ? 'null' : text(m12, 'UserShortened.language'))
  const m13 = object.timezone
  out += ',"timezone":' + (m13 === null ? 'null' : textShortened(m13, 'UserShortened.timezone'))
  out += ',"presence":' + UserPresenceShortened(object.presence, 'UserShortened.presence')
  const m15 = object.lastSeenAt
  out += ',"lastSeenAt":' + (m15 === null ? 'null' : text(m15, 'UserShortened.lastSeenAt'))
  out += ',"createdAt":' + text(object.createdAt, 'UserShortened.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'UserShortened.updatedAt')
  const m18 = object.deletedAt
  out += ',"deletedAt":' + (m18 === null ? 'null' : text(m18, 'UserShortened.deletedAt'))
  out += ',"version":' + integer(object.version, 'UserShortened.version')
  const m20 = object.isTruncated
  if (m20 !== undefined) out += ',"isTruncated":' + boolean(m20, 'UserShortened.isTruncated')
  return out + '}'
}

const UserShortened_status = oneOf(["invited","active","suspended","deleted"])

function UserRoleShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'UserRoleShortened.id')
  out += ',"name":' + textShortened(object.name, 'UserRoleShortened.name')
  return out + '}'
}

function ArrayOf_UserRoleShortenedShortened(value: unknown, at: string): string {
  const items = firstOf(2, value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + UserRoleShortened(items[i], at)
  return out + ']'
}

function UserPresenceShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"presenceStatus":' + PresenceNameShortened(object.presenceStatus, 'UserPresenceShortened.presenceStatus')
  out += ',"category":' + PresenceCategory(object.category, 'UserPresenceShortened.category')
  const m2 = object.reason
  out += ',"reason":' + (m2 === null ? 'null' : textShortened(m2, 'UserPresenceShortened.reason'))
  const m3 = object.since
  out += ',"since":' + (m3 === null ? 'null' : text(m3, 'UserPresenceShortened.since'))
  const m4 = object.until
  out += ',"until":' + (m4 === null ? 'null' : text(m4, 'UserPresenceShortened.until'))
  return out + '}'
}

function UserPresenceReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + UserPresence(object.data, 'UserPresenceReply.data')
  return out + '}'
}

function UserReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + User(object.data, 'UserReply.data')
  return out + '}'
}

function User(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'User.id')
  out += ',"name":' + text(object.name, 'User.name')
  out += ',"email":' + text(object.email, 'User.email')
  const m3 = object.phone
  out += ',"phone":' + (m3 === null ? 'null' : text(m3, 'User.phone'))
  const m4 = object.extension
  out += ',"extension":' + (m4 === null ? 'null' : text(m4, 'User.extension'))
  const m5 = object.avatarUrl
  out += ',"avatarUrl":' + (m5 === null ? 'null' : text(m5, 'User.avatarUrl'))
  out += ',"status":' + User_status(object.status, 'User.status')
  out += ',"roleIds":' + ArrayOf_text(object.roleIds, 'User.roleIds')
  out += ',"roles":' + ArrayOf_UserRole(object.roles, 'User.roles')
  out += ',"queueIds":' + ArrayOf_text(object.queueIds, 'User.queueIds')
  out += ',"skills":' + ArrayOf_UserSkill(object.skills, 'User.skills')
  out += ',"capacity":' + UserCapacity(object.capacity, 'User.capacity')
  const m12 = object.language
  out += ',"language":' + (m12 === null ? 'null' : text(m12, 'User.language'))
  const m13 = object.timezone
  out += ',"timezone":' + (m13 === null ? 'null' : text(m13, 'User.timezone'))
  out += ',"presence":' + UserPresence(object.presence, 'User.presence')
  const m15 = object.lastSeenAt
  out += ',"lastSeenAt":' + (m15 === null ? 'null' : text(m15, 'User.lastSeenAt'))
  out += ',"createdAt":' + text(object.createdAt, 'User.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'User.updatedAt')
  const m18 = object.deletedAt
  out += ',"deletedAt":' + (m18 === null ? 'null' : text(m18, 'User.deletedAt'))
  out += ',"version":' + integer(object.version, 'User.version')
  const m20 = object.isTruncated
  if (m20 !== undefined) out += ',"isTruncated":' + boolean(m20, 'User.isTruncated')
  return out + '}'
}

const User_status = oneOf(["invited","active","suspended","deleted"])

function UserWorkloadReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + UserWorkload(object.data, 'UserWorkloadReply.data')
  return out + '}'
}

function UserWorkload(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"userId":' + text(object.userId, 'UserWorkload.userId')
  out += ',"load":' + UserLoad(object.load, 'UserWorkload.load')
  out += ',"capacity":' + UserCapacity(object.capacity, 'UserWorkload.capacity')
  out += ',"openTickets":' + integer(object.openTickets, 'UserWorkload.openTickets')
  out += ',"byStatus":' + UserWorkload_byStatus(object.byStatus, 'UserWorkload.byStatus')
  out += ',"byPriority":' + UserWorkload_byPriority(object.byPriority, 'UserWorkload.byPriority')
  return out + '}'
}

function UserLoad(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"voice":' + integer(object.voice, 'UserLoad.voice')
  out += ',"chat":' + integer(object.chat, 'UserLoad.chat')
  out += ',"email":' + integer(object.email, 'UserLoad.email')
  out += ',"task":' + integer(object.task, 'UserLoad.task')
  return out + '}'
}

function UserWorkload_byStatus(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"open":' + integer(object.open, 'UserWorkload_byStatus.open')
  out += ',"in_progress":' + integer(object.in_progress, 'UserWorkload_byStatus.in_progress')
  out += ',"pending":' + integer(object.pending, 'UserWorkload_byStatus.pending')
  out += ',"on_hold":' + integer(object.on_hold, 'UserWorkload_byStatus.on_hold')
  return out + '}'
}

function UserWorkload_byPriority(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"low":' + integer(object.low, 'UserWorkload_byPriority.low')
  out += ',"medium":' + integer(object.medium, 'UserWorkload_byPriority.medium')
  out += ',"high":' + integer(object.high, 'UserWorkload_byPriority.high')
  out += ',"urgent":' + integer(object.urgent, 'UserWorkload_byPriority.urgent')
  return out + '}'
}

function WebhookDeliveryDetailReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + WebhookDeliveryDetail(object.data, 'WebhookDeliveryDetailReply.data')
  return out + '}'
}

function WebhookDeliveryDetail(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'WebhookDeliveryDetail.id')
  out += ',"webhookId":' + text(object.webhookId, 'WebhookDeliveryDetail.webhookId')
  out += ',"eventId":' + text(object.eventId, 'WebhookDeliveryDetail.eventId')
  out += ',"type":' + text(object.type, 'WebhookDeliveryDetail.type')
  out += ',"test":' + boolean(object.test, 'WebhookDeliveryDetail.test')
  out += ',"status":' + WebhookDeliveryStatus(object.status, 'WebhookDeliveryDetail.status')
  out += ',"attempts":' + integer(object.attempts, 'WebhookDeliveryDetail.attempts')
  const m7 = object.responseStatus
  out += ',"responseStatus":' + (m7 === null ? 'null' : integer(m7, 'WebhookDeliveryDetail.responseStatus'))
  const m8 = object.error
  out += ',"error":' + (m8 === null ? 'null' : text(m8, 'WebhookDeliveryDetail.error'))
  const m9 = object.nextAttemptAt
  out += ',"nextAttemptAt":' + (m9 === null ? 'null' : text(m9, 'WebhookDeliveryDetail.nextAttemptAt'))
  out += ',"createdAt":' + text(object.createdAt, 'WebhookDeliveryDetail.createdAt')
  const m11 = object.finishedAt
  out += ',"finishedAt":' + (m11 === null ? 'null' : text(m11, 'WebhookDeliveryDetail.finishedAt'))
  out += ',"attemptLog":' + ArrayOf_WebhookAttempt(object.attemptLog, 'WebhookDeliveryDetail.attemptLog')
  return out + '}'
}

const WebhookDeliveryStatus = oneOf(["pending","succeeded","failed"])

function WebhookAttempt(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"attempt":' + integer(object.attempt, 'WebhookAttempt.attempt')
  out += ',"startedAt":' + text(object.startedAt, 'WebhookAttempt.startedAt')
  out += ',"durationMs":' + integer(object.durationMs, 'WebhookAttempt.durationMs')
  out += ',"requestHeaders":' + WebhookHeaders(object.requestHeaders, 'WebhookAttempt.requestHeaders')
  const m4 = object.requestBody
  out += ',"requestBody":' + (m4 === null ? 'null' : text(m4, 'WebhookAttempt.requestBody'))
  const m5 = object.responseStatus
  out += ',"responseStatus":' + (m5 === null ? 'null' : integer(m5, 'WebhookAttempt.responseStatus'))
  out += ',"responseHeaders":' + WebhookHeaders(object.responseHeaders, 'WebhookAttempt.responseHeaders')
  const m7 = object.responseBody
  out += ',"responseBody":' + (m7 === null ? 'null' : text(m7, 'WebhookAttempt.responseBody'))
  const m8 = object.error
  out += ',"error":' + (m8 === null ? 'null' : text(m8, 'WebhookAttempt.error'))
  return out + '}'
}

function WebhookHeaders(value: unknown, at: string): string {
  let out = ''
  for (const [key, member] of Object.entries(objectOf(value, at)) as [string, unknown][]) {
    if (member !== undefined) out += ',' + JSON.stringify(key) + ':' + text(member, at)
  }
  return '{' + out.slice(1) + '}'
}

function ArrayOf_WebhookAttempt(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + WebhookAttempt(items[i], at)
  return out + ']'
}

function WebhookDeliveryList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'WebhookDeliveryList.total')
  out += ',"page":' + integer(object.page, 'WebhookDeliveryList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'WebhookDeliveryList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'WebhookDeliveryList.lastPage')
  out += ',"data":' + ArrayOf_WebhookDelivery(object.data, 'WebhookDeliveryList.data')
  return out + '}'
}

function WebhookDelivery(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'WebhookDelivery.id')
  out += ',"webhookId":' + text(object.webhookId, 'WebhookDelivery.webhookId')
  out += ',"eventId":' + text(object.eventId, 'WebhookDelivery.eventId')
  out += ',"type":' + text(object.type, 'WebhookDelivery.type')
  out += ',"test":' + boolean(object.test, 'WebhookDelivery.test')
  out += ',"status":' + WebhookDeliveryStatus(object.status, 'WebhookDelivery.status')
  out += ',"attempts":' + integer(object.attempts, 'WebhookDelivery.attempts')
  const m7 = object.responseStatus
  out += ',"responseStatus":' + (m7 === null ? 'null' : integer(m7, 'WebhookDelivery.responseStatus'))
  const m8 = object.error
  out += ',"error":' + (m8 === null ? 'null' : text(m8, 'WebhookDelivery.error'))
  const m9 = object.nextAttemptAt
  out += ',"nextAttemptAt":' + (m9 === null ? 'null' : text(m9, 'WebhookDelivery.nextAttemptAt'))
  out += ',"createdAt":' + text(object.createdAt, 'WebhookDelivery.createdAt')
  const m11 = object.finishedAt
  out += ',"finishedAt":' + (m11 === null ? 'null' : text(m11, 'WebhookDelivery.finishedAt'))
  return out + '}'
}

function ArrayOf_WebhookDelivery(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + WebhookDelivery(items[i], at)
  return out + ']'
}

function WebhookDeliveryReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + WebhookDelivery(object.data, 'WebhookDeliveryReply.data')
  return out + '}'
}

function WebhookEventTypeList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'WebhookEventTypeList.total')
  out += ',"page":' + integer(object.page, 'WebhookEventTypeList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'WebhookEventTypeList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'WebhookEventTypeList.lastPage')
  out += ',"data":' + ArrayOf_WebhookEventType(object.data, 'WebhookEventTypeList.data')
  return out + '}'
}

function WebhookEventType(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"type":' + EventType(object.type, 'WebhookEventType.type')
  out += ',"description":' + text(object.description, 'WebhookEventType.description')
  out += ',"scope":' + Scope(object.scope, 'WebhookEventType.scope')
  out += ',"schema":' + WebhookEventType_schema(object.schema, 'WebhookEventType.schema')
  out += ',"sample":' + WebhookEventType_sample(object.sample, 'WebhookEventType.sample')
  return out + '}'
}

const EventType = oneOf(["agent.presence_changed","call.answered","call.ended","call.missed","call.recording_available","call.ringing","call.voicemail","category.created","category.deleted","category.updated","cdr.created","cdr.updated","channel.created","channel.deleted","channel.status_changed","channel.updated","comment.created","comment.deleted","comment.mentioned","comment.updated","contact.blocked","contact.created","contact.deleted","contact.merged","contact.restored","contact.tags_changed","contact.unblocked","contact.updated","conversation.assigned","conversation.closed","conversation.created","conversation.held","conversation.queue_changed","conversation.reopened","conversation.resumed","conversation.transferred","custom_field.created","custom_field.deleted","custom_field.updated","cx_log.closed","cx_log.created","cx_log.updated","file.created","file.deleted","file.restored","file.updated","folder.created","folder.deleted","folder.updated","group.archived","group.created","group.deleted","group.member_added","group.member_removed","group.restored","group.updated","message.blocked","message.canceled","message.delivered","message.failed","message.queued","message.read","message.received","message.redacted","message.rejected","message.sent","message.updated","queue.created","queue.deleted","queue.entry_abandoned","queue.entry_assigned","queue.entry_overflowed","queue.entry_waiting","queue.member_added","queue.member_removed","queue.updated","reservation.accepted","reservation.offered","reservation.rejected","reservation.rescinded","reservation.timed_out","role.created","role.deleted","role.updated","settings.updated","tag.created","tag.deleted","tag.updated","ticket.assigned","ticket.closed","ticket.comment_added","ticket.created","ticket.deleted","ticket.delivery_failed","ticket.overdue","ticket.priority_changed","ticket.queue_changed","ticket.reopened","ticket.resolved","ticket.restored","ticket.status_changed","ticket.tags_changed","ticket.unassigned","ticket.updated","token.created","token.revoked","user.created","user.deleted","user.suspended","user.updated","webhook.disabled"])

function WebhookEventType_schema(value: unknown, at: string): string {
  let out = ''
  for (const [key, member] of Object.entries(objectOf(value, at)) as [string, unknown][]) {
    if (member !== undefined) out += ',' + JSON.stringify(key) + ':' + json(member, at)
  }
  return '{' + out.slice(1) + '}'
}

function WebhookEventType_sample(value: unknown, at: string): string {
  let out = ''
  for (const [key, member] of Object.entries(objectOf(value, at)) as [string, unknown][]) {
    if (member !== undefined) out += ',' + JSON.stringify(key) + ':' + json(member, at)
  }
  return '{' + out.slice(1) + '}'
}

function ArrayOf_WebhookEventType(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + WebhookEventType(items[i], at)
  return out + ']'
}

function WebhookList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'WebhookList.total')
  out += ',"page":' + integer(object.page, 'WebhookList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'WebhookList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'WebhookList.lastPage')
  out += ',"data":' + PageOf_Webhook_83786(object.data, 'WebhookList.data')
  return out + '}'
}

function PageOf_Webhook_83786(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + listItem(items[i], at, Webhook, WebhookShortened, 83786, 'isTruncated')
  }
  return out + ']'
}

function Webhook(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'Webhook.id')
  out += ',"name":' + text(object.name, 'Webhook.name')
  out += ',"url":' + text(object.url, 'Webhook.url')
  const m3 = object.description
  out += ',"description":' + (m3 === null ? 'null' : text(m3, 'Webhook.description'))
  out += ',"status":' + WebhookStatus(object.status, 'Webhook.status')
  out += ',"events":' + ArrayOf_text(object.events, 'Webhook.events')
  const m6 = object.filter
  out += ',"filter":' + (m6 === null ? 'null' : Conditions(m6, 'Webhook.filter'))
  out += ',"authType":' + WebhookAuthType(object.authType, 'Webhook.authType')
  out += ',"payload":' + WebhookPayload(object.payload, 'Webhook.payload')
  out += ',"orderedBy":' + WebhookOrder(object.orderedBy, 'Webhook.orderedBy')
  const m10 = object.maxPerSecond
  out += ',"maxPerSecond":' + (m10 === null ? 'null' : integer(m10, 'Webhook.maxPerSecond'))
  out += ',"timeoutSeconds":' + integer(object.timeoutSeconds, 'Webhook.timeoutSeconds')
  out += ',"secretPreview":' + text(object.secretPreview, 'Webhook.secretPreview')
  out += ',"consecutiveFailures":' + integer(object.consecutiveFailures, 'Webhook.consecutiveFailures')
  const m14 = object.disabledReason
  out += ',"disabledReason":' + (m14 === null ? 'null' : text(m14, 'Webhook.disabledReason'))
  const m15 = object.lastSuccessAt
  out += ',"lastSuccessAt":' + (m15 === null ? 'null' : text(m15, 'Webhook.lastSuccessAt'))
  const m16 = object.lastFailureAt
  out += ',"lastFailureAt":' + (m16 === null ? 'null' : text(m16, 'Webhook.lastFailureAt'))
  out += ',"createdAt":' + text(object.createdAt, 'Webhook.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'Webhook.updatedAt')
  out += ',"version":' + integer(object.version, 'Webhook.version')
  const m20 = object.isTruncated
  if (m20 !== undefined) out += ',"isTruncated":' + boolean(m20, 'Webhook.isTruncated')
  return out + '}'
}

const WebhookStatus = oneOf(["enabled","disabled","failing"])

const WebhookAuthType = oneOf(["none","basic","header","bearer"])

const WebhookPayload = oneOf(["full","thin"])

const WebhookOrder = oneOf(["none","resource"])

function WebhookShortened(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'WebhookShortened.id')
  out += ',"name":' + textShortened(object.name, 'WebhookShortened.name')
  out += ',"url":' + textShortened(object.url, 'WebhookShortened.url')
  const m3 = object.description
  out += ',"description":' + (m3 === null ? 'null' : textShortened(m3, 'WebhookShortened.description'))
  out += ',"status":' + WebhookStatus(object.status, 'WebhookShortened.status')
  out += ',"events":' + ArrayOf_textShortenedShortened(object.events, 'WebhookShortened.events')
  const m6 = object.filter
  out += ',"filter":' + (m6 === null ? 'null' : ConditionsShortened(m6, 'WebhookShortened.filter'))
  out += ',"authType":' + WebhookAuthType(object.authType, 'WebhookShortened.authType')
  out += ',"payload":' + WebhookPayload(object.payload, 'WebhookShortened.payload')
  out += ',"orderedBy":' + WebhookOrder(object.orderedBy, 'WebhookShortened.orderedBy')
  const m10 = object.maxPerSecond
  out += ',"maxPerSecond":' + (m10 === null ? 'null' : integer(m10, 'WebhookShortened.maxPerSecond'))
  out += ',"timeoutSeconds":' + integer(object.timeoutSeconds, 'WebhookShortened.timeoutSeconds')
  out += ',"secretPreview":' + textShortened(object.secretPreview, 'WebhookShortened.secretPreview')
  out += ',"consecutiveFailures":' + integer(object.consecutiveFailures, 'WebhookShortened.consecutiveFailures')
  const m14 = object.disabledReason
  out += ',"disabledReason":' + (m14 === null ? 'null' : textShortened(m14, 'WebhookShortened.disabledReason'))
  const m15 = object.lastSuccessAt
  out += ',"lastSuccessAt":' + (m15 === null ? 'null' : text(m15, 'WebhookShortened.lastSuccessAt'))
  const m16 = object.lastFailureAt
  out += ',"lastFailureAt":' + (m16 === null ? 'null' : text(m16, 'WebhookShortened.lastFailureAt'))
  out += ',"createdAt":' + text(object.createdAt, 'WebhookShortened.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'WebhookShortened.updatedAt')
  out += ',"version":' + integer(object.version, 'WebhookShortened.version')
  const m20 = object.isTruncated
  if (m20 !== undefined) out += ',"isTruncated":' + boolean(m20, 'WebhookShortened.isTruncated')
  return out + '}'
}

function WebhookReplayReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + WebhookReplayed(object.data, 'WebhookReplayReply.data')
  return out + '}'
}

function WebhookReplayed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"queued":' + integer(object.queued, 'WebhookReplayed.queued')
  return out + '}'
}

function WebhookReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + Webhook(object.data, 'WebhookReply.data')
  return out + '}'
}

function WebhookSecretReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + WebhookSecret(object.data, 'WebhookSecretReply.data')
  return out + '}'
}

function WebhookSecret(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'WebhookSecret.id')
  out += ',"name":' + text(object.name, 'WebhookSecret.name')
  out += ',"url":' + text(object.url, 'WebhookSecret.url')
  const m3 = object.description
  out += ',"description":' + (m3 === null ? 'null' : text(m3, 'WebhookSecret.description'))
  out += ',"status":' + WebhookStatus(object.status, 'WebhookSecret.status')
  out += ',"events":' + ArrayOf_text(object.events, 'WebhookSecret.events')
  const m6 = object.filter
  out += ',"filter":' + (m6 === null ? 'null' : Conditions(m6, 'WebhookSecret.filter'))
  out += ',"authType":' + WebhookAuthType(object.authType, 'WebhookSecret.authType')
  out += ',"payload":' + WebhookPayload(object.payload, 'WebhookSecret.payload')
  out += ',"orderedBy":' + WebhookOrder(object.orderedBy, 'WebhookSecret.orderedBy')
  const m10 = object.maxPerSecond
  out += ',"maxPerSecond":' + (m10 === null ? 'null' : integer(m10, 'WebhookSecret.maxPerSecond'))
  out += ',"timeoutSeconds":' + integer(object.timeoutSeconds, 'WebhookSecret.timeoutSeconds')
  out += ',"secretPreview":' + text(object.secretPreview, 'WebhookSecret.secretPreview')
  out += ',"consecutiveFailures":' + integer(object.consecutiveFailures, 'WebhookSecret.consecutiveFailures')
  const m14 = object.disabledReason
  out += ',"disabledReason":' + (m14 === null ? 'null' : text(m14, 'WebhookSecret.disabledReason'))
  const m15 = object.lastSuccessAt
  out += ',"lastSuccessAt":' + (m15 === null ? 'null' : text(m15, 'WebhookSecret.lastSuccessAt'))
  const m16 = object.lastFailureAt
  out += ',"lastFailureAt":' + (m16 === null ? 'null' : text(m16, 'WebhookSecret.lastFailureAt'))
  out += ',"createdAt":' + text(object.createdAt, 'WebhookSecret.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'WebhookSecret.updatedAt')
  out += ',"version":' + integer(object.version, 'WebhookSecret.version')
  out += ',"secret":' + text(object.secret, 'WebhookSecret.secret')
  return out + '}'
}

/** Value to JSON text, by the name of its schema. */
export const serializers: Readonly<Record<string, (value: unknown, at: string) => string>> = {
  AgentActivityList: AgentActivityList,
  AgentActivitySummaryList: AgentActivitySummaryList,
  AgentPresenceList: AgentPresenceList,
  ApiTokenList: ApiTokenList,
  ApiTokenReply: ApiTokenReply,
  ApiTokenSecretReply: ApiTokenSecretReply,
  AuditLogList: AuditLogList,
  AuditLogReply: AuditLogReply,
  AutomationQueueList: AutomationQueueList,
  AutomationQueueReply: AutomationQueueReply,
  AutomationQueuesReply: AutomationQueuesReply,
  CategoryList: CategoryList,
  CategoryReply: CategoryReply,
  CdrBatchReply: CdrBatchReply,
  CdrList: CdrList,
  CdrReply: CdrReply,
  CdrTranscriptReply: CdrTranscriptReply,
  ChannelList: ChannelList,
  ChannelReply: ChannelReply,
  CommentList: CommentList,
  CommentReply: CommentReply,
  ContactIdentityReply: ContactIdentityReply,
  ContactList: ContactList,
  ContactMergeList: ContactMergeList,
  ContactReply: ContactReply,
  ConversationList: ConversationList,
  ConversationReply: ConversationReply,
  CurrentApiTokenReply: CurrentApiTokenReply,
  CurrentUserReply: CurrentUserReply,
  CustomFieldList: CustomFieldList,
  CustomFieldReply: CustomFieldReply,
  CxLogList: CxLogList,
  CxLogMetricsList: CxLogMetricsList,
  CxLogReply: CxLogReply,
  CxLogTimelineList: CxLogTimelineList,
  Event: Event,
  EventFeed: EventFeed,
  EventReply: EventReply,
  FormFieldList: FormFieldList,
  Group: Group,
  GroupList: GroupList,
  InvitationReply: InvitationReply,
  ListCountsReply: ListCountsReply,
  MediaFileList: MediaFileList,
  MediaFileReply: MediaFileReply,
  MediaFolderList: MediaFolderList,
  MediaFolderReply: MediaFolderReply,
  MediaReferenceList: MediaReferenceList,
  MessageList: MessageList,
  MessageRecipientsReply: MessageRecipientsReply,
  MessageReply: MessageReply,
  NotificationList: NotificationList,
  OidcSettingsReply: OidcSettingsReply,
  PermissionList: PermissionList,
  PresenceStatusList: PresenceStatusList,
  PresenceStatusReply: PresenceStatusReply,
  QueueEntryList: QueueEntryList,
  QueueEntryReply: QueueEntryReply,
  QueueMemberList: QueueMemberList,
  QueueMemberReply: QueueMemberReply,
  QueueMembersReply: QueueMembersReply,
  QueueStatsReply: QueueStatsReply,
  ReservationList: ReservationList,
  ReservationReply: ReservationReply,
  RoleList: RoleList,
  RoleReply: RoleReply,
  RouteResultReply: RouteResultReply,
  RoutingDecisionList: RoutingDecisionList,
  RoutingSimulationReply: RoutingSimulationReply,
  SessionList: SessionList,
  SessionSecretReply: SessionSecretReply,
  SettingsReply: SettingsReply,
  Signal: Signal,
  TagList: TagList,
  TagReply: TagReply,
  TicketBulkReply: TicketBulkReply,
  TicketHistoryList: TicketHistoryList,
  TicketList: TicketList,
  TicketReply: TicketReply,
  TicketTimelineList: TicketTimelineList,
  TicketTransitionsReply: TicketTransitionsReply,
  TimelineList: TimelineList,
  UserList: UserList,
  UserPresenceReply: UserPresenceReply,
  UserReply: UserReply,
  UserWorkloadReply: UserWorkloadReply,
  WebhookDeliveryDetailReply: WebhookDeliveryDetailReply,
  WebhookDeliveryList: WebhookDeliveryList,
  WebhookDeliveryReply: WebhookDeliveryReply,
  WebhookEventTypeList: WebhookEventTypeList,
  WebhookList: WebhookList,
  WebhookReplayReply: WebhookReplayReply,
  WebhookReply: WebhookReply,
  WebhookSecretReply: WebhookSecretReply,
}
