import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../src/lib/root.ts'
import { type Change, diffContracts, readContract } from './contract/diff.ts'
import { describeChanges } from './contract/diff/describe.ts'
import { objections } from './contract/released.ts'
import { releasedChangelog, unreleasedOf } from './release/changelog.ts'
import { imageFault } from './release/node-lines.ts'
import { compareVersions, isVersion, withVersion } from './release/version.ts'

const usage = `Usage: npm run release -- VERSION [--dry-run] [--checked]

Makes a release from a clean tree: runs \`npm run check\`, dates the unreleased section of CHANGELOG.md, writes the
version into package.json, package-lock.json, openapi.yaml, compose.yaml and the Kustomize base, regenerates, commits,
and tags the commit vVERSION. The
tag's message is the release notes: the changelog, what the contract changes against the last release, and the tag of
the container image. Nothing is pushed. Breaking changes need a version and a changelog that announce them.
An image whose Node.js is supported for less than three months is refused.

  --dry-run   changes nothing and runs no check; prints the notes, and what speaks against the release
  --checked   leaves out the check, for a commit that CI has checked`

const contractVersion = /(^info:\n(?: {2}.*\n)*? {2}version: )\S+/m

/** The locations of the version. */
const versions: ReadonlyArray<readonly [file: string, location: RegExp]> = [
  ['package.json', /("version": ")[^"]+/],
  ['package-lock.json', /("version": ")[^"]+/],
  ['package-lock.json', /("packages": \{\s+"": \{\s+"name": "[^"]+",\s+"version": ")[^"]+/],
  ['compose.yaml', /(image: switchboard:)\S+/],
  ['docs/operations/kubernetes/kustomization.yaml', /(newTag: )\S+/],
  ['openapi.yaml', contractVersion],
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    checked: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const [version = ''] = positionals
if (values.help) {
  console.log(usage)
} else if (positionals.length !== 1 || !isVersion(version)) {
  console.error(`The version must be three numbers, such as 1.4.0.\n\n${usage}`)
  process.exitCode = 2
} else {
  try {
    release(version)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}

function release(version: string): void {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  const contract = withVersion(read('openapi.yaml'), contractVersion, version)
  const day = new Date().toISOString().slice(0, 10)
  const last = lastRelease()
  const changes = last === undefined ? undefined : changesSince(last, contract)
  const dated = releasedChangelog(changelog, version, day)
  const faults = [
    ...treeFaults(version, last),
    ...contractFaults(last, changes, version, dated),
    ...[imageFault(read('Dockerfile'), day)].flatMap((fault) => fault ?? []),
  ]
  const notes = notesOf(version, unreleasedOf(changelog).body, last, changes)

  if (values['dry-run']) {
    console.log(notes)
    for (const fault of faults) console.error(`Speaks against it: ${fault}`)
    if (faults.length > 0) process.exitCode = 1
    return
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  if (!values.checked) run('The check failed: nothing is released.', 'run', '--silent', 'check')

  const files = [...new Set(versions.map(([file]) => file)), 'CHANGELOG.md', 'generated']
  try {
    for (const [file, location] of versions) {
      writeFileSync(join(root, file), withVersion(read(file), location, version))
    }
    writeFileSync(join(root, 'CHANGELOG.md'), dated)
    run('Nothing is released.', 'run', '--silent', 'generate')
    git('commit', '--quiet', '--message', `release: publish version ${version}`, '--', ...files)
  } catch (error) {
    git('restore', '--staged', '--worktree', '--', ...files)
    throw error
  }
  // Headings of Markdown begin as comments of git do
  git('tag', '--annotate', `v${version}`, '--cleanup=verbatim', '--message', notes)
  console.log(`${notes}
Committed and tagged as v${version}. To publish it:

  git push --follow-tags
  docker build --tag switchboard:${version} .`)
}

function treeFaults(version: string, last: string | undefined): string[] {
  const { version: announced } = unreleasedOf(read('CHANGELOG.md'))
  const lastVersion = last?.slice(1)
  return [
    ...(git('status', '--porcelain') === ''
      ? []
      : ['The working tree is not clean: commit or remove what `git status` lists.']),
    ...(git('tag', '--list', `v${version}`) === '' ? [] : [`The tag v${version} exists already.`]),
    ...(lastVersion !== undefined && compareVersions(version, lastVersion) <= 0
      ? [`${version} must be newer than the last release, ${lastVersion}.`]
      : []),
    ...(announced !== undefined && compareVersions(version, announced) < 0
      ? [`CHANGELOG.md announces ${announced}, and ${version} is older.`]
      : []),
  ]
}

function contractFaults(
  last: string | undefined,
  changes: readonly Change[] | undefined,
  version: string,
  changelog: string,
): string[] {
  if (last === undefined || !changes) return []
  return objections(changes, { before: last.slice(1), after: version }, changelog)
}

function changesSince(last: string, contract: string): Change[] {
  const before = readContract(git('show', `${last}:openapi.yaml`))
  return diffContracts(before, readContract(contract))
}

function notesOf(
  version: string,
  changelog: string,
  last: string | undefined,
  changes: readonly Change[] | undefined,
): string {
  const contract = changes
    ? `${describeChanges(changes, 'markdown')}\n\nCompared with ${last}.`
    : '## Contract\n\nThe first release: every operation and event is new.'
  return `# Switchboard ${version}

${changelog.replace(/^### /gm, '## ')}

${contract}

## Container

\`switchboard:${version}\`
`
}

/** The tag of the newest release that the commit descends from. */
function lastRelease(): string | undefined {
  const tags = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname')
  return tags.split('\n').find((tag) => isVersion(tag.slice(1)))
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function run(failure: string, ...args: readonly string[]): void {
  const { status } = spawnSync('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(failure)
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 })
}
