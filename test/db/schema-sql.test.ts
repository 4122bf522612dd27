import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import t, { type Test } from 'tap'
import { schemaOf } from '../../scripts/database/catalog.ts'
import { pending } from '../../scripts/database/migrations.ts'
import { definitionsOf, seededTables, statementsOf } from '../../scripts/database/source.ts'
import { triggersPage } from '../../scripts/generate/database.ts'
import { createDatabase } from '../../scripts/own-database.ts'
import { migrate } from '../../src/db/server/migrate.ts'
import { root } from '../../src/lib/root.ts'
import { testServer } from '../setup/server.ts'
import { only } from '../helpers/only.ts'

const mend = 'otherwise run `npm run db:generate` and commit what it writes'

/** A database with all migrations and nothing else, unlike the template of the other tests. */
async function migrated(t: Test): Promise<postgres.Sql> {
  const { url, drop } = await createDatabase((await testServer()).server, 'test_schema')
  await migrate(url)
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  t.teardown(async () => {
    await sql.end()
    await drop()
  })
  return sql
}

async function serverVersion(): Promise<string> {
  const sql = postgres((await testServer()).server, { max: 1 })
  const [row] = await sql`select current_setting('server_version') as version`
  await sql.end()
  return String(row?.['version'])
}

const version = await serverVersion()
// Others write the same views with more names of tables
const skip = version.startsWith('18.') ? false : `PostgreSQL 18 writes the file, not ${version}`

const sqlFiles = () =>
  ['src/db/sql', 'src/lists/sql', 'generated'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.sql'))
      .map((name) => {
        const file = `${folder}/${name}`
        return { file, text: readFileSync(join(root, file), 'utf8') }
      }),
  )

t.test('drizzle/schema.sql is what the migrations make', { skip }, async (t) => {
  const sql = await migrated(t)
  const lines = (text: string) => text.split('\n')
  const written = lines(readFileSync(join(root, 'drizzle', 'schema.sql'), 'utf8'))
  const actual = lines(await schemaOf(sql, seededTables()))

  t.same(
    written.filter((line) => !actual.includes(line)),
    [],
    `drizzle/schema.sql says no more than the database: ${mend}`,
  )
  t.same(
    actual.filter((line) => !written.includes(line)),
    [],
    `drizzle/schema.sql says no less than the database: ${mend}`,
  )
  t.ok(written.join('\n') === actual.join('\n'), `in the same order: ${mend}`)
})

t.test('the migrations make what the code declares', async (t) => {
  t.same(pending(), [], mend)
})

t.test('each function and trigger is defined in one file under its name', async (t) => {
  const sql = await migrated(t)
  const names = await sql<Array<{ kind: string; name: string }>>`
    select 'FUNCTION' as kind, proname as name from pg_proc p
    where pronamespace = 'public'::regnamespace and not exists (
      select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    union all
    select distinct 'TRIGGER', tgname from pg_trigger where not tgisinternal
    union all
    select 'VIEW', relname from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace`
  const files = sqlFiles()
  t.ok(names.length > 50, `${names.length} functions, triggers and views`)
  for (const { kind, name } of names) {
    // Several triggers of different tables may share a name
    const definition = new RegExp(`^CREATE OR REPLACE ${kind} ${name}\\b`, 'm')
    const found = files.filter(({ text }) => definition.test(text)).map(({ file }) => file)
    t.equal(found.length, 1, `${kind} ${name} is in ${found.join(' and ') || 'no file'}`)
  }

  const defined = [...definitionsOf(files).values()]
  const inDatabase = await sql<Array<{ count: number }>>`
    select count(*)::int as count from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and not c.relispartition`
  t.equal(defined.filter(({ kind }) => kind === 'trigger').length, inDatabase[0]?.count)
})

t.test('no file of SQL creates functions dynamically', async (t) => {
  for (const { file, text } of sqlFiles()) {
    for (const statement of statementsOf(text)) {
      t.notMatch(statement.text, /EXECUTE\s[^]*CREATE\s+(OR\s+REPLACE\s+)?(FUNCTION|VIEW)/i, file)
    }
  }
})

t.test('the source refuses what cannot be read, found or explained', async (t) => {
  const read = (text: string) => definitionsOf([{ file: 'a.sql', text }])
  const trigger = 'CREATE OR REPLACE TRIGGER x AFTER INSERT ON y EXECUTE FUNCTION z();'
  const fn = (body: string) =>
    `-- Does.\nCREATE OR REPLACE FUNCTION z() RETURNS void LANGUAGE plpgsql AS $$ ${body} $$;`

  t.throws(() => read('UPDATE tickets SET version = 1;'), { message: /none of the statements/ })
  t.throws(() => read(trigger), { message: /no comment/ })
  t.throws(() => read(`${fn('BEGIN END')}\n${fn('BEGIN END')}`), { message: /already/ })
  t.throws(() => read(fn("BEGIN EXECUTE format('CREATE OR REPLACE FUNCTION %I', 'a'); END")), {
    message: /creates functions/,
  })
  t.throws(() => triggersPage(read(`-- It fires.\n${trigger}`)), { message: /no reason/ })
  t.match(triggersPage(read(`-- Counter: Rows are\n-- counted.\n${trigger}`)), 'Rows are counted.')
  t.match(
    statementsOf("-- a; b\n\n-- c 'd\nSELECT ';', $f$;$f$; SELECT 2"),
    only({ text: "SELECT ';', $f$;$f$", comment: "c 'd" }, { text: 'SELECT 2', comment: '' }),
  )
})
