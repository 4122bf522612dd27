import t from 'tap'
import { only } from '../helpers/only.ts'
import { copyRows, unreferenced } from '../helpers/rows.ts'
import { repairAll } from '../helpers/repair.ts'
import { start } from '../helpers/start.ts'

const workspace = await start()
const { api, database, workspaceId } = workspace
const { admin } = database

const name = `'Wanted ' || n`
const lists = {
  listApiTokens: ['api_tokens', { name, hash: `sha256(('wanted' || n)::bytea)` }],
  listAutomationQueues: ['automation_queues', { name }],
  listChannels: ['channels', { name, address: `'wanted' || n || '@copies.example'` }],
  listContacts: [
    'contacts',
    { name, username: `'wanted' || n`, external_id: 'null', addresses: `''` },
  ],
  listConversations: [
    'conversations',
    { subject: name, status: `'closed'`, closed_at: 'now()', queue_id: 'null' },
  ],
  listMediaFiles: [
    'media_files',
    {
      name,
      sha256: `md5(n::text) || md5(n::text)`,
      link_key: `'\\x00'`,
      upload_id: 'gen_random_uuid()',
    },
  ],
  listMediaFolders: ['media_folders', { name }],
  listMessages: ['messages', { message: name, external_id: 'null', client_request_id: 'null' }],
  listTags: ['tags', { name }],
  listTickets: [
    'tickets',
    { title: name, external_id: 'null', status: `'closed'`, queue_id: 'null' },
  ],
  listUsers: ['users', { name, email: `'wanted' || n || '@copies.example'` }],
} as const satisfies Record<string, readonly [string, Record<string, string>]>

for (const [operation, [table, values]] of Object.entries(lists)) {
  t.test(`${operation} counts 10,000 results of a search and refuses later pages`, async (t) => {
    const list = api[operation as 'listTickets']
    const ask = (query: Record<string, string>) => list({ query: query as never })
    const before = (await ask({ q: 'wanted' })).body
    t.teardown(() => removeCopies(table, textOf(values)))
    await copyRows(workspace, table, 10_000, values)
    // Autovacuum does this soon after 10,000 rows
    await admin.unsafe(`vacuum analyze ${table}`)
    const exact = (await ask({ q: 'wanted', page: '1000' })).body
    const behind = await ask({ q: 'wanted', page: '1001' })
    await copyRows(workspace, table, 100, Object.assign({}, values, more(values)))
    const pages = ['1', '500', '1000'].map((page) => ask({ q: 'wanted', page }))
    const [first, middle, last] = (await Promise.all(pages)).map(({ body }) => body)
    const uneven = (await ask({ q: 'wanted', page: '334', pageSize: '30' })).body
    const beyond = await ask({ q: 'wanted', page: '1001' })
    const all = await ask({ page: '1002' })

    t.match(before, { total: 0, totalIsCapped: undefined })
    t.match(exact, { total: 10_000, totalIsCapped: undefined, lastPage: 1000 })
    t.equal(exact.data.length, 10)
    t.match(behind, { status: 200, body: { total: 10_000, data: only() } }, 'an exact total')
    for (const body of [first, middle, last]) {
      t.match(body, { total: 10_000, totalIsCapped: true, lastPage: 1000 })
      t.equal(body?.data.length, 10)
    }
    t.equal(uneven.data.length, 10, 'no more than 10,000 are shown')
    t.match(beyond, { status: 422, body: { code: 'search_too_broad', pointer: '/page' } })
    t.match(all.status, 200, 'without a search every page is listed')
    t.equal(all.body.totalIsCapped, undefined)

    const rows = await admin.unsafe<Array<{ id: string }>>(`
      select id from ${table} where workspace_id = '${workspaceId}' and ${textOf(values)} like 'Wanted%'
      order by ${orders[operation] ?? 'position desc'} limit 10000`)
    const ids = rows.map(({ id }) => id)
    const shown = [first, middle, last].map((body) => body?.data.map(({ id }) => id))
    t.same(
      shown,
      [0, 4990, 9990].map((from) => ids.slice(from, from + 10)),
    )
  })
}

async function removeCopies(table: string, column: string): Promise<void> {
  await unreferenced(
    admin,
    table,
    `delete from ${table} where workspace_id = '${workspaceId}' and ${column} like 'Wanted%'`,
  )
  await admin.unsafe(`vacuum ${table}`)
}

/** The column that the copies are found by. */
function textOf(values: Record<string, string>): string {
  return ['title', 'subject', 'message'].find((column) => column in values) ?? 'name'
}

const orders: Readonly<Record<string, string>> = {
  listAutomationQueues: 'sort_order, position',
  listTags: 'sort_order, position',
  listMessages: 'created_at desc, position desc',
}

/** Returns these values for copies with other numbers. */
function more(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([column, value]) => [
      column,
      value.replace(/\bn\b/g, '(n + 20000)'),
    ]),
  )
}

t.test('the copies leave the workspace as it was', async () => {
  await repairAll(workspace)
})
