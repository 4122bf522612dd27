import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import postgres from 'postgres'
import { demoIds } from '../../../src/workspaces/demo.ts'
import { newId } from '../../../src/lib/ids.ts'
import { clientOf } from '../../../test/helpers/client.ts'
import { bounds, type HostileCase, type Party } from './case.ts'
import { openOutside, type Outside } from './outside.ts'
import { root, typeScriptOptions } from '../../../src/lib/root.ts'
import type { Observed, ProbeReply, ProbeRequest } from './probe.ts'
import { type Server, startServer } from '../../server.ts'

/** The cost of a case and its result. */
export interface Result extends Observed {
  readonly name: string
  /** In the case's own words; empty when it failed. */
  readonly outcome: string
  /** By how much the server's resident memory exceeded, at its peak, what it takes before the first case. */
  readonly memoryMb: number
  readonly seconds: number
  /** Everything that is not as it should be. */
  readonly faults: readonly string[]
}

/** A running server on a database of its own, for one case after another. */
interface Setting {
  readonly server: Server
  /** Memory of the server before the first case. */
  readonly restMb: number
  readonly probe: Worker
  readonly sql: postgres.Sql
  readonly outside: Outside
  close(): Promise<void>
}

const portCount = 40
const memoryEveryMs = 20

interface RunOptions {
  /** Servers that cases are run against side by side, each one case at a time. */
  readonly servers?: number
  /** The longest answer of /healthz in milliseconds. */
  readonly lagMs?: number
  readonly onResult?: (result: Result) => void
}

/**
 * Runs the cases, and resolves with the results in their order. A server keeps memory of the cases before, so that one
 * that grows beyond the bound is replaced and the case is run once more. Other programs share the machine, so that a
 * case with another fault is run once more when no other runs: a case that exceeds a bound by itself exceeds it again.
 * A server that ended is started again.
 */
export async function runCases(
  databaseServer: string,
  cases: readonly HostileCase[],
  { servers = 1, lagMs = bounds.lagMs, onResult = () => {} }: RunOptions = {},
): Promise<Result[]> {
  const results = new Map<HostileCase, Result>()
  const again: HostileCase[] = []
  const runAll = (waiting: HostileCase[], isLast: boolean) =>
    withSettings(databaseServer, async (settingNow) => {
      for (let one = waiting.shift(); one; one = waiting.shift()) {
        let setting = await settingNow()
        let result = await runCase(setting, one, lagMs)
        if (result.memoryMb > bounds.memoryMb) {
          setting = await settingNow(true)
          result = await runCase(setting, one, lagMs)
        }
        results.set(one, result)
        const isFinal = isLast || result.faults.length === 0 || setting.server.ended() !== undefined
        if (isFinal) onResult(result)
        else again.push(one)
      }
    })
  const waiting = [...cases]
  await Promise.all(Array.from({ length: servers }, () => runAll(waiting, false)))
  await runAll(again, true)
  return cases.flatMap((one) => results.get(one) ?? [])
}

/** Lends a setting, opened when first asked for and again when a new one is or its server has ended; closes it at the end. */
async function withSettings(
  databaseServer: string,
  use: (settingNow: (isNew?: boolean) => Promise<Setting>) => Promise<void>,
): Promise<void> {
  let setting: Setting | undefined
  try {
    await use(async (isNew = false) => {
      if (setting && (isNew || setting.server.ended() !== undefined)) {
        await setting.close()
        setting = undefined
      }
      return (setting ??= await openSetting(databaseServer))
    })
  } finally {
    await setting?.close()
  }
}

async function openSetting(databaseServer: string): Promise<Setting> {
  const outside = await openOutside(portCount)
  const server = await startServer(databaseServer, 'hostile', {
    WEBHOOK_ALLOW: outside.addresses.join(','),
  })
  const probe = new Worker(join(root, 'scripts', 'kits', 'hostile', 'probe.ts'), {
    execArgv: typeScriptOptions(),
    workerData: { origin: server.origin },
  })
  const sql = postgres(server.databaseUrl, { max: 2, onnotice: () => {} })
  return {
    server,
    restMb: server.memoryMb(),
    probe,
    sql,
    outside,
    async close() {
      await Promise.all([probe.terminate(), sql.end({ timeout: 1 })])
      await server.stop()
      await outside.close()
    },
  }
}

async function runCase(setting: Setting, one: HostileCase, mostLagMs: number): Promise<Result> {
  const { server, probe, outside, sql } = setting
  const [attacker, bystander] = await Promise.all([openParty(setting), openParty(setting)])
  const ask = async <R extends ProbeReply>(request: ProbeRequest) => {
    const answered = once(probe, 'message')
    probe.postMessage(request)
    return ((await answered) as [R])[0]
  }

  const before = setting.restMb
  let peak = before
  const memory = setInterval(() => (peak = Math.max(peak, server.memoryMb())), memoryEveryMs)
  await ask({ start: { path: `/api/v1/tickets/${demoIds.ticket}`, token: bystander.token } })
  const began = performance.now()
  let outcome = ''
  const faults: string[] = []
  try {
    outcome = await one.run({
      origin: server.origin,
      pid: server.pid,
      attacker,
      bystander,
      sql,
      outside: async (onConnection) => outside.lend(onConnection),
    })
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  }
  // Lag that the last request leaves behind is the case's own
  await sleep(memoryEveryMs)
  const observed = await ask<Observed>({ end: true })
  clearInterval(memory)
  outside.takeBack()

  const memoryMb = peak - before
  const { lagMs, refusals } = observed
  const ended = server.ended()
  if (ended !== undefined) faults.push(`the server ${ended}`)
  if (lagMs > mostLagMs) faults.push(`/healthz took ${Math.round(lagMs)} ms`)
  if (memoryMb > bounds.memoryMb) faults.push(`memory grew by ${Math.round(memoryMb)} MB`)
  if (refusals.length > 0) {
    faults.push(`the other workspace got ${[...new Set(refusals)].join(', ')}`)
  }
  const seconds = (performance.now() - began) / 1000
  return { name: one.name, outcome, memoryMb, seconds, faults, ...observed }
}

/** A new workspace with the objects of the demo. */
async function openParty({ server }: Setting): Promise<Party> {
  const { workspaceId, token } = await server.newWorkspace(`hostile ${newId()}`)
  return { api: clientOf(server.origin, token), token, workspaceId }
}
