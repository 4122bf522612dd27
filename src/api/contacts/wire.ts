import type { Schema } from '../../../generated/operations.ts'
import { iso, isoOrNull } from '../../lib/time.ts'
import { type FieldRow, toCustomFieldValue } from '../custom-fields/wire.ts'
import type { EmailRow, PhoneRow } from './queries.ts'

interface ContactRow {
  id: string
  username: string
  name: string
  firstName: string | null
  lastName: string | null
  avatarUrl: string | null
  emails: EmailRow[]
  phones: PhoneRow[]
  address: string | null
  jobTitle: string | null
  channel: string
  notes: string | null
  language: string | null
  timezone: string | null
  country: string | null
  externalId: string | null
  socialProfileUrl: string | null
  tags: Array<Schema<'TagName'>>
  customFields: FieldRow[]
  marketingConsent: Partial<Schema<'MarketingConsent'>>
  ownerId: string | null
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export function toContact(row: ContactRow): Schema<'Contact'> {
  const { email = 'unknown', sms = 'unknown', whatsapp = 'unknown' } = row.marketingConsent
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
    channel: row.channel as Schema<'ChannelType'>,
    notes: row.notes,
    language: row.language,
    timezone: row.timezone,
    country: row.country,
    externalId: row.externalId,
    socialProfileUrl: row.socialProfileUrl,
    tags: row.tags,
    customFields: row.customFields.map(toCustomFieldValue),
    marketingConsent: { email, sms, whatsapp },
    ownerId: row.ownerId,
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    deletedAt: isoOrNull(row.deletedAt),
    version: row.version,
  }
}
