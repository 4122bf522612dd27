import { eventShape } from '../../../generated/event-shapes.ts'
import type { Reference } from '../../db/query/references.ts'
import { memberOf } from '../../events/event-members.ts'
import type { Possible } from '../../lib/condition-faults.ts'

/** The fields whose values are ids, with the kind of what they name. Those of creators may be users or tokens. */
export const kindsOfFields: Readonly<Record<string, Reference[1] | 'actor' | 'company'>> = {
  tags: 'tag',
  'contact.tags': 'tag',
  categoryId: 'category',
  channelId: 'channel',
  contactId: 'contact',
  creatorId: 'actor',
  'contact.companyId': 'company',
}
const ofTickets = ['type', 'channel', 'priority', 'status']
const texts =
  'title description externalId subject message callFrom callTo did trunk extension contact.language'

/** The fields that conditions of queues can name besides custom fields, with the values that they can have. */
export const fieldsOfWork: ReadonlyMap<string, Possible> = new Map([
  ['entityType', possible({ values: ['ticket', 'conversation', 'call'] })],
  ...ofTickets.map((field) => [field, memberOfTicket(field)] as const),
  ...texts.split(' ').map((field) => [field, possible({})] as const),
  ...Object.keys(kindsOfFields).map((field) => [field, possible({ isId: true })] as const),
])

function possible(members: Partial<Possible>): Possible {
  return { types: ['string'], isId: false, isTime: false, values: undefined, ...members }
}

function memberOfTicket(field: string): Possible {
  const member = memberOf(eventShape('TicketEvent'), field)
  if (!member) throw new Error(`Tickets have no member ${field}`)
  return member
}
