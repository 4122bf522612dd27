import { ApiError } from '../../errors.ts'

/** 409: the channel is switched off. */
export function channelDisabled(): ApiError {
  return new ApiError('channel_disabled', 'The channel is disabled; make it active first.')
}
