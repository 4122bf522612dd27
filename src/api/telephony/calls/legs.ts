import { pipeline } from '../../../db/pipeline.ts'
import { refer } from '../../../db/references.ts'
import { automationQueues } from '../../../db/schema/automation-queues.ts'
import { users } from '../../../db/schema/users.ts'
import { ruleViolated } from '../../../errors.ts'
import type { HandlersFor } from '../../../http/handler.ts'
import { single } from '../../../http/serialize.ts'
import { updateCall } from './update.ts'
import { legOf } from '../reports/report.ts'
import { toCdrLeg } from '../wire.ts'

const mostLegs = 100

export const addCdrLeg: HandlersFor<'telephony'>['addCdrLeg'] = async (ctx, { params, body }) => {
  const leg = legOf(body, '')
  const { workspaceId } = ctx.actor
  const at = (pointer: string, id: string | null) => (id === null ? [] : [{ pointer, id }])
  await pipeline(ctx.db, [
    () => refer(ctx.db, users, 'user', workspaceId, at('/userId', leg.userId)),
    () =>
      refer(ctx.db, automationQueues, 'automation_queue', workspaceId, at('/queueId', leg.queueId)),
  ])
  await updateCall(
    ctx,
    params.id,
    ({ call: { legs } }) => {
      if (legs.length >= mostLegs) throw ruleViolated(`A call can have at most ${mostLegs} legs.`)
      return { legs: [...legs, leg] }
    },
    {},
  )

  return single(toCdrLeg(leg))
}
