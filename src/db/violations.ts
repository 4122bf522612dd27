import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { basePath } from '../../generated/routes.ts'
import { ApiError, ruleViolated, unknownReference } from '../errors.ts'
import { type Db, sqlState } from './client.ts'
import { contactEmails, contactPhones, contacts } from './schema/contacts.ts'
import { tags } from './schema/tags.ts'
import { mine } from './scope.ts'
import { statement, type Values } from './statement.ts'

type Finder = (db: Db, values: { workspaceId: string; value: string }) => Promise<{ id: string }[]>

interface Duplicate {
  readonly resource: string
  readonly matchedOn: string
  readonly path: string
  readonly find: Finder
}

/** What each unique key means to a caller, and how to find the object that has the value. */
export const duplicates: Readonly<Record<string, Duplicate>> = {
  contacts_workspace_id_username_key: {
    resource: 'contact',
    matchedOn: 'username',
    path: '/contacts/',
    find: holder(contacts, contacts.id, contacts.username, sql`deleted_at is null`),
  },
  contacts_workspace_id_external_id_key: {
    resource: 'contact',
    matchedOn: 'externalId',
    path: '/contacts/',
    find: holder(contacts, contacts.id, contacts.externalId, sql`deleted_at is null`),
  },
  contact_emails_workspace_id_email_key: {
    resource: 'contact',
    matchedOn: 'email',
    path: '/contacts/',
    find: holder(contactEmails, contactEmails.contactId, sql`lower(email)`, sql`is_live`),
  },
  contact_phones_workspace_id_phone_key: {
    resource: 'contact',
    matchedOn: 'phone',
    path: '/contacts/',
    find: holder(contactPhones, contactPhones.contactId, contactPhones.phone, sql`is_live`),
  },
  tags_workspace_id_name_key: {
    resource: 'tag',
    matchedOn: 'name',
    path: '/tags/',
    find: holder(tags, tags.id, sql`lower(name)`, sql`deleted_at is null`),
  },
}

/** What each foreign key means to a caller: where in the body the reference stands. */
export const references: Readonly<Record<string, { resource: string; pointer: string }>> = {
  api_tokens_workspace_id_user_id_fkey: { resource: 'user', pointer: '/userId' },
  contacts_workspace_id_owner_id_fkey: { resource: 'user', pointer: '/ownerId' },
  contact_tags_workspace_id_tag_id_fkey: { resource: 'tag', pointer: '/tags' },
  contact_tags_workspace_id_contact_id_fkey: { resource: 'contact', pointer: '' },
  contact_emails_workspace_id_contact_id_fkey: { resource: 'contact', pointer: '' },
  contact_phones_workspace_id_contact_id_fkey: { resource: 'contact', pointer: '' },
  group_members_workspace_id_group_id_fkey: { resource: 'group', pointer: '' },
  group_members_workspace_id_contact_id_fkey: { resource: 'contact', pointer: '/contacts' },
  groups_workspace_id_conversation_id_fkey: { resource: 'conversation', pointer: '' },
  tickets_workspace_id_contact_id_fkey: { resource: 'contact', pointer: '/contact_id' },
  tickets_workspace_id_assignee_id_fkey: { resource: 'user', pointer: '/assigneeId' },
  ticket_tags_workspace_id_tag_id_fkey: { resource: 'tag', pointer: '/tags' },
  ticket_tags_workspace_id_ticket_id_fkey: { resource: 'ticket', pointer: '' },
  user_roles_workspace_id_user_id_fkey: { resource: 'user', pointer: '' },
  user_roles_workspace_id_role_id_fkey: { resource: 'role', pointer: '/roleIds' },
}

/**
 * A broken constraint as what it means to the caller, or undefined when the error is none. Asks the
 * database who has a value already, so it must run outside the failed transaction.
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
    const { resource, matchedOn, path } = duplicate
    return new ApiError('duplicate_resource', `Another ${resource} has this ${matchedOn}.`, {
      members: found
        ? { existing: { id: found.id, href: `${basePath}${path}${found.id}`, matchedOn } }
        : {},
      cause: error,
    })
  }
  const reference = references[constraint]
  if (state === '23503' && reference) {
    return unknownReference(reference.pointer, reference.resource, value)
  }
  if (state === '23514') return ruleViolated('A value is not allowed here.')
  return undefined
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
  return statement((db, $: Values<{ workspaceId: string; value: string }>) =>
    db
      .select({ id })
      .from(table as PgTable)
      .where(and(mine(table, $.workspaceId), eq(column as PgColumn, $.value), live)),
  ) as unknown as Finder
}
