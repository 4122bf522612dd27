import { OutboundFailure, type OutboundReply, post } from '../net/outbound.ts'
import { signatures } from '../net/sign.ts'
import { newId } from '../../lib/ids.ts'
import type { Traceparent } from '../../lib/trace.ts'
import { timeouts } from '../../timeouts.ts'
import { type Adapter, type AdapterChannel, type Outside, SendFailure } from './adapter.ts'
import { openSecret } from './secrets.ts'
import { nowMs } from '../../lib/clock.ts'

/** A program of the workspace's own, which takes a signed POST for each message. */
export const customAdapter: Adapter = {
  async check(outside, channel) {
    await call(outside, channel, { id: newId() }, { type: 'ping', channelId: channel.id })
  },

  async send(outside, channel, message) {
    const reply = await call(outside, channel, message, {
      type: 'message',
      channelId: channel.id,
      message: {
        id: message.id,
        conversationId: message.conversationId,
        group: message.group,
        recipients: message.recipients,
        messageType: message.messageType,
        message: message.message,
        attachments: message.attachments.map(({ fileId, name, mimeType, size, url }) => ({
          fileId,
          name,
          mimeType,
          size,
          url,
        })),
        location: message.location,
        metadata: message.metadata,
        replyToExternalId: message.replyToExternalId,
        createdAt: message.createdAt,
      },
    })
    return { externalId: externalIdOf(reply), rejected: [] }
  },
}

interface Called {
  /** Id that all attempts share. */
  readonly id: string
  readonly traceparent?: Traceparent | null
}

/** Signed as Standard Webhooks say. */
async function call(
  { targets, secrets }: Outside,
  channel: AdapterChannel,
  { id, traceparent }: Called,
  payload: unknown,
): Promise<OutboundReply> {
  const body = JSON.stringify(payload)
  const timestamp = Math.floor(nowMs() / 1000)
  const secret = openSecret(secrets, channel, 'secret')
  if (secret === undefined) throw new SendFailure('no_secret', 'The channel has no secret.', true)
  try {
    const reply = await post(targets, {
      url: String(channel.config['outboundUrl']),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Switchboard',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatures([secret], id, timestamp, body),
        ...(traceparent && { traceparent }),
      },
      body,
      timeoutMs: timeouts.sendMs,
    })
    if (reply.status >= 200 && reply.status < 300) return reply
    const isFinal = reply.status < 500 && reply.status !== 408 && reply.status !== 429
    throw new SendFailure(`http_${reply.status}`, `It answered ${reply.status}.`, isFinal)
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error
    throw new SendFailure('unreachable', error.message, false, error)
  }
}

function externalIdOf({ body }: OutboundReply): string | null {
  try {
    const { externalId } = JSON.parse(body) as { externalId?: unknown }
    return typeof externalId === 'string' && /^[ -~]{1,255}$/.test(externalId) ? externalId : null
  } catch {
    return null
  }
}
