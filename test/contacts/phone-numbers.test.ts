import t from 'tap'
import { makeChannel } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { start } from '../helpers/start.ts'

// Phone numbers as people dial them in the country of the workspace

t.test('a number is read as dialled in the default country of the workspace', async (t) => {
  const { api } = await start()
  const body = { name: 'Otto', contactPhones: [{ phone: '030 901 820' }] }
  t.match(await api.createContact({ body }), { status: 422, body: { code: 'rule_violated' } })
  t.match(await api.updateSettings({ body: { defaultCountry: 'DE' } }), { status: 200 })

  const created = await api.createContact({ body })
  const { id } = created.body.data
  t.match(created.body.data, { contactPhones: only({ phone: '+4930901820' }) })
  const found = async (query: Parameters<typeof api.listContacts>[0]) =>
    (await api.listContacts(query)).body.data.map((contact) => contact.id)
  for (const phone of ['030901820', '030 / 901-820', '+4930901820', ' 4930901820']) {
    t.same(await found({ query: { phone: [phone] } }), [id], phone)
    t.match((await api.lookupContact({ query: { phone } })).body, { data: { id } }, phone)
  }
  for (const q of ['030 901', '030901820', '0049 30 901', '+4930', '901-820']) {
    t.same(await found({ query: { q } }), [id], q)
  }
  t.same(await found({ query: { phone: ['031901820'] } }), [])
  t.equal((await api.lookupContact({ query: { phone: '200' } })).status, 404)

  const danish = { name: 'Pia', country: 'DK', contactPhones: [{ phone: '31 00 00 07' }] }
  t.match(await api.createContact({ body: danish }), {
    body: { data: { contactPhones: only({ phone: '+4531000007' }) } },
  })
  const foreign = { ...danish, contactPhones: [{ phone: '1-415-200-0011' }] }
  t.match(await api.createContact({ body: foreign }), {
    status: 422,
    body: { pointer: '/contactPhones/0/phone', detail: /It is read as dialled in DK: / },
  })
  const contact = { name: 'Otto', contactPhones: [{ phone: '(030) 901820' }] }
  const upserted = await api.upsertContact({ body: { matchOn: ['phone'], contact } })
  t.match(upserted, { status: 200, body: { data: { id } } })
})

t.test('calls and messages find their contact by such a number', async (t) => {
  const workspace = await start()
  const { api } = workspace
  await api.updateSettings({ body: { defaultCountry: 'DE' } })
  const body = { name: 'Otto', contactPhones: [{ phone: '+4930901820' }] }
  const { id } = (await api.createContact({ body })).body.data

  const call = { provider: 'pbx', startedAt: '2026-11-20T09:00:00Z', callFrom: '030 901820' }
  const whole = { callFrom: '+4930901820', rawFrom: '030 901820', contactId: id }
  const one = await api.upsertCdr({ body: { ...call, externalCallId: '1' } })
  t.match(one.body.data, whole)
  const cdrs = [
    { ...call, externalCallId: '2' },
    { ...call, externalCallId: '3', country: 'DK' },
  ]
  t.match(await api.upsertCdrs({ body: { cdrs } }), { status: 200 })
  const event = { provider: 'pbx', externalCallId: '4', callFrom: '030 901820' }
  const ringing = { ...event, type: 'new_call', occurredAt: call.startedAt } as const
  t.match(await api.sendCallEvent({ body: ringing }), { status: 201 })
  const numbersOf = async (query: Parameters<typeof api.listCdrs>[0]) =>
    (await api.listCdrs(query)).body.data.map(({ externalCallId }) => externalCallId).sort()
  t.same(await numbersOf({ query: { number: ['030901820'] } }), ['1', '2', '4'])
  t.same(await numbersOf({ query: { callFrom: ['030 901820'] } }), ['1', '2', '4'])
  t.same(await numbersOf({ query: { callTo: ['030901820'] } }), [])

  const received = await api.receiveMessage({
    params: { id: await makeChannel(workspace) },
    body: {
      externalId: 'm-1',
      contact: { phone: '030 901820' },
      messageType: 'text',
      message: 'Hi',
    },
  })
  t.match(received, { status: 201, body: { data: { contactId: id } } })
})

t.test('a number of more than fifteen digits, which E.164 does not have, is none', async (t) => {
  const { api } = await start()
  for (const [phone, country] of [
    ['+8100819012345678', null],
    ['00819012345678901', 'JP'],
    ['+23402348021234567', null],
  ] as const) {
    const body = { name: 'Otto', country, contactPhones: [{ phone }] }
    t.match(
      await api.createContact({ body }),
      { status: 422, body: { code: 'rule_violated' } },
      phone,
    )
  }
  const call = { provider: 'pbx', startedAt: '2026-11-20T09:00:00Z', externalCallId: '1' }
  const reported = await api.upsertCdr({ body: { ...call, callFrom: '+8100819012345678' } })
  t.match(reported.body.data, { callFrom: '+8100819012345678', contactId: null })
})

t.test('00 means + in a country where no such number is dialled', async (t) => {
  const { api } = await start()
  const read = async (country: string, phone: string) => {
    const reply = await api.createContact({
      body: { name: 'Otto', country, contactPhones: [{ phone }] },
    })
    const { id, contactPhones } = reply.body.data
    await api.deleteContact({ params: { id } })
    return contactPhones[0]?.phone
  }

  t.equal(await read('JP', '0081 90 1234 5678'), '+819012345678')
  t.equal(await read('NG', '00234 802 123 4567'), '+2348021234567')
  t.equal(await read('US', '(00) 49 30 901820'), '+4930901820')
  t.equal(await read('RU', '00 44 (0)20 7946 0958'), '+442079460958')
  t.equal(await read('BR', '0055 11 96123 4567'), '+5511961234567')
  // The prefix of Brazil and of a company, and then the country
  t.equal(await read('BR', '0015 49 30 901820'), '+4930901820')
  t.equal(await read('DE', '0049 30 901820'), '+4930901820')
})
