import { openDriver } from './perform.ts'

/** Reads the rows that requests left in the tables of tickets, of cases and of the log. */
export interface Rows {
  /** How far the log and the timelines of cases go. */
  ends(): Promise<Ends>
  /** A ticket with its tags and its case, and what was added about it behind the ends: rows in their order, as JSON. */
  of(ticketId: string, ends: Ends): Promise<string>
  close(): Promise<void>
}

interface Ends {
  readonly changes: string
  readonly events: string
}

export function openRows(url: string): Rows {
  const sql = openDriver(url, 1)
  return {
    async ends() {
      const [ends] = await sql<[Ends]>`
        select c.last_value::text as changes, e.last_value::text as events
        from changes_position_seq c, cx_log_events_position_seq e`
      return ends
    },
    async of(ticketId, ends) {
      const rows = await sql<Array<{ table: string; row: Record<string, unknown> }>>`
        with ticket as (
          select t.*, case_id(t.id) as case_id
          from workspaces w join tickets t on t.workspace_id = w.id and t.id = ${ticketId}),
        change as (
          select c.* from ticket t
          join changes c on c.workspace_id = t.workspace_id and c.resource_id = t.id
          where c.position > ${ends.changes})
        select x.table, x.row from (
          select 'tickets' as table, to_jsonb(t) as row from ticket t
          union all select 'ticket_tags', to_jsonb(x) from ticket t
            join ticket_tags x on x.workspace_id = t.workspace_id and x.ticket_id = t.id
          union all select 'cx_logs', to_jsonb(c) from ticket t
            join cx_logs c on c.workspace_id = t.workspace_id and c.id = t.case_id
          union all select 'cx_log_events', to_jsonb(e) from ticket t
            join cx_log_events e on e.workspace_id = t.workspace_id and e.cx_log_id = t.case_id
              and e.position > ${ends.events}
          union all select 'changes', to_jsonb(c) from change c
          union all select 'change_data', to_jsonb(d) from change c
            join change_data d on d.workspace_id = c.workspace_id and d.id = c.id) x
        order by x.table, (x.row ->> 'position')::bigint, x.row ->> 'tag_id'`
      return JSON.stringify(rows.map(({ table, row }) => ({ [table]: comparable(row) })))
    },
    close: () => sql.end(),
  }
}

/** Columns in which two equal requests differ: positions of rows, counters and durations. */
const own: ReadonlySet<string> = new Set([
  ...['position', 'version', 'transaction', 'request_id', 'search', 'size'],
  ...['hold_seconds', 'handled_seconds'],
])

/** Returns a row without what is its own. */
function comparable(row: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !own.has(name)))
}
