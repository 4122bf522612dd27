import type { Schema } from '../../../generated/operations.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { patch } from '../../db/patch.ts'
import { ApiError, notFound } from '../../errors.ts'
import { emit, type Happening, rowBefore } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import { single } from '../../http/serialize.ts'
import {
  conversationById,
  conversationsByIds,
  lockConversation,
  reassignConversations,
  type repointConversations,
} from './queries.ts'
import { type ConversationRow, toConversation } from './wire.ts'

export type ConversationStep = Extract<Happening[0], `conversation.${string}`>
type Status = Schema<'ConversationStatus'>
type Locked = Awaited<ReturnType<typeof lockConversation>>[number]

const moves: Readonly<Record<Status, readonly Status[]>> = {
  open: ['hold', 'closed'],
  hold: ['open', 'closed'],
  closed: ['open'],
}

/**
 * The conversation as it is after a change that is under way; 404 when there is none, 412 when the
 * change left it untouched for its version. Tells a patch as `step`. The statements travel together.
 */
export async function current(
  ctx: Context,
  id: string,
  change: Promise<unknown> | unknown = undefined,
  step?: ConversationStep,
): Promise<Schema<'ConversationReply'>> {
  const [changed, [row]] = await Promise.all([
    change,
    conversationById(ctx.db, { workspaceId: ctx.actor.workspaceId, id }),
  ])
  if (!row) throw notFound('conversation', id)
  const reply = single(toConversation(row))
  if (changed === false) throw preconditionFailed('ConversationReply', row.version, reply)

  const was = rowBefore(row, changed)
  if (step && was) emit(ctx, [step, reply.data, toConversation(was)])
  ctx.setVersion(row.version)
  return reply
}

/** The conversation's state, its row locked; 404 when there is none, 412 when it has another version. */
export async function lock(ctx: Context, id: string): Promise<Locked> {
  const [row] = await lockConversation(ctx.db, { workspaceId: ctx.actor.workspaceId, id })
  if (!row) throw notFound('conversation', id)
  if (ctx.ifMatch && !ctx.ifMatch.includes(row.version)) await current(ctx, id, false)
  return row
}

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
  const { status } = await lock(ctx, id)
  if (stays.includes(status)) return current(ctx, id)
  if (!from.includes(status)) {
    throw new ApiError(
      'illegal_status_transition',
      `A conversation that is ${status} cannot do this.`,
      { members: { from: status, to, allowed: [...moves[status]] } },
    )
  }
  const changing = patch(
    ctx.db,
    conversations,
    { workspaceId: ctx.actor.workspaceId, id },
    { status: to, closedAt: to === 'closed' ? ctx.now : null, ...changes, updatedAt: ctx.now },
  )

  return current(ctx, id, changing, step)
}

/** What is told of conversations, each with what it was. */
async function changed(
  ctx: Context,
  step: ConversationStep,
  were: ReadonlyMap<string, Partial<ConversationRow>>,
): Promise<Happening[]> {
  if (were.size === 0) return []
  const { workspaceId } = ctx.actor
  const rows = await conversationsByIds(ctx.db, { workspaceId, ids: [...were.keys()] })
  return rows.map((row) => [
    step,
    toConversation(row),
    toConversation({ ...row, ...were.get(row.id) }),
  ])
}

/** What is told of those that a merge of contacts has closed. */
export async function closedByMerge(
  ctx: Context,
  moved: Awaited<ReturnType<typeof repointConversations>>,
): Promise<Happening[]> {
  const closed = moved.filter(({ isClosed }) => isClosed)
  const were = closed.map(
    ({ id, status, contactId }) => [id, { status, contactId, closedAt: null }] as const,
  )
  return changed(ctx, 'conversation.closed', new Map(were))
}

/** Gives a user's conversations that are not closed to another, or to nobody, and tells it. */
export async function handOverConversations(
  ctx: Context,
  id: string,
  toId: string | null,
): Promise<void> {
  const { workspaceId } = ctx.actor
  const given = await reassignConversations(ctx.db, { workspaceId, id, toId, now: ctx.now })
  const were = given.map((one) => [one.id, { assigneeId: id }] as const)
  emit(ctx, ...(await changed(ctx, 'conversation.assigned', new Map(were))))
}

/** What a new message did to its conversation; `before` is undefined when it opened it. */
export function happeningsOfMessage(
  after: ConversationRow,
  before: ConversationRow | undefined,
): Happening[] {
  const conversation = toConversation(after)
  if (!before) return [['conversation.created', conversation]]
  if (before.status === after.status) return []
  const step = before.status === 'closed' ? 'conversation.reopened' : 'conversation.resumed'
  return [[step, conversation, toConversation(before)]]
}
