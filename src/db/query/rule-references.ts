import { type SQL, sql } from 'drizzle-orm'
import { inUse, type RuleUse } from '../../errors.ts'
import { arrayParameter, statement, type Values } from './statement.ts'
import type { InWorkspace } from './references.ts'

/** A kind of object that rules and defaults name, as errors call it. */
export type NamedKind =
  | 'automation_queue'
  | 'category'
  | 'channel'
  | 'contact'
  | 'custom_field'
  | 'group'
  | 'role'
  | 'tag'
  | 'user'

/** A member of an object in which people name other objects by their ids or, custom fields, by their names. */
export interface RuleReference {
  readonly resource: 'automation_queue' | 'channel' | 'settings' | 'webhook'
  readonly tableName: 'automation_queues' | 'channels' | 'settings' | 'webhooks'
  readonly columnName: string
  /** The JSON pointer of the member. */
  readonly member: string
  readonly kinds: readonly NamedKind[]
  /** The SQL/JSON path of the names in the column; absent where the column is an id. */
  readonly path?: string
  /** The deletion of an object that is named there is `refused`, or the name is `removed`. */
  readonly onDeletion: 'refused' | 'removed'
}

const queue = { resource: 'automation_queue', tableName: 'automation_queues' } as const
const channel = { resource: 'channel', tableName: 'channels' } as const
const webhook = { resource: 'webhook', tableName: 'webhooks' } as const
const conditions = { ...queue, columnName: 'conditions', member: '/conditions' } as const
const ticketing = { ...channel, columnName: 'ticketing', onDeletion: 'removed' } as const
const filter = { ...webhook, columnName: 'filter', member: '/filter' } as const
const oidc = { resource: 'settings', tableName: 'settings', columnName: 'oidc' } as const
const refused = { onDeletion: 'refused' } as const

/**
 * Every member of rules and defaults that names other objects. What objects are about, such as the contact of a ticket,
 * is a foreign key instead, whose objects are moved or kept.
 */
// prettier-ignore
export const ruleReferences: readonly RuleReference[] = [
  { ...queue, columnName: 'overflow_queue_id', member: '/overflow/queueId', kinds: ['automation_queue'], ...refused },
  { ...conditions, kinds: ['tag', 'category', 'channel', 'contact', 'user'], path: '$.*[*].value[*]', ...refused },
  { ...conditions, kinds: ['custom_field'], path: '$.*[*].field', ...refused },
  { ...channel, columnName: 'default_queue_id', member: '/defaultQueueId', kinds: ['automation_queue'], ...refused },
  { ...ticketing, member: '/ticketing/queueId', kinds: ['automation_queue'], path: '$.queueId' },
  { ...ticketing, member: '/ticketing/categoryId', kinds: ['category'], path: '$.categoryId' },
  { ...ticketing, member: '/ticketing/tags', kinds: ['tag'], path: '$.tags[*]' },
  { ...oidc, member: '/roleIds', kinds: ['role'], path: '$.roleIds[*]', ...refused },
  { ...oidc, member: '/roleMapping', kinds: ['role'], path: '$.roleMapping[*].roleId', ...refused },
  { ...filter, kinds: ['automation_queue', 'category', 'channel', 'contact', 'custom_field', 'group', 'tag', 'user'], path: '$.*[*].value[*]', ...refused },
]

type Name = { workspaceId: string; kind: NamedKind; name: string }

/** The objects that name another one, each with the member that does. */
const usesOfName = statement<Name, RuleUse & { onDeletion: string }>(
  (_, $) =>
    sql.join(
      ruleReferences.map((reference) => usesIn(reference, $)),
      sql` union all `,
    ) as SQL<RuleUse & { onDeletion: string }>,
)

function usesIn(reference: RuleReference, $: Values<Name>): SQL {
  const column = sql`x.${sql.identifier(reference.columnName)}`
  const isNamed =
    reference.path === undefined
      ? sql`${column}::text = ${$.name}::text`
      : sql`jsonb_path_exists(${column}, ${`${reference.path} ? (@ == $name)`}::jsonpath,
          jsonb_build_object('name', ${$.name}::text))`
  // Settings are deleted with their workspace
  const isLive = reference.tableName === 'settings' ? sql`` : sql`and x.deleted_at is null`
  return sql`select ${reference.resource}::text as resource, ${reference.member}::text as member, x.id,
      ${reference.onDeletion}::text as "onDeletion"
    from ${sql.identifier(reference.tableName)} x
    where x.workspace_id = ${$.workspaceId} ${isLive}
      and ${$.kind}::text = any(${`{${reference.kinds.join(',')}}`}::text[]) and ${isNamed}`
}

/** Returns the members of rules because of which an object, which is locked, must not be deleted. */
export async function rulesNaming(
  { db, actor: { workspaceId } }: InWorkspace,
  kind: NamedKind,
  name: string,
): Promise<RuleUse[]> {
  const uses = await usesOfName(db, { workspaceId, kind, name })
  return uses
    .filter(({ onDeletion }) => onDeletion === 'refused')
    .map(({ resource, member, id }) => ({ resource, member, id }))
}

/** Throws 409 while rules name an object that is to be deleted, which is locked. */
export async function requireUnnamed(
  ctx: InWorkspace,
  kind: NamedKind,
  name: string,
): Promise<void> {
  const rules = await rulesNaming(ctx, kind, name)
  if (rules.length > 0) throw inUse(kind, {}, rules)
}

type Options = { workspaceId: string; field: string; options: readonly string[] }

const queuesWithOptions = statement<Options, { id: string }>(
  (_, $) => sql`
    select id from automation_queues
    where workspace_id = ${$.workspaceId} and deleted_at is null
      and jsonb_path_exists(conditions, '$.*[*] ? (@.field == $field && @.value[*] == $options[*])',
        jsonb_build_object('field', ${$.field}::text,
          'options', to_jsonb(${arrayParameter($.options)}::text[])))`,
)

/** Throws 409 while conditions of queues name options of a custom field that are to be removed. */
export async function requireOptionsUnnamed(
  { db, actor: { workspaceId } }: InWorkspace,
  field: string,
  options: readonly string[],
): Promise<void> {
  const queues = await queuesWithOptions(db, { workspaceId, field, options })
  const rules = queues.map(({ id }) => ({
    id,
    resource: 'automation_queue',
    member: '/conditions',
  }))
  if (rules.length > 0) throw inUse('option', {}, rules)
}

/** Returns the ids of objects of one resource that name an object. */
export async function idsOfNaming(
  { db, actor: { workspaceId } }: InWorkspace,
  resource: RuleReference['resource'],
  kind: NamedKind,
  name: string,
): Promise<string[]> {
  const uses = await usesOfName(db, { workspaceId, kind, name })
  const ids = uses.filter((use) => use.resource === resource).map(({ id }) => id)
  return [...new Set(ids)].sort()
}

/** Returns a JSON value with another id in the place of an id, or without it if there is no other. Lists have each id once. */
export function withReplaced<T>(value: T, fromId: string, toId: string | null): T {
  const replaced = (node: unknown): unknown => {
    if (typeof node === 'string') return node === fromId ? toId : node
    if (Array.isArray(node)) {
      const elements = node.map(replaced)
      if (!node.includes(fromId)) return elements
      return [...new Set(elements)].filter((element) => element !== null)
    }
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(
      Object.entries(node).map(([name, member]) => [name, replaced(member)]),
    )
  }
  return replaced(value) as T
}
