import { createApi, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query'

/** The address and token of every request. */
export const connection = { baseUrl: '', token: '' }

/** The API that the generated endpoints are added to, as `apiFile` in rtk.config.cjs says. */
export const api = createApi({
  baseQuery: (args: string | FetchArgs, context, options: object) => {
    const { baseUrl, token } = connection
    const send = fetchBaseQuery({
      baseUrl,
      prepareHeaders: (headers) => headers.set('authorization', `Bearer ${token}`),
      // By default replies are read as JSON
      responseHandler: (response) =>
        response.headers.get('content-type')?.includes('json') ? response.json() : response.blob(),
    })
    return send(withForm(args), context, options)
  },
  endpoints: () => ({}),
})

/** Its endpoints write each body as JSON; one with a file is a form. */
function withForm(args: string | FetchArgs): string | FetchArgs {
  if (typeof args === 'string') return args
  const entries = Object.entries<unknown>(args.body ?? {})
  if (!entries.some(([, value]) => value instanceof Blob)) return args
  const body = new FormData()
  for (const [name, value] of entries) {
    for (const one of [value].flat()) body.append(name, one instanceof Blob ? one : String(one))
  }
  return { ...args, body }
}
