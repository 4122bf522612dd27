import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { newId } from '../../src/lib/ids.ts'
import { again } from '../helpers/again.ts'
import { everyKey, makeContact, makeTag } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { startEmpty } from '../helpers/start.ts'

type MatchKey = Schema<'ContactMatchKey'>

const matchKeys: MatchKey[] = ['externalId', 'email', 'phone', 'username', 'platform']
const email = (address: string) => ({ contactEmails: [{ email: address }] })

t.test('upsertContact creates a contact (201) and then updates it (200)', async (t) => {
  const { api } = await startEmpty()
  const send = async (contact: Partial<Schema<'ContactCreate'>>) =>
    api.upsertContact({
      body: { matchOn: ['externalId'], contact: { name: 'Mira', externalId: 'crm-7', ...contact } },
    })

  const created = await send({ jobTitle: 'Purchasing', channel: 'phone' })
  const updated = await send({ name: 'Mira Lindqvist' })

  t.equal(created.status, 201)
  t.equal(created.headers['location'], `/api/v1/contacts/${created.body.data.id}`)
  t.match(created.body.data, { name: 'Mira', version: 1, channel: 'phone', jobTitle: 'Purchasing' })
  t.equal(updated.status, 200)
  t.match(updated.body.data, {
    id: created.body.data.id,
    name: 'Mira Lindqvist',
    jobTitle: 'Purchasing',
    channel: 'phone',
    version: 2,
  })
})

t.test('upsertContact finds a contact by each key, and only by those named', async (t) => {
  const values: Record<MatchKey, Partial<Schema<'ContactCreate'>>> = {
    externalId: { externalId: 'crm-1001' },
    email: email('OFFICE@harbour.example'),
    phone: { contactPhones: [{ phone: '31 23 45 67' }], country: 'DK' },
    username: { username: 'harbour.office' },
    platform: { platformContacts: [{ type: 'whatsapp', platformId: '4531234567' }] },
  }
  for (const key of matchKeys) {
    const { api } = await startEmpty()
    const id = await makeContact({ api }, everyKey)
    const contact = { name: 'Office', ...values[key] }
    const others = matchKeys.filter((other) => other !== key)

    const alone = await api.upsertContact({ body: { matchOn: [key], contact } })
    const among = await api.upsertContact({ body: { matchOn: matchKeys, contact } })
    const without = await api.upsertContact({ body: { matchOn: others, contact } })
    const beside = await api.upsertContact({
      body: {
        matchOn: others.slice(0, 1),
        contact: { ...values[others[0] as MatchKey], ...contact },
      },
    })

    t.match(alone, { status: 200, body: { data: { id } } }, key)
    t.match(among, { status: 200, body: { data: { id } } }, key)
    t.match(without, { status: 422, body: { code: 'rule_violated', pointer: '/contact' } }, key)
    t.match(beside, { status: 200, body: { data: { id } } }, key)
    t.equal(among.body.data.contactEmails.length, 1)
    t.equal(among.body.data.contactPhones.length, 1)
    t.equal(among.body.data.platformContacts.length, 1)
  }
})

t.test('upsertContact adds parts, keeping what is there and the primary ones', async (t) => {
  const { api } = await startEmpty()
  const [tag, crane] = [
    await makeTag({ api }, { name: 'Key account' }),
    await makeTag({ api }, { name: 'Crane' }),
  ]
  const params = { id: await makeContact({ api }, { ...everyKey, tags: [tag] }) }
  const before = (await api.getContact({ params })).body.data

  const { body } = await api.upsertContact({
    body: {
      matchOn: ['username'],
      contact: {
        name: 'Harbour Office',
        username: 'harbour.office',
        contactEmails: [
          { email: 'Office@harbour.example' },
          { email: 'new@harbour.example', isPrimary: true },
        ],
        contactPhones: [{ phone: '+4531234599', type: 'mobile', isPrimary: true }],
        platformContacts: [{ type: 'telegram', platformId: '99', displayName: 'Ole' }],
        tags: [crane],
        customFields: {},
      },
    },
  })

  t.match(
    body.data.contactEmails,
    only(before.contactEmails[0], {
      email: 'new@harbour.example',
      isPrimary: false,
      isVerified: false,
    }),
  )
  t.match(
    body.data.contactPhones,
    only(before.contactPhones[0], { phone: '+4531234599', isPrimary: false, type: 'mobile' }),
  )
  t.match(
    body.data.platformContacts,
    only(before.platformContacts[0], { type: 'telegram', platformId: '99', displayName: 'Ole' }),
  )
  t.same(body.data.tags.map(({ name }) => name).sort(), ['Crane', 'Key account'])
})

t.test('upsertContact leaves absent members, and null clears', async (t) => {
  const { api } = await startEmpty()
  const params = {
    id: await makeContact(
      { api },
      {
        ...everyKey,
        address: 'Quay 3',
        jobTitle: 'Office',
        company: { name: 'Harbour Authority' },
      },
    ),
  }
  const before = (await api.getContact({ params })).body.data

  const { body } = await api.upsertContact({
    body: {
      matchOn: ['email'],
      contact: {
        name: 'Harbour',
        ...email('office@harbour.example'),
        address: null,
        company: null,
      },
    },
  })

  t.same(body.data, {
    ...before,
    name: 'Harbour',
    address: null,
    company: null,
    version: 2,
    updatedAt: body.data.updatedAt,
  })
})

t.test('upsertContact makes the first part primary where there is none', async (t) => {
  const { api } = await startEmpty()
  await makeContact({ api }, { username: 'crane.service' })

  const { body } = await api.upsertContact({
    body: {
      matchOn: ['username'],
      contact: {
        name: 'Crane Service',
        username: 'crane.service',
        contactEmails: [
          { email: 'a@crane.example' },
          { email: 'b@crane.example', isPrimary: true },
        ],
      },
    },
  })

  t.match(
    body.data.contactEmails,
    only(
      { email: 'a@crane.example', isPrimary: false },
      { email: 'b@crane.example', isPrimary: true },
    ),
  )
})

t.test('upsertContact names the contacts when the values belong to several', async (t) => {
  const { api } = await startEmpty()
  const id = await makeContact({ api }, everyKey)
  const other = await makeContact({ api }, { username: 'crane.service' })
  const contact = {
    name: 'Both',
    username: 'crane.service',
    externalId: 'crm-1001',
    ...email('office@harbour.example'),
  }

  const { status, body } = await api.upsertContact({ body: { matchOn: matchKeys, contact } })

  t.equal(status, 409)
  t.equal(body.code, 'duplicate_resource')
  t.same(
    body.conflicts?.map(({ id, href, matchedOn }) => [id, href, [...matchedOn].sort()]).sort(),
    [
      [id, `/api/v1/contacts/${id}`, ['email', 'externalId']],
      [other, `/api/v1/contacts/${other}`, ['username']],
    ],
  )
  const one = await api.upsertContact({ body: { matchOn: ['email'], contact } })
  t.match(one, {
    status: 409,
    body: { code: 'duplicate_resource', existing: { id: other } },
  })
})

t.test('upsertContact tells of a deleted contact how to restore it', async (t) => {
  const { api } = await startEmpty()
  const params = { id: await makeContact({ api }, everyKey) }
  const contact = { name: 'Office', ...email('Office@Harbour.example') }
  const upsert = async () => api.upsertContact({ body: { matchOn: ['email'], contact } })
  await api.deleteContact({ params })

  const refused = await upsert()
  const [, id = ''] = /contacts\/(.+)\/restore$/.exec(String(refused.body.restoreHref)) ?? []
  const restored = await api.restoreContact({ params: { id } })
  const updated = await upsert()

  const href = `/api/v1/contacts/${params.id}`
  t.match(refused, {
    status: 409,
    body: {
      code: 'duplicate_of_deleted',
      existing: { id: params.id, href, matchedOn: 'email' },
      restoreHref: `${href}/restore`,
    },
  })
  t.equal(restored.status, 200)
  t.match(updated, { status: 200, body: { data: { id: params.id, name: 'Office' } } })
})

t.test('upsertContact prefers a live contact to a deleted one with the same value', async (t) => {
  const { api } = await startEmpty()
  const params = { id: await makeContact({ api }, everyKey) }
  const contact = { name: 'Office', ...email('office@harbour.example') }
  await api.deleteContact({ params })
  const created = await api.createContact({ body: contact })

  const { status, body } = await api.upsertContact({ body: { matchOn: ['email'], contact } })

  t.equal(status, 200)
  t.equal(body.data.id, created.body.data.id)
})

t.test('an error of upsertContact leads to the member within the contact', async (t) => {
  const { api } = await startEmpty()
  const known = { name: 'Mira', externalId: 'crm-7' }
  for (const externalId of ['crm-7', 'crm-8']) {
    await api.upsertContact({ body: { matchOn: ['externalId'], contact: known } })
    for (const [member, detail, pointer] of [
      [{ ownerId: newId() }, /^"contact\.ownerId" /, '/contact/ownerId'],
      [{ customFields: { cf_none: 1 } }, /^"cf_none" /, '/contact/customFields/cf_none'],
      [
        { contactPhones: [{ phone: '12345' }] },
        /^"contact\.contactPhones\[0\]\.phone" /,
        '/contact/contactPhones/0/phone',
      ],
    ] as const) {
      const contact = { name: 'Mira', externalId, ...member } as never
      const reply = await api.upsertContact({ body: { matchOn: ['externalId'], contact } })
      t.match(reply, { status: 422, body: { detail, pointer } })
    }
  }
})

t.test('upsertContact that adds nothing leaves the contact as it is', async (t) => {
  const { api } = await startEmpty()
  const tag = await makeTag({ api })
  const contact = { name: 'Mira', ...everyKey, tags: [tag] }
  const send = () => api.upsertContact({ body: { matchOn: ['externalId'], contact } })

  const created = await send()
  const again = await send()

  t.equal(created.status, 201)
  t.same(again.body, created.body)
  t.equal(again.headers['etag'], created.headers['etag'])
})

t.test('upsertContact refuses a contact without any of the keys', async (t) => {
  const { api } = await startEmpty()
  const contact = { name: 'Nobody', contactEmails: [], externalId: null }

  const reply = await api.upsertContact({ body: { matchOn: ['externalId', 'email'], contact } })

  t.match(reply, { status: 422, body: { code: 'rule_violated', pointer: '/contact' } })
  t.equal((await api.listContacts()).body.total, 0)
})

t.test('of 200 upserts of one contact at once exactly one creates it', async (t) => {
  const { api, database, workspaceId } = await startEmpty()
  const upsert = async (n: number) =>
    again(async () =>
      api.upsertContact({
        body: {
          matchOn: ['email', 'externalId'],
          contact: {
            name: 'Race',
            externalId: 'race-1',
            contactEmails: [{ email: n % 2 ? 'race@example.com' : 'Race@Example.com' }],
            ...(n % 10 === 0 && { platformContacts: [{ type: 'telegram', platformId: `${n}` }] }),
          },
        },
      }),
    )

  const replies = await Promise.all(Array.from({ length: 200 }, async (_, n) => upsert(n)))

  t.equal(replies.filter(({ status }) => status === 201).length, 1)
  t.equal(replies.filter(({ status }) => status === 200).length, 199)
  t.equal(new Set(replies.map(({ body }) => body.data.id)).size, 1)
  const rows = await database.admin`
    select id from contacts where workspace_id = ${workspaceId} and name = 'Race'`
  t.equal(rows.length, 1)
  const { body } = await api.lookupContact({ query: { externalId: 'race-1' } })
  t.ok([20, 21].includes(body.data.version), 'those that added nothing changed nothing')
  t.equal(body.data.contactEmails.length, 1)
  t.equal(body.data.platformContacts.length, 20, 'what each of them added is there')
})

t.test('upsertContact and createContact with one address at once make one contact', async (t) => {
  const { api, database, workspaceId } = await startEmpty()
  for (let round = 0; round < 5; round++) {
    const contact = { name: `Round ${round}`, ...email(`round-${round}@example.com`) }

    const replies = await Promise.all(
      Array.from({ length: 40 }, async (_, n) =>
        n % 2
          ? again(async () => api.createContact({ body: contact }))
          : again(async () => api.upsertContact({ body: { matchOn: ['email'], contact } })),
      ),
    )

    const created = replies.filter(({ status }) => status === 201)
    t.equal(created.length, 1)
    t.ok(replies.every(({ status }, n) => [201, n % 2 ? 409 : 200].includes(status)))
    const rows = await database.admin`
      select id from contacts where workspace_id = ${workspaceId} and name = ${contact.name}`
    t.same(
      rows.map(({ id }) => id as string),
      [created[0]?.body.data.id],
    )
  }
})

t.test('upserts that look for the same values in another order wait for each other', async (t) => {
  const { api } = await startEmpty()
  const contact = {
    name: 'Crossed',
    externalId: 'crossed-1',
    username: 'crossed',
    ...email('crossed@example.com'),
  }

  const replies = await Promise.all(
    Array.from({ length: 30 }, async (_, n) => {
      const matchOn: MatchKey[] = n % 2 ? ['externalId', 'email'] : ['username', 'externalId']
      return again(async () => api.upsertContact({ body: { matchOn, contact } }))
    }),
  )

  t.equal(replies.filter(({ status }) => status === 201).length, 1)
  t.equal(replies.filter(({ status }) => status === 200).length, 29)
})
