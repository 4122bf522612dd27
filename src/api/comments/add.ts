import type { Schema } from '../../../generated/operations.ts'
import { insertRow } from '../../db/query/insert.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { requireReferences } from '../../db/query/references.ts'
import { requireFree } from '../../db/query/violations.ts'
import { comments } from '../../db/schema/comments.ts'
import { requireScope } from '../../auth/scopes.ts'
import { memberRefused, ruleViolated, unknownReference } from '../../errors.ts'
import { commentAttachments } from '../../db/schema/attachments.ts'
import type { Context } from '../../http/context.ts'
import { emit } from '../../events/log/emit.ts'
import { emitInternally } from '../../events/reactions.ts'
import { newId } from '../../lib/ids.ts'
import { setAttachments, requireFiles } from '../media-manager/attachments.ts'
import { commentById, lockContactsOf, lockTalksOf } from './queries.ts'
import { toComment } from './wire.ts'

const externalIdKey = 'comments_workspace_id_external_id_key'
const mailMembers = ['html', 'subject', 'cc', 'bcc', 'force'] as const

type Write = Pick<
  Schema<'CommentCreate'>,
  | 'text'
  | 'mentions'
  | 'attachments'
  | 'parentId'
  | 'externalId'
  | 'send'
  | (typeof mailMembers)[number]
> & { visibility: Schema<'CommentVisibility'> }

/** The object that a comment belongs to. */
type CommentTarget = { readonly ticketId: string } | { readonly roomId: string }

const queued: Schema<'CommentDelivery'> = {
  status: 'queued',
  errorCode: null,
  errorMessage: null,
  sentAt: null,
  deliveredAt: null,
  readAt: null,
  failedAt: null,
}

type Sending = Pick<Write, 'visibility' | 'send' | (typeof mailMembers)[number]>

function isSent({ visibility, send = true }: Sending): boolean {
  return visibility === 'public' && send
}

/**
 * Checks whether a comment on a ticket may be sent, and locks contacts and conversations if it is, before the ticket
 * is locked: an inbound message locks them in this order. Throws 403, 422.
 */
export async function prepareToSend(ctx: Context, ticketId: string, body: Sending): Promise<void> {
  if (body.send && body.visibility === 'internal') {
    throw memberRefused('/send', 'must not be true for an internal comment.')
  }
  if (!isSent(body)) {
    const surplus = mailMembers.find((name) => body[name] !== undefined)
    if (surplus === undefined) return
    throw ruleViolated(`"${surplus}" must be absent for a comment that is not sent.`, `/${surplus}`)
  }
  requireScope(ctx.actor, 'messages:send')
  const keys = { workspaceId: ctx.actor.workspaceId, ids: [ticketId] }
  await pipeline(ctx.db, [() => lockContactsOf(ctx.db, keys), () => lockTalksOf(ctx.db, keys)])
}

/** Throws 409 if a comment has the identifier already, whatever else a repetition of it would be refused for. */
export async function requireFreeId(
  { db, actor: { workspaceId } }: Context,
  { externalId }: Pick<Write, 'externalId'>,
): Promise<void> {
  if (externalId) await requireFree(db, workspaceId, externalIdKey, externalId)
}

/** Adds a comment to a ticket or a conversation that is locked already. Throws 422. */
export async function addComment(
  ctx: Context,
  target: CommentTarget,
  body: Write,
): Promise<Schema<'Comment'>> {
  const { workspaceId } = ctx.actor
  const mentions = body.mentions ?? []
  const ticketId = 'ticketId' in target ? target.ticketId : null
  const roomId = 'roomId' in target ? target.roomId : null
  const [files] = await pipeline(ctx.db, [
    () => requireFiles(ctx, body.attachments),
    () => checkMentions(ctx, body.text, mentions),
  ])
  if (body.parentId) {
    const [parent] = await commentById(ctx.db, { workspaceId, id: body.parentId })
    if (!parent) throw unknownReference('/parentId', 'comment', body.parentId)
    if (parent.ticketId !== ticketId || parent.roomId !== roomId) {
      const where = ticketId === null ? 'conversation' : 'ticket'
      throw memberRefused('/parentId', `must be a comment of the same ${where}.`)
    }
  }

  const id = newId()
  const messageId = isSent(body) ? newId() : null
  const [, , [row]] = await pipeline(ctx.db, [
    () =>
      insertRow(ctx, comments, {
        id,
        ticketId,
        roomId,
        text: body.text,
        mentions,
        type: 'comment',
        visibility: body.visibility,
        authorType: ctx.actor.userId === null ? 'token' : 'user',
        authorId: ctx.actor.id,
        parentId: body.parentId,
        externalId: body.externalId,
        messageId,
      }),
    () =>
      files.length > 0 &&
      setAttachments(ctx.db, commentAttachments.commentId, {
        workspaceId,
        id,
        fileIds: files.map((file) => file.id),
      }),
    () => commentById(ctx.db, { workspaceId, id }),
  ])
  if (!row) throw new Error('the comment just added is not there')
  // The message is sent by a reaction, before COMMIT
  const delivery = messageId === null ? null : queued
  const comment = toComment({ ...row, delivery }, ctx.publicUrl)
  const mentioned = mentions.length > 0 ? [['comment.mentioned', comment] as const] : []
  if (messageId !== null && mailMembers.some((name) => body[name] !== undefined)) {
    emitInternally(ctx, 'comment.mail_composed', { commentId: id, ...mailOf(body) })
  }
  emit(ctx, ['comment.created', comment], ...mentioned)
  ctx.setVersion(row.version)
  return comment
}

function mailOf(body: Write): Pick<Write, (typeof mailMembers)[number]> {
  const { html, subject, cc, bcc, force } = body
  return {
    ...(html !== undefined && { html }),
    ...(subject !== undefined && { subject }),
    ...(cc && { cc }),
    ...(bcc && { bcc }),
    ...(force && { force }),
  }
}

/**
 * Throws 422 for a mention without its placeholder in the text, and for an unknown user. A placeholder without a
 * mention is plain text, such as pasted code.
 */
export async function checkMentions(
  ctx: Context,
  text: string,
  mentions: ReadonlyArray<Schema<'CommentMentionWrite'>>,
  own: ReadonlyArray<Schema<'CommentMentionWrite'>> = [],
): Promise<void> {
  const placeholders = new Set(
    [...text.matchAll(/\{(\d{1,2})\}/g)].map(([, index]) => Number(index)),
  )
  const indexes = new Set(mentions.map(({ index }) => index))
  if (indexes.size < mentions.length) {
    throw memberRefused('/mentions', 'must not contain two mentions with the same index.')
  }
  for (const [position, { index }] of mentions.entries()) {
    if (!placeholders.has(index)) {
      throw ruleViolated(
        `"mentions[${position}].index" must have its placeholder {${index}} in "text".`,
        `/mentions/${position}/index`,
      )
    }
  }
  const ownUsers = async () => own.map(({ userId }) => userId)
  const references = mentions.map(
    ({ userId }, position) => [`/mentions/${position}/userId`, 'user', userId, ownUsers] as const,
  )
  await requireReferences(ctx, ...references)
}
