import { eventShape } from '../../../generated/event-shapes.ts'
import type { Schema } from '../../../generated/operations.ts'
import { memberOf } from '../../events/event-members.ts'
import { type FieldOfForm, toFormField } from './wire.ts'

type FormField = Schema<'FormField'>

const tickets = eventShape('TicketEvent')

/** The members of system fields unless they say otherwise. */
const usual = {
  description: null,
  isRequired: false,
  isRequiredToResolve: false,
  isUnique: false,
  isReadOnly: false,
  isArchived: false,
  options: [],
}

const externalId: SystemField = {
  systemName: 'externalId',
  displayName: 'External id',
  type: 'text',
  isUnique: true,
  length: [1, 255],
}

/** The members of a ticket that a form may ask for. */
export const ticketFields = fields(1, [
  { systemName: 'title', displayName: 'Title', type: 'text', isRequired: true, length: [1, 500] },
  { systemName: 'description', displayName: 'Description', type: 'textarea', length: [0, 65_535] },
  { systemName: 'contact_id', displayName: 'Contact', type: 'contact', isRequired: true },
  select('status', 'Status', 'open'),
  select('priority', 'Priority', 'medium'),
  select('type', 'Type', 'question'),
  select('channel', 'Channel', 'api'),
  { systemName: 'assigneeId', displayName: 'Assignee', type: 'user' },
  { systemName: 'reasonToAssign', displayName: 'Reason to assign', type: 'text', length: [1, 500] },
  { systemName: 'categoryId', displayName: 'Category', type: 'category' },
  { systemName: 'tags', displayName: 'Tags', type: 'tags' },
  { systemName: 'dueAt', displayName: 'Due', type: 'datetime' },
  externalId,
  { systemName: 'followUpOfId', displayName: 'Follow-up of', type: 'ticket' },
])

/** The members of a contact that a form may ask for. */
export const contactFields = fields(2, [
  { systemName: 'name', displayName: 'Name', type: 'text', isRequired: true, length: [1, 255] },
  {
    systemName: 'username',
    displayName: 'Username',
    type: 'text',
    isUnique: true,
    length: [2, 64],
  },
  { systemName: 'firstName', displayName: 'First name', type: 'text', length: [1, 255] },
  { systemName: 'lastName', displayName: 'Last name', type: 'text', length: [1, 255] },
  { systemName: 'contactEmails', displayName: 'E-mail', type: 'emails', isUnique: true },
  { systemName: 'contactPhones', displayName: 'Phone', type: 'phones', isUnique: true },
  { systemName: 'platformContacts', displayName: 'Identities', type: 'identities', isUnique: true },
  { systemName: 'company', displayName: 'Company', type: 'company' },
  { systemName: 'jobTitle', displayName: 'Job title', type: 'text', length: [1, 255] },
  { systemName: 'address', displayName: 'Address', type: 'textarea', length: [1, 500] },
  { systemName: 'country', displayName: 'Country', type: 'text', length: [2, 2] },
  { systemName: 'language', displayName: 'Language', type: 'text', length: [2, 35] },
  { systemName: 'timezone', displayName: 'Time zone', type: 'text', length: [1, 64] },
  select('channel', 'First channel', 'api'),
  { systemName: 'notes', displayName: 'Notes', type: 'textarea', length: [1, 10_000] },
  { systemName: 'avatarUrl', displayName: 'Picture', type: 'url' },
  { systemName: 'socialProfileUrl', displayName: 'Social profile', type: 'url' },
  externalId,
  { systemName: 'ownerId', displayName: 'Owner', type: 'user' },
  { systemName: 'tags', displayName: 'Tags', type: 'tags' },
])

type SystemField = Pick<FieldOfForm, 'systemName' | 'displayName' | 'type'> &
  Partial<FieldOfForm> & { readonly length?: readonly [min: number, max: number] }

/** A member whose values are those of the member of tickets with its name. */
function select(systemName: string, displayName: string, byDefault: string): SystemField {
  const values = memberOf(tickets, systemName)?.values
  if (!values) throw new Error(`Tickets have no values of ${systemName}`)
  const options = values.map(String).map((value) => {
    return { value, label: labelOf(value), isDefault: value === byDefault }
  })
  return { systemName, displayName, type: 'select', options }
}

/** `web_chat` as `Web chat`. */
function labelOf(value: string): string {
  const text = value.replaceAll('_', ' ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** Ids of system fields are the same everywhere: UUIDs of version 8 (RFC 9562, section 5.8). */
function fields(entity: number, all: readonly SystemField[]): FormField[] {
  return all.map(({ length: [minLength, maxLength] = [null, null], ...field }, index) => {
    const id = `00000000-0000-8000-8000-${String(entity * 100 + index + 1).padStart(12, '0')}`
    const validation = { minLength, maxLength }
    return toFormField({ ...usual, ...field, id, validation, sortOrder: index + 1 }, true)
  })
}
