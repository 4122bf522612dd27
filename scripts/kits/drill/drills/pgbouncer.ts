import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../../src/lib/root.ts'
import type { Check, Drill } from '../drills.ts'
import { recovery } from '../figures.ts'
import { startLoad } from '../load.ts'
import { type Cluster, folderFor, startCluster } from '../postgres.ts'
import { programPath } from '../programs.ts'
import { startReceiver } from '../receiver.ts'
import { type Api, type Installation, installationOn, startApi, startWorker } from '../server.ts'
import { freePort } from '../../../../src/lib/free-port.ts'
import type { Stage, Started } from '../stage.ts'

const program = join(root, 'scripts', 'kits', 'conformance', 'main.ts')

export const pgbouncer: Drill = {
  summary: 'the conformance kit through PgBouncer in transaction mode, then PgBouncer restarts',
  needs: ['postgres', 'pgbouncer'],
  async run(stage, report, check) {
    const cluster = await startCluster(stage)
    const receiver = await startReceiver(stage)
    const port = await freePort()
    const pooler = startPgBouncer(stage, cluster, port)
    const database = {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/switchboard`,
      DATABASE_URL_DIRECT: cluster.url,
      DATABASE_PREPARE: 'false',
    }
    const installation = installationOn(stage, database, receiver)
    const api = await startApi(stage, installation)
    await startWorker(stage, installation)
    await conform(stage, api, installation, check)

    const load = await startLoad(api.origin, installation.token, receiver)
    await load.more(200)
    load.fault()
    pooler.child.kill('SIGKILL')
    await pooler.ended
    startPgBouncer(stage, cluster, port)
    load.recovered()
    await load.more(300)
    report('pgbouncer (SIGKILL)', await load.stop(), { ...recovery, longestGapMs: 15_000 })
  },
}

/** Runs the whole conformance kit: it must find no violation, and no request of it may be answered 503. */
async function conform(
  stage: Stage,
  api: Api,
  { token }: Installation,
  check: Check,
): Promise<void> {
  const args = ['--base', api.origin, '--token', token, '--workspace', 'default']
  const kit = stage.start('conformance', process.execPath, ['--import=tsx', program, ...args], {
    cwd: root,
  })
  await kit.ended
  if (kit.child.exitCode !== 0) {
    throw new Error(`The conformance kit ended with ${kit.child.exitCode}:\n${kit.log()}`)
  }
  const statuses = [...api.log().matchAll(/"operationId":"\w+","status":(\d+)/g)].map(
    ([, status]) => status,
  )
  if (statuses.length === 0) throw new Error('The log of the API has no requests')
  const unavailable = statuses.filter((status) => status === '503')
  const what = `pgbouncer: of ${statuses.length} requests of the conformance kit, answered 503`
  check(what, unavailable.length, 0, '×')
}

/** Starts PgBouncer with the settings of docs/operations/pgbouncer/pgbouncer.ini. */
function startPgBouncer(stage: Stage, cluster: Cluster, port: number): Started {
  const folder = folderFor(stage, `pgbouncer-${Date.now()}`)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
switchboard = host=127.0.0.1 port=${cluster.port} dbname=switchboard user=postgres

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 40
max_client_conn = 500
server_lifetime = 600
server_login_retry = 1
`,
  )
  if (stage.databaseUser) chownSync(file, stage.databaseUser.uid, stage.databaseUser.gid)
  return stage.start('pgbouncer', programPath('pgbouncer'), [file], { user: stage.databaseUser })
}
