import { isDeepStrictEqual } from 'node:util'
import { type Operation, replySchemaOf, takesHeader } from '../contract.ts'
import { NotTried } from '../findings.ts'
import { codeOf } from '../replies.ts'
import { refusalOf, type Stage } from '../stage.ts'
import type { Reply } from '../target.ts'
import {
  type Judged,
  judgeSteadily,
  requireScopes,
  requireWrites,
  type TrialsOf,
  trialsOf,
} from './law.ts'

const unlikely = '"999999-00000000"'

/** An unchanged object is not sent again, and a change applies only to the version that was read. */
export const etags: TrialsOf = (stage) => [
  ...trialsOf(
    stage,
    'etags',
    (operation) => operation.method === 'GET' && takesHeader(operation, 'If-None-Match'),
    (operation) => judgeSteadily(stage, 'etags', operation, () => readJudged(stage, operation)),
  ),
  ...trialsOf(
    stage,
    'etags',
    (operation) => takesHeader(operation, 'If-Match'),
    (operation) => judgeSteadily(stage, 'etags', operation, () => changeJudged(stage, operation)),
  ),
]

async function readJudged(stage: Stage, operation: Operation): Promise<Judged[]> {
  requireScopes(stage, operation)
  const request = await stage.sound(operation, { isShared: true })
  const send = (tag: string) =>
    stage.target.send(operation, { ...request, headers: { 'if-none-match': tag } })

  const read = await send(unlikely)
  const { etag } = read.headers
  if (read.status !== 200)
    throw new NotTried(`${operation.id} answers ${read.status}${codeOf(read)}`)
  // A reply without the header is a violation of its own
  if (etag === undefined) return []
  const same = await send(`${unlikely}, ${etag}`)

  return [
    {
      asked: same.asked,
      faults: [
        same.status !== 304 && `If-None-Match of its ETag is answered ${same.status}`,
        same.status === 304 && same.headers['etag'] !== etag && '304 has another ETag',
      ],
    },
  ]
}

async function changeJudged(stage: Stage, operation: Operation): Promise<Judged[]> {
  requireWrites(stage, operation)
  requireScopes(stage, operation)
  const getAt = (wanted: string | undefined) =>
    stage.contract.operations.find(({ method, path }) => method === 'GET' && path === wanted)
  // A part of an object may have versions of its own
  const get = getAt(operation.path) ?? getAt(/^.*?\}/.exec(operation.path)?.[0])
  if (get === undefined) throw new NotTried('nothing gets what it changes')
  requireScopes(stage, get)
  const sound = await stage.sound(operation)
  const { target } = stage
  const read = async () => target.send(get, { params: sound.params ?? {} })
  const first = await read()
  if (first.status === 404) await stage.settle(operation, sound)
  const before = first.status === 404 ? await read() : first
  const { etag } = before.headers
  if (etag === undefined) throw new NotTried(`${get.id} answers ${before.status} without an ETag`)

  const { request, reply: stale } = await stage.settle(operation, {
    ...sound,
    headers: { 'if-match': unlikely },
  })
  const between = await read()
  const { reply: current } = await stage.settle(operation, {
    ...request,
    headers: { 'if-match': between.headers['etag'] ?? etag },
  })
  // Which of two faults is named, is not promised
  const isRefusedAnyway = stale.status === 422 && current.status === 422
  if (isRefusedAnyway) throw new NotTried(refusalOf(operation, current))
  const ofStale = {
    asked: stale.asked,
    faults: [
      stale.status !== 412 && `If-Match of another version is answered ${stale.status}`,
      stale.status === 412 &&
        stale.body?.currentEtag !== etag &&
        'currentEtag of a 412 is not the ETag of its get',
      between.headers['etag'] !== etag && 'what If-Match refuses is changed all the same',
    ],
  }

  // A reply with more than its get, a secret for instance, is another representation
  const isAlike = isDeepStrictEqual(replySchemaOf(operation), replySchemaOf(get))
  const after = isAlike && idOf(current) === idOf(between) ? await read() : undefined
  if (current.status >= 400 && current.status !== 412) {
    const reason = `a change on the current version: ${current.status}${codeOf(current)}`
    stage.findings.skip('etags', operation, reason)
  }
  return [
    ofStale,
    {
      asked: current.asked,
      faults: [
        current.status === 412 && 'If-Match of the current version is answered 412',
        after !== undefined &&
          after.headers['etag'] !== current.headers['etag'] &&
          'the ETag of its reply is not that of the get',
      ],
    },
  ]
}

/** The id of the one object in a reply. */
function idOf({ status, body }: Reply): unknown {
  return status < 300 ? (body?.data?.id ?? body?.id ?? status) : status
}
