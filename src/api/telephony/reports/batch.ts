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
  const judged = body.cdrs.map(judge)
  const sound = judged.flatMap((one) => ('cdr' in one ? one.cdr : []))
  const dialled = sound.filter(({ country }) => country === undefined).flatMap(numbersOf)
  const country = await countryOf(ctx, undefined, dialled)
  const read = judged.map((one) => ('cdr' in one ? reportOrProblem(one.cdr, country) : one))
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

function reportOrProblem(
  cdr: Schema<'CdrUpsert'>,
  country: string | undefined,
): CallReport | { problem: ApiError } {
  try {
    const { provider, externalCallId } = cdr
    return { provider, externalCallId, reported: reportedBy(cdr, cdr.country ?? country) }
  } catch (error) {
    return { problem: problemIn(error) }
  }
}

/** An element of the batch if it fits the contract, or what is wrong with it. */
function judge(cdr: Schema<'CdrUpsert'>) {
  try {
    requireSound(cdr)
    return { cdr }
  } catch (error) {
    return { problem: problemIn(error) }
  }
}

function problemIn(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}
