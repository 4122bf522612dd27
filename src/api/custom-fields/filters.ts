import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/pool/client.ts'
import { ApiError } from '../../errors.ts'
import { valuesIn } from '../../http/request/coerce.ts'
import { equalMembers } from '../../lists/counted.ts'
import { definitionsOf, type Entity } from './queries.ts'
import { similarFields } from './similar-fields.ts'
import { survivorsIn } from './merged-values.ts'
import { optionOf, readValue, rulesOf } from './types.ts'

type Definition = Awaited<ReturnType<typeof definitionsOf>>[number]

/** A custom field and a value of it, as its column has them. */
type Member = readonly [systemName: string, value: unknown]

interface Test {
  readonly path: string
  /** Values of which one has to match; undefined when the test is not a choice of values. */
  readonly members?: readonly Member[] | undefined
  /** Whether an object without a value meets it. */
  readonly allowsNone?: boolean
}

/**
 * A filter by custom fields: by equality alone as `equalFields`, one that objects without any value may meet as
 * `absentFields`, and any other one as `customFields`.
 */
type FieldFilter = Readonly<
  Partial<Record<'customFields' | 'equalFields' | 'absentFields', string>>
>

/** Longer values are not counted (`list_member` in src/lists/sql/keys.sql). */
const longestCounted = 200

/** Returns the conditions of a list for the values of a FieldFilter. The index has objects with values alone. */
export function fieldConditions(column: PgColumn) {
  const isMet = (path: SQL) => sql`${column} @@ ${path}::jsonpath`
  const has = (path: SQL) => sql`${column} <> '{}' and ${isMet(path)}`
  return {
    customFields: (path: Placeholder) => has(sql`${path}`),
    equalFields: Object.assign(
      (given: Placeholder) => has(sql`(${given}::jsonb ->> 'path')`),
      equalMembers(column),
    ),
    absentFields: (path: Placeholder) => isMet(sql`${path}`),
  }
}

/**
 * The filters `cf_x=…`, `cf_xFrom=…`, `cf_xTo=…` of a query as one SQL/JSON path predicate over the
 * column of custom fields (PostgreSQL manual, section 9.16.2). Throws 422 for an unknown field and
 * for a value that is not of its type.
 */
export async function fieldFilter(
  db: Db,
  workspaceId: string,
  entity: Entity,
  given: Readonly<Record<string, string>> | undefined,
): Promise<FieldFilter> {
  if (given === undefined || Object.keys(given).length === 0) return {}
  const asked = Object.entries(given).map(([name, list]) => {
    const [, systemName = '', bound] = /^(cf_[a-z0-9_]+)(From|To)?$/.exec(name) ?? []
    return { name, systemName, bound, values: valuesIn(list) }
  })
  const systemNames = asked.map(({ systemName }) => systemName)
  const found = await definitionsOf(db, { workspaceId, entity, systemNames })
  const definitions = new Map(found.map((field) => [field.systemName, field]))
  const unknown = asked.find(({ systemName }) => !definitions.has(systemName))
  if (unknown) {
    const [hint = ''] = await similarFields(db, { workspaceId, entity }, [unknown.systemName])
    throw unfit(unknown.name, `is not the name of a custom field of a ${entity}`, hint)
  }
  const named = asked.map(({ systemName, values }) => [systemName, values] as const)
  const surviving = await survivorsIn(db, workspaceId, definitions, named)

  const tests = asked.map(({ name, systemName, bound, values: given }): Test => {
    const definition = definitions.get(systemName)
    const values = given.map((value) => surviving.get(value.toLowerCase()) ?? value)
    if (!definition) throw new Error(`no definition of ${systemName}`)
    return bound === undefined
      ? equality(definition, name, values)
      : { path: range(definition, name, bound === 'From' ? '>=' : '<', values.join(',')) }
  })
  const path = tests.map((test) => test.path).join(' && ')
  if (tests.every((test) => test.allowsNone)) return { absentFields: path }
  const members = tests.map((test) => test.members)
  return members.includes(undefined)
    ? { customFields: path }
    : { equalFields: JSON.stringify({ path, members }) }
}

function range(definition: Definition, name: string, operator: string, text: string): string {
  const { ranged, parse } = rulesOf(definition.type)
  if (ranged === undefined)
    throw unfit(name, 'is not a range, because the type of this field has no order')
  const value =
    definition.type === 'currency' ? parse(text) : valueOf(definition, name, parse(text))
  if (definition.type === 'currency' && typeof value !== 'number') {
    throw unfit(name, 'must be an amount')
  }
  return `(${pathTo(definition)}${ranged} ${operator} ${JSON.stringify(value)})`
}

function equality(definition: Definition, name: string, texts: readonly string[]): Test {
  const { parse } = rulesOf(definition.type)
  const given = isSelect(definition) ? texts.map(optionOf) : texts
  if (definition.type === 'currency' && given.some((value) => value !== 'none')) {
    throw unfit(name, 'can be filtered only by a range, with From or To at the end of its name')
  }
  const parts = [...new Set(given.flatMap((value) => withoutCommas(definition, value)))]
  const named = parts.filter((part) => part !== 'none')
  const values = isSelect(definition)
    ? optionsBelow(definition, name, named)
    : named.map((part) => valueOf(definition, name, parse(part)))
  // Each value once, however many of the parts mean it
  const literals = new Set(Array.from(values, (value) => JSON.stringify(value)))
  const tests = [...literals].map((value) => `${pathTo(definition)}[*] == ${value}`)
  const allowsNone = named.length < parts.length
  if (allowsNone) tests.push(`!exists(${pathTo(definition)})`)
  const isCounted = !allowsNone && [...literals].every(({ length }) => length <= longestCounted)
  const members = Array.from(values, (value): Member => [definition.systemName, value])
  return { path: `(${tests.join(' || ')})`, members: isCounted ? members : undefined, allowsNone }
}

/** Returns the values that a text with encoded commas stands for, which only free text and options have. */
function withoutCommas({ type, options }: Definition, text: string): string[] {
  const { mayHaveCommas } = rulesOf(type)
  const isOne = mayHaveCommas === true || options.some(({ value }) => value === text)
  return isOne ? [text] : text.split(',')
}

/** In lax mode `[*]` also takes a value that is no array as one of its own. */
function pathTo({ systemName }: Definition): string {
  return `$.${JSON.stringify(systemName)}`
}

function isSelect({ type }: Definition): boolean {
  return rulesOf(type).hasOptions === true
}

/** Options and, in a tree, all below them. */
function optionsBelow(
  { options }: Definition,
  name: string,
  values: readonly string[],
): ReadonlySet<string> {
  const known = new Set(options.map(({ value }) => value))
  if (values.some((value) => !known.has(value))) {
    throw unfit(name, 'must be one of its options')
  }
  const below = new Map<string, string[]>()
  for (const { value, parentValue } of options) {
    if (parentValue == null) continue
    const children = below.get(parentValue)
    if (children) children.push(value)
    else below.set(parentValue, [value])
  }
  // A set that grows while it is walked visits what is added, each value once
  const found = new Set(values)
  for (const value of found) {
    for (const child of below.get(value) ?? []) found.add(child)
  }
  return found
}

function valueOf(definition: Definition, name: string, value: unknown): unknown {
  // What a value must be bounded by may have changed since; its type has not
  const read = readValue({ ...definition, validation: {} }, value)
  if ('fault' in read) throw unfit(name, read.fault)
  return read.value
}

/** 422: a filter by a custom field that does not exist, or by a value that does not fit it. */
function unfit(name: string, predicate: string, hint = ''): ApiError {
  return new ApiError('invalid_custom_field', `"${name}" ${predicate}.${hint}`, {
    members: { pointer: `/${name}` },
  })
}
