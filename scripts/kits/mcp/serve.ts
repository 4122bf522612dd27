import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { type Api, callTool } from './call.ts'
import type { Tool } from './tools.ts'

/** Versions of the protocol that agree about tools, the newest first. */
const versions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05']

type Id = string | number

interface Request {
  readonly id: Id
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

interface Fault {
  readonly code: number
  readonly message: string
}

/** Answers a client of the Model Context Protocol, a message a line, until the input ends. */
export async function serve(
  tools: readonly Tool[],
  api: Api,
  version: string,
  input: Readable,
  output: Writable,
): Promise<void> {
  const byName = new Map(tools.map((tool) => [tool.definition.name, tool]))
  const write = (id: Id | null, reply: { result: unknown } | { error: Fault }) =>
    output.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...reply })}\n`)

  const answer = async ({ id, method, params }: Request, signal: AbortSignal) => {
    switch (method) {
      case 'initialize':
        return write(id, {
          result: {
            protocolVersion:
              versions.find((one) => one === params['protocolVersion']) ?? versions[0],
            capabilities: { tools: {} },
            serverInfo: { name: 'switchboard', title: 'Switchboard API', version },
          },
        })
      case 'ping':
        return write(id, { result: {} })
      case 'tools/list':
        return write(id, { result: { tools: tools.map(({ definition }) => definition) } })
      case 'tools/call': {
        const tool = byName.get(String(params['name']))
        if (!tool) {
          const message = `Unknown tool ${JSON.stringify(params['name'])}. Use a name of tools/list.`
          return write(id, { error: { code: -32602, message } })
        }
        const args = params['arguments'] ?? {}
        if (!isObject(args)) {
          return write(id, { error: { code: -32602, message: '"arguments" must be an object.' } })
        }
        const result = await callTool(tool, args, api, signal)
        // The client expects no reply to a request that it has cancelled
        return signal.aborted || write(id, { result })
      }
      default:
        return write(id, { error: { code: -32601, message: `Unknown method ${method}.` } })
    }
  }

  const running = new Map<Id, AbortController>()
  const answers = new Set<Promise<unknown>>()
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue
    const message = parse(line)
    if (message === undefined) {
      write(null, { error: { code: -32700, message: 'The line is not JSON.' } })
    } else if (isRequest(message)) {
      const { id, method } = message
      const params = message.params ?? {}
      const controller = new AbortController()
      running.set(id, controller)
      const work = answer({ id, method, params }, controller.signal).finally(() => {
        if (running.get(id) === controller) running.delete(id)
        answers.delete(work)
      })
      answers.add(work)
    } else if (isCancellation(message)) running.get(message.params.requestId)?.abort()
    else if (!isNotificationOrReply(message)) {
      const id = isObject(message) && isId(message['id']) ? message['id'] : null
      const text = 'The line is not a request or a notification of JSON-RPC 2.0.'
      write(id, { error: { code: -32600, message: text } })
    }
  }
  await Promise.all(answers)
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line) as unknown
  } catch {
    return undefined
  }
}

/** Whether a value is an object, and no array. */
function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is the identifier of a request. */
function isId(value: unknown): value is Id {
  return typeof value === 'string' || typeof value === 'number'
}

/** Whether a message asks for a reply. Some clients send null instead of no parameters. */
function isRequest(
  value: unknown,
): value is Omit<Request, 'params'> & { params?: Request['params'] | null } {
  if (!isObject(value)) return false
  const { id, method, params } = value
  return isId(id) && typeof method === 'string' && isObject(params ?? {})
}

/** Whether a message says that the client no longer waits for a reply. */
function isCancellation(value: unknown): value is { params: { requestId: Id } } {
  if (!isObject(value) || value['method'] !== 'notifications/cancelled') return false
  return isObject(value['params']) && isId(value['params']['requestId'])
}

/** Whether a message needs no answer: a notification, or a reply to a request that was never sent. */
function isNotificationOrReply(value: unknown): boolean {
  if (!isObject(value)) return false
  return !('method' in value) || (!('id' in value) && typeof value['method'] === 'string')
}
