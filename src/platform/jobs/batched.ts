import { setImmediate as nextTurn } from 'node:timers/promises'
import { isPassing } from '../../db/pool/errors.ts'

interface Call<Item, Result> {
  readonly item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Joins what is asked for of one workspace while an earlier batch of it runs, up to `most` items, so that many small
 * statements become few.
 * `run` resolves with a result for each item, in their order. When it fails for several items although the database is
 * there, each is run alone: none of them fails because of another one.
 */
export function batched<Item, Result>(
  most: number,
  run: (workspaceId: string, items: readonly Item[]) => Promise<readonly Result[]>,
): (workspaceId: string, item: Item) => Promise<Result> {
  const waiting = new Map<string, Array<Call<Item, Result>>>()

  async function runSome(workspaceId: string, calls: Array<Call<Item, Result>>): Promise<void> {
    try {
      const results = await run(
        workspaceId,
        calls.map(({ item }) => item),
      )
      for (const [index, { resolve }] of calls.entries()) {
        resolve(results[index] as Result)
        // Whatever its caller does next does not hold the event loop up together with what the others do
        if (index < calls.length - 1) await nextTurn()
      }
    } catch (error) {
      if (calls.length > 1 && !isPassing(error)) {
        for (const call of calls) await runSome(workspaceId, [call])
      } else for (const call of calls) call.reject(error)
    }
  }

  async function runAll(workspaceId: string, calls: Array<Call<Item, Result>>): Promise<void> {
    // What is asked for in the same turn goes together
    await Promise.resolve()
    while (calls.length > 0) await runSome(workspaceId, calls.splice(0, most))
    waiting.delete(workspaceId)
  }

  return (workspaceId, item) =>
    new Promise((resolve, reject) => {
      const known = waiting.get(workspaceId)
      const calls = known ?? []
      calls.push({ item, resolve, reject })
      if (known) return
      waiting.set(workspaceId, calls)
      void runAll(workspaceId, calls)
    })
}
