import t from 'tap'
import { routes } from '../../generated/routes.ts'
import { toApiError } from '../../src/http/reply/problems.ts'
import { boundariesOf } from '../helpers/boundaries.ts'
import { call, clientOf, type LooseOptions, pathOf } from '../helpers/client.ts'
import { operationOf, parametersOf, soundRequest } from '../helpers/requests.ts'
import { deletingLast, inUsed, startFor, type Workspace } from '../helpers/start.ts'

/** Requests of an operation at most, spread evenly over all; BOUNDARY_RUNS=10000 sends every one. */
const most = Number(process.env['BOUNDARY_RUNS'] ?? 15)
const atOnce = 4
const unstorable = toApiError({ code: '22000' }).message

t.test('no value at a bound of the contract is answered with 5xx', async (t) => {
  const tried = routes.filter((r) => !process.env.ONLY || r.id === process.env.ONLY)
  for (const route of deletingLast(tried)) {
    const sound = soundRequest(route)
    const ask = async ({ origin, token }: Workspace) => {
      const { status } = await call(origin, token, route, sound)
      return { origin, token, status }
    }
    const { origin, token } =
      route.method === 'GET'
        ? await startFor(route)
        : await inUsed(ask, ({ status }) => status < 400)
    // The events of its example, so that the largest `wait` ends at once
    if (route.id === 'listEvents')
      await clientOf(origin, token).createTag({ body: { name: 'Crane' } })
    const requests: LooseOptions[] = [sound]
    for (const location of ['path', 'query'] as const) {
      const key = location === 'path' ? 'params' : 'query'
      for (const { name, schema, explode, example } of parametersOf(route, location)) {
        for (const value of boundariesOf(schema, example)) {
          // The members of an exploded parameter are parameters themselves; a segment of dots leads elsewhere
          const given = explode ? (value as object) : { [name]: String(value) }
          if (location === 'path' && /^\.{0,2}$/.test(String(value))) continue
          requests.push({ ...sound, [key]: { ...sound[key], ...given } })
        }
      }
    }
    const schema = operationOf(route).requestBody?.content['application/json']?.schema
    if (schema !== undefined) {
      for (const body of boundariesOf(schema, sound.body)) requests.push({ ...sound, body })
    }

    const failures: string[] = []
    const attemptWrite = async (options: LooseOptions) => {
      // Longer ones are refused before there is a route
      if (pathOf(route, options).length > 8000) return
      const fault = await call(origin, token, route, options).then(
        // Of the second kind is what only the database refused, for which a check is missing
        ({ status, text, body }) =>
          status >= 500 || body.detail === unstorable ? `${status} ${text}` : undefined,
        (error: Error) => error.message,
      )
      if (fault !== undefined) {
        failures.push(`${JSON.stringify(options).slice(0, 500)}: ${fault.slice(0, 500)}`)
      }
    }
    const step = Math.max(1, requests.length / most)
    const chosen = requests.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
    while (chosen.length > 0) await Promise.all(chosen.splice(0, atOnce).map(attemptWrite))
    t.same(failures, [], `${route.id}: ${requests.length} requests`)
  }
})
