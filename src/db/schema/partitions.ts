/**
 * Tables that are partitioned, with how. Drizzle cannot declare it, so `npm run db:generate` adds it to their
 * CREATE TABLE.
 */
export const partitions: Readonly<Record<string, string>> = {
  changes: 'LIST (retention)',
  change_data: 'RANGE (occurred_at)',
  event_batches: 'RANGE (numbered_at)',
}
