import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import {
  type Bounds,
  openConnection,
  secureConnection,
  TooMuchReceived,
} from '../net/connection.ts'
import type { Address } from '../net/target.ts'
import { SendFailure } from './adapter.ts'
import { timeouts } from '../../timeouts.ts'

export interface SmtpServer {
  readonly host: string
  readonly addresses: readonly Address[]
  readonly port: number
  readonly security: 'starttls' | 'tls' | 'none'
  /** How this side calls itself (RFC 5321, section 4.1.1.1). */
  readonly clientName: string
}

/** Bounds of what a server may send in one session; ordinary servers stay far below each. */
const most = {
  /** Over the network, TLS and its certificates included. */
  receivedBytes: 1_048_576,
  bytes: 262_144,
  lineBytes: 4096,
  linesOfReply: 128,
  /** More replies than this side has written commands: the greeting, the second one of DATA, 421. */
  unaskedReplies: 8,
} as const

/** Counts what one side says and what the other one answers. */
interface Meter {
  written(): void
  /** Throws TooMuchReceived. */
  received(chunk: Buffer): void
}

const lineFeed = 0x0a
const hyphen = 0x2d

function startMeter(): Meter {
  let commands = 0
  let replies = 0
  let bytes = 0
  let lines = 0
  let lineBytes = 0
  let isContinued = false

  const require = (isWithin: boolean, what: string) => {
    if (!isWithin) throw new TooMuchReceived(`The mail server sent too ${what}.`)
  }
  const endLine = () => {
    lineBytes = 0
    lines += 1
    require(lines <= most.linesOfReply, 'many lines in one reply')
    if (isContinued) return
    lines = 0
    replies += 1
    require(replies <= commands + most.unaskedReplies, 'many replies')
  }
  return {
    written() {
      commands += 1
    },
    received(chunk) {
      bytes += chunk.length
      require(bytes <= most.bytes, 'much in one session')
      for (let start = 0; start < chunk.length;) {
        const feed = chunk.indexOf(lineFeed, start)
        const end = feed < 0 ? chunk.length : feed
        // `250-` goes on with another line, `250 ` is the last one (RFC 5321, section 4.2.1)
        if (lineBytes <= 3)
          isContinued = lineBytes + end - start > 3 && chunk[start + 3 - lineBytes] === hyphen
        lineBytes += end - start
        require(lineBytes <= most.lineBytes, 'long a line')
        if (feed >= 0) endLine()
        start = end + 1
      }
    },
  }
}

/**
 * Connects to a mail server, with TLS where that is demanded, and returns a stream for the mail library.
 * Everything that the server sends is measured before anybody parses it; at a bound, or when `signal`
 * aborts, the connection is destroyed and nothing more is read.
 */
export async function openSmtp(server: SmtpServer, signal: AbortSignal): Promise<Duplex> {
  const bounds: Bounds = { signal, maxBytes: most.receivedBytes }
  const socket = await openConnection(server.addresses, server.port, bounds)
  const meter = startMeter()
  if (server.security === 'none') return measured(socket, meter)
  if (server.security === 'tls') return measured(await secureConnection(socket, server.host), meter)

  await startTls(socket, meter, server.clientName)
  const session = measured(await secureConnection(socket, server.host), meter)
  // The library waits for a greeting, which the server has sent before TLS already
  session.push('220 TLS\r\n')
  return session
}

/** The connection as a stream whose incoming bytes have been measured. */
function measured(socket: Socket, meter: Meter): Duplex {
  const session = new Duplex({
    read: () => void socket.resume(),
    write(chunk: Buffer, encoding, callback) {
      meter.written()
      socket.write(chunk, encoding, callback)
    },
    final: (callback) => void socket.end(callback),
    destroy(error, callback) {
      socket.destroy()
      callback(error)
    },
  })
  // The library sets a limit on silence, as on a socket; the socket below has its own
  Object.assign(session, { setTimeout: () => session })
  session.on('error', () => socket.destroy())
  socket.setTimeout(timeouts.smtpSilenceMs, () =>
    session.destroy(new Error('The mail server was silent for too long.')),
  )
  socket.on('error', (error) => session.destroy(error))
  socket.once('close', () => session.destroy())
  socket.once('end', () => session.push(null))
  socket.on('data', (chunk: Buffer) => {
    if (session.destroyed) return
    try {
      meter.received(chunk)
    } catch (error) {
      session.destroy(error as Error)
      return
    }
    if (!session.push(chunk)) socket.pause()
  })
  return session
}

/**
 * Greeting, EHLO and STARTTLS (RFC 3207). Done here, since the mail library would otherwise put TLS above the measured
 * stream and read unmeasured bytes from the server.
 */
async function startTls(socket: Socket, meter: Meter, clientName: string): Promise<void> {
  const ask = (command: string) => {
    meter.written()
    socket.write(`${command}\r\n`)
    return replyFrom(socket, meter)
  }
  requireSuccess(await replyFrom(socket, meter))
  requireSuccess(await ask(`EHLO ${clientName.replace(/[\r\n]+/g, '')}`))
  requireSuccess(await ask('STARTTLS'), 'The mail server refused to start TLS: ')
}

/** Reads one whole reply. Bytes after it are refused: after STARTTLS they could pass for encrypted. */
function replyFrom(socket: Socket, meter: Meter): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const end = (error?: Error) => {
      socket.off('data', read).off('error', end).off('close', closed).off('timeout', silent)
      socket.pause().setTimeout(0)
      if (!error) return resolve(text)
      socket.destroy()
      reject(error)
    }
    const closed = () => end(new Error('The connection ended.'))
    const silent = () =>
      end(
        new SendFailure(
          'unreachable',
          'The mail server was silent for too long. One that begins with TLS, as on port 465, needs "smtpSecurity" "tls".',
          false,
        ),
      )
    const read = (chunk: Buffer) => {
      try {
        meter.received(chunk)
      } catch (error) {
        return end(error as Error)
      }
      text += chunk.toString('latin1')
      if (!text.endsWith('\n')) return
      const lines = text.trimEnd().split(/\r?\n/)
      const last = lines.findIndex((line) => line[3] !== '-')
      if (last === lines.length - 1) end()
      else if (last >= 0) end(new Error('The mail server sent more than one reply.'))
    }
    socket.on('data', read).on('error', end).on('close', closed).on('timeout', silent)
    socket.setTimeout(timeouts.outboundConnectMs).resume()
  })
}

function requireSuccess(reply: string, what = ''): void {
  const code = Number(/^\d{3}/.exec(reply)?.[0])
  if (code >= 200 && code < 300) return
  const error = new Error('The mail server refused to start TLS.')
  const refusal = { responseCode: code, response: `${what}${reply}` }
  throw Number.isNaN(code) ? error : Object.assign(error, refusal)
}
