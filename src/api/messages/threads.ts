import { type SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import { insertRow, type NewRow } from '../../db/query/insert.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { newId } from '../../lib/ids.ts'
import { lockValues } from '../../db/query/lock-values.ts'

type ThreadParameters = {
  workspaceId: string
  channelId: string
  /** Message-IDs: the mail's own one and those of the mails that it answers. */
  messageIds: string[]
  contactId: string | null
  address: string
  isOwn: boolean
  now: string
}

interface Thread {
  readonly id: string
  readonly kind: Schema<'ConversationKind'>
  readonly isParticipant: boolean
  /** Neither closed nor closed for long. */
  readonly isCurrent: boolean
}

/**
 * The conversation of a mail that some mail answers or is answered by: of several one that its sender takes part
 * in, else the one of the newest message.
 */
const threadOf = statement<ThreadParameters, Thread>(
  (_, $) => sql`
    select v.id, v.kind, v.status <> 'closed' or v.closed_at > ${$.now}::timestamptz - interval '24 hours' as "isCurrent",
      coalesce((${$.isOwn}::boolean and v.kind = 'email') or v.contact_id = ${$.contactId}::uuid
        or exists (
          select 1 from conversation_participants p
          where p.workspace_id = v.workspace_id and p.conversation_id = v.id
            and p.address = lower(${$.address}))
        or exists (
          select 1 from groups g
          join group_members x on x.workspace_id = g.workspace_id and x.group_id = g.id
          where g.workspace_id = v.workspace_id and g.conversation_id = v.id
            and x.contact_id = ${$.contactId}::uuid), false) as "isParticipant"
    from (
      select m.conversation_id, m.position from messages m
      where m.workspace_id = ${$.workspaceId} and m.channel_id = ${$.channelId}::uuid
        and m.external_id = any(${arrayParameter($.messageIds)}::text[])
      union all
      select r.conversation_id, 0 from thread_references r
      where r.workspace_id = ${$.workspaceId} and r.channel_id = ${$.channelId}::uuid
        and r.message_id = any(${arrayParameter($.messageIds)}::text[])) named
    join conversations v on v.workspace_id = ${$.workspaceId} and v.id = named.conversation_id
    order by "isParticipant" desc, named.position desc limit 1`,
)

/** The conversation of a group whose message a member answers on a channel without threads. */
export async function groupAnswered(
  { db, actor: { workspaceId }, now }: ActorContext,
  answer: { channelId: string; contactId: string; messageIds: string[] },
): Promise<string | undefined> {
  if (answer.messageIds.length === 0) return undefined
  const [found] = await threadOf(db, { workspaceId, now, ...answer, address: '', isOwn: false })
  return found?.kind === 'group' && found.isParticipant ? found.id : undefined
}

/**
 * Records the mails that a mail answers and that the channel has never had, so that other answers to them find the
 * thread.
 */
export const recordReferences = statement<
  { workspaceId: string; channelId: string; conversationId: string; messageIds: string[] },
  never
>(
  (_, $) => sql`
    insert into thread_references (workspace_id, channel_id, message_id, conversation_id)
    select ${$.workspaceId}::uuid, ${$.channelId}::uuid, named, ${$.conversationId}::uuid
    from unnest(${arrayParameter($.messageIds)}::text[]) named
    where not exists (
      select 1 from messages m
      where m.workspace_id = ${$.workspaceId} and m.channel_id = ${$.channelId}::uuid
        and m.external_id = named)
    on conflict do nothing`,
)

/**
 * The thread that a mail belongs to: the one that it answers, if its sender takes part in it, else a new one.
 * What a program wrote by itself is added to a thread however long that has been closed.
 */
export async function threadFor(
  ctx: ActorContext,
  mail: Omit<ThreadParameters, 'workspaceId' | 'now'> & {
    readonly isAutomatic: boolean
    readonly subject: string | null
  },
): Promise<{ id: string; isNew: boolean }> {
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  const { channelId, contactId, subject, isAutomatic, ...others } = mail
  const [found] = await threadOf(db, { workspaceId, now, channelId, contactId, ...others })
  if (found?.isParticipant && (found.isCurrent || isAutomatic)) {
    return { id: found.id, isNew: false }
  }
  const related = found && { relatedConversationId: found.id }
  return openThread(ctx, { channelId, contactId, subject, ...related })
}

type Wanted = { workspaceId: string; channelId: string; contactId: string; subject: string | null }

// A subject without what mail programs put before it, such as Re: and Fwd:
const bare = (subject: SQL) =>
  sql`lower(regexp_replace(coalesce(${subject}, ''), '^(\\s*(re|fwd?|aw|wg|sv|vs|antw|tr|rv)\\s*:)+\\s*', '', 'i'))`

const currentThread = statement<Wanted, { id: string }>(
  (_, $) => sql`
    select id from conversations
    where workspace_id = ${$.workspaceId} and channel_id = ${$.channelId}::uuid
      and contact_id = ${$.contactId}::uuid and kind = 'email' and status <> 'closed'
      and (${$.subject}::text is null or ${bare(sql`subject`)} = ${bare(sql`${$.subject}::text`)})
    order by coalesce(last_message_at, created_at) desc, position desc limit 1
    for no key update`,
)

/**
 * The thread that a mail to a contact belongs to: of those that are not closed the one that was last active, with a
 * subject the last one that has it; else a new one.
 */
export async function threadWith(
  ctx: ActorContext,
  mail: { channelId: string; contactId: string; subject: string | undefined },
): Promise<{ id: string; isNew: boolean }> {
  const { db } = ctx
  const { workspaceId } = ctx.actor
  const { channelId, contactId, subject = null } = mail
  const [, [found]] = await pipeline(db, [
    () => lockValues(db, { workspaceId, values: [`threads ${channelId} ${contactId}`] }),
    () => currentThread(db, { workspaceId, channelId, contactId, subject }),
  ])
  if (found) return { id: found.id, isNew: false }
  return openThread(ctx, { channelId, contactId, subject })
}

async function openThread(
  ctx: ActorContext,
  thread: Omit<NewRow<typeof conversations>, 'id' | 'kind'>,
): Promise<{ id: string; isNew: boolean }> {
  const id = newId()
  await insertRow(ctx, conversations, { ...thread, id, kind: 'email' })
  return { id, isNew: true }
}
