const ended = new Error('The work has ended.')

/**
 * Does something under a signal that aborts with the error of `late` when the time is up, and at the end in any case:
 * whatever the work has opened under the signal does not outlive it. Rejects with that error at the deadline.
 */
export async function withDeadline<T>(
  ms: number,
  late: () => Error,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(late()), ms)
  const aborted = new Promise<never>((_, reject) => {
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason), { once: true })
  })
  try {
    return await Promise.race([work(ending.signal), aborted])
  } finally {
    clearTimeout(timer)
    ending.abort(ended)
  }
}
