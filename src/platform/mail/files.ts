import { contentOf, fileNameOf, mediaTypeOf } from './body.ts'
import { bufferOf } from './characters.ts'
import { contentIdsIn } from './content-id.ts'
import type { DataImage } from './data-images.ts'
import { stored, valueOf } from './headers.ts'
import type { MailPart } from './mail.ts'
import type { Part } from './parts.ts'
import type { TnefFile } from './tnef.ts'

export function fileOf(part: Part): MailPart {
  const content = contentOf(part)
  // Nothing was decoded: these are lines, which end on their way with CR and LF
  const isBinary = /^\s*binary/i.test(valueOf(part.headers, 'content-transfer-encoding') ?? '')
  const bytes = content === part.body && !isBinary ? asLines(content) : content
  const id = valueOf(part.headers, 'content-id')?.replace(/^\s*<|>\s*$/g, '')
  return {
    name: fileNameOf(part) ?? null,
    mimeType: mediaTypeOf(part),
    contentId: stored(id?.trim(), 255),
    isInline: false,
    size: bytes.length,
    bytes,
  }
}

/** Returns lines that end with a line feed, as the sender's file most likely has them. */
function asLines(bytes: Uint8Array): Uint8Array {
  const text = bufferOf(bytes).toString('latin1').replaceAll('\r\n', '\n')
  const isWhole = text === '' || text.endsWith('\n')
  return Buffer.from(isWhole ? text : `${text}\n`, 'latin1')
}

export function fileOfImage({ contentId, mimeType, bytes }: DataImage): MailPart {
  return { name: null, mimeType, contentId, isInline: true, size: bytes.length, bytes }
}

export function fileOfTnef({ name, mimeType, contentId, bytes }: TnefFile): MailPart {
  return {
    name,
    mimeType: stored(mimeType?.toLowerCase(), 255) ?? 'application/octet-stream',
    contentId: stored(contentId ?? undefined, 255),
    isInline: false,
    size: bytes.length,
    bytes,
  }
}

export function fileOfText(name: string, mimeType: string, text: string): MailPart {
  const bytes = Buffer.from(text)
  return { name, mimeType, contentId: null, isInline: false, size: bytes.length, bytes }
}

/** Returns files with `isInline` of those that HTML shows by their Content-ID (RFC 2392). */
export function markedInline(files: readonly MailPart[], html: string | null): MailPart[] {
  const shown = contentIdsIn(html)
  return files.map((file) => {
    const isShown = file.contentId !== null && shown.has(file.contentId)
    return { ...file, isInline: file.isInline || isShown }
  })
}

/** Returns files whose bytes are in memory of their own, which can be handed to another thread. */
export function withOwnBytes(files: readonly MailPart[]): MailPart[] {
  return files.map((file) => {
    const { bytes } = file
    const isOwn = bytes.length === bytes.buffer.byteLength
    return isOwn && bytes.constructor === Uint8Array
      ? file
      : { ...file, bytes: Uint8Array.from(bytes) }
  })
}
