import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Webhook } from 'standardwebhooks'
import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import type { Problem } from '../../src/errors.ts'
import { newId } from '../../src/lib/ids.ts'
import { root } from '../../src/lib/root.ts'
import { mintSecret } from '../../src/platform/net/sign.ts'
import { listeningFor } from '../helpers/proxy.ts'
import { blocksOf, hasProgram, runBlocks, skipWithoutCurl } from '../helpers/shell.ts'
import { start } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const guide = readFileSync(join(root, 'docs', 'guide.md'), 'utf8')
const blocks = blocksOf(guide)
const folder = mkdtempSync(join(tmpdir(), 'switchboard-guide-'))
t.teardown(() => rmSync(folder, { recursive: true }))

t.test(
  'every command of the guide does what the guide says',
  { skip: skipWithoutCurl },
  async (t) => {
    const { api, origin, token } = await start()

    const ran = await runBlocks(blocks, { origin, token, folder })
    t.ok(ran.length > 20, `${ran.length} blocks`)
    for (const { code, isError, statuses, stdout } of ran) {
      const sent = [...code.matchAll(/\bcurl -/g)].length
      t.ok(statuses.length >= sent, `all were sent: ${code}`)
      const isExpected = (status: number) =>
        isError ? status >= 400 : status >= 200 && status < 300
      t.ok(statuses.every(isExpected), `${statuses.join(', ')} ${code}${stdout}`)
    }

    const refused = ran
      .filter(({ isError }) => isError)
      .map(({ stdout }) => JSON.parse(stdout) as Problem)
    const [first] = refused
    t.same(
      refused.map(({ status, code }) => `${status} ${code}`),
      ['400 validation_failed', '422 unknown_reference', '412 precondition_failed'],
    )
    const shown = blocks.find(({ code }) => code.includes('"requestId"'))
    const { instance, requestId } = first ?? {}
    t.same({ ...(JSON.parse(shown?.code ?? '') as Problem), instance, requestId }, first)

    const { body } = await api.listTickets({ query: { q: 'crane berth', sort: ['-createdAt'] } })
    const ticket = body.data[0]
    t.match(ticket, {
      title: 'The crane at berth 6 stops',
      status: 'in_progress',
      priority: 'urgent',
      contact: { name: 'Mira Lindqvist' },
    })
    const once = await api.listTickets({ query: { q: 'order 4711' } })
    t.equal(once.body.total, 1, 'one ticket under one Idempotency-Key')
    const messages = await api.listMessages({ query: { contactId: [ticket?.contactId ?? ''] } })
    t.same(
      messages.body.data.map(({ message }) => message),
      ['We are on our way.', 'It stops again.'],
    )
    t.equal(readFileSync(join(folder, 'copy.csv'), 'utf8'), 'berth,hours\n4,12\n')
    t.ok(ran.some(({ stdout, statuses }) => statuses.includes(206) && stdout === 'berth'))
  },
)

t.test('its client of a stream receives events until its token is refused', async (t) => {
  const { api, origin } = await start()
  const { body: made } = await api.createApiToken({
    body: { name: 'Listens', kind: 'service', scopes: ['events:read', 'tags:read'] },
  })
  const { body: feed } = await api.listEvents({ query: { after: 'latest' } })
  const code = `${codeOf('js', 'async function listen')}\nexport { listen }`
  const { listen } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    listen(url: string, token: string, onEvent: (event: Schema<'Event'>) => void): Promise<Problem>
  }
  const url = `${origin}/api/v1/events/stream?types=tag.created&after=${feed.nextCursor}`
  const received: unknown[] = []
  const refusal = listen(url, made.data.token, ({ data }) => received.push(data['name']))
  for (const name of ['One', 'Two']) await api.createTag({ body: { name } })
  await until(() => received.length === 2)
  await api.revokeApiToken({ params: { id: made.data.id } })

  t.match(await refusal, { status: 401, code: 'token_revoked' })
  t.same(received, ['One', 'Two'])
})

t.test(
  'its client of a stream reconnects where it was when nothing arrives any more',
  async (t) => {
    const positions: Array<string | undefined> = []
    const silent = createServer((request, response) => {
      positions.push(request.headers['last-event-id'] as string | undefined)
      if (positions.length === 3) response.writeHead(401).end('{"code":"token_revoked"}')
      else response.write(`retry: 1\n\nid: ${positions.length}\ndata: {}\n\n`)
    })
    const port = await listeningFor(t, silent)
    // Less than the 40 seconds in which the server sends something
    const code = codeOf('js', 'async function listen').replaceAll('40_000', '500')
    const { listen } = (await import(
      `data:text/javascript,${encodeURIComponent(`${code}\nexport { listen }`)}`
    )) as { listen(url: string, token: string, onEvent: () => void): Promise<Problem> }

    const refusal = await listen(`http://127.0.0.1:${port}`, 'none', () => {})
    t.match(refusal, { code: 'token_revoked' })
    t.same(positions, [undefined, '1', '2'])
  },
)

const id = newId()
const body = '{"type":"ticket.created","data":{"title":"Blåbær 😀"}}'
const secret = mintSecret()

/** Deliveries of now with what a receiver should say of them. */
const deliveriesOf = () =>
  [
    [signed(secret), body, true],
    [rotated(), body, true],
    [signed(secret), body.replace('created', 'deleted'), false],
    [{ ...signed(secret), 'webhook-id': newId() }, body, false],
    [signed(mintSecret()), body, false],
    [signed(secret, Date.now() - 301_000), body, false],
    [{ ...signed(secret), 'webhook-timestamp': 'soon' }, body, false],
    [{ ...signed(secret), 'webhook-signature': 'v1,AAAA' }, body, false],
    [{}, body, false],
  ] as const
const expected = deliveriesOf().map(([, , isGenuine]) => isGenuine)

t.test('its receiver in Node takes what is signed, and nothing else', async (t) => {
  const file = join(folder, 'signed.mjs')
  writeFileSync(file, codeOf('js', 'webhook'))
  const { isSigned } = (await import(pathToFileURL(file).href)) as {
    isSigned(secret: string, headers: object, body: Buffer): boolean
  }

  const taken = deliveriesOf().map(([headers, body]) =>
    isSigned(secret, headers, Buffer.from(body)),
  )

  t.same(taken, expected)
})

t.test('its receiver in Python takes what is signed, and nothing else', (t) => {
  if (!hasProgram('python3', '-c', 'import sys; sys.exit(sys.version_info < (3, 9))')) {
    t.comment('not run: needs Python 3.9 or newer')
    return t.end()
  }
  const main = `
import json, sys
secret, deliveries = json.load(sys.stdin)
print(json.dumps([is_signed(secret, headers, body.encode()) for headers, body, _ in deliveries]))
`
  const { stdout, stderr } = spawnSync('python3', ['-c', codeOf('python', 'webhook') + main], {
    input: JSON.stringify([secret, deliveriesOf()]),
    encoding: 'utf8',
  })

  t.equal(stderr, '')
  t.same(JSON.parse(stdout), expected)
  t.end()
})

/** Returns the one block of a language that contains a text. */
function codeOf(language: string, text: string): string {
  const found = blocks.filter((block) => block.language === language && block.code.includes(text))
  if (found.length !== 1) throw new Error(`${found.length} blocks of ${language} with ${text}`)
  return found[0]?.code ?? ''
}

function signed(key: string, at = Date.now()): Record<string, string> {
  const date = new Date(at)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': new Webhook(key).sign(id, date, body),
  }
}

/** As deliveries are while an old secret still signs. */
function rotated(): Record<string, string> {
  const headers = signed(secret)
  const other = signed(mintSecret())['webhook-signature']
  return { ...headers, 'webhook-signature': `${other} ${headers['webhook-signature']}` }
}
