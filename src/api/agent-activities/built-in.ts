import type { Schema } from '../../../generated/operations.ts'

type Routing = Schema<'PresenceRouting'>

/** The status after a presence runs out, until a workspace has another default. */
export const usualPresence = 'available'

/** The presence statuses that every workspace has, in their order. */
export const builtInStatuses = [
  status('available', 'Available', '🟢', 'available', 'yes', 'yes', 'yes'),
  status('busy', 'Busy', '🔴', 'busy', 'no', 'transfers', 'transfers'),
  status('transfers_only', 'Transfers only', '🔀', 'busy', 'transfers', 'transfers', 'transfers'),
  status('on_call', 'On a call', '📞', 'busy', 'no', 'yes', 'yes'),
  status('wrap_up', 'Wrapping up', '📝', 'busy', 'no', 'no', 'no'),
  status('away', 'Away', '🌙', 'away', 'no', 'no', 'yes'),
  status('break', 'Break', '☕', 'away', 'no', 'no', 'no'),
  status('meal', 'Meal', '🍽️', 'away', 'no', 'no', 'no'),
  status('training', 'Training', '🎓', 'away', 'no', 'no', 'no'),
  status('meeting', 'Meeting', '📅', 'away', 'no', 'no', 'no'),
  status('offline', 'Offline', '⚫', 'offline', 'no', 'no', 'no'),
]

function status(
  systemName: string,
  displayName: string,
  emoji: string,
  category: Schema<'PresenceCategory'>,
  voice: Routing,
  chat: Routing,
  email: Routing,
) {
  return { systemName, displayName, emoji, category, routable: { voice, chat, email } }
}
