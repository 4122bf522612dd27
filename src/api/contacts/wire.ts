import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import { toCustomFieldValue } from '../custom-fields/wire.ts'
import type { contactById } from './queries.ts'

export type ContactRow = RowFrom<typeof contactById>

export function toContact(row: ContactRow): Schema<'Contact'> {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    firstName: row.firstName,
    lastName: row.lastName,
    avatarUrl: row.avatarUrl,
    contactEmails: row.emails,
    contactPhones: row.phones,
    address: row.address,
    jobTitle: row.jobTitle,
    channel: row.channel,
    notes: row.notes,
    language: row.language,
    timezone: row.timezone,
    country: row.country,
    externalId: row.externalId,
    socialProfileUrl: row.socialProfileUrl,
    tags: row.tags,
    customFields: row.customFields.map(toCustomFieldValue),
    ownerId: row.ownerId,
    company: row.company,
    platformContacts: row.identities,
    isBlocked: row.isBlocked,
    blockedReason: row.blockedReason,
    lastSeenAt: row.lastSeenAt,
    lastContactedAt: row.lastContactedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt,
    version: row.version,
  }
}
