import { insertLargeEvents } from '../../../../test/helpers/log.ts'
import { setTimeout as pace } from 'node:timers/promises'
import { demoIds } from '../../../../src/workspaces/demo.ts'
import type { HostileCase, Party, Stage } from '../case.ts'

/** Milliseconds within which a bystander is served, whatever the attacker's workspace is like. */
const servedMs = 2000

/** An endpoint that takes every request; `count` is how many it took with a text in their body. */
async function endpoint(stage: Stage): Promise<{ url: string; has(text: string): boolean }> {
  let received = ''
  const { host, port } = await stage.outside((socket) => {
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1')
      if (received.length > 1_000_000) received = received.slice(-500_000)
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
    })
  })
  return { url: `http://${host}:${port}/`, has: (text) => received.includes(text) }
}

/** An endpoint that never answers. */
async function silence(stage: Stage): Promise<string> {
  const { host, port } = await stage.outside((socket) => void socket.on('error', () => {}))
  return `http://${host}:${port}/`
}

async function created<T>(
  sending: Promise<{ status: number; body: { data: T }; text: string }>,
): Promise<T> {
  const reply = await sending
  if (reply.status !== 201) throw new Error(`201 expected, got ${reply.status}: ${reply.text}`)
  return reply.body.data
}

/** Milliseconds until a condition holds. */
async function timeUntil(isDone: () => boolean | Promise<boolean>): Promise<number> {
  const started = performance.now()
  while (!(await isDone())) {
    if (performance.now() - started > 30_000) throw new Error('not done within 30 s')
    await pace(20)
  }
  return Math.round(performance.now() - started)
}

/** Has the bystander's event delivered, its message sent and its ticket offered, each within the bound. */
async function bystanderIsServed(stage: Stage): Promise<string> {
  const { api, workspaceId } = stage.bystander
  const target = await endpoint(stage)
  const name = `Served ${Date.now()} ${Math.random()}`
  const hook = await created(
    api.createWebhook({ body: { name, url: target.url, events: ['tag.created'] } }),
  )
  const queue = await created(
    api.createAutomationQueue({ body: { name, strategy: 'round_robin', autoAccept: true } }),
  )
  await created(api.addQueueMember({ params: { id: queue.id }, body: { userId: demoIds.owner } }))
  const presence = await api.setUserPresence({
    params: { id: demoIds.owner },
    body: { systemName: 'available' },
  })
  if (presence.status !== 200) throw new Error(`the presence was not set: ${presence.text}`)

  await created(api.createTag({ body: { name } }))
  const delivered = await timeUntil(() => target.has(name))
  const message = await created(
    api.sendMessage({
      body: { conversationId: demoIds.directConversation, messageType: 'text', message: name },
    }),
  )
  const sent = await timeUntil(
    async () => (await api.getMessage({ params: { id: message.id } })).body.data.status === 'sent',
  )
  const ticket = await created(
    api.createTicket({
      body: { title: name, contact_id: demoIds.contact, queueId: queue.id },
    }),
  )
  const offered = await timeUntil(async () => {
    const [row] = await stage.sql`select 1 from tickets where workspace_id = ${workspaceId}
      and id = ${ticket.id} and assignee_id is not null`
    return row !== undefined
  })
  await api.setTicketStatus({ params: { id: ticket.id }, body: { status: 'resolved' } })
  await api.deleteAutomationQueue({ params: { id: queue.id } })
  await api.deleteWebhook({ params: { id: hook.id } })
  const times = { delivered, sent, offered }
  const late = Object.entries(times).filter(([, ms]) => ms > servedMs)
  if (late.length > 0) throw new Error(`the bystander waited: ${JSON.stringify(times)} ms`)
  return `served within ${Math.max(delivered, sent, offered)} ms`
}

/** Has writes of the attacker's workspace to a table fail or take long while `work` runs. */
async function poisoned<T>(
  { sql, attacker: { workspaceId } }: Stage,
  tables: ReadonlyArray<readonly ['insert' | 'update' | 'delete', string]>,
  body: string,
  work: () => Promise<T>,
): Promise<T> {
  for (const [operation, table] of tables) {
    const row = operation === 'delete' ? 'old' : 'new'
    await sql.unsafe(`
      create or replace function hostile_${operation}_${table}() returns trigger language plpgsql as $$
        begin ${body}; return ${row}; end $$;
      create trigger hostile_${operation}_${table} before ${operation} on ${table} for each row
        when (${row}.workspace_id = '${workspaceId}')
        execute function hostile_${operation}_${table}()`)
  }
  try {
    return await work()
  } finally {
    for (const [operation, table] of tables) {
      await sql.unsafe(`drop trigger hostile_${operation}_${table} on ${table}`)
    }
  }
}

async function hookOf(party: Party, url: string, more: object = {}): Promise<string> {
  const body = { name: 'Poison', url, events: ['tag.*'], ...more }
  return (await created(party.api.createWebhook({ body }))).id
}

const fails = `raise exception 'poison'`
const isSlow = 'perform pg_sleep(10)'

export const cases: readonly HostileCase[] = [
  {
    name: 'background: 1,500 waiting events of 540 KB and a webhook with a filter',
    isLong: true,
    async run(stage) {
      const { attacker, sql } = stage
      const target = await endpoint(stage)
      const filter = { all: [{ field: 'name', operator: 'is' as const, value: 'nobody' }] }
      const id = await hookOf(attacker, target.url, { filter })
      const { workspaceId } = attacker
      await insertLargeEvents(sql, workspaceId, Array<string>(1500).fill('x'), 540_000)
      const outcome = await bystanderIsServed(stage)
      await timeUntil(async () => {
        const [row] = await sql`select 1 from event_cursors
          where workspace_id = ${workspaceId} and numbered > dispatched`
        return row === undefined
      })
      await attacker.api.deleteWebhook({ params: { id } })
      return outcome
    },
  },
  {
    name: 'background: 60 waiting events of 1.2 MB for four webhooks',
    isLong: true,
    async run(stage) {
      const { attacker, sql } = stage
      const { workspaceId } = attacker
      const target = await endpoint(stage)
      const ids: string[] = []
      for (let n = 0; n < 4; n++) ids.push(await hookOf(attacker, target.url))
      await insertLargeEvents(sql, workspaceId, Array<string>(60).fill('x'), 1_200_000)
      const outcome = await bystanderIsServed(stage)
      await timeUntil(async () => {
        const [row] = await sql`select count(*)::int as count from webhook_deliveries
          where workspace_id = ${workspaceId} and webhook_id = any(${ids}) and status = 'succeeded'`
        return row?.['count'] === 240
      })
      for (const id of ids) await attacker.api.deleteWebhook({ params: { id } })
      return outcome
    },
  },
  {
    name: 'background: 100 webhooks whose endpoints never answer',
    isLong: true,
    async run(stage) {
      const { attacker } = stage
      const url = await silence(stage)
      const ids: string[] = []
      const { body } = await attacker.api.listWebhooks()
      for (let n = body.total; n < 100; n++) {
        ids.push(await hookOf(attacker, url, { timeoutSeconds: 5 }))
      }
      for (let n = 0; n < 10; n++) {
        await created(attacker.api.createTag({ body: { name: `Silent ${n} ${Date.now()}` } }))
      }
      await pace(1000)
      const outcome = await bystanderIsServed(stage)
      for (const id of ids) await attacker.api.deleteWebhook({ params: { id } })
      return outcome
    },
  },
  {
    name: 'background: events that cannot be numbered',
    run: (stage) =>
      poisoned(stage, [['update', 'event_cursors']], fails, async () => {
        await created(stage.attacker.api.createTag({ body: { name: `Stuck ${Date.now()}` } }))
        return bystanderIsServed(stage)
      }),
  },
  {
    name: 'background: deliveries that cannot be made, slowly',
    isLong: true,
    async run(stage) {
      const target = await endpoint(stage)
      const id = await hookOf(stage.attacker, target.url)
      const outcome = await poisoned(
        stage,
        [['insert', 'webhook_deliveries']],
        isSlow,
        async () => {
          await created(stage.attacker.api.createTag({ body: { name: `Slow ${Date.now()}` } }))
          await pace(500)
          return bystanderIsServed(stage)
        },
      )
      await stage.attacker.api.deleteWebhook({ params: { id } })
      return outcome
    },
  },
  {
    name: 'background: 100,000 messages that are due on a disabled channel',
    isLong: true,
    async run(stage) {
      const { attacker, sql } = stage
      const { workspaceId } = attacker
      const message = await created(
        attacker.api.sendMessage({
          body: { conversationId: demoIds.directConversation, messageType: 'text', message: 'x' },
        }),
      )
      await sql`update channels set status = 'disabled' where workspace_id = ${workspaceId}`
      const columns = await sql<Array<{ name: string }>>`
        select quote_ident(attname) as name from pg_attribute
        where attrelid = 'messages'::regclass and attnum > 0 and not attisdropped
          and attgenerated = '' and attname not in ('id', 'position', 'external_id',
            'client_request_id', 'status', 'due_at')`
      const names = columns.map(({ name }) => name).join(', ')
      await sql.begin(async (tx) => {
        await tx`set local session_replication_role = replica`
        await tx.unsafe(`
          insert into messages (id, position, status, due_at, ${names})
          select gen_random_uuid(), 1000000 + n, 'queued', now(), ${names}
          from messages, generate_series(1, 100000) n
          where workspace_id = '${workspaceId}' and id = '${message.id}'`)
      })
      const outcome = await bystanderIsServed(stage)
      await sql.begin(async (tx) => {
        await tx`set local session_replication_role = replica`
        await tx`delete from messages where workspace_id = ${workspaceId} and position > 1000000`
      })
      await sql`update channels set status = 'active' where workspace_id = ${workspaceId}`
      return outcome
    },
  },
  {
    name: 'background: messages whose sending fails in the database',
    run: (stage) =>
      poisoned(stage, [['update', 'messages']], fails, async () => {
        const { api } = stage.attacker
        await created(
          api.sendMessage({
            body: { conversationId: demoIds.directConversation, messageType: 'text', message: 'x' },
          }),
        )
        return bystanderIsServed(stage)
      }),
  },
  {
    name: 'background: a queue whose routing is slow',
    isLong: true,
    run: (stage) =>
      poisoned(stage, [['delete', 'routing_wakes']], isSlow, async () => {
        await stage.sql`insert into routing_wakes (workspace_id, queue_id)
          values (${stage.attacker.workspaceId}, ${demoIds.queue})`
        await pace(500)
        return bystanderIsServed(stage)
      }),
  },
  {
    name: 'background: snoozed tickets and presences that cannot be changed',
    run: (stage) =>
      poisoned(
        stage,
        [
          ['update', 'tickets'],
          ['update', 'agent_presence'],
        ],
        `if (to_jsonb(new) -> 'snoozed_until' = 'null' or to_jsonb(new) -> 'until' = 'null')
          then raise exception 'poison'; end if`,
        async () => {
          const { workspaceId } = stage.attacker
          await stage.sql`update tickets set snoozed_until = now() - interval '1 minute'
            where workspace_id = ${workspaceId}`
          await stage.sql`update agent_presence set until = now() - interval '1 minute'
            where workspace_id = ${workspaceId}`
          return bystanderIsServed(stage)
        },
      ),
  },
  {
    name: 'background: changes of lists that cannot be applied, and purges that are slow',
    isLong: true,
    run: (stage) =>
      poisoned(
        stage,
        [
          ['delete', 'list_deltas'],
          ['delete', 'idempotency_keys'],
        ],
        isSlow,
        async () => {
          const { workspaceId } = stage.attacker
          await stage.sql`insert into list_deltas (workspace_id, list, position, gained, lost)
            values (${workspaceId}, 'tickets', 1, '{}', '{}')`
          await stage.sql`insert into idempotency_keys (workspace_id, key, fingerprint, status,
              headers, body, created_at)
            values (${workspaceId}, ${`old ${Date.now()}`}, '', 200, '{}', '',
              now() - interval '2 days')`
          await pace(1000)
          return bystanderIsServed(stage)
        },
      ),
  },
  {
    name: 'background: a webhook of a token that was revoked',
    async run(stage) {
      const { api } = stage.attacker
      const target = await endpoint(stage)
      const made = await created(
        api.createApiToken({ body: { name: 'Leaked', kind: 'service', scopes: ['*'] } }),
      )
      const hook = await created(
        api.createWebhook({
          body: { name: 'Leak', url: target.url, events: ['tag.*'] },
          token: made.token,
        }),
      )
      await api.revokeApiToken({ params: { id: made.id } })
      const name = `Secret ${Date.now()}`
      await created(api.createTag({ body: { name } }))
      const params = { id: hook.id }
      await timeUntil(
        async () => (await api.getWebhook({ params })).body.data.status === 'disabled',
      )
      const { disabledReason } = (await api.getWebhook({ params })).body.data
      if (!/was revoked/.test(disabledReason ?? '')) throw new Error(`reason: ${disabledReason}`)
      await bystanderIsServed(stage)
      if (target.has(name)) throw new Error('the event was delivered')
      await api.deleteWebhook({ params })
      return 'disabled: the API token was revoked'
    },
  },
]
