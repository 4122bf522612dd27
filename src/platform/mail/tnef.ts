import { textOf } from './characters.ts'
import { decompressRtf, textOfRtf } from './rtf.ts'

/** The content of a `winmail.dat` (MS-OXTNEF), which Outlook sends to programs that it takes for another Outlook. */
export interface Tnef {
  readonly text: string | null
  readonly html: Uint8Array | null
  readonly files: readonly TnefFile[]
}

export interface TnefFile {
  readonly name: string | null
  readonly mimeType: string | null
  readonly contentId: string | null
  readonly bytes: Uint8Array
}

const signature = 0x223e9f78
const levelAttachment = 2
const attributes = {
  codepage: 0x9007,
  body: 0x800c,
  messageProperties: 0x9003,
  attachmentStart: 0x9002,
  attachmentTitle: 0x8010,
  attachmentData: 0x800f,
  attachmentProperties: 0x9005,
}
/** Identifiers of MAPI properties (MS-OXPROPS). */
const properties = {
  body: 0x1000,
  compressedRtf: 0x1009,
  html: 0x1013,
  displayName: 0x3001,
  data: 0x3701,
  fileName: 0x3704,
  longFileName: 0x3707,
  mimeTag: 0x370e,
  contentId: 0x3712,
}
const mostFiles = 200
const mostProperties = 2000
/** Mails within one another that are opened. */
const mostNesting = 5

/** A file whose attributes are being read; its bytes are missing where it is only referred to. */
type OpenFile = { -readonly [Key in Exclude<keyof TnefFile, 'bytes'>]: TnefFile[Key] } & {
  displayName: string | null
  bytes: Uint8Array | undefined
}

/** Opens a TNEF stream. Returns undefined for other bytes and for a broken stream, which then stays a file. */
export function openTnef(given: Uint8Array, depth = 0): Tnef | undefined {
  if (!isTnef(given)) return undefined
  const view = new DataView(given.buffer, given.byteOffset, given.length)
  const files: OpenFile[] = []
  let charset: string | undefined
  let text: string | null = null
  let html: Uint8Array | null = null
  let rtf: Uint8Array | undefined
  try {
    for (let at = 6; at + 9 <= given.length;) {
      const level = view.getUint8(at)
      const id = view.getUint32(at + 1, true) & 0xffff
      const size = view.getUint32(at + 5, true)
      if (at + 9 + size > given.length) return undefined
      const data = given.subarray(at + 9, at + 9 + size)
      at += 9 + size + 2
      if (level === levelAttachment) readAttachment(id, data)
      else if (id === attributes.codepage && size >= 4) {
        charset = `cp${new DataView(data.buffer, data.byteOffset).getUint32(0, true)}`
      } else if (id === attributes.body) text ??= withoutEnd(textOf(data, charset))
      else if (id === attributes.messageProperties) {
        const found = propertiesOf(data, charset)
        text = stringOf(found.get(properties.body)) ?? text
        html = bytesIn(found.get(properties.html)) ?? html
        rtf = bytesIn(found.get(properties.compressedRtf)) ?? rtf
      }
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
  // Outlook leaves the plain text out of mails that it wrote as rich text
  const rich = rtf && (text ?? html) === null ? decompressRtf(rtf) : undefined
  if (rich) text = textOfRtf(rich).trim() || null
  return { text, html, files: files.flatMap(filesOf).slice(0, mostFiles) }

  function filesOf({ displayName, bytes, ...file }: OpenFile): TnefFile[] {
    if (bytes === undefined) return []
    const mail = depth < mostNesting ? openTnef(bytes, depth + 1) : undefined
    return mail ? filesOfMail(mail, displayName ?? file.name) : [{ ...file, bytes }]
  }

  function readAttachment(id: number, data: Uint8Array): void {
    if (id === attributes.attachmentStart && files.length < mostFiles) {
      files.push({
        name: null,
        displayName: null,
        mimeType: null,
        contentId: null,
        bytes: undefined,
      })
    }
    const file = files.at(-1)
    if (!file) return
    if (id === attributes.attachmentTitle) file.name ??= withoutEnd(textOf(data, charset))
    else if (id === attributes.attachmentData) file.bytes = data
    else if (id === attributes.attachmentProperties) {
      const found = propertiesOf(data, charset)
      file.name = stringOf(found.get(properties.longFileName)) ?? file.name
      file.name ??= stringOf(found.get(properties.fileName)) ?? null
      file.mimeType = stringOf(found.get(properties.mimeTag)) ?? null
      file.contentId = stringOf(found.get(properties.contentId)) ?? null
      file.displayName = stringOf(found.get(properties.displayName)) ?? null
      if (!file.bytes?.length) file.bytes = bytesIn(found.get(properties.data)) ?? file.bytes
    }
  }
}

function isTnef(bytes: Uint8Array): boolean {
  return (
    bytes.length >= 6 &&
    new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) === signature
  )
}

/** Returns a mail that is attached to another one as files: its text, which no other program could open, and its files. */
function filesOfMail({ text, html, files }: Tnef, name: string | null): TnefFile[] {
  const [ending, bytes] = html ? ['html', html] : ['txt', Buffer.from(text ?? '')]
  const mimeType = html ? 'text/html' : 'text/plain'
  const body = { name: `${name ?? 'message'}.${ending}`, mimeType, contentId: null, bytes }
  return [...(bytes.length > 0 ? [body] : []), ...files]
}

function bytesIn(value: string | Uint8Array | undefined): Uint8Array | undefined {
  return typeof value === 'string' ? Buffer.from(value) : value
}

function stringOf(value: string | Uint8Array | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function withoutEnd(text: string): string {
  return text.replace(/\0[^]*$/, '')
}

/** Reads texts and bytes of a list of MAPI properties (MS-OXTNEF, section 2.1.3.4). Throws RangeError. */
function propertiesOf(
  data: Uint8Array,
  charset: string | undefined,
): Map<number, string | Uint8Array> {
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  const found = new Map<number, string | Uint8Array>()
  const count = Math.min(view.getUint32(0, true), mostProperties)
  let at = 4
  for (let index = 0; index < count; index += 1) {
    const type = view.getUint16(at, true)
    const id = view.getUint16(at + 2, true)
    at += 4
    if (id >= 0x8000) at = behindName(at)
    const isMultiple = (type & 0x1000) !== 0
    const kind = type & 0x0fff
    const isVariable = [0x0d, 0x1e, 0x1f, 0x102].includes(kind)
    const values = isMultiple || isVariable ? view.getUint32(at, true) : 1
    if (isMultiple || isVariable) at += 4
    if (values > mostProperties) throw new RangeError('too many values')
    for (let value = 0; value < values; value += 1) {
      if (!isVariable) {
        at += widthOf(kind)
        continue
      }
      const size = view.getUint32(at, true)
      at += 4
      if (at + size > data.length) throw new RangeError('a value beyond the end')
      const bytes = data.subarray(at, at + size)
      if (!found.has(id)) found.set(id, valueOf(kind, bytes))
      at += Math.ceil(size / 4) * 4
    }
  }
  return found

  /** A named property has a GUID, and a number or a name. */
  function behindName(from: number): number {
    const isString = view.getUint32(from + 16, true) === 1
    const last = from + 24
    if (!isString) return last
    return last + Math.ceil(view.getUint32(from + 20, true) / 4) * 4
  }

  function valueOf(kind: number, bytes: Uint8Array): string | Uint8Array {
    if (kind === 0x1f) return withoutEnd(textOf(bytes, 'utf-16le'))
    if (kind === 0x1e) return withoutEnd(textOf(bytes, charset))
    // An object begins with the identifier of its interface
    return kind === 0x0d ? bytes.subarray(16) : bytes
  }
}

/** The bytes that a value of a fixed width takes, which is a multiple of four. */
function widthOf(kind: number): number {
  if ([0x05, 0x06, 0x07, 0x14, 0x40].includes(kind)) return 8
  return kind === 0x48 ? 16 : 4
}
