import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import t, { type Test } from 'tap'
import { mintToken } from '../../src/auth/tokens.ts'
import { shareLimits } from '../../src/http/limits/shared.ts'
import { noMeters } from '../../src/platform/telemetry/meters.ts'
import { clientOf } from '../helpers/client.ts'
import { listening } from '../helpers/proxy.ts'
import { startServer, workspaceOn } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const hasRedis = spawnSync('redis-server', ['--version']).status === 0
const skip = hasRedis ? false : 'redis-server is not installed'

interface RedisServer {
  readonly url: string
  start(): Promise<void>
  signal(name: NodeJS.Signals): Promise<void>
}

/** A Redis that keeps nothing, and can be stopped and started again. */
async function redis(t: Test): Promise<RedisServer> {
  const probe = createServer()
  const port = await listening(probe)
  await new Promise((resolve) => probe.close(resolve))
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  let child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ready = async () => {
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (more: string) => (text += more))
    await until(() => /Ready to accept connections/.test(text))
  }
  t.teardown(() => child.kill('SIGKILL'))
  await ready()
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] })
      await ready()
    },
    async signal(name) {
      const ended = name === 'SIGKILL' ? once(child, 'exit') : undefined
      child.kill(name)
      await ended
    },
  }
}

/** Two servers on one database, as two processes would be, and the lines that they logged about Redis. */
async function twoServers(t: Test, url: string, rateLimit: number) {
  const lines: string[] = []
  const log = pino(
    new Writable({
      write(line: Buffer, _, done) {
        lines.push(line.toString())
        done()
      },
    }),
  )
  const shared: boolean[] = []
  const meters = { ...noMeters, limitsShared: (is: boolean) => void shared.push(is) }
  const [first, second] = [shareLimits(url, log, meters), shareLimits(url, log, meters)]
  const one = await startServer(t, { rateLimit, sharedLimits: first })
  const other = await startServer(t, { rateLimit, sharedLimits: second, beside: one })
  t.teardown(() => {
    first.close()
    second.close()
  })
  await until(() => shared.length === 2)
  const { token } = await workspaceOn(one)
  const apis = [clientOf(one.origin, token), clientOf(other.origin, token)]
  const statuses = async (count: number, token?: () => string) => {
    const counts: Record<number, number> = {}
    for (let n = 0; n < count; n++) {
      const reply = await apis[n % 2]!.listTags(token && { token: token() })
      counts[reply.status] = (counts[reply.status] ?? 0) + 1
    }
    return counts
  }
  const keys = () => first.client.keys('*')
  return {
    statuses,
    shared,
    keys,
    linesAbout: (text: string) => lines.filter((l) => l.includes(text)),
  }
}

t.test('processes share the limit of requests and that of refused tokens', { skip }, async (t) => {
  const server = await redis(t)
  const { statuses, keys, linesAbout } = await twoServers(t, server.url, 30)

  t.same(await statuses(50), { 200: 30, 429: 20 })
  t.same(await statuses(90, mintToken), { 401: 60, 429: 30 })
  t.same(linesAbout('Redis'), [])
  const [ofToken = '', ofAddress = '', ofWorkspace = ''] = (await keys()).sort()
  t.match(ofToken, /^switchboard-limit [0-9a-f-]{36}$/)
  t.equal(ofAddress, 'switchboard-limit refused 127.0.0.1')
  t.match(ofWorkspace, /^switchboard-limit workspace [0-9a-f-]{36}$/)
})

t.test('while Redis is away each process has its limit, and says so once', { skip }, async (t) => {
  const server = await redis(t)
  const { statuses, shared, linesAbout } = await twoServers(t, server.url, 20)
  t.same(await statuses(10), { 200: 10 })

  await server.signal('SIGKILL')
  t.same(await statuses(60), { 200: 40, 429: 20 }, 'twice the limit, in two processes')
  t.equal(linesAbout('Redis cannot be reached').length, 2, 'one line of each process')

  await server.start()
  await until(() => shared.slice(-2).every(Boolean))
  t.equal(linesAbout('Redis can be reached').length, 2)
  t.same(await statuses(30), { 200: 20, 429: 10 }, 'together again')
})

t.test('a Redis that does not answer holds up few requests', { skip }, async (t) => {
  const server = await redis(t)
  const { statuses, linesAbout } = await twoServers(t, server.url, 1000)
  t.same(await statuses(4), { 200: 4 })

  await server.signal('SIGSTOP')
  const began = performance.now()
  t.same(await statuses(40), { 200: 40 })
  const waited = performance.now() - began
  await server.signal('SIGCONT')

  t.equal(linesAbout('Redis cannot be reached').length, 2)
  // Each of 40 would have waited 150 ms
  t.ok(waited < 4000, `${Math.round(waited)} ms`)
})

t.test('a Redis that is not there at the start is waited for', { skip }, async (t) => {
  const server = await redis(t)
  await server.signal('SIGKILL')
  const { statuses, shared, linesAbout } = await twoServers(t, server.url, 10)

  t.same(await statuses(30), { 200: 20, 429: 10 })
  t.equal(linesAbout('Redis cannot be reached').length, 2)
  await server.start()
  await until(() => shared.slice(-2).every(Boolean))
  t.same(await statuses(15), { 200: 10, 429: 5 })
})
