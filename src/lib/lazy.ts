import type * as ObjectStorage from '@aws-sdk/client-s3'
import type * as Multipart from '@fastify/busboy'
import type * as TraceContext from '@opentelemetry/context-async-hooks'
import type * as TraceExporter from '@opentelemetry/exporter-trace-otlp-http'
import type * as TraceResources from '@opentelemetry/resources'
import type * as Tracing from '@opentelemetry/sdk-trace-base'
import type * as FileTypes from 'file-type'
import type * as ImageSizes from 'image-size'
import type * as IoRedis from 'ioredis'
import { createRequire } from 'node:module'
import type * as PhoneNumbers from 'libphonenumber-js'
import type * as MailComposer from 'nodemailer'
import type * as ThreadPools from 'piscina'
import type * as Prometheus from 'prom-client'
import type * as Expressions from 're2js'

const require = createRequire(import.meta.url)

/** A package that is loaded when it is first needed: a start does not wait for it. */
function lazily<Module>(name: string): () => Module {
  let loaded: Module | undefined
  return () => (loaded ??= require(name) as Module)
}

export const mailComposer = lazily<typeof MailComposer>('nodemailer')
export const threadPools = lazily<typeof ThreadPools>('piscina')
export const phoneNumbers = lazily<typeof PhoneNumbers>('libphonenumber-js')
export const imageSizes = lazily<typeof ImageSizes>('image-size')
export const multipart = lazily<typeof Multipart>('@fastify/busboy')
export const expressions = lazily<typeof Expressions>('re2js')
export const prometheus = lazily<typeof Prometheus>('prom-client')
export const fileTypes = lazily<typeof FileTypes>('file-type')
export const objectStorage = lazily<typeof ObjectStorage>('@aws-sdk/client-s3')
export const redisClient = lazily<typeof IoRedis>('ioredis')
export const traceContext = lazily<typeof TraceContext>('@opentelemetry/context-async-hooks')
export const traceExporter = lazily<typeof TraceExporter>('@opentelemetry/exporter-trace-otlp-http')
export const traceResources = lazily<typeof TraceResources>('@opentelemetry/resources')
export const tracing = lazily<typeof Tracing>('@opentelemetry/sdk-trace-base')
