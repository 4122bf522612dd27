import { AsyncResource } from 'node:async_hooks'
import { isDeepStrictEqual } from 'node:util'
import { isTracing } from '../lib/trace.ts'
import type { Db, PoolCaller } from './client.ts'
import { isConnectionLoss, isSaidByDatabase } from './errors.ts'
import type { Opening } from './opening.ts'
import { type Sender, sendingOn } from './members.ts'
import { timeouts } from '../timeouts.ts'
import type { Starting } from './transaction.ts'

/** What makes it possible that several requests of a token are done in one transaction. */
export interface Share {
  /** Only requests of one kind are done together. */
  readonly kind: string
  /** What the request must have to itself: requests that name the same are never done together. */
  readonly touches: readonly string[]
  /** The instant of the request, RFC 3339. */
  readonly now: string
}

/** What a request knows of the transaction that it shares with others. */
export interface Shared {
  /** The instant of all of its requests, RFC 3339. */
  readonly now: string
  /** Notes what turns out to be touched, in lower case. Throws NeedsOwnTransaction when another request touches it. */
  readonly touch: (what: string) => void
  /** Calls a statement together with others of the same turn; absent where the statements of each request are its own. */
  readonly batch?: Sender['batch']
}

/** Some work of a shared transaction cannot be done there: each of its requests is done in one of its own. */
export class NeedsOwnTransaction extends Error {
  override readonly name = 'NeedsOwnTransaction'
}

/** Throws NeedsOwnTransaction in a shared transaction: locks do not keep its requests apart. */
export function requireOwn(db: Db): void {
  if (db.shared) throw new NeedsOwnTransaction('this is not done in a shared transaction')
}

/** One request that may share its transaction. */
export interface Member {
  readonly caller: PoolCaller
  readonly share: Share
  readonly opening: Opening
  readonly work: (db: Db) => Promise<unknown>
}

interface Waiter extends Member {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Requests of one kind of one token. */
interface Group {
  waiting: Waiter[]
  running: number
  /** What the requests of running transactions touch, so that none waits for a lock of another. */
  readonly busy: Set<string>
  /** How many of the running transactions wait for a connection, to take requests then. */
  pending: number
  /** So many more requests are done alone. */
  alone: number
  /** So many will be after the next failure. */
  penalty: number
  /** Begins another transaction beside one that takes long. */
  timer: NodeJS.Timeout | undefined
}

/** Does work in a transaction of a connection that is lent. */
type RunHere = (work: (db: Db) => Promise<unknown>, starting: Starting) => Promise<unknown>

export interface Runs {
  /** Does one request in a transaction of its own. */
  alone(member: Member): Promise<unknown>
  /** Lends a connection, once it is the caller's turn, and again for whatever is worth another attempt. */
  lend(caller: PoolCaller, work: (run: RunHere) => Promise<void>): Promise<void>
}

/** Why a shared transaction failed, which by itself is no reason to try the same again. */
class SharedFailure extends Error {
  /** Whether nothing of it was committed for certain. */
  readonly isUndone: boolean

  constructor(cause: unknown, isUndone: boolean) {
    super('a shared transaction failed', { cause })
    this.isUndone = isUndone
  }
}

const mostMembers = 16
/** Past so many, others do not join: the pool says when too many wait. */
const mostWaiting = 4 * mostMembers
const leastPenalty = 16
const mostPenalty = 1024
const mostGroups = 1000

/**
 * Does requests of one kind of a token that arrive while an earlier one runs in one transaction: they share BEGIN,
 * the question whether the token is valid, the log, the reactions and COMMIT. A request that arrives alone has a
 * transaction of its own at once. When anything fails, all of it is rolled back, and each request is done alone with
 * the result that it has there. After that more and more requests of the kind are, until some succeed together again.
 */
export function sharing({ alone, lend }: Runs): (member: Member) => Promise<unknown> {
  const groups = new Map<string, Group>()

  function groupOf({ caller, share }: Member): Group {
    const key = `${caller.tokenId} ${share.kind}`
    let group = groups.get(key)
    if (!group) {
      if (groups.size >= mostGroups) dropIdle()
      group = {
        waiting: [],
        busy: new Set(),
        running: 0,
        pending: 0,
        alone: 0,
        penalty: leastPenalty,
        timer: undefined,
      }
      groups.set(key, group)
    }
    return group
  }

  function dropIdle(): void {
    for (const [key, { running, waiting }] of groups) {
      if (running === 0 && waiting.length === 0) groups.delete(key)
    }
  }

  /** One transaction runs at a time, and another one when enough requests wait to fill it, or have waited long enough. */
  function begin(group: Group, isLate = false): void {
    // A transaction that could take none would begin for nothing, again and again
    const left = takeable(group).length - group.pending * mostMembers
    if (left <= 0) return
    if (group.running > 0 && left < mostMembers && !isLate) {
      group.timer ??= setTimeout(() => {
        group.timer = undefined
        begin(group, true)
      }, timeouts.sharedWaitMs)
      return
    }
    clearTimeout(group.timer)
    group.timer = undefined
    group.running += 1
    group.pending += 1
    void run(group).finally(() => {
      group.running -= 1
      begin(group)
    })
  }

  async function run(group: Group): Promise<void> {
    const [first] = group.waiting as [Waiter]
    const asking = new Set(group.waiting)
    let members: Waiter[] | undefined
    const isGone = () => (members ?? group.waiting).every(({ caller }) => caller.isGone?.())
    const taken = () => {
      if (members) return members
      group.pending -= 1
      return (members = take(group))
    }
    /** Those who waited for a connection in vain; who came meanwhile waits for another one. */
    const giveUp = () => {
      group.pending -= 1
      members = []
      const refused = group.waiting.filter((waiter) => asking.has(waiter))
      group.waiting = group.waiting.filter((waiter) => !asking.has(waiter))
      return refused
    }
    try {
      await lend({ ...first.caller, isGone }, async (runHere) => {
        // Those who came while a connection was waited for as well
        const all = taken()
        await (all.length > 1 ? together(all, runHere) : byItself(all, runHere))
        if (all.length > 1) group.penalty = leastPenalty
      })
    } catch (error) {
      if (error instanceof SharedFailure && error.isUndone) {
        group.alone += group.penalty
        group.penalty = Math.min(2 * group.penalty, mostPenalty)
        for (const member of taken()) {
          alone(member).then(member.resolve, member.reject)
        }
        return
      }
      const reason = error instanceof SharedFailure ? error.cause : error
      for (const { reject } of members ?? giveUp()) reject(reason)
    } finally {
      for (const { share } of taken()) for (const what of share.touches) group.busy.delete(what)
    }
  }

  return (member) => {
    const group = groupOf(member)
    if (group.alone > 0 || group.waiting.length >= mostWaiting) {
      group.alone = Math.max(0, group.alone - 1)
      return alone(member)
    }
    return new Promise((resolve, reject) => {
      // What it does belongs to the trace of its own request
      const work = isTracing() ? AsyncResource.bind(member.work) : member.work
      group.waiting.push({ ...member, work, resolve, reject })
      begin(group)
    })
  }
}

/** The requests of a group that touch nothing that a transaction of the group or an earlier request does. */
function takeable({ waiting, busy }: Group): Waiter[] {
  const touched = new Set(busy)
  return waiting.filter(({ share: { touches } }) => {
    const isFree = touches.every((what) => !touched.has(what))
    for (const what of touches) touched.add(what)
    return isFree
  })
}

/** Takes the requests that have waited longest out of a group, as far as they can be done together. */
function take(group: Group): Waiter[] {
  const free = takeable(group)
  const taken = new Set(
    free.filter((one) => isSame(one.opening, (free[0] ?? one).opening)).slice(0, mostMembers),
  )
  group.waiting = group.waiting.filter((waiter) => !taken.has(waiter))
  for (const { share } of taken) for (const what of share.touches) group.busy.add(what)
  return [...taken]
}

function isSame(one: Opening, other: Opening): boolean {
  return (
    one.name === other.name &&
    one.parameters.every((value, n) => isDeepStrictEqual(value, other.parameters[n]))
  )
}

async function byItself([member]: readonly Waiter[], run: RunHere): Promise<void> {
  // Nobody is left where another transaction has taken them all
  if (!member) return
  member.resolve(await run(member.work, { opening: member.opening }))
}

async function together(members: readonly Waiter[], run: RunHere): Promise<void> {
  const [{ opening }] = members as readonly [Waiter]
  const instants = members.map(({ share }) => share.now).sort()
  const now = instants.at(-1) ?? ''
  const ending = { isBegun: false }
  const work = async (db: Db) => {
    const touched = new Map<string, Waiter>()
    for (const one of members) for (const what of one.share.touches) touched.set(what, one)
    // A trace has the statements of its own request
    const senderOf = isTracing() ? undefined : sendingOn(db)
    const done = members.map(async (member) => {
      const touch = (what: string) => {
        const by = touched.get(what)
        if (by && by !== member) throw new NeedsOwnTransaction(`two requests touch ${what}`)
        touched.set(what, member)
      }
      const sender = senderOf?.()
      if (!sender) return member.work({ ...db, shared: { now, touch } })
      const { run, batch } = sender
      return member.work({ ...db, run, shared: { now, touch, batch } })
    })
    // Nobody uses the connection any more when it is rolled back
    const outcomes = await Promise.allSettled(done)
    const failed = outcomes.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
    return outcomes.map((one) => (one as PromiseFulfilledResult<unknown>).value)
  }
  const starting: Starting = {
    opening: {
      ...opening,
      check(rows) {
        for (const member of members) member.opening.check(rows)
      },
    },
    lockTimeoutMs: timeouts.sharedLockMs,
    // For what is done for all of them before COMMIT
    shared: { now, touch: () => {} },
    ending,
  }
  try {
    const results = (await run(work, starting)) as unknown[]
    for (const [n, { resolve }] of members.entries()) resolve(results[n])
  } catch (error) {
    const isUndone = !ending.isBegun || isSaidByDatabase(error)
    throw new SharedFailure(error, isUndone && !isConnectionLoss(error))
  }
}
