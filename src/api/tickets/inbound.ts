import type { Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { liveIdsOf } from '../../db/query/references.ts'
import { categories } from '../../db/schema/categories.ts'
import { tags } from '../../db/schema/tags.ts'
import { ApiError } from '../../errors.ts'
import { emit } from '../../events/log/emit.ts'
import { emitInternally, type ReactionContext } from '../../events/reactions.ts'
import { createStepBudget } from '../../lib/step-budget.ts'
import { newId } from '../../lib/ids.ts'
import { without } from '../../lib/without.ts'
import { beginningOf } from '../../lib/text.ts'
import type { Facts } from '../../routing/conditions.ts'
import { matchingQueues, type QueueSlot, findQueueSlot } from '../../routing/enqueue.ts'
import { toTicketing } from '../channels/wire.ts'
import { defaultFieldValues } from '../custom-fields/values.ts'
import { firstQueueSlot } from './assignment/queueing.ts'
import { factsOfNew, insertTicket } from './create.ts'
import { type Found, ticketToFollow, type UnansweredWork } from './inbound-queries.ts'
import { attachFilesOf } from './source-queries.ts'
import { ticketById } from './queries.ts'
import { toTicket } from './wire.ts'

/** The values of a ticket that a message creates. */
export interface Draft {
  readonly title: string
  readonly description: string | null
  /** The message whose text and files it has; null of a call. */
  readonly sourceMessageId: string | null
  readonly type: Schema<'TicketType'>
  readonly channel: Schema<'ChannelType'>
  readonly priority: Schema<'TicketPriority'>
  readonly contactId: string
  readonly categoryId: string | null
  readonly queueId: string | null
  readonly tags: readonly string[]
  readonly followUpOfId: string | null
}

const mostTitle = 500
const mostOfText = 80

/**
 * Creates the ticket that a contact's message asks for in a conversation without an open one: a follow-up of the last
 * that ended, or a new one with the defaults of the channel. The conversation is locked, and so is the rest in the
 * order of every request: category, tags and queue before the ticket.
 */
export async function createFor(
  ctx: ReactionContext,
  found: Found,
  message: Schema<'Message'>,
  writerId: string,
): Promise<void> {
  const draft = await draftFor(ctx, found, message)
  if (draft) await createFrom(ctx, draft, found.conversationId, writerId)
}

/** Creates the ticket of a conversation or call that overflowed or was missed. A call then shows its ticket. */
export async function createOf(ctx: ReactionContext, work: UnansweredWork): Promise<void> {
  const { id, contactId, channel, subject, messageId, message, ticketing, isCall } = work
  const { mode: _, ...defaults } = toTicketing(ticketing)
  const title = titleOf(subject, { message, messageType: 'text' })
  const source = { description: descriptionOf(message), sourceMessageId: messageId }
  const draft = { ...defaults, ...source, title, channel, contactId, followUpOfId: null }
  const ticketId = await createFrom(ctx, draft, isCall ? null : id)
  if (isCall) emitInternally(ctx, 'ticket.created_of_call', { callId: id, ticketId })
}

/** Creates a ticket from a draft with the files of its message, and links it to a conversation if there is one, which is locked. */
async function createFrom(
  ctx: ReactionContext,
  draft: Draft,
  conversationId: string | null,
  creatorId = ctx.actor.id ?? draft.contactId,
): Promise<string> {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const [values, liveCategories, liveTags, queues] = await pipeline(db, [
    () => defaultFieldValues(db, workspaceId, 'ticket'),
    () => liveIdsOf(db, categories, workspaceId, draft.categoryId ? [draft.categoryId] : []),
    () => liveIdsOf(db, tags, workspaceId, draft.tags),
    () => matchingQueues(db, { workspaceId }),
  ])
  const categoryId = [...liveCategories][0] ?? null
  const columns = {
    ...without(draft, ['tags', 'queueId']),
    ...{ status: 'open' as const, creatorId, categoryId },
  }
  const created = { columns, values, tagIds: [...liveTags], conversationId }
  const slot = await queueSlotFor(ctx, draft.queueId, queues, factsOfNew(created))

  const id = newId()
  const files = { workspaceId, id, messageId: draft.sourceMessageId }
  const [, [row]] = await pipeline(db, [
    () => insertTicket(ctx, id, created, slot, () => attachFilesOf(db, files)),
    () => ticketById(db, { workspaceId, id }),
  ])
  if (!row) throw new Error('the ticket just created is not there')
  emit(ctx, ['ticket.created', toTicket(row, null)])
  return id
}

async function draftFor(
  { db, actor: { workspaceId } }: ReactionContext,
  { tickets, followUpOnClosed, ticketing, channel, contactId, subject }: Found,
  message: Schema<'Message'>,
): Promise<Draft | undefined> {
  const last = followUpOnClosed ? tickets.at(-1) : undefined
  const [followed] = last ? await ticketToFollow(db, { workspaceId, id: last.id }) : []
  const source = { description: descriptionOf(message.message), sourceMessageId: message.id }
  if (last && followed) return { ...followed, ...source, followUpOfId: last.id }

  const { mode, ...defaults } = toTicketing(ticketing)
  const requester = contactId ?? message.contactId
  if (mode === 'off' || requester === null) return undefined
  const title = titleOf(subject, message)
  return { ...defaults, ...source, title, channel, contactId: requester, followUpOfId: null }
}

/** The text of a message, or null if nothing of it can be seen. */
export function descriptionOf(text: string | null): string | null {
  return text !== null && /\S/.test(text) ? text : null
}

/** The subject, or the beginning of the text on one line, or what the message is. */
export function titleOf(
  subject: string | null,
  { message, messageType }: Pick<Schema<'Message'>, 'message' | 'messageType'>,
): string {
  const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const beginning = [...oneLine(message)].slice(0, mostOfText).join('').trim()
  const title = oneLine(subject) || beginning || `Message of the type ${messageType}`
  return beginningOf(title, mostTitle)
}

/**
 * Returns the queue slot of a new ticket: in the named queue, while it exists, or in the first one whose conditions
 * it meets.
 */
async function queueSlotFor(
  { db, actor: { workspaceId } }: ReactionContext,
  queueId: string | null,
  queues: Parameters<typeof firstQueueSlot>[3],
  facts: Facts,
): Promise<QueueSlot | undefined> {
  const named = queueId === null ? undefined : await findQueueSlot(db, workspaceId, queueId)
  if (named) return named
  try {
    return await firstQueueSlot(db, workspaceId, createStepBudget(), queues, facts)
  } catch (error) {
    // Conditions that take too long to check leave the ticket without a queue: the message must not be refused
    if (error instanceof ApiError) return undefined
    throw error
  }
}
