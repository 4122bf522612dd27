import { isUtf8 } from 'node:buffer'
import { ApiError } from '../../../errors.ts'
import { fileTypeFromBuffer, supportedMimeTypes } from 'file-type'

/** Number of bytes at the beginning of a file that determine its type. */
const sniffedBytes = 4096

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
  'audio/m4a': 'audio/mp4',
  'audio/mp3': 'audio/mpeg',
  'audio/vnd.wave': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/x-m4a': 'audio/mp4',
  'audio/x-wav': 'audio/wav',
  'image/jfif': 'image/jpeg',
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
  log: 'text/plain',
  md: 'text/markdown',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  vcf: 'text/vcard',
  xml: 'application/xml',
  yaml: 'application/yaml',
  yml: 'application/yaml',
}
const mp4 = /^(audio|video)\/(aac|mp4|quicktime|3gpp2?)$/
const heif = /^image\/hei[cf]$/
const ogg = /^(audio|video|application)\/(ogg|opus)$/
/** Formats that others are made of, with how the names of those end or begin. */
const containers: Readonly<Record<string, RegExp>> = {
  'application/zip':
    /zip$|^application\/(java-archive|vnd\.(android|apple|ms-|oasis|openxmlformats))/,
  // An office document with a password
  'application/x-cfb': /^application\/vnd\.(ms-|openxmlformats|visio)/,
  // An illustration
  'application/pdf': /^application\/postscript$/,
  'application/ogg': ogg,
  'audio/mp4': mp4,
  'audio/ogg': ogg,
  'image/heic': heif,
  'image/heif': heif,
  'video/3gpp': mp4,
  'video/3gpp2': mp4,
  'video/mp4': mp4,
  'video/ogg': ogg,
  'video/quicktime': mp4,
  'video/webm': /^audio\/webm$/,
  'video/matroska': /^(audio|video)\/(x-matroska|webm)$/,
}
/** Formats of which documents of many types are made that have no signature of their own, and the kinds of those. */
const packages = new Set([
  'application/gzip',
  'application/pdf',
  'application/rtf',
  'application/x-cfb',
  'application/zip',
])
const packaged = new Set(['application/', 'image/', 'model/'])
/** Kinds whose types have many names. */
const media = new Set(['audio/', 'font/', 'image/', 'video/'])
// What browsers take for HTML (WHATWG MIME Sniffing, section 7.1), and the root of an image in XML
const markup =
  /^<(!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s>]/i
const svg = /<svg[\s>]/i

/** Whether a text is a media type, which can stand in `Content-Type`. */
export function isMediaType(text: string): boolean {
  return text.length <= longest && mediaType.test(text)
}

/**
 * Returns the media type of a file by how it begins. A declared type is kept unless the bytes disprove it, and ignored if it
 * is no media type. Throws 415 when the bytes are something else.
 */
export async function mediaTypeOf(
  head: Buffer,
  name: string,
  declared: string | undefined,
): Promise<string> {
  const text = textOf(head.subarray(0, sniffedBytes))
  const found = await sniffed(head, text)
  const said =
    declared !== undefined && isMediaType(declared) ? usual(declared.toLowerCase()) : undefined
  // Systems declare a program in a file .ts as a film
  if (said === undefined || said === unknown || (said === 'video/mp2t' && found === 'text/plain')) {
    const isNamed = found === 'text/plain' || (found === unknown && text !== undefined)
    return isNamed ? (textTypes[extensionOf(name) ?? ''] ?? found) : found
  }
  if (said === found || fits(said, found, text !== undefined) || isPdf(said, found, head))
    return said
  throw new ApiError(
    'unsupported_media_type',
    `The content of the file is ${found}, but ${said} was declared.`,
    { members: { supported: [found] } },
  )
}

/** The end of a name behind its last dot, in lower case. */
export function extensionOf(name: string): string | null {
  return /.\.([a-z0-9]{1,16})$/i.exec(name)?.[1]?.toLowerCase() ?? null
}

async function sniffed(head: Buffer, text: Text | undefined): Promise<string> {
  // The byte order mark is how a sound begins, too
  const known = text?.isUtf16
    ? unknown
    : usual(
        (await fileTypeFromBuffer(head.subarray(0, sniffedBytes)))?.mime.replace(/;.*/, '') ??
          unknown,
      )
  if (text === undefined) return known
  if (svg.test(text.value) && (known === 'application/xml' || text.value.startsWith('<'))) {
    return 'image/svg+xml'
  }
  if (known !== unknown) return known
  if (markup.test(behindComments(text.value))) return 'text/html'
  return text.isUnicode ? 'text/plain' : unknown
}

/** The text without the white space and the comments that it begins with. */
function behindComments(text: string): string {
  let rest = text
  // No regular expression: one that skips comments takes exponential time
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4)
    if (end < 0) return rest
    rest = rest.slice(end + 3).trimStart()
  }
  return rest
}

function fits(said: string, found: string, isText: boolean): boolean {
  const isOfText = /^(text|message|multipart)\/|[/+]xml$/.test(said)
  // All others of these types have a signature, which would have been found
  const isWithoutSignature = isOfText || !(supportedMimeTypes as ReadonlySet<string>).has(said)
  // Markup may be called a text of any kind, but not an image or a document
  if (found.startsWith('text/') || found === 'application/xml') {
    return isWithoutSignature && /^(text|message|multipart|application|model|chemical)\//.test(said)
  }
  if (found === unknown) return isWithoutSignature && (isText || !said.startsWith('text/'))
  if (containers[found]?.test(said)) return true
  if (isOfText || !isWithoutSignature || found === 'image/svg+xml') return false
  const [kind = ''] = /^\w+\//.exec(said) ?? []
  return packages.has(found) ? packaged.has(kind) : media.has(kind) && found.startsWith(kind)
}

/** Whether the bytes are a PDF that does not begin at once. Readers find it within 1,024 bytes (ISO 32000-1, annex H.3). */
function isPdf(said: string, found: string, head: Buffer): boolean {
  const isOpen = found === unknown || found === 'text/plain'
  return said === 'application/pdf' && isOpen && head.subarray(0, 1024).includes('%PDF-')
}

function usual(mediaType: string): string {
  return aliases[mediaType] ?? mediaType
}

/** How a file begins, as text without white space at its begin. */
interface Text {
  readonly value: string
  /** Whether it is text in Unicode for sure; otherwise in an older character set, or the bytes only look like text. */
  readonly isUnicode: boolean
  readonly isUtf16: boolean
}

/** Returns the bytes as text, the last character of which may be cut; undefined when they are none. */
function textOf(bytes: Buffer): Text | undefined {
  const mark = bytes.subarray(0, 2).toString('latin1')
  const isUtf16 = mark === '\xff\xfe' || mark === '\xfe\xff'
  const isUnicode =
    isUtf16 ||
    [0, 1, 2, 3].some((cut) => isUtf8(bytes.subarray(0, Math.max(0, bytes.length - cut))))
  const encoding = isUtf16
    ? mark === '\xff\xfe'
      ? 'utf-16le'
      : 'utf-16be'
    : isUnicode
      ? 'utf-8'
      : 'latin1'
  const value = new TextDecoder(encoding).decode(bytes).trimStart()
  if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(value)) return undefined
  return { value, isUnicode, isUtf16 }
}
