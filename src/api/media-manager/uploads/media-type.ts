import { isUtf8 } from 'node:buffer'
import { ApiError } from '../../../errors.ts'
import { fileTypeFromBuffer, supportedMimeTypes } from 'file-type'

/** Number of bytes at the beginning of a file that determine its type. */
export const sniffedBytes = 4096

export const unknown = 'application/octet-stream'
// RFC 6838, section 4.2
const mediaType = /^[a-z0-9!#$&^_.+-]{1,127}\/[a-z0-9!#$&^_.+-]{1,127}$/i
/** The most that the contract allows. */
const longest = 127
const aliases: Readonly<Record<string, string>> = {
  'application/x-gzip': 'application/gzip',
  'application/x-pdf': 'application/pdf',
  'application/x-zip-compressed': 'application/zip',
  'application/x-rar-compressed': 'application/vnd.rar',
  'audio/mp3': 'audio/mpeg',
  'audio/vnd.wave': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/x-m4a': 'audio/mp4',
  'audio/x-wav': 'audio/wav',
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-ms-bmp': 'image/bmp',
  'image/x-png': 'image/png',
  'text/rtf': 'application/rtf',
  'text/xml': 'application/xml',
  'video/x-m4v': 'video/mp4',
}
/** Media types of text by the ending of the name, since the bytes do not show them. */
const textTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  csv: 'text/csv',
  eml: 'message/rfc822',
  html: 'text/html',
  ics: 'text/calendar',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  vcf: 'text/vcard',
  xml: 'application/xml',
  yaml: 'application/yaml',
  yml: 'application/yaml',
}
const mp4 = /^(audio|video)\/(mp4|quicktime|3gpp2?)$/
const ogg = /^(audio|video|application)\/(ogg|opus)$/
/** Formats that others are made of, with how the names of those end or begin. */
const containers: Readonly<Record<string, RegExp>> = {
  'application/zip':
    /zip$|^application\/(java-archive|vnd\.(android|apple|ms-|oasis|openxmlformats))/,
  'application/x-cfb': /^application\/(msword|vnd\.ms-|x-msi)/,
  'application/gzip': /gzip$|^application\/(x-gtar|x-tgz|x-compressed-tar)/,
  'application/ogg': ogg,
  'audio/mp4': mp4,
  'audio/ogg': ogg,
  'video/mp4': mp4,
  'video/ogg': ogg,
  'video/quicktime': mp4,
  'video/webm': /^audio\/webm$/,
  'video/matroska': /^(audio|video)\/(x-matroska|webm)$/,
}
const texts = new Set(['text/plain', 'text/html', 'application/xml'])
// What browsers take for HTML (WHATWG MIME Sniffing, section 7.1), and the root of an image in XML
const markup =
  /^<(!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s>]/i
const svg = /<svg[\s>]/i

/** Whether a text is a media type, which can stand in `Content-Type`. */
export function isMediaType(text: string): boolean {
  return text.length <= longest && mediaType.test(text)
}

/**
 * The media type of a file by how it begins. What the sender says only makes it more precise, and nothing if it is no
 * media type: throws 415 when the bytes are something else.
 */
export async function mediaTypeOf(
  head: Buffer,
  name: string,
  declared: string | undefined,
): Promise<string> {
  const found = await sniffed(head)
  const said =
    declared !== undefined && isMediaType(declared) ? usual(declared.toLowerCase()) : undefined
  if (said === undefined || said === unknown) {
    return found === 'text/plain' ? (textTypes[extensionOf(name) ?? ''] ?? found) : found
  }
  if (said === found || fits(said, found)) return said
  throw new ApiError(
    'unsupported_media_type',
    `The content of the file is ${found}, but ${said} was declared.`,
    {
      members: { supported: [found] },
    },
  )
}

/** The end of a name behind its last dot, in lower case. */
export function extensionOf(name: string): string | null {
  return /.\.([a-z0-9]{1,16})$/i.exec(name)?.[1]?.toLowerCase() ?? null
}

async function sniffed(head: Buffer): Promise<string> {
  const known = usual((await fileTypeFromBuffer(head.subarray(0, sniffedBytes)))?.mime ?? unknown)
  const text = textOf(head.subarray(0, sniffedBytes))
  if (text === undefined) return known
  if (svg.test(text) && (known === 'application/xml' || text.trimStart().startsWith('<'))) {
    return 'image/svg+xml'
  }
  if (known !== unknown) return known
  return markup.test(behindComments(text)) ? 'text/html' : 'text/plain'
}

/** The text without the white space and the comments that it begins with. */
function behindComments(text: string): string {
  let rest = text.trimStart()
  // No regular expression: one that skips comments takes exponential time
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4)
    if (end < 0) return rest
    rest = rest.slice(end + 3).trimStart()
  }
  return rest
}

function fits(said: string, found: string): boolean {
  const isSniffable = (supportedMimeTypes as ReadonlySet<string>).has(said)
  // Markup may be called a text of any kind, but not an image or a document
  if (texts.has(found)) return !isSniffable && /^(text|application)\//.test(said)
  if (found === unknown) return !isSniffable && !said.startsWith('text/')
  return containers[found]?.test(said) ?? false
}

function usual(mediaType: string): string {
  return aliases[mediaType] ?? mediaType
}

/** The bytes as text, the last character of which may be cut; undefined when they are none. */
function textOf(bytes: Buffer): string | undefined {
  for (let cut = 0; cut < Math.min(4, bytes.length + 1); cut++) {
    const whole = bytes.subarray(0, bytes.length - cut)
    if (isUtf8(whole)) {
      const text = whole.toString()
      return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? undefined : text
    }
  }
  return undefined
}
