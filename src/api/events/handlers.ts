import { notFound } from '../../errors.ts'
import { eventTypeOf } from '../../events/event-types.ts'
import { numberEvents } from '../../events/log/queries.ts'
import { mostNumbered } from '../../events/log/number.ts'
import { toEvent } from '../../events/wire.ts'
import { asking, type HandlersFor, unmanaged } from '../../http/handler.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { requireNoOther } from '../../lists/parameters.ts'
import { readFeed } from './feed.ts'
import { eventById } from './queries.ts'
import { openStream } from './stream.ts'
import { typesOf } from './visible-types.ts'
import { untilEvents } from './wait.ts'

/** Bytes of JSON that the events of a page have in all. */
const pageBytes = 6_500_000

export const eventHandlers: HandlersFor<'events'> = {
  listEvents: asking(untilEvents, async (ctx, { query }) => {
    const { workspaceId } = ctx.actor
    const { after, resourceId, limit, types, wait: _, ...others } = query
    requireNoOther(others)
    const page = await readFeed(ctx.db, {
      ...{ workspaceId, after, resourceId, limit, types: typesOf(ctx, types) },
      bytes: pageBytes,
    })
    const showsEmails = ctx.actor.can('users:read')
    const data = page.rows.map((row) => toEvent(row, showsEmails))
    return { data, nextCursor: String(page.next), hasMore: page.hasMore }
  }),

  streamEvents: unmanaged(openStream),

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
