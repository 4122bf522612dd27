import { setTimeout as pause } from 'node:timers/promises'
import { type Dispatcher, request } from 'undici'
import { type Json, jsonType, streamType } from '../../contract/document.ts'
import type { Contract, Operation } from './contract.ts'
import { type Asked, type Findings, NotTried } from './findings.ts'
import { faultsOfProblem, faultsOfReply, isJson } from './replies.ts'

/** Parameters of a query as text. The elements of a list are sent with commas between them, and their own commas encoded. */
export type Query = Readonly<Record<string, string | readonly string[]>>

export interface Request {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Query
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Json
  /** Sent as it is instead of `body`. */
  readonly raw?: { readonly type: string; readonly text: string | Buffer }
  /** A token that replaces the kit's; null sends no token. */
  readonly token?: string | null
}

export interface Reply {
  readonly status: number
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** The parsed JSON of the reply. */
  readonly body: Json
  readonly asked: Asked
}

/** A server under judgement. */
export interface Target {
  readonly requests: () => number
  /** Sends one request, as slowly as the server asks for, and judges the reply by itself. */
  send(operation: Operation, request: Request): Promise<Reply>
}

export interface TargetOptions {
  readonly base: string
  readonly token: string
  readonly contract: Contract
  readonly findings: Findings
  /** Hears of every reply. */
  readonly onReply: (operation: Operation, reply: Reply) => void
  readonly signal: AbortSignal
  /** Operations that are never sent. */
  readonly skip: readonly string[]
}

const mostTries = 8
const longestLine = 200
/** Requests that are left to other users of the token. */
const fewestLeft = 2

export function targetOf(options: TargetOptions): Target {
  const { base, contract, findings, onReply, signal } = options
  const titles = new Map<string, string>()
  // By token: when it may send again
  const resumeAt = new Map<string, number>()
  let requests = 0
  let isAnswering = false

  /** A server that closes the connection instead of answering violates its contract. */
  const answered = async (operation: Operation, asked: Request, token: string | null) => {
    try {
      return await exchange(base + contract.basePath, operation, asked, token)
    } catch (error) {
      // Before the first reply the server may not run
      if (!isAnswering) throw error
      const { code = String(error) } = error as { code?: string }
      const line = `${operation.method} ${targetPath(operation, asked)}`.slice(0, longestLine)
      const fault = `closes the connection without a reply: ${code}`
      findings.check('replies', operation, { line, requestId: undefined }, [fault])
      throw new NotTried(`${operation.id} ${fault}`)
    }
  }

  return {
    requests: () => requests,
    async send(operation, asked) {
      if (options.skip.includes(operation.id)) throw new NotTried(`${operation.id} is skipped`)
      const token = asked.token === undefined ? options.token : asked.token
      const bucket = token ?? ''
      for (let tries = 1; ; tries++) {
        const waitMs = (resumeAt.get(bucket) ?? 0) - performance.now()
        if (waitMs > 0) await pause(waitMs, undefined, { signal })
        signal.throwIfAborted()
        requests += 1
        const reply = await answered(operation, asked, token)
        isAnswering = true
        const waitS = waitOf(reply)
        if (waitS > 0) resumeAt.set(bucket, performance.now() + waitS * 1000)
        const isBusy = reply.status === 429 || reply.status === 503
        if (isBusy && tries < mostTries && 'retry-after' in reply.headers) continue

        findings.check('replies', operation, reply.asked, faultsOfReply(contract, operation, reply))
        if (reply.status >= 400) {
          findings.check('problems', operation, reply.asked, faultsOfProblem(reply, titles))
        }
        onReply(operation, reply)
        return reply
      }
    },
  }
}

/** Seconds that the server wants to be left alone. */
function waitOf({ status, headers }: Reply): number {
  if (status === 429 || status === 503) return Number(headers['retry-after'] ?? 1)
  const [, left, seconds] = /r=(\d+);t=(\d+)/.exec(headers['ratelimit'] ?? '') ?? []
  return left !== undefined && Number(left) <= fewestLeft ? Number(seconds) : 0
}

async function exchange(
  base: string,
  operation: Operation,
  asked: Request,
  token: string | null,
): Promise<Reply> {
  const { method } = operation
  const target = targetPath(operation, asked)
  const body = asked.raw?.text ?? (asked.body === undefined ? undefined : toJson(asked.body))
  const response = await request(base + target, {
    method: method as Dispatcher.HttpMethod,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': asked.raw?.type ?? jsonType }),
      ...asked.headers,
    },
    ...(body !== undefined && { body }),
  })
  const media = operation.responses[response.statusCode]?.content ?? {}
  // A stream goes on until its reader leaves
  const isStream = media[streamType] !== undefined
  const text = isStream ? '' : await response.body.text()
  if (isStream) response.body.destroy()
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  )
  const reply = {
    status: response.statusCode,
    headers,
    text,
    body: undefined as Json,
    asked: {
      line: `${method} ${target}`.slice(0, longestLine),
      requestId: headers['x-request-id'],
    },
  }
  if (isJson(reply)) {
    try {
      reply.body = JSON.parse(text)
    } catch {
      // No JSON after all: the check of the reply reports it
    }
  }
  return reply
}

const toJson = (value: Json) => JSON.stringify(value)

function targetPath({ path }: Operation, { params = {}, query = {} }: Request): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${[value].flat().map(encodeURIComponent).join(',')}`)
    .join('&')
  return filled + (search && `?${search}`)
}
