import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { newId } from '../../src/lib/ids.ts'
import { everyKey, makeContact, makeTag } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { startEmpty } from '../helpers/start.ts'

const whatsapp = { type: 'whatsapp', platformId: '4531234567' } as const
const telegram = { type: 'telegram', platformId: '99' } as const

t.test('createContact and updateContact replace identities, keeping ids', async (t) => {
  const { api } = await startEmpty()
  const params = { id: await makeContact({ api }, everyKey) }
  const [kept] = (await api.getContact({ params })).body.data.platformContacts
  const update = async (platformContacts: Array<Schema<'ContactIdentityWrite'>>) =>
    (await api.updateContact({ params, body: { platformContacts } })).body.data.platformContacts

  const made = await api.createContact({
    body: { name: 'Two', platformContacts: [telegram, { ...whatsapp, platformId: '1' }] },
  })
  const replaced = await update([{ type: 'sms', platformId: 'a b' }, whatsapp])
  const untouched = await api.updateContact({ params, body: { notes: 'Stays' } })
  const renamed = await update([{ ...whatsapp, displayName: 'Office' }])
  const nameless = await update([{ ...whatsapp, displayName: null }])
  const none = await update([])

  t.match(
    made.body.data.platformContacts,
    only({ ...telegram, displayName: null }, { type: 'whatsapp', platformId: '1' }),
  )
  t.match(replaced, only({ type: 'sms', platformId: 'a b' }, kept))
  t.same(untouched.body.data.platformContacts, replaced)
  t.same(renamed, [{ ...kept, displayName: 'Office' }])
  t.same(nameless, [{ ...kept, displayName: null }])
  t.same(none, [])
})

t.test('updateContact refuses one identity twice, and one of another contact', async (t) => {
  const { api } = await startEmpty()
  const params = { id: await makeContact({ api }, everyKey) }
  const other = { id: await makeContact({ api }) }

  const twice = await api.updateContact({
    params,
    body: { platformContacts: [telegram, { ...telegram, displayName: 'Again' }] },
  })
  const taken = await api.updateContact({ params: other, body: { platformContacts: [whatsapp] } })
  const otherPlatform = await api.updateContact({
    params: other,
    body: { platformContacts: [{ ...whatsapp, type: 'sms' }] },
  })

  t.match(twice, {
    status: 422,
    body: { code: 'rule_violated', pointer: '/platformContacts' },
  })
  t.match(taken, {
    status: 409,
    body: {
      code: 'duplicate_resource',
      existing: { id: params.id, matchedOn: 'platform' },
    },
  })
  t.equal(otherPlatform.status, 200)
})

t.test('addContactIdentity adds behind those there are, and names who has one', async (t) => {
  const { api } = await startEmpty()
  const params = { id: await makeContact({ api }, everyKey) }
  const other = await makeContact({ api })
  const add = async (id: string, body: Schema<'ContactIdentityWrite'>) =>
    api.addContactIdentity({ params: { id }, body })

  const added = await add(params.id, { ...telegram, displayName: 'Ole' })
  const taken = await add(other, telegram)
  const again = await add(params.id, telegram)
  const unknown = await add(newId(), { ...telegram, platformId: '1' })

  t.match(added, { status: 201, body: { data: { ...telegram, displayName: 'Ole' } } })
  t.match(taken, {
    status: 409,
    body: {
      code: 'duplicate_resource',
      existing: {
        id: params.id,
        href: `/api/v1/contacts/${params.id}`,
        matchedOn: 'platform',
      },
    },
  })
  t.same(again.body.data, added.body.data, 'the contact has it already')
  t.match(unknown, { status: 404, body: { resource: 'contact' } })
  const { body } = await api.getContact({ params })
  t.match(body.data, { version: 2, platformContacts: only(whatsapp, telegram) })
})

t.test('addContactIdentity gives one of 20 contacts that want an identity at once', async (t) => {
  const { api } = await startEmpty()
  const ids = await Promise.all(
    Array.from(
      { length: 20 },
      async (_, n) => (await api.createContact({ body: { name: `Twin ${n}` } })).body.data.id,
    ),
  )

  const replies = await Promise.all(
    ids.map(async (id) => api.addContactIdentity({ params: { id }, body: telegram })),
  )

  const winner = ids[replies.findIndex(({ status }) => status === 201)]
  t.equal(replies.filter(({ status }) => status === 201).length, 1)
  t.ok(
    replies
      .filter(({ status }) => status !== 201)
      .every(({ status, body }) => status === 409 && body.existing?.id === winner),
  )
})

t.test('removeContactIdentity takes only what is the contact’s own', async (t) => {
  const { api } = await startEmpty()
  const params = { id: await makeContact({ api }, everyKey) }
  const other = await makeContact({ api })
  const identity = (await api.getContact({ params })).body.data.platformContacts[0]?.id ?? ''
  const remove = async (id: string, identityId: string) =>
    api.removeContactIdentity({ params: { id, identityId } })
  const missing = { status: 404, body: { resource: 'contact_identity' } }

  t.match(await remove(params.id, newId()), missing)
  t.match(await remove(other, identity), missing, 'of another contact')
  t.match(await remove(newId(), identity), { status: 404, body: { resource: 'contact' } })
  const before = await api.getContact({ params })
  t.equal((await remove(params.id, identity)).status, 204)
  t.match(await remove(params.id, identity), missing)
  const after = await api.getContact({ params })

  t.match(before.body.data, { version: 1, platformContacts: only(whatsapp) })
  t.match(after.body.data, { version: 2, platformContacts: only() })
  const taken = await api.addContactIdentity({
    params: { id: other },
    body: whatsapp,
  })
  t.equal(taken.status, 201, 'another contact can have it now')
})

t.test('updateContactTags adds, takes off and replaces, by id or by name', async (t) => {
  const { api } = await startEmpty()
  await makeTag({ api }, { name: 'Crane' })
  const tag = await makeTag({ api }, { name: 'Key account' })
  const params = { id: await makeContact({ api }, { ...everyKey, tags: [tag] }) }
  const changeTags = async (actionType: Schema<'TagsChange'>['actionType'], ...tags: string[]) => {
    const { status, body } = await api.updateContactTags({ params, body: { actionType, tags } })
    t.equal(status, 200)
    return body.data.tags.map(({ name }) => name)
  }

  t.same(await changeTags('MERGE', 'CRANE', tag), ['Crane', 'Key account'])
  t.same(await changeTags('REMOVE', 'key ACCOUNT'), ['Crane'])
  t.same(await changeTags('REMOVE', 'Key account'), ['Crane'], 'that it does not have')
  t.same(await changeTags('REPLACE', tag.toUpperCase()), ['Key account'])
  t.same(await changeTags('REPLACE'), [])
  t.equal((await api.getContact({ params })).body.data.version, 5, 'a change that is none')
})

t.test('updateContactTags refuses tags, contacts and versions that there are not', async (t) => {
  const { api } = await startEmpty()
  const tag = await makeTag({ api }, { name: 'Key account' })
  const crane = await makeTag({ api }, { name: 'Crane' })
  const params = { id: await makeContact({ api }, { ...everyKey, tags: [tag] }) }
  const body: Schema<'TagsChange'> = { actionType: 'MERGE', tags: ['Crane', 'None of these'] }
  const sound: Schema<'TagsChange'> = { actionType: 'REPLACE', tags: [crane] }

  const unknown = await api.updateContactTags({ params, body })
  const missing = await api.updateContactTags({ params: { id: newId() }, body: sound })
  const stale = await api.updateContactTags({
    params,
    body: sound,
    headers: { 'if-match': '"9-00000000"' },
  })

  t.match(unknown, { status: 422, body: { code: 'unknown_reference', pointer: '/tags/1' } })
  t.match(missing, { status: 404, body: { resource: 'contact' } })
  t.equal(stale.status, 412)
  const { body: now } = await api.getContact({ params })
  t.match(now.data, { version: 1, tags: only({ name: 'Key account' }) })
})

t.test('updateContactTags keeps what concurrent changes put on', async (t) => {
  const { api } = await startEmpty()
  const tag = await makeTag({ api }, { name: 'Key account' })
  const params = { id: await makeContact({ api }, { ...everyKey, tags: [tag] }) }
  const names = Array.from({ length: 12 }, (_, n) => `Label ${n}`)
  for (const name of names) await api.createTag({ body: { name } })

  const replies = await Promise.all(
    names.map(async (name) =>
      api.updateContactTags({ params, body: { actionType: 'MERGE', tags: [name] } }),
    ),
  )

  t.ok(replies.every(({ status }) => status === 200))
  const { body } = await api.getContact({ params })
  t.equal(body.data.tags.length, names.length + 1)
})

t.test('updateContact keeps the unique values of custom fields apart', async (t) => {
  const { api } = await startEmpty()
  const [contact, otherContact] = [await makeContact({ api }), await makeContact({ api })]
  await api.createCustomField({
    body: {
      entity: 'contact',
      systemName: 'cf_vat',
      displayName: 'VAT number',
      type: 'text',
      isUnique: true,
    },
  })
  const set = async (id: string, value: string | null) =>
    api.updateContact({ params: { id }, body: { customFields: { cf_vat: value } } })

  const first = await set(contact, 'DK 1')
  const same = await set(contact, 'DK 1')
  const taken = await set(otherContact, 'DK 1')
  await set(contact, 'DK 2')
  const freed = await set(otherContact, 'DK 1')
  await set(otherContact, null)
  const back = await set(contact, 'DK 1')

  t.same([first.status, same.status, freed.status, back.status], [200, 200, 200, 200])
  t.match(taken, {
    status: 409,
    body: { code: 'duplicate_resource', existing: { id: contact, matchedOn: 'cf_vat' } },
  })
})

t.test('a refusal names the one of several addresses that another contact has', async (t) => {
  const { api } = await startEmpty()
  await makeContact({ api }, everyKey)
  const free = 'free@harbour.example'
  const details: Array<{ body: Partial<Schema<'ContactCreate'>>; detail: string }> = [
    {
      body: { contactEmails: [{ email: free }, { email: 'Office@Harbour.example' }] },
      detail: 'Another contact already has this email: office@harbour.example.',
    },
    {
      body: { contactPhones: [{ phone: '+4531234568' }, { phone: '+45 31 23 45 67' }] },
      detail: 'Another contact already has this phone: +4531234567.',
    },
    {
      body: { platformContacts: [telegram, { type: 'whatsapp', platformId: '4531234567' }] },
      detail: 'Another contact already has this platform: whatsapp 4531234567.',
    },
  ]
  for (const { body, detail } of details) {
    const created = await api.createContact({ body: { name: 'Other', ...body } })
    t.match(created, { status: 409, body: { code: 'duplicate_resource', detail } })
    const contact = { name: 'Other', externalId: 'crm-2', ...body }
    const upserted = await api.upsertContact({ body: { matchOn: ['externalId'], contact } })
    t.match(upserted, { status: 409, body: { code: 'duplicate_resource', detail } })
  }
})
