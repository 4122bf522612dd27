import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'
import type { Test } from 'tap'

export interface ReceivedMail {
  readonly raw: Buffer
  readonly mail: Email
  readonly from: string
  readonly to: readonly string[]
}

export interface MailServer {
  readonly port: number
  readonly received: ReceivedMail[]
  /** Refuses these recipients from now on. */
  refuseRecipients(...addresses: string[]): void
  /** Answers the next mails with these codes instead of taking them. */
  refuse(...codes: number[]): void
  /** Empties `received`, and refuses nothing any more. */
  forget(): void
}

/** An SMTP server that keeps what it is sent; with `user` it lets only that one in. */
export async function startSmtp(
  t: Test,
  user?: { name: string; password: string },
): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const refusals: number[] = []
  const refused = new Set<string>()
  const server = new SMTPServer({
    disabledCommands: user ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    authOptional: user === undefined,
    allowInsecureAuth: true,
    onAuth(auth, _, callback) {
      if (auth.username === user?.name && auth.password === user?.password) {
        callback(null, { user: auth.username })
      } else callback(Object.assign(new Error('no such user'), { responseCode: 535 }))
    },
    onRcptTo({ address }, _, callback) {
      if (!refused.has(address)) callback()
      else callback(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('end', () => {
        const code = refusals.shift()
        if (code !== undefined) {
          callback(Object.assign(new Error(`not now (${code})`), { responseCode: code }))
          return
        }
        const raw = Buffer.concat(chunks)
        const { mailFrom, rcptTo } = session.envelope
        void PostalMime.parse(raw).then((mail) => {
          received.push({
            raw,
            mail,
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
          })
          callback()
        })
      })
    },
  })
  // Whoever is killed while it sends resets its connection
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => new Promise<void>((resolve) => server.close(resolve)))
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    refuse: (...codes) => refusals.push(...codes),
    forget: () => {
      received.length = 0
      refusals.length = 0
      refused.clear()
    },
    refuseRecipients: (...addresses) => addresses.forEach((one) => refused.add(one)),
  }
}
