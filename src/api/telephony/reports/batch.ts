import type { Schema } from '../../../../generated/operations.ts'
import { ApiError } from '../../../errors.ts'
import type { HandlersFor } from '../../../http/handler.ts'
import { single } from '../../../http/serialize.ts'
import { judgedBy } from '../../../http/validate.ts'
import { ingest, type Outcome, type CallReport } from './ingest.ts'
import { reportedBy } from './report.ts'

const requireSound = judgedBy('upsertCdr')

export const batchHandler: HandlersFor<'telephony'>['upsertCdrs'] = async (ctx, { body }) => {
  const read = body.cdrs.map((cdr) => reportOrProblem(cdr))
  const reports = read.filter((one) => 'reported' in one)
  const outcomes = new Map<unknown, Outcome>()
  for (const [index, outcome] of (await ingest(ctx, reports)).entries()) {
    outcomes.set(reports[index], outcome)
  }

  const results = read.map((one, index): Schema<'CdrBatchResult'> => {
    const outcome = 'problem' in one ? one : (outcomes.get(one) as Outcome)
    if (!('problem' in outcome)) return { index, status: outcome.status, id: outcome.id }
    const problem = ctx.problemOf(outcome.problem)
    return { index, status: outcome.problem.status, problem }
  })
  return single({ results })
}

function reportOrProblem(cdr: Schema<'CdrUpsert'>): CallReport | { problem: ApiError } {
  try {
    requireSound(cdr)
    const { provider, externalCallId } = cdr
    return { provider, externalCallId, reported: reportedBy(cdr) }
  } catch (error) {
    if (error instanceof ApiError) return { problem: error }
    throw error
  }
}
