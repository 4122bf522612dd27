import { sql } from 'drizzle-orm'
import type { Operations } from '../../../generated/operations.ts'
import type { Db } from '../../db/pool/client.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { emitInternally } from '../../events/reactions.ts'
import type { Context } from '../../http/context.ts'
import { lockChannelForReference } from '../channels/queries.ts'
import { unmatched } from '../../platform/mail/workers.ts'
import type { DeliveryReport, ReportedRecipient } from '../../platform/mail/mail.ts'
import { requireReceiving } from './inbound.ts'
import { message, messageEvents } from './message.ts'
import { advanceStatus, lockMessage } from './queries.ts'
import { markRecipientsBounced } from './recipient-queries.ts'
import { unreachedBy } from './settled.ts'
import { beginningOf } from '../../lib/text.ts'

type Named = { workspaceId: string; channelId: string; externalIds: string[] }

/** A message that was returned, and the addresses that it went to, in lower case. */
interface Returned {
  readonly id: string
  readonly addresses: string[]
}

const sentAs = statement<Named, Returned>(
  (_, $) => sql`
    select id, array_to_json(array(
      select lower(a) from unnest(to_addresses || cc || bcc) a
      union select lower(r.address) from message_recipients r
      where r.workspace_id = messages.workspace_id and r.message_id = messages.id
        and r.address is not null)) as addresses
    from messages
    where workspace_id = ${$.workspaceId} and channel_id = ${$.channelId}::uuid
      and external_id = any(${arrayParameter($.externalIds)}::text[]) and direction = 'outbound'
    order by array_position(${arrayParameter($.externalIds)}::text[], external_id) limit 1`,
)

type Bounced = {
  workspaceId: string
  id: string
  addresses: string[]
  code: string
  reason: string
}

/**
 * Records that a mail has come back from addresses, in lower case, of a message that was sent to all of its recipients or
 * is still to be sent to others. Returns whether it is.
 */
const settleBounced = statement<Bounced, { isPending: boolean }>(
  (_, $) => sql`
    update messages m set settled = (
      select coalesce(jsonb_agg(case when s.value ->> 'address' = any(${arrayParameter($.addresses)}::text[])
        then s.value || jsonb_build_object('code', ${$.code}::text, 'message', ${$.reason}::text)
        else s.value end), '[]')
      from jsonb_array_elements(case when m.settled <> '[]' or m.status <> 'sent' then m.settled else (
        select coalesce(jsonb_agg(jsonb_build_object('address', lower(a), 'at', m.sent_at, 'code', null,
          'message', null)), '[]') from unnest(m.to_addresses || m.cc || m.bcc) a) end) s)
    where m.workspace_id = ${$.workspaceId} and m.id = ${$.id}
    returning m.status in ('queued', 'sending') and m.settled <> '[]' as "isPending"`,
)

/** The message that a report is about, if it went to a recipient that the report names. Throws 422 if there is none. */
export async function returnedMessage(
  db: Db,
  workspaceId: string,
  channelId: string,
  report: DeliveryReport,
): Promise<Returned & { failed: ReportedRecipient[]; bounced: string[] }> {
  const externalIds = [...report.messageIds]
  const [found] = await sentAs(db, { workspaceId, channelId, externalIds })
  if (!found) {
    throw unmatched(
      'The delivery report names no mail that the channel sent. Hand it over on the channel that sent the mail.',
    )
  }
  const { addresses } = found
  const named = report.recipients.flatMap((one) => one.addresses)
  const isUnnamed = named.length === 0 && addresses.length === 1
  if (!isUnnamed && !named.some((one) => addresses.includes(one))) {
    throw unmatched('The delivery report names no recipient of the mail that it is about.')
  }
  const failed = report.recipients.filter(
    (one) =>
      one.action === 'failed' &&
      (isUnnamed || one.addresses.some((address) => addresses.includes(address))),
  )
  const bounced = addresses.filter(
    (one) => failed.length > 0 && (isUnnamed || failed.some((of) => of.addresses.includes(one))),
  )
  return { ...found, failed, bounced }
}

/** Applies the report of a mail server: a message that could not be delivered fails, other reports change nothing. */
export async function receiveReport(
  ctx: Context,
  channelId: string,
  report: DeliveryReport,
): Promise<Operations['receiveMessage']['reply']> {
  const { workspaceId } = ctx.actor
  const [channel] = await lockChannelForReference(ctx.db, { workspaceId, id: channelId })
  requireReceiving(channel, channelId, true)
  const { id, failed, bounced } = await returnedMessage(ctx.db, workspaceId, channelId, report)
  const [first] = failed
  if (!first) return { status: 200, body: await message.reply(ctx, id) }

  const key = { workspaceId, id }
  const reason = explain(first)
  const why = {
    code: 'bounced',
    reason: unreachedBy({ address: addressOf(first), message: reason }),
  }
  const [, before, [recipients], [settled]] = await pipeline(ctx.db, [
    () => lockMessage(ctx.db, key),
    () => message.require(ctx, id),
    () => markRecipientsBounced(ctx.db, { ...key, ...why, addresses: bounced }),
    () => settleBounced(ctx.db, { ...key, code: why.code, reason, addresses: bounced }),
  ])
  const { conversationId } = before
  emitInternally(ctx, 'message.bounced', { conversationId, addresses: bounced })
  // A message to a group fails once no recipient is reached, and a mail once it was sent to the others
  if (!recipients?.reachedOthers && !settled?.isPending) {
    await advanceStatus(ctx.db, {
      ...key,
      status: 'failed',
      at: ctx.now,
      errorCode: why.code,
      errorMessage: why.reason,
      now: ctx.now,
    })
  }
  return { status: 200, body: await message.reply(ctx, id, messageEvents, before) }
}

function addressOf({ addresses }: ReportedRecipient): string {
  return addresses.at(-1) ?? 'The recipient'
}

function explain({ status, diagnostic }: ReportedRecipient): string {
  const reason = [status, diagnostic].filter((part) => part !== '').join(' ')
  return beginningOf(reason || 'no reason was reported', 500)
}
