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

/** A mail that has arrived and is not answered yet. */
export interface HeldMail {
  /** Resolves when the mail has arrived. */
  readonly arrival: Promise<void>
  /** Takes the mail, or refuses it with a code. */
  answer(code?: number): void
}

export interface MailServer {
  readonly port: number
  readonly received: ReceivedMail[]
  /** Refuses these recipients from now on. */
  rejectRecipients(...addresses: string[]): void
  /** Refuses these recipients with 451, as greylisting does, until they are admitted. */
  deferRecipients(...addresses: string[]): void
  admitRecipients(...addresses: string[]): void
  /** Answers the next mails with these codes and does not accept them. */
  reject(...codes: number[]): void
  /** Leaves the next mail without an answer until one is given. */
  delay(): HeldMail
  /** Empties `received` and accepts every mail again. */
  reset(): void
}

/** Starts an SMTP server that records its mails; with `user` it accepts only this user. */
export async function startSmtp(
  t: Test,
  user?: { name: string; password: string },
): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const refusals: number[] = []
  const refused = new Map<string, number>()
  const holds: Array<{ arrive: () => void; answered: Promise<number | undefined> }> = []
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
      const code = refused.get(address)
      const text = code === 451 ? 'try again later' : 'no such mailbox'
      if (code === undefined) callback()
      else callback(Object.assign(new Error(text), { responseCode: code }))
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('end', () => {
        const held = holds.shift()
        held?.arrive()
        void (held?.answered ?? Promise.resolve(refusals.shift())).then(async (code) => {
          if (code !== undefined) {
            callback(Object.assign(new Error(`not now (${code})`), { responseCode: code }))
            return
          }
          const raw = Buffer.concat(chunks)
          const { mailFrom, rcptTo } = session.envelope
          received.push({
            raw,
            mail: await PostalMime.parse(raw),
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
          })
          callback()
        })
      })
    },
  })
  // A process that is killed while it sends resets its connection
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => new Promise<void>((resolve) => server.close(resolve)))
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    reject: (...codes) => refusals.push(...codes),
    delay() {
      let arrive = () => {}
      let answer: (code?: number) => void = () => {}
      const arrival = new Promise<void>((resolve) => (arrive = resolve))
      const answered = new Promise<number | undefined>((resolve) => (answer = resolve))
      holds.push({ arrive, answered })
      return { arrival, answer }
    },
    reset: () => {
      received.length = 0
      refusals.length = 0
      refused.clear()
    },
    rejectRecipients: (...addresses) => addresses.forEach((one) => refused.set(one, 550)),
    deferRecipients: (...addresses) => addresses.forEach((one) => refused.set(one, 451)),
    admitRecipients: (...addresses) => addresses.forEach((one) => refused.delete(one)),
  }
}
