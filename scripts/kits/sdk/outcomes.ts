/** Returns what a call is rejected with. Throws if it succeeds. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call
  } catch (thrown) {
    return thrown
  }
  throw new Error('An error is expected.')
}

/** The body of a reply, in the type that belongs to its status. */
export function replyOf<R extends { status: number; data?: unknown }, S extends R['status']>(
  reply: R,
  status: S,
): Extract<R, { status: S }>['data'] {
  if (reply.status !== status) throw new Error(`${reply.status} instead of ${status}`)
  return reply.data
}
