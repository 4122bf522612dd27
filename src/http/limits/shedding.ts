import { getHeapStatistics } from 'node:v8'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { unavailable } from '../../errors.ts'

export interface Shedding {
  /** Throws 503 when there is more work than can be done in time; changes are refused last. */
  enter(method: string): void
  leave(): void
  /** Waits with a request that is no work meanwhile, and does not count. */
  pause<T>(wait: Promise<T>): Promise<T>
  readonly inFlight: number
  stop(): void
}

/** Delay of the event loop, part of the heap and requests in flight from which on reads, or all requests, are refused. */
export const sheddingLimits = { loopDelayMs: 250, heapShare: 0.85, reads: 400, requests: 500 }

const reads = new Set(['GET', 'HEAD'])
const sampleMs = 1000
const windowSamples = 5

/** Watches the event loop, the heap and the requests in flight. */
export function startShedding(limits = sheddingLimits): Shedding {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const samples: number[] = []
  let inFlight = 0
  let overloaded = false

  const timer = setInterval(() => {
    samples.push(delay.percentile(99) / 1e6)
    if (samples.length > windowSamples) samples.shift()
    delay.reset()
    const heap = getHeapStatistics()
    // Every sample of the window: one long pause is no overload
    overloaded =
      (samples.length === windowSamples && Math.min(...samples) > limits.loopDelayMs) ||
      heap.used_heap_size / heap.heap_size_limit > limits.heapShare
  }, sampleMs)
  timer.unref()

  return {
    enter(method) {
      const slots = reads.has(method) ? limits.reads : limits.requests
      if (overloaded || inFlight >= slots) {
        throw unavailable('The server is overloaded. Retry the request later.')
      }
      inFlight += 1
    },
    leave() {
      inFlight -= 1
    },
    async pause(wait) {
      inFlight -= 1
      try {
        return await wait
      } finally {
        inFlight += 1
      }
    },
    get inFlight() {
      return inFlight
    },
    stop() {
      clearInterval(timer)
      delay.disable()
    },
  }
}
