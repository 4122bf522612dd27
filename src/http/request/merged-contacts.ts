import type { Route } from '../../../generated/routes.ts'
import type { Db } from '../../db/pool/client.ts'
import { survivingContacts } from '../../db/query/merged-contacts.ts'
import { isUuid } from '../../lib/ids.ts'
import { visitTexts } from './members.ts'
import type { Input } from './validate.ts'

/**
 * Replaces the id of each merged contact in a valid request by the id of the contact that it was merged into. Returns
 * whether it replaced any. Operations on the contact itself are answered with 410 instead: the generator leaves them out.
 */
export async function replaceMergedContacts(
  { contactReferences }: Route,
  db: Db,
  workspaceId: string,
  input: Input,
): Promise<boolean> {
  const visit = (of: (id: string) => string | undefined) => {
    for (const { in: location, path } of contactReferences) visitTexts(input[location], path, of)
  }
  const ids = new Set<string>()
  visit((id) => void (isUuid(id) && ids.add(id)))
  const surviving = await survivingContacts(db, workspaceId, [...ids])
  if (surviving.size === 0) return false
  visit((id) => surviving.get(id))
  return true
}

/** The contacts of a change were merged: its transaction runs again with those that are left. */
export class ContactsMerged extends Error {
  override readonly name = 'ContactsMerged'
}

/**
 * Performs a request while it is looked up which of its contacts were merged, which costs no round trip. If some were, a
 * read is performed again with the contacts that are left, and a change is given up with `ContactsMerged`. For contacts that
 * are merged afterwards there is `requireUnmerged()`.
 */
export async function performUnmerged<T>(
  route: Route,
  db: Db,
  workspaceId: string,
  input: Input,
  perform: () => Promise<T>,
): Promise<T> {
  if (route.contactReferences.length === 0) return perform()
  const replacing = replaceMergedContacts(route, db, workspaceId, input)
  const performed = perform()
  performed.catch(() => {})
  if (!(await replacing)) return performed
  if (route.method !== 'GET') throw new ContactsMerged()
  await performed.catch(() => {})
  return perform()
}
