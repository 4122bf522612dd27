import postgres from 'postgres'
import t, { type Test } from 'tap'
import { command, rows } from '../../src/db/pool/command.ts'
import type { Db, Pool, PoolCaller } from '../../src/db/pool/client.ts'
import { connect, type PoolOptions } from '../../src/db/pool/pool.ts'
import { DatabaseUnavailable } from '../../src/db/pool/errors.ts'
import { cloneDatabase, type TestDatabase } from '../helpers/database.ts'
import { makeContact, makeTag } from '../helpers/make.ts'
import { emptyWorkspaceOn, startServer } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

// More by hand: POOL_KILLS=300 npm test -- db/pool
const mostKills = Number(process.env['POOL_KILLS'] ?? 100)

t.test(`${mostKills} killed backends under 60 writers lose and halve nothing`, async (t) => {
  const server = await startServer(t, { poolSize: 10 })
  const workspace = await emptyWorkspaceOn(server)
  const { api, database, workspaceId } = workspace
  const { admin } = database
  const [contactId, otherContactId] = [await makeContact(workspace), await makeContact(workspace)]
  const [tagId, otherTagId] = [await makeTag(workspace), await makeTag(workspace)]
  const uncaught: unknown[] = []
  const recordError = (error: unknown) => uncaught.push(error)
  process.on('uncaughtException', recordError).on('unhandledRejection', recordError)
  t.teardown(() =>
    process.off('uncaughtException', recordError).off('unhandledRejection', recordError),
  )
  const tickets: Array<{ id: string; acknowledged: number }> = []
  for (let n = 0; n < 20; n++) {
    const body = { title: '0', contactId, tags: [tagId] }
    const reply = await api.createTicket({ body })
    tickets.push({ id: reply.body.data.id, acknowledged: 0 })
  }
  let kills = 0
  const acknowledged: string[] = []
  const answers = new Map<number, number>()
  const count = (status: number) => answers.set(status, (answers.get(status) ?? 0) + 1)
  const written = () => (answers.get(200) ?? 0) + (answers.get(201) ?? 0)

  const kill = async () => {
    while (kills < mostKills) {
      const killed = await admin`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
          and application_name = 'switchboard' and state <> 'idle' order by random() limit 1`
      kills += killed.length
      // Or else a busy machine would get nothing done until the last one
      const before = written()
      await until(() => written() > before || kills >= mostKills)
    }
  }
  const create = async (writer: number) => {
    for (let round = 0; kills < mostKills; round++) {
      const name = `Group ${writer}.${round}`
      const contacts = [{ id: contactId }, { id: otherContactId }]
      const reply = await api.createGroup({ body: { name, contacts } })
      count(reply.status)
      if (reply.status === 201) acknowledged.push(reply.body.id)
    }
  }
  const update = async (ticket: (typeof tickets)[number]) => {
    for (let round = 1; kills < mostKills; round++) {
      const tags = round % 2 === 0 ? [tagId] : [tagId, otherTagId]
      const reply = await api.updateTicket({
        params: { id: ticket.id },
        body: { title: String(round), tags },
      })
      count(reply.status)
      if (reply.status === 200) ticket.acknowledged = round
    }
  }
  const writers = Array.from({ length: 40 }, (_, writer) => create(writer))
  await Promise.all([kill(), ...writers, ...tickets.map(update)])

  const groups = await admin<Array<{ id: string; members: number; rooms: number }>>`
    select g.id, (select count(*)::int from group_members m where m.workspace_id = g.workspace_id
        and m.group_id = g.id) as members,
      (select count(*)::int from conversations c where c.workspace_id = g.workspace_id
        and c.id = g.conversation_id) as rooms
    from groups g where g.workspace_id = ${workspaceId} and g.name like 'Group %'`
  const [conversations] = await admin`select count(*)::int as n from conversations c
    where c.workspace_id = ${workspaceId} and c.kind = 'group'`
  const present = new Set(groups.map(({ id }) => id))
  t.same(uncaught, [], 'nothing uncaught')
  t.same([...answers.keys()].sort(), [200, 201, 503], JSON.stringify([...answers]))
  t.equal(groups.filter(({ members, rooms }) => members !== 2 || rooms !== 1).length, 0, 'halves')
  t.equal(conversations?.['n'], groups.length, 'no conversation without its group')
  t.equal(acknowledged.filter((id) => !present.has(id)).length, 0, 'acknowledged and missing')
  for (const { id, acknowledged: last } of tickets) {
    const { data } = (await api.getTicket({ params: { id } })).body
    const round = Number(data.title)
    t.ok(round >= last, `round ${round} after ${last} was acknowledged`)
    t.equal(data.tags.length, round % 2 === 0 ? 1 : 2, 'title and tags of one round')
  }
  t.equal((await api.createGroup({ body: { name: 'Afterwards' } })).status, 201)
  const [left] = await admin`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name = 'switchboard'`
  t.ok(left?.['n'] <= 10, `${left?.['n']} connections left of a pool of 10`)
})

// The others mostly wait, so that they do so beside one another
t.jobs = 4

t.test('a restart of the database costs its requests and nothing after', async (t) => {
  const server = await startServer(t, { poolSize: 3 })
  const { api, database, pool } = await emptyWorkspaceOn(server)
  const sleepLong = () => rows(pool, 'select pg_sleep(5)')
  const busy = await Promise.all([api.listTags(), api.listTags(), api.listTags()])
  const held = [sleepLong(), sleepLong()].map((holding) =>
    t.rejects(holding, { code: /57P01|CONN/ }),
  )

  const ended = await database.admin`select pg_terminate_backend(pid, 1000) from pg_stat_activity
    where datname = current_database() and application_name = 'switchboard'`
  await Promise.all(held)
  // An idle connection is missed only when its end has been read
  await until(() => pool.stats.discarded >= ended.length)
  const replies = await Promise.all([api.listTags(), api.createTag({ body: { name: 'Back' } })])

  t.ok(ended.length >= 2, `${ended.length} ended`)
  t.same(
    [...busy, ...replies].map(({ status }) => status),
    [200, 200, 200, 200, 201],
  )
})

t.test('a full pool answers 503 with Retry-After before its connections are cut', async (t) => {
  const server = await startServer(t, { poolSize: 1 })
  const { api, pool } = await emptyWorkspaceOn(server)
  let release: (() => void) | undefined
  const held = pool.transaction(() => new Promise<void>((resolve) => (release = resolve)))
  await until(() => release !== undefined)

  const startedAt = Date.now()
  const reply = await api.createTag({ body: { name: 'Waiting' } })
  const waited = Date.now() - startedAt

  t.match(reply, { status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '1' } })
  t.ok(waited < 4900, `${waited} ms`)
  release?.()
  await held
  t.equal((await api.listTags()).status, 200)
})

t.test(
  'a lock that is not given in time answers 503 and leaves the connection usable',
  async (t) => {
    const server = await startServer(t, { poolSize: 1 })
    const { api, database } = await emptyWorkspaceOn(server)
    const other = postgres(database.url, { max: 1, onnotice: () => {} })
    await other`begin`
    await other`lock table tags in exclusive mode`

    const reply = await api.createTag({ body: { name: 'Waiting' } })
    await other`rollback`
    await other.end()

    t.equal(reply.status, 503)
    t.equal((await api.createTag({ body: { name: 'Waiting' } })).status, 201)
  },
)

t.test('the pool', async (t) => {
  const database = await cloneDatabase()
  const pool = connect({ url: database.url, size: 2, deadlineMs: 500 })
  t.teardown(async () => {
    await pool.close()
    await database.drop()
  })
  await database.admin`create table marks (n int primary key)`

  t.test('cuts a connection at its deadline', async (t) => {
    const late = rows(pool, 'select pg_sleep(10)')

    await t.rejects(late, { name: 'DatabaseUnavailable', code: 'DEADLINE' })
    t.same(await rows(pool, 'select 1 as one'), [{ one: 1 }])
  })

  t.test('refuses a statement of a transaction that has ended', async (t) => {
    let late: (() => Promise<unknown>) | undefined
    await pool.transaction(async (db) => {
      late = () => command(db, 'insert into marks values (1)')
    })

    await t.rejects(late?.() ?? Promise.resolve(), DatabaseUnavailable)
    t.same(await database.admin`select n from marks`, [])
  })

  for (const prepare of [true, false]) {
    t.test(`asks along with BEGIN, ${prepare ? 'prepared' : 'as text'}`, async (t) => {
      const asking = connect({ url: database.url, size: 2, prepare })
      t.teardown(() => asking.close())
      const seven = {
        name: 'seven',
        text: `select 'it''s' as said where $1::bytea = '\\x0fa0' and $2::int = 7`,
        parameters: [Buffer.from([0x0f, 0xa0]), 7],
      }
      const heard: unknown[] = []
      const hear = (rows: readonly unknown[]) => heard.push(...rows)
      const mark = (n: number) => (db: Db) =>
        db.run((c) => c.rows('insert into marks values ($1)', [n], true))
      for (const n of [20, 21]) {
        await asking.transaction(mark(n), { opening: { ...seven, check: hear } })
      }
      await asking.transaction(async () => {}, { opening: { ...seven, check: hear } })
      t.same(heard, Array(3).fill({ said: "it's" }))

      const other = { ...seven, parameters: [Buffer.from([0]), 7] }
      const requireRow = (rows: readonly unknown[]) => {
        if (rows.length === 0) throw new Error('nothing there')
      }
      const refused = asking.transaction(mark(22), { opening: { ...other, check: requireRow } })
      await t.rejects(refused, { message: 'nothing there' })
      const faulty = { name: 'faulty', text: 'select 1 / $1::int', parameters: [0], check: hear }
      await t.rejects(asking.transaction(mark(23), { opening: faulty }))
      await asking.transaction(mark(24), { opening: { ...seven, check: hear } })
      t.same(await database.admin`select n from marks order by n`, [
        { n: 20 },
        { n: 21 },
        { n: 24 },
      ])
      await database.admin`delete from marks`
    })
  }

  t.test('rolls back what throws', async (t) => {
    const failing = pool.transaction(async (db) => {
      await command(db, 'insert into marks values (2)')
      throw new Error('on purpose')
    })

    await t.rejects(failing, { message: 'on purpose' })
    t.same(await database.admin`select n from marks`, [])
  })

  t.test('does not acknowledge a transaction that had failed inside', async (t) => {
    const failing = pool.transaction(async (db) => {
      const mark = () => command(db, 'insert into marks values (3)')
      await mark()
      await mark().catch(() => {})
    })

    await t.rejects(failing, /had failed before COMMIT/)
    t.same(await database.admin`select n from marks`, [])
  })

  t.test('runs a deadlocked transaction again', async (t) => {
    await database.admin`insert into marks values (10), (20)`
    const fresh = connect({ url: database.url, size: 3 })
    t.teardown(() => fresh.close())
    const touched = new Set<number>()
    let attempts = 0
    const both = (first: number, second: number) =>
      fresh.transaction(async (db) => {
        attempts += 1
        const touch = (n: number) => command(db, `update marks set n = n where n = ${n}`)
        await touch(first)
        touched.add(first)
        await until(() => touched.size === 2)
        await touch(second)
      })

    const outcomes = await Promise.allSettled([both(10, 20), both(20, 10)])

    t.same(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'fulfilled'],
    )
    t.equal(attempts, 3)
  })
  t.test(
    'runs a transaction again after a serialization failure, three times at most',
    async (t) => {
      let attempts = 0
      const failing = (times: number) => {
        attempts = 0
        return pool.transaction(async (db) => {
          attempts += 1
          const code = attempts <= times ? '40001' : '00000'
          await command(
            db,
            `do $$ begin if '${code}' <> '00000' then raise sqlstate '${code}'; end if; end $$`,
          )
          return attempts
        })
      }

      t.equal(await failing(2), 3)
      await t.rejects(failing(3), { code: '40001' })
      t.equal(attempts, 3)
    },
  )

  t.test('refuses callers beyond its queue, and all once it is closed', async (t) => {
    const small = connect({ url: database.url, size: 1, mostWaiting: 1, shortWaitMs: 100 })
    const hold = rows(small, 'select pg_sleep(0.4)')
    const ask = () => rows(small, 'select 1')
    const outcomes = await Promise.allSettled([ask(), ask()])
    await hold

    const codes = outcomes.map((outcome) =>
      outcome.status === 'rejected' ? (outcome.reason as DatabaseUnavailable).code : 'fulfilled',
    )
    t.same(codes, ['POOL_BUSY', 'POOL_BUSY'])
    await small.close()
    await t.rejects(ask(), { code: 'POOL_CLOSED' })
  })
})

t.test('connections plan once and compile nothing', async (t) => {
  const database = await cloneDatabase()
  const pool = connect({ url: database.url, size: 1 })
  t.teardown(async () => {
    await pool.close()
    await database.drop()
  })

  const settings = await pool.run((connection) =>
    connection.values(
      "select current_setting('plan_cache_mode'), current_setting('jit')",
      [],
      false,
    ),
  )

  t.same(settings, [['force_generic_plan', 'off']])
})

t.test('a statement that was cut off while it was described runs again', async (t) => {
  const database = await cloneDatabase()
  const pool = connect({ url: database.url, statementTimeoutMs: 1000 })
  const other = postgres(database.url, { max: 1, onnotice: () => {} })
  t.teardown(async () => {
    await Promise.all([pool.close(), other.end()])
    await database.drop()
  })
  const { admin } = database
  await admin.unsafe(`create domain hue as macaddr8; create table paints (n int, colour hue);
    insert into paints values (1, '08:00:2b:01:02:03:04:05')`)
  const text = 'select colour from paints where n = $1'
  const read = () => pool.run((c) => c.rows(text, [1], true))
  // The domain is known to the connection then, and its base type, which only the description needs, is not
  await command(pool, 'prepare paint as select colour from paints')
  const isDescribing = async () => {
    const [row] = await admin`select count(*)::int as n from pg_stat_activity
      where query = ${text} and wait_event_type = 'Lock'`
    return row?.['n'] === 1
  }
  t.equal(await isDescribing(), false)
  await other`begin`
  await other`lock table pg_type in access exclusive mode`
  const first = t.rejects(read(), { code: '57014' })
  await until(isDescribing)
  await until(async () => !(await isDescribing()))
  await other`rollback`

  const red = [{ colour: '08:00:2b:01:02:03:04:05' }]
  await first
  t.same(await read(), red, 'on another connection')
  t.equal(pool.stats.discarded, 1)
})

t.test('what a statement sent before it failed moves no row of the next one', async (t) => {
  const database = await cloneDatabase()
  const pool = connect({ url: database.url, size: 5 })
  t.teardown(async () => {
    await pool.close()
    await database.drop()
  })
  const some = 'select 6 / (4 - n) as share from generate_series(1, 9) n'
  const failed = await pool.run((c) =>
    Promise.allSettled([c.rows(some, [], true), c.rows(some, [], true)]),
  )
  const all = 'select n from generate_series(1, 3) n'

  const [rows, values] = await pool.run((c) =>
    Promise.all([c.rows(all, [], true), c.values(all, [], true)]),
  )
  await t.rejects(pool.run((c) => c.rows(some, [], true)))
  const [first] = await pool.run((c) => c.values(all, [], true))

  t.same(
    failed.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  t.same(rows, [{ n: 1 }, { n: 2 }, { n: 3 }])
  t.same([values.length, Object.keys(values)], [3, ['0', '1', '2']])
  t.equal(String(first?.[0]), '1')
})

const atOnce = 5

interface TestPool {
  readonly database: TestDatabase
  open(options?: Partial<PoolOptions>): Pool
  /** How many statements sleep. */
  running(): Promise<number>
}

t.test('nobody keeps others from the database', { jobs: atOnce }, async (t) => {
  const databases = await Promise.all(Array.from({ length: atOnce }, cloneDatabase))
  t.teardown(() => Promise.all(databases.map((one) => one.drop())))
  const free = [...databases]
  /** Returns a database that no other test uses until the test ends. */
  const take = (t: Test): TestPool => {
    const database = free.pop()
    if (!database) throw new Error('there are fewer databases than tests at once')
    t.teardown(() => free.push(database))
    return {
      database,
      open(options = {}) {
        const pool = connect({ url: database.url, size: 10, ...options })
        t.teardown(() => pool.close())
        return pool
      },
      async running() {
        const [row] = await database.admin`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`
        return Number(row?.['n'])
      },
    }
  }
  const sleep = (on: Db, seconds: number) => rows(on, `select pg_sleep(${seconds})`)
  const caller = (workspaceId: string, isLong = false): PoolCaller => ({ workspaceId, isLong })

  for (const prepare of [true, false]) {
    t.test(`a statement is ended after 3 s, ${prepare ? 'prepared' : 'as text'}`, async (t) => {
      const { open } = take(t)
      const pool = open({ prepare })
      for (const isLong of [true, false]) {
        await t.rejects(sleep(pool.for(caller('one', isLong)), 10), { code: '57014' })
      }
      t.equal(pool.stats.discarded, 0, 'its connection is sound')
    })
  }

  t.test('short work is served while all long reads wait', async (t) => {
    const { open, running } = take(t)
    const pool = open()
    const names = Array.from({ length: 20 }, (_, n) => caller(`w${n}`, true))
    const long = names.map((name) => sleep(pool.for(name), 2.5).catch((error: unknown) => error))
    await until(async () => (await running()) === 2)

    const other = pool.for(caller('other'))
    for (let n = 0; n < 50; n++) {
      t.same(await other.run((c) => c.values('select 1', [], false)), [[1]])
      await other.transaction((db) => rows(db, 'select 1'))
    }

    t.ok(pool.stats.waiting.long > 0, 'they still wait')
    const outcomes = await Promise.all(long)
    const refused = outcomes.filter((outcome) => outcome instanceof Error)
    t.ok(refused.length > 0, 'not all of them find a place in time')
    t.same([...new Set(refused.map((error) => (error as { code?: string }).code))], ['POOL_BUSY'])
  })

  t.test('a heavy reader and heavy writers leave connections to other workspaces', async (t) => {
    const { open, running } = take(t)
    const pool = open({ shortWaitMs: 60_000, longWaitMs: 60_000 })
    const heavy = pool.for(caller('heavy'))
    const ended: string[] = []
    const held = Promise.all(
      [...Array(20).keys()].map(async (n) => {
        if (n % 2 === 0) await sleep(heavy, 1)
        else await heavy.transaction((db) => sleep(db, 1))
        ended.push('heavy')
      }),
    )
    const searches = Promise.all([1, 2, 3, 4].map(() => sleep(pool.for(caller('heavy', true)), 1)))
    await until(async () => (await running()) === 8)
    t.equal(pool.stats.waiting.short, 14, 'a workspace has six connections for short work')

    const light = pool.for(caller('light'))
    for (let n = 0; n < 10; n++) {
      await rows(light, 'select 1')
      await light.transaction((db) => rows(db, 'select 1'))
    }
    await sleep(pool.for(caller('light', true)), 0)
    ended.push('light')
    await Promise.all([held, searches])

    t.ok(ended.indexOf('light') < 20, 'the heavy one was not waited for')
    t.ok(pool.stats.size <= 10, `${pool.stats.size} connections`)
  })

  t.test('workspaces that wait have turns', async (t) => {
    const { open } = take(t)
    const pool = open({ size: 1 })
    const order: string[] = []
    const ask = async (workspaceId: string) => {
      await pool.for(caller(workspaceId)).transaction(async (db) => {
        order.push(workspaceId)
        await sleep(db, 0)
      })
    }
    let release: (() => void) | undefined
    const held = pool.transaction(() => new Promise<void>((resolve) => (release = resolve)))
    await until(() => release !== undefined)
    const asked = ['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(ask)
    await until(() => pool.stats.waiting.short === 7)
    release?.()
    await Promise.all([held, ...asked])

    t.same(order, ['a', 'b', 'c', 'a', 'b', 'a', 'a'])
  })

  t.test('a workspace that waits for a lock leaves a connection to others', async (t) => {
    const { database, open } = take(t)
    const pool = open()
    await database.admin`create table locked (n int primary key)`
    await database.admin`insert into locked values (1), (2)`
    const update = (on: Pool, n: number) =>
      on.transaction((db) => rows(db, `update locked set n = n where n = ${n} returning n`))
    const other = postgres(database.url, { max: 1, onnotice: () => {} })
    t.teardown(() => other.end())
    await other`begin`
    await other`select from locked where n = 1 for update`
    const stuck = Array.from({ length: 20 }, () =>
      update(pool.for(caller('stuck')), 1).catch((error: unknown) => error),
    )
    await until(() => pool.stats.waiting.short > 0)

    t.same(await update(pool.for(caller('other')), 2), [{ n: 2 }])
    t.ok(pool.stats.waiting.short > 0, 'it did not wait for them')
    await other`rollback`
    await Promise.all(stuck)
  })

  t.test('background work waits for its connections, however long', async (t) => {
    const { open, running } = take(t)
    const pool = open({ size: 3, isBackground: true })
    const jobs = Array.from({ length: 6 }, () => sleep(pool, 0.3))
    await until(async () => (await running()) === 3)

    t.equal(pool.stats.waiting.short, 3)
    t.equal((await Promise.all(jobs)).length, 6, 'none is refused')
  })

  t.test('too many waiting callers of one workspace are refused, others are not', async (t) => {
    const { open } = take(t)
    const pool = open({ size: 1, mostWaiting: 2, shortWaitMs: 5000 })
    let release: (() => void) | undefined
    const held = pool.transaction(() => new Promise<void>((resolve) => (release = resolve)))
    await until(() => release !== undefined)
    const [one, other] = [pool.for(caller('one')), pool.for(caller('other'))]
    const waiting = [sleep(one, 0), sleep(one, 0)]

    await t.rejects(sleep(one, 0), { code: 'POOL_BUSY' })
    waiting.push(sleep(other, 0))
    release?.()
    await Promise.all([held, ...waiting])
  })

  t.test('nothing is run for callers that have left', async (t) => {
    const { open } = take(t)
    const pool = open({ size: 1 })
    let release: (() => void) | undefined
    const held = pool.transaction(() => new Promise<void>((resolve) => (release = resolve)))
    await until(() => release !== undefined)
    let isGone = false
    const gone = pool.for({ ...caller('one'), isGone: () => isGone })
    const waits = [sleep(gone, 10), gone.transaction((db) => sleep(db, 10))].map((wait) =>
      t.rejects(wait, { code: 'POOL_BUSY' }),
    )
    const other = sleep(pool.for(caller('one')), 0)
    isGone = true
    release?.()

    await Promise.all([held, other, ...waits])
  })

  for (const size of [1, 2, 3, 4, 5]) {
    t.test(`a pool of ${size} serves everything`, async (t) => {
      const { open } = take(t)
      const pool = open({ size, shortWaitMs: 60_000, longWaitMs: 60_000 })
      const busy = Array.from({ length: 8 }, (_, n) => [
        sleep(pool.for(caller(`w${n}`)), 0.01),
        sleep(pool.for(caller('one', true)), 0.12),
        pool.for(caller('one')).transaction((db) => sleep(db, 0.01)),
      ])
      await Promise.all(busy.flat())
      t.ok(pool.stats.size <= size, `${pool.stats.size} connections`)
    })
  }
})
