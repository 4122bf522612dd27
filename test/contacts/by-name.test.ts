import t, { type Test } from 'tap'
import { createRandom } from '../../src/workspaces/seed/random.ts'
import { start } from '../helpers/start.ts'

const { api, database, workspaceId } = await start()
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
    insert into contacts (workspace_id, id, position, username, name, channel, custom_fields, created_at, updated_at)
    select ${workspaceId}, gen_random_uuid(), next_position(${workspaceId}, 'contacts'), gen_random_uuid()::text,
      n, 'email', '{}', now(), now()
    from json_array_elements_text(${JSON.stringify(names)}::text::json) n`
}

/** The ids of all contacts in the order of people, which no index has. */
async function expectedIds(): Promise<string[]> {
  const rows = await admin<Array<{ id: string }>>`
    select id from contacts where workspace_id = ${workspaceId} and deleted_at is null
    order by (name || '') collate "und-x-icu", position`
  return rows.map(({ id }) => id)
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
    order by name collate "und-x-icu" desc, position limit 100 offset 1200`
  t.same(
    body.data.map(({ id }) => id),
    rows.map(({ id }) => id),
  )
}

t.test('every page by name is the one of the order of people', async (t) => {
  await insertContacts(2600, 1)
  await checkPages(t, 3)
})
