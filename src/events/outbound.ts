import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { timeouts } from '../timeouts.ts'
import type { Address, Target, Targets } from './target.ts'

export interface OutboundRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** From the first look-up to the last byte. */
  readonly timeoutMs: number
}

export interface OutboundReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The first 4 KiB, as text that can be stored. */
  readonly body: string
}

/** There was no answer: `message` tells no more than anybody may know of what is behind the URL. */
export class OutboundFailure extends Error {
  override readonly name = 'OutboundFailure'
}

const keptBytes = 4096
const readBytes = 16_384

/**
 * POSTs to a URL of somebody's choice: only to addresses that were checked, never along a redirect or
 * through a proxy, each time over a connection of its own. Throws OutboundFailure.
 */
export async function post(targets: Targets, request: OutboundRequest): Promise<OutboundReply> {
  const until = performance.now() + request.timeoutMs
  const sent: { request?: ClientRequest } = {}
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new OutboundFailure('There was no answer in time.'))
      sent.request?.destroy()
    }, request.timeoutMs)
  })
  const answer = targets
    .resolve(request.url)
    .then((target) => exchange(target, request, until, sent))
    .catch((error: unknown) => {
      throw error instanceof OutboundFailure ? error : unreachable(error)
    })
  answer.catch(() => {})
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

function exchange(
  target: Target,
  { headers, body }: OutboundRequest,
  until: number,
  sent: { request?: ClientRequest },
): Promise<OutboundReply> {
  return new Promise((resolve, reject) => {
    if (performance.now() >= until) throw new OutboundFailure('There was no answer in time.')
    const bytes = Buffer.from(body)
    const send = target.url.protocol === 'https:' ? secureRequest : plainRequest
    const request = send(target.url, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-length': bytes.length, connection: 'close' },
      lookup: checkedAddresses(target.addresses),
      maxHeaderSize: readBytes,
      setHost: true,
    })
    sent.request = request
    const connecting = setTimeout(
      () => request.destroy(unreachable(undefined)),
      timeouts.outboundConnectMs,
    )
    const ready = target.url.protocol === 'https:' ? 'secureConnect' : 'connect'
    request.once('socket', (socket) => socket.once(ready, () => clearTimeout(connecting)))
    request.once('close', () => clearTimeout(connecting))
    request.once('error', reject)
    request.once('response', (response) => {
      startOf(response, until)
        .then((text) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: headersOf(response),
            body: text,
          }),
        )
        .catch(reject)
        .finally(() => request.destroy())
    })
    request.end(bytes)
  })
}

/** Names are not looked up a second time: between two answers they may move (DNS rebinding). */
function checkedAddresses(addresses: readonly Address[]): LookupFunction {
  return (_, { all }, callback) => {
    const [first] = addresses
    if (all) callback(null, [...addresses])
    else callback(null, first?.address ?? '', first?.family)
  }
}

/** What is kept of a body; its end is not waited for past the limits, since the status is known. */
async function startOf(response: IncomingMessage, until: number): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  await new Promise<void>((resolve) => {
    // Just before the whole attempt is given up, which has its answer by now
    const timer = setTimeout(resolve, Math.max(0, until - performance.now() - 50))
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    response.on('data', (chunk: Buffer) => {
      if (length < keptBytes) chunks.push(chunk)
      length += chunk.length
      if (length >= readBytes) end()
    })
    response.once('end', end).once('close', end).once('error', end)
  })
  const kept = Buffer.concat(chunks).subarray(0, keptBytes)
  // PostgreSQL keeps no U+0000
  return kept.toString().replaceAll('\0', '\ufffd')
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  )
}

/** The same for a refused address, a refused connection and a reset one: this is no port scanner. */
function unreachable(cause: unknown): OutboundFailure {
  return new OutboundFailure('The endpoint could not be reached.', { cause })
}
