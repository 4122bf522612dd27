import { requireReferences } from '../../../db/query/references.ts'
import { ruleViolated } from '../../../errors.ts'
import type { HandlersFor } from '../../../http/handler.ts'
import { dataReply } from '../../../http/reply/serialize.ts'
import { updateCall } from './update.ts'
import { legOf } from '../reports/report.ts'
import { toCdrLeg } from '../wire.ts'

const mostLegs = 100

export const addCdrLeg: HandlersFor<'telephony'>['addCdrLeg'] = async (ctx, { params, body }) => {
  const leg = legOf(body, '')
  await requireReferences(
    ctx,
    ['/userId', 'user', leg.userId],
    ['/queueId', 'automation_queue', leg.queueId],
  )
  await updateCall(
    ctx,
    params.id,
    ({ call: { legs } }) => {
      if (legs.length >= mostLegs) throw ruleViolated(`A call can have at most ${mostLegs} legs.`)
      return { legs: [...legs, leg] }
    },
    {},
  )

  return dataReply(toCdrLeg(leg))
}
