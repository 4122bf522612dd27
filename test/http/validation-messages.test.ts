import t from 'tap'
import { scopes } from '../../generated/routes.ts'
import { newId } from '../../src/lib/ids.ts'
import { nearest } from '../../src/lib/words.ts'
import type { Json } from '../helpers/client.ts'
import { makeContact } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { send } from '../helpers/raw.ts'
import { start } from '../helpers/start.ts'

t.test('a fault names the member, what is wrong with it and what would be right', async (t) => {
  const { api } = await start()
  const title = 'Crane 3 is stuck'
  const contactId = newId()
  const cases: ReadonlyArray<readonly [body: Json, detail: string]> = [
    [{ titel: title, title, contactId }, 'Unknown member "titel". Did you mean "title"?'],
    [{ Title: title, title, contactId }, 'Unknown member "Title". Did you mean "title"?'],
    [{ surplus: 1, title, contactId }, 'Unknown member "surplus".'],
    [{ contactId }, '"title" is required.'],
    [{ title: '', contactId }, '"title" must not be empty.'],
    [{ title: 3, contactId }, '"title" must be a text.'],
    [{ title: 'x'.repeat(501), contactId }, '"title" must have at most 500 characters.'],
    [
      { title, contactId, priority: 'hihg' },
      '"priority" must be one of low, medium, high or urgent. Did you mean "high"?',
    ],
    [
      { title, contactId: 'x' },
      '"contactId" must be a UUID, such as 019a0000-0000-7000-8000-000000000001.',
    ],
    [{ title, contactId, description: 3 }, '"description" must be a text or null.'],
    [{ title, contactId, tags: [3] }, '"tags[0]" must be a text.'],
    [
      { title, contactId, dueAt: 'tomorrow' },
      '"dueAt" must be a date-time of RFC 3339, such as 2026-11-22T09:30:00Z.',
    ],
    [
      { title, contactId, customFields: { cf_visit: { amount: 3, currency: 'EUR' } } },
      '"customFields.cf_visit.amount" must be a text.',
    ],
  ]
  for (const [body, detail] of cases) {
    const reply = await api.createTicket({ body: body as never })
    t.match(reply, { status: 400, body: { code: 'validation_failed', detail } }, detail)
    const [first] = (reply.body as never as { errors: Json[] }).errors
    t.match(first, { message: detail.replace(/ "errors" lists .*/, '') })
    t.notMatch(reply.text, '"known"', 'the names of all members are not repeated')
  }
})

t.test('a value that fits none of several forms gets a list of them', async (t) => {
  const { api } = await start()

  const company = await api.createContact({ body: { name: 'Ada', company: 3 } as never })
  const nested = await api.createContact({
    body: { name: 'Ada', company: { name: 'Harbour', size: 3 } } as never,
  })

  t.match(company, {
    status: 400,
    body: { detail: '"company" must be an object or null.', errors: only({ pointer: '/company' }) },
  })
  t.match(nested, { status: 400, body: { detail: 'Unknown member "company.size".' } })
})

t.test('a kind that a discriminator does not have is listed with those that it has', async (t) => {
  const { api } = await start()

  const reply = await api.bulkChangeTickets({ body: { operations: [{ op: 'delte' }] } as never })

  const detail =
    '"operations[0].op" must be one of create, update, status, assign, delete or restore. Did you mean "delete"?'
  t.match(reply, { status: 400, body: { detail } })
})

t.test('an error names what was probably meant', async (t) => {
  const { api, origin, token } = await start()
  const field = { entity: 'ticket', type: 'text', displayName: 'Berth' } as const
  await api.createCustomField({ body: { ...field, systemName: 'cf_berth_name' } })
  const customFields = { cf_birth_name: '4' }
  const ticket = { title: 'Crane 3 is stuck', contactId: await makeContact({ api }), customFields }
  const webhook = { name: 'Mine', url: 'https://example.com/' }
  const phone = { name: 'Ada', contactPhones: [{ phone: '12345' }] }
  const all = [{ field: 'cf_birth_name', operator: 'is', value: '4' }]
  const queue = { name: 'Berths', strategy: 'manual', conditions: { all, any: [] } } as const

  const details = [
    await api.createApiToken({ body: { name: 'x', scopes: ['ticket:read'] } as never }),
    await api.createWebhook({ body: { ...webhook, events: ['ticket.create'] } }),
    await api.createTicket({ body: ticket }),
    await api.listTickets({ query: { cf_birth_name: '4' } as never }),
    await api.createAutomationQueue({ body: queue as never }),
    await api.createContact({ body: phone }),
    await api.createChannel({ body: { name: 'Desk' } as never }),
    await api.createWebhook({ body: { ...webhook, url: 'http://localhost:4000/', events: ['*'] } }),
  ].map(({ body }) => body.detail)

  t.same(details, [
    `"scopes[0]" must be one of ${scopes.length} known values. Did you mean "tickets:read"?`,
    '"events[0]" must be an event type, such as ticket.created, a pattern, such as ticket.*, or *. Did you mean "ticket.created"?',
    '"cf_birth_name" is not the name of a custom field of this object. Did you mean "cf_berth_name"?',
    '"cf_birth_name" is not the name of a custom field of a ticket. Did you mean "cf_berth_name"?',
    '"cf_birth_name" is not the name of a custom field of a ticket. Did you mean "cf_berth_name"?',
    '"contactPhones[0].phone" is not a valid phone number. Begin it with + and the country code, such as +45 12 34 56 78, or send "country".',
    '"type" is required. It must be one of api, custom or email.',
    'The URL must use https on port 443. The operator of the server can allow other addresses with the setting WEBHOOK_ALLOW.',
  ])
  const elsewhere = ' Its paths begin with "/api/v1/", and its documentation is at "/docs".'
  const paths = [
    ['/api/v1/ticket', ' Did you mean "/api/v1/tickets"?'],
    ['/api/v1/tickets/1/coments', ' Did you mean "/api/v1/tickets/{id}/comments"?'],
    ['/tickets/1', ' Did you mean "/api/v1/tickets/{id}"?'],
    ['/api/v1/tickets/', ' Did you mean "/api/v1/tickets"?'],
    ['/', elsewhere],
    ['/api/v1', elsewhere],
    ['/api/v1/', elsewhere],
    ['/moon', elsewhere],
    ['/api/v1/moon', ''],
    [`/api/v1/${'x'.repeat(2000)}`, ''],
  ] as const
  for (const [path, hint] of paths) {
    const reply = await send(origin, {
      target: path,
      headers: [['Authorization', `Bearer ${token}`]],
    })
    const detail = `The API has no operation at this path.${hint}`
    t.match(JSON.parse(reply.body.toString()), { code: 'route_not_found', detail }, path)
  }
})

t.test('parameters are named like members', async (t) => {
  const { api } = await start()
  const cases: ReadonlyArray<readonly [query: Json, detail: string]> = [
    [{ stats: 'open' }, 'Unknown parameter "stats". Did you mean "status"?'],
    [{ pagesize: 3 }, 'Unknown parameter "pagesize". Did you mean "pageSize"?'],
    [{ pageSize: 1000 }, '"pageSize" must be at most 100.'],
    [{ page: 'first' }, '"page" must be a whole number.'],
    [{ assigneeId: 'somebody' }, /^"assigneeId" must be me, none or an identifier/ as never],
    [{ dueFrom: 'soon' }, /^"dueFrom" must be a date-time of RFC 3339/ as never],
  ]
  for (const [query, detail] of cases) {
    t.match(await api.listTickets({ query: query as never }), { status: 400, body: { detail } })
  }
  t.match(await api.getTicket({ params: { id: 'x' } }), {
    status: 400,
    body: { errors: only({ location: 'path', message: /^"id" must be a UUID/ }) },
  })
})

t.test('only a similar name is suggested', async (t) => {
  const names = ['title', 'priority', 'contactId', 'externalId']

  t.equal(nearest('titel', names), 'title')
  t.equal(nearest('contact_id', names), 'contactId')
  t.equal(nearest('extrenalId', names), 'externalId')
  t.equal(nearest('colour', names), undefined)
  t.equal(nearest('x', names), undefined)
  t.equal(nearest('top', ['low', 'high']), undefined)
  t.equal(nearest('x'.repeat(1000), names), undefined)
})
