import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { pipeline } from '../../db/pipeline.ts'
import { arrayParameter, statements } from '../../db/statement.ts'
import { emit } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { emitSteps } from '../automation-queues/emit-steps.ts'
import type { Entity } from '../custom-fields/queries.ts'
import { contactEvents } from './contact.ts'
import { contactsByIds } from './queries.ts'
import { toContact } from './wire.ts'

type Sources = { workspaceId: string; sourceIds: string[] }
type Repoint = Sources & { ids: string[]; targetId: string; now: string }

const locks = statements<Sources, { id: string }>()
const repoints = statements<Repoint, never>()
const tablesOf = { ticket: sql.identifier('tickets'), contact: sql.identifier('contacts') }
/** Merged contacts are never shown again. */
const conditions = { ticket: sql``, contact: sql`and merged_into_id is null` }
/** Number of objects that are read, changed and emitted at once, which bounds the memory. */
const atOnce = 500

/**
 * Points the custom fields of the type contact that have some merged contacts as their value, those of deleted tickets
 * and contacts too, to the target, and emits the events of it. The target is changed without an event, since the
 * merge emits its own.
 */
export async function repointValues(
  ctx: Context,
  sourceIds: string[],
  targetId: string,
): Promise<void> {
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  const valuesOf = (ids: string[]) => ({ workspaceId, ids, sourceIds, targetId, now })
  const write = { ticket: writeOf('ticket'), contact: writeOf('contact') }
  const [tickets, contacts] = await pipeline(db, [
    () => lockedHolders(ctx, 'ticket', sourceIds),
    () => lockedHolders(ctx, 'contact', sourceIds),
  ])
  for (const ids of tickets) {
    const work = ids.map((entityId) => ({ entityType: 'ticket' as const, entityId }))
    await emitSteps(ctx, { work }, async () => {
      await write.ticket(db, valuesOf(ids))
    })
  }
  for (const ids of contacts) {
    const others = ids.filter((id) => id !== targetId)
    const [before, , after] = await pipeline(db, [
      () => contactsByIds(db, { workspaceId, ids: others }),
      () => write.contact(db, valuesOf(ids)),
      () => contactsByIds(db, { workspaceId, ids: others }),
    ])
    const were = new Map(before.map((row) => [row.id, toContact(row)]))
    const events = after.flatMap((row) => {
      const was = were.get(row.id)
      return was ? contactEvents(toContact(row), was) : []
    })
    emit(ctx, ...events)
  }
}

/** The objects with such a value, locked in the order of their ids, in batches. */
async function lockedHolders(
  { db, actor: { workspaceId } }: Context,
  entity: Entity,
  sourceIds: string[],
): Promise<string[][]> {
  const table = tablesOf[entity]
  const lock = locks(
    entity,
    // One look-up in the index of custom fields for each field and source: "offset 0" keeps them apart
    (_, $) => sql`
      select id from ${table}
      where workspace_id = ${$.workspaceId} and id = any(array(
        select held.id from custom_fields f
        cross join unnest(${arrayParameter($.sourceIds)}::uuid[]) as source (id)
        cross join lateral (
          select o.id from ${table} o where o.workspace_id = ${$.workspaceId}
            and o.custom_fields @> jsonb_build_object(f.system_name, source.id) offset 0) held
        where ${isOfContacts(entity, $.workspaceId)})) ${conditions[entity]}
      order by id for no key update`,
  )
  const ids = (await lock(db, { workspaceId, sourceIds })).map(({ id }) => id)
  return Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, nth) =>
    ids.slice(nth * atOnce, (nth + 1) * atOnce),
  )
}

/** The statement that points the values of some objects to the target. */
function writeOf(entity: Entity) {
  const table = tablesOf[entity]
  return repoints(
    entity,
    // The merge raises the version of the target
    (_, $) => sql`
      update ${table} o set custom_fields = o.custom_fields || (
          select jsonb_object_agg(f.system_name, ${$.targetId}::uuid) from custom_fields f
          where ${isOfContacts(entity, $.workspaceId)}
            and o.custom_fields ->> f.system_name = any(${arrayParameter($.sourceIds)}::text[])),
        version = version + (id <> ${$.targetId}::uuid)::int, updated_at = ${$.now}::timestamptz
      where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])`,
  )
}

/** Fields of the type contact, archived ones too, since their values reappear with them. */
function isOfContacts(entity: Entity, workspaceId: Placeholder): SQL {
  return sql`f.workspace_id = ${workspaceId} and f.entity = ${entity}::text and f.type = 'contact'`
}
