import { execFile } from 'node:child_process'
import { join } from 'node:path'
import t from 'tap'
import { root } from '../../src/lib/root.ts'
import { changeIn as change, copyOfProject } from '../helpers/copy.ts'

// Tests the messages of `npm run check -- --fast` for a contributor who has missed a step. CI shows that the untouched
// project passes before it runs the tests

// Each step starts programs of its own
t.setTimeout(600_000)

interface Checked {
  readonly code: number
  readonly output: string
}

/** Runs steps of the check in a copy of the project. */
function check(copy: string, ...args: readonly string[]): Promise<Checked> {
  return new Promise((resolve) => {
    const command = ['--import=tsx', join(copy, 'scripts', 'check.ts'), ...args]
    execFile(process.execPath, command, { cwd: copy }, (error, stdout, stderr) => {
      resolve({ code: error ? 1 : 0, output: stdout + stderr })
    })
  })
}

/** The lines of an operation, up to its last response. */
function operation(id: string, then: string): RegExp {
  return new RegExp(`(operationId: ${id}\\n(?: {6}.*\\n)*?)${then}`)
}

t.test('what was forgotten is named, all of it by one run', async (t) => {
  const copy = copyOfProject(t)
  const condition = " {6}parameters:\\n {8}- \\$ref: '#/components/parameters/IfNoneMatch'\\n"
  change(copy, 'openapi.yaml', operation('getTag', ' {10}headers: .*\\n'), '$1')
  change(copy, 'openapi.yaml', operation('getCategory', condition), '$1')
  change(copy, 'openapi.yaml', operation('getContact', " {8}'404': .*\\n"), '$1')
  change(
    copy,
    'openapi.yaml',
    /^webhooks:\n/m,
    `webhooks:
  tag.restored:
    post:
      tags: [tags]
      summary: A tag was restored
      x-scope: 'tags:read'
      requestBody: { $ref: '#/components/requestBodies/TagEvent' }
`,
  )
  change(copy, 'src/db/schema/tags.ts', /( +)name: /, "$1nickname: text('nickname'),\n$1name: ")
  change(
    copy,
    'src/api/comments/reactions.ts',
    /^import /m,
    'export async function forgetTags(): Promise<void> {}\n\n$&',
  )
  change(copy, 'scripts/reaction-repairs.ts', / sendIdleTexts'/, " sendIdleWords'")

  // test/tools/binding.test.ts shows what `types` finds, test/db/statements.test.ts what `statements` does
  const steps = ['contract', 'generated', 'events', 'migrations']
  const { code, output } = await check(copy, ...steps)

  t.equal(code, 1)
  t.match(output, /GET \/tags\/\{id\}, responses\/200\/headers is missing/)
  t.match(output, /GET \/contacts\/\{id\}, responses\/404 is missing/)
  t.match(output, /Run `npm run contract:format`/)
  t.match(output, /GET \/categories\/\{id\}: it replies with one object, so it takes the parameter/)
  t.match(output, "The event tag.restored has no row in src/api/reactions.ts: add `'tag.restored'")
  t.match(output, 'No test names the event tag.restored')
  t.match(output, 'The reaction forgetTags is in no row of src/api/reactions.ts: add it')
  t.match(
    output,
    'The reaction sendIdleTexts has no line in scripts/reaction-repairs.ts: name there',
  )
  t.match(output, 'There is no reaction sendIdleWords: remove it from scripts/reaction-repairs.ts')
  t.match(output, /nickname/)
  t.match(output, 'Run `npm run db:generate -- --name WHAT-CHANGES`')

  change(copy, 'src/api/reactions.ts', "  'tag.created': [],", "$&\n  'tag.restored': [],")
  change(copy, 'test/events/events.test.ts', "['tag.created']", "$&.concat('tag.restored')")
  change(copy, 'src/api/comments/reactions.ts', /export async function forgetTags.*\n/, '')
  change(copy, 'scripts/reaction-repairs.ts', / sendIdleWords'/, " sendIdleTexts'")
  t.equal((await check(copy, 'events')).code, 0)
})

t.test('the check lists its steps and refuses others', async (t) => {
  const help = await check(root, '--help')
  t.match(help, { code: 0, output: /--fast/ })
  t.match(help.output, /types, generated, contract/)
  t.match(await check(root, 'nothing'), { code: 1, output: /There is no step "nothing"/ })
})
