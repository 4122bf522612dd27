import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { pipeline } from '../../db/query/pipeline.ts'
import { arrayParameter, statement, type Values } from '../../db/query/statement.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { emit } from '../../events/log/emit.ts'
import { type Move, step } from '../../platform/jobs/pending-work.ts'
import { emitSteps } from '../../routing/steps.ts'
import type { Entity } from '../custom-fields/queries.ts'
import { contactEvents } from './contact.ts'
import { contactsByIds } from './queries.ts'
import { toContact } from './wire.ts'

type Repoint = {
  workspaceId: string
  ids: string[]
  sourceIds: string[]
  targetId: string
  now: string
}

/** The SQL by which the objects differ. Merged contacts are never shown again. */
const tablesOf = {
  ticket: { name: sql`tickets`, condition: sql`` },
  contact: { name: sql`contacts`, condition: sql`and x.merged_into_id is null` },
}

/** The tickets, deleted ones too, whose custom fields of the type contact have merged contacts as their values. */
export const ticketValues = step({
  table: tablesOf.ticket.name,
  where: ($) => hasValue('ticket', $),
  async changeRows(ctx, ids, move) {
    const work = ids.map((entityId) => ({ entityType: 'ticket' as const, entityId }))
    await emitSteps(ctx, { work }, () => repointTicketValues(ctx.db, valuesOf(ctx, ids, move)))
  },
})

/** Moves values of contacts, except for the target, which the merge changes itself. */
export const contactValues = step({
  table: tablesOf.contact.name,
  where: ($) => hasValue('contact', $),
  async changeRows(ctx, ids, move) {
    const { db, actor } = ctx
    const read = () => contactsByIds(db, { workspaceId: actor.workspaceId, ids })
    const [before, , after] = await pipeline(db, [
      read,
      () => repointContactValues(db, valuesOf(ctx, ids, move)),
      read,
    ])
    const beforeById = new Map(before.map((row) => [row.id, toContact(row)]))
    const events = after.flatMap((row) => {
      const earlier = beforeById.get(row.id)
      return earlier ? contactEvents(toContact(row), earlier) : []
    })
    emit(ctx, ...events)
  },
})

function valuesOf({ actor, now }: ActorContext, ids: string[], { fromIds, toId }: Move): Repoint {
  const { workspaceId } = actor
  return { workspaceId, ids, sourceIds: fromIds, targetId: toId as string, now }
}

/** The condition of rows `x` with such a value: one look-up in the index of custom fields for each field and source. */
function hasValue(entity: Entity, $: Values<{ workspaceId: string; fromIds: string[] }>): SQL {
  const { name, condition } = tablesOf[entity]
  // "offset 0" keeps the look-ups apart
  return sql`x.id = any(array(
    select held.id from custom_fields f
    cross join unnest(${arrayParameter($.fromIds)}::uuid[]) as source (id)
    cross join lateral (
      select o.id from ${name} o where o.workspace_id = ${$.workspaceId} and o.custom_fields <> '{}'
        and o.custom_fields @> jsonb_build_object(f.system_name, source.id) offset 0) held
    where ${isOfContacts(entity, $.workspaceId)})) ${condition}`
}

const repointTicketValues = repointing('ticket')
export const repointContactValues = repointing('contact')

/** The statement that points the values of some objects to the target. */
function repointing(entity: Entity) {
  return statement<Repoint, never>(
    // The merge raises the version of the target
    (_, $) => sql`
      update ${tablesOf[entity].name} o set custom_fields = o.custom_fields || coalesce((
          select jsonb_object_agg(f.system_name, ${$.targetId}::uuid) from custom_fields f
          where ${isOfContacts(entity, $.workspaceId)}
            and o.custom_fields ->> f.system_name = any(${arrayParameter($.sourceIds)}::text[])), '{}'),
        version = version + (id <> ${$.targetId}::uuid)::int, updated_at = ${$.now}::timestamptz
      where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])`,
  )
}

/** Fields of the type contact, archived ones too, since their values reappear with them. */
function isOfContacts(entity: Entity, workspaceId: Placeholder): SQL {
  return sql`f.workspace_id = ${workspaceId} and f.entity = ${entity}::text and f.type = 'contact'`
}
