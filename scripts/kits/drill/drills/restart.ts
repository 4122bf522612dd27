import type { Drill } from '../drills.ts'
import { startLoad } from '../load.ts'
import { startCluster } from '../postgres.ts'
import { startReceiver } from '../receiver.ts'
import { installationOn, startApi, startWorker } from '../server.ts'

const limits = {
  longestGapMs: 30_000,
  writesAgainMs: 3000,
  deliveriesAgainMs: 5000,
  mailsAgainMs: 5000,
}

export const restart: Drill = {
  summary: 'PostgreSQL restarts, first the fast way, then as after a crash',
  needs: ['postgres'],
  async run(stage, report) {
    const cluster = await startCluster(stage)
    const receiver = await startReceiver(stage)
    const installation = installationOn(stage, {
      DATABASE_URL: cluster.url,
      WEBHOOK_ALLOW: receiver.allow,
    })
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
