import type { Db } from './client.ts'

/** Runs a command that returns no rows and has no parameters. Names in it are those of the code or of the database. */
export async function command(db: Db, text: string): Promise<void> {
  await rows(db, text)
}

/** Runs a statement that is not kept. */
export async function rows<Row>(
  on: Db,
  text: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  return on.run((connection) => connection.rows(text, parameters, false)) as Promise<Row[]>
}
