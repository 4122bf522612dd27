import type { Client, Json } from './client.ts'

/** Members that change without an event of their object: messages have events of their own. */
const silent: Readonly<Record<string, ReadonlySet<string>>> = {
  cx_log: new Set(['direction', 'firstRepliedAt', 'firstResponseTime']),
  contact: new Set(['lastContactedAt', 'lastSeenAt']),
  conversation: new Set([
    ...['subject', 'contactId', 'lastMessageAt', 'lastInboundAt', 'lastMessagePreview'],
    ...['unreadCount', 'messageWindowExpiresAt'],
  ]),
  ticket: new Set(),
}

const isPlain = (value: unknown) => value === null || typeof value !== 'object'

/**
 * Returns the events of the feed whose `previous` is not what the event before them shows of the same ticket, conversation,
 * case or contact. Objects in objects are left out: they show what others are called now.
 */
export async function feedFaults(api: Client): Promise<string[]> {
  const last = new Map<string, Json>()
  const faults: string[] = []
  let after = '0'
  for (;;) {
    const { body } = await api.listEvents({ query: { after, limit: 500 } })
    if (body.data.length === 0) return faults
    for (const event of body.data as Json[]) {
      const kind = String(event.type).split('.')[0] ?? ''
      const key = `${kind} ${event.data.id}`
      const before = last.get(key)
      // The events of one change have the same `previous`
      const isOther = before && before.id.slice(0, -4) !== event.id.slice(0, -4)
      for (const [name, value] of Object.entries(event.previous ?? {})) {
        const known = before?.data[name]
        if (!isOther || !silent[kind] || silent[kind].has(name)) continue
        if (isPlain(value) && isPlain(known) && known !== value)
          faults.push(`${event.type} ${event.data.id} ${name}: ${known} was given, not ${value}`)
      }
      last.set(key, event)
    }
    after = body.nextCursor
  }
}
