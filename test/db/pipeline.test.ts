import type { Db } from '../../src/db/pool/client.ts'
import { connect } from '../../src/db/pool/pool.ts'
import { sql } from 'drizzle-orm'
import t from 'tap'
import { pipeline } from '../../src/db/query/pipeline.ts'
import { sqlState } from '../../src/db/pool/errors.ts'
import { statement } from '../../src/db/query/statement.ts'
import { cloneDatabase } from '../helpers/database.ts'

const numberOf = statement<{ value: number }, { value: number }>(
  (_, $) => sql`select ${$.value}::int as value`,
)
const quotientOf = statement<{ divisor: number }, { value: number }>(
  (_, $) => sql`select 1 / ${$.divisor}::int as value`,
)
const create = statement<Record<string, never>, never>(
  () => sql`create temporary table steps (n int)`,
)
const append = statement<{ n: number }, never>(
  (_, $) => sql`insert into steps select ${$.n}::int + count(*) from steps`,
)
const stepsOf = statement<Record<string, never>, { n: number }>(
  () => sql`select n from steps order by n`,
)

t.test('statements of a pipeline run in order and are all sent before a result', async (t) => {
  const database = await cloneDatabase()
  const sent: string[] = []
  const pool = connect({ url: database.url, onStatement: (text) => sent.push(text) })
  t.teardown(async () => {
    await pool.close()
    await database.drop()
  })

  await pool.transaction(async (db) => {
    const running = pipeline(db, [
      () => create(db, {}),
      () => append(db, { n: 10 }),
      () => append(db, { n: 20 }),
      () => stepsOf(db, {}),
      () => numberOf(db, { value: 7 }),
      () => false as const,
    ])
    t.equal(sent.filter((text) => !text.startsWith('begin')).length, 5)
    const [, , , steps, [number], nothing] = await running

    t.same(steps, [{ n: 10 }, { n: 21 }])
    t.equal(number?.value, 7)
    t.equal(nothing, false)
  })
})

t.test('a pipeline throws its first error after the other statements have settled', async (t) => {
  const database = await cloneDatabase()
  const pool = connect({ url: database.url })
  t.teardown(async () => {
    await pool.close()
    await database.drop()
  })
  const settled: string[] = []
  const recordEnd = (name: string, sent: Promise<unknown>) => sent.finally(() => settled.push(name))

  const failing = pool.transaction((db) =>
    pipeline(db, [
      () => recordEnd('number', numberOf(db, { value: 1 })),
      () => recordEnd('quotient', quotientOf(db, { divisor: 0 })),
      () => recordEnd('skipped', numberOf(db, { value: 2 })),
    ]).finally(() => t.same(settled, ['number', 'quotient', 'skipped'])),
  )

  const error: unknown = await failing.catch((thrown: unknown) => thrown)
  t.equal(sqlState(error), '22012', 'not the error of the statement that was skipped for it')
  t.same(await numberOf(pool, { value: 3 }), [{ value: 3 }])
})

t.test(
  'a pipeline throws the error of the first step that fails, whichever fails first',
  async (t) => {
    const database = await cloneDatabase()
    const pool = connect({ url: database.url })
    t.teardown(async () => {
      await pool.close()
      await database.drop()
    })
    const twice = async (db: Db) => {
      await numberOf(db, { value: 1 })
      await numberOf(db, { value: 2 })
      throw new Error('the first step')
    }
    const once = () => Promise.reject(new Error('the second step'))

    await t.rejects(
      pool.transaction((db) => pipeline(db, [twice, once])),
      { message: 'the first step' },
    )
    // The first step finds the transaction failed by the second
    const divide = (db: Db) => quotientOf(db, { divisor: 0 })
    const failing = pool.transaction((db) => pipeline(db, [twice, divide]))
    const error: unknown = await failing.catch((thrown: unknown) => thrown)
    t.equal(sqlState(error), '22012')
  },
)
