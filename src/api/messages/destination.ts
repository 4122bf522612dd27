import type { Schema } from '../../../generated/operations.ts'
import { SerializationFailure } from '../../db/pool/errors.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { requireUnmerged } from '../../db/query/references.ts'
import { ApiError, memberRefused, unknownReference } from '../../errors.ts'
import type { LeftOutMember } from '../../db/schema/messages.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { channelDisabled } from '../channels/channel.ts'
import { lockChannelForReference } from '../channels/queries.ts'
import type { ChannelRow } from '../channels/wire.ts'
import {
  candidatesOf,
  groupReachOf,
  type LockedConversation,
  lockContact,
  lockGroupForReference,
  lockOpenConversation,
  reachOf,
  targetOf,
} from './send-queries.ts'
import { openChat } from './conversation-of.ts'
import { contactBlocked, requireUnarchived } from './message.ts'
import { threadWith } from './threads.ts'

export interface Destination {
  readonly conversationId: string
  /** Opened by this message. */
  readonly isNew?: boolean
  /** The row of the conversation, where it has been locked. */
  readonly held?: LockedConversation
  /** Null for a group, and in a thread that a mailbox of the workspace began. */
  readonly contactId: string | null
  /** Whether it answers what was said there, and so goes to everybody who takes part. */
  readonly isReply?: boolean
  /** Whether a closed conversation stays closed. */
  readonly staysClosed?: boolean
  /** The members of a group whom the channel does not reach. */
  readonly leftOut?: LeftOutMember[]
  /** Undefined when it is only kept. */
  readonly channel: ChannelRow | undefined
}

/** A destination: exactly one of the contact, the conversation and the group is set. */
export interface Target extends Pick<
  Schema<'MessageSend'>,
  'contactId' | 'conversationId' | 'groupId' | 'channelId'
> {
  /** The subject of a mail. It chooses among the threads with the contact, and is the subject of a new thread. */
  readonly subject?: string | undefined
}

type Choose = (candidates: Awaited<ReturnType<typeof candidatesOf>>) => typeof candidates

/**
 * The destination that a target names, opened if need be. Everything that it names is held until the transaction
 * ends: the contact or the group first, then the channel. Throws 409, 422.
 */
export async function destinationOf(ctx: ActorContext, target: Target): Promise<Destination> {
  const { workspaceId } = ctx.actor
  if (target.groupId !== undefined) return toGroup(ctx, target, target.groupId, '/groupId')
  if (target.contactId !== undefined) return toContact(ctx, target, target.contactId)

  const id = target.conversationId ?? ''
  const [found] = await targetOf(ctx.db, { workspaceId, id })
  if (!found) throw unknownReference('/conversationId', 'conversation', id)
  if (found.groupId !== null) return toGroup(ctx, target, found.groupId, '/conversationId')
  const { contactId, channelId } = found
  if (channelId === null) throw new Error('a conversation without a channel')
  if (contactId !== null) {
    await requireContact(ctx, contactId, '/conversationId', async () => {
      // A merge that this waited for has moved the conversation; a large one moves some of them later
      const [moved] = await targetOf(ctx.db, { workspaceId, id })
      if (moved?.contactId !== contactId) throw new SerializationFailure('a conversation was moved')
    })
  }
  const channel = await requireChannel(ctx, target.channelId ?? channelId)
  if (channel.id !== channelId) {
    throw memberRefused('/channelId', 'must be the channel of the conversation.')
  }
  if (contactId !== null && channel.type !== 'email') await requireReach(ctx, channelId, contactId)
  return { conversationId: id, contactId, isReply: true, channel }
}

async function toGroup(
  ctx: ActorContext,
  target: Target,
  groupId: string,
  pointer: string,
): Promise<Destination> {
  const { workspaceId } = ctx.actor
  const [group] = await lockGroupForReference(ctx.db, { workspaceId, id: groupId })
  if (!group) throw unknownReference(pointer, 'group', groupId)
  requireUnarchived(group)
  const { conversationId } = group
  if (target.channelId === undefined) return { conversationId, contactId: null, channel: undefined }

  const channel = await requireChannel(ctx, target.channelId)
  const [reach] = await groupReachOf(ctx.db, { workspaceId, channelId: channel.id, groupId })
  if (!reach?.count) throw unreachable('No member of the group can be reached on the channel.')
  return { conversationId, contactId: null, channel, leftOut: reach.leftOut }
}

async function toContact(
  ctx: ActorContext,
  target: Target,
  contactId: string,
): Promise<Destination> {
  const { workspaceId } = ctx.actor
  const isNamed = target.channelId !== undefined
  const require = () =>
    requireContact(ctx, contactId, '/contactId', () => requireUnmerged(ctx, [contactId]))
  if (!isNamed) await require()
  const channelId = target.channelId ?? (await channelFor(ctx, contactId, whereOpen))
  const on = { workspaceId, channelId, contactId }
  const [, channel, , [open]] = await pipeline(ctx.db, [
    () => isNamed && require(),
    () => requireChannel(ctx, channelId),
    () => requireReach(ctx, channelId, contactId),
    () => lockOpenConversation(ctx.db, on),
  ])
  const isMail = channel.type === 'email'
  if (open && !isMail) return { conversationId: open.id, held: open, contactId, channel }
  const { subject } = target
  const { id, isNew } = isMail
    ? await threadWith(ctx, { channelId, contactId, subject })
    : await openChat(ctx, channelId, contactId)
  return { conversationId: id, isNew, contactId, channel }
}

/** The channels on which a contact has an open conversation, else all of them. */
const whereOpen: Choose = (candidates) => {
  const open = candidates.filter(({ isOpen }) => isOpen)
  return open.length > 0 ? open : candidates
}

/**
 * The only channel that reaches a contact, or the only one of those that `choose` prefers. Throws 422 when there is
 * none or more than one.
 */
export async function channelFor(
  { db, actor }: ActorContext,
  contactId: string,
  choose: Choose,
  remedy = 'Set "channelId" to one of "candidates".',
): Promise<string> {
  const found = await candidatesOf(db, { workspaceId: actor.workspaceId, contactId })
  const choice = choose(found)
  const [only] = choice
  if (!only) throw unreachable('The contact cannot be reached on any channel.')
  if (choice.length === 1) return only.channelId
  throw new ApiError(
    'channel_required',
    `The contact can be reached on several channels. ${remedy}`,
    {
      members: {
        pointer: '/channelId',
        candidates: choice.map(({ channelId, type, name }) => ({ channelId, type, name })),
      },
    },
  )
}

/** Throws 422 for a contact that does not exist, after `onAbsence`, or that is blocked. */
async function requireContact(
  ctx: ActorContext,
  id: string,
  pointer: string,
  onAbsence: () => Promise<void>,
): Promise<void> {
  const [contact] = await lockContact(ctx.db, { workspaceId: ctx.actor.workspaceId, id })
  if (!contact) {
    await onAbsence()
    throw unknownReference(pointer, 'contact', id)
  }
  if (contact.isBlocked) throw contactBlocked({ pointer })
}

async function requireChannel(ctx: ActorContext, id: string): Promise<ChannelRow> {
  const [channel] = await lockChannelForReference(ctx.db, {
    workspaceId: ctx.actor.workspaceId,
    id,
  })
  if (!channel) throw unknownReference('/channelId', 'channel', id)
  if (channel.status === 'disabled') throw channelDisabled()
  return channel
}

async function requireReach({ db, actor }: ActorContext, channelId: string, contactId: string) {
  const { workspaceId } = actor
  const [reach] = await reachOf(db, { workspaceId, channelId, contactId })
  if (!reach?.isReachable)
    throw unreachable('The contact has no identity by which the channel can reach it.')
}

export function unreachable(detail: string): ApiError {
  return new ApiError('contact_unreachable', detail)
}
