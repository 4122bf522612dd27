import { swellEvents } from '../../../../test/helpers/log.ts'
import { connect, type Socket } from 'node:net'
import { basePath } from '../../../../generated/routes.ts'
import { demoIds } from '../../../../src/workspaces/demo.ts'
import { send } from '../../../../test/helpers/raw.ts'
import { until } from '../../../../test/helpers/until.ts'
import type { HostileCase, Party, Stage } from '../case.ts'

const mib = 1_048_576
const bodyBytes = mib - 200
const ticket = `${basePath}/tickets/${demoIds.ticket}`
const message = `${basePath}/messages/${demoIds.message}`

type Headers = ReadonlyArray<readonly [name: string, value: string]>

interface Expected {
  readonly status: number
  readonly code?: string
}

async function ask(
  { origin, attacker }: Stage,
  method: string,
  target: string,
  expected: Expected,
  { body, headers = [] }: { readonly body?: string; readonly headers?: Headers } = {},
): Promise<string> {
  const reply = await send(origin, {
    method,
    target,
    headers: [['Authorization', `Bearer ${attacker.token}`], ...headers],
    ...(body !== undefined && { body }),
  })
  const code =
    reply.status >= 400 ? String((JSON.parse(reply.body) as { code: string }).code) : undefined
  const outcome = [reply.status, code].join(' ').trim()
  const wanted = [expected.status, expected.code].join(' ').trim()
  if (outcome !== wanted) throw new Error(`answered ${outcome}, not ${wanted}`)
  return outcome
}

function json(name: string, body: () => string, expected: Expected): HostileCase {
  return {
    name: `requests: ${name}`,
    run: (stage) =>
      ask(stage, 'PATCH', ticket, expected, {
        body: body(),
        headers: [['Content-Type', 'application/json']],
      }),
  }
}

const malformed = { status: 400, code: 'malformed_json' }
const malformedForm = { status: 400, code: 'malformed_request' }
const invalid = { status: 400, code: 'validation_failed' }

function opened({ origin }: Stage, text: string): Socket {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  // The server resets the connection of a reader that is too slow
  socket.on('error', () => {})
  socket.pause()
  socket.write(text)
  return socket
}

function requestOf({ token }: Party, method: string, target: string, more = ''): string {
  return `${method} ${target} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n${more}\r\n`
}

/** Opens readers of the largest reply that read nothing, and closes them. */
async function unread(stage: Stage, readers: number, each: number): Promise<string> {
  const { sql, attacker } = stage
  await sql`
    update messages set html = repeat('😀', 490000)
    where workspace_id = ${attacker.workspaceId} and id = ${demoIds.message}`
  const requests = requestOf(attacker, 'GET', message).repeat(each)
  const sockets = Array.from({ length: readers }, () => opened(stage, requests))
  try {
    // Until every reader has been answered, refused or disconnected, the bystander is served
    for (let n = 0; n < 20; n++) {
      await until(async () => (await stage.bystander.api.listTags()).status === 200)
    }
    return `${readers} readers, the bystander 200`
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

/** Slow readers, many requests in flight, and requests that are as large as they may be. */
export const cases: readonly HostileCase[] = [
  {
    name: 'requests: 21 requests in flight of one token',
    async run(stage) {
      const target = `${basePath}/tags`
      const head = requestOf(
        stage.attacker,
        'POST',
        target,
        'Content-Type: application/json\r\nContent-Length: 20\r\n',
      )
      const sockets = Array.from({ length: 20 }, () => opened(stage, head))
      try {
        let outcome = ''
        await until(async () => {
          // One that was not let in on a busy machine is made up for
          sockets.push(opened(stage, head))
          const { status, body } = await stage.attacker.api.listTags()
          outcome = `${status} ${body.code}`
          return status === 429
        })
        if (outcome !== '429 rate_limited') throw new Error(`answered ${outcome}`)
        const { status } = await stage.bystander.api.listTags()
        if (status !== 200) throw new Error(`the bystander got ${status}`)
        return outcome
      } finally {
        for (const socket of sockets) socket.destroy()
        await until(async () => (await stage.attacker.api.listTags()).status === 200)
      }
    },
  },
  {
    name: 'requests: 19 readers that read nothing, each of ten large replies',
    run: (stage) => unread(stage, 19, 10),
  },
  {
    name: 'requests: 200 readers that read nothing, each of a large reply',
    isLong: true,
    run: (stage) => unread(stage, 200, 1),
  },
  {
    name: 'requests: a page of a hundred messages of 65,535 characters with HTML',
    async run({ sql, attacker }) {
      await sql`
        insert into messages (workspace_id, id, position, conversation_id, contact_id, channel_id,
          direction, message_type, message, html, cc, bcc, dropped_attachments, metadata, sender_type,
          sender_id, status, ingested_at, created_at, updated_at)
        select m.workspace_id, new_id(), 1000 + n, m.conversation_id, m.contact_id, m.channel_id,
          m.direction, m.message_type, repeat('😀', 65535), repeat('<p>', 100000), m.cc, m.bcc,
          m.dropped_attachments, m.metadata, m.sender_type, m.sender_id, m.status, now(), now(), now()
        from messages m, generate_series(1, 100) n
        where m.workspace_id = ${attacker.workspaceId} and m.id = ${demoIds.receivedMessage}`
      const { status, text } = await attacker.api.listMessages({ query: { pageSize: 100 } })
      const bytes = Buffer.byteLength(text)
      if (status !== 200 || bytes > 8 * mib) throw new Error(`answered ${status}, ${bytes} bytes`)
      return `200, ${bytes} bytes`
    },
  },
  {
    name: 'requests: a page of events of 3 MB each',
    async run({ sql, attacker }) {
      for (let n = 0; n < 5; n++) await attacker.api.createTag({ body: { name: `Event ${n}` } })
      await attacker.api.listEvents()
      await swellEvents(sql, attacker.workspaceId, 'tag.created', 3_000_000)
      const { status, text, body } = await attacker.api.listEvents({
        query: { types: ['tag.created'], limit: 500 },
      })
      const bytes = Buffer.byteLength(text)
      const isRight = status === 200 && bytes <= 8 * mib && body.data.length > 0 && body.hasMore
      if (!isRight) throw new Error(`answered ${status}, ${bytes} bytes`)
      return `200, ${body.data.length} events`
    },
  },
  json(
    '70,000 keys in one object',
    () => `{${Array.from({ length: 70_000 }, (_, n) => `"key${n}":1`).join()}}`,
    malformed,
  ),
  json('350,000 empty objects', () => `{"a":[${'{},'.repeat(bodyBytes / 3 - 10)}{}]}`, malformed),
  json(
    '39,000 escaped keys, the last one given twice',
    () => `{${Array.from({ length: 39_000 }, (_, n) => `"\\u0061${n}":1`).join()},"a5":1}`,
    malformed,
  ),
  json(
    '39,000 unknown members',
    () => {
      return `{${Array.from({ length: 39_000 }, (_, n) => `"key${n}":[]`).join()}}`
    },
    invalid,
  ),
  json('a million levels', () => '['.repeat(bodyBytes), malformed),
  json('a number of a million digits', () => `{"title":${'9'.repeat(bodyBytes)}}`, malformed),
  json('a fraction of a million digits', () => `{"title":0.${'1'.repeat(bodyBytes)}}`, invalid),
  json('an open string of escapes', () => `"${'\\"'.repeat(bodyBytes / 2)}`, malformed),
  json('a million empty lines', () => `${'\n'.repeat(bodyBytes)}x`, malformed),
  json('a title of a million characters', () => `{"title":"${'a'.repeat(bodyBytes)}"}`, invalid),
  {
    name: 'requests: a form of half a million fields',
    run: (stage) =>
      ask(stage, 'POST', `${basePath}/groups`, malformedForm, {
        body: 'a&'.repeat(bodyBytes / 2),
        headers: [['Content-Type', 'application/x-www-form-urlencoded']],
      }),
  },
  {
    name: 'requests: a form field with a name of a million brackets',
    run: (stage) =>
      ask(stage, 'POST', `${basePath}/groups`, malformedForm, {
        body: `a${'[]'.repeat(bodyBytes / 2)}=1`,
        headers: [['Content-Type', 'application/x-www-form-urlencoded']],
      }),
  },
  {
    name: 'requests: a query of 1,500 unknown custom fields',
    run: (stage) =>
      ask(
        stage,
        'GET',
        `${basePath}/tickets?${Array.from({ length: 1500 }, (_, n) => `cf_${n}=1`).join('&')}`,
        invalid,
      ),
  },
  {
    name: 'requests: If-None-Match with 5,000 entity tags',
    run: (stage) =>
      ask(stage, 'GET', ticket, invalid, {
        headers: [['If-None-Match', '"",'.repeat(5000) + '"x"']],
      }),
  },
  {
    name: 'requests: Accept with 7,000 ranges',
    run: (stage) =>
      ask(
        stage,
        'GET',
        ticket,
        { status: 406, code: 'not_acceptable' },
        {
          headers: [['Accept', 'a,'.repeat(7000) + 'b/c']],
        },
      ),
  },
  {
    name: 'requests: Range of 15,000 digits',
    run: (stage) =>
      ask(stage, 'GET', `${basePath}/media-manager/files/${demoIds.mediaFile}/content`, invalid, {
        headers: [['Range', `bytes=${'9'.repeat(15_000)}-`]],
      }),
  },
]
