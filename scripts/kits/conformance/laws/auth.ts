import { randomBytes, randomUUID } from 'node:crypto'
import type { Scope } from '../../../../generated/routes.ts'
import { holds } from '../../../../src/auth/scopes.ts'
import { type Contract, type Operation, parametersIn } from '../contract.ts'
import { NotTried } from '../findings.ts'
import { codeOf } from '../replies.ts'
import { referenceOf } from '../resources.ts'
import { refusalOf, type Stage, unknownParams } from '../stage.ts'
import type { Reply, Request } from '../target.ts'
import { requireScopes, type TrialsOf, trialsOf } from './law.ts'

/** Requests without a token, beyond its scopes, or for objects of another workspace are refused. */
export const auth: TrialsOf = (stage) => {
  const narrow = narrowTokens(stage)
  return [
    ...trialsOf(
      stage,
      'auth',
      ({ isPublic }) => !isPublic,
      async (operation) => {
        await judgeTokens(stage, operation)
        await judgeScopes(stage, operation, narrow)
      },
    ),
    ...trialsOf(
      stage,
      'auth',
      (operation) => references(stage.contract, operation).length > 0,
      (operation) => judgeUnknown(stage, operation),
    ),
  ]
}

const references = (contract: Contract, operation: Operation) =>
  parametersIn(operation, 'path').filter(({ schema }) => referenceOf(contract, schema))

async function judgeTokens(stage: Stage, operation: Operation): Promise<void> {
  const request = harmless(stage.contract, operation)
  if (request === undefined) {
    throw new NotTried('a request that would change nothing if it were let in')
  }
  const strange = `swb_${randomBytes(18).toString('hex')}`
  for (const [token, code] of [
    [null, 'token_missing'],
    [strange, 'token_invalid'],
  ] as const) {
    const reply = await stage.target.send(operation, { ...request, token })
    stage.findings.check('auth', operation, reply.asked, [
      ...expected(reply, token === null ? 'no token' : 'an unknown token', 401, code),
      ...(reply.status === 401 && !/^Bearer\b/.test(reply.headers['www-authenticate'] ?? '')
        ? ['a 401 has no Bearer challenge']
        : []),
    ])
  }
}

/** Sound enough to be asked for a token, and nothing that a server without a lock could carry out. */
function harmless(contract: Contract, operation: Operation): Request | undefined {
  const params = unknownParams(contract, operation)
  if (operation.method === 'GET') return { params }
  if (operation.bodies.length > 0) return { params, raw: { type: 'text/plain', text: '{' } }
  return Object.keys(params).length > 0 ? { params } : undefined
}

async function judgeScopes(
  stage: Stage,
  operation: Operation,
  narrow: (scope: string) => Promise<string>,
): Promise<void> {
  const [needed] = operation.scopes
  if (needed === undefined) return
  if (!stage.mayWrite) throw new NotTried('a token without its scope: no --workspace is given')
  const request = harmless(stage.contract, operation) ?? {}
  const reply = await stage.target.send(operation, { ...request, token: await narrow(needed) })
  const required: unknown = reply.body?.requiredScopes
  stage.findings.check('auth', operation, reply.asked, [
    ...expected(reply, `a token without ${needed}`, 403, 'insufficient_scope'),
    ...(reply.status === 403 && !(Array.isArray(required) && required.includes(needed))
      ? ['requiredScopes of a 403 lacks the scope']
      : []),
    ...(reply.status === 403 && !reply.headers['www-authenticate']?.includes('insufficient_scope')
      ? ['a 403 for its scope has no challenge']
      : []),
  ])
}

/** Tokens of one scope each, of which one at least does not hold whatever scope is asked for. */
function narrowTokens(stage: Stage): (needed: string) => Promise<string> {
  const tokens = new Map<string, Promise<string>>()
  return async (needed) => {
    const scope = stage.contract.scopes.find(
      (each) => each !== '*' && !holds([each as Scope], needed as Scope),
    )
    if (scope === undefined) throw new NotTried(`every scope holds ${needed}`)
    const token = tokens.get(scope) ?? createToken(stage, scope)
    tokens.set(scope, token)
    return token
  }
}

async function createToken(stage: Stage, scope: string): Promise<string> {
  const create = stage.contract.operations.find(({ id }) => id === 'createApiToken')
  if (create === undefined) throw new NotTried('nothing makes tokens')
  requireScopes(stage, create)
  const body = { name: `Conformance ${randomUUID()}`, scopes: [scope] }
  const reply = await stage.target.send(create, { body })
  const token: unknown = reply.body?.data?.token
  if (typeof token !== 'string') throw new NotTried(`createApiToken answers ${reply.status}`)
  return token
}

/** An unknown id is answered with 404, in every position of a path. */
async function judgeUnknown(stage: Stage, operation: Operation): Promise<void> {
  if (!stage.mayWrite && operation.method !== 'GET') {
    throw new NotTried('an unknown id: it changes something, and no --workspace is given')
  }
  requireScopes(stage, operation)
  const request = await stage.sound(operation, { isShared: true, mayBeUnknown: true })
  for (const { name } of references(stage.contract, operation)) {
    const params = { ...request.params, [name]: randomUUID() }
    const { reply } = await stage.settle(operation, { ...request, params })
    if (reply.status === 403 && reply.body?.code === 'forbidden') {
      throw new NotTried(`an unknown id: ${refusalOf(operation, reply)}`)
    }
    const faults = reply.status === 404 ? [] : [`an unknown ${name} is answered ${reply.status}`]
    stage.findings.check('auth', operation, reply.asked, faults)
  }
}

function expected(reply: Reply, what: string, status: number, code: string): string[] {
  return reply.status === status && reply.body?.code === code
    ? []
    : [`${what} is answered ${reply.status}${codeOf(reply)}, not ${status} ${code}`]
}
