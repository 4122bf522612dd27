import t, { type Test } from 'tap'
import { routes } from '../../generated/routes.ts'
import { connect } from '../../src/db/pool/pool.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { mostRedacted } from '../../src/events/log/redact.ts'
import { batchSize } from '../../src/platform/jobs/pending-work.ts'
import { document, type Json, resolve } from '../helpers/client.ts'
import { startWork } from '../helpers/jobs.ts'
import { repairAll } from '../helpers/repair.ts'
import { copyRows } from '../helpers/rows.ts'
import { startServer, type Workspace, workspaceOn } from '../helpers/start.ts'
import { recordTouchedRows } from '../helpers/touched.ts'
import { until } from '../helpers/until.ts'

// More by hand: PENDING_ROWS=100000 npm test -- platform/pending-work
const count = Number(process.env['PENDING_ROWS'] ?? 2000)
t.setTimeout(120_000 + count * 40)

/** The most rows of one table that a transaction may touch: a row has a change, and some of its columns are counted. */
const bound = 12 * batchSize

const {
  agent: userId,
  category,
  contact,
  otherContact,
  otherTag,
  queue,
  role,
  tag,
  webhook,
} = demoIds
const folder = demoIds.mediaFolder
/** The conversation of the demo's group. */
const room = demoIds.conversation

/** The operations that may take longer than one transaction: they move, merge or restore, or say that they go on. */
function walkingOperations(): string[] {
  return routes
    .filter(({ id, method, path, successes }) => {
      const operation = document.paths[path.replace(/^\/api\/v1/, '')][method.toLowerCase()]
      const names = (operation.parameters ?? []).map((node: Json) => resolve(node).name as string)
      const goesOn = method === 'DELETE' && successes.some(({ status }) => status === 202)
      const isNamed = /^(merge|restore)/.test(id)
      return isNamed || goesOn || names.some((name: string) => /^(moveTo|reassignTo)$/.test(name))
    })
    .map(({ id }) => id)
    .sort()
}

interface Walk {
  request(on: Workspace): Promise<{ status: number }>
  /** A request against what it does. */
  against(on: Workspace): Promise<{ status: number; body: object }>
  /** The answer to the request while the work goes on; 409 `work_in_progress` by default. */
  readonly answer?: object
  /** Number of rows that still are where they were. */
  left(on: Workspace): Promise<number>
}

const counted = async ({ database, workspaceId }: Workspace, rest: string): Promise<number> => {
  const [row] = await database.admin.unsafe(
    `select count(*)::int as count from ${rest.replace('$1', `'${workspaceId}'`)}`,
  )
  return row?.['count'] as number
}
const ticketsWith = (column: string, id: string) => (on: Workspace) =>
  counted(on, `tickets where workspace_id = $1 and ${column} = '${id}' and title = 'Many'`)

const goesOn = { status: 409, body: { code: 'work_in_progress' } }

/** Ids of objects that the demo does not have. */
const movedTo = { category: '' }

/** Walks over the same tickets, and over what else there may be many of. */
const walks: Readonly<Record<string, Walk>> = {
  deleteCategory: {
    request: ({ api }) =>
      api.deleteCategory({ params: { id: category }, query: { moveTo: movedTo.category } }),
    against: ({ api }) => api.deleteCategory({ params: { id: movedTo.category } }),
    left: ticketsWith('category_id', category),
  },
  deleteUser: {
    request: ({ api }) =>
      api.deleteUser({
        params: { id: userId },
        query: { reassignTo: demoIds.owner, serviceTokens: 'keep' },
      }),
    against: ({ api }) => api.restoreUser({ params: { id: userId } }),
    left: ticketsWith('assignee_id', userId),
  },
  deleteAutomationQueue: {
    request: ({ api }) =>
      api.deleteAutomationQueue({ params: { id: queue }, query: { moveTo: demoIds.otherQueue } }),
    against: ({ api }) => api.deleteAutomationQueue({ params: { id: demoIds.otherQueue } }),
    left: ticketsWith('queue_id', queue),
  },
  mergeContacts: {
    request: ({ api }) =>
      api.mergeContacts({ body: { targetId: otherContact, sourceIds: [contact] } }),
    against: async ({ api }) => {
      const { body } = await api.createContact({ body: { name: 'Third' } })
      return api.mergeContacts({ body: { targetId: body.data.id, sourceIds: [otherContact] } })
    },
    left: ticketsWith('contact_id', contact),
  },
  mergeTag: {
    request: ({ api }) => api.mergeTag({ params: { id: tag }, body: { intoId: otherTag } }),
    against: ({ api }) => api.deleteTag({ params: { id: otherTag } }),
    left: (on) => counted(on, `ticket_tags where workspace_id = $1 and tag_id = '${tag}'`),
  },
  deleteRole: {
    request: ({ api }) =>
      api.deleteRole({ params: { id: role }, query: { reassignTo: demoIds.otherRole } }),
    against: ({ api }) => api.deleteRole({ params: { id: demoIds.otherRole } }),
    left: (on) => counted(on, `user_roles where workspace_id = $1 and role_id = '${role}'`),
  },
  deleteMediaFolder: {
    request: ({ api }) =>
      api.deleteMediaFolder({ params: { id: folder }, query: { recursive: true } }),
    against: async (on) => {
      const [row] = await on.database.admin<Array<{ id: string }>>`
        select id from media_folders where workspace_id = ${on.workspaceId} and parent_id = ${folder}
          and deleted_at is null limit 1`
      const parentId = row?.id ?? ''
      const moved = await on.api.updateMediaFolder({
        params: { id: parentId },
        body: { parentId: null },
      })
      if (moved.status !== 409) return moved
      return on.api.createMediaFolder({ body: { name: 'Late', parentId } })
    },
    left: async (on) =>
      (await counted(
        on,
        `media_files where workspace_id = $1 and folder_id = '${folder}' and deleted_at is null
          and id <> '${demoIds.mediaFile}'`,
      )) +
      (await counted(
        on,
        `media_folders where workspace_id = $1 and parent_id = '${folder}' and deleted_at is null`,
      )),
  },
  deleteGroup: {
    request: ({ api }) => api.deleteGroup({ params: { id: demoIds.group } }),
    against: ({ api }) =>
      api.sendMessage({ body: { groupId: demoIds.group, messageType: 'text', message: 'Late' } }),
    answer: { status: 422, body: { code: 'unknown_reference' } },
    left: async (on) =>
      (await counted(on, `messages where workspace_id = $1 and conversation_id = '${room}'`)) +
      (await counted(on, `comments where workspace_id = $1 and room_id = '${room}'`)) +
      (await counted(on, `conversations where workspace_id = $1 and id = '${room}'`)),
  },
  deleteWebhook: {
    request: ({ api }) => api.deleteWebhook({ params: { id: webhook } }),
    against: ({ api }) => api.listWebhookDeliveries({ params: { id: webhook } }),
    answer: { status: 404, body: { resource: 'webhook' } },
    left: (on) =>
      counted(on, `webhook_deliveries where workspace_id = $1 and webhook_id = '${webhook}'`),
  },
}

/** Restores, which change the one object that they name, and the deletion of a tag, which is a merge into none. */
const others = ['deleteTag', 'restoreContact', 'restoreMediaFile', 'restoreTicket', 'restoreUser']

t.test(
  'every operation of the contract that moves, merges or restores is tested here',
  async (t) => {
    t.same(walkingOperations(), [...Object.keys(walks), ...others].sort())
  },
)

/** Makes tickets of the contact, category, queue and user of the demo, with its tag, and users with its role. */
async function fill(on: Workspace): Promise<void> {
  const { api, database, workspaceId } = on
  movedTo.category = (await api.createCategory({ body: { value: 'Heir' } })).body.data.id
  const many = { title: `'Many'`, status: `'open'`, external_id: 'null', cx_log_id: 'null' }
  const objects = {
    category_id: category,
    contact_id: contact,
    queue_id: queue,
    assignee_id: userId,
  }
  const quoted = Object.entries(objects).map(([name, id]) => [name, `'${id}'`])
  await copyRows(on, 'tickets', count, { ...many, ...Object.fromEntries(quoted), version: '1' })
  await copyRows(on, 'media_folders', count, { parent_id: `'${folder}'`, name: `'Many ' || n` })
  await copyRows(on, 'media_files', count, {
    folder_id: `'${folder}'`,
    upload_id: 'gen_random_uuid()',
    sha256: 'md5(n::text)',
  })
  const said = { conversation_id: `'${room}'`, external_id: 'null' }
  await copyRows(on, 'messages', count, said)
  const inRoom = { room_id: `'${room}'`, ticket_id: 'null', visibility: `'internal'` }
  await copyRows(on, 'comments', count, inRoom)
  await copyRows(on, 'webhook_deliveries', count, { event_id: 'gen_random_uuid()' })
  await copyRows(on, 'users', count, {
    email: `'user' || n || '@many.example'`,
    name: `'Many'`,
    deleted_at: 'null',
  })
  await database.admin.unsafe(`
    insert into ticket_tags (workspace_id, ticket_id, tag_id)
    select workspace_id, id, '${tag}' from tickets
    where workspace_id = '${workspaceId}' and title = 'Many';
    insert into user_roles (workspace_id, user_id, role_id)
    select workspace_id, id, '${role}' from users
    where workspace_id = '${workspaceId}' and name = 'Many'`)
  await database.admin`analyze`
  await repairAll(on)
}

/** Waits until nothing of the walks is left, by two workers, of which the connections of one are cut meanwhile. */
async function workOff(t: Test, on: Workspace): Promise<void> {
  const { database, workspaceId } = on
  const pending = () => counted(on, 'pending_work where workspace_id = $1')
  const pools = [1, 2].map(() => connect({ url: database.url, size: 3 }))
  const workers = pools.map((pool) => startWork(pool))
  const before = await pending()
  await until(async () => (await ticketsWith('category_id', category)(on)) < count - 2 * batchSize)
  t.ok(before > 0 && (await pending()) > 0, 'it goes on')
  // As when a process is killed: what its transaction did is undone
  await database.admin`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state like '%transaction%' and pid <> pg_backend_pid()`
  await until(async () => (await pending()) === 0, 100_000 + count * 30)
  await Promise.all(workers.map((worker) => worker.stop()))
  await Promise.all(pools.map((pool) => pool.close(1000)))
  t.equal(await counted({ ...on, workspaceId }, 'pending_work where workspace_id = $1'), 0)
}

t.test(`walks over ${count} rows: each begun by a request, and continued in batches`, async (t) => {
  const on = await workspaceOn(await startServer(t))
  const { api, database, workspaceId } = on
  await fill(on)
  const touched = await recordTouchedRows(database.admin)

  for (const [operation, { request, left }] of Object.entries(walks)) {
    const reply = await request(on)
    t.equal(reply.status, 202, `${operation} says that it goes on`)
    const rows = await left(on)
    t.ok(rows >= count - batchSize, `${operation} did at most a batch: ${rows} left`)
    const most = await touched()
    t.ok(
      most.rows > 1 && most.rows <= bound,
      `${operation} touched ${most.rows} rows of ${most.table}`,
    )
  }

  // Nothing new refers to what was deleted, and what waits for its turn can be changed
  const refused = await api.createTicket({
    body: { title: 'Late', contact_id: otherContact, categoryId: category },
  })
  t.match(refused, { status: 422, body: { code: 'unknown_reference' } })
  const [waiting] = await database.admin<Array<{ id: string }>>`
    select id from tickets where workspace_id = ${workspaceId} and category_id = ${category}
      and title = 'Many' limit 1`
  const params = { id: waiting?.id ?? '' }
  const patched = await api.updateTicket({ params, body: { description: 'Changed meanwhile' } })
  t.equal(patched.status, 200, 'a ticket that waits for its turn can be changed')
  for (const [operation, { against, answer = goesOn }] of Object.entries(walks)) {
    t.match(await against(on), answer, `against ${operation}`)
  }

  // A file that is attached before its turn comes stays
  const text = 'See the plan'
  const attachments = [{ fileId: demoIds.mediaFile }]
  const commented = await api.createTicketComment({
    params: { id: demoIds.ticket },
    body: { text, attachments },
  })
  t.equal(commented.status, 201)

  await workOff(t, on)
  t.equal((await api.getMediaFile({ params: { id: demoIds.mediaFile } })).status, 200)
  const most = await touched()
  t.ok(most.rows <= bound, `no batch touched more than ${most.rows} rows of ${most.table}`)
  for (const [operation, { left }] of Object.entries(walks)) {
    t.equal(await left(on), 0, `${operation} moved all rows`)
  }

  // Each run that moves tickets moved each ticket once, with an event of its actor
  const versions = await database.admin`
    select distinct version from tickets
    where workspace_id = ${workspaceId} and title = 'Many' and description is distinct from 'Changed meanwhile'`
  t.same(
    versions.map(({ version }) => version),
    [5],
    'each ticket was changed four times',
  )
  const events = await database.admin<Array<{ types: string; changes: number; tickets: number }>>`
    select coalesce(event_types, action) as types, count(*)::int as changes,
      count(distinct resource_id)::int as tickets
    from changes c where workspace_id = ${workspaceId} and actor_id = ${demoIds.owner} and exists (
      select from tickets x where x.workspace_id = c.workspace_id and x.id = c.resource_id
        and x.title = 'Many' and x.description is distinct from 'Changed meanwhile')
    group by 1 order by 1`
  t.same(
    events.map(({ changes, tickets }) => [changes, tickets]),
    events.map(({ types }) =>
      types === 'ticket.updated' ? [2 * (count - 1), count - 1] : [count - 1, count - 1],
    ),
    JSON.stringify(events),
  )
  const total = events.reduce((sum, { changes }) => sum + changes, 0)
  t.equal(total, 4 * (count - 1), 'each move of a ticket has its event')
  // The copies have no bytes, which the check of each workspace at the end would find
  await database.admin`
    delete from media_files where workspace_id = ${workspaceId} and length(sha256) = 32`
  const tagged = `ticket_tags where workspace_id = $1 and tag_id = '${otherTag}'`
  t.ok((await counted(on, tagged)) >= count, 'every ticket has the other tag')
  const gone = await database.admin<Array<{ action: string; count: number }>>`
    select action, count(*)::int as count from changes
    where workspace_id = ${workspaceId} and actor_id = ${demoIds.owner}
      and action in ('folder.deleted', 'file.deleted') group by 1 order by 1`
  t.same(
    gone,
    [
      { action: 'file.deleted', count },
      { action: 'folder.deleted', count: count + 2 },
    ],
    'each folder and file has its event',
  )
  const given = `user_roles where workspace_id = $1 and role_id = '${demoIds.otherRole}'`
  t.ok((await counted(on, given)) >= count, 'every user has the other role')
  t.equal(await counted(on, `roles where workspace_id = $1 and id = '${role}'`), 0)
  t.equal(await counted(on, `webhooks where workspace_id = $1 and id = '${webhook}'`), 0)
})

t.test('a redaction rewrites a bounded number of events at once, and at the end all', async (t) => {
  const on = await workspaceOn(await startServer(t))
  const { api, database, workspaceId } = on
  const { admin } = database
  const secret = 'The key is under the mat'
  const conversationId = demoIds.directConversation
  const sent = await api.sendMessage({
    body: { conversationId, messageType: 'text', message: secret },
  })
  const { id } = sent.body.data
  t.equal((await api.holdConversation({ params: { id: conversationId } })).status, 200)
  const events = 3 * mostRedacted
  for (const resourceId of [id, conversationId]) await copyEvents(on, resourceId, secret, events)
  await admin`
    insert into idempotency_keys (workspace_id, key, fingerprint, status, headers, object_id, body, created_at)
    select ${workspaceId}, 'many ' || n, '', 200, '{}', ${id}, convert_to(${secret}, 'UTF8'), now()
    from generate_series(1, ${events}) n`
  const left = async () =>
    (await counted(
      on,
      `change_data where workspace_id = $1 and content::text like '%${secret}%'`,
    )) + (await counted(on, `idempotency_keys where workspace_id = $1 and body is not null`))
  const before = await left()
  t.ok(before >= 3 * events, `${before} entries show it`)
  const touched = await recordTouchedRows(admin)

  t.equal((await api.deleteMessage({ params: { id } })).status, 204)
  const most = await touched()
  // Those of the message, those of the conversation, and new ones
  const mostAtOnce = 2 * mostRedacted + 10
  t.ok(most.rows > 1 && most.rows <= mostAtOnce, `${most.rows} rows of ${most.table}`)
  t.ok((await left()) > 0, 'it goes on')
  const pool = connect({ url: database.url, size: 3 })
  const worker = startWork(pool)
  await until(async () => (await counted(on, 'redactions where workspace_id = $1')) === 0)
  await worker.stop()
  await pool.close(1000)
  t.equal(await left(), 0)
  t.ok((await touched()).rows <= bound)
})

/** Copies the last event of an object whose content has a text. */
async function copyEvents(
  { database: { admin }, workspaceId }: Workspace,
  resourceId: string,
  text: string,
  count: number,
): Promise<void> {
  await admin.unsafe(`
    with last as (
      select c.*, d.size, d.events, coalesce(d.content, json_build_object('data', c.object, 'previous', null)) as content
      from changes c join change_data d on d.workspace_id = c.workspace_id and d.id = c.id
      where c.workspace_id = '${workspaceId}' and c.resource_id = '${resourceId}'
        and d.content::text like '%${text}%' order by c.position desc limit 1),
    copies as materialized (
      select last.*, gen_random_uuid() as new_id, nextval('changes_position_seq') as new_position
      from last cross join generate_series(1, ${count})),
    copied as (
      insert into changes (workspace_id, id, position, occurred_at, retention, resource_type, resource_id,
        action, event_types, actor_type)
      select workspace_id, new_id, new_position, occurred_at, 'event', resource_type, resource_id,
        null, event_types, actor_type from copies)
    insert into change_data (workspace_id, id, position, occurred_at, size, events, content)
    select workspace_id, new_id, new_position, occurred_at, size, events, content from copies`)
}

t.test('a request marks at most 500 messages as read, and says how many are left', async (t) => {
  const on = await workspaceOn(await startServer(t))
  const { api, database, workspaceId } = on
  const id = demoIds.directConversation
  const many = { conversation_id: `'${id}'`, external_id: 'null', status: `'received'` }
  await copyRows(on, 'messages', batchSize + 700, { ...many, read_at: 'null' })
  await repairAll(on)
  const unread = await counted(
    on,
    `messages where workspace_id = $1 and conversation_id = '${id}' and status = 'received'`,
  )
  await database.admin`
    update conversations set unread_count = ${unread}
    where workspace_id = ${workspaceId} and id = ${id}`
  const touched = await recordTouchedRows(database.admin)
  const read = async () =>
    (await api.markConversationRead({ params: { id } })).body.data.unreadCount

  t.equal(await read(), unread - 500)
  const most = await touched()
  t.ok(most.rows >= 500 && most.rows <= bound, `${most.rows} rows of ${most.table}`)
  t.same([await read(), await read()], [unread - 1000, 0])
  t.equal(
    await counted(on, `changes where workspace_id = $1 and event_types = 'message.read'`),
    unread,
    'each message has its event',
  )
})

t.test('a conversation with more than 500 open tickets is not closed with them', async (t) => {
  const on = await workspaceOn(await startServer(t))
  const { api, database, workspaceId } = on
  const many = { title: `'Many'`, status: `'open'`, external_id: 'null', cx_log_id: 'null' }
  const id = demoIds.directConversation
  await copyRows(on, 'tickets', 501, many)
  await database.admin`
    insert into conversation_tickets (workspace_id, conversation_id, ticket_id)
    select workspace_id, ${id}, id from tickets
    where workspace_id = ${workspaceId} and title = 'Many'`
  await repairAll(on)
  const close = () => api.closeConversation({ params: { id }, body: { resolveTickets: true } })

  t.match(await close(), {
    status: 422,
    body: { code: 'rule_violated', pointer: '/resolveTickets' },
  })
  t.match((await api.getConversation({ params: { id } })).body, { data: { status: 'open' } })
  await database.admin`
    delete from conversation_tickets where workspace_id = ${workspaceId} and ticket_id in (
      select id from tickets where workspace_id = ${workspaceId} and title = 'Many' limit 10)`
  t.equal((await close()).status, 200)
})

t.test(
  'a deleted tag goes in batches, and what takes rows over can be neither merged nor deleted',
  async (t) => {
    const on = await workspaceOn(await startServer(t))
    const { api, database, workspaceId } = on
    const third = (await api.createTag({ body: { name: 'Third' } })).body.data.id
    const heir = { email: 'heir@many.example', name: 'Heir', roleIds: [role] }
    const { id: heirId } = (await api.inviteUser({ body: heir })).body.data
    await database.admin`
    update users set status = 'active' where workspace_id = ${workspaceId} and id = ${heirId}`
    const many = { title: `'Many'`, status: `'open'`, external_id: 'null', cx_log_id: 'null' }
    await copyRows(on, 'tickets', batchSize + 100, { ...many, assignee_id: `'${userId}'` })
    await database.admin.unsafe(`
    insert into ticket_tags (workspace_id, ticket_id, tag_id)
    select workspace_id, id, unnest(array['${tag}', '${third}']::uuid[]) from tickets
    where workspace_id = '${workspaceId}' and title = 'Many'`)
    await repairAll(on)
    const query = { reassignTo: heirId, serviceTokens: 'keep' as const }

    const deleted = await api.deleteTag({ params: { id: third } })
    const merged = await api.mergeTag({ params: { id: tag }, body: { intoId: otherTag } })
    const left = await api.deleteUser({ params: { id: userId }, query })
    t.same([deleted.status, merged.status, left.status], [202, 202, 202])

    const another = (await api.createTag({ body: { name: 'Another' } })).body.data.id
    const params = { id: otherTag }
    t.match(await api.mergeTag({ params, body: { intoId: another } }), goesOn)
    const elsewhere = { ...query, reassignTo: demoIds.owner }
    t.match(await api.deleteUser({ params: { id: heirId }, query: elsewhere }), goesOn)

    const pool = connect({ url: database.url, size: 3 })
    const worker = startWork(pool)
    await until(async () => (await counted(on, 'pending_work where workspace_id = $1')) === 0)
    await worker.stop()
    await pool.close(1000)
    const tagged = `ticket_tags where workspace_id = $1 and tag_id in ('${tag}', '${third}')`
    t.equal(await counted(on, tagged), 0)
    t.equal(await ticketsWith('assignee_id', heirId)(on), batchSize + 100)
  },
)
