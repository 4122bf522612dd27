import { durations } from '../durations.ts'
import type { Metric } from '../wire.ts'
import { bucketCount, bucketOf, middleOf } from './buckets.ts'

export const durationNames = Object.keys(durations) as Array<keyof typeof durations>
export const countNames = ['opened', 'closed', 'inbound', 'outbound', 'internal'] as const

/** How many cases of each kind there are. */
export type Counts = Record<(typeof countNames)[number], number>
/** By duration, its values in the cases that have it; null or with nulls for those that have none. */
export type Values = ReadonlyArray<ReadonlyArray<number | null> | null>

/** Sums of cases while they are computed. */
export interface Cell {
  readonly counts: Counts
  /** By duration: the total of its values, and how many of them each bucket has. */
  readonly totals: number[]
  readonly buckets: readonly Int32Array[]
}

export function emptyCell(): Cell {
  return {
    counts: { opened: 0, closed: 0, inbound: 0, outbound: 0, internal: 0 },
    totals: durationNames.map(() => 0),
    buckets: durationNames.map(() => new Int32Array(bucketCount)),
  }
}

/** Makes a cell empty again. */
export function clear({ counts, totals, buckets }: Cell): void {
  for (const name of countNames) counts[name] = 0
  totals.fill(0)
  for (const one of buckets) one.fill(0)
}

/** Adds cases to a cell, or with the sign -1 takes them out of it. */
export function addCases(cell: Cell, counts: Counts, values: Values, sign: number): void {
  for (const name of countNames) cell.counts[name] += sign * counts[name]
  for (const [n, buckets] of cell.buckets.entries()) {
    let total = 0
    for (const seconds of values[n] ?? []) {
      if (seconds === null) continue
      total += seconds
      const bucket = bucketOf(seconds)
      buckets[bucket] = (buckets[bucket] as number) + sign
    }
    cell.totals[n] = (cell.totals[n] as number) + sign * total
  }
}

/**
 * Adds stored sums to a cell, or with the sign -1 takes them out of it. `packed` are the durations of one or of several
 * cells, one after the other.
 */
export function addPacked(cell: Cell, counts: Counts, packed: Uint8Array, sign = 1): void {
  for (const name of countNames) cell.counts[name] += sign * counts[name]
  const { totals, buckets: all } = cell
  let at = 0
  // Inlined below for what is short: a page reads some hundred thousand numbers
  const read = (): number => {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = packed[at++] as number
      value += (byte & 127) * scale
      if (byte < 128) return value
    }
  }
  while (at < packed.length) {
    for (let n = 0; n < all.length; n++) {
      const buckets = all[n] as Int32Array
      const total = read()
      totals[n] = (totals[n] as number) + sign * (total % 2 === 0 ? total / 2 : (1 - total) / 2)
      let bucket = -1
      for (let left = read(); left > 0; left--) {
        const step = packed[at] as number
        bucket += step < 128 ? (at++, step) : read()
        const count = packed[at] as number
        buckets[bucket] =
          (buckets[bucket] as number) + sign * (count < 128 ? (at++, count) : read())
      }
    }
  }
}

/**
 * The durations of a cell as they are stored. For each one: twice its total, or that and 1 below zero, the number of buckets
 * that have values, and for each of these its distance from the one before and how many values it has; all as numbers of
 * 7 bits a byte, the lowest first, of which all but the last have the eighth bit. Throws if a count is below zero.
 */
export function packed({ totals, buckets: all }: Cell): Buffer {
  const bytes: number[] = []
  const write = (value: number): void => {
    if (value < 0) throw new Error('sums of cases became negative: run `npm run repair -- cases`')
    let rest = value
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push(128 + (rest % 128))
    bytes.push(rest)
  }
  for (const [n, buckets] of all.entries()) {
    const total = totals[n] as number
    write(total < 0 ? -2 * total + 1 : 2 * total)
    write(buckets.reduce((sum, count) => sum + (count === 0 ? 0 : 1), 0))
    let last = -1
    for (let bucket = 0; bucket < buckets.length; bucket++) {
      const count = buckets[bucket] as number
      if (count === 0) continue
      write(bucket - last)
      write(count)
      last = bucket
    }
  }
  return Buffer.from(bytes)
}

/** The metrics of the durations of a cell. */
export function metricsOf({ totals, buckets }: Cell): Record<keyof typeof durations, Metric> {
  return Object.fromEntries(
    durationNames.map((name, n) => [name, metricOf(totals[n] as number, buckets[n] as Int32Array)]),
  ) as Record<keyof typeof durations, Metric>
}

function metricOf(total: number, buckets: Int32Array): Metric {
  let count = 0
  for (let bucket = 0; bucket < buckets.length; bucket++) count += buckets[bucket] as number
  if (count === 0) return { count, average: null, p50: null, p90: null }
  // Rounded as PostgreSQL does, which a quotient of floating point is not
  const thousandths = (2000n * BigInt(total) + BigInt(count)) / (2n * BigInt(count))
  return {
    count,
    average: Number(thousandths) / 1000,
    p50: valueAt(buckets, Math.ceil(count / 2)),
    p90: valueAt(buckets, Math.ceil((9 * count) / 10)),
  }
}

/** The value with a rank, counted from 1, as far as buckets know it. */
function valueAt(buckets: Int32Array, rank: number): number | null {
  let before = 0
  for (let bucket = 0; bucket < buckets.length; bucket++) {
    before += buckets[bucket] as number
    if (before >= rank) return middleOf(bucket)
  }
  return null
}
