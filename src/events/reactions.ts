import type { Events, EventType } from '../../generated/events.ts'
import type { AuditChange } from '../db/schema/changes.ts'
import type { Db } from '../db/pool/client.ts'
import type { ActorContext, Cause } from '../auth/actor.ts'
import type { InternalEvents } from './internal.ts'

type ReactionEvents = Events & InternalEvents

/** An event of the contract, or one that only reactions receive. */
export type ReactionEventType = keyof ReactionEvents

/** An event as a reaction receives it. */
export type EventOf<T extends ReactionEventType> = {
  [Type in T]: {
    readonly type: Type
    /** The id under which the event is published; null of one that only reactions receive. */
    readonly id: string | null
    /** The object after the change; of a deletion, the object as it was. */
    readonly data: ReactionEvents[Type]
    /** The object before the change; undefined of a new one, and where it is not known. */
    readonly before: ReactionEvents[Type] | undefined
    /** The members that differ. */
    readonly changes: readonly AuditChange[]
  }
}[T]

/** Events of some types, in the order in which they were emitted. */
export type EventsOf<T extends ReactionEventType> = ReadonlyArray<EventOf<T>>

/** The actor, time and request of some events; `db` is the transaction of the change. */
export interface ReactionContext extends ActorContext {
  readonly mayEmit: ReadonlySet<ReactionEventType>
}

/**
 * A consequence that one area draws from events of another. It runs before COMMIT, once in each round for all events of
 * one actor, in the order in which they were emitted, and changes all their rows by the same statements. It sends its
 * first statement before it waits for anything, and hands those whose result it does not need to `db.sendWithCommit()`. It never
 * calls out of the database.
 */
export interface Reaction<T extends ReactionEventType> {
  (ctx: ReactionContext, events: EventsOf<T>): Promise<void>
  readonly name: string
  /** The events that it may emit. Emitting another one is a defect. */
  readonly emits: readonly ReactionEventType[]
  /**
   * The member of its events that names their object. The events wait for a round that has no others, and of each object only
   * the first one is handed over, because the reaction reports what all reactions before have come to.
   */
  readonly lastPer?: string | undefined
}

/** Returns an event as the cause of others; undefined for one that is not published. */
export function causeOf({ type, id }: EventOf<ReactionEventType>): Cause | undefined {
  return id === null ? undefined : { type: type as EventType, id }
}

/** The context of what a reaction does because of one event: what it emits names that event as its cause. */
export function causedBy(ctx: ReactionContext, event: EventOf<EventType>): ReactionContext {
  const cause = causeOf(event)
  if (!cause)
    throw new Error(`${event.type} is not published, so that it cannot be named as a cause`)
  return { ...ctx, cause }
}

/** Returns the causes of events about several objects, by the id of each object. */
export function causedByObject(
  ctx: ReactionContext,
  events: ReadonlyArray<EventOf<EventType> & { readonly data: { readonly id: string } }>,
): (id: string) => ReactionContext {
  const causes = new Map(events.map((event) => [event.data.id, event]))
  return (id) => {
    const cause = causes.get(id)
    if (!cause) throw new Error(`no event is about ${id}`)
    return causedBy(ctx, cause)
  }
}

/** The result of a reaction that emits no events. */
export const emitsNothing: readonly never[] = []

/** Reactions by the type of the event, those of one event in the order in which they run. */
export type Reactions = {
  readonly [T in ReactionEventType]?: ReadonlyArray<Reaction<T>>
}

/** The reactions of this program: every type of event has its row, which is empty where nothing reacts to it. */
export type ReactionTable = Required<Reactions>

interface Listed {
  readonly react: Reaction<never>
  readonly types: ReadonlySet<ReactionEventType>
  readonly mayEmit: ReadonlySet<ReactionEventType>
}

let listed: readonly Listed[] | undefined
let typesWithReactions: ReadonlySet<ReactionEventType> = new Set()
let lastTypes: ReadonlyMap<ReactionEventType, string> = new Map()

/** Sets the reactions of this program, which emits nothing before. */
export function useReactions(reactions: Reactions): void {
  const types = new Map<Reaction<never>, Set<ReactionEventType>>()
  for (const [type, some] of Object.entries(reactions) as Array<
    [ReactionEventType, ReadonlyArray<Reaction<never>>]
  >) {
    for (const react of some) types.set(react, (types.get(react) ?? new Set()).add(type))
  }
  listed = [...types].map(([react, of]) => ({
    react,
    types: of,
    mayEmit: new Set(react.emits),
  }))
  typesWithReactions = new Set([...types.values()].flatMap((of) => [...of]))
  lastTypes = new Map(
    [...types].flatMap(([{ lastPer }, of]) =>
      lastPer === undefined ? [] : [...of].map((type) => [type, lastPer] as const),
    ),
  )
}

type AnyEvent = EventOf<ReactionEventType>

interface Emitted {
  readonly ctx: ActorContext
  readonly events: readonly AnyEvent[]
}

/** Hands events to the reactions to them, which run before COMMIT. */
export function handToReactions(ctx: ActorContext, events: readonly AnyEvent[]): void {
  if (!listed) throw new Error('an event is emitted before useReactions() was called')
  const { mayEmit } = ctx as Partial<ReactionContext>
  const known = events.filter(({ type }) => {
    if (mayEmit && !mayEmit.has(type)) {
      throw new Error(`a reaction emits ${type}, which is not among those that it may emit`)
    }
    return typesWithReactions.has(type)
  })
  if (known.length > 0) ctx.db.beforeCommit(react, { ctx, events: known })
}

/** Emits events that only reactions receive. */
export function emitInternally<T extends keyof InternalEvents>(
  ctx: ActorContext,
  type: T,
  ...all: ReadonlyArray<InternalEvents[T]>
): void {
  const events = all.map((data) => ({
    type,
    id: null,
    data,
    before: undefined,
    changes: [],
  }))
  handToReactions(ctx, events as unknown as AnyEvent[])
}

/** Runs the reactions to one round of events: all are begun before any is waited for. */
async function react(db: Db, emitted: readonly Emitted[]): Promise<void> {
  const running: Array<Promise<void>> = []
  for (const { ctx, events } of byActor(withoutLast(db, emitted))) {
    for (const { react, types, mayEmit } of listed ?? []) {
      const some = events.filter(({ type }) => types.has(type))
      if (some.length > 0) running.push(react({ ...ctx, db, mayEmit }, some as never[]))
    }
  }
  await Promise.all(running)
}

/** Leaves the events of reactions that run last to the next round, unless there are no others. */
function withoutLast(db: Db, emitted: readonly Emitted[]): readonly Emitted[] {
  const partOf = (isLast: boolean) =>
    emitted.flatMap(({ ctx, events }) => {
      const some = events.filter(({ type }) => lastTypes.has(type) === isLast)
      return some.length > 0 ? [{ ctx, events: some }] : []
    })
  const others = partOf(false)
  if (others.length === 0) return firstOfEach(emitted)
  for (const item of partOf(true)) db.beforeCommit(react, item)
  return others
}

/** Leaves out events of reactions that run last about an object that an earlier one is about, also of another actor. */
function firstOfEach(emitted: readonly Emitted[]): readonly Emitted[] {
  const seen = new Set<unknown>()
  return emitted.map(({ ctx, events }) => {
    const first = events.filter(({ type, data }) => {
      const object = (data as unknown as Readonly<Record<string, unknown>>)[
        lastTypes.get(type) ?? ''
      ]
      const key = JSON.stringify([ctx.actor.workspaceId, type, object])
      return !seen.has(key) && seen.add(key)
    })
    return { ctx, events: first }
  })
}

/** The events of each actor, workspace, instant and request. */
function byActor(emitted: readonly Emitted[]): Iterable<Emitted> {
  if (emitted.length === 1) return emitted
  const groups = new Map<string, { ctx: ActorContext; events: AnyEvent[] }>()
  for (const { ctx, events } of emitted) {
    const { actor, now, requestId } = ctx
    const key = [actor.workspaceId, actor.id, actor.tokenId, now, requestId].join()
    const group = groups.get(key)
    if (group) group.events.push(...events)
    else groups.set(key, { ctx, events: [...events] })
  }
  return groups.values()
}
