import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/pool/client.ts'
import { statement } from '../db/query/statement.ts'
import { ApiError, tooMany } from '../errors.ts'
import { counted } from '../lib/words.ts'

/** Failed attempts in a quarter of an hour after which more are refused. */
export const mostAttempts = { ofAddress: 100, ofAccount: 100, ofBoth: 10 } as const
const windowSeconds = 900
/** Rows of times that have passed which an attempt deletes, more than it adds. */
const purgedAtOnce = 20

/** An attempt to sign in. */
export interface Attempt {
  /** Network of the caller. */
  readonly network: string
  /** The account, which need not exist; undefined for one that is not known yet. The user is an e-mail address or an id. */
  readonly account?: { readonly workspace: string; readonly user: string }
}

/** Whether the window of a count goes on. One that begins much later is from before the clock was set back. */
const isOpen = sql`a.since > now() - make_interval(secs => ${windowSeconds})
  and a.since < now() + make_interval(secs => ${windowSeconds})`

const count = statement<{ key: Buffer }, { count: number; remainingSeconds: number }>(
  (_, $) => sql`
    insert into sign_in_attempts as a (key, count, since) values (${$.key}, 1, now())
    on conflict (key) do update set
      count = case when ${isOpen} then a.count + 1 else 1 end,
      since = case when ${isOpen} then a.since else now() end
    returning count, extract(epoch from since - now())::int + ${windowSeconds} as "remainingSeconds"`,
)

const purge = statement<Record<string, never>, never>(
  () => sql`
    delete from sign_in_attempts where key in (
      select key from sign_in_attempts
      where since < now() - make_interval(secs => ${windowSeconds})
      limit ${purgedAtOnce} for update skip locked)`,
)

const undo = statement<{ address: Buffer; both: Buffer | null; account: Buffer | null }, never>(
  (_, $) => sql`
    with accounts as (
      delete from sign_in_attempts where key in (${$.both}, ${$.account}))
    update sign_in_attempts set count = greatest(count - 1, 0) where key = ${$.address}`,
)

const uncount = statement<{ key: Buffer }, never>(
  (_, $) => sql`
    update sign_in_attempts set count = greatest(count - 1, 0) where key = ${$.key}`,
)

const keyOf = (...parts: string[]) => hash('sha256', JSON.stringify(parts), 'buffer')

/** Returns the keys that an attempt is counted by, each with its limit: the address, and both and the account if it is known. */
function limitsOf({ network, account }: Attempt): Array<readonly [Buffer, number]> {
  const ofAddress = [keyOf('address', network), mostAttempts.ofAddress] as const
  if (!account) return [ofAddress]
  const names = [account.workspace, account.user.toLowerCase()]
  return [
    ofAddress,
    [keyOf('both', network, ...names), mostAttempts.ofBoth],
    [keyOf('account', ...names), mostAttempts.ofAccount],
  ]
}

/** Whether a proof is used for the first time in the last quarter of an hour, which is longer than it is valid. */
export async function isFirstUse(db: Db, proof: string): Promise<boolean> {
  const [counted] = await count(db, { key: keyOf('proof', proof) })
  return counted?.count === 1
}

/**
 * Counts an attempt by each key until one refuses. Throws 429. An attempt that is refused is not judged, and so no failure
 * by the keys before. A limit of an account and an address together lets the owner of the account sign in from elsewhere.
 */
export async function countAttempt(db: Db, attempt: Attempt): Promise<void> {
  await purge(db, {})
  const limits = limitsOf(attempt)
  for (const [index, [key, most]] of limits.entries()) {
    const [made] = await count(db, { key })
    if (!made || made.count <= most) continue
    for (const [taken] of limits.slice(0, index)) await uncount(db, { key: taken })
    const seconds = Math.max(1, made.remainingSeconds)
    throw tooMany(
      `There were too many failed attempts to sign in. Retry in ${counted(seconds, 'second')}.`,
      seconds,
      `"sign-in";q=${most};w=${windowSeconds}`,
    )
  }
}

/**
 * Counts an attempt before `prove` judges it, so that attempts at the same time cannot pass a limit. Throws 429. An attempt
 * that does not fail deletes those of its account. An error of the server, such as too many sign-ins at once, is no
 * failure of the caller: the attempt is taken back.
 */
export async function attempting<T>(db: Db, attempt: Attempt, prove: () => Promise<T>): Promise<T> {
  await countAttempt(db, attempt)
  const keys = limitsOf(attempt).map(([key]) => key) as [Buffer, ...Buffer[]]
  try {
    const proven = await prove()
    const [address, both = null, account = null] = keys
    await undo(db, { address, both, account })
    return proven
  } catch (error) {
    const isOfCaller = error instanceof ApiError && error.status < 500
    if (!isOfCaller) for (const key of keys) await uncount(db, { key })
    throw error
  }
}
