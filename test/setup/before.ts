import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { migrate } from '../../src/db/migrate.ts'
import { keepApplied } from '../helpers/lists.ts'
import { noteRun } from './run.ts'

// Before the first test: a throw-away PostgreSQL, or the one of TEST_DATABASE_SERVER=postgres://…, whose user may create
// databases; in it the migrated database that each test copies
const given = process.env['TEST_DATABASE_SERVER']
const { server, holder } = given ? { server: given, holder: undefined } : await startPostgres()
const template = `switchboard_template_${process.ppid}`
await createTemplate(server, template)
noteRun({ server, template, ledger: mkdtempSync(join(tmpdir(), 'switchboard-ledger-')), holder })

async function startPostgres(): Promise<{ server: string; holder: number | undefined }> {
  const program = fileURLToPath(new URL('postgres.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import=tsx', program, String(process.ppid)], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const server = await new Promise<string>((resolve, reject) => {
    child.once('message', (url) => resolve(String(url)))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}.`)))
  })
  child.unref()
  return { server, holder: child.pid }
}

async function createTemplate(on: string, name: string): Promise<void> {
  const admin = postgres(on, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name}`)
  const url = new URL(on)
  url.pathname = `/${name}`
  await migrate(url.href)
  const inside = postgres(url.href, { max: 1, onnotice: () => {} })
  await inside.unsafe(keepApplied)
  await inside.end()
  await admin.unsafe(`alter database ${name} allow_connections false`)
  await admin.end()
}
