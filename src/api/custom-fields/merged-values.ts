import type { Db } from '../../db/pool/client.ts'
import { survivingContacts } from '../../db/query/merged-contacts.ts'
import { isUuid } from '../../lib/ids.ts'

/**
 * Returns the contacts that merged ones among values of custom fields live on in, by the ids of the merged ones. A query
 * has a list of values for each field.
 */
export function survivorsIn(
  db: Db,
  workspaceId: string,
  definitions: ReadonlyMap<string, { readonly type: string }>,
  values: ReadonlyArray<readonly [systemName: string, value: unknown]>,
): Promise<ReadonlyMap<string, string>> {
  const ids = values
    .filter(([systemName]) => definitions.get(systemName)?.type === 'contact')
    .flatMap(([, value]) => value)
    .filter((value): value is string => typeof value === 'string' && isUuid(value))
  return survivingContacts(
    db,
    workspaceId,
    ids.map((id) => id.toLowerCase()),
  )
}
