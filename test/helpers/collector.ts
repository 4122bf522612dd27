import type { Test } from 'tap'
import { startReceiver } from './receiver.ts'

/** A span as OTLP over HTTP brings it, in JSON. */
export interface CollectedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | undefined
  readonly name: string
  /** 2 server, 3 client, 4 producer. */
  readonly kind: number
  readonly attributes: Readonly<Record<string, string>>
  readonly service: string | undefined
  readonly hasFailed: boolean
}

export interface Collector {
  readonly url: string
  /** The spans of a trace that have arrived. */
  spansOf(traceId: string): CollectedSpan[]
  /** Everything that has arrived, as text. */
  text(): string
}

interface KeyValue {
  key: string
  value: { stringValue?: string; intValue?: number | string }
}

interface Body {
  resourceSpans: Array<{
    resource: { attributes: KeyValue[] }
    scopeSpans: Array<{
      spans: Array<{
        traceId: string
        spanId: string
        parentSpanId?: string
        name: string
        kind: number
        attributes: KeyValue[]
        status: { code?: number }
      }>
    }>
  }>
}

/** A receiver of traces. */
export async function startCollector(t: Test): Promise<Collector> {
  const bodies: string[] = []
  const { host } = await startReceiver(t, (response, { body }, request) => {
    if (request.url === '/v1/traces') bodies.push(body)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  return {
    url: `http://${host}`,
    spansOf: (traceId) => bodies.flatMap(spansIn).filter((span) => span.traceId === traceId),
    text: () => bodies.join('\n'),
  }
}

function spansIn(body: string): CollectedSpan[] {
  return (JSON.parse(body) as Body).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId,
        name: span.name,
        kind: span.kind,
        attributes: objectOf(span.attributes),
        service: objectOf(resource.attributes)['service.name'],
        hasFailed: span.status.code === 2,
      })),
    ),
  )
}

function objectOf(attributes: readonly KeyValue[]): Record<string, string> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue)]),
  )
}
