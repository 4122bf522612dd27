import t from 'tap'
import { DatabaseUnavailable } from '../../src/db/pool/errors.ts'
import { toApiError } from '../../src/http/reply/problems.ts'

const failed = (code: string) => Object.assign(new Error('connect'), { code })

t.test('a failure that passes by itself is one to retry after', (t) => {
  const network = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT']
  const routes = ['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENETDOWN']
  const states = ['08006', '25006', '40001', '40P01', '53100', '53300', '55P03', '57P01', '57P03']
  const pool = new DatabaseUnavailable('POOL_CLOSED', 'the pool is closed')
  for (const error of [...[...network, ...routes, ...states].map(failed), pool]) {
    const { status, code, headers } = toApiError(error)
    t.match({ status, code, headers }, { status: 503, code: 'unavailable' }, error.code)
    t.ok(headers?.['retry-after'], `${error.code} says when`)
  }
  t.end()
})

t.test('a wait for other requests is not said to be a fault of the database', (t) => {
  for (const code of ['40001', '40P01', '55P03']) {
    t.match(toApiError(failed(code)).message, /^Other requests are changing the same objects/, code)
  }
  t.match(toApiError(failed('57P01')).message, /^The database is not available/)
  t.end()
})

t.test('other failures say nothing of what failed', (t) => {
  for (const code of ['23505', '42P01', 'EACCES', 'ERR_SOMETHING', '']) {
    const { status, message } = toApiError(failed(code))
    t.same([status, message], [500, 'The server failed to process the request.'], code)
  }
  t.end()
})
