import type { Schema } from '../../../generated/operations.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { patch } from '../../db/statement.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import { single } from '../../http/serialize.ts'
import { conversationById, lockConversation } from './queries.ts'
import { toConversation } from './wire.ts'

type Status = Schema<'ConversationStatus'>
type Locked = Awaited<ReturnType<typeof lockConversation>>[number]

const moves: Readonly<Record<Status, readonly Status[]>> = {
  open: ['hold', 'closed'],
  hold: ['open', 'closed'],
  closed: ['open'],
}

/**
 * The conversation as it is after a change that is under way; 404 when there is none, 412 when the
 * change left it untouched for its version. The statements travel together.
 */
export async function current(
  ctx: Context,
  id: string,
  change: Promise<unknown> | unknown = undefined,
): Promise<Schema<'ConversationReply'>> {
  const [changed, [row]] = await Promise.all([
    change,
    conversationById(ctx.db, { workspaceId: ctx.actor.workspaceId, id }),
  ])
  if (!row) throw notFound('conversation', id)
  const reply = single(toConversation(row))
  if (changed === false) throw preconditionFailed('ConversationReply', row.version, reply)

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

  return current(ctx, id, changing)
}
