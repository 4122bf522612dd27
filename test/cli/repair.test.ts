import { sql } from 'drizzle-orm'
import t from 'tap'
import { demoIds } from '../../src/workspaces/demo.ts'
import { caseIdOf, newId } from '../../src/lib/ids.ts'
import { timelineOf } from '../helpers/cases.ts'
import { caseRules } from '../../src/api/cx-logs/repair.ts'
import { statement } from '../../src/db/query/statement.ts'
import { repairWorkspace } from '../../src/db/repair.ts'
import { repairAll } from '../helpers/repair.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { makeConversation } from '../helpers/make.ts'
import { makeQueue } from '../helpers/queues.ts'
import { startServer, workspaceOn } from '../helpers/start.ts'
import { switchboard } from '../helpers/script.ts'

async function repair(url: string, ...args: string[]) {
  const { code, stdout, stderr } = await switchboard({ DATABASE_URL: url }, 'repair', ...args)
  return { code, stdout: code === 0 ? stdout : stdout + stderr }
}

t.test('repair rebuilds the case of a call that was derived otherwise', async (t) => {
  const { api, database, workspaceId } = await workspaceOn(await startServer(t))
  const { admin, url } = database
  const params = { id: caseIdOf(demoIds.cdr) }
  const { data: right } = (await api.getCxLog({ params })).body
  for (const [column, value] of [
    ['handled_seconds', 7],
    ['transfer_count', 3],
    ['first_assignee_id', null],
    ['closed_assignee_id', null],
    ['assigned_at', '2026-11-01T10:00:00Z'],
    ['first_replied_at', null],
    ['customer_phone', '+4599999999'],
    ['wrap_up_ended_at', '2026-11-01T10:00:00Z'],
  ] as const) {
    await admin`update cx_logs set ${admin({ [column]: value })}
      where workspace_id = ${workspaceId} and id = ${params.id}`
    const fault = `${demoIds.cdr}: call has another case than it says`
    t.match(await repair(url, 'cases', '--check'), { code: 1, stdout: fault }, column)
    t.match(await repair(url, 'cases'), { code: 0, stdout: fault }, column)
    const { version: _, ...derived } = right
    t.match((await api.getCxLog({ params })).body.data, derived, column)
  }
  t.match(await repair(url, 'cases', '--check'), { code: 0 })
})

t.test('two repairs at once add what is missing once', async (t) => {
  const { database, workspaceId } = await workspaceOn(await startServer(t))
  const { admin, url } = database
  const id = newId()
  await admin`
    insert into tickets (workspace_id, id, position, title, type, channel, priority, status, contact_id,
      creator_id, custom_fields, created_at, updated_at)
    select workspace_id, ${id}, next_position(workspace_id, 'tickets'), title, type, 'phone', priority,
      'open', contact_id, creator_id, '{}', created_at, updated_at
    from tickets where workspace_id = ${workspaceId} and id = ${demoIds.ticket}`
  const both: Array<ReturnType<typeof repair>> = []
  await whileOpen(database, async (sql) => {
    await sql`lock table cx_logs in exclusive mode`
    both.push(repair(url, 'cases'), repair(url, 'cases'))
    await untilWaiting(database, 2)
  })
  const ended = await Promise.all(both)
  for (const { code, stdout } of ended) t.equal(code, 0, stdout)
  t.equal(ended.filter(({ stdout }) => stdout.includes(id)).length, 1)
})

t.test('repair derives cases of rows that came by no request', async (t) => {
  const { api, database, workspaceId } = await workspaceOn(await startServer(t))
  const { admin, url } = database
  const [copied, closed, message, comment] = [newId(), newId(), newId(), newId()]
  const [sent, lost] = [newId(), newId()]
  await admin`
    insert into tickets (workspace_id, id, position, title, type, channel, priority, status, contact_id,
      creator_id, assignee_id, custom_fields, resolved_at, created_at, updated_at)
    select workspace_id, new.id, next_position(workspace_id, 'tickets'), title, type, 'phone', priority,
      new.status, contact_id, creator_id, ${demoIds.owner}, '{}',
      case when new.status = 'resolved' then timestamptz '2026-11-01T10:01:30Z' end,
      '2026-11-01T10:00:00Z', '2026-11-01T10:02:00Z'
    from tickets, (values (${copied}::uuid, 'pending'), (${closed}::uuid, 'resolved')) new (id, status)
    where workspace_id = ${workspaceId} and tickets.id = ${demoIds.ticket}`
  await admin`
    update tickets set status = 'on_hold', assignee_id = ${demoIds.owner}, queue_id = null,
      contact_id = ${demoIds.otherContact}
    where workspace_id = ${workspaceId} and id = ${demoIds.ticket}`
  await admin`
    update conversations set assignee_id = null
    where workspace_id = ${workspaceId} and id = ${demoIds.directConversation}`
  await admin`
    insert into messages (workspace_id, id, position, conversation_id, contact_id, channel_id, direction,
      message_type, message, cc, bcc, dropped_attachments, metadata, sender_type, sender_id, status,
      ingested_at, created_at, updated_at)
    select workspace_id, ${message}, next_position(workspace_id, 'messages'), conversation_id, contact_id,
      channel_id, direction, message_type, message, cc, bcc, dropped_attachments, metadata, sender_type,
      sender_id, status, now(), now(), now()
    from messages where workspace_id = ${workspaceId} and id = ${demoIds.receivedMessage}`
  await admin`
    insert into comments (workspace_id, id, ticket_id, text, mentions, type, visibility, author_type,
      author_id, message_id, created_at, updated_at)
    values (${workspaceId}, ${comment}, ${copied}, 'We know', '[]', 'comment', 'public', 'user',
      ${demoIds.agent}, ${sent}, '2026-11-01T10:00:45Z', '2026-11-01T10:00:45Z')`
  await admin`
    insert into messages (workspace_id, id, position, conversation_id, contact_id, channel_id, direction,
      message_type, message, cc, bcc, dropped_attachments, metadata, sender_type, sender_id, status,
      comment_id, error_code, failed_at, ingested_at, created_at, updated_at)
    select workspace_id, ${sent}, next_position(workspace_id, 'messages'), conversation_id, contact_id,
      channel_id, 'outbound', message_type, 'We know', cc, bcc, dropped_attachments, metadata, 'user',
      ${demoIds.agent}, 'failed', ${comment}, 'smtp_550', '2026-11-01T10:00:50Z', now(),
      '2026-11-01T10:00:45Z', now()
    from messages where workspace_id = ${workspaceId} and id = ${demoIds.receivedMessage}`
  await admin`
    update comments set message_id = ${lost}, visibility = 'public'
    where workspace_id = ${workspaceId} and id = ${demoIds.comment}`
  await admin`
    update cdrs set disposition = 'Sold', hold_duration = 7
    where workspace_id = ${workspaceId} and id = ${demoIds.cdr}`

  const checked = await repair(url, 'cases', '--check')
  t.equal(checked.code, 1)
  for (const [id, fault] of [
    [copied, 'ticket has no case'],
    [closed, 'ticket has no case'],
    [sent, "message is not in the timeline of its conversation's case"],
    [message, "message is not in the timeline of its conversation's case"],
    [comment, 'comment is not in the timeline of its case'],
    [demoIds.ticket, 'ticket has another status, agent, contact or queue than its case'],
    [demoIds.directConversation, 'conversation has another status, agent or contact than its case'],
    [demoIds.cdr, 'call has another case than it says'],
  ] as const) {
    t.match(checked.stdout, `${id}: ${fault}`, fault)
  }
  t.match(checked.stdout, '8 rows wrong')

  t.match(await repair(url, 'cases', '--workspace', workspaceId), {
    ...{ code: 0, stdout: /8 rows repaired/ },
  })
  t.match(await repair(url, 'queues'), { code: 0, stdout: /1 row repaired/ })
  const answered = await repair(url, 'tickets', '--check')
  t.match(answered.stdout, `${copied}: ticket has no first response although a user has answered`)
  t.match(answered.stdout, `${copied}: ticket shows another failed delivery than its comments had`)
  t.match(await repair(url, 'tickets'), { code: 0, stdout: /2 rows repaired/ })
  t.match((await api.getTicket({ params: { id: copied } })).body.data, {
    firstResponseAt: '2026-11-01T10:00:45.000Z',
    deliveryFailedAt: '2026-11-01T10:00:50.000Z',
  })
  const unsent = await repair(url, 'comments', '--check')
  t.match(unsent.stdout, `${demoIds.comment}: comment names a message that was not sent for it`)
  t.match(await repair(url, 'comments'), { code: 0, stdout: /1 row repaired/ })
  t.match(await repair(url, '--check'), { code: 0, stdout: /0 rows wrong/ })

  const caseOf = async (id: string) => {
    const { body } = await api.getCxLog({ params: { id: caseIdOf(id) } })
    return body.data
  }
  const opened = await timelineOf(api, caseIdOf(copied))
  t.match(await caseOf(copied), {
    kind: 'ticket',
    entityId: copied,
    channelType: 'voice',
    status: 'hold',
    agentId: demoIds.owner,
    firstResponseTime: 45,
  })
  t.same(
    opened.map(({ kind }) => kind),
    ['created', 'assigned', 'held', 'comment_added'],
  )
  t.match(await caseOf(closed), { status: 'closed', handledTime: 90, resolutionTime: 90 })
  t.match(await caseOf(demoIds.ticket), {
    status: 'hold',
    agentId: demoIds.owner,
    contactId: demoIds.otherContact,
    queueId: null,
  })
  t.match(await caseOf(demoIds.directConversation), { agentId: null })
  t.match(await caseOf(demoIds.cdr), { disposition: 'Sold', totalHoldDuration: 7 })
})

t.test('repair gives the case of a conversation the queue in which it waited', async (t) => {
  const workspace = await workspaceOn(await startServer(t))
  const { api, database, workspaceId } = workspace
  const queueId = await makeQueue(workspace)
  const id = await makeConversation(workspace)
  const moved = await api.transferConversation({ params: { id }, body: { queueId } })
  t.equal(moved.status, 200, moved.text)
  await database.admin`
    update cx_logs set queue_id = null where workspace_id = ${workspaceId} and id = ${caseIdOf(id)}`

  const checked = await repair(database.url, 'cases', '--check')
  t.match(checked.stdout, `${id}: conversation waited in a queue, but its case has none`)
  t.match(await repair(database.url, 'cases'), { code: 0, stdout: /1 row repaired/ })

  t.match((await api.getCxLog({ params: { id: caseIdOf(id) } })).body.data, { queueId })
})

t.test('repair derives the addresses that contacts are searched by', async (t) => {
  const { api, database, workspaceId } = await workspaceOn(await startServer(t))
  const { admin, url } = database
  const made = await api.createContact({
    body: {
      name: 'Mira',
      contactEmails: [{ email: 'Mira@Crane.example' }, { email: 'desk@crane.example' }],
      contactPhones: [{ phone: '+46701234599' }, { phone: '+46701234588' }],
    },
  })
  const { id } = made.body.data
  await api.deleteContact({ params: { id: demoIds.contact } })
  const addressesOf = async (contact: string) => {
    const [row] = await admin<[{ addresses: string }]>`
      select addresses from contacts where workspace_id = ${workspaceId} and id = ${contact}`
    return row.addresses
  }
  const [whole, ofDeleted] = [await addressesOf(id), await addressesOf(demoIds.contact)]
  t.equal(whole, '\nmira@crane.example\ndesk@crane.example\n+46701234599\n+46701234588')
  t.equal(ofDeleted, '\noffice@harbour.example\n+4531234567')
  t.equal(await addressesOf(demoIds.otherContact), '')

  await admin`
    update contacts set addresses = case when id = ${demoIds.otherContact} then E'\\nno@where.example' else '' end
    where workspace_id = ${workspaceId}`
  const fault = 'contact is searched by other addresses than it has'
  const checked = await repair(url, 'contacts', '--check')
  t.equal(checked.code, 1)
  for (const one of [id, demoIds.contact, demoIds.otherContact])
    t.match(checked.stdout, `${one}: ${fault}`)
  t.match(checked.stdout, '3 rows wrong')
  t.match(await repair(url, 'contacts'), { code: 0, stdout: /3 rows repaired/ })
  t.same(await Promise.all([id, demoIds.contact, demoIds.otherContact].map(addressesOf)), [
    whole,
    ofDeleted,
    '',
  ])
  t.match(await repair(url, 'contacts', '--check'), { code: 0, stdout: /0 rows wrong/ })
})

t.test('repair names what it does not know', async (t) => {
  const { database } = await startServer(t)
  const { url } = database
  t.match(await repair(url, 'users'), { code: 1, stdout: /Unknown repair "users"/ })
  t.match(await repair(url, '--workspace', newId()), { code: 1, stdout: /There is no workspace/ })
})

const entriesRead = statement<Record<string, never>, { rows: number }>(
  () => sql`select (idx_tup_fetch + seq_tup_read)::int as rows from pg_stat_xact_user_tables
    where relname = 'cx_log_events'`,
)
const withIndexes = statement<Record<string, never>, never>(
  () => sql`select set_config('enable_seqscan', 'off', true)`,
)

t.test('a check does not read the timeline of a long case once per message', async (t) => {
  const workspace = await workspaceOn(await startServer(t))
  const { database, pool, workspaceId } = workspace
  await database.admin`
    insert into messages (workspace_id, id, position, conversation_id, contact_id, channel_id,
      direction, message_type, message, cc, bcc, metadata, sender_type, sender_id, status,
      ingested_at, created_at, updated_at)
    select workspace_id, gen_random_uuid(), next_position(workspace_id, 'messages'), conversation_id,
      contact_id, channel_id, direction, message_type, message, cc, bcc, metadata, sender_type,
      sender_id, status, ingested_at, created_at + n * interval '1 ms', updated_at
    from messages cross join generate_series(1, 200) n
    where workspace_id = ${workspaceId} and id = ${demoIds.receivedMessage}`
  await repairAll(workspace)
  const rules = caseRules.filter(({ fault }) => fault.startsWith('message is not in'))

  const { faults, rows } = await pool.transaction(async (db) => {
    await withIndexes(db, {})
    const faults = await repairWorkspace((work) => work(db), workspaceId, rules, true)
    return { faults, rows: (await entriesRead(db, {}))[0]?.rows ?? Infinity }
  })

  t.same([rules.length, faults], [1, []])
  t.ok(rows >= 200 && rows < 2000, `${rows} entries read`)
})
