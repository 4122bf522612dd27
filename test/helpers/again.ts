import { setTimeout as pace } from 'node:timers/promises'

interface Answered {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
}

/** Sends until the answer is another than 503, which says that it is safe to try again. */
export async function again<R extends Answered>(send: () => Promise<R>): Promise<R> {
  for (;;) {
    const reply = await send()
    if (reply.status !== 503) return reply
    await pace(Number(reply.headers['retry-after']) * 1000 * Math.random())
  }
}
