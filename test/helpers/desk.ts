import type { Schema } from '../../generated/operations.ts'
import { newId } from '../../src/lib/ids.ts'
import type { Client } from './client.ts'
import { makeChannel } from './make.ts'

/** A channel of a program, on which contacts write under their names on a platform. */
export async function createDesk(
  api: Client,
  body: Omit<Schema<'ApiChannelCreate'>, 'type' | 'name'> = {},
): Promise<{
  channelId: string
  write: (text: string | null, more?: object) => Promise<Schema<'Message'>>
}> {
  const channelId = await makeChannel({ api }, body)
  const contact = { platformId: `mira-${newId()}`, name: 'Mira' }
  const write = async (message: string | null, more: object = {}) => {
    const body = {
      externalId: newId(),
      contact,
      messageType: 'text' as const,
      ...(message !== null && { message }),
      ...more,
    }
    for (;;) {
      const reply = await api.receiveMessage({ params: { id: channelId }, body })
      if (reply.status === 201) return reply.body.data
      // Two hundred at once are more than the pool of a test serves: such a request is to be repeated
      if (reply.status !== 503) throw new Error(`not received: ${reply.text}`)
    }
  }
  return { channelId, write }
}
