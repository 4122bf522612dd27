import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { basePath } from '../../generated/routes.ts'
import { ApiError, type ProblemCode, problems } from '../errors.ts'
import { root } from '../lib/root.ts'
import { policyOf } from './docs-policy.ts'
import { noneMatch } from './etag.ts'

/** Where the build writes the pages. */
const folder = join(root, 'dist', 'docs')

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
  registerPages(app)
}

/** `app.swagger()`, and the contract in both formats. The YAML is the file itself, with its comments and its order. */
function registerContract(app: FastifyInstance): void {
  const text = readFileSync(join(root, 'generated', 'openapi.json'), 'utf8')
  const document = JSON.parse(text) as StaticDocumentSpec['document']
  void app.register(swagger, { mode: 'static', specification: { document } })

  let json: { readonly bytes: Buffer; readonly etag: string } | undefined
  app.get(`${basePath}/openapi.json`, async (request, reply) => {
    json ??= jsonOf(app.swagger())
    const { bytes, etag } = json
    void reply
      .type(types['.json'] ?? '')
      .header('cache-control', 'no-cache')
      .header('etag', etag)
    if (noneMatch(request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send()
    return reply.send(bytes)
  })
  app.get(`${basePath}/openapi.yaml`, (request, reply) =>
    sendFile(request, reply, join(root, 'openapi.yaml')),
  )
}

function jsonOf(document: object): { bytes: Buffer; etag: string } {
  const bytes = Buffer.from(JSON.stringify(document))
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
}

/** The static pages that the build has written. */
function registerPages(app: FastifyInstance): void {
  // Without the last slash, what the page loads lies one folder down
  app.get('/docs', async (_, reply) => {
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(orUndefined)
    if (page === undefined) return reply.callNotFound()
    return headersOf(reply, 'index.html').send(
      page.replace(/ (href|src)="(?!#)(?:\.\/)?/g, ' $1="docs/'),
    )
  })
  app.get('/docs/', (request, reply) => sendPage(request, reply, 'index.html'))
  app.get<{ Params: { file: string } }>('/docs/:file', async (request, reply) => {
    const { file } = request.params
    return sendPage(request, reply, extname(file) === '' ? `${file}.html` : file)
  })
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, file: string) {
  if (!/^[a-z-]+\.[a-z]+$/.test(file)) return reply.callNotFound()
  return sendFile(request, headersOf(reply, file), join(folder, file))
}

function headersOf(reply: FastifyReply, file: string): FastifyReply {
  return reply
    .type(types[extname(file)] ?? 'application/octet-stream')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', `${policyOf(file)}; frame-ancestors 'none'`)
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, path: string) {
  const found = await stat(path).catch(orUndefined)
  if (found === undefined) return reply.callNotFound()
  const etag = `"${found.mtimeMs.toString(36)}-${found.size.toString(36)}"`
  void reply
    .type(types[extname(path)] ?? 'application/octet-stream')
    .header('cache-control', 'no-cache')
    .header('etag', etag)
  if (noneMatch(request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send()
  return reply.header('content-length', found.size).send(createReadStream(path))
}

function orUndefined(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
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
    void reply.header('vary', 'accept')
    if (request.headers.accept?.includes('text/html')) {
      return reply.redirect(`${publicUrl}/docs/errors#${code}`, 303)
    }
    return describe(code as ProblemCode)
  })
}
