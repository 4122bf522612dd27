import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/lib/root.ts'
import type { Stage } from './stage.ts'

/** A built program in a folder of its own. */
export interface Release {
  readonly folder: string
  /** Where it comes from, such as `v0.9.0`. */
  readonly name: string
}

/** What a started program reads of its folder, without the pages of the documentation. */
const parts = [
  join('dist', 'server'),
  'drizzle',
  'generated',
  'scripts',
  'openapi.yaml',
  'package.json',
]
const foundation = 'drizzle/0000_foundation.sql'
const journalFile = join('meta', '_journal.json')

/**
 * The release before this one, built in a temporary folder: the last tag, or before the first one the oldest commit whose
 * foundation this checkout still has. This checkout where there is neither, as outside a repository.
 */
export function previousRelease(stage: Stage): Release {
  const revision = previousRevision()
  if (revision === undefined) return { folder: root, name: 'this checkout' }
  const folder = join(stage.folder, 'previous')
  mkdirSync(folder)
  const options = { maxBuffer: 1024 ** 3 }
  const archive = execFileSync('git', ['-C', root, 'archive', revision], options)
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  // No drill reads the pages, which take longest to build
  writeFileSync(join(folder, 'scripts', 'docs.ts'), '')
  execFileSync(process.execPath, [join(folder, 'scripts', 'build.js')], { stdio: 'pipe' })
  return { folder, name: revision }
}

/**
 * This checkout, with a migration that the previous release does not have. Where this checkout brings none of its own, it is a
 * stand-in that takes every lock that an expanding migration does (CONTRIBUTING.md).
 */
export function nextRelease(stage: Stage, previous: Release): Release {
  const folder = join(stage.folder, 'next')
  mkdirSync(folder)
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const isNewer = migrationsIn(root).length > migrationsIn(previous.folder).length
  if (!isNewer) addMigration(join(folder, 'drizzle'))
  return { folder, name: isNewer ? 'this checkout' : 'this checkout with one more migration' }
}

/** The migrations of a release by their tags. */
export function migrationsIn(folder: string): string[] {
  return journalIn(join(folder, 'drizzle')).entries.map(({ tag }) => tag)
}

interface Journal {
  readonly entries: Array<{
    idx: number
    version: string
    when: number
    tag: string
    breakpoints: boolean
  }>
}

function journalIn(drizzle: string): Journal {
  return JSON.parse(readFileSync(join(drizzle, journalFile), 'utf8')) as Journal
}

function addMigration(drizzle: string): void {
  const journal = journalIn(drizzle)
  const idx = journal.entries.length
  const when = Math.max(...journal.entries.map((entry) => entry.when)) + 1
  const tag = `${String(idx).padStart(4, '0')}_drill`
  journal.entries.push({ idx, version: '7', when, tag, breakpoints: true })
  writeFileSync(join(drizzle, journalFile), JSON.stringify(journal))
  const files = readdirSync(drizzle).filter((name) => /^\d{4}_.*\.sql$/.test(name))
  const made = files.flatMap((name) =>
    readFileSync(join(drizzle, name), 'utf8').split('--> statement-breakpoint'),
  )
  // As when the source of all functions changes, and with it triggers of the table that the load writes most
  const replaced = made.filter((text) =>
    /^\s*CREATE OR REPLACE (FUNCTION|TRIGGER \w+ [\s\w]* ON tickets\b)/.test(text),
  )
  const statements = [...expansion, ...replaced]
  writeFileSync(join(drizzle, `${tag}.sql`), statements.join('\n--> statement-breakpoint\n'))
}

/** In the tables that requests, events, deliveries and messages write. */
const expansion = [
  'ALTER TABLE tickets ADD COLUMN drill_at timestamptz',
  'CREATE INDEX tickets_drill_at_idx ON tickets (workspace_id, drill_at)',
  'ALTER TABLE messages ADD COLUMN drill_rank integer NOT NULL DEFAULT 0',
  'ALTER TABLE messages ADD CONSTRAINT messages_drill_check CHECK (drill_rank >= 0) NOT VALID',
  'ALTER TABLE changes ADD COLUMN drill_note text',
  'ALTER TABLE webhook_queues ADD COLUMN drill_note text',
  'ALTER TABLE webhook_deliveries ADD COLUMN drill_note text',
  'ALTER TABLE contacts ADD COLUMN drill_note text',
  'ALTER TABLE api_tokens ADD COLUMN drill_note text',
  `CREATE TABLE drill_notes (workspace_id uuid NOT NULL, ticket_id uuid NOT NULL, note text,
    PRIMARY KEY (workspace_id, ticket_id),
    FOREIGN KEY (workspace_id, ticket_id) REFERENCES tickets (workspace_id, id))`,
]

function previousRevision(): string | undefined {
  const git = (...args: string[]) => {
    try {
      const output = execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: 'pipe' })
      return output.trim()
    } catch {
      // No repository, or not that far
      return ''
    }
  }
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD')
  if (tag !== '') return tag
  const own = git('hash-object', join(root, foundation))
  const revisions = git('rev-list', '--first-parent', '--max-count=100', 'HEAD').split('\n')
  const same = revisions.filter(
    (revision) => own !== '' && git('rev-parse', `${revision}:${foundation}`) === own,
  )
  return same.at(-1)
}
