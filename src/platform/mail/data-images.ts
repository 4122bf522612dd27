import { createHash } from 'node:crypto'
import { decodeBase64, percentDecoded } from './transfer.ts'

const mostImages = 100

/** An image that stood in the HTML itself. */
export interface DataImage {
  readonly contentId: string
  readonly mimeType: string
  readonly bytes: Uint8Array
}

// In an attribute or in a style, so that text about such addresses stays as it is
const dataAddress =
  /(["'=(]\s{0,9})data:(image\/[a-z0-9.+-]{1,60})((?:;[a-z0-9=_-]{1,60}){0,4}),([^"'<>)\\]*)/gi

/**
 * Takes the images in `data:` addresses out of HTML, each once, and refers to them as to embedded files (RFC 2392):
 * they are not counted in the length of the text or the HTML.
 */
export function withoutDataImages(html: string): { html: string; images: DataImage[] } {
  if (!/data:image\//i.test(html)) return { html, images: [] }
  const images = new Map<string, DataImage>()
  const rewritten = html.replace(
    dataAddress,
    (whole, before: string, mimeType: string, parameters: string, data: string) => {
      if (data === '' || images.size >= mostImages) return whole
      const decoded = percentDecoded(data)
      const bytes = /;base64$/i.test(parameters) ? decodeBase64(decoded) : decoded
      if (bytes.length === 0) return whole
      const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
      const contentId = `${digest}@data.invalid`
      images.set(contentId, { contentId, mimeType: mimeType.toLowerCase(), bytes })
      return `${before}cid:${contentId}`
    },
  )
  return { html: rewritten, images: [...images.values()] }
}
