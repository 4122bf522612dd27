import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { basePath } from '../../../generated/routes.ts'
import { connect } from '../../../src/db/pool/pool.ts'
import { createDemo } from '../../../src/workspaces/demo.ts'
import { diskStore } from '../../../src/platform/storage/disk.ts'
import { createDatabase, databaseServer } from '../../own-database.ts'
import { startServer as startProgram } from '../../server.ts'
import type { Connection } from './client.ts'

export interface Server {
  /** Connects to a new workspace, which has the objects of the contract's examples. */
  newWorkspace(name: string): Promise<Connection>
  close(): Promise<void>
}

/**
 * Starts what `npm start` runs on a database of its own: an embedded PostgreSQL, or a new database on
 * TEST_DATABASE_SERVER, which is dropped afterwards.
 */
export async function startServer(): Promise<Server> {
  const server = await databaseServer()
  const { url, drop } = await createDatabase(server.url, 'sdk')
  const dataDir = mkdtempSync(join(tmpdir(), 'switchboard-sdk-'))
  const program = await startProgram({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    RATE_LIMIT: '1000000',
    SECRET_KEY: 'a key of 32 characters for generated clients',
    LOG_LEVEL: 'error',
  })
  const pool = connect({ url, size: 1, applicationName: 'sdk' })
  return {
    async newWorkspace(workspace) {
      const now = new Date().toISOString()
      const { token } = await pool.transaction((db) =>
        createDemo(db, { store: diskStore(dataDir) }, workspace, now),
      )
      return { baseUrl: program.origin + basePath, token }
    },
    async close() {
      await Promise.all([program.stop(), pool.close(1000)])
      await drop()
      await server.stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}
