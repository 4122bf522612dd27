import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/lib/root.ts'
import { unreleasedVersion } from './changelog.ts'
import { imageFault } from './node-lines.ts'
import { newVersion } from './version.ts'

// `npm version` runs this before the check: it names everything that speaks against the release, and ends with 1

const version = newVersion()
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
const announced = unreleasedVersion(changelog)
const faults = [
  ...(/^\d+\.\d+\.\d+$/.test(version) ? [] : [`${version} is not three numbers, such as 1.4.0.`]),
  ...(announced === undefined || announced === version
    ? []
    : [`CHANGELOG.md announces ${announced}, and not ${version}.`]),
  ...[imageFault(readFileSync(join(root, 'Dockerfile'), 'utf8'), today())].flatMap(
    (fault) => fault ?? [],
  ),
]
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
