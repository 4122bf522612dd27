import type { Readable } from 'node:stream'
import { ApiError } from '../../errors.ts'
import type { ByteRange } from '../../platform/storage/store.ts'
import type { Answer } from './answer.ts'
import { noneMatch } from './etag.ts'
import { counted } from '../../lib/words.ts'

/** Bytes as an answer. */
export interface Content {
  /** An entity tag, with its quotes. */
  readonly etag: string
  readonly mediaType: string
  readonly size: number
  /** Name under which the file is saved. */
  readonly name: string
  /** Whether a browser may show it; otherwise it is only saved. */
  readonly isInline: boolean
  readonly isPublic: boolean
  open(range: ByteRange): Promise<Readable>
}

type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>

// Also for who opens the bytes as a page: nothing in them runs, nothing is loaded
const sandbox = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * The bytes, a range of them, or 304 (RFC 9110, sections 13 and 14). Throws 416 for a range beyond
 * the end; several ranges at once, and what is no range, are answered with all of it.
 */
export function contentAnswer(
  content: Content,
  { method, headers }: { readonly method: string; readonly headers: RequestHeaders },
): Answer {
  const { etag, size } = content
  const policy = {
    'content-security-policy': sandbox,
    'cache-control': content.isPublic ? 'public, no-cache' : 'private, no-cache',
  }
  const known = headers['if-none-match']
  if (known !== undefined && noneMatch(String(known), etag)) {
    return { status: 304, headers: { etag, ...policy }, body: undefined }
  }
  // Range is defined for GET alone (RFC 9110, section 14.2)
  const range = method === 'GET' ? rangeOf(headers, etag, size) : undefined
  const { start, end } = range ?? { start: 0, end: size - 1 }
  return {
    status: range ? 206 : 200,
    headers: {
      etag,
      'content-type': content.mediaType,
      'content-length': String(end - start + 1),
      'content-disposition': dispositionOf(
        content.isInline ? 'inline' : 'attachment',
        content.name,
      ),
      ...policy,
      'accept-ranges': 'bytes',
      ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
    },
    body: undefined,
    ...(size > 0 && { open: () => content.open({ start, end }) }),
  }
}

/**
 * The `Content-Disposition` of a name: as it is where it is plain ASCII, else also encoded (RFC 6266,
 * RFC 8187).
 */
export function dispositionOf(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const header = `${kind}; filename="${plain}"`
  if (plain === name) return header
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${header}; filename*=UTF-8''${encoded}`
}

function rangeOf(headers: RequestHeaders, etag: string, size: number): ByteRange | undefined {
  // Of another version the parts would not fit together; a date names no version here
  const ifRange = headers['if-range']
  if (ifRange !== undefined && ifRange !== etag) return undefined
  const matched = /^bytes=(\d*)-(\d*)$/i.exec(String(headers['range'] ?? ''))
  const [, first = '', last = ''] = matched ?? []
  if (first === '' && last === '') return undefined

  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  if (start > end) {
    throw new ApiError(
      'range_not_satisfiable',
      `The range begins after the last byte. The file has ${counted(size, 'byte')}.`,
      {
        headers: { 'content-range': `bytes */${size}` },
      },
    )
  }
  return { start, end }
}
