/** A body that cannot be read; the message is public and never repeats the body's text. */
export class BodyError extends Error {
  override readonly name = 'BodyError'
  /** JSON Pointer (RFC 6901) to the fault as far as it is known. */
  readonly pointer: string

  constructor(message: string, path: ReadonlyArray<string | number> = []) {
    super(message)
    this.pointer = path
      .map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`)
      .join('')
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Decodes UTF-8; throws BodyError for what is none (RFC 3629) and for a byte order mark. */
export function decodeUtf8(bytes: Buffer): string {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    throw new BodyError('The body is not UTF-8.')
  }
  if (text.charCodeAt(0) === 0xfeff) throw new BodyError('The body starts with a byte order mark.')
  return text
}
