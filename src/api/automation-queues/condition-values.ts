import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { survivingContacts } from '../../db/query/merged-contacts.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { type Reference, referenceTo, requireReferences } from '../../db/query/references.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { ruleViolated, unknownReference } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import {
  completeConditions,
  idsIn,
  type Placed,
  placed,
  type Possible,
  valueFault,
  withStoredIds,
} from '../../lib/condition-faults.ts'
import type { Condition, Conditions } from '../../lib/conditions.ts'
import { nearest } from '../../lib/words.ts'
import { definitionsOf, lockDefinitionsForValues } from '../custom-fields/queries.ts'
import { similarFields } from '../custom-fields/similar-fields.ts'
import { readValue, rulesOf } from '../custom-fields/types.ts'
import { fieldsOfWork, kindsOfFields } from './fields.ts'
import type { Keys } from '../../db/query/rows.ts'

type Definition = Awaited<ReturnType<typeof definitionsOf>>[number]
type Definitions = ReadonlyMap<string, Definition>

/**
 * Returns conditions of a queue with both lists, with ids of live objects and with values as objects have them. Throws 422
 * for a field or an object that does not exist, and for a value that a field can never have. A condition that the queue has
 * already is legal, also where its field is archived meanwhile.
 */
export async function checkedConditions(
  ctx: Context,
  given: Partial<Conditions>,
  present: Conditions = { all: [], any: [] },
): Promise<Conditions> {
  const conditions = completeConditions(given, '/conditions')
  const all = placed(conditions, '/conditions').filter(
    ({ pointer: _, ...condition }) =>
      ![...present.all, ...present.any].some((one) => isDeepStrictEqual(one, condition)),
  )
  const definitions = await definitionsIn(ctx, all)
  for (const condition of all) requirePossible(condition, definitions)
  const kindOf = ({ field }: Condition) => kindsOfFields[field] ?? definitions.get(field)?.type
  const contactIds = all.filter((one) => kindOf(one) === 'contact').flatMap(idsIn)
  const surviving = await survivingContacts(ctx.db, ctx.actor.workspaceId, contactIds)
  const stored = <C extends Condition>(condition: C) =>
    isOnIds(condition, definitions)
      ? withStoredIds(condition, surviving)
      : withStoredValues(condition, definitions.get(condition.field))
  const references = all.flatMap((condition): Reference[] => {
    const kind = kindOf(condition)
    if (!isOnIds(condition, definitions) || kind === 'actor' || kind === 'company') return []
    return [referenceTo(kind as Reference[1], stored(condition))]
  })
  await requireReferences(ctx, ...references)
  await requireOthers(ctx, all)
  return { all: conditions.all.map(stored), any: conditions.any.map(stored) }
}

/** The users, API tokens and companies of some ids. Companies and tokens are never deleted. */
const actorsAndCompanies = statement<Keys, { id: string; kind: 'actor' | 'company' }>(
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
  const found = new Map<string, Definition>()
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
      const [hint = ''] = await similarFields(db, { workspaceId, entity }, [unknown.field], prefix)
      throw ruleViolated(
        `"${unknown.field}" is not the name of a custom field of a ${entity}.${hint}`,
        `${unknown.pointer}/field`,
      )
    }
  }
  return found
}

function isOnIds({ field }: Condition, definitions: Definitions): boolean {
  const type = definitions.get(field)?.type
  return field in kindsOfFields || type === 'user' || type === 'contact'
}

/** Throws 422 for a field that work never has, and for a value that its field can never have. */
function requirePossible({ pointer, ...condition }: Placed, definitions: Definitions): void {
  const { field, operator, value } = condition
  if (operator === 'changed') {
    throw ruleViolated(
      '"changed" compares events with what was before. What may enter a queue has no earlier value.',
      `${pointer}/operator`,
    )
  }
  const definition = definitions.get(field)
  if (definition && !isOnIds(condition, definitions)) {
    if (operator === 'exists') return
    for (const one of [value].flat()) {
      const read = readOperand(definition, operator, one)
      if ('fault' in read) throw ruleViolated(`"value" ${read.fault}.`, `${pointer}/value`)
    }
    return
  }
  const possible = definition ? anyId : fieldsOfWork.get(field)
  if (!possible) {
    const fields = [...fieldsOfWork.keys()]
    const guess = nearest(field, fields)
    const hint = guess ? `Did you mean "${guess}"?` : `Its fields are ${fields.join(', ')}.`
    throw ruleViolated(`What queues route has no field "${field}". ${hint}`, `${pointer}/field`)
  }
  const fault = valueFault(possible, condition)
  if (fault !== undefined) {
    throw ruleViolated(`"value" ${fault} for the field ${field}.`, `${pointer}/value`)
  }
}

const anyId: Possible = { types: ['string'], isId: true, isTime: false, values: undefined }

type Operand = string | number | boolean

/** Returns a condition on a custom field with its values in the form in which objects have them. */
function withStoredValues<C extends Condition>(condition: C, definition?: Definition): C {
  const { operator, value } = condition
  if (!definition || operator === 'exists') return condition
  const stored = <T extends Operand>(one: T) => {
    const read = readOperand(definition, operator, one)
    // A number is equal to its text
    return 'value' in read && typeof one === 'string' ? (String(read.value) as T) : one
  }
  return {
    ...condition,
    value: Array.isArray(value) ? value.map(stored) : stored(value as Operand),
  }
}

/**
 * Returns a value that a custom field is compared with as the field has it, or what is wrong with it. Its bounds do not
 * matter, since they may change.
 */
function readOperand(
  definition: Definition,
  operator: Condition['operator'],
  value: Operand,
): { value: unknown } | { fault: string } {
  const { type } = definition
  const { hasOptions, parse, ranged } = rulesOf(type)
  if (operator === 'contains' && !hasOptions) return { value }
  if ((operator === 'gt' || operator === 'lt') && ranged === undefined) {
    return {
      fault: `cannot be compared by ${operator}, because the type of the field has no order`,
    }
  }
  const one = typeof value === 'string' ? parse(value) : value
  // A sum of money is compared by its amount
  if (type === 'currency') {
    return typeof one === 'number' ? { value: one } : { fault: 'must be an amount' }
  }
  const whole = type === 'multi_select' ? [one].flat() : one
  const options = definition.options.map((option) => ({ ...option, isArchived: false }))
  return readValue({ ...definition, options, validation: {} }, whole)
}
