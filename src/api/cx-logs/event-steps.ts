import { actorTypeOf } from '../../auth/actor.ts'
import type { EventOf, ReactionContext } from '../../events/reactions.ts'
import { saidMessageOf, type SayingType } from '../../events/said-message.ts'
import { caseIdOf } from '../../lib/ids.ts'
import { statusOfTicket, stepsToStatus, type CaseStep } from './case-state.ts'

type TicketStep =
  | 'ticket.assigned'
  | 'ticket.deleted'
  | 'ticket.restored'
  | 'ticket.status_changed'
  | 'ticket.unassigned'
type ConversationStep =
  | 'conversation.assigned'
  | 'conversation.closed'
  | 'conversation.held'
  | 'conversation.reopened'
  | 'conversation.resumed'
  | 'conversation.transferred'
export type CaseEvent =
  | TicketStep
  | ConversationStep
  | SayingType
  | 'comment.created'
  | 'reservation.wrap_up_ended'
  | 'ticket.comment_added'

/** Returns who does something, as timelines record it. */
export function actorOf({
  actor,
}: Pick<ReactionContext, 'actor'>): Pick<CaseStep, 'actorType' | 'actorId'> {
  return { actorType: actorTypeOf(actor), actorId: actor.id }
}

/** Returns the steps that an event is for its case. `caseIds` are the cases of tickets that comments are on. */
export function stepsOf(
  ctx: ReactionContext,
  event: EventOf<CaseEvent>,
  caseIds: ReadonlyMap<string, string>,
): CaseStep[] {
  const by = { at: ctx.now, ...actorOf(ctx) }
  const { type, data } = event
  switch (type) {
    case 'ticket.deleted':
    case 'ticket.restored':
    case 'ticket.assigned':
    case 'ticket.unassigned':
    case 'ticket.status_changed': {
      const { id: entityId, currentCxLogId: caseId } = data
      return ticketSteps(event as EventOf<TicketStep>).map((step) => {
        return { entityId, caseId, ...by, ...step }
      })
    }
    case 'conversation.assigned':
    case 'conversation.transferred':
    case 'conversation.closed':
    case 'conversation.held':
    case 'conversation.reopened':
    case 'conversation.resumed':
      return [
        {
          ...ofConversation(data.id),
          ...by,
          ...conversationStep(event as EventOf<ConversationStep>),
        },
      ]
    case 'message.due':
    case 'message.queued':
    case 'message.received':
    case 'message.sent': {
      const said = saidMessageOf(ctx, event as EventOf<SayingType>)
      if (!said || said.groupId !== null) return []
      const { messageId, conversationId, direction, at } = said
      const from = { at, actorType: said.senderType, actorId: said.senderId }
      const what = direction === 'inbound' ? 'message_inbound' : 'message_outbound'
      return [{ ...ofConversation(conversationId), what, ...from, detail: { messageId } }]
    }
    case 'comment.created': {
      const { id: commentId, visibility, messageId, ticketId, roomId } = data
      const detail = { commentId, visibility, ...(messageId !== null && { messageId }) }
      const step = { what: 'comment_added', ...by, detail } as const
      if (ticketId !== null) return [{ entityId: ticketId, caseId: caseIds.get(ticketId), ...step }]
      return roomId === null ? [] : [{ ...ofConversation(roomId), ...step }]
    }
    case 'ticket.comment_added':
      return []
    case 'reservation.wrap_up_ended': {
      const { entityId, userId: actorId } = data
      const from = { at: ctx.now, actorType: 'user', actorId } as const
      return [{ entityId, what: 'wrap_up_completed', ...from, detail: {} }]
    }
  }
}

function ofConversation(id: string): { readonly entityId: string; readonly caseId: string } {
  return { entityId: id, caseId: caseIdOf(id) }
}

type Step = Pick<CaseStep, 'what' | 'detail'>

function ticketSteps({ type, data, changes }: EventOf<TicketStep>): Step[] {
  const assigned = { what: 'assigned', detail: { agentId: data.assigneeId } } as const
  const moved = stepsToStatus[statusOfTicket[data.status]].map((what) => ({ what, detail: {} }))
  switch (type) {
    case 'ticket.deleted':
      return [{ what: 'closed', detail: {} }]
    case 'ticket.restored':
      return moved
    case 'ticket.assigned':
    case 'ticket.unassigned':
      return [assigned]
    case 'ticket.status_changed':
      // A user who is assigned by the same change has the case already when it changes its status
      return changes.some(({ path }) => path === '/assigneeId') ? [assigned, ...moved] : moved
  }
}

function conversationStep({ type, data }: EventOf<ConversationStep>): Step {
  switch (type) {
    case 'conversation.assigned':
    case 'conversation.transferred':
      return { what: 'assigned', detail: { agentId: data.assigneeId } }
    case 'conversation.closed': {
      const { disposition } = data
      return { what: 'closed', detail: disposition === null ? {} : { disposition } }
    }
    case 'conversation.held':
      return { what: 'held', detail: {} }
    case 'conversation.reopened':
      return { what: 'reopened', detail: {} }
    case 'conversation.resumed':
      return { what: 'resumed', detail: {} }
  }
}
