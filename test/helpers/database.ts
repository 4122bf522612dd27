import postgres from 'postgres'
import type { Test } from 'tap'
import { createDatabase, type OwnDatabase } from '../../scripts/own-database.ts'
import { testServer } from '../setup/server.ts'

export interface TestDatabase extends OwnDatabase {
  /** A client that may do anything to this database. */
  readonly admin: postgres.Sql
}

/** A database of its own, cloned from the migrated template. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const { server, template } = await testServer()
  const copying = `template ${template} strategy file_copy`
  const { url, drop } = await createDatabase(server, 'test', copying)
  const admin = postgres(url, { max: 1, onnotice: () => {}, fetch_types: false })
  return {
    url,
    admin,
    async drop() {
      await admin.end({ timeout: 1 })
      await drop()
    },
  }
}

/** A database like that, which is dropped when the test ends. */
export async function databaseOf(t: Test): Promise<TestDatabase> {
  const database = await cloneDatabase()
  t.teardown(() => database.drop())
  return database
}

/** Whether a server takes connections and runs statements. */
export async function answers(url: string): Promise<boolean> {
  const client = postgres(url, {
    max: 1,
    onnotice: () => {},
    fetch_types: false,
    connect_timeout: 2,
  })
  try {
    await client.unsafe('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end({ timeout: 1 })
  }
}
