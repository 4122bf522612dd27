import { contentIdOf } from '../../platform/mail/content-id.ts'
import { longestSafeHtml } from '../../platform/mail/limits.ts'
import { toAttachment } from '../media-manager/attachments.ts'
import type { MessageRow } from './wire.ts'

/**
 * Returns a message whose `sanitizedHtml` shows the images of the mail by the links of its attachments, or as it is where
 * that would be too long. The sanitiser has escaped every `<`, `>` and `"` that is no part of a tag or around a value.
 */
export function withUrls(row: MessageRow, publicUrl: string): MessageRow {
  if (row.sanitizedHtml === null) return row
  const urls = new Map<string, string>()
  for (const one of row.attachments) {
    const { contentId, url } = toAttachment(one, publicUrl)
    if (contentId !== null && url !== null && !urls.has(contentId)) urls.set(contentId, url)
  }
  const sanitizedHtml = row.sanitizedHtml.replace(/<img [^<>]*>/g, (image) =>
    image.replace(/ src="cid:([^"]*)"/i, (source, id: string) => {
      const url = urls.get(contentIdOf(id))
      return url === undefined ? source : ` src="${url.replaceAll('&', '&amp;')}"`
    }),
  )
  return sanitizedHtml.length > longestSafeHtml ? row : { ...row, sanitizedHtml }
}
