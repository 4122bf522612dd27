import { randomUUID } from 'node:crypto'
import { salted } from '../bodies.ts'
import { jsonBodyOf, type Operation, takesHeader } from '../contract.ts'
import { codeOf } from '../replies.ts'
import type { Stage } from '../stage.ts'
import type { Reply, Request } from '../target.ts'
import { type Judged, judgeSteadily, requireWrites, type TrialsOf, trialsOf } from './law.ts'

/** A POST with a key happens once, and a key that it used is of no use for another request. */
export const idempotency: TrialsOf = (stage) => {
  // A key that another operation has used, with which anything else is refused
  let used: { readonly operation: Operation; readonly key: string } | undefined
  return trialsOf(
    stage,
    'idempotency',
    (operation) => takesHeader(operation, 'Idempotency-Key'),
    async (operation) => {
      requireWrites(stage, operation)
      let request: Request = {}
      let isUsed = false
      await judgeSteadily(stage, 'idempotency', operation, async () => {
        const headers = { 'idempotency-key': randomUUID() }
        const { request: sent, reply: first } = await stage.succeed(operation, headers)
        request = sent
        const again = await repetitionJudged(stage, operation, request, first)
        isUsed = again.isReplayed || first.status === 201
        return again.judged
      })
      // It changed nothing
      if (!isUsed) return

      const key = request.headers?.['idempotency-key'] ?? ''
      const schema = jsonBodyOf(operation)?.schema
      const other = schema && salted(stage.contract, schema, request.body, 'other')
      if (other !== undefined && JSON.stringify(other) !== JSON.stringify(request.body)) {
        await judgeReuse(stage, operation, { ...request, body: other }, 'another body')
      }
      if (used !== undefined && used.operation !== operation) {
        const headers = { 'idempotency-key': used.key }
        await judgeReuse(stage, operation, { ...request, headers }, 'another operation')
      }
      used = { operation, key }
    },
  )
}

async function repetitionJudged(
  stage: Stage,
  operation: Operation,
  request: Request,
  first: Reply,
): Promise<{ isReplayed: boolean; judged: Judged[] }> {
  const before = await totalOf(stage, operation)
  const again = await stage.target.send(operation, request)
  const after = await totalOf(stage, operation)
  const isSameStatus = again.status === first.status
  const isReplayed = again.headers['idempotency-replayed'] === 'true'
  const judged = [
    {
      asked: again.asked,
      faults: [
        !isSameStatus &&
          `a repetition of a ${first.status} is answered ${again.status}${codeOf(again)}`,
        isSameStatus && again.text !== first.text && 'a repetition is answered with another body',
        // Any other request may have changed nothing
        first.status === 201 &&
          !isReplayed &&
          'a repetition is answered without Idempotency-Replayed: true',
        first.headers['idempotency-replayed'] !== undefined &&
          'a first request is answered with Idempotency-Replayed',
        after !== before && 'a repetition makes another object',
      ],
    },
  ]
  return { isReplayed, judged }
}

async function judgeReuse(
  stage: Stage,
  operation: Operation,
  request: Request,
  what: string,
): Promise<void> {
  const reply = await stage.target.send(operation, request)
  const isRefused = reply.status === 422 && reply.body?.code === 'idempotency_key_reused'
  stage.findings.check(
    'idempotency',
    operation,
    reply.asked,
    isRefused ? [] : [`a key of ${what} is answered ${reply.status}${codeOf(reply)}`],
  )
}

/** The total of the list at the same path, where no id is in the path. */
async function totalOf(stage: Stage, operation: Operation): Promise<number | undefined> {
  const list = stage.contract.operations.find(
    ({ method, path }) => method === 'GET' && path === operation.path,
  )
  if (list === undefined || list.path.includes('{')) return undefined
  const total: unknown = (await stage.target.send(list, {})).body?.total
  return typeof total === 'number' ? total : undefined
}
