import fc from 'fast-check'
import t from 'tap'
import type { Operations, Schema } from '../../generated/operations.ts'
import { newId } from '../../src/lib/ids.ts'
import { startWork } from '../helpers/jobs.ts'
import { makeContact } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { startEmpty, type Workspace } from '../helpers/start.ts'

type Upsert = Operations['upsertCdr']['input']

const begin = '2026-11-02T08:00:00.000Z'
const clients = 4
// More by hand: CDR_COUNT=4000 npm test -- telephony/batch
const size = Number(process.env['CDR_COUNT'] ?? 1600)
const batchSize = Math.min(500, size / clients / 2)

t.test('upsertCdrs does each call by itself', async (t) => {
  const workspace = await startEmpty()
  const { api, ownerId } = workspace
  const contactId = await makeContact(workspace, { contactPhones: [{ phone: '+4531234567' }] })
  const cdr = (externalCallId: string, others: Partial<Upsert> = {}) => ({
    provider: 'pbx',
    externalCallId,
    startedAt: begin,
    ...others,
  })
  await api.upsertCdr({ body: cdr('known', { endedAt: '2026-11-02T08:00:10Z' }) })
  const cdrs = [
    cdr('new', { callFrom: '+4531234567' }),
    cdr('known', { note: 'Told again' }),
    cdr('known', { callDuration: 20 }),
    cdr('new', { note: 'Twice in a batch' }),
    cdr('bad', { agentId: newId() }),
    { provider: 'pbx', status: 'gone', surplus: 1 } as never,
    'nonsense' as never,
    cdr('bad', { agentId: ownerId }),
  ]

  const { status, body } = await api.upsertCdrs({ body: { cdrs } })
  const { results } = body.data
  const [first, , , , , faulty] = results
  const made = await api.getCdr({ params: { id: first?.id ?? '' } })
  const known = await api.listCdrs({ query: { externalCallId: ['known'] } })

  t.equal(status, 200)
  t.same(
    results.map(({ index, status: one }) => [index, one]),
    [201, 200, 422, 200, 422, 400, 400, 201].map((one, index) => [index, one]),
  )
  t.match(results[2]?.problem, { code: 'rule_violated', pointer: '/callDuration' })
  t.match(results[4]?.problem, { code: 'unknown_reference', pointer: '/agentId' })
  t.match(faulty?.problem, { code: 'validation_failed' })
  t.same(faulty?.problem?.errors?.map(({ pointer }) => pointer).sort(), [
    '/externalCallId',
    '/status',
    '/surplus',
  ])
  t.equal(results[3]?.id, first?.id)
  t.match(made.body.data, { contactId, note: 'Twice in a batch', version: 1 })
  t.match(known.body.data, only({ note: 'Told again', version: 2 }))
})

t.test('a batch takes a handful of statements however many calls there are', async (t) => {
  const { api, database, workspaceId } = await startEmpty()
  const cdrs = Array.from({ length: 500 }, (_, n) => ({
    provider: 'pbx',
    externalCallId: `call ${n}`,
    callFrom: `+4531${String(n).padStart(6, '0')}`,
    startedAt: begin,
  }))

  t.match(await api.upsertCdrs({ body: { cdrs } }), { status: 200 })
  const noted = cdrs.map((cdr) => ({ ...cdr, note: 'Again' }))
  t.match(await api.upsertCdrs({ body: { cdrs: noted } }), { status: 200 })
  const [positions] = await database.admin`
    select count(*)::int as count, count(distinct position)::int as positions, min(version) as version
    from cdrs where workspace_id = ${workspaceId} and provider = 'pbx'`

  t.same(positions, { count: 500, positions: 500, version: 2 })
})

t.test(`${size} calls from ${clients} clients, a fifth of them twice`, async (t) => {
  const workspace = await startEmpty()
  const { api, database, ownerId, workspaceId } = workspace
  const keys = Math.ceil(size * 0.8)
  // Every fifth one repeats a call that another client may report at the same time
  const numberOf = (n: number) => (n < keys ? n : (n * 7919) % keys)
  const shares = Array.from({ length: clients }, (_, client) =>
    Array.from({ length: size }, (__, n) => n).filter((n) => n % clients === client),
  )
  const cdrOf = (n: number): Upsert => ({
    provider: 'load',
    externalCallId: String(numberOf(n)),
    direction: 'inbound',
    callFrom: `+4531${String(numberOf(n)).padStart(6, '0')}`,
    callTo: '+4533112233',
    startedAt: begin,
    answeredAt: '2026-11-02T08:00:05Z',
    endedAt: '2026-11-02T08:01:00Z',
    agentId: ownerId,
    ...(n < keys ? { note: 'First' } : { disposition: 'Repeated' }),
  })

  const work = startWork(workspace.pool)
  t.teardown(() => work.stop())
  const startedMs = Date.now()
  await Promise.all(shares.map((share) => reportAll(workspace, mixed(share).map(cdrOf))))
  const seconds = (Date.now() - startedMs) / 1000
  const [counted] = await database.admin`
    select count(*)::int as calls, count(note)::int as first, count(disposition)::int as repeated
    from cdrs where workspace_id = ${workspaceId} and provider = 'load'`
  const { body } = await api.listCdrs({ query: { agentId: [ownerId] } })

  t.comment(`${Math.round(size / seconds)} calls a second`)
  const repeated = new Set(Array.from({ length: size - keys }, (_, n) => numberOf(n + keys))).size
  t.same(counted, { calls: keys, first: keys, repeated })
  t.equal(body.total, keys)
})

t.test('batches with the same keys at once never deadlock nor lose what was given', async (t) => {
  const workspace = await startEmpty()
  const members = [
    'note',
    'disposition',
    'trunk',
    'extension',
    'callFromName',
    'callToName',
  ] as const
  for (let round = 0; round < 3; round++) {
    const keys = Array.from({ length: 100 }, (_, n) => `${round} ${n}`)

    const replies = await Promise.all(
      members.map((member, n) => {
        const order = n % 2 === 0 ? keys : [...keys].reverse()
        const cdrs = order.map((externalCallId) => ({
          provider: 'race',
          externalCallId,
          [member]: member,
        }))
        return workspace.api.upsertCdrs({ body: { cdrs } })
      }),
    )
    const made = replies.flatMap(({ body }) =>
      body.data.results.filter(({ status }) => status === 201),
    )
    const [lost] = await workspace.database.admin`
      select count(*)::int as calls, count(*) filter (where note = 'note' and trunk = 'trunk'
        and disposition = 'disposition' and extension = 'extension'
        and call_from_name = 'callFromName' and call_to_name = 'callToName')::int as whole
      from cdrs where workspace_id = ${workspace.workspaceId} and provider = 'race'
        and external_call_id like ${`${round} %`}`

    t.same(
      replies.map(({ status }) => status),
      Array(members.length).fill(200),
    )
    t.same(lost, { calls: 100, whole: 100 })
    t.equal(made.length, 100, 'each is made once')
  }
})

t.test('one by one, in batches, or in any order, calls end alike', async (t) => {
  const { api } = await startEmpty()
  let run = 0
  const instants = fc
    .integer({ min: 0, max: 50 })
    .map((n) => `2026-11-02T08:00:${n + 5}.000Z`.replace(/:(\d)\./, ':0$1.'))
  const reports = fc.array(
    fc.record(
      {
        answeredAt: instants,
        queuedAt: instants,
        ringingAt: instants,
        direction: fc.constantFrom('inbound' as const, 'outbound' as const),
        callFrom: fc.constantFrom('+4531234567', '201'),
        callTo: fc.constantFrom('+4531234567', '202'),
        trunk: fc.constantFrom('east', 'west'),
        wrapUpDuration: fc.integer({ min: 0, max: 9 }),
      },
      { requiredKeys: [] },
    ),
    { minLength: 1, maxLength: 4 },
  )

  const outcome = await fc.check(
    fc.asyncProperty(reports, async (parts) => {
      run += 1
      // The last value of each member counts, so that they can be reported together
      const key = (way: string) => ({ provider: way, externalCallId: String(run) })
      const whole = Object.assign({}, ...parts) as Partial<Upsert>
      const end = { startedAt: begin, endedAt: '2026-11-02T08:02:00.000Z' }
      const at = await api.upsertCdr({ body: { ...key('once'), ...end, ...whole } })
      const { body } = await api.upsertCdrs({
        body: { cdrs: [end, ...parts].map((part) => ({ ...key('batch'), ...part })) },
      })
      const refused = body.data.results.filter(({ problem }) => problem)
      for (const part of [...parts, end]) {
        const reply = await api.upsertCdr({ body: { ...key('each'), ...part } })
        if (reply.status === 422) refused.push({ index: 0, status: 422 })
      }
      if (at.status === 422 || refused.length > 0) return
      const list = await api.listCdrs({ query: { externalCallId: [String(run)] } })
      const seen = list.body.data.map(withoutKeys)
      t.equal(seen.length, 3)
      t.same(seen[1], seen[0], JSON.stringify(parts))
      t.same(seen[2], seen[0], JSON.stringify(parts))
    }),
    { numRuns: 60, seed: 20261121 },
  )

  t.equal(outcome.failed, false, fc.defaultReportMessage(outcome) ?? 'every order')
})

/** Reports calls in batches and repeats those for which the server was too busy. */
async function reportAll({ api }: Workspace, cdrs: Upsert[]): Promise<void> {
  for (let first = 0; first < cdrs.length; first += batchSize) {
    const body = { cdrs: cdrs.slice(first, first + batchSize) }
    let reply = await api.upsertCdrs({ body })
    while (reply.status === 503) reply = await api.upsertCdrs({ body })
    const problem = reply.body.data.results.find((one) => one.problem)
    if (problem) throw new Error(JSON.stringify(problem))
  }
}

/** In an order of its own, always the same. */
function mixed(numbers: number[]): number[] {
  return [...numbers].sort((a, b) => ((a * 7919) % 10_007) - ((b * 7919) % 10_007))
}

function withoutKeys(cdr: Schema<'Cdr'>) {
  const { id: _, cxLogId: ______, provider: __, version: ___, ...timed } = cdr
  const { createdAt: ____, updatedAt: _____, ...rest } = timed
  return rest
}
