import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { routes } from '../../generated/routes.ts'
import { newId } from '../../src/lib/ids.ts'
import { call, type Client } from '../helpers/client.ts'
import {
  everyKey,
  makeChannel,
  makeComment,
  makeContact,
  makeGroup,
  makeTag,
  makeTicket,
} from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { operationOf, soundRequest } from '../helpers/requests.ts'
import { start, startEmpty, type Workspace } from '../helpers/start.ts'

/** Makes two contacts; returns them, the request that merges one into the other, and its refusal afterwards. */
async function makeTwo(workspace: Workspace, keys: Schema<'ContactUpdate'> = everyKey) {
  const contact = await makeContact(workspace, keys)
  const otherContact = await makeContact(workspace, {
    name: 'Crane Service',
    username: 'crane.desk',
  })
  const mergedIntoHref = `/api/v1/contacts/${otherContact}`
  return {
    contact,
    otherContact,
    intoOther: { targetId: otherContact, sourceIds: [contact] },
    gone: { status: 410, body: { code: 'merged', mergedIntoId: otherContact, mergedIntoHref } },
  }
}

const idsOf = ({ body }: { body: { data: Array<{ id: string }> } }) => body.data.map(({ id }) => id)

async function make(api: Client, body: Schema<'ContactCreate'>): Promise<string> {
  const reply = await api.createContact({ body })
  t.equal(reply.status, 201, reply.text)
  return reply.body.data.id
}

async function get(api: Client, id: string): Promise<Schema<'Contact'>> {
  const { status, body } = await api.getContact({ params: { id } })
  t.equal(status, 200)
  return body.data
}

async function textField(api: Client, systemName: string, isUnique = false): Promise<string> {
  const { body } = await api.createCustomField({
    body: { entity: 'contact', systemName, displayName: systemName, type: 'text', isUnique },
  })
  return body.data.id
}

const fieldsOf = ({ customFields }: Schema<'Contact'>) =>
  Object.fromEntries(customFields.map(({ attribute, value }) => [attribute.systemName, value]))

t.test('mergeContacts previews what it then does, and a preview changes nothing', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const { contact, otherContact, intoOther } = await makeTwo(workspace)
  const before = await Promise.all([get(api, contact), get(api, otherContact)])
  const params = { id: otherContact }

  const preview = await api.mergeContacts({ body: { ...intoOther, dryRun: true } })
  const between = await Promise.all([get(api, contact), get(api, otherContact)])
  const tickets = await api.listContactTickets({ params })
  const groups = await api.listGroups({ query: { contactId: [otherContact] } })
  const history = await api.listContactMergeHistory({ params })
  const merged = await api.mergeContacts({ body: intoOther })

  t.same(between, before)
  t.same([tickets, groups, history].map(idsOf), [[], [], []])
  t.equal(preview.status, 200)
  t.same(merged.body.data, {
    ...preview.body.data,
    updatedAt: merged.body.data.updatedAt,
  })
  t.same(await get(api, otherContact), merged.body.data)
  t.equal(merged.body.data.version, 2)
})

t.test('mergeContacts refuses a preview as it refuses the merge', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const { contact, intoOther } = await makeTwo(workspace)
  const third = await make(api, { name: 'Third' })
  const unknown = newId()
  const refusals: Array<[Schema<'ContactMerge'>, string, string]> = [
    [{ targetId: contact, sourceIds: [contact] }, 'rule_violated', '/sourceIds'],
    [{ ...intoOther, fields: { name: third } }, 'rule_violated', '/fields/name'],
    [{ ...intoOther, customFields: { cf_plan: third } }, 'rule_violated', '/customFields/cf_plan'],
    [{ ...intoOther, targetId: unknown }, 'unknown_reference', '/targetId'],
    [{ ...intoOther, sourceIds: [contact, unknown] }, 'unknown_reference', '/sourceIds/1'],
  ]
  for (const [body, code, pointer] of refusals) {
    for (const dryRun of [true, false]) {
      const reply = await api.mergeContacts({ body: { ...body, dryRun } })
      t.match(reply, { status: 422, body: { code, pointer } }, JSON.stringify(body))
    }
  }
  await api.deleteContact({ params: { id: third } })
  const deleted = await api.mergeContacts({ body: { targetId: contact, sourceIds: [third] } })
  t.match(deleted, { status: 422, body: { code: 'unknown_reference', pointer: '/sourceIds/0' } })
  t.equal((await get(api, contact)).version, 1)
})

t.test('mergeContacts moves addresses, numbers and identities behind the target’s', async (t) => {
  const { api } = await startEmpty()
  const person = (n: number): Schema<'ContactCreate'> => ({
    name: `Person ${n}`,
    contactEmails: [
      { email: `old-${n}@example.com` },
      { email: `${n}@example.com`, isPrimary: true, isVerified: true },
    ],
    contactPhones: [{ phone: `+453123400${n}`, type: 'mobile' }],
    platformContacts: ['a', 'b'].map((suffix) => ({
      type: 'telegram' as const,
      platformId: `${n}${suffix}`,
      displayName: `Person ${n}`,
    })),
  })
  const [target, source, bare] = [
    await make(api, person(1)),
    await make(api, person(2)),
    await make(api, { name: 'Bare' }),
  ]
  const [own, other] = [await get(api, target), await get(api, source)]
  const secondary = <P>(part: P) => ({ ...part, isPrimary: false })

  const { body } = await api.mergeContacts({ body: { targetId: target, sourceIds: [source] } })
  const added = await api.addContactIdentity({
    params: { id: target },
    body: { type: 'telegram', platformId: 'last' },
  })
  const [mail, oldMail] = [other.contactEmails[1], other.contactEmails[0]]
  t.same(body.data.contactEmails, [...own.contactEmails, ...[mail, oldMail].map(secondary)])
  t.same(body.data.contactPhones, [...own.contactPhones, ...other.contactPhones.map(secondary)])
  t.same(body.data.platformContacts, [...own.platformContacts, ...other.platformContacts])
  t.same((await get(api, target)).platformContacts.at(-1), added.body.data)

  const again = await api.mergeContacts({ body: { targetId: bare, sourceIds: [target] } })
  t.same(
    again.body.data.contactEmails.map(({ email, isPrimary }) => [email, isPrimary]),
    [
      ['1@example.com', true],
      ['old-1@example.com', false],
      ['2@example.com', false],
      ['old-2@example.com', false],
    ],
    'a target without any takes over which is the primary one',
  )
  t.same(
    again.body.data.contactPhones.map(({ isPrimary }) => isPrimary),
    [true, false],
  )
  const found = await api.lookupContact({ query: { email: 'OLD-2@example.com' } })
  t.equal(found.body.data.id, bare, 'whoever writes from there is the target now')
})

t.test('an identity added after others were taken away comes last', async (t) => {
  const { api } = await startEmpty()
  const identity = (platformId: string) => ({ type: 'telegram', platformId }) as const
  const id = await make(api, {
    name: 'Many',
    platformContacts: ['a', 'b', 'c', 'd'].map(identity),
  })
  for (const { id: identityId } of (await get(api, id)).platformContacts.slice(0, 2)) {
    await api.removeContactIdentity({ params: { id, identityId } })
  }

  await api.addContactIdentity({ params: { id }, body: identity('e') })

  t.same(
    (await get(api, id)).platformContacts.map(({ platformId }) => platformId),
    ['c', 'd', 'e'],
  )
})

t.test('mergeContacts moves tags, groups, tickets and their comments, each once', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const { contact, otherContact } = await makeTwo(workspace)
  const early = await makeTicket(workspace, { contactId: contact })
  const earlyComment = await makeComment(workspace, early)
  const crew = await makeGroup(workspace, { contacts: [contact] })
  const tags = [
    await makeTag(workspace, { name: 'Crane' }),
    await makeTag(workspace, { name: 'Key account' }),
  ]
  await api.updateContact({ params: { id: contact }, body: { tags: tags.slice(1) } })
  const third = await make(api, { name: 'Third', tags })
  const group = async (name: string, ...contacts: string[]) =>
    (await api.createGroup({ body: { name, contacts } })).body.id
  const shared = await group('Shared', otherContact, contact, third)
  const theirs = await group('Theirs', contact, third)
  const ticket = async (contactId: string) =>
    (await api.createTicket({ body: { title: 'Moves', contact_id: contactId } })).body.data.id
  const [own, moved, closed, deleted] = [
    await ticket(otherContact),
    await ticket(third),
    await ticket(third),
    await ticket(contact),
  ]
  for (const status of ['resolved', 'closed'] as const) {
    await api.setTicketStatus({ params: { id: closed }, body: { status } })
  }
  await api.deleteTicket({ params: { id: deleted } })
  const comment = (
    await api.createTicketComment({ params: { id: moved }, body: { text: 'Stays with it' } })
  ).body.data.id

  const { body } = await api.mergeContacts({
    body: { targetId: otherContact, sourceIds: [contact, third] },
  })

  const params = { id: otherContact }
  t.same(body.data.tags.map(({ name }) => name).sort(), ['Crane', 'Key account'])
  t.same(idsOf(await api.listContactTickets({ params })).sort(), [own, moved, closed, early].sort())
  t.same(idsOf(await api.listContactComments({ params })), [comment, earlyComment])
  t.same(idsOf(await api.listGroups({ query: { contactId: [otherContact] } })), [
    theirs,
    shared,
    crew,
  ])
  for (const id of [shared, theirs, crew]) {
    const { contacts } = (await api.getGroup({ params: { id } })).body
    t.same(
      contacts.map((member) => member.id),
      [otherContact],
    )
  }
  const restored = await api.restoreTicket({ params: { id: deleted } })
  t.equal(restored.body.data.contactId, otherContact, 'a deleted ticket too')
  const history = await api.listTicketHistory({ params: { id: moved } })
  t.match(history.body.data[0], {
    field: 'contactId',
    from: third,
    to: otherContact,
    actor: { id: workspace.ownerId },
  })
})

t.test('custom fields of the type contact name the target of a merge', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const { contact, otherContact } = await makeTwo(workspace)
  for (const entity of ['ticket', 'contact'] as const) {
    for (const systemName of ['cf_payer', 'cf_old']) {
      const body = { entity, systemName, displayName: 'Payer', type: 'contact' } as const
      await api.createCustomField({ body })
    }
    const text = { entity, systemName: 'cf_text', displayName: 'Text', type: 'text' } as const
    await api.createCustomField({ body: text })
  }
  const [third, target] = [
    await make(api, { name: 'Third' }),
    await make(api, { name: 'Target', customFields: { cf_payer: contact } }),
  ]
  const customFields = { cf_payer: contact, cf_old: third, cf_text: contact }
  const ticketWith = async (customFields: Record<string, string>) => {
    const body = { title: 'Paid', contact_id: otherContact, customFields }
    return (await api.createTicket({ body })).body.data.id
  }
  const held = await ticketWith(customFields)
  const deleted = await ticketWith(customFields)
  const other = await ticketWith({ cf_payer: otherContact })
  await api.deleteTicket({ params: { id: deleted } })
  const holder = await make(api, { name: 'Holder', customFields })
  const { data: fields } = (await api.listCustomFields({ query: { q: 'cf_old' } })).body
  for (const { id } of fields) {
    await api.updateCustomField({ params: { id }, body: { isArchived: true } })
  }
  const valuesOf = async (id: string) => {
    const { customFields } = (await api.getTicket({ params: { id } })).body.data
    return Object.fromEntries(
      customFields.map(({ attribute, value }) => [attribute.systemName, value]),
    )
  }
  const countOf = async (id: string) => {
    const [tickets, contacts] = [
      await api.listTickets({ query: { cf_payer: id } }),
      await api.listContacts({ query: { cf_payer: id } }),
    ]
    return [tickets.body.total, contacts.body.total]
  }

  const preview = { targetId: target, sourceIds: [contact, third], dryRun: true }
  await api.mergeContacts({ body: preview })
  t.equal((await valuesOf(held))['cf_payer'], contact, 'a preview changes nothing')
  t.same(await countOf(contact), [1, 2])
  const merged = await api.mergeContacts({ body: { ...preview, dryRun: false } })
  await api.restoreTicket({ params: { id: deleted } })
  for (const { id } of fields) {
    await api.updateCustomField({ params: { id }, body: { isArchived: false } })
  }

  const pointed = { cf_payer: target, cf_old: target, cf_text: contact }
  t.same(await valuesOf(held), pointed)
  t.same(await valuesOf(deleted), pointed)
  t.same(await valuesOf(other), { cf_payer: otherContact })
  const after = await get(api, holder)
  t.same(fieldsOf(after), pointed)
  t.equal(after.customFields[0]?.textValue, 'Target')
  t.equal(after.version, 2)
  t.match([merged.body.data.version, fieldsOf(merged.body.data)], only(2, { cf_payer: target }))
  t.same(await countOf(target), [2, 2])
  t.same(await countOf(contact), [2, 2], 'the id of a source stands for the target')

  const history = await api.listTicketHistory({ params: { id: held } })
  t.match(history.body.data.slice(0, 1), only({ from: contact, to: target }))
  const { body: events } = await api.listEvents({ query: { types: ['contact.updated'] } })
  t.match(events.data, only({ data: { id: holder } }))
})

t.test('of each field the contact named wins, then the target, then the latest', async (t) => {
  const { api, ownerId } = await startEmpty()
  await textField(api, 'cf_a')
  await textField(api, 'cf_b')
  await textField(api, 'cf_c')
  const target = await make(api, {
    name: 'Target',
    username: 'target',
    jobTitle: 'Of the target',
    notes: 'Of the target',
    channel: 'phone',
    lastSeenAt: '2026-01-01T00:00:00Z',
    customFields: { cf_a: 'target', cf_b: 'target' },
  })
  const older = await make(api, {
    name: 'Older',
    username: 'older',
    firstName: 'Older',
    language: 'da',
    address: 'Older',
    externalId: 'older-1',
    company: { name: 'Older' },
    lastSeenAt: '2026-03-01T00:00:00Z',
    customFields: { cf_a: 'older', cf_b: 'older', cf_c: 'older' },
  })
  const newer = await make(api, {
    name: 'Newer',
    username: 'newer',
    firstName: 'Newer',
    address: 'Newer',
    jobTitle: 'Of the newer',
    lastSeenAt: '2026-02-01T00:00:00Z',
    lastContactedAt: '2026-02-02T00:00:00Z',
    customFields: { cf_a: 'newer', cf_c: 'newer' },
  })
  await api.updateContact({ params: { id: newer }, body: { ownerId } })

  const { body } = await api.mergeContacts({
    body: {
      targetId: target,
      sourceIds: [older, newer],
      fields: {
        username: older,
        name: newer,
        address: older,
        notes: newer,
      },
      customFields: { cf_a: older, cf_b: newer },
    },
  })

  t.match(body.data, {
    id: target,
    username: 'older',
    name: 'Newer',
    firstName: 'Newer',
    language: 'da',
    address: 'Older',
    jobTitle: 'Of the target',
    notes: null,
    channel: 'phone',
    externalId: 'older-1',
    company: { name: 'Older' },
    ownerId,
    lastSeenAt: '2026-03-01T00:00:00.000Z',
    lastContactedAt: '2026-02-02T00:00:00.000Z',
  })
  t.same(fieldsOf(body.data), { cf_a: 'older', cf_c: 'newer' }, 'cf_b is empty where it was named')
  const free = await api.createContact({ body: { name: 'Takes it', username: 'target' } })
  t.equal(free.status, 201, 'what the target gave up is free')
})

t.test('a merge that names a custom field that there is not is refused', async (t) => {
  const { api } = await startEmpty()
  await textField(api, 'cf_plan')
  const target = await make(api, { name: 'Target', customFields: { cf_plan: 'gold' } })
  const source = await make(api, { name: 'Source', customFields: { cf_plan: 'silver' } })
  const customFields = { cf_plam: source, cf_plan: source }

  const refused = await api.mergeContacts({
    body: { targetId: target, sourceIds: [source], customFields },
  })

  t.match(refused, { status: 422, body: { code: 'invalid_custom_field' } })
  const { errors } = JSON.parse(refused.text)
  t.match(errors, only({ pointer: '/customFields/cf_plam', message: /Did you mean "cf_plan"\?/ }))
  t.equal(errors.length, 1)
  t.same(fieldsOf(await get(api, target)), { cf_plan: 'gold' })
})

t.test('a merge with a blocked contact blocks the target', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const { contact } = await makeTwo(workspace)
  const emails = [{ email: 'stop@harbour.example' }]
  const source = await make(api, { name: 'Opted out', contactEmails: emails })
  const reason = 'Asked us to stop'
  await api.blockContact({ params: { id: source }, body: { reason } })
  const channelId = await makeChannel(workspace)
  const after = (await api.listEvents()).body.nextCursor
  const body = { targetId: contact, sourceIds: [source] }

  const preview = await api.mergeContacts({ body: { ...body, dryRun: true } })
  await api.mergeContacts({ body })

  const blocked = { isBlocked: true, blockedReason: reason }
  t.match(preview.body.data, blocked)
  t.match(await get(api, contact), blocked)
  const refused = await api.sendMessage({
    body: { contactId: contact, channelId, messageType: 'text', message: 'Hi' },
  })
  t.match(refused, { status: 422, body: { code: 'contact_blocked' } })
  const events = (await api.listEvents({ query: { after } })).body.data
  t.match(
    events.map(({ type, previous }) => [type, previous?.['isBlocked']]),
    only(
      only('contact.merged', false),
      only('contact.blocked', false),
      only('contact.deleted', undefined),
    ),
  )
  // The target's own reason stays
  const other = await make(api, { name: 'Other' })
  await api.blockContact({ params: { id: other }, body: { reason: 'Spam' } })
  await api.mergeContacts({ body: { targetId: contact, sourceIds: [other] } })
  t.match(await get(api, contact), blocked)
})

t.test('unique custom fields are held by the target alone, archived ones too', async (t) => {
  const { api } = await startEmpty()
  await textField(api, 'cf_vat', true)
  const oldId = await textField(api, 'cf_old', true)
  const valued = async (n: number) =>
    make(api, { name: `${n}`, customFields: { cf_vat: `VAT ${n}`, cf_old: `Old ${n}` } })
  const [target, source] = [await valued(1), await valued(2)]
  await api.updateCustomField({ params: { id: oldId }, body: { isArchived: true } })

  const { body } = await api.mergeContacts({
    body: {
      targetId: target,
      sourceIds: [source],
      customFields: { cf_vat: source, cf_old: source },
    },
  })
  await api.updateCustomField({ params: { id: oldId }, body: { isArchived: false } })

  t.same(fieldsOf(body.data), { cf_vat: 'VAT 2' })
  const create = async (customFields: Record<string, string>) =>
    api.createContact({ body: { name: 'Another', customFields } })
  for (const [field, value] of [
    ['cf_vat', 'VAT 2'],
    ['cf_old', 'Old 2'],
  ] as const) {
    t.match(await create({ [field]: value }), {
      status: 409,
      body: { existing: { id: target, matchedOn: field } },
    })
  }
  t.equal((await create({ cf_vat: 'VAT 1' })).status, 201)
  t.equal((await create({ cf_old: 'Old 1' })).status, 201)
})

t.test(
  'every operation with a 410 answers it for a merged contact, and does nothing',
  async (t) => {
    const workspace = await start()
    const { api, origin, token, database, workspaceId } = workspace
    const { contact, otherContact, intoOther, gone } = await makeTwo(workspace, {})
    const merged = routes.filter(
      (route) =>
        // An expired cursor is gone as well, and a merge names contacts in its body
        !['listEvents', 'streamEvents', 'mergeContacts'].includes(route.id) &&
        operationOf(route).responses['410'] !== undefined,
    )
    const ofContact = routes.filter(({ path }) => path.startsWith('/contacts/{id}'))
    t.same(
      merged.map(({ id }) => id),
      ofContact.map(({ id }) => id),
      'all that name a contact in their path document it',
    )
    t.ok(merged.length >= 11, `${merged.length} operations of a contact`)
    const { headers } = await api.getContact({ params: { id: contact } })
    const conditions = [
      {},
      { 'if-match': String(headers['etag']) },
      { 'if-match': '"99-00000000"' },
      { 'if-none-match': String(headers['etag']) },
    ]
    const { body } = await api.mergeContacts({ body: intoOther })
    const rows = async () =>
      database.admin`select * from contacts where workspace_id = ${workspaceId} order by id`
    const before = await rows()

    for (const route of merged) {
      for (const condition of conditions) {
        const sound = soundRequest(route)
        const params = { ...sound.params, id: contact }
        const request = { ...sound, params, headers: condition }
        const reply = await call(origin, token, route, request)
        t.match(reply, gone, route.id)
        t.equal(reply.body['mergedAt'], body.data.updatedAt, route.id)
      }
    }

    t.same(await rows(), before)
    t.same(await get(api, otherContact), body.data)
  },
)

t.test('a merged contact is not listed, and what names it means the target', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const { contact, otherContact, intoOther, gone } = await makeTwo(workspace)
  await api.mergeContacts({ body: intoOther })

  const listed = await api.listContacts()
  const found = await api.lookupContact({ query: { externalId: 'crm-1001' } })
  const named = await api.lookupContact({ query: { username: 'harbour.office' } })
  const ticket = await api.createTicket({ body: { title: 'Late', contact_id: contact } })
  const member = await api.addGroupContacts({
    params: { id: await makeGroup(workspace) },
    body: { contacts: [contact] },
  })
  const again = await api.mergeContacts({ body: intoOther })
  const upserted = await api.upsertContact({
    body: {
      matchOn: ['email'],
      contact: { name: 'Upserted', contactEmails: [{ email: 'office@harbour.example' }] },
    },
  })
  const created = await api.createContact({
    body: { name: 'Anew', username: 'harbour.office' },
  })

  t.same(idsOf(listed), [otherContact])
  t.equal(found.body.data.id, otherContact, 'the target had no external id of its own')
  t.equal(named.body.data.id, otherContact)
  t.match(ticket, { status: 201, body: { data: { contactId: otherContact } } })
  t.equal(member.status, 200)
  t.notOk(member.body.contacts.some(({ id }) => id === contact))
  t.match(again, { ...gone, body: { ...gone.body, pointer: '/sourceIds/0' } })
  t.match(upserted, { status: 200, body: { data: { id: otherContact, name: 'Upserted' } } })
  t.equal(created.status, 201)
})

t.test('listContactMergeHistory tells of all that led to a contact, latest first', async (t) => {
  const workspace = await startEmpty()
  const { api, tokenWith } = workspace
  const { contact, otherContact } = await makeTwo(workspace)
  const [middle, last] = [
    await make(api, { name: 'Middle' }),
    await make(api, { name: 'Last', username: 'last' }),
  ]
  const service = await tokenWith('contacts:merge')

  await api.mergeContacts({ body: { targetId: middle, sourceIds: [contact, otherContact] } })
  await api.mergeContacts({ body: { targetId: last, sourceIds: [middle] }, token: service })
  const all = await api.listContactMergeHistory({ params: { id: last } })
  const page = await api.listContactMergeHistory({
    params: { id: last },
    query: { page: 2, pageSize: 2 },
  })

  const [third, second, first] = all.body.data
  t.match(third, { sourceId: middle, sourceName: 'Middle', actor: { type: 'token' } })
  t.match(
    [first, second].sort((a, b) => String(a?.sourceId).localeCompare(String(b?.sourceId))),
    only(
      { sourceId: contact, sourceName: 'Harbour Office', actor: { id: workspace.ownerId } },
      { sourceId: otherContact, sourceName: 'Crane Service', actor: { id: workspace.ownerId } },
    ),
  )
  t.match(page.body, { total: 3, lastPage: 2, data: only(first) })
  for (const [id, entry] of [
    [contact, [first, second].find((one) => one?.sourceId === contact)],
    [middle, third],
  ] as const) {
    t.match(await api.getContact({ params: { id } }), {
      status: 410,
      body: { mergedIntoId: last, mergedAt: entry?.mergedAt },
    })
  }
})

t.test('a preview is made again under its Idempotency-Key', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const targetId = await makeContact(workspace, { name: 'Target' })
  const source = await makeContact(workspace, { name: 'Source', jobTitle: 'Mate' })
  const headers = { 'idempotency-key': 'preview' }
  const preview = { body: { targetId, sourceIds: [source], dryRun: true }, headers }

  t.match(await api.mergeContacts(preview), { body: { data: { jobTitle: 'Mate' } } })
  await api.updateContact({ params: { id: source }, body: { jobTitle: 'Captain' } })
  t.match(await api.mergeContacts(preview), { body: { data: { jobTitle: 'Captain' } } })
})
