import type { Ticket } from './api.ts'

/** The effects of a fault that clients have seen. */
export interface Figures {
  /** Creates of tickets with a 2xx. */
  readonly acknowledged: number
  /** Acknowledged tickets that are missing. */
  readonly lost: number
  /** Idempotency-Keys under which there is more than one ticket. */
  readonly doubled: number
  /** Tickets without their tag or their event, and events without their ticket. */
  readonly halfWritten: number
  /** Tickets whose event was not delivered to the webhook, and messages that were not sent as a mail. */
  readonly undelivered: number
  /** Requests that were answered with a documented refusal: 503, 429 or 409 with Retry-After. */
  readonly refused: number
  /** Requests without an answer, or with another one that is not theirs. */
  readonly failed: number
  /** Longest time between two acknowledged creates. */
  readonly longestGapMs: number
  /** From the recovery, or else from the fault, to the first create that was acknowledged. */
  readonly writesAgainMs: number
  /** From the same moment to the first delivery of a ticket that was created after it. */
  readonly deliveriesAgainMs: number
  /** From the same moment to the first mail of a message that was sent after it. */
  readonly mailsAgainMs: number
}

/** The most that is accepted of some figures. Whatever is lost, doubled, half written or not delivered never is. */
export type Limits = Partial<
  Pick<Figures, 'failed' | 'longestGapMs' | 'writesAgainMs' | 'deliveriesAgainMs' | 'mailsAgainMs'>
>

/** The most that clients may wait once PostgreSQL is there again. */
export const recovery: Limits = { writesAgainMs: 3000, deliveriesAgainMs: 5000, mailsAgainMs: 5000 }

/** Returns the figures of a fault that exceed the limits, each as a text. */
export function faultsOf(figures: Figures, limits: Limits): string[] {
  const most: Limits & Partial<Figures> = {
    lost: 0,
    doubled: 0,
    halfWritten: 0,
    undelivered: 0,
    ...limits,
  }
  return Object.entries(most).flatMap(([name, limit]) => {
    const value = figures[name as keyof Figures]
    // A time that could not be measured is not within its limit
    return value <= limit ? [] : [`${name} is ${value}, which is more than ${limit}`]
  })
}

/** Compares the stored rows with the acknowledged ones and returns the differences. */
export function compare(
  acknowledged: readonly string[],
  tickets: readonly Ticket[],
  events: ReadonlySet<string>,
  tagId: string,
): Pick<Figures, 'lost' | 'doubled' | 'halfWritten'> {
  const present = new Set(tickets.map(({ id }) => id))
  // The title is the Idempotency-Key
  const titles = new Set(tickets.map(({ title }) => title))
  const half = tickets.filter(({ id, tags }) => !tags.includes(tagId) || !events.has(id))
  const orphans = [...events].filter((id) => !present.has(id))
  return {
    lost: acknowledged.filter((id) => !present.has(id)).length,
    doubled: tickets.length - titles.size,
    halfWritten: half.length + orphans.length,
  }
}

/** Time from a moment to the first arrival of what was acknowledged after it; NaN without one. */
export function againAfter(
  moment: number,
  acknowledged: ReadonlyMap<string, number>,
  arrivals: ReadonlyMap<string, number> = acknowledged,
): number {
  const after = [...acknowledged].flatMap(([id, at]) => {
    const arrivedAt = arrivals.get(id)
    return at > moment && arrivedAt !== undefined ? [arrivedAt - moment] : []
  })
  return after.length === 0 ? Number.NaN : Math.max(0, Math.min(...after))
}
