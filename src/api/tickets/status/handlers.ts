import { pipeline } from '../../../db/query/pipeline.ts'
import type { HandlersFor } from '../../../http/handler.ts'
import { requireScope } from '../../../auth/scopes.ts'
import { inMember, memberRefused, notFound } from '../../../errors.ts'
import { emit } from '../../../events/log/emit.ts'
import { dataReply } from '../../../http/reply/serialize.ts'
import { isAfter } from '../../../lib/time.ts'
import { addComment, prepareToSend } from '../../comments/add.ts'
import { lockTalksOf } from '../../comments/queries.ts'
import { missingToResolve, ticketById } from '../queries.ts'
import {
  effectsOf,
  isReopening,
  movesFrom,
  reopening,
  requireFieldsFor,
  requireMove,
  requiresFields,
} from './transitions.ts'
import { replyToOpened } from '../assignment/release.ts'
import { patchTicket, replyToChange, ticket } from '../ticket.ts'
import { toTicket } from '../wire.ts'

export const transitionHandlers = {
  async setTicketStatus(ctx, { params, body }) {
    const { status, comment, snoozedUntil } = body
    if (snoozedUntil) {
      if (status !== 'pending' && status !== 'on_hold') {
        throw memberRefused(
          '/snoozedUntil',
          'is allowed only for the statuses pending and on_hold.',
        )
      }
      if (!isAfter(snoozedUntil, ctx.now)) {
        throw memberRefused('/snoozedUntil', 'must be in the future.')
      }
    }
    if (body.resolution && status !== 'resolved') {
      throw memberRefused('/resolution', 'is allowed only for the status resolved.')
    }
    if (comment) requireScope(ctx.actor, 'comments:write')

    const written = comment && { visibility: 'internal' as const, ...comment }
    if (written) await inMember('/comment', () => prepareToSend(ctx, params.id, written))
    const keys = { workspaceId: ctx.actor.workspaceId, ids: [params.id] }
    const [, { status: from }] = await pipeline(ctx.db, [
      () => lockTalksOf(ctx.db, keys),
      () => ticket.lock(ctx, params.id),
    ])
    const hasNewStatus = from !== status
    if (hasNewStatus) requireMove(ctx, from, status)
    const { row, previous } = await patchTicket(ctx, params.id, {
      ...(hasNewStatus && {
        status,
        ...effectsOf(status, ctx.now),
        statusReason: body.reason ?? null,
        ...(body.resolution && {
          resolutionCode: body.resolution.code,
          resolutionNote: body.resolution.note ?? null,
        }),
      }),
      ...(snoozedUntil !== undefined && { snoozedUntil }),
    })
    const before = { ...row, ...previous }
    if (hasNewStatus) await requireFieldsFor(ctx, params.id, from, status)
    if (!hasNewStatus) return replyToChange(ctx, row, before)
    if (written) {
      await addComment(ctx, { ticketId: params.id }, written)
      emit(ctx, ['ticket.comment_added', toTicket(row, null)])
    }
    const reply = replyToChange(ctx, row, before)
    return isReopening(from, status) ? replyToOpened(ctx, row, reply) : reply
  },

  async listTicketTransitions({ db, actor }, { params }) {
    const key = { workspaceId: actor.workspaceId, id: params.id }
    const [[row], [missing]] = await pipeline(db, [
      () => ticketById(db, key),
      () => missingToResolve(db, key),
    ])
    if (!row || !missing) throw notFound('ticket', params.id)

    const from = row.status
    return dataReply(
      movesFrom(from, actor.can(reopening)).map((to) => ({
        to,
        category: to,
        requires: requiresFields(from, to) ? missing.fields : [],
      })),
    )
  },
} satisfies Partial<HandlersFor<'tickets'>>
