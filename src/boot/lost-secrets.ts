import { sql } from 'drizzle-orm'
import type { Pool } from '../db/pool/client.ts'
import { arrayParameter, statement, type Values } from '../db/query/statement.ts'
import { type Secrets, secretsUnder } from '../lib/seal.ts'
import { counted } from '../lib/words.ts'
import type { Config } from '../config.ts'
import type { Log } from './process.ts'
import { untilAvailable } from './database.ts'

/** By which the keys are known, as in `Secrets`. */
type Marks = { readonly marks: readonly string[] }

/** How many have a secret that none of the keys opens. */
interface Lost {
  readonly webhooks: number
  readonly channels: number
}

/** Whether bytes were sealed under a key that has none of the marks (see seal.ts). */
const isUnder = (bytes: ReturnType<typeof sql>, $: Values<Marks>) => sql`
  (get_byte(${bytes}, 0) = 1
    and encode(substring(${bytes} from 2 for 4), 'hex') <> all(${arrayParameter($.marks)}::text[]))`

// On purpose across workspaces: the keys are those of the installation
const lostSecrets = statement<Marks, Lost>(
  (_, $) => sql`
    select
      (select count(*)::int from webhooks w where w.workspace_id is not null and w.deleted_at is null
        and (${isUnder(sql`w.secret`, $)} or coalesce(${isUnder(sql`w.credentials`, $)}, false)
          or (w.old_secret_until > now() and coalesce(${isUnder(sql`w.old_secret`, $)}, false))))
        as webhooks,
      (select count(*)::int from channels c where c.workspace_id is not null and c.deleted_at is null
        and exists (select from jsonb_each(c.secrets) s
          where ${isUnder(sql`decode(s.value ->> 'sealed', 'base64')`, $)})) as channels`,
)

/**
 * Returns a warning to the operator if the keys do not open all stored secrets, because nothing can be sent with these;
 * undefined if they open all.
 */
export async function lostSecretsWarning(
  pool: Pool,
  { marks }: Secrets,
): Promise<string | undefined> {
  const [lost] = await lostSecrets(pool, { marks })
  const counts = [
    [lost?.webhooks ?? 0, 'webhook'],
    [lost?.channels ?? 0, 'channel'],
  ] as const
  const parts = counts.flatMap(([count, noun]) => (count > 0 ? counted(count, noun) : []))
  if (parts.length === 0) return undefined
  return (
    `The secrets of ${parts.join(' and ')} were encrypted under a key that SECRET_KEY does not contain, so nothing can ` +
    'be sent with them. Add the key, as SECRET_KEY=NEW,OLD; `npx switchboard secrets rotate` then makes it unnecessary.'
  )
}

/** Says in the log when SECRET_KEY does not open everything that is stored. */
export async function warnOfLostSecrets(
  { secretKeys }: Config,
  pool: Pool,
  stopping: AbortSignal,
  log: Log,
): Promise<void> {
  const read = () => lostSecretsWarning(pool, secretsUnder(secretKeys))
  const warning = await untilAvailable(read, stopping, log)
  if (warning !== undefined) log.error(warning)
}
