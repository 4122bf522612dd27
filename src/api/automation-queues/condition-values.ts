import { sql } from 'drizzle-orm'
import { eventShape } from '../../../generated/event-shapes.ts'
import type { Condition, Conditions } from '../../db/schema/automation-queues.ts'
import { survivingContacts } from '../../db/query/merged-contacts.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { type Reference, requireReferences } from '../../db/query/references.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { ruleViolated, unknownReference } from '../../errors.ts'
import { memberOf } from '../../events/event-members.ts'
import type { Context } from '../../http/context.ts'
import { isUuid } from '../../lib/ids.ts'
import { definitionsOf, lockDefinitionsForValues } from '../custom-fields/queries.ts'
import { readValue, rulesOf } from '../custom-fields/types.ts'

/** The fields whose values are ids, with the kind of what they name. Those of creators may be users or tokens. */
const kindsOfFields: Readonly<Record<string, Reference[1] | 'actor' | 'company'>> = {
  tags: 'tag',
  'contact.tags': 'tag',
  categoryId: 'category',
  channelId: 'channel',
  contactId: 'contact',
  creatorId: 'actor',
  'contact.companyId': 'company',
}
const membersOfTickets = ['type', 'channel', 'priority', 'status']
const entityTypes = ['ticket', 'conversation', 'call']

type Definitions = ReadonlyMap<string, Awaited<ReturnType<typeof definitionsOf>>[number]>

interface Placed extends Condition {
  readonly pointer: string
}

/**
 * Returns conditions of a queue with ids of live objects. Throws 422 for a custom field or an object that does not
 * exist, and for a value that a field can never have.
 */
export async function checkedConditions(ctx: Context, conditions: Conditions): Promise<Conditions> {
  const placed = Object.entries(conditions).flatMap(([list, members]) =>
    (members as readonly Condition[]).map((condition, index): Placed => {
      return { ...condition, pointer: `/conditions/${list}/${index}` }
    }),
  )
  const definitions = await definitionsIn(ctx, placed)
  const contactIds = placed
    .filter(({ field }) => typeOf(field, definitions) === 'contact')
    .flatMap(idsIn)
  const surviving = await survivingContacts(ctx.db, ctx.actor.workspaceId, contactIds)
  const references = placed.flatMap((condition) => checked(condition, definitions, surviving))
  await requireReferences(ctx, ...references)
  await requireOthers(ctx, placed)
  const updated = (condition: Condition) => withSurviving(condition, surviving)
  return { all: conditions.all.map(updated), any: conditions.any.map(updated) }
}

type Ids = { workspaceId: string; ids: readonly string[] }

/** The users, API tokens and companies of some ids. Companies and tokens are never deleted. */
const actorsAndCompanies = statement<Ids, { id: string; kind: 'actor' | 'company' }>(
  (_, $) => sql`
    select u.id, 'actor' as kind from users u where u.workspace_id = ${$.workspaceId}
      and u.id = any(${arrayParameter($.ids)}::uuid[]) and u.deleted_at is null
    union all select a.id, 'actor' from api_tokens a where a.workspace_id = ${$.workspaceId}
      and a.id = any(${arrayParameter($.ids)}::uuid[])
    union all select k.id, 'company' from companies k where k.workspace_id = ${$.workspaceId}
      and k.id = any(${arrayParameter($.ids)}::uuid[])`,
)

/** Throws 422 for a creator or a company that does not exist. */
async function requireOthers(
  { db, actor: { workspaceId } }: Context,
  conditions: readonly Placed[],
): Promise<void> {
  const named = conditions.flatMap((condition) => {
    const kind = kindsOfFields[condition.field]
    const isOther = kind === 'actor' || kind === 'company'
    return isOther ? idsIn(condition).map((id) => ({ id, kind, pointer: condition.pointer })) : []
  })
  if (named.length === 0) return
  const found = await actorsAndCompanies(db, { workspaceId, ids: named.map(({ id }) => id) })
  const unknown = named.find(
    (one) => !found.some(({ id, kind }) => id === one.id && kind === one.kind),
  )
  if (unknown) throw unknownReference(`${unknown.pointer}/value`, unknown.kind, unknown.id)
}

/** Returns the custom fields that conditions name, which stay until the transaction ends, by their names there. */
async function definitionsIn(
  { db, actor: { workspaceId } }: Context,
  conditions: readonly Placed[],
): Promise<Definitions> {
  const found = new Map<string, Awaited<ReturnType<typeof definitionsOf>>[number]>()
  for (const [entity, prefix] of [
    ['contact', 'contact.'],
    ['ticket', ''],
  ] as const) {
    const named = conditions.filter(({ field }) => field.startsWith(`${prefix}cf_`))
    if (named.length === 0) continue
    const systemNames = named.map(({ field }) => field.slice(prefix.length))
    const [, rows] = await pipeline(db, [
      () => lockDefinitionsForValues(db, { workspaceId, entity }),
      () => definitionsOf(db, { workspaceId, entity, systemNames }),
    ])
    for (const row of rows) found.set(prefix + row.systemName, row)
    const unknown = named.find(({ field }) => !found.has(field))
    if (unknown) {
      throw ruleViolated(
        `"${unknown.field}" is not the name of a custom field of a ${entity}.`,
        `${unknown.pointer}/field`,
      )
    }
  }
  return found
}

function typeOf(field: string, definitions: Definitions): string | undefined {
  return kindsOfFields[field] ?? definitions.get(field)?.type
}

/** Returns the objects that a condition names. Throws 422 for a value that its field can never have. */
function checked(
  condition: Placed,
  definitions: Definitions,
  surviving: ReadonlyMap<string, string>,
): Reference[] {
  const { field, operator, value, pointer } = condition
  if (operator === 'exists') return []
  const at = `${pointer}/value`
  const kind = typeOf(field, definitions)
  if (kind === 'tag' || field.endsWith('Id') || kind === 'user' || kind === 'contact') {
    const wrong = [value].flat().find((one) => typeof one !== 'string' || !isUuid(one))
    if (wrong !== undefined) throw ruleViolated(`"${field}" is compared with identifiers.`, at)
    if (kind === 'actor' || kind === 'company' || kind === undefined) return []
    const { value: current } = withSurviving(condition, surviving)
    return [[at, kind as Reference[1], current as string | readonly string[]]]
  }
  const definition = definitions.get(field)
  for (const one of [value].flat()) {
    const fault = definition
      ? fieldFault(definition, operator, one)
      : memberFault(field, operator, one)
    if (fault !== undefined) throw ruleViolated(`"value" ${fault}.`, at)
  }
  return []
}

/** Returns what is wrong with a value of a custom field, except for its bounds, which may change. */
function fieldFault(
  definition: Definitions extends ReadonlyMap<string, infer D> ? D : never,
  operator: Condition['operator'],
  value: unknown,
): string | undefined {
  const { type } = definition
  const { hasOptions, parse, ranged } = rulesOf(type)
  if (operator === 'contains' && !hasOptions) return undefined
  if ((operator === 'gt' || operator === 'lt') && ranged === undefined) {
    return `cannot be compared by ${operator}, because the type of the field has no order`
  }
  const one = typeof value === 'string' ? parse(value) : value
  // A sum of money is compared by its amount
  if (type === 'currency') return typeof one === 'number' ? undefined : 'must be an amount'
  const whole = type === 'multi_select' ? [one].flat() : one
  const options = definition.options.map((option) => ({ ...option, isArchived: false }))
  const read = readValue({ ...definition, options, validation: {} }, whole)
  return 'fault' in read ? read.fault : undefined
}

/** Returns what is wrong with a value of a member that has a fixed set of values. */
function memberFault(
  field: string,
  operator: Condition['operator'],
  value: unknown,
): string | undefined {
  if (operator === 'contains') return undefined
  const values = membersOfTickets.includes(field)
    ? memberOf(eventShape('TicketEvent'), field)?.values
    : field === 'entityType'
      ? entityTypes
      : undefined
  if (!values || values.includes(value)) return undefined
  return `must be one of ${values.map(String).join(', ')} for the field ${field}`
}

function idsIn({ value }: Condition): string[] {
  return [value]
    .flat()
    .filter((one): one is string => typeof one === 'string' && isUuid(one))
    .map((id) => id.toLowerCase())
}

/** Returns a condition with the contacts that merged ones live on in, and ids in the form in which they are stored. */
function withSurviving(condition: Condition, surviving: ReadonlyMap<string, string>): Condition {
  const idOf = (one: unknown) => {
    if (typeof one !== 'string' || !isUuid(one)) return one
    return surviving.get(one.toLowerCase()) ?? one.toLowerCase()
  }
  const { field, operator, value } = condition
  const values = Array.isArray(value) ? value.map(idOf) : idOf(value)
  return { field, operator, value: values as Condition['value'] }
}
