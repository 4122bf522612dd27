import t from 'tap'
import type { Operations } from '../../generated/operations.ts'
import { makeContact, makeConversation, makeTag, makeTicket } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { start, startEmpty, type Workspace } from '../helpers/start.ts'

type Filter = Operations['countTickets']['body']['filters'][number]

/** Counts tickets by query strings, which are also the names. */
async function countTickets({ api }: Workspace, ...queries: string[]) {
  const filters = queries.map((query) => ({ name: query || 'all', query }))
  const { status, body } = await api.countTickets({ body: { filters } })
  t.equal(status, 200, JSON.stringify(body))
  return body.data.counts
}

t.test('counts of tickets are the totals of the list', async (t) => {
  const on = await start()
  const { api, token, origin } = on
  const tag = await makeTag(on)
  const id = await makeTicket(on, { tags: [tag], priority: 'urgent', externalId: 'A,1' })
  await api.assignTicket({ params: { id }, body: { assigneeId: 'me' } })
  const gone = await makeTicket(on)
  await api.deleteTicket({ params: { id: gone } })
  const queries = [
    '',
    '?status=open,pending',
    'status=open&status=closed',
    'assigneeId=none',
    'assigneeId=me&priority=urgent',
    `tagId=${tag}`,
    `tagId=${tag}&priority=low`,
    'deleted=true',
    'q=crane',
    'q=no+such+word',
    'externalId=A%2C1',
    'createdFrom=2000-01-01T00:00:00Z&isSnoozed=false',
    'sort=-updatedAt&page=7&pageSize=3&expand=creator',
  ]
  const counts = await countTickets(on, ...queries)
  for (const [n, query] of queries.entries()) {
    const list = new URLSearchParams(query)
    for (const name of ['page', 'pageSize', 'sort']) list.delete(name)
    const reply = await fetch(`${origin}/api/v1/tickets?${list}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { total } = (await reply.json()) as { total: number }
    t.same(counts[n], { name: query || 'all', total }, query)
  }
  t.equal(counts[5]?.total, 1)
  t.equal(counts[6]?.total, 0)
})

t.test('a contact that was merged is counted as its target', async (t) => {
  const on = await startEmpty()
  const [target, source] = [await makeContact(on), await makeContact(on)]
  await makeTicket(on, { contactId: target })
  await makeTicket(on, { contactId: source })
  await on.api.mergeContacts({ body: { targetId: target, sourceIds: [source] } })
  t.match(await countTickets(on, `contactId=${source}`), only({ total: 2 }))
})

t.test('counts of conversations are the totals of the list', async (t) => {
  const on = await startEmpty()
  const { api } = on
  const ids = [await makeConversation(on), await makeConversation(on)]
  await api.closeConversation({ params: { id: ids[0] ?? '' }, body: {} })
  const filters = [
    { name: 'all', query: '' },
    { name: 'closed', query: 'status=closed' },
    { name: 'mine', query: 'assigneeId=me&expand=contact' },
  ]
  t.match(await api.countConversations({ body: { filters } }), {
    status: 200,
    body: {
      data: {
        counts: only(
          { name: 'all', total: 2 },
          { name: 'closed', total: 1 },
          { name: 'mine', total: 0 },
        ),
      },
    },
  })
})

t.test('what a list refuses is refused with its place', async (t) => {
  const { api } = await start()
  const good: Filter = { name: 'Good', query: 'status=open' }
  const refused = {
    'status=opne': 'rule_violated',
    'state=open': 'rule_violated',
    'status=%zz': 'rule_violated',
    'page=0': 'rule_violated',
    'deleted=true&deleted=false': 'rule_violated',
    'cf_no_such=1': 'invalid_custom_field',
  }
  for (const [query, code] of Object.entries(refused)) {
    const reply = await api.countTickets({ body: { filters: [good, { name: 'Bad', query }] } })
    t.match(reply, { status: 422, body: { code } }, query)
    if (code === 'rule_violated') t.match(reply.body, { pointer: '/filters/1/query' }, query)
  }
  t.match(await api.countTickets({ body: { filters: [{ name: 'Bad', query: 'status=opne' }] } }), {
    body: { detail: /status.*one of/ },
  })
  t.match(
    await api.countConversations({ body: { filters: [{ name: 'Bad', query: 'status=new' }] } }),
    { status: 422, body: { code: 'rule_violated', pointer: '/filters/0/query' } },
  )
  const many = Array.from({ length: 21 }, () => good)
  t.equal((await api.countTickets({ body: { filters: many } })).status, 400)
})

t.test('all counts of a request are of one moment', async (t) => {
  const on = await startEmpty()
  const id = await makeTicket(on)
  let isCounting = true
  const changePriority = async () => {
    for (let n = 0; isCounting; n++) {
      const priority = n % 2 === 0 ? 'urgent' : 'low'
      const { status } = await on.api.updateTicket({ params: { id }, body: { priority } })
      t.equal(status, 200)
    }
  }
  await on.api.updateTicket({ params: { id }, body: { priority: 'low' } })
  const changing = changePriority()
  for (let n = 0; n < 50; n++) {
    const counts = await countTickets(on, ...Array.from({ length: 10 }, () => 'priority=urgent'))
    const totals = new Set(counts.map(({ total }) => total))
    if (totals.size !== 1) t.fail(`of several moments: ${[...totals].join()}`)
  }
  isCounting = false
  await changing
})
