import { page } from '../../http/reply/paging.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { splitNone } from '../../lists/nullable-filter.ts'
import { batchHandler } from './reports/batch.ts'
import { cdr } from './cdr.ts'
import { requireWritable, updateCall } from './calls/update.ts'
import { sendCallEvent } from './call-events/receive.ts'
import { ingest } from './reports/ingest.ts'
import { cdrPage } from './queries.ts'
import { recordingHandlers } from './recording.ts'
import { numbersOf, reportedBy } from './reports/report.ts'
import { transcriptHandlers } from './transcripts.ts'
import { countryOf, numbersToFind } from '../settings/dialled.ts'
import { toCdr } from './wire.ts'

export const telephonyHandlers: HandlersFor<'telephony'> = {
  async listCdrs(ctx, { query }) {
    const { workspaceId } = ctx.actor
    const { expand, callFrom, callTo, number, ...filters } = query
    const toFind = (numbers: string[] | undefined) => numbers && numbersToFind(ctx, numbers)
    const found = await cdrPage(ctx.db, {
      workspaceId,
      ...splitNone(filters, 'agentId', 'contactId', 'queueId', 'ticketId'),
      callFrom: await toFind(callFrom),
      callTo: await toFind(callTo),
      number: await toFind(number),
    })

    return page(query, found, (row) => toCdr(row, { legs: expand?.includes('legs') ?? false }))
  },

  async upsertCdr(ctx, { body }) {
    const { provider, externalCallId } = body
    const reported = reportedBy(body, await countryOf(ctx, body.country, numbersOf(body)))
    const [outcome] = await ingest(ctx, [{ provider, externalCallId, reported }])
    if (!outcome) throw new Error('a call was reported and not ingested')
    if ('problem' in outcome) throw outcome.problem

    return { status: outcome.status, body: await cdr.reply(ctx, outcome.id) }
  },

  upsertCdrs: batchHandler,

  async getCdr(ctx, { params }) {
    return cdr.reply(ctx, params.id)
  },

  async updateCdr(ctx, { params, body }) {
    const reported = reportedBy(body, undefined)
    await requireWritable(ctx, params.id, reported)
    await updateCall(ctx, params.id, reported)

    return cdr.reply(ctx, params.id)
  },

  ...recordingHandlers,
  ...transcriptHandlers,
  sendCallEvent,
}
