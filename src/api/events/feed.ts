import type { Db } from '../../db/pool/client.ts'
import { ApiError } from '../../errors.ts'
import { mostNumbered } from '../../events/log/number.ts'
import { type EventRow, numberEvents } from '../../events/log/queries.ts'
import { type Asked, eventsAfter } from './queries.ts'

interface FeedQuery extends Readonly<Omit<Asked, 'after' | 'resourceId'>> {
  /** A cursor, `latest`, or nothing for the oldest event. */
  readonly after: string | undefined
  readonly resourceId: string | undefined
  /** Whether what is committed may be missing as long as it has no sequence. It is there at once unless given. */
  readonly isLive?: boolean
}

/** A part of the feed. */
export interface FeedPage {
  readonly rows: readonly EventRow[]
  /** The cursor behind it. */
  readonly next: number
  /** The events after it that have a sequence, of all types. */
  readonly left: number
  readonly hasMore: boolean
}

/** A cursor that no event is after. */
const pastAll = Number.MAX_SAFE_INTEGER

/** Reads the feed after a cursor. Throws 422 or 410 for a cursor that it does not have. */
export async function readFeed(db: Db, query: FeedQuery): Promise<FeedPage> {
  const { workspaceId, types, resourceId = null, limit, bytes } = query
  const isLatest = query.after === 'latest'
  const after = query.after === undefined ? null : isLatest ? pastAll : Number(query.after)
  const asked = { workspaceId, after, types, resourceId, limit: limit + 1, bytes }
  let rows = await eventsAfter(db, asked)
  if (rows[0]?.isBehind && !query.isLive) {
    await numberEvents(db, { workspaceId, most: mostNumbered })
    rows = await eventsAfter(db, asked)
  }
  const [state] = rows
  if (!state) throw new Error('the feed has no state')
  if (!isLatest) requireCursor(after, state)

  const found = rows.filter((row): row is typeof row & EventRow => row.id !== null).slice(0, limit)
  const isCut = state.found > found.length
  const next = isCut ? (found.at(-1)?.sequence ?? 0) : state.reached
  const left = Math.max(0, state.numbered - next)
  return { rows: found, next, left, hasMore: isCut || left > 0 || state.isBehind }
}

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
      { members: { oldestCursor: String(oldest - 1) } },
    )
  }
}
