import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { type Api, type Arguments, callTool } from './call.ts'
import type { Tool } from './tools.ts'

/** Versions of the protocol that agree about tools, the newest first. */
const versions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05']

interface Message {
  readonly jsonrpc?: unknown
  readonly id?: string | number | null
  readonly method?: string
  readonly params?: Readonly<Record<string, unknown>>
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
  const write = (id: Message['id'], reply: { result: unknown } | { error: Fault }) =>
    output.write(`${JSON.stringify({ jsonrpc: '2.0', id: id ?? null, ...reply })}\n`)

  const answer = async ({ id, method, params = {} }: Message) => {
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
        const args = (params['arguments'] ?? {}) as Arguments
        return write(id, { result: await callTool(tool, args, api) })
      }
      default:
        return write(id, { error: { code: -32601, message: `Unknown method ${method}.` } })
    }
  }

  const running = new Set<Promise<unknown>>()
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue
    const message = parse(line)
    if (message === undefined) {
      write(null, { error: { code: -32700, message: 'The line is not a JSON-RPC message.' } })
      continue
    }
    // A notification, or a reply to a request that was never sent
    if (message.id === undefined || message.method === undefined) continue
    const work = answer(message).finally(() => running.delete(work))
    running.add(work)
  }
  await Promise.all(running)
}

function parse(line: string): Message | undefined {
  try {
    const value = JSON.parse(line) as unknown
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
