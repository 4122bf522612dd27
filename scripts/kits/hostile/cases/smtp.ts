import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoIds } from '../../../../src/workspaces/demo.ts'
import type { HostileCase, Stage } from '../case.ts'
import { flood } from '../outside.ts'

const tooMany = /too many replies/
const unreachable = /could not be reached/
const tooSlow = /could not be reached|too long/

type Behaviour = (socket: Socket) => void
type Security = 'none' | 'starttls' | 'tls'

/** Mail servers that answer as none should (RFC 5321), to a channel that is being checked. */
export const cases: readonly HostileCase[] = [
  smtpCase('8.5 MB of empty lines', tooMany, (socket) =>
    socket.write(Buffer.alloc(8_500_000, '\r\n')),
  ),
  smtpCase('a line of 8 MB that never ends', /too long a line/, (socket) =>
    socket.write(Buffer.alloc(8_000_000, '2')),
  ),
  smtpCase('a greeting of 500,000 lines', /many lines in one reply/, (socket) =>
    socket.write('220-a\r\n'.repeat(500_000)),
  ),
  smtpCase('500,000 greetings', tooMany, (socket) => socket.write('220 a\r\n'.repeat(500_000))),
  smtpCase('replies without end, as fast as they are read', tooMany, (socket) =>
    flood(socket, '220-\r\n220 \r\n'),
  ),
  smtpCase(
    'an EHLO reply whose lines are all allowed, but not together',
    /too much in one session/,
    (socket) => {
      socket.write('220 a\r\n')
      socket.once('data', () =>
        socket.write(`${`250-${'x'.repeat(4000)}\r\n`.repeat(100)}250 a\r\n`),
      )
    },
  ),
  {
    name: 'smtp: replies without end while a message is sent',
    run: async (stage) => {
      const { channelId, open } = await channelOn(stage, (socket) => {
        let isSending = false
        socket.write('220 a\r\n')
        socket.on('data', (chunk) => {
          if (chunk.includes('RCPT')) isSending = true
          if (isSending) flood(socket, '250 fine\r\n\r\n')
          else socket.write('250 fine\r\n')
        })
      })
      const { api } = stage.attacker
      const sent = await api.sendMessage({
        body: {
          contactId: demoIds.contact,
          channelId,
          messageType: 'text',
          message: 'Berth 4',
          subject: 'Crane',
        },
      })
      if (sent.status !== 202 && sent.status !== 201) throw new Error(`sendMessage: ${sent.text}`)
      const params = { id: sent.body.data.id }
      return ended(open, async () => {
        const { errorCode } = (await api.getMessage({ params })).body.data
        if (errorCode === null) return undefined
        if (errorCode !== 'protocol_error') throw new Error(`It failed by ${errorCode}.`)
        return errorCode
      })
    },
  },
  smtpCase(
    'empty lines beneath STARTTLS',
    /many replies|could not be reached/,
    (socket) => socket.write(Buffer.alloc(8_500_000, '\r\n')),
    { smtpSecurity: 'starttls' },
  ),
  smtpCase(
    'a second reply hidden behind that to STARTTLS',
    unreachable,
    (socket) => {
      socket.write('220 a\r\n')
      socket.on('data', (chunk) =>
        socket.write(
          chunk.includes('STARTTLS') ? '220 go\r\n250 AUTH PLAIN\r\n' : '250 STARTTLS\r\n',
        ),
      )
    },
    { smtpSecurity: 'starttls' },
  ),
  smtpCase(
    '8 MB of noise instead of a TLS handshake',
    /does not begin with TLS/,
    (socket) => flood(socket, '\x16\x03\x03\x40\x00noise'),
    { smtpSecurity: 'tls' },
  ),
  smtpCase('TLS that stalls', unreachable, () => {}, { isLong: true, smtpSecurity: 'tls' }),
  smtpCase(
    'a greeting that arrives a byte a second',
    tooSlow,
    (socket) => {
      const drip = setInterval(() => socket.write('2'), 1000)
      socket.once('close', () => clearInterval(drip))
    },
    { isLong: true },
  ),
  smtpCase(
    'no answer to any command, and a connection that is kept open',
    tooSlow,
    (socket) => {
      socket.write('220 a\r\n')
      socket.resume()
    },
    { isLong: true },
  ),
]

/** Lets the server check a channel whose mail server behaves so; it must find it faulty and let go of it. */
function smtpCase(
  name: string,
  expected: RegExp,
  behaviour: Behaviour,
  { isLong = false, smtpSecurity }: { isLong?: boolean; smtpSecurity?: Security } = {},
): HostileCase {
  return {
    name: `smtp: ${name}`,
    isLong,
    async run(stage) {
      const { channelId, open } = await channelOn(stage, behaviour, smtpSecurity)
      return ended(open, async () => {
        const found = await stage.attacker.api.getChannel({ params: { id: channelId } })
        const { status, statusReason } = found.body.data
        if (status === 'pending') return undefined
        const reason = String(statusReason)
        if (status === 'error' && expected.test(reason)) return reason
        throw new Error(`The channel is ${status}: ${reason}`)
      })
    },
  }
}

/** An e-mail channel of the attacker whose mail server behaves so. */
async function channelOn(
  stage: Stage,
  behaviour: Behaviour,
  smtpSecurity: Security = 'none',
): Promise<{ channelId: string; open: ReadonlySet<Socket> }> {
  const open = new Set<Socket>()
  const { host, port } = await stage.outside((socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    // Without a reader the end of the other side is never seen
    socket.resume()
    behaviour(socket)
  })
  const created = await stage.attacker.api.createChannel({
    body: {
      type: 'email',
      name: 'Hostile',
      address: `${randomUUID()}@harbour.example`,
      config: { smtpHost: host, smtpPort: port, smtpSecurity },
    },
  })
  if (created.status !== 201) throw new Error(`createChannel answered ${created.text}`)
  return { channelId: created.body.data.id, open }
}

/** Asks until there is an answer and no connection is open. Throws when that takes longer than a minute. */
async function ended(
  open: ReadonlySet<Socket>,
  ask: () => Promise<string | undefined>,
): Promise<string> {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(100)) {
    const answer = await ask()
    if (answer !== undefined && open.size === 0) return answer
  }
  throw new Error(`After a minute nothing has ended, or ${open.size} connections are open.`)
}
