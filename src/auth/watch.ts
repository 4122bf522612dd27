import { fairQueue } from '../lib/fair-queue.ts'
import { loopWhile } from '../lib/loop-while.ts'
import { ApiError } from '../errors.ts'
import type { Actor, Authentication } from './authenticate.ts'

/** Milliseconds between two checks of the tokens that are watched. */
const everyMs = 500
/** Milliseconds without a successful check, after which a token is not trusted any more. */
const trustedMs = 5000
/** Tokens that are looked up at the same time. */
const mostLookUps = 4

/** A caller whose request goes on after it was admitted. */
export interface Caller {
  /** The `Authorization` header. */
  readonly header: string
  readonly ip: string
  readonly actor: Actor
}

/** Watches the tokens of callers whose requests go on. */
export interface ActorWatch {
  /** Calls `onEnd` with the reason once the token is refused or has other rights, until the returned function is called. */
  watch(caller: Caller, onEnd: (reason: string) => void): () => void
  /** Resolves once nothing is checked any more. */
  stop(): Promise<void>
}

interface Watched {
  readonly actor: Actor
  readonly onEnd: (reason: string) => void
}

/** The requests of a token. */
interface Token {
  readonly ip: string
  readonly workspaceId: string
  readonly requests: Set<Watched>
  /** Time of the last successful check, by `performance.now()`. */
  checkedAt: number
  isLookedUp: boolean
}

/**
 * Returns the watch of a process. While a caller is watched it asks twice a second, by one statement for all tokens, which
 * have changed, and looks those up, which also marks them as used. No token waits for the look-up of another workspace's,
 * nor fails with it. `onError` receives each failure.
 */
export function actorWatch(
  authentication: Authentication,
  onError: (error: unknown) => void,
): ActorWatch {
  const watched = new Map<string, Token>()
  const lookUps = new Set<Promise<void>>()
  const turns = fairQueue({
    slots: mostLookUps,
    slotsPerParty: mostLookUps - 1,
    mostWaiting: Infinity,
    waitMs: trustedMs,
  })

  const end = ({ requests }: Token, reason: string) => {
    for (const { onEnd } of [...requests]) onEnd(reason)
  }
  /** Ends what was begun with other rights than the token has now. One that is being identified is checked the next time. */
  const compare = (header: string, token: Token) => {
    const actor = authentication.cached(header)?.actor
    if (!actor) return
    token.checkedAt = performance.now()
    for (const { actor: before, onEnd } of [...token.requests]) {
      if (!hasSameRights(before, actor)) onEnd('The rights of the token have changed.')
    }
  }
  const lookUp = async (header: string, token: Token) => {
    token.isLookedUp = true
    try {
      const { workspaceId, ip } = token
      await turns.run(workspaceId, () => authentication.identify(header, ip), tooLate)
      compare(header, token)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) end(token, error.message)
      else onError(error)
    } finally {
      token.isLookedUp = false
    }
  }
  const check = async () => {
    const tokens = [...watched].filter(([, { isLookedUp }]) => !isLookedUp)
    const changed = new Set(await authentication.changed(tokens.map(([header]) => header)))
    for (const [header, token] of tokens) {
      if (!changed.has(header)) compare(header, token)
      else {
        const lookingUp = lookUp(header, token).finally(() => lookUps.delete(lookingUp))
        lookUps.add(lookingUp)
      }
    }
  }
  const checking = loopWhile(
    () => watched.size > 0,
    everyMs,
    async () => {
      // Before, so that a slow check does not count as a missing one
      const trustedSince = performance.now() - trustedMs
      await check().catch(onError)
      for (const token of [...watched.values()]) {
        if (token.checkedAt < trustedSince) end(token, 'The token cannot be checked.')
      }
    },
  )

  return {
    watch({ header, ip, actor }, onEnd) {
      const one = { actor, onEnd }
      const token = watched.get(header) ?? {
        ...{ ip, workspaceId: actor.workspaceId, requests: new Set() },
        ...{ checkedAt: performance.now(), isLookedUp: false },
      }
      watched.set(header, token)
      token.requests.add(one)
      checking.start()
      return () => {
        token.requests.delete(one)
        if (token.requests.size === 0 && watched.get(header) === token) watched.delete(header)
      }
    },
    async stop() {
      await checking.stop()
      await Promise.all(lookUps)
    },
  }
}

function tooLate(): Error {
  return new Error('A token waited too long for its look-up.')
}

function hasSameRights(one: Actor, other: Actor): boolean {
  return one === other || (one.id === other.id && one.scopes.join(' ') === other.scopes.join(' '))
}
