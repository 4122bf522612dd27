import { and, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { unknownReference } from '../../errors.ts'
import type { Db } from '../pool/client.ts'
import { SerializationFailure } from '../pool/errors.ts'
import { survivingContacts } from './merged-contacts.ts'
import { pipeline } from './pipeline.ts'
import { automationQueues } from '../schema/automation-queues.ts'
import { categories } from '../schema/categories.ts'
import { channels } from '../schema/channels.ts'
import { contacts } from '../schema/contacts.ts'
import { mediaFolders } from '../schema/media.ts'
import { tags } from '../schema/tags.ts'
import { tickets } from '../schema/tickets.ts'
import { users } from '../schema/users.ts'
import { inWorkspace } from './scope.ts'
import { anyOf, ListOfOne, statements, type Values } from './statement.ts'
import type { Keys } from './rows.ts'

type Referable = PgTable & { workspaceId: PgColumn; id: PgColumn; deletedAt: PgColumn }

const liveIds = statements<Keys, { id: string }>()

/** The tables of what requests refer to, by the names that errors give it. */
const referable = {
  automation_queue: automationQueues,
  category: categories,
  channel: channels,
  contact: contacts,
  media_folder: mediaFolders,
  tag: tags,
  ticket: tickets,
  user: users,
} as const satisfies Record<string, Referable>

/**
 * Where a request refers to what, by one id or by a list of them; to nothing by null and undefined. An object keeps a
 * reference that it has to an object that was deleted since: `own` is asked for those only where that matters.
 */
export type Reference = readonly [
  pointer: string,
  resource: keyof typeof referable,
  ids: string | readonly string[] | null | undefined,
  own?: (() => Promise<ReadonlyArray<string | null>>) | undefined,
]

/** Returns the reference of a condition, whose value is one id, a list of them, or no id at all. */
export function referenceTo(
  resource: Reference[1],
  { pointer, value }: { readonly pointer: string; readonly value: unknown },
): Reference {
  const ids = typeof value === 'string' || Array.isArray(value) ? value : undefined
  return [`${pointer}/value`, resource, ids as Reference[2]]
}

/** The transaction and the workspace of a request or of background work. */
export interface InWorkspace {
  readonly db: Db
  readonly actor: { readonly workspaceId: string }
}

/**
 * Throws 422 `unknown_reference` for the first reference to what is no live object of the workspace. Those it finds stay
 * live until the transaction ends. Foreign keys back this up, but they also accept rows that are deleted softly.
 */
export async function requireReferences(
  ctx: InWorkspace,
  ...references: readonly Reference[]
): Promise<void> {
  const asked = references.flatMap(([pointer, resource, ids, own]) =>
    typeof ids === 'string'
      ? [{ pointer, resource, id: ids, own }]
      : (ids ?? []).map((id, index) => ({ pointer: `${pointer}/${index}`, resource, id, own })),
  )
  const resources = [...new Set(asked.map(({ resource }) => resource))]
  await pipeline(
    ctx.db,
    resources.map((resource) => async () => {
      const named = asked.filter((one) => one.resource === resource)
      const ids = named.map(({ id }) => id)
      const found = await liveIdsOf(ctx.db, referable[resource], ctx.actor.workspaceId, ids)
      for (const { pointer, id, own } of named) {
        if (found.has(id)) continue
        if (own && (await own()).includes(id)) continue
        if (resource === 'contact') await requireUnmerged(ctx, [id])
        throw unknownReference(pointer, resource, id)
      }
    }),
  )
}

/**
 * Throws an error after which the transaction runs again if one of some contacts that are not found was merged after the ids
 * of merged contacts in the request were replaced: the second time the request names the contact that is left. To be called
 * before a request is refused because no contact has an id of it.
 */
export async function requireUnmerged(
  { db, actor }: InWorkspace,
  ids: readonly string[],
): Promise<void> {
  const [merged] = (await survivingContacts(db, actor.workspaceId, ids)).keys()
  if (merged) throw new SerializationFailure(`the contact ${merged} was merged meanwhile`)
}

/**
 * Which of some ids name live rows of `table` in the workspace; they stay live until the transaction ends. The lock
 * is KEY SHARE: a deletion waits for it, since it locks FOR UPDATE, but other changes of the row do not.
 */
export async function liveIdsOf(
  db: Db,
  table: Referable,
  workspaceId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const isOne = ids.length === 1
  const idsIn = ($: Values<Keys>) => (isOne ? new ListOfOne($.ids.name) : $.ids)
  const find = liveIds(
    `${getTableName(table)}${isOne ? ' one' : ''}`,
    (builder, $) =>
      builder
        .select({ id: table.id })
        .from(table as PgTable)
        .where(and(inWorkspace(table, $.workspaceId), anyOf(table.id, idsIn($)), isLive(table)))
        // In one order whatever the request's, so that two cannot deadlock
        .orderBy(table.id)
        .for('key share') as never,
  )
  return new Set((await find(db, { workspaceId, ids })).map(({ id }) => id))
}

function isLive(table: Referable): SQL {
  return sql`${table.deletedAt} is null`
}
