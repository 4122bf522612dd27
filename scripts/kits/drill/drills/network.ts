import { setTimeout as sleep } from 'node:timers/promises'
import type { Drill } from '../drills.ts'
import { recovery } from '../figures.ts'
import { startLoad } from '../load.ts'
import { startCluster } from '../postgres.ts'
import { networkTo } from '../proxy.ts'
import { startReceiver } from '../receiver.ts'
import { installationOn, startApi, startWorker } from '../server.ts'

const lostMs = 15_000

export const network: Drill = {
  summary:
    'nothing arrives between the processes and PostgreSQL for 15 s, and no connection is closed',
  needs: ['postgres'],
  async run(stage, report) {
    const cluster = await startCluster(stage)
    const receiver = await startReceiver(stage)
    const between = await networkTo(stage, cluster.port)
    const url = `postgres://postgres@127.0.0.1:${between.port}/switchboard`
    const installation = installationOn(stage, { DATABASE_URL: url }, receiver)
    const api = await startApi(stage, installation)
    await startWorker(stage, installation)
    const load = await startLoad(api.origin, installation.token, receiver)
    await load.more(200)
    load.fault()
    between.lose()
    await sleep(lostMs)
    between.restore()
    load.recovered()
    await load.more(300)
    report(`network (lost for ${lostMs / 1000} s)`, await load.stop(), {
      ...recovery,
      longestGapMs: lostMs + 5000,
    })
  },
}
