import { sql } from 'drizzle-orm'
import type { Db } from '../db/pool/client.ts'
import { arrayParameter, statement } from '../db/query/statement.ts'
import {
  bySequence,
  changeOf,
  dataOf,
  eventColumns,
  type EventRow,
  eventsBetween,
  eventType,
} from './log/queries.ts'

export const mostEvents = 500
/** Bytes of the contents that are read at once, unless there is one event alone. */
const mostBytes = 524_288

/** An event without its content. */
export interface EventHead {
  readonly sequence: number
  readonly type: string
  /** The id of the object that the event is about. */
  readonly resourceId: string
}

/** The events that a listener asks for. Views with the same key ask for the same and write it alike. */
export interface View {
  readonly key: string
  wants(event: EventHead): boolean
  /** Writes events as text. A view without it asks only whether there are events. */
  readonly writer?: Writer
}

/** Writes events. Writers with the same key write the same. */
export interface Writer {
  readonly key: string
  write(event: EventRow): string
}

export interface Listener {
  readonly workspaceId: string
  readonly view: View
  /** The sequence of the last event that it knows. It rises with what it receives. */
  after: number
  /** Called with new events that its view wants, as they are written; without a writer the text is empty. */
  receive(text: Buffer): void
  /** Called if it is so far behind that it would hold up others. */
  lag(): void
}

const headsAfter = statement<{ workspaceId: string; after: number }, EventHead>(
  (_, $) => sql`
    select e.sequence::float8 as sequence, ${eventType} as type, c.resource_id as "resourceId"
    from ${eventsBetween($.workspaceId, sql`${$.after}::bigint`, sql`${$.after}::bigint + ${mostEvents}::int`)}
    cross join ${changeOf($.workspaceId)}
    order by ${bySequence}`,
)

const eventsAt = statement<
  { workspaceId: string; after: number; to: number; sequences: number[] },
  EventRow & { found: number }
>(
  (_, $) => sql`
    select id, type, "occurredAt", "workspaceId", sequence, actor, "requestId", "causedBy", content, found
    from (
      select y.*, row_number() over (order by y.sequence) as nth, (count(*) over ())::float8 as found,
        sum(y.size) over (order by y.sequence) as bytes
      from (
        select ${eventColumns}, d.size
        from ${eventsBetween($.workspaceId, sql`${$.after}::bigint`, sql`${$.to}::bigint`)}
        cross join ${changeOf($.workspaceId)}
        cross join ${dataOf}
        where e.sequence = any(${arrayParameter($.sequences)}::bigint[])) y) sized
    where sized.nth = 1 or sized.bytes <= ${mostBytes}::int
    order by sized.sequence`,
)

/** Listeners that know the same events and have the same view. */
interface Group {
  readonly after: number
  readonly view: View
  readonly listeners: Listener[]
  /** The events that they are to receive. */
  wanted: readonly EventHead[]
}

/**
 * Reads the next events of a workspace once, for all of its listeners, and hands each those that are new to it. Each text
 * is written once, whatever the number of its receivers.
 */
export async function handOut(
  db: Db,
  workspaceId: string,
  listeners: ReadonlySet<Listener>,
): Promise<void> {
  // Who joins while events are read is served the next time
  const groups = groupsOf(listeners)
  const after = Math.min(...groups.map((group) => group.after))
  const heads = await headsAfter(db, { workspaceId, after })
  const last = heads.at(-1)?.sequence
  if (last === undefined) return
  for (const group of groups) {
    group.wanted = heads.filter((head) => head.sequence > group.after && group.view.wants(head))
  }
  const written = groups.filter(({ view }) => view.writer)
  const sequences = [...new Set(written.flatMap(({ wanted }) => wanted.map((one) => one.sequence)))]
  const rows =
    sequences.length === 0 ? [] : await eventsAt(db, { workspaceId, after, to: last, sequences })
  const isCut = (rows[0]?.found ?? 0) > rows.length
  const reached = isCut ? (rows.at(-1)?.sequence ?? after) : last

  const textOf = rememberTexts(rows)
  for (const { view, wanted, listeners: receivers } of groups) {
    const events = wanted.filter(({ sequence }) => sequence <= reached)
    const { writer } = view
    const text = Buffer.from(writer ? events.map((one) => textOf(writer, one)).join('') : '')
    for (const listener of receivers) {
      if (!listeners.has(listener)) continue
      listener.after = Math.max(listener.after, reached)
      if (events.length > 0) listener.receive(text)
    }
  }
}

function groupsOf(listeners: ReadonlySet<Listener>): Group[] {
  const groups = new Map<string, Group>()
  for (const listener of listeners) {
    const { after, view } = listener
    const key = `${after} ${view.key}`
    const group = groups.get(key) ?? { after, view, listeners: [], wanted: [] }
    group.listeners.push(listener)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Returns a function that writes an event once for each different writer. An event whose content is gone is empty. */
function rememberTexts(rows: readonly EventRow[]) {
  const bySequence = new Map(rows.map((row) => [row.sequence, row]))
  const texts = new Map<string, string>()
  return (writer: Writer, { sequence }: EventHead): string => {
    const key = `${sequence} ${writer.key}`
    let text = texts.get(key)
    if (text === undefined) {
      const row = bySequence.get(sequence)
      text = row ? writer.write(row) : ''
      texts.set(key, text)
    }
    return text
  }
}
