import { createHash, hkdfSync } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { idempotencyKeys } from '../db/schema/workspaces.ts'
import { mine } from '../db/scope.ts'
import { statement, type Values } from '../db/statement.ts'
import { ApiError } from '../errors.ts'
import { seal, unseal } from '../lib/seal.ts'
import type { Answer } from './answer.ts'
import type { Input } from './validate.ts'

/** One request under an `Idempotency-Key`. */
export interface Keyed {
  readonly workspaceId: string
  readonly key: string
  /** SHA-256 of what must be the same in a repetition. */
  readonly fingerprint: Buffer
  /** Encrypts the stored answer where it holds a secret. */
  readonly secret: Buffer | undefined
}

type KeyOf = { workspaceId: string; key: string }

const tryLock = statement<KeyOf, { locked: boolean }>(
  (_, $) => sql`
    select pg_try_advisory_xact_lock(
      hashtextextended(${$.key}::text, hashtext(${$.workspaceId}::text))) as locked`,
)

const storedAnswer = statement((db, $: Values<KeyOf>) =>
  db
    .select({
      fingerprint: idempotencyKeys.fingerprint,
      status: idempotencyKeys.status,
      headers: idempotencyKeys.headers,
      body: idempotencyKeys.body,
    })
    .from(idempotencyKeys)
    .where(
      and(
        mine(idempotencyKeys, $.workspaceId),
        eq(idempotencyKeys.key, $.key),
        sql`${idempotencyKeys.createdAt} > now() - interval '24 hours'`,
      ),
    ),
)

type StoredAnswer = KeyOf & {
  fingerprint: Buffer
  status: number
  headers: string
  body: Buffer
}

// An expired row of the same key may still be there
const storeAnswer = statement<StoredAnswer, never>(
  (_, $) => sql`
    insert into idempotency_keys
      (workspace_id, key, fingerprint, status, headers, body, created_at)
    values (${$.workspaceId}, ${$.key}, ${$.fingerprint}::bytea, ${$.status}::int,
      ${$.headers}::jsonb, ${$.body}::bytea, now())
    on conflict (workspace_id, key) do update set fingerprint = excluded.fingerprint,
      status = excluded.status, headers = excluded.headers, body = excluded.body,
      created_at = excluded.created_at`,
)

/**
 * Runs `work` in a transaction that also keeps its answer, or gives the answer kept before. Refusals
 * that `work` decided on are kept as well, by a transaction of their own.
 * Throws 409 while another request runs under the key, 422 when it was another request.
 */
export async function idempotently(
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
  keyed: Keyed,
  work: (db: Db) => Promise<Answer>,
  refusal: (error: unknown) => Answer | undefined,
): Promise<Answer> {
  try {
    return await transaction(async (db) => {
      const kept = await claim(db, keyed)
      if (kept) return kept
      const answer = await work(db)
      await keep(db, keyed, answer)
      return answer
    })
  } catch (error) {
    const answer = refusal(error)
    if (!answer || !isKept(answer, error)) throw error
    await transaction(async (db) => {
      if (!(await claim(db, keyed))) await keep(db, keyed, answer)
    })
    throw error
  }
}

/**
 * What makes two requests the same: the operation and what was read of the path, the query and the body,
 * or the digest of bytes; and the token behind a secret.
 */
export function fingerprintOf(
  operationId: string,
  { params, query, body }: Input,
  digest: Buffer | undefined,
  token: string | undefined,
): Buffer {
  const hash = createHash('sha256').update(`${operationId} ${JSON.stringify([params, query])}\n`)
  if (token !== undefined) hash.update(`${token}\n`)
  return hash.update(digest ?? JSON.stringify(body) ?? '').digest()
}

/** A key that only the holder of the token can make again: the database never has it. */
export function sealingKey(token: string, key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, key, 'switchboard idempotent reply', 32))
}

async function claim(db: Db, keyed: Keyed): Promise<Answer | undefined> {
  // The second statement's snapshot is younger than the lock, so it sees whoever held it before
  const [[lock], [row]] = await Promise.all([tryLock(db, keyed), storedAnswer(db, keyed)])
  if (!lock?.locked) {
    throw new ApiError(
      'idempotency_in_progress',
      'A request with this idempotency key is still running. Retry after it has finished.',
      {
        headers: { 'retry-after': '1' },
      },
    )
  }
  if (!row) return undefined
  if (!row.fingerprint.equals(keyed.fingerprint)) {
    throw new ApiError(
      'idempotency_key_reused',
      'The idempotency key was used for a different request. Use a new key.',
    )
  }
  const body = (keyed.secret ? unseal(row.body, keyed.secret) : row.body).toString()
  return {
    status: row.status,
    headers: { ...row.headers, 'idempotency-replayed': 'true' },
    body: body === '' ? undefined : body,
  }
}

async function keep(db: Db, keyed: Keyed, answer: Answer): Promise<void> {
  const body = Buffer.from(answer.body ?? '')
  await storeAnswer(db, {
    workspaceId: keyed.workspaceId,
    key: keyed.key,
    fingerprint: keyed.fingerprint,
    status: answer.status,
    headers: JSON.stringify(answer.headers),
    body: keyed.secret ? seal(body, keyed.secret) : body,
  })
}

const keptRefusals = new Set([404, 409, 410, 412, 422])

function isKept(answer: Answer, error: unknown): boolean {
  const code = error instanceof ApiError ? error.code : undefined
  return (
    keptRefusals.has(answer.status) &&
    code !== 'idempotency_in_progress' &&
    code !== 'idempotency_key_reused'
  )
}
