import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Stage } from './stage.ts'

/** Where deliveries and mails arrive: an endpoint and a mail server on this machine. */
export interface Receiver {
  readonly webhookUrl: string
  readonly smtpPort: number
  /** For WEBHOOK_ALLOW. */
  readonly allow: string
  /** When the event of each ticket arrived first. */
  readonly arrivals: ReadonlyMap<string, number>
  /** When the mail of each message arrived first, by its text. */
  readonly mails: ReadonlyMap<string, number>
  /** Whether the drill goes on. */
  isOpen(): boolean
}

/** The text of a message, in whatever mail it is sent. */
const messageText = /Message [0-9a-f-]{36}/

export async function startReceiver(stage: Stage): Promise<Receiver> {
  const arrivals = new Map<string, number>()
  const endpoint = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { data } = JSON.parse(Buffer.concat(parts).toString()) as { data: { id: string } }
      if (!arrivals.has(data.id)) arrivals.set(data.id, Date.now())
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))

  const mails = new Map<string, number>()
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _, callback) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.once('end', () => {
        const [text] = messageText.exec(Buffer.concat(parts).toString()) ?? []
        if (text !== undefined && !mails.has(text)) mails.set(text, Date.now())
        callback()
      })
    },
  })
  // A process that is killed while it sends resets its connection
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))

  let isOpen = true
  stage.defer(() => {
    isOpen = false
    endpoint.closeAllConnections()
    endpoint.close()
    smtp.close(() => {})
  })
  const host = `127.0.0.1:${(endpoint.address() as AddressInfo).port}`
  const smtpPort = (smtp.server.address() as AddressInfo).port
  return {
    webhookUrl: `http://${host}/`,
    smtpPort,
    allow: `${host},127.0.0.1:${smtpPort}`,
    arrivals,
    mails,
    isOpen: () => isOpen,
  }
}
