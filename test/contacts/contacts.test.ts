import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { newId } from '../../src/lib/ids.ts'
import { only } from '../helpers/only.ts'
import { start } from '../helpers/start.ts'

const params = { id: demoIds.contact }

t.test('createContact fills in what is not given', async (t) => {
  const { api } = await start()

  const { status, body, headers } = await api.createContact({ body: { name: 'Mira Lindqvist' } })

  t.equal(status, 201)
  t.equal(headers['location'], `/api/v1/contacts/${body.data.id}`)
  t.match(body.data, {
    username: /^[0-9a-f]{12}$/,
    firstName: null,
    contactEmails: only(),
    contactPhones: only(),
    channel: 'api',
    tags: only(),
    customFields: only(),
    ownerId: null,
    deletedAt: null,
    version: 1,
  })
})

t.test('a time zone is one of the IANA database', async (t) => {
  const { api } = await start()
  const refused = await api.createContact({ body: { name: 'Ray', timezone: 'Mars/Phobos' } })
  const taken = await api.createContact({ body: { name: 'Ray', timezone: null } })

  t.match(refused, { status: 400, body: { errors: only({ pointer: '/timezone' }) } })
  t.equal(taken.status, 201)
})

t.test('createContact keeps everything it is given', async (t) => {
  const { api } = await start()
  const given: Schema<'ContactCreate'> = {
    username: 'mira',
    name: 'Mira Lindqvist',
    firstName: 'Mira',
    lastName: 'Lindqvist',
    avatarUrl: 'https://lindqvist.example/mira.png',
    contactEmails: [
      { email: 'a@lindqvist.example' },
      { email: 'b@lindqvist.example', isPrimary: true },
    ],
    contactPhones: [{ phone: '+46701234567', type: 'mobile' }],
    address: 'Storgatan 1',
    jobTitle: 'Purchasing',
    channel: 'phone',
    notes: 'Prefers mornings.\nNever on Friday.',
    language: 'sv',
    timezone: 'Europe/Stockholm',
    country: 'SE',
    externalId: 'crm-7',
    socialProfileUrl: 'https://social.example/mira',
    tags: [demoIds.tag],
    customFields: { cf_plan: 'silver' },
    ownerId: demoIds.agent,
  }

  const { body } = await api.createContact({ body: given })

  const { contactEmails, contactPhones, tags, customFields, ...plain } = given
  t.match(body.data, plain)
  t.match(
    body.data.contactEmails,
    only(
      { email: 'a@lindqvist.example', isPrimary: false, isVerified: false },
      { email: 'b@lindqvist.example', isPrimary: true },
    ),
  )
  t.match(body.data.contactPhones, only({ ...contactPhones?.[0], isPrimary: true }))
  t.same(body.data.tags, [{ id: demoIds.tag, name: 'Crane' }])
  t.match(body.data.customFields, only({ value: 'silver', textValue: 'Silver' }))
  t.ok(contactEmails && tags && customFields)
})

t.test('a value that another contact has is refused and the contact named', async (t) => {
  const { api } = await start()
  const other = await api.createContact({ body: { name: 'Other' } })
  const cases: Array<[Partial<Schema<'ContactCreate'>>, string]> = [
    [{ username: 'harbour.office' }, 'username'],
    [{ externalId: 'crm-1001' }, 'externalId'],
    [{ contactEmails: [{ email: 'OFFICE@harbour.example' }] }, 'email'],
    [{ contactPhones: [{ phone: '+4531234567' }] }, 'phone'],
  ]
  for (const [change, matchedOn] of cases) {
    const existing = { id: demoIds.contact, href: `/api/v1/contacts/${demoIds.contact}`, matchedOn }
    const problem = { status: 409, body: { code: 'duplicate_resource', existing } }

    t.match(await api.createContact({ body: { name: 'Twin', ...change } }), problem)
    t.match(await api.updateContact({ params: { id: other.body.data.id }, body: change }), problem)
  }
})

t.test('of 50 contacts with one address made at once one is made', async (t) => {
  const { api, database, workspaceId } = await start()

  const replies = await Promise.all(
    Array.from({ length: 50 }, () =>
      api.createContact({ body: { name: 'Race', contactEmails: [{ email: 'race@example.com' }] } }),
    ),
  )

  t.equal(replies.filter(({ status }) => status === 201).length, 1)
  t.equal(replies.filter(({ status }) => status === 409).length, 49)
  const rows = await database.admin`
    select id from contacts where workspace_id = ${workspaceId} and name = 'Race'`
  t.equal(rows.length, 1)
})

t.test('updateContact replaces addresses, keeping the ids of those that stay', async (t) => {
  const { api } = await start()
  const [first] = (await api.getContact({ params })).body.data.contactEmails

  const { body } = await api.updateContact({
    params,
    body: {
      contactEmails: [
        { email: 'new@harbour.example', isPrimary: true },
        { email: 'Office@harbour.example' },
      ],
    },
  })

  t.match(
    body.data.contactEmails,
    only(
      { email: 'new@harbour.example', isPrimary: true },
      { id: first?.id, email: 'Office@harbour.example', isPrimary: false },
    ),
  )
  t.equal(body.data.contactPhones.length, 1)
  t.equal(body.data.version, 2)
})

t.test('updateContact merges custom fields, clears null, replaces tags', async (t) => {
  const { api } = await start()

  const { body } = await api.updateContact({
    params,
    body: {
      address: null,
      customFields: { cf_plan: null },
      tags: [demoIds.tag],
    },
  })

  t.match(body.data, { address: null, name: 'Harbour Office', customFields: only() })
  t.same(body.data.tags, [{ id: demoIds.tag, name: 'Crane' }])
})

t.test('two primary addresses, and the same one twice, are refused', async (t) => {
  const { api } = await start()
  const send = (contactEmails: Schema<'ContactCreate'>['contactEmails'] & object) =>
    api.createContact({ body: { name: 'Twice', contactEmails } })

  const primaries = await send([
    { email: 'a@example.com', isPrimary: true },
    { email: 'b@example.com', isPrimary: true },
  ])
  const same = await send([{ email: 'a@example.com' }, { email: 'A@example.com' }])

  for (const reply of [primaries, same]) {
    t.match(reply, { status: 422, body: { code: 'rule_violated', pointer: '/contactEmails' } })
  }
})

t.test(
  'a deleted contact is gone, frees its values, and comes back unless they are taken',
  async (t) => {
    const { api } = await start()

    const deleted = await api.deleteContact({ params })
    const again = await api.deleteContact({ params })
    const listed = await api.listContacts()
    const restored = await api.restoreContact({ params })
    await api.deleteContact({ params })
    await api.createContact({
      body: { name: 'New office', contactEmails: [{ email: 'office@harbour.example' }] },
    })
    const taken = await api.restoreContact({ params })

    t.equal(deleted.status, 204)
    t.equal(again.status, 404)
    t.notOk(listed.body.data.some(({ id }) => id === demoIds.contact))
    t.match(restored, { status: 200, body: { data: { deletedAt: null } } })
    t.match(taken, {
      status: 409,
      body: { code: 'duplicate_resource', existing: { matchedOn: 'email' } },
    })
    t.equal((await api.getContact({ params })).status, 404)
  },
)

t.test('createContact keeps numbers as E.164 however they are written', async (t) => {
  const { api } = await start()
  const cases: Array<[string, string | undefined, string]> = [
    ['+46 (0)70-123 45 67', undefined, '+46701234567'],
    ['+1 (213) 373-4253', 'SE', '+12133734253'],
    ['070-123 45 68', 'SE', '+46701234568'],
    ['0046 70 123 45 69', 'SE', '+46701234569'],
    ['32 12 34 56', 'DK', '+4532123456'],
  ]
  for (const [phone, country, kept] of cases) {
    const { status, body } = await api.createContact({
      body: { name: 'Caller', contactPhones: [{ phone }], ...(country && { country }) },
    })
    t.equal(status, 201, phone)
    t.match(body.data.contactPhones, only({ phone: kept, isPrimary: true, type: 'other' }))
    t.equal((await api.lookupContact({ query: { phone: kept } })).body.data.id, body.data.id)
  }
})

t.test('updateContact reads a national number as of the country of the same request', async (t) => {
  const { api } = await start()
  const contactPhones = [{ phone: '070-123 45 67' }, { phone: '+4531234567' }]
  const [kept] = (await api.getContact({ params })).body.data.contactPhones

  const refused = await api.updateContact({ params, body: { contactPhones } })
  const { body } = await api.updateContact({ params, body: { contactPhones, country: 'SE' } })

  t.match(refused, {
    status: 422,
    body: { code: 'rule_violated', pointer: '/contactPhones/0/phone' },
  })
  t.match(
    body.data.contactPhones,
    only(
      { phone: '+46701234567', isPrimary: true, type: 'other' },
      { id: kept?.id, phone: '+4531234567', isPrimary: false, type: 'work' },
    ),
  )
})

t.test('createContact refuses numbers that nobody could dial, and one given twice', async (t) => {
  const { api } = await start()
  const send = async (country: string | undefined, ...phones: string[]) =>
    api.createContact({
      body: {
        name: 'Caller',
        contactPhones: phones.map((phone) => ({ phone })),
        ...(country && { country }),
      },
    })
  const first = { status: 422, body: { code: 'rule_violated', pointer: '/contactPhones/0/phone' } }

  t.match(await send(undefined, '070-123 45 67'), first, 'national, without a country')
  t.match(await send('AQ', '070-123 45 67'), first, 'of a country that has no numbers')
  for (const code of ['XX', 'ZZ', 'EU', 'UK', 'SU', 'AC', 'IC']) {
    t.match(await send(code), { status: 422, body: { code: 'rule_violated', pointer: '/country' } })
  }
  t.match(await send('SE', '12'.repeat(10)), first, 'too long')
  t.match(await send(undefined, '+4512'), first, 'too short')
  t.match(await send(undefined, '+999 123456'), first, 'no such country')
  t.match(await send(undefined, '+4531234500', '+4512'), {
    status: 422,
    body: { pointer: '/contactPhones/1/phone' },
  })
  t.match(await send('SE', '070-123 45 67', '+46 70 123 45 67'), {
    status: 422,
    body: { code: 'rule_violated', pointer: '/contactPhones' },
  })
})

t.test(
  'createContact makes a company once, whatever its case, and null takes it away',
  async (t) => {
    const { api } = await start()
    const make = async (name: string, company: string) =>
      (await api.createContact({ body: { name, company: { name: company } } })).body.data

    const [first, second] = await Promise.all([
      make('One', 'Nordic Cranes'),
      make('Two', 'NORDIC cranes'),
    ])
    const known = await make('Three', 'harbour authority')
    const { body } = await api.updateContact({
      params,
      body: { company: { name: 'Nordic Cranes' } },
    })
    const cleared = await api.updateContact({ params: { id: first.id }, body: { company: null } })
    const kept = await api.updateContact({ params: { id: second.id }, body: { notes: 'Stays' } })
    const listed = await api.listContacts({ query: { companyName: ['nordic CRANES'] } })

    t.equal(first.company?.id, second.company?.id)
    t.equal(known.company?.name, 'Harbour Authority', 'as it was first written')
    t.same(body.data.company, second.company)
    t.equal(cleared.body.data.company, null)
    t.same(kept.body.data.company, second.company)
    t.same(listed.body.data.map(({ id }) => id).sort(), [demoIds.contact, second.id].sort())
  },
)

t.test('listContactTickets and listContactComments list what the contact has', async (t) => {
  const { api } = await start()
  const ticket = async (contactId: string) =>
    (await api.createTicket({ body: { title: 'Another', contact_id: contactId } })).body.data.id
  const own = await ticket(demoIds.contact)
  const foreign = await ticket(demoIds.otherContact)
  const comment = async (id: string) =>
    (await api.createTicketComment({ params: { id }, body: { text: 'Seen' } })).body.data.id
  const first = await comment(own)
  await comment(foreign)
  const second = await comment(demoIds.ticket)
  await api.setTicketStatus({ params: { id: own }, body: { status: 'pending' } })

  const tickets = await api.listContactTickets({ params })
  const pending = await api.listContactTickets({ params, query: { status: ['pending'] } })
  const sorted = await api.listContactTickets({ params, query: { sort: ['createdAt'] } })
  const comments = await api.listContactComments({ params })
  const page = await api.listContactComments({ params, query: { page: 2, pageSize: 2 } })

  const idsOf = (reply: { body: { data: Array<{ id: string }> } }) =>
    reply.body.data.map(({ id }) => id)
  t.same(idsOf(tickets), [own, demoIds.ticket])
  t.same(idsOf(pending), [own])
  t.same(idsOf(sorted), [demoIds.ticket, own])
  t.same(idsOf(comments), [second, first, demoIds.comment])
  t.same(idsOf(page), [demoIds.comment])
  t.match(page.body, { total: 3, page: 2, lastPage: 2 })
})

t.test('listGroups walks the groups of a contact by cursors', async (t) => {
  const { api } = await start()
  const made: string[] = [demoIds.group]
  for (let n = 0; n < 4; n++) {
    const contacts = n === 2 ? [] : [demoIds.contact]
    const { body } = await api.createGroup({ body: { name: `Group ${n}`, contacts } })
    if (n !== 2) made.unshift(body.id)
  }
  const readPage = async (query: Record<string, string | number>) => {
    const { body } = await api.listGroups({
      query: { contactId: [demoIds.contact], ...query } as never,
    })
    return { ids: body.data.map(({ id }) => id), more: body.has_more }
  }

  t.same(await readPage({}), { ids: made, more: false })
  t.same(await readPage({ limit: 3 }), { ids: made.slice(0, 3), more: true })
  t.same(await readPage({ limit: 3, starting_after: String(made[2]) }), {
    ids: made.slice(3),
    more: false,
  })
  t.same(await readPage({ limit: 2, ending_before: String(made[3]) }), {
    ids: made.slice(1, 3),
    more: true,
  })
  await api.updateGroup({ params: { id: String(made[0]) }, body: { archived_at: 1 } })
  t.same(await readPage({ archived: 'true' }), { ids: made.slice(0, 1), more: false })
  const unknown = await api.listGroups({
    query: { contactId: [demoIds.contact], starting_after: newId() },
  })
  t.match(unknown, { status: 422, body: { code: 'invalid_cursor' } })
})

t.test('the lists of a contact that there is not are 404, of a new one empty', async (t) => {
  const { api } = await start()
  const { body } = await api.createContact({ body: { name: 'New' } })
  const lists = [api.listContactTickets, api.listContactComments, api.listContactMergeHistory]
  for (const list of lists) {
    t.match(await list({ params: { id: newId() } }), {
      status: 404,
      body: { resource: 'contact' },
    })
    t.match(await list({ params: { id: body.data.id } }), { status: 200, body: { data: only() } })
  }
})

t.test('listContactFields lists the system fields, then the custom ones in order', async (t) => {
  const { api } = await start()
  const field = { entity: 'contact', type: 'text' } as const
  await api.createCustomField({
    body: { ...field, systemName: 'cf_first', displayName: 'First', sortOrder: 0 },
  })
  await api.createCustomField({
    body: { ...field, systemName: 'cf_old', displayName: 'Old', isArchived: true },
  })

  const all = await api.listContactFields({ query: { pageSize: 100 } })
  const archived = await api.listContactFields({ query: { isArchived: true } })
  const second = await api.listContactFields({ query: { page: 2, pageSize: 5 } })

  const names = all.body.data.map(({ systemName }) => systemName)
  t.ok(names.includes('username') && names.includes('contactEmails'))
  t.same(names.slice(-3), ['cf_first', 'cf_plan', 'cf_old'])
  t.same(
    all.body.data.map(({ isDefault }) => isDefault),
    names.map((name) => !name.startsWith('cf_')),
  )
  t.same(
    archived.body.data.map(({ systemName }) => systemName),
    ['cf_old'],
  )
  t.same(
    second.body.data.map(({ systemName }) => systemName),
    names.slice(5, 10),
  )
})

t.test('deleteContact frees each value that is unique, and restoreContact claims it', async (t) => {
  const { api } = await start()
  await api.createCustomField({
    body: {
      entity: 'contact',
      systemName: 'cf_vat',
      displayName: 'VAT number',
      type: 'text',
      isUnique: true,
    },
  })
  const values: Array<[string, Partial<Schema<'ContactCreate'>>]> = [
    ['username', { username: 'berth.nine' }],
    ['externalId', { externalId: 'crm-9' }],
    ['email', { contactEmails: [{ email: 'nine@harbour.example' }] }],
    ['phone', { contactPhones: [{ phone: '+4531234599' }] }],
    ['platform', { platformContacts: [{ type: 'telegram', platformId: '99' }] }],
    ['cf_vat', { customFields: { cf_vat: 'DK 9' } }],
  ]
  for (const [matchedOn, value] of values) {
    const create = async () => api.createContact({ body: { name: 'Berth 9', ...value } })
    const first = (await create()).body.data.id
    const takenBy = (id: string) => ({
      status: 409,
      body: { code: 'duplicate_resource', existing: { id, matchedOn } },
    })

    t.match(await create(), takenBy(first), matchedOn)
    await api.deleteContact({ params: { id: first } })
    const second = (await create()).body.data.id
    t.match(await api.restoreContact({ params: { id: first } }), takenBy(second), matchedOn)
    await api.deleteContact({ params: { id: second } })
    const restored = await api.restoreContact({ params: { id: first } })
    t.match(restored, { status: 200, body: { data: { ...value, customFields: Array } } }, matchedOn)
    t.match(await create(), takenBy(first), `${matchedOn} is claimed again`)
    t.match(await api.restoreContact({ params: { id: second } }), takenBy(first), matchedOn)
  }
})

t.test(
  'restoreContact leaves a live contact as it is, and gives tickets their contact',
  async (t) => {
    const { api } = await start()
    const before = (await api.getContact({ params })).body.data

    const live = await api.restoreContact({ params })
    await api.deleteContact({ params })
    const orphan = await api.getTicket({ params: { id: demoIds.ticket } })
    const { body } = await api.restoreContact({ params })

    t.same(live.body.data, before)
    t.equal(orphan.body.data.contactId, demoIds.contact, 'tickets keep a deleted contact')
    t.match(body.data, { ...before, version: 3, updatedAt: String })
    t.equal((await api.restoreContact({ params: { id: newId() } })).status, 404)
  },
)
