import type { Route } from '../../../generated/routes.ts'
import type { Db } from '../../db/pool/client.ts'
import { survivingContacts } from '../../db/query/merged-contacts.ts'
import { isUuid } from '../../lib/ids.ts'
import { visitTexts } from './members.ts'
import type { Input } from './validate.ts'

/**
 * Replaces the id of each merged contact in a valid request by the id of the contact that it was merged into.
 * Operations on the contact itself are answered with 410 instead: the generator leaves them out.
 */
export async function replaceMergedContacts(
  { contactReferences }: Route,
  db: Db,
  workspaceId: string,
  input: Input,
): Promise<void> {
  const visit = (of: (id: string) => string | undefined) => {
    for (const { in: location, path } of contactReferences) visitTexts(input[location], path, of)
  }
  const ids = new Set<string>()
  visit((id) => void (isUuid(id) && ids.add(id.toLowerCase())))
  const surviving = await survivingContacts(db, workspaceId, [...ids])
  if (surviving.size > 0) visit((id) => surviving.get(id.toLowerCase()))
}
