import { setTimeout as pace } from 'node:timers/promises'

interface Answered {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
}

/** Repeats a request while the answer is 503, after which a retry is safe. */
export async function again<R extends Answered>(send: () => Promise<R>): Promise<R> {
  for (;;) {
    const reply = await send()
    if (reply.status !== 503) return reply
    await pace(Number(reply.headers['retry-after']) * 1000 * Math.random())
  }
}
