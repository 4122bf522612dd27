import type { Drill } from '../drills.ts'
import { recovery } from '../figures.ts'
import { startLoad } from '../load.ts'
import { startCluster } from '../postgres.ts'
import { startReceiver } from '../receiver.ts'
import { installationOn, startApi, startWorker } from '../server.ts'

const limits = { ...recovery, longestGapMs: 30_000 }

export const restart: Drill = {
  summary: 'PostgreSQL restarts, first the fast way, then as after a crash',
  needs: ['postgres'],
  async run(stage, report) {
    const cluster = await startCluster(stage)
    const receiver = await startReceiver(stage)
    const installation = installationOn(stage, { DATABASE_URL: cluster.url }, receiver)
    const api = await startApi(stage, installation)
    await startWorker(stage, installation)
    for (const mode of ['fast', 'immediate'] as const) {
      const load = await startLoad(api.origin, installation.token, receiver)
      await load.more(200)
      load.fault()
      await cluster.restart(mode)
      load.recovered()
      await load.more(300)
      report(`restart (${mode})`, await load.stop(), limits)
    }
  },
}
