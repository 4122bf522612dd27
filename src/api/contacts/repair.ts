import { sql } from 'drizzle-orm'
import { type Faulty, type RepairRule, repairRule } from '../../db/repair.ts'
import { derivedAddresses, setAddresses } from './part-queries.ts'

const otherAddresses = repairRule<Faulty>(
  'contact is searched by other addresses than it has',
  sql`select x.id from contacts x where x.addresses <> ${derivedAddresses}`,
  (db, workspaceId, rows) => setAddresses(db, { workspaceId, ids: rows.map(({ id }) => id) }),
)

/** The repairs of contacts whose addresses differ from their parts. */
export const contactRules: readonly RepairRule[] = [otherAddresses]
