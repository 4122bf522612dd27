import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { migrate } from '../../src/db/server/migrate.ts'
import { duplicates, referenceOf } from '../../src/db/query/violations.ts'
import { root } from '../../src/lib/root.ts'
import { databaseOf } from '../helpers/database.ts'
import { createDatabase } from '../../scripts/own-database.ts'
import { testServer } from '../setup/server.ts'

/** Keys that no request can break, with the reason. */
const internal: Readonly<Record<string, string>> = {
  api_tokens_hash_key: 'over random secrets',
  workspaces_name_key: 'workspaces are made on the command line, which looks first',
  presence_statuses_workspace_id_default_key: 'the default is taken from the other one first',
  agent_activities_workspace_id_user_id_open_key: 'changes of a user follow one another',
  queue_entries_workspace_id_entity_id_key: 'entries are made with their work locked',
  media_files_workspace_id_upload_id_key: 'over ids made by us',
  cdrs_workspace_id_provider_external_call_id_key: 'a call is made unless it is there',
  companies_workspace_id_name_key: 'a company is made unless it is there',
  webhook_deliveries_workspace_id_event_id_webhook_id_key: 'what is there already is left',
  messages_workspace_id_channel_id_external_id_key: 'a message that came before is answered again',
  messages_workspace_id_token_id_client_request_id_key: 'likewise',
  message_originals_workspace_id_upload_id_key: 'each original has an upload of its own',
  sign_in_links_hash_key: 'tokens are made at random',
  contact_merges_workspace_id_source_id_key: 'a merged contact is gone and cannot be merged again',
}

const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8')
/** The kinds of objects that the contract refers to, and companies, which it names by their names alone. */
const resources = new Set([
  'company',
  ...Array.from(contract.matchAll(/x-references: (\w+)/g), ([, name]) => name),
])

t.test(
  'every key and reference of the tables is mapped to what it means to a caller',
  async (t) => {
    const database = await databaseOf(t)
    const unique = await database.admin<Array<{ name: string }>>`
    select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid
    join pg_namespace n on n.oid = i.relnamespace
    where n.nspname = 'public' and x.indisunique and not x.indisprimary`
    const foreign = await database.admin<Array<{ name: string; target: string; columns: number }>>`
    select conname as name, confrelid::regclass::text as target, cardinality(conkey) as columns
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`

    // A key without which two at once would both get what only one may have
    const names = unique.map(({ name }) => name)
    const gone = Object.keys({ ...duplicates, ...internal }).filter((name) => !names.includes(name))
    t.same(gone, [], 'keys that no table has')
    for (const { name } of unique) {
      const position = name.endsWith('_position_key')
      t.ok(duplicates[name] ?? internal[name] ?? position, name)
    }
    for (const { name, target, columns } of foreign) {
      if (target === 'workspaces') continue
      const [resource] = referenceOf(name) ?? []
      t.ok(resources.has(resource ?? ''), name)
      t.ok(columns >= 2, `${name} holds the workspace`)
    }
  },
)

t.test('every table of what workspaces have has the workspace first in its key', async (t) => {
  const database = await databaseOf(t)
  const keys = await database.admin<Array<{ table: string; first: string | null }>>`
    select c.relname as table, (select a.attname from pg_index x
      join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
      where x.indrelid = c.oid
      -- Partitions of the log have no primary key
      order by x.indisprimary desc, a.attname = 'workspace_id' desc limit 1) as first
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`

  t.ok(keys.length > 10, `${keys.length} tables`)
  for (const { table, first } of keys) {
    const ofAll = [
      'workspaces',
      'list_dimensions',
      'numbered_lists',
      'transaction_shift',
      'file_storage',
      'sign_in_attempts',
    ]
    if (!ofAll.includes(table)) {
      t.equal(first, 'workspace_id', table)
    }
  }
})

t.test('a search reads no long list of new rows that wait for its index', async (t) => {
  const database = await databaseOf(t)
  const { admin } = database
  const indexes = await admin<Array<{ name: string; settings: string }>>`
    select i.relname as name, array_to_string(i.reloptions, ' ') as settings
    from pg_class i join pg_am a on a.oid = i.relam
    where a.amname = 'gin' and i.relnamespace = 'public'::regnamespace`
  t.ok(indexes.length > 8, `${indexes.length} indexes`)
  for (const { name, settings } of indexes) {
    t.match(settings, /fastupdate=false|gin_pending_list_limit=256/, name)
  }

  // More than 256 kB, and less than the 4 MB of PostgreSQL's default
  await admin`
    with made as (insert into workspaces (id, name, created_at) values (new_id(), 'Waiting', now()) returning id)
    insert into contacts (workspace_id, id, position, username, name, channel, custom_fields, created_at, updated_at)
    select made.id, new_id(), n, 'contact-' || n, 'Harbour ' || n || ' of the north', 'api', '{}', now(), now()
    from made, generate_series(1, 4000) n`
  const [cleaned] = await admin<Array<{ pages: string }>>`
    select gin_clean_pending_list('contacts_workspace_id_search_idx') as pages`
  t.ok(Number(cleaned?.pages) <= 33, `${cleaned?.pages} pages of 8 kB waited`)
})

t.test('migrations are made one after the other', async (t) => {
  const text = readFileSync(join(root, 'drizzle', 'meta', '_journal.json'), 'utf8')
  const times = (JSON.parse(text) as { entries: Array<{ when: number }> }).entries.map(
    ({ when }) => when,
  )

  t.same(
    times,
    [...new Set(times)].sort((a, b) => a - b),
  )
})

t.test('five processes may migrate an empty database at once', async (t) => {
  const { url, drop } = await createDatabase((await testServer()).server, 'test_migrate')
  t.teardown(drop)

  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => migrate(url)))

  t.same(
    outcomes.map(({ status }) => status),
    Array(5).fill('fulfilled'),
  )
})
