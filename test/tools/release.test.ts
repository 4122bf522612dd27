import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { root } from '../../src/lib/root.ts'
import { imageFault, imageLine, nodeLines } from '../../scripts/release/node-lines.ts'
import { changeIn, copyOfProject } from '../helpers/copy.ts'

// Each release runs the generator
t.setTimeout(600_000)

const kustomization = 'docs/operations/kubernetes/kustomization.yaml'

/** A copy of the project in a repository of its own. */
function repository(test: Test): { copy: string; git: (...args: string[]) => string } {
  const copy = copyOfProject(test)
  const files = [
    '.npmrc',
    'CHANGELOG.md',
    'Dockerfile',
    'compose.yaml',
    'package-lock.json',
    kustomization,
  ]
  for (const file of files) {
    cpSync(join(root, file), join(copy, file))
  }
  writeFileSync(join(copy, '.gitignore'), 'node_modules\ndist\n')
  // CI has shown that it passes before it runs the tests
  changeIn(copy, 'package.json', ' && npm run --silent check"', '"')
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 })
  git('init', '--quiet', '--initial-branch', 'main')
  git('config', 'user.name', 'Releaser')
  git('config', 'user.email', 'releaser@switchboard.example')
  // Hooks and signing are settings of the user who runs the tests
  git('config', 'core.hooksPath', '/dev/null')
  git('config', 'commit.gpgSign', 'false')
  git('config', 'tag.gpgSign', 'false')
  git('add', '.')
  git('commit', '--quiet', '--message', 'release: publish version 0.1.0')
  return { copy, git }
}

/** Runs `npm version` in a copy. */
function release(copy: string, version: string): { code: number; output: string } {
  const { status, stdout, stderr } = spawnSync('npm', ['version', version], {
    cwd: copy,
    encoding: 'utf8',
    // `npm run --silent` would silence it, too
    env: { ...process.env, npm_config_loglevel: 'notice' },
  })
  return { code: status ?? 1, output: stdout + stderr }
}

const { copy, git } = repository(t)

t.test('what speaks against a release is said before anything is written', (t) => {
  const expectRefusal = (version: string, output: string) => {
    t.match(release(copy, version), { code: 1, output })
    t.equal(git('status', '--porcelain'), '')
    t.equal(git('tag'), '')
  }
  announce('## 0.9.0 (unreleased)')
  expectRefusal('0.9.0-beta', 'is not three numbers')
  expectRefusal('0.9.1', 'CHANGELOG.md announces 0.9.0')

  changeIn(copy, 'Dockerfile', /node:\d+/, 'node:20')
  git('commit', '--quiet', '--all', '--message', 'Go back to an old Node.js')
  expectRefusal('0.9.0', 'ends on 2026-04-30')
  git('reset', '--quiet', '--hard', 'HEAD^')

  changeIn(copy, 'compose.yaml', 'switchboard', 'forgotten')
  t.match(release(copy, '0.9.0'), { code: 1, output: 'not clean' })
  git('restore', '.')
  t.end()
})

t.test('a release that fails commits nothing', (t) => {
  // What the generator refuses
  appendFileSync(join(copy, 'openapi.yaml'), '\nx-broken: [\n')
  git('commit', '--quiet', '--all', '--message', 'Break the contract')
  const before = git('rev-parse', 'HEAD')

  t.not(release(copy, '0.9.0').code, 0)
  t.equal(git('rev-parse', 'HEAD'), before)
  t.equal(git('tag'), '')
  git('reset', '--quiet', '--hard', 'HEAD^')
  t.end()
})

t.test('a release is made once, and says what it changes', (t) => {
  const read = (file: string) => readFileSync(join(copy, file), 'utf8')
  const day = () => new Date().toISOString().slice(0, 10)

  const days = [day()]
  const made = release(copy, '0.9.0')
  days.push(day())
  t.equal(made.code, 0, made.output)
  t.equal(git('status', '--porcelain'), '')
  t.equal(git('log', '-1', '--format=%s').trim(), 'release: publish version 0.9.0')
  t.equal(git('describe', '--exact-match').trim(), 'v0.9.0')
  t.ok(days.some((one) => read('CHANGELOG.md').includes(`\n## 0.9.0 (${one})\n`)))
  t.equal(JSON.parse(read('package.json')).version, '0.9.0')
  const lock = JSON.parse(read('package-lock.json'))
  t.same([lock.version, lock.packages[''].version], ['0.9.0', '0.9.0'])
  t.equal(JSON.parse(read('generated/openapi.json')).info.version, '0.9.0')
  t.match(read('compose.yaml'), 'image: switchboard:0.9.0\n')
  t.match(read(kustomization), 'newTag: 0.9.0\n')

  // What databases have applied stays as it was
  appendFileSync(join(copy, 'drizzle/0000_foundation.sql'), '-- more\n')
  const args = ['--import=tsx', 'scripts/db-generate.ts', '--check']
  const checked = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  t.match(checked, { status: 1, stderr: /^drizzle\/0000_foundation\.sql is released.*\n(Run|$)/ })
  git('restore', '.')

  t.match(release(copy, '0.9.1'), { code: 1, output: 'nothing to release' })

  // What breaks clients needs a version that says so, also in a clone that has no tags
  git('tag', '--delete', 'v0.9.0')
  const parameters =
    /(operationId: listTags\n(?: {6}.*\n)*? {6}parameters:\n)((?: {8}.*\n)*?) {8}- name: q\n(?: {10}.*\n)+/
  changeIn(copy, 'openapi.yaml', parameters, '$1$2')
  const entry = '## Unreleased\n\n### Contract\n\n- **Breaking**: tags cannot be searched.\n\n'
  changeIn(copy, 'CHANGELOG.md', /^(?=## )/m, entry)
  git('commit', '--quiet', '--all', '--message', 'Break something')
  const before = git('rev-parse', 'HEAD')
  t.match(release(copy, '0.9.1'), { code: 1, output: 'make it 0.10.0' })
  t.equal(git('rev-parse', 'HEAD'), before)
  git('restore', '.')

  const second = release(copy, '0.10.0')
  t.equal(second.code, 0, second.output)
  t.match(second.output, '`GET /tags (listTags)`'.replaceAll('`', ''))
  t.equal(git('describe', '--exact-match').trim(), 'v0.10.0')
  t.end()
})

/** Commits a heading of the unreleased section. */
function announce(heading: string): void {
  changeIn(copy, 'CHANGELOG.md', /^## .*\n/m, `${heading}\n`)
  git('commit', '--quiet', '--all', '--message', 'Announce')
}

t.test('an image is released until three months before the end of its Node.js', (t) => {
  const from = (line: number) => `ARG NODE_IMAGE=docker.io/library/node:${line}.1.0-bookworm-slim\n`
  t.equal(imageFault(from(24), '2028-01-29'), undefined)
  t.match(imageFault(from(24), '2028-01-30'), 'ends on 2028-04-30')
  t.match(imageFault(from(22), '2027-02-01'), 'ends on 2027-04-30')
  t.match(imageFault(from(21), '2026-11-26'), 'has no line of Node.js 21')
  const line = imageLine(readFileSync(join(root, 'Dockerfile'), 'utf8'))
  t.equal(line, Math.max(...nodeLines.keys()))
  for (const file of ['README.md', 'docs/guide.md', 'docs/operations/containers.md']) {
    t.match(readFileSync(join(root, file), 'utf8'), `Node.js ${line}`, file)
  }
  t.end()
})
