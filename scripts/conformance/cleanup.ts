import type { Json } from '../generate/contract.ts'
import type { Contract, Operation } from './contract.ts'
import { collectionOf, linkOf, type Resource, resourcesOf } from './resources.ts'
import { at } from './stage.ts'
import type { Reply, Target } from './target.ts'

/** What was made, so that it can be removed. */
export interface Traces {
  readonly count: () => number
  note(operation: Operation, reply: Reply): void
  /** Removes it all, the last one first; returns what the server would not give up. */
  remove(target: Target, onRemoved: () => void): Promise<string[]>
}

const mostRounds = 4

export function tracesOf(contract: Contract): Traces {
  const resources = resourcesOf(contract)
  const made = new Map<string, { readonly resource: Resource; readonly id: string }>()
  const keep = (resource: Resource | undefined, id: unknown) => {
    if (resource !== undefined && typeof id === 'string') made.set(id, { resource, id })
  }
  const resourceAt = (path: string) =>
    [...resources.values()].find(({ get }) => get && collectionOf(get.path) === path)

  return {
    count: () => made.size,
    note(operation, { status, body }) {
      if (operation.method !== 'POST' || status >= 300) return
      const link = linkOf(operation)
      const linked = [...resources.values()].find(({ get }) => get?.id === link?.operationId)
      if (status === 201 && link !== undefined) keep(linked, at(body, link.pointer))
      // An operation on many answers for each of them
      const results: unknown = Array.isArray(body?.data) ? body.data : body?.data?.results
      for (const result of Array.isArray(results) ? (results as Json[]) : []) {
        const id = result?.status === 201 ? (result.id ?? result.data?.id) : undefined
        keep(resourceAt(collectionOf(operation.path)), id)
      }
    },
    async remove(target, onRemoved) {
      let refused = new Map<string, string>()
      for (let round = 1; round <= mostRounds; round++) {
        refused = new Map()
        for (const { resource, id } of [...made.values()].reverse()) {
          const reason = await removal(target, resource, id)
          if (reason === undefined) {
            made.delete(id)
            onRemoved()
          } else refused.set(id, `${resource.name} ${id}: ${reason}`)
        }
        if (refused.size === 0) break
      }
      return [...refused.values()]
    },
  }
}

/** Removes an object; a reason when it stays. */
async function removal(
  target: Target,
  { remove }: Resource,
  id: string,
): Promise<string | undefined> {
  if (remove === undefined) return 'nothing removes it'
  const name = /\{(\w+)\}$/.exec(remove.path)?.[1] ?? ''
  const { status, body } = await target.send(remove, { params: { [name]: id } })
  // Gone with what it belonged to, or into what it was merged with
  if (status < 300 || status === 404 || status === 410) return undefined
  return `${remove.id} answers ${status} ${body?.code ?? ''}`
}
