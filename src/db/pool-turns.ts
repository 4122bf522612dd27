import { timeouts } from '../timeouts.ts'
import type { PoolCaller } from './client.ts'
import type { Link } from './lease.ts'
import type { placesOf } from './places.ts'
import { databaseTime } from './database-time.ts'
import { DatabaseTimeSpent } from './errors.ts'
import { type Caller, type Shares, type Turns, turns } from './turns.ts'

/** A caller that does not say who it is, such as a request whose token is still to be looked up. */
export const nobody: PoolCaller = { workspaceId: '', tokenId: '' }

/** So many lists are sent over one connection without waiting for each other. */
const listDepth = 8
/** Another token has the right to its share for so long after it last asked for something. */
const recentMs = 1000
/** A token that has to rest for longer is refused, instead of waiting. */
const longestRestMs = 1000

export interface TurnOptions {
  readonly places: ReturnType<typeof placesOf>
  readonly link: Link
  readonly isBackground: boolean
  readonly leaseWaitMs: number
  readonly leaseQueue: number
  readonly leaseQueueOfWorkspace: number
  /** Milliseconds a second that the database works for the long reads of one token; unbounded unless given. */
  readonly timePerToken: number | undefined
}

/** Who waits for connections of each kind, and how many of them one caller may have. */
export interface PoolTurns {
  readonly transactions: Turns
  readonly longReads: Turns
  readonly lists: Turns
  /** Remembers that a caller asked for something. */
  remember(caller: Caller): void
  /** Whether another token has asked for something lately. */
  isContended(caller: Caller): boolean
  /** Begins no long read of a token for so long. */
  rest(caller: Caller, ms: number): void
  /** Counts database time of a token that shares it with others; past its part of it the token rests. */
  spend(caller: Caller, ms: number): void
  /** Throws DatabaseTimeSpent while a token has to rest for longer than its reads wait. */
  requireTime(caller: Caller): void
}

export function poolTurns(options: TurnOptions): PoolTurns {
  const { places, link, isBackground, leaseWaitMs, leaseQueue, leaseQueueOfWorkspace } = options
  const { timePerToken } = options
  const time = timePerToken === undefined ? undefined : databaseTime(timePerToken)
  const recent = recentTokens()
  /** Tokens that begin no long read, and until when, by `performance.now()`. */
  const resting = new Map<string, number>()
  const queue = { mostWaiting: leaseQueue, mostOfWorkspace: leaseQueueOfWorkspace }
  const readWaitMs = Math.max(leaseWaitMs, timeouts.longWaitMs)

  // Nobody holds the last place alone, where there are some
  const transactions: Turns = turns({
    ...queue,
    // Those of long reads as well while there is none
    places: () =>
      places.transaction + Math.max(0, places.long - longReads.held - longReads.waiting),
    waitMs(caller) {
      if (isBackground) return timeouts.longMs
      return caller === nobody ? leaseWaitMs : Math.max(leaseWaitMs, timeouts.transactionWaitMs)
    },
    sharesOf(caller) {
      const all = places.transaction + places.long - longReads.held
      if (isBackground || caller === nobody || all < 3) return same(all)
      return { ofWorkspace: all - 1, ofToken: Math.max(2, all - 2) }
    },
  })
  const longReads: Turns = turns({
    ...queue,
    places: () => Math.min(places.long, places.transaction + places.long - transactions.held),
    waitMs: () => readWaitMs,
    sharesOf(caller) {
      if (recent.isOnly(caller)) return same(places.long)
      const half = Math.max(1, Math.floor(places.long / 2))
      return { ofWorkspace: half, ofToken: resting.has(caller.tokenId) ? 0 : half }
    },
  })
  // Behind a pooler no connection keeps a timeout of its own, so each list has one to itself
  const listPlaces = () => places.list * (link.isPooled ? 1 : listDepth)
  const lists = turns({
    ...queue,
    places: listPlaces,
    waitMs: () => readWaitMs,
    sharesOf(caller) {
      const all = listPlaces()
      if (isBackground || caller === nobody || recent.isOnly(caller)) return same(all)
      return { ofWorkspace: all, ofToken: Math.max(1, Math.floor(all / 4)) }
    },
  })

  const timeSpent = (restMs: number) => new DatabaseTimeSpent(restMs, timePerToken ?? 0)

  function rest({ tokenId }: Caller, ms: number): void {
    const until = performance.now() + ms
    if ((resting.get(tokenId) ?? 0) >= until) return
    resting.set(tokenId, until)
    const timer = setTimeout(() => {
      if (resting.get(tokenId) !== until) return
      resting.delete(tokenId)
      longReads.handOut()
    }, ms)
    timer.unref()
  }

  return {
    transactions,
    longReads,
    lists,
    remember: recent.note,
    isContended: (caller) => !recent.isOnly(caller),
    rest,
    spend(caller, ms) {
      if (!time || isBackground || caller === nobody || recent.isOnly(caller)) return
      const restMs = time.spend(caller.tokenId, ms)
      if (restMs > 0) rest(caller, restMs)
      if (restMs > longestRestMs) longReads.refuse(caller.tokenId, timeSpent(restMs))
    },
    requireTime(caller) {
      const restMs = (resting.get(caller.tokenId) ?? 0) - performance.now()
      if (restMs > longestRestMs && !recent.isOnly(caller)) throw timeSpent(restMs)
    },
  }
}

function same(share: number): Shares {
  return { ofWorkspace: share, ofToken: share }
}

/** Knows whether a token is the only one that has asked for something lately. */
function recentTokens() {
  let last = ''
  let onlySince = 0
  return {
    note({ tokenId }: Caller): void {
      if (tokenId === last || tokenId === nobody.tokenId) return
      last = tokenId
      onlySince = performance.now()
    },
    isOnly: ({ tokenId }: Caller) => tokenId === last && performance.now() - onlySince >= recentMs,
  }
}
