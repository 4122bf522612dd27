import type postgres from 'postgres'

/** Bytes that a server has written to its write-ahead log so far. */
export async function walBytes(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<Array<{ bytes: number }>>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes`
  return row?.bytes ?? NaN
}
