import type { Operations, Schema } from '../../generated/operations.ts'
import { again } from './again.ts'
import type { Workspace } from './start.ts'

export type Event = Operations['sendCallEvent']['input']

/** The instant some seconds after the one at which the calls of a test begin. */
export const at = (seconds: number) =>
  new Date(Date.parse('2026-11-20T08:00:00Z') + seconds * 1000).toISOString()

/** Reports an event of a call, some seconds after the beginning or at an instant; returns the call. */
export async function report(
  { api }: Pick<Workspace, 'api'>,
  externalCallId: string,
  type: Event['type'],
  when: number | string,
  more: Partial<Event> = {},
): Promise<Schema<'Cdr'>> {
  const occurredAt = typeof when === 'string' ? when : at(when)
  const body = { provider: 'pbx', externalCallId, type, occurredAt, ...more }
  const { status, text, body: reply } = await again(() => api.sendCallEvent({ body }))
  if (status > 201) throw new Error(`the event was not accepted: ${text}`)
  return reply.data
}
