import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import t from 'tap'
import { collectPatterns, projectFiles } from '../scripts/patterns/collect.ts'
import { weightOf } from '../src/api/custom-fields/pattern-weight.ts'
import { expressions } from '../src/lib/lazy.ts'
import { root } from '../src/lib/root.ts'
import { script } from './helpers/script.ts'

/** Runs the check on one file of a text. */
async function checked(text: string, extension = 'ts'): Promise<{ code: number; stderr: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-patterns-'))
  const file = join(folder, `sample.${extension}`)
  writeFileSync(file, text)
  try {
    return await script('patterns', file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

t.test(
  'the check names a vulnerable expression, its place, its complexity and an attack',
  async (t) => {
    const literal = await checked('const fine = /^a+$/\nexport const steep = /^(<!--[^]*?-->)*x/\n')
    const constructed = await checked("export const steep = new RegExp('(a|a)*b', 'i')\n")
    const squared = await checked("export const square = 'x'.replace(/\\s+$/, '')\n")
    const hidden = await checked('export const of = (a: string) => new RegExp(`${a}+`)\n')
    const contract = await checked("schema: { type: string, pattern: '^(a+)+$' }\n", 'yaml')
    const none = await checked("// /^(a+)+$/\nexport const text = '/^(a+)+$/'\n")

    t.match(literal, {
      code: 1,
      stderr: /sample\.ts:2\n.*\n {2}complexity: exponential\n {2}attack: '/,
    })
    t.match(constructed, {
      code: 1,
      stderr: /sample\.ts:1\n {2}\/\(a\|a\)\*b\/i\n {2}complexity: exp/,
    })
    t.match(squared, { code: 1, stderr: /2nd degree polynomial/ })
    t.match(hidden, { code: 1, stderr: /sample\.ts:1\n {2}is put together at run time/ })
    t.match(contract, { code: 1, stderr: /sample\.yaml:1\n/ })
    t.match(literal.stderr, /Rewrite it so that/)
    t.equal(none.code, 0, 'comments and texts are none')
  },
)

t.test('the check reads the code, the contract and the formats that are in use', async (t) => {
  const { patterns, unreadable } = collectPatterns(projectFiles())
  const places = patterns.flatMap((pattern) => pattern.places)
  const steps = readFileSync(join(root, 'scripts', 'check.ts'), 'utf8')

  t.same(unreadable, [])
  for (const file of ['openapi.yaml', 'src/', 'generated/validators.ts', 'scripts/generate/']) {
    t.ok(
      places.some((place) => place.startsWith(file)),
      file,
    )
  }
  t.ok(
    places.some((place) => place.includes('ajv-formats')),
    'formats',
  )
  t.match(steps, /'patterns'/, 'it is a step of the check')
})

t.test('weightOf() is never below the size of the program', async (t) => {
  const atoms =
    'a b . é 𞥀 \\d \\pL \\p{Latin} [ab] [^a-z] []a] [[:alpha:]x] [\\pL-] [a-\\x{ff}] \\x{41} \\x41 ' +
    '\\Qa*b\\E \\. \\* \\b ^ $ (?i) (?-s) ( (?: (?P<n> (?i: ) ) | * + ? *? {0} {2} {0,3} {0,3}? {2,} {3,5} { } ] - ,'
  const { RE2JS } = expressions()
  let compiled = 0
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...atoms.split(' ')), { minLength: 1, maxLength: 20 }),
      (parts) => {
        const pattern = parts.join('')
        const weight = weightOf(pattern)
        if (weight > 50_000) return true
        let size
        try {
          size = RE2JS.compile(pattern).programSize()
        } catch {
          return true
        }
        compiled += 1
        return size <= weight
      },
    ),
    { numRuns: 5000 },
  )
  t.ok(compiled > 500, `${compiled} of them are patterns`)
  t.ok(weightOf('a{1000}(?i){1000}') > 1_000_000, 'flags are nothing that is repeated')
  t.ok(weightOf(`${'('.repeat(80)}a${'){1000}'.repeat(59)}`) > 1_000_000, 'nested counts')
})
