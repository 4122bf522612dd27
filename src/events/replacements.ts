import { causedBy, type EventsOf, type ReactionContext } from './reactions.ts'

const kinds = {
  'category.deleted': 'category',
  'contact.deleted': 'contact',
  'queue.deleted': 'automation_queue',
  'tag.deleted': 'tag',
} as const

type Deletion = keyof typeof kinds

/** The events of a deletion. Where another object takes over, `object.replaced` names it. */
export type Replacing = Deletion | 'object.replaced'

interface Replacement {
  /** The context of what follows from the deletion. */
  readonly ctx: ReactionContext
  readonly kind: (typeof kinds)[Deletion]
  readonly fromIds: readonly string[]
  /** The object that takes over; null if there is none. */
  readonly toId: string | null
}

/** Returns what was deleted, each with what takes over where it is named. */
export function replacementsIn(ctx: ReactionContext, events: EventsOf<Replacing>): Replacement[] {
  const heirs = new Map(
    events.flatMap((event) =>
      event.type === 'object.replaced'
        ? event.data.fromIds.map((id) => [id, event.data.toId] as const)
        : [],
    ),
  )
  return events.flatMap((event) => {
    if (event.type === 'object.replaced') return []
    const { id } = event.data
    const toId = heirs.get(id) ?? null
    return { ctx: causedBy(ctx, event), kind: kinds[event.type], fromIds: [id], toId }
  })
}
