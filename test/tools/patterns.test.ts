import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { RE2JS } from 're2js'
import t, { type Test } from 'tap'
import { collectPatterns, projectFiles } from '../../scripts/patterns/collect.ts'
import { weightOf } from '../../src/api/custom-fields/pattern-weight.ts'
import { root } from '../../src/lib/root.ts'
import { script } from '../helpers/script.ts'

/** Runs the check on files with these texts. */
async function checked(
  t: Test,
  texts: Readonly<Record<string, string>>,
): Promise<{ code: number; stderr: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-patterns-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text)
  return script('patterns', ...Object.keys(texts).map((name) => join(folder, name)))
}

t.test(
  'the check names a vulnerable expression, its location, its complexity and an attack',
  async (t) => {
    const { code, stderr } = await checked(t, {
      'literal.ts': 'const fine = /^a+$/\nexport const steep = /^(<!--[^]*?-->)*x/\n',
      'constructed.ts': "export const steep = new RegExp('(a|a)*b', 'i')\n",
      'squared.ts': "export const square = 'x'.replace(/\\s+$/, '')\n",
      'hidden.ts': 'export const of = (a: string) => new RegExp(`${a}+`)\n',
      'contract.yaml': "schema: { type: string, pattern: '^(a+)+$' }\n",
      'none.ts': "// /^(a+)+$/\nexport const text = '/^(a+)+$/'\n",
    })

    t.equal(code, 1)
    t.match(stderr, /literal\.ts:2\n.*\n {2}complexity: exponential\n {2}attack: '/)
    t.match(stderr, /constructed\.ts:1\n {2}\/\(a\|a\)\*b\/i\n {2}complexity: exp/)
    t.match(stderr, /squared\.ts:1\n.*\n {2}complexity: 2nd degree polynomial/)
    t.match(stderr, /hidden\.ts:1\n {2}is put together at run time/)
    t.match(stderr, /contract\.yaml:1\n/)
    t.equal(
      stderr.match(/^\S+:\d+$/gm)?.length,
      5,
      'and nothing else, as comments and texts are no expressions',
    )
    t.match(stderr, /Rewrite it so that/)
  },
)

t.test('the check reads the code, the contract and the formats that are in use', async (t) => {
  const files = projectFiles()
  const steps = readFileSync(join(root, 'scripts', 'check.ts'), 'utf8')

  for (const file of ['openapi.yaml', 'src', 'generated/validators.ts', 'scripts/generate']) {
    t.ok(
      files.some((read) => read.startsWith(join(root, file))),
      file,
    )
  }
  // All of them would take four times as long, and are read by the check itself
  const { patterns } = collectPatterns([join(root, 'generated', 'validators.ts')])
  t.ok(
    patterns.some(({ locations }) => locations.some((at) => at.includes('ajv-formats'))),
    'formats',
  )
  t.match(steps, /'patterns'/, 'it is a step of the check')
})

t.test('weightOf() is never below the size of the program', async (t) => {
  const atoms =
    'a b . é 𞥀 \\d \\pL \\p{Latin} [ab] [^a-z] []a] [[:alpha:]x] [\\pL-] [a-\\x{ff}] \\x{41} \\x41 ' +
    '\\Qa*b\\E \\. \\* \\b ^ $ (?i) (?-s) ( (?: (?P<n> (?i: ) ) | * + ? *? {0} {2} {0,3} {0,3}? {2,} {3,5} { } ] - ,'
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
