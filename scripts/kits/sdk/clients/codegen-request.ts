import { ApiError } from './ApiError'
import type { ApiRequestOptions } from './ApiRequestOptions'
import { CancelablePromise } from './CancelablePromise'
import type { OpenAPIConfig } from './OpenAPI'

type Values = Readonly<Record<string, unknown>>

/** Sends a request for each function of the client; `--request` copies this file into its folder `core`. */
export function request<T>(
  config: OpenAPIConfig,
  options: ApiRequestOptions,
): CancelablePromise<T> {
  return new CancelablePromise<T>(async (resolve, reject, onCancel) => {
    try {
      const abort = new AbortController()
      onCancel(() => abort.abort())
      const response = await fetch(urlOf(config, options), {
        method: options.method,
        headers: headersOf(config, options),
        body: bodyOf(options) ?? null,
        signal: abort.signal,
      })
      const type = response.headers.get('content-type') ?? ''
      const body = type.includes('json') ? await response.json() : await response.blob()
      const { url, ok, status, statusText } = response
      if (!ok) {
        const message = options.errors?.[status] ?? statusText
        throw new ApiError(options, { url, ok, status, statusText, body }, message)
      }
      resolve(body as T)
    } catch (error) {
      reject(error)
    }
  })
}

function urlOf(config: OpenAPIConfig, { url, path = {}, query = {} }: ApiRequestOptions): string {
  const filled = url.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name]))
  // Members of an object, such as customFields, are parameters of their own
  const pairs = present(query).flatMap(([name, value]): Array<[string, string]> =>
    typeof value === 'object' && !Array.isArray(value)
      ? present(value as Values).map(([member, one]) => [member, String(one)])
      : [[name, String(value)]],
  )
  return `${config.BASE}${filled}?${new URLSearchParams(pairs)}`
}

function headersOf(config: OpenAPIConfig, { headers = {}, body }: ApiRequestOptions): Headers {
  const all = new Headers({ authorization: `Bearer ${String(config.TOKEN)}` })
  if (body !== undefined) all.set('content-type', 'application/json')
  for (const [name, value] of present(headers)) all.set(name, String(value))
  return all
}

function bodyOf({ body, formData }: ApiRequestOptions): BodyInit | undefined {
  if (formData === undefined) return body === undefined ? undefined : JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of present(formData)) {
    for (const one of [value].flat()) form.append(name, one instanceof Blob ? one : String(one))
  }
  return form
}

function present(values: Values): Array<[string, unknown]> {
  return Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
}
