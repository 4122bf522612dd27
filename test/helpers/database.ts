import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import type { Test } from 'tap'
import { testServer } from '../setup/server.ts'

export interface TestDatabase {
  readonly url: string
  /** A client that may do anything to this database. */
  readonly admin: postgres.Sql
  drop(): Promise<void>
}

/** A database of its own, cloned from the migrated template. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const { server, template } = await testServer()
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  const url = new URL(server)
  url.pathname = `/${name}`

  const owner = postgres(server, { max: 1, onnotice: () => {} })
  await owner.unsafe(`create database ${name} template ${template} strategy file_copy`)
  const admin = postgres(url.href, { max: 1, onnotice: () => {}, fetch_types: false })
  return {
    url: url.href,
    admin,
    async drop() {
      await admin.end({ timeout: 1 })
      await owner.unsafe(`drop database ${name} with (force)`)
      await owner.end({ timeout: 1 })
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
