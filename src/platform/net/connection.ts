import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { timeouts } from '../../timeouts.ts'
import type { Address } from './target.ts'

/** Bounds of one connection, whatever the other side sends. */
export interface Bounds {
  /** Destroys the connection when it aborts. */
  readonly signal: AbortSignal
  /** The most that may arrive over the network, TLS and its certificates included. */
  readonly maxBytes: number
}

/** The other side sent more than this program reads. */
export class TooMuchReceived extends Error {
  override readonly name = 'TooMuchReceived'
}

/** The certificate of the other side is not accepted. `fault` is the rest of a sentence about it. */
export class CertificateRefused extends Error {
  override readonly name = 'CertificateRefused'
  readonly fault: string

  constructor(code: string, cause: unknown) {
    const fault = certificateFaults[code] ?? `is not valid (${code})`
    super(`The TLS certificate ${fault}.`, { cause })
    this.fault = fault
  }
}

const unknownIssuer = 'was not issued by an authority that this server trusts'

/** Faults by the code of Node.js. None repeats a name, since the names of a certificate belong to the other side. */
const certificateFaults: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another host name',
  SELF_SIGNED_CERT_IN_CHAIN: unknownIssuer,
  UNABLE_TO_GET_ISSUER_CERT: unknownIssuer,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownIssuer,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: `${unknownIssuer}, or intermediate certificates are missing`,
}

/** Arrived bytes are counted by a timer, as TLS reads them without an event of the socket below it. */
const countEveryMs = 50

/**
 * Opens a connection to the first of the addresses that accepts one, and destroys it at its bounds.
 * Rejects with the reason of the signal, or with the error of the last address.
 */
export async function openConnection(
  addresses: readonly Address[],
  port: number,
  bounds: Bounds,
): Promise<Socket> {
  let failure: unknown
  for (const { address } of addresses) {
    bounds.signal.throwIfAborted()
    try {
      return await connected(address, port, bounds)
    } catch (error) {
      failure = error
    }
  }
  bounds.signal.throwIfAborted()
  throw failure
}

/**
 * Performs the TLS handshake over an open connection, whose bounds keep their force. Rejects with CertificateRefused
 * where only the certificate is at fault.
 */
export async function secureConnection(
  socket: Socket,
  host: string,
  protocols: string[] = [],
): Promise<TLSSocket> {
  const secured = connectTls({
    socket,
    host,
    // An address is no server name (RFC 6066, section 3)
    ...(isIP(host) === 0 && { servername: host }),
    ...(protocols.length > 0 && { ALPNProtocols: protocols }),
  })
  // Otherwise the socket below stays open when the one above is destroyed
  secured.once('close', () => socket.destroy())
  await opened(secured, 'secureConnect').catch((error: unknown) => {
    // A code, whatever its type says
    const code = secured.authorizationError as Error | string | null
    throw code ? new CertificateRefused(String(code), error) : error
  })
  return secured
}

async function connected(host: string, port: number, bounds: Bounds): Promise<Socket> {
  const socket = connect({ host, port, noDelay: true })
  const abort = () => socket.destroy(bounds.signal.reason as Error)
  bounds.signal.addEventListener('abort', abort, { once: true })
  const counting = setInterval(() => {
    if (socket.bytesRead > bounds.maxBytes) {
      socket.destroy(new TooMuchReceived(`More than ${bounds.maxBytes} bytes arrived.`))
    }
  }, countEveryMs)
  socket.once('close', () => {
    clearInterval(counting)
    bounds.signal.removeEventListener('abort', abort)
  })
  await opened(socket, 'connect')
  return socket
}

/** Waits for the event; rejects and leaves a destroyed socket when it does not come in time. */
function opened(socket: Socket, event: 'connect' | 'secureConnect'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => socket.destroy(new Error('The connection was not established in time.')),
      timeouts.outboundConnectMs,
    )
    // Stays for the whole life of the socket: an error after its last use must not end the process
    socket.on('error', reject)
    socket.once('close', () => {
      clearTimeout(timer)
      reject(new Error('The connection ended before it was established.'))
    })
    socket.once(event, () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
