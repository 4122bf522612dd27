import t from 'tap'
import { beginningOf } from '../../src/lib/text.ts'
import { start } from '../helpers/start.ts'

// Names that are unique have one key for all that look alike

const name = 'VIP Fahrräder Straße'
const alike = [
  'vip FAHRRÄDER strasse',
  'VIP  Fahrräder\u00a0Straße',
  'VIP Fahrra\u0308der Straße',
  'V\u200bIP Fahrräder Straße\u2060',
  '\ufeffVIP Fahrräder Stra\u00adße',
  'ＶＩＰ　Fahrräder Straße',
  'VIP\u007f Fahrräder Straße',
  'VIP\u0085Fahrräder\u2003Straße',
  'VIP Fahrr\u{1d173}äder Stra\u{e0101}ße\ufffb',
  'VIP FAHRRA\u0308DER STRA\u1e9eE',
]
const others = ['VIPFahrräder Straße', 'VIP Fahrrader Straße', 'VIP-Fahrräder Straße']

t.test('a name that looks like another one is taken for it', async (t) => {
  const { api } = await start()
  const creators: Readonly<Record<string, (name: string) => Promise<{ status: number }>>> = {
    tag: (name) => api.createTag({ body: { name } }),
    category: (value) => api.createCategory({ body: { value } }),
    queue: (name) => api.createAutomationQueue({ body: { name, strategy: 'manual' } }),
    folder: (name) => api.createMediaFolder({ body: { name } }),
    role: (name) => api.createRole({ body: { name, permissions: ['tickets:read'] } }),
  }
  for (const [kind, create] of Object.entries(creators)) {
    t.equal((await create(name)).status, 201, kind)
    for (const one of alike) t.equal((await create(one)).status, 409, `${kind} ${one}`)
    for (const one of others) t.equal((await create(one)).status, 201, `${kind} ${one}`)
    // The two small forms of one letter
    t.equal((await create('Οδυσσεύς')).status, 201, kind)
    for (const one of ['ΟΔΥΣΣΕΎΣ', 'οδυσσεύσ']) t.equal((await create(one)).status, 409, one)
  }
})

t.test('tags and companies are named and selected in every way of writing them', async (t) => {
  const { api } = await start()
  const tag = (await api.createTag({ body: { name } })).body.data.id
  const body = { name: 'Anna', company: { name } }
  const { id } = (await api.createContact({ body })).body.data
  for (const one of alike) {
    const change = { actionType: 'MERGE' as const, tags: [one] }
    t.match(await api.updateContactTags({ params: { id }, body: change }), { status: 200 }, one)
    const { data } = (await api.listContacts({ query: { tag: [one], companyName: [one] } })).body
    t.same(
      data.map((contact) => contact.id),
      [id],
      one,
    )
    const ticket = await api.createTicket({ body: { title: one, contact_id: id, tags: [tag] } })
    const found = await api.listTickets({ query: { tag: [one], contactId: [id] } })
    t.equal(found.body.data[0]?.id, ticket.body.data.id, one)
  }
  for (const one of others) {
    t.same((await api.listContacts({ query: { companyName: [one] } })).body.data, [], one)
    t.same((await api.listContacts({ query: { tag: [one] } })).body.data, [], one)
  }
  const again = await api.createContact({ body: { name: 'Bea', company: { name: alike[1]! } } })
  t.equal(again.body.data.company?.name, name, 'a company that looks alike is the same')
})

t.test('the beginning of a text ends with a whole character', async (t) => {
  const cases: ReadonlyArray<readonly [text: string, length: number, beginning: string]> = [
    ['crane', 3, 'cra'],
    ['crane', 9, 'crane'],
    ['', 1, ''],
    ['a\u{1f600}b', 1, 'a'],
    ['a\u{1f600}b', 2, 'a'],
    ['a\u{1f600}b', 3, 'a\u{1f600}'],
    ['a\u{1f600}', 3, 'a\u{1f600}'],
    ['\u{1f600}\u{1f600}', 1, ''],
    ['a\ud83d', 2, 'a\ufffd'],
  ]
  for (const [text, length, beginning] of cases) t.equal(beginningOf(text, length), beginning, text)
})
