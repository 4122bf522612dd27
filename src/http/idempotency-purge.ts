import { sql } from 'drizzle-orm'
import { purge } from '../platform/jobs/purge.ts'

/** Removes keys 24 hours after their request. A repetition after that is a new request. */
export const idempotencyKeyPurge = purge({
  name: 'idempotency keys: purge',
  table: 'idempotency_keys',
  key: ['key'],
  since: 'created_at',
  until: sql`now() - interval '24 hours'`,
})
