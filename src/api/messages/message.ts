import type { Schema } from '../../../generated/operations.ts'
import type { Location } from '../../db/schema/messages.ts'
import { ApiError, invalid, notFound } from '../../errors.ts'
import { emit, type Happening, rowBefore } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import { single } from '../../http/serialize.ts'
import { lockMessage, messageById } from './queries.ts'
import { toMessage } from './wire.ts'

type Status = Schema<'MessageStatus'>
type MessageStep = Exclude<Extract<Happening[0], `message.${string}`>, 'message.rejected'>
type Locked = Awaited<ReturnType<typeof lockMessage>>[number]

/**
 * The message as it is after a change that is under way; 404 when there is none, 412 when the change
 * left it untouched for its version. Emits a patch of its status. The statements travel together.
 */
export async function current(
  ctx: Context,
  id: string,
  change: Promise<unknown> | unknown = undefined,
): Promise<Schema<'MessageReply'>> {
  const [changed, [row]] = await Promise.all([
    change,
    messageById(ctx.db, { workspaceId: ctx.actor.workspaceId, id }),
  ])
  if (!row) throw notFound('message', id)
  const reply = single(toMessage(row, ctx.publicUrl))
  if (changed === false) throw preconditionFailed('MessageReply', row.version, reply)

  const was = rowBefore(row, changed)
  if (was) emit(ctx, ...happenings(reply.data, toMessage(was, null)))
  ctx.setVersion(row.version)
  return reply
}

/** The event of a message that reaches a status. */
const steps: Readonly<Record<Status, MessageStep | undefined>> = {
  received: 'message.received',
  scheduled: 'message.queued',
  queued: 'message.queued',
  sending: undefined,
  sent: 'message.sent',
  delivered: 'message.delivered',
  read: 'message.read',
  failed: 'message.failed',
  canceled: 'message.canceled',
}

/** What happened to a message; `before` is undefined of a new one. */
export function happenings(message: Schema<'Message'>, before?: Schema<'Message'>): Happening[] {
  const step = steps[message.status]
  return step && before?.status !== message.status ? [[step, message, before]] : []
}

/** The message's state, its row locked; 404 when there is none, 412 when it has another version. */
export async function lock(ctx: Context, id: string): Promise<Locked> {
  const [row] = await lockMessage(ctx.db, { workspaceId: ctx.actor.workspaceId, id })
  if (!row) throw notFound('message', id)
  if (ctx.ifMatch && !ctx.ifMatch.includes(row.version)) await current(ctx, id, false)
  return row
}

/** 409: a message that is `from` cannot become `to`. */
export function illegalMove(from: Status, to: Status, allowed: readonly Status[]): ApiError {
  return new ApiError(
    'illegal_status_transition',
    `A message with the status ${from} cannot become ${to}.`,
    {
      members: { from, to, allowed: [...allowed] },
    },
  )
}

const messageTypesOfFiles: ReadonlySet<string> = new Set(['image', 'video', 'audio', 'file'])

/** Throws 400 unless a message holds what its type needs. */
export function requireContent(body: {
  readonly messageType: Schema<'MessageType'>
  readonly message?: string
  readonly attachments?: ReadonlyArray<Schema<'AttachmentWrite'>>
  readonly location?: Schema<'MessageLocation'>
}): void {
  if (body.messageType === 'text' && body.message === undefined) {
    throw invalid('body', '/message', 'is required for a message of the type text')
  }
  const isOfFiles = messageTypesOfFiles.has(body.messageType)
  if (isOfFiles && !body.attachments?.length) {
    throw invalid(
      'body',
      '/attachments',
      `is required for a message of the type ${body.messageType}`,
    )
  }
  if (body.messageType === 'location' && body.attachments?.length) {
    throw invalid('body', '/attachments', 'must be absent for a message of the type location')
  }
  if (body.messageType === 'location' && body.location === undefined) {
    throw invalid('body', '/location', 'is required for a message of the type location')
  }
  if (body.messageType !== 'location' && body.location !== undefined) {
    throw invalid('body', '/location', 'is allowed only for a message of the type location')
  }
}

/** A location as it is kept. */
export function keptLocation(given: Schema<'MessageLocation'> | undefined): Location | null {
  if (!given) return null
  const { latitude, longitude, name = null, address = null } = given
  return { latitude, longitude, name, address }
}

/** The beginning of a text, on one line. */
export function previewOf(message: string | null): string | null {
  if (message === null) return null
  return message.replace(/\s+/g, ' ').trim().slice(0, 200).toWellFormed()
}
