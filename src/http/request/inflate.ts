import type { FastifyReply, FastifyRequest } from 'fastify'
import { createGunzip } from 'node:zlib'
import { recordSource } from './discard.ts'
import { piped } from './piped.ts'
import { header } from './request.ts'

/** Returns the content coding of a body (RFC 9110, section 8.4); undefined for one that is not known. */
export function codingOf(request: FastifyRequest): 'identity' | 'gzip' | undefined {
  const given = header(request, 'content-encoding')?.trim().toLowerCase() ?? 'identity'
  if (given === 'gzip' || given === 'x-gzip') return 'gzip'
  return given === 'identity' || given === '' ? 'identity' : undefined
}

/** Inflates a body that comes with gzip while it arrives. Its limits are those of a body that comes as it is. */
export async function inflateBody(
  request: FastifyRequest,
  _: FastifyReply,
  payload: NodeJS.ReadableStream,
): Promise<NodeJS.ReadableStream> {
  if (codingOf(request) !== 'gzip') return payload
  // Fastify compares Content-Length with this count
  const inflated = Object.assign(createGunzip(), { receivedEncodedLength: 0 })
  payload.on('data', (chunk: Buffer) => (inflated.receivedEncodedLength += chunk.length))
  recordSource(inflated, payload)
  return piped(payload, inflated)
}
