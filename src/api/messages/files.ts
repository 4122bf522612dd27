import type { Schema } from '../../../generated/operations.ts'
import { memberRefused } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import { mostFileBytes } from '../../http/request/upload.ts'
import { requireFiles } from '../media-manager/attachments.ts'

/** Message types that require every file to be of their kind. */
const kinds: ReadonlySet<string> = new Set(['image', 'video', 'audio'])

/** The ids of the files that go with a message. Throws 422 for what its type does not take. */
export async function filesToSend(
  ctx: Context,
  { messageType, attachments }: Pick<Schema<'MessageSend'>, 'messageType' | 'attachments'>,
): Promise<string[]> {
  const files = await requireFiles(ctx, attachments)
  const other = files.find(({ mimeType }) => !mimeType.startsWith(`${messageType}/`))
  if (kinds.has(messageType) && other) {
    const fault = `must contain files of the type ${messageType} only, but one is ${other.mimeType}.`
    throw memberRefused('/attachments', fault)
  }
  requireSize(files)
  return files.map(({ id }) => id)
}

/** Throws 422 for more bytes than a message takes; mail servers take hardly more either. */
export function requireSize(files: ReadonlyArray<{ readonly size: number }>): void {
  if (files.reduce((sum, { size }) => sum + size, 0) <= mostFileBytes) return
  throw memberRefused('/attachments', 'must have at most 25 MiB together.')
}
