import { deepStrictEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import { BodyError } from '../../src/http/request/body-error.ts'
import { parseForm } from '../../src/http/request/forms.ts'
import { maxValues, parseJson } from '../../src/http/request/json.ts'
import { isStorable } from '../../src/lib/text.ts'

const seed = 20260711
const prototypeKeys = ['__proto__', 'constructor', 'prototype']
const utf8Bom = Buffer.from([0xef, 0xbb, 0xbf])

t.test('parseJson accepts what it can keep as sent', async (t) => {
  const texts = [
    'null',
    'true',
    '0',
    '-0',
    '1.0',
    '1e3',
    '-12.5E-2',
    '1e-400',
    '9007199254740991',
    '-9007199254740991',
    '0.12345678901234567890',
    '""',
    '"Harbour Office"',
    '"\\"\\\\\\/\\n\\r\\t\\u0009\\u007F\\u00e9\\uD83D\\uDE00"',
    '"é 😀 \u2028 \u007f \uffff zero\u200bwidth"',
    '"\\\\u0000 \\\\ud800"',
    '[]',
    '{}',
    ' \t\r\n[ 1 , [ ] , { } ] \n',
    '{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}',
    '{"":1," ":2}',
    '{"a:b":"c:d","e":"{[\\"f\\":"}',
    '{"constructor":"Harbour Builders","toString":1,"hasOwnProperty":{}}',
    '{"prototype":true,"constructor":[{"prototype":1}]}',
    '{"constructor":{"Prototype":1}}',
    `${'['.repeat(32)}${']'.repeat(32)}`,
    `${'{"a":'.repeat(32)}1${'}'.repeat(32)}`,
    '["[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["]',
  ]
  for (const text of texts) {
    t.doesNotThrow(
      () => deepStrictEqual(parseJson(Buffer.from(text)), JSON.parse(text)),
      caseName(text),
    )
  }
})

t.test('parseJson refuses what is not JSON and says where', async (t) => {
  const early = 'The body is not valid JSON because it ends too early'
  const unexpected = 'The body is not valid JSON because of an unexpected character'
  const cases: [body: string, message: string, pointer: string][] = [
    [' \n ', `${early}, at line 2, column 2.`, ''],
    ['{', `${early}, at line 1, column 2.`, ''],
    ['{"a"', `${early}, at line 1, column 5.`, ''],
    ['{"a":', `${early}, at line 1, column 6.`, '/a'],
    ['{"a":1', `${early}, at line 1, column 7.`, ''],
    ['{"a":1,', `${early}, at line 1, column 8.`, ''],
    ['[', `${early}, at line 1, column 2.`, '/0'],
    ['[1,', `${early}, at line 1, column 4.`, '/1'],
    ['"a', `${early}, at line 1, column 3.`, ''],
    ['"a\\"', `${early}, at line 1, column 5.`, ''],
    ['{"a":1,}', `${unexpected}, at line 1, column 8.`, ''],
    ['[1,]', `${unexpected}, at line 1, column 4.`, ''],
    ['[,1]', `${unexpected}, at line 1, column 2.`, '/0'],
    ['[1 2]', `${unexpected}, at line 1, column 4.`, ''],
    ['{"a" 1}', `${unexpected}, at line 1, column 6.`, ''],
    ['{a:1}', `${unexpected}, at line 1, column 2.`, ''],
    ["{'a':1}", `${unexpected}, at line 1, column 2.`, ''],
    ['{"a":1]', `${unexpected}, at line 1, column 7.`, ''],
    ['{}{}', `${unexpected}, at line 1, column 3.`, ''],
    ['{}}', `${unexpected}, at line 1, column 3.`, ''],
    ['{\n  "a": x\n}', `${unexpected}, at line 2, column 8.`, '/a'],
    ['[1, 01]', `${unexpected}, at line 1, column 6.`, ''],
    ['[+1]', `${unexpected}, at line 1, column 2.`, '/0'],
    ['[.5]', `${unexpected}, at line 1, column 2.`, '/0'],
    ['[5.]', `${unexpected}, at line 1, column 3.`, ''],
    ['[0x10]', `${unexpected}, at line 1, column 3.`, ''],
    ['[1e]', `${unexpected}, at line 1, column 3.`, ''],
    ['[NaN]', `${unexpected}, at line 1, column 2.`, '/0'],
    ['[nul]', `${unexpected}, at line 1, column 2.`, '/0'],
    ['[True]', `${unexpected}, at line 1, column 2.`, '/0'],
    ['// note\n{}', `${unexpected}, at line 1, column 1.`, ''],
    ['\u00a0{}', `${unexpected}, at line 1, column 1.`, ''],
    ['["a\nb"]', `${unexpected}, at line 1, column 4.`, '/0'],
    ['["a\0b"]', `${unexpected}, at line 1, column 4.`, '/0'],
    ['["\\x41"]', `${unexpected}, at line 1, column 3.`, '/0'],
    ['["\\u12g4"]', `${unexpected}, at line 1, column 3.`, '/0'],
    ['["\\U0041"]', `${unexpected}, at line 1, column 3.`, '/0'],
  ]
  for (const [body, message, pointer] of cases) {
    t.strictSame(
      refusal(() => parseJson(Buffer.from(body))),
      { message, pointer },
      body,
    )
  }
})

t.test('parseJson refuses more values than are allowed', async (t) => {
  const message = `The JSON has more than ${maxValues} values. Divide it into several requests.`
  const fitting = [
    `[${Array(maxValues - 1).fill('1')}]`,
    `{${Array.from({ length: maxValues - 1 }, (_, n) => `"${n}":[ ]`)}}`,
    `[${Array((maxValues - 1) / 3).fill('[[{}]]')}]`,
  ]
  for (const text of fitting) {
    t.doesNotThrow(() => parseJson(Buffer.from(text)))
    const more = text.startsWith('{')
      ? `${text.slice(0, -1)},"more":1}`
      : `${text.slice(0, -1)},1,1,1,1,1]`
    t.strictSame(
      refusal(() => parseJson(Buffer.from(more))),
      { message, pointer: '' },
    )
  }
})

t.test('parseJson refuses JSON that it could not keep as sent', async (t) => {
  const twice = 'An object has the same key twice'
  const prototype = 'A key is not allowed because it names a prototype'
  const control = (code: string) =>
    `A string contains the control character U+${code}, which cannot be stored`
  const surrogate = (code: string) =>
    `A string contains the lone surrogate U+${code}, which cannot be stored`
  const beyond = 'A number is larger than 9007199254740991'
  const deep = 'The JSON is nested deeper than 32 levels'
  const cases: [body: string, message: string, pointer: string][] = [
    ['{"name":1,"name":1}', `${twice}, at line 1, column 11.`, '/name'],
    ['{"name":1,\n "n\\u0061me":2}', `${twice}, at line 2, column 2.`, '/name'],
    ['{"a":"\\"","a":2}', `${twice}, at line 1, column 11.`, '/a'],
    ['{"":1,"":2}', `${twice}, at line 1, column 7.`, '/'],
    ['{"1":1,"1":2}', `${twice}, at line 1, column 8.`, '/1'],
    ['{"a":{"b":1},"a":{"c":2}}', `${twice}, at line 1, column 14.`, '/a'],
    ['{"x":[{},{"a/b":{"~":1,"~":2}}]}', `${twice}, at line 1, column 24.`, '/x/1/a~1b/~0'],
    ['{"__proto__":{"admin":true}}', `${prototype}, at line 1, column 2.`, '/__proto__'],
    ['{"__proto__":null}', `${prototype}, at line 1, column 2.`, '/__proto__'],
    ['[{"a":{"__pro\\u0074o__":1}}]', `${prototype}, at line 1, column 8.`, '/0/a/__proto__'],
    [
      '{"constructor":{"prototype":{"admin":true}}}',
      `${prototype}, at line 1, column 17.`,
      '/constructor/prototype',
    ],
    ['{"name":"a\\u0000"}', `${control('0000')}, at line 1, column 9.`, '/name'],
    ['{"a":{"b\\u0000":1}}', `${control('0000')}, at line 1, column 7.`, '/a'],
    ['["\\b"]', `${control('0008')}, at line 1, column 2.`, '/0'],
    ['["\\f"]', `${control('000C')}, at line 1, column 2.`, '/0'],
    ['["\\t\\u001B"]', `${control('001B')}, at line 1, column 2.`, '/0'],
    ['["\\ud800"]', `${surrogate('D800')}, at line 1, column 2.`, '/0'],
    ['["a","\\uDC00x"]', `${surrogate('DC00')}, at line 1, column 6.`, '/1'],
    ['["\\ud83d\\ud83d\\ude00"]', `${surrogate('D83D')}, at line 1, column 2.`, '/0'],
    ['["\\ud83d😀"]', `${surrogate('D83D')}, at line 1, column 2.`, '/0'],
    ['{"\\udfff":1}', `${surrogate('DFFF')}, at line 1, column 2.`, ''],
    ['1e400', `${beyond}, at line 1, column 1.`, ''],
    ['[-1e400]', `${beyond}, at line 1, column 2.`, '/0'],
    ['{"n":9007199254740992}', `${beyond}, at line 1, column 6.`, '/n'],
    ['{"n":-9007199254740993}', `${beyond}, at line 1, column 6.`, '/n'],
    ['{"n":9007199254740993.0}', `${beyond}, at line 1, column 6.`, '/n'],
    ['{"n":1e16}', `${beyond}, at line 1, column 6.`, '/n'],
    [`${'['.repeat(33)}${']'.repeat(33)}`, `${deep}, at line 1, column 33.`, '/0'.repeat(32)],
    [`${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, `${deep}, at line 1, column 161.`, '/a'.repeat(32)],
  ]
  for (const [body, message, pointer] of cases) {
    t.strictSame(
      refusal(() => parseJson(Buffer.from(body))),
      { message, pointer },
      body,
    )
  }
  t.strictSame(Object.keys(Object.prototype), [], 'Object.prototype has nothing new')
})

t.test('parseJson refuses bytes that are not UTF-8 text', async (t) => {
  const cases: [bytes: Buffer, message: string][] = [
    [Buffer.alloc(0), 'The body is empty. Send JSON.'],
    [Buffer.from('["\xe9"]', 'latin1'), 'The body is not valid UTF-8 at byte 3.'],
    [Buffer.from('["é\xff"]', 'latin1'), 'The body is not valid UTF-8 at byte 3.'],
    [Buffer.from('["\xed\xa0\x80"]', 'latin1'), 'The body is not valid UTF-8 at byte 3.'],
    [Buffer.from('["\xc0\x80"]', 'latin1'), 'The body is not valid UTF-8 at byte 3.'],
    [Buffer.from('"😀').subarray(0, 4), 'The body is not valid UTF-8 at byte 2.'],
    [utf8Bom, 'The body is not valid JSON because it ends too early, at line 1, column 1.'],
    [Buffer.from('\ufeff{}', 'utf16le'), 'The body is not valid UTF-8 at byte 1.'],
  ]
  for (const [bytes, message] of cases) {
    t.strictSame(
      refusal(() => parseJson(bytes)),
      { message, pointer: '' },
      bytes.toString('hex'),
    )
  }
})

t.test('parseJson repeats nothing of the body but short keys', async (t) => {
  const key = 'k'.repeat(129)

  const syntax = refusal(() => parseJson(Buffer.from('{"password":"hunter2",\n"pin":4711x}')))
  const long = refusal(() => parseJson(Buffer.from(`{"a":{"${key}":{"b":1,"b":2}}}`)))

  t.notMatch(JSON.stringify(syntax), /hunter2|4711/)
  t.equal(long.pointer, '/a')
})

t.test('parseJson refuses 150,000 levels without walking them', async (t) => {
  const objects = Buffer.from('{"a":'.repeat(150_000) + '1' + '}'.repeat(150_000))
  const arrays = Buffer.from('['.repeat(150_000))

  for (const bytes of [objects, arrays]) {
    const runsMs = Array.from({ length: 5 }, () => {
      const startMs = performance.now()
      t.match(refusal(() => parseJson(bytes)).message, /deeper than 32 levels/)
      return performance.now() - startMs
    })
    t.ok(Math.min(...runsMs) < 20, `took ${Math.min(...runsMs).toFixed(2)} ms`)
  }
})

const safeText = fc
  .string({ unit: 'binary' })
  .filter((text) => isText(text) && !prototypeKeys.includes(text))

// Awkward on purpose: escapes, controls, halves of pairs, what JSON itself is made of.
const anyString = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('a', '"', '\\', '/', ':', '{', ']', '\n', '\b', '\ud83d', '\ude00', 'é'),
    maxLength: 6,
  }),
  fc.constantFrom(...prototypeKeys, 'toString'),
)
const anyJson = fc.letrec<{ value: unknown; array: unknown; object: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(anyString, fc.double({ noNaN: true, noDefaultInfinity: true })),
    fc.oneof(fc.maxSafeInteger(), fc.boolean(), fc.constant(null)),
    tie('array'),
    tie('object'),
  ),
  array: fc.array(tie('value'), { maxLength: 5 }),
  object: fc.dictionary(anyString, tie('value'), { maxKeys: 5 }),
})).value

t.test('parseJson agrees with JSON.parse on all that is not refused on purpose', async (t) => {
  let accepted = 0
  let refused = 0
  const property = fc.property(anyJson, fc.constantFrom('', '  ', '\t'), (value, indent) => {
    const text = JSON.stringify(value, null, indent)
    if (isRefusedOnPurpose(value)) {
      refused += 1
      refusal(() => parseJson(Buffer.from(text)))
    } else {
      accepted += 1
      deepStrictEqual(parseJson(Buffer.from(text)), JSON.parse(text))
    }
  })

  t.doesNotThrow(() => fc.assert(property, { seed, numRuns: 3000 }))
  t.ok(accepted > 500 && refused > 500, `${accepted} accepted, ${refused} refused`)
})

t.test('parseJson accepts no damaged text that JSON.parse refuses', async (t) => {
  const damage = fc.array(
    fc.record({
      at: fc.nat(200),
      removed: fc.nat(3),
      inserted: fc.constantFrom('', '"', '\\', ',', ':', '{', '}', '[', ']', '\\u', '0', '-', 'e'),
    }),
    { minLength: 1, maxLength: 3 },
  )
  let accepted = 0
  const property = fc.property(anyJson, damage, (value, cuts) => {
    let text = JSON.stringify(value)
    for (const { at, removed, inserted } of cuts) {
      const start = at % (text.length + 1)
      text = text.slice(0, start) + inserted + text.slice(start + removed)
    }
    const bytes = Buffer.from(text)
    text = bytes.toString()

    if (isAccepted(() => parseJson(bytes))) {
      accepted += 1
      deepStrictEqual(parseJson(bytes), JSON.parse(text))
    } else {
      const { message } = refusal(() => parseJson(bytes))
      if (isAccepted(() => JSON.parse(text))) doesNotMatch(message, /not valid JSON/)
    }
  })

  t.doesNotThrow(() => fc.assert(property, { seed, numRuns: 5000 }))
  t.ok(accepted > 100, `${accepted} accepted`)
})

t.test('parseJson refuses a key planted twice, wherever and however it is written', async (t) => {
  const steps = fc.array(fc.oneof(fc.nat(3), safeText), { maxLength: 8 })
  const property = fc.property(
    steps,
    safeText,
    fc.dictionary(safeText, fc.constantFrom(1, 'x', null, [], {})),
    fc.boolean(),
    (path, key, others, escaped) => {
      const members = Object.entries({ ...others, [key]: 1 }).map(
        ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
      )
      let text = `{${members.join(',')} , ${escaped ? unicodeEscaped(key) : JSON.stringify(key)} : null}`
      for (const step of path.toReversed()) {
        text =
          typeof step === 'number'
            ? `[${'0,'.repeat(step)}${text}]`
            : `{"${'x'.repeat(40)}":1,${JSON.stringify(step)}:${text}}`
      }
      const expected = [...path, key]
        .map((step) => `/${String(step).replace(/~/g, '~0').replace(/\//g, '~1')}`)
        .join('')

      const { message, pointer } = refusal(() => parseJson(Buffer.from(text)))

      equal(message.split(',')[0], 'An object has the same key twice')
      equal(pointer, expected)
    },
  )

  t.doesNotThrow(() => fc.assert(property, { seed, numRuns: 1000 }))
})

t.test('parseJson refuses every nesting over 32 levels and none below', async (t) => {
  const property = fc.property(
    fc.array(fc.constantFrom<[string, string]>(['[', ']'], ['{"a":', '}'], ['[1,', ',{}]']), {
      minLength: 20,
      maxLength: 45,
    }),
    (levels) => {
      const open = levels.map(([text]) => text).join('')
      const close = levels
        .toReversed()
        .map(([, text]) => text)
        .join('')
      const text = `${open}1${close}`
      // The pair with an empty object beside its value reaches one level further.
      const depth = levels.reduce((most, [start], at) => {
        return Math.max(most, at + (start === '[1,' ? 2 : 1))
      }, 0)

      if (depth <= 32) deepStrictEqual(parseJson(Buffer.from(text)), JSON.parse(text))
      else match(refusal(() => parseJson(Buffer.from(text))).message, /deeper than 32 levels/)
    },
  )

  t.doesNotThrow(() => fc.assert(property, { seed, numRuns: 1000 }))
})

t.test('parseForm reads fields, lists and nested fields', async (t) => {
  const cases: [body: string, fields: unknown][] = [
    ['', {}],
    ['&&', {}],
    ['name=Harbour+renovation', { name: 'Harbour renovation' }],
    ['name=a%2Bb%26c%3Dd', { name: 'a+b&c=d' }],
    ['note=one%0D%0A%09two', { note: 'one\r\n\ttwo' }],
    ['name=a=b', { name: 'a=b' }],
    ['name=Br%C3%BCcke', { name: 'Brücke' }],
    ['name=Brücke&note=%F0%9F%98%80', { name: 'Brücke', note: '😀' }],
    ['description=', { description: null }],
    ['description', { description: null }],
    ['toString=1&valueOf[a]=2', { toString: '1', valueOf: { a: '2' } }],
    ['0=a', { 0: 'a' }],
    ['tags[]=a&tags[]=b', { tags: ['a', 'b'] }],
    ['tags[]=a&tags[1]=b&tags[]=', { tags: ['a', 'b'] }],
    ['tags[]=', { tags: [] }],
    ['tags[]', { tags: [] }],
    ['a[tags][]=&b=1', { a: { tags: [] }, b: '1' }],
    ['\ufeffname=a', { name: 'a' }],
    [
      'contacts[0][username]=x&contacts[0][name]=X&contacts[1][username]=y',
      { contacts: [{ username: 'x', name: 'X' }, { username: 'y' }] },
    ],
    ['contacts%5B0%5D%5Busername%5D=x', { contacts: [{ username: 'x' }] }],
    ['contacts[]=a&contacts[1][username]=y', { contacts: ['a', { username: 'y' }] }],
    ['a[b][c][d][e]=1', { a: { b: { c: { d: { e: '1' } } } } }],
    ['a[0][0]=1&a[0][1]=2', { a: [['1', '2']] }],
    [many(1000), { tags: Array.from({ length: 1000 }, () => 'a') }],
  ]
  for (const [body, fields] of cases) {
    t.strictSame(parseForm(Buffer.from(body)), fields, caseName(body))
  }
})

t.test('parseForm refuses what it would have to guess', async (t) => {
  const escape = 'A field is not valid percent-encoded UTF-8.'
  const control = (code: string) =>
    `A field contains the control character U+${code}, which cannot be stored.`
  const name =
    'The name of a field must have the form a, a[b], a[0] or a[], with at most five levels.'
  const twice = 'A field appears more than once.'
  const both = 'A field has both a value and fields inside it.'
  const kinds = 'A field is both a list and an object.'
  const gap = 'The indexes of a list must be consecutive and begin with 0.'
  const append = 'An element with fields must have an index, such as a[0][b].'
  const prototype = 'A key is not allowed because it names a prototype.'
  const cases: [body: string, message: string, pointer: string][] = [
    ['a=1&a=1', twice, '/a'],
    ['a=&a=', twice, '/a'],
    ['a[b]=1&a[b]=2', twice, '/a/b'],
    ['a[]=1&a[0]=2', twice, '/a/0'],
    ['a[b]=2&a=1', twice, '/a'],
    ['a=1&a[b]=2', both, '/a'],
    ['a=&a[]=2', both, '/a'],
    ['a[0]=1&a[0][b]=2', both, '/a/0'],
    ['a[]=1&a[b]=2', kinds, '/a'],
    ['a[b]=1&a[0]=2', kinds, '/a'],
    ['a[b]=1&a[]=2', kinds, '/a'],
    ['a[1]=1', gap, '/a/1'],
    ['a[0]=1&a[2]=1', gap, '/a/2'],
    ['a[00]=1', gap, '/a/00'],
    [`a[${'9'.repeat(100)}]=1`, gap, `/a/${'9'.repeat(100)}`],
    ['a[4294967296]=1', gap, '/a/4294967296'],
    ['a[][b]=1', append, '/a/0'],
    ['=1', name, '/'],
    ['[a]=1', name, '/[a]'],
    ['a[=1', name, '/a['],
    ['a]=1', name, '/a]'],
    ['a[b]c=1', name, '/a[b]c'],
    ['a[b[c]]=1', name, '/a[b[c]]'],
    ['a[b][c][d][e][f]=1', name, '/a[b][c][d][e][f]'],
    [`a${'[]'.repeat(300_000)}=1`, name, ''],
    ['__proto__=1', prototype, '/__proto__'],
    ['__proto__[admin]=1', prototype, '/__proto__'],
    ['a[__proto__][admin]=1', prototype, '/a/__proto__'],
    ['a[0][constructor][prototype][admin]=1', prototype, '/a/0/constructor'],
    ['prototype=1', prototype, '/prototype'],
    ['a=%', escape, '/a'],
    ['a[0]=%zz', escape, '/a/0'],
    ['a=%ff', escape, '/a'],
    ['a=%C3', escape, '/a'],
    ['a=%C0%80', escape, '/a'],
    ['a=%ED%A0%80', escape, '/a'],
    ['%e9=1', escape, ''],
    ['a[]=%00', control('0000'), '/a'],
    ['a=x\0', control('0000'), '/a'],
    ['a=%1B', control('001B'), '/a'],
    ['a=%0B', control('000B'), '/a'],
    ['%00=1', control('0000'), ''],
    [many(1001), 'The form has more than 1000 fields.', ''],
    ['&'.repeat(1_000_000), 'The form has more than 1000 fields.', ''],
  ]
  for (const [body, message, pointer] of cases) {
    const found = refusal(() => parseForm(Buffer.from(body)))
    t.strictSame(found, { message, pointer }, caseName(body))
  }
  t.strictSame(
    refusal(() => parseForm(Buffer.from('a=\xe9', 'latin1'))),
    { message: 'The body is not valid UTF-8 at byte 3.', pointer: '' },
  )
  t.strictSame(Object.keys(Object.prototype), [], 'Object.prototype has nothing new')
})

t.test('parseForm reads back what another encoder wrote', async (t) => {
  const key = safeText.filter((text) => text !== '' && !/[[\]]|^\d+$/.test(text))
  const leaf = fc.oneof(
    fc.constant(null),
    safeText.filter((text) => text !== ''),
  )
  // Forms cannot write an empty object.
  const nested = (levels: number): fc.Arbitrary<unknown> =>
    levels === 0
      ? leaf
      : fc.oneof(
          leaf,
          fc.array(nested(levels - 1), { maxLength: 4 }),
          fc.dictionary(key, nested(levels - 1), { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
        )
  const fields = fc.dictionary(key, nested(4), { maxKeys: 4, noNullPrototype: true })
  let nestedForms = 0
  const property = fc.property(fields, fc.boolean(), (value, appends) => {
    const form = new URLSearchParams()
    for (const [name, inner] of Object.entries(value)) write(form, name, inner, appends)
    fc.pre(form.size <= 1000)
    if (form.toString().includes('%5D%5B')) nestedForms += 1

    deepStrictEqual(parseForm(Buffer.from(form.toString())), value)
  })

  t.doesNotThrow(() => fc.assert(property, { seed, numRuns: 1000 }))
  t.ok(nestedForms > 100, `${nestedForms} nested`)
})

t.test('isStorable refuses lone surrogates and controls but tab, LF and CR', async (t) => {
  for (const text of ['', 'Harbour', '\t\r\n', '\u007f', '😀', '\ufffd\uffff'])
    t.ok(isStorable(text))
  for (const text of ['\0', 'a\0b', '\u001f', '\b', '\ud83d', '\ude00\ud83d', 'a\udfff'])
    t.notOk(isStorable(text))
})

/** The body so that a TAP line can hold it. */
function caseName(body: string): string {
  return JSON.stringify(body.slice(0, 60)).replaceAll(/[^ -~]/g, '.')
}

/** Returns the error of a body; fails unless it is a BodyError. */
function refusal(parse: () => unknown): { message: string; pointer: string } {
  try {
    parse()
  } catch (error) {
    ok(error instanceof BodyError, `not a BodyError: ${error}`)
    return { message: error.message, pointer: error.pointer }
  }
  throw new Error('The body was accepted.')
}

function isAccepted(parse: () => unknown): boolean {
  try {
    parse()
    return true
  } catch {
    return false
  }
}

function isRefusedOnPurpose(value: unknown): boolean {
  if (typeof value === 'string') return !isText(value)
  if (typeof value === 'number') return Math.abs(value) > 2 ** 53 - 1
  if (Array.isArray(value)) return value.some(isRefusedOnPurpose)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => {
    if (key === '__proto__' || isRefusedOnPurpose(key) || isRefusedOnPurpose(inner)) return true
    return key === 'constructor' && Object.keys(inner ?? {}).includes('prototype')
  })
}

function isText(text: string): boolean {
  return text.isWellFormed() && [...text].every((char) => char >= ' ' || '\t\n\r'.includes(char))
}

function unicodeEscaped(text: string): string {
  const units = text.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
  return `"${units.map((hex) => `\\u${hex}`).join('')}"`
}

function many(count: number): string {
  return Array.from({ length: count }, () => 'tags[]=a').join('&')
}

function write(form: URLSearchParams, name: string, value: unknown, appends: boolean): void {
  if (typeof value !== 'object' || value === null) {
    form.append(name, typeof value === 'string' ? value : '')
    return
  }
  if (Array.isArray(value) && value.length === 0) form.append(`${name}[]`, '')
  for (const [key, inner] of Object.entries(value)) {
    const part = Array.isArray(value) && appends && typeof inner === 'string' ? '' : key
    write(form, `${name}[${part}]`, inner, appends)
  }
}
