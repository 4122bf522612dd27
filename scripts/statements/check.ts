import { Column, is, Param, Placeholder } from 'drizzle-orm'
import type postgres from 'postgres'
import { type Compiled, decoderOf, isPlain } from '../../src/db/query/compile.ts'
import type { Registered } from '../../src/db/query/registry.ts'
import type { Declared, Kind, Member, Source } from './declared.ts'
import { type Rules, rulesFor } from './rules.ts'
import { wholeReadsOn } from './whole-reads.ts'

interface Described {
  readonly parameters: readonly string[]
  readonly columns: ReadonlyArray<{ readonly name: string; readonly type: string }>
}

/** Names of the types of PostgreSQL by their OID. */
type TypeNames = ReadonlyMap<number, string>

/** The kinds of values that the driver makes of a type; of every other one it makes a string. */
const kindsOfTypes: Readonly<Record<string, readonly Kind[]>> = {
  bool: ['boolean'],
  bytea: ['Buffer'],
  float4: ['number'],
  float8: ['number'],
  int2: ['number'],
  int4: ['number'],
  oid: ['number'],
  // The driver parses it: any value of JSON
  json: ['string', 'number', 'boolean', 'array', 'object'],
  jsonb: ['string', 'number', 'boolean', 'array', 'object'],
  _text: ['array'],
}

/** Where the driver sends other kinds of values than it returns. */
const kindsSent: Readonly<Record<string, readonly Kind[]>> = {
  int8: ['string', 'number'],
  json: ['string'],
  jsonb: ['string'],
  numeric: ['string', 'number'],
}

/**
 * Prepares every registered statement on a migrated database, compares its parameters and columns
 * with the declared types, and applies the rules for what it reads and locks, and for the orders of lists, which `reads` has.
 * Fills the tables of the database for that.
 * Returns what is wrong, a line each.
 */
export async function checkStatements(
  sql: postgres.Sql,
  source: Source,
  registered: readonly Registered[],
  reads: ReadonlyArray<readonly [sort: string, text: string]>,
): Promise<string[]> {
  const types = new Map(
    (await sql`select oid::int as oid, typname as name from pg_type`).map(({ oid, name }) => [
      oid as number,
      name as string,
    ]),
  )
  const rules = rulesFor(await tablesWithWorkspace(sql), await wholeReadsOn(sql))
  const faults = new Set<string>()
  const checked = new Set<string>()
  for (const { stack, variants } of registered) {
    const declared = source.declaredAt(stack)
    const [location = ''] = source.locationsOf(stack)
    if (variants.length > 0) checked.add(location)
    const at = `${declared.location} ${declared.name}`
    for (const variant of variants) {
      for (const fault of await faultsOf(sql, types, rules, declared, variant())) {
        faults.add(`${at}: ${fault}`)
      }
    }
  }
  for (const [sort, text] of reads) {
    for (const fault of await rules.faultsOfOrder(sort, text)) faults.add(fault)
  }
  for (const location of source.locations.filter((one) => !checked.has(one))) {
    faults.add(
      `${location}: no statement was made here. Make it in scripts/statements/variants.ts.`,
    )
  }
  for (const statement of rules.unused()) {
    faults.add(`scripts/statements/exceptions.ts: ${statement} needs no exception any more.`)
  }
  return [...faults]
}

/** The tables and views whose rows belong to a workspace. */
async function tablesWithWorkspace(sql: postgres.Sql): Promise<Set<string>> {
  const rows = await sql<Array<{ name: string }>>`
    select distinct c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attname = 'workspace_id' and c.relkind in ('r', 'p', 'v', 'm')
      and c.relnamespace = 'public'::regnamespace`
  return new Set(rows.map(({ name }) => name))
}

async function faultsOf(
  sql: postgres.Sql,
  types: TypeNames,
  rules: Rules,
  declared: Declared,
  compiled: Compiled,
): Promise<string[]> {
  let described: Described
  try {
    described = await describe(sql, types, compiled, declared)
  } catch (error) {
    return [`PostgreSQL refuses it: ${(error as Error).message}\n  ${compiled.text}`]
  }
  const file = declared.location.replace(/^src\/|:\d+$/g, '')
  return [
    ...(await rules.faultsOf(`${file} ${declared.name}`, compiled.text)),
    ...faultsOfRow(declared, compiled, described),
    ...faultsOfValues(declared, compiled, described),
  ]
}

async function describe(
  sql: postgres.Sql,
  types: TypeNames,
  { text, params }: Compiled,
  { values }: Declared,
): Promise<Described> {
  // The driver says of what type a boolean is, and leaves the others to PostgreSQL
  const given = params.map((param) => {
    const { name } = placeholderOf(param)
    const kinds = name === undefined ? undefined : values?.get(name)?.kinds
    return typeof param === 'boolean' || kinds?.has('boolean') ? true : null
  })
  const found = (await sql.unsafe(text, given).describe()) as unknown as {
    types: number[]
    columns: ReadonlyArray<{ name: string; type: number }> | null
  }
  const nameOf = (oid: number) => types.get(oid) ?? String(oid)
  return {
    parameters: found.types.map(nameOf),
    columns: (found.columns ?? []).map(({ name, type }) => ({ name, type: nameOf(type) })),
  }
}

function faultsOfRow({ row }: Declared, compiled: Compiled, { columns }: Described): string[] {
  const { fields, toRow } = compiled
  // A statement that makes its rows itself, or whose rows are not read
  if (!row || (toRow && !fields)) return []
  const returned = fields
    ? fields.map(({ path, field }, index) => ({
        name: path[0] ?? '',
        type: columns[index]?.type ?? 'nothing',
        isDecoded: !isPlain(decoderOf(field)),
      }))
    : columns.map((column) => ({ ...column, isDecoded: false }))
  const names = new Set(returned.map(({ name }) => name))
  return [
    ...[...row].flatMap(([name, { type }]) =>
      names.has(name) ? [] : [`column "${name}" is declared ${type}, but not returned.`],
    ),
    ...returned.flatMap(({ name, type, isDecoded }) => {
      const member = row.get(name)
      // The result of a function that is called for its effect
      if (!member && type === 'void') return []
      if (!member) return [`column "${name}" is returned as ${type}, but not declared.`]
      if (isDecoded || fits(member.kinds, type)) return []
      return [`column "${name}" is declared ${member.type}, but returned as ${type}.`]
    }),
  ]
}

function faultsOfValues(
  { values }: Declared,
  { params }: Compiled,
  described: Described,
): string[] {
  if (!values) return []
  return params.flatMap((param, index) => {
    const { name, encoder } = placeholderOf(param)
    const member = name === undefined ? undefined : values.get(name)
    const type = described.parameters[index] ?? 'nothing'
    if (!member || isAccepted(member, type, encoder)) return []
    return [`parameter "${name}" is declared ${member.type}, but PostgreSQL expects ${type}.`]
  })
}

function placeholderOf(param: unknown): { name?: string; encoder?: unknown } {
  if (is(param, Placeholder)) return { name: String((param as Placeholder).name) }
  if (is(param, Param) && is(param.value, Placeholder)) {
    return { name: String((param.value as Placeholder).name), encoder: param.encoder }
  }
  return {}
}

/** Whether a value of the declared type is sent in a form that PostgreSQL takes for its type. */
function isAccepted(member: Member, type: string, encoder: unknown): boolean {
  const { kinds, elements } = member
  if (!kinds) return true
  if (is(encoder, Column)) {
    const { dataType } = encoder
    if (dataType === 'json') return true
    if (dataType === 'array') return kinds.has('array')
    if (dataType === 'custom' || dataType === 'buffer') return true
    return fits(kinds, type)
  }
  // Written as the text of an array
  if (encoder !== undefined)
    return kinds.has('array') && type.startsWith('_') && fits(elements, type.slice(1), true)
  return fits(kinds, type, true)
}

/** Whether values of a type are of the declared kinds; JSON is sent as text, a large number in either form. */
function fits(kinds: ReadonlySet<Kind> | undefined, type: string, isSent = false): boolean {
  if (!kinds) return true
  const allowed: readonly Kind[] = (isSent && kindsSent[type]) || (kindsOfTypes[type] ?? ['string'])
  return [...kinds].every((kind) => allowed.includes(kind))
}
