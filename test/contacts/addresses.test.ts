import t from 'tap'
import { emailOf } from '../../src/lib/email.ts'
import { phoneOf } from '../../src/lib/phone.ts'
import { only } from '../helpers/only.ts'
import { send } from '../helpers/raw.ts'
import { start } from '../helpers/start.ts'

// E-mail addresses and phone numbers as mails have them and people copy them, and values of queries that have commas

t.test('an address is stored in one form, whichever way it is written', async (t) => {
  const forms: Record<string, string | undefined> = {
    'office@harbour.example': 'office@harbour.example',
    'Office@Harbour.example': 'Office@Harbour.example',
    ' office@harbour.example\u00a0\r\n': 'office@harbour.example',
    'info@münchen.example': 'info@münchen.example',
    'info@MÜNCHEN.Example': 'info@münchen.example',
    'info@mu\u0308nchen.example': 'info@münchen.example',
    'info@xn--mnchen-3ya.example': 'info@münchen.example',
    'info@XN--MNCHEN-3YA.example': 'info@münchen.example',
    'JO\u0308RG@münchen.example': 'jörg@münchen.example',
    '配送@例え.テスト': '配送@例え.テスト',
    'почта@пример.example': 'почта@пример.example',
    'info@例え。テスト': 'info@例え.テスト',
    'root@localhost': 'root@localhost',
    'cron@build_1.internal': 'cron@build_1.internal',
    'first..last.@phone.example': 'first..last.@phone.example',
    "o'neil+tag/x=1@harbour.example": "o'neil+tag/x=1@harbour.example",
    '"two words"@harbour.example': '"two words"@harbour.example',
    'ops@[192.0.2.1]': 'ops@[192.0.2.1]',
    'ops@[IPv6:2001:db8::1]': 'ops@[IPv6:2001:db8::1]',
    'a@xn--zzzz.example': 'a@xn--zzzz.example',
    '': undefined,
    office: undefined,
    '@harbour.example': undefined,
    'office@': undefined,
    ' @harbour.example': undefined,
    'a b@harbour.example': undefined,
    'a@b@harbour.example': undefined,
    'Office <office@harbour.example>': undefined,
    'a@x.example,b@x.example': undefined,
    'offi\u200bce@harbour.example': undefined,
    'office\u3164@harbour.example': undefined,
    'office\r\n@harbour.example': undefined,
    'office@har bour.example': undefined,
    'office@-harbour.example': undefined,
    'office@harbour..example': undefined,
    'office@harbour.example.': undefined,
    'office@münchen/.example': undefined,
    'office@mün%41.example': undefined,
    [`${'a'.repeat(257)}@harbour.example`]: undefined,
    [`a@${'b.'.repeat(126)}example`]: undefined,
  }
  // 320 octets at most, with the escapes of quotes
  const hostOf = (letters: number) => `${'b.'.repeat((letters - 7) / 2)}example`
  for (const fits of [`${'ü'.repeat(152)}@harbour.example`, `"${'ü'.repeat(62)}"@${hostOf(191)}`]) {
    forms[fits] = fits
    forms[fits.replace('@', '@b.')] = undefined
  }
  for (const [text, form] of Object.entries(forms)) t.equal(emailOf(text), form, text)
  for (const form of Object.values(forms)) if (form) t.equal(emailOf(form), form, 'is its own form')
})

t.test('a number is read as it was copied', async (t) => {
  const forms: Readonly<Record<string, string>> = {
    '+4930901820': '+4930901820',
    '+49\u00a030\u202f901\u2009820': '+4930901820',
    '\u202a+49 30 901820\u202c': '+4930901820',
    '\u2068+4930901820\u2069': '+4930901820',
    '+49\u200e30901820': '+4930901820',
    '\ufeff +4930901820 ': '+4930901820',
    '+49\u201130\u2013901\u2014820': '+4930901820',
    '+49\u221230\u2212901820': '+4930901820',
    '＋４９（３０）９０１８２０': '+4930901820',
    '+٤٩٣٠٩٠١٨٢٠': '+4930901820',
    'tel:+49-30-901820': '+4930901820',
    'TEL:+4930901820;phone-context=harbour.example': '+4930901820',
    '+49\t30\t901820': '+4930901820',
    '+49 (0)30 901820': '+4930901820',
    '030\u00a0/\u00a0901\u2013820': '030 / 901-820',
    'tel:030901820': '030901820',
    ' 4930901820': ' 4930901820',
    '+49': '+49',
    'no number': 'no number',
  }
  for (const [text, form] of Object.entries(forms)) t.equal(phoneOf(text), form, text)
})

t.test('a contact is found by each way of writing its address', async (t) => {
  const { api } = await start()
  const body = { name: 'Jörg', contactEmails: [{ email: 'info@münchen.example' }] }
  const { id } = (await api.createContact({ body })).body.data
  const ways: readonly string[] = [
    'info@münchen.example',
    'info@xn--mnchen-3ya.example',
    'INFO@MÜNCHEN.example',
    'info@mu\u0308nchen.example',
    'Info@XN--mnchen-3ya.Example',
  ]
  for (const email of ways) {
    t.match(await api.lookupContact({ query: { email } }), { status: 200, body: { data: { id } } })
    const { data } = (await api.listContacts({ query: { email: [email] } })).body
    t.same(
      data.map((one) => one.id),
      [id],
      email,
    )
    const contact = { name: 'Other', contactEmails: [{ email }] }
    const again = await api.upsertContact({ body: { matchOn: ['email'], contact } })
    t.match(again, { status: 200, body: { data: { id, contactEmails: only({ email: ways[0] }) } } })
    t.match(await api.createContact({ body: contact }), {
      status: 409,
      body: { code: 'duplicate_resource' },
    })
  }
  const twice = [{ email: 'info@münchen.example' }, { email: 'info@xn--mnchen-3ya.example' }]
  t.match(await api.createContact({ body: { name: 'Twice', contactEmails: twice } }), {
    status: 422,
    body: { pointer: '/contactEmails' },
  })
  for (const email of ['root@localhost', '"two words"@harbour.example', 'a..b@phone.example']) {
    const made = await api.createContact({ body: { name: 'Host', contactEmails: [{ email }] } })
    t.match(made, { status: 201, body: { data: { contactEmails: only({ email }) } } }, email)
  }
})

t.test('a number is taken as it was copied, and found by it', async (t) => {
  const { api } = await start()
  const copied = ['+49\u00a030\u00a0901820', '\u202a+49 30 901821\u202c', 'tel:+49-30-901822']
  for (const [index, phone] of copied.entries()) {
    const made = await api.createContact({ body: { name: 'C', contactPhones: [{ phone }] } })
    const number = `+493090182${index}`
    t.match(
      made,
      { status: 201, body: { data: { contactPhones: only({ phone: number }) } } },
      phone,
    )
    const { id } = made.body.data
    t.match(await api.lookupContact({ query: { phone } }), { body: { data: { id } } }, phone)
    const { data } = (await api.listContacts({ query: { phone: [phone] } })).body
    t.same(
      data.map((one) => one.id),
      [id],
      phone,
    )
  }
})

t.test('a unique field compares the canonical form of its type', async (t) => {
  const { api } = await start()
  const pairs = [
    ['email', 'Ann@Shop.example', 'ann@SHOP.example'],
    ['email', 'info@münchen.example', 'info@xn--mnchen-3ya.example'],
    ['phone', '+45 31 23 45 67', '+4531234567'],
    ['url', 'https://Shop.example/a', 'HTTPS://shop.example:443/a'],
    ['url', 'https://shop.example', 'https://shop.example/'],
    ['text', 'Ann\u00e9', 'Anne\u0301'],
  ] as const
  for (const [nth, [type, first, second]] of pairs.entries()) {
    const systemName = `cf_unique_${nth}`
    await api.createCustomField({
      body: { entity: 'contact', systemName, displayName: 'Unique', type, isUnique: true },
    })
    const make = (value: string) =>
      api.createContact({ body: { name: 'Unique', customFields: { [systemName]: value } } })
    const made = await make(first)
    t.equal(made.status, 201, first)
    t.match(await make(second), { status: 409, body: { code: 'duplicate_resource' } }, second)
    const found = await api.listContacts({ query: { [systemName]: [second] } as never })
    t.same(
      found.body.data.map(({ id }) => id),
      [made.body.data.id],
      second,
    )
  }
})

t.test('a comma that is encoded belongs to a value of free text', async (t) => {
  const workspace = await start()
  const { api, origin, token } = workspace
  const options = [
    { value: 'Oak, dark', label: 'Oak' },
    { value: 'Pine', label: 'Pine' },
  ]
  for (const [systemName, type] of [
    ['cf_wood', 'select'],
    ['cf_note', 'text'],
  ] as const) {
    await api.createCustomField({
      body: {
        entity: 'contact',
        systemName,
        displayName: 'Field',
        type,
        ...(type === 'select' && { options }),
      },
    })
  }
  const tag = (await api.createTag({ body: { name: 'Red, green' } })).body.data.id
  const make = async (name: string, wood: string, externalId: string, tags: string[] = []) =>
    (
      await api.createContact({
        body: {
          name,
          company: { name },
          externalId,
          customFields: { cf_wood: wood, cf_note: wood },
          tags,
        },
      })
    ).body.data.id
  const acme = await make('Acme, Inc.', 'Oak, dark', 'a,1', [tag])
  const bolt = await make('Bolt, 100% Ltd', 'Pine', 'b,2')

  const encoded = encodeURIComponent
  const cases: ReadonlyArray<readonly [query: string, ids: readonly string[]]> = [
    [`companyName=${encoded('Acme, Inc.')}`, [acme]],
    [`companyName=${encoded('acme, inc.')}`, [acme]],
    ['companyName=Acme,Inc.', []],
    [`companyName=${encoded('Acme, Inc.')}&companyName=${encoded('Bolt, 100% Ltd')}`, [bolt, acme]],
    [`companyName=${encoded('Acme, Inc.')},${encoded('Bolt, 100% Ltd')}`, [bolt, acme]],
    [`externalId=${encoded('a,1')}`, [acme]],
    [`externalId=${encoded('a,1')},${encoded('b,2')},c`, [bolt, acme]],
    [`tag=${encoded('RED, green')}`, [acme]],
    ['tag=Red,green', []],
    [`cf_wood=${encoded('Oak, dark')}`, [acme]],
    [`cf_wood=${encoded('Oak, dark')},Pine`, [bolt, acme]],
    [`cf_wood=${encoded('Oak, dark')}&channel=email%2Cphone`, []],
    [`cf_wood=Pine&channel=api%2Cemail`, [bolt]],
    [`cf_note=${encoded('Oak, dark')}`, [acme]],
    [`cf_note=${encoded('Oak, dark')},Pine`, [bolt, acme]],
    [`email=${encoded('a@x.example,b@x.example')}`, []],
  ]
  for (const [query, ids] of cases) {
    const reply = await send(origin, {
      target: `/api/v1/contacts?${query}`,
      headers: [['Authorization', `Bearer ${token}`]],
    })
    t.equal(reply.status, 200, `${query} ${reply.body}`)
    const { data } = JSON.parse(reply.body) as { data: Array<{ id: string }> }
    t.same(
      data.map(({ id }) => id),
      ids,
      query,
    )
  }
})
