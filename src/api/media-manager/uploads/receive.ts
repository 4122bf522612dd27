import { createHash } from 'node:crypto'
import type { mediaFiles } from '../../../db/schema/media.ts'
import { ApiError, ruleViolated, unavailable } from '../../../errors.ts'
import type { UnmanagedContext } from '../../../http/context.ts'
import { imageSize } from 'image-size'
import { blockOf } from '../../../lib/text.ts'
import type { StoreKey } from '../../../platform/storage/store.ts'
import { mediaTypeOf } from './media-type.ts'
import { announceUpload } from '../queries.ts'

/** Bytes that are hashed and written at once, after which the event loop gets its turn. */
const pieceBytes = 262_144

export interface Received extends Readonly<
  Pick<typeof mediaFiles.$inferSelect, 'size' | 'sha256' | 'mimeType' | 'width' | 'height'>
> {
  readonly key: StoreKey
}

/** Bytes from which a file's media type and size are read: enough for a picture behind its preview and colour profile. */
export const headBytes = 131_072
// Of formats whose headers are read without following what they point to
const measured = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])
/** The largest that a picture has in each direction; more is damage (PNG specification, section 7.1). */
const mostPixels = 2_147_483_647

/**
 * Puts bytes into the store as they arrive. Nothing refers to them yet: written down before the first
 * of them is kept, they are the worker's to remove unless a file takes them over.
 */
export async function receive(
  { db, storage }: Pick<UnmanagedContext<unknown>, 'db' | 'storage'>,
  key: StoreKey,
  source: AsyncIterable<Uint8Array>,
  name: string,
  declared: string | undefined,
): Promise<Received> {
  await announceUpload(db, key)
  const hash = createHash('sha256')
  const head: Uint8Array[] = []
  let size = 0

  async function* passing() {
    for await (const chunk of source) {
      hash.update(chunk)
      if (size < headBytes) head.push(chunk)
      size += chunk.length
      yield chunk
    }
  }
  try {
    await storage.store.put(key, passing())
  } catch (error) {
    // A form that is refused says so; what else fails is the disk
    if (error instanceof ApiError) throw error
    throw unavailable('The file cannot be stored at the moment. Retry the request later.', error)
  }

  const beginning = Buffer.concat(head).subarray(0, headBytes)
  const mimeType = await mediaTypeOf(beginning, name, declared)
  return { key, size, sha256: hash.digest('hex'), mimeType, ...pictureSize(beginning, mimeType) }
}

/** Bytes that are here already, in pieces: all of them at once would keep the event loop for long. */
export async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
}

function pictureSize(head: Buffer, mimeType: string) {
  const none = { width: null, height: null }
  if (!measured.has(mimeType)) return none
  try {
    const { width, height } = imageSize(head)
    const isSound = [width, height].every((one) => Number.isInteger(one) && one <= mostPixels)
    return isSound ? { width, height } : none
  } catch {
    // The rest of a file that begins like a picture can be damaged
    return none
  }
}

// Controls, formats and separators of lines: they show nothing, or turn a name around
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A name without folders and without characters that show nothing. Throws 422 when none is left. */
export function cleanName(given: string, pointer: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const name = blockOf(last.replace(invisible, '').normalize('NFC').trim())
  if (name === '' || name === '.' || name === '..') {
    throw ruleViolated(
      'The name of the file must contain a character that is allowed in a name.',
      pointer,
    )
  }
  if ([...name].length > 255) {
    throw ruleViolated('The name of the file must have at most 255 characters.', pointer)
  }
  return name
}
