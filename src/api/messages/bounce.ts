import { sql } from 'drizzle-orm'
import type { Operations } from '../../../generated/operations.ts'
import type { Db } from '../../db/pool/client.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { statement } from '../../db/query/statement.ts'
import { notFound } from '../../errors.ts'
import { emitInternally } from '../../events/reactions.ts'
import type { Context } from '../../http/context.ts'
import { channelDisabled } from '../channels/channel.ts'
import { lockChannelForReference } from '../channels/queries.ts'
import { unmatched } from '../../platform/mail/threads.ts'
import type { DeliveryReport } from '../../platform/mail/mail.ts'
import { message, messageEvents } from './message.ts'
import { advanceStatus, lockMessage } from './queries.ts'
import { markRecipientsBounced } from './recipient-queries.ts'

type Named = { workspaceId: string; channelId: string; externalId: string }

const sentAs = statement<Named, { id: string; addresses: string[] }>(
  (_, $) => sql`
    select id, array_to_json(array(
      select lower(a) from unnest(to_addresses || cc || bcc) a
      union select lower(r.address) from message_recipients r
      where r.workspace_id = messages.workspace_id and r.message_id = messages.id
        and r.address is not null)) as addresses
    from messages
    where workspace_id = ${$.workspaceId} and channel_id = ${$.channelId}::uuid
      and external_id = ${$.externalId} and direction = 'outbound'`,
)

/** The message that a delivery report is about, with the addresses that it went to. Throws 422 if there is none. */
export async function reportedMessage(
  db: Db,
  workspaceId: string,
  channelId: string,
  { messageId: externalId }: DeliveryReport,
): Promise<{ id: string; addresses: string[] }> {
  const [found] = await sentAs(db, { workspaceId, channelId, externalId })
  if (found) return found
  throw unmatched(
    'The delivery report names a mail that the channel did not send. Hand it over on the channel that sent the mail.',
  )
}

/** Applies the report of a mail server: a message that could not be delivered fails, other reports change nothing. */
export async function receiveReport(
  ctx: Context,
  channelId: string,
  report: DeliveryReport,
): Promise<Operations['receiveMessage']['reply']> {
  const { workspaceId } = ctx.actor
  const [channel] = await lockChannelForReference(ctx.db, { workspaceId, id: channelId })
  if (!channel) throw notFound('channel', channelId)
  if (channel.status === 'disabled') throw channelDisabled()
  const { id, addresses } = await reportedMessage(ctx.db, workspaceId, channelId, report)
  const failed = report.recipients.filter(({ action }) => action === 'failed')
  const [first] = failed
  if (!first) return { status: 200, body: await message.reply(ctx, id) }

  // Only one can be meant, also where the report calls it by the address that it was forwarded to
  const bounced =
    addresses.length === 1
      ? addresses
      : addresses.filter((one) => failed.some((recipient) => recipient.addresses.includes(one)))
  const key = { workspaceId, id }
  const why = { code: 'bounced', reason: explain(first) }
  const [, before, [recipients]] = await pipeline(ctx.db, [
    () => lockMessage(ctx.db, key),
    () => message.require(ctx, id),
    () => markRecipientsBounced(ctx.db, { ...key, ...why, addresses: bounced }),
  ])
  if (bounced.length > 0) {
    emitInternally(ctx, 'message.bounced', { messageId: id, addresses: bounced })
  }
  // A message to a group fails once no recipient is reached
  if (!recipients?.reachedOthers) {
    await advanceStatus(ctx.db, {
      ...key,
      channelId,
      status: 'failed',
      at: ctx.now,
      errorCode: why.code,
      errorMessage: why.reason,
      now: ctx.now,
    })
  }
  return { status: 200, body: await message.reply(ctx, id, messageEvents, before) }
}

function explain({ addresses, status, diagnostic }: DeliveryReport['recipients'][number]): string {
  const [address = 'The recipient'] = addresses.slice(-1)
  const reason = [status, diagnostic].filter((part) => part !== '').join(' ')
  return `${address} was not reached: ${reason || 'no reason was reported'}`
    .toWellFormed()
    .slice(0, 500)
}
