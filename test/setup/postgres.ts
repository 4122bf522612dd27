import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pace } from 'node:timers/promises'
import postgres from 'postgres'
import { startEmbedded } from '../../src/db/server/embedded.ts'
import { migrate } from '../../src/db/server/migrate.ts'
import { keepApplied } from '../helpers/lists.ts'
import { isRunning } from '../helpers/processes.ts'

// A process of its own: a throw-away PostgreSQL, or the server of TEST_DATABASE_SERVER=postgres://…, with the migrated
// database that each test copies. It says so in the folder of the second argument, and ends with the process of the first
// one, however that ends
const [runner, folder = ''] = process.argv.slice(2)
const template = `switchboard_template_${runner}`
const given = process.env['TEST_DATABASE_SERVER']
let stop = async (): Promise<void> => {}
try {
  const embedded = given === undefined ? await startEmbedded({ ephemeral: true }) : undefined
  const server = embedded?.url ?? String(given)
  stop = () => embedded?.stop() ?? dropTemplate(server)
  await createTemplate(server)
  say({ server, template })
} catch (error) {
  say({ error: String(error) })
}
while (isRunning(Number(runner))) await pace(250)
await stop()
rmSync(folder, { recursive: true, force: true })

/** Writes what tests wait for, as a whole. */
function say(answer: object): void {
  const file = join(folder, 'answer.json')
  writeFileSync(`${file}.part`, JSON.stringify(answer))
  renameSync(`${file}.part`, file)
}

async function createTemplate(server: string): Promise<void> {
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${template}`)
  const url = new URL(server)
  url.pathname = `/${template}`
  await migrate(url.href)
  const inside = postgres(url.href, { max: 1, onnotice: () => {} })
  await inside.unsafe(keepApplied)
  // The run may go on into the next week or month, for which a worker would have made the partitions
  await inside`select make_log_partitions(now() + interval '1 hour')`
  await inside.end()
  await admin.unsafe(`alter database ${template} allow_connections false`)
  await admin.end()
}

async function dropTemplate(server: string): Promise<void> {
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  await admin.unsafe(`drop database if exists ${template} with (force)`)
  await admin.end()
}
