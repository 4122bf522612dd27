import { modelOf, readContract } from '../../contract/model.ts'
import type { Connection } from './client.ts'

/** Throws unless a reply is one that the contract permits for an operation. */
export type Accept = (operationId: string, reply: unknown) => void

/** Reads every list of the contract, of the objects of its examples, and passes each reply to validators. */
export async function readLists({ baseUrl, token }: Connection, accept: Accept): Promise<void> {
  const { operations } = modelOf(readContract(), '')
  const lists = operations.filter(({ id, method }) => method === 'GET' && id.startsWith('list'))
  for (const { id, path, parameters } of lists) {
    const url = new URL(
      baseUrl + path.replace(/\{(\w+)\}/g, (_, name: string) => exampleFor(parameters, name)),
    )
    for (const { name, example, isRequired } of parameters.filter((one) => one.in === 'query')) {
      if (isRequired) url.searchParams.set(name, String(example))
    }
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    if (response.status !== 200) throw new Error(`${id}: ${response.status} for ${url.pathname}`)
    try {
      accept(id, await response.json())
    } catch (error) {
      throw new Error(`${id}: ${String(error)}`, { cause: error })
    }
  }
}

function exampleFor(
  parameters: ReturnType<typeof modelOf>['operations'][0]['parameters'],
  name: string,
) {
  return String(parameters.find((one) => one.in === 'path' && one.name === name)?.example)
}
