import type { Reactions } from '../events/reactions.ts'

/**
 * All that one area does because of events of another. Reactions to one event run in the order in which they
 * are listed; so do those of one transaction, by where each is listed first.
 */
export const reactions: Reactions = {}
