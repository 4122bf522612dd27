import type { Schema } from '../../generated/operations.ts'
import { type Conditions, meets } from '../lib/conditions.ts'

/** The members of a piece of work that conditions compare, by their names; custom fields by their `cf_` names. */
export type Facts = Readonly<Record<string, unknown>>

/** The reason why a queue takes work by itself or does not. */
export type Match = Schema<'RoutingMatch'>['reason']

interface Matcher {
  readonly isEnabled: boolean
  readonly channels: readonly string[]
  readonly conditions: Conditions
}

/** Returns whether a queue takes work by itself, as a reason. A queue without channels and conditions takes none. */
export function matchOf({ isEnabled, channels, conditions }: Matcher, facts: Facts): Match {
  if (!isEnabled) return 'disabled'
  const isEmpty = conditions.all.length === 0 && conditions.any.length === 0
  if (channels.length === 0 && isEmpty) return 'no_conditions'
  if (channels.length > 0 && !channels.includes(String(facts['channel']))) return 'channel'
  return meets(conditions, { data: facts, previous: null }) ? 'match' : 'conditions'
}
