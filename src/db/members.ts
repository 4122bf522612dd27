import type { Batchable, OfWorkspace } from './batch.ts'
import type { Connection, Db } from './client.ts'

/** What is sent at the end of a turn. */
interface Sending {
  send(): void
  /** The statement whose calls this is, if others may join. */
  readonly of?: unknown
  readonly workspaceId?: string
  readonly calls?: Call[]
}

interface Call {
  readonly values: OfWorkspace
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** How one request of a shared transaction sends its statements. */
export interface Sender {
  readonly run: Db['run']
  batch<V extends OfWorkspace, R>(of: Batchable<V, R>, values: V): Promise<R>
}

/**
 * Sends what the requests of a shared transaction ask for in one turn of the event loop once all of them have asked, and
 * makes their calls of a batched statement one. What a request asks for is sent in its order: a call joins
 * another one only if that is behind whatever its request has asked for before. Returns a sender for each request.
 */
export function sendingOn(db: Db): () => Sender {
  let waiting: Sending[] = []
  let turn = 0
  const end = () => {
    const sent = waiting
    waiting = []
    turn += 1
    for (const { send } of sent) send()
  }
  const add = (sending: Sending) => {
    // Runs once nothing is left to do for what has arrived
    if (waiting.length === 0) process.nextTick(end)
    return waiting.push(sending) - 1
  }

  return () => {
    let last = { turn, index: -1 }
    const behind = () => (last.turn === turn ? last.index : -1)
    return {
      run: <T>(work: (connection: Connection) => Promise<T>) =>
        new Promise<T>((resolve, reject) => {
          const run = async () => db.run(work)
          last = { turn, index: add({ send: () => void run().then(resolve, reject) }) }
        }),

      batch: <V extends OfWorkspace, R>(of: Batchable<V, R>, values: V) =>
        new Promise<R>((resolve, reject) => {
          const call = { values, resolve: resolve as Call['resolve'], reject }
          const after = behind()
          const index = waiting.findIndex(
            (other, n) => n > after && other.of === of && other.workspaceId === values.workspaceId,
          )
          const joined = waiting[index]?.calls
          if (joined) {
            joined.push(call)
            last = { turn, index }
            return
          }
          const calls = [call]
          const send = () => void sendAll(db, of as Batchable<OfWorkspace, unknown>, calls)
          last = { turn, index: add({ send, of, workspaceId: values.workspaceId, calls }) }
        }),
    }
  }
}

async function sendAll(
  db: Db,
  of: Batchable<OfWorkspace, unknown>,
  calls: readonly Call[],
): Promise<void> {
  const [first, ...others] = calls as readonly [Call, ...Call[]]
  try {
    const results =
      others.length === 0
        ? [await of.one(db, first.values)]
        : await of.many(
            db,
            first.values.workspaceId,
            calls.map(({ values }) => values),
          )
    for (const [n, { resolve }] of calls.entries()) resolve(results[n])
  } catch (error) {
    for (const { reject } of calls) reject(error)
  }
}
