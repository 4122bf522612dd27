import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { statement } from '../../../db/statement.ts'
import { addCases, addPacked, type Counts, emptyCell, packed } from './cell.ts'
import type { Part } from './parts.ts'

type CellKey = { grouping: string; key: string; days: number; starts: string }
type StoredCell = CellKey & Counts & { durations: Buffer }

const cellsOf = statement<{ workspaceId: string; cells: string }, StoredCell>(
  (_, $) => sql`
    select s.grouping, s.key, s.days, s.starts::text as starts, s.opened, s.closed, s.inbound, s.outbound, s.internal,
      s.durations
    from jsonb_to_recordset(${$.cells}::jsonb) c (grouping text, key text, days int2, starts date)
    join cx_log_sums s on s.workspace_id = ${$.workspaceId} and s.grouping = c.grouping and s.days = c.days
      and s.starts = c.starts and s.key = c.key`,
)

const putCells = statement<{ workspaceId: string; cells: string }, never>(
  (_, $) => sql`
    insert into cx_log_sums (workspace_id, grouping, days, starts, key, opened, closed, inbound, outbound, internal,
      durations)
    select ${$.workspaceId}::uuid, c.grouping, c.days, c.starts, c.key, c.opened, c.closed, c.inbound, c.outbound,
      c.internal, decode(c.durations, 'base64')
    from jsonb_to_recordset(${$.cells}::jsonb) c (grouping text, key text, days int2, starts date, opened int,
      closed int, inbound int, outbound int, internal int, durations text)
    on conflict (workspace_id, grouping, days, starts, key) do update set opened = excluded.opened,
      closed = excluded.closed, inbound = excluded.inbound, outbound = excluded.outbound,
      internal = excluded.internal, durations = excluded.durations`,
)

const deleteEmptyCells = statement<{ workspaceId: string; cells: string }, never>(
  (_, $) => sql`
    delete from cx_log_sums s
    using jsonb_to_recordset(${$.cells}::jsonb) c (grouping text, key text, days int2, starts date)
    where s.workspace_id = ${$.workspaceId} and s.grouping = c.grouping and s.days = c.days
      and s.starts = c.starts and s.key = c.key and s.opened = 0`,
)

/** Adds parts to the sums of their days and periods. The caller holds the lock of the workspace's sums. */
export async function applyParts(
  db: Db,
  workspaceId: string,
  parts: readonly Part[],
): Promise<void> {
  if (parts.length === 0) return
  const changed = new Map<string, { key: CellKey; parts: Part[] }>()
  for (const part of parts) {
    const { grouping, key } = part
    for (const [days, starts] of [
      [1, part.starts],
      [32, part.period],
    ] as const) {
      const cell = { grouping, key, days, starts }
      const one = changed.get(nameOf(cell))
      if (one) one.parts.push(part)
      else changed.set(nameOf(cell), { key: cell, parts: [part] })
    }
  }
  const cells = JSON.stringify([...changed.values()].map(({ key }) => key))
  const stored = new Map<string, StoredCell>()
  for (const cell of await cellsOf(db, { workspaceId, cells })) stored.set(nameOf(cell), cell)

  const next = [...changed].map(([name, { key, parts: own }]) => {
    const cell = emptyCell()
    const before = stored.get(name)
    if (before) addPacked(cell, before, before.durations)
    for (const part of own) addCases(cell, part, part.values, part.sign)
    return { ...key, ...cell.counts, durations: packed(cell).toString('base64') }
  })
  await putCells(db, { workspaceId, cells: JSON.stringify(next) })
  if (next.some(({ opened }) => opened === 0)) await deleteEmptyCells(db, { workspaceId, cells })
}

function nameOf({ grouping, key, days, starts }: CellKey): string {
  return [grouping, key, days, starts].join()
}
