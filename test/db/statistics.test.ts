import t from 'tap'
import { analyzeGrown } from '../../src/db/server/statistics.ts'
import { start } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

t.test('a table that has grown tenfold is analyzed, once', async (t) => {
  const { database, pool, workspaceId } = await start()
  const sql = database.admin
  const known = async () => {
    const [row] =
      await sql`select reltuples::int as rows from pg_class where oid = 'tags'::regclass`
    return Number(row?.['rows'])
  }
  const add = (first: number, count: number) => sql`
    insert into tags (workspace_id, id, position, name, sort_order, created_at, updated_at)
    select ${workspaceId}, gen_random_uuid(), n, 'Tag ' || n, n, now(), now()
    from generate_series(${first}::int, ${first + count - 1}::int) n`

  await add(1000, 50)
  await sql`select pg_stat_force_next_flush()`
  await analyzeGrown(pool, 1000)
  t.equal(await known(), -1, 'few rows can be planned for in any way')
  await add(2000, 300)
  await until(async () => {
    await sql`select pg_stat_force_next_flush()`
    await analyzeGrown(pool, 1000)
    return (await known()) >= 350
  })

  t.equal(await analyzeGrown(pool, 1000), 0)
})
