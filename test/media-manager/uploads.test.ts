import { createHash, randomBytes } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { setTimeout as pace } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import t, { type Test } from 'tap'
import { request } from 'undici'
import { basePath } from '../../generated/routes.ts'
import { staleUploadRemoval } from '../../src/api/media-manager/uploads/sweep.ts'
import { only } from '../helpers/only.ts'
import { runDue } from '../helpers/run-due.ts'
import { formOf } from '../../src/http/request/upload.ts'
import { piped } from '../../src/http/request/piped.ts'
import { newId } from '../../src/lib/ids.ts'
import { diskStore } from '../../src/platform/storage/disk.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { makeFile, makeFolder } from '../helpers/make.ts'
import { formBytes, formType, type Part, stored, upload } from '../helpers/media.ts'
import { exchange, isProblem, send } from '../helpers/raw.ts'
import { emptyWorkspaceOn, startEmpty, startServer, type Workspace } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAYAQAAAACzKMKZAAAADklEQVR42mPgBwIG+hMAUgcFoUq8XuAAAAAASUVORK5CYII=',
  'base64',
)
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const filePart = (value: string | Buffer, filename = 'a.txt', type?: string): Part => ({
  name: 'file',
  filename,
  value,
  ...(type !== undefined && { type }),
})

async function download({ origin, token }: Workspace, id: string, query = '') {
  const response = await request(`${origin}${basePath}/media-manager/files/${id}/content${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return {
    status: response.statusCode,
    headers: response.headers,
    bytes: Buffer.from(await response.body.arrayBuffer()),
  }
}

const ofBeside: Array<[name: string, test: (t: Test) => Promise<void>]> = []
/** A test that takes long and mostly waits: it runs beside others of this kind, at the end. */
const beside = (...one: (typeof ofBeside)[number]) => void ofBeside.push(one)

t.test('createMediaFile takes a form and gives back the same bytes', async (t) => {
  const workspace = await startEmpty()
  const folderId = await makeFolder(workspace)
  const bytes = Buffer.concat([png, randomBytes(300_000)])

  const { status, body, headers } = await upload(workspace, [
    { name: 'tags', value: 'plan' },
    filePart(bytes, 'K\u00e4i 3.PNG', 'image/png'),
    { name: 'tags', value: 'harbour' },
    { name: 'altText', value: 'Quay three' },
    { name: 'folderId', value: folderId },
    { name: 'visibility', value: 'public' },
  ])
  const { bytes: back, headers: sent } = await download(workspace, body.data.id)

  t.equal(status, 201)
  t.equal(headers['location'], `${basePath}/media-manager/files/${body.data.id}`)
  t.match(body.data, {
    name: 'K\u00e4i 3.PNG',
    originalName: 'K\u00e4i 3.PNG',
    mimeType: 'image/png',
    extension: 'png',
    size: bytes.length,
    sha256: sha256(bytes),
    width: 32,
    height: 24,
    folderId,
    altText: 'Quay three',
    tags: only('plan', 'harbour'),
    visibility: 'public',
    urlExpiresAt: null,
  })
  t.ok(back.equals(bytes))
  t.match(sent, {
    etag: `"${sha256(bytes)}"`,
    'content-type': 'image/png',
    'content-disposition': `attachment; filename="K_i 3.PNG"; filename*=UTF-8''K%C3%A4i%203.PNG`,
  })
})

t.test('createMediaFileFromBase64 accepts valid base64', async (t) => {
  const { api } = await startEmpty()
  const post = (data: string) => api.createMediaFileFromBase64({ body: { name: 'notes.md', data } })

  const made = await post(Buffer.from('# Notes').toString('base64'))
  const empty = await post('')
  const unsound = [await post('YQ'), await post('YQ='), await post('YR=='), await post('A===')]

  t.match(made, { status: 201, body: { data: { mimeType: 'text/markdown', size: 7 } } })
  t.match(made.body.data, { width: null, visibility: 'private', tags: only(), altText: null })
  t.match(empty, { status: 201, body: { data: { size: 0 } } })
  for (const reply of unsound) t.match(reply, { status: 400 })
})

beside('a form that arrives too slowly is given up', async (t) => {
  const workspace = await startEmpty()
  const { origin, token } = workspace
  const head =
    `POST ${basePath}/media-manager/files HTTP/1.1\r\nHost: a\r\nContent-Type: ${formType}\r\n` +
    `Authorization: Bearer ${token}\r\nContent-Length: 1000\r\n\r\n`

  const { closed } = await exchange(origin, [
    Buffer.from(head),
    formBytes([filePart('words')]).subarray(0, 120),
  ])

  t.ok(closed)
  await until(async () => (await storedOf(workspace)).uploads === 0)
  t.same(await storedOf(workspace), { uploads: 0, files: 0, bytes: 0 })
})

beside('names lose what leads elsewhere or shows nothing, and lead nowhere', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const hostile = [
    '../../etc/passwd',
    '..\\..\\windows\\system32\\drivers',
    '/etc/passwd',
    'C:\\boot.ini',
    '....//....//x',
    '\u200b.htaccess',
    'a\u202egnp.exe',
    '\ufeffbom.txt',
    'CON',
    'nul.txt',
    'a'.repeat(255),
    '\u{1f680}'.repeat(255),
    "'; drop table media_files; --",
    '<script>alert(1)</script>.png',
    '%2e%2e%2fpasswd',
    '${jndi:ldap://x}',
    'a"b\\c.txt',
    '.env',
    '-rf',
    '~root',
    '|id',
    'caf\u0065\u0301.txt',
    ...Array.from(
      { length: 100 },
      (_, n) => `${'../'.repeat(n % 80)}${String.fromCodePoint(0x2000 + n)}x`,
    ),
  ]
  const refused = [
    ['', 'validation_failed'],
    ['.', 'rule_violated'],
    ['..', 'rule_violated'],
    ['../', 'rule_violated'],
    ['a/', 'rule_violated'],
    ['\u200b', 'value_not_storable'],
    [' ', 'validation_failed'],
    ['a'.repeat(256), 'validation_failed'],
    ['a\0b', 'malformed_json'],
  ] as const
  const names: string[] = []

  for (const [n, name] of hostile.entries()) {
    const data = Buffer.from(`${n}`).toString('base64')
    const { status, body, text } = await api.createMediaFileFromBase64({ body: { name, data } })
    t.equal(status, 201, `${n}: ${text.slice(0, 60)}`)
    names.push(body.data.name)
  }
  for (const [n, name] of ['../../a.txt', 'C:\\a\\b.txt', 'x\u202ey.txt'].entries()) {
    const { body } = await upload(workspace, [filePart(`form ${n}`, name)])
    names.push(body.data.name, body.data.originalName)
  }
  for (const [name, code] of refused) {
    const reply = await api.createMediaFileFromBase64({ body: { name, data: 'eA==' } })
    t.equal(reply.body.code, code, JSON.stringify(name))
  }
  const unstorable = await upload(workspace, [filePart('x'), { name: 'name', value: '\u200b' }])
  t.match(unstorable, { status: 422, body: { code: 'value_not_storable' } })
  for (const name of ['\u3164', '\u2800 \u3164', '\u034f\ufe0f']) {
    const unseen = await upload(workspace, [filePart('x', name)])
    t.match(unseen, { status: 422, body: { code: 'rule_violated', pointer: '/file' } }, name)
  }
  const nameless = await upload(workspace, [filePart('x'), { name: 'name', value: '..' }])
  t.match(nameless, { status: 422, body: { code: 'rule_violated', pointer: '/name' } })

  for (const name of names) t.notMatch(name, /[/\\\p{Cc}\p{Cf}]|^\.{0,2}$/u)
  t.ok(names.includes('caf\u00e9.txt'), 'NFC')
  const count = await storedOf(workspace)
  t.same(count, { uploads: 0, files: hostile.length + 3, bytes: hostile.length + 3 })
})

beside('bytes that are not what they are said to be are refused', async (t) => {
  const workspace = await startEmpty()
  const html = '<!DOCTYPE html><html><script>alert(1)</script></html>'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
  const scripts = ['alert(1)', '#!/bin/sh\nrm -rf /', '<?php system($_GET[0]); ?>', '{"a":1}']
  const executable = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])
  const gifScript = Buffer.from('GIF89a/*....*/=1;alert(1)')
  const images = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']
  const others = ['application/pdf', 'video/mp4', 'application/zip']
  const wrong: Array<readonly [string, string | Buffer]> = [
    ...[...images, ...others].flatMap((type) =>
      [html, svg, ` \n${html}`, `<?xml version="1.0"?>${svg}`, ...scripts, executable].map(
        (value) => [type, value] as const,
      ),
    ),
    ['image/png', gifScript],
    ['image/svg+xml', html],
    ['image/svg+xml', 'plain words'],
    ['text/html', png],
    ['text/csv', executable],
    ['text/csv', Buffer.from([0, 1, 2, 3])],
    ['application/json', png],
  ]

  for (const [type, value] of wrong) {
    const reply = await upload(workspace, [filePart(value, 'x', type)])
    t.match(reply, { status: 415, body: { code: 'unsupported_media_type' } }, `${type} ${value}`)
  }
  const count = await storedOf(workspace)
  t.same(count, { uploads: 0, files: 0, bytes: 0 })
})

t.test('nothing that could run is ever shown', async (t) => {
  const workspace = await startEmpty()
  const html = '<!doctype html><script>alert(1)</script>'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
  const gif = Buffer.from('GIF89a/*....*/=1;alert(1)//<script>alert(2)</script>')
  const xhtml = 'http://www.w3.org/1999/xhtml'
  const cases: ReadonlyArray<readonly [Part, mimeType: string, isInline: boolean]> = [
    [filePart(html, 'a.html'), 'text/html', false],
    [filePart(` ${html}`, 'a.png'), 'text/html', false],
    [filePart(`<!-- a --> <!-- b -->\n${html}`, 'd.html'), 'text/html', false],
    [filePart('<!---->'.repeat(500), 'e.txt'), 'text/plain', true],
    [filePart('<!-->'.repeat(500), 'f.txt'), 'text/plain', true],
    [filePart(`${html} `, 'b.html', 'text/html'), 'text/html', false],
    [filePart(svg, 'a.svg', 'image/svg+xml'), 'image/svg+xml', false],
    [filePart(`<?xml version="1.0"?>${svg}`, 'b.svg'), 'image/svg+xml', false],
    [filePart('alert(1)', 'a.js', 'text/javascript'), 'text/javascript', false],
    [
      filePart('<a xmlns="x"/>', 'a.xhtml', 'application/xhtml+xml'),
      'application/xhtml+xml',
      false,
    ],
    [filePart('%PDF-1.4 <script>', 'a.pdf', 'application/pdf'), 'application/pdf', false],
    [filePart('a,b', 'a.csv', 'text/csv'), 'text/csv', false],
    [filePart(gif, 'a.html', 'image/gif'), 'image/gif', true],
    [filePart('words', 'a.html'), 'text/html', false],
    [filePart('words ', 'a.txt'), 'text/plain', true],
    [filePart(randomBytes(64), 'a', 'application/x-own'), 'application/x-own', false],
    ...['video/svg+xml', 'audio/x-own+xml'].map((type) => {
      const markup = Buffer.from(
        `<x xmlns="${xhtml}"><script>alert("${type}")</script>\xe9</x>`,
        'latin1',
      )
      return [filePart(markup, 'a', type), type, false] as const
    }),
  ]
  for (const [part, mimeType, isInline] of cases) {
    const { body, text } = await upload(workspace, [part])
    t.equal(body.data?.mimeType, mimeType, text)

    const saved = await download(workspace, body.data.id)
    const shown = await download(workspace, body.data.id, '?disposition=inline')

    t.match(saved.headers['content-disposition'], /^attachment; /, mimeType)
    t.match(shown.headers['content-disposition'], isInline ? /^inline; / : /^attachment; /)
    for (const { headers } of [saved, shown]) {
      t.equal(headers['x-content-type-options'], 'nosniff')
      t.match(headers['content-security-policy'], /default-src 'none'.*sandbox/)
      t.equal(String(headers['content-type']).split(';')[0], mimeType)
    }
  }
})

t.test('a declared type that the bytes do not disprove is kept', async (t) => {
  const workspace = await startEmpty()
  const latin = (text: string) => Buffer.from(text, 'latin1')
  const utf16 = (text: string, isBig = false) => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
    return isBig ? bytes.swap16() : bytes
  }
  const mail = 'From: a@b.example\r\nSubject: x\r\n\r\nhi\r\n'
  const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann\r\nEND:VCARD\r\n'
  const calendar = '\r\nBEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const kmz = 'application/vnd.google-earth.kmz'
  const rich = '{\\rtf1 a}'
  const compound = (text: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(text)])
  const zipped = (text: string) =>
    Buffer.concat([Buffer.from('504b050600000000', 'hex'), Buffer.alloc(14), Buffer.from(text)])
  const movie = (brand: string) =>
    Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from(`ftyp${brand}\0\0\0\0isommp41`)])
  const voice = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead')])
  const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')
  const cases: ReadonlyArray<readonly [Part, string]> = [
    [filePart(latin('Stra\u00dfe;1\r\n'), 'a.csv', 'text/csv'), 'text/csv'],
    [filePart(latin('Stra\u00dfe;2\r\n'), 'b.csv'), 'text/csv'],
    [filePart(latin('Gr\u00f6\u00dfe\r\n'), 'b.txt', 'text/plain'), 'text/plain'],
    [filePart(latin('<p>Gr\u00f6\u00dfe'), 'b.htm', 'text/plain'), 'text/html'],
    [filePart(utf16('Name\tStra\u00dfe\r\n'), 'c.txt', 'text/plain'), 'text/plain'],
    [filePart(utf16('Name;Stra\u00dfe\r\n'), 'c.csv', 'text/csv'), 'text/csv'],
    [filePart(utf16('Name;Gr\u00f6\u00dfe\r\n', true), 'd.csv'), 'text/csv'],
    [filePart(utf16('<html><script>1</script>'), 'd.txt'), 'text/html'],
    [filePart(mail, 'e.eml', 'message/rfc822'), 'message/rfc822'],
    [filePart(`${mail} `, 'e.mht', 'multipart/related'), 'multipart/related'],
    [filePart(card, 'f.vcf', 'text/x-vcard'), 'text/x-vcard'],
    [filePart(`${card} `, 'g.vcf', 'text/directory'), 'text/directory'],
    [filePart(calendar, 'h.ics', 'text/calendar'), 'text/calendar'],
    [filePart('<a xmlns="x"/>  ', 'i.xml', 'application/xml'), 'application/xml'],
    [filePart('export const a = 1', 'j.ts', 'video/mp2t'), 'text/plain'],
    [filePart('{"a": 2}', 'k.har', 'application/json'), 'application/json'],
    [filePart(compound('1'), 'l.docx', docx), docx],
    [filePart(compound('2'), 'm.xls', 'application/msexcel'), 'application/msexcel'],
    [filePart(compound('3'), 'n.hwp', 'application/x-hwp'), 'application/x-hwp'],
    [filePart(compound('4'), 'o.vsd', 'application/vnd.visio'), 'application/vnd.visio'],
    [filePart(zipped('1'), 'p.kmz', 'application/vnd.google-earth.kmz'), kmz],
    [filePart(zipped('2'), 'q.ora', 'image/openraster'), 'image/openraster'],
    [filePart(rich, 'r.doc', 'application/msword'), 'application/msword'],
    [filePart('%PDF-1.7 1', 's.ai', 'application/postscript'), 'application/postscript'],
    [filePart('\r\n%PDF-1.7 2', 't.pdf', 'application/pdf'), 'application/pdf'],
    [filePart(movie('M4A '), 'u.m4a', 'audio/m4a'), 'audio/mp4'],
    [filePart(movie('mp42'), 'v.m4a', 'audio/aac'), 'audio/aac'],
    [filePart(movie('3gp4'), 'w.3gp', 'audio/3gpp'), 'audio/3gpp'],
    [filePart(movie('heic'), 'x.heic', 'image/heif'), 'image/heif'],
    [filePart(voice, 'y.ogg', 'audio/ogg; codecs=opus'), 'audio/ogg'],
    [filePart(Buffer.concat([voice, voice]), 'z.opus', 'audio/opus'), 'audio/opus'],
    [filePart(Buffer.from('RIFF\0\0\0\0AVI LIST'), 'a.avi', 'video/x-msvideo'), 'video/x-msvideo'],
    [filePart(jpeg, 'b.jfif', 'image/jfif'), 'image/jpeg'],
  ]
  for (const [part, mimeType] of cases) {
    const { status, body, text } = await upload(workspace, [part])
    t.match({ status, type: body.data?.mimeType }, { status: 201, type: mimeType }, text)
  }
})

t.test('a declared type that the bytes disprove is refused', async (t) => {
  const workspace = await startEmpty()
  const html = '<!doctype html><script>1</script>'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')
  const cases: ReadonlyArray<readonly [bytes: string | Buffer, declared: string]> = [
    [html, 'image/png'],
    [html, 'image/x-own'],
    [html, 'audio/m4a'],
    [svg, 'image/x-own'],
    [svg, 'image/jpeg'],
    [png, 'image/svg+xml'],
    [png, 'text/html'],
    [png, 'application/x-own'],
    [png, 'application/pdf'],
    [zip, 'application/pdf'],
    [zip, 'text/csv'],
    [zip, 'video/mp4'],
    ['%PDF-1.7', 'image/gif'],
    [`${html} %PDF-1.7`, 'application/pdf'],
    ['no PDF', 'application/pdf'],
  ]
  for (const [bytes, declared] of cases) {
    const reply = await upload(workspace, [filePart(bytes, 'a', declared)])
    t.match(reply, { status: 415, body: { code: 'unsupported_media_type' } }, declared)
  }
})

t.test('the escapes of a name in a form are undone', async (t) => {
  const workspace = await startEmpty()
  const cases = [
    ['Angebot %22neu%22.txt', 'Angebot "neu".txt'],
    ['50%25 and %41.txt', '50%25 and %41.txt'],
    ['100%.txt', '100%.txt'],
    ['a%0D%0Ab.txt', 'a  b.txt'],
    ['Ma%C3%9F.txt', 'Ma%C3%9F.txt'],
  ] as const
  for (const [n, [sent, stored]] of cases.entries()) {
    const { body, text } = await upload(workspace, [filePart(`name ${n}`, sent)])
    t.equal(body.data?.originalName, stored, text)
  }
})

t.test('a declared type makes precise what the bytes leave open', async (t) => {
  const workspace = await startEmpty()
  const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const cases: ReadonlyArray<readonly [Part, string]> = [
    [filePart(zip, 'a.docx', docx), docx],
    [
      filePart(Buffer.concat([zip, zip]), 'a.zip', 'application/x-zip-compressed'),
      'application/zip',
    ],
    [filePart('a;b', 'a.csv', 'text/csv; charset=utf-8'), 'text/csv'],
    [filePart('c;d', 'a.csv'), 'text/csv'],
    [filePart('{"a":1}', 'a.json', 'application/octet-stream'), 'application/json'],
    [filePart(png, 'a', 'application/octet-stream'), 'image/png'],
    [filePart(Buffer.concat([png, png]), 'a.jpg', 'IMAGE/X-PNG'), 'image/png'],
    [filePart('<p>Hello</p>', 'a.md', 'text/markdown'), 'text/markdown'],
    [filePart(Buffer.from([0, 1, 2]), 'a.bin'), 'application/octet-stream'],
    [filePart('\u{1f680}'.repeat(1025), 'rockets.txt'), 'text/plain'],
    [filePart('', 'empty.txt'), 'text/plain'],
    [filePart('a b', 'a.txt', 'text/<b>'), 'text/plain'],
    [filePart('d e', 'a.txt', `text/${'x'.repeat(123)}`), 'text/plain'],
  ]
  for (const [part, mimeType] of cases) {
    const { status, body, text } = await upload(workspace, [part])
    t.equal(status, 201, text)
    t.equal(body.data.mimeType, mimeType)
  }
})

beside('a file over 25 MiB is refused while it arrives', async (t) => {
  const workspace = await startEmpty()
  const { origin, token } = workspace
  const limit = 26_214_400
  const whole = Buffer.alloc(limit, 'a')

  const fits = await upload(workspace, [filePart(whole)])
  const over = await upload(workspace, [filePart(Buffer.concat([whole, Buffer.from('b')]))])
  let sent = 0
  const endless = await request(`${origin}${basePath}/media-manager/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': formType },
    body: Readable.from(
      (async function* () {
        const form = formBytes([filePart('')])
        yield form.subarray(0, form.indexOf('\r\n\r\n') + 4)
        for (; sent < 100_000_000; sent += 65_536) yield whole.subarray(0, 65_536)
      })(),
    ),
  })

  t.match(fits, { status: 201, body: { data: { size: limit } } })
  t.match(over, { status: 413, body: { code: 'payload_too_large', limitBytes: limit } })
  t.equal(endless.statusCode, 413)
  await endless.body.dump()
  await until(async () => (await storedOf(workspace)).uploads === 0)
  t.same(await storedOf(workspace), { uploads: 0, files: 1, bytes: 1 })
})

beside('uploads that are broken off leave nothing', async (t) => {
  const workspace = await emptyWorkspaceOn(await startServer(t, { poolSize: 10 }))
  const { origin, token, database, storage } = workspace
  // More by hand: MEDIA_ABORTS=1000 npm test -- media-manager/uploads
  const total = Number(process.env['MEDIA_ABORTS'] ?? 100)
  const form = formBytes([filePart(randomBytes(100_000))])
  const { port, hostname } = new URL(origin)
  const head =
    `POST ${basePath}/media-manager/files HTTP/1.1\r\nHost: a\r\nContent-Type: ${formType}\r\n` +
    `Authorization: Bearer ${token}\r\nContent-Length: ${form.length}\r\n\r\n`
  const abort = (share: number) =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(head)
        socket.write(form.subarray(0, Math.floor(form.length * share)), () => socket.destroy())
      })
      socket.on('error', () => {}).once('close', () => resolve())
    })

  for (let n = 0; n < total; n += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, k) => abort(k % 2 ? 0.9 : Math.random())))
  }

  await settled(async () => (await stored(database.admin, storage.store)).uploads)
  // A busy machine may not have got round to some: those are the worker's
  await database.admin`update media_uploads set created_at = created_at - interval '2 hours'`
  await runDue(workspace.pool, staleUploadRemoval(storage.store), 1000)
  t.same(await stored(database.admin, storage.store), { uploads: 0, files: 0, bytes: 0 })
})

beside('a quota holds, also for many at once', async (t) => {
  const server = await startServer(t, { quotaBytes: 10_000, poolSize: 10 })
  const workspace = await emptyWorkspaceOn(server)
  const other = await emptyWorkspaceOn(server)
  const { database, storage, workspaceId } = workspace

  const replies = await Promise.all(
    Array.from({ length: 20 }, () => upload(workspace, [filePart(randomBytes(1500), 'a.bin')])),
  )
  const [larger, whole] = [
    await upload(other, [filePart(randomBytes(10_001), 'a.bin')]),
    await upload(other, [filePart(randomBytes(10_000), 'a.bin')]),
  ]

  const refused = replies.filter(({ status }) => status === 507)
  t.equal(replies.filter(({ status }) => status === 201).length, 6)
  t.equal(refused.length, 14)
  t.match(refused[0]?.body, { code: 'storage_quota_exceeded', quotaBytes: 10_000 })
  t.equal(larger.status, 507, 'also the first file')
  t.equal(whole.status, 201, 'each workspace has its own, and all of it')
  const data = randomBytes(1500).toString('base64')
  const encoded = await workspace.api.createMediaFileFromBase64({ body: { name: 'a.bin', data } })
  t.match(encoded, { status: 507, body: { code: 'storage_quota_exceeded' } })
  const last = await upload(workspace, [filePart(randomBytes(1000), 'a.bin')])
  t.equal(last.status, 201, 'up to the last byte')
  const [usage] = await database.admin`select used_bytes::int from media_usage
    where workspace_id = ${workspaceId}`
  t.same(usage, { used_bytes: 10_000 })
  t.match(await stored(database.admin, storage.store), { uploads: 0, files: 8, bytes: 8 })
})

t.test('what is encoded is refused; archives and giant pictures are stored unopened', async (t) => {
  const workspace = await startEmpty()
  const encoded = await upload(workspace, [filePart('x')], {
    headers: { 'content-encoding': 'br' },
  })
  const giant = Buffer.from(png)
  giant.writeUInt32BE(65_535, 16)
  giant.writeUInt32BE(65_535, 20)
  const bomb = Buffer.concat([Buffer.from('1f8b0800000000000003', 'hex'), randomBytes(1000)])
  const startedAt = process.cpuUsage()

  const picture = await upload(workspace, [filePart(giant, 'giant.png', 'image/png')])
  const archive = await upload(workspace, [filePart(bomb, 'bomb.gz', 'application/gzip')])

  t.equal(encoded.status, 415)
  t.match(picture, { status: 201, body: { data: { width: 65_535, height: 65_535 } } })
  t.match(archive, { status: 201, body: { data: { mimeType: 'application/gzip' } } })
  t.ok(process.cpuUsage(startedAt).user < 1_000_000)
})

t.test('forms that are not sound are refused at once', async (t) => {
  const workspace = await startEmpty()
  const { origin, token } = workspace
  const post = (body: Buffer | string, type = formType) =>
    send(origin, {
      method: 'POST',
      target: `${basePath}/media-manager/files`,
      headers: [
        ['Authorization', `Bearer ${token}`],
        ['Content-Type', type],
      ],
      body,
    })
  const file = filePart('words')
  const field = (name: string, value = 'x') => ({ name, value })
  const whole = formBytes([file])
  const cases: ReadonlyArray<readonly [string, Buffer | string, string, type?: string]> = [
    ['no file', formBytes([field('name')]), 'validation_failed'],
    ['two files', formBytes([file, file]), 'malformed_request'],
    ['a field twice', formBytes([file, field('name'), field('name')]), 'validation_failed'],
    ['unknown field', formBytes([file, field('constructor')]), 'validation_failed'],
    ['prototype', formBytes([field('__proto__'), file]), 'validation_failed'],
    ['10,000 parts', formBytes([...Array(10_000).fill(field('tags')), file]), 'malformed_request'],
    ['long field', formBytes([file, field('altText', 'x'.repeat(20_000))]), 'malformed_request'],
    ['wrong visibility', formBytes([file, field('visibility', 'all')]), 'validation_failed'],
    ['no uuid', formBytes([file, field('folderId', 'x')]), 'validation_failed'],
    ['control character', formBytes([file, field('altText', 'a\0b')]), 'validation_failed'],
    ['cut short', whole.subarray(0, whole.length - 20), 'malformed_request'],
    ['no form', 'words', 'malformed_request'],
    ['no boundary', whole, 'validation_failed', 'multipart/form-data'],
    [
      'boundary of 252',
      whole,
      'validation_failed',
      `multipart/form-data; boundary=${'b'.repeat(252)}`,
    ],
    ['a blank at the end', whole, 'validation_failed', 'multipart/form-data; boundary="b "'],
    ['a blank without quotes', whole, 'validation_failed', 'multipart/form-data; boundary=a b'],
    ['two boundaries', whole, 'validation_failed', `${formType}; boundary=other`],
  ]
  for (const [label, body, code, type] of cases) {
    const startedAt = Date.now()
    isProblem(t, await post(body, type), 400, code, label)
    t.ok(Date.now() - startedAt < 5000, label)
  }
  const boundary = formType.split('boundary=')[1]
  for (const parameters of [
    `boundary=${boundary}; charset=UTF-8`,
    `charset="utf-8";boundary="${boundary}"`,
    `charset=ISO-8859-1; boundary=${boundary};`,
    `\tboundary=${boundary}`,
  ]) {
    const value = `words of ${parameters}`
    const reply = await post(formBytes([filePart(value)]), `multipart/form-data;${parameters}`)
    t.equal(reply.status, 201, `${parameters} ${reply.body}`)
  }
  const spaced = formBytes([filePart('words between blanks')]).toString()
  const blanks = await post(
    spaced.replaceAll(boundary as string, 'a boundary of words'),
    'multipart/form-data; boundary="a boundary of words"',
  )
  t.equal(blanks.status, 201, blanks.body.toString())
  const empty = [field('folderId', ''), field('altText', ''), field('name', '')]
  const lists = [field('tags[]', 'a'), field('tags[]', ''), field('tags', 'b')]
  const filled = await upload(workspace, [filePart('words in a list'), ...empty, ...lists])
  const data = { folderId: null, altText: null, name: 'a.txt', tags: ['a', 'b'] }
  t.match(filled, { status: 201, body: { data } }, filled.text)
  const nameless = await post(formBytes([{ name: 'file', value: 'words' }]))
  isProblem(t, nameless, 422, 'rule_violated', 'no name')
  const json = await upload(workspace, [{ name: 'file', filename: 'a.json', value: '{"name":1}' }])
  t.match(json, { status: 201, body: { data: { mimeType: 'application/json', name: 'a.json' } } })
  const elsewhere = await send(origin, {
    method: 'POST',
    target: `${basePath}/tags`,
    headers: [
      ['Authorization', `Bearer ${token}`],
      ['Content-Type', formType],
    ],
    body: whole,
  })
  isProblem(t, elsewhere, 415, 'unsupported_media_type', 'another operation')
})

beside('an upload that the server is slow with is answered, a silent one is refused', async (t) => {
  const workspace = await emptyWorkspaceOn(await startServer(t))
  const { app, database, workspaceId } = workspace
  app.server.timeout = 100
  const head =
    `POST ${basePath}/media-manager/files HTTP/1.1\r\nHost: a\r\nContent-Type: ${formType}\r\n` +
    `Authorization: Bearer ${workspace.token}\r\nContent-Length: 1000\r\n\r\n`

  const reply = await database.admin.begin(async (sql) => {
    await sql`select from media_usage where workspace_id = ${workspaceId} for update`
    const posting = upload(workspace, [filePart('words')])
    // oxlint-disable-next-line house/timed-waits -- the server is slower than its timeout of 100 ms
    await pace(500)
    return { posting }
  })
  const { status, closed } = await exchange(workspace.origin, [Buffer.from(head)])

  t.equal((await reply.posting).status, 201)
  t.match({ status, closed }, { status: 408, closed: true })
})

beside('createMediaFile names the file of the same bytes, or gives it', async (t) => {
  const workspace = await startEmpty()
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) => upload(workspace, [filePart('same', `${n}.txt`)])),
  )
  const made = replies.filter(({ status }) => status === 201)
  const id = made[0]?.body.data.id as string
  const elsewhere = await upload(workspace, [
    filePart('same'),
    { name: 'folderId', value: await makeFolder(workspace) },
  ])
  const given = await upload(workspace, [filePart('same', 'other.txt')], {
    query: { onDuplicate: 'return' },
  })

  t.equal(made.length, 1)
  for (const { status, body } of replies.filter((reply) => reply !== made[0])) {
    t.match({ status, body }, { status: 409, body: { code: 'duplicate_resource' } })
    t.match(body.existing, { id, href: `${basePath}/media-manager/files/${id}` })
  }
  t.equal(elsewhere.status, 201)
  t.match(given, { status: 200, body: { data: { id } } })
  const count = await storedOf(workspace)
  t.same(count, { uploads: 0, files: 2, bytes: 2 })
})

beside('an upload under one key happens once', async (t) => {
  const workspace = await startEmpty()
  const headers = { 'idempotency-key': 'photo' }

  const first = await upload(workspace, [filePart('one')], { headers })
  const second = await upload(workspace, [filePart('one')], { headers })
  const other = await upload(workspace, [filePart('two')], { headers })

  t.equal(first.status, 201)
  t.match(second, { status: 201, text: first.text })
  t.equal(second.headers['idempotency-replayed'], 'true')
  t.match(other, { status: 422, body: { code: 'idempotency_key_reused' } })
  const count = await storedOf(workspace)
  t.same(count, { uploads: 0, files: 1, bytes: 1 })
})

t.test('a form whose client has left before it is read is given up', async (t) => {
  const left = () => Readable.from([]).destroy()
  const bodies = [left(), piped(left(), createGunzip()), piped(left(), new PassThrough())]

  for (const body of bodies) {
    const reading = formOf(body, formType, {}, (fields) => fields).read(async () => {})
    await t.rejects(reading, { code: 'malformed_request' })
  }
})

t.test('a picture whose header has an impossible size is stored without one', async (t) => {
  const workspace = await startEmpty()
  for (const size of [0x80000000, 0xffffffff]) {
    const picture = Buffer.from(png)
    picture.writeUInt32BE(size, 16)
    const { status, body, text } = await upload(workspace, [filePart(picture, 'a.png')])
    t.match({ status, data: body.data }, { status: 201, data: { width: null, height: null } }, text)
  }
})

t.test('createMediaFile refuses folders that are not there', async (t) => {
  const workspace = await startEmpty()
  const unknown = await upload(workspace, [filePart('a'), { name: 'folderId', value: newId() }])

  t.match(unknown, { status: 422, body: { code: 'unknown_reference', pointer: '/folderId' } })
})

t.test('a store that fails is a 503 and leaves no file', async (t) => {
  const workspace = await startEmpty()
  const { files } = workspace
  const id = await makeFile(workspace)

  const [posted, read] = await files.outage(async () => [
    await upload(workspace, [filePart('words')]),
    await download(workspace, id),
  ])

  t.match(posted, { status: 503, body: { code: 'unavailable' } })
  t.ok(read.status >= 500)
  for (const secret of files.secrets) {
    t.notMatch(posted.text + read.bytes.toString(), secret)
  }
  t.equal((await storedOf(workspace)).files, 1)
})

t.test('a file of which the store has lost the end is not sent as a whole one', async (t) => {
  const workspace = await startEmpty()
  const { database, storage, workspaceId } = workspace
  const { body } = await upload(workspace, [filePart('0123456789')])
  const { id } = body.data
  const [row] = await database.admin`select upload_id from media_files where id = ${id}`
  const key = { workspaceId, id: row?.['upload_id'] as string }
  await storage.store.delete(key)
  await storage.store.put(key, Readable.from([Buffer.from('0123')]))

  const status = await download(workspace, id).then(
    (reply) => reply.status,
    (error: { code?: string }) => error.code,
  )
  const range = { start: 2, end: 9 }
  const read = storage.store.get(key, range).then((bytes) => bytes.toArray())

  t.ok([500, 'UND_ERR_SOCKET'].includes(status ?? 0), String(status))
  await t.rejects(read)
  const within = await storage.store.get(key, { start: 2, end: 3 })
  t.equal(Buffer.concat(await within.toArray()).toString(), '23')
})

t.test('files are private, and the folder above them is not made so', async (t) => {
  const dataDir = join(temporaryFolder('private'), 'data')
  t.teardown(() => rm(dirname(dataDir), { recursive: true }))
  const store = diskStore(join(dataDir, 'media'))
  const key = { workspaceId: newId(), id: newId() }

  await store.put(key, Readable.from([Buffer.from('words')]))

  const modeOf = async (...path: string[]) => (await stat(join(dataDir, ...path))).mode & 0o777
  t.equal(await modeOf(), 0o755 & ~process.umask())
  t.equal(await modeOf('media'), 0o700)
  t.equal(await modeOf('media', key.workspaceId, key.id.slice(-2), key.id), 0o600)
})

t.test('what takes long', { jobs: 4 }, async (t) => {
  for (const [name, test] of ofBeside) t.test(name, test)
})

async function storedOf({ database, storage, workspaceId }: Workspace) {
  return stored(database.admin, storage.store, workspaceId)
}

/** Asks until the answer has been the same for three seconds: 0 is also what it is before anything has begun. */
async function settled(count: () => Promise<number>): Promise<void> {
  let [last, since] = [-1, Date.now()]
  await until(async () => {
    const now = await count()
    if (now !== last) [last, since] = [now, Date.now()]
    return Date.now() - since > 3000
  })
}
