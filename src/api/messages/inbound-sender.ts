import type { Schema } from '../../../generated/operations.ts'
import { requireUnmerged } from '../../db/query/references.ts'
import { unknownReference } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import type { Mailbox } from '../../platform/mail/mail.ts'
import type { ChannelRow } from '../channels/wire.ts'
import { contactOf } from '../contacts/identify.ts'

/** The sender of a message that came on a channel. */
export interface Sender {
  /** Locked until the transaction ends; null for a mailbox of the workspace. */
  readonly contactId: string | null
  /** The address that a mail came from; null for other messages. */
  readonly from: Mailbox | null
}

/** Facts that are known of a message before its sender is. */
interface Found {
  /** Whether a mailbox of the workspace sent the message. */
  readonly isOwn: boolean
  /** The contact that the message names by its id, which is locked. */
  readonly sender: { readonly name: string; readonly address: string | null } | undefined
}

/** Returns the sender of a message. Only a mail that a mailbox of the workspace sent has no contact. */
export async function senderOf(
  ctx: Context,
  channel: ChannelRow,
  given: Schema<'InboundContact'> | Mailbox,
  { isOwn, sender }: Found,
): Promise<Sender> {
  const { id, email, phone, platformId, name } =
    'address' in given ? { email: given.address, name: given.name || undefined } : given
  if (id !== undefined) {
    if (!sender) {
      await requireUnmerged(ctx, [id])
      throw unknownReference('/contact/id', 'contact', id)
    }
    return { contactId: id, from: senderMailbox(channel, sender.address, sender.name) }
  }
  const mailbox = senderMailbox(channel, email, name ?? '')
  if (isOwn) return { contactId: null, from: mailbox }
  const type = (channel.config['identityType'] ?? channel.type) as Schema<'ChannelType'>
  const contactId = await contactOf(ctx, { type, email, phone, platformId, name }, channel.type)
  return { contactId, from: mailbox }
}

function senderMailbox(
  { type }: ChannelRow,
  address: string | null | undefined,
  name: string,
): Mailbox | null {
  return type === 'email' && typeof address === 'string' ? { address, name } : null
}
