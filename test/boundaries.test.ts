import t from 'tap'
import { routes } from '../generated/routes.ts'
import { toApiError } from '../src/http/problems.ts'
import { boundariesOf } from './helpers/boundaries.ts'
import { call, type LooseOptions, pathOf } from './helpers/client.ts'
import { operationOf, parametersOf, soundRequest } from './helpers/requests.ts'
import { start } from './helpers/start.ts'

const unstorable = toApiError({ code: '22000' }).message

t.test('no value at a bound of the contract is answered with 5xx', async (t) => {
  for (const route of routes.filter((r) => !process.env.ONLY || r.id === process.env.ONLY)) {
    const { origin, token } = await start()
    const sound = soundRequest(route)
    const requests: LooseOptions[] = [sound]
    for (const place of ['path', 'query'] as const) {
      const key = place === 'path' ? 'params' : 'query'
      for (const { name, schema, explode, example } of parametersOf(route, place)) {
        for (const value of boundariesOf(schema, example)) {
          // The members of an exploded parameter are parameters themselves; a segment of dots leads elsewhere
          const given = explode ? (value as object) : { [name]: String(value) }
          if (place === 'path' && /^\.{0,2}$/.test(String(value))) continue
          requests.push({ ...sound, [key]: { ...sound[key], ...given } })
        }
      }
    }
    const schema = operationOf(route).requestBody?.content['application/json']?.schema
    if (schema !== undefined) {
      for (const body of boundariesOf(schema, sound.body)) requests.push({ ...sound, body })
    }

    const failures: string[] = []
    for (const options of requests) {
      // Longer ones are refused before there is a route
      if (pathOf(route, options).length > 8000) continue
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
    t.same(failures, [], `${route.id}: ${requests.length} requests`)
  }
})
