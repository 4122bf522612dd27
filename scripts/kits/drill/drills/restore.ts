import { join } from 'node:path'
import { apiOf } from '../api.ts'
import type { Drill } from '../drills.ts'
import { startLoad } from '../load.ts'
import { folderFor, startCluster } from '../postgres.ts'
import { startReceiver } from '../receiver.ts'
import { endAll, installationOn, startApi, startWorker } from '../server.ts'

export const restore: Drill = {
  summary: 'a dump is restored into a new cluster, and the program starts on it',
  needs: ['postgres'],
  async run(stage, report) {
    const first = await startCluster(stage, 'first')
    const receiver = await startReceiver(stage)
    const installation = installationOn(stage, { DATABASE_URL: first.url }, receiver)
    const api = await startApi(stage, installation)
    const worker = await startWorker(stage, installation)
    const load = await startLoad(api.origin, installation.token, receiver)
    await load.more(300)
    const before = await load.stop()
    const dump = join(folderFor(stage, 'dump'), 'switchboard.dump')
    first.run('pg_dump', '--format=custom', `--file=${dump}`, 'switchboard')
    await endAll([api, worker])

    const second = await startCluster(stage, 'second')
    second.run('pg_restore', '--dbname=switchboard', '--exit-on-error', dump)
    const database = { DATABASE_URL: second.url }
    const restored = installationOn(stage, database, receiver, installation.token)
    const fromDump = await startApi(stage, restored)
    await startWorker(stage, restored)
    const tickets = await apiOf(fromDump.origin, restored.token).tickets()
    if (tickets.length !== before.acknowledged) {
      throw new Error(`${before.acknowledged} tickets were dumped, ${tickets.length} restored`)
    }
    const again = await startLoad(fromDump.origin, restored.token, receiver)
    await again.more(300)
    report('restore (pg_dump)', await again.stop(), { failed: 0 })
  },
}
