import { sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { illegalMove } from '../../errors.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { emit } from '../../events/log/emit.ts'
import { type DomainEvent } from '../../events/event-types.ts'
import { emitInternally } from '../../events/reactions.ts'
import type { Context } from '../../http/context.ts'
import { resource } from '../../http/resource.ts'
import { releasing } from '../../routing/release.ts'
import type { repointConversations } from './contact-merge.ts'
import {
  closeConversations,
  conversationById,
  conversationsByIds,
  lockConversation,
  reassignConversations,
  reopenConversations,
} from './queries.ts'
import { type ConversationRow, toConversation } from './wire.ts'

export type ConversationStep = Extract<DomainEvent[0], `conversation.${string}`>
type Status = Schema<'ConversationStatus'>

const moves: Readonly<Record<Status, readonly Status[]>> = {
  open: ['hold', 'closed'],
  hold: ['open', 'closed'],
  closed: ['open'],
}

export const conversation = resource({
  name: 'conversation',
  reply: 'ConversationReply',
  table: conversations,
  load: conversationById,
  lock: lockConversation,
  toWire: toConversation,
})

/** Moves a conversation to a status, unless it is in one of `stays`. Throws 404, 409, 412. */
export async function move(
  ctx: Context,
  id: string,
  to: Status,
  step: ConversationStep,
  {
    stays = [to],
    from,
    ...changes
  }: {
    readonly stays?: readonly Status[]
    readonly from: readonly Status[]
    readonly disposition?: string | null | undefined
  },
): Promise<Schema<'ConversationReply'>> {
  const { status } = await conversation.lock(ctx, id)
  if (stays.includes(status)) return conversation.reply(ctx, id)
  if (!from.includes(status)) throw illegalMove('conversation', status, to, moves[status])
  const closedAt = to === 'closed' ? ctx.now : null
  return conversation.update(ctx, id, { status: to, closedAt, ...changes }, step)
}

/** Events of conversations, each with the conversation before. */
export async function changed(
  ctx: ActorContext,
  step: ConversationStep,
  were: ReadonlyMap<string, Partial<ConversationRow>>,
): Promise<DomainEvent[]> {
  if (were.size === 0) return []
  const { workspaceId } = ctx.actor
  const rows = await conversationsByIds(ctx.db, { workspaceId, ids: [...were.keys()] })
  return rows.map((row) => [
    step,
    toConversation(row),
    toConversation({ ...row, ...were.get(row.id) }),
  ])
}

export async function closedByMerge(
  ctx: ActorContext,
  moved: Awaited<ReturnType<typeof repointConversations>>,
): Promise<DomainEvent[]> {
  const closed = moved.filter(({ isClosed }) => isClosed)
  const were = closed.map(
    ({ id, status, contactId }) => [id, { status, contactId, closedAt: null }] as const,
  )
  return changed(ctx, 'conversation.closed', new Map(were))
}

/** Closes those of some locked conversations that are not closed. `causeOf` has the context of each. */
export const closeAll = moving('conversation.closed', closeConversations)

/** Opens those of some locked conversations that are closed. `causeOf` has the context of each. */
export const reopenAll = moving('conversation.reopened', reopenConversations)

function moving(step: ConversationStep, change: typeof closeConversations) {
  return async (
    ctx: ActorContext,
    ids: readonly string[],
    causeOf: (id: string) => ActorContext = () => ctx,
  ): Promise<void> => {
    if (ids.length === 0) return
    const { db, actor, now } = ctx
    const asked = { workspaceId: actor.workspaceId, ids }
    const [before, , after] = await pipeline(db, [
      () => conversationsByIds(db, asked),
      () => change(db, { ...asked, now }),
      () => conversationsByIds(db, asked),
    ])
    const beforeById = new Map(before.map((row) => [row.id, row]))
    for (const row of after) {
      const earlier = beforeById.get(row.id)
      if (!earlier || earlier.status === row.status) continue
      emit(causeOf(row.id), [step, toConversation(row), toConversation(earlier)])
    }
  }
}

/** Assigns some conversations, which are locked, to another user, or unassigns them, and emits the events. */
export async function handOverConversations(
  ctx: ActorContext,
  ids: string[],
  toId: string | null,
): Promise<void> {
  const { workspaceId } = ctx.actor
  const before = await reassignConversations(ctx.db, { workspaceId, ids, toId, now: ctx.now })
  const were = before.map(({ id, assigneeId }) => [id, { assigneeId }] as const)
  emit(ctx, ...(await changed(ctx, 'conversation.assigned', new Map(were))))
}

/** Leaves conversations unassigned that are not closed and whose assignees are no longer active users or do not keep them. */
export const releaseInactive = releasing(
  sql`conversations`,
  sql`x.status <> 'closed'`,
  async (ctx, conversationId) => {
    await handOverConversations(ctx, [conversationId], null)
    emitInternally(ctx, 'conversation.released', { conversationId })
  },
)

/** The events of a change of a conversation that routing made. */
export function conversationSteps(
  after: Schema<'Conversation'>,
  before: Schema<'Conversation'>,
): DomainEvent[] {
  const types: ConversationStep[] = []
  if (after.status === 'closed' && before.status !== 'closed') types.push('conversation.closed')
  if (after.assigneeId !== before.assigneeId) types.push('conversation.assigned')
  if (after.queueId !== before.queueId) types.push('conversation.queue_changed')
  return types.map((type) => [type, after, before])
}

/** Returns the events of a conversation after a new message; `before` is undefined when the message opened it. */
export function conversationEvents(
  after: ConversationRow,
  before: ConversationRow | undefined,
): DomainEvent[] {
  const opened = toConversation(after)
  if (!before) return [['conversation.created', opened]]
  if (before.status === after.status) return []
  const step = before.status === 'closed' ? 'conversation.reopened' : 'conversation.resumed'
  return [[step, opened, toConversation(before)]]
}
