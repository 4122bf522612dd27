import { firstExample } from './bodies.ts'
import { type Contract, type Operation, parametersIn } from './contract.ts'
import { NotTried } from './findings.ts'
import { eachOf } from './laws/law.ts'
import { codeOf } from './replies.ts'
import { collectionOf, linkOf, type Resource, resourcesOf } from './resources.ts'
import { at, resultsOf } from './stage.ts'
import type { Reply, Target } from './target.ts'

/** The objects that the run has made, for their removal. */
export interface Traces {
  readonly count: () => number
  record(operation: Operation, reply: Reply): void
  /** Removes them all, the last one first. Returns the objects that the server did not remove. */
  remove(target: Target, onRemoved: () => void): Promise<string[]>
}

const mostRounds = 4

export function tracesOf(contract: Contract): Traces {
  const resources = resourcesOf(contract)
  const made = new Map<string, { readonly resource: Resource; readonly id: string }>()
  const retain = (resource: Resource | undefined, id: unknown) => {
    if (resource !== undefined && typeof id === 'string') made.set(id, { resource, id })
  }
  const resourceAt = (path: string) =>
    [...resources.values()].find(({ get }) => get && collectionOf(get.path) === path)

  return {
    count: () => made.size,
    record(operation, reply) {
      const { status, body } = reply
      if (operation.method !== 'POST' || status >= 300) return
      const link = linkOf(operation)
      const linked = [...resources.values()].find(({ get }) => get?.id === link?.operationId)
      if (status === 201 && link !== undefined) retain(linked, at(body, link.pointer))
      // A bulk operation has a result for each object
      for (const result of resultsOf(reply)) {
        const id = result?.status === 201 ? (result.id ?? result.data?.id) : undefined
        retain(resourceAt(collectionOf(operation.path)), id)
      }
    },
    async remove(target, onRemoved) {
      const kept = new Map<string, number>()
      let refused = new Map<string, string>()
      for (let round = 1; round <= mostRounds; round++) {
        refused = new Map()
        await eachOf([...made.values()].reverse(), async ({ resource, id }) => {
          const reason = await removal(target, resources, resource, id).catch((error: unknown) => {
            if (error instanceof NotTried) return error.message
            throw error
          })
          if (reason !== undefined) {
            refused.set(id, `${resource.name} ${id}: ${reason}`)
            return
          }
          made.delete(id)
          onRemoved()
          const { name, remove } = resource
          if (remove === undefined) kept.set(name, (kept.get(name) ?? 0) + 1)
        })
        if (refused.size === 0) break
      }
      return [
        ...[...kept].map(([name, count]) => `${name}: ${count}, which nothing removes`),
        ...refused.values(),
      ]
    },
  }
}

/** Removes an object, or ends one that nothing removes; a reason when it is as it was. */
async function removal(
  target: Target,
  resources: ReadonlyMap<string, Resource>,
  resource: Resource,
  id: string,
  above: Readonly<Record<string, string>> = {},
): Promise<string | undefined> {
  const operation = resource.remove ?? resource.end
  if (operation === undefined) return undefined
  const names = parametersIn(operation, 'path').map((parameter) => parameter.name)
  const name = names.find((one) => !(one in above)) ?? ''
  const body = resource.remove ? undefined : firstExample(operation)
  const reply = await target.send(operation, { params: { ...above, [name]: id }, body })
  const { status, body: refusal } = reply
  // Gone with what it belonged to, or into what it was merged with
  if (status < 300 || status === 404 || status === 410) return undefined
  for (const reference of refusal?.references ?? []) {
    await endWhatRefers(target, resources, resource, id, reference.resource)
  }
  const references: Array<{ resource: string }> = refusal?.references ?? []
  const holders = references.map((reference) => reference.resource)
  // By objects that cannot be removed for good
  const isHeld =
    holders.length > 0 && holders.every((name) => !resources.get(name)?.isRemovedForGood)
  return isHeld
    ? `kept by a ${holders.join(', ')}`
    : `${operation.id} answers ${status}${codeOf(reply)} ${holders.join(', ')}`.trimEnd()
}

/** Ends objects that came about beside a reply, as far as their list is filtered by what they refer to. */
async function endWhatRefers(
  target: Target,
  resources: ReadonlyMap<string, Resource>,
  to: Resource,
  id: string,
  name: string,
): Promise<void> {
  const referring = resources.get(name)
  if (referring?.list === undefined) return
  const filter = parametersIn(referring.list, 'query').find(
    (parameter) => parameter.name === `${to.name}Id`,
  )
  // A list below the path of the object needs no filter
  const [above] = parametersIn(referring.list, 'path').map((parameter) => parameter.name)
  if (filter === undefined && above === undefined) return
  const params: Record<string, string> = above === undefined ? {} : { [above]: id }
  for (let page = 1, lastPage = 1; page <= lastPage; page++) {
    const query = { ...(filter && { [filter.name]: id }), page: String(page), pageSize: '100' }
    const { body } = await target.send(referring.list, { params, query })
    for (const row of body?.data ?? []) await removal(target, resources, referring, row.id, params)
    lastPage = body?.lastPage ?? 1
  }
}
