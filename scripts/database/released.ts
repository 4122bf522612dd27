import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/lib/root.ts'

const folder = join(root, 'drizzle')
/** The SHA-256 of each migration that a release has, by its name. It lies outside of drizzle/, which `rm -r` may empty. */
const record = join(root, 'scripts', 'release', 'migrations.json')

/** Records the migrations of a release, which databases have applied from then on. */
export function recordMigrations(): void {
  const hashes = Object.fromEntries(migrationFiles().map((name) => [name, hashOf(name)]))
  writeFileSync(record, JSON.stringify(hashes, null, 2) + '\n')
}

/** Returns the names of the files of all migrations, in their order. */
export function migrationFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .sort()
}

/** Returns the names of the files of the released migrations. */
export function releasedMigrations(): string[] {
  return Object.keys(hashes())
}

/** Returns a sentence for each migration that was released and is another one now. */
export function changedMigrations(): string[] {
  return Object.entries(hashes())
    .filter(([name, hash]) => hashOf(name) !== hash)
    .map(([name]) => `drizzle/${name} is released, so it stays as it was: add a migration.`)
}

function hashes(): Record<string, string> {
  return JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>
}

function hashOf(name: string): string | undefined {
  const file = join(folder, name)
  if (!existsSync(file)) return undefined
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
