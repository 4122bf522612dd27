import type { Operations, Schema } from '../../../generated/operations.ts'
import type { Conditions } from '../../db/schema/automation-queues.ts'
import { ApiError, forbidden, notFound, ruleViolated } from '../../errors.ts'
import { emit, rowBefore } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import { single } from '../../http/serialize.ts'
import { faultOf } from '../../routing/conditions.ts'
import { queueById } from './queries.ts'
import { toQueue } from './wire.ts'

type QueueWrite = Partial<Operations['createAutomationQueue']['body']>

/**
 * The queue as it is after a change that is under way; 404 when there is none, 412 when the change left
 * it untouched for its version. The statements travel together.
 */
export async function current(
  ctx: Context,
  id: string,
  change: Promise<unknown> | false | undefined = undefined,
  happening?: 'queue.created' | 'queue.updated',
): Promise<Schema<'AutomationQueueReply'>> {
  const [changed, [row]] = await Promise.all([
    change,
    queueById(ctx.db, { workspaceId: ctx.actor.workspaceId, id }),
  ])
  if (!row) throw notFound('automation_queue', id)
  const queue = toQueue(row)
  const reply = single(queue)
  if (changed === false) throw preconditionFailed('AutomationQueueReply', row.version, reply)

  const before = rowBefore(row, changed)
  if (happening) emit(ctx, [happening, queue, before && toQueue(before)])
  ctx.setVersion(row.version)
  return reply
}

/** The most that the conditions of a queue take as JSON. */
const mostConditionBytes = 65_536

/** The conditions of a body with both lists; 422 for a value that is none for its operator. */
export function conditionsOf({ conditions }: QueueWrite): Conditions | undefined {
  if (conditions === undefined) return undefined
  const { all = [], any = [] } = conditions
  for (const [list, members] of Object.entries({ all, any })) {
    members.forEach((condition, index) => {
      const fault = faultOf(condition)
      if (fault) throw ruleViolated(`${fault}.`, `/conditions/${list}/${index}/value`)
    })
  }
  if (Buffer.byteLength(JSON.stringify({ all, any })) > mostConditionBytes) {
    throw ruleViolated(
      `"conditions" must take at most ${mostConditionBytes} bytes as JSON.`,
      '/conditions',
    )
  }
  return { all, any }
}

/** The user of the token; 403 for a token without one. */
export function userOf({ actor }: Context): string {
  if (actor.userId === null)
    throw forbidden(
      'This operation requires a personal token. The calling token is a service token, which has no user.',
    )
  return actor.userId
}

/** 404: the user is no member of the queue. */
export function notAMember(userId: string): ApiError {
  return new ApiError('not_a_member', 'The user is not a member of this queue.', {
    members: { resource: 'queue_member', id: userId },
  })
}
