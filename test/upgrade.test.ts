import t from 'tap'
import { startReceiver } from '../scripts/drill/receiver.ts'
import { nextRelease, previousRelease } from '../scripts/drill/releases.ts'
import { type Api, installationOn } from '../scripts/drill/server.ts'
import { freePort, openStage } from '../scripts/drill/stage.ts'
import { type Front, upgradeOnce } from '../scripts/drill/upgrade.ts'
import { cloneDatabase } from './helpers/database.ts'
import { build } from './helpers/script.ts'

const posix = { skip: process.platform === 'win32' ? 'Windows has no signals' : false }
t.setTimeout(300_000)
/** How many tickets are created in each of four states. More by hand: UPGRADE_TICKETS=30 npm test -- upgrade. */
const creates = Number(process.env['UPGRADE_TICKETS'] ?? 15)

t.test('a release is replaced under load while the next one migrates', posix, async (t) => {
  build()
  const database = await cloneDatabase()
  // As a release leaves it that knows no other format
  await database.admin`update transaction_shift set format = 1`
  const stage = openStage()
  t.teardown(async () => {
    await stage.close()
    await database.drop()
  })
  const receiver = await startReceiver(stage)
  const installation = installationOn(stage, {
    DATABASE_URL: database.url,
    WEBHOOK_ALLOW: receiver.allow,
    DRAIN_DELAY_MS: '200',
  })
  const previous = previousRelease(stage)
  const next = nextRelease(stage, previous)
  t.comment(`from ${previous.name} to ${next.name}`)

  const releases = [previous, next] as const
  const front = await inTurn()
  const { figures, deadlocks } = await upgradeOnce(
    stage,
    installation,
    releases,
    front,
    receiver,
    creates,
  )

  t.match(figures, { failed: 0, lost: 0, doubled: 0, halfWritten: 0, undelivered: 0 })
  t.ok(figures.acknowledged >= 4 * creates)
  t.equal(deadlocks, 0)
})

/** Sends requests to the processes that are admitted, one after the other: a load balancer that knows at once. */
async function inTurn(): Promise<Front> {
  const admitted: string[] = []
  return {
    ports: [await freePort(), await freePort(), await freePort()],
    origin() {
      const first = admitted.shift() as string
      admitted.push(first)
      return first
    },
    async admit({ origin }: Api) {
      admitted.push(origin)
    },
    dismiss({ origin }: Api) {
      admitted.splice(admitted.indexOf(origin), 1)
    },
  }
}
