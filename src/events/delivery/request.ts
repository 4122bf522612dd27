import type { Key } from '../../db/query/rows.ts'
import { nowMs } from '../../lib/clock.ts'
import type { Secrets } from '../../lib/seal.ts'
import type { Traceparent } from '../../lib/trace.ts'
import type { Delivery } from './records.ts'
import { signatures } from '../../platform/net/sign.ts'
import { eventTypeOf } from '../event-types.ts'
import { toEvent } from '../wire.ts'

/** Returns the request of an attempt, which is signed. */
export function requestOf(
  workspaceId: string,
  delivery: Delivery,
  secrets: Secrets,
  traceparent: Traceparent | null,
) {
  const context = secretContext({ workspaceId, id: delivery.webhookId })
  const whole = delivery.sample ?? eventOf(delivery)
  const body = JSON.stringify(delivery.payload === 'thin' ? thin(whole) : whole)
  const id = String(whole['id'])
  const timestamp = Math.floor(nowMs() / 1000)
  const keys = [delivery.secret, delivery.oldSecret]
    .filter((sealed) => sealed !== null)
    .map((sealed) => secrets.open(sealed, context))
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'user-agent': 'Switchboard-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures(keys, id, timestamp, body),
    ...(traceparent !== null && { traceparent }),
    ...(delivery.credentials &&
      authHeader(delivery.authType, secrets.open(delivery.credentials, context))),
  }
  return { url: delivery.url, headers, body, timeoutMs: delivery.timeoutSeconds * 1000 }
}

function eventOf({ content, ...event }: Delivery): Record<string, unknown> {
  if (!content) throw new Error('the event of a delivery is not kept')
  return { ...toEvent({ ...event, content }, false) }
}

/** Returns an event with no more of its data than its id and the id of the resource that it is about. */
function thin(event: Record<string, unknown>): Record<string, unknown> {
  const names = ['id', eventTypeOf(String(event['type']))?.resource]
  const ids = Object.entries(event['data'] as object).filter(([name]) => names.includes(name))
  return { ...event, data: Object.fromEntries(ids), previous: null }
}

/** Returns what binds the secrets of a webhook to its row when they are sealed. */
export function secretContext({ workspaceId, id }: Key): string {
  return `webhook ${workspaceId} ${id}`
}

function authHeader(type: Delivery['authType'], credentials: string): Record<string, string> {
  const given = JSON.parse(credentials) as Record<string, string>
  switch (type) {
    case 'none':
      return {}
    case 'basic': {
      const pair = Buffer.from(`${given['username']}:${given['password']}`).toString('base64')
      return { authorization: `Basic ${pair}` }
    }
    case 'bearer':
      return { authorization: `Bearer ${given['token']}` }
    case 'header':
      return { [String(given['name']).toLowerCase()]: String(given['value']) }
  }
}

const shown = new Set([
  'content-type',
  'traceparent',
  'user-agent',
  'webhook-id',
  'webhook-timestamp',
])

/** Returns headers as they are recorded, in which whatever is secret, or might be, is masked. */
export function masked(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (shown.has(name)) return [name, value]
      return [name, name === 'webhook-signature' ? value.replace(/,\S+/g, ',••••') : '••••']
    }),
  )
}
