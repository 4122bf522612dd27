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

/** The address and the account of an attempt to sign in. The account need not exist. */
export interface Attempt {
  /** Network of the caller. */
  readonly network: string
  readonly workspace: string
  /** E-mail address or identifier of the user. */
  readonly user: string
}

const count = statement<{ key: Buffer }, { count: number; remainingSeconds: number }>(
  (_, $) => sql`
    insert into sign_in_attempts as a (key, count, since) values (${$.key}, 1, now())
    on conflict (key) do update set
      count = case when a.since > now() - make_interval(secs => ${windowSeconds}) then a.count + 1 else 1 end,
      since = case when a.since > now() - make_interval(secs => ${windowSeconds}) then a.since else now() end
    returning count, extract(epoch from since - now())::int + ${windowSeconds} as "remainingSeconds"`,
)

const purge = statement<Record<string, never>, never>(
  () => sql`
    delete from sign_in_attempts where key in (
      select key from sign_in_attempts
      where since < now() - make_interval(secs => ${windowSeconds})
      limit ${purgedAtOnce} for update skip locked)`,
)

const undo = statement<{ address: Buffer; both: Buffer; account: Buffer }, never>(
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

const accountOf = ({ workspace, user }: Attempt) => [workspace, user.toLowerCase()] as const
const addressKey = ({ network }: Pick<Attempt, 'network'>) => keyOf('address', network)
const bothKey = (attempt: Attempt) => keyOf('both', attempt.network, ...accountOf(attempt))
const accountKey = (attempt: Attempt) => keyOf('account', ...accountOf(attempt))

/** Counts an attempt of an account that is not known yet, by the network alone. Throws 429. */
export async function countNetwork(db: Db, network: string): Promise<void> {
  await purge(db, {})
  await countBy(db, [[addressKey({ network }), mostAttempts.ofAddress]])
}

/** Takes back an attempt that was counted by the network alone. */
export async function undoNetwork(db: Db, network: string): Promise<void> {
  await uncount(db, { key: addressKey({ network }) })
}

/** Whether a proof is used for the first time in the last quarter of an hour, which is longer than it is valid. */
export async function isFirstUse(db: Db, proof: string): Promise<boolean> {
  const [counted] = await count(db, { key: keyOf('proof', proof) })
  return counted?.count === 1
}

/**
 * Counts an attempt before it is judged, so that attempts at the same time cannot pass a limit. Throws 429. A limit of
 * an account and an address together lets the owner of the account sign in from elsewhere.
 */
export async function countAttempt(db: Db, attempt: Attempt): Promise<void> {
  await purge(db, {})
  await countBy(db, [
    [addressKey(attempt), mostAttempts.ofAddress],
    [bothKey(attempt), mostAttempts.ofBoth],
    [accountKey(attempt), mostAttempts.ofAccount],
  ])
}

/**
 * Judges an attempt that was counted, by its network alone or also by its account. An error of the server, such as too
 * many sign-ins at once, is no failure of the caller: the attempt is taken back.
 */
export async function judge<T>(
  db: Db,
  attempt: Attempt | Pick<Attempt, 'network'>,
  judgement: () => Promise<T>,
): Promise<T> {
  try {
    return await judgement()
  } catch (error) {
    const isOfCaller = error instanceof ApiError && error.status < 500
    const ofAccount = 'user' in attempt ? [bothKey(attempt), accountKey(attempt)] : []
    if (!isOfCaller) {
      for (const key of [addressKey(attempt), ...ofAccount]) await uncount(db, { key })
    }
    throw error
  }
}

/** Counts by each key until one refuses. An attempt that is refused is not judged, and so no failure by the keys before. */
async function countBy(db: Db, limits: ReadonlyArray<readonly [Buffer, number]>): Promise<void> {
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

/** Deletes the attempts of an account, and one of its address, after an attempt that did not fail. */
export async function undoAttempt(db: Db, attempt: Attempt): Promise<void> {
  await undo(db, {
    address: addressKey(attempt),
    both: bothKey(attempt),
    account: accountKey(attempt),
  })
}
