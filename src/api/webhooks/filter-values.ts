import { eventShape } from '../../../generated/event-shapes.ts'
import { eventTypes } from '../../../generated/events.ts'
import { survivingContacts } from '../../db/query/merged-contacts.ts'
import { type Reference, referenceTo, requireReferences } from '../../db/query/references.ts'
import { ruleViolated } from '../../errors.ts'
import { memberOf } from '../../events/event-members.ts'
import { matchesType } from '../../events/event-types.ts'
import type { Context } from '../../http/context.ts'
import {
  completeConditions,
  idsIn,
  placed,
  valueFault,
  withStoredIds,
} from '../../lib/condition-faults.ts'
import type { Condition, Conditions } from '../../lib/conditions.ts'

/** The kinds of objects that members of events name, by the ends of their paths. */
const kindsOfMembers: Readonly<Record<string, Reference[1]>> = {
  agentId: 'user',
  assigneeId: 'user',
  categoryId: 'category',
  channelId: 'channel',
  contactId: 'contact',
  contact_id: 'contact',
  ownerId: 'user',
  queueId: 'automation_queue',
  'tags.id': 'tag',
}

/**
 * Returns a filter with both lists and with ids of live objects. Throws 422 for a condition on a member that no event of
 * the webhook has, on a value that the member can never have, or on an object that does not exist.
 */
export async function checkedFilter(
  ctx: Context,
  given: Partial<Conditions> | null | undefined,
  events: readonly string[],
): Promise<Conditions | null | undefined> {
  if (!given) return given
  const filter = completeConditions(given, '/filter')
  const matching = eventTypes.filter(({ type }) => matchesType(type, events))
  const schemas = [...new Set(matching.map(({ schema }) => schema))].map(eventShape)
  const onIds = placed(filter, '/filter').filter(({ pointer, ...condition }) => {
    const { field } = condition
    const members = schemas.flatMap((schema) => memberOf(schema, field) ?? [])
    if (members.length === 0) {
      throw ruleViolated(`No event of the webhook has the member "${field}".`, `${pointer}/field`)
    }
    const faults = members.map((member) => valueFault(member, condition))
    if (!faults.includes(undefined)) {
      throw ruleViolated(`"value" ${faults[0]} for the field ${field}.`, `${pointer}/value`)
    }
    return members.every(({ isId }) => isId) || kindOf(field) !== undefined
  })
  const contacts = onIds.filter(({ field }) => kindOf(field) === 'contact').flatMap(idsIn)
  const surviving = await survivingContacts(ctx.db, ctx.actor.workspaceId, contacts)
  const references = onIds.flatMap((condition): Reference[] => {
    const kind = kindOf(condition.field)
    return kind ? [referenceTo(kind, withStoredIds(condition, surviving))] : []
  })
  await requireReferences(ctx, ...references)

  const fields = new Set(onIds.map(({ field }) => field))
  const stored = (condition: Condition) =>
    fields.has(condition.field) ? withStoredIds(condition, surviving) : condition
  return { all: filter.all.map(stored), any: filter.any.map(stored) }
}

function kindOf(path: string): Reference[1] | undefined {
  const names = path.split('.')
  return kindsOfMembers[names.slice(-2).join('.')] ?? kindsOfMembers[names.at(-1) ?? '']
}
