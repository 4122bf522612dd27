import { isUtf8 } from 'node:buffer'
import { isDeclared, textOf } from './characters.ts'
import { decodeQuotedPrintable } from './transfer.ts'

// RFC 2047, section 2, with the language of RFC 2231. Programs leave spaces and question marks in Q
const word =
  /=\?([\w.:()+-]{1,60})(?:\*[\w-]{0,40})?\?(?:[bB]\?([A-Za-z0-9+/=\s]*)\?=|[qQ]\?((?:[^?=]|=(?!\?)|\?(?!=))*)\?=)/g

interface Word {
  readonly charset: string
  readonly bytes: Buffer
  /** The text of a word in base64. */
  readonly base64: string | undefined
}

/**
 * Returns a header value with its encoded words decoded (RFC 2047). Adjacent words in one charset are joined as bytes,
 * since programs split them amid a character.
 */
export function decodeWords(value: string): string {
  if (!value.includes('=?')) return value
  const pieces: string[] = []
  let run: Word[] = []
  let at = 0
  const endRun = () => {
    if (run.length > 0) pieces.push(textOfRun(run))
    run = []
  }
  for (const match of value.matchAll(word)) {
    const [whole, charset = '', base64, quoted] = match
    const between = value.slice(at, match.index)
    const isAdjacent = run.length > 0 && between.trim() === ''
    if (!isAdjacent || run[0]?.charset !== charset.toLowerCase()) {
      endRun()
      if (!isAdjacent) pieces.push(between)
    }
    const bytes =
      base64 === undefined
        ? decodeQuotedPrintable(Buffer.from((quoted ?? '').replaceAll('_', '=20'), 'utf8'))
        : Buffer.from(base64, 'base64')
    run.push({ charset: charset.toLowerCase(), bytes, base64 })
    at = match.index + whole.length
  }
  endRun()
  pieces.push(value.slice(at))
  return pieces.join('')
}

/** Returns a value whose words have none of the signs that separate addresses; some programs leave them there. */
export function withoutSeparators(value: string): string {
  return value.replace(word, (whole: string, _charset, _base64, quoted: string | undefined) =>
    quoted === undefined
      ? whole
      : whole.replace(/[,;:()<>"@\\]/g, (sign) => `=${sign.charCodeAt(0).toString(16)}`),
  )
}

function textOfRun(run: readonly Word[]): string {
  const charset = run[0]?.charset
  const bytes = Buffer.concat(run.map((one) => one.bytes))
  if (isDeclared(charset) || isUtf8(bytes)) return textOf(bytes, charset)
  // A program encoded the whole first, and split the base64 where a word was full
  if (run.every(({ base64 }) => base64 !== undefined)) {
    const joined = Buffer.from(run.map(({ base64 }) => base64).join(''), 'base64')
    if (isUtf8(joined)) return textOf(joined, charset)
  }
  return textOf(bytes, charset)
}
