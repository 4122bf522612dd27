import t from 'tap'
import { basePath, routes } from '../../generated/routes.ts'
import { isProblem, type RawReply, send } from '../helpers/raw.ts'
import { parametersOf, soundRequest } from '../helpers/requests.ts'
import { pathOf, resolve } from '../helpers/client.ts'
import { start, startEmpty, type Workspace } from '../helpers/start.ts'

async function get({ origin, token }: Workspace, target: string): Promise<RawReply> {
  return send(origin, { target, headers: [['Authorization', `Bearer ${token}`]] })
}

t.test('every list in a query is accepted repeated, with commas and mixed', async (t) => {
  const workspace = await start()
  let lists = 0
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    const sound = soundRequest(route)
    for (const { name, schema } of parametersOf(route, 'query')) {
      const { type, items } = resolve(schema)
      const values: unknown[] = (resolve(items)?.enum ?? []).filter(
        (value: unknown) => !String(value).startsWith('-'),
      )
      if (type !== 'array' || values.length < 2 || resolve(schema).maxItems < 2) continue
      lists += 1
      const { [name]: _, ...query } = sound.query ?? {}
      const path = pathOf(route, { ...sound, query })
      const ask = (...given: string[]) => {
        const own = given.map((value) => `${name}=${value}`).join('&')
        return get(workspace, `${path}${path.includes('?') ? '&' : '?'}${own}`)
      }
      const [first, second] = values.map(String) as [string, string]

      const repeated = await ask(first, second)
      const joined = await ask(`${first},${second}`)
      const encoded = await ask(`${first}%2C${second}`)

      const label = `${route.id} ${name}`
      t.not(repeated.status, 400, `${label}: ${repeated.body}`)
      t.equal(joined.status, repeated.status, label)
      t.equal(encoded.status, repeated.status, label)
      if (repeated.status === 200) t.equal(joined.body, repeated.body, label)
    }
  }
  t.ok(lists > 40, `${lists} lists`)

  const tickets = `${basePath}/tickets`
  const mixed = await get(workspace, `${tickets}?status=open,pending&status=resolved`)
  const three = await get(workspace, `${tickets}?status=open&status=pending&status=resolved`)
  t.equal(mixed.status, 200)
  t.equal(mixed.body, three.body)
})

t.test('what is sent wrongly in a query names the remedy', async (t) => {
  const workspace = await start()
  const cases: ReadonlyArray<readonly [query: string, detail: string]> = [
    ['page=1&page=2', '"page" must appear only once, because it is no list.'],
    [
      'cf_plan=a&cf_plan=b',
      '"cf_plan" must appear only once. Separate several values with commas.',
    ],
    [
      'customFields[cf_plan]=gold',
      '"customFields[cf_plan]" is no parameter. Filter by a custom field with the name of the field, such as cf_plan=gold.',
    ],
    [
      'customFields=gold',
      '"customFields" is no parameter. Filter by a custom field with the name of the field, such as cf_plan=gold.',
    ],
    [
      'status[]=open',
      'Unknown parameter "status[]". Repeat the parameter "status", or separate its values with commas.',
    ],
    [
      'status[0]=open',
      'Unknown parameter "status[0]". Repeat the parameter "status", or separate its values with commas.',
    ],
    ['status=open&status=opne', '"status" must be one of '],
    ['stauts=open&stauts=pending', 'Unknown parameter "stauts". Did you mean "status"?'],
  ]
  for (const [query, detail] of cases) {
    const reply = await get(workspace, `${basePath}/tickets?${query}`)
    isProblem(t, reply, 400, 'validation_failed', query)
    t.ok(JSON.parse(reply.body).detail.startsWith(detail), `${query}: ${reply.body}`)
  }
  const long = `cf_${'a'.repeat(3000)}`
  for (const query of [`${long}=a&${long}=b`, `${long}%01=a`]) {
    const reply = await get(workspace, `${basePath}/tickets?${query}`)
    isProblem(t, reply, 400, 'validation_failed', 'a name that is longer than a pointer can be')
  }
  const many = Array.from({ length: 101 }, () => 'status=open').join('&')
  isProblem(t, await get(workspace, `${basePath}/tickets?${many}`), 400, 'validation_failed', '101')
})

t.test('the links of a list repeat its query as it was sent', async (t) => {
  const workspace = await start()
  const query = 'status=open&status=pending&pageSize=1'
  const reply = await get(workspace, `${basePath}/tickets?${query}`)
  t.equal(reply.status, 200)
  t.match(reply.headers['link'], 'status=open&status=pending')
  const queries = [
    'companyName=Bolt,Acme%2C%20Inc.',
    'externalId=a%2Cb,c+d&companyName=100%25',
    'p%61ge=2&q=%3Cb%3E%22',
    '&q=a=b&&',
  ]
  for (const query of queries) {
    const { status, headers, body } = await get(workspace, `${basePath}/contacts?${query}`)
    t.equal(status, 200, body)
    const links = [...(headers['link'] ?? '').matchAll(/<[^?]+\?([^>]*)>/g)].map(([, text]) => text)
    const others = query.split('&').filter((pair) => pair !== '' && !pair.startsWith('p%61ge'))
    t.ok(links.length > 1, query)
    for (const link of links) {
      const pairs = (link ?? '').split('&')
      t.same(
        pairs.filter((pair) => !pair.startsWith('page=')),
        others,
        String(link),
      )
      t.equal(pairs.length, others.length + 1, 'and one page')
    }
  }
  const raw = await get(workspace, `${basePath}/contacts?q="<b>`)
  t.match(raw.headers['link'], '</api/v1/contacts?q=%22%3Cb%3E&page=1>')
})

t.test('an offset of a time needs no encoding of its plus sign', async (t) => {
  const workspace = await start()
  const created = ['2026-01-01T00:00:00+02:00', '2026-01-01t00:00:00.123+14:00']
  for (const time of created) {
    const plain = await get(workspace, `${basePath}/contacts?createdFrom=${time}`)
    const encoded = await get(
      workspace,
      `${basePath}/contacts?createdFrom=${encodeURIComponent(time)}`,
    )
    t.equal(plain.status, 200, plain.body)
    t.equal(plain.body, encoded.body)
  }
  for (const time of ['2026-01-01+02:00', '2026-01-01T00:00:00+2', '2026-01-01+00:00:00Z']) {
    const reply = await get(workspace, `${basePath}/contacts?createdFrom=${time}`)
    isProblem(t, reply, 400, 'validation_failed', time)
  }
})

t.test('a plus sign that is not encoded belongs to an address', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const email = 'ida+desk@harbour.example'
  const contactEmails = [{ email }]
  const contact = await api.createContact({ body: { name: 'Ida', contactEmails } })
  const roles = await api.listRoles({ query: { q: 'Agent' } })
  const roleIds = roles.body.data.map(({ id }) => id).slice(0, 1)
  const user = await api.inviteUser({ body: { name: 'Ida', email, roleIds } })
  t.same([contact.status, user.status], [201, 201])
  for (const sign of ['+', '%2B', '%2b']) {
    const value = email.replace('+', sign)
    for (const path of ['contacts', 'users']) {
      const reply = await get(workspace, `${basePath}/${path}?email=other+1@x.example,${value}`)
      t.equal(JSON.parse(reply.body.toString()).total, 1, `${path} ${value}`)
    }
    const found = await get(workspace, `${basePath}/contacts/lookup?email=${value}`)
    t.equal(found.status, 200, value)
  }
})
