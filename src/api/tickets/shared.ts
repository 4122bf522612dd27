import { hasOnly, type Touches } from '../../http/handler.ts'

// What is not named here reads what several tickets have in common, such as the load of an agent or the files of a
// folder, and decides by it
const ofNew = hasOnly([
  ...['title', 'description', 'type', 'channel', 'priority', 'status', 'dueAt', 'categoryId'],
  ...['contact_id', 'contactId', 'externalId'],
])
const ofChange = hasOnly([
  ...['title', 'description', 'type', 'channel', 'priority', 'status', 'dueAt', 'categoryId'],
])
const ofStatus = hasOnly(['status', 'reason', 'resolution', 'snoozedUntil'])

/** Which requests to create tickets may share a transaction. */
export const touchesOfNew: Touches<'createTicket'> = ({ body }) => {
  if (!ofNew(body)) return undefined
  return body.externalId ? [`external id ${body.externalId}`] : []
}

/** Which requests to change tickets may share a transaction. */
export const touchesOfChange: Touches<'updateTicket'> = ({ params, body }) =>
  ofChange(body) ? [`ticket ${params.id}`] : undefined

/** Which requests to set the status of tickets may share a transaction. */
export const touchesOfStatus: Touches<'setTicketStatus'> = ({ params, body }) =>
  ofStatus(body) ? [`ticket ${params.id}`] : undefined
