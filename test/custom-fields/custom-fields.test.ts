import t, { type Test } from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { newId } from '../../src/lib/ids.ts'
import { makeAgents } from '../helpers/agents.ts'
import type { Client } from '../helpers/client.ts'
import { makeContact, makeTicket, ticketBody } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { startEmpty } from '../helpers/start.ts'

type Value = Schema<'CustomFieldTypedValue'>
type Values = Schema<'CustomFieldValues'>
type Definition = Partial<Schema<'CustomFieldCreate'>>

interface TypeCase {
  readonly definition?: Definition
  /** Values that fit, how each is kept and read; the last one is there when filters are tried. */
  readonly good: ReadonlyArray<readonly [given: Value, kept: Value, textValue: string]>
  /** Values that the contract lets through and the type does not. */
  readonly bad: readonly Value[]
  /** Operators that follow the system name in a query. */
  readonly finds: readonly string[]
  readonly misses: readonly string[]
  readonly refused: readonly string[]
}

const same = (value: string): [string, string, string] => [value, value, value]
const quoted = 'Crane "4" \\ || true'
const notes: Record<'𝄞' | 'x', string> = { '𝄞': '𝄞'.repeat(255), x: 'x'.repeat(256) }

/** Users and contacts that values may name. */
type Named = Record<'ada' | 'noor' | 'office' | 'service', string>

const typesFor = ({
  ada,
  noor,
  office,
  service,
}: Named): Readonly<Record<Schema<'CustomFieldType'>, TypeCase>> => ({
  text: {
    good: [same(notes['𝄞']), same('none'), [' cafe\u0301\u00a0', 'café', 'café'], same(quoted)],
    bad: [notes.x, 4, true, ['Crane'], { amount: '1', currency: 'EUR' }],
    finds: [`=${quoted}`, `=Crane 5,${quoted}`],
    misses: ['=Crane', `=${quoted.toLowerCase()}`, '=a" || true || "'],
    refused: ['From=Crane', 'To=Crane', `=${notes.x}`],
  },
  textarea: {
    good: [same('One line\nand another')],
    bad: [4],
    finds: ['=One line\nand another'],
    misses: ['=One line'],
    refused: ['From=One'],
  },
  integer: {
    good: [
      [0, 0, '0'],
      [9007199254740991, 9007199254740991, '9007199254740991'],
      [42, 42, '42'],
    ],
    bad: [1.5, '42', true, ['42']],
    finds: ['=42', '=-7,42', 'From=42', 'From=-5', 'To=43'],
    misses: ['=4', 'From=43', 'To=42'],
    refused: ['=many', '=1.5', '=4e1', 'From=many', 'From=1.5', 'To=', '=42,'],
  },
  decimal: {
    good: [
      [0.000001, 0.000001, '0.000001'],
      [-1234567.5, -1234567.5, '-1234567.5'],
      [12.25, 12.25, '12.25'],
    ],
    bad: [0.0000001, '12.25', false],
    finds: ['=12.25', '=12.250', 'From=12.25', 'To=12.250001'],
    misses: ['=12', 'From=12.250001', 'To=12.25'],
    refused: ['=12.2500001', 'From=x'],
  },
  percent: {
    good: [
      [150, 150, '150'],
      [99.5, 99.5, '99.5'],
    ],
    bad: [0.0000001, '99.5'],
    finds: ['=99.5', 'From=99', 'To=100'],
    misses: ['=99', 'From=100', 'To=99.5'],
    refused: ['=99%'],
  },
  currency: {
    good: [
      [{ amount: '12.50', currency: 'EUR' }, { amount: '12.50', currency: 'EUR' }, '12.50 EUR'],
    ],
    bad: ['12.50 EUR', 12.5, ['12.50', 'EUR'], { amount: '12.50', currency: 'ABC' }],
    finds: ['From=12.5', 'From=-1', 'To=12.51'],
    misses: ['From=12.51', 'To=12.50'],
    refused: ['=12.50', '=EUR', 'From=EUR', 'To=1.2345678'],
  },
  boolean: {
    good: [
      [false, false, 'false'],
      [true, true, 'true'],
    ],
    bad: ['true', 1, ['true']],
    finds: ['=true', '=false,true'],
    misses: ['=false'],
    refused: ['=yes', '=1', 'From=true'],
  },
  date: {
    good: [same('2024-02-29')],
    bad: ['2023-02-29', '2024-2-29', '2024-02-29T00:00:00Z', 20240229],
    finds: ['=2024-02-29', 'From=2024-02-29', 'To=2024-03-01'],
    misses: ['=2024-02-28', 'From=2024-03-01', 'To=2024-02-29'],
    refused: ['=tomorrow', 'From=2023-02-29', 'To=2024'],
  },
  datetime: {
    good: [
      ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z', '2017-01-01T00:00:00.000Z'],
      ['2026-12-01T07:59:00+23:59', '2026-11-30T08:00:00.000Z', '2026-11-30T08:00:00.000Z'],
      ['2026-12-01T10:00:00+02:00', '2026-12-01T08:00:00.000Z', '2026-12-01T08:00:00.000Z'],
    ],
    bad: [
      '2026-12-01',
      '2026-12-01T10:00:00',
      '2026-13-01T10:00:00Z',
      '0000-01-01T00:00:00+01:00',
      '9999-12-31T23:59:59-01:00',
      1764576000,
    ],
    finds: [
      '=2026-12-01T09:00:00+01:00',
      'From=2026-12-01T08:00:00Z',
      'To=2026-12-01T08:00:00.001Z',
    ],
    misses: ['=2026-12-01T10:00:00Z', 'From=2026-12-01T08:00:00.001Z', 'To=2026-12-01T08:00:00Z'],
    refused: ['=2026-12-01', 'From=today'],
  },
  select: {
    definition: {
      options: [
        { value: 'gold', label: 'Gold' },
        { value: 'silver', label: 'Silver' },
        { value: 'bronze', label: 'Bronze', isArchived: true },
        { value: ' Ame\u0301lie', label: 'Amélie' },
      ],
    },
    good: [
      ['Ame\u0301lie\u00a0', 'Amélie', 'Amélie'],
      ['silver', 'silver', 'Silver'],
      ['gold', 'gold', 'Gold'],
    ],
    bad: ['Gold', 'bronze', ['gold'], true],
    finds: ['=gold', '=silver,gold', '=gold,gold'],
    misses: ['=silver', '=bronze', '=Ame\u0301lie'],
    refused: ['=platinum', '=gold,platinum', 'From=gold'],
  },
  multi_select: {
    definition: {
      options: [
        { value: '4', label: 'Berth 4' },
        { value: '5', label: 'Berth 5' },
        { value: '6', label: 'Berth 6' },
        { value: 'sunk', label: 'Sunk', isArchived: true },
        { value: 'Île', label: 'Île' },
      ],
    },
    good: [
      [['5'], ['5'], 'Berth 5'],
      [['4', 'Île', 'I\u0302le'], ['4', 'Île'], 'Berth 4, Île'],
      [['6', '4'], ['6', '4'], 'Berth 6, Berth 4'],
    ],
    bad: ['4', ['9'], ['4', '9'], ['sunk'], 4],
    finds: ['=4', '=6', '=5,6'],
    misses: ['=5', '=sunk', '=I\u0302le'],
    refused: ['=9', 'From=4'],
  },
  tree_select: {
    definition: {
      options: [
        { value: 'berth', label: 'Berth 4', parentValue: 'quay' },
        { value: 'port', label: 'Port' },
        { value: 'quay', label: 'Quay 3', parentValue: 'port' },
        { value: 'dock', label: 'Dry dock', parentValue: 'port' },
        { value: 'yard', label: 'Yard' },
        { value: 'île', label: 'Île', parentValue: 'port' },
      ],
    },
    good: [
      ['yard', 'yard', 'Yard'],
      ['i\u0302le ', 'île', 'Port / Île'],
      ['berth', 'berth', 'Port / Quay 3 / Berth 4'],
    ],
    bad: ['quay', 'port', 'Yard', ['berth']],
    finds: ['=berth', '=quay', '=port', '=yard,port'],
    misses: ['=dock', '=yard', '=dock,yard', '=i\u0302le'],
    refused: ['=sea', 'To=port'],
  },
  url: {
    good: [
      ['HTTP://LOCALHOST:80/', 'http://localhost', 'http://localhost'],
      [
        'https://Harbour.Example:443/A?B=c',
        'https://harbour.example/A?B=c',
        'https://harbour.example/A?B=c',
      ],
      same('https://harbour.example/a?b=c#d'),
    ],
    bad: ['harbour.example', 'ftp://harbour.example', 'javascript:alert(1)', 'https://a b', 7],
    finds: ['=https://harbour.example/a?b=c#d'],
    misses: ['=https://harbour.example/a'],
    refused: ['=harbour.example', 'From=https://harbour.example'],
  },
  email: {
    good: [
      ['J\u00d6RG@XN--MNCHEN-3YA.example', 'jörg@münchen.example', 'jörg@münchen.example'],
      ['Office@HARBOUR.example', 'office@harbour.example', 'office@harbour.example'],
    ],
    bad: ['office', 'office@', 'Office <office@harbour.example>'],
    finds: ['=OFFICE@harbour.example', '=a@b.example,office@harbour.example'],
    misses: ['=a@b.example'],
    refused: ['=office', 'From=a@b.example'],
  },
  phone: {
    good: [
      ['\u202a+45\u00a031\u201123 45 67\u202c', '+4531234567', '+4531234567'],
      ['tel:+45-31-23-45-67', '+4531234567', '+4531234567'],
      same('+4531234567'),
    ],
    bad: ['31234567', '004531234567', '+45', 4531234567],
    finds: ['=+4531234567', '=+45 31 23 45 67'],
    misses: ['=+4531234568'],
    refused: ['=31234567', 'From=+4531234567'],
  },
  regex: {
    definition: { validation: { pattern: '[A-Z]{2}-\\d+' } },
    good: [same('AB-12')],
    bad: ['AB-', 'ab-12', 'xAB-12', 'AB\n-12', 12],
    finds: ['=AB-12', '=AB-1,AB-12'],
    misses: ['=AB-1', '=no match of the pattern'],
    refused: ['From=AB-12'],
  },
  user: {
    good: [
      [ada.toUpperCase(), ada, 'Ada Park'],
      [noor, noor, 'Agent'],
    ],
    bad: ['Agent', 7],
    finds: [`=${noor}`, `=${noor.toUpperCase()}`],
    misses: [`=${ada}`, `=${newId()}`],
    refused: ['=me', `From=${noor}`],
  },
  contact: {
    good: [[service, service, 'Crane Service']],
    bad: ['Crane Service', 7],
    finds: [`=${office},${service}`],
    misses: [`=${office}`],
    refused: ['=me'],
  },
})

/** The common operations of the two kinds of objects with custom fields. */
const entities = {
  ticket: (api: Client, contactId: string) => ({
    create: (customFields: Values) =>
      api.createTicket({ body: { title: 'Crane 4 squeaks', contactId, customFields } }),
    update: (id: string, customFields: Values) =>
      api.updateTicket({ params: { id }, body: { customFields } }),
    list: (query: Record<string, string>) => api.listTickets({ query }),
  }),
  contact: (api: Client) => ({
    create: (customFields: Values) => api.createContact({ body: { name: 'Mira', customFields } }),
    update: (id: string, customFields: Values) =>
      api.updateContact({ params: { id }, body: { customFields } }),
    list: (query: Record<string, string>) => api.listContacts({ query }),
  }),
}

for (const entity of ['ticket', 'contact'] as const) {
  t.test(`createCustomField makes ${entity} fields of every type with its rules`, async (t) => {
    const workspace = await startEmpty()
    const [noor = ''] = await makeAgents(workspace, {})
    const [office, service] = [
      await makeContact(workspace),
      await makeContact(workspace, { name: 'Crane Service' }),
    ]
    const types = typesFor({ ada: workspace.ownerId, noor, office, service })
    for (const [type, typeCase] of Object.entries(types)) {
      const common = entities[entity](workspace.api, office)
      await t.test(type, (t) =>
        tryType(t, workspace.api, common, entity, type as Schema<'CustomFieldType'>, typeCase),
      )
    }
  })
}

async function tryType(
  t: Test,
  api: Client,
  { create, update, list }: ReturnType<(typeof entities)[keyof typeof entities]>,
  entity: keyof typeof entities,
  type: Schema<'CustomFieldType'>,
  { definition, good, bad, finds, misses, refused }: TypeCase,
): Promise<void> {
  const systemName = `cf_of_${type}`
  const ids = async (rest: string) => {
    const [bound = '', value = ''] = rest.split(/=(.*)/s)
    const { body } = await list({ [systemName + bound]: value })
    return body.data.map(({ id }: { id: string }) => id)
  }

  const defined = await api.createCustomField({
    body: { entity, systemName, displayName: 'Field', type, ...definition },
  })
  t.equal(defined.status, 201)
  const first = good[0]?.[0] as Value
  const made = await create({ [systemName]: first })
  const empty = await create({})
  const { id } = made.body.data

  const attribute = { id: defined.body.data.id, systemName, displayName: 'Field', type }
  for (const [given, value, textValue] of good) {
    const { status, body } = await update(id, { [systemName]: given })
    t.equal(status, 200, `takes ${JSON.stringify(given)}`)
    t.match(body.data.customFields, only({ value, textValue, attribute }))
    t.equal(body.data.customFields.length, 1)
  }
  const problem = { code: 'invalid_custom_field', pointer: `/customFields/${systemName}` }
  for (const value of bad) {
    const reply = await update(id, { [systemName]: value })
    t.match(reply, { status: 422, body: problem }, `refuses ${JSON.stringify(value)}`)
  }
  t.match(await create({ [systemName]: bad[0] as Value }), { status: 422, body: problem })

  for (const query of finds) {
    t.same(await ids(query), [id], `finds by ${query}`)
    if (!query.startsWith('=')) continue
    const both = await ids(`${query},none`)
    t.ok(both.includes(id) && both.includes(empty.body.data.id), `finds by ${query},none`)
  }
  for (const query of misses) t.same(await ids(query), [], `does not find by ${query}`)
  const without = await ids('=none')
  t.notOk(without.includes(id))
  t.ok(without.includes(empty.body.data.id))
  for (const query of refused) {
    const [bound = '', value = ''] = query.split(/=(.*)/s)
    const name = systemName + bound
    const reply = await list({ [name]: value })
    const problem = { code: 'invalid_custom_field', pointer: `/${name}` }
    const refusal =
      value === ''
        ? { status: 400, body: { errors: [{ pointer: `/${name}` }] } }
        : { status: 422, body: problem }
    t.match(reply, refusal, `refuses ${query}`)
  }

  const nothing: Array<Value | null> = [
    null,
    '',
    ' \u00a0\u200b',
    ...(type === 'multi_select' ? [[]] : []),
  ]
  for (const value of nothing) {
    await update(id, { [systemName]: first })
    const cleared = await update(id, { [systemName]: value })
    t.match(
      cleared,
      { status: 200, body: { data: { customFields: only() } } },
      JSON.stringify(value),
    )
  }
  t.ok((await ids('=none')).includes(id))
}

t.test('updateTicket refuses values of fields, users and contacts it does not know', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const params = { id: await makeTicket(workspace) }
  const ticket = await ticketBody(workspace)
  const field = { entity: 'ticket', displayName: 'Somebody' } as const
  await api.createCustomField({ body: { ...field, systemName: 'cf_user', type: 'user' } })
  await api.createCustomField({ body: { ...field, systemName: 'cf_contact', type: 'contact' } })
  await define(api, 'cf_plan', { entity: 'contact' })
  const id = newId()
  const cases: Array<[Values, object]> = [
    [{ cf_user: id }, { code: 'unknown_reference', pointer: '/customFields/cf_user', id }],
    [{ cf_contact: id }, { code: 'unknown_reference', pointer: '/customFields/cf_contact', id }],
    [{ cf_nowhere: 'x' }, { code: 'invalid_custom_field', pointer: '/customFields/cf_nowhere' }],
    [{ cf_nowhere: null }, { code: 'invalid_custom_field', pointer: '/customFields/cf_nowhere' }],
    [{ cf_plan: 'gold' }, { code: 'invalid_custom_field', pointer: '/customFields/cf_plan' }],
  ]

  for (const [customFields, problem] of cases) {
    const given = JSON.stringify(customFields)
    const updated = await api.updateTicket({ params, body: { customFields } })
    const created = await api.createTicket({ body: { ...ticket, customFields } })
    t.match(updated, { status: 422, body: problem }, given)
    t.match(created, { status: 422, body: problem }, given)
  }

  const filtered = await api.listTickets({ query: { cf_plan: 'gold' } })
  const unknown = { code: 'invalid_custom_field', pointer: '/cf_plan' }
  t.match(filtered, { status: 422, body: unknown }, 'a field of contacts only')
})

t.test('a refusal lists every custom field that does not fit', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const params = { id: await makeTicket(workspace) }
  const ticket = await ticketBody(workspace)
  await define(api, 'cf_crates', { type: 'integer' })
  await define(api, 'cf_arrival', { type: 'date' })
  await define(api, 'cf_crane')
  const customFields = {
    cf_crates: 'many',
    cf_crane: 'North',
    cf_cranen: 2,
    cf_arrivals: '2025-04-01',
    cf_arrival: '1.4.2025',
  }
  const messages = {
    cf_cranen: /^"cf_cranen" is not the name of a custom field of this object\. .*"cf_crane"/,
    cf_arrivals: /^"cf_arrivals" is not the name of a custom field of this object\. .*"cf_arrival"/,
    cf_crates: /^"cf_crates" must be a whole number/,
    cf_arrival: /^"cf_arrival" must be a valid day/,
  }
  const errors = Object.entries(messages).map(([name, message]) => ({
    ...{ location: 'body', pointer: `/customFields/${name}`, code: 'rule', message },
  }))
  const body = {
    pointer: '/customFields/cf_cranen',
    detail: /"errors" lists 3 more faults\.$/,
    errors,
  }

  t.match(await api.updateTicket({ params, body: { customFields } }), { status: 422, body })
  t.match(await api.createTicket({ body: { ...ticket, customFields } }), { status: 422, body })
  const contact = { name: 'Ada', externalId: 'crm-1', customFields: { cf_none: '1' } }
  t.match((await api.upsertContact({ body: { matchOn: ['externalId'], contact } })).body, {
    pointer: '/contact/customFields/cf_none',
    errors: only({ pointer: '/contact/customFields/cf_none' }),
  })

  await define(api, 'cf_berth', { isRequired: true })
  const lacking = {
    code: 'invalid_custom_field',
    errors: [{ pointer: /cf_berth/ }, { pointer: /cf_crates/ }],
  }
  const half = { ...ticket, customFields: { cf_crates: 'many' } }
  t.match((await api.createTicket({ body: half })).body, lacking)
})

async function define(api: Client, systemName: string, rest: Definition = {}): Promise<void> {
  const field = { entity: 'ticket', displayName: systemName, type: 'text' } as const
  const { status } = await api.createCustomField({ body: { ...field, systemName, ...rest } })
  t.equal(status, 201)
}

t.test('listTickets combines filters of several fields, each of which must hold', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const ticket = await ticketBody(workspace)
  const options = ['4', '5'].map((value) => ({ value, label: `Berth ${value}` }))
  await define(api, 'cf_berths', { type: 'multi_select', options })
  await define(api, 'cf_visit_on', { type: 'date' })
  await define(api, 'cf_order_number')
  const make = async (customFields: Values) =>
    (await api.createTicket({ body: { ...ticket, customFields } })).body.data.id
  const both = await make({ cf_berths: ['4'], cf_visit_on: '2026-05-01', cf_order_number: 'A-1' })
  const early = await make({ cf_berths: ['4'], cf_visit_on: '2026-04-01' })
  const ids = async (query: Record<string, string>) =>
    (await api.listTickets({ query })).body.data.map(({ id }) => id)

  t.same(await ids({ cf_berths: '4,5' }), [early, both])
  t.same(await ids({ cf_berths: '4,5', cf_visit_onFrom: '2026-05-01' }), [both])
  t.same(await ids({ cf_visit_onFrom: '2026-04-01', cf_visit_onTo: '2026-05-01' }), [early])
  t.same(await ids({ cf_berths: '4', cf_order_number: 'none' }), [early])
  t.same(await ids({ cf_berths: '4', cf_order_number: 'none,A-1' }), [early, both])
  t.same(await ids({ cf_berths: '5', cf_order_number: 'A-1' }), [])
})

t.test('listTickets finds texts of any length, with any character', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const ticket = await ticketBody(workspace)
  await define(api, 'cf_order_number')
  // 200 characters of JSON and one more, where texts are no longer counted, also by what JSON escapes
  const texts = ['x'.repeat(198), 'x'.repeat(199), `${'"'.repeat(98)}ab`, `${'"'.repeat(99)}c`]
  const others = ['a=b', '€ \\ / \u{1F600}', '3.0', 'true']
  for (const text of [...texts, ...others]) {
    const made = await api.createTicket({
      body: { ...ticket, customFields: { cf_order_number: text } },
    })
    const { body } = await api.listTickets({ query: { cf_order_number: text } })
    t.same(
      body.data.map(({ id }) => id),
      [made.body.data.id],
      text,
    )
    t.equal(body.total, 1)
  }
})

t.test('listTickets finds words of text fields by q until they change', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const params = { id: await makeTicket(workspace, { title: 'The sensor fails' }) }
  const body = { entity: 'ticket', displayName: 'Remarks', type: 'textarea' } as const
  await api.createCustomField({ body: { ...body, systemName: 'cf_remarks' } })
  await api.updateTicket({ params, body: { customFields: { cf_remarks: 'Grease\nthe pulley' } } })
  const total = async (q: string) => (await api.listTickets({ query: { q } })).body.total

  t.equal(await total('pulley grease'), 1)
  t.equal(await total('sensor PULL'), 1, 'with a word of the title')
  t.equal(await total('remarks'), 0, 'the name of a field is no value')
  await api.updateTicket({ params, body: { customFields: { cf_remarks: null } } })
  t.equal(await total('pulley'), 0)
})

t.test('updateTicket checks patterns in linear time, whatever the pattern', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const params = { id: await makeTicket(workspace) }
  for (const [name, pattern] of [
    ['cf_many', '(a+)+b'],
    ['cf_words', '(\\w+\\s?)*!'],
    ['cf_either', '(a|aa)+$'],
  ] as const) {
    const field = { entity: 'ticket', displayName: name, type: 'regex' } as const
    await api.createCustomField({ body: { ...field, systemName: name, validation: { pattern } } })
  }
  const long = 'a'.repeat(254)
  const set = async (customFields: Values) =>
    (await api.updateTicket({ params, body: { customFields } })).status

  t.equal(await set({ cf_many: `${long}c` }), 422)
  t.equal(await set({ cf_many: `${long}b` }), 200)
  t.equal(await set({ cf_words: `${long}?` }), 422)
  t.equal(await set({ cf_words: `${long}!` }), 200)
  t.equal(await set({ cf_either: `${long}!` }), 422)
  t.equal(await set({ cf_either: long }), 200)
})

t.test('createCustomField bounds values by length, number and pattern', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const params = { id: await makeTicket(workspace) }
  const cases: Array<[Definition, Value[], Value[]]> = [
    [{ type: 'text', validation: { minLength: 2, maxLength: 3 } }, ['𝄞𝄞', 'abc'], ['a', 'abcd']],
    // A line break in a text of one line is a space
    [{ type: 'text', validation: { pattern: 'a c' } }, ['a c', 'a\r\nc'], ['abcd', 'abc']],
    [{ type: 'textarea', validation: { pattern: 'a.c' } }, ['abc'], ['abcd', 'a\nc']],
    [{ type: 'textarea', validation: { pattern: '(?s)a.c' } }, ['a\nc'], ['xabc']],
    [{ type: 'integer', validation: { min: -1, max: 3 } }, [-1, 0, 3], [-2, 4]],
    [{ type: 'decimal', validation: { min: 0 } }, [0, 1e9], [-0.000001]],
    [
      { type: 'currency', validation: { max: 100 } },
      [{ amount: '100.00', currency: 'EUR' }],
      [{ amount: '100.01', currency: 'EUR' }],
    ],
  ]

  for (const [index, [definition, fitting, unfit]] of cases.entries()) {
    const systemName = `cf_bounded_${index}`
    await api.createCustomField({
      body: { entity: 'ticket', systemName, displayName: 'Bounded', type: 'text', ...definition },
    })
    const set = (value: Value) =>
      api.updateTicket({ params, body: { customFields: { [systemName]: value } } })
    for (const value of fitting) t.equal((await set(value)).status, 200, JSON.stringify(value))
    for (const value of unfit) {
      const problem = { code: 'invalid_custom_field', pointer: `/customFields/${systemName}` }
      t.match(await set(value), { status: 422, body: problem }, JSON.stringify(value))
    }
  }
})

t.test('the custom fields of an object are bounded together', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const ticket = await ticketBody(workspace)
  const names = ['cf_first', 'cf_second', 'cf_third'] as const
  const long = 'x'.repeat(60_000)
  const all = Object.fromEntries(names.map((name) => [name, long]))
  const refused = { status: 422, body: { code: 'rule_violated', pointer: '/customFields' } }
  for (const entity of ['ticket', 'contact'] as const) {
    for (const systemName of names) {
      const body = { entity, systemName, displayName: systemName, type: 'textarea' } as const
      t.equal((await api.createCustomField({ body })).status, 201)
    }
  }
  const valuesOf = ({ body }: { body: { data: { customFields: unknown[] } } }) =>
    body.data.customFields.length

  const withTwo = { cf_first: long, cf_second: long }
  t.match(await api.createTicket({ body: { ...ticket, customFields: all } }), refused)
  const created = await api.createTicket({ body: { ...ticket, customFields: withTwo } })
  t.equal(created.status, 201)
  const ownTicket = { id: created.body.data.id }
  const third = { customFields: { cf_third: long } }
  t.match(await api.updateTicket({ params: ownTicket, body: third }), refused)
  t.match(await api.updateTicket({ params: ownTicket, body: { customFields: all } }), refused)
  t.equal(valuesOf(await api.getTicket({ params: ownTicket })), 2, 'nothing of it is kept')
  const swapped = { customFields: { cf_second: null, cf_third: long } }
  t.equal((await api.updateTicket({ params: ownTicket, body: swapped })).status, 200)

  t.match(await api.createContact({ body: { name: 'Kim', customFields: all } }), refused)
  const [kim, lee] = await Promise.all(
    [withTwo, third.customFields].map(async (customFields, nth) => {
      const reply = await api.createContact({ body: { name: `Kim ${nth}`, customFields } })
      t.equal(reply.status, 201)
      return reply.body.data.id
    }),
  )
  const target = { id: kim ?? '' }
  t.match(await api.updateContact({ params: target, body: third }), refused)
  t.match(
    await api.mergeContacts({ body: { targetId: target.id, sourceIds: [lee ?? ''] } }),
    refused,
  )
  t.equal(valuesOf(await api.getContact({ params: target })), 2)
})
