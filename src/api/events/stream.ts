import { createHash, randomInt } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Operations } from '../../../generated/operations.ts'
import { ApiError, unavailable } from '../../errors.ts'
import type { Listener, View } from '../../events/live-batch.ts'
import type { EventRow } from '../../events/log/queries.ts'
import { currentSignals, type SignalRow } from '../../events/signals.ts'
import { toEvent } from '../../events/wire.ts'
import type { Actor } from '../../auth/authenticate.ts'
import type { Db } from '../../db/pool/client.ts'
import type { UnmanagedContext } from '../../http/context.ts'
import type { Answer } from '../../http/reply/answer.ts'
import { serialize } from '../../http/reply/serialize.ts'
import { fairQueue } from '../../lib/fair-queue.ts'
import { type FeedPage, readFeed } from './feed.ts'
import { sendSignals } from './send-signals.ts'
import { typesOf, wantsOf } from './visible-types.ts'

type Query = Operations['streamEvents']['query']
type StreamContext = UnmanagedContext<void>

const heartbeatMs = 15_000
/** Bytes that wait for a reader. With more it is too slow. */
const mostWaiting = 1_048_576
/** Events, and bytes of them, that are read at once for a stream that begins in the past. */
const pageLimit = 100
const pageBytes = 65_536
/** A stream that is no further behind is served together with the others. */
const nearBy = 250
/** Streams that are further behind are read for one at a time of each workspace, so that they leave the process to others. */
const catchingUp = fairQueue({ slots: 2, slotsPerParty: 1, mostWaiting: 10_000, waitMs: 60_000 })

/** Returns the answer of a stream that begins after the cursor. It holds no connection of the database. */
export async function openStream(ctx: StreamContext, { query }: { query: Query }): Promise<Answer> {
  const { actor, db } = ctx
  const { types, resourceId, after: asked, signals } = query
  const read = readerOf(db, actor, query)
  const first = await read(ctx.lastEventId ?? asked)
  const { workspaceId } = actor
  const current = signals ? await currentSignals(db, { workspaceId }) : undefined
  const view = viewOf(actor, types, resourceId)
  return {
    status: 200,
    // A proxy such as nginx would collect events until its buffer is full
    headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' },
    body: undefined,
    write: (response) => writeStream(response, ctx, view, first, read, current),
  }
}

/**
 * Returns the function that reads a page. A stream keeps it, and so none of the rest of its request. With `after=latest` a
 * stream begins behind all that is committed. Others receive that from the live feed: if each numbered events first, all
 * streams that reconnect after a restart would wait for one another.
 */
function readerOf(db: Db, actor: Actor, { types, resourceId }: Query) {
  return async (after: string): Promise<FeedPage> =>
    readFeed(db, {
      ...{ workspaceId: actor.workspaceId, after, types: typesOf({ actor }, types), resourceId },
      ...{ limit: pageLimit, bytes: pageBytes, isLive: after !== 'latest' },
    })
}

/** Returns what a stream shows. Streams of the same rights and filters share it. */
function viewOf(actor: Actor, types: readonly string[] = ['*'], resourceId: string | undefined) {
  const rights = digestOf(actor.scopes)
  const showsEmails = actor.can('users:read')
  return {
    key: digestOf([rights, ...types, resourceId ?? '']),
    wants: wantsOf(actor, types, resourceId),
    writer: {
      key: rights,
      write(row: EventRow): string {
        const data = serialize('Event', toEvent(row, showsEmails), actor.can)
        return `id: ${row.sequence}\nevent: ${row.type}\ndata: ${data}\n\n`
      },
    },
  } satisfies View
}

function digestOf(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join(' ')).digest('base64')
}

/**
 * Writes a stream behind the first page of it, which is what the feed has after its cursor. It writes to the response
 * itself: a stream that is piped to it would cost each reader another 10 kB of memory.
 */
function writeStream(
  response: ServerResponse,
  ctx: StreamContext,
  view: ReturnType<typeof viewOf>,
  first: FeedPage,
  read: (after: string) => Promise<FeedPage>,
  signals: readonly SignalRow[] | undefined,
): void {
  const { liveFeed } = ctx
  let whenRead = () => {}
  const started: Array<() => void> = []
  let stopListening = () => {}
  let isOpen = true

  const close = () => {
    isOpen = false
    stopListening()
    for (const stop of started.splice(0)) stop()
    whenRead()
  }
  /** Begins something that stops when the stream closes, which it may do meanwhile, unless it has closed already. */
  const untilClosed = (begin: () => () => void) => {
    if (!isOpen) return
    const stop = begin()
    if (isOpen) started.push(stop)
    else stop()
  }
  const end = (reason: string) => {
    if (!isOpen) return
    close()
    // Spread, so that the clients of a process do not all come back at once
    response.end(`: ${reason}\nretry: ${randomInt(1000, 10_000)}\n\n`)
  }
  const send = (text: Buffer | string) => {
    if (!isOpen || text.length === 0) return
    const waiting = response.writableLength
    if (waiting === 0 || waiting + text.length <= mostWaiting) response.write(text)
    else end('The stream is read too slowly. Reconnect with Last-Event-ID.')
  }
  const listener: Listener = {
    workspaceId: ctx.actor.workspaceId,
    view,
    after: first.next,
    receive: send,
    lag() {
      stopListening()
      void goOn(undefined)
    },
  }
  /** Sends pages until the stream is near the others, and then what they receive. */
  const goOn = async (page: FeedPage | undefined) => {
    try {
      for (let next = page; isOpen; next = undefined) {
        next ??= await catchingUp.run(
          listener.workspaceId,
          async () => (isOpen ? read(String(listener.after)) : undefined),
          () => unavailable('Too many streams catch up. Reconnect with Last-Event-ID.'),
        )
        if (!next) return
        listener.after = next.next
        send(next.rows.map((row) => view.writer.write(row)).join(''))
        if (next.left <= nearBy) {
          if (isOpen) stopListening = liveFeed.listen(listener)
          return
        }
        if (response.writableNeedDrain) {
          await new Promise<void>((resolve) => (whenRead = resolve))
        }
      }
    } catch (error) {
      if (error instanceof ApiError) end(error.message)
      else response.destroy(error as Error)
    }
  }

  const position = () => `id: ${listener.after}\n\n`
  response.write(`retry: ${randomInt(1000, 5000)}\n${first.rows.length === 0 ? position() : '\n'}`)
  untilClosed(() => {
    const heartbeat = setInterval(() => {
      if (response.writableLength === 0) send(`: heartbeat\n${position()}`)
    }, heartbeatMs)
    return () => clearInterval(heartbeat)
  })
  untilClosed(() => ctx.watchToken(end))
  response.on('drain', () => whenRead()).on('close', close)
  void ctx.pause((done) => {
    response.on('close', done)
    return () => end('The server stops. Reconnect with Last-Event-ID.')
  })
  void goOn(first)
  if (signals) untilClosed(() => sendSignals(ctx, signals, send))
}
