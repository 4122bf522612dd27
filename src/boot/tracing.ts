import type { FastifyBaseLogger } from 'fastify'
import { context, diag, DiagLogLevel, ROOT_CONTEXT, SpanKind } from '@opentelemetry/api'
import type { Sampler } from '@opentelemetry/sdk-trace-base'
import { setTimeout as sleep } from 'node:timers/promises'
import { traceSampling } from '../config.ts'
import { traceContext, traceExporter, traceResources, tracing } from '../lib/optional.ts'
import { oneLineOf } from '../lib/text.ts'
import { useTracer } from '../lib/trace.ts'

/** The recording of spans in a process. */
export interface Tracing {
  /** Sends what was recorded and is not sent yet, for two seconds at most. */
  stop(): Promise<void>
}

const flushMs = 2000
/** A collector that is away is reported this often and no more. */
const reportMs = 60_000
/** The most of what it answers that is logged. */
const mostReported = 500

/**
 * Returns the sampler that OpenTelemetry's variables name. A request is sampled as if it began its trace, because its
 * `traceparent` may come from anybody; all that follows it is sampled as it is.
 */
function requestSampler(log: FastifyBaseLogger): Sampler {
  const { AlwaysOffSampler, AlwaysOnSampler, ParentBasedSampler, TraceIdRatioBasedSampler } =
    tracing()
  const { sampler, ratio, mistakes } = traceSampling()
  for (const mistake of mistakes) log.warn(mistake)
  const root = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  }[sampler]()
  const following = new ParentBasedSampler({ root })
  return {
    shouldSample: (parent, traceId, spanName, kind, ...rest) =>
      following.shouldSample(
        kind === SpanKind.SERVER ? ROOT_CONTEXT : parent,
        ...([traceId, spanName, kind, ...rest] as const),
      ),
    toString: () => `requests as roots of ${following.toString()}`,
  }
}

/** Returns an error without its stack where OpenTelemetry reports one, as JSON, with what the collector has answered. */
function reasonIn(report: string): string {
  try {
    const { code, message, data } = JSON.parse(report) as Record<string, unknown>
    return [code, message, data].filter((one) => one !== undefined).join(' ')
  } catch {
    return report
  }
}

/**
 * Records spans and sends them by OTLP over HTTP to `endpoint`; without one it does nothing, and nothing of OpenTelemetry
 * but its small API is loaded. Sampling, headers and the name of the service follow OpenTelemetry's own variables.
 */
export function startTracing(endpoint: string | undefined, log: FastifyBaseLogger): Tracing {
  if (endpoint === undefined) return { stop: async () => {} }
  const { AsyncLocalStorageContextManager } = traceContext()
  const { OTLPTraceExporter } = traceExporter()
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = traceResources()
  const { BasicTracerProvider, BatchSpanProcessor } = tracing()

  let reportedAt = -Infinity
  const report = (message: string, ...details: unknown[]): void => {
    if (performance.now() - reportedAt < reportMs) return
    reportedAt = performance.now()
    const said = [reasonIn(message), ...details.map((one) => JSON.stringify(one))].join(' ')
    log.warn({ error: oneLineOf(said, mostReported) }, 'traces could not be sent')
  }
  const ignore = (): void => {}
  const logger = { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore }
  diag.setLogger(logger, DiagLogLevel.WARN)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'switchboard' }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: requestSampler(log),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  useTracer(provider.getTracer('switchboard'))
  return {
    async stop() {
      useTracer(undefined)
      const sent = provider.shutdown().catch((error: Error) => report(error.message))
      await Promise.race([sent, sleep(flushMs, undefined, { ref: false })])
    },
  }
}
