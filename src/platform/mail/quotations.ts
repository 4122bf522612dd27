import { headAt } from './quotation-head.ts'

/** Lines with which something begins that the sender of a mail did not write for it. */
export interface Start {
  /** A quotation has a `>` in each line; a repeated mail has none, and takes the rest of the text. */
  readonly kind: 'quoted' | 'repeated' | 'signature'
  /** Number of lines that are known to belong to it. */
  readonly length: number
}

/** Verbs with which mail programs name the writer of a quotation: "On Friday, Mira wrote:". */
const verbs = [
  ...['wrote', 'écrit', 'escribió', 'scritto', 'escreveu', 'schrieb', 'schreef', 'skrev'],
  ...['kirjoitti', 'pisze', 'napisał', 'написал', 'пишет', 'yazdı', 'έγραψε', 'napsal', 'napísal'],
  ...[
    'írta',
    'scris',
    'пише',
    'kirjutas',
    'parašė',
    'viết',
    'menulis',
    '写道',
    '寫道',
    '작성',
    'メッセージ',
    'כתב',
    'كتب',
  ],
]
/** Titles between hyphens, which need no rows below them. */
const titles = [
  ...['original message', 'forwarded message', 'ursprüngliche nachricht', "message d'origine"],
  ...['mensaje original', 'messaggio originale', 'oorspronkelijk bericht', 'oprindelig besked'],
  ...['ursprungligt meddelande', 'original appointment', 'reply message', 'mensagem original'],
]
const signatureStarts = [
  ...['sent from ', 'get outlook for ', 'gesendet von ', 'sendt fra ', 'enviado desde '],
  ...['envoyé depuis ', 'envoyé de mon ', 'envoyé à partir de ', 'télécharger outlook pour '],
  ...['verzonden vanaf ', 'verstuurd vanaf '],
]
const closings = ['cheers', 'best wishes', 'bien à vous', 'bonne journée', 'bonne soirée']
/** Last words of a closing of a few words, such as "Thanks and kind regards". */
const lastWords = ['regards', 'cordialement']
const mostClosingWords = 4
/** Lines that a signature without a delimiter has at most; more of them are text that follows a closing. */
const mostSignatureLines = 8
/** Lines over which programs wrap the introduction of a quotation. */
const mostIntroductionLines = 3

/** The line above a signature (RFC 3676, section 4.3). */
export const signatureDelimiter = '-- '

/** Returns the kind of quotation that begins at a line of an answer; undefined where the text before it goes on. */
export function startAt(
  lines: readonly string[],
  at: number,
  subject: string | null,
): Start | undefined {
  const line = lines[at] ?? ''
  if (isQuoted(line)) return { kind: 'quoted', length: 1 }
  const length = introductionLength(lines, at, subject)
  if (length > 0) {
    const next = lines.slice(at + length, at + length + 3).find((one) => one.trim() !== '')
    return { kind: next !== undefined && isQuoted(next) ? 'quoted' : 'repeated', length }
  }
  return isSignatureStart(lines, at) ? { kind: 'signature', length: 1 } : undefined
}

export function isQuoted(line: string): boolean {
  return line.trimStart().startsWith('>')
}

/** Number of lines that introduce another mail: an attribution, or rows below a title or a row of signs. */
function introductionLength(lines: readonly string[], at: number, subject: string | null): number {
  const line = (lines[at] ?? '').trim().toLowerCase()
  if (line === '') return 0
  const before = lines[at - 1] ?? ''
  const isParagraph = before.trim() === '' || isQuoted(before)
  const rowsBelow = belowTitle(lines, at, subject)
  if (rowsBelow > 0) return rowsBelow
  if (isTitle(line)) return 1
  const head = headAt(lines, at, subject)
  if (head && isParagraph) return head.length
  return attributionLength(lines, at, isParagraph)
}

/** Number of lines of a title or a row of signs together with the rows below it; 0 if there are none. */
function belowTitle(lines: readonly string[], at: number, subject: string | null): number {
  const line = (lines[at] ?? '').trim()
  const isFramed = line.length <= 100 && line.startsWith('--') && line.endsWith('--')
  if (!isFramed && !/^(?:[-_=*]{5,100}|begin forwarded message:)$/i.test(line)) return 0
  const next = (lines[at + 1] ?? '').trim() === '' ? at + 2 : at + 1
  const head = headAt(lines, next, subject)
  return head ? next - at + head.length : 0
}

function isTitle(line: string): boolean {
  return line.startsWith('--') && line.endsWith('--') && titles.some((one) => line.includes(one))
}

/**
 * Number of lines of a line such as "On Friday 20 November 2026, Mira <mira@lindqvist.example> wrote:". Above quoted
 * lines it is in any language; elsewhere it has a verb that is known, or both an address and a date.
 */
function attributionLength(lines: readonly string[], at: number, isParagraph: boolean): number {
  let text = ''
  for (let length = 1; length <= mostIntroductionLines; length += 1) {
    const line = lines[at + length - 1] ?? ''
    if (line.trim() === '' || isQuoted(line)) return 0
    text += ` ${line.trim().toLowerCase()}`
    if (text.length > 1000) return 0
    if (!/[:\uff1a]$/.test(text)) continue
    const below = lines.slice(at + length, at + length + 2).find((one) => one.trim() !== '')
    const isAboveQuotation = below !== undefined && isQuoted(below)
    if (!isParagraph && !(isAboveQuotation && length === 1)) return 0
    const hasAddress = text.includes('@')
    const hasDate = /\d{4}|\d{1,2}[:.h]\d\d|\d{1,2}[./-]\d{1,2}[./-]/.test(text)
    const hasVerb = verbs.some((verb) => text.includes(verb))
    const isAttribution =
      isAboveQuotation || hasVerb ? hasAddress || hasDate : hasAddress && hasDate
    if (isAttribution) return length
  }
  return 0
}

function isSignatureStart(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (line === signatureDelimiter) return true
  const text = line.trim().toLowerCase()
  if (!isClosing(text)) return false
  const rest = lines.slice(at + 1, at + 40)
  const end = rest.findIndex(isQuoted)
  const below = end === -1 ? rest : rest.slice(0, end)
  return below.filter((one) => one.trim() !== '').length <= mostSignatureLines
}

function isClosing(line: string): boolean {
  if (line.length > 200) return false
  if (signatureStarts.some((start) => line.startsWith(start))) return true
  if (line.startsWith('von ') && line.endsWith(' gesendet')) return true
  const closing = line.replace(/[,!]{1,2}$/, '')
  const words = closing.split(' ')
  const isRegards = words.length <= mostClosingWords && lastWords.includes(words.at(-1) ?? '')
  return isRegards || closings.includes(closing)
}
