import type { Socket } from 'node:net'
import { type Duplex, Readable } from 'node:stream'
import { domainToASCII } from 'node:url'
import { createTransport, type Transporter } from 'nodemailer'
import { CertificateRefused, TooMuchReceived } from '../net/connection.ts'
import { TargetRefused } from '../net/target.ts'
import { contentIdsIn } from '../mail/content-id.ts'
import { reasonOf } from '../storage/store.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { emailOf } from '../../lib/email.ts'
import { oneLineOf } from '../../lib/text.ts'
import { timeouts } from '../../timeouts.ts'
import {
  type Adapter,
  type AdapterChannel,
  type Outgoing,
  fileUnreadable,
  type SentFile,
  type Outside,
  type Rejected,
  SendFailure,
  unsettledOf,
} from './adapter.ts'
import { openSecret } from './secrets.ts'
import { openSmtp } from './smtp.ts'

interface Smtp {
  readonly smtpHost: string
  readonly smtpPort: number
  readonly smtpSecurity: 'starttls' | 'tls' | 'none'
  readonly smtpUser?: string
  readonly fromName?: string
}

/** The members of an error of the mail library that this module reads. */
interface MailError extends Error {
  readonly recipient?: string
  readonly code?: string
  readonly command?: string
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
    if (unsettledOf(message).length === 0) return { externalId: message.externalId, rejected: [] }
    const sent: object = await withTransport(outside, channel, (transport) =>
      transport.sendMail(mailOf(channel, message)),
    )
    const { rejectedErrors: refusals = [] } = sent as Pick<MailError, 'rejectedErrors'>
    return { externalId: message.externalId, rejected: refusals.flatMap(rejectedBy) }
  },
}

function rejectedBy({ recipient, responseCode, response }: MailError): Rejected[] {
  if (recipient === undefined) return []
  const message = oneLineOf(response ?? 'The mail server refused the address.', 500)
  // The library writes international names in ASCII
  const address = emailOf(recipient) ?? recipient
  return [{ address, code: `smtp_${responseCode ?? 550}`, message }]
}

/** The name of a message's mail: the same for each attempt, so that a receiver recognises duplicates. */
export function messageIdOf(id: string, address: string): string {
  return `<${id}@${hostOf(address)}>`
}

/** The host of an address as older programs read it: an international name is in ASCII. */
function hostOf(address: string): string {
  const host = address.split('@').at(-1) ?? ''
  return domainToASCII(host) || host
}

/** Whether an external id is one of mails; messages that were handed over as JSON have ids of their own. */
function isMessageId(id: string): boolean {
  return /^<[!-;=?-~]+>$/.test(id)
}

/** Characters of References: some servers refuse longer fields, and Outlook cuts them. */
const mostReferences = 998

/** Returns the first one of some Message-IDs, which began the thread, the last one, and as many before that as fit. */
function bounded([first, ...others]: readonly string[]): string[] {
  if (first === undefined) return []
  let left = mostReferences - first.length
  const at = others.findLastIndex((one) => (left -= one.length + 1) < 0)
  return [first, ...others.slice(Math.min(at + 1, others.length - 1))]
}

function mailOf(channel: AdapterChannel, message: Outgoing) {
  const { fromName } = channel.config as unknown as Smtp
  const own = { name: fromName ?? '', address: channel.address ?? '' }
  const others = message.recipients.map(({ name, identity }) => ({ name, address: identity ?? '' }))
  const { group } = message
  const messageId = message.externalId ?? messageIdOf(message.id, own.address)
  const references = bounded(message.references.filter(isMessageId))
  const answered = message.references.at(-1)
  const shown = contentIdsIn(message.html)
  return {
    from: own,
    // Members of a group do not learn one another's addresses
    to: group ? { name: group.name, address: own.address } : others,
    cc: [...message.cc],
    bcc: [...message.bcc],
    envelope: {
      from: own.address,
      to: unsettledOf(message).map((address) => ({ name: '', address })),
    },
    subject: message.subject ?? '',
    text: message.message ?? '',
    ...(message.html !== null && { html: message.html }),
    attachments: message.attachments.map((file) => ({
      filename: file.name,
      ...shownBy(shown, file),
      // Other types may not be sent in base64 (RFC 2046, section 5), which alone keeps every byte
      contentType: /^(message|multipart)\//.test(file.mimeType)
        ? 'application/octet-stream'
        : file.mimeType,
      content: bytesOf(file),
    })),
    messageId,
    ...(answered !== undefined && isMessageId(answered) && { inReplyTo: answered }),
    // Answers to a first mail have its id there, even where a mail server has replaced its Message-ID
    references: references.length > 0 ? references : [messageId],
    headers: {
      // Some mail servers, such as Amazon SES, replace the Message-ID, and return the mail with theirs
      'X-Original-Message-ID': messageId,
      // RFC 3834, section 5: no other answering machine answers it; Exchange has a field of its own
      ...(message.isAutomatic && {
        'Auto-Submitted': 'auto-replied',
        'X-Auto-Response-Suppress': 'All',
      }),
    },
    date: new Date(message.scheduledAt ?? message.createdAt),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Returns the Content-ID of a file that the HTML of a mail shows by it, or by the id of the file. */
function shownBy(shown: ReadonlySet<string>, { contentId, fileId }: SentFile): { cid?: string } {
  const cid = [contentId, fileId].find((one) => one !== null && shown.has(one))
  return cid ? { cid } : {}
}

/**
 * Opened when its turn comes, so that nothing is left open when it does not. The error of its bytes reaches `failureOf` with
 * the code of the mail library for all streams.
 */
function bytesOf({ name, open }: SentFile): Readable {
  async function* bytes() {
    try {
      yield* await open()
    } catch (cause) {
      throw new Error(`The file ${name} could not be read from the file storage.`, { cause })
    }
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
  const clientName = channel.address === null ? 'localhost' : hostOf(channel.address)
  const late = () => new SendFailure('timeout', 'The mail server took too long.', false)
  let password = ''
  let session: Duplex | undefined
  try {
    return await withDeadline(timeouts.sendMs, late, async (signal) => {
      const addresses = await targets.resolveHost(smtpHost, smtpPort)
      const server = { host: smtpHost, port: smtpPort, security: smtpSecurity, addresses }
      session = await openSmtp({ ...server, clientName }, signal)
      if (smtpUser !== undefined) password = openSecret(secrets, channel, 'smtpPassword') ?? ''
      const transport = createTransport({
        // It reads and writes as a socket does
        connection: session as unknown as Socket,
        host: smtpHost,
        port: smtpPort,
        secure: smtpSecurity !== 'none',
        secured: smtpSecurity !== 'none',
        ignoreTLS: true,
        name: clientName,
        ...(smtpUser !== undefined && {
          auth: { user: smtpUser, pass: password },
        }),
        greetingTimeout: timeouts.outboundConnectMs,
      })
      return work(transport as unknown as Transporter)
    })
  } catch (error) {
    const failure = failureOf(error, session !== undefined)
    const { response = '' } = error as MailError
    if (!repeats(response, smtpUser ?? '', password)) throw failure
    const { code, isFinal } = failure
    const message = 'The mail server refused the sign-in, and repeated the password in its answer.'
    throw new SendFailure(code, message, isFinal)
  } finally {
    session?.destroy()
  }
}

/** Whether a reply contains the password: some mail servers repeat a command that they do not know, such as AUTH. */
function repeats(reply: string, user: string, password: string): boolean {
  const sent = [password, `\0${user}\0${password}`].map((text) =>
    Buffer.from(text).toString('base64'),
  )
  return password !== '' && [password, ...sent].some((text) => reply.includes(text))
}

/** Codes about the sign-in of the channel (RFC 4954, section 6), which its operator can mend. */
const signInCodes: ReadonlySet<number> = new Set([530, 534, 535, 538])

/** Commands that are about one mail. A refusal of another one, or a greeting that refuses, is about all mails of the channel. */
const ofMail: ReadonlySet<string | undefined> = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/**
 * A refusal of a mail with 5yz is final (RFC 5321, section 4.2.1); all else may work another time. `isConnected` is whether the
 * mail server was reached.
 */
function failureOf(error: unknown, isConnected: boolean): SendFailure {
  if (error instanceof SendFailure) return error
  if (error instanceof TargetRefused) return new SendFailure('unreachable', error.message, false)
  if (error instanceof TooMuchReceived) {
    return new SendFailure('protocol_error', error.message, false, error)
  }
  if (error instanceof CertificateRefused) {
    const message = `The TLS certificate of the mail server ${error.fault}.`
    return new SendFailure('unreachable', message, false, error)
  }
  const { code: fault, command, responseCode, response, rejectedErrors = [] } = error as MailError
  const { message, cause } = error as MailError
  if (fault === 'ESTREAM') return new SendFailure(fileUnreadable, message, false, reasonOf(cause))
  const codes = [responseCode, ...rejectedErrors.map((one) => one.responseCode)]
  const temporary = codes.find((code) => code !== undefined && code < 500)
  const code = temporary ?? responseCode
  if (code !== undefined) {
    const isFinal = code >= 500 && code < 600 && ofMail.has(command) && !signInCodes.has(code)
    return new SendFailure(`smtp_${code}`, response ?? `It answered ${code}.`, isFinal, error)
  }
  if (response !== undefined) {
    const says = `The mail server answered with what is not SMTP: ${response}`
    return new SendFailure('protocol_error', says, false, error)
  }
  return new SendFailure('unreachable', unreachedBy(error, isConnected), false, error)
}

/** Says why a mail server was not reached, as far as its operator can do something about it. */
function unreachedBy(error: unknown, isConnected: boolean): string {
  const { code = '' } = error as MailError
  if (code === 'ECONNREFUSED') return 'The mail server refused the connection at this port.'
  // An alert, or a version that is too old, which noise does not look like
  if (/^ERR_SSL_(?:[\w/]+_ALERT_|UNSUPPORTED_PROTOCOL)/.test(code)) {
    return 'The mail server begins with TLS, but refused the way in which this program does: by TLS 1.2 or 1.3, without a certificate of its own.'
  }
  if (/^(?:ERR_SSL_|EPROTO$)/.test(code)) {
    return 'The mail server does not begin with TLS at this port. With "smtpSecurity" "starttls", TLS begins by a command, as on port 587.'
  }
  return isConnected
    ? 'The mail server ended the connection, or was silent for too long.'
    : 'The mail server could not be reached.'
}
