import t, { type Test } from 'tap'
import { basePath, type Route, routes } from '../../generated/routes.ts'
import { mintToken } from '../../src/auth/tokens.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { call, document, type Json, pathOf, resolve, validatorOf } from '../helpers/client.ts'
import { only } from '../helpers/only.ts'
import { exchange, isProblem, mediaTypeOf, type RawReply, send } from '../helpers/raw.ts'
import { operationOf, soundRequest } from '../helpers/requests.ts'
import { start, type Workspace } from '../helpers/start.ts'

const withBody = routes.filter(({ bodyTypes }) => bodyTypes.includes('application/json'))

type Headers = ReadonlyArray<readonly [string, string]>

/** Sends bytes as the body of an operation, by default as JSON. */
async function sendBody(
  { origin, token }: Workspace,
  target: string,
  body: string | Buffer,
  headers: Headers = [['Content-Type', 'application/json']],
  method = 'POST',
): Promise<RawReply> {
  const bearer = ['Authorization', `Bearer ${token}`] as const
  return send(origin, { method, target: basePath + target, headers: [bearer, ...headers], body })
}

/** Gets a target below the API's path with a sound token. */
async function get({ origin, token }: Workspace, target: string): Promise<RawReply> {
  return send(origin, {
    target: basePath + target,
    headers: [['Authorization', `Bearer ${token}`]],
  })
}

t.test('an empty object is the body of every operation that needs none', async (t) => {
  const { origin, token } = await start()
  const without = routes.filter(({ method, bodyRequired, partKinds }) => {
    return method !== 'GET' && !bodyRequired && !partKinds
  })
  t.ok(without.length > 30, 'deletions and steps without a body')
  for (const route of without) {
    const reply = (body: unknown) =>
      call(origin, token, route, { ...soundRequest(route), body }).then(
        ({ status, body: problem }) => {
          return { status, code: problem.code }
        },
      )

    t.notMatch(await reply({}), { status: /^(400|415)$/ }, route.id)
    if (route.bodyTypes.length > 0) continue
    t.match(await reply({ surplus: 1 }), { status: 400, code: 'validation_failed' }, route.id)
  }
})

t.test('what follows an empty object is a body all the same', async (t) => {
  const workspace = await start()
  const target = `/conversations/${demoIds.directConversation}/read`
  for (const [body, status] of [
    ['{}', 200],
    [` {\r\n} `, 200],
    ['{}x', 400],
    [`{}${' '.repeat(70)}{"surplus":1}`, 400],
  ] as const) {
    const reply = await sendBody(workspace, target, body)
    t.equal(reply.status, status, body)
  }
})

t.test('every member of every body refuses another type and names itself', async (t) => {
  const { origin, token } = await start()
  const others = [null, true, 7.5, 'text', [], {}, [[]]]
  for (const route of withBody) {
    const sound = soundRequest(route)
    const validators = Object.entries(membersOf(route)).map(
      ([member, node]) => [member, validatorOf(node)] as const,
    )
    for (const value of others) {
      const wrong = validators.filter(([, fits]) => !fits(value)).map(([member]) => member)
      await asOneOrAlone(t, wrong, `${route.id} ${JSON.stringify(value)}`, async (members) => {
        const body = { ...(sound.body as object), ...allOf(members, value) }

        const { status, text, body: problem } = await call(origin, token, route, { ...sound, body })

        // What the whole body lacks or has too much of is another fault
        const pointers = (problem.errors ?? []).flatMap(
          ({ pointer }) => pointer.split('/')[1] ?? [],
        )
        const named = [...new Set(pointers)].sort().join()
        const isRefused = status === 400 && problem.code === 'validation_failed'
        return isRefused && named === [...members].sort().join() ? [] : [text]
      })
    }
    const replies = await Promise.all(
      [null, true, 7, 'text', []].map((body) => call(origin, token, route, { ...sound, body })),
    )
    t.same(
      replies.map(({ status }) => status),
      [400, 400, 400, 400, 400],
      `${route.id} without members`,
    )
  }
})

t.test('a value that breaks several rules has one error', async (t) => {
  const { api, origin, token } = await start()
  for (const route of withBody) {
    const sound = soundRequest(route)
    for (const value of ['', 'é'.repeat(3000), -0.5, ['', ''], [{ id: -1, username: 1 }]]) {
      const body = allOf(Object.keys(membersOf(route)), value)
      const { body: problem } = await call(origin, token, route, { ...sound, body })
      const pointers = (problem.errors ?? []).map(({ pointer }) => pointer)
      t.same(pointers, [...new Set(pointers)], `${route.id} ${JSON.stringify(value).slice(0, 20)}`)
    }
  }

  const body = { title: '', contactId: 'x'.repeat(40), status: 1, dueAt: '', externalId: [] }
  t.match(await api.createTicket({ body: body as never }), {
    body: {
      errors: only(
        { pointer: '/title', code: 'minLength' },
        { pointer: '/contactId', code: 'format' },
        { pointer: '/status', code: 'enum' },
        { pointer: '/externalId', code: 'type' },
        { pointer: '/dueAt', code: 'format' },
      ),
    },
  })
})

t.test('what the server decides cannot be assigned', async (t) => {
  const { origin, token } = await start()
  const common = ['workspaceId', 'workspace_id', 'id', 'creatorId', 'version', 'createdAt', 'role']
  for (const route of withBody) {
    const sound = soundRequest(route)
    const target = routes.find(({ method, path }) => method === 'GET' && path === route.path)
    // Signed links end at another minute from one to the next
    const read = async () =>
      target &&
      (await call(origin, token, target, { params: sound.params ?? {} })).text.replace(
        /"(url|urlExpiresAt)":"[^"]*"/g,
        '',
      )
    const before = await read()
    const own = membersOf(route)
    const surplus = new Set([...common, ...replyMembers(route)].filter((name) => !(name in own)))

    await asOneOrAlone(t, [...surplus], route.id, async (members) => {
      const body = { ...(sound.body as object), ...allOf(members, demoIds.otherTag) }
      const { status, text, body: problem } = await call(origin, token, route, { ...sound, body })
      const named = (problem.errors ?? [])
        .filter(({ location }) => location === 'body')
        .map(({ pointer }) => pointer)
      const isRefused = status === 400 && members.every((member) => named.includes(`/${member}`))
      return isRefused ? [] : [text]
    })
    t.equal(await read(), before, `${route.id} changed nothing`)
  }
})

/** An object whose members all have the same value. */
function allOf(members: readonly string[], value: unknown): Record<string, unknown> {
  return Object.fromEntries(members.map((member) => [member, value]))
}

/** Tries the members of a body at once, and where there are faults, each alone: only then may it have none. */
async function asOneOrAlone(
  t: Test,
  members: readonly string[],
  label: string,
  faultsOf: (members: readonly string[]) => Promise<string[]>,
): Promise<void> {
  const faults: string[] = []
  if (members.length > 0 && (await faultsOf(members)).length > 0) {
    for (const member of members) {
      faults.push(...(await faultsOf([member])).map((fault) => `${member}: ${fault}`))
    }
  }
  t.same(faults, [], label)
}

t.test('what leads to a prototype is refused and changes none', async (t) => {
  const workspace = await start()
  const form = [['Content-Type', 'application/x-www-form-urlencoded']] as const
  const bodies: ReadonlyArray<readonly [string, string, Headers?]> = [
    ['/groups', '{"name":"a","__proto__":{"admin":true}}'],
    ['/groups', '{"name":"a","__\\u0070roto__":{"admin":true}}'],
    ['/groups', '{"name":"a","constructor":{"prototype":{"admin":true}}}'],
    ['/groups', '{"name":"a","contacts":[{"__proto__":{"id":"x"}}]}'],
    ['/groups', '{"name":"a","toString":1}'],
    ['/tickets', `{"title":"a","contact_id":"${demoIds.contact}","customFields":{"__proto__":1}}`],
    [
      '/tickets',
      `{"title":"a","contact_id":"${demoIds.contact}","customFields":{"constructor":1}}`,
    ],
    ['/groups', 'name=a&__proto__[admin]=true', form],
    ['/groups', 'name=a&constructor[prototype][admin]=true', form],
    ['/groups', 'name=a&contacts[0][__proto__][admin]=true', form],
    ['/groups', 'name=a&toString=1', form],
  ]
  for (const [target, body, headers] of bodies) {
    const reply = await sendBody(workspace, target, body, headers)
    t.match(
      reply,
      { status: 400, body: /"code":"(malformed_json|malformed_request|validation_failed)"/ },
      body,
    )
  }
  for (const query of [
    '__proto__=1',
    '__proto__[x]=1',
    'constructor=1',
    'toString=1',
    'sort=toString',
  ]) {
    const reply = await get(workspace, `/tags?${query}`)
    isProblem(t, reply, 400, 'validation_failed', query)
  }
  isProblem(t, await get(workspace, '/tags/__proto__'), 400, 'validation_failed', 'path')
  const code = await send(workspace.origin, { target: '/problems/__proto__' })
  isProblem(t, code, 404, 'not_found', 'problem code')
  t.same(Object.keys(Object.prototype), [])
  t.notOk('admin' in {})
})

const controls = ['\\u0000', 'a\\u001b[2J', 'a\\bb', '\0', '\\ud800', 'a\\udc00b', '\\udc00\\ud800']

/** With how many of them, in turn, each member is tried. More by hand: CONTROL_RUNS=7 npm test -- http/bad-input */
const controlRuns = Number(process.env['CONTROL_RUNS'] ?? 2)

t.test(
  'every string of every body refuses controls, lone surrogates and 8 KiB where it is short',
  async (t) => {
    const workspace = await start()
    let next = 0
    for (const route of withBody) {
      const sound = soundRequest(route)
      const target = pathOf(route, sound).slice(basePath.length)
      const replyTo = async (members: readonly string[], text: string) =>
        sendBody(
          workspace,
          target,
          JSON.stringify({ ...(sound.body as object), ...allOf(members, 'the text') }).replaceAll(
            '"the text"',
            `"${text}"`,
          ),
          undefined,
          route.method,
        )
      const strings = Object.entries(membersOf(route))
        .map(([member, node]) => ({ member, schema: resolve(node) }))
        .filter(({ schema }) => [schema.type].flat().includes('string'))

      const tried = strings.flatMap(({ member }) =>
        Array.from({ length: controlRuns }, () => {
          const text = controls[next++ % controls.length] ?? ''
          return { member, text }
        }),
      )
      await Promise.all(
        tried.map(async ({ member, text }) => {
          const label = `${route.id} ${member} ${JSON.stringify(text)}`
          isProblem(t, await replyTo([member], text), 400, 'malformed_json', label)
        }),
      )

      const short = strings
        .filter(({ schema }) => !(schema.maxLength > 8192))
        .map(({ member }) => member)
      await asOneOrAlone(t, short, `${route.id} long`, async (members) => {
        const reply = await replyTo(members, 'x'.repeat(8193))
        const problem = isProblem(t, reply, 400, 'validation_failed', `${route.id} long`)
        const named = (problem.errors ?? []).map(({ pointer }) => pointer)
        return members.every((member) => named.includes(`/${member}`)) ? [] : [reply.body]
      })
    }
  },
)

t.test('bytes that are no sound JSON text are refused', async (t) => {
  const workspace = await start()
  const cases: ReadonlyArray<readonly [string, string | Buffer]> = [
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0x6e, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
    ['overlong UTF-8', Buffer.from('{"name":"\xc0\x80"}', 'latin1')],
    ['surrogate in UTF-8', Buffer.from('{"name":"\xed\xa0\x80"}', 'latin1')],
    ['Latin 1', Buffer.from('{"name":"caf\xe9"}', 'latin1')],
    ['UTF-16', Buffer.from('{"name":"a"}', 'utf16le')],
    ['lone surrogate in a key', '{"name":"a","\\ud800":1}'],
    ['duplicate keys', '{"name":"a","name":"b"}'],
    ['duplicate keys, one escaped', '{"name":"a","na\\u006de":"b"}'],
    ['duplicate keys inside', '{"name":"a","description":{"x":1,"x":1}}'],
    ['33 levels', `{"name":${'['.repeat(32)}${']'.repeat(32)}}`],
    ['150,000 levels', `{"name":${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}}`],
    ['an open end', '{"name":"a"'],
    ['two values', '{"name":"a"}{"name":"b"}'],
    ['a comment', '{"name":"a"/* b */}'],
    ['1e400', '{"name":"a","position":1e400}'],
    ['2^53 + 1', '{"name":"a","position":9007199254740993}'],
    ['NaN', '{"name":"a","position":NaN}'],
    ['a leading zero', '{"name":"a","position":01}'],
    ['hexadecimal', '{"name":"a","position":0x10}'],
    ['nothing but space', ' '],
  ]
  for (const [label, body] of cases) {
    const startedAt = Date.now()
    const reply = await sendBody(workspace, '/tags', body)
    isProblem(t, reply, 400, 'malformed_json', label)
    t.ok(Date.now() - startedAt < 5000, `${label} answered at once`)
  }
  isProblem(t, await sendBody(workspace, '/tags', ''), 400, 'validation_failed', 'no body')
  t.equal((await get(workspace, '/tags?q=a')).status, 200)
})

t.test('a form that cannot be read is no malformed JSON', async (t) => {
  const workspace = await start()
  const headers = [['Content-Type', 'application/x-www-form-urlencoded']] as const
  for (const body of ['name=%ff', 'name=a&name[x]=b', 'name=a&name=b', 'a[=1']) {
    const reply = await sendBody(workspace, '/groups', body, headers)
    const { errors } = isProblem(t, reply, 400, 'malformed_request', body)
    t.match(errors, only({ location: 'body', code: 'syntax' }), body)
  }
})

t.test('bodies over 1 MiB are refused, whatever they say of their length', async (t) => {
  const workspace = await start()
  const { origin, token } = workspace
  const head = (line: string) =>
    Buffer.from(
      `POST ${basePath}/tags HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: application/json\r\n${line}\r\n\r\n`,
    )
  const large = 'x'.repeat(1_048_600)
  const fitting = `{"name":"a","description":null${' '.repeat(1_048_500)}}`

  const plain = await sendBody(workspace, '/tags', large)
  const declared = await exchange(origin, [head('Content-Length: 999999999999')])
  const chunked = await exchange(origin, [
    head('Transfer-Encoding: chunked'),
    Buffer.from(`${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`),
  ])

  for (const [label, reply] of Object.entries({ plain, declared, chunked })) {
    const problem = isProblem(t, reply, 413, 'payload_too_large', label)
    t.equal(problem['limitBytes'], 1_048_576)
    t.equal(reply.closed, true, `${label} closed`)
  }
  t.equal((await sendBody(workspace, '/tags', fitting)).status, 201, 'just under the limit')
})

t.test('numbers outside their ranges and of another notation are refused', async (t) => {
  const workspace = await start()
  const numbers = [
    '0',
    '-1',
    '-0',
    '101',
    '1e9',
    '1e400',
    '0x10',
    '1.0',
    '01',
    '+1',
    '%201',
    '1_0',
    '',
    'NaN',
  ]
  const beyond = ['2147483648', '9007199254740993', '99999999999999999999', '1000001']
  const refused = [
    ...[...numbers, ...beyond].flatMap((number) => [
      `/tags?pageSize=${number}`,
      `/contacts?pageSize=${number}`,
      `/groups?limit=${number}`,
    ]),
    ...[...numbers.filter((number) => number !== '101'), ...beyond].map(
      (number) => `/tags?page=${number}`,
    ),
    '/tags?page=100001',
    ...['0', '2147483648', '1,2147483648', '1,,2', 'x'].map((n) => `/tickets?ticketNumber=${n}`),
    '/groups?archived=1',
    '/groups?archived=TRUE',
    '/groups?archived=',
  ]
  for (const target of refused) {
    isProblem(t, await get(workspace, target), 400, 'validation_failed', target)
  }
  for (const target of [
    '/tags?page=100000&pageSize=100',
    '/tags?pageSize=100',
    '/groups?limit=100',
    '/tickets?ticketNumber=2147483647',
  ]) {
    t.equal((await get(workspace, target)).status, 200, target)
  }
  for (const position of ['-1', '1.5', '1000000001', '2147483648', '"1"', 'null']) {
    const reply = await sendBody(workspace, '/tags', `{"name":"a","position":${position}}`)
    isProblem(t, reply, 400, 'validation_failed', position)
  }
})

t.test('query parameters given twice, as lists or unknown are refused', async (t) => {
  const workspace = await start()
  const cases: ReadonlyArray<readonly [query: string, pointer: string]> = [
    ['page=1&page=1', '/page'],
    ['page=1&page=2&page=3', '/page'],
    ['page[]=1', '/page[]'],
    ['page[0]=1', '/page[0]'],
    ['q[$ne]=1', '/q[$ne]'],
    ['Page=1', '/Page'],
    ['cf_x=1', '/cf_x'],
    ['access_token=x', '/access_token'],
    ['=1', '/'],
    ['q=a&q', '/q'],
  ]
  for (const [query, pointer] of cases) {
    const problem = isProblem(
      t,
      await get(workspace, `/tags?${query}`),
      400,
      'validation_failed',
      query,
    )
    t.match(problem.errors, only({ location: 'query', pointer }), query)
  }
  for (const query of [
    'q=%',
    'q=%zz',
    'q=%ff',
    'q=%c0%80',
    'q=%ed%a0%80',
    'q=%00',
    '%00=1',
    'q=a%00b',
  ]) {
    isProblem(t, await get(workspace, `/tags?${query}`), 400, 'validation_failed', query)
  }
})

t.test('SQL and wildcards in a request are only text', async (t) => {
  const workspace = await start()
  const texts = [
    "'; drop table tags; --",
    "' or '1'='1",
    '") or 1=1 --',
    "\\'; select pg_sleep(5); --",
    '$1',
    '%',
    '_',
    '\\',
    '%'.repeat(100),
  ].map(encodeURIComponent)
  for (const text of texts) {
    const startedAt = Date.now()
    const tags = await get(workspace, `/tags?q=${text}`)
    const contacts = await get(workspace, `/contacts?externalId=${text}`)
    t.match(tags, { status: 200, body: /"total":0/ }, text)
    t.match(contacts, { status: 200, body: /"total":0/ }, text)
    t.ok(Date.now() - startedAt < 5000, text)
    for (const target of [
      `/tags?sort=${text}`,
      `/tags?sort=name${text}`,
      `/tickets?status=${text}`,
      `/tickets?contactId=${text}`,
      `/tickets?createdFrom=${text}`,
      `/tickets/${text}`,
    ]) {
      isProblem(t, await get(workspace, target), 400, 'validation_failed', target)
    }
  }
  isProblem(
    t,
    await get(workspace, `/tags?q=${'%25'.repeat(20_000)}`),
    431,
    'header_too_large',
    '60 KB',
  )
  isProblem(t, await get(workspace, `/tags?q=${'x'.repeat(201)}`), 400, 'validation_failed', '201')
  const key = `{"title":"a","contact_id":"${demoIds.contact}","customFields":{"cf_x'; --":1}}`
  isProblem(t, await sendBody(workspace, '/tickets', key), 400, 'validation_failed', 'custom field')
})

t.test('no pattern of the contract takes long over 50 KB', async (t) => {
  const patterns = new Map<string, unknown>()
  const collect = (node: Json): void => {
    if (node === null || typeof node !== 'object') return
    if (typeof node.pattern === 'string') patterns.set(node.pattern, node.maxLength)
    Object.values(node).forEach(collect)
  }
  collect(document)

  t.ok(patterns.size > 5, `${patterns.size} patterns`)
  for (const [pattern, maxLength] of patterns) {
    t.ok(maxLength, `${pattern} has a maxLength beside it`)
    // The message of events names them all
    t.ok(
      pattern.length <= 100 || pattern === document.components.schemas.EventPattern.pattern,
      `${pattern} is short`,
    )
    const expression = new RegExp(pattern, 'u')
    const startedAt = performance.now()
    for (const unit of [
      'a',
      '0',
      '-',
      '.',
      ' ',
      '#',
      '+',
      'http://',
      'cf_',
      'a-',
      '0.',
      '\u{1f600}',
    ]) {
      expression.test(`${unit.repeat(50_000 / unit.length)}!`)
    }
    t.ok(performance.now() - startedAt < 2000, pattern)
  }
})

t.test('only JSON in UTF-8 is taken for JSON', async (t) => {
  const workspace = await start()
  const taken = [
    'application/json',
    'APPLICATION/JSON',
    'application/json;',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'application/json; charset="utf-8"',
    ' application/json ',
    'application/json; charset=utf8',
    'Application/JSON; Charset="UTF8"',
  ]
  const refused = [
    'text/plain',
    'text/json',
    'text/plain; application/json',
    'application/xml',
    'application/jsonx',
    'application/json/',
    'application/*',
    '*/*',
    '*',
    'json',
    '',
    'application/json, text/plain',
    'application/json text/plain',
    'application/json;foo=bar',
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
    'application/json; charset=utf-8; charset=utf-16',
    'application/json; charset=',
    'application/json\t; charset=utf-16',
    'application/json\tx',
    'application/problem+json',
    'application/vnd.api+json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'a'.repeat(4000),
  ]
  let made = 0
  const body = () => `{"name":"Media ${made++}"}`
  for (const type of taken) {
    const reply = await sendBody(workspace, '/tags', body(), [['Content-Type', type]])
    t.equal(reply.status, 201, type)
  }
  for (const type of refused) {
    const reply = await sendBody(workspace, '/tags', body(), [['Content-Type', type]])
    isProblem(t, reply, 415, 'unsupported_media_type', `'${type.slice(0, 60)}'`)
  }
  isProblem(
    t,
    await sendBody(workspace, '/tags', body(), []),
    415,
    'unsupported_media_type',
    'none',
  )
  for (const encoding of ['deflate', 'br', 'zstd', 'gzip, gzip', 'x']) {
    const headers = [
      ['Content-Type', 'application/json'],
      ['Content-Encoding', encoding],
    ] as const
    isProblem(
      t,
      await sendBody(workspace, '/tags', body(), headers),
      415,
      'unsupported_media_type',
      encoding,
    )
  }
  const latin = [['Content-Type', 'application/x-www-form-urlencoded; charset=iso-8859-1']] as const
  isProblem(
    t,
    await sendBody(workspace, '/groups', 'name=a', latin),
    415,
    'unsupported_media_type',
    'form',
  )
})

t.test('long text comes back byte for byte, and a name as one normal line', async (t) => {
  const { api } = await start()
  const texts = [
    'right \u202eto left\u202c',
    'Cyrillic \u0410 for Latin A',
    'Z\u0351\u036b\u0343a\u0363\u0350l\u030cg\u0321o\u0317',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u{1f680}',
    'e\u0301 is decomposed',
    '\uffff\ufffe\u{10ffff}',
    '<script>alert(1)</script> {{7*7}} ${7*7} =1+1',
    'tab\tand\nline\r\nfeeds',
    '\\u0000 "quoted" \\',
  ]
  for (const text of texts) {
    const created = await api.createGroup({ body: { name: text, description: text } })
    const { body } = await api.getGroup({ params: { id: created.body.id } })

    const name = text.trim().normalize('NFC').replace('\n', ' ').replace('\r\n', ' ')
    t.same([body.name, body.description], [name, text])
  }
})

t.test('days and instants that the calendar does not have are refused', async (t) => {
  const workspace = await start()
  const instants = [
    '2023-02-30T00:00:00Z',
    '2023-13-01T00:00:00Z',
    '2023-02-28T24:00:01Z',
    '2023-02-28T10:60:00Z',
    '+300000-01-01T00:00:00Z',
    '300000-01-01T00:00:00Z',
    '2023-02-28',
    '2023-02-28T10:00:00',
    '2023-02-28T10:00:00+25:00',
    '1677234567',
    'now',
    'infinity',
    'yesterday',
    'epoch',
    '',
  ]
  for (const instant of instants) {
    const query = `/tickets?createdFrom=${encodeURIComponent(instant)}`
    isProblem(t, await get(workspace, query), 400, 'validation_failed', query)
    if (instant === '') continue
    const target = `/groups/${demoIds.group}`
    const body = JSON.stringify({ archived_at: instant })
    const reply = await sendBody(workspace, target, body, undefined, 'PUT')
    isProblem(t, reply, 400, 'validation_failed', body)
  }
  for (const day of [
    '2023-02-30',
    '2023-02-29',
    '300000-01-01',
    '2023-2-1',
    '2023-02-28T00:00:00Z',
  ]) {
    const body = JSON.stringify({ customFields: { cf_visit_on: day } })
    const target = `/tickets/${demoIds.ticket}`
    const reply = await sendBody(workspace, target, body, undefined, 'PATCH')
    isProblem(t, reply, 422, 'invalid_custom_field', day)
  }
  for (const [archivedAt, status, code] of [
    ['253402300800', 400, 'validation_failed'],
    ['-1', 400, 'validation_failed'],
    ['1.5', 400, 'validation_failed'],
    ['"1969-12-31T23:59:59Z"', 422, 'rule_violated'],
    ['"9999-12-31T23:59:59-14:00"', 422, 'value_not_storable'],
    ['"0000-01-01T00:00:00Z"', 422, 'value_not_storable'],
  ] as const) {
    const target = `/groups/${demoIds.group}`
    const reply = await sendBody(
      workspace,
      target,
      `{"archived_at":${archivedAt}}`,
      undefined,
      'PUT',
    )
    isProblem(t, reply, status, code, archivedAt)
  }
  for (const [instant, seconds] of [
    ['2026-11-20T09:30:00+02:00', 1795159800],
    ['2024-02-29T00:00:00.123456Z', 1709164800],
    ['9999-12-31T23:59:59Z', 253402300799],
    ['2026-11-20T09:30:00+23:59', 1795080660],
    ['2026-11-20t09:30:00.123456789z', 1795167000],
    ['2016-12-31T23:59:60Z', 1483228800],
    ['2026-11-20T09:30:00-00:00', 1795167000],
  ]) {
    const reply = await workspace.api.updateGroup({
      params: { id: demoIds.group },
      body: { archived_at: instant as string },
    })
    t.match(reply, { status: 200, body: { archived_at: seconds } }, String(instant))
  }
})

t.test('39,000 tags, members or addresses are too many', async (t) => {
  const workspace = await start()
  const many = (element: string) => `[${`${element},`.repeat(38_999)}${element}]`
  const bodies: ReadonlyArray<readonly [string, string]> = [
    ['/tickets', `{"title":"a","contact_id":"${demoIds.contact}","tags":${many('"a"')}}`],
    ['/groups', `{"name":"a","contacts":${many('"a"')}}`],
    [`/groups/${demoIds.group}/contacts`, `{"contacts":${many('"a"')}}`],
    ['/contacts', `{"name":"a","contactEmails":${many('{}')}}`],
    ['/api-tokens', `{"name":"a","scopes":${many('"*"')}}`],
  ]
  for (const [target, body] of bodies) {
    const startedAt = Date.now()
    isProblem(t, await sendBody(workspace, target, body), 400, 'validation_failed', target)
    t.ok(Date.now() - startedAt < 5000, `${target} answered in ${Date.now() - startedAt} ms`)
  }
  const fields = Object.fromEntries(Array.from({ length: 401 }, (_, n) => [`cf_${n}`, 1]))
  const ticket = JSON.stringify({ title: 'a', contact_id: demoIds.contact, customFields: fields })
  isProblem(t, await sendBody(workspace, '/tickets', ticket), 400, 'validation_failed', 'fields')
})

t.test('path parameters that are no ids answer 400 or 404', async (t) => {
  const workspace = await start()
  const parameters = [
    'x',
    'x'.repeat(65),
    'x'.repeat(2000),
    'x'.repeat(2001),
    'x'.repeat(8000),
    '%00',
    '%ff',
    '%',
    '%zz',
    'a%2Fb',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    `${demoIds.ticket}%00`,
    `${demoIds.ticket}%0a`,
    `${demoIds.ticket} `.trimEnd() + '%20',
    `{${demoIds.ticket}}`,
    demoIds.ticket.replaceAll('-', ''),
    'null',
    'undefined',
    '-1',
  ]
  for (const parameter of parameters) {
    for (const area of ['tickets', 'groups', 'tags', 'contacts', 'api-tokens']) {
      const reply = await get(workspace, `/${area}/${parameter}`)
      const label = `${area} ${parameter.slice(0, 60)}`
      t.ok([400, 404].includes(reply.status), `${label}: ${reply.status}`)
      t.equal(mediaTypeOf(reply), 'application/problem+json', label)
    }
  }
})

t.test('only one sound Authorization header lets anybody in', async (t) => {
  const { origin, token, database } = await start()
  const asked = async (headers: Headers, target = '/tags') =>
    send(origin, { target: basePath + target, headers })
  const corrupt = token.slice(0, -1) + (token.endsWith('a') ? 'b' : 'a')
  const invalid = [
    '',
    'Bearer',
    'Bearer ',
    token,
    `Basic ${token}`,
    `Token ${token}`,
    `Bearer ${token} ${token}`,
    `Bearer ${token},Bearer ${token}`,
    `Bearer "${token}"`,
    `Bearer ${corrupt}`,
    `Bearer ${token.toLowerCase()}`,
    `Bearer ${token}\x00`.replace('\x00', '%00'),
    `Bearer swb_${'x'.repeat(8192)}`,
    `Bearer ${mintToken()}`,
    `Bearer \xff\xfe`,
    "Bearer ' or 1=1 --",
  ]

  const missing = await asked([])
  isProblem(t, missing, 401, 'token_missing', 'no header')
  t.equal(missing.headers['www-authenticate'], 'Bearer')
  for (const value of invalid) {
    const reply = await asked([['Authorization', value]])
    isProblem(t, reply, 401, 'token_invalid', value.slice(0, 60))
    t.equal(reply.headers['www-authenticate'], 'Bearer error="invalid_token"')
    const isBearer = /^Bearer ./.test(value)
    const says = isBearer ? /copied completely/ : /must be "Bearer swb_…"/
    t.match(JSON.parse(reply.body.toString()).detail, says, value.slice(0, 60))
  }
  isProblem(t, await asked([], `/tags?access_token=${token}`), 401, 'token_missing', 'query')
  for (const other of [`Bearer ${token}`, 'Basic eDp5']) {
    const both = [
      ['Authorization', `Bearer ${token}`],
      ['authorization', other],
    ] as const
    isProblem(t, await asked(both), 400, 'malformed_request', 'two headers')
  }
  const body = JSON.stringify({ name: 'a', access_token: token })
  const json = [['Content-Type', 'application/json']] as const
  isProblem(
    t,
    await send(origin, { method: 'POST', target: `${basePath}/tags`, headers: json, body }),
    401,
    'token_missing',
    'body',
  )
  for (const value of [`Bearer ${token}`, `bearer ${token}`, `BEARER   ${token} `]) {
    t.equal((await asked([['Authorization', value]])).status, 200, value.slice(0, 10))
  }

  await database.admin.begin(async (sql) => {
    await sql`lock table api_tokens in access exclusive mode`
    const reply = await asked([['Authorization', `Bearer ${corrupt}`]])
    isProblem(t, reply, 401, 'token_invalid', 'a wrong checksum is refused without the database')
  })
})

t.test('odd paths lead past no check', async (t) => {
  const { origin, token } = await start()
  const targets = [
    '//api/v1/tags',
    '/api//v1/tags',
    '/api/v1//tags',
    '/API/v1/tags',
    '/api/v1/Tags',
    '/api/v1/tags/',
    '/api/v1/tags;x',
    '/api/v1/tags;x=1/..',
    '/api/v1/tags%2f',
    '/api/v1%2ftags',
    '/api/v1/%2e/tags',
    '/api/v1/./tags',
    '/api/v1/groups/../tags',
    '/api/v1/groups/..%2ftags',
    '/docs/../api/v1/tags',
    '/api/v1/tags%00',
    '/api/v1/tags%20',
    '/api\\v1\\tags',
    '*',
    '/api/v1',
    '/api',
    '/',
    '/.env',
    '/api/v2/tags',
  ]
  for (const target of targets) {
    const without = await send(origin, { target })
    t.ok([400, 401, 404].includes(without.status), `${target}: ${without.status}`)
    t.equal(mediaTypeOf(without), 'application/problem+json', target)
    const reply = await send(origin, { target, headers: [['Authorization', `Bearer ${token}`]] })
    t.ok([400, 404].includes(reply.status), `${target} with a token: ${reply.status}`)
  }
  for (const target of [
    '/api/v1/%74ags',
    '/api/v1/tags#x',
    'http://elsewhere.example/api/v1/tags',
  ]) {
    isProblem(t, await send(origin, { target }), 401, 'token_missing', target)
  }
  for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', '_method']) {
    const reply = await send(origin, {
      target: `${basePath}/tags/${demoIds.tag}`,
      headers: [
        ['Authorization', `Bearer ${token}`],
        [name, 'DELETE'],
      ],
    })
    t.match(reply, { status: 200, body: /"deletedAt":null/ }, name)
  }
})

t.test('requests that are not sound HTTP are refused and cut off', async (t) => {
  const { origin, token } = await start()
  const bearer = `Authorization: Bearer ${token}\r\n`
  const tags = `${basePath}/tags`
  const json = 'Content-Type: application/json\r\n'
  const many = Array.from({ length: 101 }, (_, n) => `X-${n}: 1\r\n`).join('')
  const cases: ReadonlyArray<
    readonly [label: string, bytes: string, status: number, code: string]
  > = [
    [
      '20 KB header',
      `GET ${tags} HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'header_too_large',
    ],
    [
      '20 KB path',
      `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      431,
      'header_too_large',
    ],
    [
      'over 100 headers',
      `GET ${tags} HTTP/1.1\r\nHost: a\r\n${bearer}${many}\r\n`,
      400,
      'malformed_request',
    ],
    [
      'two Host',
      `GET ${tags} HTTP/1.1\r\nHost: a\r\nhost: b\r\n${bearer}\r\n`,
      400,
      'malformed_request',
    ],
    ['no Host', `GET ${tags} HTTP/1.1\r\n${bearer}\r\n`, 400, 'malformed_request'],
    [
      'a transfer coding that does not end',
      `POST ${tags} HTTP/1.1\r\nHost: a\r\n${bearer}${json}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
      400,
      'malformed_request',
    ],
    [
      'an unknown transfer coding',
      `POST ${tags} HTTP/1.1\r\nHost: a\r\n${bearer}${json}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
      501,
      'not_implemented',
    ],
    [
      'length and chunks',
      `POST ${tags} HTTP/1.1\r\nHost: a\r\n${bearer}${json}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'malformed_request',
    ],
    [
      'two lengths',
      `POST ${tags} HTTP/1.1\r\nHost: a\r\n${bearer}${json}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} `,
      400,
      'malformed_request',
    ],
    [
      'negative length',
      `POST ${tags} HTTP/1.1\r\nHost: a\r\n${bearer}${json}Content-Length: -1\r\n\r\n`,
      400,
      'malformed_request',
    ],
    [
      'length in words',
      `POST ${tags} HTTP/1.1\r\nHost: a\r\n${bearer}${json}Content-Length: two\r\n\r\n{}`,
      400,
      'malformed_request',
    ],
    [
      'a bad chunk',
      `POST ${tags} HTTP/1.1\r\nHost: a\r\n${bearer}${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
      400,
      'malformed_request',
    ],
    [
      'GET with a body',
      `GET ${tags} HTTP/1.1\r\nHost: a\r\n${bearer}Content-Length: 2\r\n\r\n{}`,
      400,
      'malformed_request',
    ],
    [
      'GET with chunks',
      `GET ${tags} HTTP/1.1\r\nHost: a\r\n${bearer}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'malformed_request',
    ],
    [
      'folded header',
      `GET ${tags} HTTP/1.1\r\nHost: a\r\n${bearer}X: 1\r\n 2\r\n\r\n`,
      400,
      'malformed_request',
    ],
    [
      'space before the colon',
      `GET ${tags} HTTP/1.1\r\nHost: a\r\n${bearer}X : 1\r\n\r\n`,
      400,
      'malformed_request',
    ],
    [
      'NUL in a header',
      `GET ${tags} HTTP/1.1\r\nHost: a\r\n${bearer}X: a\0b\r\n\r\n`,
      400,
      'malformed_request',
    ],
    ['HTTP/3.0', `GET ${tags} HTTP/3.0\r\nHost: a\r\n\r\n`, 400, 'malformed_request'],
    ['an unknown method', `BREW ${tags} HTTP/1.1\r\nHost: a\r\n\r\n`, 400, 'malformed_request'],
    ['an HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'malformed_request'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400, 'malformed_request'],
  ]
  for (const [label, bytes, status, code] of cases) {
    const reply = await exchange(origin, [Buffer.from(bytes, 'latin1')])
    isProblem(t, reply, status, code, label)
    t.equal(reply.closed, true, `${label} closed`)
  }
  const afterwards = await send(origin, {
    target: tags,
    headers: [['Authorization', `Bearer ${token}`]],
  })
  t.equal(afterwards.status, 200)
})

t.test('health can be asked without a Host header, as load balancers do', async (t) => {
  const { origin } = await start()
  for (const version of ['1.0', '1.1']) {
    for (const path of ['/healthz', '/readyz']) {
      const bytes = `GET ${path} HTTP/${version}\r\nConnection: close\r\n\r\n`
      const reply = await exchange(origin, [Buffer.from(bytes)])
      t.match(reply, { status: 200, body: '{"status":"ok"}' }, `${path} by HTTP/${version}`)
    }
  }
})

function membersOf(route: Route): Record<string, Json> {
  return resolve(operationOf(route).requestBody.content['application/json'].schema).properties ?? {}
}

/** The members of what an operation answers, inside its envelope. */
function replyMembers(route: Route): string[] {
  const [success] = Object.entries<Json>(operationOf(route).responses)
  const schema = resolve(success?.[1].content?.['application/json']?.schema)
  const inner = resolve(schema?.properties?.data ?? schema)
  return Object.keys(inner?.properties ?? {})
}
