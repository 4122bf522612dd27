import { connect, isIP, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { Transporter } from 'nodemailer'
import { type Address, TargetRefused } from '../events/target.ts'
import { mailComposer } from '../lib/lazy.ts'
import { timeouts } from '../timeouts.ts'
import {
  type Adapter,
  type AdapterChannel,
  type Outgoing,
  type SentFile,
  type Outside,
  SendFailure,
} from './adapter.ts'
import { openSecret } from './secrets.ts'

interface Smtp {
  readonly smtpHost: string
  readonly smtpPort: number
  readonly smtpSecurity: 'starttls' | 'tls' | 'none'
  readonly smtpUser?: string
  readonly fromName?: string
}

/** What this module reads of an error of the mail library. */
interface MailError extends Error {
  readonly code?: string
  readonly responseCode?: number
  readonly response?: string
  readonly rejectedErrors?: readonly MailError[]
}

/** A mailbox that sends by its SMTP server. */
export const emailAdapter: Adapter = {
  async check(outside, channel) {
    await withTransport(outside, channel, (transport) => transport.verify())
  },

  async send(outside, channel, message) {
    await withTransport(outside, channel, (transport) =>
      transport.sendMail(mailOf(channel, message)),
    )
    return message.externalId
  },
}

/** The name of a message's mail: the same for each try, so that whoever gets two can tell. */
export function messageIdOf(id: string, address: string): string {
  return `<${id}@${address.split('@').at(-1)}>`
}

function mailOf(channel: AdapterChannel, message: Outgoing) {
  const { fromName } = channel.config as unknown as Smtp
  const own = { name: fromName ?? '', address: channel.address ?? '' }
  const others = message.recipients.map(({ name, identity }) => ({ name, address: identity ?? '' }))
  const { group, references } = message
  return {
    from: own,
    // Members of a group do not learn one another's addresses
    to: group ? { name: group.name, address: own.address } : others,
    cc: [...message.cc],
    bcc: [...message.bcc],
    ...(group && {
      envelope: {
        from: own.address,
        to: [...others.map(({ address }) => address), ...message.cc, ...message.bcc],
      },
    }),
    subject: message.subject ?? '',
    text: message.message ?? '',
    ...(message.html !== null && { html: message.html }),
    attachments: message.attachments.map((file) => ({
      filename: file.name,
      // Other types may not be sent in base64 (RFC 2046, section 5), which alone keeps every byte
      contentType: /^(message|multipart)\//.test(file.mimeType)
        ? 'application/octet-stream'
        : file.mimeType,
      content: bytesOf(file),
    })),
    messageId: message.externalId ?? messageIdOf(message.id, own.address),
    ...(references.length > 0 && {
      inReplyTo: references.at(-1) as string,
      references: [...references],
    }),
    date: new Date(message.createdAt),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Opened when its turn comes, so that nothing is left open when it does not. */
function bytesOf({ open }: SentFile): Readable {
  async function* bytes() {
    yield* await open()
  }
  return Readable.from(bytes())
}

/** Does something over a connection of its own, which ends with it, or when the time is up. */
async function withTransport<T>(
  { targets, secrets }: Outside,
  channel: AdapterChannel,
  work: (transport: Transporter) => Promise<T>,
): Promise<T> {
  const { smtpHost, smtpPort, smtpSecurity, smtpUser } = channel.config as unknown as Smtp
  let socket: Socket | undefined
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new SendFailure('timeout', 'The mail server took too long.', false)),
      timeouts.sendMs,
    )
  })
  const trying = (async () => {
    const addresses = await targets.resolveHost(smtpHost, smtpPort)
    socket = await connected(addresses, smtpPort)
    const transport = mailComposer().createTransport({
      connection: socket,
      host: smtpHost,
      port: smtpPort,
      secure: smtpSecurity === 'tls',
      requireTLS: smtpSecurity === 'starttls',
      ignoreTLS: smtpSecurity === 'none',
      name: channel.address?.split('@').at(-1),
      tls: isIP(smtpHost) === 0 ? { servername: smtpHost } : {},
      ...(smtpUser !== undefined && {
        auth: { user: smtpUser, pass: openSecret(secrets, channel, 'smtpPassword') ?? '' },
      }),
      greetingTimeout: timeouts.outboundConnectMs,
      socketTimeout: timeouts.smtpSilenceMs,
    })
    return work(transport as unknown as Transporter)
  })()
  trying.catch(() => {})
  try {
    return await Promise.race([trying, late])
  } catch (error) {
    throw failureOf(error)
  } finally {
    clearTimeout(timer)
    socket?.destroy()
  }
}

/** A connection to the first address that takes one; every one of them was checked. */
async function connected(addresses: readonly Address[], port: number): Promise<Socket> {
  let failure: unknown
  for (const { address } of addresses) {
    try {
      return await connectTo(address, port)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

function connectTo(host: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port })
    const timer = setTimeout(
      () => socket.destroy(new Error('no connection in time')),
      timeouts.outboundConnectMs,
    )
    socket.once('error', reject)
    socket.once('close', () => clearTimeout(timer))
    socket.once('connect', () => {
      clearTimeout(timer)
      socket.off('error', reject)
      resolve(socket)
    })
  })
}

/** A refusal with 5yz is final (RFC 5321, section 4.2.1); all else may work another time. */
function failureOf(error: unknown): SendFailure {
  if (error instanceof SendFailure) return error
  if (error instanceof TargetRefused) return new SendFailure('unreachable', error.message, false)
  const { responseCode, response, rejectedErrors = [] } = error as MailError
  const codes = [responseCode, ...rejectedErrors.map((one) => one.responseCode)]
  const temporary = codes.find((code) => code !== undefined && code < 500)
  const code = temporary ?? responseCode
  if (code === undefined) {
    return new SendFailure('unreachable', 'The mail server could not be reached.', false, error)
  }
  return new SendFailure(`smtp_${code}`, response ?? `It answered ${code}.`, code >= 500, error)
}
