import { page } from '../../http/paging.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { e164Of } from '../../lib/phone.ts'
import { idsOrNone } from '../../lists/or-none.ts'
import { batchHandler } from './reports/batch.ts'
import { cdr } from './cdr.ts'
import { updateCall } from './calls/update.ts'
import { sendCallEvent } from './call-events/receive.ts'
import { ingest } from './reports/ingest.ts'
import { addCdrLeg } from './calls/legs.ts'
import { cdrPage } from './queries.ts'
import { recordingHandlers } from './recording.ts'
import { reportedBy } from './reports/report.ts'
import { transcriptHandlers } from './transcripts.ts'
import { toCdr } from './wire.ts'

export const telephonyHandlers: HandlersFor<'telephony'> = {
  async listCdrs({ db, actor: { workspaceId } }, { query }) {
    const { expand, callFrom, callTo, number, agentId, contactId, queueId, ticketId, ...filters } =
      query
    const found = await cdrPage(db, {
      workspaceId,
      ...filters,
      callFrom: callFrom?.map(soughtNumber),
      callTo: callTo?.map(soughtNumber),
      number: number?.map(soughtNumber),
      ...idsOrNone('agentId', agentId),
      ...idsOrNone('contactId', contactId),
      ...idsOrNone('queueId', queueId),
      ...idsOrNone('ticketId', ticketId),
    })

    return page(query, found, (row) => toCdr(row, { legs: expand?.includes('legs') ?? false }))
  },

  async upsertCdr(ctx, { body }) {
    const { provider, externalCallId } = body
    const [outcome] = await ingest(ctx, [{ provider, externalCallId, reported: reportedBy(body) }])
    if (!outcome) throw new Error('a call was reported and not ingested')
    if ('problem' in outcome) throw outcome.problem

    return { status: outcome.status, body: await cdr.reply(ctx, outcome.id) }
  },

  upsertCdrs: batchHandler,

  async getCdr(ctx, { params }) {
    return cdr.reply(ctx, params.id)
  },

  async updateCdr(ctx, { params, body }) {
    const reported = reportedBy(body)
    await updateCall(ctx, params.id, () => reported, reported)

    return cdr.reply(ctx, params.id)
  },

  addCdrLeg,
  ...recordingHandlers,
  ...transcriptHandlers,
  sendCallEvent,
}

/** A plus sign that was not encoded arrives as a space. */
function soughtNumber(text: string): string {
  const number = text.replace(/^ /, '+')
  return e164Of(number, undefined) ?? number
}
