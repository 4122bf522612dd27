import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { OutboundFailure, post } from '../../src/platform/net/outbound.ts'
import { TargetRefused, type Targets, targets } from '../../src/platform/net/target.ts'
import { secretsUnder } from '../../src/lib/seal.ts'
import { startDns } from '../helpers/dns.ts'
import { only } from '../helpers/only.ts'

// An address of the AS112 project, which discards all packets
const sink = '192.31.196.1'

const hostile = [
  'http://example.com/',
  'https://example.com:8443/',
  'https://example.com:80/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_x',
  'data:text/plain,x',
  'javascript:alert(1)',
  '//example.com/',
  'example.com',
  '',
  'https://',
  'https://user@example.com/',
  'https://user:secret@example.com/',
  'https://example.com@127.0.0.1/',
  'https://example.com/#here',
  'https://localhost/',
  'https://LOCALHOST/',
  'https://localhost./',
  'https://a.localhost/',
  'https://metadata/',
  'https://intranet/',
  'https://.../',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://127.0.0.1./',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://127.000.000.001/',
  'https://①②⑦.⓪.⓪.①/',
  'https://127。0。0。1/',
  'https://%31%32%37.0.0.1/',
  'https://0/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://0xa9fea9fe/',
  'https://2852039166/',
  'https://100.64.0.1/',
  'https://100.100.100.200/',
  'https://168.63.129.16/',
  'https://192.0.0.192/',
  'https://192.0.2.1/',
  'https://198.18.0.1/',
  'https://198.51.100.1/',
  'https://203.0.113.1/',
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://192.88.99.1/',
  'https://[::]/',
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::127.0.0.1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::ffff:0:127.0.0.1]/',
  'https://[64:ff9b::127.0.0.1]/',
  'https://[64:ff9b:1::a00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
  'https://[2001:db8::1]/',
  'https://[3fff::1]/',
  'https://[fc00::1]/',
  'https://[fd00:ec2::254]/',
  'https://[fe80::1]/',
  'https://[fe80::1%25eth0]/',
  'https://[fec0::1]/',
  'https://[ff02::1]/',
  'https://[100::1]/',
  'https://[5f00::1]/',
]

t.test('hostile URLs are refused before anything is sent', async (t) => {
  const attempts = watchConnections(t)
  const judge = targets({ dnsServers: [await startDns(t, () => ['127.0.0.1'])] })
  t.ok(hostile.length >= 60, `${hostile.length} URLs`)

  const texts = new Set<string>()
  for (const url of hostile) {
    await t.rejects(judge.resolve(url), TargetRefused, url)
    await t.rejects(
      post(judge, { url, headers: {}, body: '', timeoutMs: 1000 }).catch((error: unknown) => {
        texts.add((error as Error).message)
        throw error
      }),
      OutboundFailure,
      url,
    )
  }

  t.same(attempts, [])
  t.equal(texts.size, 1, 'all are told the same')
})

t.test('a URL or host with white space or control characters is refused', async (t) => {
  const judge = targets({ dnsServers: [await startDns(t, () => [sink])] })
  const harmless = 'https://public.example/path'
  t.equal((await judge.resolve(harmless)).url.href, harmless)
  for (const part of ['\r\nX: y', '\n', '\t', ' ', '\0', '\u007f', '\u0085', '\u00a0', '\u2028']) {
    for (const url of [harmless + part, part + harmless, harmless.replace('path', `${part}path`)]) {
      await t.rejects(judge.resolve(url), TargetRefused, encodeURI(url))
      const refused = { code: 'url_not_allowed', message: /white space or control characters/ }
      await t.rejects(judge.require(url, '/url'), refused, encodeURI(url))
    }
    await t.rejects(judge.resolveHost(`public.example${part}`, 587), TargetRefused)
  }
})

t.test('a URL that is refused names the rule that it breaks', async (t) => {
  const judge = targets({ allow: ['inside.example:80'], dnsServers: [await startDns(t, () => [])] })
  const refused = (promise: Promise<unknown>, message: RegExp) =>
    t.rejects(promise, { code: 'url_not_allowed', message }, message.source)

  for (const [url, message] of [
    ['example.com', /absolute/],
    ['https://', /absolute/],
    ['https://user@example.com/', /user name or password/],
    ['https://:secret@example.com/', /user name or password/],
    ['http://user@inside.example/', /user name or password/],
    ['https://example.com/#here', /fragment/],
    ['http://example.com/', /https on port 443/],
    ['https://example.com:8443/', /https on port 443/],
    ['https://127.0.0.1/', /^The host must exist and resolve to public/],
    ['https://unknown.example/', /^The host must exist and resolve to public/],
  ] as const) {
    await refused(judge.require(url, '/url'), message)
  }
  await refused(judge.requireHost('192.31.196.1', 22, '/host'), /^The port of the mail server/)
  await refused(judge.requireHost('127.0.0.1', 587, '/host'), /^The host must exist and resolve/)
})

t.test('every answer of the name server must be public', async (t) => {
  const names: Record<string, string[]> = {
    'public.example': [sink],
    'mixed.example': [sink, '10.0.0.1'],
    'private.example': ['192.168.0.1'],
  }
  const judge = targets({ dnsServers: [await startDns(t, (name) => names[name] ?? [])] })

  t.match(await judge.resolve('https://public.example/x'), {
    addresses: only({ address: sink, family: 4 }),
  })
  for (const name of ['mixed', 'private', 'unknown']) {
    await t.rejects(judge.resolve(`https://${name}.example/`), TargetRefused, name)
    await t.rejects(judge.require(`https://${name}.example/`, '/url'), {
      code: 'url_not_allowed',
      members: { pointer: '/url' },
    })
  }
})

t.test('a name that moves between two look-ups leads nowhere private', async (t) => {
  const attempts = watchConnections(t)
  let asked = 0
  const dns = await startDns(t, () => [asked++ % 2 === 0 ? sink : '127.0.0.1'])
  const judge = targets({ dnsServers: [dns] })

  const tries = Array.from({ length: 1000 }, () => judge.resolve('https://moving.example/'))
  const resolved = (await Promise.allSettled(tries)).flatMap((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value.addresses : [],
  )
  t.ok(resolved.length > 100, `${resolved.length} of 1000 were let through`)
  t.ok(resolved.every(({ address }) => address === sink))

  const request = { url: 'https://moving.example/', headers: {}, body: '', timeoutMs: 300 }
  await Promise.allSettled(Array.from({ length: 40 }, () => post(judge, request)))
  t.ok(attempts.length > 0, 'some requests are let through')
  t.same(
    attempts.filter((address) => address !== sink),
    [],
  )
})

t.test('of a name with many addresses a few are tried, all of them checked', async (t) => {
  const many = Array.from({ length: 25 }, (_, n) => `192.31.196.${n + 1}`)
  const names: Record<string, string[]> = {
    'many.example': many,
    'mixed.example': [...many, '10.0.0.1'],
  }
  const judge = targets({ dnsServers: [await startDns(t, (name) => names[name] ?? [])] })

  t.equal((await judge.resolve('https://many.example/')).addresses.length, 8)
  t.equal((await judge.resolveHost('many.example', 587)).length, 8)
  await t.rejects(judge.resolve('https://mixed.example/'), TargetRefused)
})

t.test('nothing is connected to once the time of an attempt is up', async (t) => {
  const attempts = watchConnections(t)
  let release = () => {}
  const over = new Promise<void>((resolve) => (release = resolve))
  const slow: Targets = {
    ...targets(),
    async resolve(url) {
      await over
      return { url: new URL(url), addresses: [{ address: sink, family: 4 }] }
    },
  }
  let resolved: Promise<unknown> | undefined
  const watched: Targets = { ...slow, resolve: (url) => (resolved = slow.resolve(url)) as never }

  await t.rejects(
    post(watched, { url: 'https://slow.example/', headers: {}, body: '', timeoutMs: 50 }),
    { message: 'There was no answer in time.' },
  )
  release()
  await resolved
  await setImmediate()

  t.same(attempts, [])
})

t.test('what is allowed opens one host and port', async (t) => {
  const port = await serve(t, (response) => response.end('taken'))
  const other = await serve(t, (response) => response.end('not to be reached'))
  const judge = targets({ allow: [`localhost:${port}`, `[::1]:${port}`] })
  const send = (url: string) => post(judge, { url, headers: {}, body: '{}', timeoutMs: 1000 })

  t.match(await send(`http://localhost:${port}/hook`), { status: 200, body: 'taken' })
  for (const url of [
    `http://localhost:${other}/`,
    `http://127.0.0.1:${port}/`,
    `http://localhost.:${port}/`,
    `http://user@localhost:${port}/`,
    'https://localhost/',
  ]) {
    await t.rejects(send(url), { message: 'The endpoint could not be reached.' }, url)
  }
})

t.test('an attempt has an end, whatever the endpoint does', async (t) => {
  const behaviours: Record<string, (response: ServerResponse) => void> = {
    hangs: () => {},
    resets: (response) => response.socket?.destroy(),
    dripsHeaders: (response) => {
      response.socket?.write('HTTP/1.1 200 OK\r\n')
      every(t, response, () => response.socket?.write('x'))
    },
    dripsBody: (response) => {
      response.write('x')
      every(t, response, () => response.write('x'))
    },
    cutsBody: (response) => {
      response.setHeader('content-length', 100)
      response.write('x', () => response.socket?.end())
    },
    hugeBody: (response) => {
      const more = () => {
        while (response.write('x'.repeat(65_536)) && !response.destroyed);
      }
      response.on('drain', more)
      more()
    },
    hugeHeaders: (response) => response.setHeader('x-large', 'x'.repeat(70_000)).end(),
    redirects: (response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
    continues: (response) => {
      response.writeContinue()
      response.writeEarlyHints({ link: '</x>; rel=preload' })
      response.end('done')
    },
    interimWithoutEnd: (response) => {
      const bytes = 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(1000)
      const more = () => {
        while (!response.destroyed && response.socket?.write(bytes));
      }
      response.socket?.on('drain', more)
      more()
    },
    switches: (response) =>
      response.socket?.write(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n',
      ),
    noHttp: (response) => response.socket?.end('hello\r\n\r\n'),
    noStatus: (response) => response.socket?.write('HTTP/1.1 000 No\r\nContent-Length: 0\r\n\r\n'),
    nul: (response) => response.end('a\0b'),
    gone: (response) => response.writeHead(410).end(),
  }
  const port = await serve(t, (response, path) => behaviours[path.slice(1)]?.(response))
  const judge = targets({ allow: [`127.0.0.1:${port}`] })
  const send = async (path: string) => {
    const started = performance.now()
    const url = `http://127.0.0.1:${port}/${path}`
    const outcome = await post(judge, { url, headers: {}, body: '{}', timeoutMs: 400 }).catch(
      (error: unknown) => (error as Error).message,
    )
    const ms = performance.now() - started
    t.ok(ms < 5000, `${path} took ${Math.round(ms)} ms`)
    return outcome
  }

  t.equal(await send('hangs'), 'There was no answer in time.')
  t.equal(await send('dripsHeaders'), 'There was no answer in time.')
  t.match(await send('dripsBody'), { status: 200, body: /^x+$/ })
  t.match(await send('cutsBody'), { status: 200, body: 'x' }, 'the status is the answer')
  t.match(await send('hugeBody'), { status: 200, body: /^x{4096}$/ })
  t.match(await send('redirects'), { status: 302 })
  t.match(await send('continues'), { status: 200, body: 'done' })
  t.match(await send('nul'), { body: 'a\ufffdb' })
  t.match(await send('gone'), { status: 410 })
  for (const path of [
    'resets',
    'hugeHeaders',
    'noHttp',
    'noStatus',
    'interimWithoutEnd',
    'switches',
  ]) {
    t.equal(await send(path), 'The endpoint could not be reached.', path)
  }
})

t.test('headers cannot be injected', async (t) => {
  const judge = targets({ allow: ['127.0.0.1:1'] })
  const headers = { 'x-key': 'a\r\nx-other: b' }

  await t.rejects(
    post(judge, { url: 'http://127.0.0.1:1/', headers, body: '', timeoutMs: 1000 }),
    OutboundFailure,
  )
})

t.test('a secret at rest opens under its key and for its row alone', async (t) => {
  const [old, young] = [
    'the old key, which is 32 characters',
    'the new key, which is 32 characters',
  ]
  const sealed = secretsUnder([old]).seal('whsec_Blå', 'row 1')

  t.notOk(sealed.includes('whsec'))
  t.equal(secretsUnder([young, old]).open(sealed, 'row 1'), 'whsec_Blå')
  t.throws(() => secretsUnder([old]).open(sealed, 'row 2'))
  t.throws(() => secretsUnder([young]).open(sealed, 'row 1'), { message: /SECRET_KEY/ })
  t.throws(() => secretsUnder([]).open(sealed, 'row 1'), { message: /SECRET_KEY/ })

  const open = secretsUnder([])
  t.equal(secretsUnder([old]).open(open.seal('as it is', 'row 1'), 'row 1'), 'as it is')
})

/** Records every address that the calling test tries to connect to; tests of other files run in the same process. */
function watchConnections(test: Test): string[] {
  const attempts: string[] = []
  const own = new AsyncLocalStorage<true>()
  own.enterWith(true)
  const { connect } = Socket.prototype
  Socket.prototype.connect = function (this: Socket, ...options: never[]) {
    if (own.getStore()) {
      this.on('connectionAttempt', (address: string) => attempts.push(address))
    }
    return (connect as (...options: never[]) => Socket).apply(this, options)
  } as typeof connect
  test.teardown(() => (Socket.prototype.connect = connect))
  return attempts
}

async function serve(
  test: Test,
  answer: (response: ServerResponse, path: string) => void,
): Promise<number> {
  const receiver = createServer((request, response) => {
    response.on('error', () => {})
    answer(response, request.url ?? '')
  })
  await new Promise<void>((resolve) => receiver.listen(0, resolve))
  test.teardown(() => {
    receiver.closeAllConnections()
    receiver.close()
  })
  return (receiver.address() as AddressInfo).port
}

function every(test: Test, response: ServerResponse, work: () => void): void {
  const timer = setInterval(work, 20)
  response.once('close', () => clearInterval(timer))
  test.teardown(() => clearInterval(timer))
}
