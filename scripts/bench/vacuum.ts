import postgres from 'postgres'

/** Does what the autovacuum does within a minute of so many changes of the tables of counts. */
export async function vacuumLists(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  await sql`vacuum analyze list_cells, list_deltas`
  await sql.end()
}
