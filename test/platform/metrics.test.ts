import { parser } from '@prometheus-io/lezer-promql'
import { load } from 'js-yaml'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { root } from '../../src/lib/root.ts'
import { type Backlog, backlogs, failingWebhooks } from '../../src/platform/telemetry/backlog.ts'
import { cloneDatabase, databaseOf } from '../helpers/database.ts'
import { makeConversation } from '../helpers/make.ts'
import { type Program, run } from '../helpers/program.ts'
import { startReceiver } from '../helpers/receiver.ts'
import { runServed } from '../helpers/served.ts'
import { startServer, type Workspace, workspaceOn } from '../helpers/start.ts'
import { openStream } from '../helpers/stream.ts'
import { until } from '../helpers/until.ts'

const operations = join(root, 'docs', 'operations')

/** Names of metrics with the labels that their values have. */
type Exported = Map<string, Set<string>>

/** Reads the text format of Prometheus, and adds what it has to what others have. */
function read(text: string, exported: Exported = new Map()): Exported {
  for (const line of text.split('\n')) {
    const type = /^# TYPE (\w+) /.exec(line)?.[1]
    const [, name = type, labels = ''] = /^(\w+)(?:\{(.*)\})? [-+.\w]+$/.exec(line) ?? []
    if (name === undefined) continue
    const known = exported.get(name) ?? new Set()
    for (const [, label] of labels.matchAll(/(\w+)="/g)) if (label) known.add(label)
    exported.set(name, known)
  }
  return exported
}

async function metricsOf(program: Program): Promise<string> {
  await until(() => program.stderr().includes('metrics are served'))
  const line = program
    .stderr()
    .split('\n')
    .find((line) => line.includes('metrics are served'))
  const { address, port } = JSON.parse(line ?? '') as { address: string; port: number }
  const response = await fetch(`http://${address}:${port}/metrics`)
  if (!/^text\/plain/.test(response.headers.get('content-type') ?? '')) throw new Error('no text')
  return response.text()
}

/** The value of a metric with these labels, in the order in which they are served. */
function valueOf(text: string, metric: string): number | undefined {
  const line = text.split('\n').find((line) => line.startsWith(`${metric} `))
  return line === undefined ? undefined : Number(line.slice(metric.length + 1))
}

/** Names of metrics, and of labels that an expression of PromQL asks of each. */
function metricsIn(expression: string): Array<{ name: string; labels: string[] }> {
  // What Grafana fills in
  const text = expression.replaceAll('$__rate_interval', '5m').replaceAll(/\$\w+/g, 'x')
  const tree = parser.parse(text)
  const names: string[] = []
  const labels: string[] = []
  tree.iterate({
    enter(node) {
      if (node.type.isError) throw new Error(`not PromQL at ${node.from}: ${expression}`)
      const word = text.slice(node.from, node.to)
      const { parent } = node.node
      if (node.name === 'Identifier' && parent?.name === 'VectorSelector') names.push(word)
      if (node.name === 'LabelName') labels.push(word)
    },
  })
  return names.map((name) => ({ name, labels }))
}

t.test(
  'the API and the worker serve metrics, and dashboard and alerts use no others',
  async (t) => {
    const database = await databaseOf(t)
    const receiver = await startReceiver(t)
    const settings = {
      DATABASE_URL: database.url,
      METRICS_PORT: '0',
      WEBHOOK_ALLOW: receiver.host,
      DRAIN_DELAY_MS: '0',
    }
    const { api, origin, program, token } = await runServed(t, {
      ...settings,
      WORKER: 'off',
      METRICS_HOST: '127.0.0.2',
      RATE_LIMIT: '1000',
    })
    const worker = run(t, settings, 'worker')

    await api.createWebhook({ body: { name: 'Hook', url: receiver.url, events: ['tag.*'] } })
    for (let n = 0; n < 3; n++) await api.createTag({ body: { name: `Tag ${n}` } })
    await until(() => receiver.received.length === 3)
    await until(async () => {
      const text = await metricsOf(worker)
      const name = 'switchboard_attempt_duration_seconds_count'
      return valueOf(text, `${name}{kind="webhook",outcome="succeeded"}`) === 3
    })
    const stream = await openStream(t, { origin, token })
    // It listens as soon as it shows what happens
    await api.createTag({ body: { name: 'Live' } })
    await stream.until(({ events }) => events.some(({ event }) => event.data['name'] === 'Live'))
    const [ofServer, ofWorker] = await Promise.all([metricsOf(program), metricsOf(worker)])

    const requests = 'http_request_duration_seconds_count{operation="createTag",status="201"}'
    t.equal(valueOf(ofServer, requests), 4)
    t.equal(valueOf(ofServer, 'switchboard_event_listeners'), 1)
    t.equal(valueOf(ofWorker, requests), undefined)
    t.ok((valueOf(ofServer, 'switchboard_actor_cache_total{result="hit"}') ?? 0) > 0)
    t.ok((valueOf(ofServer, 'database_connections{pool="requests"}') ?? 0) > 0)
    t.equal(valueOf(ofServer, 'switchboard_rate_limited_total{limit="requests"}'), 0)
    const numbered = 'switchboard_job_duration_seconds_count{job="events: number",outcome="done"}'
    t.ok((valueOf(ofWorker, numbered) ?? 0) > 0)
    for (const text of [ofServer, ofWorker]) {
      t.equal(valueOf(text, 'switchboard_database_up'), 1)
      t.equal(valueOf(text, 'switchboard_schema_migrated'), 1)
    }
    t.notMatch(ofServer + ofWorker, /[0-9a-f]{8}-[0-9a-f]{4}-7/, 'no label is an id')

    const exported = read(ofWorker, read(ofServer))
    exported.set(
      'http_request_duration_seconds_bucket',
      exported.get('http_request_duration_seconds_bucket') ?? new Set(),
    )
    for (const { name, expression } of [...alerts(), ...panels()]) {
      const used = metricsIn(expression)
      t.ok(used.length > 0, `${name} uses a metric`)
      for (const { name: metric, labels } of used) {
        const known = exported.get(metric)
        t.ok(known, `${name}: ${metric} is served`)
        // Prometheus adds where it has read them
        const unknown = labels.filter((label) => !known?.has(label) && label !== 'instance')
        t.same(unknown, [], `${name}: labels of ${metric}`)
      }
    }
    const documented = readFileSync(join(operations, 'metrics.md'), 'utf8')
    const families = [...(ofServer + ofWorker).matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name)
    t.same(
      families.filter(
        (name) => name && !/^(nodejs|process)_/.test(name) && !documented.includes(`\`${name}\``),
      ),
      [],
      'every metric is documented',
    )
    t.equal(await program.end('SIGTERM'), 0)
    t.equal(await worker.end('SIGTERM'), 0)
  },
)

t.test('metrics say that the database is away, and go on without it', async (t) => {
  const database = await cloneDatabase()
  const server = run(t, {
    DATABASE_URL: database.url.replace(/:\d+\//, ':9/'),
    METRICS_PORT: '0',
    DRAIN_DELAY_MS: '0',
  })
  await database.drop()
  await server.origin

  const text = await metricsOf(server)

  t.equal(valueOf(text, 'switchboard_database_up'), 0)
  t.notMatch(text, /^switchboard_(schema_migrated|backlog\{|webhooks_failing)/m)
  await until(() => /the metrics of the database could not be read/.test(server.stderr()))
})

interface Named {
  readonly name: string
  readonly expression: string
}

function alerts(): Named[] {
  const text = readFileSync(join(operations, 'prometheus-alerts.yaml'), 'utf8')
  const { groups } = load(text) as {
    groups: Array<{ rules: Array<{ alert: string; expr: string }> }>
  }
  return groups.flatMap(({ rules }) =>
    rules.map(({ alert, expr }) => ({ name: alert, expression: expr })),
  )
}

function panels(): Named[] {
  const text = readFileSync(join(operations, 'grafana-dashboard.json'), 'utf8')
  const { panels } = JSON.parse(text) as {
    panels: Array<{ title: string; targets: Array<{ expr: string }> }>
  }
  return panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ name: title, expression: expr })),
  )
}

/** A workspace whose worker is off, with a webhook, and the same for a second webhook that has failed. */
async function waiting(t: Test): Promise<Workspace & { webhookIds: string[] }> {
  const workspace = await workspaceOn(await startServer(t))
  const { api, database, workspaceId } = workspace
  const webhookIds: string[] = []
  for (const name of ['Fine', 'Failing']) {
    const { body } = await api.createWebhook({
      body: { name, url: 'https://hook.example/', events: ['tag.*'] },
    })
    webhookIds.push(body.data.id)
  }
  await database.admin`update webhook_queues set consecutive_failures = 3,
    failing_since = now() - interval '2 hours'
    where workspace_id = ${workspaceId} and webhook_id = ${webhookIds[1] ?? ''}`
  return { ...workspace, webhookIds }
}

/** Adds pending deliveries to both webhooks. */
async function addDeliveries(
  { database: { admin }, workspaceId, webhookIds }: Awaited<ReturnType<typeof waiting>>,
  count: number,
): Promise<void> {
  for (const webhookId of webhookIds) {
    await admin`insert into webhook_deliveries (workspace_id, id, webhook_id, event_id, type,
        resource_id, sequence, status, due_at, created_at)
      select ${workspaceId}, gen_random_uuid(), ${webhookId}, gen_random_uuid(), 'tag.created',
        gen_random_uuid(), n, 'pending', now(), now() from generate_series(1, ${count}::int) n`
    await admin`update webhook_queues set wake_at = now() - interval '90 seconds'
      where workspace_id = ${workspaceId} and webhook_id = ${webhookId}`
  }
}

async function backlogOf({ pool }: Workspace): Promise<Record<string, Backlog>> {
  return Object.fromEntries((await backlogs(pool, {})).map((one) => [one.work, one]))
}

t.test('the backlog has all work that waits, and for how long', async (t) => {
  const workspace = await waiting(t)
  const { api, pool, database, workspaceId } = workspace
  const conversationId = await makeConversation(workspace)
  const before = await backlogOf(workspace)
  await api.createTag({ body: { name: 'Not numbered' } })
  const text = { messageType: 'text', message: 'Hello.' } as const
  await api.sendMessage({ body: { conversationId, ...text } })
  await addDeliveries(workspace, 7)

  const after = await backlogOf(workspace)
  const events = after['events_to_number']
  t.ok((events?.waiting ?? 0) >= (before['events_to_number']?.waiting ?? 0) + 2)
  t.match(after['messages'], { waiting: 1 })
  t.match(after['deliveries'], { waiting: 7 })
  t.match(after['deliveries_to_failing_webhooks'], { waiting: 7 })
  for (const kind of ['deliveries', 'deliveries_to_failing_webhooks']) {
    const seconds = after[kind]?.seconds ?? 0
    t.ok(seconds > 89 && seconds < 300, `${kind} ${seconds} s`)
  }
  const [failing] = await failingWebhooks(pool, {})
  t.equal(failing?.webhooks, 1)
  t.ok((failing?.seconds ?? 0) >= 7200)

  // By the clock of the database, which is not waited for
  await database.admin`update messages set due_at = now() - interval '1 hour'
    where workspace_id = ${workspaceId} and status = 'queued'`
  t.ok(((await backlogOf(workspace))['messages']?.seconds ?? 0) >= 3600)
  await database.admin`select number_events(${workspaceId}, 1000)`
  const numbered = await backlogOf(workspace)
  t.match(numbered['events_to_number'], { waiting: 0, seconds: 0 })
  t.ok((numbered['events_to_dispatch']?.waiting ?? 0) >= 2)

  await database.admin`update workspaces set suspended_at = now() where id = ${workspaceId}`
  const suspended = Object.values(await backlogOf(workspace))
  t.same(
    suspended.filter(({ waiting, seconds }) => waiting + seconds > 0),
    [],
  )
  t.equal(suspended.length, 6)
})

// As many in all as are added to each of two webhooks. By hand: BACKLOG_MORE=89000 npm test -- platform/metrics
const more = Number(process.env['BACKLOG_MORE'] ?? 33_000)

t.test('the backlog is read by as few pages however much waits', async (t) => {
  const workspace = await waiting(t)
  const { admin } = workspace.database
  let text = ''
  await backlogs(
    {
      ...workspace.pool,
      run: (work) =>
        workspace.pool.run((connection) =>
          work({
            ...connection,
            rows: (sent, parameters, keep) => {
              text = sent
              return connection.rows(sent, parameters, keep)
            },
          }),
        ),
    },
    {},
  )
  const pages = async () => {
    await admin`analyze`
    const [row] = await admin.unsafe(`explain (analyze, buffers, format json) ${text}`)
    const [top] = row!['QUERY PLAN'] as [{ Plan: Record<string, number> }]
    return (top.Plan['Shared Hit Blocks'] ?? 0) + (top.Plan['Shared Read Blocks'] ?? 0)
  }

  await addDeliveries(workspace, 11_000)
  const few = await pages()
  await addDeliveries(workspace, more)
  const many = await pages()

  t.match((await backlogOf(workspace))['deliveries'], { waiting: 10_000 })
  t.ok(
    many < few * 1.5 + 100,
    `${few} pages with 22,000 deliveries, ${many} with ${22_000 + 2 * more}`,
  )
})
