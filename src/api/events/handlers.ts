import { ApiError, notFound } from '../../errors.ts'
import { eventTypeOf } from '../../events/event-types.ts'
import { type EventRow, numberEvents } from '../../events/log/queries.ts'
import { mostNumbered } from '../../events/log/number.ts'
import { toEvent } from '../../events/wire.ts'
import { asking, type HandlersFor } from '../../http/handler.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { requireNoOther } from '../../lists/parameters.ts'
import { eventById, eventsAfter, eventsOf } from './queries.ts'
import { typesOf, untilEvents } from './wait.ts'

export const eventHandlers: HandlersFor<'events'> = {
  listEvents: asking(untilEvents, async (ctx, { query }) => {
    const { workspaceId } = ctx.actor
    const { after: cursor, resourceId, limit, types, wait: _, ...others } = query
    requireNoOther(others)
    const isLatest = cursor === 'latest'
    const after = cursor === undefined ? null : isLatest ? pastAll : Number(cursor)
    const asked = { workspaceId, after, types: typesOf(ctx, types), limit: limit + 1 }
    const read = async () =>
      resourceId === undefined
        ? eventsAfter(ctx.db, asked)
        : eventsOf(ctx.db, { ...asked, resourceId })

    let rows = await read()
    if (rows[0]?.isBehind) {
      await numberEvents(ctx.db, { workspaceId, most: mostNumbered })
      rows = await read()
    }
    const [state] = rows
    if (!state) throw new Error('the feed has no state')
    if (!isLatest) requireCursor(after, state)

    const showsEmails = ctx.actor.can('users:read')
    const found = rows.filter((row): row is typeof row & EventRow => row.id !== null)
    const data = found.slice(0, limit).map((row) => toEvent(row, showsEmails))
    const isCut = state.found > data.length
    const next = isCut ? (data.at(-1)?.sequence ?? 0) : state.reached
    const hasMore = isCut || next < state.numbered || state.isBehind
    return { data, nextCursor: String(next), hasMore }
  }),

  async getEvent(ctx, { params }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    let [row] = await eventById(ctx.db, key)
    if (!row) {
      await numberEvents(ctx.db, { workspaceId: key.workspaceId, most: mostNumbered })
      ;[row] = await eventById(ctx.db, key)
    }
    const scope = row && eventTypeOf(row.type)?.scope
    if (!row || !scope || !ctx.actor.can(scope)) throw notFound('event', params.id)

    ctx.setVersion(1)
    return dataReply(toEvent(row, ctx.actor.can('users:read')))
  },
}

/** A cursor that no event is after. */
const pastAll = Number.MAX_SAFE_INTEGER

function requireCursor(
  after: number | null,
  { numbered, oldest }: { numbered: number; oldest: number },
): void {
  if (after === null) return
  if (after > numbered) {
    throw new ApiError('invalid_cursor', 'Unknown cursor. Use "nextCursor" of an earlier page.')
  }
  if (after < oldest - 1) {
    throw new ApiError(
      'cursor_expired',
      'The cursor is older than the available events. Continue with "oldestCursor", or without a cursor.',
      {
        members: { oldestCursor: String(oldest - 1) },
      },
    )
  }
}
