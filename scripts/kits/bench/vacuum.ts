import postgres from 'postgres'

/** Vacuums the tables of counts, as the autovacuum does within a minute of this many changes. */
export async function vacuumLists(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  await sql`vacuum analyze list_cells, list_deltas`
  await sql.end()
}
