import { eventShape } from '../../../generated/event-shapes.ts'
import { eventTypes } from '../../../generated/events.ts'
import { type Reference, requireReferences } from '../../db/query/references.ts'
import type { EventFilter } from '../../db/schema/webhooks.ts'
import { ruleViolated } from '../../errors.ts'
import { type EventMember, memberOf } from '../../events/event-members.ts'
import { matchesType } from '../../events/event-types.ts'
import type { Context } from '../../http/context.ts'
import { isUuid } from '../../lib/ids.ts'

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
 * Throws 422 for a condition on a member that no event of the webhook has, on a value that the member can never have, or
 * on an object that does not exist.
 */
export async function requireFilterValues(
  ctx: Context,
  filter: EventFilter | null | undefined,
  events: readonly string[],
): Promise<void> {
  if (!filter) return
  const matching = eventTypes.filter(({ type }) => matchesType(type, events))
  const schemas = [...new Set(matching.map(({ schema }) => schema))].map(eventShape)
  const references: Reference[] = []
  for (const [list, conditions] of Object.entries(filter)) {
    for (const [index, { path, value }] of (conditions as EventFilter['all']).entries()) {
      const pointer = `/filter/${list}/${index}`
      const members = schemas.flatMap((schema) => memberOf(schema, path) ?? [])
      if (members.length === 0) {
        throw ruleViolated(`No event of the webhook has the member "${path}".`, `${pointer}/path`)
      }
      for (const one of [value ?? null].flat()) {
        if (one !== null && !members.some((member) => canBe(member, one))) {
          throw ruleViolated(`The member "${path}" never has this value.`, `${pointer}/value`)
        }
      }
      const kind = kindOf(path)
      const ids = [value].flat().filter((one): one is string => typeof one === 'string')
      if (kind && ids.length > 0)
        references.push([`${pointer}/value`, kind, Array.isArray(value) ? ids : ids[0]])
    }
  }
  await requireReferences(ctx, ...references)
}

function canBe({ types, isId, values }: EventMember, value: unknown): boolean {
  if (values) return values.includes(value)
  if (isId) return typeof value === 'string' && isUuid(value)
  const type = typeof value
  return (
    types.length === 0 || types.includes(type) || (type === 'number' && types.includes('integer'))
  )
}

function kindOf(path: string): Reference[1] | undefined {
  const names = path.split('.')
  return kindsOfMembers[names.slice(-2).join('.')] ?? kindsOfMembers[names.at(-1) ?? '']
}
