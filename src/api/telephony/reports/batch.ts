import type { Schema } from '../../../../generated/operations.ts'
import type { HandlersFor } from '../../../http/handler.ts'
import { dataReply } from '../../../http/reply/serialize.ts'
import { judgedBy } from '../../../http/request/validate.ts'
import { countryNamed, countryOf } from '../../settings/dialled.ts'
import { ingest, type Outcome } from './ingest.ts'
import { orProblem } from './merge-report.ts'
import { type CallReport, numbersOf, reportedBy } from './report.ts'

const requireSound = judgedBy('upsertCdr')

export const batchHandler: HandlersFor<'telephony'>['upsertCdrs'] = async (ctx, { body }) => {
  const judged = body.cdrs.map((cdr) => orProblem(() => sound(cdr)))
  const dialled = judged.flatMap((one) =>
    'cdr' in one && one.cdr.country === undefined ? numbersOf(one.cdr) : [],
  )
  const preset = await countryOf(ctx, undefined, dialled)
  const read = judged.map((one) =>
    'cdr' in one ? orProblem(() => reportOf(one.cdr, preset)) : one,
  )
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
  return dataReply({ results })
}

function sound(cdr: Schema<'CdrUpsert'>) {
  requireSound(cdr)
  return { cdr }
}

function reportOf(cdr: Schema<'CdrUpsert'>, preset: string | undefined): CallReport {
  const { provider, externalCallId } = cdr
  const country = countryNamed(cdr.country) ?? preset
  return { provider, externalCallId, reported: reportedBy(cdr, country) }
}
