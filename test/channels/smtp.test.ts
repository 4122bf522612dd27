import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createSecureContext,
  createServer as createTlsServer,
  type TlsOptions,
  TLSSocket,
} from 'node:tls'
import { promisify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import t, { type Test } from 'tap'
import { root } from '../../src/lib/root.ts'
import { toSendFailure } from '../../src/platform/adapters/adapter.ts'
import { emailAdapter } from '../../src/platform/adapters/email.ts'
import { sealSecret } from '../../src/platform/adapters/secrets.ts'
import { certificate, privateKey } from '../helpers/certificate.ts'
import { outsideWith } from '../helpers/outside.ts'
import { until } from '../helpers/until.ts'

type Security = 'none' | 'starttls' | 'tls'

/** Well above what a process at rest uses in half a second, and below what one uses that parses. */
const idleCpuMs = 250
const keys = { key: privateKey, cert: certificate }

for (const security of ['none', 'starttls', 'tls'] as const) {
  t.test(`a sound mail server is accepted with security ${security}`, async (t) => {
    const mailServer = new SMTPServer({ ...keys, secure: security === 'tls', authOptional: true })
    mailServer.on('error', () => {})
    await new Promise<void>((resolve) => mailServer.listen(0, 'localhost', resolve))
    t.teardown(() => new Promise<void>((resolve) => mailServer.close(resolve)))

    const { outcome } = await check(t, (mailServer.server.address() as AddressInfo).port, security)

    t.equal(outcome, 'ok')
  })
}

interface Behaviour {
  readonly security: Security
  readonly expected: RegExp
  answer(socket: Socket): void
}

const greet = '220 a\r\n'
const emptyLines = Buffer.alloc(8_500_000, '\r\n')

/** Begins TLS on a connection whose client asks for it, and goes on with what it hears. */
function afterStartTls(socket: Socket, go: (secured: TLSSocket) => void): void {
  socket.write(greet)
  socket.on('data', function answer(chunk: Buffer) {
    if (!chunk.includes('STARTTLS')) return void socket.write('250 STARTTLS\r\n')
    socket.off('data', answer)
    socket.write('220 go\r\n')
    const secured = new TLSSocket(socket, {
      isServer: true,
      secureContext: createSecureContext(keys),
    })
    secured.on('error', () => {})
    secured.once('secure', () => go(secured))
    // Else it does not hear the end of a client that has read everything
    secured.resume()
  })
}

const behaviours: Record<string, Behaviour> = {
  'empty lines': {
    security: 'none',
    expected: /^protocol_error: .*too many replies/,
    answer: (socket) => void socket.write(emptyLines),
  },
  'a line without an end': {
    security: 'none',
    expected: /^protocol_error: .*too long a line/,
    answer: (socket) => void socket.write(Buffer.alloc(8_000_000, '2')),
  },
  'a reply without an end': {
    security: 'none',
    expected: /^protocol_error: .*too many lines/,
    answer: (socket) => void socket.write('220-a\r\n'.repeat(500_000)),
  },
  'a reply without an end, a byte at a time': {
    security: 'none',
    expected: /^protocol_error: .*too many lines/,
    answer: (socket) => {
      socket.setNoDelay(true)
      const write = () => {
        if (!socket.destroyed) socket.write('220-\r\n', () => setImmediate(write))
      }
      write()
    },
  },
  'replies that nobody asked for': {
    security: 'none',
    expected: /^protocol_error: .*too many replies/,
    answer: (socket) => void socket.write(greet.repeat(500_000)),
  },
  'empty lines instead of STARTTLS': {
    security: 'starttls',
    expected: /^(protocol_error|unreachable)/,
    answer: (socket) => void socket.write(emptyLines),
  },
  'empty lines within TLS after STARTTLS': {
    security: 'starttls',
    expected: /^protocol_error: .*too many replies/,
    answer: (socket) => afterStartTls(socket, (secured) => secured.write(emptyLines)),
  },
  'a long EHLO reply within TLS, whose lines are allowed': {
    security: 'starttls',
    expected: /^protocol_error: .*too much in one session/,
    answer: (socket) =>
      afterStartTls(socket, (secured) =>
        secured.write(`${`250-${'x'.repeat(4000)}\r\n`.repeat(100)}250 a\r\n`),
      ),
  },
  'a second reply behind that to STARTTLS': {
    security: 'starttls',
    expected: /^unreachable/,
    answer: (socket) => {
      socket.write(greet)
      socket.on('data', (chunk: Buffer) =>
        socket.write(chunk.includes('STARTTLS') ? '220 go\r\n250 AUTH PLAIN\r\n' : '250 a\r\n'),
      )
    },
  },
  'STARTTLS that is refused': {
    security: 'starttls',
    expected: /^smtp_502: The mail server refused to start TLS: 502 no such thing$/,
    answer: (socket) => {
      socket.write(greet)
      socket.on('data', (chunk: Buffer) =>
        socket.write(chunk.includes('STARTTLS') ? '502 no such thing\r\n' : '250 a\r\n'),
      )
    },
  },
  'noise instead of TLS': {
    security: 'tls',
    expected: /^unreachable/,
    answer: (socket) => void socket.write(Buffer.alloc(8_000_000, '\x16\x03\x03')),
  },
}

for (const [name, { security, expected, answer }] of Object.entries(behaviours)) {
  t.test(`a mail server that sends ${name} is let go of`, async (t) => {
    const open = new Set<Socket>()
    const server = createServer((socket) => {
      open.add(socket)
      socket.on('error', () => {}).once('close', () => open.delete(socket))
      answer(socket)
      socket.resume()
    })
    const { outcome, cpuMs } = await check(t, await listening(t, server), security)

    t.match(outcome, expected)
    t.ok(cpuMs < idleCpuMs, `${cpuMs} ms of processor time after the end`)
    await until(() => open.size === 0)
  })
}

t.test('a server that does not begin with TLS is said to be one', async (t) => {
  const plain = await listening(
    t,
    createServer((socket) => void socket.on('error', () => {}).write(greet)),
  )
  t.match((await check(t, plain, 'tls')).outcome, /^unreachable: .*"smtpSecurity" "starttls"/)
})

t.test('a server that begins with TLS in another way is not said to be without it', async (t) => {
  const ways: readonly TlsOptions[] = [
    { maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' },
    { requestCert: true, maxVersion: 'TLSv1.2' },
  ]
  for (const way of ways) {
    const server = createTlsServer({ ...keys, ...way }, (socket) => void socket.write(greet))
    const { outcome } = await check(t, await listening(t, server), 'tls')
    t.match(outcome, /^unreachable: The mail server begins with TLS/)
  }
})

/** The word of a server at one command, which is sound at all others, and the outcome of a message by it. */
const answers: ReadonlyArray<readonly [at: string, says: string | null, became: RegExp]> = [
  ['connection', '554 no service\r\n', /^smtp_554, again: 554 no service$/],
  ['connection', 'HTTP/1.1 400 No\r\n', /^protocol_error, again: .* not SMTP: HTTP\/1.1 400 No$/],
  ['connection', null, /^unreachable, again: The mail server ended the connection/],
  ['AUTH', '504 not this way\r\n', /^smtp_504, again: /],
  ['AUTH', null, /^unreachable, again: The mail server ended the connection/],
  ['MAIL', '552 too large\r\n', /^smtp_552, for good: 552 too large$/],
  ['MAIL', '530 sign in\r\n', /^smtp_530, again: /],
  ['RCPT', '550 no such mailbox\r\n', /^smtp_550, for good: /],
  ['DATA', '554 no\r\n', /^smtp_554, for good: /],
  ['DATA', null, /^unreachable, again: The mail server ended the connection/],
  ['.', '552 too large\r\n', /^smtp_552, for good: /],
  ['.', '999 no\r\n', /^smtp_999, again: /],
  ['.', 'kept it\r\n', /^protocol_error, again: .* not SMTP: kept it$/],
  ['.', null, /^unreachable, again: The mail server ended the connection/],
]

t.test('what a mail server says is final for a mail alone, and named as what it is', async (t) => {
  for (const [at, says, became] of answers) {
    const server = createServer((socket) => converse(socket, at, says))
    t.match(await sent(await listening(t, server)), became, `${at} ${says}`)
  }
  t.equal(
    await sent(
      await listening(
        t,
        createServer((socket) => converse(socket, '', null)),
      ),
    ),
    'sent',
  )
})

/** Speaks SMTP, but says something else at one command, or with null ends the connection there. */
function converse(socket: Socket, at: string, says: string | null): void {
  let [text, isMail] = ['', false]
  const say = (command: string, sound: string) => {
    if (command !== at) return void socket.write(sound)
    if (says === null) socket.end()
    else socket.write(says)
  }
  socket.on('error', () => {}).setEncoding('latin1')
  say('connection', greet)
  socket.on('data', (chunk: string) => {
    const lines = (text + chunk).split('\r\n')
    text = lines.pop() ?? ''
    for (const line of lines) {
      if (isMail && line !== '.') continue
      const command = line.slice(0, 4).trim()
      isMail = command === 'DATA' && at !== 'DATA'
      say(
        command,
        { EHLO: '250-a\r\n250 AUTH PLAIN\r\n', AUTH: '235 a\r\n', DATA: '354 a\r\n' }[command] ??
          '250 a\r\n',
      )
    }
  })
}

/** Sends a mail, and returns what became of it. */
async function sent(smtpPort: number): Promise<string> {
  const outside = outsideWith([`localhost:${smtpPort}`])
  const channel = {
    id: 'channel',
    type: 'email',
    name: 'Desk',
    address: 'desk@harbour.example',
    config: { smtpHost: 'localhost', smtpPort, smtpSecurity: 'none', smtpUser: 'desk' },
    secrets: { smtpPassword: sealSecret(outside.secrets, 'channel', 'smtpPassword', 'hush') },
  } as const
  const message = {
    ...{ id: 'message', conversationId: 'conversation', group: null, isAutomatic: false },
    ...{ messageType: 'text', message: 'Berth 4', html: null, subject: 'Crane', cc: [], bcc: [] },
    ...{ settled: [], attachments: [], location: null, metadata: {}, externalId: null },
    ...{
      replyToExternalId: null,
      references: [],
      scheduledAt: null,
      createdAt: '2026-11-02T08:00:00Z',
      traceparent: null,
    },
    recipients: [{ contactId: null, name: 'Mira', identity: 'mira@harbour.example' }],
  }
  return emailAdapter.send(outside, channel, message).then(
    () => 'sent',
    (error: unknown) => {
      const { code, isFinal, message: says } = toSendFailure(error)
      return `${code}, ${isFinal ? 'for good' : 'again'}: ${says}`
    },
  )
}

async function listening(t: Test, server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  t.teardown(() => server.close())
  return (server.address() as AddressInfo).port
}

/** Checks a channel from a process that trusts the certificate. */
async function check(
  t: Test,
  port: number,
  security: Security,
): Promise<{ outcome: string; cpuMs: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-certificate-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  const trusted = join(folder, 'certificate.pem')
  writeFileSync(trusted, certificate)
  const program = join(root, 'test', 'helpers', 'check-mail.ts')
  const args = ['--import=tsx', program, `${port}`, security]
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { NODE_EXTRA_CA_CERTS: trusted },
  })
  return JSON.parse(stdout) as { outcome: string; cpuMs: number }
}
