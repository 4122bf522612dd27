import { sql } from 'drizzle-orm'
import { contextOf } from '../platform/adapters/secrets.ts'
import type { Db, Pool } from '../db/pool/client.ts'
import { pipeline } from '../db/query/pipeline.ts'
import type { SealedSecret } from '../db/schema/channels.ts'
import { statement, type Values } from '../db/query/statement.ts'
import { secretContext } from '../events/delivery/request.ts'
import { nilId } from '../lib/ids.ts'
import type { Secrets } from '../lib/seal.ts'

type Page = { workspaceId: string; after: string; limit: number; mark: string }

interface WebhookRow {
  readonly id: string
  readonly secret: Buffer
  readonly credentials: Buffer | null
  /** Null once it is not used any more. */
  readonly oldSecret: Buffer | null
}

interface ChannelRow {
  readonly id: string
  readonly secrets: Readonly<Record<string, SealedSecret>>
}

/** The result of the rotation of a workspace. */
export interface Rotation {
  /** Number of secrets that were encrypted again. */
  rotated: number
  /** A line for each that no key opens, which stays as it is. */
  readonly unreadable: string[]
}

/** Whether bytes are sealed under another key than the one of the mark, or under none (see seal.ts). */
const isOther = (bytes: ReturnType<typeof sql>, $: Values<Page>) => sql`
  (get_byte(${bytes}, 0) <> 1 or encode(substring(${bytes} from 2 for 4), 'hex') <> ${$.mark}::text)`

const webhooksToRotate = statement<Page, WebhookRow>(
  (_, $) => sql`
    select w.id, w.secret, w.credentials,
      case when w.old_secret_until > now() then w.old_secret end as "oldSecret"
    from webhooks w
    where w.workspace_id = ${$.workspaceId} and w.id > ${$.after}::uuid
      and (${isOther(sql`w.secret`, $)} or coalesce(${isOther(sql`w.credentials`, $)}, false)
        or coalesce(${isOther(sql`w.old_secret`, $)}, false))
    order by w.id limit ${$.limit}::int for no key update of w`,
)

const channelsToRotate = statement<Page, ChannelRow>(
  (_, $) => sql`
    select c.id, c.secrets from channels c
    where c.workspace_id = ${$.workspaceId} and c.id > ${$.after}::uuid and c.deleted_at is null
      and exists (select from jsonb_each(c.secrets) s
        where ${isOther(sql`decode(s.value ->> 'sealed', 'base64')`, $)})
    order by c.id limit ${$.limit}::int for no key update of c`,
)

type WebhookSecrets = {
  workspaceId: string
  id: string
  secret: Buffer
  credentials: Buffer | null
  oldSecret: Buffer | null
}

const setWebhookSecrets = statement<WebhookSecrets, never>(
  (_, $) => sql`
    update webhooks set secret = ${$.secret}::bytea, credentials = ${$.credentials}::bytea,
      old_secret = ${$.oldSecret}::bytea
    where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)

const setChannelSecrets = statement<{ workspaceId: string; id: string; secrets: string }, never>(
  (_, $) => sql`
    update channels set secrets = ${$.secrets}::jsonb
    where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)

const atOnce = 100

/**
 * Encrypts the secrets of a workspace under the first key, unless they already are. Each page of rows has a transaction
 * of its own, so that a repeated run continues an interrupted one.
 */
export async function rotateSecrets(
  pool: Pool,
  secrets: Secrets,
  workspaceId: string,
): Promise<Rotation> {
  const rotation: Rotation = { rotated: 0, unreadable: [] }
  const [mark] = secrets.marks
  if (mark === undefined) throw new Error('there is no key to encrypt secrets under')
  for (const rotatePage of [rotateWebhooks, rotateChannels]) {
    for (let after: string | undefined = nilId; after !== undefined;) {
      const page: Page = { workspaceId, after, limit: atOnce, mark }
      const done = await pool.transaction((db) => rotatePage(db, secrets, page))
      rotation.rotated += done.rotated
      rotation.unreadable.push(...done.unreadable)
      after = done.last
    }
  }
  return rotation
}

/** The result of one page; `last` is its last id if others may follow. */
type RotatedPage = Rotation & { readonly last: string | undefined }

async function rotateWebhooks(db: Db, secrets: Secrets, page: Page): Promise<RotatedPage> {
  const { workspaceId } = page
  const rows = await webhooksToRotate(db, page)
  const done: Rotation = { rotated: 0, unreadable: [] }
  const changed = rows.map(({ id, secret, credentials, oldSecret }) => {
    const seal = (name: string, sealed: Buffer) =>
      resealed(secrets, sealed, secretContext({ workspaceId, id }), `webhook ${id}: ${name}`, done)
    return {
      workspaceId,
      id,
      secret: seal('secret', secret),
      credentials: credentials && seal('credentials', credentials),
      oldSecret: oldSecret && seal('secret before its last rotation', oldSecret),
    }
  })
  await pipeline(
    db,
    changed.map((row) => () => setWebhookSecrets(db, row)),
  )
  return { ...done, last: lastOf(rows) }
}

async function rotateChannels(db: Db, secrets: Secrets, page: Page): Promise<RotatedPage> {
  const { workspaceId } = page
  const rows = await channelsToRotate(db, page)
  const done: Rotation = { rotated: 0, unreadable: [] }
  const changed = rows.map(({ id, secrets: kept }) => {
    const entries = Object.entries(kept).map(([name, { sealed, last4 }]) => {
      const bytes = Buffer.from(sealed, 'base64')
      const result = resealed(secrets, bytes, contextOf(id, name), `channel ${id}: ${name}`, done)
      return [name, { sealed: result.toString('base64'), last4 } satisfies SealedSecret]
    })
    return { workspaceId, id, secrets: JSON.stringify(Object.fromEntries(entries)) }
  })
  await pipeline(
    db,
    changed.map((row) => () => setChannelSecrets(db, row)),
  )
  return { ...done, last: lastOf(rows) }
}

/**
 * Returns a secret sealed under the first key, or unchanged if it already is or cannot be opened, which is recorded in
 * `done`.
 */
function resealed(
  secrets: Secrets,
  sealed: Buffer,
  context: string,
  name: string,
  done: Rotation,
): Buffer {
  if (secrets.isCurrent(sealed)) return sealed
  try {
    const result = secrets.seal(secrets.open(sealed, context), context)
    done.rotated += 1
    return result
  } catch (error) {
    done.unreadable.push(`${name} cannot be read: ${(error as Error).message}`)
    return sealed
  }
}

function lastOf(rows: ReadonlyArray<{ readonly id: string }>): string | undefined {
  return rows.length < atOnce ? undefined : rows.at(-1)?.id
}
