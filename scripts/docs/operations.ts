import type { Json } from '../generate/document.ts'

/** Every operation of a contract, as it stands there. */
export function operationsOf(contract: Json): Json[] {
  return Object.values<Json>(contract.paths)
    .flatMap((path) => Object.values<Json>(path))
    .filter(({ operationId }) => operationId !== undefined)
}
