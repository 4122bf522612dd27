import { countedLists } from '../../src/lists/counted-lists.ts'
import { type SourceDefinition, readSource } from '../database/source.ts'
import { listsSql, requireIndexes } from './lists.ts'

/** The purposes that a trigger may have. Everything else is a reaction (src/api/reactions.ts). */
const classes = ['Counter', 'Position', 'Reference', 'Append-only', 'Numbering']

/** The files about the database that are generated, by their paths from the project's folder. */
export function databaseFiles(): Record<string, string> {
  requireIndexes(countedLists)
  const lists = listsSql(countedLists)
  return { 'generated/lists.sql': lists, 'docs/database.md': triggersPage(readSource(lists)) }
}

/** The page that says for each table which triggers fire, when and why. */
export function triggersPage(definitions: ReadonlyMap<string, SourceDefinition>): string {
  const triggers = [...definitions.values()].filter(({ kind }) => kind === 'trigger').map(described)
  return `<!-- Written by \`npm run generate\` from src/db/sql, src/lists/sql and generated/lists.sql. Do not edit. -->

# What runs in the database

Each function and trigger is defined once, in \`src/db/sql/<area>.sql\` or, for lists, in \`src/lists/sql\` and
\`generated/lists.sql\`. \`drizzle/schema.sql\` has the definition of everything, tables included. How a table, a
function or a trigger is added is in [CONTRIBUTING.md](../CONTRIBUTING.md).

A trigger enforces what must be true for every writer, \`psql\` included:

- **Counter**: counts and versions that are derived from the rows.
- **Position**: the place of a row in the lists.
- **Reference**: links between objects that a foreign key cannot express.
- **Append-only**: rows that stay as they were written.
- **Numbering**: the sequences that rows are numbered by.

What one area does because of another is a reaction, and no trigger (\`src/api/reactions.ts\`).
${byTable(triggers)}`
}

interface Trigger {
  readonly table: string
  readonly name: string
  readonly class: string
  readonly when: string
  readonly reason: string
  readonly file: string
}

function described({ name, table = '', text, comment, file }: SourceDefinition): Trigger {
  const [, kind = '', reason = ''] = /^([A-Z][\w -]*): (.+)$/.exec(comment) ?? []
  if (!classes.includes(kind)) {
    throw new Error(
      `${file}: the trigger ${name} on ${table} has no reason. Write "-- Class: reason" before it; the class is one of ` +
        `${classes.join(', ')}.`,
    )
  }
  const flat = text.replace(/\s+/g, ' ')
  const timing = flat.slice(
    flat.indexOf(` ${name} `) + name.length + 2,
    flat.indexOf(` ON ${table} `),
  )
  const start = flat.indexOf(' WHEN (')
  const condition = start < 0 ? '' : flat.slice(start + 7, flat.lastIndexOf(') EXECUTE FUNCTION'))
  const when = condition === '' ? timing : `${timing}, when \`${condition}\``
  return { table, name, class: kind, reason, file, when }
}

function byTable(triggers: readonly Trigger[]): string {
  const tables = [...new Set(triggers.map(({ table }) => table))].sort()
  return tables
    .map((table) => {
      const own = triggers
        .filter((trigger) => trigger.table === table)
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map(
          ({ name, class: kind, when, reason, file }) =>
            `- \`${name}\` (${kind}, \`${file}\`): ${reason}\n  ${when}.`,
        )
      return `\n## ${table}\n\n${own.join('\n')}\n`
    })
    .join('')
}
