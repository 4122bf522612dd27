import t from 'tap'
import { newId } from '../../src/lib/ids.ts'
import { makeAgents } from '../helpers/agents.ts'
import { startWork } from '../helpers/jobs.ts'
import { makeConversation } from '../helpers/make.ts'
import { outsideWith } from '../helpers/outside.ts'
import { startReceiver } from '../helpers/receiver.ts'
import { rewriteLog } from '../helpers/log.ts'
import { startServer, type Workspace, workspaceOn } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

t.setTimeout(240_000)
// They mostly wait, each on a server of its own
t.jobs = 3

interface Case {
  /** The job, as it is called in the log. */
  readonly job: string
  /** Where each of its writes fails in the poisoned workspace. */
  readonly poison: readonly [operation: 'insert' | 'update' | 'delete', table: string]
  /** Makes work for the job. */
  prepare(workspace: Workspace): Promise<void>
  /** Whether it is done. */
  isDone(workspace: Workspace): Promise<boolean>
}

const none = async (workspace: Workspace, text: string): Promise<boolean> => {
  const rows = await workspace.database.admin.unsafe(text, [workspace.workspaceId])
  return rows.length === 0
}
const some = async (workspace: Workspace, text: string) => !(await none(workspace, text))
const run = async (workspace: Workspace, text: string): Promise<void> => {
  const rows = await workspace.database.admin.unsafe(`${text} returning 1`, [workspace.workspaceId])
  if (rows.length === 0) throw new Error(`this prepared nothing: ${text}`)
}

const cases: readonly Case[] = [
  {
    job: 'events: number',
    poison: ['update', 'event_cursors'],
    prepare: async ({ api }) => void (await api.createTag({ body: { name: 'Numbered' } })),
    isDone: (on) => none(on, 'select 1 where has_new_events($1)'),
  },
  {
    job: 'messages: send',
    poison: ['update', 'messages'],
    prepare: async (on) => {
      const conversationId = await makeConversation(on)
      await on.api.sendMessage({ body: { conversationId, messageType: 'text', message: 'Sent' } })
    },
    isDone: (on) =>
      some(
        on,
        `select 1 from messages where workspace_id = $1 and message = 'Sent' and status = 'sent'`,
      ),
  },
  {
    job: 'tickets: end snoozes',
    poison: ['update', 'tickets'],
    prepare: (on) =>
      run(
        on,
        `update tickets set snoozed_until = now() where workspace_id = $1 and deleted_at is null`,
      ),
    isDone: (on) =>
      none(
        on,
        `select 1 from tickets where workspace_id = $1 and snoozed_until is not null
        and deleted_at is null`,
      ),
  },
  {
    job: 'channels: validate',
    poison: ['update', 'channels'],
    prepare: (on) => run(on, 'update channels set validate_at = now() where workspace_id = $1'),
    isDone: (on) =>
      none(on, 'select 1 from channels where workspace_id = $1 and validate_at is not null'),
  },
  {
    job: 'presence: end statuses',
    poison: ['update', 'agent_presence'],
    prepare: async (on) => {
      await makeAgents(on, { presence: 'busy' })
      await run(on, 'update agent_presence set until = now() where workspace_id = $1')
    },
    isDone: (on) =>
      none(on, `select 1 from agent_presence where workspace_id = $1 and until <= now()`),
  },
  {
    job: 'lists: apply',
    poison: ['delete', 'list_deltas'],
    prepare: async ({ api }) => void (await api.createContact({ body: { name: 'Applied' } })),
    isDone: (on) => none(on, 'select 1 from list_deltas where workspace_id = $1'),
  },
  {
    job: 'lists: build',
    poison: ['update', 'list_keys'],
    prepare: (on) =>
      run(
        on,
        `insert into list_keys (workspace_id, list, key, dimension, wanted_at)
        values ($1, 'contacts', list_key('all', null), 'all', now())`,
      ),
    isDone: (on) =>
      some(on, 'select 1 from list_keys where workspace_id = $1 and built_at is not null'),
  },
  {
    job: 'idempotency keys: purge',
    poison: ['delete', 'idempotency_keys'],
    prepare: (on) =>
      run(
        on,
        `insert into idempotency_keys (workspace_id, key, fingerprint, status, headers, body,
          created_at)
        values ($1, 'old', '', 200, '{}', '', now() - interval '2 days')`,
      ),
    isDone: (on) => none(on, 'select 1 from idempotency_keys where workspace_id = $1'),
  },
  {
    job: 'routing: purge decisions',
    poison: ['delete', 'routing_decisions'],
    prepare: (on) =>
      run(
        on,
        `update routing_decisions set decided_at = now() - interval '91 days'
        where workspace_id = $1`,
      ),
    isDone: (on) =>
      none(
        on,
        `select 1 from routing_decisions where workspace_id = $1
      and decided_at < now() - interval '90 days'`,
      ),
  },
  {
    job: 'webhooks: purge deliveries',
    poison: ['delete', 'webhook_deliveries'],
    async prepare({ database, workspaceId }) {
      await database.admin`select make_log_partitions(now() - interval '31 days')`
      await rewriteLog(
        database.admin,
        (sql) => sql`update event_batches set numbered_at = now() - interval '31 days'
          where workspace_id = ${workspaceId} and first_sequence = 1`,
      )
    },
    isDone: (on) =>
      none(on, 'select 1 from webhook_deliveries where workspace_id = $1 and sequence = 1'),
  },
  {
    job: 'media: purge deleted files',
    poison: ['delete', 'media_files'],
    prepare: (on) =>
      run(
        on,
        `update media_files set deleted_at = now() - interval '31 days' where workspace_id = $1
        and not exists (select from media_references r
          where r.workspace_id = media_files.workspace_id and r.file_id = media_files.id)`,
      ),
    isDone: (on) =>
      none(
        on,
        `select 1 from media_files where workspace_id = $1
      and deleted_at < now() - interval '30 days'`,
      ),
  },
  {
    job: 'media: remove stale uploads',
    poison: ['delete', 'media_uploads'],
    prepare: (on) =>
      run(
        on,
        `insert into media_uploads (workspace_id, id, created_at)
        values ($1, '${newId()}', now() - interval '2 hours')`,
      ),
    // What a purge of files adds meanwhile may have to wait for the next look, a minute later
    isDone: (on) =>
      none(
        on,
        `select 1 from media_uploads where workspace_id = $1
      and created_at < now() - interval '90 minutes'`,
      ),
  },
]

/** Has writes of one workspace to a table fail, or take long. A sequence notes that it happened. */
async function poison(
  { database, workspaceId }: Workspace,
  [operation, table]: Case['poison'],
  body: string,
): Promise<void> {
  const row = operation === 'delete' ? 'old' : 'new'
  const name = `poison_${operation}_${table}`
  await database.admin.unsafe(`
    create sequence ${name};
    create function ${name}() returns trigger language plpgsql as $$
      begin perform nextval('${name}'); ${body}; return ${row}; end $$;
    create trigger ${name} before ${operation} on ${table} for each row
      when (${row}.workspace_id = '${workspaceId}') execute function ${name}()`)
}

for (const [kind, body] of [
  ['fails', `raise exception 'poison'`],
  // Longer than a statement may take
  ['takes too long', 'perform pg_sleep(4)'],
] as const) {
  t.test(`work of one workspace that ${kind} holds up no other`, async (t) => {
    const receiver = await startReceiver(t)
    const outside = outsideWith([receiver.host])
    const server = await startServer(t, { outside, poolSize: 10 })
    const [poisoned, other] = [await workspaceOn(server), await workspaceOn(server)]
    const webhook = { name: 'Hook', url: receiver.url, events: ['tag.created'] }
    for (const workspace of [poisoned, other]) {
      await workspace.api.createWebhook({ body: webhook })
      for (const one of cases) await one.prepare(workspace)
    }
    for (const one of cases) await poison(poisoned, one.poison, body)
    await poison(poisoned, ['insert', 'webhook_deliveries'], body)
    await poison(poisoned, ['update', 'webhook_queues'], body)
    await poison(poisoned, ['update', 'queue_cursors'], body)

    const jobs = startWork(server.pool, 120, outside, server.storage.store)
    t.teardown(async () => {
      await jobs.stop()
      // Then nothing wrong is left, which every server is asked for when it ends
      for (const [operation, table] of [...cases.map((one) => one.poison)]) {
        await poisoned.database.admin.unsafe(
          `drop trigger poison_${operation}_${table} on ${table}`,
        )
      }
    })
    for (const one of cases) {
      // What another job has done meanwhile may be work for this one again
      await t.resolves(
        until(() => one.isDone(other)),
        one.job,
      )
    }
    // Only the other workspace can deliver
    await until(() => receiver.received.length > 0)
    t.match(JSON.parse(receiver.received[0]?.body ?? ''), { type: 'tag.created' }, 'deliveries')
    for (const one of cases) {
      const name = `poison_${one.poison.join('_')}`
      const isPoisoned = () => some(poisoned, `select 1 from ${name} where is_called and $1 <> ''`)
      // What takes long may be done by now
      await until(isPoisoned)
      t.ok(await isPoisoned(), `${one.job} was poisoned`)
    }
  })
}

t.test('nothing is delivered, sent or routed of a suspended workspace', async (t) => {
  const receiver = await startReceiver(t)
  const outside = outsideWith([receiver.host])
  const server = await startServer(t, { outside })
  const workspace = await workspaceOn(server)
  const { api, database, workspaceId, pool, storage } = workspace
  await api.createWebhook({
    body: { name: 'Hook', url: receiver.url, events: ['tag.created', 'contact.created'] },
  })
  const prepared = cases.filter(({ job }) =>
    ['events: number', 'messages: send', 'tickets: end snoozes', 'lists: apply'].includes(job),
  )
  for (const one of prepared) await one.prepare(workspace)
  await database.admin`update workspaces set suspended_at = now() where id = ${workspaceId}`
  const other = await workspaceOn(server)
  for (const one of prepared) await one.prepare(other)
  const jobs = startWork(pool, 120, outside, storage.store)
  t.teardown(() => jobs.stop())

  for (const one of prepared) await until(() => one.isDone(other))
  for (const one of prepared) t.notOk(await one.isDone(workspace), one.job)
  t.equal(receiver.received.length, 0)
  await database.admin`update workspaces set suspended_at = null where id = ${workspaceId}`
  for (const one of prepared) await until(() => one.isDone(workspace))
  // The tag and the two contacts that were created meanwhile
  await until(() => receiver.received.length === 3)
})
