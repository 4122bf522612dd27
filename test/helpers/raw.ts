import { connect } from 'node:net'
import type { Test } from 'tap'
import { validatorOf } from './client.ts'

export interface RawReply {
  readonly status: number
  /** By lower-case name; several of one name joined with commas. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Whether the server closed the connection after its reply. */
  readonly closed: boolean
}

export interface RawRequest {
  readonly method?: string
  /** As it goes on the wire, not made sound in any way. */
  readonly target: string
  readonly headers?: ReadonlyArray<readonly [name: string, value: string]>
  readonly body?: string | Buffer
}

const limitMs = 15_000

/** Sends a request as it is: any target and header, `Host` and `Content-Length` filled in. */
export async function send(origin: string, request: RawRequest): Promise<RawReply> {
  const { method = 'GET', target, headers = [], body } = request
  const bytes = Buffer.from(body ?? '')
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: switchboard.example',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : [`Content-Length: ${bytes.length}`]),
  ]
  // Latin 1 keeps each code below 256 the byte that a test asks for
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  return exchange(origin, [head, bytes], method === 'HEAD')
}

/** Sends bytes and reads the reply to the first request in them, or what there is until the end. */
export async function exchange(
  origin: string,
  parts: readonly Buffer[],
  isHead = false,
): Promise<RawReply> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let received = Buffer.alloc(0)
    const settle = (closed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ ...parsed(received), closed })
    }
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error(`no whole reply within ${limitMs} ms: ${received.toString('latin1')}`))
    }, limitMs)
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes])
      const { headers } = parsed(received)
      if (isWhole(received, isHead) && headers['connection'] !== 'close') settle(false)
    })
    // A server that closes while the request still arrives resets the connection after its reply
    socket.on('error', () => {})
    socket.on('close', () => settle(true))
    for (const part of parts) socket.write(part)
  })
}

/** Asserts a problem with this status and code, as the contract describes one; returns it. */
export function isProblem(
  t: Test,
  reply: RawReply,
  status: number,
  code: string,
  label: string,
): { errors?: Array<{ location: string; pointer: string }> } & Record<string, unknown> {
  const type = mediaTypeOf(reply)
  const problem = type === 'application/problem+json' ? JSON.parse(reply.body) : {}
  const validate = validatorOf({ $ref: '#/components/schemas/Problem' })
  const valid = validate(problem)
  t.same(
    { status: reply.status, type, code: problem.code, faults: valid ? [] : validate.errors },
    { status, type: 'application/problem+json', code, faults: [] },
    label,
  )
  return problem
}

/** The type of a reply's body without its parameters. */
export function mediaTypeOf({ headers }: RawReply): string | undefined {
  return headers['content-type']?.split(';')[0]
}

function parsed(bytes: Buffer): Omit<RawReply, 'closed'> {
  const text = bytes.toString()
  const end = text.indexOf('\r\n\r\n')
  const [start = '', ...lines] = text.slice(0, Math.max(0, end)).split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1).trim()
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value
  }
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1] ?? 0)
  return { status, headers, body: end < 0 ? '' : text.slice(end + 4) }
}

function isWhole(bytes: Buffer, isHead: boolean): boolean {
  const end = bytes.indexOf('\r\n\r\n')
  const { status, headers } = parsed(bytes)
  if (end < 0 || status < 200) return false
  if (isHead || status === 204 || status === 304) return true
  if (headers['content-type'] === 'text/event-stream') return true
  const length = headers['content-length']
  return length !== undefined && bytes.length >= end + 4 + Number(length)
}
