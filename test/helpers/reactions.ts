import { connectAreas } from '../../src/boot/wiring.ts'
import type { Reaction, Reactions } from '../../src/events/reactions.ts'
import { reactions } from '../../src/api/reactions.ts'
import { recordReaction } from './ledger.ts'

type AnyReaction = Reaction<never>

/** Reactions that note in the ledger which of them have run, and for what. */
function recorded(all: Reactions): Reactions {
  const recording = new Map<AnyReaction, AnyReaction>()
  const toRecording = (react: AnyReaction): AnyReaction => {
    const known = recording.get(react)
    if (known) return known
    const noting: AnyReaction = Object.assign(
      async (...[ctx, events]: Parameters<AnyReaction>) => {
        await react(ctx, events)
        const types = (events as ReadonlyArray<{ type: string }>).map(({ type }) => type)
        for (const type of types) recordReaction(type, react.name)
      },
      { emits: react.emits, lastPer: react.lastPer },
    )
    recording.set(react, noting)
    return noting
  }
  return Object.fromEntries(
    Object.entries(all).map(([type, some]) => [
      type,
      (some as readonly AnyReaction[]).map(toRecording),
    ]),
  )
}

/** Has this process react as a server does. */
export function useOwnReactions(): void {
  connectAreas(recorded(reactions))
}

useOwnReactions()
