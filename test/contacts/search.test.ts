import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { newId } from '../../src/lib/ids.ts'
import { everyKey, makeChannel, makeContact, makeGroup, makeTag } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { startEmpty, type Workspace } from '../helpers/start.ts'

/** A contact with every key, and one with a username only. */
async function makeTwo(
  workspace: Workspace,
  tags: string[] = [],
): Promise<{ contact: string; otherContact: string }> {
  const contact = await makeContact(workspace, {
    tags,
    channel: 'email',
    ...everyKey,
    company: { name: 'Harbour Authority' },
  })
  const otherContact = await makeContact(workspace, {
    name: 'Crane Service',
    channel: 'email',
    username: 'crane.service',
  })
  return { contact, otherContact }
}

/** The ids that a list of contacts has, in its order. */
const lister =
  ({ api }: Workspace) =>
  async (query: Record<string, string>): Promise<string[]> => {
    const { body } = await api.listContacts({ query: query as never })
    if (body.total !== body.data.length) throw new Error(`total ${body.total}`)
    return body.data.map(({ id }) => id)
  }

const contactCreator =
  ({ api }: Workspace) =>
  async (body: Schema<'ContactCreate'>): Promise<string> =>
    (await api.createContact({ body })).body.data.id

t.test('listContacts filters and sorts', async (t) => {
  const workspace = await startEmpty()
  const tagId = await makeTag(workspace)
  const { contact, otherContact } = await makeTwo(workspace, [tagId])
  const { body } = await workspace.api.createContact({
    body: { name: 'Albatros', externalId: 'x-1' },
  })
  const ids = lister(workspace)

  t.same(await ids({}), [body.data.id, otherContact, contact])
  t.same(await ids({ sort: 'name' }), [body.data.id, otherContact, contact])
  t.same(await ids({ email: 'OFFICE@harbour.example,nobody@example.com' }), [contact])
  t.same(await ids({ phone: '+4531234567' }), [contact])
  t.same(await ids({ username: 'crane.service,harbour.office' }), [otherContact, contact])
  t.same(await ids({ externalId: 'x-1' }), [body.data.id])
  t.same(await ids({ tagId }), [contact])
  t.same(await ids({ createdFrom: body.data.createdAt }), [body.data.id])
  t.same(await ids({ updatedTo: body.data.createdAt, sort: 'updatedAt' }), [contact, otherContact])
})

t.test('q finds no contact by a generated username', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  await api.createContact({ body: { name: 'Mira' } })
  await api.receiveMessage({
    params: { id: await makeChannel(workspace) },
    body: {
      externalId: 'x-1',
      contact: { platformId: 'x' },
      messageType: 'text',
      message: 'Hello',
    },
  })
  const contractor = await contactCreator(workspace)({ name: 'Contact Lens Service' })
  const ids = lister(workspace)

  // No hexadecimal digits begin with "con", so only a word before them would be found.
  for (const q of ['con', 'contact']) t.same(await ids({ q }), [contractor], q)
})

t.test('listContacts filters by tag name, group, channel and company name', async (t) => {
  const workspace = await startEmpty()
  const tagId = await makeTag(workspace, { name: 'Key account' })
  const { contact, otherContact } = await makeTwo(workspace, [tagId])
  const ids = lister(workspace)
  const make = contactCreator(workspace)
  const groupId = await makeGroup(workspace, { contacts: [contact] })
  const crane = await makeTag(workspace, { name: 'Crane' })
  const caller = await make({ name: 'Caller', channel: 'phone', tags: [crane] })
  const colleague = await make({ name: 'Colleague', company: { name: 'Nordic Cranes, Ltd' } })

  t.same(await ids({ tag: 'KEY account,none of these' }), [contact])
  t.same(await ids({ tag: 'crane,key account' }), [caller, contact])
  t.same(await ids({ groupId }), [contact])
  t.same(await ids({ groupId: newId() }), [])
  t.same(await ids({ channel: 'phone' }), [caller])
  t.same(await ids({ channel: 'phone,email' }), [caller, otherContact, contact])
  t.same(await ids({ companyName: 'HARBOUR authority' }), [contact])
  t.same(await ids({ companyName: 'Harbour' }), [], 'a whole name, not its beginning')
  t.same(await ids({ companyName: 'Nordic Cranes' }), [])
  t.same(await ids({ tag: 'crane', channel: 'email' }), [], 'every filter must hold')
  t.ok(colleague)
})

t.test(
  'listContacts filters by isBlocked, which blockContact and unblockContact set',
  async (t) => {
    const workspace = await startEmpty()
    const { contact, otherContact } = await makeTwo(workspace)
    const { api } = workspace
    const ids = lister(workspace)
    const params = { id: contact }

    const blocked = await api.blockContact({ params, body: { reason: 'Asked us to stop' } })
    const first = await api.getContact({ params })
    const whileBlocked = [await ids({ isBlocked: 'true' }), await ids({ isBlocked: 'false' })]
    await api.blockContact({ params, body: {} })
    const second = await api.getContact({ params })
    const unblocked = await api.unblockContact({ params })
    const third = await api.getContact({ params })

    t.equal(blocked.status, 204)
    t.match(first.body.data, { isBlocked: true, blockedReason: 'Asked us to stop' })
    t.same(whileBlocked, [[contact], [otherContact]])
    t.match(second.body.data, { isBlocked: true, blockedReason: null })
    t.equal(unblocked.status, 204)
    t.match(third.body.data, { isBlocked: false, blockedReason: null })
    t.same(await ids({ isBlocked: 'true' }), [])
    t.equal((await api.blockContact({ params: { id: newId() }, body: {} })).status, 404)
    t.equal((await api.unblockContact({ params: { id: newId() } })).status, 404)
  },
)

t.test('unblockContact leaves a contact that is not blocked as it is', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const { contact } = await makeTwo(workspace)
  const params = { id: contact }
  const before = await api.getContact({ params })
  const etag = String(before.headers['etag'])

  const plain = await api.unblockContact({ params })
  const matched = await api.unblockContact({ params, headers: { 'if-match': etag } })
  const stale = await api.unblockContact({ params, headers: { 'if-match': '"99-00000000"' } })

  t.same([plain.status, matched.status, stale.status], [204, 204, 412])
  t.same((await api.getContact({ params })).body.data, before.body.data)
})

t.test('listContacts sorts by when they were seen, and by several orders', async (t) => {
  const workspace = await startEmpty()
  const ids = lister(workspace)
  const make = contactCreator(workspace)
  const older = await make({ name: 'Twin', lastSeenAt: '2026-01-01T00:00:00Z', externalId: 's-1' })
  const newer = await make({ name: 'Twin', lastSeenAt: '2026-03-01T00:00:00Z', externalId: 's-2' })
  const between = await make({
    name: 'Anna',
    lastSeenAt: '2026-02-01T12:00:00+14:00',
    lastContactedAt: '2026-02-03T00:00:00.5Z',
    externalId: 's-3',
  })
  const own = { externalId: 's-1,s-2,s-3' }

  t.same(await ids({ ...own, sort: '-lastSeenAt' }), [newer, between, older])
  t.same(await ids({ ...own, sort: 'lastSeenAt' }), [older, between, newer])
  t.same(await ids({ ...own, sort: 'name,-createdAt' }), [between, newer, older])
  t.same(await ids({ ...own, sort: '-name,createdAt' }), [older, newer, between])
  t.same(await ids({ ...own, sort: 'name,-lastSeenAt' }), [between, newer, older])
  const { body } = await workspace.api.getContact({ params: { id: between } })
  t.equal(body.data.lastSeenAt, '2026-01-31T22:00:00.000Z')
  t.equal(body.data.lastContactedAt, '2026-02-03T00:00:00.500Z')
  const cleared = await workspace.api.updateContact({
    params: { id: between },
    body: { lastSeenAt: null, lastContactedAt: '2026-02-04T00:00:00Z' },
  })
  t.match(cleared.body.data, { lastSeenAt: null, lastContactedAt: '2026-02-04T00:00:00.000Z' })
})

t.test('listContacts finds the starts of words by q', async (t) => {
  const workspace = await startEmpty()
  const { contact } = await makeTwo(workspace)
  const ids = async (q: string) => lister(workspace)({ q })
  const make = contactCreator(workspace)
  const field = { entity: 'contact', displayName: 'Plan', type: 'text' } as const
  await workspace.api.createCustomField({ body: { ...field, systemName: 'cf_plan' } })
  await workspace.api.updateContact({
    params: { id: contact },
    body: { customFields: { cf_plan: 'gold' } },
  })
  const one = await make({ name: 'Åsa Öberg', username: 'oeberg7', externalId: 'ERP-200 north' })
  const two = await make({ name: 'Wu', notes: 'Prefers mornings.\nNever on Friday.' })
  const three = await make({ name: 'Cy', customFields: { cf_plan: 'silver' } })

  t.same(await ids('åsa'), [one], 'in the name')
  t.same(await ids('oeb'), [one], 'in the username')
  t.same(await ids('north'), [one], 'in the external id')
  t.same(await ids('frid MORN'), [two], 'in the notes, in any order and case')
  t.same(await ids('silv'), [three], 'in a custom field')
  t.same(await ids('gold'), [contact])
  t.same(await ids('riday'), [], 'notes are found by the starts of words')
  t.same(await ids('morning silver'), [], 'every word must be there')
  // Usernames that are made up have no w
  t.same(await ids('w'), [two], 'one letter')
  t.same(await ids('...'), [])
})

t.test(
  'listContacts finds any part of a name, an address and a number by three characters of it',
  async (t) => {
    const workspace = await startEmpty()
    const { contact } = await makeTwo(workspace)
    const ids = async (q: string) => lister(workspace)({ q })
    await contactCreator(workspace)({
      name: 'Mira Lindqvist',
      // One that is made up may begin with the digits that are looked for
      username: 'mira.lindqvist',
      contactEmails: [
        { email: 'first@lindqvist.example' },
        { email: 'Second@Other.example' },
        { email: 'm98765@lindqvist.example' },
      ],
      contactPhones: [{ phone: '+46701234599' }],
    })
    const [mira] = await ids('Mira Lindqvist')

    t.same(await ids('NDQV'), [mira], 'within the name')
    t.same(await ids('irs'), [mira], 'within an address')
    t.same(await ids('rs'), [], 'two letters find beginnings')
    t.same(await ids('FI'), [mira], 'of an address')
    t.same(await ids('mi'), [mira], 'and of a name')
    t.same(await ids('second@OTHER'), [mira], 'of any address')
    t.same(await ids('@harbour.ex'), [contact])
    t.same(await ids('01234599'), [mira], 'within the number')
    t.same(await ids('+46 70 123 45 99'), [mira], 'with the spaces that people write')
    t.same(await ids('(0)70-123'), [mira], 'without the zeros that are dialled before it')
    t.same(await ids('71-123'), [], 'but without what is not in it')
    t.same(await ids('70-123/45.99'), [mira])
    t.same(await ids('99'), [], 'two digits find beginnings')
    t.same(await ids('46'), [mira], 'of a number')
    t.same(await ids('+45'), [contact])
    t.same(await ids('31234567'), [contact])
    t.same(await ids('example +46'), [], 'an address ends where the next one begins')
    t.same(await ids('t.example\nsecond'), [], 'whatever is between them')
    t.same(await ids('(0)98-765'), [], 'digits of a number are not those of an e-mail address')
  },
)

t.test('listContacts finds by q the addresses that a contact has after a change', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const ids = async (q: string) => lister(workspace)({ q })
  const make = contactCreator(workspace)
  const target = await make({ name: 'Mira', contactEmails: [{ email: 'mira@first.example' }] })
  const source = await make({
    name: 'Mira L.',
    contactEmails: [{ email: 'Mira@Second.example' }],
    contactPhones: [{ phone: '+46701234599' }],
  })

  await api.upsertContact({
    body: {
      matchOn: ['email'],
      contact: {
        name: 'Mira',
        contactEmails: [{ email: 'MIRA@first.example' }, { email: 'mira@third.example' }],
      },
    },
  })
  t.same(await ids('a@third'), [target], 'added by an upsert')
  await api.mergeContacts({ body: { targetId: target, sourceIds: [source] } })
  for (const q of ['first.ex', 'second.ex', 'third.ex', '0701234599'])
    t.same(await ids(q), [target], `${q} after a merge`)
  await api.updateContact({
    params: { id: target },
    body: { contactEmails: [{ email: 'mira@second.example' }], contactPhones: [] },
  })
  for (const q of ['first.ex', 'third.ex', '0701234599'])
    t.same(await ids(q), [], `${q} was replaced`)
  t.same(await ids('second.ex'), [target])
  await api.deleteContact({ params: { id: target } })
  t.same(await ids('second.ex'), [])
  await api.restoreContact({ params: { id: target } })
  t.same(await ids('second.ex'), [target], 'restored')
})

t.test('listContacts takes q literally, whatever is in it', async (t) => {
  const workspace = await startEmpty()
  const ids = async (q: string) => lister(workspace)({ q })
  const make = contactCreator(workspace)
  const signs = await make({ name: String.raw`Kr%ne of_all \ "so'called" things` })
  await make({ name: 'Krane ofXall things' })

  t.same(await ids('r%ne of'), [], 'two letters and a sign find beginnings')
  t.same(await ids('Kr%n'), [signs])
  t.same(await ids('f_all'), [signs])
  t.same(await ids(String.raw`all \ "`), [signs])
  t.same(await ids(`"so'called"`), [signs])
  t.same(await ids('%%'), [])
  t.same(await ids('%'), [])
  t.same(await ids('__'), [])
  for (const q of [`'; drop table contacts; --`, `\\`, `'`, `"`, `:*`, `a & ! b`, `<->`, `(`]) {
    t.equal((await workspace.api.listContacts({ query: { q } })).status, 200, q)
  }
})

t.test('listContacts takes keyword for q, and refuses both when they differ', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const { otherContact } = await makeTwo(workspace)

  const keyword = await api.listContacts({ query: { keyword: 'crane' } })
  const both = await api.listContacts({ query: { keyword: 'crane', q: 'crane' } })
  const different = await api.listContacts({ query: { keyword: 'crane', q: 'harbour' } })

  t.match(keyword.body.data, only({ id: otherContact }))
  t.match(both.body.data, only({ id: otherContact }))
  t.match(different, {
    status: 422,
    body: { code: 'rule_violated', pointer: '/keyword' },
  })
})

t.test('listContacts finds by q what was written a moment ago, and nothing else', async (t) => {
  const workspace = await startEmpty()
  const { contact, otherContact } = await makeTwo(workspace)
  const { api } = workspace
  const ids = async (q: string) => lister(workspace)({ q })
  const params = { id: otherContact }

  await api.updateContact({
    params,
    body: { notes: 'Zanzibar', contactEmails: [{ email: 'new@elsewhere.example' }] },
  })
  const written = [await ids('zanz'), await ids('elsewhere')]
  await api.updateContact({ params, body: { notes: null, contactEmails: [] } })
  const cleared = [await ids('zanz'), await ids('elsewhere')]
  await api.deleteContact({ params: { id: contact } })

  t.same(written, [[otherContact], [otherContact]])
  t.same(cleared, [[], []])
  t.same(await ids('office@harbour'), [], 'a deleted contact is not found')
})

t.test('lookupContact finds a contact by each of its keys', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const { contact } = await makeTwo(workspace)
  const keys: Array<Record<string, string>> = [
    { email: 'OFFICE@Harbour.example' },
    { phone: '+4531234567' },
    { externalId: 'crm-1001' },
    { username: 'harbour.office' },
    { type: 'whatsapp', platformId: '4531234567' },
  ]
  for (const query of keys) {
    const reply = await api.lookupContact({ query })
    t.match(reply, { status: 200, body: { data: { id: contact } } }, JSON.stringify(query))
  }
  await api.deleteContact({ params: { id: contact } })
  for (const query of keys) {
    const reply = await api.lookupContact({ query })
    t.match(reply, { status: 404, body: { resource: 'contact' } }, JSON.stringify(query))
  }
})

t.test('lookupContact answers 422 unless it is asked by exactly one key', async (t) => {
  const { api } = await startEmpty()
  const queries: Array<Record<string, string>> = [
    {},
    { email: 'office@harbour.example', username: 'harbour.office' },
    { email: 'office@harbour.example', platformId: '4531234567' },
    { type: 'whatsapp' },
    { platformId: '4531234567' },
    { type: 'whatsapp', platformId: '4531234567', externalId: 'crm-1001' },
  ]
  for (const query of queries) {
    const reply = await api.lookupContact({ query })
    t.match(reply, { status: 422, body: { code: 'rule_violated' } }, JSON.stringify(query))
  }
  const { status } = await api.lookupContact({
    query: { type: 'telegram', platformId: '4531234567' },
  })
  t.equal(status, 404, 'the same id on another platform')
})
