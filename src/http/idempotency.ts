import { createHash, hash, hkdfSync } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../auth/authenticate.ts'
import type { Db } from '../db/pool/client.ts'
import { idempotencyKeys } from '../db/schema/workspaces.ts'
import { columnsBut } from '../db/query/rows.ts'
import { inWorkspace } from '../db/query/scope.ts'
import { statement, type Values } from '../db/query/statement.ts'
import { ApiError } from '../errors.ts'
import { countVolume } from '../db/query/volume.ts'
import { seal, unseal } from '../lib/seal.ts'
import type { Answer } from './reply/answer.ts'
import type { Input } from './request/validate.ts'

/** One request under an `Idempotency-Key`. */
export interface Keyed {
  readonly workspaceId: string
  readonly key: string
  /** SHA-256 of what must be the same in a repetition. */
  readonly fingerprint: Buffer
  /** Encrypts the stored answer where it holds a secret. */
  readonly secret: Buffer | undefined
  /** Reads the object of a reply that was not kept whole; absent where no operation reads it by its id. */
  readonly readObject: ((db: Db, id: string) => Promise<Answer>) | undefined
}

/** The result of an operation under a key. */
export interface Performed {
  readonly answer: Answer
  /** Whether it wrote to the log. */
  readonly hasChanged: boolean
}

/** Bytes of the largest reply that is kept whole if its object can be read again. */
const mostKeptBytes = 16_384

/** Bytes of a row without a body, about. */
const rowBytes = 400

type KeyOf = { workspaceId: string; key: string }

const tryLock = statement<KeyOf, { locked: boolean }>(
  (_, $) => sql`
    select pg_try_advisory_xact_lock(
      hashtextextended(${$.key}::text, hashtext(${$.workspaceId}::text))) as locked`,
)

const storedAnswer = statement((db, $: Values<KeyOf>) =>
  db
    .select(columnsBut(idempotencyKeys, 'workspaceId', 'key', 'createdAt'))
    .from(idempotencyKeys)
    .where(
      and(
        inWorkspace(idempotencyKeys, $.workspaceId),
        eq(idempotencyKeys.key, $.key),
        sql`${idempotencyKeys.createdAt} > now() - interval '24 hours'`,
      ),
    ),
)

type Stored = Awaited<ReturnType<typeof storedAnswer>>[number]

// An expired row of the same key may still be there
const storeAnswer = statement<KeyOf & Omit<Stored, 'headers'> & { headers: string }, never>(
  (_, $) => sql`
    insert into idempotency_keys
      (workspace_id, key, fingerprint, status, headers, object_id, body, digest, created_at)
    values (${$.workspaceId}, ${$.key}, ${$.fingerprint}::bytea, ${$.status}::int,
      ${$.headers}::jsonb, ${$.objectId}::uuid, ${$.body}::bytea, ${$.digest}::bytea, now())
    on conflict (workspace_id, key) do update set fingerprint = excluded.fingerprint,
      status = excluded.status, headers = excluded.headers, object_id = excluded.object_id,
      body = excluded.body, digest = excluded.digest, created_at = excluded.created_at`,
)

/**
 * Runs `work` in a transaction that also keeps its answer, or returns the answer kept before. Nothing is kept of a
 * request that changed nothing, such as one that was refused: its repetition does no harm.
 * Throws 409 while another request runs under the key, 422 when it was another request or caller.
 */
export async function idempotently(
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
  keyed: Keyed,
  work: (db: Db) => Promise<Performed>,
): Promise<Answer> {
  return transaction(async (db) => {
    const stored = await claim(db, keyed)
    if (stored) return replayed(db, keyed, stored)
    const { answer, hasChanged } = await work(db)
    if (hasChanged) await completeKey(db, keyed, answer)
    return answer
  })
}

/**
 * Returns what makes two requests the same: the operation, what was read of the path, the query and the body, or the
 * digest of bytes; and the caller with the scopes that decide what a reply shows, or the token behind a secret.
 */
export function fingerprintOf(
  operationId: string,
  { params, query, body }: Input,
  digest: Buffer | undefined,
  { id, scopes }: Actor,
  token: string | undefined,
): Buffer {
  return createHash('sha256')
    .update(`${operationId} ${JSON.stringify([params, query])}\n`)
    .update(`${JSON.stringify([id, [...scopes].sort(), token])}\n`)
    .update(digest ?? JSON.stringify(body) ?? '')
    .digest()
}

/** A key that only the holder of the token can make again: the database never has it. */
export function sealingKey(token: string, key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, key, 'switchboard idempotent reply', 32))
}

async function claim(db: Db, keyed: Keyed): Promise<Stored | undefined> {
  // The second statement's snapshot is younger than the lock, so it sees the result of its previous holder
  const [[lock], [stored]] = await Promise.all([tryLock(db, keyed), storedAnswer(db, keyed)])
  if (!lock?.locked) {
    throw new ApiError(
      'idempotency_in_progress',
      'A request with this idempotency key is still running. Retry after it has finished.',
      {
        headers: { 'retry-after': '1' },
      },
    )
  }
  if (stored && !stored.fingerprint.equals(keyed.fingerprint)) {
    throw new ApiError(
      'idempotency_key_reused',
      'The idempotency key was used for a different request, by another caller, or with other scopes. Use a new key.',
    )
  }
  return stored
}

async function replayed(db: Db, keyed: Keyed, stored: Stored): Promise<Answer> {
  const { status } = stored
  const headers = { ...stored.headers, 'idempotency-replayed': 'true' }
  if (stored.body !== null) return { status, headers, body: bodyOf(keyed, stored, stored.body) }
  if (stored.objectId === null) return { status, headers, body: undefined }
  if (!keyed.readObject) throw corrupt(new Error('no operation reads the object of a kept reply'))
  const present = await keyed.readObject(db, stored.objectId).catch((error: unknown) => {
    throw isGone(error) ? gone(error) : error
  })
  return { status, headers: { ...headers, ...present.headers }, body: present.body }
}

function bodyOf(keyed: Keyed, { digest }: Stored, body: Buffer): string {
  if (!digest || !digestOf(body).equals(digest)) throw corrupt(new Error('the digest differs'))
  try {
    return (keyed.secret ? unseal(body, keyed.secret) : body).toString()
  } catch (error) {
    throw corrupt(error)
  }
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410)
}

function gone(cause: unknown): ApiError {
  return new ApiError(
    'kept_reply_gone',
    'The request was performed earlier, but the object of the reply was deleted or merged since.',
    { cause },
  )
}

function corrupt(cause: unknown): ApiError {
  return new ApiError(
    'kept_reply_corrupt',
    'The request was performed, but the reply that was kept for its idempotency key is damaged. Read the object instead of repeating the request.',
    { headers: { 'retry-after': '60' }, cause },
  )
}

async function completeKey(
  db: Db,
  keyed: Keyed,
  { status, headers, ...answer }: Answer,
): Promise<void> {
  const { workspaceId, key, fingerprint, secret, readObject } = keyed
  const objectId = (readObject && answer.objectId) ?? null
  const bytes = answer.body === undefined ? null : Buffer.from(answer.body)
  const isReference = objectId !== null && bytes !== null && bytes.length > mostKeptBytes
  const body = bytes === null || isReference ? null : secret ? seal(bytes, secret) : bytes
  countVolume(workspaceId, 'idempotency_keys', rowBytes + (body?.length ?? 0))
  await storeAnswer(db, {
    ...{ workspaceId, key, fingerprint, status, objectId, body },
    headers: JSON.stringify(headers),
    digest: body && digestOf(body),
  })
}

function digestOf(body: Buffer): Buffer {
  return hash('sha256', body, 'buffer')
}
