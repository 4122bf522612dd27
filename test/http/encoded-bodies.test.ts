import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { deflateSync, type Gunzip, gzipSync } from 'node:zlib'
import t from 'tap'
import { basePath } from '../../generated/routes.ts'
import { formBytes, formType } from '../helpers/media.ts'
import { isProblem, type RawReply, send } from '../helpers/raw.ts'
import { inflateBody } from '../../src/http/request/inflate.ts'
import { formOf } from '../../src/http/request/upload.ts'
import { start, type Workspace } from '../helpers/start.ts'

const json = 'application/json'
const mebibyte = 1_048_576

async function post(
  { origin, token }: Workspace,
  path: string,
  [contentType, coding]: readonly [contentType: string, coding: string],
  body: Buffer,
): Promise<RawReply> {
  return send(origin, {
    method: 'POST',
    target: basePath + path,
    headers: [
      ['Authorization', `Bearer ${token}`],
      ['Content-Type', contentType],
      ['Content-Encoding', coding],
    ],
    body,
  })
}

t.test('a body with gzip is read as the same body without it', async (t) => {
  const workspace = await start()
  const named = (name: string) => gzipSync(JSON.stringify({ name }))
  const created: ReadonlyArray<
    readonly [path: string, type: string, coding: string, body: Buffer]
  > = [
    ['/tags', json, 'gzip', named('Gzip one')],
    ['/tags', `${json}; charset=utf8`, 'GZIP', named('Gzip two')],
    ['/tags', json, 'x-gzip', named('Gzip three')],
    ['/tags', json, 'gzip', Buffer.concat([gzipSync('{"name":'), gzipSync('"In two members"}')])],
    ['/tags', json, 'gzip', gzipSync('\ufeff{"name":"Marked"}')],
    ['/tags', json, 'identity', Buffer.from('{"name":"As it is"}')],
    ['/groups', 'application/x-www-form-urlencoded', 'gzip', gzipSync('name=Form')],
    [
      '/media-manager/files',
      formType,
      'gzip',
      gzipSync(formBytes([{ name: 'file', filename: 'a.txt', value: 'zipped words' }])),
    ],
  ]
  for (const [path, type, coding, body] of created) {
    const reply = await post(workspace, path, [type, coding], body)
    t.equal(reply.status, 201, `${path} ${coding} ${reply.body}`)
  }
})

t.test('a body with gzip has the limits of any other', async (t) => {
  const workspace = await start()
  const tags = async (body: Buffer) => post(workspace, '/tags', [json, 'gzip'], body)
  const spaces = (count: number) => gzipSync(`{"name":"Wide"${' '.repeat(count)}}`)

  const fits = await tags(spaces(mebibyte - 20))
  isProblem(t, await tags(spaces(mebibyte)), 413, 'payload_too_large', 'one byte too many')
  isProblem(t, await tags(gzipSync(Buffer.alloc(400 * mebibyte))), 413, 'payload_too_large', 'bomb')
  const files = gzipSync(
    formBytes([{ name: 'file', filename: 'a.bin', value: Buffer.alloc(26 * mebibyte) }]),
  )
  const file = await post(workspace, '/media-manager/files', [formType, 'gzip'], files)

  t.equal(fits.status, 201, fits.body)
  isProblem(t, file, 413, 'payload_too_large', 'a file')
})

t.test('the rest of a form that is too large is not inflated', async (t) => {
  const head = formBytes([{ name: 'file', filename: 'a.bin', value: '' }])
  const members = [head.subarray(0, head.indexOf('\r\n\r\n') + 4), ...Array<Buffer>(300)]
  const zeros = gzipSync(Buffer.alloc(mebibyte))
  const sent = members.map((bytes?: Buffer) => (bytes ? gzipSync(bytes) : zeros))
  const source = Readable.from(sent)
  const request = { headers: { 'content-encoding': 'gzip' } } as unknown as FastifyRequest
  const inflated = (await inflateBody(request, {} as FastifyReply, source)) as Gunzip

  const form = formOf(inflated, formType, {}, (fields) => fields)
  const taken = form.read(async ({ bytes }) => {
    for await (const _ of bytes);
  })

  await t.rejects(taken, { code: 'payload_too_large' })
  await finished(source)
  await nextTurn()
  t.ok(inflated.bytesWritten < Buffer.concat(sent).length / 2, String(inflated.bytesWritten))
})

t.test('what is not gzip, or another coding, is refused', async (t) => {
  const workspace = await start()
  const whole = gzipSync('{"name":"Whole"}')
  const broken = Buffer.from(whole)
  broken[12] = 255 - (broken[12] ?? 0)
  const malformed = [
    Buffer.from('{"name":"Plain"}'),
    deflateSync('{"name":"Deflated"}'),
    whole.subarray(0, -9),
    whole.subarray(0, 5),
    broken,
  ]
  for (const body of malformed) {
    const reply = await post(workspace, '/tags', [json, 'gzip'], body)
    isProblem(t, reply, 400, 'malformed_request', body.toString('hex'))
  }
  const form = gzipSync(formBytes([{ name: 'file', filename: 'a.txt', value: 'words' }]))
  const cut = await post(
    workspace,
    '/media-manager/files',
    [formType, 'gzip'],
    form.subarray(0, 40),
  )
  isProblem(t, cut, 400, 'malformed_request', 'a form')

  const other = await post(workspace, '/tags', [json, 'br'], whole)
  isProblem(t, other, 415, 'unsupported_media_type', 'br')
  t.equal(other.headers['accept-encoding'], 'gzip, identity')
})
