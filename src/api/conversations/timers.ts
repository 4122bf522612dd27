import { sql } from 'drizzle-orm'
import { statement } from '../../db/query/statement.ts'
import { isAutoReply } from '../../db/schema/messages.ts'
import { emitInternally } from '../../events/reactions.ts'
import { type Batch, runBatchAsSystem } from '../../platform/jobs/batch.ts'
import { dueWorkspaces } from '../../platform/jobs/due.ts'
import type { WorkspaceJob } from '../../platform/jobs/scheduler.ts'
import { closeAll } from './conversation.ts'

interface Idle {
  readonly id: string
  readonly contactId: string
  readonly text: string | null
  readonly now: string
}

/** Locks open chats in which nothing was said for as long as their channels allow, unless the contact waits for an answer. */
const lockIdle = statement<Batch, Idle>(
  (_, $) => sql`
    select v.id, v.contact_id as "contactId", n.idle_text as text, now() as now
    from channels n
    join conversations v on v.workspace_id = n.workspace_id and v.channel_id = n.id
      and v.kind = 'direct' and v.status = 'open'
      and coalesce(v.last_message_at, v.created_at) <= now() - make_interval(mins => n.idle_minutes)
    where n.workspace_id = ${$.workspaceId} and n.idle_minutes is not null and n.deleted_at is null
      and coalesce((
        select direction from messages
        where workspace_id = v.workspace_id and conversation_id = v.id and not (${isAutoReply})
          and status not in ('scheduled', 'canceled', 'failed')
        order by position desc limit 1), 'outbound') = 'outbound'
    order by v.id limit ${$.batch}::int
    for no key update of v skip locked`,
)

/** Closes chats in which nothing was said for as long as their channels allow, by the database's clock. */
export const idleClosing: WorkspaceJob = {
  name: 'conversations: close idle chats',
  everyMs: 10_000,
  size: 20,
  due: dueWorkspaces({
    table: sql`channels`,
    where: sql`x.idle_minutes is not null and x.deleted_at is null`,
    by: sql`x.id`,
  }),
  run: runBatchAsSystem(lockIdle, async (ctx, idle) => {
    const ids = idle.map(({ id }) => id)
    await closeAll(ctx, ids)
    const ended = idle.map(({ id, ...chat }) => ({ ...chat, conversationId: id }))
    emitInternally(ctx, 'conversation.idle_ended', ...ended)
  }),
}
