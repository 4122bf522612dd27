/** The reactions whose work `npm run repair` derives, by the area whose `repair.ts` has the rule. */
export const repaired: Readonly<Record<string, string>> = {
  'automation-queues':
    'endConversationEntries endQueueEntries prioritiseQueueEntries queueConversations queueTickets signalChangedQueues syncCallEntries',
  conversations: 'closeWithTickets',
  'cx-logs':
    'advanceCases moveTicketCases openConversationCases openTicketCases rebuildCallCases recordReplies updateCaseQueues',
  tickets: 'recordFailures recordFirstResponses',
}

/** The other reactions, by the reason why nothing is derived for rows that were written without a request. */
export const unrepaired: Readonly<Record<string, string>> = {
  'It acts once, at the time of its event.':
    'assignConversations cancelComments closeOverflowed createCallbacks createOverflowed linkTickets notifyUsers ' +
    'queueCalls recordQueueSteps releaseConversations releaseTickets releaseWithTickets reopenOrCreateTickets ' +
    'reopenWithTickets resolveTickets sendAutoReplies sendComments sendIdleTexts',
  'The next event of its kind corrects it.':
    'clearBouncingAddresses markBouncingAddresses markBouncingParticipants recordDueMessages touchContactTimes',
  'It removes or replaces what the event names.':
    'eraseComments eraseSources replaceConditions replaceDefaults replaceFilters',
  'It signals or reports what others have changed.':
    'reportCases signalAgentsOfRoles signalChangedAgents signalPresentAgents',
}
