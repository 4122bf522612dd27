import type { Schema } from '../../../generated/operations.ts'
import { ApiError, notFound, ruleViolated } from '../../errors.ts'
import { audit } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { single } from '../../http/serialize.ts'
import { lockCdr, setTranscript, transcriptByCall } from './queries.ts'
import { toTranscript } from './wire.ts'

export const transcriptHandlers: Pick<
  HandlersFor<'telephony'>,
  'getCdrTranscript' | 'setCdrTranscript'
> = {
  async getCdrTranscript(ctx, { params }) {
    return current(ctx, params.id)
  },

  async setCdrTranscript(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const backwards = body.segments.findIndex(({ startMs, endMs }) => endMs < startMs)
    if (backwards >= 0) {
      throw ruleViolated(
        `"segments[${backwards}].endMs" must not be smaller than "startMs".`,
        `/segments/${backwards}/endMs`,
      )
    }
    const key = { workspaceId, cdrId: params.id }
    const [[cdr], [before]] = await Promise.all([
      lockCdr(ctx.db, { workspaceId, id: params.id }),
      transcriptByCall(ctx.db, key),
    ])
    if (!cdr) throw notFound('cdr', params.id)
    if (ctx.ifMatch && !(before && ctx.ifMatch.includes(before.version))) {
      if (before) throw preconditionFailed('CdrTranscriptReply', before.version, replyOf(before))
      throw new ApiError(
        'precondition_failed',
        'The call has no transcript yet, so that "If-Match" cannot match. Omit the header to create it.',
      )
    }

    await setTranscript(ctx.db, {
      ...key,
      language: body.language ?? null,
      segments: JSON.stringify(body.segments),
      now: ctx.now,
    })
    const reply = await current(ctx, params.id)
    // What was said stays out of the audit log, which others read
    if (reply.data.version !== before?.version) audit(ctx, 'cdr.transcript_changed', params.id)
    return reply
  },
}

async function current(ctx: Context, cdrId: string): Promise<Schema<'CdrTranscriptReply'>> {
  const [row] = await transcriptByCall(ctx.db, { workspaceId: ctx.actor.workspaceId, cdrId })
  if (!row) throw notFound('cdr_transcript', cdrId)
  ctx.setVersion(row.version)
  return replyOf(row)
}

function replyOf(row: Parameters<typeof toTranscript>[0]): Schema<'CdrTranscriptReply'> {
  return single(toTranscript(row))
}
