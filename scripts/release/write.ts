import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/lib/root.ts'
import { recordMigrations } from '../database/released.ts'
import { releasedChangelog } from './changelog.ts'
import { newVersion } from './version.ts'

// `npm version` runs this once it has written the version into package.json and package-lock.json: it writes it wherever
// else it stands, dates the unreleased section of the changelog, and records the migrations, which never change again

const version = newVersion()
const locations: ReadonlyArray<readonly [file: string, location: RegExp]> = [
  ['openapi.yaml', /(^info:\n(?: {2}.*\n)*? {2}version: )\S+/m],
  ['compose.yaml', /(image: switchboard:)\S+/],
  ['docs/operations/kubernetes/kustomization.yaml', /(newTag: )\S+/],
]
for (const [file, location] of locations) {
  changeFile(file, (text) => {
    if (!location.test(text)) throw new Error(`${file} has no version at ${location}.`)
    return text.replace(location, `$1${version}`)
  })
}
const day = new Date().toISOString().slice(0, 10)
changeFile('CHANGELOG.md', (text) => releasedChangelog(text, version, day))
recordMigrations()

function changeFile(file: string, by: (text: string) => string): void {
  const path = join(root, file)
  writeFileSync(path, by(readFileSync(path, 'utf8')))
}
