/** Pauses between attempts while none succeeds. They double, and each is cut by up to a half at random. */
const shortestPauseMs = 100
const longestPauseMs = 1000

/**
 * Opens connections for as long as that succeeds. From a failure on one attempt at a time is made, after a pause, and
 * everybody else gets the last failure at once: a database that is away is not asked by every request that comes.
 */
export function reconnecting(): <T>(open: () => Promise<T>) => Promise<T> {
  let outage: { readonly failure: unknown; readonly pauseMs: number } | undefined
  let isTrying = false
  let notBefore = 0

  return async (open) => {
    const before = outage
    if (before) {
      if (isTrying || performance.now() < notBefore) throw before.failure
      isTrying = true
    }
    try {
      const opened = await open()
      outage = undefined
      return opened
    } catch (failure) {
      const pauseMs = before ? Math.min(longestPauseMs, before.pauseMs * 2) : shortestPauseMs
      outage = { failure, pauseMs }
      notBefore = performance.now() + pauseMs * (1 - Math.random() / 2)
      throw failure
    } finally {
      if (before) isTrying = false
    }
  }
}
