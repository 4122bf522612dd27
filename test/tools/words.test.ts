import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { breachesOf } from '../../scripts/words/check.ts'
import { readLanguage } from '../../scripts/words/read.ts'
import { readRules } from '../../scripts/words/rules.ts'
import { root } from '../../src/lib/root.ts'
import { script } from '../helpers/script.ts'

const page = readFileSync(join(root, 'docs', 'words.md'), 'utf8')
const rules = readRules(page)

/** Returns the breaches in a file with this name and text, as `line word`. */
function breachesIn(t: Test, name: string, text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-words-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  const file = join(folder, name)
  writeFileSync(file, text)
  return breachesOf(readLanguage(file), rules).map(({ line, word }) => `${line} ${word}`)
}

t.test(
  'every word of the glossary is found in each kind of text and name it is refused in',
  (t) => {
    for (const { word, inTexts, inNames, isOfDocuments, isOfFunctions } of rules) {
      const phrase = word.replace(' … ', ' the new rows ')
      const camel = phrase.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
      const snake = phrase.replaceAll(' ', '_')
      const name = camel[0]!.toLowerCase() + camel.slice(1)
      if (inTexts) {
        const inCode = isOfDocuments ? [] : [`2 ${word}`]
        t.strictSame(breachesIn(t, 'a.ts', `\n// One ${phrase} two\nx()\n`), inCode, word)
        t.strictSame(breachesIn(t, 'a.sql', `select 1;\n-- One ${phrase} two\n`), inCode)
        t.strictSame(breachesIn(t, 'a.md', `# One\n\nOne ${phrase} two.\n`), [`3 ${word}`])
        const description = `a:\n  description: One ${phrase} two.\n`
        t.strictSame(breachesIn(t, 'a.yaml', description), [`2 ${word}`])
      }
      if (inNames && !/ … |^room for$|^that of$/.test(word)) {
        t.strictSame(breachesIn(t, 'a.ts', `function ${name}() {}\n`), [`1 ${word}`], word)
        const sql = `create function ${snake}() as $$ begin end $$;\n`
        t.strictSame(breachesIn(t, 'a.sql', sql), [`1 ${word}`])
        const fileName = `${phrase.replaceAll(' ', '-')}.ts`
        t.strictSame(breachesIn(t, fileName, ''), [`1 ${word}`])
      }
      if (inNames && !isOfFunctions && !/ … |^room for$|^that of$/.test(word)) {
        const longer = `x${name[0]!.toUpperCase()}${name.slice(1)}Y`
        const code = `interface A {\n  ${longer}: string\n}\n`
        t.strictSame(breachesIn(t, 'a.ts', code), [`2 ${word}`], longer)
      }
    }
    t.end()
  },
)

t.test('a phrase is found across the lines of a comment, with the line where it begins', (t) => {
  const text = '/**\n * One thing is\n * none of these.\n */\nconst a = 1\n'
  t.strictSame(breachesIn(t, 'a.ts', text), ['2 is none'])
  t.strictSame(breachesIn(t, 'a.ts', '// One is\n// none of these\n'), ['1 is none'])
  t.strictSame(breachesIn(t, 'a.sql', '-- One is\n-- none of these\n'), ['1 is none'])
  t.end()
})

t.test('a comment is found wherever code has one', (t) => {
  const codes = [
    'const a = 1 // anew',
    'f(/* anew */)',
    'function f() {\n  // anew\n}',
    'const a = {\n  b: 1, // anew\n}',
    'const a = `${b /* anew */}`',
    'type A =\n  // anew\n  | 1',
    '// anew',
    'interface A {\n  a: 1\n  // anew\n}',
  ]
  for (const code of codes) t.equal(breachesIn(t, 'a.ts', `${code}\n`).length, 1, code)
  t.end()
})

t.test('a doc comment needs a subject, whatever it documents', (t) => {
  const beginnings = 'Of, What, That, Those, Who, Whoever, The same, So many'.split(', ')
  for (const first of beginnings) {
    t.match(page, `\`${first}\``, 'the page names it')
    const comment = `/** ${first} rows are read. */`
    for (const code of [
      `${comment}\nexport const a = 1`,
      `${comment}\nexport async function f() {}`,
      `interface A {\n  ${comment}\n  readonly a: string\n}`,
      `const a = {\n  ${comment}\n  b: 1,\n}`,
      `class A {\n  ${comment}\n  async b() {}\n}`,
    ]) {
      t.match(breachesIn(t, 'a.ts', code).join(), first, code)
    }
    const sql = `-- ${first} rows are read.\ncreate table a ();\n`
    t.match(breachesIn(t, 'a.sql', sql).join(), first)
  }
  t.end()
})

t.test('only a boolean begins with "Whether"', (t) => {
  const comment = '/** Whether rows are read. */'
  for (const code of [
    `${comment}\nfunction isRead(): boolean {}`,
    `${comment}\nasync function isRead(): Promise<boolean> {}`,
    `${comment}\nfunction read(a: unknown): a is string {}`,
    `${comment}\nconst isRead = a > b`,
    `${comment}\nexport const read = (): boolean => true`,
    `interface A {\n  ${comment}\n  readonly read?: boolean | undefined\n}`,
    `interface A {\n  ${comment}\n  read(): boolean\n}`,
    `interface A {\n  ${comment}\n  readonly read?: true\n}`,
  ]) {
    t.strictSame(breachesIn(t, 'a.ts', `${code}\n`), [], code)
  }
  for (const code of [
    `${comment}\nfunction read(): string {}`,
    `${comment}\nconst read = 1`,
    `interface A {\n  ${comment}\n  readonly read: string\n}`,
  ]) {
    t.strictSame(breachesIn(t, 'a.ts', `${code}\n`).length, 1, code)
  }
  t.end()
})

t.test('correct sentences, code, texts of programs and names of other packages pass', (t) => {
  const code = `
import { told } from 'other'
/** Returns the rows, or null if there is none. Calls \`told()\` of the driver. See https://example.com/anew. */
export function rows(): unknown {
  const text = 'nobody, anew'
  return other.told({ verdict: text, replaceAll: /anew/ })
}
/** The number of rows that one page has. */
export const replacements = 1
`
  t.strictSame(breachesIn(t, 'a.ts', code), [])
  const sql = "create table replaced (name text default 'anew');\n-- Returns the number of rows.\n"
  t.strictSame(breachesIn(t, 'a.sql', sql), [])
  const text = 'The page says `anew` and [more](told.md).\n\n```sh\ntell anew\n```\n'
  t.strictSame(breachesIn(t, 'a.md', text), [])
  const contract = 'a:\n  name: anew\n  example: { description: anew }\n'
  t.strictSame(breachesIn(t, 'a.yaml', contract), [])
  t.end()
})

t.test('the command names each file and line, and what to write', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-words-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'one.ts'), '\n/** What rows are. */\nexport const told = 1\n')
  writeFileSync(join(folder, 'two.md'), 'A page.\n')
  const { code, stderr } = await script('words', folder)

  t.equal(code, 1)
  t.match(stderr, /one\.ts:2 a doc comment begins with "What"\. Begin with a verb/)
  t.match(stderr, /one\.ts:3 the name "told" has "told"\. Write: emit an event/)
  t.notMatch(stderr, /two\.md/)
  t.equal((await script('words', join(folder, 'two.md'))).code, 0)
})
