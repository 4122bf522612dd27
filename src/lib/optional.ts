import type * as ObjectStorage from '@aws-sdk/client-s3'
import type * as TraceContext from '@opentelemetry/context-async-hooks'
import type * as TraceExporter from '@opentelemetry/exporter-trace-otlp-http'
import type * as TraceResources from '@opentelemetry/resources'
import type * as Tracing from '@opentelemetry/sdk-trace-base'
import type * as IoRedis from 'ioredis'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Returns a function that loads an optional package when it is needed, which a setting decides. */
function lazily<Module>(name: string): () => Module {
  return () => require(name) as Module
}

export const objectStorage = lazily<typeof ObjectStorage>('@aws-sdk/client-s3')
export const redisClient = lazily<typeof IoRedis>('ioredis')
export const traceContext = lazily<typeof TraceContext>('@opentelemetry/context-async-hooks')
export const traceExporter = lazily<typeof TraceExporter>('@opentelemetry/exporter-trace-otlp-http')
export const traceResources = lazily<typeof TraceResources>('@opentelemetry/resources')
export const tracing = lazily<typeof Tracing>('@opentelemetry/sdk-trace-base')
