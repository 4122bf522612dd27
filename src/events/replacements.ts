import type { Db } from '../db/pool/client.ts'
import { lockRow } from '../db/query/lock-row.ts'
import { patch } from '../db/query/patch.ts'
import { pipeline } from '../db/query/pipeline.ts'
import type { Key } from '../db/query/rows.ts'
import { idsOfNaming, type RuleReference, withReplaced } from '../db/query/rule-references.ts'
import { causedBy, type EventsOf, type ReactionContext } from './reactions.ts'

const kinds = {
  'category.deleted': 'category',
  'contact.deleted': 'contact',
  'queue.deleted': 'automation_queue',
  'tag.deleted': 'tag',
} as const

/** The events of a deletion. Where another object takes over, `object.replaced` names it. */
export type Replacing = keyof typeof kinds | 'object.replaced'

/** Objects that name others in some of their members. */
export interface Naming<Row> {
  readonly resource: RuleReference['resource']
  readonly table: Parameters<typeof patch>[1]
  readonly byId: (db: Db, key: Key) => Promise<Row[]>
  /** Returns the columns in which a row may name others. */
  readonly namesIn: (row: Row) => Readonly<Record<string, unknown>>
  /** Emits the change of an object. */
  readonly report: (ctx: ReactionContext, after: Row, before: Row) => void
}

/**
 * Replaces what objects name by what takes over, or removes it if nothing does. Each object is locked before it is read, since
 * two deletions at once may be of what the same object names.
 */
export async function replaceNames<Row>(
  ctx: ReactionContext,
  events: EventsOf<Replacing>,
  { resource, table, byId, namesIn, report }: Naming<Row>,
): Promise<void> {
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  const heirs = new Map(
    events.flatMap((event) =>
      event.type === 'object.replaced'
        ? event.data.fromIds.map((id) => [id, event.data.toId] as const)
        : [],
    ),
  )
  for (const event of events) {
    if (event.type === 'object.replaced') continue
    const fromId = event.data.id
    const toId = heirs.get(fromId) ?? null
    for (const id of await idsOfNaming(ctx, resource, kinds[event.type], fromId)) {
      const key = { workspaceId, id }
      const [, [before]] = await pipeline(db, [() => lockRow(db, table, key), () => byId(db, key)])
      if (!before) continue
      const names = withReplaced(namesIn(before), fromId, toId)
      await patch(db, table, key, { ...names, updatedAt: now })
      const [after] = await byId(db, key)
      if (after) report(causedBy(ctx, event), after, before)
    }
  }
}
