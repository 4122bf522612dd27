import iconv from 'iconv-lite'
import t from 'tap'
import { textOf } from '../../src/platform/mail/characters.ts'
import { textOfHtml } from '../../src/platform/mail/html-text.ts'
import { readMail } from '../../src/platform/mail/read.ts'
import { only } from '../helpers/only.ts'
import { readLines } from '../helpers/read-mail.ts'

const sender = 'From: Mira Lindqvist <mira@lindqvist.example>'

const read = (...lines: Array<string | Buffer>) => readLines([sender, ...lines])

const bytesOf = (...bytes: number[]) => Buffer.from(bytes)
const typed = (type: string, ...lines: Array<string | Buffer>) =>
  read(`Content-Type: ${type}`, '', ...lines)

t.test(
  'each charset has its characters, also where it is declared wrong or not at all',
  async (t) => {
    const euro = bytesOf(0x80, 0x20, 0x93, 0x94, 0x96)
    for (const name of ['windows-1252', 'CP1252', 'iso-8859-1', '"latin1"', 'x-cp1252', 'ansi']) {
      t.equal(typed(`text/plain; charset=${name}`, euro).message, '€ “”–', name)
    }
    const latin = Buffer.from('Größe: 5 ½', 'latin1')
    const utf8 = Buffer.from('Größe: 5 ½ €')
    for (const name of ['utf-8', 'us-ascii', 'unknown-8bit', 'x-nothing', '']) {
      const type = `text/plain${name === '' ? '' : `; charset=${name}`}`
      t.equal(typed(type, latin).message, 'Größe: 5 ½', `ISO 8859-1 as ${name}`)
      t.equal(typed(type, utf8).message, 'Größe: 5 ½ €', `UTF-8 as ${name}`)
    }
    t.equal(
      typed('text/plain; charset=koi8-r', bytesOf(0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4)).message,
      'Привет',
    )
    t.equal(typed('text/plain; charset=gb2312', bytesOf(0xc4, 0xe3, 0xba, 0xc3)).message, '你好')
    t.equal(typed('text/plain; charset=shift_jis', bytesOf(0x93, 0xfa, 0x96, 0x7b)).message, '日本')
    t.equal(typed('text/plain; charset=iso-8859-15', bytesOf(0xa4)).message, '€')
    t.equal(typed('text/plain; charset=utf-7', 'Gr+APYA3w-e').message, 'Größe')
  },
)

t.test(
  'text in UTF-8 with a few other bytes stays readable, without replacement characters',
  async (t) => {
    const cut = Buffer.concat([Buffer.from('schöne Grüße, Größe, Mä'), bytesOf(0xc3)])
    t.equal(textOf(cut, 'utf-8'), 'schöne Grüße, Größe, MäÃ')
    t.equal(textOf(Buffer.concat([bytesOf(0xef, 0xbb, 0xbf), Buffer.from('ä')])), 'ä')
    t.equal(textOf(bytesOf(0x41, 0x81, 0x8d, 0x42), 'windows-1252'), 'AB')
    t.notMatch(textOf(bytesOf(0xc4, 0xe3, 0xff, 0x41), 'gb2312'), /\ufffd|[\u0080-\u009f]/)
  },
)

t.test('a charset that the bytes contradict is not believed', async (t) => {
  const texts: Array<[declared: string, real: string, text: string]> = [
    // The code pages of Windows under the names of the ISO standards
    ['iso-8859-2', 'windows-1250', '„Zażółć” – gęślą jaźń…'],
    ['iso-8859-7', 'windows-1253', '“Γειά” – Άνοιξη'],
    ['iso-8859-8-i', 'windows-1255', '“שלום” – כן'],
    ['iso-8859-13', 'windows-1257', '„Žemė” – ąčę'],
    ['iso-8859-15', 'windows-1252', '“Größe” … –'],
    ['iso-8859-2', 'iso-8859-2', 'Zażółć gęślą jaźń'],
    ['iso-8859-7', 'iso-8859-7', 'Γειά, Άνοιξη'],
    // UTF-8 under any name of one byte for a character
    ...['iso-8859-1', 'windows-1252', 'iso-8859-2', 'macintosh'].map(
      (name): [string, string, string] => [name, 'utf-8', 'Größe: 5 € „gut“'],
    ),
    ...['windows-1251', 'koi8-r', 'iso-8859-5'].map((name): [string, string, string] => [
      name,
      'utf-8',
      'Привет, как дела?',
    ]),
    // The same charsets under other names
    ...['cp1252', 'latin2', 'l9', 'csISOLatin2', 'cp28592'].map(
      (name): [string, string, string] => [name, 'utf-8', 'Größe: 5 € „gut“'],
    ),
    ...['cp1251', 'win-1251', 'x-cp1251', 'cyrillic'].map((name): [string, string, string] => [
      name,
      'utf-8',
      'Привет, как дела?',
    ]),
    ['latin2', 'windows-1250', '„Zażółć” – gęślą jaźń…'],
    ['latin5', 'windows-1254', '“İş” – ğ'],
    ['x-cp1251', 'windows-1251', 'Привет'],
    ['x-windows-949', 'cp949', '안녕하세요'],
    ['us', 'utf-8', 'Größe'],
    ['gb2312', 'gb18030', '你好 㐀 😀'],
    ['gbk', 'gb18030', '镕 € 😀'],
    ['tis-620', 'windows-874', 'เขต'],
    // The first names at IANA, and those of Apple and PHP
    ['ISO_8859-2:1987', 'iso-8859-2', 'Zażółć'],
    ['ISO_8859-5:1988', 'iso-8859-5', 'Привет'],
    ['iso-8859-6-i', 'iso-8859-6', 'مرحبا'],
    ['x-mac-ce', 'maccenteuro', 'Zażółć'],
    ['x-mac-japanese', 'shift_jis', '日本語'],
    ['x-mac-chinesetrad', 'big5', '測試'],
    ['x-mac-chinesesimp', 'gbk', '你好'],
    ['x-mac-korean', 'euc-kr', '안녕하세요'],
    ['x-mac-ukrainian', 'macukraine', 'Привіт'],
    ['eucJP-win', 'euc-jp', '日本語'],
    ['eucJP-ms', 'euc-jp', '日本語'],
    ['ujis', 'euc-jp', '日本語'],
  ]
  for (const [declared, real, text] of texts) {
    const bytes = iconv.encode(text, real)
    t.equal(typed(`text/plain; charset=${declared}`, bytes).message, text, `${real} as ${declared}`)
    const word = `=?${declared}?B?${bytes.toString('base64')}?=`
    t.equal(read(`Subject: ${word}`, '', 'x').subject, text, `a subject in ${real} as ${declared}`)
  }
  // A program has taken windows-1252 for ISO 8859-1, and made UTF-8 of it
  const made = Buffer.from('it\u0092s \u0093due\u0094 \u0096 5 \u0080')
  t.equal(typed('text/plain; charset=utf-8', made).message, 'it’s “due” – 5 €')
  t.equal(typed('text/html; charset=utf-8', made).message, 'it’s “due” – 5 €')
})

t.test('ISO-2022 is known by its escapes', async (t) => {
  const escaped = '\u001b$BF|K\\8l\u001b(B and \u001b(I16\u001b(B'
  for (const type of [
    'text/plain',
    'text/plain; charset=iso-2022-jp',
    'text/plain; charset=us-ascii',
  ]) {
    t.equal(typed(type, escaped).message, '日本語 and ｱｶ', type)
  }
  t.equal(typed('text/plain; charset=iso-2022-jp', '\u001b$B-!\u001b(B').message, '①')
  t.equal(typed('text/plain; charset=iso-2022-kr', '\u001b$)C\u000e>H3g\u000f!').message, '안녕!')
})

t.test('Japanese that is not in the declared ISO-2022-JP is read as it is', async (t) => {
  const text = 'クレーンが止まりました'
  for (const charset of ['shift_jis', 'euc-jp', 'utf-8']) {
    t.equal(textOf(iconv.encode(text, charset), 'iso-2022-jp'), text, charset)
  }
})

t.test('HTML names its charset itself where the header does not', async (t) => {
  const page = (meta: string) =>
    Buffer.concat([
      Buffer.from(`<html><head>${meta}</head><p>`),
      bytesOf(0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2),
      Buffer.from('</p>'),
    ])
  const metas = [
    '<meta charset=windows-1251>',
    '<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=windows-1251">',
    "<meta content='text/html;charset=cp1251' http-equiv=Content-Type>",
  ]
  for (const meta of metas) t.equal(typed('text/html', page(meta)).message, 'Привет', meta)
  t.equal(typed('text/html; charset=utf-8', page(metas[0] ?? '')).message, 'Привет')
  t.equal(typed('text/html; charset=windows-1251', page('<meta charset=utf-8>')).message, 'Привет')
  t.equal(typed('text/html', '<meta charset=x><p>caf\u00e9').message, 'café')
})

t.test('subjects are readable, however they are encoded', async (t) => {
  const subjects: Array<[string | Buffer, string]> = [
    ['=?utf-8?Q?Gr=C3=B6=C3?= =?utf-8?Q?=9Fe?=', 'Größe'],
    ['=?UTF-8?B?R3LDtsM=?= =?utf-8?B?n2U=?=', 'Größe'],
    ['=?UTF-8?B?R3LDtsO?= =?UTF-8?B?fZQ==?=', 'Größe'],
    ['=?UTF-8?B?R3LDtsM=?=\r\n\t=?UTF-8?Q?=9Fe_2?=', 'Größe 2'],
    ['=?iso-8859-1?Q?5_=80?=', '5 €'],
    ['=?utf-8*en?Q?What?_=3F?= now', 'What? ? now'],
    ['=?gb2312?B?xOO6ww==?=', '你好'],
    ['=?ISO-2022-JP?B?GyRCRnxLXBsoQg==?=', '日本'],
    ['a =?utf-8?q?b?= c =?utf-8?q?d?=', 'a b c d'],
    [Buffer.from('Subject: Größe €'), 'Größe €'],
    [Buffer.from('Subject: Größe', 'latin1'), 'Größe'],
    ['=?utf-8?Q?broken', '=?utf-8?Q?broken'],
  ]
  for (const [given, wanted] of subjects) {
    const mail = read(typeof given === 'string' ? `Subject: ${given}` : given, '', 'x')
    t.equal(mail.subject, wanted, String(given))
  }
  const raw = read(
    bytesOf(...Buffer.from('Subject: '), 0xf0, 0xd2, 0xc9),
    'Content-Type: text/plain; charset=koi8-r',
    '',
    'x',
  )
  t.equal(raw.subject, 'При', 'a header in the charset of the body')
  const parts = read(
    Buffer.concat([Buffer.from('Subject: '), iconv.encode('水泵 故障', 'gbk')]),
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=gb2312',
    '',
    iconv.encode('水泵', 'gbk'),
    '--b',
    Buffer.concat([
      Buffer.from('Content-Type: application/pdf; name='),
      iconv.encode('报告.pdf', 'gbk'),
    ]),
    '',
    '%PDF',
    '--b--',
  )
  t.match(parts, { subject: '水泵 故障', parts: only({ name: '报告.pdf' }) }, 'the one of a part')
})

t.test('a comment behind a parameter is no part of it', async (t) => {
  const zażółć = iconv.encode('Zażółć', 'iso-8859-2')
  for (const charset of ['iso-8859-2 (Latin 2)', '"iso-8859-2" (Latin 2)', 'iso-8859-2(x)']) {
    t.equal(typed(`text/plain; charset=${charset}`, zażółć).message, 'Zażółć', charset)
  }
  const parts = ['--b', '', 'It leaks.', '--b--', 'after']
  t.equal(typed('multipart/mixed; boundary=b (it is b)', '', ...parts).message, 'It leaks.')
  // A header of the most bytes that are read
  const began = performance.now()
  t.equal(
    typed(`text/plain; charset=${'a('.repeat(250_000)}`, '', 'It leaks.').message,
    'It leaks.',
  )
  t.ok(performance.now() - began < 5000, 'a parameter of many parentheses is read in time')
})

t.test('names of files are read as programs write them', async (t) => {
  const names: Array<[string, string]> = [
    ['filename*0*=utf-8\'\'Gr%C3; filename*1*=%B6%C3%9Fe; filename*2=".pdf"', 'Größe.pdf'],
    ["filename*=iso-8859-1'de'Gr%F6%DFe.pdf", 'Größe.pdf'],
    ['filename="=?utf-8?Q?Gr=C3=B6=C3=9Fe.pdf?="', 'Größe.pdf'],
    ['filename="plain.pdf"; filename*=utf-8\'\'%E2%82%AC.pdf', '€.pdf'],
    ['filename=my file.pdf', 'my file.pdf'],
    ['filename=plan (2).pdf', 'plan (2).pdf'],
    ['filename=plan (2)', 'plan (2)'],
    ['filename="a; b \\"c\\".pdf"', 'a; b "c".pdf'],
    ['filename="Gr\u00f6\u00dfe.pdf"', 'Größe.pdf'],
    ['filename*1="b.pdf"; filename*0="a"', 'ab.pdf'],
    ['filename=""; name=x', 'of-the-type.pdf'],
  ]
  for (const [given, wanted] of names) {
    const mail = read(
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      '',
      'See.',
      '--b',
      'Content-Type: application/pdf; name=of-the-type.pdf',
      `Content-Disposition: attachment; ${given}`,
      '',
      '%PDF',
      '--b--',
    )
    t.equal(mail.parts[0]?.name, wanted, given)
  }
})

t.test('HTML is read as a client without HTML shows it', async (t) => {
  const texts: Array<[string, string]> = [
    ['<p>Sch&ouml;n &amp; gut&#8230; &#x20AC;&nbsp;5 &#146;s</p>', 'Schön & gut… € 5 ’s'],
    ['<head><title>T</title><style>p{color:red}</style></head><script>1</script>a<!-- b -->', 'a'],
    [
      '<xml><o:OfficeDocumentSettings>96</o:OfficeDocumentSettings></xml><!--[if mso]>x<![endif]-->a',
      'a',
    ],
    ['<head><style>a</style><p>b', 'b'],
    ['<table><tr><td>Pump</td><td>2</td></tr><tr><th>Valve<th>3</table>', 'Pump\t2\nValve\t3'],
    ['<div>a</div><div>b<br>c</div>d', 'a\nb\nc\nd'],
    ['<ul><li>a<li>b</ul><ol start=4><li>c</ol>', 'a\nb\n\n4. c'],
    [
      '<a href="https://x.example/1?a=1&amp;b=2">the form</a>',
      'the form <https://x.example/1?a=1&b=2>',
    ],
    ['<a href="mailto:a@x.example">a@x.example</a> <a href="#top">up</a>', 'a@x.example up'],
    ['Hello <img src="cid:1" alt="our logo"> <img src="cid:2">end', 'Hello our logo end'],
    ['a<blockquote>b<br>c</blockquote>d', 'a\n\n> b\n> c\n\nd'],
    ['<pre>a\n  b</pre>', 'a\n  b'],
    ['a \n  b\t c', 'a b c'],
    ['1 &lt;b&gt; &amp;lt;', '1 <b> &lt;'],
    ['<div style="color:red; DISPLAY : none !important">a<div>b</div></div>c', 'c'],
    ['<p hidden>a</p><img style="display:none" alt="b">c<p style="display:block">d', 'c\n\nd'],
    ['<div style="white-space: pre-wrap">a\n  b\n\nc</div>d\ne', 'a\n  b\n\nc\nd e'],
    ['<p><span style="white-space:pre-line">a\nb</span> c\nd', 'a\nb c d'],
    ['a<div>-- <br>b</div>', 'a\n-- \nb'],
    ['a<br><span>--&nbsp;</span><br>b<br>--<br>c<br>-- d ', 'a\n-- \nb\n--\nc\n-- d'],
  ]
  for (const [given, wanted] of texts) t.equal(textOfHtml(given), wanted, given)
})

t.test(
  'the text of HTML ends where more elements are open than a parser reads quickly',
  async (t) => {
    t.equal(textOfHtml(`${'<div>'.repeat(4000)}It leaks.`), 'It leaks.')
    t.equal(textOfHtml(`It leaks.${'<br><p>'.repeat(20_000)}Again.`).slice(-6), 'Again.')
    for (const tag of ['<div>', '<b><i>', '<x>']) {
      const text = textOfHtml(`It leaks.${tag.repeat(30_000)}Again.`)
      t.match(text, /^It leaks\.\s+\[…\]$/, tag)
    }
  },
)

t.test('nothing of a broken mail is lost', async (t) => {
  const open = 'Content-Type: multipart/mixed; boundary="b"'
  t.match(read(open, '', '--other', '', 'It leaks.', '--other--').message, 'It leaks.')
  t.match(read('Content-Type: multipart/mixed', '', 'It leaks.').message, 'It leaks.')
  for (const [encoding, body] of [
    ['quoted-printable', 'Gr=FC=DFe aus=\r\n Kiel'],
    ['base64', Buffer.from('Grüße aus Kiel', 'latin1').toString('base64')],
  ]) {
    const encoded = [open, `Content-Transfer-Encoding: ${encoding}`, '', `${body}`]
    t.equal(read(...encoded).message, 'Grüße aus Kiel', `${encoding} without parts`)
  }
  t.equal(
    read(open, '', '--b', 'It leaks.', '--b--').message,
    'It leaks.',
    'a part without a header',
  )
  t.equal(read(open, '', '--b', 'Content-Type: text/plain', 'It leaks.').message, 'It leaks.')
  t.match(read(open, '', 'It leaks.', '--b', '', '--b--').message, 'It leaks.', 'before the parts')
  t.equal(read('Subject: two', 'lines', '', 'x').subject, 'two lines')
  t.equal(
    read('Content-Transfer-Encoding: base64', '', 'It leaks, really.').message,
    'It leaks, really.',
  )
  t.equal(
    read('Content-Transfer-Encoding: quoted-printable', '', 'a=3 =ZZ b=', 'c').message,
    'a=3 =ZZ bc',
  )
  t.equal(read('Content-Type: text', '', 'It leaks.').message, 'It leaks.')
  for (const type of ['text/html charset=utf-8', 'text/html, charset=utf-8', 'TEXT/HTML ;x=y']) {
    t.equal(read(`Content-Type: ${type}`, '', '<b>It leaks.</b>').message, 'It leaks.', type)
  }
  const glued = 'Content-Type: multipart/mixed boundary="b c"'
  t.equal(read(glued, '', '--b c', '', 'It leaks.', '--b c--').message, 'It leaks.')
  const spaced = 'Content-Type: multipart/mixed; boundary="b "'
  t.equal(read(spaced, '', '--b ', '', 'It leaks.', '--b --', 'a').message, 'It leaks.')
  const hollow = 'Content-Type: multipart/alternative; boundary=b'
  const forms = ['--b', '', '\u00a0', '--b', 'Content-Type: text/html', '', '<p>It leaks.', '--b--']
  t.equal(read(hollow, '', ...forms).message, 'It leaks.', 'a plain text of nothing')
  const blank = 'Content-Transfer-Encoding: base64\r\n\r\nDQo='
  t.equal(read(open, '', '--b', '', '', '--b--').message, null, 'a blank part is no text')
  t.equal(read(hollow, '', '--b', blank, '--b', blank, '--b--').message, null, 'encoded ones')
  t.equal(read(blank).message, null, 'a blank body')
  t.equal(read(open, '', 'It leaks.', '--b', blank, '--b--').message, 'It leaks.')
  const marked = readMail({
    raw: Buffer.from(`\ufeff${sender}\r\n\r\nIt leaks.`),
    sha256: 'a'.repeat(64),
    now: '2026-11-20T10:00:00.000Z',
  })
  t.match(marked, { mail: { from: { address: 'mira@lindqvist.example' }, message: 'It leaks.' } })
})

t.test('lines end as programs end them', async (t) => {
  const lines = ['Subject: Crane', 'Content-Type: multipart/mixed; boundary=b', '']
  const parts = ['--b', 'Content-Type: text/plain; format=flowed', '', 'It ', 'leaks.', '', 'Come.']
  const file = ['--b', 'Content-Type: image/png', '', 'PNG', '--b--', '']
  for (const [end, name] of [
    ['\r\n', 'both'],
    ['\n', 'a line feed'],
    ['\r', 'a carriage return'],
    ['\r\r\n', 'two carriage returns and a line feed'],
  ] as const) {
    const raw = Buffer.from([sender, ...lines, ...parts, ...file].join(end))
    const result = readMail({ raw, sha256: 'a'.repeat(64), now: '2026-11-20T10:00:00.000Z' })
    const mail = { subject: 'Crane', message: 'It leaks.\n\nCome.', parts: { length: 1 } }
    t.match(result, { mail }, name)
  }
})

t.test('Message-IDs are read, also international ones', async (t) => {
  const utf8 = (text: string) => Buffer.from(text)
  const mail = read(
    utf8('Message-ID: <ünique@bücher.example>'),
    utf8('In-Reply-To:\r\n <泵@例子.example>'),
    utf8('References: <a@x.example>\r\n\t<泵@例子.example> (note) <>'),
    ...['', 'x'],
  )
  t.equal(mail.externalId, '<ünique@bücher.example>')
  t.same(mail.references, ['<a@x.example>', '<泵@例子.example>', '<泵@例子.example>'])
  const named: Array<[field: string, ids: string[]]> = [
    ['ü@x.example', ['<ü@x.example>']],
    ['<a@x.example><b@x.example>,<c>', ['<a@x.example>', '<b@x.example>', '<c>']],
    // The library of Python encodes long ones, and others break them
    [
      '=?utf-8?q?=3CAM0PR04MB=40eurprd04=2Eprod?=\r\n =?utf-8?q?=2Eexample=3E?=',
      ['<AM0PR04MB@eurprd04.prod.example>'],
    ],
    ['<OF123.ABC-ON\r\n\tC12.005@x.example>', ['<OF123.ABC-ONC12.005@x.example>']],
    ['a b@x.example', []],
  ]
  for (const [field, ids] of named) {
    t.same(read(utf8(`In-Reply-To: ${field}`), '', 'x').references, ids, field)
  }
  const encodedId = read('Message-ID: =?utf-8?q?=3Ca=40x=2Eexample=3E?=', '', 'x').externalId
  t.equal(encodedId, '<a@x.example>')
  // What an index does not take
  t.match(read(utf8(`Message-ID: <${'泵'.repeat(700)}@x.example>`), '', 'x').externalId, /^sha256:/)
})

t.test('years of two and three digits are read', async (t) => {
  for (const [year, wanted] of [
    ['2025', '2025'],
    ['25', '2025'],
    ['125', '2025'],
    ['99', '1999'],
    ['099', '1999'],
  ] as const) {
    const { occurredAt } = read(`Date: Thu, 20 Nov ${year} 09:00:00 +0000`, '', 'x')
    t.equal(occurredAt, `${wanted}-11-20T09:00:00.000Z`, year)
  }
})

t.test('encodings are read as programs declare them', async (t) => {
  const encoded = Buffer.from('Die Pumpe läuft nicht, sagt der Zähler.').toString('base64')
  for (const name of ['"base64"', 'Base64 (of 7 bits)', ' BASE64;']) {
    const mail = read(`Content-Transfer-Encoding: ${name}`, '', encoded)
    t.equal(mail.message, 'Die Pumpe läuft nicht, sagt der Zähler.', name)
  }
  for (const name of ['(x) quoted-printable', 'Quoted/Printable', 'quoted printable']) {
    t.equal(read(`Content-Transfer-Encoding: ${name}`, '', 'l=C3=A4uft').message, 'läuft', name)
  }
  for (const footer of [
    ['', '_______', 'crew mailing list', 'https://lists.example/crew'],
    ['--', 'Checked by the gateway'],
    ['Crew mailing list'],
  ]) {
    const mail = read('Content-Transfer-Encoding: base64', '', encoded, ...footer)
    t.equal(mail.message?.split('\n')[0], 'Die Pumpe läuft nicht, sagt der Zähler.')
    t.equal(mail.message?.split('\n').at(-1), footer.at(-1), 'a footer below base64')
  }
  const noisy = `${encoded.slice(0, 8)}\u00a7${encoded.slice(8)}`
  const noise = read('Content-Transfer-Encoding: base64', '', 'RGll', noisy, encoded)
  t.match(noise.message, /^DieDie Pumpe läuft nicht/, 'noise amid the lines')
})

t.test('a text with a name is a file where another one is the text', async (t) => {
  const mail = (...parts: string[]) =>
    read(
      'Content-Type: multipart/mixed; boundary=b',
      '',
      ...parts.flatMap((part) => ['--b', ...part.split('\n')]),
      '--b--',
    )
  const named = 'Content-Type: text/plain; name=pump.log\nContent-Disposition: inline\n\nlog'
  const first = mail('\nSee the log.', named)
  t.match(first, { message: 'See the log.', parts: only({ name: 'pump.log' }) })
  t.match(mail(named, '\nSee the log.'), {
    message: 'See the log.',
    parts: only({ name: 'pump.log' }),
  })
  t.match(mail(named), { message: 'log', parts: only() }, 'the only text')
  t.match(mail(named, named.replace('log\n', 'x\n')), { message: 'log', parts: { length: 1 } })
  t.match(mail('\na', '\nb'), { message: 'a\nb', parts: only() }, 'two texts are one')
  const attached = mail('Content-Disposition: attachment\n\nfile', '\ntext')
  t.match(attached, { message: 'text', parts: { length: 1 } })
  t.match(mail('Content-Type: text/html; name=a.html\n\n<p>h', '\ntext'), {
    message: 'text',
    html: null,
  })
})

t.test('a text of another type is the text where there is no plainer one', async (t) => {
  for (const type of ['text/markdown; charset=utf-8', 'text/x-web-markdown', 'text/enriched']) {
    t.match(typed(type, '# It leaks.'), { message: '# It leaks.', parts: { length: 0 } }, type)
    const forms = ['--b', `Content-Type: ${type}`, '', '# It leaks.']
    const alone = typed('multipart/mixed; boundary=b', '', ...forms, '--b--')
    t.match(alone, { message: '# It leaks.', parts: { length: 0 } }, type)
    const plain = typed('multipart/mixed; boundary=b', '', ...forms, '--b', '', 'See.', '--b--')
    t.match(plain, { message: 'See.', parts: { length: 1 } }, `${type} beside a plain text`)
  }
  const file = typed('text/markdown; name=README.md', '# Pump')
  t.match(file, { message: null, parts: only({ name: 'README.md' }) })
  t.match(typed('text/csv', 'a,b'), { message: null, parts: { length: 1 } })
})

t.test('a form of the text for one program alone is no file', async (t) => {
  for (const type of ['text/x-amp-html', 'text/vnd.google.email-reaction+json']) {
    const forms = ['--b', '', 'It leaks.', '--b', `Content-Type: ${type}`, '', '{}', '--b--']
    const mail = typed('multipart/alternative; boundary=b', '', ...forms)
    t.match(mail, { message: 'It leaks.', parts: { length: 0 } }, type)
  }
})

t.test('what is too long is cut with a sign and attached as a whole', async (t) => {
  const text = read('', ...Array.from({ length: 9000 }, (_, n) => `line ${n}`), 'the end')
  t.equal(text.message?.length, 65_535)
  t.match(text.message, /\n\[…\]$/)
  t.match(text.parts, only({ name: 'message.txt', mimeType: 'text/plain' }))
  t.match(Buffer.from(text.parts[0]?.bytes ?? []).toString(), /the end$/)

  const html = typed('text/html', `<p>start</p>${'<i>é</i> '.repeat(70_000)}<p>end</p>`)
  t.ok((html.html?.length ?? 0) <= 500_000)
  t.ok(html.parts.some(({ name }) => name === 'message.html'))
  t.match(read(`Subject: ${'long '.repeat(200)}`, '', 'x').subject, /…\]$/)
})

t.test('images in addresses are files', async (t) => {
  const png = Buffer.alloc(400_000, 7).toString('base64').replace(/.{76}/g, '$&\r\n')
  const mail = typed(
    'text/html',
    `<p>See</p><img src="data:image/png;base64,${png}"><img src='data:image/png;base64,${png}'><p style="background:url(data:image/gif;base64,R0lGOA==)">4711</p>`,
  )
  t.equal(mail.message, 'See\n\n4711')
  t.match(
    mail.parts,
    only(
      { mimeType: 'image/png', isInline: true, size: 400_000 },
      { mimeType: 'image/gif', isInline: true, size: 4 },
    ),
  )
  t.ok(mail.sanitizedHtml?.includes(`src="cid:${mail.parts[0]?.contentId}"`))
  t.equal(typed('text/html', '<p>data:image/png;base64,AAAA is an address').parts.length, 0)
  const html = Buffer.from('<img src="data:image/svg+xml,%3Csvg%3E€%3C/svg%3E">')
  const [drawing] = typed('text/html', html).parts
  t.equal(Buffer.from(drawing?.bytes ?? []).toString(), '<svg>€</svg>')
})

t.test('flowed paragraphs are joined', async (t) => {
  const flowed = (parameters: string, ...lines: string[]) =>
    typed(`text/plain; format=flowed${parameters}`, ...lines).message
  t.equal(flowed('', 'one ', 'two', 'three'), 'one two\nthree')
  t.equal(flowed('; delsp=yes', 'lon ', 'ger'), 'longer')
  t.equal(flowed('', 'a', ' >no quotation', ' From here'), 'a\n>no quotation\nFrom here')
  t.equal(flowed('', 'a ', '', 'b'), 'a \nb')
  t.equal(typed('text/plain', 'one ', 'two').message, 'one \ntwo')
})

t.test('files say whether the HTML shows them', async (t) => {
  const image = (id: string) => [
    '--b',
    'Content-Type: image/png; name=a.png',
    `Content-ID: <${id}>`,
    'Content-Transfer-Encoding: base64',
    '',
    'iVBORw0KGgo=',
  ]
  const mail = read(
    'Content-Type: multipart/related; boundary=b',
    '',
    '--b',
    'Content-Type: text/html',
    '',
    '<img src="cid:a%40x"><img src=cid:b&amp;c@x>',
    ...image('a@x'),
    ...image('b&c@x'),
    ...image('d@x'),
    '--b--',
  )
  t.match(
    mail.parts,
    only(
      { contentId: 'a@x', isInline: true },
      { contentId: 'b&c@x', isInline: true },
      { contentId: 'd@x', isInline: false },
    ),
  )
})
