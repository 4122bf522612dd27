import postgres from 'postgres'
import type { Drill } from '../drills.ts'
import { balanceLeader } from '../haproxy.ts'
import { startLoad, startReceiver } from '../load.ts'
import { isMember, type Member, memberOf, startEtcd } from '../patroni.ts'
import { installationOn, startApi, startWorker } from '../server.ts'
import { type Stage, until } from '../stage.ts'

export const patroni: Drill = {
  summary: 'the leader of a Patroni cluster is killed, comes back, and hands over by a switchover',
  needs: ['postgres', 'haproxy', 'patroni', 'etcd'],
  gapMs: 60_000,
  async run(stage, report) {
    const members = await startMembers(stage)
    const [first, second] = members
    const port = await balanceLeader(stage, members)
    const url = `postgres://postgres@127.0.0.1:${port}`
    await until('HAProxy', () => createDatabase(`${url}/postgres`))
    const receiver = await startReceiver(stage)
    const installation = installationOn(stage, {
      DATABASE_URL: `${url}/switchboard`,
      WEBHOOK_ALLOW: receiver.host,
    })
    const api = await startApi(stage, installation)
    await startWorker(stage, installation)

    const killing = await startLoad(api.origin, installation.token, receiver)
    await killing.more(200)
    killing.fault()
    await first.kill()
    await killing.more(300, 120_000)
    report('patroni (leader SIGKILL)', await killing.stop())

    first.start()
    await until('the old leader as a synchronous replica', () => isMember(first, 'synchronous'))
    const handing = await startLoad(api.origin, installation.token, receiver)
    await handing.more(200)
    handing.fault()
    await switchOver(second, first)
    await handing.more(300, 120_000)
    report('patroni (switchover)', await handing.stop())
  },
}

/** Two members, of which the first leads and the second is a synchronous replica. */
async function startMembers(stage: Stage): Promise<readonly [Member, Member]> {
  const etcdPort = await startEtcd(stage)
  const members = [
    await memberOf(stage, 'one', etcdPort),
    await memberOf(stage, 'two', etcdPort),
  ] as const
  const [first, second] = members
  first.start()
  await until('the first leader', () => isMember(first, 'primary'))
  second.start()
  await until('the replica', () => isMember(second, 'synchronous'))
  return members
}

async function createDatabase(url: string): Promise<boolean> {
  const admin = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 3 })
  try {
    await admin`create database switchboard`
    return true
  } catch {
    return false
  } finally {
    await admin.end({ timeout: 1 })
  }
}

async function switchOver(leader: Member, candidate: Member): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${leader.restPort}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
    signal: AbortSignal.timeout(60_000),
  })
  if (!reply.ok) throw new Error(`Patroni refused the switchover: ${await reply.text()}`)
  await until('the new leader', () => isMember(candidate, 'primary'))
}
