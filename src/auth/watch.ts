import { loopWhile } from '../lib/loop-while.ts'
import { ApiError } from '../errors.ts'
import type { Actor, Authentication } from './authenticate.ts'

/** Milliseconds between two checks of the tokens that are watched. */
const everyMs = 500
/** Milliseconds without a successful check, after which no token is trusted any more. */
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
  readonly caller: Caller
  readonly onEnd: (reason: string) => void
}

/**
 * Returns the watch of a process. While a caller is watched it asks twice a second, by one statement for all tokens, which
 * have changed, and looks callers up, which also marks tokens as used. `onError` receives each failure.
 */
export function actorWatch(
  authentication: Authentication,
  onError: (error: unknown) => void,
): ActorWatch {
  const watched = new Map<string, Set<Watched>>()
  let checkedAt = 0

  const end = (callers: Iterable<Watched>, reason: string) => {
    for (const { onEnd } of [...callers]) onEnd(reason)
  }
  const lookUp = async (header: string) => {
    const [first] = watched.get(header) ?? []
    if (first) await authentication.identify(header, first.caller.ip)
  }
  const check = async () => {
    const changed = await authentication.changed([...watched.keys()])
    for (let at = 0; at < changed.length; at += mostLookUps) {
      await Promise.all(
        changed.slice(at, at + mostLookUps).map((header) =>
          lookUp(header).catch((error: unknown) => {
            if (!(error instanceof ApiError) || error.status !== 401) throw error
            end(watched.get(header) ?? [], error.message)
          }),
        ),
      )
    }
    for (const [header, callers] of watched) {
      const actor = authentication.cached(header)?.actor
      const others = [...callers].filter(
        ({ caller }) => !actor || !hasSameRights(caller.actor, actor),
      )
      end(others, 'The rights of the token have changed.')
    }
    checkedAt = performance.now()
  }
  const checking = loopWhile(
    () => watched.size > 0,
    everyMs,
    async () =>
      check().catch((error: unknown) => {
        onError(error)
        if (performance.now() - checkedAt < trustedMs) return
        end(
          [...watched.values()].flatMap((callers) => [...callers]),
          'The token cannot be checked.',
        )
      }),
  )

  return {
    watch(caller, onEnd) {
      const one = { caller, onEnd }
      if (watched.size === 0) checkedAt = performance.now()
      const callers = watched.get(caller.header) ?? new Set()
      watched.set(caller.header, callers.add(one))
      checking.start()
      return () => {
        callers.delete(one)
        if (callers.size === 0 && watched.get(caller.header) === callers)
          watched.delete(caller.header)
      }
    },
    stop: () => checking.stop(),
  }
}

function hasSameRights(one: Actor, other: Actor): boolean {
  return one === other || (one.id === other.id && one.scopes.join(' ') === other.scopes.join(' '))
}
