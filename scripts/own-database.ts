import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { startEmbedded } from '../src/db/server/embedded.ts'

/** A server of PostgreSQL for databases that are dropped again. */
export interface DatabaseServer {
  readonly url: string
  stop(): Promise<void>
}

export interface OwnDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** Returns the server of TEST_DATABASE_SERVER=postgres://…, whose user may create databases; starts a throw-away one without. */
export async function databaseServer(): Promise<DatabaseServer> {
  const given = process.env['TEST_DATABASE_SERVER']
  return given ? { url: given, stop: async () => {} } : startEmbedded({ ephemeral: true })
}

/** Creates an empty database, whose name begins as given; `options` are those of CREATE DATABASE. */
export async function createDatabase(
  server: string,
  beginning: string,
  options = '',
): Promise<OwnDatabase> {
  const name = `${beginning}_${process.pid}_${randomBytes(4).toString('hex')}`
  const owner = postgres(server, { max: 1, onnotice: () => {} })
  try {
    await owner.unsafe(`create database ${name} ${options}`)
  } catch (error) {
    // An open connection would keep the process from ending
    await owner.end({ timeout: 1 })
    throw error
  }
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    async drop() {
      await owner.unsafe(`drop database ${name} with (force)`)
      await owner.end({ timeout: 1 })
    },
  }
}
