import type { Operations } from '../../../generated/operations.ts'
import { automationQueues, type Conditions } from '../../db/schema/automation-queues.ts'
import { ApiError, forbidden, ruleViolated } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import { resource } from '../../http/resource.ts'
import { faultOf } from '../../routing/conditions.ts'
import { queueById } from './queries.ts'
import { toQueue } from './wire.ts'

type QueueWrite = Partial<Operations['createAutomationQueue']['body']>

export const queue = resource({
  name: 'automation_queue',
  reply: 'AutomationQueueReply',
  table: automationQueues,
  load: queueById,
  toWire: toQueue,
})

/** The most bytes of the conditions of a queue, as JSON. */
const mostConditionBytes = 65_536

/** Returns the conditions of a body, with both lists. Throws 422 for a value that does not fit its operator. */
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

/** Returns the user of the token. Throws 403 for a token without a user. */
export function userOf({ actor }: Context): string {
  if (actor.userId === null)
    throw forbidden(
      'This operation requires a personal token. The calling token is a service token, which has no user.',
    )
  return actor.userId
}

/** Returns the 404 for a user who is not a member of the queue. */
export function notAMember(userId: string): ApiError {
  return new ApiError('not_a_member', 'The user is not a member of this queue.', {
    members: { resource: 'queue_member', id: userId },
  })
}
