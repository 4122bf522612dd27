import { jsonType } from '../../../contract/document.ts'
import { jsonBodyOf, type Operation } from '../contract.ts'
import { codeOf } from '../replies.ts'
import type { Stage } from '../stage.ts'
import type { Request } from '../target.ts'
import { requireScopes, requireWrites, type TrialsOf, trialsOf } from './law.ts'

interface Negative {
  readonly what: string
  readonly status: number
  readonly code: string
  readonly request: Request
}

/** Every operation refuses a request that none accepts, with the right status and code. */
export const negatives: TrialsOf = (stage) =>
  trialsOf(
    stage,
    'negatives',
    () => true,
    async (operation) => {
      requireWrites(stage, operation)
      requireScopes(stage, operation)
      const request = await stage.sound(operation, { isShared: true, mayBeUnknown: true })
      for (const { what, status, code, request: sent } of negativesOf(operation, request)) {
        const reply = await stage.target.send(operation, sent)
        const isRight = reply.status === status && reply.body?.code === code
        stage.findings.check(
          'negatives',
          operation,
          reply.asked,
          isRight
            ? []
            : [`${what} is answered ${reply.status}${codeOf(reply)}, not ${status} ${code}`],
        )
        await judgePointer(stage, operation, what, reply)
      }
    },
  )

function negativesOf(operation: Operation, request: Request): Negative[] {
  const found: Negative[] = [
    {
      what: 'an unknown query parameter',
      status: 400,
      code: 'validation_failed',
      request: { ...request, query: { ...request.query, surplus: '1' } },
    },
  ]
  if (operation.responses['406'] !== undefined) {
    found.push({
      what: 'Accept: text/html',
      status: 406,
      code: 'not_acceptable',
      request: { ...request, headers: { accept: 'text/html' } },
    })
  }
  const { body: _, ...rest } = request
  if (operation.bodies.length > 0) {
    found.push({
      what: 'a body of text/plain',
      status: 415,
      code: 'unsupported_media_type',
      request: { ...rest, raw: { type: 'text/plain', text: JSON.stringify(request.body) ?? 'x' } },
    })
  }
  if (jsonBodyOf(operation) !== undefined) {
    found.push({
      what: 'JSON that breaks off',
      status: 400,
      code: 'malformed_json',
      request: { ...rest, raw: { type: jsonType, text: '{"surplus":' } },
    })
    if (operation.bodyRequired) {
      found.push({
        what: 'no body',
        status: 400,
        code: 'validation_failed',
        request: rest,
      })
    }
  }
  return found
}

async function judgePointer(
  stage: Stage,
  operation: Operation,
  what: string,
  reply: Awaited<ReturnType<Stage['target']['send']>>,
): Promise<void> {
  if (what !== 'an unknown query parameter' || reply.status !== 400) return
  const isPointedAt = reply.body?.errors?.some(
    (fault: { pointer: string }) => fault.pointer === '/surplus',
  )
  stage.findings.check(
    'negatives',
    operation,
    reply.asked,
    isPointedAt ? [] : [`${what} is refused without a pointer to it`],
  )
}
