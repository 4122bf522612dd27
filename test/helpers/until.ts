import { setTimeout as pace } from 'node:timers/promises'

const limitMs = 60_000

/** Asks until the answer is yes; throws after a minute. */
export async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  const limit = Date.now() + limitMs
  while (!(await isDone())) {
    if (Date.now() > limit) throw new Error(`this did not happen within ${limitMs} ms: ${isDone}`)
    await pace(10)
  }
}
