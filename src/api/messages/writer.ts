import { sql } from 'drizzle-orm'
import { users } from '../../db/schema/users.ts'
import { inWorkspace } from '../../db/query/scope.ts'
import { statement } from '../../db/query/statement.ts'
import { haveOneDomain } from '../../lib/email.ts'
import { type SenderVerified, verifySender } from '../../platform/mail/authentication.ts'
import type { Forwarded, Mail, Mailbox } from '../../platform/mail/mail.ts'
import type { ChannelRow } from '../channels/wire.ts'

/** The parts of a mail that say who wrote it. */
export type MailSender = Pick<Mail, 'from' | 'senderClaims' | 'forwarded'>

/** Facts of the workspace about the addresses that a mail names. */
interface Known {
  /** Addresses of the e-mail channels of the workspace, as the mail writes them. */
  readonly own: ReadonlySet<string>
  /** Whether From is the address of an active user. */
  readonly isUser: boolean
}

/** The writer of a mail, and how far the mail is trusted. */
export interface MailWriter {
  readonly mailbox: Mailbox
  /** Whether From names the writer, so that an automatic reply may go there. */
  readonly isFrom: boolean
  readonly verified: SenderVerified
  /** The addresses of Reply-To that answers may go to. */
  readonly replyTo: readonly Mailbox[]
  /** The mail that a user of the workspace handed on. */
  readonly forwarded: Forwarded | null
  /**
   * Whether the mail adds people to a thread that goes on. It does not where another field than From names the writer: a
   * stranger could name a participant there, whatever the checks of From say, and add himself.
   */
  readonly addsPeople: boolean
}

/** Returns the addresses of a mail that may be ones of the workspace. */
export function namedAddresses({ from, senderClaims, forwarded }: MailSender): string[] {
  const { originalFrom, replyTo } = senderClaims
  const others = [originalFrom, forwarded?.from, ...replyTo].flatMap((one) => one ?? [])
  return [from, ...others].map(({ address }) => address)
}

export const userOfAddress = statement<{ workspaceId: string; address: string }, { id: string }>(
  (_, $) => sql`
    select ${users.id} from ${users}
    where ${inWorkspace(users, $.workspaceId)} and lower(${users.email}) = lower(${$.address})
      and ${users.deletedAt} is null and ${users.status} = 'active'`,
)

/**
 * Returns who wrote a mail. It is From, except where a list or a contact form is there: then the writer is named in
 * X-Original-From or Reply-To. What a user of the workspace forwards is from the sender of the forwarded mail. A mail
 * that its domain has not sent is believed nothing but From.
 */
export function writerOf(
  { from, senderClaims, forwarded }: MailSender,
  channel: Pick<ChannelRow, 'config'>,
  { own, isUser }: Known,
): MailWriter {
  const { originalFrom, replyTo, isFromList, isFromUnread, authenticationResults } = senderClaims
  const { isInFrom: addsPeople } = senderClaims
  const servers = (channel.config['trustedAuthServers'] ?? []) as string[]
  const verified = verifySender(authenticationResults, servers, from.address)
  const asFrom = { mailbox: from, isFrom: true, verified, forwarded: null, addsPeople }
  if (verified === 'fail') return { ...asFrom, replyTo: [] }

  const isForeign = ({ address }: Mailbox) => !own.has(address) && !isSame(address, from.address)
  const isElsewhere = ({ address }: Mailbox) => !haveOneDomain(address, from.address)
  const other = (mailbox: Mailbox): MailWriter => ({
    mailbox,
    isFrom: false,
    verified: haveOneDomain(mailbox.address, from.address) ? verified : 'unknown',
    replyTo: [],
    forwarded: null,
    addsPeople: false,
  })
  if (isUser && forwarded && isForeign(forwarded.from)) {
    return { ...other(forwarded.from), forwarded, addsPeople }
  }
  const named = replyTo.filter(isForeign)
  if (originalFrom && isForeign(originalFrom)) return other(originalFrom)
  const isRelayed = own.has(from.address) || isFromList
  const [first] = isRelayed ? named : isFromUnread ? named.filter(isElsewhere) : []
  if (first) return { ...other(first), replyTo: named }
  return { ...asFrom, replyTo: replyTo.filter(({ address }) => !own.has(address)) }
}

/**
 * Returns the addresses of Reply-To that answers go to. One of another domain counts only from somebody who takes part
 * in the thread, or whose domain has sent the mail: else it would lead the answer to a stranger astray.
 */
export function followedReplyTo(writer: MailWriter, isParticipant: boolean): string[] {
  const { address: from } = writer.mailbox
  return writer.replyTo
    .map(({ address }) => address)
    .filter(
      (one) =>
        (isParticipant && writer.addsPeople) ||
        writer.verified === 'pass' ||
        haveOneDomain(one, from),
    )
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
