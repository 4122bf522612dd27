import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { newId } from '../../src/lib/ids.ts'
import { again } from '../helpers/again.ts'
import type { Client } from '../helpers/client.ts'
import { makeTicket, ticketBody } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { repairAll } from '../helpers/repair.ts'
import { copyRows } from '../helpers/rows.ts'
import { emptyWorkspaceOn, startEmpty, startServer } from '../helpers/start.ts'
import { recordTouchedRows } from '../helpers/touched.ts'

type Definition = Partial<Schema<'CustomFieldCreate'>>

async function define(api: Client, systemName: string, rest: Definition = {}) {
  const body = {
    entity: 'ticket',
    displayName: 'Field',
    type: 'text',
    systemName,
    ...rest,
  } as const
  return api.createCustomField({ body })
}

t.test('listCustomFields filters by entity, archive and name', async (t) => {
  const { api } = await startEmpty()
  await define(api, 'cf_hull', { displayName: 'Hull number', isArchived: true })
  await define(api, 'cf_hull', { entity: 'contact' })
  const found = async (query: object) =>
    (await api.listCustomFields({ query: { pageSize: 100, ...query } })).body

  t.same((await found({ q: 'HULL' })).total, 2)
  t.same((await found({ q: 'hull num' })).data[0]?.systemName, 'cf_hull')
  t.same((await found({ q: 'hull', entity: ['contact'] })).total, 1)
  t.same((await found({ q: 'hull', isArchived: false })).total, 1)
  t.match(
    (await found({ isArchived: true })).data,
    only({ systemName: 'cf_hull', isArchived: true }),
  )
})

t.test('a system name is there once for each entity', async (t) => {
  const { api } = await startEmpty()
  const first = await define(api, 'cf_once')

  const again = await define(api, 'cf_once')
  const other = await define(api, 'cf_once', { entity: 'contact' })

  t.equal(first.headers['location'], `/api/v1/custom-fields/${first.body.data.id}`)
  t.match(again, {
    status: 409,
    body: { code: 'duplicate_resource', existing: { id: first.body.data.id } },
  })
  t.equal(other.status, 201)
})

t.test('createCustomField refuses parts that do not go together', async (t) => {
  const { api, ownerId } = await startEmpty()
  const option = { value: 'a', label: 'A' }
  const tree = (parentValue: string) => [{ ...option, parentValue }]
  const child = { value: 'b', label: 'B', parentValue: 'a' }
  const cases: Array<[Definition, string]> = [
    [{ type: 'select' }, '/options'],
    [{ type: 'text', options: [option] }, '/options'],
    [{ type: 'select', options: [option, option] }, '/options'],
    [{ type: 'select', options: tree('a') }, '/options/0/parentValue'],
    [{ type: 'tree_select', options: tree('b') }, '/options/0/parentValue'],
    [{ type: 'tree_select', options: tree('a') }, '/options/0/parentValue'],
    [{ type: 'regex' }, '/validation/pattern'],
    [{ type: 'regex', validation: { pattern: '(' } }, '/validation/pattern'],
    [{ type: 'integer', validation: { pattern: 'a' } }, '/validation/pattern'],
    [{ validation: { pattern: '[ab]{0,1000}'.repeat(30) } }, '/validation/pattern'],
    [{ validation: { pattern: 'a{1000}(?i){1000}' } }, '/validation/pattern'],
    [{ validation: { pattern: `(?i)${'[Ā-𞥀]'.repeat(80)}` } }, '/validation/pattern'],
    [{ type: 'textarea', validation: { pattern: '[a-z]{1,100}' } }, '/validation/pattern'],
    [{ validation: { minLength: 3, maxLength: 2 } }, '/validation/minLength'],
    [{ type: 'integer', validation: { min: 3, max: 2 } }, '/validation/min'],
    [{ type: 'integer', validation: { minLength: 3 } }, '/validation/minLength'],
    [
      { type: 'multi_select', options: [option], validation: { maxLength: 3 } },
      '/validation/maxLength',
    ],
    [{ type: 'text', validation: { min: 3 } }, '/validation/min'],
    [{ type: 'date', validation: { max: 3 } }, '/validation/max'],
    [
      { type: 'tree_select', options: [{ ...option, isDefault: true }, child] },
      '/options/0/isDefault',
    ],
    [{ type: 'boolean', isUnique: true }, '/isUnique'],
    [{ entity: 'contact', isRequiredToResolve: true }, '/isRequiredToResolve'],
    [{ isUnique: true, defaultValue: 'x' }, '/defaultValue'],
    [{ type: 'user', defaultValue: ownerId }, '/defaultValue'],
    [{ type: 'integer', defaultValue: 'x' }, '/defaultValue'],
  ]
  for (const [definition, pointer] of cases) {
    const reply = await define(api, 'cf_wrong', definition)
    const problem = { code: 'rule_violated', pointer }
    t.match(reply, { status: 422, body: problem }, JSON.stringify(definition))
  }
})

t.test('a limit that was stored for a type without it can be sent again and removed', async (t) => {
  const { api, database } = await startEmpty()
  const { id } = (await define(api, 'cf_old')).body.data
  await database.admin`update custom_fields set validation = '{"min":3}' where id = ${id}`
  const changeLimit = (validation: { min: number | null }) =>
    api.updateCustomField({ params: { id }, body: { displayName: 'Old', validation } })

  t.equal((await changeLimit({ min: 3 })).status, 200)
  t.match(await changeLimit({ min: 4 }), { status: 422, body: { pointer: '/validation/min' } })
  t.match(await changeLimit({ min: null }), {
    status: 200,
    body: { data: { validation: { min: null } } },
  })
})

t.test('a pattern may take as long as maxLength makes it', async (t) => {
  const { api } = await startEmpty()
  const pattern = '[a-z]{1,100}'
  const unbounded = await define(api, 'cf_words', { type: 'textarea', validation: { pattern } })
  const validation = { pattern, maxLength: 1000 }
  const bounded = await define(api, 'cf_words', { type: 'textarea', validation })
  const names = "^[\\p{L} '-]{1,255}$"
  const unicode = await define(api, 'cf_name', { type: 'regex', validation: { pattern: names } })
  const widened = await api.updateCustomField({
    params: { id: bounded.body.data.id },
    body: { validation: { maxLength: null } },
  })

  t.match(
    unbounded.body.detail,
    /takes too long for texts of 65535 characters; set "maxLength" to \d+/,
  )
  t.equal(bounded.status, 201)
  t.equal(unicode.status, 201)
  t.match(widened, { status: 422, body: { code: 'rule_violated', pointer: '/validation/pattern' } })
})

t.test('patterns of before there were bounds are matched in bounded time', async (t) => {
  const workspace = await startEmpty()
  const { api, database } = workspace
  const params = { id: await makeTicket(workspace) }
  const made = await define(api, 'cf_old', { validation: { pattern: 'a' } })
  const { id } = made.body.data
  const set = async (pattern: string, value: string) => {
    const validation = JSON.stringify({ pattern })
    await database.admin`update custom_fields set validation = ${validation}::text::jsonb where id = ${id}`
    return api.updateTicket({ params, body: { customFields: { cf_old: value } } })
  }
  const huge = await set('[ab]{0,1000}'.repeat(30), 'ab')
  const wide = await set('[ab]{0,200}'.repeat(2), 'ab')

  const problem = { code: 'invalid_custom_field', pointer: '/customFields/cf_old' }
  t.match(huge, {
    status: 422,
    body: { ...problem, detail: /the pattern of the field is too large/ },
  })
  t.equal(wide.status, 200)
})

t.test('a required field is asked of every new object and never cleared', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const params = { id: await makeTicket(workspace) }
  const ticket = await ticketBody(workspace)
  await define(api, 'cf_berth', { isRequired: true })
  const problem = { code: 'invalid_custom_field', pointer: '/customFields/cf_berth' }

  const without = await api.createTicket({ body: ticket })
  const empty = await api.createTicket({ body: { ...ticket, customFields: { cf_berth: null } } })
  const made = await api.createTicket({ body: { ...ticket, customFields: { cf_berth: '4' } } })
  const old = await api.updateTicket({ params, body: { title: 'Of before' } })
  const cleared = await api.updateTicket({
    params: { id: made.body.data.id },
    body: { customFields: { cf_berth: null } },
  })

  t.match(without, { status: 422, body: problem })
  t.match(empty, { status: 422, body: problem })
  t.equal(made.status, 201)
  t.equal(old.status, 200, 'what was there before may be changed')
  t.match(cleared, { status: 422, body: problem })
})

t.test('defaults are given to new objects only, and options may say so', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const params = { id: await makeTicket(workspace) }
  const ticket = await ticketBody(workspace)
  await define(api, 'cf_shift', { defaultValue: 'day', isRequired: true })
  await define(api, 'cf_team', {
    type: 'multi_select',
    options: [
      { value: 'a', label: 'A', isDefault: true },
      { value: 'b', label: 'B', isDefault: true },
      { value: 'c', label: 'C' },
    ],
  })
  const valuesOf = (fields: Array<Schema<'CustomFieldValue'>>) =>
    Object.fromEntries(fields.map(({ attribute, value }) => [attribute.systemName, value]))

  const made = await api.createTicket({ body: ticket })
  const given = await api.createTicket({ body: { ...ticket, customFields: { cf_shift: 'night' } } })
  const old = await api.getTicket({ params })

  t.match(valuesOf(made.body.data.customFields), { cf_shift: 'day', cf_team: only('a', 'b') })
  t.match(valuesOf(given.body.data.customFields), { cf_shift: 'night', cf_team: only('a', 'b') })
  t.notOk('cf_shift' in valuesOf(old.body.data.customFields))
})

t.test('null for a field of a new object means no value and not the default', async (t) => {
  const workspace = await startEmpty()
  const { api, tokenWith } = workspace
  const ticket = await ticketBody(workspace)
  for (const entity of ['ticket', 'contact'] as const) {
    await define(api, 'cf_shift', { entity, defaultValue: 'day' })
    await define(api, 'cf_team', {
      entity,
      type: 'select',
      options: [{ value: 'a', label: 'A', isDefault: true }],
    })
  }
  const customFields = { cf_shift: null, cf_team: null }
  const made = await api.createTicket({ body: { ...ticket, customFields } })
  const person = await api.createContact({ body: { name: 'Ada', customFields } })
  const partly = await api.createTicket({ body: { ...ticket, customFields: { cf_shift: '' } } })
  t.same([made.status, made.body.data.customFields], [201, []])
  t.same([person.status, person.body.data.customFields], [201, []])
  t.match(partly.body.data.customFields, only({ value: 'a', attribute: { systemName: 'cf_team' } }))
  t.equal(partly.body.data.customFields.length, 1)

  await define(api, 'cf_fixed', { defaultValue: 'x', isReadOnly: true })
  await define(api, 'cf_plain', { isReadOnly: true })
  const token = await tokenWith('tickets:write')
  const create = async (customFields: Record<string, null>) =>
    api.createTicket({ body: { ...ticket, customFields }, token })
  const problem = { code: 'invalid_custom_field', pointer: '/customFields/cf_fixed' }
  t.match(await create({ cf_fixed: null }), { status: 422, body: problem }, 'it is read-only')
  t.equal((await create({ cf_plain: null })).status, 201, 'it has no value in any case')

  await define(api, 'cf_must', { defaultValue: 'x', isRequired: true })
  t.match(await create({ cf_must: null }), { status: 422, body: { detail: /is required/ } })
  t.equal((await create({})).status, 201)
})

t.test('a field required to resolve is asked for then, and told', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const params = { id: await makeTicket(workspace) }
  const field = await define(api, 'cf_cause', { isRequiredToResolve: true })
  const resolve = async () => api.setTicketStatus({ params, body: { status: 'resolved' } })

  const refused = await resolve()
  await api.updateCustomField({
    params: { id: field.body.data.id },
    body: { isArchived: true },
  })
  const archived = await resolve()

  t.match(refused, { status: 422, body: { code: 'fields_required_to_resolve' } })
  t.match(refused.text, /cf_cause/)
  t.equal(archived.status, 200)
})

t.test('of 50 that write one unique value at once exactly one does', async (t) => {
  const workspace = await startEmpty()
  const { api, database, workspaceId } = workspace
  const ticket = await ticketBody(workspace)
  await define(api, 'cf_hull', { isUnique: true })
  await define(api, 'cf_hull', { entity: 'contact', isUnique: true })
  const body = { customFields: { cf_hull: 'H-1' } }

  const tickets = await Promise.all(
    Array.from({ length: 50 }, async () =>
      again(async () => api.createTicket({ body: { ...ticket, ...body } })),
    ),
  )
  const contacts = await Promise.all(
    Array.from({ length: 50 }, async (_, n) =>
      again(async () => api.createContact({ body: { name: `Hull ${n}`, ...body } })),
    ),
  )

  for (const [replies, table] of [
    [tickets, 'tickets'],
    [contacts, 'contacts'],
  ] as const) {
    const made = replies.filter(({ status }) => status === 201)
    t.equal(made.length, 1)
    t.ok(
      replies.every(
        (reply) =>
          reply.status === 201 ||
          (reply.status === 409 && reply.body.existing?.id === made[0]?.body.data.id),
      ),
      'the others are told which one has it',
    )
    const rows = await database.admin`select id from ${database.admin(table)}
      where workspace_id = ${workspaceId} and custom_fields ->> 'cf_hull' = 'H-1'`
    t.equal(rows.length, 1)
  }
})

t.test(
  'of many that restore, write and merge one value that was there before it was unique one does',
  async (t) => {
    const { api } = await startEmpty()
    const field = { id: (await define(api, 'cf_hull', { entity: 'contact' })).body.data.id }
    const body = { customFields: { cf_hull: 'H-1' } }
    const make = async (given: object) =>
      (await api.createContact({ body: { name: 'Hull', ...given } })).body.data.id
    const [target, ...deleted] = await Promise.all([{}, body, body, body].map(make))
    for (const id of deleted) await api.deleteContact({ params: { id: id ?? '' } })
    const unique = await api.updateCustomField({ params: field, body: { isUnique: true } })
    t.equal(unique.status, 200, 'deleted ones do not count')

    const replies = await Promise.all([
      ...deleted.map((id) => again(async () => api.restoreContact({ params: { id: id ?? '' } }))),
      again(async () => api.updateContact({ params: { id: target ?? '' }, body })),
      again(async () => api.createContact({ body: { name: 'Another', ...body } })),
    ])

    t.equal(replies.filter(({ status }) => status < 300).length, 1)
    t.equal(replies.filter(({ status }) => status === 409).length, replies.length - 1)
  },
)

t.test('a field with many values becomes unique without a change of a row for each', async (t) => {
  const on = await emptyWorkspaceOn(await startServer(t))
  const { api, database } = on
  const params = { id: await makeTicket(on) }
  const field = { id: (await define(api, 'cf_hull')).body.data.id }
  const same = { title: `'Many'`, external_id: 'null', cx_log_id: 'null' }
  const values = `jsonb_build_object('cf_hull', 'H-' || n)`
  await copyRows(on, 'tickets', 2000, { ...same, custom_fields: values })
  await repairAll(on)
  const touched = await recordTouchedRows(database.admin)
  const turn = async (body: object) => (await api.updateCustomField({ params: field, body })).status
  const set = async (value: string) =>
    (await api.updateTicket({ params, body: { customFields: { cf_hull: value } } })).status

  t.equal(await turn({ isUnique: true }), 200)
  t.equal(await set('H-2000'), 409)
  t.equal(await turn({ isArchived: true }), 200)
  t.equal(await turn({ isArchived: false }), 200)
  t.equal(await turn({ isUnique: false }), 200)
  const most = await touched()
  t.ok(most.rows > 0 && most.rows < 10, `${most.rows} rows of ${most.table}`)

  t.equal(await set('H-2000'), 200)
  t.match(await api.updateCustomField({ params: field, body: { isUnique: true } }), {
    status: 409,
    body: {
      detail:
        '"cf_hull" cannot be unique while several tickets have the same value. "existing" is one of them.',
      existing: { matchedOn: 'cf_hull' },
    },
  })
})

t.test('a unique value is free again when cleared, deleted or changed', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const ticket = await ticketBody(workspace)
  await define(api, 'cf_hull', { isUnique: true })
  const make = async (value: string) =>
    api.createTicket({ body: { ...ticket, customFields: { cf_hull: value } } })
  const set = async (id: string, value: string | null) =>
    api.updateTicket({ params: { id }, body: { customFields: { cf_hull: value } } })
  const first = (await make('H-1')).body.data.id

  t.equal((await make('H-1')).status, 409)
  t.equal((await set(first, 'H-1')).status, 200, 'its own')
  await set(first, 'H-2')
  const second = (await make('H-1')).body.data.id
  t.equal((await set(first, 'H-1')).status, 409)
  await set(second, null)
  t.equal((await set(first, 'H-1')).status, 200)
  await api.deleteTicket({ params: { id: first } })
  t.equal((await set(second, 'H-1')).status, 200)
  const restored = await api.restoreTicket({ params: { id: first } })
  t.match(restored, { status: 409, body: { existing: { id: second } } })
})

t.test('the values of an archived unique field need not be unique', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const ticket = await ticketBody(workspace)
  const field = { id: (await define(api, 'cf_hull', { isUnique: true })).body.data.id }
  const make = async () =>
    api.createTicket({ body: { ...ticket, customFields: { cf_hull: 'H-1' } } })
  const archive = (body: object) => api.updateCustomField({ params: field, body })
  const first = { id: (await make()).body.data.id }
  await api.deleteTicket({ params: first })
  const second = { id: (await make()).body.data.id }

  await archive({ isArchived: true })
  t.equal((await api.restoreTicket({ params: first })).status, 200)
  const refused = { status: 409, body: { code: 'duplicate_resource' } }
  t.match(await archive({ isArchived: false }), refused)
  t.equal((await archive({ isArchived: false, isUnique: false })).status, 200)
  await api.updateTicket({ params: second, body: { customFields: { cf_hull: null } } })
  t.equal((await archive({ isUnique: true })).status, 200)
  t.equal((await archive({ isArchived: true })).status, 200)
  t.equal((await archive({ isArchived: false })).status, 200)
  t.equal((await make()).status, 409, 'it is unique again')
})

t.test('updateCustomField makes unique only what is unique already', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const params = { id: await makeTicket(workspace) }
  const ticket = await ticketBody(workspace)
  const { body } = await define(api, 'cf_hull')
  const field = { id: body.data.id }
  const set = async (value: string | null) =>
    api.updateTicket({ params, body: { customFields: { cf_hull: value } } })
  await set('H-1')
  await api.createTicket({ body: { ...ticket, customFields: { cf_hull: 'H-1' } } })

  const refused = await api.updateCustomField({ params: field, body: { isUnique: true } })
  await set('H-2')
  const done = await api.updateCustomField({ params: field, body: { isUnique: true } })
  const taken = await set('H-1')
  await api.updateCustomField({ params: field, body: { isUnique: false } })
  const free = await set('H-1')

  t.match(refused, { status: 409, body: { code: 'duplicate_resource' } })
  t.match(done, { status: 200, body: { data: { isUnique: true } } })
  t.equal(taken.status, 409)
  t.equal(free.status, 200)
})

t.test('an archived field is hidden and takes nothing; its values come back', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const params = { id: await makeTicket(workspace) }
  const { body } = await define(api, 'cf_hull')
  const field = { id: body.data.id }
  await api.updateTicket({ params, body: { customFields: { cf_hull: 'H-1' } } })
  const shown = async () =>
    (await api.getTicket({ params })).body.data.customFields.some(
      ({ attribute }) => attribute.systemName === 'cf_hull',
    )

  await api.updateCustomField({ params: field, body: { isArchived: true } })
  const hidden = await shown()
  const refused = await api.updateTicket({ params, body: { customFields: { cf_hull: 'H-2' } } })
  await api.updateCustomField({ params: field, body: { isArchived: false } })

  t.notOk(hidden)
  t.match(refused, { status: 422, body: { code: 'invalid_custom_field' } })
  t.ok(await shown())
})

t.test('an option that objects have cannot be removed', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const ticket = await ticketBody(workspace)
  const [gold, tin, lead] = ['gold', 'tin', 'lead'].map((value) => ({ value, label: value }))
  const options = [gold, tin, lead] as Array<{ value: string; label: string }>
  for (const entity of ['ticket', 'contact'] as const) {
    for (const type of ['select', 'multi_select', 'tree_select'] as const) {
      const { body } = await define(api, `cf_${type}`, { entity, type, options })
      const field = { id: body.data.id }
      const customFields = { [`cf_${type}`]: type === 'multi_select' ? ['gold', 'tin'] : 'tin' }
      const made =
        entity === 'ticket'
          ? await api.createTicket({ body: { ...ticket, customFields } })
          : await api.createContact({ body: { name: 'Ada', customFields } })
      const object = { id: made.body.data.id }
      const changeValues = async (values: string[], isArchived = false) =>
        api.updateCustomField({
          params: field,
          body: {
            options: options
              .filter(({ value }) => values.includes(value))
              .map((option) => ({ ...option, isArchived })),
          },
        })

      const problem = { code: 'resource_in_use', references: [{ resource: entity, count: 1 }] }
      t.match(await changeValues(['gold', 'lead']), {
        status: 409,
        body: { ...problem, detail: /The option "tin" cannot be removed/ },
      })
      t.equal((await changeValues(['gold', 'tin'])).status, 200, 'nobody has lead')
      t.equal((await changeValues(['gold', 'tin'], true)).status, 200, 'it can be archived')
      if (entity === 'ticket') await api.deleteTicket({ params: object })
      else await api.deleteContact({ params: object })
      t.match(await changeValues(['gold']), { status: 409, body: problem }, 'it can be restored')
    }
  }
})

t.test('an archived option keeps its label but takes no new values', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const params = { id: await makeTicket(workspace) }
  const ticket = await ticketBody(workspace)
  const options = [
    { value: 'gold', label: 'Gold' },
    { value: 'tin', label: 'Tin' },
  ]
  const { body } = await define(api, 'cf_plan', { type: 'select', options })
  const set = async (id: string) =>
    api.updateTicket({ params: { id }, body: { customFields: { cf_plan: 'tin' } } })
  await set(params.id)
  const other = (await api.createTicket({ body: ticket })).body.data.id

  await api.updateCustomField({
    params: { id: body.data.id },
    body: {
      options: [
        { ...options[0]!, label: 'Golden' },
        { ...options[1]!, isArchived: true },
      ],
    },
  })

  const kept = (await api.getTicket({ params })).body.data.customFields
  t.match(
    kept.find(({ attribute }) => attribute.systemName === 'cf_plan'),
    { textValue: 'Tin' },
  )
  t.match(await set(other), { status: 422, body: { code: 'invalid_custom_field' } })
})

t.test('a value that an object has already is taken, whatever its field takes now', async (t) => {
  const workspace = await startEmpty()
  const { api, tokenWith } = workspace
  const params = { id: await makeTicket(workspace) }
  const gold = { value: 'gold', label: 'Gold' }
  const tin = { value: 'tin', label: 'Tin' }
  const options = [gold, tin]
  const plan = (await define(api, 'cf_plan', { type: 'select', options })).body.data.id
  const plans = (await define(api, 'cf_plans', { type: 'multi_select', options })).body.data.id
  const hull = (await define(api, 'cf_hull')).body.data.id
  const token = await tokenWith('tickets:write')
  const set = (customFields: object) =>
    api.updateTicket({ params, body: { customFields } as never, token })
  const values = { cf_plan: 'tin', cf_plans: ['tin'], cf_hull: 'H-1' }
  const { version } = (await set(values)).body.data
  const archived = { options: [gold, { ...tin, isArchived: true }] }
  await api.updateCustomField({ params: { id: plan }, body: archived })
  await api.updateCustomField({ params: { id: plans }, body: archived })
  await api.updateCustomField({
    params: { id: hull },
    body: { isReadOnly: true, validation: { minLength: 9 } },
  })

  t.match(await set(values), { status: 200, body: { data: { version } } })
  t.match(await set({ cf_hull: ' H-1 ' }), { status: 200, body: { data: { version } } })
  t.equal((await set({ cf_plans: ['gold', 'tin'] })).status, 200, 'one more')
  const refused = { status: 422, body: { code: 'invalid_custom_field' } }
  t.match(await set({ cf_hull: 'H-2' }), refused)
  t.equal((await set({ cf_plan: 'gold', cf_plans: ['gold'] })).status, 200)
  t.match(await set({ cf_plan: 'tin' }), refused)
  t.match(await set({ cf_plans: ['tin'] }), refused)
})

t.test('a read-only field is set only by who may define fields', async (t) => {
  const workspace = await startEmpty()
  const { api, tokenWith } = workspace
  const params = { id: await makeTicket(workspace) }
  await define(api, 'cf_score', { type: 'integer', isReadOnly: true })
  const body = { customFields: { cf_score: 5 } }
  const token = await tokenWith('tickets:write')

  const refused = await api.updateTicket({ params, body, token })
  const done = await api.updateTicket({ params, body })

  t.match(refused, { status: 422, body: { code: 'invalid_custom_field' } })
  t.equal(done.status, 200)
})

t.test('deleteCustomField refuses while anything has a value, deleted or not', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const params = { id: await makeTicket(workspace) }
  const { body } = await define(api, 'cf_hull')
  const field = { id: body.data.id }
  await api.updateTicket({ params, body: { customFields: { cf_hull: 'H-1' } } })

  const used = await api.deleteCustomField({ params: field })
  await api.deleteTicket({ params })
  const stillUsed = await api.deleteCustomField({ params: field })
  await api.restoreTicket({ params })
  await api.updateTicket({ params, body: { customFields: { cf_hull: null } } })
  const done = await api.deleteCustomField({ params: field })

  const problem = { code: 'resource_in_use', references: [{ resource: 'ticket', count: 1 }] }
  t.match(used, { status: 409, body: problem })
  t.match(stillUsed, { status: 409, body: problem })
  t.equal(done.status, 204)
  for (const reply of [
    await api.getCustomField({ params: field }),
    await api.updateCustomField({ params: field, body: { displayName: 'Back' } }),
    await api.deleteCustomField({ params: field }),
    await api.getCustomField({ params: { id: newId() } }),
  ]) {
    t.equal(reply.status, 404)
  }
})

t.test('a field is not deleted while its first value is being written', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const params = { id: await makeTicket(workspace) }
  for (let round = 0; round < 10; round++) {
    const systemName = `cf_race_${round}`
    const { body } = await define(api, systemName)

    const [deleted, written] = await Promise.all([
      again(async () => api.deleteCustomField({ params: { id: body.data.id } })),
      again(async () =>
        api.updateTicket({ params, body: { customFields: { [systemName]: 'first' } } }),
      ),
    ])

    t.ok(
      (deleted.status === 204 && written.status === 422) ||
        (deleted.status === 409 && written.status === 200),
      `${deleted.status} ${written.status}`,
    )
  }
})

t.test('listTicketFields and listContactFields tell of system and custom fields', async (t) => {
  const { api } = await startEmpty()
  await define(api, 'cf_hull', { isRequired: true, isArchived: true })
  await define(api, 'cf_keel', { entity: 'contact' })
  await define(api, 'cf_order_number')

  const query = { pageSize: 100, isArchived: false }
  const tickets = (await api.listTicketFields({ query })).body.data
  const contacts = (await api.listContactFields({ query })).body.data
  const archived = (await api.listTicketFields({ query: { isArchived: true } })).body.data

  const names = (fields: ReadonlyArray<{ systemName: string }>) =>
    fields.map(({ systemName }) => systemName)
  t.ok(['title', 'status', 'cf_order_number'].every((name) => names(tickets).includes(name)))
  t.notOk(names(tickets).includes('cf_hull'))
  t.same(names(archived), ['cf_hull'])
  t.notOk(names(tickets).includes('cf_keel'))
  t.ok(['name', 'cf_keel', 'username'].every((name) => names(contacts).includes(name)))
})

t.test(
  'a refused option is answered with those that can be chosen, unless they are many',
  async (t) => {
    const workspace = await startEmpty()
    const { api } = workspace
    const params = { id: await makeTicket(workspace) }
    const option = (value: string, rest = {}) => ({ value, label: value.toUpperCase(), ...rest })
    const tin = option('tin', { isArchived: true })
    await define(api, 'cf_plan', { type: 'select', options: [option('gold'), option('iron'), tin] })
    await define(api, 'cf_kinds', { type: 'multi_select', options: [option('a'), option('b')] })
    const tree = [option('crane'), option('jib', { parentValue: 'crane' }), option('berth')]
    await define(api, 'cf_tree', { type: 'tree_select', options: tree })
    const many = Array.from({ length: 100 }, (_, index) => option(`option ${index}`))
    await define(api, 'cf_many', { type: 'select', options: many })

    for (const [name, value, detail] of [
      ['cf_plan', 'GOLD', '"cf_plan" must be one of the options of the field: gold or iron.'],
      ['cf_kinds', 'a', '"cf_kinds" must be a list of options of the field: a or b.'],
      [
        'cf_tree',
        'crane',
        '"cf_tree" must be an option of the field without options below it: jib or berth.',
      ],
      ['cf_many', 'none', '"cf_many" must be one of the options of the field.'],
    ] as const) {
      const { status, body } = await api.updateTicket({
        params,
        body: { customFields: { [name]: value } },
      })
      t.match({ status, body }, { status: 422, body: { code: 'invalid_custom_field', detail } })
    }
  },
)
