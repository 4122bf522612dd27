import { bufferOf, htmlOf, textOf } from './characters.ts'
import { unflowed } from './flowed.ts'
import { stored, valueOf } from './headers.ts'
import { textOfHtml } from './html-text.ts'
import type { Part } from './parts.ts'
import { decodeTransfer } from './transfer.ts'

/** The text of a mail and the parts that are files. */
export interface Body {
  readonly text: string | null
  readonly html: string | null
  readonly files: readonly Part[]
}

/** A piece of the text, in one form or in both. */
interface Piece {
  readonly text: string | null
  readonly html: string | null
}

// RFC 6838, section 4.2
const mediaType = /^[a-z0-9!#$&^_.+-]{1,127}\/[a-z0-9!#$&^_.+-]{1,127}$/

/** A character that can be seen. Replacing the others takes seconds of a long text. */
const visible = /[^\s\u00ad\u200b-\u200f\u2060\ufeff]/

/** Forms of a text that no client shows when it has another one. */
const spareForms: ReadonlySet<string> = new Set([
  'text/x-amp-html',
  'text/watch-html',
  'text/enriched',
  'text/richtext',
  'text/vnd.google.email-reaction+json',
])

/** Texts that can be read as they are where there is no plainer one (RFC 2046, section 4.1.4). */
const readableTexts: ReadonlySet<string> = new Set([
  'text/markdown',
  'text/x-markdown',
  'text/x-web-markdown',
  'text/enriched',
  'text/richtext',
])

/** Returns the bytes of a part, decoded. */
export function contentOf({ headers, body }: Part): Uint8Array {
  return decodeTransfer(body, valueOf(headers, 'content-transfer-encoding') ?? '')
}

/** Returns the name of the file that a part is; undefined if it has none. */
export function fileNameOf({ type, disposition }: Part): string | undefined {
  const name = disposition.parameters.get('filename') || type.parameters.get('name')
  return stored(name?.trim(), 1000) ?? undefined
}

/** Returns the media type of a part; a part that declares none is plain text (RFC 2045, section 5.2). */
export function mediaTypeOf({ type: { value } }: Part): string {
  return mediaType.test(value) ? value : 'text/plain'
}

/**
 * Reads the text and finds the files of a mail. The text is what has no name; a text with one is a file, unless it is
 * the only text. Several texts one after the other are one text.
 */
export function bodyOf(root: Part): Body {
  const files: Part[] = []
  const leaves = leavesOf(root)
  const isText = leaves.some(isPlainText) ? isPlainText : isReadableText
  const texts = leaves.filter(isText)
  const unnamed = texts.some((part) => fileNameOf(part) === undefined && !isBlank(part))
  const onlyNamed = unnamed ? undefined : texts.find((part) => !isBlank(part))
  const isBody = (part: Part, isForm: boolean) =>
    isText(part) && (fileNameOf(part) === undefined || part === onlyNamed || (!unnamed && isForm))

  const pieces = piecesOf(root, false)
  const plain = pieces.map(({ text, html }) => text ?? textOfHtml(html ?? ''))
  const hasHtml = pieces.some(({ html }) => html !== null)
  return {
    text: joined(plain.filter((text) => text.trim() !== '')),
    html: hasHtml ? joined(pieces.map(({ text, html }) => html ?? htmlOfText(text ?? ''))) : null,
    files,
  }

  function piecesOf(part: Part, isForm: boolean): Piece[] {
    const type = mediaTypeOf(part)
    if (part.parts.length > 0) {
      if (type !== 'multipart/alternative') {
        return part.parts.flatMap((one) => piecesOf(one, isForm))
      }
      return formsOf(part.parts.map((one) => piecesOf(one, true)))
    }
    if (type.startsWith('multipart/')) {
      // No boundary, or one that never occurs: the text is shown as it is
      const text = textOf(contentOf(part), part.type.parameters.get('charset'))
      return text.trim() === '' ? [] : [{ text, html: null }]
    }
    if (isBody(part, isForm)) {
      const piece = pieceOf(part, type)
      return piece ? [piece] : []
    }
    if (!(isForm && spareForms.has(type))) files.push(part)
    return []
  }
}

/** Joins the forms of one text: the plain ones, and the last one in HTML, which is the best. */
function formsOf(forms: readonly Piece[][]): Piece[] {
  const all = forms.flat()
  const plain = forms.find((pieces) =>
    pieces.some(({ text, html }) => text !== null && html === null),
  )
  const rich = forms.findLast((pieces) => pieces.some(({ html }) => html !== null))
  if (!plain || !rich || plain === rich) return all
  const text = joined(plain.flatMap((piece) => piece.text ?? []))
  const html = joined(rich.map((piece) => piece.html ?? htmlOfText(piece.text ?? '')))
  return [{ text, html }]
}

function pieceOf(part: Part, type: string): Piece | undefined {
  const bytes = contentOf(part)
  const { parameters } = part.type
  const charset = parameters.get('charset')
  if (type === 'text/html') {
    const html = htmlOf(bytes, charset)
    return html.trim() === '' ? undefined : { text: null, html }
  }
  // Programs of Windows write a second carriage return
  const text = textOf(bytes, charset).replaceAll('\r\r\n', '\n')
  if (!visible.test(text)) return undefined
  const isFlowed = parameters.get('format')?.toLowerCase() === 'flowed'
  const delSp = parameters.get('delsp')?.toLowerCase() === 'yes'
  return { text: isFlowed ? unflowed(text, delSp) : text, html: null }
}

/**
 * Returns what a mail shows that has neither a text nor a file: its body as it is. If its parts are blank, that is what
 * stands above them.
 */
export function remainderOf(root: Part): Uint8Array {
  const isEmpty = leavesOf(root).every(
    (part) => !visible.test(textOf(contentOf(part), part.type.parameters.get('charset'))),
  )
  if (!isEmpty) return root.body
  const boundary = root.parts.length > 0 ? (root.type.parameters.get('boundary') ?? '') : ''
  return root.body.subarray(0, Math.max(0, bufferOf(root.body).indexOf(`--${boundary}`)))
}

function leavesOf(part: Part): Part[] {
  return part.parts.length > 0 ? part.parts.flatMap(leavesOf) : [part]
}

function isPlainText(part: Part): boolean {
  const type = mediaTypeOf(part)
  if (part.disposition.value === 'attachment') return false
  return type === 'text/plain' || type === 'text/html'
}

function isReadableText(part: Part): boolean {
  const isFile = part.disposition.value === 'attachment' || fileNameOf(part) !== undefined
  return !isFile && readableTexts.has(mediaTypeOf(part))
}

function isBlank({ body }: Part): boolean {
  return body.every((byte) => byte <= 0x20)
}

function joined(texts: readonly string[]): string | null {
  return texts.length === 0 ? null : texts.join('\n')
}

function htmlOfText(text: string): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  return `<div>${escaped.replace(/\r?\n/g, '<br>\n')}</div>`
}
