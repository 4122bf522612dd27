import t from 'tap'
import { basePath, routes } from '../../generated/routes.ts'
import { call } from '../helpers/client.ts'
import { isProblem, send } from '../helpers/raw.ts'
import { parametersOf, soundRequest } from '../helpers/requests.ts'
import { start } from '../helpers/start.ts'

t.test('a path that is no UTF-8 is refused with an id, for every operation', async (t) => {
  const { origin, token } = await start()
  for (const { id, method, path } of routes) {
    for (const bytes of ['%ED%A0%80', '%c0%af', '%ff', '%zz']) {
      const concrete = path.includes('{') ? path.replaceAll(/\{\w+\}/g, bytes) : `${path}/${bytes}`
      const headers: Array<[string, string]> = [
        ['Authorization', `Bearer ${token}`],
        ['X-Request-Id', 'mine'],
      ]
      const reply = await send(origin, { method, target: basePath + concrete, headers })
      const problem = isProblem(t, reply, 400, 'malformed_request', `${id} ${bytes}`)
      t.equal(reply.headers['x-request-id'], 'mine', id)
      t.equal(problem.requestId, 'mine', id)
    }
  }
})

t.test('an identifier of any length is refused by its operation', async (t) => {
  const { origin, token } = await start()
  const parametrised = routes.filter((route) => parametersOf(route, 'path').length > 0)
  t.ok(parametrised.length > 100, `${parametrised.length} operations`)
  for (const route of parametrised) {
    const sound = soundRequest(route)
    for (const length of [2001, 8000]) {
      const names = Object.keys(sound.params ?? {})
      const params = Object.fromEntries(names.map((name) => [name, 'x'.repeat(length)]))
      // Checks that the headers are those of the contract
      const { status, headers } = await call(origin, token, route, { ...sound, params })
      t.ok(status === 400 || status === 404, `${route.id} ${status}`)
      for (const name of ['x-request-id', 'ratelimit', 'ratelimit-policy']) {
        t.type(headers[name], 'string', `${route.id} ${name}`)
      }
    }
  }
})

t.test('a request that ends before it is routed has an id', async (t) => {
  const { origin } = await start()
  const [host, target] = [['Host', 'a'] as [string, string], `${basePath}/tags`]
  const large = await send(origin, {
    ...{ method: 'GET', target },
    headers: [host, ['X-Large', 'x'.repeat(20_000)]],
  })
  const expecting = await send(origin, {
    ...{ method: 'POST', target },
    headers: [host, ['Expect', 'other']],
  })
  for (const [reply, status, code] of [
    [large, 431, 'header_too_large'],
    [expecting, 417, 'expectation_failed'],
  ] as const) {
    const problem = isProblem(t, reply, status, code, code)
    t.equal(reply.headers['x-request-id'], problem.requestId)
  }
})
