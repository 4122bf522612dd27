import type { Operations, Schema } from '../../../generated/operations.ts'
import type { Context } from '../../http/context.ts'
import { type Page, page, pageOf } from '../../http/reply/paging.ts'
import { type Entity, fieldsOf } from './queries.ts'
import { toFormField } from './wire.ts'

/** A page over the system fields of an entity and then its custom ones. */
export async function formFields(
  { db, actor }: Context,
  entity: Entity,
  system: ReadonlyArray<Schema<'FormField'>>,
  query: Operations['listContactFields']['query'] & Operations['listTicketFields']['query'],
): Promise<Page<Schema<'FormField'>>> {
  const { workspaceId } = actor
  const custom = await fieldsOf(db, { workspaceId, entities: [entity], q: null })
  const found = pageOf(query, [...system, ...custom.map((row) => toFormField(row))], {
    isArchived: (field, isArchived) => field.isArchived === isArchived,
  })

  return page(query, found, (field) => field)
}
