import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './pool/client.ts'
import { workspaceLock } from './query/lock-workspace.ts'
import { statement, type Values } from './query/statement.ts'
import { nilId } from '../lib/ids.ts'

type Page = { workspaceId: string; after: string; limit: number }

/** A row that is not as reactions would have left it. */
export interface Faulty {
  readonly id: string
}

/** Faults in a page of rows. */
export interface Found {
  readonly faulty: readonly Faulty[]
  /** The last row of the page, after which the next one begins; null if there is none. */
  readonly last: string | null
}

/** One thing that can be wrong with rows that did not come through the API. */
export interface RepairRule {
  /** Fault of a row, such as `ticket has no case`. */
  readonly fault: string
  /** Finds such rows in a page, in the order of their ids from the one that follows `after`, and repairs them unless `isCheck`. */
  readonly run: (db: Db, page: Page, isCheck: boolean) => Promise<Found>
  /**
   * Refreshes the planner's statistics of the tables that the repair adds many rows to: while they say that
   * the tables are empty, each page is planned as if it still were so.
   */
  readonly analyze?: (db: Db) => Promise<unknown>
}

/**
 * Returns a rule: `find` selects rows with the alias `x` and a condition, those of them are wrong that `isFaulty`,
 * and `repair` corrects them while they are locked.
 */
export function repairRule<Row extends Faulty>(
  fault: string,
  find: SQL,
  repair: (db: Db, workspaceId: string, rows: readonly Row[]) => Promise<unknown>,
  isFaulty: (row: Row) => boolean = () => true,
): RepairRule {
  const page = ($: Values<Page>) =>
    sql`and x.workspace_id = ${$.workspaceId} and x.id > ${$.after}::uuid
      order by x.id limit ${$.limit}::int`
  const read = statement<Page, Row>((_, $) => sql<Row>`${find} ${page($)}`)
  const lock = statement<Page, Row>((_, $) => sql<Row>`${find} ${page($)} for no key update of x`)
  return {
    fault,
    async run(db, given, isCheck) {
      const rows = await (isCheck ? read : lock)(db, given)
      const faulty = rows.filter(isFaulty)
      if (faulty.length > 0 && !isCheck) await repair(db, given.workspaceId, faulty)
      return { faulty, last: (rows.length === given.limit && rows.at(-1)?.id) || null }
    },
  }
}

const lockRepair = workspaceLock('repair')

const atOnce = 1000
/** The most that a page may take: one of rows that no statistics are known of takes long. */
export const pageMs = 600_000

/** Something that was found to be wrong. */
export interface Fault extends Faulty {
  readonly fault: string
}

/** Every workspace, to go through one after the other. On purpose across workspaces. */
export const allWorkspaces = statement<Record<string, never>, { id: string; name: string }>(
  () => sql`select id, name from workspaces order by name, id`,
)

/**
 * Goes through a workspace rule by rule, repairs what is wrong unless `isCheck`, and returns what it was.
 * Each page of rows has a transaction of its own; `onRows` hears how many there were.
 */
export async function repairWorkspace(
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
  workspaceId: string,
  rules: readonly RepairRule[],
  isCheck: boolean,
  onRows: (count: number) => void = () => {},
): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const { fault, run, analyze } of rules) {
    for (let [after, pages] = [nilId, 1]; ; pages++) {
      const page = { workspaceId, after, limit: atOnce }
      const { faulty, last } = await transaction(async (db) => {
        // Another repair may have added what is missing, which a statement that waits for its rows does not see
        if (!isCheck) await lockRepair(db, { workspaceId })
        return run(db, page, isCheck)
      })
      faults.push(...faulty.map(({ id }) => ({ id, fault })))
      onRows(faulty.length)
      if (last === null) break
      after = last
      const hasDoubled = (pages & (pages - 1)) === 0
      if (analyze && hasDoubled && !isCheck) await transaction(analyze)
    }
  }
  return faults
}
