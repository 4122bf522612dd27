import type { FastifyRequest } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { basePath } from '../../../generated/routes.ts'
import { root } from '../../lib/root.ts'
import type { Answer } from './answer.ts'
import { policyOf } from './docs-policy.ts'

/** Returns the page for a browser that opens an address where nothing is; undefined for any other request. */
export type NotFoundPage = (request: FastifyRequest) => Answer | undefined

/** Reads the page that the build has written. Its links begin at the path of `publicUrl`, as it is shown at any address. */
export function notFoundPage(publicUrl: string): NotFoundPage {
  const path = join(root, 'dist', 'docs', '404.html')
  if (!existsSync(path)) return () => undefined
  const prefix = publicUrl === '' ? '' : new URL(publicUrl).pathname.replace(/\/$/, '')
  const body = readFileSync(path, 'utf8').replaceAll('"/docs/', () => `"${prefix}/docs/`)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${policyOf('404.html')}; frame-ancestors 'none'`,
  }
  return ({ url, headers: { accept } }) =>
    url.startsWith(`${basePath}/`) || !accept?.includes('text/html')
      ? undefined
      : { status: 404, headers, body }
}
