import type { FastifyRequest } from 'fastify'
import { multipartType } from './upload.ts'

/** A header of a request that has no list of values. */
export function header(request: FastifyRequest, name: string): string | undefined {
  return request.headers[name] as string | undefined
}

export function userAgentOf(request: FastifyRequest): string | null {
  return header(request, 'user-agent')?.slice(0, 512) ?? null
}

/** Whether a request brings a file. */
export function isUpload(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').toLowerCase().startsWith(multipartType)
}
