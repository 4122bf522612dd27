import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { Socket } from 'node:net'
import {
  CertificateRefused,
  openConnection,
  secureConnection,
  TooMuchReceived,
} from './connection.ts'
import { withDeadline } from '../../lib/deadline.ts'
import type { Target, Targets } from './target.ts'

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
  /** The start of the body, as text that can be stored: 4 KiB, of a document 128 KiB. */
  readonly body: string
}

/** There was no response. `message` reveals nothing about the host behind the URL. */
export class OutboundFailure extends Error {
  override readonly name = 'OutboundFailure'
}

/** How much of a body is kept, and read to see its end: of a reply to a POST, and of a document. */
const ofReply = { kept: 4096, read: 16_384 } as const
const ofDocument = { kept: 131_072, read: 131_072 } as const
const mostHeaderBytes = 16_384
/** Interim replies (1xx), headers, body and chunk framing, and TLS with its certificates. */
const receivedBytes = 262_144
/** Interim replies before the final one; an ordinary server sends none or one. */
const mostInterim = 8

interface Sent extends Omit<OutboundRequest, 'body'> {
  /** Null: a GET. */
  readonly body: string | null
  readonly bytes: { readonly kept: number; readonly read: number }
}

/**
 * POSTs to a URL of somebody's choice: only to addresses that were checked, never along a redirect or
 * through a proxy, each time over a connection of its own, which is destroyed at the end in any case.
 * Throws OutboundFailure.
 */
export async function post(targets: Targets, request: OutboundRequest): Promise<OutboundReply> {
  return send(targets, { ...request, bytes: ofReply })
}

/** GETs a document of at most 128 KiB as `post` does. Throws OutboundFailure. */
export async function get(
  targets: Targets,
  request: Omit<OutboundRequest, 'body'>,
): Promise<OutboundReply> {
  return send(targets, { ...request, body: null, bytes: ofDocument })
}

async function send(targets: Targets, request: Sent): Promise<OutboundReply> {
  const until = performance.now() + request.timeoutMs
  const late = () => new OutboundFailure('There was no answer in time.')
  return withDeadline(request.timeoutMs, late, async (signal) => {
    const target = await targets.resolve(request.url)
    return exchange(target, request, until, signal)
  }).catch((error: unknown) => {
    throw error instanceof OutboundFailure ? error : unreachable(error)
  })
}

async function exchange(
  { url, addresses }: Target,
  { headers, body, bytes }: Sent,
  until: number,
  signal: AbortSignal,
): Promise<OutboundReply> {
  const isSecure = url.protocol === 'https:'
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const port = Number(url.port || (isSecure ? 443 : 80))
  const plain = await openConnection(addresses, port, { signal, maxBytes: receivedBytes })
  const socket = isSecure ? await secureConnection(plain, host, ['http/1.1']) : plain
  const response = await responseOver(socket, url, headers, body)
  const { statusCode: status = 0 } = response
  // The parser takes any three digits, and HTTP begins at 100 (RFC 9110, section 15)
  if (status < 100) throw new Error(`The status ${status} is not one of HTTP.`)
  return {
    status,
    headers: headersOf(response),
    body: await startOf(response, until, bytes),
  }
}

/** Sends the request over the connection; resolves with the start of the final reply. */
function responseOver(
  socket: Socket,
  url: URL,
  headers: Readonly<Record<string, string>>,
  text: string | null,
): Promise<IncomingMessage> {
  const body = text === null ? undefined : Buffer.from(text)
  return new Promise((resolve, reject) => {
    const begin = url.protocol === 'https:' ? secureRequest : plainRequest
    const request = begin(url, {
      method: body ? 'POST' : 'GET',
      // The name is not looked up a second time: between two answers it may move (DNS rebinding)
      createConnection: () => socket,
      headers: {
        ...headers,
        ...(body && { 'content-length': body.length }),
        connection: 'close',
      },
      maxHeaderSize: mostHeaderBytes,
      setHost: true,
    })
    let interim = 0
    request.on('information', () => {
      interim += 1
      if (interim > mostInterim) {
        request.destroy(new TooMuchReceived(`More than ${mostInterim} interim replies arrived.`))
      }
    })
    request.on('error', reject)
    // Also after 101, which ends HTTP without a reply
    request.once('close', () => reject(new Error('The connection ended without a reply.')))
    request.once('response', resolve)
    request.end(body)
  })
}

/** Reads the part of a body that is stored; its end is not awaited past the limits, since the status is known. */
async function startOf(
  response: IncomingMessage,
  until: number,
  { kept: keptBytes, read: readBytes }: Sent['bytes'],
): Promise<string> {
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

/**
 * Returns one failure for a refused address, a refused connection and a reset one, so that webhooks cannot scan ports. A
 * certificate reveals no more than a reply would: the address may be called, and speaks TLS.
 */
function unreachable(cause: unknown): OutboundFailure {
  if (cause instanceof CertificateRefused) {
    return new OutboundFailure(`The TLS certificate of the endpoint ${cause.fault}.`, { cause })
  }
  return new OutboundFailure('The endpoint could not be reached.', { cause })
}
