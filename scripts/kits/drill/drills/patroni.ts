import postgres from 'postgres'
import { mintToken } from '../../../../src/auth/tokens.ts'
import type { Drill, Report } from '../drills.ts'
import { recovery } from '../figures.ts'
import { balanceLeader } from '../haproxy.ts'
import { type Load, startLoad } from '../load.ts'
import { isMember, type Member, memberOf, startEtcd } from '../patroni.ts'
import { type Receiver, startReceiver } from '../receiver.ts'
import { endAll, installationOn, startApi, startWorker } from '../server.ts'
import { type Stage, until } from '../stage.ts'

type Members = readonly [Member, Member]

/** Patroni's `ttl`, and what it needs to notice and to promote. */
const killLimits = { ...recovery, longestGapMs: 35_000 }
const switchoverLimits = { ...recovery, longestGapMs: 4000 }

export const patroni: Drill = {
  summary: 'the leader of a Patroni cluster is killed, comes back, and hands over by a switchover',
  needs: ['postgres', 'haproxy', 'patroni', 'etcd'],
  async run(stage, report) {
    const members = await startMembers(stage)
    const port = await balanceLeader(stage, members)
    await until('HAProxy', () => createDatabase(`postgres://postgres@127.0.0.1:${port}/postgres`))
    const receiver = await startReceiver(stage)
    const token = mintToken()
    const fail = async (way: string, hosts: string) =>
      failOver(stage, report, members, receiver, token, way, hosts)
    await fail('HAProxy', `127.0.0.1:${port}`)
    const hosts = members.map((member) => `127.0.0.1:${member.port}`).join(',')
    await fail('several hosts', hosts)
  },
}

/** A kill of the leader and a switchover back, under the load of an installation that reaches the cluster by `hosts`. */
async function failOver(
  stage: Stage,
  report: Report,
  [first, second]: Members,
  receiver: Receiver,
  token: string,
  way: string,
  hosts: string,
): Promise<void> {
  const database = { DATABASE_URL: `postgres://postgres@${hosts}/switchboard` }
  const installation = installationOn(stage, database, receiver, token)
  const api = await startApi(stage, installation)
  const worker = await startWorker(stage, installation)

  const killing = await startLoad(api.origin, installation.token, receiver)
  await killing.more(200)
  const promoted = writable(stage, second)
  killing.fault()
  await first.kill()
  await recovered(killing, promoted)
  report(`patroni (${way}, leader SIGKILL)`, await killing.stop(), killLimits)

  first.start()
  await until('the old leader as a synchronous replica', () => isMember(first, 'synchronous'))
  const handing = await startLoad(api.origin, installation.token, receiver)
  await handing.more(200)
  const handed = writable(stage, first)
  handing.fault()
  await switchOver(second, first)
  await recovered(handing, handed)
  report(`patroni (${way}, switchover)`, await handing.stop(), switchoverLimits)

  await endAll([api, worker])
  await until('the other one as a synchronous replica', () => isMember(second, 'synchronous'))
}

async function recovered(load: Load, promoted: Promise<number>): Promise<void> {
  load.recovered(await promoted)
  await load.more(300, 120_000)
}

/** Resolves with the moment from which on a member commits writes. */
async function writable(stage: Stage, { port }: Member): Promise<number> {
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  stage.defer(() => sql.end({ timeout: 1 }))
  let at = 0
  await until('a new leader', async () => {
    // It waits for its commit, as others do
    const isWritten = await sql`insert into drill_writes values (now())`.then(
      () => true,
      () => false,
    )
    at = Date.now()
    return isWritten
  })
  return at
}

/** Two members, of which the first leads and the second is a synchronous replica. */
async function startMembers(stage: Stage): Promise<Members> {
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
    await admin`create table if not exists drill_writes (at timestamptz)`
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
