import { getTableColumns } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { cdrs } from '../../../db/schema/telephony.ts'
import { without } from '../../../lib/without.ts'
import { type Member, type Call, ownColumns, type EventFacts } from './facts.ts'
import { definedMembers } from '../reports/report.ts'

/** A call as it is stored, with its keys and with the reports of callers and events. */
export interface StoredCall extends Readonly<
  Pick<
    typeof cdrs.$inferSelect,
    'id' | 'provider' | 'externalCallId' | 'version' | 'createdAt' | 'updatedAt'
  >
> {
  readonly call: Call
  readonly reported: Readonly<Partial<Call>>
  readonly fromEvents: EventFacts
}

/**
 * The reported values that a call no longer has since more is known, such as the status `ringing` of one that has ended. They
 * are stored apart, or the values of the call would be taken for reported ones.
 */
interface Superseded {
  readonly superseded?: Readonly<Partial<Call>>
}

function supersededIn({ call, reported }: StoredCall): Superseded {
  const others = Object.entries(reported).filter(
    ([member, value]) => !isDeepStrictEqual(call[member as Member], value),
  )
  return others.length > 0 ? { superseded: Object.fromEntries(others) } : {}
}

export function storedCall(row: typeof cdrs.$inferSelect): StoredCall {
  const call = without(row, ownColumns) as Call
  const isReported = new Set(row.reported)
  const { superseded, ...fromEvents } = (row.live ?? {}) as EventFacts & Superseded
  return {
    id: row.id,
    provider: row.provider,
    externalCallId: row.externalCallId,
    call,
    reported: {
      ...definedMembers(
        Object.fromEntries(Object.entries(call).filter(([member]) => isReported.has(member))),
      ),
      ...superseded,
    },
    fromEvents,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

const columnNames = Object.entries(getTableColumns(cdrs)).map(
  ([member, { name }]) => [member, name] as const,
)

/** A call as JSON for the statements that write many, by column name. */
export function toRow(kept: StoredCall): Record<string, unknown> {
  const { id, provider, externalCallId, call, version, createdAt, updatedAt } = kept
  const live = { ...kept.fromEvents, ...supersededIn(kept) }
  const members: Record<string, unknown> = {
    ...call,
    id,
    provider,
    externalCallId,
    reported: Object.keys(kept.reported).sort(),
    live: Object.keys(live).length > 0 ? live : null,
    talkingId: talkingIn(kept),
    version,
    createdAt,
    updatedAt,
  }
  return Object.fromEntries(
    columnNames.flatMap(([member, name]) => (member in members ? [[name, members[member]]] : [])),
  )
}

/** The user who is talking in a call now according to its events; a record alone does not show that. */
export function talkingIn(kept: StoredCall | undefined): string | null {
  const isLive =
    kept && typeof kept.fromEvents.answeredAt === 'string' && kept.call.endedAt === null
  return isLive ? kept.call.agentId : null
}

/** Whether somebody who reads the call would see a difference; ids of legs are none. */
export function looksSame(a: Call, b: Call): boolean {
  return Object.keys(a).every((key) => {
    const member = key as Member
    if (member === 'legs') return isDeepStrictEqual(withoutIds(a), withoutIds(b))
    return isDeepStrictEqual(a[member], b[member])
  })
}

/** Whether there is nothing to write: values that are not visible may matter later, too. */
export function isSame(a: StoredCall, b: StoredCall): boolean {
  return (
    a.version === b.version &&
    isDeepStrictEqual(Object.keys(a.reported).sort(), Object.keys(b.reported).sort()) &&
    isDeepStrictEqual(a.fromEvents, b.fromEvents) &&
    isDeepStrictEqual(supersededIn(a), supersededIn(b))
  )
}

function withoutIds({ legs }: Call): unknown[] {
  return legs.map(({ id: _, ...leg }) => leg)
}

/** Legs that are reported again keep their ids. */
export function withKnownIds(legs: Call['legs'], known: Call['legs']): Call['legs'] {
  const left = [...known]
  return legs.map((leg) => {
    const { id: _, ...content } = leg
    const index = left.findIndex(({ id: __, ...other }) => isDeepStrictEqual(other, content))
    const [same] = index < 0 ? [] : left.splice(index, 1)
    return same ?? leg
  })
}
