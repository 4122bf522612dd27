import { sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import { insertRow, type NewRow } from '../../db/query/insert.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { isOwnAddress } from '../channels/own-address.ts'
import { isUuid, newId } from '../../lib/ids.ts'
import { lockValues } from '../../db/query/lock-values.ts'
import {
  bareSubject,
  isAbsenceSubject,
  isAnswerSubject,
  subjectLine,
} from '../../platform/mail/subject.ts'

type ThreadParameters = {
  workspaceId: string
  channelId: string
  /** Message-IDs: the mail's own one and those of the mails that it answers. */
  messageIds: string[]
  contactId: string | null
  address: string
  /** The ids of sent messages that a message answers on a channel that has no ids for them. */
  answeredIds: string[]
  /** The Message-ID of a mail that says to be of a mailbox of the workspace; null for any other. */
  sentAs: string | null
  /** The id of the message that has this Message-ID, if it was sent. */
  sentId: string | null
  now: string
}

interface Thread {
  readonly id: string
  readonly kind: Schema<'ConversationKind'>
  readonly isParticipant: boolean
  /** Neither closed for long nor of a contact that was deleted. */
  readonly isCurrent: boolean
  /** The time of the last message there that the mail answers. */
  readonly answeredAt: string | null
}

type Participant = Pick<ThreadParameters, 'contactId' | 'address' | 'sentAs' | 'sentId'>

/** True if a conversation `v` is not closed for long, and can be answered: its contact was not deleted. */
const isCurrent = (now: unknown) =>
  sql`((v.status <> 'closed' or v.closed_at > ${now}::timestamptz - interval '24 hours')
    and not exists (select from contacts c
      where c.workspace_id = v.workspace_id and c.id = v.contact_id
        and c.deleted_at is not null and c.merged_into_id is null))`

/**
 * True if a sender takes part in a conversation `v`. A mail from our own address does so only as what we sent to the
 * mailbox of the conversation: everybody can write our address, and our Message-IDs are known to those whom we wrote to.
 */
const takesPart = ($: Record<keyof Participant, unknown>) => sql`coalesce(
  v.contact_id = ${$.contactId}::uuid
  or exists (
    select from conversation_participants p
    where p.workspace_id = v.workspace_id and p.conversation_id = v.id
      and p.address = lower(${$.address}))
  or v.kind = 'email' and exists (
    select from messages s
    where s.workspace_id = v.workspace_id and s.id = ${$.sentId}::uuid
      and s.external_id = ${$.sentAs} and s.direction = 'outbound'
      and lower(s.from_address) = lower(${$.address})
      and exists (select from unnest(s.to_addresses || s.cc || s.bcc) r
        where ${isOwnAddress(sql`v.workspace_id`, sql`r`, sql`v.channel_id`)})), false)`

/**
 * The conversation of a mail that some mail answers or is answered by: of several one that its sender takes part
 * in, else the one of the newest message.
 */
const threadOf = statement<ThreadParameters, Thread>(
  (_, $) => sql`
    select v.id, v.kind, ${isCurrent($.now)} as "isCurrent",
      (${takesPart($)} or exists (
        select 1 from groups g
        join group_members x on x.workspace_id = g.workspace_id and x.group_id = g.id
        where g.workspace_id = v.workspace_id and g.conversation_id = v.id
          and x.contact_id = ${$.contactId}::uuid)) as "isParticipant",
      max(named.said_at) over (partition by v.id) as "answeredAt"
    from (
      select m.conversation_id, m.position, m.created_at as said_at from messages m
      where m.workspace_id = ${$.workspaceId} and m.channel_id = ${$.channelId}::uuid
        and m.external_id = any(${arrayParameter($.messageIds)}::text[])
      union all
      select m.conversation_id, m.position, m.created_at from messages m
      where m.workspace_id = ${$.workspaceId} and m.channel_id = ${$.channelId}::uuid
        and m.id = any(${arrayParameter($.answeredIds)}::uuid[])
      union all
      select r.conversation_id, 0, null from thread_references r
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
  const mailOnly = { address: '', sentAs: null, sentId: null }
  const answeredIds = answer.messageIds.filter(isUuid)
  const [found] = await threadOf(db, { workspaceId, now, ...answer, answeredIds, ...mailOnly })
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
 * The thread that a mail belongs to: the one that it answers or whose ticket it names, if its sender takes part in it;
 * of a mail that answers what is unknown, the thread of its sender with its subject; else a new one. What a program wrote
 * by itself is added to a thread however long that has been closed. A mail that is not trusted joins none.
 */
export async function threadFor(
  ctx: ActorContext,
  { isAutomatic, isTrusted, subject, ...mail }: MailOfThread,
): Promise<{ id: string; isNew: boolean; answeredAt?: string | null }> {
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  const { channelId, contactId } = mail
  if (!isTrusted) return openThread(ctx, { channelId, contactId, subject })

  const [named] = await threadOf(db, { workspaceId, now, ...mail, answeredIds: [] })
  const numbers = named?.isParticipant ? [] : ticketNumbersIn(subject)
  const { messageIds: _, ...sender } = mail
  const [ofTicket] =
    numbers.length > 0 ? await threadOfTicket(db, { workspaceId, now, ...sender, numbers }) : []
  const found = ofTicket ?? named
  if (found?.isParticipant && (found.isCurrent || isAutomatic)) {
    return { id: found.id, isNew: false, answeredAt: found.answeredAt }
  }
  const same = found ? undefined : await threadAlike(ctx, { channelId, contactId, subject })
  if (same !== undefined) return { id: same, isNew: false }
  const related = found && { relatedConversationId: found.id }
  return openThread(ctx, { channelId, contactId, subject, ...related })
}

type MailOfThread = Omit<ThreadParameters, 'workspaceId' | 'now' | 'answeredIds'> & {
  readonly isAutomatic: boolean
  readonly isTrusted: boolean
  readonly subject: string | null
}

type Numbered = Omit<ThreadParameters, 'messageIds' | 'answeredIds'> & { numbers: number[] }

/** The conversation of a ticket with one of some numbers, in which the sender of a mail takes part. */
const threadOfTicket = statement<Numbered, Thread>(
  (_, $) => sql`
    select v.id, v.kind, ${isCurrent($.now)} as "isCurrent", true as "isParticipant",
      null as "answeredAt"
    from tickets t
    join conversation_tickets x on x.workspace_id = t.workspace_id and x.ticket_id = t.id
    join conversations v on v.workspace_id = x.workspace_id and v.id = x.conversation_id
      and v.kind = 'email' and v.channel_id = ${$.channelId}::uuid
    where t.workspace_id = ${$.workspaceId} and t.deleted_at is null
      and t.position = any(${arrayParameter($.numbers)}::int[]) and ${takesPart($)}
    order by "isCurrent" desc, v.position desc limit 1`,
)

const mostNumbers = 5

/** The numbers of tickets in a subject, as in `#1042` and `Ticket 1042`. */
function ticketNumbersIn(subject: string | null): number[] {
  const found = (subject ?? '').matchAll(/(?:#|\bticket[ :-]{1,3})[ ]?(\d{1,9})\b/gi)
  return [...found].slice(0, mostNumbers).map(([, number]) => Number(number))
}

type Alike = { channelId: string; contactId: string | null; subject: string | null }

/** The current thread of a contact that has the subject of an answer. */
async function threadAlike(
  { db, now, actor: { workspaceId } }: ActorContext,
  { channelId, contactId, subject }: Alike,
): Promise<string | undefined> {
  const bare = bareSubject(subject)
  const isAnswer = isAnswerSubject(subject) || isAbsenceSubject(subject)
  if (contactId === null || bare === '' || !isAnswer) return undefined
  const threads = await currentThreads(db, { workspaceId, channelId, contactId, now })
  return threads.find((one) => bareSubject(one.subject) === bare)?.id
}

type OfContact = { workspaceId: string; channelId: string; contactId: string; now: string }
type CurrentThread = { id: string; subject: string | null; isClosed: boolean }

/** The threads with a contact that are not closed or were closed within 24 hours, the last active ones first. */
const currentThreads = statement<OfContact, CurrentThread>(
  (_, $) => sql`
    select v.id, v.subject, v.status = 'closed' as "isClosed" from conversations v
    where v.workspace_id = ${$.workspaceId} and v.channel_id = ${$.channelId}::uuid
      and v.contact_id = ${$.contactId}::uuid and v.kind = 'email' and ${isCurrent($.now)}
    order by coalesce(v.last_message_at, v.created_at) desc, v.position desc limit 100`,
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
  const [, threads] = await pipeline(db, [
    () => lockValues(db, { workspaceId, values: [`threads ${channelId} ${contactId}`] }),
    () => currentThreads(db, { workspaceId, channelId, contactId, now: ctx.now }),
  ])
  const found = threads.find(
    (one) =>
      !one.isClosed && (subject === null || bareSubject(one.subject) === bareSubject(subject)),
  )
  if (found) return { id: found.id, isNew: false }
  return openThread(ctx, { channelId, contactId, subject })
}

async function openThread(
  ctx: ActorContext,
  thread: Omit<NewRow<typeof conversations>, 'id' | 'kind'>,
): Promise<{ id: string; isNew: boolean }> {
  const id = newId()
  const subject = subjectLine(thread.subject)
  await insertRow(ctx, conversations, { ...thread, subject, id, kind: 'email' })
  return { id, isNew: true }
}
