import { hasOnly, type Touches } from '../../http/handler.ts'

// What is not named here reads what several tickets have in common, such as the files of a folder, and decides by it
const plain = [
  'title',
  'description',
  'type',
  'channel',
  'priority',
  'status',
  'dueAt',
  'categoryId',
]
const ofAssignment = ['assigneeId', 'reasonToAssign', 'force']
const ofNew = hasOnly([...plain, ...ofAssignment, 'contact_id', 'contactId', 'externalId', 'tags'])
const ofChange = hasOnly([...plain, ...ofAssignment, 'tags'])
const ofStatus = hasOnly(['status', 'reason', 'resolution', 'snoozedUntil'])
const ofAssigning = hasOnly(ofAssignment)

interface Assigned {
  readonly assigneeId?: string | null | undefined
  readonly force?: boolean | undefined
}

/** The user whose load decides; by force it decides nothing. */
function agentOf({ assigneeId, force }: Assigned): string[] {
  return assigneeId && !force ? [`agent ${assigneeId}`] : []
}

/** Which requests to create tickets may share a transaction. */
export const touchesOfNew: Touches<'createTicket'> = ({ body }) => {
  const { externalId } = body
  if (!ofNew(body)) return undefined
  return [...agentOf(body), ...(externalId ? [`external id ${externalId}`] : [])]
}

/** Which requests to change tickets may share a transaction. */
export const touchesOfChange: Touches<'updateTicket'> = ({ params, body }) =>
  ofChange(body) ? [`ticket ${params.id}`, ...agentOf(body)] : undefined

/** Which requests to set the status of tickets may share a transaction. */
export const touchesOfStatus: Touches<'setTicketStatus'> = ({ params, body }) =>
  ofStatus(body) ? [`ticket ${params.id}`] : undefined

/** Which requests to assign tickets may share a transaction. */
export const touchesOfAssignment: Touches<'assignTicket'> = ({ params, body }) =>
  ofAssigning(body) ? [`ticket ${params.id}`, ...agentOf(body)] : undefined
