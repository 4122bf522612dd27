/**
 * Every deadline in milliseconds, each inside the one that surrounds it: a statement ends before its lease, a lease
 * before the handler, the handler before the connection.
 */
export const timeouts = {
  /** The server's own, per statement. */
  statementMs: 3000,
  /** Longer than PostgreSQL's deadlock_timeout of 1 s, or else a deadlock is never reported, and so not retried. */
  lockMs: 1200,
  /** Waiting for a connection of the pool, for short work and for a long read: longer than one that runs may take. */
  shortWaitMs: 2000,
  longWaitMs: 4000,
  /** A lease: one statement, or a whole transaction. */
  leaseMs: 5000,
  /** Finding the actor of a request, if it is not cached. */
  admitMs: 1500,
  handlerMs: 8000,
  /** The most that a request may wait for events, beside the time that it has as a handler. */
  waitMs: 20_000,
  /** A body has this long to arrive. */
  bodyMs: 10_000,
  /** A body that brings a file has this long; what is left to do then has `handlerMs`. */
  uploadMs: 50_000,
  /** A connection on which nothing moves, such as a reader that has stalled. */
  socketMs: 10_000,
  headersMs: 5000,
  /** Delay before a request without a token is refused because its address sends too many. */
  refusalMs: 1000,
  requestMs: 60_000,
  databaseConnectMs: 3000,
  /** Time to reach a database server if there is another one. */
  databaseHostMs: 1000,
  /** Time after which the database ends a transaction that its client has left open. */
  idleInTransactionMs: 30_000,
  /** The kernel's, on the database's side of a connection that has gone silent. */
  tcpUserMs: 10_000,
  /** Finding what a name stands for, for somebody who waits. */
  resolveMs: 2000,
  /** To somebody's endpoint, TLS included. */
  outboundConnectMs: 5000,
  /** One document of an OpenID provider. A sign-in reads two at most. */
  providerMs: 3000,
  /** Waiting for a thread that hashes a password. */
  passwordWaitMs: 3000,
  /** Waiting for a thread that reads mails, its start, and reading one. */
  mailWaitMs: 3000,
  mailStartMs: 5000,
  mailMs: 3000,
  /** A bucket: connecting, and a reply, or bytes of one; a file that is put has more by its size. */
  storageConnectMs: 3000,
  storageMs: 5000,
  /** One try to send a message. */
  sendMs: 30_000,
  /** A mail server that says nothing. */
  smtpSilenceMs: 15_000,
  /** Redis: connecting, and counting a request, which its caller waits for. */
  redisConnectMs: 2000,
  redisMs: 150,
  /** Duration of a lease of background work, and the interval of its renewals. */
  attemptLeaseMs: 4000,
  attemptRenewMs: 1000,
  readyMs: 500,
  /** Background work over a whole list. */
  longMs: 300_000,
  /** A migration, and waiting for another process that migrates. */
  migrationMs: 86_400_000,
  migrationWaitMs: 600_000,
  /** Requests in flight after the listener is closed, the last lines of the log, and the whole stop. */
  finishMs: 10_000,
  logMs: 1000,
  stopMs: 25_000,
} as const
