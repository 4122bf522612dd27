/**
 * Settings with which tests try more than in a usual run: more random requests, more rows, more kills. A test reads its
 * own; each can be larger still when it is set by hand.
 */
export const thorough: Readonly<Record<string, string>> = {
  // Random and extreme requests
  BOUNDARY_RUNS: '25',
  CONFORMANCE_SAMPLE: '2',
  CONTROL_RUNS: '7',
  FUZZ_RUNS: '30',
  LIST_QUERIES: '39',
  NEAR_MISSES: '8',

  // Processes that are killed, and what happens meanwhile
  DELIVERY_EVENTS: '400',
  DELIVERY_KILLS: '6',
  GROUP_RACES: '60',
  KILLS: '8',
  LISTS_KILLS: '8',
  LISTS_OPERATIONS: '2000',
  MEDIA_ABORTS: '200',
  MEDIA_KILLS: '6',
  MESSAGES: '200',
  POOL_KILLS: '300',
  ROUTING_KILLS: '5',

  // Histories and figures
  CX_LOG_HISTORIES: '200',
  CX_LOG_MONTH: '150',
  METRIC_SUMS: 'all',
  METRIC_SUMS_SECONDS: '6',

  // At once, and in a row
  CDR_COUNT: '4000',
  EVENT_WRITES: '40',
  MAILS_AT_ONCE: '200',
  MAIL_MUTATIONS: '20000',
  ROUTING_OFFERS: '240',
  ROUTING_STEPS: '200',
  ROUTING_TICKETS: '600',
  TICKETS_AT_ONCE: '1000',

  // Rows
  BACKLOG_MORE: '89000',
  COUNTED_LISTS_ROWS: '6000',
  LISTS_TICKETS: '3000',
  PENDING_ROWS: '20000',
  SEARCH_ROWS: '20000',
  WRITE_PLANS_ROWS: '4000',
}
