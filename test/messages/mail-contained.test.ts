import t from 'tap'
import type { Mail } from '../../src/platform/mail/mail.ts'
import { only } from '../helpers/only.ts'
import { readLines } from '../helpers/read-mail.ts'

const crlf = '\r\n'

const read = (...lines: string[]) => readLines(['From: mira@x.example', ...lines])

/** A mail whose only content is base64 of a type. */
const encoded = (type: string, bytes: Uint8Array | string) =>
  read(
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    '',
    typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('base64'),
  )

/** A mail with a text, and with base64 of a type. */
const attached = (type: string, bytes: Uint8Array, text = 'See the file.') =>
  read(
    'Content-Type: multipart/mixed; boundary=o',
    '',
    ...['--o', '', text],
    ...['--o', `Content-Type: ${type}`, 'Content-Transfer-Encoding: base64', ''],
    ...[Buffer.from(bytes).toString('base64'), '--o--'],
  )

const namesOf = ({ parts }: Mail) => parts.map(({ name }) => name)
const contentsOf = ({ parts }: Mail) => parts.map(({ bytes }) => Buffer.from(bytes).toString())

/** Numbers in the order of MS-OXTNEF, each with its bytes. */
function numbers(...given: Array<[bytes: 1 | 2 | 4, value: number]>): Buffer {
  return Buffer.concat(
    given.map(([length, value]) => {
      const bytes = Buffer.alloc(length)
      bytes.writeUIntLE(value, 0, length)
      return bytes
    }),
  )
}

/** An attribute: its level, identifier with type, size, data and checksum. */
function attribute(level: 1 | 2, id: number, data: Buffer): Buffer {
  const sum = data.reduce((total, byte) => (total + byte) & 0xffff, 0)
  return Buffer.concat([numbers([1, level], [4, id], [4, data.length]), data, numbers([2, sum])])
}

const tnef = (...attributes: Buffer[]) =>
  Buffer.concat([numbers([4, 0x223e9f78], [2, 1]), ...attributes])

/** A MAPI property of a variable length, padded to four bytes. */
function property(id: number, type: number, data: Buffer): Buffer {
  const padding = Buffer.alloc((4 - (data.length % 4)) % 4)
  return Buffer.concat([numbers([2, type], [2, id], [4, 1], [4, data.length]), data, padding])
}

const properties = (...given: Buffer[]) => Buffer.concat([numbers([4, given.length]), ...given])
const wide = (text: string) => Buffer.from(`${text}\0`, 'utf16le')
const zero = (text: string) => Buffer.from(`${text}\0`, 'latin1')

const codepage1252 = attribute(1, 0x00069007, numbers([4, 1252], [4, 0]))
const begin = attribute(2, 0x00069002, Buffer.alloc(14))
const title = (name: string) => attribute(2, 0x00018010, zero(name))
const content = (text: string) => attribute(2, 0x0006800f, Buffer.from(text))
const ofAttachment = (...given: Buffer[]) => attribute(2, 0x00069005, properties(...given))
const ofMessage = (...given: Buffer[]) => attribute(1, 0x00069003, properties(...given))
const plan = [begin, title('PLAN~1.PDF'), content('%PDF-1.4 plan')]

t.test('winmail.dat is opened', async (t) => {
  const opened = attached('application/ms-tnef; name=winmail.dat', tnef(...plan))
  t.same([opened.message, namesOf(opened)], ['See the file.', ['PLAN~1.PDF']])
  t.same(contentsOf(opened), ['%PDF-1.4 plan'])

  const long = ofAttachment(property(0x3707, 0x1f, wide('Größe des Krans.pdf')))
  const otherType = attached('application/vnd.ms-tnef; name=other.bin', tnef(...plan, long))
  t.same(namesOf(otherType), ['Größe des Krans.pdf'])
  const byName = attached('application/octet-stream; name="WINMAIL.DAT"', tnef(...plan, ...plan))
  t.same(namesOf(byName), ['PLAN~1.PDF', 'PLAN~1.PDF'])

  const body = attribute(1, 0x0002800c, zero('5 \x80 f\xfcr den Kran'))
  const alone = encoded('application/ms-tnef; name=winmail.dat', tnef(codepage1252, body, ...plan))
  t.same([alone.message, namesOf(alone)], ['5 € für den Kran', ['PLAN~1.PDF']])
  t.equal(attached('application/ms-tnef', tnef(codepage1252, body)).message, 'See the file.')

  const html = Buffer.from('<p>The <b>crane</b><img src="cid:logo@x"></p>')
  const picture = ofAttachment(
    property(0x370e, 0x1e, zero('image/png')),
    property(0x3712, 0x1f, wide('logo@x')),
    property(0x3701, 0x102, Buffer.from('a picture')),
  )
  const rich = encoded(
    'application/ms-tnef',
    tnef(ofMessage(property(0x1013, 0x102, html)), begin, picture),
  )
  t.match(rich, {
    message: 'The crane',
    html: /<b>crane<\/b>/,
    parts: only({ mimeType: 'image/png', contentId: 'logo@x', isInline: true }),
  })

  const guid = Buffer.alloc(16, 7)
  const named = (id: Buffer) => Buffer.concat([numbers([2, 3], [2, 0x8001]), guid, id])
  const many = Buffer.concat([
    numbers([2, 0x101e], [2, 0x3001], [4, 2], [4, 2]),
    ...[zero('a'), Buffer.alloc(2), numbers([4, 2]), zero('b'), Buffer.alloc(2)],
  ])
  const behindOthers = ofAttachment(
    Buffer.concat([named(numbers([4, 0], [4, 9])), numbers([4, 1])]),
    Buffer.concat([
      named(Buffer.concat([numbers([4, 1], [4, 6]), wide('ab'), Buffer.alloc(2)])),
      numbers([4, 1]),
    ]),
    many,
    property(0x3707, 0x1e, zero('behind.pdf')),
  )
  const found = attached('application/ms-tnef', tnef(...plan, behindOthers))
  t.same(namesOf(found), ['behind.pdf'], 'behind named properties and one with several values')
})

/** Examples of MS-OXRTFCP, section 3: a text, and one that repeats what it writes at the same time. */
const hello = 'LQAAACsAAABMWkZ18cXHpwMACgByY3BnMTI1QjIK8yBoZWwJACBidwWwbGR9CoAPoA=='
const repeated = 'GgAAABwAAABMWkZ14tRLUUEABCBXWFlaDW59AQ6w'

/** RTF that is not compressed, as Outlook keeps it. */
const uncompressed = (rtf: string) =>
  Buffer.concat([
    numbers([4, rtf.length + 12], [4, rtf.length], [4, 0x414c454d], [4, 0]),
    Buffer.from(rtf, 'latin1'),
  ])

t.test('a winmail.dat with nothing but rich text has its text', async (t) => {
  const textOf = (rtf: Buffer, type = 'application/ms-tnef; name=winmail.dat') =>
    encoded(type, tnef(codepage1252, ofMessage(property(0x1009, 0x102, rtf)), ...plan))
  t.match(textOf(Buffer.from(hello, 'base64')), {
    message: 'hello world',
    parts: only({ name: 'PLAN~1.PDF' }),
  })
  t.equal(textOf(Buffer.from(repeated, 'base64')).message, 'WXYZWXYZWXYZWXYZWXYZ')

  const fonts =
    '{\\fonttbl{\\f0\\fnil\\fcharset0 Arial;}{\\f1\\fcharset204 Arial;}{\\f2\\fcharset128 Gothic;}}'
  const texts: Array<[rtf: string, text: string]> = [
    ["Gr\\'f6\\'dfe\\par \\b 5\\b0  \\'80", 'Größe\n5 €'],
    ["{\\f1 \\'cf\\'f0\\'e8\\'e2\\'e5\\'f2}, {\\f2\\'93\\'fa\\'96\\'7b\\'83J}", 'Привет, 日本カ'],
    ["\\u8364? \\uc2\\u27979\\'e2\\'e2x \\u-10179??\\u-8704??", '€ 测x 😀'],
    ['a\\tab b\\line c\\emdash\\{\\}\\\\', 'a\tb\nc—{}\\'],
    ['a{\\pict\\bin4 }}}}00}{\\*\\generator Riched20;}{\\info{\\author Mira}}b', 'ab'],
    // From HTML, whose tags stand in groups of their own
    [
      '\\fromhtml1 {\\*\\htmltag64 <p>}\\htmlrtf {\\htmlrtf0 The crane{\\*\\htmltag72 </p>}\\htmlrtf\\par}\\htmlrtf0 stops',
      'The crane\nstops',
    ],
    ['unfinished {{ }}}}', 'unfinished'],
  ]
  for (const [rtf, text] of texts) {
    const whole = uncompressed(`{\\rtf1\\ansi\\ansicpg1252\\deff0${fonts}\\f0 ${rtf}}`)
    t.equal(textOf(whole).message?.replace(/ +$/, ''), text, rtf)
  }
  const plainToo = attribute(1, 0x0002800c, zero('The plain text'))
  const both = ofMessage(property(0x1009, 0x102, Buffer.from(hello, 'base64')))
  t.equal(encoded('application/ms-tnef', tnef(plainToo, both)).message, 'The plain text')
  t.equal(attached('application/ms-tnef', tnef(both)).message, 'See the file.')
  const [kept] = encoded(
    'application/ms-tnef; name=winmail.dat',
    tnef(ofMessage(property(0x1009, 0x102, Buffer.from('no rich text at all')))),
  ).parts
  t.equal(kept?.name, 'winmail.dat', 'what is no rich text')
})

t.test('a mail within a winmail.dat is opened as well', async (t) => {
  const iid = Buffer.alloc(16, 7)
  const mailIn = (name: string, inner: Buffer) => [
    begin,
    title('Untitled Attachment'),
    ofAttachment(
      property(0x3001, 0x1f, wide(name)),
      property(0x3701, 0x0d, Buffer.concat([iid, inner])),
    ),
  ]
  const inner = tnef(codepage1252, attribute(1, 0x0002800c, zero('f\xfcr den Kran')), ...plan)
  const one = attached('application/ms-tnef', tnef(...mailIn('Crane 3', inner)))
  t.same(namesOf(one), ['Crane 3.txt', 'PLAN~1.PDF'])
  t.same(contentsOf(one), ['für den Kran', '%PDF-1.4 plan'])
  const html = ofMessage(property(0x1013, 0x102, Buffer.from('<p>The crane')))
  const two = tnef(...mailIn('Fwd', tnef(...mailIn('Crane', tnef(html)))))
  t.match(attached('application/ms-tnef', two), {
    parts: only({ name: 'Crane.html', mimeType: 'text/html' }),
  })
  let deep = inner
  for (let level = 0; level < 50; level += 1) deep = tnef(...mailIn('Crane', deep))
  t.match(attached('application/ms-tnef', deep).parts, only({ name: 'Untitled Attachment' }))
  const empty = attached('application/ms-tnef', tnef(begin, title('empty.txt'), content('')))
  t.match(empty.parts, only({ name: 'empty.txt', size: 0 }))
})

t.test('a winmail.dat that cannot be opened stays a file', async (t) => {
  const whole = tnef(...plan)
  const tooMany = Buffer.concat([
    numbers([4, 1], [2, 0x101e], [2, 0x3707], [4, 0xffffffff]),
    zero('x'),
  ])
  for (const [bytes, why] of [
    [whole.subarray(0, whole.length - 8), 'cut within an attribute'],
    [Buffer.concat([numbers([4, 0x12345678]), whole.subarray(4)]), 'another signature'],
    [tnef(begin, attribute(2, 0x00069005, tooMany)), 'more values than bytes'],
    [tnef(begin, attribute(2, 0x00069005, numbers([4, 5]))), 'fewer properties than it says'],
    [tnef(codepage1252), 'nothing inside'],
    [Buffer.from('not at all'), 'another format'],
  ] as const) {
    const kept = attached('application/ms-tnef; name=winmail.dat', bytes)
    t.same([namesOf(kept), kept.parts[0]?.size], [['winmail.dat'], bytes.length], why)
  }
})

/** Signed by `openssl cms -sign -nodetach`, once with definite lengths (DER) and once without (BER). */
const signed =
  'MIICIwYJKoZIhvcNAQcCoIICFDCCAhACAQExDTALBglghkgBZQMEAgEwgfEGCSqGSIb3DQEHAaCB4wSB4ENvbnRlbnQtVHlwZTogbXVsdGlwYX' +
  'J0L21peGVkOyBib3VuZGFyeT1pDQoNCi0taQ0KQ29udGVudC1UeXBlOiB0ZXh0L3BsYWluOyBjaGFyc2V0PXV0Zi04DQoNClRoZSBjcmFuZSBp' +
  'cyBzaWduZWQuDQotLWkNCkNvbnRlbnQtVHlwZTogYXBwbGljYXRpb24vcGRmOyBuYW1lPXBsYW4ucGRmDQpDb250ZW50LVRyYW5zZmVyLUVuY2' +
  '9kaW5nOiBiYXNlNjQNCg0KSlZCRVJpMHhMalE9DQotLWktLQ0KMYIBBjCCAQICAQEwMTAZMRcwFQYDVQQDDA5taXJhQHguZXhhbXBsZQIUDhTq' +
  'dYULSmJWIa4G4uJjzjWm6oIwCwYJYIZIAWUDBAIBoGkwGAYJKoZIhvcNAQkDMQsGCSqGSIb3DQEHATAcBgkqhkiG9w0BCQUxDxcNMjYxMTI3MD' +
  'YxODI0WjAvBgkqhkiG9w0BCQQxIgQg1Oo1pt3utqGuqfSD5ao7iHQJX8h0uLU8WQsfi060PEkwCgYIKoZIzj0EAwIERjBEAiBhT+04W2ybY1WS' +
  'aI51c4qNWE2MaDA3Qf3sctalpu52NwIgHvChHFOoWSzD/OxCr4pqv32rJV7Y60P68VaRwatJEUE='
const streamed =
  'MIAGCSqGSIb3DQEHAqCAMIACAQExDTALBglghkgBZQMEAgEwgAYJKoZIhvcNAQcBoIAkgASB4ENvbnRlbnQtVHlwZTogbXVsdGlwYXJ0L21peG' +
  'VkOyBib3VuZGFyeT1pDQoNCi0taQ0KQ29udGVudC1UeXBlOiB0ZXh0L3BsYWluOyBjaGFyc2V0PXV0Zi04DQoNClRoZSBjcmFuZSBpcyBzaWdu' +
  'ZWQuDQotLWkNCkNvbnRlbnQtVHlwZTogYXBwbGljYXRpb24vcGRmOyBuYW1lPXBsYW4ucGRmDQpDb250ZW50LVRyYW5zZmVyLUVuY29kaW5nOi' +
  'BiYXNlNjQNCg0KSlZCRVJpMHhMalE9DQotLWktLQ0KAAAAAAAAMYIBCDCCAQQCAQEwMTAZMRcwFQYDVQQDDA5taXJhQHguZXhhbXBsZQIUDhTq' +
  'dYULSmJWIa4G4uJjzjWm6oIwCwYJYIZIAWUDBAIBoGkwGAYJKoZIhvcNAQkDMQsGCSqGSIb3DQEHATAcBgkqhkiG9w0BCQUxDxcNMjYxMTI3MD' +
  'YxODI0WjAvBgkqhkiG9w0BCQQxIgQg1Oo1pt3utqGuqfSD5ao7iHQJX8h0uLU8WQsfi060PEkwCgYIKoZIzj0EAwIESDBGAiEA8M+kT3NEV67U' +
  '966a3aTYYB5GIzwxoTWyp5D1J3TgJiMCIQCTbZMLHMRAb2EcWBBwMZLyyCF+RhO2XK3laPRdsUD40gAAAAAAAA=='

/** A value of ASN.1 in DER (X.690). */
function der(tag: number, ...contents: Uint8Array[]): Buffer {
  const bytes = Buffer.concat(contents)
  const { length } = bytes
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), bytes])
}

const oid = (last: number) => Buffer.from([6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, last])
/** SignedData (RFC 5652) around a mail, without signers. */
const signedData = (...lines: string[]) =>
  der(
    ...([0x30, oid(2)] as const),
    der(
      0xa0,
      der(
        0x30,
        Buffer.from([2, 1, 1]),
        der(0x31),
        der(0x30, oid(1), der(0xa0, der(4, Buffer.from(lines.join(crlf), 'latin1')))),
        der(0x31),
      ),
    ),
  )

t.test('an opaque signature is opened', async (t) => {
  const type = 'application/pkcs7-mime; smime-type=signed-data; name=smime.p7m'
  const inside = { message: 'The crane is signed.', parts: [{ name: 'plan.pdf' }] }
  t.match(encoded(type, signed), inside)
  t.match(encoded(type, streamed), inside, 'without lengths')
  t.match(encoded('application/x-pkcs7-mime; name=smime.p7m', signed), inside, 'the old type')
  t.match(encoded('application/octet-stream; name=smime.p7m', signed), inside, 'by its name')
  t.equal(encoded(type, signed).parts.length, 1, 'instead of the file that contains it')

  const footer = attached(type, Buffer.from(signed, 'base64'), 'Sent by the list.')
  t.match(footer.message, /Sent by the list\.\s+The crane is signed\./)
  t.same(namesOf(footer), ['plan.pdf'])

  const inner = signedData(
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Gr\xc3\xb6\xc3\x9fe</p>',
  )
  t.equal(encoded(type, inner).message, 'Größe')
  const twice = signedData(
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    '',
    inner.toString('base64'),
  )
  t.equal(encoded(type, twice).message, 'Größe', 'a signature within a signature')
})

t.test('what is no opaque signature stays a file', async (t) => {
  const type = 'application/pkcs7-mime; name=smime.p7m'
  const whole = Buffer.from(signed, 'base64')
  const enveloped = der(0x30, oid(3), der(0xa0, der(0x30, Buffer.from([2, 1, 0]))))
  const detached = der(
    ...([0x30, oid(2)] as const),
    der(0xa0, der(0x30, Buffer.from([2, 1, 1]), der(0x31), der(0x30, oid(1)), der(0x31))),
  )
  for (const [bytes, why] of [
    [enveloped, 'encrypted'],
    [detached, 'without its content'],
    [whole.subarray(0, 300), 'cut'],
    [Buffer.from('no ASN.1'), 'another format'],
    [Buffer.alloc(50_000, 0x30), 'nested without end'],
  ] as const) {
    const kept = attached(type, bytes)
    t.same([kept.message, namesOf(kept)], ['See the file.', ['smime.p7m']], why)
    t.equal(kept.parts[0]?.size, bytes.length, why)
  }
})

t.test('a mail that is attached keeps its type and bytes', async (t) => {
  const inner = ['From: tom@x.example', 'Subject: Crane 3', '', 'It fails.', ''].join(crlf)
  const body = inner.replaceAll(crlf, '\n')
  const forward = (...header: string[]) =>
    read(
      'Subject: Fwd: Crane 3',
      'Content-Type: multipart/mixed; boundary=o',
      '',
      ...['--o', '', 'See below.'],
      ...['--o', ...header, '', inner, '--o--'],
    )
  const kept = (type = 'message/rfc822') => ({
    message: 'See below.',
    parts: [{ mimeType: type, contentId: null }],
  })
  for (const header of [
    ['Content-Type: message/rfc822'],
    ['Content-Type: message/rfc822', 'Content-Disposition: inline'],
    ['Content-Type: message/rfc822; name="Crane 3.eml"', 'Content-Disposition: attachment'],
    ['Content-Type: MESSAGE/RFC822', 'Content-Transfer-Encoding: 8bit'],
  ]) {
    const mail = forward(...header)
    t.match(mail, kept(), header.join())
    t.same(contentsOf(mail), [body], header.join())
  }
  t.match(forward('Content-Type: message/global'), kept('message/global'))
  const coded = attached('message/rfc822', Buffer.from(inner), 'See below.')
  t.match(coded, kept())
  t.same(contentsOf(coded), [inner], 'in base64, which RFC 2046 forbids')

  const digest = read(
    'Content-Type: multipart/digest; boundary=o',
    '',
    ...['--o', '', 'From: a@x.example', 'Subject: One', '', 'First'],
    ...['--o', '', 'From: b@x.example', 'Subject: Two', '', 'Second', '--o--'],
  )
  t.match(digest.parts, only({ mimeType: 'message/rfc822' }, { mimeType: 'message/rfc822' }))
  t.match(contentsOf(digest), only(/Subject: One\n\nFirst/, /Subject: Two\n\nSecond/))
  const alone = read('Content-Type: message/rfc822', '', inner)
  t.match(alone.parts, only({ mimeType: 'message/rfc822' }))
})
