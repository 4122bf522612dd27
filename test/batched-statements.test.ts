import t from 'tap'
import type { Batchable, OfWorkspace } from '../src/db/batch.ts'
import type { Db } from '../src/db/client.ts'
import { sendingOn } from '../src/db/members.ts'
import { demoIds } from '../src/demo.ts'
import { newId } from '../src/lib/ids.ts'
import { start } from './helpers/start.ts'

const calls = 24
const texts = [
  `It's "quoted", \\ and \\n`,
  'a\nb\tc \u2028 \u007f',
  '🏗️ 起重机 кран {0} $1 %s',
  '{"not": ["json"]}',
  'NULL',
  'x'.repeat(200),
]

/** So many calls at once. */
function atOnce<T>(call: (n: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: calls }, (_, n) => call(n)))
}

function textOf(n: number): string {
  return `${texts[n % texts.length]} ${n}`
}

t.test('what requests write at once is what each of them wrote', async (t) => {
  const { api } = await start()
  const users = [demoIds.owner, demoIds.agent]
  const bodyOf = (n: number) => ({
    title: textOf(n),
    contact_id: demoIds.contact,
    ...(n % 3 !== 0 && { description: textOf(n + 1) }),
    dueAt: n % 4 === 0 ? null : `2027-01-0${1 + (n % 9)}T00:00:00.${100 + n}Z`,
    priority: n % 2 ? ('urgent' as const) : ('low' as const),
    ...(n % 5 === 0 && { tags: [demoIds.tag] }),
    ...(n % 5 === 1 && { assigneeId: users[n % 2] as string, force: true }),
    ...(n % 5 === 2 && { externalId: `external ${textOf(n)}`.slice(0, 40) }),
  })

  const made = await atOnce((n) => api.createTicket({ body: bodyOf(n) }))

  const ids = made.map(({ body }) => body.data.id)
  for (const [n, { status, body, headers }] of made.entries()) {
    const { title, description, dueAt, priority, tags, assigneeId } = bodyOf(n)
    t.equal(status, 201)
    t.match(headers['etag'], /^"1-/)
    t.match(body.data, { title, description: description ?? null, dueAt, priority })
    t.same(
      body.data.tags.map(({ id }) => id),
      tags ?? [],
    )
    t.equal(body.data.assigneeId, assigneeId ?? null)
    t.same((await api.getTicket({ params: { id: ids[n] ?? '' } })).body.data, body.data)
  }
  t.equal(new Set(made.map(({ body }) => body.data.ticketNumber)).size, calls)

  const patches = [
    (n: number) => ({ title: textOf(n + 2), description: textOf(n + 3) }),
    (n: number) => ({ title: textOf(n + 2), description: null }),
    () => ({ priority: 'high' as const, dueAt: null }),
    (n: number) => ({ assigneeId: users[n % 2] as string, force: true }),
  ]
  const changed = await atOnce((n) => {
    const body = patches[n % patches.length]?.(n) ?? {}
    const id = ids[n] ?? ''
    const headers = n % 3 === 0 ? { 'if-match': String(made[n]?.headers['etag']) } : {}
    return api.updateTicket({ params: { id: n % 2 ? id : id.toUpperCase() }, body, headers })
  })
  for (const [n, { status, body, headers }] of changed.entries()) {
    const { force: _, ...expected } = { force: true, ...patches[n % patches.length]?.(n) }
    t.equal(status, 200)
    t.match(body.data, { id: ids[n], ...expected })
    const isChange = Object.entries(expected).some(
      ([name, value]) => made[n]?.body.data[name as 'title'] !== value,
    )
    t.match(headers['etag'], isChange ? /^"2-/ : /^"1-/)
  }

  const comments = await atOnce((n) =>
    api.createTicketComment({
      params: { id: ids[n] ?? '' },
      body: { text: textOf(n), visibility: 'internal' },
    }),
  )
  for (const [n, { status, body }] of comments.entries()) {
    t.equal(status, 201)
    t.match(body.data, { ticketId: ids[n], text: textOf(n), author: { id: demoIds.owner } })
  }
})

t.test('one of many who has another version, or nothing to change, is told so', async (t) => {
  const { api } = await start()
  const made = await atOnce(() =>
    api.createTicket({ body: { title: 'Crane', contact_id: demoIds.contact } }),
  )
  const ids = made.map(({ body }) => body.data.id)

  const guarded = await atOnce((n) =>
    api.updateTicket({
      params: { id: n === 7 ? newId() : (ids[n] ?? '') },
      body: { title: `Crane ${n}` },
      headers: {
        'if-match': String(made[n === 3 ? 4 : n]?.headers['etag']).replace(
          /1/,
          n === 3 ? '9' : '1',
        ),
      },
    }),
  )

  const statusOf = (n: number) => (n === 3 ? 412 : n === 7 ? 404 : 200)
  t.same(
    guarded.map(({ status }) => status),
    ids.map((_, n) => statusOf(n)),
  )
  const { body } = await api.getTicket({ params: { id: ids[3] ?? '' } })
  t.match(body.data, { title: 'Crane' })
})

t.test('statements of one turn are sent in the order of each request', async (t) => {
  const sent: string[] = []
  const db = {
    run: async (work: () => Promise<unknown>) => work(),
    along() {},
    beforeCommit() {},
  } as unknown as Db
  type Of = Batchable<OfWorkspace & { of: string }, string>
  const batch = (name: string): Of => ({
    async one(_, { of }) {
      sent.push(`${name} ${of}`)
      return `${name} ${of}`
    },
    async many(_, __, all) {
      sent.push(`${name} ${all.map(({ of }) => of).join('+')}`)
      return all.map(({ of }) => `${name} ${of}`)
    },
  })
  const [lock, write] = [batch('lock'), batch('write')]
  const senderOf = sendingOn(db)
  const member = (of: string, workspaceId = 'w') => {
    const { run, batch } = senderOf()
    const read = () => run(async () => void sent.push(`read ${of}`))
    return { read, call: (what: Of) => batch(what, { workspaceId, of }) }
  }
  const [a, b, c, d, e] = [
    member('a'),
    member('b'),
    member('c'),
    member('d', 'another'),
    member('e'),
  ]

  const results = await Promise.all([
    a.call(lock),
    a.call(write),
    // Reads before it locks, so that its lock must not join the first one
    b.read(),
    b.call(lock),
    b.call(write),
    c.call(lock),
    c.read(),
    c.call(write),
    d.call(lock),
    e.call(lock),
    e.call(write),
  ])

  t.same(
    results.filter((one) => one !== undefined),
    'lock a,write a,lock b,write b,lock c,write c,lock d,lock e,write e'.split(','),
  )
  t.same(sent, 'lock a+c+e,write a+e,read b,lock b,write b,read c,write c,lock d'.split(','))
})

t.test('a statement of several that fails, fails for each of them', async (t) => {
  const db = { run: async (work: () => Promise<unknown>) => work() } as unknown as Db
  const of: Batchable<OfWorkspace, never> = {
    one: async () => Promise.reject(new Error('one')),
    many: () => {
      throw new Error('many')
    },
  }
  const senderOf = sendingOn(db)
  const outcomes = await Promise.allSettled(
    [senderOf(), senderOf()].map(async ({ batch }) => batch(of, { workspaceId: 'w' })),
  )
  t.match(outcomes, Array(2).fill({ status: 'rejected', reason: { message: 'many' } }))
  t.rejects(senderOf().batch(of, { workspaceId: 'w' }), { message: 'one' })
})
