import { type Operation, takesHeader } from '../contract.ts'
import { NotTried } from '../findings.ts'
import { codeOf } from '../replies.ts'
import type { Stage } from '../stage.ts'
import type { Reply } from '../target.ts'
import { requireScopes, requireWrites, type TrialsOf, trialsOf } from './law.ts'

const unlikely = '"999999-00000000"'

/** What was read is not sent again, and only what was read is changed. */
export const etags: TrialsOf = (stage) => [
  ...trialsOf(
    stage,
    'etags',
    (operation) => operation.method === 'GET' && takesHeader(operation, 'If-None-Match'),
    (operation) => judgeRead(stage, operation),
  ),
  ...trialsOf(
    stage,
    'etags',
    (operation) => takesHeader(operation, 'If-Match'),
    (operation) => judgeChange(stage, operation),
  ),
]

async function judgeRead(stage: Stage, operation: Operation): Promise<void> {
  requireScopes(stage, operation)
  const request = await stage.sound(operation, { isShared: true })
  const send = (tag: string) =>
    stage.target.send(operation, { ...request, headers: { 'if-none-match': tag } })

  const read = await send(unlikely)
  const { etag } = read.headers
  if (read.status !== 200)
    throw new NotTried(`${operation.id} answers ${read.status}${codeOf(read)}`)
  // A reply without the header is told of as such
  if (etag === undefined) return
  const same = await send(`${unlikely}, ${etag}`)

  stage.findings.check('etags', operation, same.asked, [
    ...(same.status === 304 ? [] : [`If-None-Match of its ETag is answered ${same.status}`]),
    ...(same.status === 304 && same.headers['etag'] !== etag ? ['304 has another ETag'] : []),
  ])
}

async function judgeChange(stage: Stage, operation: Operation): Promise<void> {
  requireWrites(stage, operation)
  requireScopes(stage, operation)
  const getAt = (wanted: string | undefined) =>
    stage.contract.operations.find(({ method, path }) => method === 'GET' && path === wanted)
  // A part of an object may have versions of its own
  const get = getAt(operation.path) ?? getAt(/^.*?\}/.exec(operation.path)?.[0])
  if (get === undefined) throw new NotTried('nothing gets what it changes')
  requireScopes(stage, get)
  const sound = await stage.sound(operation)
  const { target, findings } = stage
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
  findings.check('etags', operation, stale.asked, [
    ...(stale.status === 412 ? [] : [`If-Match of another version is answered ${stale.status}`]),
    ...(stale.status === 412 && stale.body?.currentEtag !== etag
      ? ['currentEtag of a 412 is not the ETag of its get']
      : []),
    ...(between.headers['etag'] === etag ? [] : ['what If-Match refuses is changed all the same']),
  ])

  const { reply: current } = await stage.settle(operation, {
    ...request,
    headers: { 'if-match': between.headers['etag'] ?? etag },
  })
  const after = idOf(current) === idOf(between) ? await read() : undefined
  findings.check('etags', operation, current.asked, [
    ...(current.status === 412 ? ['If-Match of the current version is answered 412'] : []),
    ...(after !== undefined && after.headers['etag'] !== current.headers['etag']
      ? ['the ETag of its reply is not that of the get']
      : []),
  ])
  if (current.status >= 400 && current.status !== 412) {
    throw new NotTried(`a change on the current version: ${current.status}${codeOf(current)}`)
  }
}

/** The id of the one object in a reply. */
function idOf({ status, body }: Reply): unknown {
  return status < 300 ? (body?.data?.id ?? body?.id ?? status) : status
}
