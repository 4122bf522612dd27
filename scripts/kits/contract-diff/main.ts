import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../../src/lib/root.ts'
import { diffContracts, readContract } from './diff.ts'
import { describeChanges } from './describe.ts'
import { missingInStoredEvents, objections } from './released.ts'

const usage = `Usage: npm run --silent contract:diff -- OLD [NEW]
       npm run --silent contract:diff -- --released

Lists what openapi.yaml changes, by operation and event. OLD and NEW are files or git revisions; NEW
is the file of the working tree unless given. Changes that no rule judges are listed as "not judged":
a reviewer decides whether they break clients. Ends with 1 when a change breaks clients, and with 2
when the contracts cannot be compared.

--released compares with the last release, the last commit of \`npm version\`, and lets breaking changes
pass when the version and CHANGELOG.md say so. It refuses a member that events of the release must have and do not. Without a
release in the history nothing is compared.`

const contract = 'openapi.yaml'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    released: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const isUsable = values.released
  ? positionals.length === 0
  : positionals.length === 1 || positionals.length === 2

if (values.help || !isUsable) {
  const print = values.help ? console.log : console.error
  print(usage)
  process.exitCode = values.help ? 0 : 2
} else {
  try {
    process.exitCode = main()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 2
  }
}

function main(): number {
  const released = values.released ? lastRelease() : undefined
  if (values.released && released === undefined) {
    console.log(
      'Not compared: no release is in the history of this folder, which may be cut short.',
    )
    return 0
  }
  const before = readContract(read(released ?? positionals[0] ?? ''))
  const after = readContract(read(positionals[1] ?? join(root, contract)))
  const changes = diffContracts(before, after)
  console.log(describeChanges(changes))
  const isBreaking = changes.some(({ impact }) => impact === 'breaking')
  if (!values.released) return isBreaking ? 1 : 0

  const versions = { before: before.info.version, after: after.info.version }
  const faults = [
    ...objections(changes, versions, readFileSync(join(root, 'CHANGELOG.md'), 'utf8')),
    ...missingInStoredEvents(before, after),
  ]
  for (const fault of faults) console.error(fault)
  return faults.length > 0 ? 1 : 0
}

/** A contract by file or by git revision. Throws when it is neither. */
function read(name: string): string {
  if (existsSync(name)) return readFileSync(name, 'utf8')
  try {
    return git('show', `${name}:${contract}`)
  } catch {
    throw new Error(`${name} is neither a file nor a git revision with an ${contract}.`)
  }
}

/** Returns the commit of the last release, by its message: tags may not have come with a clone. */
function lastRelease(): string | undefined {
  if (!existsSync(join(root, '.git'))) return undefined
  return git('log', '-1', '--format=%H', '--grep', '^release: publish version ').trim() || undefined
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
