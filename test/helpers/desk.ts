import type { Test } from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { again } from './again.ts'
import type { Client } from './client.ts'
import { outsideWith, work } from './outside.ts'
import { type MailServer, startSmtp } from './smtp.ts'
import { startServer, type Workspace, workspaceOn } from './start.ts'
import { until } from './until.ts'

export interface Desk extends Workspace {
  readonly smtp: MailServer
  readonly channelId: string
}

/** A workspace with a mailbox, whose mails go to a real SMTP server. */
export async function startDesk(t: Test): Promise<Desk> {
  const smtp = await startSmtp(t)
  const outside = outsideWith([`127.0.0.1:${smtp.port}`])
  const workspace = await workspaceOn(await startServer(t, { outside }))
  work(t, workspace.pool, outside, workspace.storage.store)
  const { body } = await workspace.api.createChannel({
    body: {
      type: 'email',
      name: 'Desk',
      address: 'desk@harbour.example',
      config: { smtpHost: '127.0.0.1', smtpPort: smtp.port, smtpSecurity: 'none' },
    },
  })
  return { ...workspace, smtp, channelId: body.data.id }
}

/** A mail of the demo contact that comes in; its conversation. */
export async function mailIn(
  { api, channelId }: Pick<Desk, 'api' | 'channelId'>,
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

/** A message once it was sent or has failed. */
export async function finished(api: Client, id: string): Promise<Schema<'Message'>> {
  const read = async () => (await again(async () => api.getMessage({ params: { id } }))).body.data
  await until(async () => ['sent', 'failed'].includes((await read()).status))
  return read()
}
