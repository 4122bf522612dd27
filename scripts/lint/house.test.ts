import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import t from 'tap'
import { root } from '../../src/lib/root.ts'

/** Files with code, and the rules that it breaks. */
const files: ReadonlyArray<readonly [file: string, code: string, broken: readonly string[]]> = [
  ['src/db/one.ts', 'export const one = sql.raw(name)', ['raw-sql']],
  ['src/db/two.ts', 'export const two = process.env.HOME', ['environment']],
  [
    'src/db/three.ts',
    'export const now = Date.now()\nexport const then = new Date()',
    ['machine-clock', 'machine-clock'],
  ],
  ['src/db/four.ts', 'export const then = new Date(0)\nexport const day = Date.parse(text)', []],
  ['src/lib/clock.ts', 'export const now = Date.now()', []],
  ['src/config.ts', 'export const one = process.env.HOME', []],
  ['src/api/one/handlers.ts', 'export const now = Date.now()', ['clock', 'machine-clock']],
  ['src/api/two/handlers.ts', 'await Promise.all([first, second])', ['ordered-statements']],
  ['src/api/three/handlers.ts', "throw new ApiError('validation_failed')", ['bad-requests']],
  ['src/api/four/handlers.ts', "import '../../http/request/invalid.ts'", ['bad-request-imports']],
  ['src/api/five/wire.ts', 'export const toTag = (row) => ({ ...row })', ['spread-rows']],
  ['src/api/six/queries.ts', "import type { FastifyReply } from 'fastify'", ['fastify-imports']],
  ['src/api/seven/handlers.ts', "export * from '../users/handlers.ts'", ['handler-imports']],
  ['src/api/eight/handlers.ts', "import '../users/reactions.ts'", ['reaction-imports']],
  ['src/api/nine/handlers.ts', "import '../../events/reactions.ts'\nimport './queries.ts'", []],
  [
    'src/api/reactions.ts',
    "import './users/reactions.ts'\nimport './users/queries.ts'",
    ['reaction-table'],
  ],
  ['scripts/events.ts', "import './kits/docs-site/reactions.ts'", ['kit-imports']],
  ['scripts/kits/sdk/main.ts', "import { tools } from '../mcp/tools.ts'", ['kit-imports']],
  ['scripts/kits/drill/drills/start.ts', "await import('../../sdk/main.ts')", ['kit-imports']],
  ['scripts/kits/drill/drills/kill.ts', "import '../load.ts'\nimport '../../../server.ts'", []],
  ['test/one.test.ts', 'api.listTags()', ['awaited-replies']],
  ['test/three.test.ts', "t.pass('done')", ['passed-assertions']],
  ['test/four.test.ts', 'await pace(500)', ['timed-waits']],
  ['test/five.test.ts', 't.ok(rows.length > 0)', ['silent-guards']],
  ['test/six.test.ts', "while (isBusy()) await pace(5)\nt.ok(rows.length > 0, 'rows')", []],
  [
    'test/seven.test.ts',
    't.match(one, [])\nt.match(one, only({ two: [{ three: 3 }] }, [4]))',
    ['list-patterns', 'list-patterns', 'list-patterns'],
  ],
  ['test/eight.test.ts', 't.match(await find([]), { two: only(1) })\nt.same(one, [])', []],
  ['test/two.test.ts', "await api.listTags()\nimport '../scripts/kits/mcp/tools.ts'", []],
]

t.test('each rule of the house names the code that breaks it, and no other', async (t) => {
  // Outside of the project, whose .gitignore has the folders of tests
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-lint-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  for (const path of ['.oxlintrc.json', 'scripts/lint/house.js', 'package.json'])
    cpSync(join(root, path), join(folder, path))
  for (const [file, code] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${code}\n`)
  }
  const program = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')
  const args = [program, '--format', 'json', '.']
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  )
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: Array<{ code: string; filename: string }>
  }

  for (const [file, code, broken] of files) {
    const named = diagnostics.filter(({ filename }) => filename === file)
    const expected = broken.map((rule) => `house(${rule})`).sort()
    t.same(named.map((one) => one.code).sort(), expected, `${file}: ${code}`)
  }
  const rules = pathToFileURL(join(root, 'scripts', 'lint', 'house.js'))
  const { default: house } = await import(rules.href)
  t.same(
    [...new Set(files.flatMap(([, , broken]) => broken))].sort(),
    Object.keys(house.rules).sort(),
    'every rule has a file that breaks it',
  )
})
