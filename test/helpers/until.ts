import { setTimeout as pace } from 'node:timers/promises'

/** Asks until the answer is yes; throws after a minute, or what is given. */
export async function until(
  isDone: () => boolean | Promise<boolean>,
  limitMs = 60_000,
): Promise<void> {
  const limit = Date.now() + limitMs
  while (!(await isDone())) {
    if (Date.now() > limit) throw new Error(`this did not happen within ${limitMs} ms: ${isDone}`)
    await pace(10)
  }
}

/** Waits until the links to files, which are in replies and their ETags, stay as they are for ten seconds: they change with each full minute. */
export async function untilLinksHold(): Promise<void> {
  await until(() => Date.now() % 60_000 < 50_000)
}
