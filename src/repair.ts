import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './db/client.ts'
import { statement, type Values } from './db/statement.ts'

type Page = { workspaceId: string; after: string; limit: number }

/** A row that is not as reactions would have left it. */
export interface Faulty {
  readonly id: string
}

/** One thing that can be wrong with rows that did not come through the API. */
export interface RepairRule {
  /** What is wrong with a row: `ticket has no case`. */
  readonly fault: string
  /** Finds a page of such rows, in the order of their ids from the one that follows `after`, and repairs them unless `isCheck`. */
  readonly run: (db: Db, page: Page, isCheck: boolean) => Promise<readonly Faulty[]>
  /**
   * Refreshes the planner's statistics of the tables that the repair adds many rows to: while they say that
   * the tables are empty, each page is planned as if it still were so.
   */
  readonly analyze?: (db: Db) => Promise<unknown>
}

/**
 * A rule of what can be wrong: `find` selects such rows, with the alias `x` and a condition, and `repair`
 * puts them right, while they are locked.
 */
export function repairRule<Row extends Faulty>(
  fault: string,
  find: SQL,
  repair: (db: Db, workspaceId: string, rows: readonly Row[]) => Promise<unknown>,
): RepairRule {
  const page = ($: Values<Page>) =>
    sql`and x.workspace_id = ${$.workspaceId} and x.id > ${$.after}::uuid
      order by x.id limit ${$.limit}::int`
  const read = statement<Page, Row>((_, $) => sql<Row>`${find} ${page($)}`)
  const lock = statement<Page, Row>((_, $) => sql<Row>`${find} ${page($)} for no key update of x`)
  return {
    fault,
    async run(db, given, isCheck) {
      if (isCheck) return read(db, given)
      const rows = await lock(db, given)
      if (rows.length > 0) await repair(db, given.workspaceId, rows)
      return rows
    },
  }
}

const firstId = '00000000-0000-0000-0000-000000000000'
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
    for (let [after, pages] = [firstId, 1]; ; pages++) {
      const page = { workspaceId, after, limit: atOnce }
      const rows = await transaction((db) => run(db, page, isCheck))
      faults.push(...rows.map(({ id }) => ({ id, fault })))
      onRows(rows.length)
      const last = rows.at(-1)
      if (!last || rows.length < atOnce) break
      after = last.id
      const hasDoubled = (pages & (pages - 1)) === 0
      if (analyze && hasDoubled && !isCheck) await transaction(analyze)
    }
  }
  return faults
}
