import postgres from 'postgres'
import { sumDay } from '../../../src/api/cx-logs/sums/days.ts'
import { connect } from '../../../src/db/pool/pool.ts'
import { createToken, createWorkspace } from '../../../src/workspaces/workspaces.ts'
import { settle } from './capture.ts'
import { send } from './load.ts'
import type { Progress } from './progress.ts'
import { median } from './report.ts'
import { startOurs } from './servers.ts'
import { vacuumLists } from './vacuum.ts'

const chunk = 50_000
const times = 7

/** Fills a workspace with cases of a year and prints what lists and metrics of them take, one at a time. */
export async function measureCases(
  url: string,
  count: number,
  progress: Progress,
  undoing: Array<() => unknown>,
): Promise<void> {
  const { workspaceId, token } = await workspaceOf(url)
  await fill(url, workspaceId, count, progress)
  await sum(url, workspaceId)
  const pool = connect({ url, size: 1, isBackground: true })
  undoing.push(() => pool.close())
  await settle(pool)
  const server = await startOurs(url)
  undoing.push(() => server.stop())
  const headers = { authorization: `Bearer ${token}` }
  const read = async (path: string) => {
    const { status, text } = await send(server.port, { method: 'GET', path, headers })
    if (status !== 200 && status !== 503) {
      throw new Error(`${path} answered ${status}: ${text.slice(0, 500)}`)
    }
    return JSON.parse(text) as { status?: number; lastPage: number; total: number }
  }

  const to = new Date().toISOString()
  const spans = [7, 366].map((days) => {
    const from = new Date(Date.parse(to) - days * 86_400_000).toISOString()
    return { days, query: `from=${from}&to=${to}` }
  })
  console.log(`\n${count.toLocaleString('en')} cases of 366 days: milliseconds, median and most`)
  for (const { days, query } of spans) {
    const list = `/api/v1/cx-logs?${query}`
    const metrics = `/api/v1/cx-logs/metrics?${query}`
    const { lastPage, total } = await read(list)
    const openOnes = `${list}&status=open,hold`
    // Periods are built before the days in them are asked for
    for (let round = 0; round < 3; round++) {
      for (const path of [list, `${list}&page=${lastPage}`, openOnes]) await read(path)
      await settle(pool)
    }
    await vacuumLists(url)
    const { lastPage: lastOpen } = await read(openOnes)
    console.log(`${days} days: ${total.toLocaleString('en')} cases`)
    const paths = {
      'page 1': list,
      'last page': `${list}&page=${lastPage}`,
      'page 1 by handled time': `${list}&sort=-handledTime`,
      'page 1 of open ones': openOnes,
      'last page of open ones': `${openOnes}&page=${lastOpen}`,
      metrics,
      ...Object.fromEntries(
        ['queue', 'agent', 'channel', 'day'].flatMap((by) => [
          [`metrics by ${by}`, `${metrics}&groupBy=${by}`],
          [`metrics by ${by}, 100`, `${metrics}&groupBy=${by}&pageSize=100`],
        ]),
      ),
    }
    await measurePaths(paths)
  }
  const month = `from=${new Date(Date.parse(to) - 31 * 86_400_000).toISOString()}&to=${to}`
  const summary = `/api/v1/agent-activities/summary?${month}`
  console.log('31 days: 124,000 activities of 200 agents')
  await measurePaths({
    'summary by user': summary,
    'summary by user, 100': `${summary}&pageSize=100`,
    'summary by user and day': `${summary}&groupBy=user,day`,
    'summary by day': `${summary}&groupBy=day`,
  })

  async function measurePaths(paths: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, path] of Object.entries(paths)) {
      const taken: number[] = []
      let late = 0
      // The first one warms up
      for (let n = 0; n <= times; n++) {
        const startedAt = performance.now()
        const { status } = await read(path)
        if (n > 0) taken.push(performance.now() - startedAt)
        if (status === 503) late += 1
      }
      const [middle, most] = [median(taken), Math.max(...taken)].map((ms) => ms.toFixed(1))
      const refused = late > 0 ? `  ${late} of ${times + 1} took too long (503)` : ''
      console.log(`  ${name.padEnd(24)} ${middle?.padStart(9)} ${most?.padStart(9)}${refused}`)
    }
  }
}

/** Sums the days of the cases, as the worker does. */
async function sum(url: string, workspaceId: string): Promise<void> {
  const pool = connect({ url, size: 1, isBackground: true })
  const startedAt = performance.now()
  let days = 1
  while (await sumDay(pool, workspaceId)) days++
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${days} days summed in ${seconds} s`)
  await pool.close()
}

async function workspaceOf(url: string): Promise<{ workspaceId: string; token: string }> {
  const pool = connect({ url, size: 1 })
  const now = new Date().toISOString()
  const made = await pool.transaction(async (db) => {
    const workspaceId = await createWorkspace(db, 'bench', now)
    const options = { name: 'Bench', scopes: ['*'], days: 1 }
    return { workspaceId, token: await createToken(db, workspaceId, options, now) }
  })
  await pool.close(1000)
  return made
}

/**
 * Cases of 50 of 200 users, 20 queues and 1,000 contacts, one in a hundred open, and 20 activities a day of each user in the
 * last 31 days; the same in every run.
 */
async function fill(
  url: string,
  workspaceId: string,
  count: number,
  progress: Progress,
): Promise<void> {
  const sql = postgres(url, {
    max: 1,
    onnotice: () => {},
    connection: { synchronous_commit: false },
  })
  await sql`create schema bench`
  await sql.unsafe(`
    create function bench.id(salt int, n bigint) returns uuid language sql immutable parallel safe as
      $$ select ('019a0000-0000-7000-80' || lpad(to_hex(salt), 2, '0') || '-' || lpad(to_hex(n), 12, '0'))::uuid $$;
    create function bench.pick(n bigint, salt int, size int) returns int
      language sql immutable parallel safe as
      $$ select ((hashint8extended(n, salt) & 9223372036854775807) % size)::int $$`)
  await sql`
    insert into users (workspace_id, id, position, name, email, created_at, updated_at)
    select ${workspaceId}, bench.id(1, n), n, 'User ' || n, 'user' || n || '@bench.example', now(), now()
    from generate_series(1, 200) n`
  await sql`
    insert into contacts (workspace_id, id, position, username, name, channel, custom_fields,
      created_at, updated_at)
    select ${workspaceId}, bench.id(2, n), n, 'contact.' || n, 'Contact ' || n, 'email', '{}',
      now(), now()
    from generate_series(1, 1000) n`
  await sql`
    insert into automation_queues (workspace_id, id, position, name, is_enabled, sort_order, priority,
      channels, conditions, strategy, assignment_order, required_skills, offer_timeout_seconds,
      auto_accept, sticky_assignment, wrap_up_seconds, reassign_on_offline, created_at, updated_at)
    select ${workspaceId}, bench.id(3, n), n, 'Queue ' || n, true, n, 50, '{}',
      '{"all": [], "any": []}', 'manual', 'fifo', '[]', 30, false, 'none', 0, false, now(), now()
    from generate_series(1, 20) n`
  await sql`
    insert into agent_activities (workspace_id, position, user_id, presence_status_id, category, source, started_at,
      ended_at, created_at)
    select ${workspaceId}, row_number() over (order by at, u), bench.id(1, u), s.id, s.category, 'user', at,
      at + interval '25 minutes', at
    from generate_series(0, 30) day cross join generate_series(1, 200) u cross join generate_series(0, 19) n
    cross join lateral (
      select now() - interval '31 days' + day * interval '1 day' + n * interval '25 minutes' as at) a
    join (
      select id, category, row_number() over (order by sort_order) - 1 as rank, count(*) over () as statuses
      from presence_statuses where workspace_id = ${workspaceId}) s on s.rank = (n + u) % s.statuses`
  progress.start(`filling ${count.toLocaleString('en')} cases`, count)
  for (let from = 1; from <= count; from += chunk) {
    const to = Math.min(count, from + chunk - 1)
    await sql`
      insert into cx_logs (workspace_id, position, kind, contact_id, channel_type, direction, status,
        queue_id, first_assignee_id, agent_id, closed_assignee_id, started_at, assigned_at,
        first_replied_at, closed_at, wrap_up_ended_at, state_since, hold_seconds, handled_seconds,
        inbound_count, outbound_count, created_at, updated_at)
      select ${workspaceId}, n, 'external', bench.id(2, 1 + bench.pick(n, 1, 1000)),
        ('{voice,chat,email,social,other}'::text[])[1 + bench.pick(n, 2, 5)],
        ('{inbound,inbound,outbound}'::text[])[1 + bench.pick(n, 3, 3)],
        case when is_open then 'open' else 'closed' end, bench.id(3, 1 + bench.pick(n, 4, 20)), agent,
        agent, case when not is_open then agent end, started,
        started + make_interval(secs => bench.pick(n, 6, 900)),
        started + make_interval(secs => 900 + bench.pick(n, 7, 900)),
        case when not is_open then started + make_interval(secs => 2700 + bench.pick(n, 8, 9000)) end,
        case when not is_open and n % 2 = 0
          then started + make_interval(secs => 12000 + bench.pick(n, 9, 600)) end,
        started, bench.pick(n, 10, 300), 600 + bench.pick(n, 11, 3000), bench.pick(n, 12, 20),
        bench.pick(n, 13, 20), started, started
      from generate_series(${from}::int, ${to}::int) n
      cross join lateral (select bench.id(1, 1 + bench.pick(n, 5, 50)) as agent,
        bench.pick(n, 14, 100) = 0 as is_open,
        now() - interval '366 days' + n * (interval '366 days' / ${count}::int) as started) made`
    progress.advance(to - from + 1)
  }
  progress.stop()
  await sql`
    select continue_behind(${workspaceId}, 'cx_logs', ${count}),
      continue_behind(${workspaceId}, 'agent_activities', 124000)`
  await sql`vacuum analyze`
  await sql.end()
}
