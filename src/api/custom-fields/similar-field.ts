import type { Db } from '../../db/pool/client.ts'
import { suggestion } from '../../lib/words.ts'
import { type Entity, fieldsOf } from './queries.ts'

/** Returns a question that names the custom field that a misspelt name most likely means, or an empty text. */
export async function similarField(
  db: Db,
  { workspaceId, entity }: { readonly workspaceId: string; readonly entity: Entity },
  name: string,
  prefix = '',
): Promise<string> {
  const fields = await fieldsOf(db, { workspaceId, entities: [entity], q: null })
  const usable = fields.filter(({ isArchived }) => !isArchived)
  return suggestion(
    name,
    usable.map(({ systemName }) => prefix + systemName),
  )
}
