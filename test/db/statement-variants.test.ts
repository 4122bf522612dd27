import { sql } from 'drizzle-orm'
import t, { type Test } from 'tap'
import { connect } from '../../src/db/pool/pool.ts'
import { statements } from '../../src/db/query/statement.ts'
import { cloneDatabase } from '../helpers/database.ts'

t.test(
  'of more shapes than are kept the one that was used longest ago is built again',
  async (t) => {
    const { pool } = await poolOf(t)
    const built: string[] = []
    const variants = statements<Record<string, never>, { n: number }>()
    const ask = (key: string) =>
      variants(key, () => {
        built.push(key)
        return sql`select ${sql.raw(String(built.length))}::int as n`
      })(pool, {})

    await ask('first')
    for (let n = 0; n < 1000; n++) {
      await ask(`one of many ${n}`)
      // A variant that is in constant use stays, however many new variants are built
      await ask('first')
    }
    t.equal(built.filter((key) => key === 'first').length, 1)
    t.equal(built.length, 1001)
    await ask('one of many 999')
    t.equal(built.length, 1001, 'the last ones are kept')
    await ask('one of many 0')
    t.equal(built.length, 1002, 'the first ones are not')
  },
)

t.test('a connection on which very many statements were prepared is replaced', async (t) => {
  const { database, pool } = await poolOf(t)
  const pids = new Set<unknown>()
  const variants = statements<Record<string, never>, { pid: number; n: number }>()
  for (let n = 0; n < 4500; n++) {
    const ask = variants(
      String(n),
      () => sql`select pg_backend_pid() as pid, ${sql.raw(String(n))}::int as n`,
    )
    const [row] = await ask(pool, {})
    pids.add(row?.pid)
  }
  t.equal(pids.size, 3, 'after every 2,000')
  const [{ count } = { count: -1 }] = await database.admin<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'shapes'`
  t.equal(count, 1, 'the others are closed')
})

async function poolOf(t: Test) {
  const database = await cloneDatabase()
  const pool = connect({ url: database.url, size: 1, applicationName: 'shapes' })
  t.teardown(async () => {
    await pool.close()
    await database.drop()
  })
  return { database, pool }
}
