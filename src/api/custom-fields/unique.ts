import type { Db } from '../../db/pool/client.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { duplicateError } from '../../db/query/violations.ts'
import { lockValues } from '../../db/query/lock-values.ts'
import { type Entity, type FieldKey, lockDefinitionsForValues, type ObjectKey } from './queries.ts'
import { firstDuplicate, otherHolder, uniqueValuesOf } from './unique-queries.ts'

export interface UniqueValue {
  readonly systemName: string
  readonly value: unknown
}

/**
 * Throws 409 if another object has one of some values of unique fields. Another request that writes one of them waits until
 * this transaction ends. Sent after the object itself.
 */
export async function requireUnique(
  db: Db,
  entity: Entity,
  { workspaceId, objectId }: ObjectKey,
  values: readonly UniqueValue[],
): Promise<void> {
  if (values.length === 0) return
  const members = values.map(({ systemName, value }) => JSON.stringify({ [systemName]: value }))
  const locked = members.map((member) => `${entity} ${member}`)
  const [, [held]] = await pipeline(db, [
    () => lockValues(db, { workspaceId, values: locked }),
    () => otherHolder(db, entity, { workspaceId, objectId, members }),
  ])
  if (held) throw duplicateOf(entity, values[held.nth]?.systemName ?? '', held.id)
}

/**
 * Throws 409 if another object has a unique value of this one, which is restored or has taken over values of others.
 */
export async function requireUniqueAgain(db: Db, entity: Entity, key: ObjectKey): Promise<void> {
  const [, values] = await pipeline(db, [
    () => lockDefinitionsForValues(db, { workspaceId: key.workspaceId, entity }),
    () => uniqueValuesOf(db, entity, key),
  ])
  await requireUnique(db, entity, key, values)
}

/** Throws 409 if two objects have the same value of a field. Its values are not written meanwhile. */
export async function requireNoDuplicate(db: Db, entity: Entity, field: FieldKey): Promise<void> {
  const { systemName } = field
  const [found] = await firstDuplicate(db, entity, field)
  // Without the value, which the caller need not be allowed to read
  const detail = `"${systemName}" cannot be unique while several ${entity}s have the same value. "existing" is one of them.`
  if (found) throw duplicateOf(entity, systemName, found.id, detail)
}

function duplicateOf(entity: Entity, systemName: string, id: string, detail?: string): Error {
  const duplicate = { resource: entity, matchedOn: systemName, path: `/${entity}s/` }
  return duplicateError(duplicate, { id }, { detail })
}
