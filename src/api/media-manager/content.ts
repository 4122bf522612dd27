import type { Content } from '../../http/reply/content.ts'
import type { Store } from '../../platform/storage/store.ts'
import { isMediaType, unknown } from './uploads/media-type.ts'
import type { FileRow } from './queries.ts'

/** Media types that browsers show without running anything of the file. A type that ends with `+xml` is a document to them. */
const shown = /^(image\/(png|jpeg|gif|webp|avif|bmp)|(audio|video)\/[\w.-]+|text\/plain)$/

/** A file's bytes; shown only where that is asked for and cannot run anything. */
export function contentOf(
  store: Store,
  workspaceId: string,
  file: Pick<FileRow, 'uploadId' | 'name' | 'mimeType' | 'size' | 'sha256' | 'visibility'>,
  disposition: 'attachment' | 'inline',
): Content {
  // Files of earlier versions may have whatever their senders declared
  const mediaType = isMediaType(file.mimeType) ? file.mimeType : unknown
  return {
    etag: `"${file.sha256}"`,
    // Without it browsers would guess
    mediaType: mediaType === 'text/plain' ? 'text/plain; charset=utf-8' : mediaType,
    size: file.size,
    name: file.name,
    isInline: disposition === 'inline' && shown.test(file.mimeType),
    isPublic: file.visibility === 'public',
    open: (range) => store.get({ workspaceId, id: file.uploadId }, range),
  }
}
