import postgres from 'postgres'
import type { Figures } from './figures.ts'
import { startLoad } from './load.ts'
import type { Receiver } from './receiver.ts'
import { migrationsIn, type Release } from './releases.ts'
import { type Api, endAll, type Installation, startApi, startWorker } from './server.ts'
import type { Stage } from './stage.ts'

/** What is before the API processes and knows which of them are ready. */
export interface Front {
  readonly origin: string | (() => string)
  /** The ports of the API processes. */
  readonly ports: readonly [number, number, number]
  /** Resolves once a process gets requests. */
  admit(api: Api): Promise<void>
  /** Called before a process is asked to end. */
  dismiss(api: Api): void
}

/** What one upgrade did to its clients, and to the database. */
export interface Upgrade {
  readonly figures: Figures
  readonly deadlocks: number
}

/**
 * One rolling upgrade under load, as docs/operations/upgrades.md has it: two API processes and a worker of the previous
 * release work while the first process of the next one migrates the database; then they are replaced one after another.
 * `creates` is how many tickets are created in each state.
 */
export async function upgradeOnce(
  stage: Stage,
  { token, settings }: Installation,
  [previous, next]: readonly [Release, Release],
  front: Front,
  receiver: Receiver,
  creates: number,
): Promise<Upgrade> {
  const [before, after] = [previous, next].map(({ folder }) => ({ token, settings, folder }))
  if (!before || !after) throw new Error('An upgrade needs two releases')
  const start = async (of: Installation, port: number) => {
    const api = await startApi(stage, of, {}, port)
    await front.admit(api)
    return api
  }
  const end = async (api: Api) => {
    front.dismiss(api)
    await endAll([api])
  }
  const [a, b, c] = front.ports
  const old = [await start(before, a), await start(before, b)] as const
  const oldWorker = await startWorker(stage, before)
  const load = await startLoad(front.origin, token, receiver)
  await load.more(creates)

  load.fault()
  const apis = [await start(after, c)]
  await requireMigrations(settings['DATABASE_URL'] ?? '', next)
  await load.more(creates)
  const workers = [await startWorker(stage, after)]
  await end(old[0])
  apis.push(await start(after, a))
  await load.more(creates)
  await endAll([oldWorker])
  await end(old[1])
  await load.more(creates)
  const figures = await load.stop()

  await Promise.all([...apis.map(end), endAll(workers)])
  return { figures, deadlocks: await deadlocksIn(settings['DATABASE_URL'] ?? '') }
}

/** Throws unless the database has each migration of a release. */
async function requireMigrations(url: string, { folder }: Release): Promise<void> {
  const [row] = await ask<{ n: number }>(
    url,
    'select count(*)::int as n from drizzle.__drizzle_migrations',
  )
  const { length } = migrationsIn(folder)
  if (row?.n !== length) throw new Error(`${row?.n} migrations of ${length} are applied`)
}

async function deadlocksIn(url: string): Promise<number> {
  const [row] = await ask<{ deadlocks: number }>(
    url,
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  return row?.deadlocks ?? Number.NaN
}

async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return (await sql.unsafe(text)) as unknown as Row[]
  } finally {
    await sql.end({ timeout: 1 })
  }
}
