import { sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import { actorJson } from '../../db/query/actors.ts'
import { anyOf, arrayParameter, statement } from '../../db/query/statement.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { eventTypeOf } from '../../events/event-types.ts'
import { eventsEnd } from '../../events/log/queries.ts'
import type { Context } from '../../http/context.ts'
import { listing } from '../../lists/listing.ts'
import { purge } from '../../platform/jobs/purge.ts'

type Kind = Schema<'NotificationKind'>

/** The kind of the notifications of each type of event. */
const kinds = {
  'comment.created': 'replied',
  'comment.mentioned': 'mentioned',
  'conversation.assigned': 'assigned',
  'conversation.created': 'assigned',
  'conversation.transferred': 'assigned',
  'message.received': 'replied',
  'ticket.assigned': 'assigned',
  'ticket.created': 'assigned',
  'ticket.overdue': 'overdue',
} as const satisfies Readonly<Record<string, Kind>>

/** A type of event of which users are notified. */
export type NotifyingType = keyof typeof kinds

/** Returns the types of events of some kinds of notifications, or of all, that the caller may read. */
export function notifyingTypes({ actor }: Pick<Context, 'actor'>, wanted?: readonly Kind[]) {
  return (Object.keys(kinds) as NotifyingType[]).filter((type) => {
    const scope = eventTypeOf(type)?.scope
    return scope && actor.can(scope) && (!wanted || wanted.includes(kinds[type]))
  })
}

const columns = {
  id: notifications.id,
  eventId: notifications.eventId,
  eventType: sql<NotifyingType>`${notifications.eventType}`.as('type'),
  resourceType: notifications.resourceType,
  resourceId: notifications.resourceId,
  actor: actorJson(sql`notifications.workspace_id`, sql`notifications.actor_id`).as('actor'),
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
}

export const notificationPage = listing<'listNotifications', 'userId'>()({
  table: notifications,
  rows: (db, onPage) => db.select(columns).from(notifications).where(onPage),
  filters: {
    userId: (id) => sql`${notifications.userId} = ${id}::uuid`,
    kind: { types: (list) => anyOf(notifications.eventType, list) },
    isRead: (isRead) => sql`(${notifications.readAt} is not null) = ${isRead}::boolean`,
  },
  sorts: { createdAt: notifications.position },
})

/** Marks those of some notifications as read that are of a user. */
export const markRead = statement<
  { workspaceId: string; userId: string; ids: string[]; now: string },
  never
>(
  (_, $) => sql`
    update notifications set read_at = ${$.now}::timestamptz
    where workspace_id = ${$.workspaceId} and user_id = ${$.userId} and read_at is null
      and id = any(${arrayParameter($.ids)}::uuid[])`,
)

/**
 * Inserts notifications of users; each is for a user, the assignee of a conversation or the author of a comment. None is
 * for the user who acts.
 */
export const insertNotifications = statement<
  { workspaceId: string; notices: string; userId: string | null; now: string },
  never
>(
  (_, $) => sql`
    insert into notifications
      (workspace_id, id, user_id, event_id, event_type, resource_type, resource_id, actor_id, created_at)
    select ${$.workspaceId}::uuid, n.id, u.id, n."eventId", n."eventType", n."resourceType", n."resourceId",
      n."actorId", ${$.now}::timestamptz
    from jsonb_to_recordset(${$.notices}::jsonb) as n (id uuid, "eventId" uuid, "eventType" text,
      "resourceType" text, "resourceId" uuid, "actorId" uuid, "userId" uuid, "assigneeOf" uuid, "authorOf" uuid)
    cross join lateral (select coalesce(n."userId",
      (select v.assignee_id from conversations v
        where v.workspace_id = ${$.workspaceId} and v.id = n."assigneeOf"),
      (select c.author_id from comments c where c.workspace_id = ${$.workspaceId}
        and c.id = n."authorOf" and c.author_type = 'user')) as id) u
    where u.id is distinct from ${$.userId}::uuid and u.id is not null
    order by n.id`,
)

type Row = Awaited<ReturnType<typeof notificationPage>>['rows'][number]

export function toNotification(row: Row): Schema<'Notification'> {
  return {
    id: row.id,
    kind: kinds[row.eventType],
    eventId: row.eventId,
    eventType: row.eventType,
    resourceType: row.resourceType,
    resourceId: row.resourceId,
    actor: row.actor,
    createdAt: row.createdAt,
    readAt: row.readAt,
  }
}

/** Removes notifications together with their events. */
export const notificationPurge = purge({
  name: 'notifications: purge',
  table: 'notifications',
  key: ['id'],
  since: 'created_at',
  until: eventsEnd,
})
