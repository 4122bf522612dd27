import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { timeouts } from '../../../../src/timeouts.ts'
import type { HostileCase, Stage } from '../case.ts'

/** Connections, lines and headers of HTTP/1.1 (RFC 9112) as no sound client sends them. */
export const cases: readonly HostileCase[] = [
  {
    name: 'transport: 3,000 connections of one address that send nothing',
    isLong: true,
    run: async (stage) => {
      // The probe has another address; on systems other than Linux it may have to be added first
      const sockets: Socket[] = []
      while (sockets.length < 3000) sockets.push(...(await openAll(stage, 200, '127.0.0.2')))
      const refused = sockets.filter(({ closed }) => closed).length
      const closed = await closedWithin(sockets, 15_000)
      expect(closed === sockets.length, `only ${closed} of ${sockets.length} were closed`)
      return `${refused} refused, the others closed`
    },
  },
  {
    name: 'transport: 200 requests whose headers arrive a byte a second',
    isLong: true,
    run: async (stage) => {
      const sockets = await openAll(stage, 200)
      const line = 'GET /api/v1/tickets HTTP/1.1\r\nHost: x\r\n'
      const drip = setInterval(() => sockets.forEach((socket) => socket.write('X')), 1000)
      sockets.forEach((socket) => socket.write(line))
      const closed = await closedWithin(sockets, 20_000).finally(() => clearInterval(drip))
      expect(closed === sockets.length, `only ${closed} of ${sockets.length} were closed`)
      return '408, closed'
    },
  },
  {
    name: 'transport: 200 bodies that arrive a byte a second',
    isLong: true,
    run: async (stage) => {
      const sockets = await openAll(stage, 200)
      const drip = setInterval(() => sockets.forEach((socket) => socket.write(' ')), 1000)
      for (const socket of sockets) {
        socket.write(head(stage, 'POST /api/v1/tags', 'Content-Length: 100000'))
      }
      const closed = await closedWithin(sockets, 20_000).finally(() => clearInterval(drip))
      expect(closed === sockets.length, `only ${closed} of ${sockets.length} were closed`)
      return '408 or 429, closed'
    },
  },
  {
    name: 'transport: a body of 1 MB in chunks of one byte',
    run: async (stage) => {
      const chunk = '1\r\n \r\n'
      const body = `1\r\n{\r\n${chunk.repeat(1_000_000)}1\r\n}\r\n0\r\n\r\n`
      const request = head(stage, 'POST /api/v1/tags', 'Transfer-Encoding: chunked') + body
      return expectStatus(stage, request, 400)
    },
  },
  {
    name: 'transport: bodies refused for their chunks, which then stop for longer than a body may take',
    isLong: true,
    run: async (stage) => {
      const chunk = '1\r\n \r\n'
      const body = `1\r\n{\r\n${chunk.repeat(10_000)}`
      const sockets = await openAll(stage, 20)
      for (const socket of sockets) {
        socket.write(head(stage, 'POST /api/v1/tags', 'Transfer-Encoding: chunked') + body)
      }
      await sleep(timeouts.bodyMs + 2000)
      const closed = await closedWithin(sockets, 1000)
      expect(closed === sockets.length, `only ${closed} of ${sockets.length} were closed`)
      return '400, closed'
    },
  },
  {
    name: 'transport: chunk extensions of 4 MB',
    run: async (stage) => {
      const extension = `1;${'x'.repeat(4_000_000)}\r\n{\r\n0\r\n\r\n`
      const request = head(stage, 'POST /api/v1/tags', 'Transfer-Encoding: chunked') + extension
      // Which of the two arrives depends on whether everything was sent by then
      return expectStatus(stage, request, 400, 'closed')
    },
  },
  {
    name: 'transport: trailers of 1 MB',
    run: async (stage) => {
      const trailers = `X-Trailer: ${'x'.repeat(100)}\r\n`.repeat(10_000)
      const body = `2\r\n{}\r\n0\r\n${trailers}\r\n`
      const request = head(stage, 'POST /api/v1/tags', 'Transfer-Encoding: chunked') + body
      return expectStatus(stage, request, 431)
    },
  },
  {
    name: 'transport: 2,000 headers',
    run: async (stage) => {
      const headers = Array.from({ length: 2000 }, (_, n) => `a${n}: b`)
      return expectStatus(stage, head(stage, 'GET /api/v1/tickets', ...headers), 400)
    },
  },
  {
    name: 'transport: a header line of 10 MB',
    run: async (stage) =>
      expectStatus(
        stage,
        head(stage, 'GET /api/v1/tickets', `X: ${'x'.repeat(10_000_000)}`),
        431,
        'closed',
      ),
  },
  {
    name: 'transport: a request line of 10 MB',
    run: async (stage) =>
      expectStatus(stage, head(stage, `GET /api/v1/${'x'.repeat(10_000_000)}`), 431, 'closed'),
  },
  {
    name: 'transport: a path of 15,000 encoded characters',
    run: async (stage) =>
      expectStatus(stage, head(stage, `GET /api/v1/${'%41'.repeat(5000)}`), 404),
  },
  {
    name: 'transport: a path of 5,000 segments',
    run: async (stage) => expectStatus(stage, head(stage, `GET /api/v1${'/a'.repeat(5000)}`), 404),
  },
  {
    name: 'transport: 5,000 requests written at once on one connection',
    run: async (stage) => {
      const request = head(stage, 'GET /api/v1/api-tokens/current')
      const sockets = await openAll(stage, 1)
      sockets[0]?.write(request.repeat(5000))
      const closed = await closedWithin(sockets, 15_000)
      expect(closed === 1, 'the connection is still open')
      return 'closed'
    },
  },
  {
    name: 'transport: the beginning of TLS and of HTTP/2 on 200 connections',
    run: async (stage) => {
      const sockets = await openAll(stage, 200)
      sockets.forEach((socket, n) =>
        socket.write(
          n % 2 === 0
            ? Buffer.from('16030100c8010000c40303', 'hex')
            : 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
        ),
      )
      const closed = await closedWithin(sockets, 15_000)
      expect(closed === sockets.length, `only ${closed} of ${sockets.length} were closed`)
      return '400, closed'
    },
  },
]

function expect(isTrue: boolean, otherwise: string): asserts isTrue {
  if (!isTrue) throw new Error(otherwise)
}

function head({ attacker }: Stage, line: string, ...headers: readonly string[]): string {
  return [
    `${line} HTTP/1.1`,
    'Host: switchboard.example',
    `Authorization: Bearer ${attacker.token}`,
    'Content-Type: application/json',
    ...headers,
    '',
    '',
  ]
    .filter((text, n) => !(line.startsWith('GET') && n === 3 && text !== ''))
    .join('\r\n')
}

async function openAll(
  { origin }: Stage,
  count: number,
  localAddress = '127.0.0.1',
): Promise<Socket[]> {
  const { hostname, port } = new URL(origin)
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect({ port: Number(port), host: hostname, localAddress })
      // The server ends what it does not want to read to the end
      socket.on('error', () => {})
      await new Promise<void>((resolve) => {
        socket.once('connect', resolve).once('close', () => resolve())
      })
      return socket.resume()
    }),
  )
}

/** How many of the sockets are closed when all are, or after `ms`; those that are left are ended. */
async function closedWithin(sockets: readonly Socket[], ms: number): Promise<number> {
  const until = Date.now() + ms
  while (sockets.some(({ closed }) => !closed) && Date.now() < until) await sleep(50)
  const { length } = sockets.filter(({ closed }) => closed)
  for (const socket of sockets) socket.destroy()
  return length
}

/** Sends bytes and requires the status of the first answer, or a connection closed without one. */
async function expectStatus(
  stage: Stage,
  request: string,
  ...expected: ReadonlyArray<number | 'closed'>
): Promise<string> {
  const [socket] = await openAll(stage, 1)
  const answer = new Promise<string>((resolve) => {
    let text = ''
    socket?.on('data', (bytes: Buffer) => {
      text = (text + bytes.toString('latin1')).slice(0, 1000)
      if (text.includes('\r\n')) resolve(text)
    })
    socket?.once('close', () => resolve(text))
  })
  socket?.write(request)
  const found = /^HTTP\/1\.1 (\d{3})/.exec(await answer)?.[1] ?? 'closed'
  socket?.destroy()
  expect(expected.map(String).includes(found), `${found} instead of ${expected.join(' or ')}`)
  return found
}
