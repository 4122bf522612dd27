import { DatabaseUnavailable } from './errors.ts'

/** Who wants to use the database. */
export interface Caller {
  readonly workspaceId: string
  readonly tokenId: string
  /** Whether nobody waits for the result any more. */
  readonly isGone?: () => boolean
}

/** How many places callers may hold at once. */
export interface Shares {
  readonly ofWorkspace: number
  readonly ofToken: number
}

export interface TurnsOptions {
  /** How many callers may hold a place at the moment. */
  readonly places: () => number
  readonly sharesOf: (caller: Caller) => Shares
  /** How long a caller may wait. */
  readonly waitMs: (caller: Caller) => number
  /** How many may wait, of all workspaces and of one. */
  readonly mostWaiting: number
  readonly mostOfWorkspace: number
}

/** A number of places, which callers hold one after the other. */
export interface Turns {
  /**
   * Takes a place, once it is the caller's turn, and returns what ends its use. Throws
   * DatabaseUnavailable when too many wait, or after too long a wait.
   */
  take(caller: Caller): Promise<() => void>
  /** Hands out places that have become free otherwise than by the end of a use. */
  handOut(): void
  /** Lets those who wait for a token wait no longer. */
  refuse(tokenId: string, error: Error): void
  readonly held: number
  readonly waiting: number
  close(): void
}

interface Waiter {
  readonly caller: Caller
  readonly resolve: (end: () => void) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}

interface Token {
  held: number
  readonly waiters: Waiter[]
}

interface Workspace {
  held: number
  waiting: number
  readonly tokens: Map<string, Token>
}

/**
 * Hands out places in turn: over the workspaces that wait, and within one over its tokens. So a
 * caller waits for one request of each of the others, however many requests they have.
 */
export function turns(options: TurnsOptions): Turns {
  const { places, sharesOf, waitMs, mostWaiting, mostOfWorkspace } = options
  // In the order of turns: whoever gets one goes to the end
  const workspaces = new Map<string, Workspace>()
  let held = 0
  let waiting = 0
  let closed = false

  function enter({ workspaceId, tokenId }: Caller): { workspace: Workspace; token: Token } {
    let workspace = workspaces.get(workspaceId)
    if (!workspace) {
      workspace = { held: 0, waiting: 0, tokens: new Map() }
      workspaces.set(workspaceId, workspace)
    }
    let token = workspace.tokens.get(tokenId)
    if (!token) {
      token = { held: 0, waiters: [] }
      workspace.tokens.set(tokenId, token)
    }
    return { workspace, token }
  }

  /** Forgets whoever neither holds a place nor waits for one. */
  function leave({ workspaceId, tokenId }: Caller): void {
    const workspace = workspaces.get(workspaceId)
    const token = workspace?.tokens.get(tokenId)
    if (!workspace || !token || token.held > 0 || token.waiters.length > 0) return
    workspace.tokens.delete(tokenId)
    if (workspace.tokens.size === 0) workspaces.delete(workspaceId)
  }

  function hold(caller: Caller, workspace: Workspace, token: Token): () => void {
    held += 1
    workspace.held += 1
    token.held += 1
    moveToEnd(workspaces, caller.workspaceId, workspace)
    moveToEnd(workspace.tokens, caller.tokenId, token)
    let ended = false
    return () => {
      if (ended) return
      ended = true
      held -= 1
      workspace.held -= 1
      token.held -= 1
      handOut()
      leave(caller)
    }
  }

  function handOut(): void {
    while (waiting > 0 && held < places()) {
      const waiter = next()
      if (!waiter) return
      const { caller } = waiter
      const { workspace, token } = enter(caller)
      remove(waiter, workspace, token)
      if (caller.isGone?.()) {
        waiter.reject(new DatabaseUnavailable('POOL_TIMEOUT', 'the caller is gone'))
        leave(caller)
      } else {
        waiter.resolve(hold(caller, workspace, token))
      }
    }
  }

  /** The first waiter in turn that may hold another place. */
  function next(): Waiter | undefined {
    for (const workspace of workspaces.values()) {
      if (workspace.waiting === 0) continue
      for (const token of workspace.tokens.values()) {
        const [waiter] = token.waiters
        if (waiter && mayHold(waiter.caller, workspace, token)) return waiter
      }
    }
    return undefined
  }

  function mayHold(caller: Caller, workspace: Workspace, token: Token): boolean {
    const { ofWorkspace, ofToken } = sharesOf(caller)
    return workspace.held < ofWorkspace && token.held < ofToken
  }

  function remove(waiter: Waiter, workspace: Workspace, token: Token): void {
    clearTimeout(waiter.timer)
    token.waiters.splice(token.waiters.indexOf(waiter), 1)
    workspace.waiting -= 1
    waiting -= 1
  }

  /** Takes out those for whom nobody waits, who would keep others from waiting. */
  function dropGone(): void {
    for (const waiter of allWaiters()) {
      if (waiter.caller.isGone?.()) {
        giveUp(waiter, new DatabaseUnavailable('POOL_TIMEOUT', 'the caller is gone'))
      }
    }
  }

  function allWaiters(): Waiter[] {
    return [...workspaces.values()].flatMap(({ tokens }) =>
      [...tokens.values()].flatMap(({ waiters }) => waiters),
    )
  }

  function giveUp(waiter: Waiter, error: Error): void {
    const { workspace, token } = enter(waiter.caller)
    remove(waiter, workspace, token)
    leave(waiter.caller)
    waiter.reject(error)
  }

  async function take(caller: Caller): Promise<() => void> {
    if (closed) throw closedPool()
    let { workspace, token } = enter(caller)
    if (waiting === 0 && held < places() && mayHold(caller, workspace, token)) {
      return hold(caller, workspace, token)
    }
    if (waiting >= mostWaiting || workspace.waiting >= mostOfWorkspace) {
      dropGone()
      ;({ workspace, token } = enter(caller))
    }
    if (waiting >= mostWaiting || workspace.waiting >= mostOfWorkspace) {
      leave(caller)
      throw new DatabaseUnavailable('POOL_FULL', `${waiting} callers wait for a connection`)
    }
    return new Promise((resolve, reject) => {
      const ms = waitMs(caller)
      const timer = setTimeout(() => {
        giveUp(waiter, new DatabaseUnavailable('POOL_TIMEOUT', `no connection free for ${ms} ms`))
      }, ms)
      const waiter: Waiter = { caller, resolve, reject, timer }
      token.waiters.push(waiter)
      workspace.waiting += 1
      waiting += 1
      handOut()
    })
  }

  return {
    take,
    handOut,
    refuse(tokenId, error) {
      for (const waiter of allWaiters()) {
        if (waiter.caller.tokenId === tokenId) giveUp(waiter, error)
      }
    },
    close() {
      closed = true
      for (const waiter of allWaiters()) giveUp(waiter, closedPool())
    },
    get held() {
      return held
    },
    get waiting() {
      return waiting
    },
  }
}

function moveToEnd<T>(map: Map<string, T>, key: string, value: T): void {
  if (map.size === 1) return
  map.delete(key)
  map.set(key, value)
}

function closedPool(): DatabaseUnavailable {
  return new DatabaseUnavailable('POOL_CLOSED', 'the pool is closed')
}
