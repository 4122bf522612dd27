import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList, isIPv4, type Server, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { ApiError } from '../../errors.ts'
import { removeUnordered } from '../../lib/remove-unordered.ts'
import { tally } from '../../lib/tally.ts'
import { timeouts } from '../../timeouts.ts'
import { networkOf } from './network.ts'
import { piped } from '../request/piped.ts'

/** Open connections of the process, and of one address. */
const mostConnections = 4000
const mostOfAddress = 1500
/** Requests on one connection that may wait for their answers at the same time. */
const mostUnanswered = 20
/** Number of chunks from which on a body's chunks must have `fewestBytes` each on average. */
const freeChunks = 2000
const fewestBytes = 64

/**
 * Bounds what one address and one connection may ask of the process (RFC 9112). An address with `mostOfAddress` open
 * connections gets no more, so that it cannot take the places of all others; the connections of trusted proxies are those
 * of many callers. A client that writes more requests than
 * `mostUnanswered` before it reads an answer (section 9.3.2) loses its connection: each of them would be parsed and
 * started at once. A chunked body (section 7.1) of chunks of a few bytes is refused with 400, since each chunk costs
 * as much as a large one. A connection on which nothing moves for `timeouts.socketMs` is closed, unless it is this
 * process that its client waits for.
 */
export function boundConnections(app: FastifyInstance, trustedProxies: readonly string[]): void {
  boundAddresses(app.server, trustedProxies)
  const unanswered = new WeakMap<Socket, ServerResponse[]>()
  const closing = new WeakSet<Socket>()

  // Closed while its client still sends, a connection is reset, and the client does not read the reply (section 9.6)
  app.server.on('connection', (socket: Socket) => {
    const close = socket.destroySoon.bind(socket)
    socket.destroySoon = () => {
      const reply = unanswered.get(socket)?.find(({ req }) => !req.complete)
      closing.add(socket)
      if (reply && reply.statusCode !== 408) reply.req.once('end', close).resume()
      else close()
    }
  })
  app.server.on('timeout', (socket: Socket) => {
    const waits = unanswered.get(socket)?.some(isAwaited)
    // A timer that has gone off is set again by the next byte only
    if (waits) socket.setTimeout(app.server.timeout)
    else socket.destroy()
  })

  app.addHook('onRequest', (request, reply, next) => {
    const { socket } = request.raw
    const waiting = unanswered.get(socket) ?? closingWith(socket)
    unanswered.set(socket, waiting)
    waiting.push(reply.raw)
    reply.raw.on('close', () => {
      removeUnordered(waiting, reply.raw)
      if (!request.raw.complete) endUnlessComplete(request.raw, socket)
    })
    if (waiting.length <= mostUnanswered && !closing.has(socket) && !socket.destroyed) {
      next()
      return
    }
    // Those that were parsed with it are not started either
    void reply.hijack()
    socket.destroy()
  })

  app.addHook('preParsing', (request, _, payload, next) => {
    if (request.headers['transfer-encoding'] === undefined) {
      next(null, payload)
      return
    }
    next(null, piped(payload, fairChunks()))
  })
}

/**
 * Returns the replies of a connection that have not closed. Those that wait for earlier ones do not have the connection
 * yet, and would not close with it: what a request holds is released when its reply closes.
 */
function closingWith(socket: Socket): ServerResponse[] {
  const waiting: ServerResponse[] = []
  socket.on('close', () => {
    for (const reply of [...waiting]) {
      if (reply.socket !== null) continue
      reply.destroy()
      reply.emit('close')
    }
  })
  return waiting
}

/**
 * Whether the next move is ours: there is no reply yet, which is also how a body that stops arriving is refused; or all of
 * the reply that there is has left, such as a stream without news. How long that may take is bounded where it is performed.
 */
function isAwaited({ headersSent, writableEnded, req }: ServerResponse): boolean {
  return !headersSent || (!writableEnded && req.socket.writableLength === 0)
}

/** A body whose request is answered already has as long to arrive as any other one. */
function endUnlessComplete(request: IncomingMessage, socket: Socket): void {
  setTimeout(() => {
    if (!request.complete) socket.destroy()
  }, timeouts.bodyMs).unref()
}

function boundAddresses(server: Server, trustedProxies: readonly string[]): void {
  server.maxConnections = mostConnections
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  const open = tally()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')) return
    const network = networkOf(address)
    open.add(network, 1)
    socket.on('close', () => open.add(network, -1))
    if (open.of(network) > mostOfAddress) socket.destroy()
  })
}

/** Passes a body on; fails with 400 once its chunks are too small. */
function fairChunks(): Transform & { receivedEncodedLength?: number } {
  let [chunks, bytes] = [0, 0]
  return new Transform({
    transform(chunk: Buffer, _, done) {
      chunks += 1
      bytes += chunk.length
      if (chunks > freeChunks && bytes < chunks * fewestBytes) {
        const detail = `The body arrives in more than ${freeChunks} chunks of less than ${fewestBytes} bytes on average. Send larger chunks, or the header "Content-Length".`
        done(new ApiError('malformed_request', detail))
        return
      }
      done(null, chunk)
    },
  })
}
