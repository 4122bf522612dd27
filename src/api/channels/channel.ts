import type { Schema } from '../../../generated/operations.ts'
import { ApiError } from '../../errors.ts'
import { changesOf } from '../../events/log/emit.ts'
import { type DomainEvent } from '../../events/event-types.ts'

const ofStatus = new Set(['/status', '/statusReason'])

/** The events of a change of a channel, which may be two. */
export function channelEvents(
  channel: Schema<'Channel'>,
  before: Schema<'Channel'>,
): DomainEvent[] {
  const areOfStatus = changesOf(before, channel).map(({ path }) => ofStatus.has(path))
  const events: DomainEvent[] = []
  if (areOfStatus.includes(false)) events.push(['channel.updated', channel, before])
  if (areOfStatus.includes(true)) events.push(['channel.status_changed', channel, before])
  return events
}

/** 409: the channel is switched off. */
export function channelDisabled(): ApiError {
  return new ApiError(
    'channel_disabled',
    'The channel is disabled. Set its status to active first.',
  )
}
