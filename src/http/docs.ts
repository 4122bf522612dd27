import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { basePath } from '../../generated/routes.ts'
import { ApiError, type ProblemCode, problems } from '../errors.ts'
import { root } from '../lib/root.ts'

/** The contract as it is, the page to read and try it, and the catalogue of problems. Public. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  const yaml = readFileSync(join(root, 'openapi.yaml'))
  const json = readFileSync(join(root, 'generated', 'openapi.json'), 'utf8')

  app.get(`${basePath}/openapi.yaml`, async (_, reply) =>
    reply.type('application/yaml; charset=utf-8').header('cache-control', 'no-cache').send(yaml),
  )
  app.get(`${basePath}/openapi.json`, async (_, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(json),
  )
  registerProblems(app)

  await app.register(swagger, {
    mode: 'static',
    specification: { document: JSON.parse(json) as never },
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: {
      url: `${basePath}/openapi.json`,
      deepLinking: true,
      displayOperationId: true,
      docExpansion: 'list',
      persistAuthorization: true,
      validatorUrl: null,
    } as never,
    theme: { title: 'Switchboard API' },
    staticCSP: {
      'default-src': ["'none'"],
      'connect-src': ["'self'"],
      'font-src': ["'self'", 'data:'],
      'img-src': ["'self'", 'data:'],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  })
}

function registerProblems(app: FastifyInstance): void {
  const describe = (code: ProblemCode) => {
    const [status, title, meaning] = problems[code]
    return { code, status, title, meaning }
  }
  app.get('/problems', async () => ({
    data: (Object.keys(problems) as ProblemCode[]).map(describe),
  }))
  app.get<{ Params: { code: string } }>('/problems/:code', async ({ params: { code } }) => {
    if (!Object.hasOwn(problems, code)) {
      throw new ApiError('not_found', 'There is no such problem.', {
        members: { resource: 'problem', id: code },
      })
    }
    return describe(code as ProblemCode)
  })
}
