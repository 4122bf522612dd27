import t, { type Test } from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { type Route, routes } from '../../generated/routes.ts'
import type { Problem } from '../../src/errors.ts'
import { checked, type Client, type Reply } from './client.ts'
import { outsideWith, work } from './outside.ts'
import { send } from './raw.ts'
import { type MailServer, startSmtp } from './smtp.ts'
import { emptyWorkspaceOn, type Server, startServer, type Workspace, workspaceOn } from './start.ts'
import { until } from './until.ts'

const route = routes.find(({ id }) => id === 'receiveMessage') as Route

export interface Mailing extends Workspace {
  readonly smtp: MailServer
  readonly channelId: string
}

let shared: Promise<{ server: Server; smtp: MailServer }> | undefined

/**
 * A workspace with a mailbox `desk@harbour.example`, whose mails go out to a mail server of the test file. That one
 * has received nothing and refuses nothing when this resolves.
 */
export async function startMailing(): Promise<Mailing> {
  shared ??= startServers()
  const { server, smtp } = await shared
  await until(() => isQuiet(server))
  smtp.reset()
  const workspace = await workspaceOn(server)
  const channelId = await createMailbox(workspace.api, 'desk@harbour.example', smtp.port)
  return { ...workspace, smtp, channelId }
}

/** A mailbox whose mails make tickets and get an automatic reply. */
export async function startAnswering(
  autoReply: Schema<'ChannelAutoReplyWrite'> = {},
  config: NonNullable<Schema<'ChannelUpdate'>['config']> = {},
): Promise<Mailing> {
  const desk = await startMailing()
  await desk.api.updateChannel({
    params: { id: desk.channelId },
    body: {
      config,
      ticketing: { mode: 'on' },
      autoReply: { enabled: true, text: 'We have your mail.', ...autoReply },
    },
  })
  return desk
}

/** A server of the test alone with such a workspace, without other contacts; its mails go out if it works. */
export async function startApart(on: Test, isWorking = true, fromName?: string): Promise<Mailing> {
  const smtp = await startSmtp(on)
  const outside = outsideWith([`127.0.0.1:${smtp.port}`])
  const workspace = await emptyWorkspaceOn(await startServer(on, { outside }))
  const { api } = workspace
  const channelId = await createMailbox(api, 'desk@harbour.example', smtp.port, fromName)
  if (isWorking) work(on, workspace.pool, outside, workspace.storage.store)
  return { ...workspace, smtp, channelId }
}

async function startServers(): Promise<{ server: Server; smtp: MailServer }> {
  const smtp = await startSmtp(t)
  const outside = outsideWith([`127.0.0.1:${smtp.port}`])
  const server = await startServer(t, { outside })
  work(t, server.pool, outside, server.storage.store)
  return { server, smtp }
}

/** Cancels what earlier tests have left to be sent; true once nothing of it can reach the mail server any more. */
async function isQuiet({ database: { admin } }: Server): Promise<boolean> {
  await admin`update messages set status = 'canceled', due_at = null
    where status in ('queued', 'scheduled')`
  const left = await admin`select 1 from messages where status in ('queued', 'sending') limit 1`
  return left.length === 0
}

/** Makes a mailbox whose mails go out to a port of this machine, or to a server that no test has; returns its id. */
export async function createMailbox(
  api: Client,
  address = 'desk@harbour.example',
  smtpPort?: number,
  fromName: string | null = null,
): Promise<string> {
  const config =
    smtpPort === undefined
      ? { smtpHost: 'smtp.harbour.example' }
      : ({ smtpHost: '127.0.0.1', smtpPort, smtpSecurity: 'none', fromName } as const)
  const created = await api.createChannel({
    body: { type: 'email', name: 'Desk', address, config },
  })
  return created.body.data.id
}

/** Header fields of a mail, of which those that are undefined are left out. */
export type Headers = Readonly<Record<string, string | undefined>>

/** A mail of header fields, written in the order given, and a text. */
export function mailOf(headers: Headers, text = 'It fails again.'): string {
  const given = { From: 'mira@x.example', To: 'desk@harbour.example', ...headers }
  const lines = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}: ${value}`,
  )
  return [...lines, '', text, ''].join('\r\n')
}

/** A mail of the demo contact that comes in; its conversation. */
export async function mailIn(
  { api, channelId }: Pick<Mailing, 'api' | 'channelId'>,
  externalId: string,
  other: Partial<Schema<'InboundMessage'>> = {},
): Promise<Schema<'Message'>> {
  const { body } = await api.receiveMessage({
    params: { id: channelId },
    body: {
      externalId,
      contact: { email: 'office@harbour.example' },
      messageType: 'text',
      message: 'It fails again.',
      subject: 'Crane 3',
      ...other,
    },
  })
  return body.data
}

export interface HandedOver extends Pick<Reply<'receiveMessage'>, 'status' | 'headers' | 'text'> {
  readonly body: { readonly data: Schema<'Message'> } & Partial<Problem>
}

/** Hands a mail over as it came, as bytes of text in ISO 8859-1, until the server has time for it. */
export async function handOver(
  workspace: Pick<Workspace, 'origin' | 'token'>,
  channelId: string,
  raw: string,
): Promise<HandedOver> {
  let reply = await handOverOnce(workspace, channelId, raw)
  await until(async () => {
    if (reply.status === 503) reply = await handOverOnce(workspace, channelId, raw)
    return reply.status !== 503
  })
  return reply
}

/** Hands a mail over that is received; returns its message. */
export async function takeMail(
  desk: Mailing,
  headers: Headers,
  text?: string,
): Promise<Schema<'Message'>> {
  const { status, body } = await handOver(desk, desk.channelId, mailOf(headers, text))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data
}

/** Hands a mail over likewise, once. */
export async function handOverOnce(
  { origin, token }: Pick<Workspace, 'origin' | 'token'>,
  channelId: string,
  raw: string,
  more: ReadonlyArray<[name: string, value: string]> = [],
): Promise<HandedOver> {
  const { status, headers, body } = await send(origin, {
    method: 'POST',
    target: `/api/v1/channels/${channelId}/inbound-messages`,
    headers: [['Authorization', `Bearer ${token}`], ['Content-Type', 'message/rfc822'], ...more],
    body: Buffer.from(raw, 'latin1'),
  })
  return checked(route, status, headers, body) as unknown as HandedOver
}

/** Waits until a message was sent or has failed. */
export async function sentMessage(api: Client, id: string): Promise<Schema<'Message'>> {
  return reachedMessage(api, id, ({ status }) => status === 'sent' || status === 'failed')
}

/** Waits until a message is as it should be. */
export async function reachedMessage(
  api: Client,
  id: string,
  isThere: (message: Schema<'Message'>) => boolean,
): Promise<Schema<'Message'>> {
  const read = async () => (await api.getMessage({ params: { id } })).body.data
  await until(async () => isThere(await read()))
  return read()
}

/** Returns the delivery report (RFC 3464) of a mail server about a mail. */
export function reportOf({
  messageId,
  recipient = 'mira@x.example',
  action = 'failed',
  status = '5.1.1',
  returned = 'text/rfc822-headers',
}: {
  messageId: string
  recipient?: string
  action?: string
  status?: string
  returned?: 'text/rfc822-headers' | 'message/rfc822'
}): string {
  return [
    'From: Mail Delivery System <MAILER-DAEMON>',
    'To: desk@harbour.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    '',
    'Your message could not be delivered.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.x.example',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 User',
    '  unknown',
    '--b',
    `Content-Type: ${returned}`,
    '',
    `Message-ID: ${messageId}`,
    'Subject: Crane 3',
    '',
    '--b--',
    '',
  ].join('\r\n')
}
