import t from 'tap'
import type { Schema } from '../generated/operations.ts'
import { demoIds } from '../src/demo.ts'
import { start } from './helpers/start.ts'

const params = { id: demoIds.contact }

t.test('createContact fills in what is not given', async (t) => {
  const { api } = await start()

  const { status, body, headers } = await api.createContact({ body: { name: 'Mira Lindqvist' } })

  t.equal(status, 201)
  t.equal(headers['location'], `/api/v1/contacts/${body.data.id}`)
  t.match(body.data, {
    username: /^contact-[0-9a-f]{12}$/,
    firstName: null,
    contactEmails: [],
    contactPhones: [],
    channel: 'api',
    tags: [],
    customFields: [],
    marketingConsent: { email: 'unknown', sms: 'unknown', whatsapp: 'unknown' },
    ownerId: null,
    deletedAt: null,
    version: 1,
  })
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
    marketingConsent: { sms: 'denied' },
    ownerId: demoIds.agent,
  }

  const { body } = await api.createContact({ body: given })

  const { contactEmails, contactPhones, tags, customFields, marketingConsent, ...plain } = given
  t.match(body.data, plain)
  t.match(body.data.contactEmails, [
    { email: 'a@lindqvist.example', isPrimary: false, isVerified: false },
    { email: 'b@lindqvist.example', isPrimary: true },
  ])
  t.match(body.data.contactPhones, [{ ...contactPhones?.[0], isPrimary: true }])
  t.same(body.data.tags, [{ id: demoIds.tag, name: 'Crane' }])
  t.match(body.data.customFields, [{ value: 'silver', textValue: 'Silver' }])
  t.same(body.data.marketingConsent, { email: 'unknown', sms: 'denied', whatsapp: 'unknown' })
  t.ok(contactEmails && tags && customFields && marketingConsent)
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

  t.match(body.data.contactEmails, [
    { email: 'new@harbour.example', isPrimary: true },
    { id: first?.id, email: 'Office@harbour.example', isPrimary: false },
  ])
  t.equal(body.data.contactPhones.length, 1)
  t.equal(body.data.version, 2)
})

t.test('updateContact merges custom fields and consent, clears null, replaces tags', async (t) => {
  const { api } = await start()

  const { body } = await api.updateContact({
    params,
    body: {
      address: null,
      customFields: { cf_plan: null },
      marketingConsent: { whatsapp: 'granted' },
      tags: [demoIds.tag],
    },
  })

  t.match(body.data, { address: null, name: 'Harbour Office', customFields: [] })
  t.same(body.data.marketingConsent, { email: 'granted', sms: 'unknown', whatsapp: 'granted' })
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
