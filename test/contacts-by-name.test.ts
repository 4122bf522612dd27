import t, { type Test } from 'tap'
import { runDue } from '../src/jobs/run-due.ts'
import { demote, listBuilding } from '../src/lists/build.ts'
import { fold } from '../src/lists/fold.ts'
import { createRandom } from '../src/seed/random.ts'
import { explain } from './helpers/explain.ts'
import { listFaults } from './helpers/lists.ts'
import { switchboard } from './helpers/script.ts'
import { startServer, workspaceOn } from './helpers/start.ts'

const sent: Array<{ text: string; parameters: readonly unknown[] }> = []
const workspace = await workspaceOn(
  await startServer(t, { onStatement: (text, parameters) => sent.push({ text, parameters }) }),
)
const { api, database, pool, workspaceId } = workspace
const { admin } = database
const pageSize = 100

/** Beginnings of names, in no order; the last one of a quarter of all. */
const beginnings = [
  ...['Ana', 'an', 'Anna', 'Annabel', 'A', 'B', ' ', '', '\t', '-', 'ß', 'Ä', '\u00C9', 'E\u0301'],
  ...['中文', '中国人民', '日', '\uFFFD', '\uE000', '😀', '😀😀', '😀😀😀😀', '𝔘𝔫𝔦', '\u{10FFFF}'],
  ...['1', '12', '4', '4An', ':', '5', "O'Br", 'a%', 'a_', '\\', 'Zoë', 'zzzz'],
  ...Array<string>(12).fill('Same'),
]

/** Fills the list by SQL, which has names that the contract refuses. */
async function insertContacts(count: number, seed: number) {
  const { pick, below } = createRandom(seed)
  const names = Array.from({ length: count }, () => {
    const end = below(3) === 0 ? '' : String(below(40))
    return pick(beginnings) + end
  })
  await admin`
    insert into contacts (workspace_id, id, position, username, name, channel, custom_fields, marketing_consent,
      created_at, updated_at)
    select ${workspaceId}, gen_random_uuid(), next_position(${workspaceId}, 'contacts'), gen_random_uuid()::text,
      n, 'email', '{}', '{}', now(), now()
    from json_array_elements_text(${JSON.stringify(names)}::text::json) n`
}

/** The ids of all contacts in the order of code points. */
async function expectedIds(): Promise<string[]> {
  const rows = await admin<Array<{ id: string; name: string; position: string }>>`
    select id, name, position::text from contacts
    where workspace_id = ${workspaceId} and deleted_at is null`
  return rows
    .map(({ id, name, position }) => ({ id, bytes: Buffer.from(name), at: Number(position) }))
    .toSorted((a, b) => Buffer.compare(a.bytes, b.bytes) || a.at - b.at)
    .map(({ id }) => id)
}

async function checkPages(t: Test, step = 1) {
  const ids = await expectedIds()
  const last = Math.ceil(ids.length / pageSize) + 1
  for (const sort of ['name', '-name'] as const) {
    const ordered = sort === 'name' ? ids : ids.toReversed()
    for (let page = 1; page <= last; page += page === 1 ? 9 : step) {
      const { body } = await api.listContacts({ query: { sort: [sort], page, pageSize } })
      t.equal(body.total, ids.length, `${sort} ${page}: total`)
      t.same(
        body.data.map(({ id }) => id),
        ordered.slice((page - 1) * pageSize, page * pageSize),
        `${sort} ${page}`,
      )
    }
  }
  // Names in descending order, equal ones by creation
  const { body } = await api.listContacts({
    query: { sort: ['-name', 'createdAt'], page: 13, pageSize },
  })
  const rows = await admin<Array<{ id: string }>>`
    select id from contacts where workspace_id = ${workspaceId} and deleted_at is null
    order by name collate "C" desc, position limit 100 offset 1200`
  t.same(
    body.data.map(({ id }) => id),
    rows.map(({ id }) => id),
  )
}

async function buildAll() {
  while ((await runDue(pool, listBuilding)) > 0);
}

async function isBuilt(): Promise<boolean> {
  const rows = await admin`select from list_keys where list = 'contacts' and dimension = 'name'
    and value is null and built_at is not null`
  return rows.length === 1
}

/** Renames across prefixes and within them, soft deletion, restoration and removal. */
const changes = `
  update contacts set name = 'Renamed ' || name where position % 11 = 0;
  update contacts set name = 'Xa' where position % 22 = 0;
  update contacts set name = name || '!' where position % 7 = 0;
  update contacts set deleted_at = now() where position % 13 = 0;
  update contacts set deleted_at = now(), name = 'Both' where position % 17 = 0 and deleted_at is null;
  update contacts set name = 'While deleted' where deleted_at is not null and position % 2 = 0;
  update contacts set deleted_at = null where position % 26 = 0;
  update contacts set deleted_at = null, name = '😀 again' where position % 51 = 0;
  update contacts set deleted_at = now() where name like '中%' and position % 2 = 0;
  delete from contacts c where position % 19 = 0 and not exists (
    select from contact_emails e where e.contact_id = c.id) and not exists (
    select from tickets t where t.contact_id = c.id) and not exists (
    select from conversations k where k.contact_id = c.id)`

t.test('every page by name is the one of the order of code points', async (t) => {
  await insertContacts(2600, 1)
  await t.test('before names are counted', async (t) => {
    t.notOk(await isBuilt())
    await checkPages(t, 5)
  })
  await insertContacts(100, 2)
  await buildAll()
  t.ok(await isBuilt())
  await t.test('with changes that were pending then', (t) => checkPages(t, 3))
  while ((await fold(pool, workspaceId, 10_000)) > 0);
  await t.test('with folded changes', (t) => checkPages(t))

  await admin.unsafe(changes)
  await insertContacts(100, 3)
  await t.test('with pending changes of any kind', (t) => checkPages(t))
  while ((await fold(pool, workspaceId, 7)) > 0);
  await t.test('folded in small steps', (t) => checkPages(t, 3))
  t.same(await listFaults(admin), [])

  await admin`update contacts set name = 'One name' where workspace_id = ${workspaceId}`
  await t.test('of one name, pending', (t) => checkPages(t, 4))
  while ((await fold(pool, workspaceId, 10_000)) > 0);
  await t.test('and folded', (t) => checkPages(t, 4))
  const counts = await admin`select prefix from list_counts where workspace_id = ${workspaceId}
    order by prefix`
  t.same(counts, [{ prefix: '1O' }, { prefix: '4One ' }], 'counts of no rows are removed')
})

t.test('a deep page by name reads the names that begin like its own', async (t) => {
  // By twenty different characters, each of 1/20 of the list
  await admin`update contacts set name = chr(97 + (position % 20)::int) || position
    where workspace_id = ${workspaceId}`
  while ((await fold(pool, workspaceId, 10_000)) > 0);
  await admin`vacuum analyze contacts`
  const ids = await expectedIds()
  sent.length = 0
  const page = Math.floor(ids.length / pageSize / 2)
  const { body } = await api.listContacts({ query: { sort: ['name'], page, pageSize } })
  t.same(
    body.data.map(({ id }) => id),
    ids.slice((page - 1) * pageSize, page * pageSize),
  )

  const walks = sent.filter(({ text }) => /collate "C" >=/.test(text))
  t.equal(walks.length, 1)
  let read = 0
  for (const { text, parameters } of walks) {
    for (const node of await explain(admin, text, parameters)) {
      if (node['Index Name'] !== 'contacts_workspace_id_name_idx') continue
      read += node['Actual Rows'] * node['Actual Loops']
    }
  }
  t.ok(read >= pageSize && read < ids.length / 10, `${read} of ${ids.length} read`)
})

t.test('counts by name are built anew after they were given up', async (t) => {
  await admin`update list_keys set wanted_at = wanted_at - interval '2 days'`
  await demote(pool, workspaceId, 100)
  t.ok(await isBuilt(), 'a large list keeps them')

  await admin`update contacts set deleted_at = now() where position % 10 > 0`
  await demote(pool, workspaceId, 100)
  t.ok(await isBuilt(), 'what is not folded does not count')
  while ((await fold(pool, workspaceId, 10_000)) > 0);
  await demote(pool, workspaceId, 100)
  t.notOk(await isBuilt())
  t.same(await admin`select from list_counts`, [])

  await admin`update contacts set deleted_at = null`
  await checkPages(t, 7)
  await buildAll()
  t.ok(await isBuilt())
  await checkPages(t, 7)
})

t.test('the command lists finds a wrong count of a prefix and corrects it', async (t) => {
  const lists = (...args: string[]) => switchboard({ DATABASE_URL: database.url }, 'lists', ...args)
  const right = await lists('check', '--list', 'contacts')
  await admin`update list_counts set count = count + 1 where prefix like '1%'
    and prefix = (select min(prefix) from list_counts)`
  const wrong = await lists('check', '--list', 'contacts')
  const rebuilt = await lists('rebuild', '--list', 'contacts')
  const corrected = await lists('check', '--list', 'contacts')

  t.match(right, { code: 0, stdout: /, 0 wrong\n$/ })
  t.match(wrong, {
    code: 1,
    stdout: /: contacts, by name: 1 prefixes differ\n\d+ counts checked, 1 wrong\n$/,
  })
  t.match(rebuilt, { code: 0 })
  t.match(corrected, { code: 0, stdout: /, 0 wrong\n$/ })
})
