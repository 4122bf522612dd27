import { negotiate } from '@fastify/accept-negotiator'
import swagger from '@fastify/swagger'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { basePath } from '../../../generated/routes.ts'
import { ApiError, type ProblemCode, problems } from '../../errors.ts'
import { root } from '../../lib/root.ts'
import { unlessMissing } from '../../lib/unless-missing.ts'
import { policyOf } from './docs-policy.ts'
import { noneMatch } from './etag.ts'

/** Where the build writes the pages. */
const folder = join(root, 'dist', 'docs')

/** The address that the build writes where it knows no other. */
const localAddress = 'http://127.0.0.1:3000'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.yaml': 'application/yaml; charset=utf-8',
}

/** The contract as it is written, the pages to read and try it, and the catalogue of problems. All of it is public. */
export function registerDocs(app: FastifyInstance, publicUrl: string): void {
  registerContract(app)
  registerProblems(app, publicUrl)
  registerCollection(app, publicUrl)
  registerPages(app)
}

/** Serves the contract in both formats and as OpenAPI 3.0. The YAML is the file itself, with its comments. */
function registerContract(app: FastifyInstance): void {
  const path = join(root, 'generated', 'openapi.json')
  let read: ReturnType<typeof readContract> | undefined
  app.get(`${basePath}/openapi.json`, async (request, reply) => {
    void reply.type(types['.json'] ?? '').header('access-control-allow-origin', '*')
    const { mtimeMs } = await stat(path)
    const coded = await codingOf(request, reply, join(folder, 'openapi.json'), mtimeMs)
    if (coded !== undefined) return sendFound(request, reply, coded)
    // Requests that come while it is read wait for the same reading
    read ??= readContract(path).catch((error: unknown) => {
      read = undefined
      throw error
    })
    const { bytes, etag } = await read
    return isUnchanged(request, reply, etag) ? reply.code(304).send() : reply.send(bytes)
  })
  const files = { 'openapi.yaml': root, 'openapi-3.0.json': join(root, 'generated') }
  for (const [name, location] of Object.entries(files)) {
    app.get(`${basePath}/${name}`, (request, reply) => {
      void reply.header('access-control-allow-origin', '*')
      return sendFile(request, reply, join(location, name), join(folder, name))
    })
  }
}

/**
 * Reads the contract for somebody who wants it without a content coding. On the server itself the plugin would read it at
 * each start and keep 8 MB of objects in each process.
 */
async function readContract(path: string): Promise<{ bytes: Buffer; etag: string }> {
  const reader = fastify()
  await reader.register(swagger, { mode: 'static', specification: { path, baseDir: root } })
  await reader.ready()
  const bytes = Buffer.from(JSON.stringify(reader.swagger()))
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
}

/** The collection for Postman, with the address of this server. */
function registerCollection(app: FastifyInstance, publicUrl: string): void {
  app.get('/docs/postman.json', async (request, reply) => {
    const text = await unlessMissing(readFile(join(folder, 'postman.json'), 'utf8'), undefined)
    if (text === undefined) return reply.callNotFound()
    const address = JSON.stringify(publicUrl || addressOf(request)).slice(1, -1)
    // No cache may store it (`no-store` is the default): the address is what this one request says
    return reply.type(types['.json'] ?? '').send(text.replaceAll(localAddress, () => address))
  })
}

/** The address that a request was sent to, as far as it is one of a host. */
function addressOf({ protocol, host }: FastifyRequest): string {
  return /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host) ? `${protocol}://${host}` : localAddress
}

/** The static pages that the build has written. */
function registerPages(app: FastifyInstance): void {
  // Without the last slash, what the page loads lies one folder down
  app.get('/docs', (_, reply) => reply.redirect('docs/', 308))
  app.get<{ Params: { '*': string } }>('/docs/*', async (request, reply) => {
    const asked = request.params['*'] || 'index.html'
    const file = extname(asked) in types ? asked : `${asked}.html`
    if (!/^([a-z]+\/)?\w[\w.-]*$/.test(file)) return reply.callNotFound()
    void reply.header('content-security-policy', `${policyOf(file)}; frame-ancestors 'none'`)
    return sendFile(request, reply, join(folder, file))
  })
}

interface Found {
  readonly path: string
  readonly mtimeMs: number
  readonly size: number
}

/** Sends a file, or what the build wrote at `codedAt` as a content coding of it. */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  codedAt = path,
) {
  const plain = await unlessMissing(stat(path), undefined)
  if (plain === undefined) return reply.callNotFound()
  void reply.type(types[extname(path)] ?? 'application/octet-stream')
  const coded = await codingOf(request, reply, codedAt, plain.mtimeMs)
  return sendFound(request, reply, coded ?? { path, mtimeMs: plain.mtimeMs, size: plain.size })
}

const endings = { br: '.br', gzip: '.gz' } as const

/** The content coding of a file that the client prefers and that is not older than the file. */
async function codingOf(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  since: number,
): Promise<Found | undefined> {
  void reply.header('vary', 'accept-encoding, origin')
  const coding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip'])
  if (coding !== 'br' && coding !== 'gzip') return
  const coded = path + endings[coding]
  const found = await unlessMissing(stat(coded), undefined)
  if (found === undefined || found.mtimeMs < since) return
  void reply.header('content-encoding', coding)
  return { path: coded, mtimeMs: found.mtimeMs, size: found.size }
}

function sendFound(request: FastifyRequest, reply: FastifyReply, { path, mtimeMs, size }: Found) {
  const etag = `"${mtimeMs.toString(36)}-${size.toString(36)}"`
  if (isUnchanged(request, reply, etag)) return reply.code(304).send()
  return reply.header('content-length', size).send(createReadStream(path))
}

function isUnchanged(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  void reply.header('cache-control', 'no-cache').header('etag', etag)
  return noneMatch(request.headers['if-none-match'] ?? '', etag)
}

function registerProblems(app: FastifyInstance, publicUrl: string): void {
  const describe = (code: ProblemCode) => {
    const [status, title, meaning] = problems[code]
    return { code, status, title, meaning }
  }
  app.get('/problems', async () => ({
    data: (Object.keys(problems) as ProblemCode[]).map(describe),
  }))
  // What the `type` of a problem leads to: a page for people, JSON for programs
  app.get<{ Params: { code: string } }>('/problems/:code', async (request, reply) => {
    const { code } = request.params
    if (!Object.hasOwn(problems, code)) {
      throw new ApiError('not_found', 'There is no problem with this code.', {
        members: { resource: 'problem', id: code },
      })
    }
    void reply.header('vary', 'accept, origin')
    if (request.headers.accept?.includes('text/html')) {
      return reply.redirect(`${publicUrl}/docs/errors#${code}`, 303)
    }
    return describe(code as ProblemCode)
  })
}
