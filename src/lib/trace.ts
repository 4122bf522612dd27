import {
  type Attributes,
  context,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api'

export { type Span, SpanKind }

/** A place in a trace, as the header `traceparent` names it (W3C Trace Context). */
export type Traceparent = string

export interface SpanOptions {
  readonly kind?: SpanKind
  readonly attributes?: Attributes
  /** The span before this one. Null begins a new trace. Undefined stands for the active span, if any. */
  readonly parent?: Traceparent | null | undefined
}

let tracer: Tracer | undefined

/** Has spans recorded from now on, or no longer. Without a tracer nothing here does anything. */
export function useTracer(given: Tracer | undefined): void {
  tracer = given
}

/**
 * Returns a caller's `traceparent` in the form of version 00; undefined for one that is not valid. Its flag is left
 * out, because a caller does not decide whether spans are recorded.
 */
export function acceptedTraceparent(header: unknown): Traceparent | undefined {
  if (typeof header !== 'string') return undefined
  const parts = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/.exec(header)
  if (!parts) return undefined
  const [, version, traceId = '', parentId = '', , rest] = parts
  // A later version may have more at its end
  if (version === 'ff' || (version === '00' && rest !== undefined)) return undefined
  if (/^0+$/.test(traceId) || /^0+$/.test(parentId)) return undefined
  return `00-${traceId}-${parentId}-00`
}

export function traceIdOf(traceparent: Traceparent): string {
  return traceparent.slice(3, 35)
}

/** Names a span for those who continue its trace. */
export function traceparentOf(span: Span): Traceparent {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

/** Begins a span, which its caller ends; undefined when no spans are recorded. */
export function startSpan(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {}, parent }: SpanOptions,
): Span | undefined {
  return tracer?.startSpan(name, { kind, attributes }, contextOf(parent))
}

/** Runs work whose spans follow the given one. */
export function inContextOf<T>(span: Span | undefined, work: () => T): T {
  return span ? context.with(trace.setSpan(context.active(), span), work) : work()
}

/** Runs work in a span of its own, which has failed when the work does. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  const span = startSpan(name, options)
  return span
    ? endedBy(
        span,
        inContextOf(span, () => work(span)),
      )
    : work(undefined)
}

/** Ends a span with the work that it stands for, and fulfils or rejects as the work does. */
export async function endedBy<T>(span: Span, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    failSpan(span, error)
    throw error
  } finally {
    span.end()
  }
}

export function isTracing(): boolean {
  return tracer !== undefined
}

/** Whether a span is active that is recorded, so that what is done now is part of a trace. */
export function isTraced(): boolean {
  return tracer !== undefined && trace.getActiveSpan()?.isRecording() === true
}

/** Marks a span as failed. Only the kind of the error is recorded: its message may hold people's data. */
export function failSpan(span: Span, error: unknown): void {
  const { name, code } = error as { name?: unknown; code?: unknown }
  span.setAttribute('error.type', String(code ?? name ?? typeof error))
  span.setStatus({ code: SpanStatusCode.ERROR })
}

function contextOf(parent: Traceparent | null | undefined): Context {
  if (parent === undefined) return context.active()
  if (parent === null) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId: traceIdOf(parent),
    spanId: parent.slice(36, 52),
    traceFlags: Number.parseInt(parent.slice(53), 16),
    isRemote: true,
  })
}
