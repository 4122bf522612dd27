/**
 * The clock for decisions and signatures is the database's, because the clocks of processes differ. It advances with
 * the monotonic clock, which cannot be set, from the process's own time at its start, until an answer of the database
 * corrects it.
 */
let offsetMs = Date.now() - performance.now()

/** The present instant, in milliseconds since 1970. */
export function nowMs(): number {
  return Math.floor(performance.now() + offsetMs)
}

export function now(): Date {
  return new Date(nowMs())
}

/**
 * Corrects the clock by what the database answered. It read its own clock at some moment between the question and
 * the answer, both by `performance.now()`.
 */
export function setClock(databaseMs: number, askedAt: number, answeredAt: number): void {
  const isPossible = databaseMs >= askedAt + offsetMs - 1 && databaseMs <= answeredAt + offsetMs + 1
  if (!isPossible) offsetMs = databaseMs - (askedAt + answeredAt) / 2
}

/** How much the clock of the machine is ahead of the database's, in milliseconds. */
export function clockDifferenceMs(): number {
  return Date.now() - nowMs()
}
