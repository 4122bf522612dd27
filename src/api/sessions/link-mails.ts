import { sql } from 'drizzle-orm'
import { mintLinkToken } from '../../auth/links.ts'
import { hashToken } from '../../auth/tokens.ts'
import type { Pool } from '../../db/pool/client.ts'
import { statement } from '../../db/query/statement.ts'
import {
  type AdapterChannel,
  type Outside,
  toSendFailure,
} from '../../platform/adapters/adapter.ts'
import { emailAdapter } from '../../platform/adapters/email.ts'
import type { Batch } from '../../platform/jobs/batch.ts'
import { dueByTime } from '../../platform/jobs/due.ts'
import { leaseRenewal } from '../../platform/jobs/lease-renewal.ts'
import { type Leased, leasedJob, leaseTime, type Persist } from '../../platform/jobs/leased-job.ts'
import type { Log, WorkspaceJob } from '../../platform/jobs/scheduler.ts'
import { type LinkMail, mailOf } from './link-mail.ts'

/** Seconds until the next try after each that failed; less than a reset is valid. */
const pauses = [5, 30, 120, 600, 1800]

const claimDue = statement<Batch, Leased>(
  (_, $) => sql`
    with due as (
      select workspace_id, id from sign_in_links
      where workspace_id = ${$.workspaceId} and mail_due_at <= now()
      order by mail_due_at limit ${$.batch}::int for update skip locked)
    update sign_in_links l set mail_due_at = now() + ${leaseTime},
      mail_attempts = l.mail_attempts + 1
    from due where l.workspace_id = due.workspace_id and l.id = due.id
    returning l.workspace_id as "workspaceId", l.id, l.mail_attempts as attempt`,
)

const renewLeases = leaseRenewal({
  table: 'sign_in_links',
  until: 'mail_due_at',
  attempt: 'mail_attempts',
})

/** Stores the hash of a token that is about to be sent, and returns what its mail says. */
const linkToSend = statement<
  { workspaceId: string; id: string; attempt: number; hash: Buffer },
  Omit<LinkMail, 'token' | 'id'> & { channel: AdapterChannel }
>(
  (_, $) => sql`
    update sign_in_links l set hash = ${$.hash}
    from users u, workspaces w, settings s, channels n
    where l.workspace_id = ${$.workspaceId} and l.id = ${$.id} and l.mail_attempts = ${$.attempt}::int
      and l.expires_at > now() and u.workspace_id = l.workspace_id and u.id = l.user_id
      and u.deleted_at is null and u.status <> 'suspended' and lower(u.email) = lower(l.email)
      and w.id = l.workspace_id and s.workspace_id = l.workspace_id
      and n.workspace_id = l.workspace_id and n.id = (
        select c.id from channels c where c.workspace_id = l.workspace_id and c.type = 'email'
          and c.status = 'active' and c.deleted_at is null
        order by c.position limit 1)
    returning u.name, u.email, u.status = 'invited' as "isInvitation", w.name as workspace,
      s.sign_in_url as "signInUrl", l.expires_at as "expiresAt",
      json_build_object('id', n.id, 'type', n.type, 'name', n.name, 'address', n.address,
        'config', n.config, 'secrets', n.secrets) as channel`,
)

/** Ends a try: with another one after some seconds, or for good. */
const endTry = statement<
  { workspaceId: string; id: string; attempt: number; pause: number | null },
  never
>(
  (_, $) => sql`
    update sign_in_links set mail_due_at = now() + make_interval(secs => ${$.pause}::int)
    where workspace_id = ${$.workspaceId} and id = ${$.id} and mail_attempts = ${$.attempt}::int`,
)

/**
 * Sends the mails of one-time links. Each try makes a token of its own, so that none is stored; a mail that is sent
 * twice is valid by its last token.
 */
export function linkMails(log: Log, outside: Outside): WorkspaceJob {
  return leasedJob<Leased>(log, {
    name: 'sign-in links: send',
    everyMs: 500,
    due: dueByTime('sign_in_links', 'mail_due_at'),
    slots: 10,
    claim: claimDue,
    renew: renewLeases,
    run: (pool, one, persist) => sendOnce(pool, log, outside, one, persist),
  })
}

async function sendOnce(
  pool: Pool,
  log: Log,
  outside: Outside,
  { workspaceId, id, attempt }: Leased,
  persist: Persist,
): Promise<void> {
  const key = { workspaceId, id, attempt }
  const token = mintLinkToken()
  const [found] = await persist(() => linkToSend(pool, { ...key, hash: hashToken(token) }))
  let pause: number | null = null
  if (found) {
    const { channel, ...mail } = found
    const failure = await emailAdapter
      .send(outside, channel, mailOf({ ...mail, id, token }))
      .then(() => undefined, toSendFailure)
    if (failure) {
      pause = failure.isFinal ? null : (pauses[attempt - 1] ?? null)
      log.warn({ workspace: workspaceId, link: id, code: failure.code }, 'a mail was not sent')
    }
  }
  await persist(() => endTry(pool, { ...key, pause }))
}
