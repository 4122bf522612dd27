import { pipeline } from '../../db/query/pipeline.ts'
import { ApiError, notFound, ruleViolated } from '../../errors.ts'
import { audit } from '../../events/log/emit.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { resource } from '../../http/resource.ts'
import { lockCdr, setTranscript, transcriptByCall } from './queries.ts'
import { toTranscript } from './wire.ts'

/** By the id of its call. */
const transcript = resource({
  name: 'cdr_transcript',
  reply: 'CdrTranscriptReply',
  load: (db, { workspaceId, id: cdrId }) => transcriptByCall(db, { workspaceId, cdrId }),
  toWire: toTranscript,
})

export const transcriptHandlers = {
  async getCdrTranscript(ctx, { params }) {
    return transcript.reply(ctx, params.id)
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
    const [[cdr], [before]] = await pipeline(ctx.db, [
      () => lockCdr(ctx.db, { workspaceId, id: params.id }),
      () => transcriptByCall(ctx.db, key),
    ])
    if (!cdr) throw notFound('cdr', params.id)
    if (ctx.ifMatch && !(before && ctx.ifMatch.includes(before.version))) {
      if (before) throw transcript.preconditionFailed(ctx, before)
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
    const reply = await transcript.reply(ctx, params.id)
    // What was said stays out of the audit log, which others read
    if (reply.data.version !== before?.version) audit(ctx, 'cdr.transcript_changed', params.id)
    return reply
  },
} satisfies Partial<HandlersFor<'telephony'>>
