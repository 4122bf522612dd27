/** Counts by a key; a key whose count is 0 takes no room. */
export interface Tally {
  of(key: string): number
  add(key: string, count: number): void
}

export function tally(): Tally {
  const counts = new Map<string, number>()
  return {
    of: (key) => counts.get(key) ?? 0,
    add(key, count) {
      const sum = (counts.get(key) ?? 0) + count
      if (sum === 0) counts.delete(key)
      else counts.set(key, sum)
    },
  }
}
