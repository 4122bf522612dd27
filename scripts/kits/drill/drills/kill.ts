import type { Drill } from '../drills.ts'
import { balanceApi } from '../haproxy.ts'
import { startLoad } from '../load.ts'
import { startCluster } from '../postgres.ts'
import { startReceiver } from '../receiver.ts'
import { installationOn, startApi, startWorker } from '../server.ts'
import { isReady } from '../../../server.ts'
import { until } from '../stage.ts'

export const kill: Drill = {
  summary: 'API processes behind HAProxy and workers are killed (SIGKILL), then stopped (SIGTERM)',
  needs: ['postgres', 'haproxy'],
  async run(stage, report) {
    const cluster = await startCluster(stage)
    const receiver = await startReceiver(stage)
    const installation = installationOn(stage, { DATABASE_URL: cluster.url }, receiver)
    let apis = [await startApi(stage, installation), await startApi(stage, installation)]
    let worker = await startWorker(stage, installation)
    const origin = await balanceApi(
      stage,
      apis.map(({ port }) => port),
    )
    await until('HAProxy', () => isReady(origin))
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const load = await startLoad(origin, installation.token, receiver)
      await load.more(200)
      load.fault()
      // One process after another, as a rolling upgrade does it
      const next: typeof apis = []
      for (const api of apis) {
        api.child.kill(signal)
        await api.ended
        next.push(await startApi(stage, installation, {}, api.port))
        await load.more(100)
      }
      apis = next
      worker.child.kill(signal)
      await worker.ended
      worker = await startWorker(stage, installation)
      await load.more(100)
      const limits = { longestGapMs: 10_000, deliveriesAgainMs: 5000, mailsAgainMs: 5000 }
      // Processes that stop answer the requests in flight
      report(`kill (${signal})`, await load.stop(), {
        ...limits,
        ...(signal === 'SIGTERM' && { failed: 0 }),
      })
    }
  },
}
