import type { Db } from '../../db/pool/client.ts'
import { suggestion } from '../../lib/words.ts'
import { type Entity, fieldsOf } from './queries.ts'

/** Returns for each misspelt name a question that names the custom field that it most likely means, or an empty text. */
export async function similarFields(
  db: Db,
  { workspaceId, entity }: { readonly workspaceId: string; readonly entity: Entity },
  names: readonly string[],
  prefix = '',
): Promise<string[]> {
  const fields = await fieldsOf(db, { workspaceId, entities: [entity], q: null })
  const usable = fields.filter(({ isArchived }) => !isArchived)
  const known = usable.map(({ systemName }) => prefix + systemName)
  return names.map((name) => suggestion(name, known))
}
