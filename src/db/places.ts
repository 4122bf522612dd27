/** How many connections of a pool there are for what. */
export interface Places {
  /** Shared by statements that read a row or two. */
  readonly quick: number
  /** Shared by lists, as long as they take no longer than a list should. */
  readonly list: number
  /** For one read each that takes longer. */
  readonly long: number
  /** For one transaction each. */
  readonly transaction: number
}

const quickShare = 0.2
const listShare = 0.2
const longShare = 0.2

/**
 * Divides a pool: of ten connections two are for quick reads, two for lists, two for long reads and
 * four for transactions. Of fewer than four, one serves for several: lists are read as long reads, long
 * reads wait among transactions, and the only connection serves for everything.
 */
export function placesOf(size: number): Places {
  const part = (share: number, least: number) =>
    size < least ? 0 : Math.max(1, Math.floor(size * share))
  const quick = part(quickShare, 2)
  const long = part(longShare, 3)
  const list = part(listShare, 4)
  return { quick, list, long, transaction: size - quick - list - long }
}
