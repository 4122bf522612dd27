import { createRequire } from 'node:module'
import { pino } from 'pino'
import t from 'tap'
import { acceptedTraceparent } from '../../src/lib/trace.ts'
import { traceSampling } from '../../src/config.ts'
import { startTracing } from '../../src/boot/tracing.ts'
import type { Client } from '../helpers/client.ts'
import { startCollector } from '../helpers/collector.ts'
import { databaseOf } from '../helpers/database.ts'
import { outsideWith, work } from '../helpers/outside.ts'
import { run } from '../helpers/program.ts'
import { type Received, type Receiver, startReceiver } from '../helpers/receiver.ts'
import { runServed } from '../helpers/served.ts'
import { startServer, workspaceOn } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const traceOf = (n: number) => n.toString(16).padStart(32, 'a')
const callerSpan = '00f067aa0ba902b7'

/** The `traceparent` that a webhook and a custom channel got after a request each with one of its own. */
async function deliveredBy(
  api: Client,
  receiver: Receiver,
  headersOf: (n: number) => Record<string, string>,
): Promise<[webhook: Received, channel: Received]> {
  const webhook = await api.createWebhook({
    body: { name: 'Hook', url: `${receiver.url}?webhook`, events: ['tag.*'] },
  })
  const channel = await api.createChannel({
    body: {
      type: 'custom',
      name: 'Gateway',
      config: { outboundUrl: `${receiver.url}?channel`, secret, identityType: 'email' },
    },
  })
  const contact = await api.createContact({
    body: { name: 'Mira', contactEmails: [{ email: 'mira@lindqvist.example' }] },
  })
  const tag = await api.createTag({ body: { name: 'canary' }, headers: headersOf(1) })
  const message = await api.sendMessage({
    headers: headersOf(2),
    body: {
      contactId: contact.body.data.id,
      channelId: channel.body.data.id,
      messageType: 'text',
      message: 'canary',
    },
  })
  for (const { status } of [webhook, channel, contact, tag, message]) {
    if (status !== 201) throw new Error(`one of the requests was answered ${status}`)
  }
  const withBody = (pattern: RegExp) => receiver.received.find(({ body }) => pattern.test(body))
  await until(() => withBody(/tag\.created/) !== undefined)
  await until(() => withBody(/"type":"message"/) !== undefined)
  return [withBody(/tag\.created/) as Received, withBody(/"type":"message"/) as Received]
}

t.test(
  'a trace has a request, its statements, its event and the delivery by a worker',
  async (t) => {
    const database = await databaseOf(t)
    const [collector, receiver] = await Promise.all([startCollector(t), startReceiver(t)])
    const settings = {
      DATABASE_URL: database.url,
      WEBHOOK_ALLOW: receiver.host,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0,05',
      DRAIN_DELAY_MS: '0',
    }
    const { api, program: server } = await runServed(t, { ...settings, WORKER: 'off' })
    const worker = run(t, settings, 'worker')

    const [toWebhook, toChannel] = await deliveredBy(api, receiver, (n) => ({
      traceparent: `00-${traceOf(n)}-${callerSpan}-01`,
    }))
    const named = (trace: number, pattern: RegExp) =>
      collector.spansOf(traceOf(trace)).find(({ name }) => pattern.test(name))
    await until(() => named(1, /^deliver/) !== undefined && named(2, /^send message/) !== undefined)
    await until(() => named(1, /^POST/) !== undefined && named(2, /^POST/) !== undefined)

    const request = named(1, /^POST/)
    const [workspace] = await database.admin`select id from workspaces`
    t.match(request, {
      name: 'POST /tags',
      kind: 2,
      parentSpanId: callerSpan,
      service: 'switchboard',
      attributes: {
        'http.response.status_code': '201',
        'switchboard.operation': 'createTag',
        'switchboard.workspace.id': workspace?.['id'],
      },
    })
    const insert = named(1, /^insert tags$/)
    t.match(insert, {
      parentSpanId: request?.spanId,
      attributes: { 'db.query.text': /insert into "tags"/ },
    })
    t.match(named(1, /^commit$/), { parentSpanId: request?.spanId })
    const event = named(1, /^emit/)
    t.match(event, { name: 'emit tag.created', kind: 4, parentSpanId: request?.spanId })
    const delivery = named(1, /^deliver/)
    t.match(delivery, {
      name: 'deliver tag.created',
      kind: 3,
      parentSpanId: event?.spanId,
      attributes: { 'http.response.status_code': '200', 'switchboard.delivery.attempt': '1' },
    })
    t.equal(toWebhook.headers['traceparent'], `00-${traceOf(1)}-${delivery?.spanId}-01`)
    const sending = named(2, /^send message/)
    t.match(sending, { name: 'send message by custom', parentSpanId: named(2, /^POST/)?.spanId })
    t.equal(toChannel.headers['traceparent'], `00-${traceOf(2)}-${sending?.spanId}-01`)

    const { body } = await api.listWebhooks()
    const deliveries = await api.listWebhookDeliveries({ params: { id: body.data[0]?.id ?? '' } })
    t.equal(deliveries.status, 200)
    t.equal(await server.end('SIGTERM'), 0)
    t.equal(await worker.end('SIGTERM'), 0)
    t.match(server.stderr(), new RegExp(`"operationId":"createTag".*"traceId":"${traceOf(1)}"`))
    for (const { stderr } of [server, worker]) {
      t.match(stderr(), 'OTEL_TRACES_SAMPLER_ARG must be a number', 'a wrong share is reported')
    }
    t.notMatch(collector.text(), /canary|swb_|lindqvist/, 'spans hold nothing of anybody')
  },
)

t.test('a collector that is away holds up nothing and is reported', async (t) => {
  const database = await databaseOf(t)
  const { api, program: server } = await runServed(t, {
    DATABASE_URL: database.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
  })

  t.equal((await api.createTag({ body: { name: 'Berth' } })).status, 201)
  await until(() => /traces could not be sent/.test(server.stderr()))
  t.equal((await api.listTags()).status, 200)
  t.equal(await server.end('SIGTERM'), 0)
})

t.test('what a collector answers is logged in a few words', async (t) => {
  const answers = [
    {
      status: 413,
      body: `too large ${'x'.repeat(1_000_000)}`,
      logged: '413 Payload Too Large too large x',
    },
    {
      status: 200,
      body: '{"partialSuccess":{"rejectedSpans":5,"errorMessage":"above the quota"}}',
      logged: 'Received Partial Success response: .*above the quota',
    },
  ]
  const logs = answers.map(async ({ status, body }) => {
    const collector = await startReceiver(t, (response) => response.writeHead(status).end(body))
    const { program: server } = await runServed(t, {
      DATABASE_URL: (await databaseOf(t)).url,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://${collector.host}`,
      OTEL_BSP_SCHEDULE_DELAY: '50',
    })
    await until(() => /traces could not be sent/.test(server.stderr()))
    t.equal(await server.end('SIGTERM'), 0)
    return server
      .stderr()
      .split('\n')
      .filter((line) => /traces could not be sent/.test(line))
  })
  for (const [index, lines] of (await Promise.all(logs)).entries()) {
    t.equal(lines.length, 1)
    t.match(lines[0], new RegExp(`"error":"${answers[index]?.logged.replaceAll('"', '.*')}`))
    t.ok((lines[0] ?? '').length < 1000)
    t.notMatch(lines[0], 'node:')
  }
})

t.test('without a collector a trace is passed on, and no SDK is loaded', async (t) => {
  const receiver = await startReceiver(t)
  const outside = outsideWith([receiver.host])
  const server = await startServer(t, { outside })
  const { api } = await workspaceOn(server)
  work(t, server.pool, outside)
  await startTracing(undefined, pino({ level: 'silent' })).stop()
  const given = (n: number) => `00-${traceOf(n)}-${callerSpan}-00`

  const [toWebhook, toChannel] = await deliveredBy(api, receiver, (n) => ({
    traceparent: given(n),
  }))

  t.equal(toWebhook.headers['traceparent'], given(1))
  t.equal(toChannel.headers['traceparent'], given(2))
  await api.createTag({ body: { name: 'No trace' } })
  await api.createTag({ body: { name: 'Bad trace' }, headers: { traceparent: 'canary' } })
  await until(() => receiver.received.filter(({ body }) => /tag\.created/.test(body)).length === 3)
  t.same(
    receiver.received
      .filter(({ body }) => /(No|Bad) trace/.test(body))
      .map(({ headers }) => headers['traceparent']),
    [undefined, undefined],
  )
  const loaded = Object.keys(createRequire(import.meta.url).cache)
  t.same(
    loaded.filter((path) => /@opentelemetry.(sdk|exporter|context|resources|otlp)/.test(path)),
    [],
  )
})

t.test('the variables of a sampler count where OpenTelemetry knows them', async (t) => {
  const cases = [
    [undefined, undefined, 'always_on', 1, []],
    ['', ' ', 'always_on', 1, []],
    ['parentbased_always_off', undefined, 'always_off', 1, []],
    ['traceidratio', '0.05', 'traceidratio', 0.05, []],
    ['parentbased_traceidratio', '0', 'traceidratio', 0, []],
    ['traceidratio', '5', 'traceidratio', 1, ['OTEL_TRACES_SAMPLER_ARG']],
    ['traceidratio', '0,05', 'traceidratio', 1, ['OTEL_TRACES_SAMPLER_ARG']],
    ['jaeger_remote', 'x', 'always_on', 1, ['OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG']],
    ['parentbased_always', undefined, 'always_on', 1, ['OTEL_TRACES_SAMPLER']],
  ] as const
  for (const [name, share, sampler, ratio, mistaken] of cases) {
    const env = { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share }
    const { mistakes, ...sampling } = traceSampling(env)
    t.same(sampling, { sampler, ratio }, `${name} ${share}`)
    t.same(
      mistakes.map((sentence) => sentence.split(' ')[0]),
      mistaken,
      `${name} ${share}`,
    )
  }
})

t.test('a traceparent is accepted as W3C Trace Context says', async (t) => {
  const [trace, span] = [traceOf(1), callerSpan]
  const cases: Array<[unknown, string | undefined]> = [
    [`00-${trace}-${span}-01`, `00-${trace}-${span}-00`],
    [`01-${trace}-${span}-01-more`, `00-${trace}-${span}-00`],
    [`00-${trace}-${span}-01-more`, undefined],
    [`ff-${trace}-${span}-01`, undefined],
    [`00-${trace.toUpperCase()}-${span}-01`, undefined],
    [`00-${'0'.repeat(32)}-${span}-01`, undefined],
    [`00-${trace}-${'0'.repeat(16)}-01`, undefined],
    [`00-${trace}-${span}`, undefined],
    [undefined, undefined],
    [['a', 'b'], undefined],
  ]
  for (const [given, accepted] of cases)
    t.equal(acceptedTraceparent(given), accepted, String(given))
})
