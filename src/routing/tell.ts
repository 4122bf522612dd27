import { entriesByIds } from '../api/automation-queues/entry-queries.ts'
import { reservationsByIds } from '../api/automation-queues/reservation-queries.ts'
import { toEntry, toReservation } from '../api/automation-queues/wire.ts'
import { ticketsByIds } from '../api/tickets/queries.ts'
import { expansion, ticketEvents } from '../api/tickets/ticket.ts'
import { toTicket } from '../api/tickets/wire.ts'
import { type ActorContext, emit, type DomainEvent } from '../events/emit.ts'

type EntryStep = Extract<DomainEvent[0], `queue.entry_${string}`>
type ReservationStep = Extract<DomainEvent[0], `reservation.${string}`>

/** What a step of routing does to what. */
export interface Steps {
  /** Tickets that may change, locked. */
  readonly ticketIds?: readonly string[]
  readonly entries?: ReadonlyArray<{ readonly id: string; readonly type: EntryStep }>
  readonly reservations?: ReadonlyArray<{ readonly id: string; readonly type: ReservationStep }>
}

/**
 * Takes a step of routing and emits its events. `change` sends all of its statements at once, so that they travel
 * together with those that read what became of it.
 */
export async function tell(
  doer: ActorContext,
  { ticketIds = [], entries = [], reservations = [] }: Steps,
  change: () => Promise<unknown> = async () => {},
): Promise<void> {
  const { db, actor } = doer
  const { workspaceId } = actor
  const idsOf = (steps: ReadonlyArray<{ id: string }>) => steps.map(({ id }) => id)
  const readTickets = () =>
    ticketIds.length === 0
      ? []
      : ticketsByIds(db, { workspaceId, ids: [...ticketIds], ...expansion() })
  const [before, , after, entryRows, reservationRows] = await Promise.all([
    readTickets(),
    change(),
    readTickets(),
    entries.length === 0 ? [] : entriesByIds(db, { workspaceId, ids: idsOf(entries) }),
    reservations.length === 0
      ? []
      : reservationsByIds(db, { workspaceId, ids: idsOf(reservations) }),
  ])

  const were = new Map(before.map((row) => [row.id, row]))
  const became = new Map(entryRows.map((row) => [row.id, row]))
  const offered = new Map(reservationRows.map((row) => [row.id, row]))
  emit(
    doer,
    ...after.flatMap((row) => {
      const was = were.get(row.id)
      return was ? ticketEvents(toTicket(row, null), toTicket(was, null)) : []
    }),
    ...entries.flatMap(({ id, type }): DomainEvent[] => {
      const row = became.get(id)
      return row ? [[type, toEntry(row)]] : []
    }),
    ...reservations.flatMap(({ id, type }): DomainEvent[] => {
      const row = offered.get(id)
      return row ? [[type, toReservation(row)]] : []
    }),
  )
}
