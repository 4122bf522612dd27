import { sql } from 'drizzle-orm'
import { system } from '../../auth/actor.ts'
import type { Pool } from '../../db/pool/client.ts'
import { statement, type Values } from '../../db/query/statement.ts'
import { messageOriginals, messages } from '../../db/schema/messages.ts'
import { ApiError, notFound } from '../../errors.ts'
import { now } from '../../lib/clock.ts'
import { nilId } from '../../lib/ids.ts'
import type { Storage } from '../../platform/storage/store.ts'
import { lockMessage } from './queries.ts'
import { readMessageAgain } from './reparse.ts'

/** Mails of a workspace that are kept as they came. */
export type Wanted = {
  readonly workspaceId: string
  readonly channelId: string | null
  /** The time from which they came in, and the one before which they did. */
  readonly from: string | null
  readonly to: string
}

type Position = {
  readonly id: string
  readonly at: string
}

/** The result of one mail: the members that were read otherwise, or the reason for which it is left as it is. */
type Reread = Position & ({ readonly changed: readonly string[] } | { readonly refused: string })

export interface Reading {
  readonly pool: Pool
  readonly storage: Storage
  readonly publicUrl: string
  /** Whether changes are found and not kept. */
  readonly isDryRun: boolean
}

const pageSize = 500
const first: Position = { id: nilId, at: '-infinity' }

const isWanted = ($: Values<Wanted>) => sql`o.workspace_id = ${$.workspaceId}
  and o.created_at >= coalesce(${$.from}::timestamptz, '-infinity') and o.created_at < ${$.to}::timestamptz
  and (${$.channelId}::uuid is null or exists (
    select from ${messages} m where m.workspace_id = o.workspace_id and m.id = o.message_id
      and m.channel_id = ${$.channelId}::uuid))`

export const countOriginals = statement<Wanted, { count: number }>(
  (_, $) => sql`select count(*)::int as count from ${messageOriginals} o where ${isWanted($)}`,
)

const pageOfOriginals = statement<Wanted & { id: string; at: string; limit: number }, Position>(
  (_, $) => sql`
    select o.message_id as id, o.created_at as at from ${messageOriginals} o
    where ${isWanted($)} and (o.created_at, o.message_id) > (${$.at}::timestamptz, ${$.id}::uuid)
    order by o.created_at, o.message_id limit ${$.limit}::int`,
)

/**
 * Reads mails again, one after another in the order in which they came, each in a transaction of its own. What was
 * interrupted can be begun again: a mail that is read as before is not changed.
 */
export async function* readManyAgain(reading: Reading, wanted: Wanted): AsyncGenerator<Reread> {
  for (let last = first; ;) {
    const page = await pageOfOriginals(reading.pool, { ...wanted, ...last, limit: pageSize })
    for (const position of page) {
      const read = await readOne(reading, wanted.workspaceId, position)
      if (read) yield read
    }
    const end = page.at(-1)
    if (!end || page.length < pageSize) return
    last = end
  }
}

/** Resolves with undefined for a message that was deleted meanwhile. */
async function readOne(
  reading: Reading,
  workspaceId: string,
  position: Position,
): Promise<Reread | undefined> {
  try {
    return { ...position, changed: await changesOf(reading, workspaceId, position.id) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404) return undefined
    if (error.status === 422) return { ...position, refused: error.message }
    throw error
  }
}

/** Carries the result of a change that is rolled back. */
class NotKept extends Error {
  readonly changed: string[]

  constructor(changed: string[]) {
    super('a change that is not kept')
    this.changed = changed
  }
}

async function changesOf(
  { pool, storage, publicUrl, isDryRun }: Reading,
  workspaceId: string,
  id: string,
): Promise<string[]> {
  const at = now().toISOString()
  const ctx = { ...system(pool, workspaceId, at), db: pool, storage }
  try {
    return await readMessageAgain(ctx, id, (change) =>
      pool.transaction(async (db) => {
        const changed = await change({ ...system(db, workspaceId, at), publicUrl }, async () => {
          const [locked] = await lockMessage(db, { workspaceId, id })
          if (!locked) throw notFound('message', id)
          return locked
        })
        if (isDryRun) throw new NotKept(changed)
        return changed
      }),
    )
  } catch (error) {
    if (error instanceof NotKept) return error.changed
    throw error
  }
}
