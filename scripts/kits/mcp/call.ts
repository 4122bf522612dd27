import { randomUUID } from 'node:crypto'
import { isArgument, type Tool } from './tools.ts'

export interface Api {
  /** Where operations are, without a slash at the end. */
  readonly url: string
  readonly token: string
}

/** The answer of a tool to a model. */
export interface Result {
  readonly content: ReadonlyArray<{ readonly type: 'text'; readonly text: string }>
  readonly isError: boolean
  /** The reply as the output schema of the tool describes it. */
  readonly structuredContent?: unknown
}

export type Arguments = Readonly<Record<string, unknown>>

/**
 * Sends the operation of a tool. A refusal of the API is a result that says what is wrong. `signal` ends the request.
 */
export async function callTool(
  { operation, definition }: Tool,
  args: Arguments,
  api: Api,
  signal: AbortSignal,
): Promise<Result> {
  const { method, path, parameters, body } = operation
  const known = new Set([
    ...parameters.filter(isArgument).map(({ name }) => name),
    ...(body ? ['body'] : []),
  ])
  const unknown = Object.keys(args).filter((name) => !known.has(name))
  if (unknown.length > 0) {
    return failure(`Unknown argument "${unknown.join('", "')}". Use ${[...known].join(', ')}.`)
  }
  const query = new URLSearchParams()
  const headers: Record<string, string> = {
    accept: 'application/json',
    authorization: `Bearer ${api.token}`,
  }
  let target = path
  for (const { name, in: location, isJoined } of parameters) {
    const value = args[name]
    if (location === 'path') {
      // URLs take a dot for a step to another folder
      if (value === undefined || /^\.{0,2}$/.test(String(value))) {
        return failure(`The argument "${name}" is required.`)
      }
      target = target.replace(`{${name}}`, encodeURIComponent(String(value)))
    } else if (value === undefined) continue
    else if (location === 'header') headers[name.toLowerCase()] = String(value)
    else if (Array.isArray(value) && !isJoined) {
      for (const item of value) query.append(name, String(item))
    } else query.append(name, [value].flat().join(','))
  }
  if (body && args['body'] !== undefined) headers['content-type'] = 'application/json'
  if (parameters.some(({ name }) => name === 'Idempotency-Key')) {
    headers['idempotency-key'] = randomUUID()
  }
  const suffix = query.size > 0 ? `?${query.toString()}` : ''
  try {
    const response = await fetch(api.url + target + suffix, {
      method,
      headers,
      ...('content-type' in headers && { body: JSON.stringify(args['body']) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(30_000)]),
    })
    const text = await response.text()
    return {
      content: [{ type: 'text', text: text === '' ? `Status ${response.status}.` : text }],
      isError: !response.ok,
      ...(response.ok && definition.outputSchema && { structuredContent: JSON.parse(text) }),
    }
  } catch (error) {
    const { message, cause } = error as Error
    const reason = cause instanceof Error ? `: ${cause.message}` : ''
    return failure(`No reply from ${api.url}: ${message}${reason}`)
  }
}

function failure(text: string): Result {
  return { content: [{ type: 'text', text }], isError: true }
}
