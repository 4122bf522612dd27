const mostSeconds = 2_147_483_647

/** Half of a bucket's width: its middle is within 1/102 of each of its values. */
const halfOf = (first: number) => Math.floor(first / 102)

/**
 * The first values of the buckets that durations are counted in, in whole seconds. Those below 102 have one
 * each. Stored sums contain the numbers of buckets, so that these never change.
 */
const firsts = Int32Array.from(
  (function* () {
    for (let first = 0; first <= mostSeconds; first += 1 + 2 * halfOf(first)) yield first
  })(),
)

export const bucketCount = firsts.length

/** The number of the bucket of a duration. What a phone system reports in the wrong order counts as 0. */
export function bucketOf(seconds: number): number {
  if (seconds < short.length) return short[Math.max(seconds, 0)] as number
  return searched(seconds)
}

function searched(seconds: number): number {
  let low = 0
  let high = bucketCount
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((firsts[middle] as number) <= seconds) low = middle
    else high = middle
  }
  return low
}

/** The buckets of durations below four and a half hours: looking one up takes a fifth of a search. */
const short = Int16Array.from({ length: 16_384 }, (_, seconds) => searched(seconds))

/** The duration that stands for all those in a bucket, within 1/102 of each. */
export function middleOf(bucket: number): number {
  const first = firsts[bucket] as number
  return Math.min(first + halfOf(first), mostSeconds)
}
