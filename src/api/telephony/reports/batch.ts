import type { Schema } from '../../../../generated/operations.ts'
import { ApiError } from '../../../errors.ts'
import type { HandlersFor } from '../../../http/handler.ts'
import { single } from '../../../http/serialize.ts'
import { judgedBy } from '../../../http/validate.ts'
import { countryOf } from '../../settings/dialled.ts'
import { ingest, type Outcome, type CallReport } from './ingest.ts'
import { numbersOf, reportedBy } from './report.ts'

const requireSound = judgedBy('upsertCdr')

export const batchHandler: HandlersFor<'telephony'>['upsertCdrs'] = async (ctx, { body }) => {
  const preset = await countryOf(ctx, undefined, body.cdrs.flatMap(localNumbersOf))
  const read = body.cdrs.map((cdr) => reportOrProblem(cdr, cdr.country ?? preset))
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

/** The numbers that are dialled in the workspace's country, of an element that is not judged yet. */
function localNumbersOf(cdr: Schema<'CdrUpsert'>) {
  const isText = (number: unknown) => typeof number === 'string'
  return cdr.country === undefined ? numbersOf(cdr).filter(isText) : []
}

function reportOrProblem(
  cdr: Schema<'CdrUpsert'>,
  country: string | undefined,
): CallReport | { problem: ApiError } {
  try {
    requireSound(cdr)
    const { provider, externalCallId } = cdr
    return { provider, externalCallId, reported: reportedBy(cdr, country) }
  } catch (error) {
    if (error instanceof ApiError) return { problem: error }
    throw error
  }
}
