import { and, eq, getTableName, is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { basePath } from '../../../generated/routes.ts'
import { ApiError, ruleViolated, unknownReference } from '../../errors.ts'
import { camelCase, nounOf, singular } from '../../lib/words.ts'
import type { Db } from '../pool/client.ts'
import { sqlState } from '../pool/errors.ts'
import * as schema from '../schema/index.ts'
import { presenceStatuses } from '../schema/agent-activities.ts'
import { automationQueues } from '../schema/automation-queues.ts'
import { categories } from '../schema/categories.ts'
import { channels } from '../schema/channels.ts'
import { comments } from '../schema/comments.ts'
import { contactEmails, contactIdentities, contactPhones, contacts } from '../schema/contacts.ts'
import { conversations } from '../schema/conversations.ts'
import { customFields } from '../schema/custom-fields.ts'
import { mediaFiles, mediaFolders } from '../schema/media.ts'
import { tags } from '../schema/tags.ts'
import { tickets } from '../schema/tickets.ts'
import { roles, users } from '../schema/users.ts'
import { inWorkspace } from './scope.ts'
import { statement, type Values } from './statement.ts'

type UniqueValue = { workspaceId: string; value: string }
type Finder = (db: Db, values: UniqueValue) => Promise<Array<{ id: string }>>

interface Duplicate {
  readonly resource: string
  readonly matchedOn: string
  readonly path: string
  readonly find: Finder
  /** Whether an object has several such values, of which the error names the one. */
  readonly isList?: true
  /** The objects among which the value is unique, where it is not all of the workspace. */
  readonly among?: string
}

/** The meaning of each unique key to a caller, and the query for the object that has the value. */
// prettier-ignore
export const duplicates: Readonly<Record<string, Duplicate>> = {
  contacts_workspace_id_username_key: { resource: 'contact', matchedOn: 'username', path: '/contacts/', find: holder(contacts, contacts.id, contacts.username, sql`deleted_at is null`) },
  contacts_workspace_id_external_id_key: { resource: 'contact', matchedOn: 'externalId', path: '/contacts/', find: holder(contacts, contacts.id, contacts.externalId, sql`deleted_at is null`) },
  contact_emails_workspace_id_email_key: { resource: 'contact', matchedOn: 'email', path: '/contacts/', find: holder(contactEmails, contactEmails.contactId, sql`lower(email)`, sql`is_live`), isList: true },
  contact_phones_workspace_id_phone_key: { resource: 'contact', matchedOn: 'phone', path: '/contacts/', find: holder(contactPhones, contactPhones.contactId, contactPhones.phone, sql`is_live`), isList: true },
  contact_identities_workspace_id_platform_id_key: { resource: 'contact', matchedOn: 'platform', path: '/contacts/', find: holder(contactIdentities, contactIdentities.contactId, sql`(type || ' ' || platform_id)`, sql`is_live`), isList: true },
  tickets_workspace_id_external_id_key: { resource: 'ticket', matchedOn: 'externalId', path: '/tickets/', find: holder(tickets, tickets.id, tickets.externalId, sql`deleted_at is null`) },
  comments_workspace_id_external_id_key: { resource: 'comment', matchedOn: 'externalId', path: '/comments/', find: holder(comments, comments.id, comments.externalId, sql`deleted_at is null`) },
  channels_workspace_id_address_key: { resource: 'channel', matchedOn: 'address', path: '/channels/', find: holder(channels, channels.id, channels.address, sql`type = 'email' and deleted_at is null`) },
  conversations_workspace_id_channel_id_contact_id_key: { resource: 'conversation', matchedOn: 'contactId', path: '/conversations/', find: holder(conversations, conversations.id, sql`channel_id::text || ', ' || contact_id::text`, sql`status <> 'closed'`), among: 'that is open or on hold on the channel' },
  custom_fields_workspace_id_entity_system_name_key: { resource: 'custom_field', matchedOn: 'systemName', path: '/custom-fields/', find: holder(customFields, customFields.id, sql`entity || ', ' || system_name`, sql`true`), among: 'of the same entity' },
  automation_queues_workspace_id_name_key: { resource: 'automation_queue', matchedOn: 'name', path: '/automation-queues/', find: holder(automationQueues, automationQueues.id, sql`name_key(name)`, sql`deleted_at is null`) },
  categories_workspace_id_parent_id_value_key: { resource: 'category', matchedOn: 'value', path: '/categories/', find: holder(categories, categories.id, sql`name_key(value) || ', ' || coalesce(parent_id, workspace_id)::text`, sql`deleted_at is null`), among: 'with the same parent' },
  media_folders_workspace_id_parent_id_name_key: { resource: 'media_folder', matchedOn: 'name', path: '/media-manager/folders/', find: holder(mediaFolders, mediaFolders.id, sql`name_key(name) || ', ' || coalesce(parent_id, workspace_id)::text`, sql`deleted_at is null`), among: 'with the same parent' },
  media_files_workspace_id_folder_id_sha256_key: { resource: 'media_file', matchedOn: 'sha256', path: '/media-manager/files/', find: holder(mediaFiles, mediaFiles.id, sql`sha256 || ', ' || coalesce(folder_id, workspace_id)::text`, sql`deleted_at is null`) },
  users_workspace_id_email_key: { resource: 'user', matchedOn: 'email', path: '/users/', find: holder(users, users.id, sql`lower(email)`, sql`deleted_at is null`) },
  roles_workspace_id_name_key: { resource: 'role', matchedOn: 'name', path: '/roles/', find: holder(roles, roles.id, sql`name_key(name)`, sql`true`) },
  presence_statuses_workspace_id_system_name_key: { resource: 'presence_status', matchedOn: 'systemName', path: '/presence-statuses/', find: holder(presenceStatuses, presenceStatuses.id, presenceStatuses.systemName, sql`deleted_at is null`) },
  tags_workspace_id_name_key: { resource: 'tag', matchedOn: 'name', path: '/tags/', find: holder(tags, tags.id, sql`name_key(name)`, sql`deleted_at is null`) },
}

/**
 * The members of bodies that have references, where they are not called as the column, by a column or by a foreign key;
 * an empty one where the reference is to the object that is asked for.
 */
const members: Readonly<Record<string, string>> = {
  closed_assignee_id: '/agentId',
  comment_id: '',
  company_id: '/company',
  file_id: '/attachments',
  first_assignee_id: '/agentId',
  merged_into_id: '/targetId',
  overflow_queue_id: '/overflow/queueId',
  previous_presence_status_id: '/presenceStatusId',
  role_id: '/roleIds',
  source_id: '/sourceIds',
  tag_id: '/tags',
  cdr_recordings_workspace_id_file_id_fkey: '/fileId',
  conversation_tickets_workspace_id_ticket_id_fkey: '/ticketIds',
  group_members_workspace_id_contact_id_fkey: '/contacts',
  groups_workspace_id_conversation_id_fkey: '',
  messages_workspace_id_conversation_id_fkey: '/conversationId',
  queue_members_workspace_id_user_id_fkey: '/userId',
  reservations_workspace_id_user_id_fkey: '',
  tickets_workspace_id_contact_id_fkey: '/contact_id',
}

/** Returns the resource that a foreign key refers to, and the member of the body with the reference. */
export function referenceOf(constraint: string): [resource: string, pointer: string] | undefined {
  const keys = Object.values(schema).flatMap((one) =>
    is(one, PgTable) ? getTableConfig(one).foreignKeys : [],
  )
  const key = keys.find((one) => one.getName() === constraint)
  if (!key) return undefined
  const { columns, foreignTable } = key.reference()
  const column = columns.at(-1)?.name ?? ''
  // What is deleted together with an object is reached by it
  const usual = key.onDelete === 'cascade' ? '' : `/${camelCase(column)}`
  const pointer = members[constraint] ?? members[column] ?? usual
  return [singular(getTableName(foreignTable)), pointer]
}

/** The rules of checks on members of an update, some of which are in the row and not in the request. */
const rules: Readonly<Record<string, readonly [detail: string, pointer: string]>> = {
  automation_queues_overflow_check: [
    '"maxWaitSeconds", "maxLength" and "maxOffers" require "overflow".',
    '/overflow',
  ],
}

/**
 * Returns the error for the caller of a broken constraint, or undefined for another error. It reads which object has a
 * value already, so it must run outside the failed transaction.
 */
export async function toConstraintError(
  db: Db,
  workspaceId: string,
  error: unknown,
): Promise<ApiError | undefined> {
  const state = sqlState(error)
  if (!state.startsWith('23')) return undefined
  const { constraint_name: constraint = '', detail = '' } = error as {
    constraint_name?: string
    detail?: string
  }
  const value = valueOf(detail)

  const duplicate = duplicates[constraint]
  if (state === '23505' && duplicate) {
    const [found] = await duplicate.find(db, { workspaceId, value })
    return duplicateError(duplicate, found, { value, cause: error })
  }
  const reference = state === '23503' ? referenceOf(constraint) : undefined
  if (reference) {
    const [resource, pointer] = reference
    return unknownReference(pointer, resource, value)
  }
  if (state === '23514') {
    const rule = rules[constraint]
    return rule
      ? ruleViolated(...rule)
      : ruleViolated('A value of the request violates a rule of the database.')
  }
  return undefined
}

/**
 * Throws 409 when another object has a value of a unique key. Without this, an insert would fail for it, which
 * takes longer and leaves a position unused. It does not replace the key, which decides between two at once.
 */
export async function requireFree(
  db: Db,
  workspaceId: string,
  constraint: keyof typeof duplicates,
  value: string,
): Promise<void> {
  const duplicate = duplicates[constraint]
  if (!duplicate) throw new Error(`there is no unique key ${constraint}`)
  const [found] = await duplicate.find(db, { workspaceId, value })
  if (found) throw duplicateError(duplicate, found, { value })
}

/** The error that says which object has the value. */
export function duplicateError(
  { resource, path, matchedOn, isList, among }: Omit<Duplicate, 'find'>,
  found: { readonly id: string } | undefined,
  {
    value,
    cause,
    detail = `Another ${nounOf(resource)}${among ? ` ${among}` : ''} already has this ${matchedOn}${isList ? `: ${value}` : ''}.`,
  }: {
    readonly value?: string
    readonly cause?: unknown
    readonly detail?: string | undefined
  } = {},
): ApiError {
  return new ApiError('duplicate_resource', detail, {
    members: found
      ? { existing: { id: found.id, href: `${basePath}${path}${found.id}`, matchedOn } }
      : {},
    cause,
  })
}

/**
 * The value in `Key (workspace_id, x)=(…, value) already exists.`, whatever the language around it:
 * the workspace always comes first.
 */
function valueOf(detail: string): string {
  return /=\([0-9a-f-]{36}, ([\s\S]*)\)/.exec(detail)?.[1] ?? ''
}

function holder(
  table: PgTable & { workspaceId: PgColumn },
  id: PgColumn,
  column: PgColumn | SQL,
  live: SQL,
): Finder {
  return statement((db, $: Values<UniqueValue>) =>
    db
      .select({ id })
      .from(table as PgTable)
      .where(and(inWorkspace(table, $.workspaceId), eq(column as PgColumn, $.value), live)),
  ) as unknown as Finder
}
