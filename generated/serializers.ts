// Made by `npm run generate` from openapi.yaml. Do not edit.
import { array, boolean, integer, json, number, objectOf, oneOf, text, unfit } from '../src/http/json-text.ts'

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
  out += ',"email":' + text(object.email, 'UserName.email')
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
  out += ',"data":' + ArrayOf_AgentActivitySummary(object.data, 'AgentActivitySummaryList.data')
  return out + '}'
}

function AgentActivitySummary(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  const m0 = object.userId
  out += '{"userId":' + (m0 === null ? 'null' : text(m0, 'AgentActivitySummary.userId'))
  const m1 = object.user
  out += ',"user":' + (m1 === null ? 'null' : UserName(m1, 'AgentActivitySummary.user'))
  const m2 = object.queueId
  out += ',"queueId":' + (m2 === null ? 'null' : text(m2, 'AgentActivitySummary.queueId'))
  const m3 = object.queue
  out += ',"queue":' + (m3 === null ? 'null' : AutomationQueueName(m3, 'AgentActivitySummary.queue'))
  const m4 = object.day
  out += ',"day":' + (m4 === null ? 'null' : text(m4, 'AgentActivitySummary.day'))
  out += ',"totalSeconds":' + integer(object.totalSeconds, 'AgentActivitySummary.totalSeconds')
  out += ',"availableSeconds":' + integer(object.availableSeconds, 'AgentActivitySummary.availableSeconds')
  out += ',"busySeconds":' + integer(object.busySeconds, 'AgentActivitySummary.busySeconds')
  out += ',"awaySeconds":' + integer(object.awaySeconds, 'AgentActivitySummary.awaySeconds')
  out += ',"offlineSeconds":' + integer(object.offlineSeconds, 'AgentActivitySummary.offlineSeconds')
  out += ',"statuses":' + ArrayOf_AgentActivityTime(object.statuses, 'AgentActivitySummary.statuses')
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

function ArrayOf_AgentActivityTime(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + AgentActivityTime(items[i], at)
  return out + ']'
}

function ArrayOf_AgentActivitySummary(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + AgentActivitySummary(items[i], at)
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
  out += ',"createdAt":' + text(object.createdAt, 'ApiToken.createdAt')
  const m12 = object.revokedAt
  out += ',"revokedAt":' + (m12 === null ? 'null' : text(m12, 'ApiToken.revokedAt'))
  return out + '}'
}

const ApiTokenKind = oneOf(["personal","service"])

const Scope = oneOf(["*","agent_activity:read","audit:read","categories:read","categories:write","cdr:read","cdr:write","channels:read","channels:write","comments:read","comments:write","contacts:read","contacts:write","contacts:delete","contacts:merge","conversations:read","conversations:write","custom_fields:read","custom_fields:write","cx_logs:read","cx_logs:write","events:read","groups:read","groups:write","groups:delete","media:read","media:write","media:delete","presence:read","presence:write","presence:manage","queues:read","queues:write","queues:members","queues:work","messages:read","messages:send","messages:redact","messages:import","recordings:read","roles:read","roles:write","settings:write","tags:read","tags:write","tickets:read","tickets:write","tickets:delete","tickets:reopen","tokens:read","tokens:write","users:read","users:write","users:delete","webhooks:read","webhooks:write"])

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
  out += ',"createdAt":' + text(object.createdAt, 'ApiTokenSecret.createdAt')
  const m12 = object.revokedAt
  out += ',"revokedAt":' + (m12 === null ? 'null' : text(m12, 'ApiTokenSecret.revokedAt'))
  out += ',"token":' + text(object.token, 'ApiTokenSecret.token')
  return out + '}'
}

function AuditLogList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'AuditLogList.total')
  out += ',"page":' + integer(object.page, 'AuditLogList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'AuditLogList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'AuditLogList.lastPage')
  out += ',"data":' + ArrayOf_AuditLog(object.data, 'AuditLogList.data')
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
  out += ',"email":' + (m3 === null ? 'null' : text(m3, 'Actor.email'))
  return out + '}'
}

const Actor_type = oneOf(["user","token","system"])

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

function ArrayOf_AuditLog(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + AuditLog(items[i], at)
  return out + ']'
}

function AuditLogReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + AuditLog(object.data, 'AuditLogReply.data')
  return out + '}'
}

function AutomationQueueList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'AutomationQueueList.total')
  out += ',"page":' + integer(object.page, 'AutomationQueueList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'AutomationQueueList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'AutomationQueueList.lastPage')
  out += ',"data":' + ArrayOf_AutomationQueue(object.data, 'AutomationQueueList.data')
  return out + '}'
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
  out += ',"conditions":' + QueueConditions(object.conditions, 'AutomationQueue.conditions')
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
  out += ',"wrapUpSeconds":' + integer(object.wrapUpSeconds, 'AutomationQueue.wrapUpSeconds')
  const m17 = object.maxWaitSeconds
  out += ',"maxWaitSeconds":' + (m17 === null ? 'null' : integer(m17, 'AutomationQueue.maxWaitSeconds'))
  const m18 = object.maxLength
  out += ',"maxLength":' + (m18 === null ? 'null' : integer(m18, 'AutomationQueue.maxLength'))
  const m19 = object.overflow
  out += ',"overflow":' + (m19 === null ? 'null' : QueueOverflow(m19, 'AutomationQueue.overflow'))
  out += ',"reassignOnOffline":' + boolean(object.reassignOnOffline, 'AutomationQueue.reassignOnOffline')
  out += ',"memberCount":' + integer(object.memberCount, 'AutomationQueue.memberCount')
  out += ',"waitingCount":' + integer(object.waitingCount, 'AutomationQueue.waitingCount')
  out += ',"createdAt":' + text(object.createdAt, 'AutomationQueue.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'AutomationQueue.updatedAt')
  const m25 = object.deletedAt
  out += ',"deletedAt":' + (m25 === null ? 'null' : text(m25, 'AutomationQueue.deletedAt'))
  out += ',"version":' + integer(object.version, 'AutomationQueue.version')
  return out + '}'
}

const ChannelType = oneOf(["email","phone","sms","web_chat","web_form","whatsapp","messenger","instagram","line","telegram","viber","facebook_feed","api","custom"])

function ArrayOf_ChannelType(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ChannelType(items[i], at)
  return out + ']'
}

function QueueConditions(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  const m0 = object.all
  if (m0 !== undefined) out += ',"all":' + ArrayOf_QueueCondition(m0, 'QueueConditions.all')
  const m1 = object.any
  if (m1 !== undefined) out += ',"any":' + ArrayOf_QueueCondition(m1, 'QueueConditions.any')
  return '{' + out.slice(1) + '}'
}

function QueueCondition(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"field":' + QueueCondition_field(object.field, 'QueueCondition.field')
  out += ',"operator":' + QueueCondition_operator(object.operator, 'QueueCondition.operator')
  out += ',"value":' + QueueCondition_value(object.value, 'QueueCondition.value')
  return out + '}'
}

function QueueCondition_field(value: unknown, at: string): string {
  if (typeof value === 'string') return text(value, at)
  throw unfit(value, at, 'of a type that it can have')
}

const QueueCondition_operator = oneOf(["is","is_not","in","not_in","contains","gt","lt","exists"])

function QueueCondition_value(value: unknown, at: string): string {
  if (Array.isArray(value)) return ArrayOf_text(value, at)
  if (typeof value === 'string') return text(value, at)
  if (typeof value === 'number') return number(value, at)
  if (typeof value === 'boolean') return boolean(value, at)
  throw unfit(value, at, 'of a type that it can have')
}

function ArrayOf_text(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + text(items[i], at)
  return out + ']'
}

function ArrayOf_QueueCondition(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + QueueCondition(items[i], at)
  return out + ']'
}

const QueueStrategy = oneOf(["round_robin","least_active","longest_idle","priority_order","skills_based","manual"])

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
  out += '{"action":' + QueueOverflow_action(object.action, 'QueueOverflow.action')
  out += ',"queueId":' + text(object.queueId, 'QueueOverflow.queueId')
  return out + '}'
}

const QueueOverflow_action = oneOf(["queue"])

function ArrayOf_AutomationQueue(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + AutomationQueue(items[i], at)
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
  out += ',"data":' + ArrayOf_AutomationQueue(object.data, 'AutomationQueuesReply.data')
  return out + '}'
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

function CategoryTreeReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + ArrayOf_Category(object.data, 'CategoryTreeReply.data')
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
  out += '{"results":' + ArrayOf_CdrBatchResult(object.results, 'CdrBatchResults.results')
  return out + '}'
}

function CdrBatchResult(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"index":' + integer(object.index, 'CdrBatchResult.index')
  out += ',"status":' + integer(object.status, 'CdrBatchResult.status')
  const m2 = object.id
  if (m2 !== undefined) out += ',"id":' + text(m2, 'CdrBatchResult.id')
  const m3 = object.problem
  if (m3 !== undefined) out += ',"problem":' + Problem(m3, 'CdrBatchResult.problem')
  return out + '}'
}

function Problem(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"type":' + text(object.type, 'Problem.type')
  out += ',"title":' + text(object.title, 'Problem.title')
  out += ',"status":' + integer(object.status, 'Problem.status')
  out += ',"detail":' + text(object.detail, 'Problem.detail')
  out += ',"instance":' + text(object.instance, 'Problem.instance')
  out += ',"code":' + ProblemCode(object.code, 'Problem.code')
  out += ',"requestId":' + text(object.requestId, 'Problem.requestId')
  out += ',"success":' + 'false'
  const m8 = object.errors
  if (m8 !== undefined) out += ',"errors":' + ArrayOf_ProblemFault(m8, 'Problem.errors')
  const m9 = object.requiredScopes
  if (m9 !== undefined) out += ',"requiredScopes":' + ArrayOf_text(m9, 'Problem.requiredScopes')
  const m10 = object.grantedScopes
  if (m10 !== undefined) out += ',"grantedScopes":' + ArrayOf_text(m10, 'Problem.grantedScopes')
  const m11 = object.resource
  if (m11 !== undefined) out += ',"resource":' + text(m11, 'Problem.resource')
  const m12 = object.id
  if (m12 !== undefined) out += ',"id":' + text(m12, 'Problem.id')
  const m13 = object.pointer
  if (m13 !== undefined) out += ',"pointer":' + text(m13, 'Problem.pointer')
  const m14 = object.existing
  if (m14 !== undefined) out += ',"existing":' + ProblemExisting(m14, 'Problem.existing')
  const m15 = object.currentEtag
  if (m15 !== undefined) out += ',"currentEtag":' + text(m15, 'Problem.currentEtag')
  const m16 = object.from
  if (m16 !== undefined) out += ',"from":' + (m16 === null ? 'null' : text(m16, 'Problem.from'))
  const m17 = object.to
  if (m17 !== undefined) out += ',"to":' + text(m17, 'Problem.to')
  const m18 = object.allowed
  if (m18 !== undefined) out += ',"allowed":' + ArrayOf_text(m18, 'Problem.allowed')
  const m19 = object.limitBytes
  if (m19 !== undefined) out += ',"limitBytes":' + integer(m19, 'Problem.limitBytes')
  const m20 = object.quotaBytes
  if (m20 !== undefined) out += ',"quotaBytes":' + integer(m20, 'Problem.quotaBytes')
  const m21 = object.usedBytes
  if (m21 !== undefined) out += ',"usedBytes":' + integer(m21, 'Problem.usedBytes')
  const m22 = object.supported
  if (m22 !== undefined) out += ',"supported":' + ArrayOf_text(m22, 'Problem.supported')
  const m23 = object.retryAfterSeconds
  if (m23 !== undefined) out += ',"retryAfterSeconds":' + integer(m23, 'Problem.retryAfterSeconds')
  const m24 = object.policy
  if (m24 !== undefined) out += ',"policy":' + text(m24, 'Problem.policy')
  const m25 = object.conflicts
  if (m25 !== undefined) out += ',"conflicts":' + ArrayOf_ProblemConflict(m25, 'Problem.conflicts')
  const m26 = object.restoreHref
  if (m26 !== undefined) out += ',"restoreHref":' + text(m26, 'Problem.restoreHref')
  const m27 = object.followUpHref
  if (m27 !== undefined) out += ',"followUpHref":' + text(m27, 'Problem.followUpHref')
  const m28 = object.references
  if (m28 !== undefined) out += ',"references":' + ArrayOf_ProblemReferences(m28, 'Problem.references')
  const m29 = object.openTickets
  if (m29 !== undefined) out += ',"openTickets":' + integer(m29, 'Problem.openTickets')
  const m30 = object.openConversations
  if (m30 !== undefined) out += ',"openConversations":' + integer(m30, 'Problem.openConversations')
  const m31 = object.serviceTokens
  if (m31 !== undefined) out += ',"serviceTokens":' + ArrayOf_ProblemServiceToken(m31, 'Problem.serviceTokens')
  const m32 = object.fields
  if (m32 !== undefined) out += ',"fields":' + ArrayOf_text(m32, 'Problem.fields')
  const m33 = object.mergedIntoId
  if (m33 !== undefined) out += ',"mergedIntoId":' + text(m33, 'Problem.mergedIntoId')
  const m34 = object.mergedIntoHref
  if (m34 !== undefined) out += ',"mergedIntoHref":' + text(m34, 'Problem.mergedIntoHref')
  const m35 = object.mergedAt
  if (m35 !== undefined) out += ',"mergedAt":' + text(m35, 'Problem.mergedAt')
  const m36 = object.oldestCursor
  if (m36 !== undefined) out += ',"oldestCursor":' + text(m36, 'Problem.oldestCursor')
  const m37 = object.candidates
  if (m37 !== undefined) out += ',"candidates":' + ArrayOf_ProblemCandidate(m37, 'Problem.candidates')
  const m38 = object.expiresAt
  if (m38 !== undefined) out += ',"expiresAt":' + text(m38, 'Problem.expiresAt')
  const m39 = object.fileId
  if (m39 !== undefined) out += ',"fileId":' + text(m39, 'Problem.fileId')
  const m40 = object.limit
  if (m40 !== undefined) out += ',"limit":' + MailLimit(m40, 'Problem.limit')
  const m41 = object.maximum
  if (m41 !== undefined) out += ',"maximum":' + integer(m41, 'Problem.maximum')
  const m42 = object.found
  if (m42 !== undefined) out += ',"found":' + integer(m42, 'Problem.found')
  const m43 = object.index
  if (m43 !== undefined) out += ',"index":' + integer(m43, 'Problem.index')
  return out + '}'
}

const ProblemCode = oneOf(["malformed_request","malformed_json","validation_failed","invalid_cursor","token_missing","token_invalid","token_expired","token_revoked","token_user_not_active","workspace_suspended","insufficient_scope","forbidden","not_found","not_a_member","route_not_found","method_not_allowed","not_acceptable","request_timeout","duplicate_resource","duplicate_of_deleted","illegal_status_transition","ticket_closed","resource_in_use","channel_disabled","group_archived","user_has_open_work","user_has_service_tokens","last_owner","role_is_system","presence_status_is_system","user_not_active","user_on_call","token_not_active","queue_disabled","reservation_not_pending","idempotency_in_progress","webhook_disabled","cursor_expired","merged","folder_not_empty","precondition_failed","payload_too_large","unsupported_media_type","range_not_satisfiable","unknown_reference","invalid_custom_field","fields_required_to_resolve","circular_parent","depth_exceeded","url_not_allowed","rule_violated","mail_limit_exceeded","mail_unreadable","mail_too_costly","channel_required","channel_capability_missing","message_window_closed","contact_unreachable","contact_blocked","agent_at_capacity","idempotency_key_reused","rate_limited","expectation_failed","header_too_large","internal_error","not_implemented","unavailable","storage_quota_exceeded"])

function ProblemFault(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"location":' + ProblemFault_location(object.location, 'ProblemFault.location')
  out += ',"pointer":' + text(object.pointer, 'ProblemFault.pointer')
  out += ',"code":' + text(object.code, 'ProblemFault.code')
  out += ',"message":' + text(object.message, 'ProblemFault.message')
  out += ',"params":' + ProblemFault_params(object.params, 'ProblemFault.params')
  return out + '}'
}

const ProblemFault_location = oneOf(["body","query","path","header"])

function ProblemFault_params(value: unknown, at: string): string {
  let out = ''
  for (const [key, member] of Object.entries(objectOf(value, at))) {
    if (member !== undefined) out += ',' + JSON.stringify(key) + ':' + json(member, at)
  }
  return '{' + out.slice(1) + '}'
}

function ArrayOf_ProblemFault(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ProblemFault(items[i], at)
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

const MailLimit = oneOf(["lines","headerBytes","headerFields","addresses","parts","nesting"])

function ArrayOf_CdrBatchResult(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + CdrBatchResult(items[i], at)
  return out + ']'
}

function CdrLegReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + CdrLeg(object.data, 'CdrLegReply.data')
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

function CdrList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'CdrList.total')
  out += ',"page":' + integer(object.page, 'CdrList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'CdrList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'CdrList.lastPage')
  out += ',"data":' + ArrayOf_Cdr(object.data, 'CdrList.data')
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
  const m40 = object.quality
  out += ',"quality":' + (m40 === null ? 'null' : CallQuality(m40, 'Cdr.quality'))
  const m41 = object.cost
  out += ',"cost":' + (m41 === null ? 'null' : Currency(m41, 'Cdr.cost'))
  const m42 = object.disposition
  out += ',"disposition":' + (m42 === null ? 'null' : text(m42, 'Cdr.disposition'))
  const m43 = object.note
  out += ',"note":' + (m43 === null ? 'null' : text(m43, 'Cdr.note'))
  out += ',"tags":' + ArrayOf_text(object.tags, 'Cdr.tags')
  out += ',"createdAt":' + text(object.createdAt, 'Cdr.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'Cdr.updatedAt')
  out += ',"version":' + integer(object.version, 'Cdr.version')
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

function ArrayOf_Cdr(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Cdr(items[i], at)
  return out + ']'
}

function CdrReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + Cdr(object.data, 'CdrReply.data')
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
  out += ',"type":' + '"api"'
  out += ',"name":' + text(object.name, 'ApiChannel.name')
  out += ',"status":' + ChannelStatus(object.status, 'ApiChannel.status')
  const m4 = object.statusReason
  out += ',"statusReason":' + (m4 === null ? 'null' : text(m4, 'ApiChannel.statusReason'))
  const m5 = object.address
  out += ',"address":' + (m5 === null ? 'null' : text(m5, 'ApiChannel.address'))
  out += ',"capabilities":' + ArrayOf_ChannelCapability(object.capabilities, 'ApiChannel.capabilities')
  const m7 = object.messageWindowHours
  out += ',"messageWindowHours":' + (m7 === null ? 'null' : integer(m7, 'ApiChannel.messageWindowHours'))
  out += ',"config":' + ApiChannelConfig(object.config, 'ApiChannel.config')
  out += ',"createdAt":' + text(object.createdAt, 'ApiChannel.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'ApiChannel.updatedAt')
  const m11 = object.deletedAt
  out += ',"deletedAt":' + (m11 === null ? 'null' : text(m11, 'ApiChannel.deletedAt'))
  out += ',"version":' + integer(object.version, 'ApiChannel.version')
  return out + '}'
}

const ChannelStatus = oneOf(["active","disabled","error","pending"])

const ChannelCapability = oneOf(["text","image","video","audio","file","location","delivery_receipt","read_receipt"])

function ArrayOf_ChannelCapability(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ChannelCapability(items[i], at)
  return out + ']'
}

function ApiChannelConfig(value: unknown, at: string): string {
  objectOf(value, at)
  return '{}'
}

function CustomChannel(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'CustomChannel.id')
  out += ',"type":' + '"custom"'
  out += ',"name":' + text(object.name, 'CustomChannel.name')
  out += ',"status":' + ChannelStatus(object.status, 'CustomChannel.status')
  const m4 = object.statusReason
  out += ',"statusReason":' + (m4 === null ? 'null' : text(m4, 'CustomChannel.statusReason'))
  const m5 = object.address
  out += ',"address":' + (m5 === null ? 'null' : text(m5, 'CustomChannel.address'))
  out += ',"capabilities":' + ArrayOf_ChannelCapability(object.capabilities, 'CustomChannel.capabilities')
  const m7 = object.messageWindowHours
  out += ',"messageWindowHours":' + (m7 === null ? 'null' : integer(m7, 'CustomChannel.messageWindowHours'))
  out += ',"config":' + CustomChannelConfig(object.config, 'CustomChannel.config')
  out += ',"createdAt":' + text(object.createdAt, 'CustomChannel.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'CustomChannel.updatedAt')
  const m11 = object.deletedAt
  out += ',"deletedAt":' + (m11 === null ? 'null' : text(m11, 'CustomChannel.deletedAt'))
  out += ',"version":' + integer(object.version, 'CustomChannel.version')
  return out + '}'
}

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
  out += ',"type":' + '"email"'
  out += ',"name":' + text(object.name, 'EmailChannel.name')
  out += ',"status":' + ChannelStatus(object.status, 'EmailChannel.status')
  const m4 = object.statusReason
  out += ',"statusReason":' + (m4 === null ? 'null' : text(m4, 'EmailChannel.statusReason'))
  const m5 = object.address
  out += ',"address":' + (m5 === null ? 'null' : text(m5, 'EmailChannel.address'))
  out += ',"capabilities":' + ArrayOf_ChannelCapability(object.capabilities, 'EmailChannel.capabilities')
  const m7 = object.messageWindowHours
  out += ',"messageWindowHours":' + (m7 === null ? 'null' : integer(m7, 'EmailChannel.messageWindowHours'))
  out += ',"config":' + EmailChannelConfig(object.config, 'EmailChannel.config')
  out += ',"createdAt":' + text(object.createdAt, 'EmailChannel.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'EmailChannel.updatedAt')
  const m11 = object.deletedAt
  out += ',"deletedAt":' + (m11 === null ? 'null' : text(m11, 'EmailChannel.deletedAt'))
  out += ',"version":' + integer(object.version, 'EmailChannel.version')
  return out + '}'
}

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
  out += ',"data":' + ArrayOf_Comment(object.data, 'CommentList.data')
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
  const m10 = object.editedAt
  out += ',"editedAt":' + (m10 === null ? 'null' : text(m10, 'Comment.editedAt'))
  out += ',"createdAt":' + text(object.createdAt, 'Comment.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'Comment.updatedAt')
  const m13 = object.deletedAt
  out += ',"deletedAt":' + (m13 === null ? 'null' : text(m13, 'Comment.deletedAt'))
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
  const m4 = object.url
  out += ',"url":' + (m4 === null ? 'null' : text(m4, 'Attachment.url'))
  return out + '}'
}

function ArrayOf_Attachment(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Attachment(items[i], at)
  return out + ']'
}

const Comment_type = oneOf(["comment","system"])

const CommentVisibility = oneOf(["internal","public"])

function ArrayOf_Comment(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Comment(items[i], at)
  return out + ']'
}

function CommentReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + Comment(object.data, 'CommentReply.data')
  return out + '}'
}

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
  out += ',"page":' + integer(object.page, 'ContactList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'ContactList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'ContactList.lastPage')
  out += ',"data":' + ArrayOf_Contact(object.data, 'ContactList.data')
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
  out += ',"marketingConsent":' + MarketingConsent(object.marketingConsent, 'Contact.marketingConsent')
  const m20 = object.ownerId
  out += ',"ownerId":' + (m20 === null ? 'null' : text(m20, 'Contact.ownerId'))
  const m21 = object.company
  out += ',"company":' + (m21 === null ? 'null' : Company(m21, 'Contact.company'))
  out += ',"platformContacts":' + ArrayOf_ContactIdentity(object.platformContacts, 'Contact.platformContacts')
  out += ',"isBlocked":' + boolean(object.isBlocked, 'Contact.isBlocked')
  const m24 = object.blockedReason
  out += ',"blockedReason":' + (m24 === null ? 'null' : text(m24, 'Contact.blockedReason'))
  const m25 = object.lastSeenAt
  out += ',"lastSeenAt":' + (m25 === null ? 'null' : text(m25, 'Contact.lastSeenAt'))
  const m26 = object.lastContactedAt
  out += ',"lastContactedAt":' + (m26 === null ? 'null' : text(m26, 'Contact.lastContactedAt'))
  out += ',"createdAt":' + text(object.createdAt, 'Contact.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'Contact.updatedAt')
  const m29 = object.deletedAt
  out += ',"deletedAt":' + (m29 === null ? 'null' : text(m29, 'Contact.deletedAt'))
  out += ',"version":' + integer(object.version, 'Contact.version')
  return out + '}'
}

function ContactEmail(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'ContactEmail.id')
  out += ',"email":' + text(object.email, 'ContactEmail.email')
  out += ',"isPrimary":' + boolean(object.isPrimary, 'ContactEmail.isPrimary')
  out += ',"isVerified":' + boolean(object.isVerified, 'ContactEmail.isVerified')
  return out + '}'
}

function ArrayOf_ContactEmail(value: unknown, at: string): string {
  const items = array(value, at)
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

function ArrayOf_ContactPhone(value: unknown, at: string): string {
  const items = array(value, at)
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

function ArrayOf_CustomFieldValue(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + CustomFieldValue(items[i], at)
  return out + ']'
}

function MarketingConsent(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"email":' + Consent(object.email, 'MarketingConsent.email')
  out += ',"sms":' + Consent(object.sms, 'MarketingConsent.sms')
  out += ',"whatsapp":' + Consent(object.whatsapp, 'MarketingConsent.whatsapp')
  return out + '}'
}

const Consent = oneOf(["granted","denied","unknown"])

function Company(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'Company.id')
  out += ',"name":' + text(object.name, 'Company.name')
  return out + '}'
}

function ArrayOf_ContactIdentity(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ContactIdentity(items[i], at)
  return out + ']'
}

function ArrayOf_Contact(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Contact(items[i], at)
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

function ConversationList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'ConversationList.total')
  out += ',"page":' + integer(object.page, 'ConversationList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'ConversationList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'ConversationList.lastPage')
  out += ',"data":' + ArrayOf_Conversation(object.data, 'ConversationList.data')
  return out + '}'
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
  out += ',"channel":' + (m4 === null ? 'null' : Conversation_channel(m4, 'Conversation.channel'))
  const m5 = object.contactId
  out += ',"contactId":' + (m5 === null ? 'null' : text(m5, 'Conversation.contactId'))
  const m6 = object.groupId
  out += ',"groupId":' + (m6 === null ? 'null' : text(m6, 'Conversation.groupId'))
  const m7 = object.subject
  out += ',"subject":' + (m7 === null ? 'null' : text(m7, 'Conversation.subject'))
  const m8 = object.assigneeId
  out += ',"assigneeId":' + (m8 === null ? 'null' : text(m8, 'Conversation.assigneeId'))
  const m9 = object.disposition
  out += ',"disposition":' + (m9 === null ? 'null' : text(m9, 'Conversation.disposition'))
  const m10 = object.lastMessageAt
  out += ',"lastMessageAt":' + (m10 === null ? 'null' : text(m10, 'Conversation.lastMessageAt'))
  const m11 = object.lastInboundAt
  out += ',"lastInboundAt":' + (m11 === null ? 'null' : text(m11, 'Conversation.lastInboundAt'))
  const m12 = object.lastMessagePreview
  out += ',"lastMessagePreview":' + (m12 === null ? 'null' : text(m12, 'Conversation.lastMessagePreview'))
  out += ',"unreadCount":' + integer(object.unreadCount, 'Conversation.unreadCount')
  const m14 = object.messageWindowExpiresAt
  out += ',"messageWindowExpiresAt":' + (m14 === null ? 'null' : text(m14, 'Conversation.messageWindowExpiresAt'))
  out += ',"isPinned":' + boolean(object.isPinned, 'Conversation.isPinned')
  out += ',"isMuted":' + boolean(object.isMuted, 'Conversation.isMuted')
  const m17 = object.currentCxLogId
  out += ',"currentCxLogId":' + (m17 === null ? 'null' : text(m17, 'Conversation.currentCxLogId'))
  out += ',"ticketIds":' + ArrayOf_text(object.ticketIds, 'Conversation.ticketIds')
  out += ',"createdAt":' + text(object.createdAt, 'Conversation.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'Conversation.updatedAt')
  const m21 = object.closedAt
  out += ',"closedAt":' + (m21 === null ? 'null' : text(m21, 'Conversation.closedAt'))
  out += ',"version":' + integer(object.version, 'Conversation.version')
  return out + '}'
}

const ConversationKind = oneOf(["direct","email","group"])

const ConversationStatus = oneOf(["open","hold","closed"])

const Conversation_channel = oneOf(["api","custom","email"])

function ArrayOf_Conversation(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Conversation(items[i], at)
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
  out += ',"createdAt":' + text(object.createdAt, 'CurrentApiToken.createdAt')
  const m12 = object.revokedAt
  out += ',"revokedAt":' + (m12 === null ? 'null' : text(m12, 'CurrentApiToken.revokedAt'))
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

function CustomFieldList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'CustomFieldList.total')
  out += ',"page":' + integer(object.page, 'CustomFieldList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'CustomFieldList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'CustomFieldList.lastPage')
  out += ',"data":' + ArrayOf_CustomField(object.data, 'CustomFieldList.data')
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

function ArrayOf_CustomFieldOption(value: unknown, at: string): string {
  const items = array(value, at)
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

function ArrayOf_CustomField(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + CustomField(items[i], at)
  return out + ']'
}

function CustomFieldReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + CustomField(object.data, 'CustomFieldReply.data')
  return out + '}'
}

function CxLogList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'CxLogList.total')
  out += ',"page":' + integer(object.page, 'CxLogList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'CxLogList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'CxLogList.lastPage')
  out += ',"data":' + ArrayOf_CxLog(object.data, 'CxLogList.data')
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
  out += ',"messageCount":' + CxLogMessageCount(object.messageCount, 'CxLog.messageCount')
  const m32 = object.waitTime
  out += ',"waitTime":' + (m32 === null ? 'null' : integer(m32, 'CxLog.waitTime'))
  const m33 = object.firstResponseTime
  out += ',"firstResponseTime":' + (m33 === null ? 'null' : integer(m33, 'CxLog.firstResponseTime'))
  const m34 = object.handledTime
  out += ',"handledTime":' + (m34 === null ? 'null' : integer(m34, 'CxLog.handledTime'))
  const m35 = object.totalHoldDuration
  out += ',"totalHoldDuration":' + (m35 === null ? 'null' : integer(m35, 'CxLog.totalHoldDuration'))
  const m36 = object.fullHandledTime
  out += ',"fullHandledTime":' + (m36 === null ? 'null' : integer(m36, 'CxLog.fullHandledTime'))
  const m37 = object.wrapUpDuration
  out += ',"wrapUpDuration":' + (m37 === null ? 'null' : integer(m37, 'CxLog.wrapUpDuration'))
  const m38 = object.resolutionTime
  out += ',"resolutionTime":' + (m38 === null ? 'null' : integer(m38, 'CxLog.resolutionTime'))
  const m39 = object.fullResolutionTime
  out += ',"fullResolutionTime":' + (m39 === null ? 'null' : integer(m39, 'CxLog.fullResolutionTime'))
  out += ',"createdAt":' + text(object.createdAt, 'CxLog.createdAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'CxLog.updatedAt')
  out += ',"version":' + integer(object.version, 'CxLog.version')
  return out + '}'
}

const CxLogKind = oneOf(["chat","email","call","ticket","external"])

const CxLog_entityName = oneOf(["room","mail_room","call","ticket","external"])

const CxLogChannelType = oneOf(["voice","chat","email","social","other"])

const CxLogStatus = oneOf(["open","hold","closed"])

function CxLog_wrapUp(value: unknown, at: string): string {
  let out = ''
  for (const [key, member] of Object.entries(objectOf(value, at))) {
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

function ArrayOf_CxLog(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + CxLog(items[i], at)
  return out + ']'
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
  const m7 = object.day
  out += ',"day":' + (m7 === null ? 'null' : text(m7, 'CxLogMetrics.day'))
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

const CxLogTimelineKind = oneOf(["created","queue_entered","queue_left","offered","accepted","rejected","offer_timeout","assigned","transferred","unassigned","message_inbound","message_outbound","comment_added","replied","held","resumed","call_ringing","call_answered","call_ended","wrap_up_completed","disposition_set","closed","reopened"])

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
  const m3 = object.messageId
  out += ',"messageId":' + (m3 === null ? 'null' : text(m3, 'CxLogTimelineDetail.messageId'))
  const m4 = object.commentId
  out += ',"commentId":' + (m4 === null ? 'null' : text(m4, 'CxLogTimelineDetail.commentId'))
  const m5 = object.visibility
  out += ',"visibility":' + (m5 === null ? 'null' : CommentVisibility(m5, 'CxLogTimelineDetail.visibility'))
  const m6 = object.disposition
  out += ',"disposition":' + (m6 === null ? 'null' : text(m6, 'CxLogTimelineDetail.disposition'))
  const m7 = object.holdSeconds
  out += ',"holdSeconds":' + (m7 === null ? 'null' : integer(m7, 'CxLogTimelineDetail.holdSeconds'))
  return out + '}'
}

function ArrayOf_CxLogTimelineEntry(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + CxLogTimelineEntry(items[i], at)
  return out + ']'
}

function EventFeed(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"data":' + ArrayOf_Event(object.data, 'EventFeed.data')
  out += ',"nextCursor":' + text(object.nextCursor, 'EventFeed.nextCursor')
  out += ',"hasMore":' + boolean(object.hasMore, 'EventFeed.hasMore')
  return out + '}'
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
  out += ',"data":' + Event_data(object.data, 'Event.data')
  const m10 = object.previous
  out += ',"previous":' + (m10 === null ? 'null' : EventPrevious(m10, 'Event.previous'))
  return out + '}'
}

const ApiVersion = oneOf(["v1"])

function Event_data(value: unknown, at: string): string {
  let out = ''
  for (const [key, member] of Object.entries(objectOf(value, at))) {
    if (member !== undefined) out += ',' + JSON.stringify(key) + ':' + json(member, at)
  }
  return '{' + out.slice(1) + '}'
}

function EventPrevious(value: unknown, at: string): string {
  let out = ''
  for (const [key, member] of Object.entries(objectOf(value, at))) {
    if (member !== undefined) out += ',' + JSON.stringify(key) + ':' + json(member, at)
  }
  return '{' + out.slice(1) + '}'
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
  out += ',"data":' + ArrayOf_FormField(object.data, 'FormFieldList.data')
  return out + '}'
}

function FormField(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'FormField.id')
  out += ',"systemName":' + text(object.systemName, 'FormField.systemName')
  out += ',"displayName":' + text(object.displayName, 'FormField.displayName')
  const m3 = object.description
  out += ',"description":' + (m3 === null ? 'null' : text(m3, 'FormField.description'))
  out += ',"type":' + FormFieldType(object.type, 'FormField.type')
  out += ',"isDefault":' + boolean(object.isDefault, 'FormField.isDefault')
  out += ',"isRequired":' + boolean(object.isRequired, 'FormField.isRequired')
  out += ',"isRequiredToResolve":' + boolean(object.isRequiredToResolve, 'FormField.isRequiredToResolve')
  out += ',"isUnique":' + boolean(object.isUnique, 'FormField.isUnique')
  out += ',"isReadOnly":' + boolean(object.isReadOnly, 'FormField.isReadOnly')
  out += ',"isArchived":' + boolean(object.isArchived, 'FormField.isArchived')
  out += ',"options":' + ArrayOf_CustomFieldOption(object.options, 'FormField.options')
  out += ',"validation":' + CustomFieldValidation(object.validation, 'FormField.validation')
  out += ',"sortOrder":' + integer(object.sortOrder, 'FormField.sortOrder')
  return out + '}'
}

const FormFieldType = oneOf(["text","textarea","integer","decimal","percent","currency","boolean","date","datetime","select","multi_select","tree_select","url","email","phone","regex","user","contact","ticket","category","tags","emails","phones","identities","company","consent"])

function ArrayOf_FormField(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + FormField(items[i], at)
  return out + ']'
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
  out += ',"data":' + ArrayOf_Group(object.data, 'GroupList.data')
  return out + '}'
}

function ArrayOf_Group(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Group(items[i], at)
  return out + ']'
}

function MediaFileList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'MediaFileList.total')
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
  out += ',"page":' + integer(object.page, 'MessageList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'MessageList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'MessageList.lastPage')
  out += ',"data":' + ArrayOf_Message(object.data, 'MessageList.data')
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
  out += ',"channel":' + (m5 === null ? 'null' : Message_channel(m5, 'Message.channel'))
  out += ',"direction":' + MessageDirection(object.direction, 'Message.direction')
  out += ',"messageType":' + MessageType(object.messageType, 'Message.messageType')
  const m8 = object.message
  out += ',"message":' + (m8 === null ? 'null' : text(m8, 'Message.message'))
  const m9 = object.html
  out += ',"html":' + (m9 === null ? 'null' : text(m9, 'Message.html'))
  const m10 = object.subject
  out += ',"subject":' + (m10 === null ? 'null' : text(m10, 'Message.subject'))
  out += ',"cc":' + ArrayOf_text(object.cc, 'Message.cc')
  out += ',"bcc":' + ArrayOf_text(object.bcc, 'Message.bcc')
  out += ',"attachments":' + ArrayOf_Attachment(object.attachments, 'Message.attachments')
  out += ',"droppedAttachments":' + ArrayOf_DroppedAttachment(object.droppedAttachments, 'Message.droppedAttachments')
  const m15 = object.location
  out += ',"location":' + (m15 === null ? 'null' : MessageLocation(m15, 'Message.location'))
  out += ',"sender":' + MessageSender(object.sender, 'Message.sender')
  out += ',"status":' + MessageStatus(object.status, 'Message.status')
  const m18 = object.errorCode
  out += ',"errorCode":' + (m18 === null ? 'null' : text(m18, 'Message.errorCode'))
  const m19 = object.errorMessage
  out += ',"errorMessage":' + (m19 === null ? 'null' : text(m19, 'Message.errorMessage'))
  const m20 = object.externalId
  out += ',"externalId":' + (m20 === null ? 'null' : text(m20, 'Message.externalId'))
  const m21 = object.clientRequestId
  out += ',"clientRequestId":' + (m21 === null ? 'null' : text(m21, 'Message.clientRequestId'))
  const m22 = object.replyToMessageId
  out += ',"replyToMessageId":' + (m22 === null ? 'null' : text(m22, 'Message.replyToMessageId'))
  const m23 = object.scheduledAt
  out += ',"scheduledAt":' + (m23 === null ? 'null' : text(m23, 'Message.scheduledAt'))
  const m24 = object.sentAt
  out += ',"sentAt":' + (m24 === null ? 'null' : text(m24, 'Message.sentAt'))
  const m25 = object.deliveredAt
  out += ',"deliveredAt":' + (m25 === null ? 'null' : text(m25, 'Message.deliveredAt'))
  const m26 = object.readAt
  out += ',"readAt":' + (m26 === null ? 'null' : text(m26, 'Message.readAt'))
  const m27 = object.failedAt
  out += ',"failedAt":' + (m27 === null ? 'null' : text(m27, 'Message.failedAt'))
  out += ',"metadata":' + Message_metadata(object.metadata, 'Message.metadata')
  out += ',"createdAt":' + text(object.createdAt, 'Message.createdAt')
  out += ',"ingestedAt":' + text(object.ingestedAt, 'Message.ingestedAt')
  out += ',"updatedAt":' + text(object.updatedAt, 'Message.updatedAt')
  const m32 = object.deletedAt
  out += ',"deletedAt":' + (m32 === null ? 'null' : text(m32, 'Message.deletedAt'))
  out += ',"version":' + integer(object.version, 'Message.version')
  return out + '}'
}

const Message_channel = oneOf(["api","custom","email"])

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
  out += ',"id":' + text(object.id, 'MessageSender.id')
  out += ',"name":' + text(object.name, 'MessageSender.name')
  return out + '}'
}

const MessageSender_type = oneOf(["contact","user","token"])

const MessageStatus = oneOf(["received","scheduled","queued","sending","sent","delivered","read","failed","canceled"])

function Message_metadata(value: unknown, at: string): string {
  let out = ''
  for (const [key, member] of Object.entries(objectOf(value, at))) {
    if (member !== undefined) out += ',' + JSON.stringify(key) + ':' + text(member, at)
  }
  return '{' + out.slice(1) + '}'
}

function ArrayOf_Message(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Message(items[i], at)
  return out + ']'
}

function MessageReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + Message(object.data, 'MessageReply.data')
  return out + '}'
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
  out += ',"status":' + QueueEntryStatus(object.status, 'QueueEntry.status')
  out += ',"priority":' + integer(object.priority, 'QueueEntry.priority')
  out += ',"requiredSkills":' + ArrayOf_RequiredSkill(object.requiredSkills, 'QueueEntry.requiredSkills')
  const m7 = object.userId
  out += ',"userId":' + (m7 === null ? 'null' : text(m7, 'QueueEntry.userId'))
  out += ',"offerCount":' + integer(object.offerCount, 'QueueEntry.offerCount')
  out += ',"enteredAt":' + text(object.enteredAt, 'QueueEntry.enteredAt')
  const m10 = object.assignedAt
  out += ',"assignedAt":' + (m10 === null ? 'null' : text(m10, 'QueueEntry.assignedAt'))
  const m11 = object.endedAt
  out += ',"endedAt":' + (m11 === null ? 'null' : text(m11, 'QueueEntry.endedAt'))
  return out + '}'
}

const RoutableType = oneOf(["ticket"])

const QueueEntryStatus = oneOf(["waiting","offered","assigned","completed","overflowed","canceled"])

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
  out += ',"skills":' + ArrayOf_UserSkill(object.skills, 'QueueMember.skills')
  const m6 = object.capacity
  out += ',"capacity":' + (m6 === null ? 'null' : QueueMemberCapacity(m6, 'QueueMember.capacity'))
  out += ',"isPaused":' + boolean(object.isPaused, 'QueueMember.isPaused')
  const m8 = object.pauseReason
  out += ',"pauseReason":' + (m8 === null ? 'null' : text(m8, 'QueueMember.pauseReason'))
  out += ',"addedAt":' + text(object.addedAt, 'QueueMember.addedAt')
  return out + '}'
}

const QueueRole = oneOf(["agent","manager"])

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

function QueueMemberCapacity(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"task":' + integer(object.task, 'QueueMemberCapacity.task')
  return out + '}'
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
  out += ',"data":' + ArrayOf_QueueMember(object.data, 'QueueMembersReply.data')
  return out + '}'
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
  out += ',"canceledCount":' + integer(object.canceledCount, 'QueueHistory.canceledCount')
  out += ',"offeredCount":' + integer(object.offeredCount, 'QueueHistory.offeredCount')
  out += ',"rejectedCount":' + integer(object.rejectedCount, 'QueueHistory.rejectedCount')
  out += ',"timedOutCount":' + integer(object.timedOutCount, 'QueueHistory.timedOutCount')
  const m10 = object.averageWaitSeconds
  out += ',"averageWaitSeconds":' + (m10 === null ? 'null' : number(m10, 'QueueHistory.averageWaitSeconds'))
  const m11 = object.p90WaitSeconds
  out += ',"p90WaitSeconds":' + (m11 === null ? 'null' : number(m11, 'QueueHistory.p90WaitSeconds'))
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
  out += ',"userId":' + text(object.userId, 'Reservation.userId')
  out += ',"status":' + ReservationStatus(object.status, 'Reservation.status')
  const m7 = object.reason
  out += ',"reason":' + (m7 === null ? 'null' : text(m7, 'Reservation.reason'))
  out += ',"offeredAt":' + text(object.offeredAt, 'Reservation.offeredAt')
  const m9 = object.expiresAt
  out += ',"expiresAt":' + (m9 === null ? 'null' : text(m9, 'Reservation.expiresAt'))
  const m10 = object.acceptedAt
  out += ',"acceptedAt":' + (m10 === null ? 'null' : text(m10, 'Reservation.acceptedAt'))
  const m11 = object.wrapUpUntil
  out += ',"wrapUpUntil":' + (m11 === null ? 'null' : text(m11, 'Reservation.wrapUpUntil'))
  const m12 = object.endedAt
  out += ',"endedAt":' + (m12 === null ? 'null' : text(m12, 'Reservation.endedAt'))
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
  out += ',"systemName":' + (m2 === null ? 'null' : Role_systemName(m2, 'Role.systemName'))
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

const Role_systemName = oneOf(["owner","admin","supervisor","agent","viewer"])

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
  const m8 = object.userId
  out += ',"userId":' + (m8 === null ? 'null' : text(m8, 'RoutingDecision.userId'))
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

const RoutingReason = oneOf(["eligible","not_active","paused","offline","not_routable","current_assignee","declined","missing_skill","at_capacity"])

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
  const m2 = object.userId
  out += ',"userId":' + (m2 === null ? 'null' : text(m2, 'RoutingSimulation.userId'))
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

function TagList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'TagList.total')
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
  out += '{"results":' + ArrayOf_TicketBulkResult(object.results, 'TicketBulkResults.results')
  return out + '}'
}

function TicketBulkResult(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"index":' + integer(object.index, 'TicketBulkResult.index')
  out += ',"status":' + integer(object.status, 'TicketBulkResult.status')
  const m2 = object.data
  if (m2 !== undefined) out += ',"data":' + Ticket(m2, 'TicketBulkResult.data')
  const m3 = object.problem
  if (m3 !== undefined) out += ',"problem":' + Problem(m3, 'TicketBulkResult.problem')
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
  out += ',"contact":' + ContactName(object.contact, 'Ticket.contact')
  out += ',"tags":' + ArrayOf_TagName(object.tags, 'Ticket.tags')
  out += ',"customFields":' + ArrayOf_CustomFieldValue(object.customFields, 'Ticket.customFields')
  out += ',"statusCategory":' + TicketStatus(object.statusCategory, 'Ticket.statusCategory')
  const m20 = object.statusReason
  out += ',"statusReason":' + (m20 === null ? 'null' : text(m20, 'Ticket.statusReason'))
  const m21 = object.resolution
  out += ',"resolution":' + (m21 === null ? 'null' : TicketResolution(m21, 'Ticket.resolution'))
  const m22 = object.categoryId
  out += ',"categoryId":' + (m22 === null ? 'null' : text(m22, 'Ticket.categoryId'))
  const m23 = object.queueId
  out += ',"queueId":' + (m23 === null ? 'null' : text(m23, 'Ticket.queueId'))
  const m24 = object.externalId
  out += ',"externalId":' + (m24 === null ? 'null' : text(m24, 'Ticket.externalId'))
  const m25 = object.dueAt
  out += ',"dueAt":' + (m25 === null ? 'null' : text(m25, 'Ticket.dueAt'))
  const m26 = object.snoozedUntil
  out += ',"snoozedUntil":' + (m26 === null ? 'null' : text(m26, 'Ticket.snoozedUntil'))
  const m27 = object.firstResponseAt
  out += ',"firstResponseAt":' + (m27 === null ? 'null' : text(m27, 'Ticket.firstResponseAt'))
  const m28 = object.resolvedAt
  out += ',"resolvedAt":' + (m28 === null ? 'null' : text(m28, 'Ticket.resolvedAt'))
  const m29 = object.closedAt
  out += ',"closedAt":' + (m29 === null ? 'null' : text(m29, 'Ticket.closedAt'))
  out += ',"reopenCount":' + integer(object.reopenCount, 'Ticket.reopenCount')
  const m31 = object.followUpOfId
  out += ',"followUpOfId":' + (m31 === null ? 'null' : text(m31, 'Ticket.followUpOfId'))
  out += ',"attachments":' + ArrayOf_Attachment(object.attachments, 'Ticket.attachments')
  out += ',"version":' + integer(object.version, 'Ticket.version')
  const m34 = object.creator
  if (m34 !== undefined) out += ',"creator":' + Actor(m34, 'Ticket.creator')
  const m35 = object.category
  if (m35 !== undefined) out += ',"category":' + (m35 === null ? 'null' : CategoryName(m35, 'Ticket.category'))
  return out + '}'
}

const TicketType = oneOf(["question","incident","problem","task","request"])

const TicketPriority = oneOf(["low","medium","high","urgent"])

const TicketStatus = oneOf(["open","in_progress","pending","on_hold","resolved","closed"])

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

function ArrayOf_TicketBulkResult(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + TicketBulkResult(items[i], at)
  return out + ']'
}

function TicketHistoryList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'TicketHistoryList.total')
  out += ',"page":' + integer(object.page, 'TicketHistoryList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'TicketHistoryList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'TicketHistoryList.lastPage')
  out += ',"data":' + ArrayOf_TicketHistoryEntry(object.data, 'TicketHistoryList.data')
  return out + '}'
}

function TicketHistoryEntry(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"id":' + text(object.id, 'TicketHistoryEntry.id')
  out += ',"field":' + text(object.field, 'TicketHistoryEntry.field')
  const m2 = object.from
  out += ',"from":' + (m2 === null ? 'null' : TicketHistoryValue(m2, 'TicketHistoryEntry.from'))
  const m3 = object.to
  out += ',"to":' + (m3 === null ? 'null' : TicketHistoryValue(m3, 'TicketHistoryEntry.to'))
  out += ',"actor":' + Actor(object.actor, 'TicketHistoryEntry.actor')
  const m5 = object.requestId
  out += ',"requestId":' + (m5 === null ? 'null' : text(m5, 'TicketHistoryEntry.requestId'))
  out += ',"occurredAt":' + text(object.occurredAt, 'TicketHistoryEntry.occurredAt')
  return out + '}'
}

function TicketHistoryValue(value: unknown, at: string): string {
  if (Array.isArray(value)) return ArrayOf_text(value, at)
  if (typeof value === 'string') return text(value, at)
  if (typeof value === 'number') return number(value, at)
  if (typeof value === 'boolean') return boolean(value, at)
  if (typeof value === 'object') return Currency(value, at)
  throw unfit(value, at, 'of a type that it can have')
}

function ArrayOf_TicketHistoryEntry(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + TicketHistoryEntry(items[i], at)
  return out + ']'
}

function TicketList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'TicketList.total')
  out += ',"page":' + integer(object.page, 'TicketList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'TicketList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'TicketList.lastPage')
  out += ',"data":' + ArrayOf_Ticket(object.data, 'TicketList.data')
  return out + '}'
}

function ArrayOf_Ticket(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Ticket(items[i], at)
  return out + ']'
}

function TicketReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + Ticket(object.data, 'TicketReply.data')
  return out + '}'
}

function TicketRouteReply(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"success":' + 'true'
  out += ',"data":' + TicketRoute(object.data, 'TicketRouteReply.data')
  return out + '}'
}

function TicketRoute(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"outcome":' + TicketRoute_outcome(object.outcome, 'TicketRoute.outcome')
  const m1 = object.entry
  out += ',"entry":' + (m1 === null ? 'null' : QueueEntry(m1, 'TicketRoute.entry'))
  return out + '}'
}

const TicketRoute_outcome = oneOf(["queued","assigned","closed","no_queue"])

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
  out += ',"data":' + ArrayOf_TimelineEntry(object.data, 'TimelineList.data')
  return out + '}'
}

function TimelineEntry(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"type":' + TimelineEntry_type(object.type, 'TimelineEntry.type')
  out += ',"createdAt":' + text(object.createdAt, 'TimelineEntry.createdAt')
  const m2 = object.message
  if (m2 !== undefined) out += ',"message":' + Message(m2, 'TimelineEntry.message')
  const m3 = object.comment
  if (m3 !== undefined) out += ',"comment":' + Comment(m3, 'TimelineEntry.comment')
  return out + '}'
}

const TimelineEntry_type = oneOf(["message","comment"])

function ArrayOf_TimelineEntry(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + TimelineEntry(items[i], at)
  return out + ']'
}

function UserList(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"total":' + integer(object.total, 'UserList.total')
  out += ',"page":' + integer(object.page, 'UserList.page')
  out += ',"pageSize":' + integer(object.pageSize, 'UserList.pageSize')
  out += ',"lastPage":' + integer(object.lastPage, 'UserList.lastPage')
  out += ',"data":' + ArrayOf_User(object.data, 'UserList.data')
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
  return out + '}'
}

const User_status = oneOf(["invited","active","suspended","deleted"])

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

function ArrayOf_User(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + User(items[i], at)
  return out + ']'
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
  out += ',"openTickets":' + integer(object.openTickets, 'UserWorkload.openTickets')
  out += ',"byStatus":' + UserWorkload_byStatus(object.byStatus, 'UserWorkload.byStatus')
  out += ',"byPriority":' + UserWorkload_byPriority(object.byPriority, 'UserWorkload.byPriority')
  out += ',"capacity":' + UserCapacity(object.capacity, 'UserWorkload.capacity')
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
  for (const [key, member] of Object.entries(objectOf(value, at))) {
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

const EventType = oneOf(["token.created","token.revoked","agent.presence_changed","queue.created","queue.updated","queue.deleted","queue.member_added","queue.member_removed","queue.entry_waiting","queue.entry_assigned","queue.entry_overflowed","reservation.offered","reservation.accepted","reservation.rejected","reservation.timed_out","call.ringing","call.answered","call.ended","call.missed","call.voicemail","call.recording_available","category.created","category.updated","category.deleted","cdr.created","cdr.updated","channel.created","channel.updated","channel.status_changed","channel.deleted","comment.created","comment.mentioned","comment.updated","comment.deleted","contact.created","contact.updated","contact.tags_changed","contact.merged","contact.blocked","contact.unblocked","contact.deleted","contact.restored","conversation.created","conversation.assigned","conversation.transferred","conversation.held","conversation.resumed","conversation.closed","conversation.reopened","custom_field.created","custom_field.updated","custom_field.deleted","cx_log.created","cx_log.updated","cx_log.closed","group.created","group.updated","group.archived","group.restored","group.member_added","group.member_removed","group.deleted","file.created","file.updated","file.deleted","file.restored","folder.created","folder.updated","folder.deleted","message.received","message.queued","message.sent","message.delivered","message.read","message.failed","message.canceled","message.redacted","message.rejected","role.created","role.updated","role.deleted","tag.created","tag.updated","tag.deleted","ticket.created","ticket.updated","ticket.status_changed","ticket.resolved","ticket.closed","ticket.reopened","ticket.assigned","ticket.unassigned","ticket.priority_changed","ticket.queue_changed","ticket.tags_changed","ticket.comment_added","ticket.deleted","ticket.restored","user.created","user.updated","user.suspended","user.deleted","webhook.disabled"])

function WebhookEventType_schema(value: unknown, at: string): string {
  let out = ''
  for (const [key, member] of Object.entries(objectOf(value, at))) {
    if (member !== undefined) out += ',' + JSON.stringify(key) + ':' + json(member, at)
  }
  return '{' + out.slice(1) + '}'
}

function WebhookEventType_sample(value: unknown, at: string): string {
  let out = ''
  for (const [key, member] of Object.entries(objectOf(value, at))) {
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
  out += ',"data":' + ArrayOf_Webhook(object.data, 'WebhookList.data')
  return out + '}'
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
  out += ',"filter":' + (m6 === null ? 'null' : WebhookFilter(m6, 'Webhook.filter'))
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
  return out + '}'
}

const WebhookStatus = oneOf(["enabled","disabled","failing"])

function WebhookFilter(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"all":' + ArrayOf_WebhookCondition(object.all, 'WebhookFilter.all')
  out += ',"any":' + ArrayOf_WebhookCondition(object.any, 'WebhookFilter.any')
  return out + '}'
}

function WebhookCondition(value: unknown, at: string): string {
  const object = objectOf(value, at)
  let out = ''
  out += '{"path":' + text(object.path, 'WebhookCondition.path')
  out += ',"op":' + WebhookOperator(object.op, 'WebhookCondition.op')
  const m2 = object.value
  out += ',"value":' + (m2 === null ? 'null' : WebhookOperand(m2, 'WebhookCondition.value'))
  return out + '}'
}

const WebhookOperator = oneOf(["eq","ne","in","not_in","exists","changed"])

function WebhookOperand(value: unknown, at: string): string {
  if (Array.isArray(value)) return ArrayOf_WebhookOperand3ItemOrNull(value, at)
  if (typeof value === 'string') return text(value, at)
  if (typeof value === 'number') return number(value, at)
  if (typeof value === 'boolean') return boolean(value, at)
  throw unfit(value, at, 'of a type that it can have')
}

function WebhookOperand3ItemOrNull(value: unknown, at: string): string {
  return (value === null ? 'null' : WebhookOperand3Item(value, at))
}

function WebhookOperand3Item(value: unknown, at: string): string {
  if (typeof value === 'string') return text(value, at)
  if (typeof value === 'number') return number(value, at)
  throw unfit(value, at, 'of a type that it can have')
}

function ArrayOf_WebhookOperand3ItemOrNull(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + WebhookOperand3ItemOrNull(items[i], at)
  return out + ']'
}

function ArrayOf_WebhookCondition(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + WebhookCondition(items[i], at)
  return out + ']'
}

const WebhookAuthType = oneOf(["none","basic","header","bearer"])

const WebhookPayload = oneOf(["full","thin"])

const WebhookOrder = oneOf(["none","resource"])

function ArrayOf_Webhook(value: unknown, at: string): string {
  const items = array(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + Webhook(items[i], at)
  return out + ']'
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
  out += ',"filter":' + (m6 === null ? 'null' : WebhookFilter(m6, 'WebhookSecret.filter'))
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
  CategoryTreeReply: CategoryTreeReply,
  CdrBatchReply: CdrBatchReply,
  CdrLegReply: CdrLegReply,
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
  CustomFieldList: CustomFieldList,
  CustomFieldReply: CustomFieldReply,
  CxLogList: CxLogList,
  CxLogMetricsList: CxLogMetricsList,
  CxLogReply: CxLogReply,
  CxLogTimelineList: CxLogTimelineList,
  EventFeed: EventFeed,
  EventReply: EventReply,
  FormFieldList: FormFieldList,
  Group: Group,
  GroupList: GroupList,
  MediaFileList: MediaFileList,
  MediaFileReply: MediaFileReply,
  MediaFolderList: MediaFolderList,
  MediaFolderReply: MediaFolderReply,
  MediaReferenceList: MediaReferenceList,
  MessageList: MessageList,
  MessageReply: MessageReply,
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
  RoutingDecisionList: RoutingDecisionList,
  RoutingSimulationReply: RoutingSimulationReply,
  TagList: TagList,
  TagReply: TagReply,
  TicketBulkReply: TicketBulkReply,
  TicketHistoryList: TicketHistoryList,
  TicketList: TicketList,
  TicketReply: TicketReply,
  TicketRouteReply: TicketRouteReply,
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
