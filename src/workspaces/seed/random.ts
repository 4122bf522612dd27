/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number
  pick<T>(list: readonly T[]): T
  /** A UUID of version 7 at a time in milliseconds. */
  id(ms: number): string
  /** A seed for another one. */
  seed(): number
}

/** The generator mulberry32, by a seed of 32 bits. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const hex = (digits: number) => next().toString(16).padStart(8, '0').slice(0, digits)
  const below = (limit: number) => Math.floor((next() / 0x1_0000_0000) * limit)
  return {
    below,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    id(ms) {
      const time = ms.toString(16).padStart(12, '0')
      const variant = '89ab'[below(4)] ?? '8'
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`
    },
    seed: next,
  }
}
