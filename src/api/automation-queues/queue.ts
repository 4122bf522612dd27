import { automationQueues } from '../../db/schema/automation-queues.ts'
import { ApiError } from '../../errors.ts'
import { emit } from '../../events/log/emit.ts'
import type { Naming } from '../../events/replacements.ts'
import { resource } from '../../http/resource.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import { queueById } from './queries.ts'
import { toQueue } from './wire.ts'

export const queue = resource({
  name: 'automation_queue',
  reply: 'AutomationQueueReply',
  table: automationQueues,
  load: queueById,
  toWire: toQueue,
})

/** The conditions of queues, which name other objects. */
export const namesInConditions: Naming<RowFrom<typeof queueById>> = {
  resource: 'automation_queue',
  table: automationQueues,
  byId: queueById,
  namesIn: ({ conditions }) => ({ conditions }),
  report: (ctx, after, before) => emit(ctx, ['queue.updated', toQueue(after), toQueue(before)]),
}

/** Returns the 404 for a user who is not a member of the queue. */
export function notAMember(userId: string): ApiError {
  return new ApiError('not_a_member', 'The user is not a member of this queue.', {
    members: { resource: 'queue_member', id: userId },
  })
}
