import type { Strategy } from '../../src/db/schema/automation-queues.ts'

/** An agent as the rules of strategies compare agents. */
interface Compared {
  readonly index: number
  readonly priority: number
  readonly weight: number
  readonly capacity: number
  readonly level: number
  readonly load: number
  readonly turnWeight: number
  /** When the agent last got or ended work, as a count of such events; 0 for never. */
  readonly lastWork: number
}

/**
 * Returns the agents whom the documented rule of a strategy allows among those who could get an entry, by other code than
 * the program's. `served` is 0, or one more than the index of the agent who got the last entry of `count` agents.
 */
type Rule = <A extends Compared>(able: readonly A[], served: number, count: number) => readonly A[]

function least<A extends Compared>(group: readonly A[], value: (agent: A) => number): A[] {
  const best = Math.min(...group.map(value))
  return group.filter((agent) => value(agent) === best)
}

function longestIdle<A extends Compared>(group: readonly A[]): A[] {
  return first(least(group, ({ lastWork }) => lastWork))
}

function first<A extends Compared>(group: readonly A[]): A[] {
  return least(group, ({ index }) => index)
}

export const rules: Readonly<Record<Strategy, Rule>> = {
  round_robin: (able, served, count) =>
    least(able, ({ index }) => (index - served + count) % count || 0),
  least_active: (able) => longestIdle(least(able, ({ load, capacity }) => load / capacity)),
  longest_idle: (able) => longestIdle(able),
  priority_order: (able) => longestIdle(least(able, ({ priority }) => priority)),
  skills_based: (able) => longestIdle(least(able, ({ level }) => -level)),
  weighted: (able) => first(least(able, ({ turnWeight, weight }) => -(turnWeight + weight))),
  random: (able) => able,
  broadcast: (able) => able,
  manual: () => [],
}
