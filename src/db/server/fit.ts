import type { Db } from '../pool/client.ts'
import { rows } from '../pool/command.ts'
import { DatabaseUnavailable, DatabaseUnfit } from '../pool/errors.ts'

/** How a database is made, for messages to the operator. */
const create = 'createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 switchboard'
/** Major version of PostgreSQL that the migrations need. */
const oldestVersion = 15

interface Log {
  warn(details: object, message: string): void
}

/**
 * Throws unless the server is new enough and takes writes, and unless texts are UTF-8, in which alone PostgreSQL has normal
 * forms and the sorting of people.
 */
export async function requireFit(on: Db): Promise<void> {
  const [found] = await rows<{ version: number; encoding: string; readOnly: string }>(
    on,
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
       current_setting('transaction_read_only') as "readOnly"`,
  )
  const { version = 0, encoding, readOnly } = found ?? {}
  if (version < oldestVersion * 10_000) {
    throw new DatabaseUnfit(
      `The database is of PostgreSQL ${Math.floor(version / 10_000)}, which is too old. ` +
        `Use PostgreSQL ${oldestVersion} or newer.`,
    )
  }
  if (encoding !== 'UTF8') {
    throw new DatabaseUnfit(
      `The database has the encoding ${encoding}, and needs UTF8. ` +
        `Make it again, such as by: ${create}`,
    )
  }
  // A standby may be promoted, and a setting be changed
  if (readOnly === 'on') throw new DatabaseUnavailable('READ_ONLY', 'it takes no writes')
}

interface Usability {
  readonly schema: string | null
  readonly user: string
  readonly hasTriggers: boolean
  readonly locale: string
  readonly areKnown: boolean
  readonly isSmallI: boolean
}

/**
 * Throws where statements would find other tables than those of migrations, and where triggers do not run; and unless the
 * locale of a new database is fit.
 */
export async function requireUsable(on: Db, isNew: boolean, log: Log): Promise<void> {
  // The locale of ICU is in a column that versions of PostgreSQL name differently
  const [found] = await rows<Usability>(
    on,
    `select current_schema() as schema, current_user as user,
       current_setting('session_replication_role') = 'origin' as "hasTriggers",
       coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale', datctype) as locale,
       lower('Ä') = 'ä' as "areKnown", lower('I') = 'i' as "isSmallI"
     from pg_database d where datname = current_database()`,
  )
  if (!found) return
  // Migrations name it where a table refers to another one
  if (found.schema !== 'public') {
    throw new DatabaseUnfit(
      `All tables are in the schema public, but the search_path begins with ${found.schema ?? 'no schema that exists'}. ` +
        `Set it, such as by: alter role "${found.user}" set search_path = public`,
    )
  }
  if (!found.hasTriggers) {
    throw new DatabaseUnfit(
      'Triggers, which count and number rows, do not run: session_replication_role is not origin. ' +
        'Reset it by ALTER DATABASE or ALTER ROLE.',
    )
  }
  requireLetters(found, isNew, log)
}

/**
 * Throws unless a new database, whose encoding is UTF-8, has a locale that knows the letters of all languages, and `i` as
 * the small letter of `I`, as it is in all languages but Turkish ones; warns of one that is in use, as where a dump was restored.
 */
function requireLetters({ locale, areKnown, isSmallI }: Usability, isNew: boolean, log: Log): void {
  if (areKnown && isSmallI) return
  const fault = areKnown
    ? 'I is no capital i: an e-mail address in capital letters is not taken for the same one'
    : 'only letters of ASCII are letters: names in other scripts are not found by their parts'
  const reason = `The database has the locale ${locale}, in which ${fault}. Make it again, such as by: ${create}`
  if (isNew) throw new DatabaseUnfit(reason)
  log.warn({}, `${reason}. Then restore a dump of it.`)
}
