import t from 'tap'
import { migrate } from '../../src/db/server/migrate.ts'
import { databaseOf } from '../helpers/database.ts'
import { keepsPrepared, pgbouncerTo, pgbouncerVersion } from '../helpers/pgbouncer.ts'
import { runServed } from '../helpers/served.ts'
import { until } from '../helpers/until.ts'

const version = pgbouncerVersion()
const skip = version === undefined ? 'there is no pgbouncer on this machine' : false
t.setTimeout(180_000)

t.test('a migration through a pooler leaves no lock behind', { skip }, async (t) => {
  const database = await databaseOf(t)
  const url = await pgbouncerTo(t, database.url)
  const said: string[] = []
  const log = { info() {}, warn: (_: object, text: string) => said.push(text) }

  for (let n = 0; n < 3; n++) await migrate(url, { log })

  t.match(said[0], /through a connection pooler/)
  const locks = await database.admin`select from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`
  t.equal(locks.length, 0)
})

for (const prepare of ['true', 'false']) {
  const kept = version !== undefined && keepsPrepared(version)
  const settings = kept ? ['max_prepared_statements = 200'] : []

  t.test(`requests and work go through a pooler, prepared: ${prepare}`, { skip }, async (t) => {
    const database = await databaseOf(t)
    const url = await pgbouncerTo(t, database.url, settings)
    const { api, program } = await runServed(t, {
      DATABASE_URL: url,
      DATABASE_PREPARE: prepare,
      RATE_LIMIT: '1000000',
      MAX_IN_FLIGHT_PER_TOKEN: '1000',
    })
    const contact = await api.createContact({ body: { name: 'Mira' } })
    const counts = new Map<string, number>()
    let slowest = 0
    const ask = async (name: string, request: () => Promise<{ status: number }>) => {
      const startedAt = performance.now()
      const { status } = await request()
      slowest = Math.max(slowest, performance.now() - startedAt)
      counts.set(`${name} ${status}`, (counts.get(`${name} ${status}`) ?? 0) + 1)
    }
    const write = async (writer: number) => {
      for (let n = 0; n < 60; n++) {
        const title = `Ticket ${writer}.${n}`
        await ask('create', () =>
          api.createTicket({ body: { title, contact_id: contact.body.data.id } }),
        )
        await ask('list', () => api.listTickets({ query: { status: ['open'] } }))
        await ask('get', () => api.getContact({ params: { id: contact.body.data.id } }))
      }
    }
    await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)))

    t.comment(`the slowest request took ${Math.round(slowest)} ms`)
    t.same(Object.fromEntries(counts), { 'create 201': 480, 'list 200': 480, 'get 200': 480 })
    // What background work does with them
    await until(async () => {
      const [row] = await database.admin`select coalesce(sum(cardinality(event_ids)), 0)::int as n
        from event_batches`
      return row?.['n'] >= 480
    })
    t.match(program.stderr(), /a connection pooler is between/)
    const isUnprepared = /does not keep prepared statements/.test(program.stderr())
    t.equal(isUnprepared, prepare === 'true' && !kept, 'it is said where nothing is prepared')
    t.notMatch(program.stderr(), /"took over|DEADLINE/)
    t.equal(await program.end('SIGTERM'), 0)
  })
}
