import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoIds } from '../../../../src/workspaces/demo.ts'
import type { HostileCase, Stage } from '../case.ts'

/** Mail servers that answer as none should (RFC 5321), to a channel that is being checked. */
export const cases: readonly HostileCase[] = [
  {
    name: 'smtp: 8.5 MB of empty lines',
    run: (stage) =>
      refused(stage, (socket) => socket.write(Buffer.alloc(8_500_000, '\r\n')), tooMany),
  },
  {
    name: 'smtp: a line of 8 MB that never ends',
    run: (stage) =>
      refused(stage, (socket) => socket.write(Buffer.alloc(8_000_000, '2')), /too long a line/),
  },
  {
    name: 'smtp: a greeting of 500,000 lines',
    run: (stage) =>
      refused(
        stage,
        (socket) => socket.write('220-a\r\n'.repeat(500_000)),
        /many lines in one reply/,
      ),
  },
  {
    name: 'smtp: 500,000 greetings',
    run: (stage) => refused(stage, (socket) => socket.write('220 a\r\n'.repeat(500_000)), tooMany),
  },
  {
    name: 'smtp: replies without end, as fast as they are read',
    run: (stage) => refused(stage, (socket) => flood(socket, '220-\r\n220 \r\n'), tooMany),
  },
  {
    name: 'smtp: an EHLO reply whose lines are all allowed, but not together',
    run: (stage) =>
      refused(
        stage,
        (socket) => {
          socket.write('220 a\r\n')
          socket.once('data', () =>
            socket.write(`${`250-${'x'.repeat(4000)}\r\n`.repeat(100)}250 a\r\n`),
          )
        },
        /too much in one session/,
      ),
  },
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
      for (const until = Date.now() + 60_000; Date.now() < until; await sleep(100)) {
        const { data } = (await api.getMessage({ params })).body
        if (data.errorCode === null) continue
        if (data.errorCode !== 'protocol_error') throw new Error(`It failed by ${data.errorCode}.`)
        await closed(open, until)
        return data.errorCode
      }
      throw new Error('The message has not failed after a minute.')
    },
  },
  {
    name: 'smtp: empty lines beneath STARTTLS',
    run: (stage) =>
      refused(
        stage,
        (socket) => socket.write(Buffer.alloc(8_500_000, '\r\n')),
        /many replies|could not be reached/,
        'starttls',
      ),
  },
  {
    name: 'smtp: a second reply hidden behind that to STARTTLS',
    run: (stage) =>
      refused(
        stage,
        (socket) => {
          socket.write('220 a\r\n')
          socket.on('data', (chunk) =>
            socket.write(
              chunk.includes('STARTTLS') ? '220 go\r\n250 AUTH PLAIN\r\n' : '250 STARTTLS\r\n',
            ),
          )
        },
        unreachable,
        'starttls',
      ),
  },
  {
    name: 'smtp: 8 MB of noise instead of a TLS handshake',
    run: (stage) =>
      refused(
        stage,
        (socket) => flood(socket, '\x16\x03\x03\x40\x00noise'),
        /does not begin with TLS/,
        'tls',
      ),
  },
  {
    name: 'smtp: TLS that stalls',
    isLong: true,
    run: (stage) => refused(stage, () => {}, unreachable, 'tls'),
  },
  {
    name: 'smtp: a greeting that arrives a byte a second',
    isLong: true,
    run: (stage) =>
      refused(
        stage,
        (socket) => {
          const drip = setInterval(() => socket.write('2'), 1000)
          socket.once('close', () => clearInterval(drip))
        },
        /could not be reached|too long/,
      ),
  },
  {
    name: 'smtp: no answer to any command, and a connection that is kept open',
    isLong: true,
    run: (stage) =>
      refused(
        stage,
        (socket) => {
          socket.write('220 a\r\n')
          socket.resume()
        },
        /could not be reached|too long/,
      ),
  },
]

const tooMany = /too many replies/
const unreachable = /could not be reached/

/** Lets the server check a channel whose mail server behaves so; it must find it faulty and let go of it. */
async function refused(
  stage: Stage,
  behaviour: (socket: Socket) => void,
  expected: RegExp,
  smtpSecurity: Security = 'none',
): Promise<string> {
  const { channelId, open } = await channelOn(stage, behaviour, smtpSecurity)
  const params = { id: channelId }
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(100)) {
    const { data } = (await stage.attacker.api.getChannel({ params })).body
    if (data.status === 'pending') continue
    const reason = String(data.statusReason)
    if (data.status !== 'error' || !expected.test(reason)) {
      throw new Error(`The channel is ${data.status}: ${reason}`)
    }
    await closed(open, until)
    return reason
  }
  throw new Error('The check has not ended after a minute.')
}

type Security = 'none' | 'starttls' | 'tls'

/** An e-mail channel of the attacker whose mail server behaves so. */
async function channelOn(
  stage: Stage,
  behaviour: (socket: Socket) => void,
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

async function closed(open: ReadonlySet<Socket>, until: number): Promise<void> {
  while (open.size > 0 && Date.now() < until) await sleep(50)
  if (open.size > 0) throw new Error('The connection is still open.')
}

/** Writes as long as anybody reads. */
function flood(socket: Socket, piece: string): void {
  const bytes = Buffer.from(piece.repeat(Math.ceil(65_536 / piece.length)), 'latin1')
  const more = () => {
    while (!socket.destroyed && socket.write(bytes));
  }
  socket.on('drain', more)
  more()
}
