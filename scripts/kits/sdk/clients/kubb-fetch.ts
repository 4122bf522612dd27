/** The address and token of every request. */
export const connection = { baseUrl: '', token: '' }

export interface RequestConfig<Body = unknown> {
  url?: string
  method?: string
  params?: unknown
  data?: Body | FormData
  responseType?: string
  headers?: [string, string][] | Record<string, unknown>
}

export interface ResponseConfig<Data> {
  data: Data
  status: number
}

/** The error that a refused request throws. */
export type ResponseErrorConfig<Problem> = Problem

export type Client = <Data, Problem = unknown, Body = unknown>(
  config: RequestConfig<Body>,
) => Promise<ResponseConfig<Data>>

/** Sends a request for each function of the client, as `importPath` in kubb.config.mjs says. */
export default async function send<Data, _Problem = unknown, Body = unknown>(
  config: RequestConfig<Body>,
): Promise<ResponseConfig<Data>> {
  const isForm = config.data instanceof FormData
  const headers = new Headers({ authorization: `Bearer ${connection.token}` })
  if (config.data !== undefined && !isForm) headers.set('content-type', 'application/json')
  for (const [name, value] of Object.entries(config.headers ?? {})) {
    if (value !== undefined) headers.set(name, String(value))
  }
  const query = new URLSearchParams(
    Object.entries(config.params ?? {}).map(([name, value]) => [name, String(value)]),
  )
  const response = await fetch(`${connection.baseUrl}${config.url}?${query}`, {
    method: config.method ?? 'GET',
    headers,
    ...(config.data !== undefined && {
      body: config.data instanceof FormData ? config.data : JSON.stringify(config.data),
    }),
  })
  const type = response.headers.get('content-type') ?? ''
  const data = type.includes('json') ? await response.json() : await response.blob()
  if (!response.ok) throw data
  return { data, status: response.status }
}
