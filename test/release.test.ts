import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { root } from '../src/lib/root.ts'
import { imageFault, imageLine, nodeLines } from '../scripts/release/node-lines.ts'
import { changeIn, copyOfProject } from './helpers/copy.ts'

// Each release runs the generator
t.setTimeout(600_000)

const kustomization = 'docs/operations/kubernetes/kustomization.yaml'

/** A copy of the project in a repository of its own. */
function repository(test: Test): { copy: string; git: (...args: string[]) => string } {
  const copy = copyOfProject(test)
  const files = ['CHANGELOG.md', 'Dockerfile', 'package-lock.json', 'compose.yaml', kustomization]
  for (const file of files) {
    cpSync(join(root, file), join(copy, file))
  }
  writeFileSync(join(copy, '.gitignore'), 'node_modules\ndist\n')
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 })
  git('init', '--quiet', '--initial-branch', 'main')
  git('config', 'user.name', 'Releaser')
  git('config', 'user.email', 'releaser@switchboard.example')
  // Hooks and signing are those of whoever runs the tests
  git('config', 'core.hooksPath', '/dev/null')
  git('config', 'commit.gpgSign', 'false')
  git('config', 'tag.gpgSign', 'false')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Everything')
  return { copy, git }
}

/** Runs the release script of a copy. */
function release(copy: string, ...args: readonly string[]): { code: number; output: string } {
  const command = ['--import=tsx', join(copy, 'scripts', 'release.ts'), ...args]
  try {
    const output = execFileSync(process.execPath, command, {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return { code: 0, output }
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string }
    return { code: status, output: stdout + stderr }
  }
}

const { copy, git } = repository(t)

t.test('a release that fails leaves the tree as it was', (t) => {
  changeIn(copy, 'CHANGELOG.md', /^## .*\n/m, '## Unreleased\n')
  // What the generator refuses
  appendFileSync(join(copy, 'openapi.yaml'), '\nx-broken: [\n')
  git('commit', '--quiet', '--all', '--message', 'Break the contract')

  t.equal(release(copy, '9.0.0', '--checked').code, 1)
  t.equal(git('status', '--porcelain'), '')
  t.equal(git('tag'), '')
  git('reset', '--quiet', '--hard', 'HEAD^')
  t.end()
})

t.test('a release is made from a clean tree, once, and says what it changes', (t) => {
  const read = (file: string) => readFileSync(join(copy, file), 'utf8')
  const head = () => git('rev-parse', 'HEAD')
  const before = head()
  const day = () => new Date().toISOString().slice(0, 10)
  changeIn(copy, 'CHANGELOG.md', /^## .*\n/m, '## 0.9.0 (unreleased)\n')
  git('commit', '--quiet', '--all', '--message', 'Announce')

  t.match(release(copy, '0.9'), { code: 2, output: 'The version must be three numbers' })
  t.match(release(copy, '0.8.9', '--dry-run'), { code: 1, output: 'CHANGELOG.md announces 0.9.0' })

  const dry = release(copy, '0.9.0', '--dry-run')
  t.match(dry, { code: 0, output: /^# Switchboard 0\.9\.0\n/ })
  t.match(dry.output, 'The first release: every operation and event is new.')
  t.match(dry.output, '`switchboard:0.9.0`')
  t.equal(git('status', '--porcelain'), '')
  t.equal(git('tag'), '')

  changeIn(copy, 'Dockerfile', /node:\d+/, 'node:20')
  t.match(release(copy, '0.9.0', '--dry-run'), { code: 1, output: 'ends on 2026-04-30' })
  git('restore', 'Dockerfile')

  writeFileSync(join(copy, 'note.txt'), 'forgotten')
  t.match(release(copy, '0.9.0', '--checked'), { code: 1, output: 'The working tree is not clean' })
  t.equal(git('tag'), '')
  execFileSync('rm', [join(copy, 'note.txt')])

  const days = [day()]
  const made = release(copy, '0.9.0', '--checked')
  days.push(day())
  t.equal(made.code, 0, made.output)
  t.match(made.output, 'git push --follow-tags')
  t.not(head(), before)
  t.equal(git('status', '--porcelain'), '')
  t.equal(git('log', '-1', '--format=%s').trim(), 'release: publish version 0.9.0')
  t.equal(git('describe', '--exact-match').trim(), 'v0.9.0')
  t.match(git('tag', '--list', '--format=%(contents)', 'v0.9.0'), /^# Switchboard 0\.9\.0\n/)
  t.ok(days.some((one) => read('CHANGELOG.md').includes(`\n## 0.9.0 (${one})\n`)))
  t.equal(JSON.parse(read('package.json')).version, '0.9.0')
  const lock = JSON.parse(read('package-lock.json'))
  t.same([lock.version, lock.packages[''].version], ['0.9.0', '0.9.0'])
  t.equal(JSON.parse(read('generated/openapi.json')).info.version, '0.9.0')

  t.match(read('compose.yaml'), 'image: switchboard:0.9.0\n')
  t.match(read(kustomization), 'newTag: 0.9.0\n')

  t.match(release(copy, '0.9.1', '--checked'), { code: 1, output: 'nothing to release' })

  // What breaks clients needs a version that says so
  const parameters =
    /(operationId: listTags\n(?: {6}.*\n)*? {6}parameters:\n)((?: {8}.*\n)*?) {8}- name: q\n(?: {10}.*\n)+/
  changeIn(copy, 'openapi.yaml', parameters, '$1$2')
  const entry = '## Unreleased\n\n### Contract\n\n- **Breaking**: tags cannot be searched.\n\n'
  changeIn(copy, 'CHANGELOG.md', /^(?=## )/m, entry)
  git('commit', '--quiet', '--all', '--message', 'Break something')
  t.match(release(copy, '0.9.1', '--checked'), { code: 1, output: 'make it 0.10.0' })
  t.equal(git('status', '--porcelain'), '')

  const second = release(copy, '0.10.0', '--checked')
  t.equal(second.code, 0, second.output)
  const notes = git('tag', '--list', '--format=%(contents)', 'v0.10.0')
  t.match(notes, /## Contract: 1 breaking, 0 not judged/)
  t.match(notes, '`GET /tags (listTags)`')
  t.match(notes, 'Compared with v0.9.0.')
  t.match(notes, 'tags cannot be searched')
  t.notMatch(notes, '0.9.0 (', 'the changelog of this release alone')
  t.end()
})

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
