import type { Drill } from '../drills.ts'
import { together } from '../figures.ts'
import { balanceApi } from '../haproxy.ts'
import { startCluster } from '../postgres.ts'
import { startReceiver } from '../receiver.ts'
import { nextRelease, previousRelease } from '../releases.ts'
import { endAll, installationOn, isReady, startApi } from '../server.ts'
import { freePort, until } from '../stage.ts'
import { type Upgrade, upgradeOnce } from '../upgrade.ts'

const runs = Number(process.env['DRILL_UPGRADES'] ?? 20)
const creates = 60
const checkMs = 300
/** Longer than HAProxy needs to notice that a process drains. */
const drainMs = 1500

export const upgrade: Drill = {
  summary: `the previous release is replaced under load while the next one migrates, ${runs} times (DRILL_UPGRADES)`,
  needs: ['postgres', 'haproxy'],
  async run(stage, report) {
    const previous = previousRelease(stage)
    const next = nextRelease(stage, previous)
    console.error(`upgrade: from ${previous.name} to ${next.name}`)
    const cluster = await startCluster(stage)
    const receiver = await startReceiver(stage)
    const settings = {
      WEBHOOK_ALLOW: receiver.allow,
      DRAIN_DELAY_MS: String(drainMs),
    }
    // As the previous release leaves it
    const base = installationOn(stage, { ...settings, DATABASE_URL: cluster.url })
    await endAll([await startApi(stage, { ...base, folder: previous.folder })])

    const ports = [await freePort(), await freePort(), await freePort()] as const
    const origin = await balanceApi(stage, ports, checkMs)
    const front = {
      origin,
      ports,
      admit: () => until('HAProxy', () => isReady(origin)),
      dismiss: () => {},
    }
    const done: Upgrade[] = []
    while (done.length < runs) {
      const name = `upgrade_${done.length + 1}`
      cluster.run('createdb', '--template=switchboard', name)
      const url = cluster.url.replace(/switchboard$/, name)
      const installation = installationOn(stage, { ...settings, DATABASE_URL: url }, base.token)
      done.push(await upgradeOnce(stage, installation, [previous, next], front, receiver, creates))
      console.error(`${name}: ${JSON.stringify(done.at(-1))}`)
    }
    const deadlocks = done.reduce((sum, one) => sum + one.deadlocks, 0)
    report(
      `upgrade (${runs} runs, ${deadlocks} deadlocks)`,
      together(done.map(({ figures }) => figures)),
      { failed: 0, longestGapMs: 5000, deliveriesAgainMs: 5000, mailsAgainMs: 5000 },
    )
    if (deadlocks > 0) throw new Error(`there were ${deadlocks} deadlocks`)
  },
}
