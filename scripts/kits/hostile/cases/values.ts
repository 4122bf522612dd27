import type { HostileCase, Party } from '../case.ts'

interface Sent {
  readonly path: string
  readonly method?: string
  readonly body?: string
  readonly token?: string
}

interface Expected {
  readonly status: number
  readonly code?: string
}

/** Sends a request as it stands, and throws unless it is answered with the status and code expected. */
async function expectReply(
  origin: string,
  party: Party,
  { path, method = 'GET', body, token = party.token }: Sent,
  expected: Expected,
): Promise<unknown> {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  const reply = (text === '' ? {} : JSON.parse(text)) as { code?: string }
  if (response.status !== expected.status || reply.code !== expected.code) {
    const wanted = `${expected.status} ${expected.code ?? ''}`
    const sent = `${method} ${path.slice(0, 100)} ${(body ?? '').slice(0, 100)}`
    throw new Error(`${sent}: ${response.status} ${text.slice(0, 300)}, not ${wanted}`)
  }
  return reply
}

const refused: Expected = { status: 400, code: 'validation_failed' }
const malformed: Expected = { status: 400, code: 'malformed_json' }

/** A case whose requests are each answered with the same status and code. */
function sameFor(name: string, requests: readonly Sent[], expected: Expected): HostileCase {
  return {
    name: `values: ${name}`,
    async run({ origin, attacker }) {
      for (const sent of requests) await expectReply(origin, attacker, sent, expected)
      return `${requests.length} × ${expected.status} ${expected.code ?? ''}`.trim()
    },
  }
}

const tagOf = (body: string): Sent => ({ path: '/tags', method: 'POST', body })
const createTag = (name: string): Sent => tagOf(JSON.stringify({ name }))
const createdFrom = (instant: string): Sent => ({
  path: `/tickets?createdFrom=${encodeURIComponent(instant)}`,
})

export const cases: readonly HostileCase[] = [
  sameFor(
    'offsets of up to 23:59 hours, leap seconds and long fractions',
    [
      '2026-01-01T00:00:00+23:59',
      '2026-01-01T00:00:00-23:59',
      '2026-01-01T00:00:00-00:00',
      '2016-12-31T23:59:60Z',
      '2026-11-22t09:30:00z',
      '2026-11-22T09:30:00.123456789Z',
      '0001-01-01T00:00:00Z',
      '9999-12-31T23:59:59.999Z',
    ].map(createdFrom),
    { status: 200 },
  ),
  sameFor(
    'date-times outside the years 1 to 9999',
    [
      '0001-01-01T00:00:00+23:59',
      '9999-12-31T23:59:59-23:59',
      '9999-12-31T23:59:60Z',
      '0000-01-01T00:00:00Z',
    ].map(createdFrom),
    { status: 422, code: 'value_not_storable' },
  ),
  sameFor(
    'date-times of no calendar',
    [
      '2026-02-29T00:00:00Z',
      '2026-11-22T12:00:60Z',
      '2026-11-22 09:30:00Z',
      '2026-11-22T09:30:00+0100',
      'infinity',
    ].map(createdFrom),
    refused,
  ),
  sameFor(
    'a date-time with a long offset in a body',
    ['+23:59', '-23:59', '+16:00'].map((offset) => ({
      path: '/api-tokens',
      method: 'POST',
      body: JSON.stringify({
        name: 'Later',
        scopes: ['tags:read'],
        expiresAt: new Date(Date.now() + 5 * 86_400_000).toISOString().replace('Z', offset),
      }),
    })),
    { status: 201 },
  ),
  sameFor(
    'time zones that there are not',
    ['UTC+24', 'Mars/Olympus', 'Europe/'].map((zone) => ({
      path: `/agent-activities/summary?from=2026-11-20T00:00:00Z&to=2026-11-21T00:00:00Z&groupBy=user&timezone=${encodeURIComponent(zone)}`,
    })),
    refused,
  ),
  sameFor(
    'numbers that a double cannot hold',
    ['1e400', '-1e400', '9007199254740993', '1'.repeat(5000)].map((number) =>
      tagOf(`{"name":"Numbers","position":${number}}`),
    ),
    malformed,
  ),
  sameFor(
    'numbers beyond their bounds',
    ['1000000001', '-1', '1.5', '1e-300'].map((number) =>
      tagOf(`{"name":"Numbers","position":${number}}`),
    ),
    refused,
  ),
  sameFor(
    'huge integers in filters and in paging',
    [
      '/tickets?ticketNumber=9223372036854775808',
      `/tickets?ticketNumber=${'9'.repeat(1000)}`,
      '/tags?page=99999999999999999999',
      '/tags?page=0',
      '/tags?pageSize=2147483648',
      '/events?after=99999999999999999',
    ].map((path) => ({ path })),
    refused,
  ),
  sameFor(
    'names of white space',
    ['', '   ', '\u00a0', '\u3000\u2003', '\t\r\n'].map(createTag),
    refused,
  ),
  sameFor(
    'names without a visible character',
    ['\u200b\u200d\ufeff', '\u3164', '\u2800', '\u202e'].map(createTag),
    { status: 422, code: 'value_not_storable' },
  ),
  {
    name: 'values: names that differ only in white space, case and normal form',
    async run({ origin, attacker }) {
      await expectReply(origin, attacker, createTag('Caf\u00e9 hostile'), { status: 201 })
      const alike = [' Caf\u00e9 hostile ', 'Cafe\u0301 hostile', '\u3000CAF\u00c9 HOSTILE\u00a0']
      for (const name of alike) {
        const taken = { status: 409, code: 'duplicate_resource' }
        await expectReply(origin, attacker, createTag(name), taken)
      }
      return `${alike.length} × 409 duplicate_resource`
    },
  },
  sameFor(
    'control characters and lone surrogates',
    ['\\u0000', 'a\\u0000b', '\\u001b[2J', '\\ud800', '\\udc00\\ud800'].map((escape) =>
      tagOf(`{"name":"x${escape}"}`),
    ),
    malformed,
  ),
  sameFor(
    'a name of 480,000 combining marks, and one of a million spaces',
    [`e${'\u0301\u0323'.repeat(240_000)}`, `${' '.repeat(1_000_000)}${'x'.repeat(101)}`].map(
      createTag,
    ),
    refused,
  ),
  sameFor(
    'deep values',
    [
      `{"name":${'['.repeat(33)}${']'.repeat(33)}}`,
      `{"name":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
    ].map(tagOf),
    malformed,
  ),
  {
    name: 'values: a token that may do less changes the token of an owner',
    async run({ origin, attacker }) {
      const body = JSON.stringify({ name: 'Narrow', scopes: ['tokens:write'] })
      const creation = { path: '/api-tokens', method: 'POST', body }
      const made = await expectReply(origin, attacker, creation, { status: 201 })
      const own = await expectReply(
        origin,
        attacker,
        { path: '/api-tokens/current' },
        { status: 200 },
      )
      const { token } = (made as { data: { token: string } }).data
      const path = `/api-tokens/${(own as { data: { id: string } }).data.id}`
      const forbidden = { status: 403, code: 'forbidden' }
      const less = JSON.stringify({ scopes: ['tags:read'] })
      await expectReply(origin, attacker, { path, method: 'PATCH', body: less, token }, forbidden)
      await expectReply(origin, attacker, { path, method: 'DELETE', token }, forbidden)
      return '2 × 403 forbidden'
    },
  },
]
